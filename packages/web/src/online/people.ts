import type { Proof } from '@smashup/server/protocol';
import { deleteMe, sayHello, useCarried } from './http.ts';
import { ask, closeLine } from './line.ts';
import { enter, exit, readMe } from './online.ts';

/**
 * Takes a name: from then on this browser is a person. If it has become one meanwhile, in another tab, that person
 * keeps their name.
 */
export async function takeName(name: string): Promise<void> {
  enter(await sayHello(name));
}

/** Becomes, in this browser, the person who made the link. */
export async function arrive(token: string): Promise<void> {
  enter(await useCarried(token));
}

export async function rename(name: string): Promise<void> {
  await ask({ ask: 'rename', name });
  await readMe();
}

export async function hearChat(on: boolean): Promise<void> {
  await ask({ ask: 'hear', on });
  await readMe();
}

export async function relate(
  person: string,
  relation: 'block' | 'mute' | 'friend',
  on: boolean,
): Promise<void> {
  await ask({ ask: 'relate', person, relation, on });
  await readMe();
}

/** Tells a friend who is online about a table of one's own. */
export async function invite(person: string, table: string): Promise<void> {
  await ask({ ask: 'invite', table, person });
}

/** Reports to the operator. */
export async function complain(table: string, about: string, reason: string): Promise<void> {
  await ask({ ask: 'complain', table, about, reason });
}

/** The address that makes another device this person's, and until when; it works once. */
export async function carry(): Promise<{ readonly address: string; readonly until: number }> {
  const { carry: made } = await ask({ ask: 'carry' });
  if (made === undefined) throw new Error('The link could not be made. Please try again in a moment.');
  return { address: `${location.origin}/carry#${made.token}`, until: made.until };
}

/** Everything that is stored about the person, to be read. */
export async function exportMe(): Promise<string> {
  const { export: everything } = await ask({ ask: 'export' });
  return JSON.stringify(everything, null, 2);
}

/** Nothing is stored any longer, here or on the server. */
export async function forgetMe(proof: Proof | null): Promise<void> {
  await deleteMe(proof);
  closeLine();
  exit();
}
