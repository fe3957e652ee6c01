// What a screen reader hears without looking: polite for events, assertive only for "your call".

export const said = $state({ polite: '', assertive: '' });

/** Says something when the reader has time. Several events of one step make one message. */
export function say(text: string): void {
  said.polite = text;
}

/** Says something at once. */
export function call(text: string): void {
  said.assertive = text;
}
