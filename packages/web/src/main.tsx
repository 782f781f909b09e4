import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startTranslation } from './i18n/index.ts';

startTranslation();
const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no place for the table.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
