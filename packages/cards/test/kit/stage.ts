import {
  Account,
  NONE,
  type CardId,
  type Decision,
  type Option,
  type Sink,
  type State,
} from '@smashup/engine';
import { expect } from 'vitest';
import { library, smashUp } from '../../src/index.ts';
import { expectTable } from './expectations.ts';
import { nearestTo } from './nearest.ts';
import { entriesOf, parsePlay } from './notation.ts';
import { Readings } from './readings.ts';
import { leakInQuestion, leaksOf } from './secrets.ts';
import { readSetting } from './setting.ts';

export type Mode = 'plain' | 'round trip' | 'undo and views';

/** A table on which a scene acts, and of which it expects something. */
export class Scene extends Readings {
  private readonly mode: Mode;
  private readonly account: Account;
  private left = false;

  constructor(text: string, mode: Mode) {
    const { config, seed, table } = readSetting(text);
    const account = new Account(library);
    super(smashUp.arrange(config, seed, table, account.hear));
    this.mode = mode;
    this.account = account;
    this.check();
  }

  /**
   * The current player plays a card (`Pixie as action`: that side of it), and if it asks where, there. `using`: the card
   * that gives the extra play.
   */
  play(what: string, where?: string, using?: string): this {
    const pending = this.expectPending('play');
    const { card, as } = parsePlay(what);
    const picks = indices(
      pending,
      (option) =>
        option.kind === 'play' && this.isNamed(option.card, card) && (as === undefined || option.as === as),
    );
    const wanted = picks.filter(
      (pick) => using === undefined || this.grantName(pending.options[pick]) === using,
    );
    if (wanted.length === 0)
      throw new Error(`${what} cannot be played.${this.nearestOption(`play ${what}`)}`);
    const places: CardId[] = [];
    this.answer([wanted[0]], (event) => {
      if (event.key === 'play') places.push(event.base, event.on);
    });
    if (where === undefined) return this;
    if (this.state.pending?.kind === 'where') this.pick(where);
    // Nobody is asked about the only place; it has to be this one.
    else if (!places.some((place) => place !== NONE && this.isNamed(place, where)))
      throw new Error(`Nobody is asked where ${what} goes, and it does not go to ${where}.`);
    return this;
  }

  /** The current player uses a talent, or something that can be done on one's turn. `lender`: the card that lends it. */
  use(card: string, lender?: string): this {
    const pending = this.expectPending('play');
    const [pick] = indices(
      pending,
      (option) =>
        option.kind === 'use' &&
        this.isNamed(option.card, card) &&
        (lender === undefined || (option.about !== NONE && this.isNamed(option.about, lender))),
    );
    if (pick === undefined) throw new Error(`${card} cannot be used.${this.nearestOption(`use ${card}`)}`);
    return this.answer([pick]);
  }

  /** Answers whatever is asked, by name; no names: none, where none is allowed. */
  pick(...names: readonly string[]): this {
    const pending = this.expectPending();
    const picks: number[] = [];
    for (const name of names) {
      const found = indices(pending, (option) => this.matches(option, name)).find(
        (pick) => !picks.includes(pick),
      );
      if (found === undefined) throw new Error(`"${name}" is not offered.${this.nearestOption(name)}`);
      picks.push(found);
    }
    return this.answer(picks);
  }

  /** Passes, or ends Play Cards. */
  pass(): this {
    return this.pick('pass');
  }

  /** Asked in the middle of a card whether to play the extra that it gives, the player keeps it for later (R3.5). */
  keepExtra(): this {
    if (!this.purpose.startsWith('extra ')) throw new Error('No extra play is offered.');
    return this.pick();
  }

  /** Ends Play Cards; scoring, drawing and the end of the turn follow, up to the next decision. */
  endTurn(): this {
    this.expectPending('play');
    return this.pass();
  }

  /** Expects exactly these options, in any order: `play Ghost, use Zeppelin, pass`. */
  offers(list: string): this {
    expect(this.options).toEqual(entriesOf(list).toSorted());
    return this;
  }

  /** Expects what a text in the notation of the setting says: see expectations.ts. */
  expect(text: string): this {
    expectTable(this, text);
    return this;
  }

  /** The rest of this decision does not matter. */
  leave(): void {
    this.left = true;
  }

  /** A scene ends in Play Cards, or with the game, or where it says. */
  end(): void {
    const { pending } = this.state;
    if (this.left || pending === null || pending.kind === 'play') return;
    throw new Error('The scene ends with a question that nobody answered.');
  }

  private answer(picks: readonly number[], hear?: Sink): this {
    const pending = this.expectPending();
    const answer = { decision: pending.id, picks };
    if (this.mode === 'round trip') this.state = roundTrip(this.state);
    if (this.mode === 'undo and views') {
      const before = this.account.moment(this.state);
      const hash = smashUp.hash(this.state);
      smashUp.apply(this.state, answer);
      expect(smashUp.hash(before.state)).toBe(hash);
      const again = smashUp.clone(before.state);
      smashUp.apply(again, answer, (event, state) => {
        this.account.hear(event, state);
        hear?.(event, state);
      });
      expect(smashUp.hash(again)).toBe(smashUp.hash(this.state));
      this.state = again;
      expect(leakInQuestion(before, answer, this.state, this.account)).toBe(undefined);
    } else {
      smashUp.apply(this.state, answer, hear);
    }
    this.check();
    return this;
  }

  private check(): void {
    expect(smashUp.violations(this.state)).toEqual([]);
    if (this.mode === 'undo and views') expect(leaksOf(this.state, this.account)).toEqual([]);
  }

  private nearestOption(name: string): string {
    return nearestTo(name, this.options);
  }
}

function indices(decision: Decision, test: (option: Option) => boolean): number[] {
  return decision.options.flatMap((option, index) => (test(option) ? [index] : []));
}

function roundTrip(state: State): State {
  const copy: State = JSON.parse(JSON.stringify(state));
  return copy;
}
