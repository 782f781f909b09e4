import type { Level } from '@smashup/bots';
import { smashUp } from '../content/content.ts';
import type { Config, Decision, GameRecord, Seat, Seed } from '@smashup/engine';
import { COLOURS, createReferee, type Match, type SeatSetUp } from '@smashup/referee';
import { STAND_IN } from '../guests/forfeit.ts';
import { isLevel, type Contestant } from '../options/bots.ts';
import type { Sitter } from './seats.ts';
import { Story } from './story.ts';

const referee = createReferee(smashUp);

/** A match at one keyboard. */
export class Session {
  readonly match: Match;
  readonly story: Story;
  readonly sitters: readonly Sitter[];

  private constructor(match: Match, sitters: readonly Sitter[]) {
    this.match = match;
    this.sitters = sitters;
    this.story = new Story(match, [null, ...this.people]);
  }

  static begin(sitters: readonly Sitter[], config: Config, seed: Seed): Session {
    return new Session(referee.begin(seatsOf(sitters), config, seed), sitters);
  }

  /** Resumes a recorded game where it ended. */
  static resume(sitters: readonly Sitter[], record: GameRecord): Session {
    return new Session(referee.resume(seatsOf(sitters), record), sitters);
  }

  get people(): readonly Seat[] {
    return this.sitters.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  }

  /** The record to save. */
  get record(): GameRecord {
    return this.match.save();
  }

  answer({ seat, id }: Decision, picks: readonly number[]): void {
    this.match.prepare(seat, id, picks).commit();
  }

  /** Takes back the last answer of the person who has to decide; false: it cannot be. */
  undo({ seat }: Decision): boolean {
    if (this.match.undoTarget(seat)?.isFree !== true) return false;
    this.match.prepareUndo(seat).commit();
    return true;
  }
}

function seatsOf(sitters: readonly Sitter[]): SeatSetUp[] {
  return sitters.map(({ name, bot }, seat) => ({
    name,
    colour: COLOURS[seat] ?? COLOURS[0],
    sitter: bot === null ? { kind: 'person' } : { kind: 'bot', level: levelOf(bot) },
    factions: null,
  }));
}

/** A guest is asked by the terminal itself; for the referee its seat belongs to the stand-in. */
function levelOf(bot: Contestant): Level {
  return isLevel(bot) ? bot.level : STAND_IN;
}
