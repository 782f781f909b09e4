import { whyDisagree } from '@smashup/referee/protocol';
import type { LobbyEntry, Me, Reply, Tell } from '@smashup/server/protocol';
import { create } from 'zustand';
import { after } from '../clock.ts';
import { ownVersion } from '../session/referee.ts';
import type { LineState } from './connection.ts';
import { getVersion, whoAmI } from './http.ts';
import { ask, openLine } from './line.ts';
import { renewPushes } from './pushes.ts';
import { Refusal } from './refusal.ts';

type Notice = Extract<Tell, { tell: 'notice' }>;

/** What this page knows of the world outside. */
interface Online {
  /** Null: nobody is signed in; undefined: it is not known yet. */
  readonly me: Me | null | undefined;
  readonly line: LineState;
  /** Why this page cannot speak with the server, in one sentence; null: it can. */
  readonly outdated: string | null;
  /** There is no server behind this page. */
  readonly isAlone: boolean;
  /** Why the server does not let this person in, in one sentence; null if it does. */
  readonly barred: string | null;
  readonly lobby: readonly LobbyEntry[] | null;
  readonly notices: readonly Notice[];
}

export const useOnline = create<Online>()(() => ({
  me: undefined,
  line: 'opening',
  outdated: null,
  isAlone: false,
  barred: null,
  lobby: null,
  notices: [],
}));

const { setState } = useOnline;

/** Listeners that want more than what is in the store. */
export interface Hearer {
  readonly tell: (message: Tell) => void;
  readonly opened: () => void;
}

const hearers = new Set<Hearer>();

export function hear(hearer: Hearer): () => void {
  hearers.add(hearer);
  return () => void hearers.delete(hearer);
}

function tell(message: Tell): void {
  if (message.tell === 'notice') {
    setState(({ notices }) => ({
      notices: [...notices.filter(({ table }) => table !== message.table), message],
    }));
    // One's tables are others now.
    readMe().catch(() => {});
  }
  for (const hearer of hearers) hearer.tell(message);
}

function replied(reply: Reply): void {
  if (reply.ok && reply.me !== undefined) setState({ me: reply.me });
  if (reply.ok) return;
  if (reply.problem === 'who are you') setState({ me: null });
  if (reply.whole !== undefined) tell(reply.whole);
}

function opened(): void {
  // The line reports failures.
  compareVersions().catch(() => {});
  readMe().catch(() => {});
  for (const hearer of hearers) hearer.opened();
}

export function dismissNotice(table: string): void {
  setState(({ notices }) => ({ notices: notices.filter((notice) => notice.table !== table) }));
}

/** After a server's restart, too: it may be another one. */
async function compareVersions(): Promise<void> {
  const [host, page] = await Promise.all([getVersion(), ownVersion()]);
  if (host === null) setState({ isAlone: true });
  else setState({ isAlone: false, outdated: whyDisagree(page, host) });
}

/** Throws if the server cannot be reached. */
export function readMe(): Promise<void> {
  return learn(async () => (await ask({ ask: 'me' })).me);
}

async function learn(asked: () => Promise<Online['me']>): Promise<void> {
  try {
    setState({ me: await asked() });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.problem === 'not allowed') setState({ barred: error.message });
    else if (error.problem === 'who are you') setState({ me: null });
    else throw error;
  }
}

/** The person has a name now. */
export function enter(me: Me): void {
  setState({ me, barred: null });
  renewPushes().catch(() => {});
  openLine({
    state: (line) => setState({ line }),
    tell,
    replied,
    opened,
    barred: (why) => setState({ barred: why }),
  });
}

/** Nobody is signed in any more. */
export function exit(): void {
  setState({ me: null, barred: null });
}

const AGAIN_MILLIS = 2000;
let isBegun = false;

/** When somebody first looks at anything online: who is here, and do page and server understand each other? */
export function beginOnline(): void {
  if (isBegun) return;
  isBegun = true;
  begin().catch(() => {
    setState({ line: 'lost' });
    isBegun = false;
    after(AGAIN_MILLIS * (0.5 + Math.random()), beginOnline);
  });
}

async function begin(): Promise<void> {
  await compareVersions();
  if (useOnline.getState().isAlone) return;
  await learn(whoAmI);
  const { me } = useOnline.getState();
  if (me !== null && me !== undefined) enter(me);
}
