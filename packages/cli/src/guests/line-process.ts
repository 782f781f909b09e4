import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { Fault } from './fault.ts';
import { endWithUs, killGroup } from './process-groups.ts';

/** Most lines that may wait to be read. */
const MOST_WAITING = 1000;
/** Characters kept from the end of its standard error. */
const LONGEST_COMPLAINT = 300;
/** Time for a program to end by itself after closing its output or reaching the end of its input. */
const GRACE_MILLIS = 500;

interface Waiting {
  resolve(line: string): void;
  reject(fault: Fault): void;
}

/** A program that reads and writes lines. Whatever it does, the memory kept for it is bounded, and it can be ended. */
export class LineProcess {
  private readonly child: ChildProcessByStdio<Writable, Readable, Readable>;
  private readonly longestLine: number;
  private readonly lines: string[] = [];
  private partial = '';
  private complaint = '';
  private waiting: Waiting | null = null;
  private failure: Fault | null = null;
  private readonly hasEnded: Promise<void>;

  constructor(command: string, longestLine: number) {
    this.longestLine = longestLine;
    // A process group, so that whatever the shell starts ends with it.
    this.child = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
    const { child } = this;
    const { pid } = child;
    if (pid !== undefined) endWithUs(pid);
    child.stdout.setEncoding('utf8').on('data', (text: string) => this.read(text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.complaint = (this.complaint + text).slice(-LONGEST_COMPLAINT);
    });
    // It ended during the write: handled where it ends.
    child.stdin.on('error', () => {});
    child.on('error', (error) => this.fail(`could not be started: ${error.message}`));
    child.stdout.on('end', () => {
      setTimeout(() => this.fail('has closed its output'), GRACE_MILLIS).unref();
    });
    this.hasEnded = new Promise((resolve) => {
      child.on('close', (code, signal) => {
        if (pid !== undefined) killGroup(pid);
        this.fail(`has ended (${signal ?? `code ${code ?? '?'}`})${this.lastWords()}`);
        resolve();
      });
    });
  }

  /** Whether it wrote lines that were not asked for. */
  get hasSpoken(): boolean {
    return this.lines.length > 0 || this.partial !== '';
  }

  write(text: string): void {
    this.child.stdin.write(text);
  }

  /** The next line; throws a Fault if there is none in time (`late` says so), or none at all. */
  next(millis: number, late: string): Promise<string> {
    const line = this.lines.shift();
    if (line !== undefined) return Promise.resolve(line);
    if (this.failure !== null) return Promise.reject(this.failure);
    return new Promise((resolve, reject) => {
      // Our own program may have been busy: what has arrived meanwhile is read before the time counts as up.
      const timer = setTimeout(() => setImmediate(() => this.fail(late)), millis);
      const settle = (): void => {
        clearTimeout(timer);
        this.waiting = null;
      };
      this.waiting = {
        resolve: (text) => {
          settle();
          resolve(text);
        },
        reject: (fault) => {
          settle();
          reject(fault);
        },
      };
    });
  }

  private read(text: string): void {
    if (this.failure !== null) return;
    const [first = '', ...rest] = text.split('\n');
    this.partial += first;
    for (const next of rest) {
      this.take(this.partial);
      this.partial = next;
    }
    if (this.partial.length > this.longestLine)
      this.fail(`wrote a line of more than ${this.longestLine} characters`);
    else if (this.lines.length > MOST_WAITING) this.fail(`wrote more than ${MOST_WAITING} lines unasked`);
  }

  private take(line: string): void {
    if (line.length > this.longestLine) this.fail(`wrote a line of more than ${this.longestLine} characters`);
    else if (this.waiting === null) this.lines.push(line);
    else this.waiting.resolve(line);
  }

  /** Nothing it says counts any more. Only the first failure is reported. */
  private fail(why: string): void {
    if (this.failure !== null) return;
    this.failure = new Fault(why);
    this.waiting?.reject(this.failure);
  }

  private lastWords(): string {
    const last = this.complaint.trim().split('\n').at(-1) ?? '';
    return last === '' ? '' : `: ${last}`;
  }

  /** The input is closed: it has a moment to end by itself, unless it broke a rule. */
  async end(atOnce: boolean): Promise<void> {
    const { pid, stdin } = this.child;
    stdin.end();
    if (pid === undefined) return;
    const timer = setTimeout(() => killGroup(pid), atOnce ? 0 : GRACE_MILLIS);
    await this.hasEnded;
    clearTimeout(timer);
  }
}
