import { crossBarrier } from '../changes/zones.ts';
import { ask, askedBy, newId } from '../flow/ask.ts';
import type { Game } from '../game.ts';
import type { CardTest, Outlook, Scope, Step, Value } from '../library/definitions.ts';
import type { Option, Purpose, Topic } from '../model/decision.ts';
import type { AbilityFrame } from '../model/frames.ts';
import { NONE, type Seat } from '../model/ids.ts';
import { baseOption, cardOption } from '../model/options.ts';
import { randomBelow } from '../model/random.ts';
import { couldWith } from '../rules/foresight.ts';
import { inForce } from '../rules/in-force.ts';
import { isBase, pieceOf } from '../rules/table.ts';
import type { SequenceVerbs } from './sequence-verbs.ts';
import { isAbleTo } from './able.ts';
import { Players } from './bases-and-players.ts';
import { among, OutOfPlay } from './out-of-play.ts';
import type { PurposeOf } from './purpose.ts';
import type { Choosable, Selection } from './selection.ts';
import { read, type Amount } from './amount.ts';
import { first, inSlot, listOf, type Some, type Writer } from './writer.ts';
import { kept } from '../rules/scope.ts';
import { nth } from '../model/nth.ts';

/** Which cards go on top of a deck, and which on its bottom. */
export interface Ends {
  readonly top: Value<readonly number[]>;
  readonly bottom: Value<readonly number[]>;
}

/** Choosing among cards, bases and players, and putting them into an order. */
export function choiceVerbs(w: Writer, say: SequenceVerbs) {
  function oneAtRandomOfEach(
    list: Value<readonly number[]>,
    group: (item: Value<number>) => Choosable,
  ): Value<readonly number[]> {
    return w.result((g, f) =>
      list(g, f).flatMap((item) => {
        const found = group(() => item).list(g, f);
        if (found.length > 1) crossBarrier(g);
        return found.length === 0 ? [] : [nth(found, randomBelow(g.state.random, found.length))];
      }),
    );
  }

  function pick(
    from: Choosable,
    purpose: Purpose | PurposeOf,
    least: Amount,
    most: Amount,
    by: Value<Seat> | undefined,
    able: CardTest | null = isAbleTo(typeof purpose === 'string' ? purpose : purpose.purpose),
  ): Value<readonly number[]> {
    const slot = w.newSlot();
    const option = optionMaker(from);
    const { list } = from;
    const isDeck = from instanceof OutOfPlay && from.zone === 'deck';
    const run: Step['run'] = (g, f) => {
      const wanted = read(g, f, least);
      const fitting = isDeck ? searched(g, list(g, f), read(g, f, most)) : list(g, f);
      const all = thatCan(g, f, able, wanted, fitting);
      const idle = idleAmong(g, f, slot, all, wanted, read(g, f, most));
      // If nothing could be done to any of them, the only thing left is to decline.
      const found = idle.length === all.length && wanted === 0 ? [] : all;
      const max = Math.min(read(g, f, most), found.length);
      const min = Math.min(isAccepted(f, slot) ? Math.max(wanted, 1) : wanted, found.length);
      if (max <= 0 || min === found.length) {
        f.vars[slot] = max <= 0 ? [] : found;
        return true;
      }
      ask(g, {
        id: newId(g),
        seat: by === undefined ? f.you : by(g, f),
        kind: 'choose',
        options: found.map((id) =>
          idle.includes(id) ? { kind: 'card', card: id, idle: true } : option(g, id),
        ),
        min,
        max,
        source: f.self,
        prompt: promptOf(g, f, purpose),
      });
      return false;
    };
    const foresee: Step['foresee'] = (g, f, look) => {
      f.vars[slot] = NOTHING;
      if (isHidden(g, f, look, from)) return from.everything(g, f).length > 0;
      const min = read(g, f, least);
      if (look.declines && min === 0) return false;
      const ids = thatCan(g, f, able, min, list(g, f));
      if (ids.length === 0 || read(g, f, most) <= 0) {
        look.blame?.({ key: 'nothing to choose from', source: f.self });
        return look.declines && min > 0;
      }
      return min > 1 || { slot, ids, several: read(g, f, most) > 1, orNone: min === 0 };
    };
    w.askInto(slot, run, foresee, least === 0 ? acceptInto(slot) : undefined);
    return inSlot(slot);
  }

  const verbs = {
    /** Pick one. Compulsory if there is any (R3.3); nobody is asked about a single one. */
    choose(from: Choosable, purpose: Purpose | PurposeOf, by?: Value<Seat>): Value<number> {
      return first(pick(from, purpose, 1, 1, by));
    },

    /**
     * Pick one from those for which it is possible, if there are any (R10.20); needed where the purpose alone does
     * not tell.
     */
    chooseAble(from: Choosable, able: CardTest, purpose: Purpose): Value<number> {
      return first(pick(from, purpose, 1, 1, undefined, able));
    },

    /** Pick one or none. */
    mayChoose(from: Choosable, purpose: Purpose | PurposeOf, by?: Value<Seat>): Value<number> {
      return first(pick(from, purpose, 0, 1, by));
    },

    /** Pick up to that many, or none. */
    chooseUpTo(count: Amount, from: Choosable, purpose: Purpose, by?: Value<Seat>): Value<readonly number[]> {
      return pick(from, purpose, 0, count, by);
    },

    /** Pick exactly that many, or all if there are fewer. */
    chooseExactly(
      count: Amount,
      from: Choosable,
      purpose: Purpose,
      by?: Value<Seat>,
    ): Value<readonly number[]> {
      return pick(from, purpose, count, count, by);
    },

    /** Pick any number, including none (R3.3). */
    chooseAny(from: Choosable, purpose: Purpose, by?: Value<Seat>): Value<readonly number[]> {
      return pick(from, purpose, 0, Number.MAX_SAFE_INTEGER, by);
    },

    /** Pick any number, one after another, as long as this value of theirs adds up to no more than that. */
    chooseAnyWithin<Self extends Selection<Self>>(
      most: Amount,
      from: Self,
      measure: (one: Value<number>) => Value<number>,
      purpose: Purpose,
    ): Value<readonly number[]> {
      const picked = w.newList();
      const goesOn = w.newSlot();
      const left: Value<number> = (g, s) =>
        kept(s, picked).reduce((rest, one) => rest - measure(() => one)(g, s), read(g, s, most));
      const fitting = from
        .except(inSlot(picked))
        .suchThat((one) => (g, s) => measure(one)(g, s) <= left(g, s));
      w.keep(goesOn, () => [NONE]);
      say.while(
        (_, s) => kept(s, goesOn).length > 0,
        () => {
          w.keep(goesOn, listOf(verbs.mayChoose(fitting, purpose)));
          w.add(picked, inSlot(goesOn));
        },
      );
      return inSlot(picked);
    },

    /** One from each group that has any: at random, or picked by you one after another for that purpose. */
    oneOfEach(
      list: Some,
      group: (item: Value<number>) => Choosable,
      how: Purpose | 'at random',
    ): Value<readonly number[]> {
      if (how === 'at random') return oneAtRandomOfEach(listOf(list), group);
      const slot = w.newList();
      say.forEach(list, (item) => {
        w.add(slot, verbs.choose(group(item), how));
      });
      return inSlot(slot);
    },

    /**
     * For the engine: for each of the cards, the top or the bottom of a deck, in any order. The last in each list is
     * to end up outermost. The next steps put them there.
     */
    chooseEnds(cards: Some): Ends {
      const all = w.noteAll(cards);
      const slot = w.newSlot();
      const bottom = inSlot(slot);
      say.if(
        (g, s) => all(g, s).length === 1,
        () => say.oneOf({ top: [() => w.keep(slot, () => [])], bottom: [() => w.keep(slot, all)] }),
        () => w.keep(slot, verbs.order(verbs.chooseAny(among(all), 'to the bottom'), 'to the bottom')),
      );
      const top = verbs.order(among(all).except(bottom), 'to the top');
      return { top, bottom };
    },

    /** Put them in an order of your choice. */
    order(cards: Some, purpose: Purpose, by?: Value<Seat>): Value<readonly number[]> {
      const slot = w.newSlot();
      const list = listOf(cards);
      const run: Step['run'] = (g, f) => {
        const found = list(g, f).slice();
        f.vars[slot] = found;
        if (found.length < 2) return true;
        ask(g, {
          id: newId(g),
          seat: by === undefined ? f.you : by(g, f),
          kind: 'order',
          options: found.map(cardOption),
          min: found.length,
          max: found.length,
          source: f.self,
          prompt: askedBy(f, purpose),
        });
        return false;
      };
      w.askInto(slot, run, (g, f) => {
        f.vars[slot] = list(g, f).slice();
        return false;
      });
      return inSlot(slot);
    },
  };
  return verbs;
}

export type ChoiceVerbs = ReturnType<typeof choiceVerbs>;

/** One of them has to be picked although the text allows none: the player has already accepted. */
function acceptInto(slot: number): (f: AbilityFrame) => void {
  return (f) => {
    f.vars[slot] = ACCEPTED;
  };
}

const ACCEPTED = [NONE];

function isAccepted(f: AbilityFrame, slot: number): boolean {
  return kept(f, slot).length === 1 && kept(f, slot)[0] === NONE;
}

type ChoicePrompt = Extract<Topic, { readonly kind: 'choose' }>['prompt'];

function promptOf(g: Game, f: AbilityFrame, purpose: Purpose | PurposeOf): ChoicePrompt {
  if (typeof purpose === 'string') return askedBy(f, purpose);
  return { ...askedBy(f, purpose.purpose), about: purpose.about(g, f) };
}

/** R10.20: a compulsory choice is made from those for which it is possible, if there are enough. */
function thatCan(g: Game, s: Scope, able: CardTest | null, wanted: number, found: number[]): number[] {
  if (able === null || wanted === 0) return found;
  let count = 0;
  for (const id of found) if (able(g, s, id)) count++;
  if (count === found.length || count < wanted) return found;
  return found.filter((id) => able(g, s, id));
}

/** Is it a pile that the player looking ahead cannot see? */
export function isHidden(g: Game, f: AbilityFrame, { viewer }: Outlook, from: Choosable): from is OutOfPlay {
  if (!(from instanceof OutOfPlay)) return false;
  if (from.zone === 'deck') return true;
  return (from.zone === 'hand' || from.zone === 'several') && from.whose(g, f) !== viewer;
}

/**
 * Where choosing none is allowed: those to which nothing could be done because a card in play protects them. They are
 * offered, and marked (R10.20).
 */
function idleAmong(
  g: Game,
  f: AbilityFrame,
  slot: number,
  found: readonly number[],
  least: number,
  most: number,
): readonly number[] {
  if (least > 0 || found.length === 0 || !isAnythingForbidden(g)) return NOTHING;
  // The step itself is over by the time what follows is looked at.
  const idle = found.filter((id) => pieceOf(g, id) !== null && !couldWith(g, f, slot, [id]));
  const isAll = idle.length === found.length && found.length > 1;
  return isAll && most > 1 && couldWith(g, f, slot, found) ? NOTHING : idle;
}

const NOTHING: number[] = [];

function isAnythingForbidden(g: Game): boolean {
  const { cannot, protection } = inForce(g);
  return cannot.length + protection.length > 0;
}

/** Searching a deck does not reveal its order, and shows identical cards only once where one is wanted. */
function searched(g: Game, found: number[], most: number): number[] {
  const { defs, owners } = g.state;
  found.sort((a, b) => nth(defs, a) - nth(defs, b) || nth(owners, a) - nth(owners, b) || a - b);
  if (most > 1) return found;
  return found.filter((card, i) => {
    const before = found[i - 1];
    return before === undefined || defs[card] !== defs[before] || owners[card] !== owners[before];
  });
}

function optionMaker(from: Choosable): (g: Game, id: number) => Option {
  if (from instanceof Players) return (_, player) => ({ kind: 'player', player });
  return (g, id) => (isBase(g, id) ? baseOption(id) : cardOption(id));
}
