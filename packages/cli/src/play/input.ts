/** A line that a person typed. */
export type Input =
  | { readonly kind: 'numbers'; readonly numbers: readonly number[] }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'ask'; readonly about: string }
  | { readonly kind: 'story'; readonly lines: number }
  | { readonly kind: 'save'; readonly file: string }
  | { readonly kind: 'table' | 'discards' | 'hint' | 'undo' | 'help' | 'quit' | 'unknown' };

const STORY_LINES = 20;

export function readInput(line: string): Input {
  const text = line.trim();
  if (text === '') return { kind: 'nothing' };
  if (text === '?!') return { kind: 'hint' };
  if (text.startsWith('?')) return { kind: 'ask', about: text.slice(1).trim() };
  if (/^\d+(?:[\s,]+\d+)*$/u.test(text))
    return { kind: 'numbers', numbers: text.split(/[\s,]+/u).map(Number) };
  const [word = '', rest = ''] = splitOnce(text);
  switch (word.toLowerCase()) {
    case 'l':
    case 'log':
      return { kind: 'story', lines: Number(rest) || STORY_LINES };
    case 's':
    case 'save':
      return { kind: 'save', file: rest };
    case 't':
    case 'table':
      return { kind: 'table' };
    case 'd':
    case 'discards':
      return { kind: 'discards' };
    case 'hint':
      return { kind: 'hint' };
    case 'u':
    case 'undo':
      return { kind: 'undo' };
    case 'h':
    case 'help':
      return { kind: 'help' };
    case 'q':
    case 'quit':
      return { kind: 'quit' };
    default:
      return { kind: 'unknown' };
  }
}

function splitOnce(text: string): string[] {
  const gap = text.search(/\s/u);
  return gap < 0 ? [text] : [text.slice(0, gap), text.slice(gap).trim()];
}
