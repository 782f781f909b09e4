import type { EarlyEnding } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Null: it goes on. */
  readonly of: EarlyEnding | 'played' | null;
}

/** Why a game ended early, if the headline does not say so. */
export function Ending({ of }: Props) {
  const { t } = useTranslation('flow');
  return (of === 'agreed' || of === 'time') && <p>{t(`result.${of}`)}</p>;
}
