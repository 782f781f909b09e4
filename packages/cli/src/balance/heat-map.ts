import { percent } from '../terminal/columns.ts';
import { colourOf, inkOn, type Scale } from './palette.ts';
import { element, escaped, text } from './svg.ts';

/** One square of the heat map. */
export interface Cell {
  readonly rate: number;
  readonly games: number;
  /** Read aloud, and shown under the pointer: "Ghosts with Vikings". */
  readonly name: string;
}

export interface HeatMap {
  readonly heading: string;
  readonly explanation: string;
  /** In the order of rows and columns. */
  readonly factions: readonly string[];
  /** The text beside the name of a row. */
  readonly remark: (row: string) => string;
  readonly cell: (row: string, column: string) => Cell | undefined;
}

const SIDE = 30;
const ROW_LABELS = 190;
const COLUMN_LABELS = 136;
const HEADING = 52;

export function sizeOf(factions: readonly string[]): { width: number; height: number } {
  return {
    width: ROW_LABELS + factions.length * SIDE + COLUMN_LABELS / 2,
    height: HEADING + COLUMN_LABELS + factions.length * SIDE,
  };
}

/** Squares with their rate in colour and in figures, and the names of the factions at two sides. */
export function drawHeatMap(map: HeatMap, scale: Scale): string {
  const { factions } = map;
  return [
    text({ x: 0, y: 18, class: 'heading' }, map.heading),
    text({ x: 0, y: 38, class: 'small' }, map.explanation),
    ...factions.map((faction, column) => drawColumnLabel(faction, column)),
    ...factions.map((faction, row) => drawRow(map, faction, row, scale)),
  ].join('\n');
}

function drawColumnLabel(faction: string, column: number): string {
  const x = ROW_LABELS + (column + 0.5) * SIDE;
  const y = HEADING + COLUMN_LABELS - 8;
  return text({ transform: `translate(${x} ${y}) rotate(-55)`, class: 'label' }, faction);
}

function drawRow(map: HeatMap, row: string, index: number, scale: Scale): string {
  const y = HEADING + COLUMN_LABELS + index * SIDE;
  const label = text(
    { x: ROW_LABELS - 8, y: y + SIDE * 0.65, class: 'label row' },
    `${row}  ${map.remark(row)}`.trimEnd(),
  );
  const cells = map.factions.map((column, place) =>
    drawCell(map.cell(row, column), ROW_LABELS + place * SIDE, y, scale),
  );
  return [label, ...cells].join('\n');
}

function drawCell(cell: Cell | undefined, x: number, y: number, scale: Scale): string {
  const square = { x, y, width: SIDE - 1, height: SIDE - 1 };
  if (cell === undefined) return element('rect', { ...square, class: 'nothing' });
  const { rate, games, name } = cell;
  return element(
    'g',
    {},
    element('title', {}, escaped(`${name}: ${percent(rate)} of ${games} games`)),
    element('rect', { ...square, fill: colourOf(rate, scale) }),
    text(
      { x: x + SIDE / 2, y: y + SIDE * 0.64, class: 'figure', style: `fill: ${inkOn(rate, scale)}` },
      (rate * 100).toFixed(0),
    ),
  );
}
