import type { ReplayMoment, ReplayOutline } from '@smashup/referee/protocol';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { goTo, look, review, setPlaying, useReplay, continueFrom, report } from './replay-store.ts';
import { SPEEDS, type Speed } from '../settings/settings.ts';
import { CardPile } from '../table/dialogs/card-pile.tsx';
import { Modal } from '../table/dialogs/modal.tsx';
import styles from './replay-panel.module.css';
import { Sharing } from './sharing.tsx';
import { turnAt } from './timeline.tsx';
import type { Seat } from '@smashup/engine';
import { useLocation } from 'wouter';

interface Props {
  readonly outline: ReplayOutline;
  readonly moment: ReplayMoment;
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
  readonly onClose: () => void;
}

/** What is needed now and then while looking at a game. */
export function ReplayPanel({ outline, moment, speed, onSpeed, onClose }: Props) {
  const { t } = useTranslation('replay');
  const eyes = useReplay((replaying) => replaying.eyes);
  const { seats } = outline;
  // A game seen through nobody's eyes is judged and continued for its first seat.
  const seat = eyes.seat ?? 0;
  return (
    <Modal title={t('panel')} onClose={onClose} wide>
      <div className={styles['panel']}>
        <section className={styles['choices']} aria-label={t('looking')}>
          <Choice
            label={t('eyes')}
            value={String(eyes.seat ?? '')}
            options={[
              ...seats.map(({ name }, at) => ({ value: String(at), name })),
              { value: '', name: t('nobody') },
            ]}
            onChange={(value) => void look({ seat: value === '' ? null : Number(value) })}
          />
          <Choice
            label={t('speed')}
            value={speed}
            options={SPEEDS.map((one) => ({ value: one, name: t(`speeds.${one}`) }))}
            onChange={(value) => onSpeed(SPEEDS.find((one) => one === value) ?? 'normal')}
          />
          <label className={styles['check']}>
            <input
              type="checkbox"
              checked={eyes.open}
              onChange={(event) => void look({ open: event.target.checked })}
            />
            {t('open')}
          </label>
        </section>
        <Jumps outline={outline} at={moment.at} onJump={onClose} />
        {eyes.open && <Hands moment={moment} />}
        <section>
          <h3>{t('review.title')}</h3>
          <p>{t('review.offer', { name: seats[seat]?.name ?? '' })}</p>
          <button type="button" className="button" onClick={review}>
            {t('review.title')}
          </button>
        </section>
        <Continuing outline={outline} moment={moment} seat={seat} />
        <Sharing />
      </div>
    </Modal>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles['choice']}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className="field" value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface JumpsProps {
  readonly outline: ReplayOutline;
  readonly at: number;
  readonly onJump: () => void;
}

/** To a turn, or to a base that scored: how it scored is played. */
function Jumps({ outline, at, onJump }: JumpsProps): ReactNode {
  const { t } = useTranslation('replay');
  const { landmarks, seats } = outline;
  const turns = landmarks.filter(({ base }) => base === null);
  const scorings = landmarks.filter(({ base }) => base !== null);
  const jump = (to: string, plays: boolean): void => {
    if (to === '') return;
    setPlaying(false);
    void goTo(Number(to), plays);
    onJump();
  };
  const now = turns.find(({ turn }) => turn === turnAt(outline, at));
  return (
    <section className={styles['choices']} aria-label={t('jump')}>
      <Choice
        label={t('turn')}
        value={String(now?.at ?? '')}
        options={[
          ...(now === undefined ? [{ value: '', name: t('choose') }] : []),
          ...turns.map(({ at: to, turn, player }) => ({
            value: String(to),
            name: t('turnOf', { turn, name: seats[player]?.name ?? '' }),
          })),
        ]}
        onChange={(value) => jump(value, false)}
      />
      {scorings.length > 0 && (
        <Choice
          label={t('scoring')}
          value=""
          options={[
            { value: '', name: t('choose') },
            ...scorings.map(({ at: to, turn, base }, index) => ({
              // Two bases can score at one point.
              value: index === 0 || scorings[index - 1]?.at !== to ? String(to) : `${to}.0`,
              name: t('scoringOf', { base: base ?? '', turn }),
            })),
          ]}
          onChange={(value) => jump(value, true)}
        />
      )}
    </section>
  );
}

/** Everybody's cards, for those who see all. */
function Hands({ moment: { view } }: { readonly moment: ReplayMoment }) {
  const { t } = useTranslation('replay');
  return (
    <section aria-label={t('hands')}>
      {view.players.map(({ seat, name, hand }) => (
        <details key={seat}>
          <summary>{t('handOf', { name, count: hand.length })}</summary>
          <CardPile cards={hand} />
        </details>
      ))}
    </section>
  );
}

interface ContinuingProps {
  readonly outline: ReplayOutline;
  readonly moment: ReplayMoment;
  readonly seat: Seat;
}

/** Another way from here on. */
function Continuing({ outline, moment, seat }: ContinuingProps) {
  const { t } = useTranslation('replay');
  const [, navigate] = useLocation();
  const name = outline.seats[seat]?.name ?? '';
  if (moment.asked === null) return null;
  const goOn = async (): Promise<void> => {
    const { id } = await continueFrom(moment.at, seat);
    navigate(`/game/${id}`);
  };
  return (
    <section>
      <h3>{t('continue')}</h3>
      <p>{t('continueAbout', { name })}</p>
      <button type="button" className="button main" onClick={() => void report(goOn())}>
        {t('continue')}
      </button>
    </section>
  );
}
