import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { smashUp } from '@smashup/cards';
import { seedRandom, shuffleInPlace, type RandomState, type Seat } from '@smashup/engine';
import { COLOURS, createReferee, type Match } from '@smashup/referee';
import { audience } from '../src/play/broadcast/broadcast.ts';
import { projectRoom, Stream } from '../src/projection/index.ts';
import {
  pack,
  readPart,
  readStory,
  readWhole,
  tell,
  unpack,
  type Known,
  type Tell,
} from '../src/protocol/index.ts';
import { seat, setUp } from './kit/client.ts';

vi.setConfig({ testTimeout: 120_000 });

const referee = createReferee(smashUp);
const SEATS: readonly (Seat | null)[] = [0, 1, null];
const TICKET = () => 123_456_789_012_345;
const NOBODY = new Set<Seat>();
/** Fields of which none is written by name: every option, decision, minion and line has a shape. */
const NAMED = /"(label|prompt|printedPower|aside)":/;

const room = projectRoom(
  {
    table: {
      id: 'a table',
      status: 'playing',
      owner: null,
      set_up: '',
      code: '',
      invitation: '',
      is_public: 1,
      quick: 0,
      version: 1,
      seed: '',
      secret: '',
      rematch: null,
      attended: 1,
      touched_at: 0,
      made_at: 0,
      fills: 0,
      seats: [],
    },
    setUp: setUp([seat.me, seat.open]),
    guests: new Map(),
    away: NOBODY,
    standIns: NOBODY,
    left: NOBODY,
    missing: null,
    stillThere: null,
    watchers: 0,
    watching: [],
    declined: null,
    rematch: null,
    clocks: null,
    proposal: null,
    ending: null,
  },
  null,
  null,
);

/** Somebody at the other end of a wire, who is told the whole once and parts from then on. */
class Reader {
  known: Known;
  bytes = 0;
  /** How often the story was told as a whole. */
  stories = 0;
  private readonly match: Match;
  private readonly seat: Seat | null;

  constructor(match: Match, seat: Seat | null) {
    this.match = match;
    this.seat = seat;
    const stream = new Stream('a table', room);
    stream.begin(match.present(audience(seat)), TICKET);
    this.known = readWhole(this.overTheWire(stream.whole([], 0).content, 'whole'));
    const { content: reply } = stream.story(match.story(audience(seat)));
    const story = reply.ok ? reply.story : undefined;
    if (story !== undefined) this.known = readStory(this.known, story) ?? this.known;
    this.bytes = 0;
    match.listen(audience(seat), (told) => {
      const part = stream.tellGame(told, TICKET);
      if (part === null) return;
      const sent = this.overTheWire(part.content, 'part');
      if (sent.game?.log !== null) this.stories++;
      const read = readPart(this.known, sent);
      if (read === null) throw new Error('Something is missing.');
      this.known = read.known;
    });
  }

  private overTheWire<K extends Tell['tell']>(message: Tell, kind: K): Extract<Tell, { tell: K }> {
    const text = JSON.stringify(pack(message));
    if (kind === 'whole' && NAMED.test(text)) throw new Error('Something that has a shape is not packed.');
    this.bytes += text.length;
    const read = tell.parse(unpack(JSON.parse(text)));
    const isExpected = (one: Tell): one is Extract<Tell, { tell: K }> => one.tell === kind;
    if (!isExpected(read)) throw new Error('Another kind of message.');
    return read;
  }

  /** As somebody is shown it who comes now. */
  get fresh(): Known['situation'] {
    const { beats: _beats, log: _log, ...situation } = this.match.present(audience(this.seat)).content;
    const { decision } = situation;
    return { ...situation, decision: decision === null ? null : { ...decision, id: TICKET() } };
  }
}

/** Whoever has just decided something that concerns nobody else; null: nobody has. */
function mayTakeBack(match: Match): Seat | null {
  const { next } = match;
  return next.kind === 'person' && match.undoTarget(next.seat)?.isFree === true ? next.seat : null;
}

function answerAtRandom(match: Match, random: RandomState): void {
  const { next } = match;
  if (next.kind !== 'person' && next.kind !== 'pass') throw new Error('Nobody is asked.');
  const { pending } = match.view(next.seat);
  if (pending === null) throw new Error('Nothing is asked.');
  const order = [...pending.options.keys()];
  shuffleInPlace(random, order);
  const count = Math.max(pending.min, Math.min(pending.max, 1));
  const picks = next.kind === 'pass' ? next.picks : order.slice(0, count).sort((one, other) => one - other);
  match.prepare(next.seat, next.decision, picks, next.kind === 'pass' ? 'referee' : 'person').commit();
}

function twoPlay(seed: number): Match {
  const players = COLOURS.slice(0, 2).map((colour) => ({
    name: colour,
    colour,
    sitter: { kind: 'person' } as const,
    factions: null,
  }));
  return referee.begin(players, smashUp.config({ players, choice: 'random' }), seed);
}

describe('a stream of parts', () => {
  it('leads to what the whole would show, through a whole game, in less than 3 kB for a decision to both', () => {
    const match = twoPlay(1);
    const readers = SEATS.map((each) => new Reader(match, each));
    const random = seedRandom(1);
    let decisions = 0;
    while (match.next.kind !== 'over') {
      answerAtRandom(match, random);
      decisions++;
      const strayed = readers.filter(({ known, fresh }) => !isDeepStrictEqual(known.situation, fresh));
      expect(strayed.map((reader) => reader.known.situation)).toEqual(strayed.map((reader) => reader.fresh));
    }
    const bytes = readers.slice(0, 2).reduce((sum, reader) => sum + reader.bytes, 0);
    expect(decisions).toBeGreaterThan(100);
    expect(bytes / decisions).toBeLessThan(3000);
  });

  it('tells after an undo how many lines of the story are gone, and not the story', () => {
    const match = twoPlay(2);
    const readers = SEATS.map((each) => new Reader(match, each));
    const random = seedRandom(2);
    let undone = 0;
    for (let step = 0; undone < 5 && match.next.kind !== 'over'; step++) {
      answerAtRandom(match, random);
      const seat = mayTakeBack(match);
      if (seat === null || step % 7 !== 0) continue;
      match.prepareUndo(seat).commit();
      undone++;
      for (const [at, reader] of readers.entries()) {
        expect(reader.known.log).toEqual(match.story(audience(SEATS[at])).content);
        expect(reader.known.situation).toEqual(reader.fresh);
      }
    }
    expect(undone).toBe(5);
    expect(readers.map(({ stories }) => stories)).toEqual([0, 0, 0]);
  });

  it('gives what was missed as long as that is hardly longer than the whole', () => {
    const match = twoPlay(3);
    const stream = new Stream('a table', room);
    stream.begin(match.present(audience(0)), TICKET);
    const told: string[] = [];
    match.listen(audience(0), (update) => {
      const part = stream.tellGame(update, TICKET);
      if (part !== null) told.push(part.text);
    });
    const random = seedRandom(3);
    for (let step = 0; step < 40; step++) answerAtRandom(match, random);
    const { epoch, n } = stream.at;
    const missed = told.map((_, at) => told.slice(-at - 1));
    for (const parts of missed) {
      const isShort = parts.join('').length <= 3000 || parts.length === 1;
      const given = stream.since({ epoch, n: n - parts.length })?.map(({ text }) => text) ?? null;
      expect(given).toEqual(isShort ? parts : null);
    }
    expect(stream.since({ epoch, n })).toEqual([]);
    expect(stream.since({ epoch: 'another', n })).toBeNull();
    expect(missed.length).toBeGreaterThan(20);
  });
});
