import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCatalogue } from '../../catalogue/catalogue.ts';
import { newFactions } from '../../catalogue/new-factions.ts';
import { Dialog } from '../controls/dialog.tsx';
import { FactionPicker } from './faction-picker.tsx';
import { factionsOnOffer, FACTIONS_EACH, type ChangeForm, type SetUpForm } from './set-up-form.ts';
import styles from './new-game-screen.module.css';
import { useShelf } from './use-shelf.ts';

interface Props {
  readonly form: SetUpForm;
  readonly onChange: ChangeForm;
}

/** The factions of a draft: a number of random ones, or named ones (R1.3). */
export function DraftPool({ form, onChange }: Props) {
  const { t } = useTranslation();
  const catalogue = useCatalogue();
  const shelf = useShelf();
  const [isOpen, setOpen] = useState(false);
  const { draftPool, draftSize } = form;
  const isNamed = draftPool.length > 0;
  const size = draftSize === null ? t('newGame.draft.usual') : t('newGame.draft.count', { count: draftSize });
  const name = (names: readonly string[]): void => onChange((old) => ({ ...old, draftPool: names }));
  return (
    <details>
      <summary>
        {t('newGame.draft.legend')}
        <span className={styles['muted']}>
          {': '}
          {isNamed ? t('newGame.draft.named', { count: draftPool.length }) : size}
        </span>
      </summary>
      <div className={styles['group']}>
        <p className={styles['muted']}>{t('newGame.draft.about')}</p>
        {isNamed ? <p>{draftPool.join(', ')}</p> : <SizeSelect form={form} onChange={onChange} />}
        <div className={styles['ways']}>
          <button type="button" className="button" onClick={() => setOpen(true)}>
            {t(isNamed ? 'newGame.draft.change' : 'newGame.draft.name')}
          </button>
          {isNamed && (
            <button type="button" className="button quiet" onClick={() => name([])}>
              {t('newGame.draft.clear')}
            </button>
          )}
        </div>
      </div>
      {isOpen && (
        <Dialog
          title={t('newGame.draft.pick', { count: draftPool.length })}
          onClose={() => setOpen(false)}
          footer={
            <button type="button" className="button main" onClick={() => setOpen(false)}>
              {t('newGame.draft.done')}
            </button>
          }
        >
          <FactionPicker
            factions={factionsOnOffer(form, shelf)}
            printing={form.printing}
            fresh={newFactions(catalogue)}
            chosen={draftPool}
            onPick={(picked) => name(withOrWithout(draftPool, picked))}
          />
        </Dialog>
      )}
    </details>
  );
}

function SizeSelect({ form, onChange }: Props) {
  const { t } = useTranslation();
  const shelf = useShelf();
  const id = useId();
  const least = form.count * FACTIONS_EACH;
  const most = factionsOnOffer(form, shelf).length;
  const sizes = new Set(Array.from({ length: Math.max(0, most - least + 1) }, (_, more) => least + more));
  // One that does not fit any more stays in sight.
  if (form.draftSize !== null) sizes.add(form.draftSize);
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{t('newGame.draft.size')}</label>
      <select
        id={id}
        className="field"
        value={form.draftSize ?? ''}
        onChange={({ target: { value } }) =>
          onChange((old) => ({ ...old, draftSize: value === '' ? null : Number(value) }))
        }
      >
        <option value="">{t('newGame.draft.usual')}</option>
        {[...sizes]
          .toSorted((a, b) => a - b)
          .map((size) => (
            <option key={size} value={size}>
              {t('newGame.draft.count', { count: size })}
            </option>
          ))}
      </select>
    </div>
  );
}

function withOrWithout(names: readonly string[], name: string): readonly string[] {
  return names.includes(name) ? names.filter((each) => each !== name) : [...names, name];
}
