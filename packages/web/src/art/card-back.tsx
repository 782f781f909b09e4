import styles from './card-back.module.css';

/** A card, face down, as wide as its place; a base's back lies on its side. Decoration: say in words what it is. */
export function CardBack({ of = 'card' }: { readonly of?: 'card' | 'base' }) {
  return (
    <span className={styles['back']} data-of={of} aria-hidden="true">
      <span className={styles['sheet']}>
        <svg className={styles['burst']} viewBox="-60 -60 120 120" focusable="false">
          <path d="M0-56 9-30 34-48 26-20 55-20 32-3 56 14 27 17 40 43 14 30 8 57-7 31-28 50-24 23-54 25-32 5-57-10-28-16-42-42-14-30Z" />
          <path className={styles['bang']} d="M-6-34 15-36 6 10-7 11ZM-8 19 5 17 7 30-6 32Z" />
        </svg>
      </span>
    </span>
  );
}
