import { newId } from '../random.ts';
import { isPairRoom, pairRoom } from '../protocol/index.ts';
import { Refused } from '../refused.ts';
import type { ComplaintsStore, JournalStore, StoredTable, BansStore } from '../storage/index.ts';
import type { Person } from './people.ts';

/** Lines of each room that go along, so that the reader sees what was said, and in reply to what. */
const LINES = 50;

export interface Complaint {
  readonly about: string;
  readonly reason: string;
}

/** What people report to the operator about others. */
export class Complaints {
  private readonly store: ComplaintsStore;
  private readonly log: JournalStore;
  private readonly now: () => number;

  constructor(store: ComplaintsStore, log: JournalStore, now: () => number) {
    this.store = store;
    this.log = log;
    this.now = now;
  }

  /** What was said is kept with it: later lines would push it out, and its author could have it deleted. */
  async complain(
    person: Person,
    { id: game, seats }: Pick<StoredTable, 'id' | 'seats'>,
    { about, reason }: Complaint,
  ): Promise<void> {
    if (about === person.id) throw new Refused('not allowed', 'That is you.');
    const seat = seats.find((row) => row.person === person.id)?.seat;
    const own = seat === undefined ? null : pairRoom(seat);
    // What another pair said among themselves (R13.4) is not for whoever complains to pass on.
    const lines = (await this.log.chat(game, LINES)).filter(({ room }) => !isPairRoom(room) || room === own);
    const name = [...seats, ...lines].find((each) => each.person === about)?.name;
    if (name === undefined) throw new Refused('not there', 'That person is not at this table.');
    const said = lines.map(({ at, room, person: who, name: called, text }) => ({
      at,
      room,
      person: who,
      name: called,
      text,
    }));
    const isNew = await this.store.add({
      id: newId(),
      person: person.id,
      about,
      about_name: name,
      game,
      reason,
      said: JSON.stringify(said),
      made_at: this.now(),
      settled_at: null,
    });
    if (!isNew) throw new Refused('not allowed', 'You have already reported this person at this table.');
  }
}

/** Older bans have been carried out by every process that was running, and nobody affected has come in since. */
const LOOK_BACK_MILLIS = 600_000;

interface BansServices {
  readonly store: BansStore;
  readonly now: () => number;
  /** Ends their pages, and lets their games go on without them. */
  readonly sendAway: (person: string) => Promise<void>;
}

/** The operator bans from the command line, beside the processes: each of them checks, and sends people away. */
export class Bans {
  private readonly services: BansServices;
  private carriedOut: ReadonlySet<string> = new Set();

  constructor(services: BansServices) {
    this.services = services;
  }

  async carryOut(): Promise<void> {
    const { store, now, sendAway } = this.services;
    const recent = (await store.since(now() - LOOK_BACK_MILLIS)).map(({ person }) => person);
    this.carriedOut = new Set(recent.filter((person) => this.carriedOut.has(person)));
    for (const person of recent) {
      if (this.carriedOut.has(person)) continue;
      await sendAway(person);
      this.carriedOut = new Set([...this.carriedOut, person]);
    }
  }
}
