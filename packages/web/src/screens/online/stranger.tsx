import { lazy, useCallback } from 'react';
import { useLocation } from 'wouter';
import { findRecord } from '../../online/http.ts';
import { Loading } from '../loading.tsx';
import { invitationIn, tableAt } from './address.ts';
import { NameScreen } from './name-screen.tsx';
import { useReading } from './use-reading.ts';

const FinishedGame = lazy(async () => ({ default: (await import('./finished-game.tsx')).FinishedGame }));

/** Whoever has no name here is asked for one, unless all there is to do is to look at a game that is over. */
export function Stranger() {
  const [place] = useLocation();
  const table = tableAt(place);
  return table === null ? <NameScreen /> : <StrangerAt key={table} table={table} />;
}

function StrangerAt({ table }: { readonly table: string }) {
  const read = useCallback(
    async () => ({ record: await findRecord(table, invitationIn(location.hash)) }),
    [table],
  );
  const { value, problem } = useReading(read);
  if (value === null && problem === null) return <Loading />;
  const record = value?.record ?? null;
  return record === null ? <NameScreen /> : <FinishedGame table={table} record={record} />;
}
