import { useEffect, useEffectEvent, useState } from 'react';

/** Files dropped anywhere on the page; whether some are held over it. */
export function useFileDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const drop = useEffectEvent(onFiles);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener(
      'dragover',
      (event) => {
        event.preventDefault();
        setOver(true);
      },
      { signal },
    );
    document.addEventListener('dragleave', (event) => setOver(event.relatedTarget !== null), { signal });
    document.addEventListener(
      'drop',
      (event) => {
        // The browser would open the file instead of the page.
        event.preventDefault();
        setOver(false);
        drop([...(event.dataTransfer?.files ?? [])]);
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
  return isOver;
}
