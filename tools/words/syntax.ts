import type { Node } from 'oxc-parser';

/** Every node below, itself included. */
export function* nodesIn(node: unknown): Generator<Node> {
  if (Array.isArray(node)) {
    for (const each of node) yield* nodesIn(each);
  } else if (isNode(node)) {
    yield node;
    for (const [key, value] of Object.entries(node)) if (key !== 'parent') yield* nodesIn(value);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
