import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { verbsOf } from '../../packages/engine/src/script/verbs.ts';
import { Writer } from '../../packages/engine/src/script/writer.ts';
import * as words from '../../packages/engine/src/vocabulary.ts';
import { nodesIn } from './syntax.ts';

const SCRIPT = 'packages/engine/src/script';

/** What a card can say: the words by themselves, and those that follow a dot (`c.destroy`, `minions.here`). */
export interface Vocabulary {
  readonly alone: ReadonlySet<string>;
  readonly members: ReadonlySet<string>;
}

export function readVocabulary(): Vocabulary {
  const verbs = Object.keys(verbsOf(new Writer()));
  return { alone: new Set(Object.keys(words)), members: new Set([...verbs, ...publicMembers()]) };
}

/** Of every class of selections: what is neither private nor the engine's own business. The writer belongs to the verbs. */
function* publicMembers(): Generator<string> {
  for (const file of readdirSync(SCRIPT).filter((name) => name !== 'writer.ts')) {
    const source = readFileSync(join(SCRIPT, file), 'utf8');
    for (const node of nodesIn(parseSync(file, source).program)) {
      if (node.type !== 'MethodDefinition' && node.type !== 'PropertyDefinition') continue;
      const isShown = node.accessibility !== 'private' && node.accessibility !== 'protected';
      // A field that is no function holds what the engine needs to know, not something that a card says.
      const isSaid = node.type === 'MethodDefinition' || node.value?.type === 'ArrowFunctionExpression';
      if (isShown && isSaid && node.key.type === 'Identifier' && node.key.name !== 'constructor')
        yield node.key.name;
    }
  }
}
