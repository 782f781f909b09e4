import type { RoomView } from '@smashup/server/protocol';
import { useTranslation } from 'react-i18next';
import { askTable } from '../../../online/table.ts';

interface Props {
  readonly room: RoomView;
  readonly seat: number;
}

/** More time for somebody else who plays here and has not left, where time is taken. */
export function GiveTime({ room: { clocks, mine, seats }, seat }: Props) {
  const { t } = useTranslation('online');
  const other = seats[seat];
  if (clocks === null || mine === null || mine === seat || other === undefined) return null;
  if (other.person === null || other.left) return null;
  return (
    <button
      type="button"
      className="button"
      onClick={() => void askTable((table) => ({ ask: 'give time', table, seat }))}
    >
      {t(clocks.overDays ? 'clock.giveDay' : 'clock.giveMinute')}
      <span className="visually-hidden">{t('clock.toWhom', { name: other.name })}</span>
    </button>
  );
}
