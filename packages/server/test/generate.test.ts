import { readdirSync, readFileSync } from 'node:fs';
import { seedRandom } from '@smashup/engine';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DOORS, PATHS } from './trials/doors.ts';
import { generate, kindsOf } from './trials/generate.ts';

const TRANSPORT = new URL('../src/transport/', import.meta.url);
const TRIES = 300;

describe('messages for the hostile trial', () => {
  it.each(Object.entries(DOORS))('are made of every kind that %s takes, well formed', (_, schema) => {
    const random = seedRandom(4);
    const unmade = kindsOf(schema).filter((kind) =>
      Array.from({ length: TRIES }, () => generate(kind, {}, random)).every(
        (message) => !schema.safeParse(message).success,
      ),
    );
    expect(unmade).toEqual([]);
  });

  it('are made of a kind that is new, too', () => {
    const schema = z.discriminatedUnion('ask', [
      z.strictObject({ ask: z.literal('old') }),
      z.strictObject({ ask: z.literal('new'), table: z.string(), minutes: z.int().min(5).max(60) }),
    ]);
    const random = seedRandom(4);
    const [, fresh] = kindsOf(schema);
    const made = schema.parse(generate(fresh, { table: ['AAAAAAAA'] }, random));
    expect(made.ask).toBe('new');
  });

  it('go to every address that the server has', () => {
    const routes = readdirSync(TRANSPORT).flatMap((file) => {
      const text = readFileSync(new URL(file, TRANSPORT), 'utf8');
      return [...text.matchAll(/\.(get|post|put|patch|delete)(?:<[^(]*>)?\(\s*'(\/api[^']*)'/g)].map(
        ([, method, path]) => `${method.toUpperCase()} ${path.replace(/:\w+/, '*')}`,
      );
    });
    const posted = Object.keys(DOORS).map((door) => `POST ${door}`);
    expect([...posted, ...PATHS].toSorted()).toEqual(routes.toSorted());
  });
});
