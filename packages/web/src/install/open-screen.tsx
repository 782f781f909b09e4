import { Redirect, useSearch } from 'wouter';
import { NotFoundScreen } from '../screens/not-found.tsx';

/** Where the system brings links and texts that were opened or shared with the installed game. */
export function OpenScreen() {
  const parameters = new URLSearchParams(useSearch());
  const given = ['link', 'text', 'title'].map((name) => parameters.get(name) ?? '').join(' ');
  const place = placeIn(given, location.origin);
  if (place !== null && !place.startsWith('/open')) return <Redirect to={place} replace />;
  return <NotFoundScreen />;
}

/** The scheme of links that belong to this game wherever it is installed. */
const SCHEME = /^web\+smashup:\/*/u;

/**
 * The place inside the game that an opened or shared link or text refers to: a link with the game's own scheme, or a
 * text with an address of this very game in it. Null: there is none, and nobody is led elsewhere.
 */
export function placeIn(text: string, origin: string): string | null {
  const words = text.trim().split(/\s+/u);
  for (const word of words) {
    const address = SCHEME.test(word) ? `${origin}/${word.replace(SCHEME, '')}` : word;
    const url = URL.canParse(address) ? new URL(address) : null;
    // Two slashes at the beginning would name another site.
    if (url?.origin === origin) return `${url.pathname.replace(/^\/+/u, '/')}${url.search}${url.hash}`;
  }
  return null;
}
