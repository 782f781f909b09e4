import { filesUnder, read } from './files.ts';

interface Card {
  readonly name: string;
  readonly rulings?: readonly string[];
}

interface Reference {
  readonly factions?: readonly {
    readonly cards: readonly Card[];
    readonly errata?: { readonly added?: readonly Card[] };
  }[];
  readonly bases?: readonly Card[];
  /** Shared decks (R12). */
  readonly extraDecks?: readonly { readonly cards: readonly Card[] }[];
  readonly titans?: readonly Card[];
}

/** What the scenes show, by the literals in their settings. */
interface Shown {
  readonly cards: Set<string>;
  readonly rulings: Set<string>;
  readonly rules: Set<string>;
}

function shownByScenes(): Shown {
  const shown: Shown = { cards: new Set(), rulings: new Set(), rules: new Set() };
  for (const file of filesUnder('packages/cards/test', '.test.ts')) {
    for (const scene of read(file)
      .split(/\n\s*(?:scene|shows)\(/)
      .slice(1))
      addScene(shown, scene);
  }
  return shown;
}

function addScene(shown: Shown, scene: string): void {
  const name = /\bcard: (['"`])(.*?)\1,/.exec(scene)?.[2];
  const numbers = /\brulings: \[([\d,\s]*)\]/.exec(scene)?.[1] ?? '';
  const rules = /\brules: \[([^\]]*)\]/.exec(scene)?.[1] ?? '';
  for (const [rule] of rules.matchAll(/R\d+(?:\.\d+)?/g)) shown.rules.add(rule);
  if (name === undefined) return;
  shown.cards.add(name);
  for (const [number] of numbers.matchAll(/\d+/g)) shown.rulings.add(`${name} ${number}`);
}

export function referenceCards(): Card[] {
  return filesUnder('packages/cards/reference', '.json').flatMap((file) => {
    const { factions = [], bases = [], extraDecks = [], titans = [] }: Reference = JSON.parse(read(file));
    return [
      ...factions.flatMap(({ cards, errata }) => [...cards, ...(errata?.added ?? [])]),
      ...extraDecks.flatMap(({ cards }) => cards),
      ...titans,
      ...bases,
    ];
  });
}

export function ruleNumbers(): string[] {
  return [...read('docs/rules.md').matchAll(/^- (R\d+\.\d+)/gm)].map((match) => match[1]);
}

function readUnprovable(): Record<string, Record<string, string>> {
  const {
    ...reasons
  }: Record<string, Record<string, string>> = JSON.parse(read('packages/cards/test/unprovable.json'));
  return reasons;
}

/** Cards, rulings and rules that no scene shows. */
export function missingProofs(cards: readonly Card[], rules: readonly string[]): string[] {
  const shown = shownByScenes();
  const unprovable = readUnprovable();
  const missing: string[] = [];
  for (const { name, rulings = [] } of cards) {
    if (!shown.cards.has(name)) missing.push(`${name}: no scene`);
    rulings.forEach((ruling, at) => {
      const number = String(at + 1);
      if (shown.rulings.has(`${name} ${number}`) || unprovable[name]?.[number] !== undefined) return;
      missing.push(`${name}, ruling ${number}: ${ruling.slice(0, 90)}`);
    });
  }
  for (const rule of rules) {
    if (!shown.rules.has(rule) && unprovable['Rules']?.[rule] === undefined)
      missing.push(`${rule}: no scene`);
  }
  return missing;
}
