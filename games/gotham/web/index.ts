// Gotham City Chronicles at the table.

import { t } from '$web/language.svelte';
import type { GothamBoard } from './board';
import type { LaidGame } from '$web/table/game';
import Held from './Held.svelte';
import Mat from './Mat.svelte';
import Round from './Round.svelte';
import Text from './TextBoard.svelte';

const gotham: LaidGame<GothamBoard> = {
  bar: (board) => ({
    sub: `${board.mission} · ${board.battlefield}`,
    lead: t('gotham-turn', { turn: board.turn, last: board.lastTurn }),
    phases: board.phases,
    phase: board.phase,
  }),
  folding: {
    small: new Set(['cubes-spent', 'card-used', 'moved', 'rerolled', 'stood-up']),
    opens: new Set(['rolled', 'movement-began', 'deed-began']),
    live: true,
  },
  Text,
  Mat,
  Held,
  Round,
  sheets: true,
  side: (board, seat) => (seat === board.post.seat ? [seat] : board.sides.filter((side) => side.camp === 'heroes').map((side) => side.seat)),
};
export default gotham;
