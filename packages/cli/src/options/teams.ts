import { library } from '../content/content.ts';
import { SmashUpError } from '@smashup/engine';
import { findName } from './values.ts';

/** The two factions of a player. */
export type Team = readonly [string, string];

/** "Ghosts+Steampunks,Bear Cavalry+Killer Plants": a pair for each player. */
export function parseTeams(text: string): Team[] {
  return text.split(',').map(parseTeam);
}

function parseTeam(text: string): Team {
  const [one, other, ...more] = text.split('+');
  if (one === undefined || other === undefined || more.length > 0) {
    const [first, second] = library.factionNames;
    throw new SmashUpError(
      `"${text.trim()}" is not a pair of factions; write two names, like "${first}+${second}".`,
    );
  }
  const team: Team = [
    findName('faction', one, library.factionNames),
    findName('faction', other, library.factionNames),
  ];
  if (team[0] === team[1]) {
    throw new SmashUpError(`The two factions of a player must differ (R1.1), not ${team[0]} twice.`);
  }
  return team;
}

/** R1.2: without duplicates every faction is on one side only. */
export function checkTeams(teams: readonly Team[], duplicates: boolean): void {
  if (duplicates) return;
  const taken = new Set<string>();
  for (const name of teams.flat()) {
    if (taken.has(name)) {
      throw new SmashUpError(`Only one player can have ${name} (R1.2); choose another or add --duplicates.`);
    }
    taken.add(name);
  }
}
