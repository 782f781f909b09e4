import { lazy, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams } from 'wouter';
import { addTexts } from '../i18n/index.ts';
import { flow } from '../i18n/en/flow.ts';
import { replay } from '../i18n/en/replay.ts';
import { useLaunchedFile } from '../install/use-launched-file.ts';
import { findRecord } from '../online/http.ts';
import { unpackText } from './replay-link.ts';
import { closeReplay, openReplay, useReplay } from './replay-store.ts';
import { exportGame } from '../session/saved-games.ts';
import { Loading } from '../screens/loading.tsx';
import { Screen } from '../screens/screen.tsx';
import styles from './replay-screen.module.css';
import { ReplayTrouble } from './replay-trouble.tsx';

const Replay = lazy(async () => ({ default: (await import('./replay.tsx')).Replay }));
const Review = lazy(async () => ({ default: (await import('./review.tsx')).Review }));

addTexts('flow', flow);
addTexts('replay', replay);

/** A recorded game, or its review: the saved one in the address, one that was played online, the one that the address holds itself, or one from a file. */
export function ReplayScreen() {
  const { t } = useTranslation('replay');
  const { id, table } = useParams<{ id?: string; table?: string }>();
  const hash = useHash();
  const isOpen = useReplay(({ moment }) => moment !== null);
  const isChosen = useReplay(({ isOpening, outline }) => isOpening || outline !== null);
  const refusal = useReplay((replaying) => replaying.refusal);
  const isReviewing = useReplay((replaying) => replaying.isReviewing);
  const home = table === undefined ? (id === undefined ? '/' : '/saved') : '/me';
  useAddress(id ?? null, table ?? null, hash);
  useLaunchedFile(openFile);
  if (isOpen) {
    return (
      <>
        <title>{t('pageTitle')}</title>
        {isReviewing ? <Review home={home} /> : <Replay home={home} />}
        <ReplayTrouble />
      </>
    );
  }
  const isExpected = refusal === null && (id !== undefined || table !== undefined || hash !== '');
  if (isChosen || isExpected) return <Loading />;
  return (
    <Screen title={t(refusal === null ? 'file' : 'cannot')}>
      {refusal !== null && <p className="panel">{refusal}</p>}
      <section className={`panel ${styles['file']}`}>
        <p>{t('fileAbout')}</p>
        <label className="button main">
          {t('chooseFile')}
          <input
            type="file"
            className="visually-hidden"
            accept=".json,application/json"
            onChange={({ target }) => void openReplay(async () => (await target.files?.[0]?.text()) ?? '')}
          />
        </label>
      </section>
      <Link href="/saved" className="button">
        {t('saved')}
      </Link>
    </Screen>
  );
}

function openFile(file: () => Promise<File>): void {
  void openReplay(async () => (await file()).text());
}

/** Opens what the address says. */
function useAddress(id: string | null, table: string | null, hash: string): void {
  const { t } = useTranslation('replay');
  const noText = t('noText');
  const notOver = t('notOver');
  const [path] = useLocation();
  const isReviewing = path.startsWith('/review/');
  useEffect(() => {
    const read = async (): Promise<string> => {
      if (id !== null) return exportGame(id);
      const text = table === null ? await unpackText(hash) : await findRecord(table, null);
      if (text === null) throw new Error(table === null ? noText : notOver);
      return text;
    };
    if (id !== null || table !== null || hash !== '') void openReplay(read, 'start', isReviewing);
    return closeReplay;
  }, [id, table, hash, isReviewing, noText, notOver]);
}

function useHash(): string {
  return useSyncExternalStore(
    (changed) => {
      addEventListener('hashchange', changed);
      return () => removeEventListener('hashchange', changed);
    },
    () => location.hash.slice(1),
  );
}
