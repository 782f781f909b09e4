import { smashUp } from '@smashup/cards';
import { createReferee, type Face } from '@smashup/referee';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { BaseFace } from '../src/art/base-face.tsx';
import { CardFace } from '../src/art/card-face.tsx';
import { longerLine } from '../src/art/faces.ts';
import { loadedOnce } from '../src/art/loaded-once.ts';
import { startTranslation } from '../src/i18n/index.ts';

const { faces } = createReferee(smashUp).catalogue();

it.each([
  ['Hive of Scum and Villainy', 12],
  ['Time-Traveling Car', 13],
  ['Spikey Chair Room', 10],
])('%s: in two lines the longer one has %i letters', (name, letters) => {
  expect(Math.round((longerLine(name) - 0.06) * name.length)).toBe(letters);
});

it('a name of one word stays in one line', () => {
  expect(longerLine('Transmogrify')).toBe(1);
});

describe('faces', () => {
  beforeAll(startTranslation);

  it('a minion says its name, its power, what it is and what it does', () => {
    expect(read(createElement(CardFace, { face: find('Supreme Overlord'), size: 'full' }))).toBe(
      'Supreme Overlord|Power 5|Minion|You may return a minion at any base to its owner’s hand.',
    );
  });

  it('an action says where it goes', () => {
    expect(read(createElement(CardFace, { face: find('Jammed Signal'), size: 'medium' }))).toContain(
      'Action · on a base',
    );
    expect(read(createElement(CardFace, { face: find('Upgrade'), size: 'medium' }))).toContain(
      'Action · on a minion',
    );
    expect(read(createElement(CardFace, { face: find('Howl'), size: 'medium' }))).toContain('|Action|');
  });

  it('a fusion card says that it is both', () => {
    const face = faces.find(({ fusion }) => fusion);
    if (face === undefined) throw new Error('No fusion card.');
    expect(read(createElement(CardFace, { face, size: 'full' }))).toContain(
      'Pixie|Power 2|Minion or action|',
    );
  });

  it('on the table a card shows its name and the power it has now', () => {
    expect(read(createElement(CardFace, { face: find('War Raptor'), size: 'compact', power: 4 }))).toBe(
      'War Raptor|Power 4',
    );
  });

  it('a base says its breakpoint and what it brings', () => {
    expect(read(createElement(BaseFace, { face: find('Tar Pits'), size: 'compact', breakpoint: 14 }))).toBe(
      'Breakpoint 14|Tar Pits|VP 4, 3, 2|4|3|2',
    );
  });

  it('a card without a text has no empty box', () => {
    expect(read(createElement(CardFace, { face: find('King Rex'), size: 'full' }))).toBe(
      'King Rex|Power 7|Minion',
    );
  });
});

describe('what is loaded once', () => {
  it('is loaded when it is first wanted, and for all', async () => {
    let loads = 0;
    const source = loadedOnce(() => {
      loads += 1;
      return Promise.resolve('here');
    });
    expect(loads).toBe(0);
    await Promise.all([arrival(source), arrival(source)]);
    expect(source.value()).toBe('here');
    expect(loads).toBe(1);
  });

  it('is tried again by the next that wants it when it could not be loaded', async () => {
    let isOnline = false;
    const source = loadedOnce(() =>
      isOnline ? Promise.resolve('here') : Promise.reject(new Error('offline')),
    );
    source.subscribe(() => undefined);
    await Promise.resolve();
    await Promise.resolve();
    isOnline = true;
    await arrival(source);
    expect(source.value()).toBe('here');
  });
});

function find(name: string): Face {
  const face = faces.find((each) => each.name === name);
  if (face === undefined) throw new Error(`No ${name}.`);
  return face;
}

/** The words of a face as they are read out, piece by piece. */
function read(element: Parameters<typeof renderToStaticMarkup>[0]): string {
  return renderToStaticMarkup(element)
    .replaceAll(/<svg.*?<\/svg>/gu, '')
    .replaceAll('Power </span>', 'Power ')
    .replaceAll('Breakpoint </span>', 'Breakpoint ')
    .split(/<[^>]+>/u)
    .filter((piece) => piece !== '')
    .join('|');
}

function arrival<T>(source: ReturnType<typeof loadedOnce<T>>): Promise<void> {
  return new Promise((resolve) => {
    source.subscribe(resolve);
  });
}
