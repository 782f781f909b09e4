import type { Beat } from '../protocol/update.ts';
import { plainText } from '../table/plain-text.ts';

/** Speaks what happens to those who do not see it. */
export function LiveRegion({ beat }: { readonly beat: Beat | null }) {
  const spoken = beat?.lines.filter(({ aside }) => !aside).map(({ text }) => plainText(text)) ?? [];
  return (
    <div className="visually-hidden" aria-live="polite" role="log">
      {spoken.join(' ')}
    </div>
  );
}
