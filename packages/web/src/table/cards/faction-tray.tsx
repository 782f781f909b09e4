import type { Printing } from '@smashup/engine';
import type { DecisionView, FactionChoiceView, FactionEntry, PlayerView } from '@smashup/referee/protocol';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerMark } from '../../art/player-mark.tsx';
import { FactionPicker } from '../../screens/new-game/faction-picker.tsx';
import type { Choosing } from '../choosing/use-choosing.ts';
import { useColour, useScene } from '../table-context.ts';
import { plainText } from '../../text/plain-text.ts';
import styles from './faction-tray.module.css';

declare module 'react' {
  interface CSSProperties {
    /** Of how many columns a pool of factions is made, so that it lies in two rows. */
    '--columns'?: number;
  }
}

interface Props {
  /** What is asked of the viewer; null: somebody else chooses. */
  readonly decision: DecisionView | null;
  readonly choice: FactionChoiceView;
  readonly players: readonly PlayerView[];
  readonly choosing: Choosing;
  readonly printing: Printing;
}

/** So many lie in two rows, and show their colours. */
const FEW = 8;

/** While factions are chosen there are no bases yet: the factions take their place. */
export const FactionTray = memo(function FactionTray(props: Props) {
  const { decision, choice, players, choosing, printing } = props;
  const { t, i18n } = useTranslation('table');
  const { catalogue } = useScene();
  const offered = decision?.options.map(({ label }) => plainText(label)) ?? [];
  const factions = inOrder(catalogue.factions, choice.pool);
  const whyTaken = (faction: string): string | null => {
    if (offered.includes(faction)) return null;
    if (choice.banned.includes(faction)) return t('factionBanned');
    if (choice.basesOnly.includes(faction)) return t('factionBasesOnly');
    const owners = players.filter((player) => player.factions.includes(faction));
    const mine = owners.filter(({ seat }) => seat === decision?.seat);
    const isGone = choice.copies !== null && owners.length >= choice.copies;
    const names = (isGone ? owners : mine).map(({ name }) => name);
    return names.length === 0
      ? null
      : t('factionTaken', { name: new Intl.ListFormat(i18n.language).format(names) });
  };
  return (
    <section className={styles['tray']} aria-label={t('factions')} data-factions>
      <Order choice={choice} />
      <div
        className={styles['pool']}
        data-few={factions.length <= FEW || undefined}
        style={{ '--columns': Math.ceil(factions.length / 2) }}
      >
        <FactionPicker
          factions={factions}
          printing={printing}
          chosen={choosing.draft.picks.flatMap((pick) => offered[pick] ?? [])}
          onPick={decision === null ? null : (name) => choosing.pick(offered.indexOf(name))}
          whyTaken={whyTaken}
        />
      </div>
    </section>
  );
});

function inOrder(factions: readonly FactionEntry[], names: readonly string[]): readonly FactionEntry[] {
  return names.flatMap((wanted) => factions.find(({ name }) => name === wanted) ?? []);
}

/** Who chooses now, and who after that. */
function Order({ choice: { order: seats, steps } }: { readonly choice: FactionChoiceView }) {
  const { t } = useTranslation('table');
  const isLeague = steps.some((step) => step !== 'draft');
  return (
    <ol className={styles['order']} aria-label={t('draftOrder')}>
      {seats.map((seat, at) => (
        <li key={seats.length - at} aria-current={at === 0 ? 'step' : undefined}>
          <Chooser seat={seat} />
          {isLeague && <small>{t(`leagueStep.${steps[at] ?? 'draft'}`)}</small>}
        </li>
      ))}
    </ol>
  );
}

function Chooser({ seat }: { readonly seat: number }) {
  const { names } = useScene();
  return (
    <span className={styles['chooser']}>
      <PlayerMark colour={useColour(seat)} />
      {names[seat] ?? ''}
    </span>
  );
}
