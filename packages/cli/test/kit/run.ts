import { currentCli } from '../../../../tools/build-cli.mjs';
import { runSmashUp } from '../../src/program.ts';
import type { Terminal } from '../../src/terminal/terminal.ts';

export interface Result {
  readonly out: string;
  readonly err: string;
  readonly code: number;
}

/** Answers a question, given everything printed since the last one; null ends the input. */
export type Person = (screen: string, question: string) => string | null;

const nobody: Person = () => null;

/** A person who misreads the screen would be asked for ever; no game asks half as often. */
const MOST_QUESTIONS = 20_000;

/** What threads run is bundled. */
await currentCli();
const worker = new URL('../../dist/worker.mjs', import.meta.url);

/** Runs the command line in this process, at a terminal of 80 columns. */
export async function smashup(args: readonly string[], person: Person = nobody): Promise<Result> {
  let out = '';
  let err = '';
  let read = 0;
  let questions = 0;
  const terminal: Terminal = {
    width: 80,
    height: Number.POSITIVE_INFINITY,
    interactive: false,
    print(...lines) {
      for (const line of lines) out += `${line}\n`;
    },
    complain(line) {
      err += `${line}\n`;
    },
    ask(question) {
      if (++questions > MOST_QUESTIONS) throw new Error(`Asked for ever: ${out.slice(read)}${question}`);
      const screen = out.slice(read);
      read = out.length;
      const answer = person(screen, question);
      out += `${question}${answer ?? ''}\n`;
      return Promise.resolve(answer);
    },
    clear() {
      out += '\n';
    },
    status() {},
    interrupted: new AbortController().signal,
    close() {},
  };
  const code = await runSmashUp(args, terminal, worker);
  return { out, err, code };
}

/** Types these lines, then leaves. */
export function typing(...lines: readonly string[]): Person {
  const left = [...lines];
  return () => left.shift() ?? null;
}
