import { useTranslation } from 'react-i18next';
import { changeSettings, useSettings } from '../../settings/settings.ts';
import styles from './faction-marks.module.css';

/** Marks a faction as one's favourite, or takes that back. */
export function FavouriteStar({ faction }: { readonly faction: string }) {
  const { t } = useTranslation();
  const favourites = useSettings((settings) => settings.favourites);
  const isFavourite = favourites.includes(faction);
  const others = favourites.filter((name) => name !== faction);
  return (
    <button
      type="button"
      className={styles['star']}
      aria-label={t('newGame.favourite', { name: faction })}
      aria-pressed={isFavourite}
      title={t('newGame.favourite', { name: faction })}
      onClick={() => changeSettings({ favourites: isFavourite ? others : [...others, faction] })}
    >
      {isFavourite ? '★' : '☆'}
    </button>
  );
}

/** Beside the name of something that an update brought. */
export function NewMark() {
  const { t } = useTranslation();
  return <span className={styles['new']}>{t('newGame.fresh')}</span>;
}
