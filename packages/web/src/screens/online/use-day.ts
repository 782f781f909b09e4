import { useTranslation } from 'react-i18next';

/** Says which day that was. */
export function useDay(): (time: number) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  return (time) => format.format(time);
}
