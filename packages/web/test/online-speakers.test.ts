import { expect, test } from 'vitest';
import { speakersBeside } from '../src/screens/online/person-ways.tsx';

const seats = [{ person: 'ann' }, { person: 'bob' }, { person: null }];
const line = (person: string, name: string) => ({ person, name });

test('whoever speaks without a seat can be dealt with, once each, by their latest name', () => {
  const chat = [line('eve', 'Eve'), line('bob', 'Bob'), line('dan', 'Dan'), line('eve', 'Evil Eve')];
  expect(speakersBeside(chat, seats, 'ann')).toEqual([
    { id: 'eve', name: 'Evil Eve' },
    { id: 'dan', name: 'Dan' },
  ]);
});

test('players are listed by their seats, and nobody can mute themselves', () => {
  const chat = [line('ann', 'Ann'), line('bob', 'Bob'), line('eve', 'Eve')];
  expect(speakersBeside(chat, seats, 'eve')).toEqual([]);
});
