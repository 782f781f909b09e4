import type { ColumnType } from 'kysely';

/** Milliseconds since 1970. */
type Time = number;
/** No booleans: the two engines would give them back differently. */
type Flag = 0 | 1;

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  /** Chat and emotes of others are shown. */
  readonly hears: Flag;
  readonly made_at: Time;
  readonly seen_at: Time;
}

/** A browser that is signed in as a person. */
export interface DeviceRow {
  readonly secret_hash: string;
  readonly person: string;
  readonly made_at: Time;
  readonly seen_at: Time;
}

/** A token that makes one more device, once. */
interface CarryRow {
  readonly token_hash: string;
  readonly person: string;
  readonly until: Time;
}

/** A key that a person keeps on a device or in a password manager. */
export interface PasskeyRow {
  /** The credential's own id. */
  readonly id: string;
  readonly person: string;
  /** COSE, as base64url: the engines give bytes back in different wrappings. */
  readonly public_key: string;
  readonly counter: number;
  /** JSON: how the browser reaches it. */
  readonly transports: string;
  /** The host that it is bound to forever. */
  readonly host: string;
  readonly name: string;
  readonly made_at: Time;
  readonly used_at: Time | null;
}

export interface PasswordRow {
  readonly person: string;
  /** Made by the server, so that nobody learns by trying which are taken. */
  readonly sign_in_name: string;
  /** Argon2id, with its salt and costs. */
  readonly hash: string;
  readonly made_at: Time;
}

/** The way back when every other key is lost. It works once. */
interface RecoveryRow {
  readonly person: string;
  readonly code_hash: string;
  readonly made_at: Time;
}

/** What a passkey has to sign; good for one try. */
interface ChallengeRow {
  readonly hash: string;
  /** Who adds a key; null: somebody signs in. */
  readonly person: string | null;
  readonly until: Time;
}

export interface RelationRow {
  readonly person: string;
  readonly other: string;
  /** `friend`: they want to be friends; two people who both do are. */
  readonly kind: 'block' | 'mute' | 'friend';
  /** The other's name at that time: people who keep apart are not told about renaming. */
  readonly name: string;
}

export interface TableRow {
  readonly id: string;
  readonly status: 'open' | 'playing' | 'over' | 'expired';
  /** Null once nobody owns it any more. */
  readonly owner: string | null;
  readonly is_public: Flag;
  /** How many seats a quick match has; 0: it is not a quick match. */
  readonly quick: number;
  /** Bots take the empty seats of the quick match after a while. */
  readonly fills: Flag;
  /** Counts changes of the set-up, so that nobody is marked ready for one they have not seen. */
  readonly version: number;
  readonly set_up: string;
  /** To be read out; null once the table is no longer open. */
  readonly code: string | null;
  readonly invitation: string;
  /** Never leaves the server before the end. */
  readonly seed: string;
  /** The key of the tickets. */
  readonly secret: string;
  readonly rematch: string | null;
  /** Somebody who sits there is there, as was noted last. */
  readonly attended: Flag;
  readonly made_at: Time;
  readonly touched_at: Time;
}

export interface SeatRow {
  readonly game: string;
  readonly seat: number;
  readonly kind: 'open' | 'invited' | 'person' | 'bot';
  readonly person: string | null;
  /** The name as it was when the seat was taken: a game keeps its names. */
  readonly name: string;
  readonly ready: Flag;
  readonly sat_at: Time;
}

export interface LogRow {
  readonly game: string;
  readonly number: number;
  readonly at: Time;
  readonly entry: string;
}

export interface ChatRow {
  readonly game: string;
  readonly number: number;
  readonly room: 'players' | 'watchers' | 'first pair' | 'second pair';
  readonly person: string;
  readonly name: string;
  readonly seat: number | null;
  readonly kind: 'text' | 'emote';
  readonly text: string;
  readonly at: Time;
}

interface RecordRow {
  readonly game: string;
  readonly ended_at: Time;
  /** Brotli. The engines give bytes back in different wrappings. */
  readonly packed: ColumnType<Uint8Array | ArrayBuffer, Uint8Array, never>;
}

/** A running game as it was saved last: helps where its cards have changed since. */
interface CheckpointRow {
  readonly game: string;
  /** How many rows its journal had. */
  readonly rows: number;
  readonly packed: ColumnType<Uint8Array | ArrayBuffer, Uint8Array, Uint8Array>;
  /** What the program that saved it needs to go on at once; null: another program has saved it since. */
  readonly bookmark: string | null;
}

/** How a game ended for one seat. */
export interface ResultRow {
  readonly game: string;
  readonly seat: number;
  /** Null: a bot, or a person who asked to be forgotten. */
  readonly person: string | null;
  /** In alphabetical order, so that each pairing is stored one way. */
  readonly faction_one: string;
  readonly faction_two: string;
  readonly points: number;
  readonly place: number;
  /** Null: it was not rated. */
  readonly rating_change: number | null;
  readonly ended_at: Time;
}

/** A finished game that counts for the statistics of the server. */
export interface CountedGameRow {
  readonly game: string;
  /** Who sat there: people only, or bots as well. */
  readonly kind: 'people' | 'bots';
  readonly players: number;
  /** The seat that began (R1.6); null: unknown, after a game went on with other cards. */
  readonly first: number | null;
  readonly ended_at: Time;
}

/** How good somebody is believed to be, alone or as one of a pair (R13). */
export interface RatingRow {
  readonly person: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
  /** As people read it. */
  readonly shown: number;
}

/** A turn of a game that waits, or waited, for somebody. */
export interface TurnRow {
  readonly game: string;
  readonly person: string;
  readonly turn: number;
  /** To be notified when due; notified; notified and played since. */
  readonly state: 'waiting' | 'sent' | 'over';
  readonly due_at: Time;
  readonly sent_at: Time | null;
  /** When they are reminded; null: never, or it has been done. */
  readonly remind_at: Time | null;
  readonly reminded: Flag;
  /** A mail about it has gone out: there is one for each turn, and the reminder. */
  readonly mailed: Flag;
}

/** Where somebody wants mail. */
export interface MailboxRow {
  readonly id: string;
  readonly person: string;
  readonly address: string;
  /** A mail for each turn, or at most one a day. */
  readonly pace: 'turn' | 'day';
  /** Until when it can be confirmed; null: it has been. */
  readonly until: Time | null;
  readonly confirm_hash: string | null;
  readonly stop_hash: string;
  readonly made_at: Time;
  /** When the last notice went there. */
  readonly mailed_at: Time | null;
  /** When its mail server refused it for good. */
  readonly refused_at: Time | null;
}

/** What waits to be sent. */
export interface OutboxRow {
  /** Stays the same however often sending is tried, so that a recipient can recognise duplicates. */
  readonly id: string;
  readonly channel: 'push' | 'mail' | 'webhook';
  readonly event: 'turn' | 'reminder' | 'over' | 'confirm';
  readonly person: string;
  /** The table, or the mailbox that is to be confirmed. */
  readonly about: string;
  readonly turn: number;
  readonly made_at: Time;
  readonly due_at: Time;
  /** Until then somebody is sending it. */
  readonly held_until: Time;
  readonly attempts: number;
}

/** A browser that wants to be told. */
export interface PushRow {
  readonly endpoint: string;
  readonly person: string;
  /** The hash of the browser's own secret: with it the notices end. */
  readonly device: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly made_at: Time;
}

/** When a table with a clock has to be looked at. */
export interface DeadlineRow {
  readonly game: string;
  readonly due_at: Time;
}

/** Nobody's time: the service was not there. */
export interface OutageRow {
  readonly began_at: Time;
  readonly ended_at: Time;
}

/** What somebody reported to the operator about somebody else at a table. */
export interface ComplaintRow {
  readonly id: string;
  readonly person: string;
  readonly about: string;
  readonly about_name: string;
  readonly game: string;
  readonly reason: string;
  /** JSON: the last lines of the table then. */
  readonly said: string;
  readonly made_at: Time;
  /** Null: nobody has dealt with it yet. */
  readonly settled_at: Time | null;
}

/** Somebody who is banned. */
interface BanRow {
  readonly person: string;
  readonly made_at: Time;
}

interface SettingRow {
  readonly name: string;
  readonly value: string;
}

interface MigrationRow {
  readonly name: string;
  readonly at: Time;
}

export interface Schema {
  readonly people: PersonRow;
  readonly devices: DeviceRow;
  readonly carries: CarryRow;
  readonly relations: RelationRow;
  readonly passkeys: PasskeyRow;
  readonly passwords: PasswordRow;
  readonly recoveries: RecoveryRow;
  readonly challenges: ChallengeRow;
  readonly tables: TableRow;
  readonly seats: SeatRow;
  readonly log: LogRow;
  readonly chat: ChatRow;
  readonly records: RecordRow;
  readonly checkpoints: CheckpointRow;
  /** Finished games whose results are still to be noted. */
  readonly unnoted: { readonly game: string };
  readonly results: ResultRow;
  readonly counted_games: CountedGameRow;
  readonly ratings: RatingRow;
  readonly pair_ratings: RatingRow;
  readonly turns: TurnRow;
  readonly pushes: PushRow;
  readonly mailboxes: MailboxRow;
  readonly outbox: OutboxRow;
  readonly complaints: ComplaintRow;
  readonly bans: BanRow;
  readonly settings: SettingRow;
  readonly deadlines: DeadlineRow;
  /** When the service was last seen. */
  readonly alive: { readonly name: string; readonly at: Time };
  readonly outages: OutageRow;
  readonly migrations: MigrationRow;
}
