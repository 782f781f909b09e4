import type { CardId } from '@smashup/engine';
import type { BaseView, StoryLine, TableView } from '@smashup/referee/protocol';
import type { useTranslation } from 'react-i18next';
import { placeKey } from '../bases/standings.ts';
import { blink } from './frames.ts';
import { award, awardStill, type Share } from './moves/award.ts';
import { bury } from './moves/bury.ts';
import { clash } from './moves/clash.ts';
import { COUNTER_STILL, dropCounters } from './moves/counter.ts';
import { destroy, fadeAway } from './moves/destroy.ts';
import { duel, fightStill } from './moves/duel.ts';
import { appear, glide, leave, makeRoom, resize } from './moves/glide.ts';
import { moveOver, moveStill } from './moves/move.ts';
import { play, playStill } from './moves/play.ts';
import { breakBase, dropBase, tumble } from './moves/replace-base.ts';
import { goHome } from './moves/return.ts';
import { smash, smashStill } from './moves/smash.ts';
import { flyStars, type Gain } from './moves/stars.ts';
import { strike, STRIKE, strikeStill, STRIKE_STILL } from './moves/strike.ts';
import { BREAK, REPLACE_STILL } from './scoring-times.ts';
import { hasMoved, middleOf, type Places, type Seen, type SeenCard, type Sight } from './sight.ts';
import { Timeline, type Part } from './timeline.ts';
import { soundOf } from '../../sound/sounds.ts';

type Translate = ReturnType<typeof useTranslation<'table'>>['t'];

/** What has just changed on the table. */
export interface Change {
  /** What is told about it. */
  readonly lines: readonly StoryLine[];
  readonly before: Sight;
  readonly now: Sight;
  readonly viewBefore: TableView;
  readonly view: TableView;
  readonly places: Places;
  /** Nothing flies or shakes. */
  readonly still: boolean;
  readonly t: Translate;
  /** The name of a card or base. */
  readonly nameOf: (card: CardId) => string;
}

/** Decides what is seen to move when the table changes, by what is told about it. */
export function direct(change: Change): Timeline {
  const timeline = new Timeline();
  const { lines, now, before, still } = change;
  const part = timeline.start;
  const done = new Set<CardId>();
  for (const line of lines) directLine(change, line, part, done);
  // What has no move of its own: a card in another place, of which nobody has to take notice.
  if (!still) {
    for (const [card, seen] of now.cards) {
      if (done.has(card)) continue;
      const old = before.cards.get(card);
      if (old === undefined) arrive(change, card, seen, part);
      else if (!hasMoved(old.rect, seen.rect)) continue;
      else if (old.zone === seen.zone) makeRoom(part, seen, old.rect);
      else glide(part, seen, old.rect);
    }
    for (const [card, seen] of before.cards)
      if (!now.cards.has(card) && !done.has(card)) leave(part, seen, goalOf(change, card)?.rect ?? null);
    for (const [key, share] of now.shares) {
      const old = before.shares.get(key);
      if (old !== undefined && hasResized(old.rect, share.rect)) resize(part, share, old.rect);
    }
  }
  if (timeline.cues.length === 0) {
    const line = lines.findLast(({ aside }) => !aside);
    const sound = line === undefined ? undefined : soundOf(line.key);
    if (sound !== undefined) part.hear(0, sound);
  }
  return timeline;
}

function hasResized(before: DOMRect, now: DOMRect): boolean {
  return Math.abs(before.width - now.width) > 1 || Math.abs(before.x - now.x) > 1;
}

/** The move that belongs to a line of the story, if it has one; `done`: cards that need no other. */
function directLine(change: Change, line: StoryLine, part: Part, done: Set<CardId>): void {
  switch (line.key) {
    case 'play':
      for (const card of line.cards) played(change, card, part, done);
      break;
    case 'destroy':
      for (const { card, seen, after } of struck(change, line, part, done, change.t('motion.pow')))
        if (!change.now.cards.has(card)) (change.still ? fadeAway : destroy)(after, seen);
      break;
    case 'return':
    case 'to hand':
      for (const { card, seen, after } of struck(change, line, part, done, null))
        returned(change, card, seen, after);
      break;
    case 'move':
      for (const { card, seen, after } of struck(change, line, part, done, null))
        moved(change, card, seen, after);
      break;
    case 'bury':
      for (const { card, seen, after } of struck(change, line, part, done, null))
        buried(change, card, seen, after);
      break;
    case 'counters':
      for (const card of line.cards) counted(change, card, line.count, part);
      break;
    case 'duel result':
      fought(change, line, part, done);
      break;
    case 'clash':
      clashed(change, line, part, done);
      break;
    case 'scoring':
      scores(change, line, part);
      break;
    case 'place':
      if (line === change.lines.find(({ key }) => key === 'place')) awarded(change, line, part);
      break;
    case 'vp':
      if (!change.lines.some(({ key }) => key === 'place')) gained(change, line, part);
      break;
    case 'clear':
      cleared(change, line, part, done);
      break;
    case 'base enters':
      entered(change, line, part);
      break;
    default:
  }
}

interface Struck {
  readonly card: CardId;
  readonly seen: SeenCard;
  /** When the blow has landed. */
  readonly after: Part;
}

/** The cards of a line as they were, each struck by what does it to them if that lies elsewhere in sight. */
function struck(
  { before, now, still }: Change,
  { cards, source }: StoryLine,
  part: Part,
  done: Set<CardId>,
  word: string | null,
): readonly Struck[] {
  const from = source === null ? undefined : (now.cards.get(source) ?? before.cards.get(source));
  return cards.flatMap((card, at) => {
    const seen = before.cards.get(card);
    if (seen === undefined || done.has(card)) return [];
    done.add(card);
    if (from === undefined || source === card || source === null || cards.includes(source))
      return [{ card, seen, after: part.later(at * 40) }];
    (still ? strikeStill : strike)(part, { from, target: seen, word });
    return [{ card, seen, after: part.later((still ? STRIKE_STILL : STRIKE).then + at * 40) }];
  });
}

function played(change: Change, card: CardId, part: Part, done: Set<CardId>): void {
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

function returned({ now, places, view, still }: Change, card: CardId, seen: SeenCard, part: Part): void {
  const held = now.cards.get(card);
  if (still) return fadeAway(part, seen);
  if (held !== undefined) return goHome(part, seen, held, true);
  const owner = view.players.find(({ hand }) => hand.some((one) => one.card === card))?.seat;
  const home = owner === undefined ? null : places.anchor(`hand-${owner}`);
  if (home === null) leave(part, seen, null);
  else goHome(part, seen, home, false);
}

function moved(change: Change, card: CardId, seen: SeenCard, part: Part): void {
  const to = change.now.cards.get(card);
  if (to !== undefined) (change.still ? moveStill : moveOver)(part, seen, to);
  else if (change.still) fadeAway(part, seen);
  else leave(part, seen, goalOf(change, card)?.rect ?? null);
}

function buried({ now, still }: Change, card: CardId, seen: SeenCard, part: Part): void {
  const grave = now.cards.get(card);
  if (grave === undefined || still) fadeAway(part, seen);
  else bury(part, seen, grave);
}

function counted({ now, still, t }: Change, card: CardId, count: number, part: Part): void {
  const seen = now.cards.get(card);
  if (seen === undefined) return;
  if (still) part.move(seen.element, COUNTER_STILL, blink()).hear(0, 'tap');
  else dropCounters(part, seen, count, t('motion.plus'));
}

function fought(change: Change, { cards }: StoryLine, part: Part, done: Set<CardId>): void {
  const { before, now, places, still, t, nameOf, viewBefore } = change;
  const half = cards.length / 2;
  const winners = new Set(cards.slice(0, half));
  const losers = new Set(cards.slice(half));
  const [one, other] = [...new Set(cards)].flatMap((card) => {
    const seen = before.duel.get(card) ?? before.cards.get(card);
    if (seen === undefined) return [];
    done.add(card);
    return [
      { card: seen, isLoser: losers.has(card) && !winners.has(card), home: now.cards.get(card) ?? null },
    ];
  });
  if (one === undefined || other === undefined) return;
  const fighters = [one, other] as const;
  if (!still) {
    const words = { versus: t('motion.versus'), clang: t('motion.clang'), wham: t('motion.wham') };
    duel(part, { fighters, board: places.board, words });
    return;
  }
  const isTie = winners.size === losers.size && [...winners].every((card) => losers.has(card));
  const [winner = -1] = winners;
  const powers = viewBefore.duel?.sides.map(({ power }) => power ?? 0).toSorted((a, b) => b - a) ?? [];
  const result = isTie
    ? t('motion.tie')
    : t('motion.duelWon', { name: nameOf(winner), more: powers[0] ?? 0, less: powers[1] ?? 0 });
  fightStill(part, { fighters, title: t('motion.versus'), result });
}

function clashed(change: Change, line: StoryLine, part: Part, done: Set<CardId>): void {
  const { before, now, places, still, t, nameOf } = change;
  const [winner = -1, loser = -1] = line.cards;
  const stays = before.cards.get(winner) ?? now.cards.get(winner);
  const leaves = before.cards.get(loser) ?? now.cards.get(loser);
  if (stays === undefined || leaves === undefined) return;
  done.add(winner).add(loser);
  const home = now.cards.get(winner) ?? null;
  const title = t('motion.titanClash');
  if (!still) {
    clash(part, { stays, leaves, home, board: places.board, words: { title, boom: t('motion.boom') } });
    return;
  }
  const result = t('motion.clashResult', { stays: nameOf(winner), leaves: nameOf(loser) });
  const fighters = [
    { card: stays, isLoser: false, home },
    { card: leaves, isLoser: true, home: null },
  ] as const;
  fightStill(part, { fighters, title, result });
}

function scores({ now, places, still, t, nameOf }: Change, { base: card }: StoryLine, part: Part): void {
  const base = now.bases.get(card ?? -1);
  const scene = now.scenes.get(card ?? -1);
  if (card === null || base === undefined || scene === undefined) return;
  const words = { smash: t('smash'), scores: t('motion.scores', { name: nameOf(card) }) };
  if (still) smashStill(part, { scene, words });
  else smash(part, { base, scene, board: places.board, words });
}

/** All who have power at a base that scores, with what they get for it in this change. */
function awarded(change: Change, { base: card }: StoryLine, part: Part): void {
  const { lines, now, places, still, t, view } = change;
  const base = now.bases.get(card ?? -1);
  const shown = view.bases.find((one) => one.card === card);
  if (card === null || base === undefined || shown === undefined) return;
  const shares = shown.standings.flatMap(({ seat, total }): Share[] => {
    const totalSeen = places.total(card, seat);
    const place = lines.find(({ key, player }) => key === 'place' && player === seat)?.count ?? null;
    if (totalSeen === null || (total <= 0 && place === null)) return [];
    const gain = gainOf(change, seat);
    const words =
      place === null ? '' : t('motion.place', { place: t(placeKey(place)), vp: gain?.gained ?? 0 });
    return [
      {
        total,
        totalSeen,
        place: place === null ? null : { number: place, words },
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
function gained(change: Change, { player, source }: StoryLine, part: Part): void {
  const { now, still } = change;
  const gain = player === null ? null : gainOf(change, player);
  const from = source === null ? undefined : (now.cards.get(source) ?? now.scenes.get(source));
  if (gain === null || from === undefined) return;
  if (still) part.move(gain.seen.element, [0, 300], blink()).hear(0, 'chime');
  else flyStars(part, 0, middleOf(from.rect), gain);
}

function cleared(change: Change, { base, cards }: StoryLine, part: Part, done: Set<CardId>): void {
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

function entered({ lines, now, places, still, view }: Change, { base: card }: StoryLine, part: Part): void {
  const base = now.bases.get(card ?? -1);
  if (base === undefined || view.turn.number === 0) return;
  const isAfterBreak = lines.some(({ key }) => key === 'clear');
  if (still) {
    const then = isAfterBreak ? REPLACE_STILL.then : 0;
    part.hide(base.element, [0, then]).later(then).fade(base.element, REPLACE_STILL.appear, 0, 1);
    return;
  }
  const then = isAfterBreak ? BREAK.then : 0;
  part.hide(base.element, [0, then]);
  dropBase(part.later(then), base, places.board);
}

/** A card that was not seen comes from its player's deck or hand, or simply appears. */
function arrive(change: Change, card: CardId, seen: SeenCard, part: Part): void {
  const origin = originOf(change, card);
  if (origin === null) appear(part, seen);
  else glide(part, seen, origin.rect);
}

function originOf({ places, view }: Change, card: CardId): Seen | null {
  for (const { seat, hand } of view.players)
    if (hand.some((held) => held.card === card)) return places.anchor(`deck-${seat}`);
  const controller = controllerOf(view, card);
  return controller === null ? null : places.anchor(`hand-${controller}`);
}

function controllerOf({ bases }: TableView, card: CardId): number | null {
  for (const base of bases) {
    const found = standersAt(base).find((one) => one.card === card);
    if (found !== undefined) return found.controller;
  }
  return null;
}

function baseOf({ bases }: TableView, card: CardId): number | null {
  return bases.find((base) => standersAt(base).some((one) => one.card === card))?.card ?? null;
}

function standersAt({ minions, titans, actions, buried }: BaseView) {
  return [...minions, ...titans, ...actions, ...buried, ...minions.flatMap((minion) => minion.actions)];
}

/** Where a card goes that is not seen any more: to a pile or a hand, or on a phone to a base that is not shown. */
function goalOf({ places, view }: Change, card: CardId): Seen | null {
  const base = baseOf(view, card);
  if (base !== null) return places.tab(base);
  for (const { seat, hand, discard } of view.players) {
    if (discard.some((one) => one.card === card)) return places.anchor(`discard-${seat}`);
    if (hand.some((one) => one.card === card)) return places.anchor(`hand-${seat}`);
  }
  return null;
}
