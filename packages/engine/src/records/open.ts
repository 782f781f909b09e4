import type { Config } from '../model/config.ts';
import type { State } from '../model/state.ts';
import type { Rules } from '../outside/rules.ts';
import { usualDraftSize } from '../rules/faction-choice.ts';
import { isFirstFormat, type FirstRecord } from './first-format.ts';
import { History } from './history.ts';
import { readRecord } from './parse.ts';
import { portraitHash } from './portrait.ts';
import type { GameRecord } from '../model/record.ts';

/** A record as these rules find it. */
export interface Opened {
  /**
   * `same`: it plays as it did. `changed`: its content has changed, and it goes on from the newest point that is the
   * same game. `look only`: it cannot go on, and is shown as far as it goes.
   */
  readonly found: 'same' | 'changed' | 'look only';
  /** The part that can be played; null: not even its set-up can. */
  readonly record: GameRecord | null;
  /** The answers that were given, and how many of them hold. */
  readonly answers: number;
  readonly kept: number;
  /** The turn in which that is. */
  readonly turn: number;
}

/** Opens a record of any version. Throws a SmashUpError if it is not a record; it may no longer be playable. */
export function openRecord(rules: Rules, data: unknown): Opened {
  const record = readRecord(data);
  return isFirstFormat(record) ? openFirst(rules, record) : openSecond(rules, record);
}

/** Plays a record that has been opened, up to an answer if one is given. */
export function replay(rules: Rules, record: GameRecord, answers = record.answers.length): State {
  const history = History.start(rules, record);
  for (const answer of record.answers.slice(history.length, answers)) history.repeat(answer);
  return history.state;
}

/** Picks do not say what was chosen, so all that can be said is whether they are legal. */
function openFirst(rules: Rules, { config, seed, answers }: FirstRecord): Opened {
  const history = attempt(() => History.begin(rules, rules.config(withDraftSize(config)), seed));
  if (history === null) return nothing(answers.length);
  const chosen = factionsChosen(history.state);
  let given = answers.length;
  for (const picks of answers) {
    // Until 0.1 a player was also asked about the only faction left.
    if (history.length + answers.length - given < factionsChosen(history.state) - chosen) given--;
    else if (attempt(() => history.answer(picks)) === null) return opened('look only', history, given);
  }
  return opened('same', history, given);
}

function factionsChosen({ players }: State): number {
  return players.reduce((sum, { factions }) => sum + factions.length, 0);
}

/** Before it could be set, the edition alone said how many factions are laid out for a draft. */
function withDraftSize(config: Config): Config {
  const { choice, edition, players, pool } = config;
  if (choice !== 'draft' || pool === null) return config;
  return { ...config, draftSize: usualDraftSize({ edition, choice }, players.length, pool.length) };
}

function openSecond(rules: Rules, record: GameRecord): Opened {
  const config = resolved(rules, record);
  const { answers, seed, from, checkpoints } = record;
  const whole = attempt(() => History.start(rules, { ...record, config }));
  const reached = whole === null ? null : playOn(whole, record);
  if (reached !== null && isAtEnd(reached, record)) return opened('same', reached, answers.length);
  let best = reached;
  for (const checkpoint of checkpoints.toReversed()) {
    const taken = History.takeUp(rules, { config, seed, answers, from }, checkpoint);
    if (taken === null) continue;
    const there = playOn(taken, record);
    if (best === null || there.length > best.length || isAtEnd(there, record)) best = there;
    if (isAtEnd(best, record)) break;
  }
  if (best === null) return nothing(answers.length);
  return opened(losesOnlyThisTurn(best, record) ? 'changed' : 'look only', best, answers.length);
}

/** Random choices use the factions and bases of that time, whatever has been added since. */
function resolved({ library }: Rules, { config, content, offer, bases }: GameRecord): Config {
  if (content === library.fingerprint) return config;
  return {
    ...config,
    pool: offer.length === 0 ? config.pool : offer,
    ...(bases.length === 0 ? {} : { baseDeck: bases }),
  };
}

/** Repeats answers for as long as it is the same game. */
function playOn(history: History, { answers }: GameRecord): History {
  for (const answer of answers.slice(history.length)) {
    if (attempt(() => history.repeat(answer)) === null) break;
  }
  return history;
}

/** All answers hold, and the table is the one that was left. */
function isAtEnd({ length, state, rules }: History, { answers, checkpoints }: GameRecord): boolean {
  const last = checkpoints.find(({ after }) => after === answers.length);
  return (
    length === answers.length && (last === undefined || last.hash === portraitHash(rules.library, state))
  );
}

/** The oldest checkpoint is the beginning of the turn: nobody loses more than that unasked. */
function losesOnlyThisTurn({ length }: History, { answers, checkpoints }: GameRecord): boolean {
  return length >= (checkpoints[0]?.after ?? answers.length);
}

function opened(found: Opened['found'], history: History, answers: number): Opened {
  const { record, length, state } = history;
  return { found, record, answers, kept: length, turn: state.turn.number };
}

function nothing(answers: number): Opened {
  return { found: 'look only', record: null, answers, kept: 0, turn: 0 };
}

/** Whatever goes wrong with a record is a reason to stop there. */
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}
