import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type Comment } from 'oxc-parser';
import { en } from '../../packages/words/src/locales/en.ts';
import { commentBefore } from './comments.ts';
import { nodesIn } from './syntax.ts';

/** What words take in quotes or as fields of an object, in a table of its own. */
export interface List {
  readonly title: string;
  readonly about: string;
  readonly rows: readonly Row[];
}

interface Row {
  readonly name: string;
  readonly meaning: string;
}

const ENGINE = 'packages/engine/src';
const WORDS = join(ENGINE, 'script/words');

export function readLists(): List[] {
  const { purposes } = en.sections;
  return [
    ...readdirSync(WORDS).flatMap((file) => optionsIn(join(WORDS, file))),
    {
      title: 'Purposes',
      about: 'What a choice is for, with the question that the player is asked.',
      rows: literalsOf('Purpose', 'model/decision.ts').map(({ name }) => ({
        name,
        meaning: (purposes[bareName(name)] ?? '').replaceAll('{{object}}', '…'),
      })),
    },
    {
      title: 'Deadlines',
      about: 'How long `c.until` lasts.',
      rows: literalsOf('Until', 'model/state.ts'),
    },
    {
      title: 'Limits',
      about: 'How often something can be used or happens: `{ limit: … }`.',
      rows: literalsOf('Limit', 'library/definitions.ts'),
    },
    {
      title: 'Destinations',
      about: 'Where `c.place` and `c.toDeck` put cards: always among those of their owner (R9.4).',
      rows: literalsOf('Destination', 'library/nodes/grammar.ts'),
    },
  ];
}

/** Without its quotes. */
function bareName(name: string): string {
  return name.slice(1, -1);
}

/** The interfaces of a file that are called `…Options`. */
function optionsIn(path: string): List[] {
  const source = readFileSync(path, 'utf8');
  const { program, comments } = parseSync(path, source);
  return [...nodesIn(program)].flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration') return [];
    const { declaration } = node;
    if (declaration?.type !== 'TSInterfaceDeclaration' || !declaration.id.name.endsWith('Options')) return [];
    const rows = declaration.body.body.flatMap((member) =>
      member.type === 'TSPropertySignature' && member.key.type === 'Identifier'
        ? [{ name: member.key.name, meaning: commentBefore(source, comments, member.start) }]
        : [],
    );
    const about = commentBefore(source, comments, node.start);
    return [{ title: `Options of ${declaration.id.name.replace('Options', '').toLowerCase()}`, about, rows }];
  });
}

/** The strings of a union type, each with the comment before it. */
function literalsOf(type: string, file: string): Row[] {
  const path = join(ENGINE, file);
  const source = readFileSync(path, 'utf8');
  const { program, comments } = parseSync(path, source);
  for (const node of nodesIn(program)) {
    if (node.type !== 'TSTypeAliasDeclaration' || node.id.name !== type) continue;
    if (node.typeAnnotation.type !== 'TSUnionType') continue;
    return node.typeAnnotation.types.flatMap((one) =>
      one.type === 'TSLiteralType' && one.literal.type === 'Literal'
        ? [{ name: `'${String(one.literal.value)}'`, meaning: meaningBefore(source, comments, one.start) }]
        : [],
    );
  }
  throw new Error(`${path} declares no union ${type}.`);
}

/** A comment on a member of a union stands before its bar. */
function meaningBefore(source: string, comments: readonly Comment[], start: number): string {
  const bar = source.lastIndexOf('|', start);
  return commentBefore(source, comments, bar);
}
