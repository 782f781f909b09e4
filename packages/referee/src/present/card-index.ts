import type { CardDef, Library } from '@smashup/engine';
import { TERMS, type Words } from '@smashup/words';
import { TIMINGS, type CardIndex, type Timing } from '../protocol/card-index.ts';

/** The words, timing and other printing by which a card can be found. */
export function makeCardIndex({ defs }: Library, words: Words): CardIndex {
  const others = otherPrintings(defs);
  return {
    terms: TERMS.map((key) => ({
      key,
      name: words.nameTerm(key),
      meaning: words.explainTerm(key),
      rule: words.ruleOfTerm(key),
    })),
    faces: defs.map((def) => ({
      timings: timingsOf(def, defs),
      marks: words.markTerms(def.text),
      other: others.get(def.id) ?? null,
    })),
  };
}

const CURRENT = ' (current)';

/** A card's key tells its printing, whatever it is called there. */
function otherPrintings(defs: readonly CardDef[]): Map<number, number> {
  const ids = new Map(defs.map(({ key, id }) => [key, id]));
  return new Map(
    defs.flatMap(({ key, id, copies }): [number, number][] => {
      const current = ids.get(`${key}${CURRENT}`);
      // A card that only the current printing has has no other printing.
      return current === undefined || copies === 0
        ? []
        : [
            [id, current],
            [current, id],
          ];
    }),
  );
}

const MOMENTS: Readonly<Record<string, Timing>> = {
  'turn start': 'start of turn',
  'turn end': 'end of turn',
  'before scoring': 'before scoring',
  'when scoring': 'when scoring',
  'after scoring': 'after scoring',
  replaced: 'after scoring',
  duel: 'duel',
  dueling: 'duel',
  uncovered: 'uncovered',
};

function timingsOf(def: CardDef, defs: readonly CardDef[]): Timing[] {
  const found = new Set(def.kind === 'base' ? timingsOfBase(def) : timingsOfCard(def));
  const action = def.fusion === null ? undefined : defs[def.fusion.action];
  if (action !== undefined && action.id !== def.id)
    timingsOf(action, defs).forEach((each) => found.add(each));
  return TIMINGS.filter((timing) => found.has(timing));
}

/** A card's text begins with a label that says when it works. */
function timingsOfCard(def: CardDef): Timing[] {
  const headed = (head: string): boolean => def.text.includes(`${head}:`);
  return [
    ...(def.onPlay.length > 0 && !def.specialOnly ? ['on play' as const] : []),
    ...(headed('Talent') ? ['talent' as const] : []),
    ...(headed('Ongoing') ? ['ongoing' as const] : []),
    ...(headed('Special') ? ['special' as const] : []),
    ...momentsOf(def),
  ];
}

/** A base's text has no label: without a trigger it is ongoing. */
function timingsOfBase(def: CardDef): Timing[] {
  const moments = momentsOf(def);
  return def.text === '' || moments.length > 0 ? moments : ['ongoing'];
}

function momentsOf(def: CardDef): Timing[] {
  const waiting = [...def.triggers, ...def.responses].flatMap(({ spec }) =>
    'on' in spec ? [spec.on].flat().flatMap((event) => MOMENTS[event] ?? []) : [],
  );
  return def.onUncover.length > 0 ? [...waiting, 'uncovered'] : waiting;
}
