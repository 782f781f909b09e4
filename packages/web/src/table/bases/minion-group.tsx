import type { MinionView, StandingView, TitanView } from '@smashup/referee/protocol';
import { memo, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerMark } from '../../art/player-mark.tsx';
import type { Marks } from '../choosing/marks.ts';
import { useColour, useScene } from '../table-context.ts';
import { ActionStrip } from './action-strip.tsx';
import type { Fit } from './fit-minions.ts';
import { MinionCard } from './minion-card.tsx';
import styles from './minion-group.module.css';
import { TitanCard } from './titan-card.tsx';

interface Props {
  readonly standing: StandingView;
  readonly titans: readonly TitanView[];
  readonly minions: readonly MinionView[];
  readonly marks: Marks;
  /** The first group at its base: Tab stops at its first minion. */
  readonly first: boolean;
  readonly fit: Fit;
}

/** What one player has at a base: power, the place they would take, their titan and their minions. */
export const MinionGroup = memo(function MinionGroup(props: Props) {
  const { standing, titans, minions, marks, first, fit } = props;
  const colour = useColour(standing.seat);
  return (
    <section className={styles['group']} data-colour={colour} data-place={fit.place}>
      <Standing standing={standing} />
      <ul className={styles['minions']} data-shape={fit.shape} style={sizeOf(fit)}>
        {titans.map((titan) => (
          <li key={titan.card} className={styles['titan']} data-drop={titan.card}>
            <TitanCard titan={titan} mark={marks.cards.get(titan.card)} stop={first} />
          </li>
        ))}
        {minions.map((minion, at) => (
          <li
            key={minion.card}
            className={styles['minion']}
            data-drop={minion.card}
            data-carrying={minion.actions.length > 0 || undefined}
          >
            <div className={styles['stack']}>
              <MinionCard
                minion={minion}
                shape={fit.shape}
                mark={marks.cards.get(minion.card)}
                stop={first && at === 0 && titans.length === 0}
              />
              {minion.actions.length > 0 && <Carried actions={minion.actions} marks={marks} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
});

function sizeOf(fit: Fit): CSSProperties {
  return Object.fromEntries([
    ['--titan', `${fit.titan.height}px`],
    ['--titan-lines', String(fit.titan.lines)],
    ['--minion', `${fit.width}px`],
    ['--chip', `${fit.shape === 'chip' ? fit.height : 0}px`],
  ]);
}

function Carried({ actions, marks }: { readonly actions: MinionView['actions']; readonly marks: Marks }) {
  return (
    <div className={styles['carried']}>
      {actions.map((action) => (
        <ActionStrip key={action.card} action={action} mark={marks.cards.get(action.card)} />
      ))}
    </div>
  );
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
          <span className={styles['worth']}>{t('placeVp', { vp })}</span>
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
