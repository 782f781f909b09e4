/** A part of a section of the rules. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** A step of the turn, numbered by its place. */
  | { readonly kind: 'step'; readonly text: string }
  | { readonly kind: 'rule'; readonly id: string; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] };

export interface Section {
  /** "R5", or the title where it has no number. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

const HEADING = /^## (?:(?<id>R\d+) )?(?<title>.+)$/u;
const RULE = /^- (?<id>R\d+\.\d+) (?<text>.+)$/u;
const STEP = /^\d+\. (?<text>.+)$/u;
const ROW = /^\|(?<cells>.+)\|$/u;
const RULER = /^[\s|:-]+$/u;

/** The sections of docs/rules.md, as they stand there; what comes before the first is for developers. */
export function readRules(markdown: string): readonly Section[] {
  const sections: { id: string; title: string; blocks: Block[] }[] = [];
  for (const line of markdown.split('\n')) {
    const { id, title } = HEADING.exec(line)?.groups ?? {};
    const section = sections.at(-1);
    if (title !== undefined) sections.push({ id: id ?? title, title, blocks: [] });
    else if (section !== undefined && line.trim() !== '') addLine(section.blocks, line.trim());
  }
  return sections;
}

function addLine(blocks: Block[], line: string): void {
  const { cells } = ROW.exec(line)?.groups ?? {};
  if (cells === undefined) blocks.push(readLine(line));
  else if (!RULER.test(cells))
    addRow(
      blocks,
      cells.split('|').map((cell) => cell.trim()),
    );
}

function addRow(blocks: Block[], row: readonly string[]): void {
  const last = blocks.at(-1);
  if (last?.kind === 'table') blocks.splice(-1, 1, { ...last, rows: [...last.rows, row] });
  else blocks.push({ kind: 'table', rows: [row] });
}

function readLine(line: string): Block {
  const rule = RULE.exec(line)?.groups;
  if (rule?.['id'] !== undefined && rule['text'] !== undefined) {
    return { kind: 'rule', id: rule['id'], text: rule['text'] };
  }
  const step = STEP.exec(line)?.groups?.['text'];
  return step === undefined ? { kind: 'paragraph', text: line } : { kind: 'step', text: step };
}

/** A stretch of text in one manner. */
export interface Run {
  readonly manner: 'plain' | 'strong' | 'emphasis' | 'code' | 'rule';
  readonly text: string;
}

const MARKED = /\*\*(?<strong>.+?)\*\*|\*(?<emphasis>.+?)\*|`(?<code>.+?)`|\b(?<rule>R\d+(?:\.\d+)?)\b/gu;

/** A text taken apart where its manner changes; numbers of rules are those of other entries. */
export function runsIn(text: string): readonly Run[] {
  const runs: Run[] = [];
  let from = 0;
  const plainUpTo = (to: number): void => {
    if (to > from) runs.push({ manner: 'plain', text: text.slice(from, to) });
  };
  for (const match of text.matchAll(MARKED)) {
    plainUpTo(match.index);
    runs.push(markedRun(match.groups ?? {}));
    from = match.index + match[0].length;
  }
  plainUpTo(text.length);
  return runs;
}

function markedRun({ strong, emphasis, code, rule }: Record<string, string | undefined>): Run {
  if (strong !== undefined) return { manner: 'strong', text: strong };
  if (emphasis !== undefined) return { manner: 'emphasis', text: emphasis };
  if (code !== undefined) return { manner: 'code', text: code };
  return { manner: 'rule', text: rule ?? '' };
}

/** As it is read, without marks. */
export function plainRule(text: string): string {
  return runsIn(text)
    .map((run) => run.text)
    .join('');
}
