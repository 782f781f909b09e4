import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { about } from './en/about.ts';
import type { collection } from './en/collection.ts';
import type { flow } from './en/flow.ts';
import type { gallery } from './en/gallery.ts';
import type { history } from './en/history.ts';
import type { identity } from './en/identity.ts';
import type { learn } from './en/learn.ts';
import { library } from './en/library.ts';
import type { notices } from './en/notices.ts';
import type { online } from './en/online.ts';
import type { daily } from './en/daily.ts';
import type { stats } from './en/stats.ts';
import type { replay } from './en/replay.ts';
import type { rules } from './en/rules.ts';
import type { saved } from './en/saved.ts';
import { screens } from './en/screens.ts';
import type { settings } from './en/settings.ts';
import type { table } from './en/table.ts';
import type { undo } from './en/undo.ts';

const en = { library, screens } as const;

/** Come with the screens that say them. */
interface Later {
  readonly about: typeof about;
  readonly collection: typeof collection;
  readonly daily: typeof daily;
  readonly flow: typeof flow;
  readonly gallery: typeof gallery;
  readonly history: typeof history;
  readonly identity: typeof identity;
  readonly learn: typeof learn;
  readonly notices: typeof notices;
  readonly online: typeof online;
  readonly stats: typeof stats;
  readonly replay: typeof replay;
  readonly rules: typeof rules;
  readonly saved: typeof saved;
  readonly settings: typeof settings;
  readonly table: typeof table;
  readonly undo: typeof undo;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'screens';
    resources: typeof en & Later;
  }
}

/** Before anything is drawn, and before any texts are added. */
export function startTranslation(): void {
  if (i18next.isInitialized) return;
  void i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    defaultNS: 'screens',
    resources: { en },
    // React escapes what it draws.
    interpolation: { escapeValue: false },
  });
}

/** Adds what a screen says that is loaded when it is opened. */
export function addTexts<Name extends keyof Later>(name: Name, texts: Later[Name]): void {
  startTranslation();
  i18next.addResourceBundle('en', name, texts);
}
