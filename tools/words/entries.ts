import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, type Node } from 'oxc-parser';
import { nodesIn } from './syntax.ts';

const CARDS = 'packages/cards/src';
const ENTRIES = ['minion', 'action', 'titan', 'base'];

/** A card as it is written: which words it uses, and whether it reads the state itself. */
export interface Entry {
  readonly name: string;
  readonly words: ReadonlySet<string>;
  readonly isRaw: boolean;
}

interface File {
  /** What is declared at the top of the file, by name: an entry can say something through these. */
  readonly declared: ReadonlyMap<string, Node>;
  /** Names that come from a neighbouring file, with that file. */
  readonly borrowed: ReadonlyMap<string, string>;
  readonly program: Node;
}

export function readEntries(vocabulary: ReadonlySet<string>): Entry[] {
  const files = new Map<string, File>();
  for (const name of readdirSync(CARDS, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.ts')) files.set(join(CARDS, name), readFile(join(CARDS, name)));
  return [...files].flatMap(([path, file]) =>
    [...nodesIn(file.program)].flatMap((node) => {
      const name = nameOfEntry(node);
      return name === null ? [] : [readEntry(name, node, path, files, vocabulary)];
    }),
  );
}

function readFile(path: string): File {
  const { program } = parseSync(path, readFileSync(path, 'utf8'));
  const declared = new Map<string, Node>();
  const borrowed = new Map<string, string>();
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration' && statement.source.value.startsWith('.')) {
      for (const { local } of statement.specifiers)
        borrowed.set(local.name, join(dirname(path), statement.source.value));
    }
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'FunctionDeclaration' && declaration.id !== null)
      declared.set(declaration.id.name, declaration);
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const each of declaration.declarations)
      if (each.id.type === 'Identifier') declared.set(each.id.name, each);
  }
  return { declared, borrowed, program };
}

/** `minion('Collector', …)`: the name, or null if it is something else. */
function nameOfEntry(node: Node): string | null {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return null;
  if (!ENTRIES.includes(node.callee.name)) return null;
  const [name] = node.arguments;
  return name?.type === 'Literal' && typeof name.value === 'string' ? name.value : null;
}

/** Follows the entry and everything of the card files that it refers to. */
function readEntry(
  name: string,
  entry: Node,
  path: string,
  files: ReadonlyMap<string, File>,
  vocabulary: ReadonlySet<string>,
): Entry {
  const words = new Set<string>();
  const seen = new Set<Node>();
  let isRaw = false;
  const follow = (start: Node, at: string): void => {
    if (seen.has(start)) return;
    seen.add(start);
    const file = files.get(at);
    const nodes = [...nodesIn(start)];
    const facts = new Set(nodes.flatMap(nameOfFact));
    for (const node of nodes) {
      if (facts.has(node)) continue;
      isRaw ||= readsState(node);
      if (node.type === 'MemberExpression' && node.property.type === 'Identifier') {
        if (vocabulary.has(`.${node.property.name}`)) words.add(`.${node.property.name}`);
      } else if (node.type === 'Identifier') {
        const declared = file?.declared.get(node.name);
        const lender = file?.borrowed.get(node.name);
        if (declared !== undefined) follow(declared, at);
        else if (lender !== undefined) {
          const lent = files.get(lender)?.declared.get(node.name);
          if (lent !== undefined) follow(lent, lender);
        } else if (vocabulary.has(node.name)) words.add(node.name);
      }
    }
  };
  follow(entry, path);
  return { name, words, isRaw };
}

/** `power` in `{ power: 3 }`: the name of a fact or an option is not the word that it is spelled like. */
function nameOfFact(node: Node): Node[] {
  return node.type === 'Property' && !node.computed && !node.shorthand ? [node.key] : [];
}

/** A function of the state, in place of words: its first parameter is the game. */
function readsState(node: Node): boolean {
  if (node.type !== 'ArrowFunctionExpression' && node.type !== 'FunctionDeclaration') return false;
  const [game] = node.params;
  return game?.type === 'Identifier' && ['g', '_g', '_'].includes(game.name);
}
