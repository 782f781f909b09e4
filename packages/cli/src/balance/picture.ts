import { range } from '../lists.ts';
import { percent } from '../terminal/columns.ts';
import type { BalanceReport } from './balance.ts';
import type { BotStrengths, Strength } from './fit.ts';
import { byStrength, type FactionStrengths } from './overall.ts';
import { element, escaped, text } from './svg.ts';

const MARGIN = 24;
const HEADER = 112;
const ROW = 22;
const PLACE = 34;
const NAMES = 224;
const SCALE = 520;
const FIGURES = 140;
const TICK = 0.1;

/** Distinguishable by everybody, including people who confuse red and green. */
const COLOURS = ['#0b5394', '#b45309', '#5b5b5b', '#6d28d9'];

const STYLE = `
text { font-family: system-ui, 'Segoe UI', Roboto, 'Liberation Sans', Arial, sans-serif; fill: #1c1c1c; font-size: 13px; }
.title { font-size: 24px; font-weight: 700; }
.small { fill: #444444; }
.end { text-anchor: end; }
.middle { text-anchor: middle; }
.stripe { fill: #f3f3f1; }
.tick { stroke: #d4d4d0; }
.even { stroke: #6b6b6b; }
`;

/** The win rate of every faction with each bot, as a dot on its 95 % interval; the strongest first. */
export function drawBalance(report: BalanceReport): string {
  const rows = byStrength(report);
  const scale = scaleFor(rows.flatMap(({ byBot }) => byBot));
  const width = MARGIN * 2 + PLACE + NAMES + SCALE + FIGURES * report.bots.length;
  const bottom = HEADER + rows.length * ROW;
  return `${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${bottom + 52}`,
      width,
      height: bottom + 52,
      role: 'img',
      'aria-labelledby': 'title desc',
    },
    element('title', { id: 'title' }, 'Smash Up: how strong the factions are'),
    element('desc', { id: 'desc' }, escaped(describe(report, rows))),
    element('style', {}, STYLE),
    element('rect', { width, height: bottom + 52, fill: '#ffffff' }),
    text({ x: MARGIN, y: MARGIN + 20, class: 'title' }, 'How strong the factions are'),
    text({ x: MARGIN, y: MARGIN + 42, class: 'small' }, EXPLANATION),
    ...report.bots.map((measured, at) => drawHead(measured, at)),
    ...rows.map((_, at) => drawStripe(at, width)),
    drawScale(scale, bottom),
    ...rows.map((row, at) => drawRow(row, at, scale)),
  )}\n`;
}

const EXPLANATION =
  'Games won by a deck with the faction, the other faction and the opponent drawn at random; the line is the 95 % interval.';

function describe({ bots }: BalanceReport, rows: readonly FactionStrengths[]): string {
  const told = ({ faction, byBot }: FactionStrengths): string =>
    `${faction}, ${byBot.map(({ winRate }) => percent(winRate)).join(' and ')}`;
  const [strongest] = rows;
  const weakest = rows.at(-1);
  return [
    `Win rates of ${rows.length} factions, with ${bots.map(({ bot, games }) => `${bot} in ${games} games`).join(' and with ')}.`,
    ...(strongest === undefined ? [] : [`Strongest: ${told(strongest)}.`]),
    ...(weakest === undefined ? [] : [`Weakest: ${told(weakest)}.`]),
  ].join(' ');
}

/** Maps a win rate to its place across; all intervals fit. */
type Scale = {
  readonly from: number;
  readonly to: number;
  readonly across: (rate: number) => number;
};

function scaleFor(strengths: readonly Strength[]): Scale {
  const from = Math.floor(Math.min(0.4, ...strengths.map(({ low }) => low)) / TICK) * TICK;
  const to = Math.ceil(Math.max(0.6, ...strengths.map(({ high }) => high)) / TICK) * TICK;
  const left = MARGIN + PLACE + NAMES;
  return { from, to, across: (rate) => round(left + ((rate - from) / (to - from)) * SCALE) };
}

function drawScale({ from, to, across }: Scale, bottom: number): string {
  return range(Math.round((to - from) / TICK) + 1)
    .map((tick) => {
      const rate = from + tick * TICK;
      const x = across(rate);
      const isEven = Math.abs(rate - 0.5) < TICK / 2;
      return [
        element('line', { x1: x, x2: x, y1: HEADER, y2: bottom, class: isEven ? 'even' : 'tick' }),
        ...[HEADER - 8, bottom + 20].map((y) =>
          text({ x, y, class: 'middle' }, `${Math.round(rate * 100)} %`),
        ),
      ].join('');
    })
    .join('\n');
}

function drawHead({ bot, games }: BotStrengths, at: number): string {
  const x = MARGIN + PLACE + NAMES + SCALE + FIGURES * (at + 1);
  return [
    text({ x, y: HEADER - 26, class: 'end', style: `fill: ${colourOf(at)}; font-weight: 700` }, bot),
    text({ x, y: HEADER - 8, class: 'end small' }, `${games} games`),
  ].join('');
}

function drawStripe(at: number, width: number): string {
  if (at % 2 === 1) return '';
  return element('rect', {
    x: MARGIN,
    y: HEADER + at * ROW,
    width: width - 2 * MARGIN,
    height: ROW,
    class: 'stripe',
  });
}

function drawRow({ faction, byBot }: FactionStrengths, at: number, scale: Scale): string {
  const top = HEADER + at * ROW;
  const base = top + ROW * 0.68;
  return [
    text({ x: MARGIN + PLACE - 10, y: base, class: 'end small' }, String(at + 1)),
    text({ x: MARGIN + PLACE, y: base }, faction),
    ...byBot.map((strength, bot) =>
      drawStrength(strength, bot, round(top + (ROW * (bot + 1)) / (byBot.length + 1)), base, scale),
    ),
  ].join('\n');
}

function drawStrength(
  { faction, winRate, low, high, games, place, bestPlace, worstPlace }: Strength,
  bot: number,
  y: number,
  base: number,
  { across }: Scale,
): string {
  const fill = colourOf(bot);
  const figures = `${percent(winRate)} (${whole(low)}–${whole(high)})`;
  const said = `${faction}: ${figures}, place ${place} (${bestPlace} to ${worstPlace}), ${games} games`;
  return element(
    'g',
    {},
    element('title', {}, escaped(said)),
    element('line', { x1: across(low), x2: across(high), y1: y, y2: y, stroke: fill, 'stroke-width': 2 }),
    element('circle', { cx: across(winRate), cy: y, r: 4, fill }),
    text({ x: MARGIN + PLACE + NAMES + SCALE + FIGURES * (bot + 1), y: base, class: 'end' }, figures),
  );
}

function colourOf(bot: number): string {
  return COLOURS[bot % COLOURS.length] ?? '';
}

function whole(rate: number): string {
  return (rate * 100).toFixed(0);
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
