import { crossBarrier, knows, showSearched } from '../../changes/zones.ts';
import { ask, askedBy, newId } from '../../flow/ask.ts';
import type { Game } from '../../game.ts';
import type { CardTest, ForesightMode, Scope, Step, Read } from '../../library/definitions.ts';
import type { Option, Purpose, Topic } from '../../model/decision.ts';
import type { AbilityFrame } from '../../model/frames.ts';
import type { Writable } from '../../model/writable.ts';
import { NONE, type CardId, type Seat } from '../../model/ids.ts';
import { asIdle, baseOption, buriedOption, cardOption } from '../../model/options.ts';
import { randomBelow } from '../../model/random.ts';
import { towardsAim } from '../../rules/aim.ts';
import { pickingFor } from '../../rules/foresight.ts';
import { inForce } from '../../rules/in-force.ts';
import { isBase, pieceOf } from '../../rules/table.ts';
import type { SequenceVerbs } from './sequence-verbs.ts';
import { isAbleTo } from './able.ts';
import { among } from './nouns.ts';
import { read, type Amount } from './amount.ts';
import { isAmong, listOf, not, type Pile, type Selected, type Some } from './selected.ts';
import { SpokenOf } from '../../library/spoken-of.ts';
import { first, inSlot, type Writer } from './writer.ts';
import { kept } from '../../rules/scope.ts';
import { nth } from '../../model/nth.ts';

/** Which cards go on top of a deck, and which on its bottom. */
export interface Ends {
  readonly top: Read<readonly number[]>;
  readonly bottom: Read<readonly number[]>;
}

/** A purpose, and the card that it is done with, where the question has to name it. */
export interface PurposeOf {
  readonly purpose: Purpose;
  readonly about: Read<CardId>;
}

/** Choosing among cards, bases and players, and putting them into an order. */
export function choiceVerbs(w: Writer, say: SequenceVerbs) {
  function oneAtRandomOfEach(
    list: Read<readonly number[]>,
    group: (item: Read<number>) => Selected,
  ): Read<readonly number[]> {
    const spoken = new SpokenOf<number>(NONE);
    const { list: members } = group(() => spoken.now);
    return w.result((g, f) =>
      list(g, f).flatMap((item) => {
        const found = spoken.read(item, members, g, f);
        if (found.length > 1) crossBarrier(g);
        return found.length === 0 ? [] : [nth(found, randomBelow(g.state.random, found.length))];
      }),
    );
  }

  function pick(
    from: Selected,
    purpose: Purpose | PurposeOf,
    least: Amount,
    most: Amount,
    by: Read<Seat> | undefined,
    able: CardTest | null = isAbleTo(keyOf(purpose)),
  ): Read<readonly number[]> {
    const isDestination = keyOf(purpose) === 'move to';
    const slot = w.newSlot();
    const toOption = optionMaker(from);
    const { list, pile: hidden } = from;
    const deck = deckIn(from);
    const run: Step['run'] = (g, f) => {
      const wanted = read(g, f, least);
      const fitting = deck !== null ? searched(g, list(g, f), read(g, f, most)) : list(g, f);
      const all = thatCan(g, f, able, wanted, fitting);
      // Nobody says where to what cannot go anywhere.
      if (isDestination && able !== null && !all.some((id) => able(g, f, id))) {
        f.vars[slot] = NOTHING;
        return true;
      }
      const idle = from.kind === 'players' ? NOTHING : idleAmong(g, f, slot, all, read(g, f, most));
      // If nothing could be done to any of them, the only thing left is to decline.
      const found = idle.length === all.length && wanted === 0 ? [] : all;
      const seat = by === undefined ? f.you : by(g, f);
      const { ids: fit, isNeeded } = towardsAim(g, f, slot, found, wanted === 0);
      // R10.41: the only one that leads to the aim is picked; of several, one has to be.
      const isSure = isNeeded && fit.length === 1 && found.length > 1;
      const sure = isSure ? fit : NOTHING;
      const open = isSure ? found.filter((id) => !fit.includes(id)) : fit;
      const needed = isAccepted(f, slot) || isNeeded ? Math.max(wanted, 1) : wanted;
      const max = Math.min(read(g, f, most) - sure.length, open.length);
      const min = Math.max(0, Math.min(needed - sure.length, open.length));
      if (max <= 0 || min === open.length) {
        f.vars[slot] = max <= 0 ? sure.slice() : [...sure, ...open];
        return true;
      }
      if (deck !== null) showSearched(g, deck(g, f), found, seat);
      f.vars[slot] = sure.slice();
      ask(g, {
        id: newId(g),
        seat,
        kind: 'choose',
        options: open.map((id) => {
          const option = toOption(g, id, seat);
          return idle.includes(id) ? asIdle(option) : option;
        }),
        min,
        max,
        source: f.self,
        prompt: promptOf(g, f, purpose),
      });
      return false;
    };
    const foresee: Step['foresee'] = (g, f, look) => {
      f.vars[slot] = NOTHING;
      if (hidden !== null && isHidden(g, f, look, hidden)) return hidden.everything(g, f).length > 0;
      const min = read(g, f, least);
      if (look.declines && min === 0) return false;
      let ids = thatCan(g, f, able, min, list(g, f));
      if (ids.length === 0 || read(g, f, most) <= 0) {
        look.blame?.({ key: 'nothing to choose from', source: f.self });
        return look.declines && min > 0;
      }
      if (look.aim === null && min > 1) return true;
      const decider = by === undefined ? f.you : by(g, f);
      // The card itself is still in hand where this is asked before it is played.
      if (look.aim !== null && from.pile !== null) ids = ids.filter((id) => id !== f.self);
      return { slot, ids, several: read(g, f, most) > 1, orNone: min === 0, by: decider };
    };
    w.askInto(slot, run, foresee, least === 0 ? acceptInto(slot) : undefined, true);
    return inSlot(slot);
  }

  const verbs = {
    choose(from: Selected, purpose: Purpose | PurposeOf, by?: Read<Seat>): Read<number> {
      return first(pick(from, purpose, 1, 1, by));
    },

    chooseAble(from: Selected, able: CardTest, purpose: Purpose | PurposeOf): Read<number> {
      return first(pick(from, purpose, 1, 1, undefined, able));
    },

    mayChoose(from: Selected, purpose: Purpose | PurposeOf, by?: Read<Seat>): Read<number> {
      return first(pick(from, purpose, 0, 1, by));
    },

    chooseUpTo(count: Amount, from: Selected, purpose: Purpose, by?: Read<Seat>): Read<readonly number[]> {
      return pick(from, purpose, 0, count, by);
    },

    atRandom(from: Selected): Read<number> {
      return first(
        oneAtRandomOfEach(
          (_, f) => [f.you],
          () => from,
        ),
      );
    },

    chooseExactly(count: Amount, from: Selected, purpose: Purpose, by?: Read<Seat>): Read<readonly number[]> {
      return pick(from, purpose, count, count, by);
    },

    chooseAny(from: Selected, purpose: Purpose, by?: Read<Seat>): Read<readonly number[]> {
      return pick(from, purpose, 0, Number.MAX_SAFE_INTEGER, by);
    },

    /** For the engine: any number, one after another; `goesWith`: what still fits those picked so far. */
    chooseOneByOne(
      from: Selected,
      purpose: Purpose,
      goesWith: (picked: Read<readonly number[]>) => CardTest,
    ): Read<readonly number[]> {
      const picked = w.newList();
      const goesOn = w.newSlot();
      const fitting = from.where(not(isAmong(inSlot(picked))), goesWith(inSlot(picked)));
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

    chooseAnyWithin(
      most: Amount,
      from: Selected,
      measure: (one: Read<number>) => Read<number>,
      purpose: Purpose,
      upTo: Amount = Number.MAX_SAFE_INTEGER,
    ): Read<readonly number[]> {
      const spoken = new SpokenOf<number>(NONE);
      const measured = measure(() => spoken.now);
      return verbs.chooseOneByOne(from, purpose, (picked) => (g, s, one) => {
        const before = picked(g, s);
        const left = before.reduce(
          (rest, other) => rest - spoken.read(other, measured, g, s),
          read(g, s, most),
        );
        return before.length < read(g, s, upTo) && spoken.read(one, measured, g, s) <= left;
      });
    },

    oneOfEach(
      list: Some,
      group: (item: Read<number>) => Selected,
      how: Purpose | 'at random',
    ): Read<readonly number[]> {
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
      const top = verbs.order(among(all).where(not(isAmong(bottom))), 'to the top');
      return { top, bottom };
    },

    order(cards: Some, purpose: Purpose, by?: Read<Seat>): Read<readonly number[]> {
      const slot = w.newSlot();
      const list = listOf(cards);
      const run: Step['run'] = (g, f) => {
        const found = list(g, f).slice();
        f.vars[slot] = found;
        if (found.length < 2) return true;
        const seat = by === undefined ? f.you : by(g, f);
        ask(g, {
          id: newId(g),
          seat,
          kind: 'order',
          options: found.map((card) => optionFor(g, card, seat)),
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

function keyOf(purpose: Purpose | PurposeOf): Purpose {
  return typeof purpose === 'string' ? purpose : purpose.purpose;
}

function promptOf(g: Game, f: AbilityFrame, purpose: Purpose | PurposeOf): ChoicePrompt {
  const prompt: Writable<ChoicePrompt> = askedBy(f, keyOf(purpose));
  const about = typeof purpose === 'string' ? NONE : purpose.about(g, f);
  if (about !== NONE) prompt.about = about;
  return prompt;
}

/** R10.20: a compulsory choice is made from those for which it is possible, if there are enough. */
function thatCan(g: Game, s: Scope, able: CardTest | null, wanted: number, found: number[]): number[] {
  if (able === null || wanted === 0) return found;
  let count = 0;
  for (const id of found) if (able(g, s, id)) count++;
  if (count === found.length || count < wanted) return found;
  return found.filter((id) => able(g, s, id));
}

/** All the cards of the deck that it is chosen from; null: it is no deck. */
export function deckIn({ pile }: Selected): Pile['everything'] | null {
  return pile?.zone === 'deck' ? pile.everything : null;
}

/** Is it a pile that the player looking ahead cannot see? */
export function isHidden(
  g: Game,
  f: AbilityFrame,
  { viewer }: ForesightMode,
  { zone, whose }: Pile,
): boolean {
  if (zone === 'deck') return true;
  return (zone === 'hand' || zone === 'several') && whose(g, f) !== viewer;
}

/**
 * Those in play to which nothing could be done because a card in play forbids it. They are offered all the same, and
 * marked (R10.20).
 */
function idleAmong(
  g: Game,
  f: AbilityFrame,
  slot: number,
  found: readonly number[],
  most: number,
): readonly number[] {
  if (found.length === 0 || !isAnythingForbidden(g)) return NOTHING;
  // The step itself is over by the time what follows is looked at.
  const couldPick = pickingFor(g, f, slot);
  const idle = found.filter((id) => pieceOf(g, id) !== null && !couldPick([id]));
  const isAll = idle.length === found.length && found.length > 1;
  return isAll && most > 1 && couldPick(found.slice()) ? NOTHING : idle;
}

const NOTHING: number[] = [];

function isAnythingForbidden(g: Game): boolean {
  const { 'cannot be': cannot, 'not affected': protection } = inForce(g);
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

function optionMaker(from: Selected): (g: Game, id: number, seat: Seat) => Option {
  if (from.kind === 'players') return (_, player) => ({ kind: 'player', player });
  return optionFor;
}

/** What that seat does not know is chosen face down, by its place (R7.1). */
function optionFor(g: Game, id: number, seat: Seat): Option {
  if (isBase(g, id)) return baseOption(id);
  const isFaceDown = pieceOf(g, id)?.as === 'buried' && !knows(g, seat, id);
  return isFaceDown ? buriedOption(g.state, id) : cardOption(id);
}
