import { z } from 'zod';
import { notice } from '../protocol/index.ts';

const page = {
  table: z.string(),
  person: z.string(),
  /** The page's own id. */
  page: z.string(),
};

/**
 * What one process tells the others: where something has changed, and never what. A process that wants to know reads
 * it from the database, and turns it into what its own people may see.
 */
export const busMessage = z.discriminatedUnion('kind', [
  /** The table's journal has a row of that number. */
  z.strictObject({ kind: z.literal('log'), table: z.string(), number: z.int() }),
  /** The table's row has changed, or one of its seats. */
  z.strictObject({ kind: z.literal('table'), table: z.string() }),
  z.strictObject({ kind: z.literal('chat'), table: z.string() }),
  /** A person has another name, other relations or other wishes. */
  z.strictObject({ kind: z.literal('person'), person: z.string() }),
  /** The person's data has been deleted. */
  z.strictObject({ kind: z.literal('forgotten'), person: z.string() }),
  z.strictObject({ kind: z.literal('notice'), person: z.string(), ...notice.shape }),
  /** The lists of their own tables of these people have changed. */
  z.strictObject({ kind: z.literal('own tables'), people: z.array(z.string()) }),
  /** Somebody is at a table there; `at`: when there was input. */
  z.strictObject({ kind: z.literal('here'), ...page, isVisible: z.boolean(), at: z.int() }),
  z.strictObject({ kind: z.literal('gone'), ...page }),
  /** Who is watching there. */
  z.strictObject({
    kind: z.literal('watchers'),
    table: z.string(),
    people: z.array(z.strictObject({ person: z.string(), name: z.string() })).readonly(),
  }),
  /** A process has opened that table and wants to know who is at it. */
  z.strictObject({ kind: z.literal('who is there'), table: z.string() }),
]);
export type BusMessage = z.infer<typeof busMessage>;

export interface Subscriber {
  /** `from`: the process that published it. */
  readonly message: (message: BusMessage, from: string) => void;
  /** Messages may have been lost: everything has to be read again. */
  readonly missed: () => void;
  /** That process has ended. */
  readonly gone: (from: string) => void;
}

/** Connects the processes of one server. */
export interface EventBus {
  publish(message: BusMessage): void;
  subscribe(subscriber: Subscriber): void;
  close(): Promise<void>;
}

/** For a server of one process. */
export const LOCAL_EVENT_BUS: EventBus = {
  publish: () => {},
  subscribe: () => {},
  close: async () => {},
};
