import styles from './online.module.css';

/** Why something could not be done. */
export function Problem({ sentence }: { readonly sentence: string | null }) {
  if (sentence === null) return null;
  return (
    <p role="alert" className={styles['problem']}>
      {sentence}
    </p>
  );
}
