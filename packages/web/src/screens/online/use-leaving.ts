import type { RoomView } from '@smashup/server/protocol';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { askTable } from '../../online/table.ts';
import type { Leaving } from '../../table/table-props.ts';

/** Among more than two, giving up would take the game from the others. */
export function mayConcede({ seats, status, mine }: RoomView): boolean {
  return mine !== null && status === 'playing' && seats.length === 2;
}

/** The way out of a game that keeps the way back open, and what it means at this table. */
export function useLeaving(room: RoomView | null): Leaving | null {
  const { t, i18n } = useTranslation('online');
  const [, navigate] = useLocation();
  if (room === null || room.mine === null || room.status !== 'playing') return null;
  const others = room.seats.filter(({ seat, kind }) => seat !== room.mine && kind === 'person');
  // Bots do not mind waiting.
  const means = others.length === 0 ? 'wait' : room.setUp.leaving;
  const names = new Intl.ListFormat(i18n.language).format(others.map(({ name }) => name));
  const about = t(`game.leaving.${means}`, { others: names });
  const leave = async (): Promise<void> => {
    if ((await askTable((table) => ({ ask: 'leave', table }))) !== null) navigate('/online');
  };
  return {
    about: mayConcede(room) ? `${about} ${t('game.ratherConcede')}` : about,
    leave: () => void leave(),
  };
}
