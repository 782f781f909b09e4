import { library } from '@smashup/cards';
import { describe, expect, it } from 'vitest';
import { landscape } from '../src/art/drawing/terrain.ts';
import { patternOf } from '../src/art/drawing/textures.ts';
import { PICTURES } from '../tools/faction-pictures.ts';
import { drawAll, drawIcon, parts } from '../tools/pictures.ts';
import { roundPath } from '../tools/round-path.ts';

const EMBLEMS = [...library.factionNames, ...library.sharedDecks.map(({ name }) => name)];

describe('pictures', () => {
  it.each(['cards', 'bases'] as const)('all %s of both printings have one, and nothing else has', (shelf) => {
    const printed = library.defs
      .filter(({ kind }) => (kind === 'base') === (shelf === 'bases'))
      .map(({ faction, name }) => `${faction}: ${name}`);
    const drawn = Object.entries(PICTURES).flatMap(([faction, specs]) =>
      Object.keys(specs[shelf]).map((name) => `${faction}: ${name}`),
    );
    expect(drawn.toSorted()).toEqual([...new Set(printed)].toSorted());
  });

  it.each(Object.entries(PICTURES))('all cards and bases of %s look different', (_, { cards, bases }) => {
    const pictures = Object.values(drawAll({ ...cards, ...bases })).map((picture) => JSON.stringify(picture));
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it.each(Object.entries(PICTURES))('the land and the texture of %s can be drawn', (_, { look }) => {
    expect(landscape(look.terrain, { noise: () => 0, ground: 200, width: 300 })).toMatch(/^M/);
    expect(patternOf(look.texture, 't', 'white')).toMatch(/^<pattern/);
  });

  it('the two icons of a picture are not the same', () => {
    const doubled = Object.values(PICTURES)
      .flatMap(({ cards, bases }) => [...Object.values(cards), ...Object.values(bases)])
      .map(parts)
      .filter(({ icon, behind }) => icon === behind);
    expect(doubled).toEqual([]);
  });

  it('every faction has an emblem of its own', () => {
    const emblems = Object.values(PICTURES).map(({ emblem }) => emblem);
    expect(Object.keys(PICTURES).toSorted()).toEqual(EMBLEMS.toSorted());
    expect(new Set(emblems).size).toBe(emblems.length);
    for (const icon of emblems) expect(drawIcon(icon).solid.length).toBeGreaterThan(0);
  });

  it('an icon that does not exist, or that is more than outlines, stops the build', () => {
    expect(() => drawIcon('no-such-icon')).toThrow('There is no icon no-such-icon.');
    expect(() => drawIcon('fe:camel')).toThrow('more than filled outlines');
  });
});

describe('outlines on whole numbers', () => {
  it('errors do not add up', () => {
    expect(roundPath('M0.4.4l10.3 0 10.3 0 10.3 0z', 1)).toBe('M0 0l11 0 10 0 10 0z');
  });

  it('absolute and relative commands come to the same', () => {
    expect(roundPath('M10 10H20V30L40 50Z', 1)).toBe(roundPath('m10 10h10v20l20 20z', 1));
    expect(roundPath('M1 1C2 2 3 3 4 4S6 6 7 7', 10)).toBe('M10 10c10 10 20 20 30 30s20 20 30 30');
  });

  it('what follows a closed outline is one of its own, and begins where that began', () => {
    expect(roundPath('M10 10l5 5zl1 1', 1)).toBe('M10 10l5 5zM10 10l1 1');
  });

  it('the flags of an arc may stand close together', () => {
    expect(roundPath('M0 0a2.5 2.5 0 015 0', 2)).toBe('M0 0a5 5 0 0 1 10 0');
  });
});
