import type { Writable } from '../model/writable.ts';
import { abilityOf, type Game } from '../game.ts';
import type { Cause } from '../library/definitions.ts';
import type { Affecting } from '../model/editions.ts';
import type { Frame, PlayFrame } from '../model/frames.ts';
import type { CardId } from '../model/ids.ts';
import { pieceOf } from '../rules/table.ts';
import { isHeard, notice } from './notice.ts';
import { happening, type Happening } from '../model/happening.ts';

/** Cards in play are affected (R9.2) by a card that is being played. To be called before they leave. */
export function noticeAffected(g: Game, verb: Affecting, cards: readonly CardId[], cause: Cause): void {
  if (cards.length === 0 || !isAffectingFollowed(g) || !g.edition.affects.includes(verb)) return;
  const play = playBehind(g, cause);
  if (play === undefined) {
    noticeByTalent(g, cards, cause);
    return;
  }
  const { copies = NONE_COPIED } = play;
  if (play.aims !== undefined && play.mustRaise !== true) {
    const direct = staysOf(g, cards).filter((stay) => !copies.includes(stay));
    play.affected = [...(play.affected ?? []), ...direct];
  }
  if (!isHeard(g, 'affected')) return;
  for (const card of cards) {
    const piece = pieceOf(g, card);
    if (piece === null) continue;
    const { stamp, base, controller, as, counters } = piece;
    const about = { card, stamp, base, controller, as, counters, player: play.player, cause: cause.card };
    // One played card counts once, whatever it does.
    const event: Writable<Happening> = happening('affected', { ...about, batch: play.batch });
    if (copies.includes(stamp)) event.copied = true;
    notice(g, event, cards);
  }
}

/** The same by a talent that is being used. */
function noticeByTalent(g: Game, cards: readonly CardId[], { card: cause, by: player }: Cause): void {
  if (!isHeard(g, 'affected by talent')) return;
  const ability = g.state.stack.findLast((frame) => frame.kind === 'ability');
  if (ability?.kind !== 'ability' || ability.self !== cause) return;
  if (abilityOf(g, ability.ability).spec.kind !== 'talent') return;
  for (const card of cards) {
    const piece = pieceOf(g, card);
    if (piece === null) continue;
    const { stamp, base, controller, as, counters } = piece;
    const about = { card, stamp, base, controller, as, counters, player, cause };
    notice(g, happening('affected by talent', about), cards);
  }
}

const NONE_COPIED: readonly number[] = [];

/** The play of the causing card, if its own text is what is being followed: not a talent or a later trigger. */
export function playBehind(g: Game, cause: Cause): PlayFrame | undefined {
  const { stack } = g.state;
  const play = stack.findLast((frame) => frame.kind === 'play' && frame.card === cause.card);
  if (play === undefined || play.kind !== 'play') return undefined;
  const ability = stack.findLast((frame) => frame.kind === 'ability');
  if (ability === undefined || ability.kind !== 'ability' || ability.self !== cause.card) {
    return stack.at(-1) === play ? play : undefined;
  }
  const { kind } = abilityOf(g, ability.ability).spec;
  return kind === 'on play' || kind === 'on uncover' || kind === 'response' ? play : undefined;
}

/** Would anybody react to it, or has a card that is being played to affect something (R10.41)? */
export function isAffectingFollowed(g: Game): boolean {
  return isHeard(g, 'affected') || isHeard(g, 'affected by talent') || g.state.stack.some(hasAims);
}

function hasAims(frame: Frame): boolean {
  return frame.kind === 'play' && frame.aims !== undefined;
}

function staysOf(g: Game, cards: readonly CardId[]): number[] {
  return cards.flatMap((card) => pieceOf(g, card)?.stamp ?? []);
}
