import { useTranslation } from 'react-i18next';
import { PlayerMark } from '../../art/player-mark.tsx';
import { Choice } from '../controls/choice.tsx';
import { Switch } from '../controls/switch.tsx';
import { CountChoice } from '../new-game/count-choice.tsx';
import { FactionSettings } from '../new-game/faction-settings.tsx';
import { RuleSettings } from '../new-game/rule-settings.tsx';
import { SeatFactions } from '../new-game/seat-factions.tsx';
import { seatsOf, type ChangeForm } from '../new-game/set-up-form.ts';
import { SeriesSettings } from '../new-game/series-settings.tsx';
import { SitterSelect } from '../new-game/sitter-select.tsx';
import { ClockSettings } from './clocks/clock-settings.tsx';
import { canBeRated, givePlace, type TableForm, useNamedSeats } from './table-form.ts';
import shared from '../new-game/new-game-screen.module.css';
import seatStyles from '../new-game/seat-panel.module.css';
import styles from './online.module.css';

const LEAVING = ['vote', 'wait', 'bot', 'end'] as const satisfies readonly TableForm['leaving'][];
/** How many turns late those who watch may see all hands; 0: never. */
const DELAYS = [0, 4, 8, 12] as const;
const HUMANS = ['me', 'open', 'invited'] as const;

interface Props {
  readonly form: TableForm;
  readonly onChange: (change: (form: TableForm) => TableForm) => void;
  /** The number of seats stays. */
  readonly isFixed: boolean;
}

/** Everything that can be set for an online table: the set-up of a game, and who may sit down. */
export function TableSettings({ form, onChange, isFixed }: Props) {
  const { t } = useTranslation('online');
  const named = useNamedSeats(form);
  const changeShared: ChangeForm = (change) => onChange((old) => ({ ...old, ...change(old) }));
  return (
    <>
      <section className={`panel ${shared['group']}`} aria-labelledby="table-seats">
        <div className={shared['row']}>
          <h2 id="table-seats">{t('newTable.seats')}</h2>
          {isFixed ? (
            <p className={styles['muted']}>{t('newTable.fixed')}</p>
          ) : (
            <CountChoice count={form.count} onChange={(count) => onChange((old) => ({ ...old, count }))} />
          )}
        </div>
        <ol className={shared['seats']}>
          {seatsOf(named).map((seat, at) => (
            <li key={seat.colour}>
              <fieldset className={seatStyles['seat']} data-colour={seat.colour}>
                <legend className="visually-hidden">{seat.name}</legend>
                <div className={seatStyles['line']}>
                  <span className={seatStyles['mark']}>
                    <PlayerMark colour={seat.colour} />
                  </span>
                  <b>{seat.name}</b>
                </div>
                <SitterSelect
                  humans={HUMANS.map((value) => ({
                    value,
                    label: t(`newTable.humans.${value}`),
                    about: t(`newTable.humans.about.${value}`),
                  }))}
                  value={form.places[at] ?? 'open'}
                  onChange={(place) => onChange((old) => givePlace(old, at, place))}
                />
                {form.choice === 'free' && (
                  <SeatFactions form={named} seat={seat} at={at} onChange={changeShared} />
                )}
              </fieldset>
            </li>
          ))}
        </ol>
      </section>
      <FactionSettings form={form} onChange={changeShared} />
      <section className={`panel ${shared['group']}`} aria-labelledby="table-ways">
        <h2 id="table-ways">{t('newTable.table')}</h2>
        <Switch
          label={t('newTable.public')}
          about={t('newTable.publicAbout')}
          checked={form.isPublic}
          onChange={(isPublic) => onChange((old) => ({ ...old, isPublic }))}
        />
        {canBeRated(form) && (
          <Switch
            label={t('newTable.rated')}
            about={t('newTable.ratedAbout')}
            checked={form.rated}
            onChange={(rated) => onChange((old) => ({ ...old, rated, hints: old.hints && !rated }))}
          />
        )}
        <Switch
          label={t('newTable.hints')}
          about={t('newTable.hintsAbout')}
          checked={form.hints}
          onChange={(hints) => onChange((old) => ({ ...old, hints, rated: old.rated && !hints }))}
        />
        {!form.rated && (
          <Choice
            legend={t('newTable.openHands.legend')}
            about={t('newTable.openHands.about')}
            alternatives={DELAYS.map((turns) => ({
              value: turns,
              label: turns === 0 ? t('newTable.openHands.never') : t('newTable.openHands.after', { turns }),
            }))}
            value={form.openHands ?? 0}
            onChange={(turns) => onChange((old) => ({ ...old, openHands: turns === 0 ? null : turns }))}
          />
        )}
        <Switch
          label={t('newTable.undo')}
          about={t('newTable.undoAbout')}
          checked={form.undo === 'ask'}
          onChange={(isOn) => onChange((old) => ({ ...old, undo: isOn ? 'ask' : 'never' }))}
        />
        <Choice
          legend={t('newTable.leaving.legend')}
          alternatives={LEAVING.map((value) => ({ value, label: t(`newTable.leaving.${value}`) }))}
          value={form.leaving}
          onChange={(leaving) => onChange((old) => ({ ...old, leaving }))}
        />
        <ClockSettings
          clock={form.clock}
          timeOut={form.timeOut}
          onChange={(change) => onChange((old) => ({ ...old, ...change }))}
        />
      </section>
      <RuleSettings form={named} onChange={changeShared}>
        <SeriesSettings form={named} onChange={changeShared} />
      </RuleSettings>
    </>
  );
}
