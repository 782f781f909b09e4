import type { Claim } from '../../model/frames.ts';
import type { BaseId, CardId, Seat } from '../../model/ids.ts';
import { node } from './node.ts';
import type { Recorder } from './recorder.ts';
import type { Amount, Choosable, Some, Value } from './types.ts';

/** Of `c.play`. */
export interface PlayOptions {
  /** The only bases it may go to, or the only minions it may go on. */
  readonly at?: Some<BaseId> | Some<CardId>;
  /** Who plays it. */
  readonly by?: Value<Seat>;
  /** If it cannot be played, it is discarded (R9.14). */
  readonly orDiscard?: boolean;
  /** Does this ability say where the card goes afterwards? */
  readonly claim?: Claim;
  /** Where it would go to a hand or a discard pile afterwards, it goes on the bottom of its owner's deck (R10.62). */
  readonly goesUnder?: true;
  /** It is played even if this is not its time; then it does nothing. */
  readonly regardless?: boolean;
  /**
   * What it is played as, where the text asks for a minion or an action; a "card" is played as its player likes
   * (R10.23).
   */
  readonly as?: 'minion' | 'action';
}

/** Of `c.followOnPlay`. */
export interface FollowOptions {
  /** Of a fusion card: which of its texts, whichever side is up. */
  readonly side?: 'minion' | 'action';
  /** The card in play that does it, if not this one. */
  readonly by?: Value<CardId>;
}

export interface DuelResult {
  readonly winners: Value<readonly CardId[]>;
  readonly losers: Value<readonly CardId[]>;
}

/** Playing this very card, burying and uncovering, dueling (R3, R7, R8). */
export function playVerbs(r: Recorder) {
  return {
    /** Plays that very card now (R3.5), from wherever it is. Returns the card played, or nothing. */
    play(card: Value<CardId>, options: PlayOptions = {}): Value<CardId> {
      return r.one({ verb: 'play', card, ...options });
    },

    /** This card does what that card says it does when it is played (R10.29). */
    followOnPlay(card: Value<CardId>, options: FollowOptions = {}): void {
      r.say({ verb: 'follow on play', of: card, ...options });
    },

    /**
     * A minion in play changes places with a minion from a hand or a discard pile, or with one that was found in a deck:
     * that one is played where it is, with all that is on it, and it goes to where that one came from (R10.80). Returns
     * the new minion, or nothing.
     */
    swap(minion: Value<CardId>, comer: Value<CardId>): Value<CardId> {
      return r.one({ verb: 'swap', minion, for: comer });
    },

    /** For the engine: your regular minion or action play is used up, for what is done instead of it (R11.2). */
    giveUpRegular(play: 'minion' | 'action'): void {
      r.say({ verb: 'give up regular', play });
    },

    /** You may play one of these now, as what is asked for. Returns the card played, or nothing. */
    mayPlay(
      from: Choosable<CardId>,
      options: Pick<PlayOptions, 'at' | 'as' | 'goesUnder'> = {},
    ): Value<CardId> {
      return r.one({ verb: 'may play', from, ...options });
    },

    /**
     * You may play this very card at one of these bases; a single question asks where. Returns the card played, or
     * nothing.
     */
    mayPlayAt(card: Value<CardId>, at: Some<BaseId>): Value<CardId> {
      return r.one({ verb: 'may play at', card, at });
    },

    /** Plays these cards from your hand, one after another in the order you like. What cannot be played stays there. */
    playEach(cards: Some<CardId>): void {
      r.say({ verb: 'play each', cards });
    },

    /**
     * At each of the bases, or at up to that many of them, you may play one of the cards, in the order you like. Once
     * you decline, you are not asked again.
     */
    mayPlayOneAtEach(at: Some<BaseId>, from: Choosable<CardId>, most?: Amount): void {
      r.say({ verb: 'may play one at each', at, from, most });
    },

    /** Buries cards from hand, unseen; a card that buries itself, or one that lies open, is shown (R7.1). */
    bury(cards: Some<CardId>, at: Value<BaseId>): Value<readonly CardId[]> {
      return r.several({ verb: 'bury', cards, at });
    },

    /**
     * Lays cards face down under a card in play (R16.1): from hand unseen, unless they are shown; from anywhere else as
     * they are. Returns them.
     */
    store(
      cards: Some<CardId>,
      under: Value<CardId>,
      { shown }: { readonly shown?: true } = {},
    ): Value<readonly CardId[]> {
      return r.several({ verb: 'store', cards, under, shown });
    },

    /** You see buried cards, and nobody else does (R7.1). */
    lookAtBuried(cards: Some<CardId>): void {
      r.say({ verb: 'look at buried', cards });
    },

    /** Your buried cards at one place change their order unseen: only you still know which is which. */
    mix(cards: Some<CardId>): void {
      r.say({ verb: 'mix', cards });
    },

    /**
     * A talent of that card, or of one of these, is used now, whether or not it has been used this turn and whosever turn
     * it is; of several you pick one (R3.8).
     */
    useTalent(cards: Some<CardId>): void {
      r.say({ verb: 'use talent', cards });
    },

    /**
     * This card does what a talent of one of these cards says, one that it has or, if so said, that it gives to others; of
     * several you pick one (R10.53). `by`: the card in play that does it, if not this one.
     */
    followTalent(
      of: Some<CardId>,
      options: { readonly given?: true; readonly by?: Value<CardId> } = {},
    ): void {
      r.say({ verb: 'follow talent', of, ...options });
    },

    /** A buried card is turned up and played (R7.4). Returns the card, or nothing. */
    uncover(card: Value<CardId>): Value<CardId> {
      return r.one({ verb: 'uncover', card });
    },

    /** The two minions duel (R8). */
    duel(challenger: Value<CardId>, challenged: Value<CardId>): DuelResult {
      const of = r.say({ verb: 'duel', challenger, challenged });
      return {
        winners: node({ word: 'results', of, part: 'winners' }),
        losers: node({ word: 'results', of, part: 'losers' }),
      };
    },
  };
}

export type PlayVerbs = ReturnType<typeof playVerbs>;
