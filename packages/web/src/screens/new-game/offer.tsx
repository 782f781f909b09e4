import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Choice } from '../controls/choice.tsx';
import { factionsOnOffer, type ChangeForm, type SetUpForm } from './set-up-form.ts';
import { useShelf } from './use-shelf.ts';
import styles from './new-game-screen.module.css';

interface Props {
  readonly form: SetUpForm;
  readonly onChange: ChangeForm;
}

/** Which factions there are to choose from: the collection, all, or those that a table was set up with. */
export function Offer({ form, onChange }: Props) {
  const { t } = useTranslation();
  const shelf = useShelf();
  const [listed] = useState(() => (typeof form.offer === 'string' ? [] : [form.offer]));
  const ways = ['collection', 'all', ...listed] as const satisfies readonly SetUpForm['offer'][];
  const isWhole = shelf.notMine.length === 0;
  return (
    <details>
      <summary>
        {t('newGame.offer.legend')}
        <span className={styles['muted']}>
          {': '}
          {t('newGame.offer.count', { count: factionsOnOffer(form, shelf).length })}
        </span>
      </summary>
      <div className={styles['group']}>
        {(!isWhole || listed.length > 0) && (
          <Choice
            legend={t('newGame.offer.legend')}
            alternatives={ways.map((offer, value) => ({
              value,
              label: t(`newGame.offer.${typeof offer === 'string' ? offer : 'listed'}`),
              about: t('newGame.offer.count', { count: factionsOnOffer({ ...form, offer }, shelf).length }),
            }))}
            value={ways.indexOf(form.offer)}
            onChange={(at) => onChange((old) => ({ ...old, offer: ways[at] ?? old.offer }))}
          />
        )}
        <p>
          <Link href="/collection" className="button">
            {t('newGame.offer.change')}
          </Link>
        </p>
      </div>
    </details>
  );
}
