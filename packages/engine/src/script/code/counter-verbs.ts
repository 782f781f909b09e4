import { removeCounters, transferCounters } from '../../changes/affect.ts';
import { isHeard } from '../../changes/notice.ts';
import { ask, askedBy, newId } from '../../flow/ask.ts';
import { divertCounter, placeTogether } from '../../flow/placing.ts';
import type { Game } from '../../game.ts';
import type { Read } from '../../library/definitions.ts';
import type { Option } from '../../model/decision.ts';
import type { AbilityFrame } from '../../model/frames.ts';
import { NONE, type CardId } from '../../model/ids.ts';
import { canBe } from '../../rules/affectable.ts';
import { countersOf, isBaseInPlay } from '../../rules/table.ts';
import { numbersFrom, read, type Amount } from './amount.ts';
import type { ChoiceVerbs } from './choice-verbs.ts';
import type { SequenceVerbs } from './sequence-verbs.ts';
import type { Some, Selected } from './selected.ts';
import { affecting, type Affected } from './affecting.ts';
import { causeOf, couldToSome, first, inSlot, wouldAffect, type Writer } from './writer.ts';

/** Placing, removing and transferring +1 power counters (R9.5, R9.9). */
export function counterVerbs(w: Writer, say: SequenceVerbs & ChoiceVerbs) {
  const verbs = {
    placeCounters(cards: Some, count: Amount = 1): Affected {
      return affecting(w, {
        verb: 'power',
        cards,
        count: (g, f) => read(g, f, count),
        run: (g, f, hits, slot) =>
          placeTogether(
            g,
            hits.map(({ card }) => card),
            read(g, f, count),
            causeOf(f),
            slot,
          ),
        could: couldToSome(
          cards,
          (g, f, card) =>
            read(g, f, count) !== 0 && (canBe(g, 'power', card, causeOf(f)) || isBaseInPlay(g, card)),
          undefined,
          true,
        ),
      });
    },

    shareCounters(count: Amount, over: Selected): void {
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

    divertCounter(from: Read<CardId>, to: Read<CardId>): void {
      w.do(
        (g, f) => {
          divertCounter(g, from(g, f), to(g, f), causeOf(f));
        },
        (g, f) => from(g, f) !== NONE && canBe(g, 'power', to(g, f), causeOf(f)),
      );
    },

    removeCounters(cards: Some, count: Amount = 1): Affected {
      return affecting(w, {
        verb: 'power',
        cards,
        way: (g, f) => read(g, f, count),
        count: (g, f) => read(g, f, count),
        run(g, f, hits, slot) {
          const cause = causeOf(f);
          f.vars[slot] = hits.flatMap(({ card }) => removeCounters(g, card, read(g, f, count), cause));
        },
        could: couldToSome(
          cards,
          (g, f, card) =>
            read(g, f, count) !== 0 &&
            countersOf(g, card) >= read(g, f, count) &&
            (canBe(g, 'power', card, causeOf(f)) || isBaseInPlay(g, card)),
        ),
      });
    },

    /** Both are affected; what is affected like one of them has the other as its counterpart. */
    transferCounters(from: Read<CardId>, to: Read<CardId>, count: Amount = 1): Affected {
      const ends: Read<readonly CardId[]> = (g, s) => [from(g, s), to(g, s)];
      return affecting(w, {
        verb: 'power',
        cards: ends,
        way: (g, f, card) => (card === from(g, f) ? read(g, f, count) : NONE),
        count: (g, f) => (countersOf(g, from(g, f)) < read(g, f, count) ? 0 : read(g, f, count)),
        run(g, f, [giver, taker, ...others], slot) {
          const one = giver?.card ?? NONE;
          const other = taker?.card ?? NONE;
          const pairs = others.map(({ card, like }) =>
            like === from(g, f) ? { card, to: other } : { card: one, to: card },
          );
          f.vars[slot] = [{ card: one, to: other }, ...pairs].flatMap((pair) =>
            transferCounters(g, pair.card, pair.to, read(g, f, count), causeOf(f)),
          );
        },
        could: (g, f, { aim }) => {
          const could =
            from(g, f) !== to(g, f) &&
            read(g, f, count) > 0 &&
            countersOf(g, from(g, f)) >= read(g, f, count) &&
            [from, to].every((card) => canBe(g, 'power', card(g, f), causeOf(f)));
          if (aim === null) return could;
          return could && wouldAffect(aim, [to(g, f), from(g, f)], [to(g, f)]);
        },
      });
    },

    chooseCounters(way: 'on' | 'off', about: Read<CardId>, most: Amount, least: Amount = 0): Read<number> {
      const slot = w.newSlot();
      const numbers = (g: Game, f: AbilityFrame): number[] => {
        const from = read(g, f, least);
        return numbersFrom(from, Math.max(from, read(g, f, most)));
      };
      w.step({
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
