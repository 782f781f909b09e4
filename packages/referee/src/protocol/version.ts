/**
 * The number of this protocol: it changes when a message changes in a way that an older page or an older server would
 * misread.
 */
export const PROTOCOL = 11;

/** What the two ends have to agree on before they speak. */
export interface Version {
  readonly protocol: number;
  /** The fingerprint of the cards: what is drawn is named by its place among them. */
  readonly content: string;
}

/** One sentence telling a person what to do before this page can speak with that host; null if they agree. */
export function whyDisagree(page: Version, host: Version): string | null {
  if (page.protocol < host.protocol) return 'This page is older than the game’s server: reload it to go on.';
  if (page.protocol > host.protocol) {
    return 'This page is newer than the game’s server, which is about to be renewed: reload it in a minute.';
  }
  if (page.content === host.content) return null;
  return 'The cards have changed since this page was loaded: reload it to go on.';
}
