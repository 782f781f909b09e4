import { isLaidOut, usualDraftSize, type GameOptions, type Rules } from '@smashup/engine';
import type { GameSetUp } from './protocol/set-up.ts';

/** Whatever a set-up leaves open follows the edition. The rules refuse what cannot be played. */
export function gameOptions(
  { library }: Rules,
  players: GameOptions['players'],
  setUp: Omit<GameSetUp, 'seats' | 'seed'>,
): GameOptions {
  const {
    choice,
    duplicates,
    edition,
    printing,
    titans = false,
    pool,
    draftSize,
    extraBaseSets = [],
    variant = null,
    houseRules = {},
  } = setUp;
  const offered = (pool ?? library.factionNames).length;
  return {
    players,
    choice,
    duplicates,
    edition,
    printing,
    titans,
    pool,
    extraBaseSets,
    firstPlayer: setUp.firstPlayer ?? null,
    ...(isLaidOut(choice)
      ? { draftSize: draftSize ?? usualDraftSize({ edition, choice }, players.length, offered) }
      : {}),
    ...(variant === null ? {} : { variant }),
    ...(Object.keys(houseRules).length === 0 ? {} : { houseRules }),
  };
}
