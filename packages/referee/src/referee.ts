import { History, type Config, type GameRecord, type Rules, type Seed } from '@smashup/engine';
import type { LocaleName } from '@smashup/words';
import type { Bookmark } from './bookmark.ts';
import { gameOptions } from './game-options.ts';
import { createInstruments } from './instruments.ts';
import type { ReadGame } from './game-file.ts';
import { givenIn, givenInRecord, type Entry } from './journal.ts';
import { Match } from './match.ts';
import { openGame, replayGame } from './position.ts';
import { makeCardIndex } from './present/card-index.ts';
import { makeCatalogue } from './present/catalogue.ts';
import type { CardIndex } from './protocol/card-index.ts';
import type { Catalogue } from './protocol/catalogue.ts';
import type { GameSetUp, SeatSetUp } from './protocol/set-up.ts';
import { Replay } from './replay/replay.ts';
import { PROTOCOL, type Version } from './protocol/version.ts';

/** Opens matches, all with the same cards. */
export interface Referee {
  /** What the other end has to agree with (see `whyDisagree`). */
  readonly version: Version;
  /** Every card there is, for browsing and for drawing. */
  catalogue(): Catalogue;
  /** What they can be found by, in that language. */
  cardIndex(language: LocaleName): CardIndex;
  /** How the game of a set-up is configured; throws a SmashUpError that says why it cannot be played. */
  config(setUp: GameSetUp): Config;
  begin(seats: readonly SeatSetUp[], config: Config, seed: Seed): Match;
  /**
   * Resumes a match: its record as it was when the journal began, and the journal since. Throws a SmashUpError when it
   * cannot be played.
   */
  resume(seats: readonly SeatSetUp[], record: GameRecord, journal?: readonly Entry[]): Match;
  /**
   * The same without playing what lies before the bookmark (`match.bookmark`). Only for the very program that left it:
   * another one cannot know that it would have arrived at the same point. Null: the journal does not lead there.
   */
  takeUp(
    seats: readonly SeatSetUp[],
    record: GameRecord,
    journal: readonly Entry[],
    bookmark: Bookmark,
  ): Match | null;
  /** Opens a recorded game to look at, told in that language. */
  replay(game: ReadGame, language: LocaleName): Replay;
}

export function createReferee(rules: Rules): Referee {
  const instruments = createInstruments(rules);
  return {
    version: { protocol: PROTOCOL, content: rules.library.fingerprint },
    catalogue: () => makeCatalogue(rules.library),
    cardIndex: (language) => makeCardIndex(rules.library, instruments.words(language)),
    config(setUp) {
      const players = setUp.seats.map(({ name, factions }) => ({ name, factions }));
      return rules.config(gameOptions(rules, players, setUp));
    },
    begin: (seats, config, seed) => new Match(instruments, seats, openGame(rules, config, seed), 0),
    resume(seats, record, journal = []) {
      const given = givenIn(givenInRecord(record), journal);
      return new Match(instruments, seats, replayGame(rules, record, given), journal.length);
    },
    takeUp(seats, record, journal, { number, game, steps, course, passes }) {
      const behind = givenIn(givenInRecord(record), journal.slice(0, number));
      const answers = behind.map(({ answer }) => answer);
      const history = journal.length < number ? null : History.resume(rules, { ...record, answers }, game);
      if (history === null) return null;
      const match = new Match(instruments, seats, { history, steps, course, passes }, number);
      for (const entry of journal.slice(number)) match.follow(match.number, entry);
      return match;
    },
    replay: (game, language) => new Replay(instruments, game, language),
  };
}
