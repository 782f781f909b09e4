import type { BaseView, DuelEndView, DuelStakes, DuelSideView, DuelView } from '@smashup/referee/protocol';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { CardBack } from '../art/card-back.tsx';
import { CardFace } from '../art/card-face.tsx';
import { PlayerMark } from '../art/player-mark.tsx';
import { PrintedText } from '../art/printed-text.tsx';
import { toneOf } from '../art/burst.tsx';
import { useColour, useFace, useHands, useScene } from './table-context.ts';
import { Say } from './log/say.tsx';
import styles from './duel-stage.module.css';
import type { DuelEnd } from '@smashup/engine';

interface Props {
  readonly duel: DuelView;
  /** What would come of it; null: nothing is known. */
  readonly stakes: DuelStakes | null;
  readonly bases: readonly BaseView[];
  /** Something has to be chosen at the bases: only a line stays, and covers none of them. */
  readonly docked: boolean;
}

/** A duel: both minions enlarged, with their players, their power, the cards laid and what each outcome would do. */
export const DuelStage = memo(function DuelStage({ duel, stakes, bases, docked }: Props) {
  const { t } = useTranslation('table');
  const base = useFace(bases.find(({ card }) => card === duel.base)?.face ?? -1);
  const [challenger, challenged] = duel.sides;
  if (challenger === undefined || challenged === undefined) return null;
  return (
    <section
      className={`panel ${styles['stage']}`}
      data-duel
      data-docked={docked || undefined}
      aria-label={t('duel.title')}
    >
      <h2 className={styles['title']}>
        {base === null ? t('duel.title') : t('duel.at', { base: base.name })}
      </h2>
      <Side side={challenger} other={challenged} />
      <Score duel={duel} stakes={stakes} />
      <Side side={challenged} other={challenger} />
      {duel.source !== null && <Cause face={duel.source.face} />}
    </section>
  );
});

interface SideProps {
  readonly side: DuelSideView;
  readonly other: DuelSideView;
}

function Side({ side, other }: SideProps) {
  const { t } = useTranslation('table');
  const { inspect } = useHands();
  const { names, viewer } = useScene();
  const { seat, minion, power, printedPower } = side;
  const printed = useFace(minion.face);
  const name = printed?.name ?? t('faceDown');
  return (
    <div className={styles['side']} data-ahead={leaderOf(side, other) === 'one' || undefined}>
      <p className={styles['owner']}>
        <PlayerMark colour={useColour(seat)} />
        <span>{seat === viewer ? t('duel.you') : names[seat]}</span>
      </p>
      <div className={styles['cards']}>
        {printed === null ? (
          <CardBack />
        ) : (
          <button
            type="button"
            className={styles['card']}
            data-card={minion.card}
            data-face={minion.face}
            aria-label={t('inspect', { name })}
            onClick={() => inspect(minion.card, minion.face)}
          >
            <CardFace face={printed} size="compact" power={power ?? printedPower} />
          </button>
        )}
        <Laid side={side} />
      </div>
      {power === null ? (
        <p>{t('duel.gone')}</p>
      ) : (
        <p className={styles['power']} key={power} data-tone={toneOf(power, printedPower)}>
          {t('duel.power', { power })}
          {power !== printedPower && <small>{t('duel.printed', { printed: printedPower })}</small>}
        </p>
      )}
    </div>
  );
}

/** The card that was laid for it, if it is there, and whether one may still come. */
function Laid({ side: { laid, mayLay } }: { readonly side: DuelSideView }) {
  const { t } = useTranslation('table');
  const { inspect } = useHands();
  const printed = useFace(laid?.face ?? -1);
  if (laid === null)
    return <p className={styles['laid']}>{t(mayLay ? 'duel.mayLay' : 'duel.laidNothing')}</p>;
  if (printed === null) {
    return (
      <div className={styles['laid']}>
        <CardBack />
        <span>{t('duel.laid')}</span>
      </div>
    );
  }
  return (
    <button
      type="button"
      className={`${styles['card']} ${styles['laid']}`}
      aria-label={t('duel.turnedUp', { name: printed.name })}
      onClick={() => inspect(laid.card, laid.face)}
    >
      <CardFace face={printed} size="compact" />
    </button>
  );
}

interface ScoreProps {
  readonly duel: DuelView;
  readonly stakes: DuelStakes | null;
}

/** Who is ahead, and what each end will do. */
function Score({ duel, stakes }: ScoreProps) {
  const { t } = useTranslation('table');
  const { names, viewer } = useScene();
  const [one, other] = duel.sides;
  if (one === undefined || other === undefined) return null;
  const leader = leaderOf(one, other);
  const ahead = leader === 'one' ? one : leader === 'other' ? other : null;
  const called = (side: DuelSideView): string => names[side.seat] ?? '';
  return (
    <div className={styles['balance']}>
      <output className={styles['score']}>
        <b aria-hidden="true">
          {one.power ?? '–'} : {other.power ?? '–'}
        </b>
        <span>
          {ahead === null
            ? t('duel.even')
            : ahead.seat === viewer
              ? t('duel.youAhead')
              : t('duel.ahead', { name: called(ahead) })}
        </span>
      </output>
      {stakes !== null && (
        <dl className={styles['ends']}>
          {stakes.ends.map((end) => {
            const winner = whoWins(end.end, one, other);
            return (
              <End
                key={end.end}
                end={end}
                isNow={winner?.seat === ahead?.seat}
                label={
                  winner === null
                    ? t('duel.ifTie')
                    : winner.seat === viewer
                      ? t('duel.ifYouWin')
                      : t('duel.ifWins', { name: called(winner) })
                }
              />
            );
          })}
        </dl>
      )}
    </div>
  );
}

interface EndProps {
  readonly end: DuelEndView;
  readonly label: string;
  /** How it would end now. */
  readonly isNow: boolean;
}

function End({ end, label, isNow }: EndProps) {
  const { t } = useTranslation('table');
  return (
    <div data-now={isNow || undefined}>
      <dt>{label}</dt>
      <dd>
        {end.lines.length === 0
          ? t('duel.nothing')
          : end.lines.map((line, at) => (
              <p key={at}>
                <Say phrase={line} flat />
              </p>
            ))}
      </dd>
    </div>
  );
}

/** What calls for the duel, in its own words. */
function Cause({ face }: { readonly face: number }) {
  const printed = useFace(face);
  if (printed === null) return null;
  return (
    <p className={styles['cause']} data-rules>
      <b>{printed.name}</b> <PrintedText text={printed.text} />
    </p>
  );
}

/** Who has more power now; null: nobody, or one of them is gone. */
function leaderOf(one: DuelSideView, other: DuelSideView): 'one' | 'other' | null {
  if (one.power === null || other.power === null || one.power === other.power) return null;
  return one.power > other.power ? 'one' : 'other';
}

/** Who wins if it ends this way; null: both do (R8.1). */
function whoWins(end: DuelEnd, challenger: DuelSideView, challenged: DuelSideView): DuelSideView | null {
  if (end === 'tie') return null;
  return end === 'challenger wins' ? challenger : challenged;
}
