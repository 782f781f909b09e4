import type { RoundsView, TurnView } from '@smashup/referee/protocol';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Phase } from '@smashup/engine';
import { PlayerMark } from '../art/player-mark.tsx';
import { Glyph } from './cards/glyph.tsx';
import { useColour, useScene } from './table-context.ts';
import styles from './turn-bar.module.css';

const PHASES: readonly Phase[] = ['start', 'play', 'score', 'draw', 'end'];

interface Props {
  readonly turn: TurnView;
  /** Big Base (R14); null: another game. */
  readonly rounds: RoundsView | null;
}

/** Whose turn it is, how far it has come, and what is left to play. */
export const TurnBar = memo(function TurnBar({ turn, rounds }: Props) {
  const { t } = useTranslation('table');
  const { names } = useScene();
  const colour = useColour(turn.player);
  const name = names[turn.player] ?? '';
  return (
    <div className={styles['turn']}>
      {turn.player >= 0 && (
        <p className={styles['whose']}>
          <PlayerMark colour={colour} />
          <span>{turn.phase === 'set-up' ? name : t('turnOf', { number: turn.number, name })}</span>
        </p>
      )}
      <p className={styles['phase']}>
        <span className={styles['steps']} aria-hidden="true">
          {PHASES.map((phase) => (
            <i key={phase} data-now={phase === turn.phase || undefined} />
          ))}
        </span>
        <b>{t(`phase.${turn.phase}`)}</b>
        {rounds !== null && <span>{t('round', { number: rounds.number, of: rounds.of })}</span>}
      </p>
      {turn.phase === 'play' && <Left turn={turn} />}
    </div>
  );
});

function playClass(count: number): string {
  return `${styles['kind']} ${count > 0 ? '' : styles['none']}`;
}

function Left({ turn }: { readonly turn: TurnView }) {
  const { t } = useTranslation('table');
  const { catalogue } = useScene();
  const { minions, actions, extras } = turn;
  const hasPlays = minions > 0 || actions > 0;
  return (
    <ul className={styles['left']} aria-label={t('left')}>
      {hasPlays && (
        <>
          <li className={playClass(minions)}>
            <Glyph name="minion" />
            {t('minions', { count: minions })}
          </li>
          <li className={playClass(actions)}>
            <Glyph name="action" />
            {t('actions', { count: actions })}
          </li>
        </>
      )}
      {extras.map(({ kind, left, source }, at) => {
        const name = catalogue.faces[source.face]?.name ?? '';
        const words = t(kind === 'minion' ? 'extraMinion' : 'extraAction', { name });
        return (
          <li key={`${source.card} ${at}`} className={styles['extra']} title={words}>
            <Glyph name={kind} />
            <span>{left > 1 ? `${left} × ${words}` : words}</span>
          </li>
        );
      })}
      {!hasPlays && extras.length === 0 && <li>{t('nothingLeft')}</li>}
    </ul>
  );
}
