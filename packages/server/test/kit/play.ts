import type { OnlineSetUp } from '../../src/protocol/index.ts';
import { Client, seat, setUp } from './client.ts';
import type { TestServer } from './server.ts';

/** Two people at a table with the cards dealt; `meet`: what each does before they sit down. */
export async function twoAtTable(
  server: TestServer,
  changes: Partial<OnlineSetUp> = {},
  meet: (person: Client) => Promise<void> = async () => {},
): Promise<[Client, Client]> {
  const [ann, bob] = await dealtTo(server, 2, changes, meet);
  return [ann, bob];
}

const NAMES = ['Ann', 'Bob', 'Carl', 'Dora'] as const;

/** So many people at a table with the cards dealt. */
export async function dealtTo(
  server: TestServer,
  count: 2 | 3 | 4,
  changes: Partial<OnlineSetUp> = {},
  meet: (person: Client) => Promise<void> = async () => {},
): Promise<Client[]> {
  const people: Client[] = [];
  for (const name of NAMES.slice(0, count)) people.push(await Client.named(server, name));
  await Promise.all(people.map((each) => each.connect()));
  for (const each of people) await meet(each);
  const [host, ...guests] = people;
  const seats = [seat.me, ...guests.map(() => seat.invited)];
  const { table } = await host.ask({ ask: 'open', setUp: setUp(seats, changes) });
  if (table?.invitation === undefined || table.invitation === null) throw new Error('No way to the table.');
  const { id, invitation } = table;
  await host.visit(id);
  for (const [at, guest] of guests.entries()) {
    await guest.visit(id, invitation);
    await guest.ask({ ask: 'sit', table: id, seat: at + 1, invitation });
  }
  for (const each of people) await each.ask({ ask: 'ready', table: id, version: 1, ready: true });
  for (const each of people) {
    await each.until(() => each.known?.situation !== null, 'cards are dealt');
    await each.readStory();
  }
  return people;
}

/** Plays until the test says so, or to the end; returns the number of answers. */
export async function play(
  people: readonly Client[],
  isEnough: (answers: number) => boolean = () => false,
): Promise<number> {
  let answers = 0;
  const isOver = () => people.every(({ room }) => room.status === 'over');
  while (!isOver() && !isEnough(answers)) {
    const [one] = people;
    await one.until(() => isOver() || people.some(({ decision }) => decision !== null), 'somebody is asked');
    const decider = people.find(({ decision }) => decision !== null);
    if (decider?.decision === undefined || decider.decision === null) continue;
    const { decision } = decider;
    const reply = await decider.answer(decision, decider.picks(decision, answers * 7));
    if (!reply.ok && reply.problem !== 'too late') throw new Error(reply.message);
    answers++;
    await decider.until(() => decider.decision?.id !== decision.id, 'the answer shows');
  }
  return answers;
}

/** Somebody is asked, and both know it. */
export async function settled(ann: Client, bob: Client): Promise<void> {
  const agree = () => {
    const [one, other] = [ann.known?.situation, bob.known?.situation];
    const decisions = [ann.decision, bob.decision].filter((decision) => decision !== null);
    return decisions.length === 1 && one?.waitingFor === other?.waitingFor;
  };
  await ann.until(agree, 'both know who decides');
  // What was told before comes before the answer to this.
  for (const each of [ann, bob]) await each.visit();
}
