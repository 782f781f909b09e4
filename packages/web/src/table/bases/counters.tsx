import styles from './counters.module.css';

/** How many +1 power counters are on a card; nothing if there are none. They are heard with the card's name. */
export function Counters({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles['counters']} data-counters aria-hidden="true">
      +{count}
    </span>
  );
}
