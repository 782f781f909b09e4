import { plain } from '@smashup/words';
import { expect, test } from 'vitest';
import { drawRule } from '../../src/host/rule-pictures.ts';
import { RULE_PICTURES, type RulePicture } from '../../src/protocol/referee-api.ts';
import { scoringSteps } from '../../src/screens/rules/rule-picture.tsx';

const told = ({ frames }: RulePicture): string[] =>
  frames.flatMap(({ lines }) => lines.map(({ text }) => plain(text)));

test.for(RULE_PICTURES)('%s is a course of real moments that begins before anything has happened', (name) => {
  const { frames, seats } = drawRule(name);
  // Before, what is done, and what comes of it.
  expect(frames.length).toBeGreaterThanOrEqual(3);
  expect(frames[0]?.lines).toEqual([]);
  expect(frames.every(({ view }) => view.players.length === seats.length && view.bases.length > 0)).toBe(
    true,
  );
});

test('tied players both come first, and the next is third (R5.4)', () => {
  expect(told(drawRule('tie'))).toEqual([
    'Tar Pits scores.',
    'You come first at Tar Pits.',
    'You gain 4 VP (Tar Pits).',
    'Bob comes first at Tar Pits.',
    'Bob gains 4 VP (Tar Pits).',
    'Cho comes third at Tar Pits.',
    'Cho gains 2 VP (Tar Pits).',
  ]);
});

test('in Me First what is in play comes before what is in hands (R4)', () => {
  const lines = told(drawRule('me first'));
  const king = lines.findIndex((line) => line.includes('Pirate King takes effect'));
  expect(king).toBeGreaterThan(0);
  expect(lines.indexOf('You play Shinobi at Tar Pits.')).toBeGreaterThan(king);
});

test('a duel is fought, a buried card lies face down and is uncovered', () => {
  const duel = drawRule('duel');
  expect(duel.frames.some(({ view }) => view.duel !== null)).toBe(true);
  expect(told(duel)).toContain('Gunfighter wins the duel.');
  const buried = drawRule('buried');
  const [first] = buried.frames;
  expect(first?.view.bases[0]?.buried).toMatchObject([{ controller: 1, face: -1 }]);
  expect(told(buried)).toContain('You uncover Mummy at Pyramids.');
});

test('the picture of scoring goes through the steps in order (R5.2)', () => {
  const steps = scoringSteps(drawRule('scoring').frames);
  expect([...new Set(steps)]).toEqual([1, 2, 3, 4, 5, 6, 8]);
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
});

test('two titans clash: the one whose player has less at the base leaves play (R11.6)', () => {
  const { frames } = drawRule('clash');
  const line = frames.at(-1)?.lines.find(({ key }) => key === 'clash');
  expect(line && plain(line.text)).toBe(
    'Major Ursa and Arcane Protector clash at Tar Pits: 5 against 3. Arcane Protector leaves play.',
  );
  expect(frames.at(-1)?.view.players[1]?.titans).toHaveLength(1);
});

test('time passes for cards in stasis, and they are played (R17)', () => {
  const picture = drawRule('stasis');
  const [first] = picture.frames;
  expect(first?.view.players[0]?.stasis).toMatchObject([{ stasisCounters: 2 }]);
  const lines = told(picture);
  expect(lines).toContain('You put King Rex into stasis with 2 stasis counters.');
  expect(lines).toContain('You play King Rex at Tar Pits.');
  expect(picture.frames.at(-1)?.view.players[0]?.stasis).toBeUndefined();
});
