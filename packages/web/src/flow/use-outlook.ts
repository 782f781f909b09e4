import type { DuelOutlook, DuelView, Outlook, SeatSetUp, Update } from '@smashup/referee/protocol';
import { useMemo, useState } from 'react';

/**
 * What is at stake at the table shown. The forecast of a duel is known where somebody decides, and kept until the duel
 * is over; a window is shown while people think, not while bots do.
 */
export function useOutlook(
  { outlook }: Update,
  duel: DuelView | null,
  isShown: boolean,
  seats: readonly SeatSetUp[],
): Outlook {
  const [known, setKnown] = useState<DuelOutlook | null>(null);
  if (outlook.duel !== null && outlook.duel !== known) setKnown(outlook.duel);
  const window = isShown && isForPeople(outlook, seats) ? outlook.window : null;
  return useMemo(() => ({ duel: isOf(known, duel) ? known : null, window }), [known, duel, window]);
}

function isOf(known: DuelOutlook | null, duel: DuelView | null): boolean {
  return duel?.sides.every(({ minion }, at) => minion.card === known?.minions[at]) === true;
}

function isForPeople({ window }: Outlook, seats: readonly SeatSetUp[]): boolean {
  const asked = window?.seats.find(({ stance }) => stance === 'asked');
  return asked !== undefined && seats[asked.seat]?.sitter.kind === 'person';
}
