import type { ComparedGames, StatisticsView } from '@smashup/server/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readStatistics } from '../../../online/history.ts';
import { download } from '../../../session/download.ts';
import { TallyPanel } from '../../../stats/charts.tsx';
import { Select } from '../../controls/select.tsx';
import { Screen } from '../../screen.tsx';
import own from '../../../stats/stats-screen.module.css';
import styles from '../online.module.css';
import { useReading, Problem } from '../attempt.tsx';
import { percent } from '../../controls/chart.tsx';

/** How factions, pairings and first players do in all games of the server. */
export function StatisticsScreen() {
  const { t } = useTranslation('history');
  const { value, problem } = useReading(readStatistics);
  return (
    <Screen title={t('server.title')} back="/me" wide>
      <p>{t('server.about')}</p>
      {value?.kinds.length === 0 && <p className="panel">{t('server.none')}</p>}
      {value !== null && value.kinds.length > 0 && <Kinds statistics={value} />}
      <Problem sentence={problem} />
    </Screen>
  );
}

function nameOf({ kind, players }: ComparedGames): string {
  return `${kind} ${players}`;
}

/** One kind of games at a time: wins of two players and of four cannot be compared. */
function Kinds({ statistics }: { readonly statistics: StatisticsView }) {
  const { t } = useTranslation('history');
  const { kinds } = statistics;
  const [name, choose] = useState('');
  const chosen = kinds.find((each) => nameOf(each) === name) ?? kinds[0];
  const say = (wanted: string): string => {
    const { kind = 'people', players, games: count } = kinds.find((each) => nameOf(each) === wanted) ?? {};
    return t(`server.${kind}`, { players, count });
  };
  if (chosen === undefined) return null;
  return (
    <>
      <div className={styles['ways']}>
        <Select
          label={t('server.which')}
          values={kinds.map(nameOf)}
          value={nameOf(chosen)}
          says={say}
          onChange={choose}
        />
        <button
          type="button"
          className="button"
          onClick={() => download('smash-up-statistics.json', JSON.stringify(statistics, null, 2))}
        >
          {t('server.save')}
        </button>
      </div>
      <Games key={nameOf(chosen)} games={chosen} />
    </>
  );
}

function Games({ games }: { readonly games: ComparedGames }) {
  const { t, i18n } = useTranslation('history');
  const list = new Intl.ListFormat(i18n.language);
  return (
    <div className={own['panels']}>
      <div className={styles['side']}>
        <FirstPlayer games={games} />
        <HeadToHead games={games} />
      </div>
      <TallyPanel
        title={t('server.factions')}
        rows={games.factions.map(({ faction, ...tally }) => ({ name: faction, ...tally }))}
      />
      <TallyPanel
        title={t('server.pairings')}
        rows={games.pairings.map(({ factions, ...tally }) => ({ name: list.format(factions), ...tally }))}
      />
    </div>
  );
}

function FirstPlayer({ games: { firstPlayer, players } }: { readonly games: ComparedGames }) {
  const { t } = useTranslation('history');
  const { games: count, wins } = firstPlayer;
  return (
    <section className={`panel ${styles['group']}`} aria-label={t('server.first')}>
      <h2>{t('server.first')}</h2>
      {count > 0 && <p>{t('server.firstSum', { count, wins, share: percent(wins / count) })}</p>}
      <p>{t('server.even', { players, share: percent(1 / players) })}</p>
    </section>
  );
}

function HeadToHead({ games: { factions, headToHead } }: { readonly games: ComparedGames }) {
  const { t } = useTranslation('history');
  const names = factions.map(({ faction }) => faction).toSorted((one, other) => one.localeCompare(other));
  const [faction, choose] = useState(factions[0]?.faction ?? '');
  return (
    <section className={`panel ${styles['group']}`} aria-label={t('server.rivals')}>
      <h2>{t('server.rivals')}</h2>
      <Select
        label={t('server.faction')}
        values={names}
        value={faction}
        says={(name) => name}
        onChange={choose}
      />
      <p>{t('server.rivalsAbout', { faction })}</p>
      <table className={styles['figures']}>
        <thead>
          <tr>
            <th scope="col">{t('server.against')}</th>
            <th scope="col">{t('server.games')}</th>
            <th scope="col">{t('server.ahead')}</th>
            <th scope="col">{t('server.behind')}</th>
          </tr>
        </thead>
        <tbody>
          {rivalsOf(faction, headToHead).map(({ against, games, ahead, behind }) => (
            <tr key={against}>
              <th scope="row">{against}</th>
              <td>{games}</td>
              <td>{ahead}</td>
              <td>{behind}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** How a faction did against one faction of its rivals. */
interface Rivalry {
  readonly against: string;
  readonly games: number;
  readonly ahead: number;
  readonly behind: number;
}

/** Every two factions are listed once: seen here from one of them. */
function rivalsOf(faction: string, headToHead: ComparedGames['headToHead']): Rivalry[] {
  return headToHead.flatMap(({ factions: [one, two], games, wins: [first, second] }) => {
    if (one === faction) return [{ against: two, games, ahead: first, behind: second }];
    if (two === faction) return [{ against: one, games, ahead: second, behind: first }];
    return [];
  });
}
