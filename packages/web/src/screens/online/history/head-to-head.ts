import type { ComparedGames } from '@smashup/server/protocol';

/** How a faction did against one faction of its rivals. */
interface Rivalry {
  readonly against: string;
  readonly games: number;
  readonly ahead: number;
  readonly behind: number;
}

/** Every two factions are listed once: seen here from one of them. */
export function rivalsOf(faction: string, headToHead: ComparedGames['headToHead']): Rivalry[] {
  return headToHead.flatMap(({ factions: [one, two], games, wins: [first, second] }) => {
    if (one === faction) return [{ against: two, games, ahead: first, behind: second }];
    if (two === faction) return [{ against: one, games, ahead: second, behind: first }];
    return [];
  });
}
