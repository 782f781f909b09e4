import { library } from '@smashup/cards';
import { describe, expect, it } from 'vitest';
import { EMBLEMS } from '../src/art/pictures/emblems.ts';
import { PICTURES } from '../src/art/pictures/index.ts';
import { drawFaction, drawIcon, parts } from '../tools/pictures.ts';

describe('pictures', () => {
  it('every card and base of both printings has one, and nothing else has', () => {
    const printed = new Set(library.defs.map(({ faction, name }) => `${faction}: ${name}`));
    const drawn = Object.entries(PICTURES).flatMap(([faction, specs]) =>
      Object.keys(specs).map((name) => `${faction}: ${name}`),
    );
    expect(drawn.toSorted()).toEqual([...printed].toSorted());
  });

  it.each(library.factionNames)('all cards and bases of %s look different', (faction) => {
    const pictures = Object.values(drawFaction(faction)).map((picture) => JSON.stringify(picture));
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('the two icons of a picture are not the same', () => {
    const doubled = Object.values(PICTURES)
      .flatMap((specs) => Object.values(specs))
      .map(parts)
      .filter(({ icon, badge }) => icon === badge);
    expect(doubled).toEqual([]);
  });

  it('every faction has an emblem of its own', () => {
    expect(Object.keys(EMBLEMS).toSorted()).toEqual(library.factionNames.toSorted());
    expect(new Set(Object.values(EMBLEMS)).size).toBe(library.factionNames.length);
    for (const icon of Object.values(EMBLEMS)) expect(drawIcon(icon).paths.length).toBeGreaterThan(0);
  });

  it('an icon that does not exist, or that is more than outlines, stops the build', () => {
    expect(() => drawIcon('no-such-icon')).toThrow('There is no icon no-such-icon.');
    expect(() => drawIcon('fe:camel')).toThrow('more than filled outlines');
  });
});
