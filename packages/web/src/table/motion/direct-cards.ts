import type { CardId } from '@smashup/engine';
import type { StoryLine } from '@smashup/referee/protocol';
import { controllerOf, goalOf, originOf, type Change } from './change.ts';
import { blink } from './frames.ts';
import { bury } from './moves/bury.ts';
import { COUNTER_STILL, dropCounters } from './moves/counter.ts';
import { fadeAway } from './moves/destroy.ts';
import { appear, glide, leave } from './moves/glide.ts';
import { moveOver, moveStill } from './moves/move.ts';
import { play, playStill } from './moves/play.ts';
import { goHome } from './moves/return.ts';
import { strike, STRIKE, strikeStill, STRIKE_STILL } from './moves/strike.ts';
import { middleOf, type Seen, type SeenCard } from './sight.ts';
import type { Part } from './timeline.ts';

interface Struck {
  readonly card: CardId;
  readonly seen: SeenCard;
  /** When the blow has landed. */
  readonly after: Part;
}

/** A card as it was, also at a base to which a phone has only just turned. */
function seenBefore({ before, now }: Change, card: CardId): SeenCard | undefined {
  const hidden = before.hidden.get(card);
  const isShownNow = typeof hidden?.zone === 'number' && now.bases.has(hidden.zone);
  return before.cards.get(card) ?? (isShownNow ? hidden : undefined);
}

/** The cards of a line as they were, each struck by what does it to them if that lies elsewhere in sight. */
export function struck(
  change: Change,
  { cards, source }: StoryLine,
  part: Part,
  done: Set<CardId>,
  word: string | null,
): readonly Struck[] {
  const { before, now, still } = change;
  const from = source === null ? undefined : (now.cards.get(source) ?? before.cards.get(source));
  return cards.flatMap((card, at) => {
    const seen = seenBefore(change, card);
    if (seen === undefined || done.has(card)) return [];
    done.add(card);
    if (from === undefined || source === card || source === null || cards.includes(source))
      return [{ card, seen, after: part.later(at * 40) }];
    (still ? strikeStill : strike)(part, { from, target: seen, word });
    return [{ card, seen, after: part.later((still ? STRIKE_STILL : STRIKE).next + at * 40) }];
  });
}

export function played(change: Change, card: CardId, part: Part, done: Set<CardId>): void {
  const { now, before, places, still, view } = change;
  const to = now.cards.get(card);
  if (to === undefined || typeof to.zone !== 'number') return;
  const old = before.cards.get(card);
  if (old !== undefined && typeof old.zone === 'number') return;
  done.add(card);
  const from = old ?? asIfAt(to, originOf(change, card));
  const base = now.bases.get(to.zone) ?? null;
  const controller = controllerOf(view, card);
  const total = controller === null ? null : places.total(to.zone, controller);
  const others = to.stands ? places.standing(to.zone).filter((other) => other !== to.element) : [];
  if (still) playStill(part, { from, to });
  else play(part, { from, to, base, others, total });
}

/** A card as it will look, where it comes from. */
function asIfAt(to: Seen, origin: Seen | null): Seen {
  const { width, height } = to.rect;
  const { x, y } = middleOf(origin?.rect ?? to.rect);
  return { element: to.element, rect: new DOMRect(x - width / 2, y - height / 2, width, height) };
}

export function returned(
  { now, places, view, still }: Change,
  card: CardId,
  seen: SeenCard,
  part: Part,
): void {
  const held = now.cards.get(card);
  if (still) return fadeAway(part, seen);
  if (held !== undefined) return goHome(part, seen, held, true);
  const owner = view.players.find(({ hand }) => hand.some((one) => one.card === card))?.seat;
  const home = owner === undefined ? null : places.anchor(`hand-${owner}`);
  if (home === null) leave(part, seen, null);
  else goHome(part, seen, home, false);
}

export function moved(change: Change, card: CardId, seen: SeenCard, part: Part): void {
  const to = change.now.cards.get(card);
  if (to !== undefined) (change.still ? moveStill : moveOver)(part, seen, to);
  else if (change.still) fadeAway(part, seen);
  else leave(part, seen, goalOf(change, card)?.rect ?? null);
}

export function buried({ now, still }: Change, card: CardId, seen: SeenCard, part: Part): void {
  const grave = now.cards.get(card);
  if (grave === undefined || still) fadeAway(part, seen);
  else bury(part, seen, grave);
}

export function counted({ now, still, t }: Change, card: CardId, count: number, part: Part): void {
  const seen = now.cards.get(card);
  if (seen === undefined) return;
  if (still) part.move(seen.element, COUNTER_STILL, blink()).hear(0, 'tap');
  else dropCounters(part, seen, count, t('motion.plus'));
}

/** A card that was not seen comes from its player's deck or hand, or simply appears. */
export function arrive(change: Change, card: CardId, seen: SeenCard, part: Part): void {
  const origin = originOf(change, card);
  if (origin === null) appear(part, seen);
  else glide(part, seen, origin.rect);
}
