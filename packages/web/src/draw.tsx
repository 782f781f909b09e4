import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startTranslation } from './i18n/index.ts';
import { awaitInstallOffer } from './install/install.ts';
import { registerServiceWorker } from './service-worker-registration.ts';

awaitInstallOffer();
startTranslation();
const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no place for the table.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// In development the files change all the time. Elsewhere it waits until what the page needs at once has arrived. Some
// browsers keep nothing in private windows: there the game needs a network.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const register = (): void => void registerServiceWorker().catch(() => {});
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}
