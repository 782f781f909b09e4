import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FONTS, ICON_AUTHORS, LIBRARIES } from '../src/screens/about/credits.ts';

const SOURCES = join(import.meta.dirname, '../src');

/** The packages of others that the sources import. */
function imported(kind: RegExp, statement: RegExp): string[] {
  const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => kind.test(file))
    .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(statement)])
    .map(({ groups }) => groups?.['name'] ?? '');
  return [...new Set(names)].toSorted();
}

describe('credits', () => {
  it('name every library that is used, and no other', () => {
    const used = imported(
      /\.tsx?$/u,
      /(?:from|import\() ?'(?<name>(?!@smashup\/)(?:@[\w-]+\/)?[a-z][\w.-]*)/gu,
    );
    expect(LIBRARIES.map(({ name }) => name)).toEqual(used);
  });

  it('name every font that is used, and no other', () => {
    const used = imported(/\.css$/u, /@fontsource\/(?<name>[\w-]+)/gu);
    expect(FONTS.map(({ name }) => name.toLowerCase().replaceAll(' ', '-'))).toEqual(used);
  });

  it('name each author of icons once', () => {
    expect(new Set(ICON_AUTHORS).size).toBe(ICON_AUTHORS.length);
  });
});
