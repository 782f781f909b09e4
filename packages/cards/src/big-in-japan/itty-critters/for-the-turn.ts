import {
  all,
  controller,
  equal,
  those,
  turnEnds,
  you,
  type CardId,
  type Value,
  type Verbs,
} from '@smashup/engine';

/** A critter that was called for one turn: as the turn ends it goes under the deck, if you still control it. */
export function isHereForTheTurn(c: Verbs, critter: Value<CardId>): void {
  const called = c.note(critter);
  c.to(called, () =>
    c.later('end of turn', turnEnds, (then) =>
      then.if(equal(controller(called), you), () => then.place(those(all(called)), 'deck bottom')),
    ),
  );
}
