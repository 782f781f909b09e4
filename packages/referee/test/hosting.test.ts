import { smashUp } from '@smashup/cards';
import { replay } from '@smashup/engine';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Entry, Told, Update } from '../src/index.ts';
import { host } from './kit/forty-lines.ts';
import { PATIENTLY, referee } from './kit/table.ts';

describe('the host in docs/embedding.md', PATIENTLY, () => {
  test('is the one that is tried here, in forty lines', () => {
    const source = read('./kit/forty-lines.ts').replace("'../../src/index.ts'", "'@smashup/referee'");
    expect(read('../../../docs/embedding.md')).toContain(`\`\`\`ts\n${source}\`\`\``);
    expect(source.trim().split('\n').length).toBeLessThanOrEqual(40);
  });

  test('plays a game that can be made again from its log', async () => {
    const rows: Entry[] = [];
    const told: Told<Update>[] = [];
    const append = async (number: number, entry: Entry): Promise<void> => {
      // Stored, and only then told.
      expect(number).toBe(rows.length);
      rows.push(entry);
      const heard = told.length;
      await Promise.resolve();
      expect(told).toHaveLength(heard);
    };
    const record = await host(42, { append }, (one) => told.push(one));
    expect(told.at(-1)?.content.view.winner).not.toBeNull();
    const { seats } = referee.resume([], record);
    const again = referee.resume(seats, { ...record, answers: [] }, rows);
    expect(again.record).toEqual(record);
    expect(smashUp.hash(replay(smashUp, record))).toBe(smashUp.hash(replay(smashUp, again.record)));
  });

  test('tells nothing that could not be stored', async () => {
    const told: Told<Update>[] = [];
    const append = (number: number): Promise<void> =>
      number === 7 ? Promise.reject(new Error('the disk is full')) : Promise.resolve();
    await expect(host(42, { append }, (one) => told.push(one))).rejects.toThrow('the disk is full');
    expect(told.length).toBeLessThanOrEqual(8);
  });
});

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}
