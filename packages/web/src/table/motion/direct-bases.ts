import type { CardId } from '@smashup/engine';
import type { StoryLine } from '@smashup/referee/protocol';
import { placeKey } from '../bases/lanes.ts';
import { goalOf, type Change } from './change.ts';
import { blink } from './frames.ts';
import { award, awardStill, type Share } from './moves/award.ts';
import { fadeAway } from './moves/destroy.ts';
import { breakBase, dropBase, tumble } from './moves/replace-base.ts';
import { smash, smashStill } from './moves/smash.ts';
import { flyStars, type Gain } from './moves/stars.ts';
import { BREAK, REPLACE_STILL } from './scoring-times.ts';
import { middleOf } from './sight.ts';
import type { Part } from './timeline.ts';

export function scores(
  { now, places, still, t, nameOf }: Change,
  { base: card }: StoryLine,
  part: Part,
): void {
  const base = now.bases.get(card ?? -1);
  const scene = now.scenes.get(card ?? -1);
  if (card === null || base === undefined || scene === undefined) return;
  const words = { smash: t('smash'), scores: t('motion.scores', { name: nameOf(card) }) };
  if (still) smashStill(part, { scene, words });
  else smash(part, { base, scene, board: places.board, words });
}

/** All who have power at a base that scores, with what they get for it in this change. */
export function awarded(change: Change, { base: card }: StoryLine, part: Part): void {
  const { lines, now, places, still, t, view } = change;
  const base = now.bases.get(card ?? -1);
  const shown = view.bases.find((one) => one.card === card);
  if (card === null || base === undefined || shown === undefined) return;
  const shares = shown.standings.flatMap(({ seat, total }): Share[] => {
    const totalSeen = places.total(card, seat);
    const place = lines.find(({ key, player }) => key === 'place' && player === seat)?.count ?? null;
    if (totalSeen === null || (total <= 0 && place === null)) return [];
    const gain = gainOf(change, seat);
    return [
      {
        total,
        totalSeen,
        place:
          place === null
            ? null
            : { number: place, words: [t(placeKey(place)), t('placeVp', { vp: gain?.gained ?? 0 })] },
        laneWidth: base.rect.width / shown.standings.length,
        gain,
        cards: places.standing(card, seat),
        bar: now.shares.get(`${card} ${seat}`) ?? null,
      },
    ];
  });
  if (still) awardStill(part, { shares });
  else award(part, { shares, base: base.element, board: places.board });
}

/** What a player gets in this change; null: nothing. */
function gainOf({ lines, places, view }: Change, seat: number): Gain | null {
  const seen = places.anchor(`vp-${seat}`);
  const gained = lines.reduce(
    (sum, { key, player, count }) => (key === 'vp' && player === seat ? sum + count : sum),
    0,
  );
  if (seen === null || gained <= 0) return null;
  return { before: (view.players[seat]?.vp ?? 0) - gained, gained, seen };
}

/** VP from a card. */
export function gained(change: Change, { player, source }: StoryLine, part: Part): void {
  const { now, still } = change;
  const gain = player === null ? null : gainOf(change, player);
  const from = source === null ? undefined : (now.cards.get(source) ?? now.scenes.get(source));
  if (gain === null || from === undefined) return;
  if (still) part.move(gain.seen.element, [0, 300], blink()).hear(0, 'chime');
  else flyStars(part, 0, middleOf(from.rect), gain);
}

export function cleared(change: Change, { base, cards }: StoryLine, part: Part, done: Set<CardId>): void {
  const { before, places, still } = change;
  const scene = before.scenes.get(base ?? -1);
  if (scene !== undefined) {
    if (still) fadeAway(part, scene);
    else breakBase(part, scene, places.board);
  }
  for (const [at, card] of cards.entries()) {
    const seen = before.cards.get(card);
    if (seen === undefined || change.now.cards.has(card)) continue;
    done.add(card);
    if (still) fadeAway(part, seen);
    else tumble(part, seen, goalOf(change, card)?.rect ?? null, at);
  }
}

export function entered(
  { lines, now, places, still, view }: Change,
  { base: card }: StoryLine,
  part: Part,
): void {
  const base = now.bases.get(card ?? -1);
  if (base === undefined || view.turn.number === 0) return;
  const isAfterBreak = lines.some(({ key }) => key === 'clear');
  if (still) {
    const then = isAfterBreak ? REPLACE_STILL.next : 0;
    part.hide(base.element, [0, then]).later(then).fade(base.element, REPLACE_STILL.appear, 0, 1);
    return;
  }
  const then = isAfterBreak ? BREAK.next : 0;
  part.hide(base.element, [0, then]);
  dropBase(part.later(then), base, places.board);
}
