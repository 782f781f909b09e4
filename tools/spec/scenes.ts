import { parseSync, type CallExpression } from 'oxc-parser';
import { nodesIn } from '../words/syntax.ts';
import { filesUnder, read, readReasons } from './files.ts';
import type { ReferenceCard } from './reference.ts';

/** What scenes are proof of, as they say it: `shows: Spirit 1 2, R5.3`. */
interface Shown {
  /** `Spirit`, `Spirit 1` for its first ruling, `Spirit (current)` for what the current printing changes. */
  readonly cards: Set<string>;
  readonly rules: Set<string>;
}

/** Cards, rulings, errata and rules that no scene shows, and what scenes show that does not exist. */
export function missingProofs(cards: readonly ReferenceCard[], rules: readonly string[]): string[] {
  const shown: Shown = { cards: new Set(), rules: new Set() };
  const known = new Map(cards.map((card) => [card.name, card]));
  const unknown = proofs().flatMap((proof) => addProof(shown, proof, known));
  const unprovable = readReasons('packages/cards/test/unprovable.txt');
  const missing: string[] = [];
  for (const { name, rulings = [], errata } of cards) {
    if (!shown.cards.has(name)) missing.push(`${name}: no scene`);
    if (isChange(errata) && !shown.cards.has(`${name} (current)`))
      missing.push(`${name}: no scene in the current printing, which changes it`);
    rulings.forEach((ruling, at) => {
      const number = String(at + 1);
      if (shown.cards.has(`${name} ${number}`) || unprovable.has(`${name} ${number}`)) return;
      missing.push(`${name}, ruling ${number}: ${ruling.slice(0, 90)}`);
    });
  }
  for (const rule of rules)
    if (!shown.rules.has(rule) && !unprovable.has(rule)) missing.push(`${rule}: no scene`);
  for (const rule of shown.rules)
    if (/\./.test(rule) && !rules.includes(rule))
      unknown.push(`a scene shows ${rule}, which docs/rules.md does not have`);
  return [...missing, ...unknown];
}

/** What changes more than words, and leaves the card in the game. */
function isChange(errata: ReferenceCard['errata']): boolean {
  return (
    errata?.effect !== undefined &&
    errata.copies !== 0 &&
    !/^(?:Wording only|Only the name)/u.test(errata.effect)
  );
}

interface Proof {
  readonly file: string;
  /** `Spirit 1 2, R5.3`. */
  readonly shows: string;
  readonly isCurrent: boolean;
}

/** From the settings of scenes, and the rules of tests that are no scenes. */
function proofs(): Proof[] {
  return filesUnder('packages/cards/test', '.test.ts').flatMap((file) => {
    const { program } = parseSync(file, read(file));
    return [...nodesIn(program)].flatMap((node) => {
      if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return [];
      if (node.callee.name === 'shows') return [{ file, shows: textOf(node, 1), isCurrent: false }];
      if (node.callee.name !== 'table') return [];
      const setting = textOf(node, 0);
      const [, shows] = /(?:^|\| |\n\s*)shows: (.*?)(?= \||\n|$)/.exec(setting) ?? [];
      // A loop over both printings is written with an expression, here a question mark.
      return shows === undefined
        ? []
        : [{ file, shows, isCurrent: /printing: (?:current|\?)/.test(setting) }];
    });
  });
}

/** The text of an argument, with `?` for every expression in it. */
function textOf({ arguments: given }: CallExpression, at: number): string {
  const argument = given[at];
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return argument.value;
  return argument?.type === 'TemplateLiteral'
    ? argument.quasis.map(({ value }) => value.cooked ?? '').join('?')
    : '';
}

/** Adds what a scene shows; returns what of it does not exist. */
function addProof(
  shown: Shown,
  { file, shows, isCurrent }: Proof,
  known: ReadonlyMap<string, ReferenceCard>,
): string[] {
  const unknown: string[] = [];
  for (const one of splitShows(shows, known)) {
    if (/^R\d+(?:\.\d+)?$/.test(one)) {
      shown.rules.add(one);
      continue;
    }
    const [name, numbers] = splitNumbers(one, known);
    const rulings = known.get(name)?.rulings?.length;
    if (rulings === undefined) unknown.push(`${file} shows ${name}, which no reference has`);
    shown.cards.add(name);
    if (isCurrent) shown.cards.add(`${name} (current)`);
    for (const number of numbers) {
      shown.cards.add(`${name} ${number}`);
      if (Number(number) > (rulings ?? 0))
        unknown.push(`${file} shows ruling ${number} of ${name}, which has ${rulings}`);
    }
  }
  return unknown;
}

/** `Spirit 1 2`; a name may end in a number, as `Turn Up to 11` does. */
function splitNumbers(
  one: string,
  known: ReadonlyMap<string, ReferenceCard>,
): readonly [name: string, numbers: readonly string[]] {
  const words = one.split(' ');
  for (let length = words.length; length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ');
    if (known.has(name)) return [name, words.slice(length)];
  }
  return [one, []];
}

/** Between commas, but not those of a name, as in `Dr Livingstone, I Presume? 2`. */
function splitShows(shows: string, known: ReadonlyMap<string, ReferenceCard>): string[] {
  const found: string[] = [];
  let rest = '';
  for (const part of shows.split(', ')) {
    rest = rest === '' ? part : `${rest}, ${part}`;
    const isBegun = [...known.keys()].some((name) => name.startsWith(`${rest}, `));
    if (isBegun) continue;
    found.push(rest);
    rest = '';
  }
  return rest === '' ? found : [...found, rest];
}
