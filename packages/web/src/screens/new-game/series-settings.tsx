import { SERIES_FACTIONS, SERIES_LENGTHS } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { Choice } from '../controls/choice.tsx';
import type { ChangeForm, SetUpForm } from './set-up-form.ts';

interface Props {
  readonly form: SetUpForm;
  readonly onChange: ChangeForm;
}

const ONE_GAME = 1;
const LENGTHS = [ONE_GAME, ...SERIES_LENGTHS] as const;

/** One game or several with the same people, and what they play in the next one. */
export function SeriesSettings({ form: { series }, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Choice
        legend={t('newGame.series.legend')}
        about={t('newGame.series.about')}
        alternatives={LENGTHS.map((of) => ({
          value: of,
          label: of === ONE_GAME ? t('newGame.series.one') : t('newGame.series.of', { of }),
        }))}
        value={series?.of ?? ONE_GAME}
        onChange={(of) =>
          onChange((old) => ({
            ...old,
            series: of === ONE_GAME ? undefined : { of, factions: old.series?.factions ?? 'kept' },
          }))
        }
      />
      {series !== undefined && (
        <Choice
          legend={t('newGame.series.factions')}
          alternatives={SERIES_FACTIONS.map((value) => ({
            value,
            label: t(`newGame.series.${value}`),
            about: t(`newGame.series.aboutFactions.${value}`),
          }))}
          value={series.factions}
          onChange={(factions) => onChange((old) => ({ ...old, series: { of: series.of, factions } }))}
        />
      )}
    </>
  );
}
