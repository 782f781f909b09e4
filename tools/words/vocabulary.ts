import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type Node } from 'oxc-parser';
import { Recorder } from '../../packages/engine/src/script/words/recorder.ts';
import { verbsOf } from '../../packages/engine/src/script/words/verbs.ts';
import * as words from '../../packages/engine/src/vocabulary.ts';
import { commentBefore } from './comments.ts';
import { nodesIn } from './syntax.ts';

/** Where the words of cards are declared. */
const ROOMS = ['packages/engine/src/library', 'packages/engine/src/script/words'];
/** How a comment begins on something that cards never say. */
const ENGINES = 'For the engine:';

/** What a card can say: `here` by itself, `.here` after a dot (`c.destroy`, `minions.here`). */
export interface Word {
  readonly word: string;
  /** The file that declares it: words of one idea lie together. */
  readonly file: string;
  /** What is said about it there. */
  readonly meaning: string;
}

export function readVocabulary(): Word[] {
  const verbs = new Set(Object.keys(verbsOf(new Recorder())));
  const alone = new Set(Object.keys(words));
  const found = new Map<string, Word>();
  for (const { file, node, meaning } of declarations()) {
    const word = wordOf(node, file, alone, verbs);
    if (word !== null && (found.get(word)?.meaning ?? '') === '') found.set(word, { word, file, meaning });
  }
  return [...found.values()].filter(({ meaning }) => !meaning.startsWith(ENGINES));
}

interface Declaration {
  readonly file: string;
  readonly node: Node;
  readonly meaning: string;
}

function* declarations(): Generator<Declaration> {
  for (const room of ROOMS) {
    for (const file of readdirSync(room).filter((name) => name.endsWith('.ts'))) {
      const source = readFileSync(join(room, file), 'utf8');
      const { program, comments } = parseSync(file, source);
      for (const node of nodesIn(program))
        yield { file, node, meaning: commentBefore(source, comments, node.start) };
    }
  }
}

/** The word that is declared there, if any. */
function wordOf(
  node: Node,
  file: string,
  alone: ReadonlySet<string>,
  verbs: ReadonlySet<string>,
): string | null {
  if (node.type === 'ExportNamedDeclaration') {
    const name = nameOfDeclared(node.declaration);
    return name !== null && alone.has(name) ? name : null;
  }
  const name = nameOfMember(node);
  if (name === null) return null;
  if (isClassMember(node)) return isNouns(file) || verbs.has(name) ? `.${name}` : null;
  return verbs.has(name) && file.endsWith('verbs.ts') ? `.${name}` : null;
}

function nameOfDeclared(declaration: Node | null): string | null {
  if (declaration?.type === 'FunctionDeclaration') return declaration.id?.name ?? null;
  if (declaration?.type !== 'VariableDeclaration') return null;
  const [first] = declaration.declarations;
  return first === undefined ? null : nameOf(first.id);
}

/**
 * In a noun's class, whatever is neither private nor for the engine; in an object, whatever may be a verb. A field
 * that is not a function holds what the engine needs to know, not something that a card says.
 */
function nameOfMember(node: Node): string | null {
  switch (node.type) {
    case 'MethodDefinition':
      return node.kind === 'constructor' || isHidden(node.accessibility) ? null : nameOf(node.key);
    case 'PropertyDefinition':
      return (node.value === null
        ? isRead(node.typeAnnotation?.typeAnnotation)
        : node.value.type === 'ArrowFunctionExpression') && !isHidden(node.accessibility)
        ? nameOf(node.key)
        : null;
    case 'Property':
    case 'TSMethodSignature':
    case 'TSPropertySignature':
      return nameOf(node.key);
    case 'FunctionDeclaration':
      return node.id?.name ?? null;
    default:
      return null;
  }
}

/** Files whose classes are what cards narrow down. */
function isNouns(file: string): boolean {
  return [
    'selection.ts',
    'in-play.ts',
    'out-of-play.ts',
    'bases-and-players.ts',
    'occasions.ts',
    'plays.ts',
  ].includes(file);
}

function isClassMember(node: Node): boolean {
  return node.type === 'MethodDefinition' || node.type === 'PropertyDefinition';
}

/** Of a member that is given its value when the thing is made: is it one that card texts read, or test with? */
function isRead(type: Node | undefined): boolean {
  return type?.type === 'TSTypeReference' && ['Value', 'CardTest'].includes(nameOf(type.typeName) ?? '');
}

function isHidden(accessibility: string | null | undefined): boolean {
  return accessibility === 'private' || accessibility === 'protected';
}

function nameOf(key: Node): string | null {
  return key.type === 'Identifier' ? key.name : null;
}
