import type { Page } from '@playwright/test';
import type { FinishedGame } from '../src/protocol/stats.ts';

type Entry = Omit<FinishedGame, 'id'>;

const PAIRS = [
  ['Robots', 'Zombies'],
  ['Aliens', 'Ninjas'],
  ['Polynesian Voyagers', "Grimms' Fairy Tales"],
] as const;
const LEVELS = ['easy', 'normal', 'hard'] as const;

/** A record that looks like a person's: in all, `count` games over as many days. */
export function someGames(count: number): Entry[] {
  return Array.from({ length: count }, (_, at) => ({
    endedAt: Date.UTC(2026, 0, 1 + at),
    factions: [...PAIRS[at % PAIRS.length]],
    vp: at % 3 === 0 ? 9 : 16,
    rivals: [
      { level: LEVELS[at % LEVELS.length], factions: ['Ghosts', 'Pirates'], vp: at % 3 === 0 ? 15 : 11 },
    ],
    won: at % 3 !== 0,
    conceded: false,
    turns: 9 + ((at * 7) % 11),
    earned:
      at === 1 ? ['first win', 'special', 'shared first'] : at === 4 ? ['laid card', 'four minions'] : [],
  }));
}

/** Lays a record into the page's browser, where the game keeps it (host/browser-store.ts). */
export async function layRecord(page: Page, games: readonly Entry[]): Promise<void> {
  await page.evaluate(
    (entries) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('smash-up-record');
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('games'));
        opening.addEventListener('error', () => reject(new Error('No database.')));
        opening.addEventListener('success', () => {
          const write = opening.result.transaction('games', 'readwrite');
          for (const [at, entry] of entries.entries()) write.objectStore('games').put(entry, `laid ${at}`);
          write.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    games,
  );
}
