// Marvel Champions at the table.

import { t } from '$web/language.svelte';
import type { Choice, Question } from '$web/wire';
import type { ChampionsBoard } from './board';
import type { LaidGame } from '$web/table/game';
import Held from './Held.svelte';
import Mat from './Mat.svelte';
import Round from './Round.svelte';
import { ICONS } from './icons';
import Text from './TextBoard.svelte';

/** Questions that may be passed ahead: interrupts, responses and actions that others ask for. Nothing that is forced is among them. */
const PASSABLE = ['window', 'requested'];

/** The one quiet answer of a window. */
export function pass(question: Question): Choice | undefined {
  const quiet = PASSABLE.includes(question.code) ? question.choices.filter((choice) => choice.quiet) : [];
  return quiet.length === 1 ? quiet[0] : undefined;
}

const champions: LaidGame<ChampionsBoard> = {
  bar: (board) => ({
    sub: `${board.scenario} · ${board.mode}`,
    lead: board.turn === 0 ? board.stageName : t('champions-round', { round: board.turn }),
    phases: board.turn === 0 ? [] : board.phases,
    phase: board.phase,
  }),
  folding: {
    small: new Set(['set-up', 'moved', 'drew', 'generated', 'exhausted', 'readied', 'ended', 'entered-play', 'engaged', 'first-player-passed', 'counters-changed', 'searched', 'phase-began', 'surged', 'reckoned']),
    opens: new Set(['played', 'ability-used', 'began', 'revealed', 'boosted', 'defends']),
  },
  icons: ICONS,
  Text,
  Mat,
  Held,
  Round,
  side: (board) => board.sides.map(({ seat }) => seat),
  lost: 'costs.excess-lost',
  pass,
  passable: (board) => [
    { code: 'phase', key: `${board.turn}.${board.phase}` },
    { code: 'round', key: `${board.turn}` },
  ],
};
export default champions;
