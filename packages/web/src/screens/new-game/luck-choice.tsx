import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LUCKS, type Luck } from '../../collection/luck.ts';
import { readSavedGames } from '../../session/saved-games.ts';
import { Choice } from '../controls/choice.tsx';
import type { ChangeForm } from './set-up-form.ts';

interface Props {
  readonly luck: Luck;
  readonly onChange: ChangeForm;
}

/** How chance chooses the factions. */
export function LuckChoice({ luck, onChange }: Props) {
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
