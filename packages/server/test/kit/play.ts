import { Client, seat, setUp } from './client.ts';
import type { TestServer } from './server.ts';

/** Two people at a table with the cards dealt; `meet`: what each does before they sit down. */
export async function twoAtTable(
  server: TestServer,
  changes = {},
  meet: (person: Client) => Promise<void> = async () => {},
): Promise<[Client, Client]> {
  const ann = await Client.named(server, 'Ann');
  const bob = await Client.named(server, 'Bob');
  await Promise.all([ann.connect(), bob.connect()]);
  for (const each of [ann, bob]) await meet(each);
  const { table } = await ann.ask({ ask: 'open', setUp: setUp([seat.me, seat.invited], changes) });
  if (table?.invitation === undefined || table.invitation === null) throw new Error('No way to the table.');
  await ann.visit(table.id);
  await bob.visit(table.id, table.invitation);
  await bob.ask({ ask: 'sit', table: table.id, seat: 1, invitation: table.invitation });
  await ann.ask({ ask: 'ready', table: table.id, version: 1, ready: true });
  await bob.ask({ ask: 'ready', table: table.id, version: 1, ready: true });
  for (const each of [ann, bob]) {
    await each.until(() => each.known?.situation !== null, 'cards are dealt');
    await each.readStory();
  }
  return [ann, bob];
}

/** Plays until the test says so, or to the end; gives the number of answers. */
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
