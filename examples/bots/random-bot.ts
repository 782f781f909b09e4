/**
 * Answers at random: the whole protocol in a few lines (docs/protocol.md).
 *
 * npx smashup simulate --games 10 --bots "cmd:node --import tsx examples/bots/random-bot.ts",normal
 */
import type { BotMessage, HostMessage } from '@smashup/referee/bot-protocol';
import { createInterface } from 'node:readline';

function say(message: BotMessage): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

function randomBelow(limit: number): number {
  return Math.floor(Math.random() * limit);
}

for await (const line of createInterface({ input: process.stdin })) {
  const message: HostMessage = JSON.parse(line);
  if (message.type === 'hello') say({ type: 'hello', protocol: 1, name: 'random, in TypeScript' });
  if (message.type !== 'question') continue;
  const { question, min, max, options } = message;
  const rest = [...options.keys()];
  const picks = Array.from({ length: min + randomBelow(max - min + 1) }, () => {
    return rest.splice(randomBelow(rest.length), 1)[0] ?? 0;
  });
  say({ type: 'answer', question, picks });
}
