import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { library } from '../../src/index.ts';

const PAGE = readFileSync(new URL('../../../../docs/adding-a-faction.md', import.meta.url), 'utf8');

test('the cards that the guide lists for scenes are the same in both printings, with the power it says', () => {
  const [, table = ''] = /\| you need \| take \|\n(?<rows>(?:\|.*\n)+)/u.exec(PAGE) ?? [];
  const named = [...table.matchAll(/`(?<name>[^`]+)`(?: (?<number>\d+))?/gu)].map(({ groups }) => ({
    name: groups?.['name'],
    number: groups?.['number'],
  }));
  expect(named.length).toBeGreaterThan(20);
  const wrong = named.filter(({ name, number }) => {
    const found = library.defs.filter((def) => def.name === name);
    const printed = found.map(({ kind, breakpoint, power }) => String(kind === 'base' ? breakpoint : power));
    return found.length !== 1 || (number !== undefined && number !== printed[0]);
  });
  expect(wrong).toEqual([]);
});
