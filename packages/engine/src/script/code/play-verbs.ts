import { bury, mixBuried } from '../../changes/bury.ts';
import { isHeard, notice } from '../../changes/notice.ts';
import { store } from '../../changes/store.ts';
import { knows, learn } from '../../changes/zones.ts';
import { roleOf, seenAs, type Side } from '../../rules/sides.ts';
import { useUp } from '../../changes/use-up.ts';
import { pushAbility } from '../../flow/ability.ts';
import { startDuel } from '../../flow/duel.ts';
import { startPlay } from '../../flow/play.ts';
import { uncover } from '../../flow/uncover.ts';
import { abilityOf, defOf, type Game } from '../../game.ts';
import type { Ability, Check, Scope, Read } from '../../library/definitions.ts';
import type { AbilityFrame, Claim } from '../../model/frames.ts';
import { happening, type Zone } from '../../model/happening.ts';
import { NONE, type BaseId, type CardId, type Seat, type AbilityId } from '../../model/ids.ts';
import type { Start } from '../../rules/following.ts';
import { couldDoAnything } from '../../rules/foresight.ts';
import { isWithoutAbilities } from '../../rules/in-force.ts';
import { onPlayNow } from '../../rules/on-play.ts';
import { canBePlayed, obstacleToPlaying } from '../../rules/playing.ts';
import { playByAbility } from '../../rules/responses.ts';
import { asideOf, isBaseInPlay, pieceOf, stampOf } from '../../rules/table.ts';
import { OUTSIDE_LIMITS, playGivenUp } from '../../rules/ways.ts';
import { canBeBuried, canDuel, isClaimed } from '../../rules/under-way.ts';
import type { SequenceVerbs } from './sequence-verbs.ts';
import type { ChoiceVerbs } from './choice-verbs.ts';
import { leaveBy } from './leave-by.ts';
import { read, type Amount } from './amount.ts';
import { bases, yourHand } from './nouns.ts';
import { playedAt, thisCard } from './values.ts';
import { isAmong, listOf, type Selected, type Some } from './selected.ts';
import { youCouldPlay } from './selections.ts';
import { first, inSlot, orEmpty, type Writer } from './writer.ts';
import { kept, scopeInPlay } from '../../rules/scope.ts';

export interface PlayOptions {
  /** The only bases it may go to. */
  readonly at?: Some;
  /** Who plays it. */
  readonly by?: Read<Seat>;
  /** If it cannot be played, it is discarded (R9.14). */
  readonly orDiscard?: boolean;
  /** Does this ability say where the card goes afterwards? */
  readonly claim?: Claim;
  /** Where it would go to a hand or a discard pile afterwards, it goes on the bottom of its owner's deck (R10.62). */
  readonly goesUnder?: true | undefined;
  /** It is played even if this is not its time; then it does nothing. */
  readonly regardless?: boolean;
  /**
   * What it is played as, where the text asks for a minion or an action; a "card" is played as its player likes
   * (R10.23).
   */
  readonly as?: Side;
}

export interface DuelResult {
  readonly winners: Read<readonly number[]>;
  readonly losers: Read<readonly number[]>;
}

/** Playing this very card, burying and uncovering, dueling (R3, R7, R8). */
export function playVerbs(w: Writer, say: SequenceVerbs & ChoiceVerbs) {
  const verbs = {
    play(card: Read<CardId>, options: PlayOptions = {}): Read<number> {
      const slot = w.newSlot();
      w.do(
        (g, f) => {
          const id = card(g, f);
          f.vars[slot] = [];
          if (id !== NONE) playThis(g, f, id, options, slot);
        },
        orEmpty(slot, (g, f) => couldPlay(g, f, card(g, f), options)),
      );
      return first(inSlot(slot));
    },

    lookAtBuried(cards: Some): void {
      const list = listOf(cards);
      w.do(
        (g, f) => {
          const seen = list(g, f).filter((card) => !knows(g, f.you, card));
          for (const card of seen) learn(g, f.you, card);
          if (seen.length > 0) g.tell?.({ key: 'look', player: f.you, cards: seen, seenBy: [f.you] });
        },
        (g, f) => list(g, f).some((card) => !knows(g, f.you, card)),
      );
    },

    mix(cards: Some): void {
      const list = listOf(cards);
      w.do(
        (g, f) => mixBuried(g, list(g, f), f.you),
        (g, f) => list(g, f).length > 1,
      );
    },

    /** `side`: of a fusion card. `by`: the card in play that does it, if not this one. */
    followOnPlay(model: Read<CardId>, side: Side | null, by: Read<CardId> | undefined): void {
      const startOf = (g: Game, f: AbilityFrame): Start | null =>
        by === undefined ? followedFrom(f) : followedBy(g, by(g, f), f.you);
      w.do(
        (g, f) => {
          const card = model(g, f);
          const start = startOf(g, f);
          const abilities = start === null ? [] : toFollow(g, f, card, side, start);
          if (start === null || abilities.length === 0) return;
          noticeFollowed(g, card, start);
          // The first is to be on top.
          for (const { id, limit } of abilities.toReversed()) {
            useUp(g, id, limit, start.you, start.stamp);
            pushAbility(g, id, start, NONE);
          }
        },
        (g, f) => {
          const start = startOf(g, f);
          return start !== null && toFollow(g, f, model(g, f), side, start).length > 0;
        },
      );
    },

    giveUpRegular(play: 'minion' | 'action'): void {
      w.do(
        ({ state: { turn } }) => {
          if (play === 'minion') turn.minions--;
          else turn.actions--;
        },
        () => false,
      );
    },

    mayPlay(
      from: Selected,
      { at, as, goesUnder }: Pick<PlayOptions, 'at' | 'as' | 'goesUnder'> = {},
    ): Read<number> {
      const playable = playableFrom(from, at && listOf(at));
      return verbs.play(say.mayChoose(playable, 'play'), {
        ...(at === undefined ? {} : { at }),
        ...asWhat(as ?? sideOf(from)),
        goesUnder,
      });
    },

    mayPlayAt(card: Read<CardId>, goals: Some): Read<number> {
      const open = bases.where(
        isAmong(listOf(goals)),
        (g, s, base) => card(g, s) !== NONE && youCouldPlay(() => base)(g, s, card(g, s)),
      );
      const slot = w.newList();
      say.to(say.mayChoose(open, 'play'), (goal) => w.keep(slot, verbs.play(card, { at: goal })));
      return first(inSlot(slot));
    },

    playEach(cards: Some): void {
      const all = w.noteAll(cards);
      const done = w.newList();
      const left = yourHand.where(
        isAmong(all),
        (_, s, card) => !kept(s, done).includes(card),
        youCouldPlay(),
      );
      say.while(left.exist, () => {
        const next = say.choose(left, 'play');
        w.add(done, next);
        verbs.play(next);
      });
    },

    mayPlayOneAtEach(at: Some, from: Selected, most: Amount = Number.MAX_SAFE_INTEGER): void {
      const left = w.newSlot();
      const goals = inSlot(left);
      const done = w.newList();
      w.keep(left, at);
      const open = playableFrom(from, goals);
      const mayGoOn: Check = (g, s) => kept(s, done).length < read(g, s, most) && open.exist(g, s);
      say.while(mayGoOn, () => {
        const played = verbs.mayPlay(from, { at: goals });
        const goal = playedAt(played);
        w.add(done, played);
        w.quietly((g, f) => {
          f.vars[left] = played(g, f) === NONE ? [] : kept(f, left).filter((base) => base !== goal(g, f));
        });
      });
    },

    bury(cards: Some, at: Read<BaseId>): Read<readonly number[]> {
      const list = listOf(cards);
      if (cards === thisCard) leaveBy(w, say);
      return w.result(
        (g, f) => {
          const buriable = list(g, f).filter((card) => canBeBuried(g, card));
          return bury(g, buriable, at(g, f), f.you, f.self);
        },
        (g, f) => isBaseInPlay(g, at(g, f)) && list(g, f).some((card) => canBeBuried(g, card)),
      );
    },

    store(cards: Some, under: Read<CardId>, shown: boolean): Read<readonly number[]> {
      const list = listOf(cards);
      return w.result(
        (g, f) => store(g, unclaimed(g, list(g, f)), under(g, f), f.you, shown),
        (g, f) => pieceOf(g, under(g, f)) !== null && list(g, f).length > 0,
      );
    },

    uncover(card: Read<CardId>): Read<number> {
      const slot = w.newSlot();
      w.do(
        (g, f) => {
          f.vars[slot] = [];
          uncover(g, card(g, f), f.you, slot);
        },
        orEmpty(slot, (g, f) => pieceOf(g, card(g, f))?.as === 'buried'),
      );
      return first(inSlot(slot));
    },

    duel(challenger: Read<CardId>, challenged: Read<CardId>): DuelResult {
      const slot = w.newSlot();
      w.do(
        (g, f) => {
          f.vars[slot] = [];
          startDuel(g, challenger(g, f), challenged(g, f), slot);
        },
        orEmpty(slot, (g, f) => canDuel(g, challenger(g, f), challenged(g, f))),
        slot,
      );
      const half = (g: Game, s: Scope, which: 0 | 1): number[] => {
        const all = inSlot(slot)(g, s);
        const middle = all.length / 2;
        return which === 0 ? all.slice(0, middle) : all.slice(middle);
      };
      return { winners: (g, s) => half(g, s, 0), losers: (g, s) => half(g, s, 1) };
    },
  };
  return verbs;
}

/**
 * What that card does when it is played, as far as it could do anything now. A side that is named is in force nowhere,
 * so it cannot be cancelled.
 */
function toFollow(
  g: Game,
  f: AbilityFrame,
  model: CardId,
  side: Side | null,
  start: Start,
): readonly Ability[] {
  if (model === NONE || (side === null && isWithoutAbilities(g, model))) return [];
  const def = defOf(side === null ? g : seenAs(g, model, side), model);
  return onPlayNow(g, def, start).filter(({ id }) => couldFollow(g, f, id, start));
}

/** A chain of cards that follow each other ends where it comes back to one of them (R10.29). */
export function couldFollow(g: Game, f: AbilityFrame, ability: AbilityId, start: Start): boolean {
  const comesBack =
    ability === f.ability ? chain.length > 0 || isFollowingItself(g, f) : chain.includes(ability);
  if (comesBack) return false;
  chain.push(ability);
  try {
    return couldDoAnything(g, ability, start);
  } finally {
    chain.pop();
  }
}

/** The card does already what one like itself does (R10.29). */
function isFollowingItself(g: Game, { ability, self, stamp }: AbilityFrame): boolean {
  const begun = g.state.stack.filter(
    (frame) =>
      frame.kind === 'ability' && frame.ability === ability && frame.self === self && frame.stamp === stamp,
  );
  return begun.length > 1;
}

/** Abilities that are being looked into, each because the one before would follow it. */
const chain: number[] = [];

export function followedFrom({ self, stamp, you, here }: AbilityFrame): Start {
  return scopeInPlay(self, you, here, stamp, null);
}

/** Another card does it, as long as it is in play. */
export function followedBy(g: Game, card: CardId, you: Seat): Start | null {
  const piece = pieceOf(g, card);
  return piece === null ? null : scopeInPlay(card, you, piece.base, piece.stamp, null);
}

export function noticeFollowed(g: Game, card: CardId, { self, you }: Start): void {
  if (!isHeard(g, 'followed')) return;
  const { base = NONE, controller = NONE } = pieceOf(g, card) ?? {};
  const about = { card, stamp: stampOf(g, card), player: you, controller, cause: self, base };
  notice(g, happening('followed', { ...about, as: roleOf(defOf(g, card)) }));
}

export type PlayVerbs = ReturnType<typeof playVerbs>;

/** What cards out of play are asked for as (R10.23). */
export function sideOf({ pile }: Selected): Side | null {
  return pile?.side ?? null;
}

/** Those that you could play now, at that base or one of these if any are named. */
export function playableFrom(from: Selected, at?: Read<BaseId> | Read<readonly BaseId[]>): Selected {
  return from.where(youCouldPlay(at, sideOf(from)));
}

/** The side for `PlayOptions`, if there is one. */
export function asWhat(side: Side | null): Pick<PlayOptions, 'as'> {
  return side === null ? {} : { as: side };
}

function playThis(g: Game, f: AbilityFrame, card: CardId, options: PlayOptions, into: number): void {
  const { at, by, orDiscard, claim, goesUnder, regardless, as } = options;
  const player = by === undefined ? f.you : by(g, f);
  const places = at === undefined ? null : listOf(at)(g, f).slice();
  const attempt = playByAbility(g, player, card, places);
  const play = startPlay(g, card, player, zoneOf(g, f, card), OUTSIDE_LIMITS, as);
  play.bases = attempt.bases;
  play.orDiscard = orDiscard ?? false;
  play.claim = claim ?? 'none';
  play.special = attempt.special;
  play.event = attempt.event;
  play.withoutEffect = regardless === true && obstacleToPlaying(g, attempt) !== null;
  if (goesUnder) play.goesUnder = true;
  if (isTurnedUp(g, f, card)) play.offTheTop = true;
  const inPlaceOf = playGivenUp(f, abilityOf(g, f.ability));
  if (inPlaceOf !== null) play.inPlaceOf = inPlaceOf;
  play.into = into;
}

/** Is it among the cards that this ability has turned up from the top of a deck? */
function isTurnedUp(g: Game, f: AbilityFrame, card: CardId): boolean {
  for (const cards of abilityOf(g, f.ability).script.turnedUp) if (cards(g, f).includes(card)) return true;
  return false;
}

/** Could it be played, or at least be discarded for that? A card that is both is not looked at closer. */
export function couldPlay(g: Game, f: AbilityFrame, card: CardId, options: PlayOptions): boolean {
  if (card === NONE) return false;
  if (options.orDiscard || options.regardless || defOf(g, card).fusion !== null) return true;
  const player = options.by === undefined ? f.you : options.by(g, f);
  const places = options.at === undefined ? null : listOf(options.at)(g, f);
  return canBePlayed(g, playByAbility(g, player, card, places));
}

export function zoneOf(g: Game, f: AbilityFrame, card: CardId): Zone {
  if (pieceOf(g, card)?.as === 'stored' || f.event?.stored?.includes(card)) return 'stored';
  for (const { hand, discard: pile } of g.state.players) {
    if (hand.includes(card)) return 'hand';
    if (pile.includes(card)) return 'discard';
  }
  return asideOf(g, card) === undefined ? 'deck' : 'aside';
}

/** Without an action whose destination the ability that plays it decides. */
export function unclaimed(g: Game, cards: readonly CardId[]): CardId[] {
  return cards.filter((card) => !isClaimed(g, card));
}
