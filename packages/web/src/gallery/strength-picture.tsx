import { useTranslation } from 'react-i18next';
import { ShareBars, across, percent, ShareScale, Picture } from '../screens/controls/chart.tsx';
import styles from './strength-picture.module.css';
import { use } from 'react';
import address from '../../../../docs/balance.json?url';
import { fetchOnce } from '../catalogue/fetch-once.ts';

/** A faction's win rate, among all factions and with each partner. */
export function FactionStrength({ faction }: { readonly faction: string }) {
  const { t } = useTranslation('gallery');
  const balance = useBalance();
  const strength = strengthOf(balance, faction);
  return (
    <section className={styles['strength']} aria-labelledby="faction-strength">
      <h2 id="faction-strength">{t('strength.heading')}</h2>
      {strength === null ? (
        <p>{t('strength.unmeasured')}</p>
      ) : (
        <>
          <p>
            {t('strength.wins', {
              faction,
              rate: percent(strength.winRate),
              place: strength.place,
              count: strength.all.length,
            })}
          </p>
          <Among faction={faction} strength={strength} />
          <h3>{t('strength.partners')}</h3>
          <ShareBars
            rows={strength.partners
              .slice(0, SHOWN)
              .map(({ faction: name, winRate: share, low, high }) => ({ name, share, low, high }))}
          />
          <AllPartners partners={strength.partners} />
          <p className={styles['source']}>
            {t('strength.source', { games: balance.games, bot: balance.bot })}
          </p>
        </>
      )}
    </section>
  );
}

/** The best partners; all are in the table below. */
const SHOWN = 6;

const STRIP = 34;

/** All factions as lines on one scale, this one with its interval. */
function Among({ faction, strength }: { readonly faction: string; readonly strength: Strength }) {
  const { t } = useTranslation('gallery');
  const { winRate, low, high, all } = strength;
  const label = t('strength.among', {
    faction,
    rate: percent(winRate),
    low: percent(low),
    high: percent(high),
  });
  return (
    <Picture height={STRIP} caption={label}>
      <ShareScale height={STRIP} />
      {all.map((rate, at) => (
        <line key={at} className={styles['other']} x1={across(rate)} x2={across(rate)} y1={10} y2={24} />
      ))}
      <line className={styles['interval']} x1={across(low)} x2={across(high)} y1={17} y2={17} />
      <circle className={styles['own']} cx={across(winRate)} cy={17} r={7} />
    </Picture>
  );
}

function AllPartners({ partners }: { readonly partners: Strength['partners'] }) {
  const { t } = useTranslation('gallery');
  return (
    <details>
      <summary>{t('strength.all')}</summary>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('strength.team')}</th>
            <th scope="col">{t('strength.rate')}</th>
            <th scope="col">{t('strength.between')}</th>
          </tr>
        </thead>
        <tbody>
          {partners.map(({ faction, winRate, low, high }) => (
            <tr key={faction}>
              <th scope="row">{faction}</th>
              <td>{percent(winRate)}</td>
              <td>{t('strength.range', { low: percent(low), high: percent(high) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** A win rate with its confidence interval. */
interface Rate {
  readonly games: number;
  readonly winRate: number;
  /** 95 % confidence. */
  readonly low: number;
  readonly high: number;
}

/** The part of the output of `smashup balance --json` that is shown. */
export interface Balance {
  readonly games: number;
  readonly bot: string;
  readonly factions: readonly (Rate & { readonly faction: string })[];
  readonly teams: readonly (Rate & { readonly factions: readonly string[] })[];
}

const loadBalance = fetchOnce(address, isBalance);

function isBalance(data: unknown): data is Balance {
  return typeof data === 'object' && data !== null && 'teams' in data;
}

/** Suspends until it is there. */
function useBalance(): Balance {
  return use(loadBalance());
}

interface Strength extends Rate {
  /** From 1, the strongest. */
  readonly place: number;
  /** The win rates of all factions. */
  readonly all: readonly number[];
  /** With each other faction, the best first. */
  readonly partners: readonly (Rate & { readonly faction: string })[];
}

/** The measurements of one faction; null: none. */
export function strengthOf({ factions, teams }: Balance, faction: string): Strength | null {
  const own = factions.find((each) => each.faction === faction);
  if (own === undefined) return null;
  return {
    ...own,
    place: 1 + factions.filter(({ winRate }) => winRate > own.winRate).length,
    all: factions.map(({ winRate }) => winRate),
    partners: teams
      .flatMap((team) => {
        const partner = team.factions.find((each) => each !== faction);
        return team.factions.includes(faction) && partner !== undefined
          ? [{ ...team, faction: partner }]
          : [];
      })
      .sort((one, other) => other.winRate - one.winRate),
  };
}
