import { stripVTControlCharacters } from 'node:util';

/** Laying out text whose colours take no room. */

function visibleLength(text: string): number {
  return stripVTControlCharacters(text).length;
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - visibleLength(text)));
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - visibleLength(text))) + text;
}

/** Is there room for both ends on one line? */
export function fits(left: string, right: string, width: number): boolean {
  return visibleLength(left) + visibleLength(right) < width;
}

/** Left and right ends of one line. */
export function spread(left: string, right: string, width: number): string {
  const gap = width - visibleLength(left) - visibleLength(right);
  return left + ' '.repeat(Math.max(1, gap)) + right;
}

/** Plain text on one line, with an ellipsis where it was cut. */
export function shorten(text: string, width: number): string {
  if (text.length <= width) return text;
  return `${text.slice(0, Math.max(0, width - 1)).trimEnd()}…`;
}

/** Breaks text into lines at its spaces; every line begins with the indent. */
export function wrap(text: string, width: number, indent = ''): string[] {
  return wrapItems(text.split(/\s+/u), ' ', width, indent);
}

/** Breaks a row of items into lines; an item is broken only where it is longer than a line. */
export function wrapItems(
  items: readonly string[],
  separator: string,
  width: number,
  indent = '',
  first = indent,
): string[] {
  const lines: string[] = [];
  const end = separator.trimEnd();
  let line = first;
  let empty = true;
  items.forEach((item, at) => {
    const room = width - (at < items.length - 1 ? visibleLength(end) : 0);
    const longer = empty ? line + item : line + separator + item;
    if (visibleLength(longer) <= room) line = longer;
    else {
      if (!empty) lines.push(line + end);
      const words = brokenUp(item, empty ? line : indent, indent, room);
      lines.push(...words.slice(0, -1));
      line = words.at(-1) ?? indent;
    }
    empty = false;
  });
  if (!empty) lines.push(line);
  return lines;
}

/** One item in as many lines as it takes. */
function brokenUp(item: string, first: string, indent: string, width: number): string[] {
  const lines: string[] = [];
  let line = first;
  let empty = true;
  for (const word of item.split(' ')) {
    const longer = empty ? line + word : `${line} ${word}`;
    if (empty || visibleLength(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = indent + word;
    }
    empty = false;
  }
  return [...lines, line];
}
