import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** The terminal: prints output and reads answers. */
export interface Terminal {
  /** Columns to fill. */
  readonly width: number;
  /** Lines that are seen at once. */
  readonly height: number;
  /** Is there a person at both ends? */
  readonly interactive: boolean;
  print(...lines: readonly string[]): void;
  /** A status line for the person; it is not written to a pipe. */
  complain(line: string): void;
  /** Asks for a line; null when the input has ended. */
  ask(question: string): Promise<string | null>;
  /** Clears the screen, and the scrollback too if `wholly`. */
  clear(wholly: boolean): void;
  /** A progress line, replaced by whatever is printed next. Empty: removes it. */
  status(text: string): void;
  /** Aborted by Ctrl-C. */
  readonly interrupted: AbortSignal;
  close(): void;
}

const DEFAULT_WIDTH = 80;
/** Longer lines are hard to read, however wide the window is. */
const WIDEST = 120;

export interface Streams {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: Writable & { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number };
  readonly errors: Writable;
}

export function openTerminal({ input, output, errors }: Streams): Terminal {
  const interactive = input.isTTY === true && output.isTTY === true;
  const interruption = new AbortController();
  let lines: LineReader | null = null;
  return {
    get width() {
      return Math.min(WIDEST, output.columns ?? Number(process.env['COLUMNS'] ?? DEFAULT_WIDTH));
    },
    get height() {
      return output.rows ?? Number.POSITIVE_INFINITY;
    },
    interactive,
    interrupted: interruption.signal,
    print(...text) {
      for (const line of text) output.write(`${line}\n`);
    },
    complain(line) {
      errors.write(`${line}\n`);
    },
    async ask(question) {
      lines ??= new LineReader(input, output, interactive, () => interruption.abort());
      return lines.next(question);
    },
    clear(wholly) {
      if (interactive) output.write(wholly ? '\u001B[2J\u001B[3J\u001B[H' : '\u001B[2J\u001B[H');
      else output.write('\n');
    },
    status(text) {
      if (interactive) output.write(`\r\u001B[K${text}`);
    },
    close() {
      lines?.close();
    },
  };
}

/** Reads line by line. Lines that come before they are asked for, as from a pipe, wait. */
class LineReader {
  private readonly reader: Interface;
  private readonly lines: AsyncIterator<string>;
  private readonly output: Writable;
  private readonly interactive: boolean;

  constructor(input: Readable, output: Writable, interactive: boolean, interrupt: () => void) {
    this.output = output;
    this.interactive = interactive;
    this.reader = createInterface(interactive ? { input, output, terminal: true } : { input });
    this.lines = this.reader[Symbol.asyncIterator]();
    // Ctrl-C ends the input, so that the game can still be saved.
    this.reader.on('SIGINT', () => {
      interrupt();
      this.reader.close();
    });
  }

  async next(question: string): Promise<string | null> {
    if (this.interactive) {
      this.reader.setPrompt(question);
      this.reader.prompt();
    }
    const next = await this.lines.next();
    const line = next.done === true ? null : next.value;
    // Input from a pipe is not echoed by anything else.
    if (!this.interactive) this.output.write(`${question}${line ?? ''}\n`);
    return line;
  }

  close(): void {
    this.reader.close();
  }
}
