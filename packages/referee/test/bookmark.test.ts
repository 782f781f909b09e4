import { describe, expect, it } from 'vitest';
import { openRecord, packRecord, readRecord, type GameRecord } from '@smashup/engine';
import { smashUp } from '@smashup/cards';
import type { Bookmark, Entry, Match } from '../src/index.ts';
import { at, begin, PATIENTLY, prepareNext, randomly, referee, watcher } from './kit/table.ts';

interface Saved {
  readonly record: GameRecord;
  readonly bookmark: Bookmark;
}

/** As a host keeps it. */
function saved(match: Match): Saved {
  const record = readRecord(JSON.parse(JSON.stringify(packRecord(match.save()))));
  if (!('checkpoints' in record)) throw new Error('That is the first format.');
  const bookmark: Bookmark = JSON.parse(JSON.stringify(match.bookmark));
  return { record, bookmark };
}

function takenUp(match: Match, { record, bookmark }: Saved, log: readonly Entry[] = []): Match {
  const other = referee.takeUp(match.seats, record, bookmark, log);
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
      const random = randomly(seed);
      let last: Saved = saved(match);
      let since: Entry[] = [];
      for (let step = 0; step < 90; step++) {
        const prepared = prepareNext(match, random);
        if (prepared === null) break;
        prepared.commit();
        since.push(prepared.entry);
        if (step % 11 !== 0) continue;
        expect(everything(takenUp(match, last, since))).toBe(everything(match));
        last = saved(match);
        since = [];
        expect(everything(takenUp(match, last))).toBe(everything(match));
      }
    }
  });

  it('can take back what was answered before it was saved', () => {
    const match = begin(5, 'person', 'person');
    const random = randomly(5);
    const log: Entry[] = [];
    const seat = (): number => match.view(null).pending?.seat ?? 0;
    while (match.undoTarget(seat())?.isFree !== true) {
      const prepared = prepareNext(match, random);
      if (prepared === null) throw new Error('Nothing could ever be taken back.');
      prepared.commit();
      log.push(prepared.entry);
    }
    const kept = saved(match);
    const undo = match.prepareUndo(seat());
    undo.commit();
    expect(everything(takenUp(match, kept, [undo.entry]))).toBe(everything(match));
  });

  it('is none where the record does not say how the game stood', () => {
    const match = begin(6, 'person', 'person');
    prepareNext(match, randomly(6))?.commit();
    const { record, bookmark } = saved(match);
    expect(referee.takeUp(match.seats, { ...record, checkpoints: [] }, bookmark, [])).toBeNull();
    const cut = { ...record, answers: record.answers.slice(1) };
    expect(referee.takeUp(match.seats, cut, bookmark, [])).toBeNull();
    // And the record itself can be opened by anybody, as ever.
    expect(openRecord(smashUp, packRecord(record)).found).toBe('same');
  });
});
