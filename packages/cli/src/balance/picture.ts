import { range } from '../lists.ts';
import { percent } from '../terminal/columns.ts';
import type { BalanceReport } from './balance.ts';
import { drawHeatMap, sizeOf, type Cell, type HeatMap } from './heat-map.ts';
import { colourOf, scaleFor, type Scale } from './palette.ts';
import { element, escaped, text } from './svg.ts';

const MARGIN = 28;
const HEADER = 64;
const GAP = 24;
const LEGEND = 78;

const STYLE = `
text { font-family: system-ui, 'Segoe UI', Roboto, 'Liberation Sans', Arial, sans-serif; fill: #1c1c1c; }
.title { font-size: 24px; font-weight: 700; }
.heading { font-size: 17px; font-weight: 700; }
.small { font-size: 13px; fill: #444444; }
.label { font-size: 13px; }
.row { text-anchor: end; white-space: pre; }
.figure { font-size: 12px; text-anchor: middle; }
.tick { font-size: 12px; text-anchor: middle; }
.nothing { fill: #e4e4e4; }
`;

/** Two heat maps side by side: who is strong with whom, and who against whom. */
export function drawBalance(report: BalanceReport): string {
  const maps = [together(report), against(report)];
  const scale = scaleFor([...report.teams, ...report.versus].map(({ winRate }) => winRate));
  const { width, height } = sizeOf(report.factions.map(({ faction }) => faction));
  const whole = {
    width: MARGIN * 2 + width * maps.length + GAP,
    height: MARGIN * 2 + HEADER + height + LEGEND,
  };
  return `${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${whole.width} ${whole.height}`,
      width: whole.width,
      height: whole.height,
      role: 'img',
      'aria-labelledby': 'title desc',
    },
    element('title', { id: 'title' }, 'Smash Up: how strong the factions are'),
    element('desc', { id: 'desc' }, escaped(describe(report))),
    element('style', {}, STYLE),
    element('rect', { width: whole.width, height: whole.height, fill: '#ffffff' }),
    text({ x: MARGIN, y: MARGIN + 22, class: 'title' }, 'How strong the factions are'),
    text({ x: MARGIN, y: MARGIN + 44, class: 'small' }, subtitle(report)),
    ...maps.map((map, i) => moved(MARGIN + i * (width + GAP), MARGIN + HEADER, drawHeatMap(map, scale))),
    moved(MARGIN, MARGIN + HEADER + height + 20, drawLegend(scale)),
  )}\n`;
}

function moved(x: number, y: number, drawing: string): string {
  return element('g', { transform: `translate(${x} ${y})` }, drawing);
}

function subtitle({ games, bot, teams }: BalanceReport): string {
  const each = Math.min(...teams.map((team) => team.games));
  return `${games} games of two players, ${bot} on both sides; every team of two factions played ${each} games at least. Sorted by strength.`;
}

function describe(report: BalanceReport): string {
  const [strongest] = report.factions;
  const weakest = report.factions.at(-1);
  const [team] = report.teams;
  const facts = [
    subtitle(report),
    strongest === undefined ? '' : `Strongest faction: ${strongest.faction}, ${percent(strongest.winRate)}.`,
    weakest === undefined ? '' : `Weakest faction: ${weakest.faction}, ${percent(weakest.winRate)}.`,
    team === undefined ? '' : `Strongest team: ${team.factions.join(' and ')}, ${percent(team.winRate)}.`,
  ];
  return facts.filter((fact) => fact !== '').join(' ');
}

/** The same square on both sides of the diagonal. */
function together({ factions, teams }: BalanceReport): HeatMap {
  const overall = new Map(factions.map(({ faction, winRate }) => [faction, (winRate * 100).toFixed(0)]));
  const cells = new Map<string, Cell>();
  for (const { factions: pair, winRate, games } of teams) {
    const cell = { rate: winRate, games, name: pair.join(' with ') };
    cells.set(pair.join('+'), cell);
    cells.set(pair.toReversed().join('+'), cell);
  }
  return {
    heading: 'Together',
    explanation: 'How often a team of these two factions wins, in per cent; beside a name: all teams with it',
    factions: factions.map(({ faction }) => faction),
    remark: (row) => overall.get(row) ?? '',
    cell: (row, column) => cells.get(`${row}+${column}`),
  };
}

function against({ factions, versus }: BalanceReport): HeatMap {
  const cells = new Map<string, Cell>();
  for (const { faction, against: other, winRate, games } of versus) {
    cells.set(`${faction}+${other}`, { rate: winRate, games, name: `${faction} against ${other}` });
    cells.set(`${other}+${faction}`, { rate: 1 - winRate, games, name: `${other} against ${faction}` });
  }
  return {
    heading: 'Against each other',
    explanation: 'How often a team with the row’s faction beats one with the column’s, in per cent',
    factions: factions.map(({ faction }) => faction),
    remark: () => '',
    cell: (row, column) => cells.get(`${row}+${column}`),
  };
}

const LEGEND_STEPS = 60;
const LEGEND_WIDTH = 420;
const TICKS = 5;

function drawLegend(scale: Scale): string {
  const rateAt = (share: number): number => 0.5 + (share * 2 - 1) * scale.reach;
  const step = LEGEND_WIDTH / LEGEND_STEPS;
  return [
    ...range(LEGEND_STEPS).map((i) =>
      element('rect', {
        x: i * step,
        y: 0,
        width: step + 0.5,
        height: 16,
        fill: colourOf(rateAt((i + 0.5) / LEGEND_STEPS), scale),
      }),
    ),
    ...range(TICKS).map((i) => {
      const share = i / (TICKS - 1);
      return text({ x: share * LEGEND_WIDTH, y: 33, class: 'tick' }, `${(rateAt(share) * 100).toFixed(0)} %`);
    }),
    text(
      { x: LEGEND_WIDTH + 28, y: 13, class: 'small' },
      'Blue: loses more than it wins. White: even. Orange: wins more.',
    ),
  ].join('\n');
}
