import { randomBelow, type RandomState, type Seat, type State } from '@smashup/engine';
import { ticketFor } from '../../src/play/answers/tickets.ts';
import type { Request } from '../../src/protocol/index.ts';
import type { StoredTable } from '../../src/storage/index.ts';
import type { Session } from '../../src/transport/session.ts';
import type { ScriptStep } from './script.ts';
import type { World } from './world.ts';

/** Somebody at the table; null: they watch. */
export interface Present {
  readonly seat: Seat | null;
  readonly session: Session;
}

interface Scene {
  readonly world: World;
  readonly table: StoredTable;
  readonly state: State;
  /** How many of the script's steps have been taken. */
  readonly number: number;
}

/**
 * One of the things that people do and that concern nobody else, one after another: the one in question must not hear of
 * any of it.
 */
export async function actBehind(
  viewer: Present,
  others: readonly Present[],
  { world, table: { id: table, secret }, state, number }: Scene,
  { random, acts }: { readonly random: RandomState; readonly acts: number },
): Promise<void> {
  const other = others[randomBelow(random, others.length)];
  const card = randomBelow(random, state.defs.length);
  const on = randomBelow(random, 2) === 0;
  const about = viewer.session.person.id;
  const decision = ticketFor(secret, other.seat ?? 0, number);
  const requests: Request[] = [
    { ask: 'me' },
    { ask: 'export' },
    { ask: 'carry' },
    { ask: 'history' },
    { ask: 'results' },
    { ask: 'leaderboard' },
    { ask: 'statistics' },
    { ask: 'lobby', on },
    { ask: 'hear', on },
    { ask: 'hear watchers', table, on },
    { ask: 'story', table },
    { ask: 'visit', table },
    { ask: 'inspect', table, card },
    { ask: 'why not', table, card, target: state.bases[0]?.base ?? 0 },
    { ask: 'forecast', table, decision, option: 0, target: null },
    { ask: 'hint', table, decision },
    { ask: 'answer', table, decision: 5, picks: [0] },
    { ask: 'relate', person: about, relation: 'mute', on },
    { ask: 'complain', table, about, reason: 'They look at my cards.' },
    // Where they are no partners: it is refused, or their partner hears it (R13.4).
    ...(viewer.seat !== null && other.seat !== null && (viewer.seat + other.seat) % 2 === 0
      ? []
      : ([{ ask: 'say', table, text: 'Psst, partner', toPartner: true }] as const)),
    // Players and watchers do not hear each other.
    ...((viewer.seat === null) === (other.seat === null)
      ? []
      : ([
          { ask: 'say', table, text: 'Psst' },
          { ask: 'emote', table, emote: 'wow' },
        ] as const)),
  ];
  await world.ask(other.session, requests[acts % requests.length]);
}

/** Who never uses a window may as well say so: nobody can tell the difference. */
export async function wantNoWindows(
  others: readonly Present[],
  steps: readonly ScriptStep[],
  { world, table }: Pick<Scene, 'world' | 'table'>,
): Promise<void> {
  for (const { seat, session } of others) {
    const usesWindows = steps.some((step) => step.seat === seat && step.kind === 'respond' && !step.isPass);
    if (seat === null || usesWindows) continue;
    await world.ask(session, { ask: 'asking', table: table.id, asking: 'only at scoring' });
  }
}
