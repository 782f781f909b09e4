import type { MinionView, StandingView } from '@smashup/referee/protocol';
import { memo, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerMark } from '../../art/player-mark.tsx';
import type { Marks } from '../choosing/marks.ts';
import { useColour, useScene } from '../table-context.ts';
import { ActionStrip } from './action-strip.tsx';
import { MinionCard } from './minion-card.tsx';
import styles from './minion-group.module.css';

interface Props {
  readonly standing: StandingView;
  readonly minions: readonly MinionView[];
  readonly marks: Marks;
  /** The first group at its base: Tab stops at its first minion. */
  readonly first: boolean;
}

/** What one player has at a base: power, the place they would take, and their minions. */
export const MinionGroup = memo(function MinionGroup({ standing, minions, marks, first }: Props) {
  const colour = useColour(standing.seat);
  return (
    <section className={styles['group']} data-colour={colour}>
      <Standing standing={standing} />
      <ul className={styles['minions']} style={countStyle(minions.length)}>
        {minions.map((minion, at) => (
          <li key={minion.card} className={styles['minion']} data-drop={minion.card}>
            <div className={styles['stack']}>
              <MinionCard minion={minion} mark={marks.cards.get(minion.card)} stop={first && at === 0} />
              {minion.actions.map((action) => (
                <ActionStrip key={action.card} action={action} mark={marks.cards.get(action.card)} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
});

/** With many cards in a row each shows less of itself. */
function countStyle(count: number): CSSProperties {
  return Object.fromEntries([['--steps', String(Math.max(1, count - 1))]]);
}

/** The mark stands for the player's name, which is there for those who hear the table. */
function Standing({ standing }: { readonly standing: StandingView }) {
  const { seat, total, place, vp } = standing;
  const { t } = useTranslation('table');
  const { names } = useScene();
  const colour = useColour(seat);
  const name = names[seat] ?? '';
  return (
    <h4 className={styles['standing']} title={t('standing', { name, total })}>
      <span className={styles['power']}>
        <PlayerMark colour={colour} />
        <span className="visually-hidden">{name}: </span>
        <span className={styles['total']}>{total}</span>
      </span>
      {place !== null && (
        <span className={styles['place']} data-place={place}>
          <b>{t(placeKey(place))}</b>
          <span>{t('placeVp', { vp })}</span>
        </span>
      )}
    </h4>
  );
}

function placeKey(place: number): 'place_1' | 'place_2' | 'place_3' | 'place_4' {
  if (place <= 1) return 'place_1';
  if (place === 2) return 'place_2';
  return place === 3 ? 'place_3' : 'place_4';
}
