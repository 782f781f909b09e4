import type { SetSpec } from '@smashup/engine';
import { en } from '../../../packages/words/src/locales/en.ts';
import type { Reference } from '../reference.ts';

type Entry =
  | SetSpec['factions'][number]['cards'][number]
  | NonNullable<SetSpec['factions'][number]['titan']>
  | SetSpec['bases'][number];

/** Every card, its titan and its bases, as they are written. */
export function entriesOf(name: string, sets: readonly SetSpec[]): Entry[] {
  return sets.flatMap(({ factions, bases }) => {
    const faction = factions.find((one) => one.name === name);
    if (faction === undefined) return [];
    const { cards, titan } = faction;
    return [
      ...cards,
      ...(titan === undefined ? [] : [titan]),
      ...bases.filter((base) => base.faction === name),
    ];
  });
}

/** Cards of the reference that nobody has written, texts that are missing and cards that do nothing. */
export function unwritten(entries: readonly Entry[], reference: Reference): string[] {
  const { cards, errata, titan, bases = [] } = reference;
  const names = new Set(entries.map(({ name }) => name));
  const wanted = [...cards, ...(errata?.added ?? []), ...(titan === undefined ? [] : [titan]), ...bases];
  return [
    ...wanted.filter(({ name }) => !names.has(name)).map(({ name }) => `${name}: not written`),
    ...entries.flatMap(({ name, facts, clauses, current }) => [
      ...(facts.text === '' ? [`${name}: no text`] : []),
      ...(current?.facts.text === '' ? [`${name} (current): no text`] : []),
      ...(clauses.length === 0 && facts.text !== '' && (current?.clauses ?? []).length === 0
        ? [`${name}: does nothing`]
        : []),
    ]),
  ];
}

type Branch = Readonly<Record<string, unknown>>;

/** Modes and purposes that the words have no name or question for. */
export function unnamed(entries: readonly Entry[]): string[] {
  const { modes, purposes } = en.sections;
  return entries.flatMap(({ name, clauses, current }) => {
    const nodes = [...nodesIn([clauses, current?.clauses ?? []])];
    const lacking = [
      ...nodes
        .filter(({ verb }) => verb === 'one of')
        .flatMap((node) => namesIn(node['modes']))
        .filter((mode) => !Object.hasOwn(modes, mode))
        .map((mode) => `the mode '${mode}' has no name (modes in packages/words/src/locales/en.ts)`),
      ...nodes
        .flatMap((node) => (typeof node['for'] === 'string' ? [node['for']] : []))
        .filter((purpose) => !Object.hasOwn(purposes, purpose))
        .map(
          (purpose) =>
            `the purpose '${purpose}' has no question (purposes in packages/words/src/locales/en.ts)`,
        ),
    ];
    return [...new Set(lacking)].map((what) => `${name}: ${what}`);
  });
}

/** A list of pairs or an object, by the names of the modes. */
function namesIn(modes: unknown): string[] {
  if (Array.isArray(modes)) return modes.flatMap((mode) => (isBranch(mode) ? [String(mode['mode'])] : []));
  return isBranch(modes) ? Object.keys(modes) : [];
}

function* nodesIn(tree: unknown): Generator<Branch> {
  if (Array.isArray(tree)) for (const each of tree) yield* nodesIn(each);
  else if (isBranch(tree)) {
    yield tree;
    for (const value of Object.values(tree)) yield* nodesIn(value);
  }
}

function isBranch(thing: unknown): thing is Branch {
  return typeof thing === 'object' && thing !== null && !Array.isArray(thing);
}
