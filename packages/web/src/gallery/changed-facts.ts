import type { Face } from '@smashup/referee/protocol';
import { kindOf, type Kind } from './filters.ts';

type Fact = 'name' | 'kind' | 'power' | 'copies' | 'breakpoint' | 'vp';

/** A fact that is not the same in both printings. */
export interface ChangedFact {
  readonly fact: Fact;
  readonly before: string;
  readonly after: string;
}

/** What differs beside the text. `label`: how a kind is called. */
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
