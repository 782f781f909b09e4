import { useEffect } from 'react';
import { create } from 'zustand';
import { after } from './clock.ts';

/** A newer version of the game that waits to take over, if there is one. */
export const useNewVersion = create<{ readonly waiting: ServiceWorker | null }>()(() => ({ waiting: null }));

/** Reloads the page with the waiting version. */
export function loadNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  useNewVersion.getState().waiting?.postMessage('take over');
}

export function dismissNewVersion(): void {
  useNewVersion.setState({ waiting: null });
}

/**
 * Makes the game work offline from the next load on. All of it is fetched for that, which must not delay what is
 * needed now: this renders beside the screen, and so only once the screen has what it needs.
 */
export function KeptForOffline() {
  useEffect(() => {
    // In development the files change all the time. Some browsers keep nothing in private windows: there the game needs
    // a network.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    afterwards(() => void registerServiceWorker().catch(() => {}));
  }, []);
  return null;
}

/** When the browser has nothing else to do; not every one can tell. */
function afterwards(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then);
  else after(0, then);
}

async function registerServiceWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/service-worker.js');
  // The first version has nothing to replace: without a controller there is no old one.
  const offer = (worker: ServiceWorker | null): void => {
    if (navigator.serviceWorker.controller !== null) useNewVersion.setState({ waiting: worker });
  };
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer(installing);
    });
  });
  // An installed game may stay open for weeks: a player who comes back to it is told of a new version.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => {});
  });
}
