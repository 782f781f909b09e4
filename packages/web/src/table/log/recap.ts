import type { LogKey, Seat } from '@smashup/engine';
import type { StoryLine, TurnView } from '@smashup/referee/protocol';

/** What everybody does all the time is not news. */
const NO_NEWS: ReadonlySet<LogKey> = new Set<LogKey>(['draw', 'search', 'shuffle', 'base leaves']);

/** What happened since the viewer's turn, or, in the viewer's turn, between it and the one before. */
export function sinceYourTurn(
  log: readonly StoryLine[],
  viewer: Seat | null,
  { number, player }: TurnView,
): readonly StoryLine[] {
  const isOwn = player === viewer;
  const own = log.flatMap(({ key, player: whose, turn }) =>
    key === 'turn' && whose === viewer ? [turn] : [],
  );
  const last = own.findLast((turn) => !isOwn || turn < number) ?? 0;
  return log.filter(
    ({ key, aside, turn }) => turn > last && !(isOwn && turn >= number) && !aside && !NO_NEWS.has(key),
  );
}

/** Lines that are about one thing: what was done, and what came of it. */
export interface RecapPart {
  /** The face that stands for them; null: none does. */
  readonly picture: number | null;
  readonly lines: readonly StoryLine[];
}

/** One picture for what belongs together: lines about the same card, and what the card of the first line has done. */
export function recapParts(lines: readonly StoryLine[]): readonly RecapPart[] {
  const parts: { picture: number | null; lines: StoryLine[] }[] = [];
  for (const line of lines) {
    const picture = line.key === 'turn' ? null : pictureOf(line);
    const last = parts.at(-1);
    if (last !== undefined && belongsTo(last, line, picture)) last.lines.push(line);
    else parts.push({ picture, lines: [line] });
  }
  return parts;
}

function belongsTo({ picture, lines: [first] }: RecapPart, line: StoryLine, other: number | null): boolean {
  if (picture === null || line.key === 'turn') return false;
  return picture === other || (line.source !== null && first?.cards.includes(line.source) === true);
}

/** The face of the first card or base that the line calls by name; null: it names none. */
export function pictureOf({ text }: StoryLine): number | null {
  const named = text.find((piece) => piece.kind === 'card' && piece.def >= 0);
  return named?.kind === 'card' ? named.def : null;
}
