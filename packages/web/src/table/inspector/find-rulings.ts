import type { Face } from '@smashup/referee/protocol';
import { slug } from '../../text/searching.ts';

/**
 * The reference of each set, under the set's name, is loaded when somebody first looks closely at one of its cards. It is
 * data to be read, not rules to be run, so the page may load it.
 */
const REFERENCES = import.meta.glob<unknown>('../../../../cards/reference/*.json', { import: 'default' });

/** The rulings for a card or base; those for titans are together. Empty: there are none. */
export async function rulingsOf({ kind, set, name }: Face): Promise<readonly string[]> {
  const load = REFERENCES[`../../../../cards/reference/${kind === 'titan' ? 'titans' : slug(set)}.json`];
  if (load === undefined) return [];
  return entries(await load()).find((entry) => isNamed(entry, name))?.rulings ?? [];
}

interface Entry {
  readonly names: readonly string[];
  readonly rulings: readonly string[];
}

function isNamed({ names }: Entry, name: string): boolean {
  return names.includes(name);
}

function entries(reference: unknown): readonly Entry[] {
  const decks = [...list(reference, 'factions'), ...list(reference, 'extraDecks')];
  const cards = decks.flatMap((deck) => list(deck, 'cards'));
  return [...cards, ...list(reference, 'bases'), ...list(reference, 'titans')].map((card) => ({
    // A later printing may have given it another name.
    names: [text(card, 'name'), text(field(card, 'errata'), 'name')],
    rulings: list(card, 'rulings').filter((ruling) => typeof ruling === 'string'),
  }));
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function list(value: unknown, key: string): readonly unknown[] {
  const found = field(value, key);
  return Array.isArray(found) ? found : [];
}

function text(value: unknown, key: string): string {
  const found = field(value, key);
  return typeof found === 'string' ? found : '';
}
