import { touch, type Game } from '../game.ts';
import type { Aftermath, Frame, Trigger } from '../model/frames.ts';
import type { Happening } from '../model/happening.ts';
import { NONE, type BaseId, type CardId } from '../model/ids.ts';
import { nth } from '../model/nth.ts';

/**
 * Cards, bases among them, get new numbers when they are shuffled or hidden (zones.ts). Effects that go on, abilities
 * that wait and what happened this turn may still speak of such a card: they keep a memory of it instead, a number of
 * its own that has the card's name and owner but lies in no zone, so that nothing can be done to it and nothing is given
 * away. A base that comes back into play is another one (R10.11).
 */
export function remember(g: Game, cards: readonly CardId[]): void {
  let memories: Map<CardId, number> | null = null;
  const remembered: Remembered = (card: CardId): number => {
    if (card === NONE || !cards.includes(card)) return card;
    memories ??= new Map();
    const known = memories.get(card);
    if (known !== undefined) return known;
    const memory = addMemory(g, card);
    memories.set(card, memory);
    return memory;
  };
  const { effects, turn, stack } = g.state;
  effects.forEach((effect, at) => {
    const self = remembered(effect.self);
    const here = remembered(effect.here);
    if (self !== effect.self || here !== effect.here) effects[at] = { ...effect, self, here };
  });
  turn.extras.forEach((extra, at) => {
    const source = remembered(extra.source);
    const here = remembered(extra.here);
    const isPlayedSame = !extra.played.some((card) => cards.includes(card));
    if (source === extra.source && here === extra.here && isPlayedSame) return;
    turn.extras[at] = { ...extra, source, here, played: extra.played.map((card) => remembered(card)) };
  });
  turn.played.forEach((played, at) => {
    const card = remembered(played.card);
    const on = remembered(played.on);
    const base = remembered(played.base);
    if (card === played.card && on === played.on && base === played.base) return;
    turn.played[at] = { ...played, card, on, base };
  });
  turn.moved.forEach((moved, at) => {
    const cause = remembered(moved.cause);
    const from = remembered(moved.from);
    const to = remembered(moved.to);
    if (cause !== moved.cause || from !== moved.from || to !== moved.to)
      turn.moved[at] = { ...moved, cause, from, to };
  });
  turn.fallen.forEach((fallen, at) => {
    const base = remembered(fallen.base);
    const card = remembered(fallen.card ?? NONE);
    const on = remembered(fallen.on ?? NONE);
    if (base !== fallen.base || card !== (fallen.card ?? NONE) || on !== (fallen.on ?? NONE))
      turn.fallen[at] = { ...fallen, base, card, on };
  });
  turn.counters?.forEach((change, at, all) => {
    const base = remembered(change.base);
    if (base !== change.base) all[at] = { ...change, base };
  });
  turn.raised?.forEach((raised, at, all) => {
    const base = remembered(raised.base);
    if (base !== raised.base) all[at] = { ...raised, base };
  });
  turn.burials?.forEach((burial, at, all) => {
    const card = remembered(burial.card);
    const base = remembered(burial.base);
    if (card !== burial.card || base !== burial.base) all[at] = { ...burial, card, base };
  });
  for (const frame of stack) rememberIn(frame, remembered);
  if (memories !== null) touch(g);
}

function addMemory({ state }: Game, card: CardId): number {
  const memory = state.defs.length;
  state.defs.push(nth(state.defs, card));
  state.owners.push(nth(state.owners, card));
  state.known.push(nth(state.known, card));
  state.pieces.push(null);
  state.memories.push(memory);
  return memory;
}

interface Remembered {
  (base: BaseId): BaseId;
  (card: CardId): CardId;
}

function rememberIn(frame: Frame, remembered: Remembered): void {
  inAftermath(frame.noticed, remembered);
  for (const group of frame.after ?? []) inAftermath(group, remembered);
  switch (frame.kind) {
    case 'ability':
      frame.self = remembered(frame.self);
      frame.here = remembered(frame.here);
      if (frame.event !== null) frame.event = inEvent(frame.event, remembered);
      break;
    case 'aftermath':
      for (const group of frame.groups) inAftermath(group, remembered);
      break;
    case 'scoring':
      frame.base = remembered(frame.base);
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
      // A card can be shuffled away before it has resolved; it was played all the same.
      frame.card = remembered(frame.card);
      frame.on = remembered(frame.on);
      frame.base = remembered(frame.base);
      frame.grantedBy = remembered(frame.grantedBy);
      if (frame.event !== null) frame.event = inEvent(frame.event, remembered);
      break;
    case 'duel':
      frame.challenger = remembered(frame.challenger);
      frame.challenged = remembered(frame.challenged);
      break;
    case 'placing':
      for (const list of [frame.placed, frame.diverted]) {
        list.forEach((one, at) => {
          const cause = remembered(one.cause);
          if (cause !== one.cause) list[at] = { ...one, cause };
        });
      }
      break;
    case 'beforehand':
    case 'sharing':
    case 'set-up':
      break;
  }
}

function inAftermath(group: Aftermath | null, remembered: Remembered): void {
  if (group === null) return;
  inTriggers(group.triggers, remembered);
  if (group.events.length > 0) group.events = group.events.map((event) => inEvent(event, remembered));
}

function inTriggers(triggers: Trigger[], remembered: Remembered): void {
  triggers.forEach((trigger, at) => {
    const self = remembered(trigger.self);
    const here = remembered(trigger.here);
    const event = inEvent(trigger.event, remembered);
    if (self === trigger.self && here === trigger.here && event === trigger.event) return;
    triggers[at] = { ...trigger, self, here, event };
  });
}

function inEvent(event: Happening, remembered: Remembered): Happening {
  const card = remembered(event.card);
  const cause = remembered(event.cause);
  const on = remembered(event.on);
  const using = remembered(event.using);
  const base = remembered(event.base);
  const from = remembered(event.from);
  const stored = event.stored?.map((one) => remembered(one));
  const answered = event.said?.event ?? null;
  const said = answered === null ? null : inEvent(answered, remembered);
  const isAsBefore =
    card === event.card &&
    cause === event.cause &&
    on === event.on &&
    using === event.using &&
    base === event.base &&
    from === event.from &&
    said === answered &&
    (stored?.every((one, at) => one === event.stored?.[at]) ?? true);
  if (isAsBefore) return event;
  return {
    ...event,
    card,
    cause,
    on,
    using,
    base,
    from,
    ...(stored === undefined ? {} : { stored }),
    ...(event.said === undefined ? {} : { said: { ...event.said, event: said } }),
  };
}
