import type { RoomView } from '@smashup/server/protocol';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * What is said, quietly, beside each other player's name: away, or that a bot plays. The banner tells the viewer
 * about themselves.
 */
export function useSeatNotes(room: RoomView | null): readonly string[] {
  const { t } = useTranslation('online');
  const kinds = (room?.seats ?? [])
    .map(({ seat, away, left, standIn }) => {
      if (seat === room?.mine) return '';
      if (standIn) return 'standIn';
      if (left) return 'left';
      return away ? 'away' : '';
    })
    .join();
  return useMemo(
    () =>
      kinds.split(',').map((kind) => {
        const known = NOTES.find((note) => note === kind);
        return known === undefined ? '' : t(`game.${known}`);
      }),
    [kinds, t],
  );
}

const NOTES = ['standIn', 'left', 'away'] as const;
