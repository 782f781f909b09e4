/** So long a new version may take to be fetched; after that the page is loaded past whatever is kept. */
const PATIENCE = 20_000;

/** Loads the page anew as the server has it: the version of the game that is kept here may be older. */
export async function loadServersVersion(): Promise<void> {
  if ('serviceWorker' in navigator) await renew().catch(() => {});
  location.reload();
}

/**
 * What is kept gives way to the server's version. To forget it would not do: as long as another page of it is open the
 * browser keeps it, and gives it out again.
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
    setTimeout(() => resolve(false), PATIENCE);
    follow();
  });
}
