import { Component, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './error-boundary.module.css';

interface Props {
  readonly children: ReactNode;
  readonly fallback: ComponentType<{ readonly error: Error }>;
}

interface State {
  readonly error: Error | null;
}

/** Catches errors while rendering. React has no hook for this. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { children, fallback: Fallback } = this.props;
    return error === null ? children : <Fallback error={error} />;
  }
}

/** Shown instead of everything when something broke: what it was, and what to do. */
export function Broken({ error }: { readonly error: Error }) {
  const { t } = useTranslation();
  return (
    <main className={styles['broken']}>
      <title>{t('pageTitle', { title: t('broken.title') })}</title>
      <div className="panel">
        <h1>{t('broken.title')}</h1>
        <p>{t('broken.what')}</p>
        <p className={styles['message']}>{error.message}</p>
        <div className={styles['ways']}>
          <button type="button" className="button main" onClick={() => location.reload()}>
            {t('broken.reload')}
          </button>
          {/* A fresh load, so that nothing broken is carried along. */}
          <a className="button" href="/">
            {t('broken.start')}
          </a>
        </div>
      </div>
    </main>
  );
}
