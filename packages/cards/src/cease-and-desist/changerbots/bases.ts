import { allTogether, aMinion, beforeItScores, first, itInPlay, powerFor, whenever } from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Changing Room',
    'After a player uses the talent of a minion here, that minion has +1 power until the end of the turn.',
    whenever(aMinion.usesTalent.here, (c) => c.until('end of turn', powerFor(c.note(itInPlay), 1))),
  ),

  base(
    'Unicrave',
    'Before this base scores, replace it with the top card of the base deck. All cards here stay, and the new base scores.',
    beforeItScores((c) => c.exchangeScoringBase(first(c.takeBases(1))), { players: allTogether }),
  ),
];
