import type { CardId } from '@smashup/engine';
import type { BaseView } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import type { Marks } from '../choosing/marks.ts';
import { useScene } from '../table-context.ts';
import styles from './base-tabs.module.css';

interface Props {
  readonly bases: readonly BaseView[];
  readonly marks: Marks;
  readonly onShow: (base: CardId) => void;
}

/** On a small screen: all bases at a glance, and the way to each. */
export function BaseTabs({ bases, marks, onShow }: Props) {
  return (
    <ul className={styles['tabs']}>
      {bases.map((base) => (
        <li key={base.card}>
          <BaseTab base={base} glowing={hasChoice(base, marks)} onShow={onShow} />
        </li>
      ))}
    </ul>
  );
}

function BaseTab(props: {
  readonly base: BaseView;
  readonly glowing: boolean;
  readonly onShow: (base: CardId) => void;
}) {
  const { base, glowing, onShow } = props;
  const { t } = useTranslation('table');
  const { catalogue, colours } = useScene();
  const name = catalogue.faces[base.face]?.name ?? '';
  const { total, breakpoint } = base;
  const state = stateOf(base);
  const spokenState = [state === undefined ? [] : t(`tab.${state}`), glowing ? t('tab.choice') : []].flat();
  const leader = base.standings.find(({ place }) => place === 1);
  return (
    <button
      type="button"
      className={styles['tab']}
      data-glowing={glowing || undefined}
      data-state={stateOf(base)}
      data-colour={leader === undefined ? undefined : colours[leader.seat]}
      aria-label={[t('jumpToBase', { name }), t('baseSpoken', { total, breakpoint }), ...spokenState].join(
        ', ',
      )}
      onClick={() => onShow(base.card)}
    >
      <span className={styles['name']}>{name}</span>
      <b>{t('powerOf', { total, breakpoint })}</b>
      {state !== undefined && <span className={styles['state']}>{t(`tab.${state}`)}</span>}
    </button>
  );
}

/** Nearly broken: one good minion is enough. */
const NEAR = 4;

/** Why a base is worth a look now. */
function stateOf({ scoring, total, breakpoint }: BaseView): 'scoring' | 'ready' | 'near' | undefined {
  if (scoring) return 'scoring';
  if (total >= breakpoint) return 'ready';
  return breakpoint - total <= NEAR ? 'near' : undefined;
}

export function hasChoice({ card, titans, minions, actions, buried }: BaseView, { cards }: Marks): boolean {
  return (
    cards.has(card) ||
    minions.some((minion) => cards.has(minion.card) || minion.actions.some((on) => cards.has(on.card))) ||
    [...titans, ...actions, ...buried].some((one) => cards.has(one.card))
  );
}
