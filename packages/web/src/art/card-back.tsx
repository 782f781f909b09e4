import styles from './card-back.module.css';
import type { Size } from './faces.ts';

/** A card, face down, as large as a CardFace of that size; a base's back lies on its side. Decoration: say in words what it is. */
export function CardBack({ size, of = 'card' }: { readonly size: Size; readonly of?: 'card' | 'base' }) {
  return (
    <span className={styles['back']} data-size={size} data-of={of} aria-hidden="true">
      <span className={styles['sheet']}>
        <svg className={styles['burst']} viewBox="-60 -60 120 120" focusable="false">
          <path d="M0-56 9-30 34-48 26-20 55-20 32-3 56 14 27 17 40 43 14 30 8 57-7 31-28 50-24 23-54 25-32 5-57-10-28-16-42-42-14-30Z" />
          <path
            className={styles['fist']}
            d="M-22-10q0-8 7-8t7 6q0-9 7-9t7 8q0-8 7-8t7 8q1-6 6-6 6 0 6 7v12q0 18-20 18h-9q-18 0-18-16zM-22 8q-9 0-9-8t9-8h14q7 0 7 8t-7 8z"
          />
        </svg>
      </span>
    </span>
  );
}
