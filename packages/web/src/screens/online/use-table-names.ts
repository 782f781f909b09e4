import { useTranslation } from 'react-i18next';

interface Seats {
  readonly names: readonly string[];
  readonly free: number;
  readonly kept?: number;
}

/** Who sits at a table, and how many seats are free. */
export function useTableNames(): (seats: Seats) => string {
  const { t, i18n } = useTranslation('online');
  const list = new Intl.ListFormat(i18n.language);
  return ({ names, free, kept = 0 }) =>
    list.format([
      ...names,
      ...(free === 0 ? [] : [t('home.freeSeats', { count: free })]),
      ...(kept === 0 ? [] : [t('home.keptSeats', { count: kept })]),
    ]);
}
