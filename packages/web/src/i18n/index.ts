import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { about } from './en/about.ts';
import { flow } from './en/flow.ts';
import { library } from './en/library.ts';
import type { replay } from './en/replay.ts';
import { screens } from './en/screens.ts';
import { table } from './en/table.ts';

const en = { about, flow, library, screens, table } as const;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'screens';
    // What is said of recorded games is loaded with what says it (i18n/load-replay.ts).
    resources: typeof en & { replay: typeof replay };
  }
}

/** Before anything is drawn. */
export function startTranslation(): void {
  void i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    defaultNS: 'screens',
    resources: { en },
    // React escapes what it draws.
    interpolation: { escapeValue: false },
  });
}
