import type { BaseId, CardId, Seat } from '../model/ids.ts';

/**
 * One line of the story of a game, for logs and animations: a translatable key with what it speaks of.
 * `seenBy` names the seats that may see which cards it was; everybody if it is missing.
 */
export interface LogEvent {
  readonly key: LogKey;
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

export type LogKey =
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
  | 'reveal'
  | 'look'
  | 'counters'
  | 'remove counters'
  | 'control'
  | 'attach'
  | 'transfer'
  | 'bury'
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
  | 'duel'
  | 'duel result'
  | 'box'
  | 'win';

export type Sink = (event: LogEvent) => void;
