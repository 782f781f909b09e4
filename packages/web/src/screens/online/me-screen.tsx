import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../online/online.ts';
import { carry, hearChat, rename } from '../../online/people.ts';
import { Switch } from '../controls/switch.tsx';
import { Screen } from '../screen.tsx';
import { HistoryPanel } from './history/history-panel.tsx';
import { ResultsPanel } from './history/results-panel.tsx';
import { KeysPanel } from './identity/keys-panel.tsx';
import { KeptPanel } from './kept-panel.tsx';
import { LinkField } from '../controls/link-field.tsx';
import { MyTables } from './my-tables.tsx';
import { NameForm } from './name-form.tsx';
import { PushPanel } from './notices/push-panel.tsx';
import { QrCode } from './qr-code.tsx';
import { Problem, useAttempt } from './attempt.tsx';
import styles from './online.module.css';
import { Relation } from './person-ways.tsx';

/** The person's own page: what others see, what is stored, and how to take it elsewhere or delete it. */
export function MeScreen() {
  const { t } = useTranslation('online');
  const name = useOnline(({ me }) => me?.name ?? '');
  const hears = useOnline(({ me }) => me?.hears ?? true);
  return (
    <Screen title={t('me.title')} back="/online" wide>
      <div className={styles['sides']}>
        <div className={styles['side']}>
          <section className={`panel ${styles['group']}`} aria-labelledby="me-name">
            <h2 id="me-name">{t('me.name')}</h2>
            <NameForm first={name} action={t('me.rename')} onName={rename} />
            <output>{t('home.hello', { name })}</output>
          </section>
          <MyTables />
          <ResultsPanel />
          <HistoryPanel />
          <section className={`panel ${styles['group']}`} aria-labelledby="me-chat">
            <h2 id="me-chat">{t('me.chat')}</h2>
            <Switch
              label={t('chat.on')}
              about={t('chat.onAbout')}
              checked={hears}
              onChange={(on) => void hearChat(on).catch(() => {})}
            />
          </section>
          <Relations />
        </div>
        <div className={styles['side']}>
          <PushPanel />
          <KeysPanel />
          <Carry />
          <KeptPanel />
        </div>
      </div>
    </Screen>
  );
}

function Carry() {
  const { t, i18n } = useTranslation('online');
  const { problem, isBusy, attempt } = useAttempt();
  const [made, setMade] = useState<{ readonly address: string; readonly until: number } | null>(null);
  return (
    <section className={`panel ${styles['group']}`} aria-labelledby="me-carry">
      <h2 id="me-carry">{t('me.carry')}</h2>
      <p>{t('me.carryAbout')}</p>
      <div className={styles['ways']}>
        <button
          type="button"
          className="button"
          aria-disabled={isBusy}
          onClick={() => attempt(async () => setMade(await carry()))}
        >
          {t('me.carryGo')}
        </button>
      </div>
      <Problem sentence={problem} />
      {made !== null && (
        <>
          <p>
            {t('me.carryUntil', {
              time: new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' }).format(made.until),
            })}
          </p>
          <LinkField address={made.address} />
          <QrCode address={made.address} label={t('room.qr')} />
        </>
      )}
    </section>
  );
}

function Relations() {
  const { t } = useTranslation('online');
  const me = useOnline((online) => online.me);
  const blocked = me?.blocked ?? [];
  const muted = me?.muted ?? [];
  const others = [...new Set([...blocked, ...muted])];
  return (
    <section className={`panel ${styles['group']}`} aria-labelledby="me-people">
      <h2 id="me-people">{t('me.people')}</h2>
      {others.length === 0 && <p>{t('me.nobody')}</p>}
      <ul className={styles['tables']}>
        {others.map((id) => {
          const known = me?.names[id] ?? '';
          const name = known === '' ? t('me.somebody') : known;
          return (
            <li key={id} className={styles['table']}>
              <b>{name}</b>
              <div className={styles['ways']}>
                {blocked.includes(id) && <Relation other={{ id, name }} relation="block" />}
                {muted.includes(id) && <Relation other={{ id, name }} relation="mute" />}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
