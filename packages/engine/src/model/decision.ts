import type { Affecting } from './editions.ts';
import type { HappeningKind } from './happening.ts';
import type { BaseId, CardId, Seat, AbilityId } from './ids.ts';

/** What an option stands for, so that a table can light it up, a bot weigh it and a fuzzer pick it. */
export type Option =
  /** A card that the chooser knows. */
  | {
      readonly kind: 'card';
      readonly card: CardId;
      /** Choosing it would have no effect now (R10.20). */
      readonly idle?: true;
    }
  /**
   * A buried card that the chooser does not know, by the place where it lies face down (R7.1): a base, and a position
   * among all cards buried there, in the order of their arrival, from 0.
   */
  | {
      readonly kind: 'buried';
      readonly base: BaseId;
      readonly position: number;
      readonly idle?: true;
    }
  | { readonly kind: 'base'; readonly base: BaseId }
  | { readonly kind: 'player'; readonly player: Seat }
  /** A word of the card or of the rules: yes, no, top, bottom … */
  | { readonly kind: 'mode'; readonly mode: string }
  | { readonly kind: 'faction'; readonly faction: string }
  /** A card's name, spoken. */
  | { readonly kind: 'name'; readonly name: string; readonly card: CardId }
  /** Play this card; `grant` is the extra play used for it (an index into the turn's extras), or NONE. */
  | {
      readonly kind: 'play';
      readonly card: CardId;
      readonly grant: number;
      /** What it is played as: a fusion card can be played either way. */
      readonly as: 'minion' | 'action';
    }
  /** Use an ability of a card: a talent, an "on your turn" ability, a waiting trigger (then: about which card). */
  | {
      readonly kind: 'use';
      readonly card: CardId;
      readonly ability: AbilityId;
      readonly about: CardId;
      /** It would have no effect now, but has to be followed all the same. */
      readonly idle?: true;
    }
  /** Turn up a buried card (R7.4). */
  | { readonly kind: 'uncover'; readonly card: CardId }
  | { readonly kind: 'pass' };

/** What a choice is for; the interface says it in words. */
export type Purpose =
  | 'destroy'
  | 'move'
  | 'move to'
  | 'return'
  | 'place'
  | 'to the top'
  | 'to the bottom'
  | 'discard'
  | 'play'
  | 'take'
  | 'affect'
  | 'control'
  | 'strengthen'
  | 'weaken'
  | 'counter'
  | 'counter off'
  | 'divert'
  | 'name'
  | 'base'
  | 'player'
  | 'search'
  | 'bury'
  /** Face down, under a card in play (R16.1). */
  | 'store'
  /** To put it there (R17.1). */
  | 'stasis'
  /** One that is there. */
  | 'stasis counter'
  | 'uncover'
  | 'duel'
  | 'give'
  /** A minion in play, to another player. */
  | 'give control'
  | 'shuffle in'
  /** To the shared deck it belongs to. */
  | 'give back'
  | 'box'
  | 'transfer'
  | 'swap'
  /** A coin, for it. */
  | 'flip'
  | 'cancel'
  /** What it does. */
  | 'copy';

/** The card that asks. */
interface ByCard {
  readonly card: CardId;
  /** The new base it is about, if it waited for one: there may be several. */
  readonly base?: BaseId;
}

type Key<Keys extends string> = { readonly key: Keys };

/** What is asked: the kind of decision, and the question as a key with parameters. */
export type Topic =
  /** Pick factions during set-up (R1.3). */
  | { readonly kind: 'faction'; readonly prompt: Key<'faction' | 'draft' | 'ban' | 'bases of'> }
  /** Whoever wins the toss takes the first turn or the first pick (R1.3). */
  | { readonly kind: 'toss'; readonly prompt: Key<'toss'> }
  /** Keep or replace the opening hand (R1.5). */
  | { readonly kind: 'mulligan'; readonly prompt: Key<'mulligan'> }
  /** What to do next in Play Cards (R2). */
  | { readonly kind: 'play'; readonly prompt: Key<'play'> }
  /** Where a card is played. */
  | { readonly kind: 'where'; readonly prompt: Key<'where.minion' | 'where.action' | 'where.titan'> & ByCard }
  /** Pick cards, bases, players or names that an ability asks for. */
  | { readonly kind: 'choose'; readonly prompt: ChoicePrompt & ByCard }
  /** Yes or no, or one of several modes. */
  | { readonly kind: 'mode'; readonly prompt: ModePrompt & ByCard }
  /** Put cards in order; the order of the picks matters. */
  | { readonly kind: 'order'; readonly prompt: Key<Purpose> & ByCard }
  /** Which ability or effect comes next (R3.7). */
  | { readonly kind: 'next'; readonly prompt: NextPrompt }
  /** Play a card from hand in response to what happened, or pass (R4); save a card that is about to be destroyed. */
  | {
      readonly kind: 'respond';
      readonly prompt: Key<
        HappeningKind | 'respond' | 'in danger' | 'about to return' | 'about to be played'
      > & {
        readonly card: CardId;
        readonly base: BaseId;
      };
    }
  /** Which of several cards sets a base's starting breakpoint (R10.1). */
  | { readonly kind: 'prevail'; readonly prompt: Key<'prevail'> & { readonly base: BaseId } }
  /** Which of one's titans leaves play, where there are more than allowed (R11.3). */
  | { readonly kind: 'titan limit'; readonly prompt: Key<'titan limit'> }
  /** Which ready base scores next (R5.2). */
  | { readonly kind: 'score'; readonly prompt: Key<'score'> }
  /** Discard down to ten (R2). */
  | { readonly kind: 'discard'; readonly prompt: Key<'hand limit'> & { readonly count: number } };

/** What is done to a minion, and perhaps to another one in the same way or instead (R10.54, R10.55). */
export type SharedVerb = Exclude<Affecting, 'transfer'>;

type ChoicePrompt =
  /** `about` is the card that acts, where the choice is about what it acts on. */
  | (Key<Purpose> & { readonly about?: CardId })
  | (Key<'give'> & { readonly player: Seat })
  | (Key<'affect too' | 'affect instead'> & { readonly about: CardId; readonly verb: SharedVerb })
  | Key<'faction' | 'talent' | 'extra minion' | 'extra action' | 'extra minion or action'>;

type ModePrompt =
  | Key<'may' | 'one of' | 'which side' | 'name a power'>
  | (Key<'one of for'> & { readonly player: Seat })
  | (Key<'how many counters on' | 'how many counters off'> & { readonly about: CardId });

type NextPrompt =
  | Key<'next' | 'turn start' | 'turn end' | 'instead first'>
  | (Key<'instead'> & { readonly card: CardId });

export type DecisionKind = Topic['kind'];

export type Decision = Topic & {
  readonly id: number;
  readonly seat: Seat;
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
  /** The card whose ability asks, or NONE when the rules do. */
  readonly source: CardId;
};

/** Picks are indices into the options of the decision with that id. */
export interface Answer {
  readonly decision: number;
  readonly picks: readonly number[];
}
