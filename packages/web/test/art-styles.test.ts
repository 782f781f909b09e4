import { library } from '@smashup/cards';
import { factionFiles } from '@smashup/cards/kit/faction-files.ts';
import { describe, expect, it } from 'vitest';

/** AA for text of normal size. */
const READABLE = 4.5;

describe('the looks of the factions', () => {
  const styles = new Map(factionFiles('palette.css').flatMap(({ text }) => readStyles(text)));

  it('every faction has one', () => {
    const decks = library.sharedDecks.map(({ name }) => name);
    expect([...styles.keys()].toSorted()).toEqual([...library.factionNames, ...decks].toSorted());
  });

  it.each(['ground', 'ray', 'pattern'])('no two have the same %s', (property) => {
    const values = [...styles.values()].map((style) => style.get(property));
    expect(new Set(values).size).toBe(styles.size);
  });

  it.each([...styles.keys()])('%s: the white of a title stands out from the ink around it', (faction) => {
    expect(contrast('#ffffff', colour(styles, faction, 'ink'))).toBeGreaterThan(READABLE);
  });

  it.each([...styles.keys()])('%s: the icon stands out from the glow behind it', (faction) => {
    const ink = colour(styles, faction, 'ink');
    expect(contrast(ink, colour(styles, faction, 'light'))).toBeGreaterThan(READABLE);
  });

  it.each([...styles.keys()])('%s is told from every other by its ground or its glow', (faction) => {
    const alike = [...styles.keys()].filter(
      (other) =>
        other !== faction &&
        ['ground', 'light'].every(
          (property) => distance(colour(styles, faction, property), colour(styles, other, property)) < 40,
        ),
    );
    expect(alike).toEqual([]);
  });
});

type Style = ReadonlyMap<string, string>;

function readStyles(sheet: string): [string, Style][] {
  const blocks = sheet.matchAll(
    /\[data-faction=(?<quote>['"])(?<faction>.+?)\k<quote>\] \{(?<body>[^}]*)\}/gu,
  );
  return [...blocks].map(({ groups }) => [groups?.['faction'] ?? '', readProperties(groups?.['body'] ?? '')]);
}

function readProperties(body: string): Style {
  const properties = body.matchAll(/--faction-(?<name>[\w-]+):\s*(?<value>[^;]+);/gu);
  return new Map([...properties].map(({ groups }) => [groups?.['name'] ?? '', groups?.['value'] ?? '']));
}

function colour(styles: ReadonlyMap<string, Style>, faction: string, name: string): string {
  return styles.get(faction)?.get(name) ?? '';
}

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((channel) => {
    const part = channel / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function distance(one: string, other: string): number {
  const others = channels(other);
  return Math.hypot(...channels(one).map((channel, at) => channel - others[at]));
}
