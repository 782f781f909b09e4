import type { Face } from '@smashup/referee/protocol';
// The reference is data to be read, not rules to be run, so the page may load it.
/* oxlint-disable no-restricted-imports */

/** The reference of each set is loaded when somebody first looks closely at one of its cards. */
const REFERENCES: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  'Core Set': () => import('@smashup/cards/reference/core-set.json'),
  'Awesome Level 9000': () => import('@smashup/cards/reference/awesome-level-9000.json'),
  'What Were We Thinking?': () => import('@smashup/cards/reference/what-were-we-thinking.json'),
  'Oops, You Did It Again': () => import('@smashup/cards/reference/oops-you-did-it-again.json'),
  'World Tour: Culture Shock': () => import('@smashup/cards/reference/world-tour-culture-shock.json'),
};

/** The rulings for a card or base; empty: there are none. */
export async function rulingsOf({ set, name }: Face): Promise<readonly string[]> {
  const load = REFERENCES[set];
  if (load === undefined) return [];
  const { default: reference } = await load();
  return entries(reference).find((entry) => isNamed(entry, name))?.rulings ?? [];
}

interface Entry {
  readonly names: readonly string[];
  readonly rulings: readonly string[];
}

function isNamed({ names }: Entry, name: string): boolean {
  return names.includes(name);
}

function entries(reference: unknown): readonly Entry[] {
  const cards = list(reference, 'factions').flatMap((faction) => list(faction, 'cards'));
  return [...cards, ...list(reference, 'bases')].map((card) => ({
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
