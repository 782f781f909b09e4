/** How far the chat of each table has been read in this browser: `table:line`, the latest last. */
const KEPT = 'smashup-chat-read';
/** Nobody asks about older tables any more. */
const MOST = 50;

function marks(): readonly (readonly [table: string, line: string])[] {
  const texts = (localStorage.getItem(KEPT) ?? '').split(' ').map((mark) => mark.split(':'));
  return texts.flatMap(([table = '', line = '']) => (line === '' ? [] : [[table, line] as const]));
}

/** The number of the last line that has been read at this table; -1: none. */
export function lastRead(table: string): number {
  return Number(marks().find(([known]) => known === table)?.[1] ?? -1);
}

export function keepRead(table: string, line: number): void {
  const others = marks().filter(([known]) => known !== table);
  const kept = [...others, [table, line] as const].slice(-MOST);
  localStorage.setItem(KEPT, kept.map((mark) => mark.join(':')).join(' '));
}
