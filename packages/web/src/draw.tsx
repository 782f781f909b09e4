import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { showActivity } from './activity.ts';
import { App } from './app.tsx';
import { startTranslation } from './i18n/index.ts';
import { awaitInstallOffer } from './install/install.ts';

showActivity();
awaitInstallOffer();
startTranslation();
const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no place for the table.');
// Bit by bit: meanwhile the page scrolls, and shows what it holds already.
startTransition(() => {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
});
