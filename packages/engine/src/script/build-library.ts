import type { CustomFunctions, SetSpec } from '../library/card-spec.ts';
import { libraryFrom, type Library } from '../library/library.ts';
import { Lowering } from './code/lowering.ts';

/** Numbers everything in the order given; the same sets always give the same numbers. */
export function buildLibrary(sets: readonly SetSpec[]): Library {
  const lowering = new Lowering(functionsOf(sets));
  return libraryFrom(sets, {
    ability: (node) => lowering.ability(node),
    rule: (node) => lowering.rule(node),
    test: (node) => lowering.selection(node).matches,
    check: (node) => lowering.condition(node),
  });
}

/** A name stands for one function. */
function functionsOf(sets: readonly SetSpec[]): CustomFunctions {
  const found: Record<string, CustomFunctions[string]> = {};
  for (const { functions = {} } of sets) {
    for (const [name, custom] of Object.entries(functions)) {
      if (found[name] !== undefined && found[name] !== custom)
        throw new Error(`Two functions are called "${name}".`);
      found[name] = custom;
    }
  }
  return found;
}
