import type { CardDef, CardId } from '@smashup/engine';
import { colours } from '../terminal/colours.ts';
import { padEnd, padStart, shorten } from '../terminal/text.ts';
import type { Speaker } from '../words/speaker.ts';

const KIND = 10;

/** The number by which a card can be played now, if it can. */
export type Numbering = (card: CardId) => number | undefined;

/** A hand, a line for each card; copies share one unless each has a number of its own. */
export function drawHand(
  cards: readonly CardId[],
  speaker: Speaker,
  width: number,
  numbering: Numbering | null,
): string[] {
  const groups = groupCopies(cards, speaker, numbering);
  const longest = Math.max(0, ...groups.map(({ title }) => title.length));
  const lines = groups.map(({ title, def, copies }) => {
    const number =
      numbering === null ? undefined : copies.map(numbering).find((found) => found !== undefined);
    const head = `  ${colours.bold(padStart(number === undefined ? '' : String(number), 2))}  `;
    const text = shorten(def.text, width - longest - KIND - 10);
    const line = `${head}${padEnd(colours.bold(title), longest)}  ${padEnd(shortKind(def), KIND)} ${colours.dim(text)}`;
    return numbering !== null && number === undefined ? colours.dim(line) : line;
  });
  return [colours.dim(` Your hand${cards.length === 0 ? ' is empty' : ''}`), ...lines];
}

interface Group {
  readonly def: CardDef;
  readonly title: string;
  readonly copies: readonly CardId[];
}

function groupCopies(cards: readonly CardId[], speaker: Speaker, numbering: Numbering | null): Group[] {
  const copies = new Map<CardDef, CardId[]>();
  for (const card of cards) {
    const def = speaker.def(card);
    if (def !== null) copies.set(def, [...(copies.get(def) ?? []), card]);
  }
  return [...copies].flatMap(([def, group]) => {
    const numbers = group.filter((card) => numbering?.(card) !== undefined);
    if (numbers.length > 1) return group.map((card) => ({ def, title: def.name, copies: [card] }));
    return [{ def, title: group.length === 1 ? def.name : `${def.name} ×${group.length}`, copies: group }];
  });
}

function shortKind({ kind, play, power }: CardDef): string {
  if (kind === 'minion') return `minion ${power}`;
  return play === 'standard' ? 'action' : play.replace('-', ' ');
}
