/** A node as words give it: frozen with its lists, and without the fields that were left out. */
export function node<N extends object>(fields: N): N {
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) Reflect.deleteProperty(fields, name);
    else if (Array.isArray(value)) Object.freeze(value);
  }
  Object.freeze(fields);
  return fields;
}

/** What is around the word that is being said: how many `each` there are already. */
let around = 0;

/** For a word that speaks of each of several: what is said of one of them, and the number by which it is referred to. */
export function forEachOne<T>(speak: (each: number) => T): { readonly each: number; readonly said: T } {
  const each = around++;
  try {
    return { each, said: speak(each) };
  } finally {
    around--;
  }
}
