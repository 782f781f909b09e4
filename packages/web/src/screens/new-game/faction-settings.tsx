import { useTranslation } from 'react-i18next';
import type { FactionChoice } from '@smashup/engine';
import { Choice } from '../controls/choice.tsx';
import { Switch } from '../controls/switch.tsx';
import { DraftPool } from './draft-pool.tsx';
import { isDraft, withChoice, type ChangeForm, type SetUpForm, factionsOnOffer } from './set-up-form.ts';
import styles from './new-game-screen.module.css';
import { useEffect, useState } from 'react';
import { LUCKS, type Luck } from './luck.ts';
import { readSavedGames } from '../../session/saved-games.ts';
import { Link } from 'wouter';
import { useShelf } from './use-shelf.ts';

const CHOICES = ['free', 'random', 'draft', 'league'] as const satisfies readonly FactionChoice[];

interface Props {
  readonly form: SetUpForm;
  readonly onChange: ChangeForm;
}

/** How players get their two factions. */
export function FactionSettings({ form, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <section className={`panel ${styles['group']}`} aria-labelledby="new-game-factions">
      <h2 id="new-game-factions">{t('newGame.factions')}</h2>
      <Choice
        legend={t('newGame.choice.legend')}
        alternatives={CHOICES.map((value) => ({
          value,
          label: t(`newGame.choice.${value}`),
          about: t(`newGame.choice.about.${value}`),
        }))}
        value={form.choice}
        onChange={(choice) => onChange((old) => withChoice(old, choice))}
      />
      {form.choice === 'random' && <LuckChoice luck={form.luck} onChange={onChange} />}
      <Switch
        label={t('newGame.duplicates')}
        about={t('newGame.duplicatesAbout')}
        checked={form.duplicates}
        onChange={(duplicates) => onChange((old) => ({ ...old, duplicates }))}
      />
      <Switch
        label={t('newGame.titans')}
        about={t('newGame.titansAbout')}
        checked={form.titans}
        onChange={(titans) => onChange((old) => ({ ...old, titans }))}
      />
      <Offer form={form} onChange={onChange} />
      {isDraft(form.choice) && <DraftPool form={form} onChange={onChange} />}
    </section>
  );
}

interface LuckChoiceProps {
  readonly luck: Luck;
  readonly onChange: ChangeForm;
}

/** How chance chooses the factions. */
function LuckChoice({ luck, onChange }: LuckChoiceProps) {
  const { t } = useTranslation();
  // What has been played lately.
  useEffect(() => void readSavedGames(), []);
  return (
    <Choice
      legend={t('newGame.luck.legend')}
      alternatives={LUCKS.map((value) => ({
        value,
        label: t(`newGame.luck.${value}`),
        about: t(`newGame.luck.about.${value}`),
      }))}
      value={luck}
      onChange={(value) => onChange((old) => ({ ...old, luck: value }))}
    />
  );
}

interface OfferProps {
  readonly form: SetUpForm;
  readonly onChange: ChangeForm;
}

/** Which factions there are to choose from: the collection, all, or those that a table was set up with. */
function Offer({ form, onChange }: OfferProps) {
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
