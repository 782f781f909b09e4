import type { Printing, Seat } from '@smashup/engine';
import type {
  ChosenAhead,
  DecisionView,
  FactionChoiceView,
  FactionEntry,
  PlayerView,
} from '@smashup/referee/protocol';
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
  /** The viewer; null: somebody who watches. */
  readonly viewer: Seat | null;
  /** While others choose; null: the viewer cannot choose in advance. */
  readonly ahead: Ahead | null;
}

/** What the viewer has chosen in advance. */
interface Ahead {
  readonly chosen: ChosenAhead;
  readonly choose: (chosen: ChosenAhead | null) => void;
}

/** So many lie in two rows, and show their colours. */
const FEW = 8;

/** While factions are chosen there are no bases yet: the factions take their place. */
export const FactionTray = memo(function FactionTray(props: Props) {
  const { decision, choice, players, choosing, printing, viewer, ahead } = props;
  const { t, i18n } = useTranslation('table');
  const { catalogue } = useScene();
  const offered = decision?.options.map(({ label }) => plainText(label)) ?? [];
  const factions = inOrder(catalogue.factions, choice.pool);
  const whyTaken = (faction: string): string | null => {
    if (offered.includes(faction)) return null;
    if (choice.banned.includes(faction)) return t('factionBanned');
    if (choice.basesOnly.includes(faction)) return t('factionBasesOnly');
    const owners = players.filter((player) => player.factions.includes(faction));
    const mine = owners.filter(({ seat }) => seat === viewer);
    const isGone = choice.copies !== null && owners.length >= choice.copies;
    const names = (isGone ? owners : mine).map(({ name }) => name);
    return names.length === 0
      ? null
      : t('factionTaken', { name: new Intl.ListFormat(i18n.language).format(names) });
  };
  const pick = (name: string): void => choosing.pick(offered.indexOf(name));
  const wish = ahead === null ? null : (name: string) => ahead.choose(toggle(ahead.chosen, name));
  const onPick = decision === null ? wish : pick;
  return (
    <section className={styles['tray']} aria-label={t('factions')} data-factions>
      <Order choice={choice} />
      {ahead !== null && (
        <Wishes ahead={ahead} own={players.find(({ seat }) => seat === viewer)?.factions ?? []} />
      )}
      <div
        className={styles['pool']}
        data-few={factions.length <= FEW || undefined}
        style={{ '--columns': Math.ceil(factions.length / 2) }}
      >
        <FactionPicker
          factions={factions}
          printing={printing}
          chosen={ahead?.chosen.factions ?? choosing.draft.picks.flatMap((pick) => offered[pick] ?? [])}
          onPick={onPick}
          onSurprise={ahead === null ? undefined : () => ahead.choose(toggleAny(ahead.chosen))}
          whyTaken={whyTaken}
        />
      </div>
    </section>
  );
});

function toggle({ factions, orAny }: ChosenAhead, name: string): ChosenAhead | null {
  const isWished = factions.includes(name);
  return orNothing(isWished ? factions.filter((one) => one !== name) : [...factions, name], orAny);
}

function toggleAny({ factions, orAny }: ChosenAhead): ChosenAhead | null {
  return orNothing(factions, !orAny);
}

function orNothing(factions: readonly string[], orAny: boolean): ChosenAhead | null {
  return factions.length > 0 || orAny ? { until: 'chosen', factions, orAny } : null;
}

function inOrder(factions: readonly FactionEntry[], names: readonly string[]): readonly FactionEntry[] {
  return names.flatMap((wanted) => factions.find(({ name }) => name === wanted) ?? []);
}

interface WishesProps {
  readonly ahead: Ahead;
  /** The viewer has these already. */
  readonly own: readonly string[];
}

/** What the viewer has chosen in advance, or that they can. */
function Wishes({ ahead: { chosen, choose }, own }: WishesProps) {
  const { t, i18n } = useTranslation('table');
  const left = chosen.factions.filter((faction) => !own.includes(faction));
  const wishes = [...left, ...(chosen.orAny ? [t('ahead.any')] : [])];
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' });
  return (
    <div className={styles['wishes']}>
      <output>
        {wishes.length === 0 ? t('ahead.about') : t('ahead.stands', { list: list.format(wishes) })}
      </output>
      {wishes.length > 0 && (
        <button type="button" className="button" onClick={() => choose(null)}>
          {t('ahead.takeBack')}
        </button>
      )}
    </div>
  );
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
