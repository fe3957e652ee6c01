// A team in a link: `#team=ID` of a kept one, or `#name=…&members=a,b,c` for a team that nobody keeps.

export interface Linked {
  team?: string;
  name?: string;
  members: string[];
}

/** As many as the server takes: a deck of fifty cards with its identity and its aspect, and some to spare. */
const MOST = 60;

/** What a fragment says about a team. */
export function readLink(fragment: string): Linked {
  const said = new URLSearchParams(fragment);
  const [team, name] = [said.get('team'), said.get('name')];
  const members = (said.get('members') ?? '').split(',').filter((id) => id !== '').slice(0, MOST);
  return { ...(team && { team }), ...(name && { name: name.slice(0, 24) }), members };
}

/** The fragment of a team that nobody keeps. */
export function writeLink(name: string, members: readonly string[]): string {
  return new URLSearchParams({ ...(name && { name }), members: members.join(',') }).toString().replaceAll('%2C', ',');
}
