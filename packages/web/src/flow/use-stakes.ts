import type { DuelStakes, DuelView, Stakes, SeatSetUp, Update } from '@smashup/referee/protocol';
import { useMemo, useState } from 'react';

/**
 * What is at stake at the table shown. The forecast of a duel is known where somebody decides, and kept until the duel
 * is over; a window is shown while people think, not while bots do.
 */
export function useStakes(
  { stakes }: Update,
  duel: DuelView | null,
  isShown: boolean,
  seats: readonly SeatSetUp[],
): Stakes {
  const [known, setKnown] = useState<DuelStakes | null>(null);
  if (stakes.duel !== null && stakes.duel !== known) setKnown(stakes.duel);
  const window = isShown && isForPeople(stakes, seats) ? stakes.window : null;
  return useMemo(() => ({ duel: isOf(known, duel) ? known : null, window }), [known, duel, window]);
}

function isOf(known: DuelStakes | null, duel: DuelView | null): boolean {
  return duel?.sides.every(({ minion }, at) => minion.card === known?.minions[at]) === true;
}

function isForPeople({ window }: Stakes, seats: readonly SeatSetUp[]): boolean {
  const asked = window?.seats.find(({ stance }) => stance === 'asked');
  return asked !== undefined && seats[asked.seat]?.sitter.kind === 'person';
}
