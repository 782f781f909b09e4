import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { smashup } from './kit/run.ts';

const PAGE = fileURLToPath(new URL('../../../docs/protocol.md', import.meta.url));
const BOT = fileURLToPath(new URL('./kit/scripted-bot.mjs', import.meta.url));
const BLOCK = /(?<=```jsonl\n)[\s\S]*?(?=```)/u;

const folder = mkdtempSync(join(tmpdir(), 'smashup-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the bot says, line by line; then it always takes the first options. */
const SCRIPT = [
  { type: 'hello', protocol: 1, name: 'an example' },
  { type: 'determinize', id: 1, seed: 42 },
  { type: 'apply', id: 2, world: 1, picks: [0] },
  { type: 'answer', question: 1, picks: [0] },
  { type: 'answer', question: 2, picks: [1] },
].map((message) => JSON.stringify(message));

/** Has the conversation, and gives both sides of it. */
async function converse(said: readonly string[]): Promise<string[]> {
  const [script, log] = [join(folder, 'script'), join(folder, 'log')];
  writeFileSync(script, said.join('\n'));
  const command = `cmd:"${process.execPath}" "${BOT}" "${script}" "${log}"`;
  const factions = ['--factions', 'Ghosts+Bear Cavalry,Cowboys+Vikings'];
  const game = ['--games', '1', '--seed', '7', '--threads', '1', '--move-time', '60000'];
  const { code } = await smashup(['simulate', ...game, ...factions, '--bots', `${command},random`]);
  expect(code).toBe(0);
  return readFileSync(log, 'utf8').trim().split('\n');
}

/** What is worth showing of it. */
function abridge(lines: readonly string[]): string[] {
  const third = lines.findIndex((line) => line.includes('"question":3,'));
  const shown = lines.slice(0, third).map((line, at) => abridgeLine(line, at < firstQuestion(lines) + 1));
  const result = (lines.at(-1) ?? '').replace(/"winner".*$/u, '"winner":…,"winners":[…],"vp":[…]}');
  return [...shown, '…', result];
}

function firstQuestion(lines: readonly string[]): number {
  return lines.findIndex((line) => line.includes('"type":"question"'));
}

function abridgeLine(line: string, whole: boolean): string {
  const short = line
    .replace(/"version":"[^"]*"/u, '"version":"…"')
    .replace(/"content":"[^"]*"/u, '"content":"…"')
    .replace(/"catalogue":.*$/u, '"catalogue":{…}}')
    .replace(/"events":\[.*,(?=\{"key":)/u, '"events":[…,');
  if (whole) return short;
  return short.replace(
    /"view":.*?(?:(?<decision>,"decision":\{"seat":\d,"kind":"\w+",).*)?$/u,
    (_, decision = '') => (decision === '' ? '"view":{…}}' : `"view":{…}${decision}…}}`),
  );
}

test('the conversation in the document is what is said', async () => {
  const page = readFileSync(PAGE, 'utf8');
  if (process.env['UPDATE_DOCS'] !== undefined) {
    const told = abridge(await converse(SCRIPT)).join('\n');
    rmSync(join(folder, 'log'));
    writeFileSync(
      PAGE,
      page.replace(BLOCK, () => `${told}\n`),
    );
  }
  const shown = (BLOCK.exec(readFileSync(PAGE, 'utf8'))?.[0] ?? '').trim().split('\n');
  const said = shown.filter((line) => line.startsWith('<- ')).map((line) => line.slice(3));
  expect(said.length).toBeGreaterThan(3);
  const told = await converse(said);
  const gap = shown.indexOf('…');
  shown.slice(0, gap).forEach((line, at) => expect(told[at]).toMatch(pattern(line)));
  expect(told.at(-1)).toMatch(pattern(shown.at(-1) ?? ''));
});

/** The line, with anything at all where something is left out, and any numbers of faces: each new faction moves them. */
function pattern(line: string): RegExp {
  const parts = line.split('…').map((part) =>
    part
      .replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`)
      .replaceAll(/(?<="face":)\d+/gu, String.raw`\d+`)
      .replaceAll(/(?<="mayBeInDeck":\\\[)[\d,]+/gu, String.raw`[\d,]+`),
  );
  return new RegExp(`^${parts.join('.*')}$`, 'u');
}
