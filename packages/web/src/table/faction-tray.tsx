import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FactionBadge } from '../art/faction-badge.tsx';
import type { DecisionView } from '../protocol/decision-view.ts';
import type { Choosing } from './choosing/use-choosing.ts';
import styles from './faction-tray.module.css';
import { plainText } from './plain-text.ts';
import { useScene } from './table-context.ts';

interface Props {
  readonly decision: DecisionView;
  readonly choosing: Choosing;
}

/** While factions are chosen there are no bases yet: the factions take their place. */
export const FactionTray = memo(function FactionTray({ decision, choosing }: Props) {
  const { t } = useTranslation('table');
  return (
    <section className={styles['tray']} aria-label={t('factions')}>
      <ul>
        {choosing.choices.asButtons.map((at) => {
          const option = decision.options[at];
          return option?.kind !== 'faction' ? null : (
            <li key={at}>
              <Faction
                name={plainText(option.label)}
                picked={choosing.draft.picks.includes(at)}
                onPick={() => choosing.pick(at)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
});

interface FactionProps {
  readonly name: string;
  readonly picked: boolean;
  readonly onPick: () => void;
}

function Faction({ name, picked, onPick }: FactionProps) {
  const { catalogue } = useScene();
  const entry = catalogue.factions.find((faction) => faction.name === name);
  return (
    <button
      type="button"
      className={styles['faction']}
      data-mark="choice"
      aria-pressed={picked}
      onClick={onPick}
    >
      <FactionBadge faction={name} />
      <b>{name}</b>
      {entry !== undefined && <span>{entry.summary}</span>}
    </button>
  );
}
