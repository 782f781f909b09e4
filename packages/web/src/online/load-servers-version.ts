import { after } from '../clock.ts';

/** How long fetching a new version may take; after that the page is loaded bypassing the cache. */
const PATIENCE = 20_000;

/** Reloads the page as the server has it: the cached version of the game may be older. */
export async function loadServersVersion(): Promise<void> {
  if ('serviceWorker' in navigator) await renew().catch(() => {});
  location.reload();
}

/**
 * The cached version gives way to the server's. Unregistering it would not do: while another page of it is open, the
 * browser keeps it and serves it again.
 */
async function renew(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return;
  await registration.update().catch(() => {});
  const newer = registration.installing ?? registration.waiting;
  if (newer !== null && (await takesOver(newer))) return;
  await registration.unregister();
}

function takesOver(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const follow = (): void => {
      if (worker.state === 'installed') worker.postMessage('take over', []);
      if (worker.state === 'activated') resolve(true);
      if (worker.state === 'redundant') resolve(false);
    };
    worker.addEventListener('statechange', follow);
    after(PATIENCE, () => resolve(false));
    follow();
  });
}
