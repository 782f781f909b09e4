import { useEffect } from 'react';
import { useSession } from '../../../session/session.ts';

const ICON = '/icon.svg';
const TURN_ICON = '/icon-turn.svg';

/** While nobody is looking at the tab, its title and icon say that it is the player's turn. */
export function useTurnMark(words: string): void {
  const isAsked = useSession(({ update }) => update !== null && update.decision !== null);
  useEffect(() => {
    if (!isAsked) return undefined;
    let title: string | null = null;
    const mark = (): void => {
      const isHidden = document.visibilityState === 'hidden';
      if (isHidden && title === null) {
        title = document.title;
        document.title = `${words} · ${title}`;
      }
      if (!isHidden && title !== null) {
        document.title = title;
        title = null;
      }
      icon(isHidden ? TURN_ICON : ICON);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => {
      document.removeEventListener('visibilitychange', mark);
      if (title !== null) document.title = title;
      icon(ICON);
    };
  }, [isAsked, words]);
}

function icon(address: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link !== null) link.href = address;
}
