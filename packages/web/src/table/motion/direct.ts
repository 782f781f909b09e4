import type { CardId } from '@smashup/engine';
import type { StoryLine } from '@smashup/referee/protocol';
import { soundOf } from '../../sound/sounds.ts';
import { goalOf, type Change } from './change.ts';
import { awarded, cleared, entered, gained, scores } from './direct-bases.ts';
import { arrive, buried, counted, moved, played, returned, struck } from './direct-cards.ts';
import { clashed, fought } from './direct-fights.ts';
import { destroy, fadeAway } from './moves/destroy.ts';
import { glide, leave, makeRoom, resize } from './moves/glide.ts';
import { hasMoved } from './sight.ts';
import { Timeline, type Part } from './timeline.ts';

/** Decides what is seen to move when the table changes, by what is told about it. */
export function direct(change: Change): Timeline {
  const timeline = new Timeline();
  const { lines, still } = change;
  const part = timeline.start;
  const done = new Set<CardId>();
  for (const line of lines) directLine(change, line, part, done);
  if (!still) directTheRest(change, part, done);
  if (timeline.cues.length === 0) {
    const line = lines.findLast(({ aside }) => !aside);
    const sound = line === undefined ? undefined : soundOf(line.key);
    if (sound !== undefined) part.hear(0, sound);
  }
  return timeline;
}

/**
 * What has no move of its own: a card in another place, of which nobody has to take notice. A phone that turns to another
 * base moves no card.
 */
function directTheRest(change: Change, part: Part, done: ReadonlySet<CardId>): void {
  const { now, before } = change;
  for (const [card, seen] of now.cards) {
    if (done.has(card)) continue;
    const old = before.cards.get(card);
    if (old === undefined) {
      if (before.hidden.get(card)?.zone !== seen.zone) arrive(change, card, seen, part);
    } else if (!hasMoved(old.rect, seen.rect)) continue;
    else if (old.zone === seen.zone) makeRoom(part, seen, old.rect);
    else glide(part, seen, old.rect);
  }
  for (const [card, seen] of before.cards)
    if (!now.cards.has(card) && !done.has(card) && now.hidden.get(card)?.zone !== seen.zone)
      leave(part, seen, goalOf(change, card)?.rect ?? null);
  for (const [key, share] of now.shares) {
    const old = before.shares.get(key);
    if (old !== undefined && hasResized(old.rect, share.rect)) resize(part, share, old.rect);
  }
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
