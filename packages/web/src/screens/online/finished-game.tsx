import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Look } from '../../flow/game-result.tsx';
import { flow } from '../../i18n/en/flow.ts';
import { replay } from '../../i18n/en/replay.ts';
import { addTexts } from '../../i18n/index.ts';
import { Replay } from '../../replay/replay.tsx';
import { ReplayResult } from '../../replay/replay-result.tsx';
import { closeReplay, goTo, openReplay, useReplay } from '../../replay/replay-store.ts';
import { Loading } from '../loading.tsx';
import { ReplayTrouble } from '../../replay/replay-trouble.tsx';
import { download } from '../../session/download.ts';
import { Screen } from '../screen.tsx';
import styles from './online.module.css';

addTexts('flow', flow);
addTexts('replay', replay);

interface Props {
  readonly table: string;
  readonly record: string;
}

/** A game that is over, for whoever comes by: how it ended, and the table on which it can be watched again. */
export function FinishedGame({ table, record }: Props) {
  const { t } = useTranslation(['replay', 'online']);
  const [isTold, setTold] = useState(true);
  const outline = useReplay((replaying) => replaying.outline);
  const moment = useReplay((replaying) => replaying.moment);
  const refusal = useReplay((replaying) => replaying.refusal);
  useEffect(() => {
    void openReplay(async () => record, 'end');
    return closeReplay;
  }, [record]);
  if (refusal !== null) {
    return (
      <Screen title={t('replay:cannot')}>
        <p className="panel">{refusal}</p>
      </Screen>
    );
  }
  if (outline === null || moment === null) return <Loading />;
  const look = (): void => setTold(false);
  const watch = (): void => {
    look();
    void goTo(outline.first);
  };
  return (
    <>
      <title>{t('replay:pageTitle')}</title>
      <Replay home="/" />
      {isTold && (
        <ReplayResult outline={outline} view={moment.view}>
          <div className={styles['ways']}>
            <button type="button" className="button main" onClick={watch}>
              {t('online:game.replay')}
            </button>
            <Look onLook={look} />
            <button
              type="button"
              className="button"
              onClick={() => download(`smash-up-${table}.json`, record)}
            >
              {t('online:game.download')}
            </button>
            <Link href="/online" className="button">
              {t('online:home.title')}
            </Link>
          </div>
        </ReplayResult>
      )}
      <ReplayTrouble />
    </>
  );
}
