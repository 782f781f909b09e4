import type { NoticeStore, TurnRow } from '../storage/index.ts';
import type { Letters } from './letters.ts';

interface TurnsServices {
  readonly store: NoticeStore;
  /** Notices that a game waits for somebody, or no longer does: the outbox holds them until they are sent. */
  readonly letters: Letters;
  /** Does this person look at that table right now? Null: another process may know. */
  readonly isHere: (game: string, person: string) => boolean | null;
  readonly now: () => number;
  /** How long somebody may take before they are told. */
  readonly delay: number;
}

/** A turn in which somebody is asked again after hours is worth a second word. */
const AGAIN_MILLIS = 3_600_000;
/** A person who is there is checked again after this long. */
const LOOK_AGAIN_MILLIS = 30_000;
/** A process that knows a table goes before those that do not. */
const OTHERS_FIRST_MILLIS = 15_000;
const AT_ONCE = 50;

/**
 * One notice for each turn of each game and person: a row that is sent once when it is due, and taken back when the
 * game no longer waits for them. Each change is conditional on the state that was read, so only one of several
 * processes makes it.
 */
export class Turns {
  private readonly services: TurnsServices;

  constructor(services: TurnsServices) {
    this.services = services;
  }

  /** The game waits for this person in that turn. `remindAt`: when they are told once more. */
  async note(game: string, turn: number, person: string, remindAt: number | null = null): Promise<void> {
    const { store, now, delay } = this.services;
    const known = await this.takeBack(game, turn, person);
    if (known !== null) return this.askedAgain(known, remindAt);
    await store.addTurn({
      game,
      person,
      turn,
      state: 'waiting',
      due_at: now() + delay,
      sent_at: null,
      remind_at: remindAt,
      reminded: 0,
      mailed: 0,
    });
  }

  /** The game waits for nobody but this person in that turn; null: for nobody. Returns what is noted about that. */
  async takeBack(game: string, turn: number, person: string | null): Promise<TurnRow | null> {
    const rows = await this.services.store.turnsOf(game);
    const isTheirs = (row: TurnRow): boolean => row.person === person && row.turn === turn;
    for (const row of rows) if (!isTheirs(row)) await this.isOver(row, turn);
    return rows.find(isTheirs) ?? null;
  }

  private async askedAgain(row: TurnRow, remindAt: number | null): Promise<void> {
    const { store, now, delay } = this.services;
    const isNew = row.reminded === 0 && row.remind_at !== remindAt;
    const remind = isNew ? { remind_at: remindAt } : {};
    if (row.state !== 'over') {
      if (isNew) await store.changeTurn(row, row.state, remind);
      return;
    }
    const due = Math.max(now() + delay, (row.sent_at ?? 0) + AGAIN_MILLIS);
    await store.changeTurn(row, 'over', { state: 'waiting', due_at: due, ...remind });
  }

  private async isOver(row: TurnRow, turn: number): Promise<void> {
    const { store, letters, now } = this.services;
    const isPast = row.turn !== turn;
    if (row.state === 'sent') await store.takeBack(row, now(), letters('over', row));
    if (row.state === 'waiting' && row.sent_at === null) await store.dropTurn(row, 'waiting');
    else if (row.state === 'waiting')
      await store.changeTurn(row, 'waiting', { state: 'over', remind_at: null });
    if (isPast) await store.dropTurn(row, 'over');
  }

  /** Notifies everybody who has not come of their own accord. */
  async sendDue(): Promise<void> {
    const { store, letters, isHere, now } = this.services;
    const tell = async (row: TurnRow): Promise<void> => {
      const isThere = isHere(row.game, row.person);
      if (isThere === null && now() < row.due_at + OTHERS_FIRST_MILLIS) return;
      if (isThere === true) {
        await store.changeTurn(row, 'waiting', { due_at: now() + LOOK_AGAIN_MILLIS });
      } else await store.tell(row, now(), letters('turn', row));
    };
    await Promise.all((await store.due(now(), AT_ONCE)).map(tell));
    await Promise.all((await store.remindersDue(now(), AT_ONCE)).map((row) => this.remind(row)));
  }

  private async remind(row: TurnRow): Promise<void> {
    const { store, letters, isHere, now } = this.services;
    const isThere = isHere(row.game, row.person);
    if (isThere === null && now() < (row.remind_at ?? 0) + OTHERS_FIRST_MILLIS) return;
    if (isThere === true) await store.changeTurn(row, row.state, { remind_at: now() + LOOK_AGAIN_MILLIS });
    else await store.remind(row, now(), letters('reminder', row));
  }
}
