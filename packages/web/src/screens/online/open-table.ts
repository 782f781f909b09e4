import { ask } from '../../online/line.ts';
import { wishToPlay } from '../../online/seats.ts';
import { Unreachable } from '../../online/refusal.ts';
import type { Shelf } from '../new-game/set-up-form.ts';
import { addressOf } from './address.ts';
import { toOnlineSetUp, type TableForm } from './table-form.ts';

/** Opens a table like that, and is ready to play there; gives its address. Throws what the server refuses. */
export async function openTable(form: TableForm, shelf: Shelf): Promise<string> {
  const { table } = await ask({ ask: 'open', setUp: toOnlineSetUp(form, shelf) });
  if (table === undefined) throw new Unreachable();
  wishToPlay(table.id, null);
  return addressOf(table);
}
