import { touch, type Game } from '../game.ts';
import type { Aftermath, Frame, Trigger } from '../model/frames.ts';
import type { Happening } from '../model/happening.ts';
import { NONE, type CardId } from '../model/ids.ts';

/**
 * Cards get new numbers when they are shuffled or hidden (zones.ts). Effects that go on, abilities that wait and what
 * was played or moved this turn may still speak of such a card: they keep a memory of it instead, a number of its own
 * that has the card's name and owner but lies in no zone, so that nothing can be done to it and nothing is given away.
 */
export function remember(g: Game, cards: readonly CardId[]): void {
  const memories = new Map<CardId, CardId>();
  const remembered = (card: CardId): CardId => {
    if (card === NONE || !cards.includes(card)) return card;
    const known = memories.get(card);
    if (known !== undefined) return known;
    const memory = addMemory(g, card);
    memories.set(card, memory);
    return memory;
  };
  const { effects, turn, stack } = g.state;
  effects.forEach((effect, at) => {
    const self = remembered(effect.self);
    if (self !== effect.self) effects[at] = { ...effect, self };
  });
  turn.extras.forEach((extra, at) => {
    const source = remembered(extra.source);
    if (source === extra.source && !extra.played.some((card) => cards.includes(card))) return;
    turn.extras[at] = { ...extra, source, played: extra.played.map(remembered) };
  });
  turn.played.forEach((played, at) => {
    const card = remembered(played.card);
    if (card !== played.card) turn.played[at] = { ...played, card };
  });
  turn.moved.forEach((moved, at) => {
    const cause = remembered(moved.cause);
    if (cause !== moved.cause) turn.moved[at] = { ...moved, cause };
  });
  for (const frame of stack) rememberIn(frame, remembered);
  if (memories.size > 0) touch(g);
}

function addMemory({ state }: Game, card: CardId): CardId {
  const memory = state.defs.length;
  state.defs.push(state.defs[card]);
  state.owners.push(state.owners[card]);
  state.known.push(state.known[card]);
  state.pieces.push(null);
  state.memories.push(memory);
  return memory;
}

type Remembered = (card: CardId) => CardId;

function rememberIn(frame: Frame, remembered: Remembered): void {
  inAftermath(frame.noticed, remembered);
  for (const group of frame.after ?? []) inAftermath(group, remembered);
  switch (frame.kind) {
    case 'ability':
      frame.self = remembered(frame.self);
      if (frame.event !== null) frame.event = inEvent(frame.event, remembered);
      break;
    case 'aftermath':
      for (const group of frame.groups) inAftermath(group, remembered);
      break;
    case 'scoring':
      inTriggers(frame.waiting, remembered);
      break;
    case 'turn':
      inTriggers(frame.offered, remembered);
      break;
    case 'destroy':
      frame.cause = remembered(frame.cause);
      inTriggers(frame.offered, remembered);
      break;
    case 'play':
      // A card can be shuffled away before it has resolved: it was played all the same.
      frame.card = remembered(frame.card);
      frame.on = remembered(frame.on);
      frame.grantedBy = remembered(frame.grantedBy);
      if (frame.event !== null) frame.event = inEvent(frame.event, remembered);
      break;
    case 'duel':
      frame.challenger = remembered(frame.challenger);
      frame.challenged = remembered(frame.challenged);
      break;
    case 'set-up':
      break;
  }
}

function inAftermath(group: Aftermath | null, remembered: Remembered): void {
  if (group === null) return;
  inTriggers(group.triggers, remembered);
  group.events.forEach((event, at) => {
    group.events[at] = inEvent(event, remembered);
  });
}

function inTriggers(triggers: Trigger[], remembered: Remembered): void {
  triggers.forEach((trigger, at) => {
    const self = remembered(trigger.self);
    const event = inEvent(trigger.event, remembered);
    if (self !== trigger.self || event !== trigger.event) triggers[at] = { ...trigger, self, event };
  });
}

function inEvent(event: Happening, remembered: Remembered): Happening {
  const card = remembered(event.card);
  const cause = remembered(event.cause);
  return card === event.card && cause === event.cause ? event : { ...event, card, cause };
}
