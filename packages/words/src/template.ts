import type { Seat } from '@smashup/engine';
import { text, type Phrase } from './phrase.ts';

/** Values of a template: names and numbers as they are, and phrases, which may be made on demand. */
export type Values = Readonly<Record<string, Phrase | string | number | (() => Phrase)>>;

/** A piece of a template. */
type Piece =
  | { readonly kind: 'text' | 'you'; readonly text: string }
  | { readonly kind: 'value'; readonly name: string };

export type Template = readonly Piece[];

/** `{{name}}` is a value, and what stands between `<you>` and `</you>` is the addressee. */
const MARKS = /\{\{(\w+)\}\}|<you>(.*?)<\/you>/u;

export function parseTemplate(source: string): Template {
  const pieces: Piece[] = [];
  // Splitting gives the text between the marks and, for each mark, one of its two captures.
  const parts: readonly (string | undefined)[] = source.split(MARKS);
  for (let i = 0; i < parts.length; i += 3) {
    const [words = '', name, you] = parts.slice(i, i + 3);
    if (words !== '') pieces.push({ kind: 'text', text: words });
    if (name !== undefined) pieces.push({ kind: 'value', name });
    if (you !== undefined) pieces.push({ kind: 'you', text: you });
  }
  return pieces;
}

/** Values are never parsed as templates, so no name can break a sentence. */
export function fillTemplate(template: Template, values: Values, you: Seat): Phrase {
  return template.flatMap((piece): Phrase => {
    switch (piece.kind) {
      case 'text':
        return text(piece.text);
      case 'you':
        return [{ kind: 'player', text: piece.text, seat: you }];
      case 'value':
        return asPhrase(values[piece.name]);
    }
  });
}

function asPhrase(value: Values[string] | undefined): Phrase {
  switch (typeof value) {
    case 'function':
      return value();
    case 'string':
    case 'number':
      return text(String(value));
    case 'object':
      return value;
    default:
      return [];
  }
}
