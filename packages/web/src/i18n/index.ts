import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { about } from './en/about.ts';
import { flow } from './en/flow.ts';
import { library } from './en/library.ts';
import { screens } from './en/screens.ts';
import { table } from './en/table.ts';

const en = { about, flow, library, screens, table } as const;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'screens';
    resources: typeof en;
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
