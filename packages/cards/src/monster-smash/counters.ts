import { countersOn, minions, minus, type Value, type Verbs } from '@smashup/engine';

/** Removes as many +1 power counters from your minions as you like; returns how many. */
export function takeCountersOff(c: Verbs): Value<number> {
  const before = c.note(countersOn(minions.yours));
  c.forEach(minions.yours.withCounters, (one) =>
    c.removeCounters(one, c.chooseCounters('off', one, countersOn(one))),
  );
  return c.note(minus(before, countersOn(minions.yours)));
}
