// Missions of packs that people wrote: those one keeps, and the pack that came with the link.

import { api } from '../../api';
import { t } from '../../language.svelte';
import type { Chosen, SetupValue } from '../../wire';

/** Of one's own packs, the latest: each has to be read and checked before its missions are known. */
const MOST = 8;
/** Between a pack and its mission in the value of the option. */
const OF = '/';
const KEPT = 'pack:';

/** Every mission of these packs as a value of the table's option; of a pack that can't be played, none. */
export async function missionsOfPacks(game: string, linked: string | null): Promise<SetupValue[]> {
  const { packs } = await api.myPacks();
  const own = packs.filter((pack) => pack.game === game && pack.id !== linked).slice(0, MOST);
  const ids = [...(linked ? [linked] : []), ...own.map(({ id }) => id)];
  const found = await Promise.all(ids.map((id) => missions(game, id).catch((): SetupValue[] => [])));
  return found.flat();
}

async function missions(game: string, id: string): Promise<SetupValue[]> {
  const { pack } = await api.pack(id);
  if (pack.game !== game) return [];
  const verdict = await api.checkPack(game, { text: pack.text, look: null });
  const blurb = t('new-pack-of', { pack: pack.name });
  return verdict.missions.map((mission) => ({ id: `${KEPT}${id}${OF}${mission.id}`, name: mission.name, blurb, shows: [], excludes: [] }));
}

/** What the table is made with: a mission of a pack brings its pack along. */
export function withPack(chosen: readonly Chosen[]): Chosen[] {
  return chosen.flatMap(({ option, value }) => {
    const at = value.indexOf(OF);
    if (!value.startsWith(KEPT) || at < 0) return [{ option, value }];
    return [{ option: 'pack', value: value.slice(0, at) }, { option, value: value.slice(at + 1) }];
  });
}
