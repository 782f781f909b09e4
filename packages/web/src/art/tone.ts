/** How a number stands to the one that is printed. */
export type Tone = 'plain' | 'raised' | 'lowered';

export function toneOf(now: number, printed: number): Tone {
  if (now === printed) return 'plain';
  return now > printed ? 'raised' : 'lowered';
}
