import { randomBelow, type RandomState } from '@smashup/engine';
import { z } from 'zod';

/** What is looked at of a JSON schema. */
const shape = z.looseObject({
  type: z.string().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  get anyOf() {
    return z.array(shape).optional();
  },
  get oneOf() {
    return z.array(shape).optional();
  },
  get properties() {
    return z.record(z.string(), shape).optional();
  },
  required: z.array(z.string()).optional(),
  get items() {
    return z.union([shape, z.boolean()]).optional();
  },
  get prefixItems() {
    return z.array(shape).optional();
  },
  pattern: z.string().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
});
export type Shape = z.infer<typeof shape>;

/** Values that mean something to the server, by the names of the fields they are for. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

/** Some of these fit every text that the protocol asks for. */
const TEXTS = ['Hello', 'x', 'https://127.0.0.1/push', 'nobody@example.org', 'public-key'];
const LENGTHS = [4, 8, 12, 22, 24, 43, 64, 90];

/** The kinds of message that a schema allows, one by one: whatever is added to it is among them. */
export function kindsOf(schema: z.ZodType): Shape[] {
  const whole = shape.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return [...(whole.oneOf ?? whole.anyOf ?? [whole])];
}

/** A message of that kind, with known values where there are any. */
export function generate(of: Shape, known: Known, random: RandomState, name = ''): unknown {
  const below = (limit: number): number => randomBelow(random, limit);
  const one = <T>(list: readonly T[]): T => list[below(list.length)];
  const there = known[name];
  if (there !== undefined && there.length > 0 && below(8) > 0) return one(there);
  if (of.const !== undefined) return of.const;
  if (of.enum !== undefined) return one(of.enum);
  const ways = of.oneOf ?? of.anyOf;
  if (ways !== undefined) return generate(one(ways), known, random, name);
  switch (of.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(of.properties ?? {})
          .filter(([field]) => of.required?.includes(field) === true || below(2) === 0)
          .map(([field, inside]) => [field, generate(inside, known, random, field)]),
      );
    case 'array': {
      if (of.prefixItems !== undefined)
        return of.prefixItems.map((item) => generate(item, known, random, name));
      const least = of.minItems ?? 0;
      const count = least + below(Math.min(of.maxItems ?? 4, least + 3) - least + 1);
      const item = typeof of.items === 'object' ? of.items : {};
      return Array.from({ length: count }, () => generate(item, known, random, name));
    }
    case 'integer':
    case 'number': {
      const least = Math.max(of.minimum ?? 0, -1e6);
      return least + below(Math.min(of.maximum ?? 1e6, least + 1000) - least + 1);
    }
    case 'boolean':
      return below(2) === 0;
    case 'null':
      return null;
    case 'string': {
      const texts = [...TEXTS, ...LENGTHS.map((length) => letters(length, below))];
      const fits = new RegExp(of.pattern ?? '', 'u');
      const fitting = texts.filter((text) => fits.test(text));
      return one(fitting.length === 0 || below(8) === 0 ? texts : fitting);
    }
    default:
      return one([null, {}, 0, 'x']);
  }
}

function letters(length: number, below: (limit: number) => number): string {
  return Array.from({ length }, () => 'abcdefghijklmnopqrstuvwxyzABC012_-'[below(34)]).join('');
}
