import type { BaseId, CardId, Seat } from '../model/ids.ts';
import type { State } from '../model/state.ts';

/**
 * One line of the story of a game, for logs and animations: a translatable key with what it speaks of.
 * `seenBy` names the seats that may see which cards it was; everybody if it is missing.
 */
export interface Tale {
  readonly key: LogKey;
  /** Where it is not what its key says. */
  readonly told?: Timing;
  readonly player?: Seat;
  readonly other?: Seat;
  readonly card?: CardId;
  readonly cards?: readonly CardId[];
  readonly base?: BaseId;
  readonly from?: BaseId;
  readonly on?: CardId;
  readonly count?: number;
  readonly source?: CardId;
  readonly seenBy?: readonly Seat[];
  readonly factions?: readonly string[];
  readonly name?: string;
}

/** A line of the story with when it is told, so that whoever draws it knows which table shows it. */
export interface LogEvent extends Tale {
  readonly told: Timing;
}

/** When a line is told, seen from the change that it tells of. */
type Timing =
  /** Before, since the cards get other places or numbers by it. */
  | 'before'
  | 'after'
  /** It changes nothing itself: it says why something is about to change. */
  | 'announcing';

export type LogKey =
  | 'faction'
  | 'factions'
  | 'mulligan'
  | 'first player'
  | 'turn'
  | 'play'
  | 'use'
  | 'trigger'
  | 'destroy'
  | 'prevented'
  | 'move'
  | 'return'
  | 'place on top'
  | 'place on bottom'
  | 'shuffle in'
  | 'to hand'
  | 'hand over'
  | 'discard'
  | 'draw'
  | 'reshuffle'
  | 'shuffle'
  | 'shuffle bases'
  | 'reveal'
  | 'look'
  | 'counters'
  | 'remove counters'
  | 'control'
  | 'attach'
  | 'transfer'
  | 'bury'
  | 'lay'
  | 'uncover'
  | 'vp'
  | 'lose vp'
  | 'lasting'
  | 'extra'
  | 'name'
  | 'scoring'
  | 'place'
  | 'clear'
  | 'base leaves'
  | 'base enters'
  | 'turn up'
  | 'duel'
  | 'duel result'
  | 'box'
  | 'win';

/** Hears an event while it happens, with the state as it is at that moment. */
export type Sink = (event: LogEvent, state: State) => void;

export type Teller = (tale: Tale) => void;

/** Lets the rules tell a sink what happens. */
export function tellerTo(sink: Sink, state: State): Teller {
  return (tale) => sink({ told: ANNOUNCEMENTS.has(tale.key) ? 'announcing' : 'after', ...tale }, state);
}

const ANNOUNCEMENTS: ReadonlySet<LogKey> = new Set<LogKey>([
  'turn',
  'play',
  'use',
  'trigger',
  'scoring',
  'place',
  'duel',
  'duel result',
  'name',
]);
