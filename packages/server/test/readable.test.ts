import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatText, personName, sentenceFor } from '../src/protocol/readable.ts';
import { Client } from './kit/client.ts';
import { TestServer } from './kit/server.ts';

const FAMILY = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}';
const PIRATE_FLAG = '\u{1F3F4}\u200D\u2620\uFE0F';
const SCOTLAND = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}';
const WAVE = '\u{1F44B}\u{1F3FD}';
const SWISS = '\u{1F1E8}\u{1F1ED}';

const INVISIBLE: readonly (readonly [string, string])[] = [
  ['a zero-width space', '\u200B'],
  ['joiners', '\u200D\u200D'],
  ['Hangul fillers', '\u3164\uFFA0'],
  ['a blank Braille pattern', '\u2800'],
  ['soft hyphens', '\u00AD\u00AD'],
  ['variation selectors', '\uFE0F\uFE0F'],
  ['tags', '\u{E0067}\u{E0062}'],
  ['marks that have nothing to stand on', '\u0301\u0308'],
  ['a word joiner between spaces', ' \u2060 '],
];

describe('a name', () => {
  it.each([FAMILY, PIRATE_FLAG, SCOTLAND, WAVE, SWISS, `Ann ${WAVE}`, 'Ann', 'José', '李', '42', '?!'])(
    'may be %s',
    (name) => {
      expect(personName.parse(name)).toBe(name);
    },
  );

  it('may have a joiner within a Persian or Hindi word', () => {
    for (const name of ['می\u200Cخواهم', 'क्\u200Dष']) expect(personName.parse(name)).toBe(name);
  });

  it.each(INVISIBLE)('of %s is refused with a sentence', (_, name) => {
    const { error } = personName.safeParse(name);
    expect(error && sentenceFor(error)).toBe(
      'A name needs at least one letter, digit or emoji that can be seen.',
    );
  });

  it.each(['An\u200Bn', 'An\u200Cn', 'Ann\u3164', 'Ann\uFE0F', 'A\u202Enn', 'A\u2800nn', `${FAMILY}\u200D`])(
    'that looks like another (%j) is refused with a sentence',
    (name) => {
      const { error } = personName.safeParse(name);
      expect(error && sentenceFor(error)).toMatch(/^This name contains a character that cannot be seen/);
    },
  );
});

describe('a line of chat', () => {
  it.each(['hello', FAMILY, SCOTLAND, 'می\u200Cخواهم', 'ok \u{1F44D}', '...'])('may be %s', (text) => {
    expect(chatText.parse(text)).toBe(text);
  });

  it.each(INVISIBLE)('of %s is refused with a sentence', (_, text) => {
    const { error } = chatText.safeParse(text);
    expect(error && sentenceFor(error)).toBe('There is nothing to be seen in this line.');
  });
});

describe('a server', () => {
  const server = new TestServer();
  beforeAll(() => server.start());
  afterAll(() => server.end());

  it('says what is wrong with a name, to somebody new and to somebody known', async () => {
    const needed = 'A name needs at least one letter, digit or emoji that can be seen.';
    await expect(Client.named(server, '\u3164')).rejects.toThrow(needed);
    const ann = await Client.named(server, FAMILY);
    expect(await ann.askByHttp({ ask: 'rename', name: '\u3164' })).toMatchObject({ message: needed });
    expect((await ann.post('/api/ask', { ask: 'me' })).me?.name).toBe(FAMILY);
  });
});
