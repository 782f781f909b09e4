import { memo } from 'react';
import styles from './squeezed-name.module.css';
import { squeeze } from './squeeze.ts';

/** A name that is narrowed until it fits into its place; where that is too much, it takes two lines. */
export const SqueezedName = memo(function SqueezedName({ name }: { readonly name: string }) {
  return (
    <span className={styles['place']}>
      <span ref={squeeze} className={styles['name']} data-squeezed>
        {name}
      </span>
    </span>
  );
});
