import { by, it, notAffected, thisCard, those, type minions, type Verbs } from '@smashup/engine';

/** An ongoing ability that begins to affect these minions never does; this action is destroyed instead. */
export const shieldFromIt =
  (shielded: typeof minions) =>
  (c: Verbs): void => {
    const thatCard = by(those(c.noteAll(it)));
    c.until('the game ends', notAffected(those(c.noteAll(shielded)), { from: thatCard, sheds: false }));
    c.destroy(thisCard);
  };
