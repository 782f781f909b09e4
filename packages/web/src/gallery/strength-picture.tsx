import { use } from 'react';
import { useTranslation } from 'react-i18next';
import address from '../../../../docs/balance.json?url';
import { fetchOnce } from '../catalogue/fetch-once.ts';
import { across, percent, Picture, ShareScale } from '../screens/controls/chart.tsx';
import styles from './strength-picture.module.css';

/** A faction's win rate among all factions, in the hands of each bot that was measured. */
export function FactionStrength({ faction }: { readonly faction: string }) {
  const { t } = useTranslation('gallery');
  const strengths = strengthsOf(useBalance(), faction);
  return (
    <section className={styles['strength']} aria-labelledby="faction-strength">
      <h2 id="faction-strength">{t('strength.heading')}</h2>
      {strengths.length === 0 ? (
        <p>{t('strength.unmeasured')}</p>
      ) : (
        <>
          {strengths.map((strength) => (
            <WithBot key={strength.level} faction={faction} strength={strength} />
          ))}
          <p className={styles['source']}>{t('strength.source')}</p>
        </>
      )}
    </section>
  );
}

interface WithBotProps {
  readonly faction: string;
  readonly strength: Strength;
}

function WithBot({ faction, strength }: WithBotProps) {
  const { t } = useTranslation('gallery');
  const { level, games, winRate, place, bestPlace, worstPlace, all } = strength;
  return (
    <>
      <h3>{t('strength.level', { level, games })}</h3>
      <p>
        {t('strength.wins', { faction, rate: percent(winRate), place, count: all.length })}{' '}
        {bestPlace === worstPlace ? '' : t('strength.places', { best: bestPlace, worst: worstPlace })}
      </p>
      <Among faction={faction} strength={strength} />
    </>
  );
}

const STRIP = 34;

/** All factions as lines on one scale, this one with its interval. */
function Among({ faction, strength }: WithBotProps) {
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

/** A faction's strength in the hands of one bot, with 95 % intervals. */
interface Measured {
  readonly faction: string;
  readonly winRate: number;
  readonly low: number;
  readonly high: number;
  /** From 1, the strongest. */
  readonly place: number;
  readonly bestPlace: number;
  readonly worstPlace: number;
}

/** The part of the output of `smashup balance --json` that is shown. */
export interface Balance {
  readonly bots: readonly {
    /** A level, maybe with its budget: "hard:50it". */
    readonly bot: string;
    readonly games: number;
    readonly factions: readonly Measured[];
  }[];
}

const loadBalance = fetchOnce(address, isBalance);

function isBalance(data: unknown): data is Balance {
  return typeof data === 'object' && data !== null && 'bots' in data;
}

/** Suspends until it is there. */
function useBalance(): Balance {
  return use(loadBalance());
}

export interface Strength extends Measured {
  readonly level: string;
  /** That bot's games, with all factions. */
  readonly games: number;
  /** The win rates of all factions. */
  readonly all: readonly number[];
}

/** The measurements of one faction, with each bot that was measured. */
export function strengthsOf({ bots }: Balance, faction: string): Strength[] {
  return bots.flatMap(({ bot, games, factions }) =>
    factions
      .filter((each) => each.faction === faction)
      .map((own) => ({
        ...own,
        level: bot.replace(/:.*/u, ''),
        games,
        all: factions.map(({ winRate }) => winRate),
      })),
  );
}
