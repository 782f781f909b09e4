import type { StoryLine } from '@smashup/referee/protocol';
import { plainText } from '../text/plain-text.ts';

/** How many lines of the story stay to be read again. */
const KEPT = 12;

/** Announces what happens to people who cannot see it: each new line as it joins the log. */
export function LiveRegion({ log }: { readonly log: readonly StoryLine[] }) {
  const first = Math.max(0, log.length - KEPT);
  return (
    <div className="visually-hidden" aria-live="polite" role="log">
      {log
        .slice(first)
        .map(({ text, aside }, at) => (aside ? null : <p key={first + at}>{plainText(text)}</p>))}
    </div>
  );
}
