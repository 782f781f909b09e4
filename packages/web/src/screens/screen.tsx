import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import styles from './screen.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** Where the arrow goes back to. */
  readonly back?: string;
  /** For screens that need all the width. */
  readonly wide?: boolean;
}

/** A page other than the table: its title, a way back, and the focus at its heading after a change of route, unless a field of it takes the focus. */
export function Screen({ title, children, back = '/', wide = false }: Props) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A field of the screen that took the focus itself keeps it.
    const isTaken = screen.current?.contains(document.activeElement) === true;
    if (!isTaken) heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <div ref={screen} className={wide ? styles['wide'] : styles['screen']}>
      <title>{t('pageTitle', { title })}</title>
      <header className={styles['header']}>
        <Link href={back} className={`button ${styles['back']}`} aria-label={t('back')}>
          <span aria-hidden="true">←</span>
        </Link>
        <h1 ref={heading} tabIndex={-1} className={`title ${styles['title']}`}>
          {title}
        </h1>
      </header>
      <main className={styles['main']}>{children}</main>
    </div>
  );
}
