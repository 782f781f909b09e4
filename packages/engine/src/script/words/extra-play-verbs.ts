import type { BaseId, CardId } from '../../model/ids.ts';
import type { Recorder } from './recorder.ts';
import type { Amount, Choosable, Some, Value } from './types.ts';

/** Of `c.extraMinion`, `c.extraAction` and the like: what narrows an extra play. */
export interface ExtraOptions {
  /** How many, if more than one. */
  readonly count?: Amount;
  /** Only at these bases. */
  readonly at?: Some<BaseId>;
  /** Only on this minion, or on these. */
  readonly on?: Value<CardId> | Choosable<CardId>;
  /** Only actions that directly affect this minion, or one of these (R10.41). */
  readonly affecting?: Value<CardId> | Choosable<CardId>;
  /** Only actions that directly raise the power of this minion, or of one of these (R10.74). */
  readonly raising?: Value<CardId> | Choosable<CardId>;
  /** All actions played with it directly affect one and the same minion. */
  readonly sameMinion?: boolean;
  /** Exactly this printed power. */
  readonly power?: number;
  /** At most this much printed power. */
  readonly powerAtMost?: number;
  /** Less printed power than that. */
  readonly powerBelow?: Value<number>;
  /** Only actions that are played on a base. */
  readonly onBase?: true;
  /** Only of that name. */
  readonly named?: Value<string>;
  /** Only the card of that name, from hand: a specific card, which nothing else can take the place of (R3.5). */
  readonly specific?: string;
  /** Not these. */
  readonly except?: Some<CardId>;
  /** All cards played with this extra have the same name. */
  readonly ofOneName?: boolean;
  /** Only at a base with a minion of the same name. */
  readonly namedLikeOneThere?: boolean;
  /** At most this much printed power in total. */
  readonly totalPowerAtMost?: number;
}

/** For the verbs: how an extra play fits into the text that gives it. */
interface ExtraInText extends ExtraOptions {
  /** More of the text follows, and the play can be made before that (R3.5). */
  readonly beforeRest?: true;
}

/** Extra minions and actions (R3.5). */
export function extraPlayVerbs(r: Recorder) {
  return {
    /** Extra minions: they may be kept for later during your Play Cards phase; at other times it is now or never. */
    extraMinion(options: ExtraInText = {}): void {
      r.say({ verb: 'extra minion', ...options });
    },

    /** Extra actions: they may be kept for later during your Play Cards phase; at other times it is now or never. */
    extraAction(options: ExtraInText = {}): void {
      r.say({ verb: 'extra action', ...options });
    },

    /** An extra minion and an extra action, in the order you like. The options narrow the minion. */
    extraMinionAndAction(minion: Omit<ExtraOptions, 'count'> = {}): void {
      r.say({ verb: 'extra minion and action', ...minion });
    },

    /**
     * An extra minion that has to be played at once, since what follows depends on it. Returns the card, or nothing.
     */
    extraMinionNow(
      options: Omit<ExtraOptions, 'count'> & { readonly mandatory?: boolean } = {},
    ): Value<CardId> {
      return r.one({ verb: 'extra minion now', ...options });
    },
  };
}

export type ExtraPlayVerbs = ReturnType<typeof extraPlayVerbs>;
