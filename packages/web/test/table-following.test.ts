import type { Beat, StoryLine, TableView } from '@smashup/referee/protocol';
import { smashUp } from '@smashup/cards';
import { createReferee } from '@smashup/referee';
import { describe, expect, it } from 'vitest';
import { durationOf } from '../src/flow/pace.ts';
import { faceToRead, readingTime } from '../src/flow/reading.ts';
import { pictureOf, recapParts, sinceYourTurn } from '../src/table/log/recap.ts';

const catalogue = createReferee(smashUp).catalogue();
const WORDY = catalogue.faces.findIndex(({ text }) => text.length > 100);
const BARE = catalogue.faces.findIndex(({ kind, text }) => kind === 'minion' && text === '');

const VIEW: TableView = {
  viewer: 0,
  turn: { number: 3, phase: 'play', player: 0, minions: 1, actions: 1, extras: [] },
  players: [],
  bases: [],
  baseDeck: 5,
  baseDiscard: [],
  limbo: [],
  duel: null,
  winner: null,
  winners: [],
  reckonings: [],
  teams: [],
  vpToWin: 15,
  rounds: null,
  factionChoice: null,
  sharedDecks: [],
  box: [],
};

function line(key: StoryLine['key'], turn: number, player: number, face = -1): StoryLine {
  const text = [{ kind: 'card', text: 'A card', card: 7, def: face }] as const;
  return {
    key,
    text,
    aside: false,
    turn,
    player,
    cards: [7],
    base: null,
    from: null,
    source: null,
    count: 1,
  };
}

const beat = (...lines: readonly StoryLine[]): Beat => ({ lines, view: VIEW });

describe('what somebody else plays', () => {
  it('stays as long as its text takes to be read, and a card without text no longer than usual', () => {
    const wordy = beat(line('play', 2, 1, WORDY));
    const bare = beat(line('play', 2, 1, BARE));
    const time = (shown: Beat): number =>
      durationOf(shown, 'normal', readingTime(catalogue, faceToRead(shown, 0)));
    expect(time(wordy)).toBeGreaterThan(4000);
    expect(time(bare)).toBe(durationOf(bare, 'normal'));
    // One's own cards are known.
    expect(faceToRead(wordy, 1)).toBeNull();
  });
});

describe('since your turn', () => {
  const log = [
    line('turn', 1, 0),
    line('play', 1, 0, WORDY),
    line('turn', 2, 1),
    line('play', 2, 1, WORDY),
    line('draw', 2, 1),
    line('turn', 3, 0),
    line('play', 3, 0, BARE),
  ];

  it('is what happened between one’s own turns while one plays', () => {
    expect(sinceYourTurn(log, 0, VIEW.turn)).toEqual([log[2], log[3]]);
  });

  it('is what has happened so far while another plays', () => {
    const turn = { ...VIEW.turn, number: 2, player: 1 };
    expect(sinceYourTurn(log.slice(0, 4), 0, turn)).toEqual([log[2], log[3]]);
  });

  it('shows one picture for a card and what it has done', () => {
    const [turn, played] = [line('turn', 2, 1), line('play', 2, 1, WORDY)];
    const done = { ...line('destroy', 2, 1, BARE), cards: [9], source: 7 };
    const other = { ...line('play', 2, 1, BARE), cards: [9] };
    expect(recapParts([turn, played, done, other])).toEqual([
      { picture: null, lines: [turn] },
      { picture: WORDY, lines: [played, done] },
      { picture: BARE, lines: [other] },
    ]);
  });

  it('has a picture for what has a name', () => {
    expect(pictureOf(line('play', 2, 1, WORDY))).toBe(WORDY);
    expect(pictureOf(line('draw', 2, 1))).toBeNull();
  });
});
