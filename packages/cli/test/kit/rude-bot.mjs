// A bot that misbehaves in the way that it is told to: node rude-bot.mjs WAY.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const way = process.argv[2];

/** @typedef {{ type: string, question: number, options: unknown[] }} Heard */

/** @param {unknown} message */
function say(message) {
  process.stdout.write(`${typeof message === 'string' ? message : JSON.stringify(message)}\n`);
}

/** What it does when it is asked for the third time. @type {Record<string, (heard: Heard) => void>} */
const WAYS = {
  crashes: () => {
    throw new Error('a mistake of mine');
  },
  leaves: () => process.exit(0),
  'is silent': () => {},
  'writes nonsense': () => say('what?'),
  'writes what is no message': ({ question }) => say({ type: 'reply', question }),
  'picks what is not there': ({ question, options }) =>
    say({ type: 'answer', question, picks: [options.length] }),
  'picks nothing at all': ({ question }) => say({ type: 'answer', question, picks: 'first' }),
  'answers another question': ({ question }) => say({ type: 'answer', question: question - 1, picks: [0] }),
  'answers twice': ({ question }) => {
    say({ type: 'answer', question, picks: [0] });
    say({ type: 'answer', question, picks: [0] });
  },
  'never ends a line': () => {
    process.stdout.write('x'.repeat(100_000));
  },
  'floods with lines': () => {
    say(Array.from({ length: 5000 }, () => 'x').join('\n'));
  },
  'floods with requests': () => {
    say(
      Array.from({ length: 3000 }, (_, id) => `{"type":"apply","id":${id},"world":1,"picks":[]}`).join('\n'),
    );
  },
  'closes its output': () => {
    process.stdout.end();
    setTimeout(() => {}, 600_000);
  },
  'stops reading and will not die': () => {
    process.stdin.pause();
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {});
    // Something that would outlive it.
    spawn(process.execPath, ['-e', 'setTimeout(() => {}, 600000)'], { stdio: 'inherit' });
  },
};

if (way === 'does not start') process.exit(3);
let asked = 0;
for await (const line of createInterface({ input: process.stdin })) {
  /** @type {Heard} */
  const message = JSON.parse(line);
  if (message.type === 'hello') say({ type: 'hello', protocol: way === 'speaks another protocol' ? 99 : 1 });
  if (message.type !== 'question') continue;
  asked++;
  if (asked === 3) WAYS[way ?? '']?.(message);
  else say({ type: 'answer', question: message.question, picks: [0] });
}
