import { countersOn, type CardId, type Value, type Verbs } from '@smashup/engine';

/** Any number of its +1 power counters go to another card. */
export function passCounters(c: Verbs, from: Value<CardId>, to: Value<CardId>): void {
  c.to(from, () =>
    c.to(to, () => c.transferCounters(from, to, c.chooseCounters('off', from, countersOn(from)))),
  );
}
