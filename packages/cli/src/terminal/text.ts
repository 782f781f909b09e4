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

/** Breaks a row of items into lines; an item is never broken. */
export function wrapItems(
  items: readonly string[],
  separator: string,
  width: number,
  indent = '',
  first = indent,
): string[] {
  const lines: string[] = [];
  let line = first;
  let empty = true;
  for (const item of items) {
    const longer = empty ? line + item : line + separator + item;
    if (!empty && visibleLength(longer) > width) {
      lines.push(line + separator.trimEnd());
      line = indent + item;
    } else line = longer;
    empty = false;
  }
  if (!empty) lines.push(line);
  return lines;
}
