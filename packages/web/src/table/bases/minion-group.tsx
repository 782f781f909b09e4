import { memo, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerMark } from '../../art/player-mark.tsx';
import type { MinionView, StandingView } from '../../protocol/table-view.ts';
import type { Marks } from '../choosing/marks.ts';
import { useColour, useScene } from '../table-context.ts';
import { ActionStrip } from './action-strip.tsx';
import { MinionCard } from './minion-card.tsx';
import styles from './minion-group.module.css';

interface Props {
  readonly standing: StandingView;
  readonly minions: readonly MinionView[];
  readonly marks: Marks;
}

/** What one player has at a base: power, the place they would take, and their minions. */
export const MinionGroup = memo(function MinionGroup({ standing, minions, marks }: Props) {
  const colour = useColour(standing.seat);
  return (
    <section className={styles['group']} data-colour={colour}>
      <Standing standing={standing} />
      <ul className={styles['minions']} style={countStyle(minions.length)}>
        {minions.map((minion) => (
          <li key={minion.card} className={styles['minion']} data-drop={minion.card}>
            <div className={styles['stack']}>
              <MinionCard minion={minion} mark={marks.cards.get(minion.card)} />
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

function Standing({ standing }: { readonly standing: StandingView }) {
  const { seat, total, place, vp } = standing;
  const { t } = useTranslation('table');
  const { names } = useScene();
  const colour = useColour(seat);
  return (
    <h4 className={styles['standing']}>
      <PlayerMark colour={colour} />
      <span className={styles['name']}>{names[seat]}</span>
      <span className={styles['total']} aria-label={t('standing', { name: names[seat] ?? '', total })}>
        {total}
      </span>
      {place !== null && (
        <span className={styles['place']} data-place={place}>
          {t(placeKey(place))} <small>{t('placeVp', { vp })}</small>
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
