import { smashUp } from '@smashup/cards';
import { DEALT_FROM } from '@smashup/cards/kit/dealt-from.ts';
import { createReferee, type Situation } from '@smashup/referee';
import { COLOURS } from '@smashup/referee/protocol';
import type { Part, RoomView, Whole } from '@smashup/server/protocol';

const referee = createReferee(smashUp);
const NAMES = ['Ann', 'Ben'];

/** A game that has just been dealt, as its first player sees it. */
function dealt(): Situation {
  const seats = NAMES.map((name, seat) => ({
    name,
    colour: COLOURS[seat],
    sitter: { kind: 'person' } as const,
    factions: null,
  }));
  const config = referee.config({
    seats,
    choice: 'random',
    duplicates: false,
    edition: 'culture-shock',
    printing: 'original',
    pool: DEALT_FROM,
    seed: 47,
  });
  const match = referee.begin(seats, config, 47);
  const { beats: _beats, log: _log, ...situation } = match.present({ seat: 0, language: 'en' }).content;
  return situation;
}

export function room(changes: Partial<RoomView> = {}): RoomView {
  return {
    id: 'one',
    status: 'playing',
    version: 1,
    setUp: {
      seats: NAMES.map(() => ({ sitter: { kind: 'open' }, factions: null })),
      choice: 'random',
      duplicates: false,
      edition: 'culture-shock',
      printing: 'original',
      titans: false,
      pool: [],
      draftSize: null,
      extraBaseSets: [],
      variant: null,
      houseRules: {},
      series: null,
      firstPlayer: null,
      isPublic: false,
      hints: false,
      openHands: null,
      leaving: 'vote',
      undo: 'ask',
      rated: false,
      clock: { kind: 'none' },
      timeOut: 'wait',
    },
    seats: NAMES.map((name, seat) => ({
      seat,
      kind: 'person',
      name,
      person: name,
      ready: true,
      level: null,
      factions: null,
      away: false,
      standIn: false,
      left: false,
    })),
    mine: 0,
    owner: null,
    invitation: null,
    code: null,
    quick: false,
    fills: false,
    watchers: 0,
    proposal: null,
    clocks: null,
    missing: null,
    rematch: null,
    watching: [],
    declined: null,
    ending: null,
    stillThere: null,
    ...changes,
  };
}

/** Everything at the table, at that point of what was told. */
export function whole(n: number, changes: Partial<Whole> = {}): Whole {
  return {
    tell: 'whole',
    table: 'one',
    now: 5000,
    at: { epoch: 'a', n },
    room: room(),
    game: { standing: dealt(), log: [] },
    chat: [],
    ...changes,
  };
}

/** What came at that point. */
export function part(n: number, changes: Partial<Part> = {}): Part {
  return { tell: 'part', table: 'one', at: { epoch: 'a', n }, room: null, game: null, ...changes };
}
