import { describe, expect, it } from 'vitest';
import { joinValues } from '../src/start/arguments.ts';

const OPTIONS = { ban: { type: 'string' }, bans: { type: 'boolean' }, data: { type: 'string' } } as const;

describe('the arguments of the server', () => {
  it('may name somebody whose id begins with dashes', () => {
    expect(joinValues(['--data', 'x.db', '--ban', '-s92'], OPTIONS)).toEqual(['--data=x.db', '--ban=-s92']);
    expect(joinValues(['--ban', '--s9'], OPTIONS)).toEqual(['--ban=--s9']);
  });

  it('do not take the next option for a value', () => {
    expect(joinValues(['--ban', '--bans'], OPTIONS)).toEqual(['--ban', '--bans']);
    expect(joinValues(['--ban'], OPTIONS)).toEqual(['--ban']);
  });

  it('stay as they are where the value is joined already', () => {
    expect(joinValues(['--ban=-s92', '--bans'], OPTIONS)).toEqual(['--ban=-s92', '--bans']);
  });
});
