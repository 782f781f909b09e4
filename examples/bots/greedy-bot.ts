/**
 * Tries every option in a world that fits what it knows, and takes the one after which things look best.
 *
 * npx smashup simulate --games 10 --bots "cmd:node --import tsx examples/bots/greedy-bot.ts",easy
 */
import type { TableView } from '@smashup/referee';
import type { BotMessage, HostMessage, Question } from '@smashup/referee/bot-protocol';
import { createInterface } from 'node:readline';

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
let seed = 0;

function say(message: BotMessage): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

async function hear(): Promise<HostMessage | null> {
  const { done, value } = await lines.next();
  const message: HostMessage | null = done === true ? null : JSON.parse(value);
  return message;
}

/** VP, plus what the bases would pay if they scored now; the closer a base is to scoring, the more it counts. */
function prospects({ players, bases }: TableView, seat: number): number {
  let points = players[seat]?.vp ?? 0;
  for (const { total, breakpoint, standings } of bases) {
    const ripe = Math.min(1, total / Math.max(1, breakpoint ?? total));
    points += (standings[seat]?.vp ?? 0) * ripe + (standings[seat]?.total ?? 0) / 50;
  }
  return points;
}

function lead(view: TableView, seat: number): number {
  const others = view.players.filter((player) => player.seat !== seat);
  return prospects(view, seat) - Math.max(...others.map((other) => prospects(view, other.seat)));
}

async function decide({ options, min, seat }: Question): Promise<readonly number[]> {
  say({ type: 'determinize', id: 0, seed: ++seed });
  const world = await hear();
  let best = { worth: Number.NEGATIVE_INFINITY, picks: [0] };
  for (const [number, { kind }] of options.entries()) {
    const rest = [...options.keys()].filter((other) => other !== number);
    const picks = [number, ...rest.slice(0, Math.max(0, min - 1))];
    say({ type: 'apply', id: number, world: world?.type === 'world' ? world.world : 0, picks });
    const tried = await hear();
    const worth = tried?.type === 'world' ? lead(tried.view, seat) - (kind === 'pass' ? 0.1 : 0) : -100;
    if (worth > best.worth) best = { worth, picks };
  }
  return best.picks;
}

for (let message = await hear(); message !== null; message = await hear()) {
  if (message.type === 'hello') say({ type: 'hello', protocol: 1, name: 'greedy, in TypeScript' });
  if (message.type === 'question')
    say({ type: 'answer', question: message.question, picks: await decide(message) });
}
