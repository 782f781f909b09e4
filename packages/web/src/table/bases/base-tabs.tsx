import type { CardId } from '@smashup/engine';
import type { BaseView, Forecast } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { SqueezedName } from '../../art/names.tsx';
import type { Marks } from '../choosing/marks.ts';
import { useScene } from '../table-context.ts';
import { isReady, missingPower, powerOf, spokenPower } from './readiness.ts';
import styles from './base-tabs.module.css';

interface Props {
  /** Null: the base that lay there has gone, and another will come. */
  readonly slots: readonly (BaseView | null)[];
  /** The one that is shown below. */
  readonly shown: CardId | null;
  readonly marks: Marks;
  /** By base: what would come of choosing it. */
  readonly forecasts: ReadonlyMap<CardId, Forecast>;
  /** Shows it, and where it is asked for, chooses it. */
  readonly onShow: (base: BaseView) => void;
}

/** On a small screen: all bases at a glance, and the way to each. */
export function BaseTabs({ slots, shown, marks, forecasts, onShow }: Props) {
  return (
    <ul className={styles['tabs']}>
      {slots.map((base, at) =>
        base === null ? (
          // Slots never change places.
          <li key={`slot ${at}`} />
        ) : (
          <li key={base.card}>
            <BaseTab
              base={base}
              isShown={base.card === shown}
              isTarget={marks.columns.has(base.card)}
              glowing={hasChoice(base, marks)}
              after={forecasts.get(base.card)?.bases.find(({ card }) => card === base.card)?.total ?? null}
              onShow={onShow}
            />
          </li>
        ),
      )}
    </ul>
  );
}

interface TabProps {
  readonly base: BaseView;
  readonly isShown: boolean;
  /** A touch chooses it. */
  readonly isTarget: boolean;
  readonly glowing: boolean;
  /** Its power if it were chosen. */
  readonly after: number | null;
  readonly onShow: (base: BaseView) => void;
}

function BaseTab({ base, isShown, isTarget, glowing, after, onShow }: TabProps) {
  const { t } = useTranslation('table');
  const { catalogue, colours } = useScene();
  const name = catalogue.faces[base.face]?.name ?? '';
  const { total, breakpoint, standings } = base;
  const state = stateOf(base);
  const spokenState = [state === undefined ? [] : t(`tab.${state}`), glowing ? t('tab.choice') : []].flat();
  const whole = Math.max(total, breakpoint ?? 0, 1);
  return (
    <button
      type="button"
      className={styles['tab']}
      data-tab={base.card}
      data-target={isTarget || undefined}
      data-glowing={glowing || undefined}
      data-shown={isShown || undefined}
      data-state={state}
      aria-label={[
        t(isTarget ? 'chooseBase' : 'jumpToBase', { name }),
        spokenPower(t, base),
        ...spokenState,
      ].join(', ')}
      aria-pressed={isShown}
      onClick={() => onShow(base)}
    >
      <span className={styles['name']}>
        <SqueezedName name={name} />
      </span>
      {after === null || after === total ? (
        <b>{powerOf(t, base)}</b>
      ) : (
        <b data-future>
          {breakpoint === null ? t('tabFutureAlone', { after }) : t('tabFuture', { after, breakpoint })}
        </b>
      )}
      <span className={styles['bar']}>
        {standings.map((standing) => (
          <i
            key={standing.seat}
            data-colour={colours[standing.seat]}
            style={{ inlineSize: `${(standing.total / whole) * 100}%` }}
          />
        ))}
      </span>
    </button>
  );
}

/** Nearly broken: one good minion is enough. */
const NEAR = 4;

/** Why a base is worth a look now. */
function stateOf(base: BaseView): 'scoring' | 'ready' | 'near' | undefined {
  if (base.scoring) return 'scoring';
  if (isReady(base)) return 'ready';
  return missingPower(base) <= NEAR ? 'near' : undefined;
}

/** Whether something there can be chosen. */
export function hasChoice(
  { card, titans, minions, actions, buried }: BaseView,
  { cards, chosen }: Marks,
): boolean {
  const isChoice = (one: CardId): boolean => one !== chosen && cards.has(one);
  return (
    isChoice(card) ||
    minions.some((minion) => isChoice(minion.card) || minion.actions.some((on) => isChoice(on.card))) ||
    [...titans, ...actions, ...buried].some((one) => isChoice(one.card))
  );
}
