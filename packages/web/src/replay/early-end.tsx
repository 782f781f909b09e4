import type { EarlyEnding, SeatSetUp } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { winnersOf } from '../flow/outcome.ts';

interface Props {
  readonly ending: EarlyEnding;
  readonly seats: readonly SeatSetUp[];
}

/** How it came that the game was not played to its end. */
export function EarlyEnd({ ending, seats }: Props) {
  const { t } = useTranslation('replay');
  const { t: told } = useTranslation('flow');
  if (typeof ending === 'string') return told(`result.${ending}`);
  const { conceded } = ending;
  const [winner = -1] = winnersOf({ winners: [], viewer: null, players: seats }, conceded);
  return t('conceded', { loser: seats[conceded]?.name ?? '', winner: seats[winner]?.name ?? '' });
}
