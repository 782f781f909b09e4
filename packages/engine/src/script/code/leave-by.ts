import type { Game } from '../../game.ts';
import type { Scope } from '../../library/definitions.ts';
import { rivalClaim } from '../../rules/under-way.ts';
import type { SequenceVerbs } from './sequence-verbs.ts';
import { currentPlayer } from './values.ts';
import type { Writer } from './writer.ts';

/**
 * This card is about to send itself somewhere by its own text. Where the ability that plays it has a place for it, too,
 * the current player says which of the two (R10.28).
 */
export function leaveBy(w: Writer, say: SequenceVerbs): void {
  const claimed = (g: Game, s: Scope): ReturnType<typeof rivalClaim> => rivalClaim(g, s.self);
  say.if(
    (g, s) => claimed(g, s) !== null,
    () =>
      say.oneOf(
        {
          'where it says': [() => {}],
          'under the deck': [
            () =>
              w.do((g, f) => {
                const play = claimed(g, f);
                if (play !== null) play.claim = 'sole';
              }),
          ],
        },
        currentPlayer,
      ),
  );
}
