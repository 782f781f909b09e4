import type { Face } from '@smashup/referee/protocol';
import { kindOf, type Kind } from './filters.ts';

/** A piece of two texts: in both, or only in the first or in the second. */
export interface Piece {
  readonly in: 'both' | 'first' | 'second';
  readonly text: string;
}

/** Compares two texts word by word. */
export function differences(first: string, second: string): readonly Piece[] {
  const one = wordsOf(first);
  const other = wordsOf(second);
  const common = commonLengths(one, other);
  const pieces: Piece[] = [];
  let i = 0;
  let j = 0;
  while (i < one.length || j < other.length) {
    if (i < one.length && j < other.length && one[i] === other[j]) {
      add(pieces, 'both', one[i]);
      i += 1;
      j += 1;
    } else if (
      j >= other.length ||
      (i < one.length && (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))
    ) {
      add(pieces, 'first', one[i]);
      i += 1;
    } else {
      add(pieces, 'second', other[j]);
      j += 1;
    }
  }
  return pieces;
}

function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/u).filter((word) => word !== '');
}

/** For each pair of positions, the number of words that the rests have in common. */
function commonLengths(one: readonly string[], other: readonly string[]): readonly (readonly number[])[] {
  const lengths = Array.from({ length: one.length + 1 }, () =>
    Array.from({ length: other.length + 1 }, () => 0),
  );
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row === undefined) continue;
      row[j] =
        one[i] === other[j]
          ? (lengths[i + 1]?.[j + 1] ?? 0) + 1
          : Math.max(lengths[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}

function add(pieces: Piece[], where: Piece['in'], word: string | undefined): void {
  if (word === undefined) return;
  const last = pieces.at(-1);
  if (last?.in === where) pieces[pieces.length - 1] = { in: where, text: `${last.text} ${word}` };
  else pieces.push({ in: where, text: word });
}

type Fact = 'name' | 'kind' | 'power' | 'copies' | 'breakpoint' | 'vp';

/** A fact that is not the same in both printings. */
interface ChangedFact {
  readonly fact: Fact;
  readonly before: string;
  readonly after: string;
}

/** Differences beside the text. `label`: the name of a kind. */
export function changedFacts(
  original: Face,
  current: Face,
  label: (kind: Kind) => string,
): readonly ChangedFact[] {
  const facts = (face: Face): Record<Fact, string> => ({
    name: face.name,
    kind: label(kindOf(face)),
    power: String(face.power),
    copies: String(face.copies),
    breakpoint: String(face.breakpoint),
    vp: face.vp.join(', '),
  });
  const before = facts(original);
  const after = facts(current);
  return FACTS.filter((fact) => before[fact] !== after[fact]).map((fact) => ({
    fact,
    before: before[fact],
    after: after[fact],
  }));
}

const FACTS: readonly Fact[] = ['name', 'kind', 'power', 'copies', 'breakpoint', 'vp'];
