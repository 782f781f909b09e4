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

/** A minion that was called for one turn: as the turn ends it goes to its owner's deck, if you still control it. */
export function isHereForTheTurn(
  c: Verbs,
  minion: Value<CardId>,
  to: 'deck top' | 'deck bottom' = 'deck bottom',
): void {
  const called = c.note(minion);
  c.to(called, () =>
    c.later('end of turn', turnEnds, (then) =>
      then.if(equal(controller(called), you), () => then.place(those(all(called)), to)),
    ),
  );
}
