import type { Segment } from '@smashup/words';
import { describe, expect, it } from 'vitest';
import { runsOf } from '../src/table/log/say.tsx';

const text = (words: string): Segment => ({ kind: 'text', text: words });
const card = (name: string): Segment => ({ kind: 'card', card: 1, def: 1, text: name });
const said = (phrase: readonly Segment[]): string[] =>
  runsOf(phrase).map((run) => run.map((segment) => segment.text).join(''));

describe('where a line of a sentence may end', () => {
  it('not between a card and the brackets around it', () => {
    expect(
      said([card('Mole'), text(' moves to '), card('Lair'), text(' ('), card('Tunnel'), text(').')]),
    ).toEqual(['Mole', ' moves to ', 'Lair', ' ', '(Tunnel).']);
  });

  it('not between a card and the full stop after it', () => {
    expect(said([text('You play '), card('Mole'), text('.')])).toEqual(['You play ', 'Mole.']);
  });

  it('and all the words are still there, in their order', () => {
    const phrase = [text('(1) '), card('A'), text(', '), card('B'), text(' and ('), text('so on).')];
    expect(said(phrase).join('')).toBe('(1) A, B and (so on).');
  });
});
