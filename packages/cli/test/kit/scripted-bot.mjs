// A bot that says what it is told to: node scripted-bot.mjs SCRIPT LOG. One line of the script for every line that it
// hears and that wants one; after the script always the first options. All that is said is noted in the log.
import { appendFileSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [script = '', log = ''] = process.argv.slice(2);
const lines = readFileSync(script, 'utf8').split('\n').filter(Boolean);

/** @param {string} line */
function say(line) {
  appendFileSync(log, `<- ${line}\n`);
  process.stdout.write(`${line}\n`);
}

for await (const line of createInterface({ input: process.stdin })) {
  appendFileSync(log, `-> ${line}\n`);
  /** @type {{ type: string, question: number, min: number }} */
  const { type, question, min } = JSON.parse(line);
  if (['events', 'game', 'result', 'out'].includes(type)) continue;
  say(
    lines.shift() ?? JSON.stringify({ type: 'answer', question, picks: [...Array(Math.max(1, min)).keys()] }),
  );
}
