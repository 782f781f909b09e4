import { removeCounters, transferCounters } from '../changes/affect.ts';
import { isHeard } from '../changes/notice.ts';
import { ask, askedBy, newId } from '../flow/ask.ts';
import { divertCounter, placeTogether } from '../flow/placing.ts';
import type { Game } from '../game.ts';
import type { Value } from '../library/definitions.ts';
import type { Option } from '../model/decision.ts';
import type { AbilityFrame } from '../model/frames.ts';
import { NONE, type CardId } from '../model/ids.ts';
import { canBe } from '../rules/affectable.ts';
import { countersOf, isBaseInPlay } from '../rules/table.ts';
import { read, type Amount } from './amount.ts';
import type { ChoiceVerbs } from './choice-verbs.ts';
import type { Choosable } from './selection.ts';
import type { SequenceVerbs } from './sequence-verbs.ts';
import {
  adding,
  causeOf,
  couldToSome,
  first,
  inSlot,
  listOf,
  orEmpty,
  type Some,
  type Writer,
} from './writer.ts';

/** Placing, removing and transferring +1 power counters (R9.5, R9.9). */
export function counterVerbs(w: Writer, say: SequenceVerbs & ChoiceVerbs) {
  const verbs = {
    /** Places that many +1 power counters on each; on a base, counters of its own kind. */
    placeCounters(cards: Some, count: Amount = 1): Value<readonly number[]> {
      const list = listOf(cards);
      const slot = w.newSlot();
      w.do(
        (g, f) => placeTogether(g, list(g, f), read(g, f, count), causeOf(f), slot),
        orEmpty(
          slot,
          couldToSome(
            cards,
            (g, f, card) =>
              read(g, f, count) !== 0 && (canBe(g, 'power', card, causeOf(f)) || isBaseInPlay(g, card)),
          ),
        ),
        adding(cards, count),
      );
      return inSlot(slot);
    },

    /**
     * So many +1 power counters, shared out over these as you like, in one placing: whoever has a say in that hears of all of
     * them together. If nobody has, each is seen where it goes.
     */
    shareCounters(count: Amount, over: Choosable): void {
      say.if(
        (g) => isHeard(g, 'before counters'),
        () => {
          const shares = w.newList();
          say.repeat(count, () => w.add(shares, say.choose(over, 'counter')));
          verbs.placeCounters(inSlot(shares));
        },
        () => say.repeat(count, () => verbs.placeCounters(say.choose(over, 'counter'))),
      );
    },

    /** One of the counters that are about to be placed on a card goes to another one instead. */
    divertCounter(from: Value<CardId>, to: Value<CardId>): void {
      w.do(
        (g, f) => {
          divertCounter(g, from(g, f), to(g, f), causeOf(f));
        },
        (g, f) => from(g, f) !== NONE && canBe(g, 'power', to(g, f), causeOf(f)),
      );
    },

    /** Removes that many from each card that has enough. */
    removeCounters(cards: Some, count: Amount = 1): Value<readonly number[]> {
      const list = listOf(cards);
      return w.result(
        (g, f) => list(g, f).flatMap((card) => removeCounters(g, card, read(g, f, count), causeOf(f))),
        couldToSome(
          cards,
          (g, f, card) =>
            read(g, f, count) !== 0 &&
            countersOf(g, card) >= read(g, f, count) &&
            canBe(g, 'power', card, causeOf(f)),
        ),
      );
    },

    /** Transfers that many counters from one card to another. Returns the card that got them, or nothing. */
    transferCounters(from: Value<CardId>, to: Value<CardId>, count: Amount = 1): Value<readonly number[]> {
      return w.result(
        (g, f) => transferCounters(g, from(g, f), to(g, f), read(g, f, count), causeOf(f)),
        (g, f) =>
          from(g, f) !== to(g, f) &&
          read(g, f, count) > 0 &&
          countersOf(g, from(g, f)) >= read(g, f, count) &&
          [from, to].every((card) => canBe(g, 'power', card(g, f), causeOf(f))),
      );
    },

    /**
     * Say how many counters, between the least and the most; the question names the card that they go on or come off.
     */
    chooseCounters(way: 'on' | 'off', about: Value<CardId>, most: Amount, least: Amount = 0): Value<number> {
      const slot = w.newSlot();
      const numbers = (g: Game, f: AbilityFrame): number[] => {
        const from = read(g, f, least);
        return Array.from({ length: Math.max(0, read(g, f, most) - from) + 1 }, (_, i) => from + i);
      };
      w.steps.push({
        run: (g, f) => {
          const offered = numbers(g, f);
          f.vars[slot] = offered;
          if (offered.length === 1) return true;
          ask(g, {
            id: newId(g),
            seat: f.you,
            kind: 'mode',
            options: offered.map((number): Option => ({ kind: 'mode', mode: String(number) })),
            min: 1,
            max: 1,
            source: f.self,
            prompt: { ...askedBy(f, `how many counters ${way}`), about: about(g, f) },
          });
          return false;
        },
        answer: (_, f, [picked]) => {
          f.vars[slot] = [picked?.kind === 'mode' ? Number(picked.mode) : 0];
        },
        foresee: (g, f) => ({ slot, ids: numbers(g, f), orNone: false }),
        isQuiet: true,
      });
      return first(inSlot(slot));
    },
  };
  return verbs;
}

export type CounterVerbs = ReturnType<typeof counterVerbs>;
