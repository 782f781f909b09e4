import { library, smashUp } from '@smashup/cards';
import { Account, History, type GameRecord, type State } from '@smashup/engine';
import { describe, expect, test } from 'vitest';
import { isSame, type Match, type TableView, type Update } from '../src/index.ts';
import { begin, PATIENTLY, playOn, playUntil, randomly, referee } from './kit/table.ts';

const LATE = 4;

/** The states of the recorded game, before its first answer and after each, with what everybody had been told by then. */
function statesOf(record: GameRecord): { state: State; told: boolean[] }[] {
  const account = new Account(library);
  const history = History.begin(smashUp, record.config, record.seed, account.hear);
  const noted = () => ({
    state: smashUp.clone(history.state),
    told: account.mayKnow(history.state, 'players'),
  });
  const states = [noted()];
  for (const answer of record.answers) {
    history.repeat(answer, account.hear);
    states.push(noted());
  }
  return states;
}

/** The hands there, as the engine has them. */
function handsIn({ players, defs }: State): number[][] {
  return players.map(({ hand }) => hand.map((card) => defs[card]));
}

function handsOn({ players }: TableView): number[][] {
  return players.map(({ hand }) => hand.map(({ face }) => face));
}

/** Plays to the end; gives what is shown in each turn. */
function watched(match: Match): Map<number, Update[]> {
  const feed = match.delayedFeed(LATE, 'en');
  const told = new Map<number, Update[]>();
  const random = randomly(3);
  const look = (): void => {
    const update = feed.advance(match.next.kind === 'over');
    if (update === null) return;
    const before = told.get(match.turn) ?? [];
    told.set(match.turn, [...before, update.content]);
  };
  look();
  while (match.next.kind !== 'over') {
    playOn(match, random, 1);
    look();
  }
  return told;
}

describe('who watches with open hands', PATIENTLY, () => {
  test('sees all hands, as they were when so many turns fewer had begun', () => {
    const match = begin(5, 'person', 'person', 'easy');
    const told = watched(match);
    const states = statesOf(match.record);
    const last = Math.max(...told.keys());
    expect(last).toBeGreaterThan(LATE + 3);
    for (const [turn, updates] of told) {
      if (turn === last) continue;
      const shown = states.find(({ state }) => state.turn.number === turn - LATE)?.state;
      if (shown === undefined) throw new Error(`Turn ${turn - LATE} was never played.`);
      expect(updates.map(({ view }) => [view.turn.number, handsOn(view)])).toEqual([
        [turn - LATE, handsIn(shown)],
      ]);
    }
    expect([...told.keys()].slice(0, -1)).toEqual(
      Array.from({ length: last - 1 - LATE }, (_, at) => at + 1 + LATE),
    );
  });

  test('is shown all the rest when the game is over', () => {
    const match = begin(5, 'person', 'person');
    const told = watched(match);
    const [update] = [...told.values()].at(-1)?.slice(-1) ?? [];
    expect(update.view).toMatchObject({
      winners: match.present({ seat: null, language: 'en' }).content.view.winners,
    });
    expect(update.view.winners.length).toBeGreaterThan(0);
  });

  test('is told every moment of a turn, and in the story what nobody but one player saw', () => {
    const match = begin(5, 'person', 'person');
    const feed = match.delayedFeed(LATE, 'en');
    playUntil(match, randomly(3), () => match.turn > LATE + 2);
    feed.advance(false);
    playUntil(match, randomly(3), () => match.turn > LATE + 3);
    const next = feed.advance(false)?.content;
    const lines = next?.beats.flatMap((beat) => beat.lines) ?? [];
    expect(lines.map(({ key }) => key)).toContain('turn');
    const draw = feed.story().content.find(({ key }) => key === 'draw');
    expect(draw?.cards.length).toBeGreaterThan(0);
    expect(isSame(next?.beats.at(-1)?.view, next?.view)).toBe(true);
  });

  test('never finds out what no player knows', () => {
    const match = begin(5, 'person', 'person');
    const feed = match.delayedFeed(LATE, 'en');
    playUntil(match, randomly(3), () => match.turn === LATE + 5);
    feed.advance(false);
    const at = statesOf(match.record).find(({ state }) => state.turn.number === 5);
    if (at === undefined) throw new Error('That turn was never played.');
    const found = at.told.map((_, card) => feed.inspect(card).content.face !== -1);
    expect(found).toEqual(at.told);
    expect(found).toContain(false);
  });

  test('sees nothing before so many turns have been played', () => {
    const match = begin(5, 'person', 'person');
    const feed = match.delayedFeed(LATE, 'en');
    playUntil(match, randomly(3), () => match.turn === LATE);
    expect(feed.advance(false)).toBeNull();
    expect(feed.hasBegun).toBe(false);
    expect(() => feed.present()).toThrow('nothing to be seen yet');
  });

  test('sees the same whether they came early or late, and after a restart', () => {
    const match = begin(5, 'person', 'person');
    const early = match.delayedFeed(LATE, 'en');
    const random = randomly(3);
    while (match.turn < LATE + 6) {
      playOn(match, random, 1);
      early.advance(false);
    }
    const late = match.delayedFeed(LATE, 'en');
    late.advance(false);
    const resumed = referee.resume(match.seats, match.record).delayedFeed(LATE, 'en');
    resumed.advance(false);
    for (const feed of [late, resumed]) {
      expect(feed.present().content).toEqual(early.present().content);
      expect(feed.story().content).toEqual(early.story().content);
    }
  });

  test('sees nothing of a game that went on from the middle of a turn, until it is old enough', () => {
    const match = begin(5, 'person', 'person');
    playUntil(match, randomly(3), () => match.turn === 7);
    const saved = match.save();
    const [, from = null] = saved.checkpoints;
    const record = { ...saved, from: from ?? saved.checkpoints[0] ?? null, checkpoints: [] };
    const goingOn = referee.resume(match.seats, record);
    const feed = goingOn.delayedFeed(LATE, 'en');
    expect(feed.advance(false)).toBeNull();
    playUntil(goingOn, randomly(4), () => goingOn.turn === 7 + LATE);
    expect(feed.advance(false)).toBeNull();
    playUntil(goingOn, randomly(4), () => goingOn.turn === 8 + LATE);
    expect(feed.advance(false)?.content.view.turn.number).toBe(8);
  });

  test('is told the story anew where what was shown has been taken back', () => {
    const match = begin(5, 'person', 'person');
    const feed = match.delayedFeed(LATE, 'en');
    playUntil(match, randomly(3), () => match.turn === LATE + 4);
    feed.advance(false);
    // Nobody may take back so much; the feed does not rely on that.
    match.follow(match.number, { kind: 'undo', seat: 0, to: 3 });
    expect(feed.advance(false)).toBeNull();
    playUntil(match, randomly(8), () => match.turn === LATE + 2);
    const update = feed.advance(false)?.content;
    const [then] = statesOf(match.record).filter(({ state }) => state.turn.number === 2);
    expect(update?.view.turn.number).toBe(2);
    expect(update === undefined ? [] : handsOn(update.view)).toEqual(handsIn(then.state));
    expect(update?.log).toEqual(feed.story().content);
  });
});
