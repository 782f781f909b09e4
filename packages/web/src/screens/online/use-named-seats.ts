import { COLOURS } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import type { SetUpForm } from '../new-game/set-up-form.ts';

/** Nobody knows yet who will sit there: seats are called by their number, and have the colour of their place. */
export function useNamedSeats(form: SetUpForm): SetUpForm {
  const { t } = useTranslation('online');
  return {
    ...form,
    seed: '',
    seats: form.seats.map((seat, at) => ({
      ...seat,
      name: t('newTable.seat', { number: at + 1 }),
      colour: COLOURS[at] ?? seat.colour,
    })),
  };
}
