import { smashUp } from '../content/content.ts';
import { NONE, type BaseId, type BaseInPlay, type Piece, type Seat } from '@smashup/engine';
import { colours } from '../terminal/colours.ts';
import { padEnd, padStart, shorten, spread, wrapItems } from '../terminal/text.ts';
import type { Speaker } from '../words/speaker.ts';
import { drawBar } from './bar.ts';
import { drawMinion, drawStored } from './minion.ts';
import { drawTitan } from './titan.ts';

const INDENT = '   ';
const BAR = 20;

/** One base with everything at it. */
export function drawBase(inPlay: BaseInPlay, speaker: Speaker, width: number, withText: boolean): string[] {
  const { base } = inPlay;
  const text = speaker.def(base)?.text ?? '';
  return [
    title(inPlay, speaker, width),
    ...(text === '' || !withText ? [] : [colours.dim(INDENT + shorten(text, width - INDENT.length))]),
    ...speaker.state.players.flatMap((_, seat) => side(base, seat, speaker, width)),
    ...actionsOn(base, speaker, width),
    ...buriedAt(base, speaker, width),
  ];
}

function title({ base, counters }: BaseInPlay, speaker: Speaker, width: number): string {
  const { state } = speaker;
  const totals = state.players.map((_, seat) => smashUp.total(speaker.state, base, seat));
  const breakpoint = smashUp.breakpoint(speaker.state, base);
  const total = smashUp.totalOfAll(state, base);
  const ready = total >= breakpoint;
  const figures = padStart(`${total}/${breakpoint}`, 6);
  const vp = `VP ${(speaker.def(base)?.vp ?? []).join(' ')}`;
  const remark = counters === 0 ? '' : ` ${colours.dim(`(counters: ${counters})`)}`;
  return spread(
    ` ${speaker.card(base)}${remark}${ready ? colours.bold(colours.green(' ready')) : ''}`,
    `${drawBar(totals, breakpoint, BAR)} ${ready ? colours.green(figures) : figures}  ${colours.yellow(vp)} `,
    width,
  );
}

function side(base: BaseId, seat: Seat, speaker: Speaker, width: number): string[] {
  const { state } = speaker;
  const own = piecesAt(base, speaker).filter(({ controller }) => controller === seat);
  const titans = own.filter(({ as }) => as === 'titan');
  const minions = own.filter(({ as }) => as === 'minion');
  const total = smashUp.total(speaker.state, base, seat);
  if (titans.length + minions.length === 0 && total === 0) return [];
  const longest = Math.max(...state.players.map(({ name }) => name.length));
  const name = padEnd(speaker.title(seat), longest);
  const head = `${INDENT}${name} ${padStart(colours.bold(String(total)), 3)}  `;
  const items = [
    ...titans.map((piece) => drawTitan(piece, speaker)),
    ...minions.map((piece) => drawMinion(piece, speaker)),
  ];
  if (items.length === 0) return [head.trimEnd()];
  return wrapItems(items, colours.dim(' · '), width, ' '.repeat(INDENT.length + longest + 6), head);
}

function actionsOn(base: BaseId, speaker: Speaker, width: number): string[] {
  const actions = piecesAt(base, speaker).filter(({ as, on }) => as === 'action' && on === NONE);
  const items = actions.map(({ card, controller }) => {
    const itself = `${speaker.plainCard(card)} ${colours.dim(whose(controller, speaker))}`;
    return [itself, ...drawStored(card, speaker)].join(' ');
  });
  return labelled('on the base: ', items, width);
}

/** A player sees their own buried cards, and how many the others have (R7.2). */
function buriedAt(base: BaseId, speaker: Speaker, width: number): string[] {
  const buried = piecesAt(base, speaker).filter(({ as }) => as === 'buried');
  const items = buried.map(({ card, controller }) => {
    return `${speaker.plainCard(card)} ${colours.dim(whose(controller, speaker))}`;
  });
  return labelled('buried: ', items, width);
}

function labelled(label: string, items: readonly string[], width: number): string[] {
  if (items.length === 0) return [];
  return wrapItems(items, ', ', width, INDENT + ' '.repeat(label.length), INDENT + colours.dim(label));
}

function whose(seat: Seat, speaker: Speaker): string {
  return seat === speaker.you ? '(yours)' : `(${speaker.state.players[seat]?.name ?? 'nobody'})`;
}

function piecesAt(base: BaseId, { state }: Speaker): Piece[] {
  return state.table.flatMap((card) => {
    const piece = state.pieces[card] ?? null;
    return piece !== null && piece.base === base ? [piece] : [];
  });
}
