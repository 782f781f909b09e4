import { expect, it } from 'vitest';
import { Replays } from '../../src/host/replays.ts';
import { finishedGame } from '../../tools/found-games.ts';
import { atOnce } from './fixture.ts';

const conceded = { ending: { conceded: 1 } };

/** The file of an online game that was conceded. */
function concededGame(): string {
  const file: object = JSON.parse(finishedGame(2, 40).text);
  return JSON.stringify({ ...file, ...conceded });
}

it('a replay says who conceded, and so does what is shared of it; what goes on from it has not ended', () => {
  const replays = new Replays(atOnce());
  expect(replays.open(concededGame())).toMatchObject(conceded);
  const [shared, cut] = [replays.text(), replays.cutAt(3, 0)];
  expect(replays.open(shared)).toMatchObject(conceded);
  expect(replays.open(cut)).toMatchObject({ ending: null });
});
