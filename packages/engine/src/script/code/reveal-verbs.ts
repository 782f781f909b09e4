import { isHeardInPlay, notice } from '../../changes/notice.ts';
import { happening, type Zone, type Happening } from '../../model/happening.ts';
import { randomFromHand } from '../../changes/discard.ts';
import { deckToLimbo, learn, learnAll, mixForOthers, renewDeck, type DeckEnd } from '../../changes/zones.ts';
import { ask, newId } from '../../flow/ask.ts';
import { startPlay } from '../../flow/play.ts';
import { defOf, type Game, playerOf } from '../../game.ts';
import type { Read } from '../../library/definitions.ts';
import type { AbilityFrame } from '../../model/frames.ts';
import { NONE, type BaseId, type CardId, type Seat, type AbilityId } from '../../model/ids.ts';
import { PASS } from '../../model/options.ts';
import { hasCardsToTake } from '../../rules/affectable.ts';
import { canBePlayed } from '../../rules/playing.ts';
import { playByAbility } from '../../rules/responses.ts';
import { kept, scopeOf } from '../../rules/scope.ts';
import { isAnswered } from '../../rules/traits.ts';
import { OUTSIDE_LIMITS } from '../../rules/ways.ts';
import type { SequenceVerbs } from './sequence-verbs.ts';
import type { PlayVerbs } from './play-verbs.ts';
import type { PileVerbs } from './pile-verbs.ts';
import { baseDeckSteps } from './base-deck-steps.ts';
import { read, type Amount } from './amount.ts';
import { among, yourDeck } from './nouns.ts';
import { you } from './values.ts';
import { isAmong, listOf, not, type Selected, type Some } from './selected.ts';
import { minionsOf } from './selections.ts';
import { first, inSlot, type Writer } from './writer.ts';

export interface OffTheTop {
  /** The card that was played, or nothing. */
  readonly played: Read<number>;
  readonly unused: Read<readonly number[]>;
}

export interface Tops {
  readonly cards: Read<readonly number[]>;
  /** All but the one that was played go back to that end of the decks they came from. */
  readonly putBackExcept: (played: Read<CardId>, end: DeckEnd | 'either end') => void;
}

/** Revealing cards and looking at them (R9.12). */
export function revealVerbs(w: Writer, say: SequenceVerbs & PlayVerbs & PileVerbs) {
  function takeOff(count: Amount, of: Read<Seat>, end: DeckEnd, openly: boolean): Read<readonly number[]> {
    const use = openly ? 'reveal' : 'look';
    const taken = w.result(
      (g, f) => {
        const seat = of(g, f);
        const cards: CardId[] = [];
        for (let i = read(g, f, count); i > 0; i--) {
          const card = deckToLimbo(g, seat, use, end);
          if (card === NONE) break;
          cards.push(card);
        }
        const seen = openly ? cards : mixForOthers(g, cards, f.you);
        show(g, f, seen, seat, openly);
        return seen;
      },
      (g, f) => read(g, f, count) > 0 && hasCardsToTake(g, of(g, f), use),
    );
    if (end === 'top') w.turnedUp.push(taken);
    return taken;
  }

  /** A revealed card may respond to being revealed: its holder plays it at once, and it is no longer among them. */
  function letRevealedAnswer(cards: Read<readonly number[]>, of: Read<Seat>): Read<readonly number[]> {
    const played = w.newList();
    const latest = w.newList();
    const left = w.newSlot();
    w.keep(left, cards);
    w.step({
      run: (g, f) => {
        f.vars[played] = [...kept(f, played), ...kept(f, latest)];
        f.vars[latest] = [];
        return !asksNext(g, f, left, of(g, f));
      },
      // The next one after that.
      answer: (g, f, [picked]) => {
        f.pc--;
        if (picked?.kind === 'use') playRevealed(g, f, picked.card, picked.ability, of(g, f), latest);
      },
      foresee: () => false,
    });
    return w.noteAll(among(cards).where(not(isAmong(inSlot(played)))));
  }

  const verbs = {
    reveal(count: Amount, of: Read<Seat> | Selected = you, end: DeckEnd = 'top'): Read<readonly number[]> {
      if (typeof of !== 'function') return baseDeckSteps(w).reveal(count);
      return letRevealedAnswer(takeOff(count, of, end, true), of);
    },

    lookAt(count: Amount, of: Read<Seat> | Selected = you, end: DeckEnd = 'top'): Read<readonly number[]> {
      if (typeof of !== 'function') return baseDeckSteps(w).lookAt(count);
      return takeOff(count, of, end, false);
    },

    show(cards: Some): void {
      const list = listOf(cards);
      w.do(
        (g, f) => show(g, f, list(g, f), f.you, true),
        (g, f) => list(g, f).length > 0,
      );
    },

    lookAtHand(of: Read<Seat>): Read<readonly number[]> {
      return w.result(
        (g, f) => {
          const seat = of(g, f);
          const { hand } = playerOf(g, seat);
          show(g, f, hand, seat, false, 'hand');
          return hand;
        },
        (g, f) => playerOf(g, of(g, f)).hand.length > 0,
      );
    },

    revealHands(who: Selected): Read<readonly number[]> {
      return w.result(
        (g, f) =>
          who.list(g, f).flatMap((seat) => {
            const hand = playerOf(g, seat).hand.slice();
            show(g, f, hand, seat, true, 'hand');
            return hand;
          }),
        (g, f) => who.list(g, f).some((seat) => playerOf(g, seat).hand.length > 0),
      );
    },

    revealAtRandom(from: Read<Seat>): Read<readonly number[]> {
      return w.result(
        (g, f) => {
          const seat = from(g, f);
          const shown = randomFromHand(g, seat, 1);
          show(g, f, shown, seat, true, 'hand');
          return shown;
        },
        (g, f) => playerOf(g, from(g, f)).hand.length > 0,
      );
    },

    revealUntil(count: number, fits: Selected, of: Read<Seat> = you): Read<readonly number[]> {
      const cards = w.result(
        (g, f) => {
          const seat = of(g, f);
          const cards: CardId[] = [];
          renewDeck(g, seat, 'reveal');
          const { deck } = playerOf(g, seat);
          while (deck.length > 0 && cards.filter((card) => fits.matches(g, f, card)).length < count) {
            cards.push(deckToLimbo(g, seat, 'reveal'));
          }
          show(g, f, cards, seat, true);
          return cards;
        },
        (g, f) => hasCardsToTake(g, of(g, f), 'reveal'),
      );
      w.turnedUp.push(cards);
      return letRevealedAnswer(cards, of);
    },

    revealTopOfEach(who: Selected): Tops {
      const cards = w.newList();
      const decks = w.newList();
      say.forEach(who, (player) => {
        const found = verbs.reveal(1, player);
        w.add(cards, found);
        w.add(decks, (g, s) => found(g, s).map(() => player(g, s)));
      });
      w.turnedUp.push(inSlot(cards));
      const from =
        (deck: Read<Seat>, except: Read<CardId>): Read<readonly number[]> =>
        (g, s) =>
          kept(s, cards).filter((card, i) => kept(s, decks)[i] === deck(g, s) && card !== except(g, s));
      return {
        cards: inSlot(cards),
        putBackExcept: (played, end) =>
          say.forEach(inSlot(decks), (deck) => say.putBack(from(deck, played), end, deck)),
      };
    },

    playMinionOffTheTop(at: Read<BaseId>, which: Selected = minionsOf(yourDeck)): OffTheTop {
      const revealed = verbs.revealUntil(1, which);
      const found = w.note(first(among(revealed).where(which.matches).list));
      const played = say.play(found, { at, as: 'minion', orDiscard: true });
      return { played, unused: setAside(revealed) };
    },
  };
  return verbs;
}

/** The revealed cards that have not gone anywhere yet: they belong to no zone (R9.14). */
const setAside =
  (cards: Read<readonly CardId[]>): Read<readonly CardId[]> =>
  (g, s) =>
    cards(g, s).filter((card) => g.state.limbo.includes(card));

export type RevealVerbs = ReturnType<typeof revealVerbs>;

/** Somebody sees face-down cards; their owner may have a response to that. */
function show(
  g: Game,
  f: AbilityFrame,
  cards: readonly CardId[],
  whose: Seat,
  openly: boolean,
  zone: Zone = 'deck',
): void {
  if (cards.length === 0) return;
  for (const card of cards) {
    if (openly) learnAll(g, card);
    else learn(g, f.you, card);
  }
  g.tell?.({
    key: openly ? 'reveal' : 'look',
    player: f.you,
    other: whose,
    cards,
    ...(openly ? {} : { seenBy: [f.you] }),
  });
  // Looking at your own deck allows no response; only cards in play may react to it.
  if (f.you === whose && isHeardInPlay(g, 'seen'))
    notice(g, happening('seen', { player: whose, controller: whose, zone }));
  // A base is nobody's card.
  if (f.controller !== NONE && f.controller !== whose) {
    notice(g, happening('seen', { player: f.controller, controller: whose, cause: f.self, zone }));
  }
}

/** Asks whether the first of the remaining cards is played; false if none of them can respond. */
function asksNext(g: Game, f: AbilityFrame, left: number, holder: Seat): boolean {
  if (!isAnswered(g, 'revealed')) return false;
  for (;;) {
    const [card, ...others] = kept(f, left);
    if (card === undefined) return false;
    f.vars[left] = others;
    const answer = answerWhenRevealed(g, f, card, holder);
    if (answer === null) continue;
    askToAnswer(g, holder, card, answer.ability);
    return true;
  }
}

/** The ability by which a card that is being revealed can be played. */
function answerWhenRevealed(
  g: Game,
  f: AbilityFrame,
  card: CardId,
  holder: Seat,
): { ability: AbilityId } | null {
  const event = revealedEvent(f, card, holder);
  for (const { id, spec } of defOf(g, card).responses) {
    if (spec.kind !== 'response' || !spec.on.includes('revealed')) continue;
    if (!spec.test(g, { ...scopeOf(card, holder, NONE), event }, event)) continue;
    const attempt = { ...playByAbility(g, holder, card, null), special: id, event };
    if (canBePlayed(g, attempt)) return { ability: id };
  }
  return null;
}

function askToAnswer(g: Game, holder: Seat, card: CardId, ability: AbilityId): void {
  ask(g, {
    id: newId(g),
    seat: holder,
    kind: 'respond',
    options: [{ kind: 'use', card, ability, about: NONE }, PASS],
    min: 1,
    max: 1,
    source: card,
    prompt: { key: 'revealed', card, base: NONE },
  });
}

function playRevealed(
  g: Game,
  f: AbilityFrame,
  card: CardId,
  ability: AbilityId,
  holder: Seat,
  into: number,
): void {
  const event = revealedEvent(f, card, holder);
  const play = startPlay(g, card, holder, 'deck', OUTSIDE_LIMITS);
  play.special = ability;
  play.event = event;
  play.interrupts = true;
  play.into = into;
}

function revealedEvent(f: AbilityFrame, card: CardId, holder: Seat): Happening {
  return happening('revealed', {
    card,
    // A base is nobody's card, so no other player's either.
    player: f.controller === NONE ? holder : f.controller,
    controller: holder,
    cause: f.self,
    zone: 'deck',
  });
}
