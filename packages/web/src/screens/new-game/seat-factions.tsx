import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FactionBadge } from '../../art/faction-badge.tsx';
import { useCatalogue } from '../../catalogue/catalogue.ts';
import { newFactions } from '../../catalogue/new-factions.ts';
import { Dialog } from '../controls/dialog.tsx';
import { FactionPicker } from './faction-picker.tsx';
import {
  changeSeat,
  factionsOnOffer,
  seatsOf,
  type ChangeForm,
  type SeatForm,
  type SetUpForm,
} from './set-up-form.ts';
import styles from './seat-factions.module.css';
import { useShelf } from './use-shelf.ts';

interface Props {
  readonly form: SetUpForm;
  readonly seat: SeatForm;
  readonly at: number;
  readonly onChange: ChangeForm;
}

/** The two factions of a seat, which can be chosen in advance. */
export function SeatFactions({ form, seat, at, onChange }: Props) {
  const { t } = useTranslation();
  const catalogue = useCatalogue();
  const shelf = useShelf();
  const [isOpen, setOpen] = useState(false);
  const choose = (chosen: readonly string[]): void =>
    onChange((old) => changeSeat(old, at, { factions: chosen }));
  const whyTaken = (name: string): string | null => {
    if (form.duplicates || seat.factions.includes(name)) return null;
    const other = seatsOf(form).find((each, other) => other !== at && each.factions.includes(name));
    return other === undefined ? null : t('newGame.takenBy', { name: other.name });
  };
  return (
    <div className={styles['factions']}>
      {seat.factions.length === 0 ? (
        <p className={styles['none']}>{t('newGame.chosenAtTable')}</p>
      ) : (
        <ul className={styles['chosen']}>
          {seat.factions.map((name) => (
            <li key={name} className={styles['faction']}>
              <FactionBadge faction={name} />
              {name}
            </li>
          ))}
        </ul>
      )}
      <div className={styles['ways']}>
        <button type="button" className="button" onClick={() => setOpen(true)}>
          {t(seat.factions.length === 0 ? 'newGame.chooseNow' : 'newGame.change')}
          <span className="visually-hidden">{t('newGame.forPlayer', { name: seat.name })}</span>
        </button>
        {seat.factions.length > 0 && (
          <button type="button" className="button quiet" onClick={() => choose([])}>
            {t('newGame.clear')}
            <span className="visually-hidden">{t('newGame.forPlayer', { name: seat.name })}</span>
          </button>
        )}
      </div>
      {isOpen && (
        <Dialog
          title={t('newGame.pickFor', { name: seat.name, count: seat.factions.length })}
          onClose={() => setOpen(false)}
          footer={
            <button type="button" className="button main" onClick={() => setOpen(false)}>
              {t('newGame.done')}
            </button>
          }
        >
          <FactionPicker
            factions={factionsOnOffer(form, shelf)}
            printing={form.printing}
            fresh={newFactions(catalogue)}
            chosen={seat.factions}
            whyTaken={whyTaken}
            onPick={(name) => choose(withPick(seat.factions, name))}
          />
        </Dialog>
      )}
    </div>
  );
}

/** Picking one again puts it back; a third replaces the second. */
function withPick(chosen: readonly string[], name: string): readonly string[] {
  return chosen.includes(name) ? chosen.filter((each) => each !== name) : [...chosen.slice(0, 1), name];
}
