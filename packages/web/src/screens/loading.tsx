import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { begin } from '../activity.ts';

/** While a screen or a game is on its way. */
export function Loading() {
  const { t } = useTranslation();
  // Where the page says so already (tools/pages.ts), the words just stay.
  const [isNews] = useState(() => document.querySelector('.loading') === null);
  useEffect(() => begin('screen'), []);
  return (
    <main className="loading" data-news={isNews}>
      <output className="title">{t('loading')}</output>
    </main>
  );
}
