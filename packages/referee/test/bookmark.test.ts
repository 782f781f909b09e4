import { describe, expect, it } from 'vitest';
import { isSnapshot, packRecord, type GameRecord } from '@smashup/engine';
import type { Bookmark, Entry, Match } from '../src/index.ts';
import { at, begin, PATIENTLY, prepareNext, randomly, referee, watcher } from './kit/table.ts';

/** A game that a host keeps: how it was dealt, and what has happened since. */
interface Kept {
  readonly record: GameRecord;
  readonly log: Entry[];
}

function keep(match: Match): Kept {
  return { record: match.record, log: [] };
}

/** As a host writes it down. */
function marked(match: Match): Bookmark {
  const bookmark: Bookmark = JSON.parse(JSON.stringify(match.bookmark));
  expect(isSnapshot(bookmark.game)).toBe(true);
  return bookmark;
}

function takenUp(match: Match, { record, log }: Kept, bookmark: Bookmark): Match {
  const other = referee.takeUp(match.seats, record, log, bookmark);
  if (other === null) throw new Error('It cannot be taken up.');
  return other;
}

/** Everything that can be asked of a match. */
function everything(match: Match): string {
  const seats = [...match.seats.keys()];
  return JSON.stringify(
    {
      number: match.number,
      next: match.next,
      turnEnds: match.turnEnds,
      saved: packRecord(match.save()),
      bookmark: match.bookmark,
      undo: seats.map((seat) => match.undoTarget(seat)),
      views: [null, ...seats].map((seat) => match.view(seat)),
      told: [watcher(), ...seats.map(at)].map((audience) => match.present(audience).content),
      story: match.story(watcher()).content,
    },
    null,
    1,
  );
}

describe('a match that is taken up where it was saved', PATIENTLY, () => {
  it('is the one that was played from the deal, and is played on alike', () => {
    for (const [seed, players] of [
      [1, 2],
      [2, 3],
      [3, 4],
    ]) {
      const sitters = (['person', 'person', 'person', 'random'] as const).slice(-players);
      const match = begin(seed, ...sitters);
      const kept = keep(match);
      const random = randomly(seed);
      let last = marked(match);
      for (let step = 0; step < 90; step++) {
        const prepared = prepareNext(match, random);
        if (prepared === null) break;
        prepared.commit();
        kept.log.push(prepared.entry);
        if (step % 11 !== 0) continue;
        expect(everything(takenUp(match, kept, last))).toBe(everything(match));
        last = marked(match);
        expect(everything(takenUp(match, kept, last))).toBe(everything(match));
      }
    }
  });

  it('can take back what was answered before it was saved', () => {
    const match = begin(5, 'person', 'person');
    const kept = keep(match);
    const random = randomly(5);
    const seat = (): number => match.view(null).pending?.seat ?? 0;
    while (match.undoTarget(seat())?.isFree !== true) {
      const prepared = prepareNext(match, random);
      if (prepared === null) throw new Error('Nothing could ever be taken back.');
      prepared.commit();
      kept.log.push(prepared.entry);
    }
    const bookmark = marked(match);
    const undo = match.prepareUndo(seat());
    undo.commit();
    kept.log.push(undo.entry);
    expect(everything(takenUp(match, kept, bookmark))).toBe(everything(match));
  });

  it('is none where the log does not lead', () => {
    const match = begin(6, 'person', 'person');
    const { record } = keep(match);
    prepareNext(match, randomly(6))?.commit();
    expect(referee.takeUp(match.seats, record, [], marked(match))).toBeNull();
  });
});
