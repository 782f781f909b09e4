import type { Comment } from 'oxc-parser';

/** The comment that stands right before it. */
export function commentBefore(source: string, comments: readonly Comment[], start: number): string {
  const last = comments.findLast(({ end }) => end <= start && source.slice(end, start).trim() === '');
  if (last === undefined || !last.value.startsWith('*')) return '';
  return last.value
    .slice(1)
    .split('\n')
    .map((line) => line.trim().replace(/^\*\s?/u, ''))
    .join(' ')
    .trim();
}
