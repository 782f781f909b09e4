import type { Seat } from '@smashup/engine';
import { colours } from '../terminal/colours.ts';
import type { Speaker } from '../words/speaker.ts';
import { drawBase } from './base.ts';
import { drawHand, type Numbering } from './hand.ts';
import { drawHeader } from './header.ts';
import { drawPlayers } from './players.ts';

/** Roomy as long as it fits on the screen; dense leaves out gaps and the words of the bases. */
export type Density = 'roomy' | 'dense';

/** The whole table, as everybody sees it. */
export function drawTable(speaker: Speaker, width: number, density: Density = 'roomy'): string[] {
  const gap = density === 'roomy' ? [''] : [];
  return [
    ...drawHeader(speaker, width),
    ...drawPlayers(speaker, width),
    ...speaker.state.bases.flatMap((base) => [
      ...gap,
      ...drawBase(base, speaker, width, density === 'roomy'),
    ]),
    ...drawSharedDecks(speaker, gap),
  ];
}

/** Piles that belong to the table (R12.1). */
function drawSharedDecks({ state: { sharedDecks } }: Speaker, gap: readonly string[]): string[] {
  return sharedDecks.flatMap(({ name, cards }) => [
    ...gap,
    ` ${colours.bold(`${name} deck`)}  ${cards.length === 0 ? 'empty' : `${cards.length} left`}`,
  ]);
}

/** The table with a player's hand; before anything is dealt there is none. */
export function drawTableAndHand(
  seat: Seat,
  speaker: Speaker,
  width: number,
  density: Density,
  numbering: Numbering | null,
): string[] {
  const { players, bases } = speaker.state;
  if (bases.length === 0) return drawTable(speaker, width, density);
  const { hand } = players[seat] ?? { hand: [] };
  const gap = density === 'roomy' ? [''] : [];
  return [...drawTable(speaker, width, density), ...gap, ...drawHand(hand, speaker, width, numbering)];
}
