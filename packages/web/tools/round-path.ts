/** How many numbers a command of an SVG path takes. */
const NUMBERS: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;
const COMMAND = /[a-z]/iy;
const BETWEEN = /[\s,]*/y;

export interface Step {
  /** In lower case. */
  readonly command: string;
  readonly isRelative: boolean;
  readonly values: readonly number[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * An outline enlarged and put on whole numbers, which halves what has to be loaded. Points are rounded where they are,
 * not their distances from each other, so that errors do not add up. Each contour begins with where it is, so that it can be
 * drawn by itself.
 */
export function roundPath(path: string, scale: number): string {
  let exact: Point = { x: 0, y: 0 };
  let rounded: Point = exact;
  let start: Point = exact;
  let last = '';
  let text = '';
  for (const { command, isRelative, values } of stepsOf(path)) {
    if (last === 'z' && command !== 'm') {
      text += `M${rounded.x} ${rounded.y}`;
      last = 'm';
    }
    const scaled = values.map((value) => value * scale);
    const origin = isRelative ? exact : { x: 0, y: 0 };
    const points = pointsOf(command, scaled, origin, exact);
    const from = rounded;
    const offsets = points.map(({ x, y }) => [Math.round(x) - from.x, Math.round(y) - from.y] as const);
    text +=
      command === 'm'
        ? `M${points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('')}`
        : write(command === last ? '' : command, numbersOf(command, values, scaled, offsets));
    exact = command === 'z' ? start : (points.at(-1) ?? exact);
    if (command === 'm') start = exact;
    rounded = { x: Math.round(exact.x), y: Math.round(exact.y) };
    last = command;
  }
  return text;
}

/** The points that a command names, control points first. */
function pointsOf(command: string, values: readonly number[], origin: Point, current: Point): Point[] {
  const [first = 0] = values;
  if (command === 'h') return [{ x: origin.x + first, y: current.y }];
  if (command === 'v') return [{ x: current.x, y: origin.y + first }];
  const pairs = command === 'a' ? values.slice(5) : values;
  return Array.from({ length: pairs.length / 2 }, (_, at) => ({
    x: origin.x + (pairs[at * 2] ?? 0),
    y: origin.y + (pairs[at * 2 + 1] ?? 0),
  }));
}

function numbersOf(
  command: string,
  values: readonly number[],
  scaled: readonly number[],
  offsets: readonly (readonly [number, number])[],
): number[] {
  if (command === 'h') return offsets.map(([x]) => x);
  if (command === 'v') return offsets.map(([, y]) => y);
  if (command !== 'a') return offsets.flat();
  // A small arc keeps its bend.
  const radii = scaled.slice(0, 2).map((radius) => Math.round(radius * 10) / 10);
  return [...radii, ...values.slice(2, 5), ...offsets.flat()];
}

function write(letter: string, numbers: readonly number[]): string {
  return numbers.reduce(
    (text, number, at) => `${text}${number < 0 || (at === 0 && letter !== '') ? '' : ' '}${number}`,
    letter,
  );
}

export function stepsOf(path: string): Step[] {
  const steps: Step[] = [];
  const reader = new Reader(path);
  while (!reader.isAtEnd()) {
    const letter = reader.read(COMMAND);
    const isRelative = letter === letter.toLowerCase();
    let command = letter.toLowerCase();
    do {
      steps.push({ command, isRelative, values: reader.values(command) });
      // Further pairs after a move are lines.
      if (command === 'm') command = 'l';
    } while (command !== 'z' && reader.isAtNumber());
  }
  return steps;
}

class Reader {
  private readonly path: string;
  private at = 0;

  constructor(path: string) {
    this.path = path;
    this.skip();
  }

  isAtEnd(): boolean {
    return this.at >= this.path.length;
  }

  isAtNumber(): boolean {
    NUMBER.lastIndex = this.at;
    return NUMBER.test(this.path);
  }

  values(command: string): number[] {
    return Array.from({ length: NUMBERS[command] ?? 0 }, (_, at) =>
      // The two flags of an arc may stand without anything between them.
      Number(this.read(command === 'a' && (at === 3 || at === 4) ? FLAG : NUMBER)),
    );
  }

  read(token: RegExp): string {
    token.lastIndex = this.at;
    const found = token.exec(this.path)?.[0];
    if (found === undefined)
      throw new Error(`Not a path at ${this.at}: ${this.path.slice(this.at, this.at + 20)}`);
    this.at += found.length;
    this.skip();
    return found;
  }

  private skip(): void {
    BETWEEN.lastIndex = this.at;
    this.at += BETWEEN.exec(this.path)?.[0].length ?? 0;
  }
}

const FLAG = /[01]/y;
