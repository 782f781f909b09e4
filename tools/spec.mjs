// npm run spec: which cards, rulings and numbered rules have no scene yet.
// It reads `card:`, `rulings:` and `rules:` out of the scenes' settings, the cards out of packages/cards/reference and
// the rules out of docs/rules.md. What cannot be shown is listed with its reason in packages/cards/test/unprovable.json.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(fileURLToPath(import.meta.url), '../..');
const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');

/** @returns {string[]} */
function filesUnder(/** @type {string} */ folder, /** @type {string} */ ending) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
}

/** @typedef {{ name: string, rulings?: string[], errata?: object }} Card */
/** @typedef {{ cards: Set<string>, rulings: Set<string>, rules: Set<string>, current: Set<string> }} Shown */

/** What the scenes show, by the literals in their settings. */
function shownByScenes() {
  /** @type {Shown} */
  const shown = { cards: new Set(), rulings: new Set(), rules: new Set(), current: new Set() };
  for (const file of filesUnder('packages/cards/test', '.test.ts')) {
    for (const scene of read(file)
      .split(/\n\s*(?:scene|shows)\(/)
      .slice(1))
      addScene(shown, scene);
  }
  return shown;
}

function addScene(/** @type {Shown} */ shown, /** @type {string} */ scene) {
  const [, quote, name] = /\bcard: (['"`])(.*?)\1,/.exec(scene) ?? [];
  const numbers = /\brulings: \[([\d, \n]*)\]/.exec(scene)?.[1] ?? '';
  const rules = /\brules: \[([^\]]*)\]/.exec(scene)?.[1] ?? '';
  for (const [rule] of rules.matchAll(/R[\d.]+/g)) shown.rules.add(rule);
  if (quote === undefined || name === undefined) return;
  shown.cards.add(name);
  if (/\bprinting: 'current'/.test(scene)) shown.current.add(name);
  for (const [number] of numbers.matchAll(/\d+/g)) shown.rulings.add(`${name} ${number}`);
}

/** @returns {Card[]} */
function referenceCards() {
  return filesUnder('packages/cards/reference', '.json').flatMap((file) => {
    const { factions = [], bases = [] } = JSON.parse(read(file));
    return [
      ...factions.flatMap((/** @type {any} */ { cards, errata }) => [...cards, ...(errata?.added ?? [])]),
      ...bases,
    ];
  });
}

/** The numbered rules; those of R2 are its five phases. */
function ruleNumbers() {
  const text = read('docs/rules.md');
  return [...text.matchAll(/^- (R\d+\.\d+)/gm)].map(([, number]) => number);
}

const shown = shownByScenes();
/** @type {Record<string, Record<string, string>>} */
const unprovable = JSON.parse(read('packages/cards/test/unprovable.json'));
const missing = [];
for (const { name, rulings = [] } of referenceCards()) {
  if (!shown.cards.has(name)) missing.push(`${name}: no scene`);
  rulings.forEach((ruling, at) => {
    const number = String(at + 1);
    if (shown.rulings.has(`${name} ${number}`) || unprovable[name]?.[number] !== undefined) return;
    missing.push(`${name}, ruling ${number}: ${ruling.slice(0, 90)}`);
  });
}
for (const rule of ruleNumbers()) {
  if (!shown.rules.has(rule) && unprovable['Rules']?.[rule] === undefined) missing.push(`${rule}: no scene`);
}

for (const line of missing) console.log(line);
const cards = referenceCards();
const rulings = cards.reduce((sum, card) => sum + (card.rulings?.length ?? 0), 0);
console.log(
  `${cards.length} cards, ${rulings} rulings and ${ruleNumbers().length} rules; ${missing.length} without a scene.`,
);
process.exitCode = missing.length === 0 ? 0 : 1;
