import type { Person, Relations } from '../people/index.ts';
import type { Visitor } from '../play/index.ts';
import type { Outgoing } from '../projection/index.ts';
import type { Tell } from '../protocol/index.ts';

/** What is known about somebody while they are here. */
export interface Acquaintance {
  readonly person: Person;
  readonly relations: Relations;
  readonly hears: boolean;
}

/** The connection of a page. */
interface Line {
  /** The hash of the secret by which the browser was recognised. */
  readonly device: string;
  readonly end: () => void;
}

/** One page of somebody, or one request without a socket. */
export class Session implements Visitor {
  readonly tell: (message: Outgoing<Tell>) => void;
  /** Tables that this page is at. */
  readonly tables = new Set<string>();
  /** For limits on what can be found by guessing. */
  readonly address: string;
  /** Null: a single request. */
  readonly line: Line | null;
  private known: Acquaintance;
  private leaveLobby: (() => void) | null = null;

  constructor(
    known: Acquaintance,
    address: string,
    tell: (message: Outgoing<Tell>) => void,
    line: Line | null = null,
  ) {
    this.known = known;
    this.address = address;
    this.tell = tell;
    this.line = line;
  }

  get person(): Person {
    return this.known.person;
  }

  get relations(): Relations {
    return this.known.relations;
  }

  get hears(): boolean {
    return this.known.hears;
  }

  /** Something about the person has changed. */
  renew(known: Acquaintance): void {
    this.known = known;
  }

  lookAtLobby(leave: (() => void) | null): void {
    this.leaveLobby?.();
    this.leaveLobby = leave;
  }
}

/** Everybody who is here, by person. */
export class Sessions {
  private readonly byPerson = new Map<string, Set<Session>>();

  add(session: Session): void {
    const known = this.byPerson.get(session.person.id) ?? new Set();
    known.add(session);
    this.byPerson.set(session.person.id, known);
  }

  remove(session: Session): void {
    const known = this.byPerson.get(session.person.id);
    known?.delete(session);
    if (known?.size === 0) this.byPerson.delete(session.person.id);
  }

  of(person: string): readonly Session[] {
    return [...(this.byPerson.get(person) ?? [])];
  }

  /** The browsers that are connected. */
  get devices(): ReadonlySet<string> {
    return new Set(this.all.flatMap(({ line }) => (line === null ? [] : [line.device])));
  }

  /** Somebody was signed out, everywhere but in one browser. */
  end(person: string, except: string | null): void {
    for (const { line } of this.of(person)) if (line?.device !== except) line?.end();
  }

  endDevice(device: string): void {
    for (const { line } of this.all) if (line?.device === device) line.end();
  }

  get count(): number {
    return this.all.length;
  }

  get all(): readonly Session[] {
    return [...this.byPerson.values()].flatMap((sessions) => [...sessions]);
  }
}
