import type { Beat, ReplayMoment, ReplayOutline, EarlyEnding, SeatSetUp } from '@smashup/referee/protocol';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { goTo, setPlaying, useReplay } from './replay-store.ts';
import type { Speed } from '../settings/settings.ts';
import { Glyph, type GlyphName } from '../table/cards/glyph.tsx';
import { Say } from '../table/log/say.tsx';
import styles from './controls.module.css';
import { ReplayPanel } from './replay-panel.tsx';
import { Timeline } from './timeline.tsx';
import { winnersOf } from '../flow/outcome.ts';

interface Props {
  readonly outline: ReplayOutline;
  readonly moment: ReplayMoment;
  readonly beat: Beat | null;
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
}

/** In place of the instruction: what happens or had to be decided, and the ways through the game. */
export function Controls({ outline, moment, beat, speed, onSpeed }: Props) {
  const { t } = useTranslation('replay');
  const isPlaying = useReplay((replaying) => replaying.isPlaying);
  const [isOpen, setOpen] = useState(false);
  const { at } = moment;
  const { first, last, note } = outline;
  const step = (to: number): void => {
    setPlaying(false);
    void goTo(to);
  };
  return (
    <div className={styles['controls']}>
      <div className={styles['words']}>
        {note !== null && <p className={styles['note']}>{note}</p>}
        <p>{beat === null ? <Asked outline={outline} moment={moment} /> : <Now beat={beat} />}</p>
      </div>
      <fieldset className={styles['buttons']} aria-label={t('controls')}>
        <Press glyph="skip" name={t('toStart')} flipped enabled={at > first} onPress={() => step(first)} />
        <Press glyph="step" name={t('back')} flipped enabled={at > first} onPress={() => step(at - 1)} />
        <Press
          glyph={isPlaying ? 'pause' : 'turn'}
          name={t(isPlaying ? 'pause' : 'play')}
          enabled={isPlaying || at < last}
          onPress={() => setPlaying(!isPlaying)}
        />
        <Press glyph="step" name={t('forward')} enabled={at < last} onPress={() => step(at + 1)} />
        <Press glyph="skip" name={t('toEnd')} enabled={at < last} onPress={() => step(last)} />
        <button type="button" className="button" onClick={() => setOpen(true)}>
          {t('more')}
        </button>
      </fieldset>
      <div className={styles['time']}>
        <Timeline outline={outline} at={at} />
      </div>
      {isOpen && (
        <ReplayPanel
          outline={outline}
          moment={moment}
          speed={speed}
          onSpeed={onSpeed}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** The latest thing worth saying in a beat. */
function Now({ beat: { lines } }: { readonly beat: Beat }): ReactNode {
  const line = lines.findLast(({ aside }) => !aside) ?? lines.at(-1);
  return line === undefined ? null : <Say phrase={line.text} />;
}

function Asked({ outline, moment }: Pick<Props, 'outline' | 'moment'>): ReactNode {
  const { t } = useTranslation('replay');
  const { asked, chosen, at } = moment;
  const { last, ending, seats } = outline;
  if (at === last && ending !== null) return <EarlyEnd ending={ending} seats={seats} />;
  if (asked === null) return t('over');
  return (
    <>
      <Say phrase={asked} />{' '}
      {chosen !== null && (
        <span className={styles['chosen']}>
          {t('chose')}
          <Say phrase={chosen} />
        </span>
      )}
      {at === last && t('ends')}
    </>
  );
}

interface PressProps {
  readonly glyph: GlyphName;
  readonly name: string;
  readonly enabled: boolean;
  readonly flipped?: boolean;
  readonly onPress: () => void;
}

/** Not disabled when it does nothing: whoever pressed it last would lose the focus. */
function Press({ glyph, name, enabled, flipped, onPress }: PressProps) {
  return (
    <button
      type="button"
      className={`button ${styles['press']}`}
      data-flipped={flipped}
      aria-label={name}
      title={name}
      aria-disabled={!enabled}
      onClick={() => {
        if (enabled) onPress();
      }}
    >
      <Glyph name={glyph} />
    </button>
  );
}

interface EarlyEndProps {
  readonly ending: EarlyEnding;
  readonly seats: readonly SeatSetUp[];
}

/** How it came that the game was not played to its end. */
function EarlyEnd({ ending, seats }: EarlyEndProps) {
  const { t } = useTranslation('replay');
  const { t: told } = useTranslation('flow');
  if (typeof ending === 'string') return told(`result.${ending}`);
  const { conceded } = ending;
  const [winner = -1] = winnersOf({ winners: [], players: seats }, conceded);
  return t('conceded', { loser: seats[conceded]?.name ?? '', winner: seats[winner]?.name ?? '' });
}
