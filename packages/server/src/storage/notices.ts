import { form, question, step, type Database } from './database.ts';
import { putSteps, takeBackSteps } from './outbox.ts';
import type { OutboxRow, PushRow, TurnRow } from './schema.ts';

export type NoticeStore = ReturnType<typeof noticeStore>;

type TurnKey = Pick<TurnRow, 'game' | 'person' | 'turn'>;

type TurnChange = Partial<Pick<TurnRow, 'state' | 'due_at' | 'sent_at' | 'remind_at'>>;

export function noticeStore({ query, read, write }: Database) {
  const change = ({ game, person, turn }: TurnKey, from: TurnRow['state'], to: TurnChange) =>
    step(
      query
        .updateTable('turns')
        .set(to)
        .where('game', '=', game)
        .where('person', '=', person)
        .where('turn', '=', turn)
        .where('state', '=', from),
      1,
    );
  const newTurn = form(
    ({ game, person, turn, state, due_at, sent_at, remind_at, reminded, mailed }: TurnRow) =>
      query
        .insertInto('turns')
        .values({ game, person, turn, state, due_at, sent_at, remind_at, reminded, mailed })
        .onConflict((key) => key.doNothing()),
    ({ game, person, turn, state, due_at, sent_at, remind_at, reminded, mailed }) => [
      game,
      person,
      turn,
      state,
      due_at,
      sent_at,
      remind_at,
      reminded,
      mailed,
    ],
  );
  const turnsOf = question(
    { read },
    (game: string) => query.selectFrom('turns').selectAll().where('game', '=', game),
    (game) => [game],
  );
  return {
    /** Turns in any game that this person was told about and that are still waiting. */
    waitingFor: (person: string) =>
      query
        .selectFrom('turns')
        .selectAll()
        .where('person', '=', person)
        .where('state', '=', 'sent')
        .orderBy('sent_at')
        .execute(),

    turnsOf,

    /** Nothing happens if it waits already. */
    addTurn: (row: TurnRow) => write([newTurn(row)]),

    /** Only from the state it was read in, so that only one of two processes does it. */
    changeTurn: (row: TurnKey, from: TurnRow['state'], to: TurnChange) => write([change(row, from, to)]),

    /** Somebody is told of it: what says so is in the outbox, or nothing has changed. */
    tell: (row: TurnKey, at: number, letters: readonly OutboxRow[]) =>
      write([change(row, 'waiting', { state: 'sent', sent_at: at }), ...putSteps(query, letters)]),

    /** It no longer waits for them, and what has not been sent is not sent. */
    takeBack: (row: TurnKey, at: number, letters: readonly OutboxRow[]) =>
      write([
        change(row, 'sent', { state: 'over', remind_at: null }),
        ...takeBackSteps(query, row, at, letters),
      ]),

    dropTurn: ({ game, person, turn }: TurnKey, from: TurnRow['state']) =>
      write([
        step(
          query
            .deleteFrom('turns')
            .where('game', '=', game)
            .where('person', '=', person)
            .where('turn', '=', turn)
            .where('state', '=', from),
          1,
        ),
      ]),

    due: (now: number, limit: number) =>
      query
        .selectFrom('turns')
        .selectAll()
        .where('state', '=', 'waiting')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(limit)
        .execute(),

    remindersDue: (now: number, limit: number) =>
      query
        .selectFrom('turns')
        .selectAll()
        .where('remind_at', '<=', now)
        .where('state', '!=', 'over')
        .where('reminded', '=', 0)
        .orderBy('remind_at')
        .limit(limit)
        .execute(),

    /** Once for each turn: of two processes one does it. */
    remind: ({ game, person, turn }: TurnKey, at: number, letters: readonly OutboxRow[]) =>
      write([
        step(
          query
            .updateTable('turns')
            .set({ state: 'sent', sent_at: at, remind_at: null, reminded: 1 })
            .where('game', '=', game)
            .where('person', '=', person)
            .where('turn', '=', turn)
            .where('state', '!=', 'over')
            .where('reminded', '=', 0),
          1,
        ),
        ...putSteps(query, letters),
      ]),

    /** The same browser again, with other keys or another person: the latest entry wins. */
    addPush: (row: PushRow) =>
      write([
        step(
          query
            .insertInto('pushes')
            .values(row)
            .onConflict((key) => key.column('endpoint').doUpdateSet({ ...row })),
          1,
        ),
      ]),

    dropPush: (endpoint: string) =>
      write([step(query.deleteFrom('pushes').where('endpoint', '=', endpoint))]),

    /** The newest browsers that are still signed in as this person: a browser that was signed out is told nothing. */
    pushesOf: (person: string, limit: number) =>
      query
        .selectFrom('pushes')
        .innerJoin('devices', 'devices.secret_hash', 'pushes.device')
        .selectAll('pushes')
        .where('pushes.person', '=', person)
        .whereRef('devices.person', '=', 'pushes.person')
        .where('pushes.person', 'not in', query.selectFrom('bans').select('person'))
        .orderBy('pushes.made_at', 'desc')
        .limit(limit)
        .execute(),

    /** Whatever was stored first, whoever asks. */
    async setting(name: string, value: string): Promise<string> {
      await write([
        step(
          query
            .insertInto('settings')
            .values({ name, value })
            .onConflict((key) => key.doNothing()),
        ),
      ]);
      const row = await query
        .selectFrom('settings')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirst();
      return row?.value ?? value;
    },
  };
}
