import type { Printing } from '@smashup/engine';
import type { DecisionView } from '@smashup/referee/protocol';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FactionPicker } from '../../screens/new-game/faction-picker.tsx';
import type { Choosing } from '../choosing/use-choosing.ts';
import { useScene } from '../table-context.ts';
import { plainText } from '../telling/plain-text.ts';
import styles from './faction-tray.module.css';

interface Props {
  readonly decision: DecisionView;
  readonly choosing: Choosing;
  readonly printing: Printing;
}

/** While factions are chosen there are no bases yet: the factions take their place. */
export const FactionTray = memo(function FactionTray({ decision, choosing, printing }: Props) {
  const { t } = useTranslation('table');
  const { catalogue } = useScene();
  const names = decision.options.map(({ label }) => plainText(label));
  return (
    <section className={styles['tray']} aria-label={t('factions')} data-factions>
      <FactionPicker
        factions={catalogue.factions.filter(({ name }) => names.includes(name))}
        printing={printing}
        chosen={choosing.draft.picks.flatMap((pick) => names[pick] ?? [])}
        onPick={(name) => choosing.pick(names.indexOf(name))}
      />
    </section>
  );
});
