import { randomBelow, seedRandom, shuffleInPlace, type RandomState } from '@smashup/engine';
import type { Person } from './run.ts';

/** Somebody who reads the screen and picks numbers from it at random, as many as are wanted. */
export function randomPerson(seed: number): Person {
  const random = seedRandom(seed);
  return (screen) => {
    const numbers = [...screen.matchAll(/^ {2,3}(?<number>\d+) {2}\S/gmu)].map((match) => Number(match[1]));
    const hint = /\((?<hint>[^()]*); h for help\)/u.exec(screen.replaceAll(/\s+/gu, ' '))?.[1];
    // Without a question only Enter is wanted: somebody has to come to the keyboard.
    if (hint === undefined) return '';
    shuffleInPlace(random, numbers);
    return numbers.slice(0, howMany(hint, numbers.length, random)).join(' ');
  };
}

function howMany(hint: string, offered: number, random: RandomState): number {
  if (hint.startsWith('all numbers')) return offered;
  const most = Number(/(?<most>\d+) numbers/u.exec(hint)?.[1] ?? 1);
  if (hint.includes('Enter for none')) return randomBelow(random, most + 1);
  const least = Number(/^(?<least>\d+) to/u.exec(hint)?.[1] ?? most);
  return least + randomBelow(random, most - least + 1);
}
