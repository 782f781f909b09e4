/** How a number compares with the printed one. */
export type Tone = 'plain' | 'raised' | 'lowered';

export function toneOf(now: number, printed: number): Tone {
  if (now === printed) return 'plain';
  return now > printed ? 'raised' : 'lowered';
}
