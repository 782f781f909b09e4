import { shuffleShared } from '../changes/shared-decks.ts';
import { addSharedDeck, addToBaseDeck, addToDeck } from '../changes/add-card.ts';
import { addAside } from '../changes/aside.ts';
import { enterBase, putBasesBack, shuffleBaseDeck, takeBase } from '../changes/bases.ts';
import { discard } from '../changes/discard.ts';
import { backOnDeck, draw, learnAll, shuffleDeck, take } from '../changes/zones.ts';
import { defOf, type Game, playerOf } from '../game.ts';
import type { Option } from '../model/decision.ts';
import type { SetUpFrame } from '../model/frames.ts';
import type { Config } from '../model/config.ts';
import { NONE, type BaseId, type Seat } from '../model/ids.ts';
import { randomBelow, shuffleInPlace } from '../model/random.ts';
import { baseList, deckList, sharedDecksFor } from '../rules/composition.ts';
import { FACTIONS_EACH, isGone, isLaidOut, usualDraftSize } from '../rules/faction-choice.ts';
import { clockwiseFrom } from '../rules/table.ts';
import { ask, newId } from './ask.ts';
import { answerInLeague, chooseInLeague } from './league.ts';
import { startTurns } from './turn.ts';
import { nth } from '../model/nth.ts';

const OPENING_HAND = 5;

/** R1, from choosing factions to the first turn. */
export function startSetUp(g: Game): void {
  pushSetUp(g, 'factions', []);
}

/** The draft with that player first (R1.3). */
export function startDraft(g: Game, first: Seat): void {
  pushSetUp(g, 'factions', draftOrder(g, first), layOutPool(g));
}

/** Hands are dealt; players without a minion decide, the first player first (R1.5). */
export function startOpeningHands(g: Game, first: Seat): void {
  g.state.turn.player = first;
  pushSetUp(g, 'mulligan', clockwiseFrom(g, first).slice());
}

function pushSetUp(g: Game, stage: SetUpFrame['stage'], queue: Seat[], pool: string[] = []): void {
  g.state.stack.push({ kind: 'set-up', stage, queue, pool, noticed: null, after: null });
}

export function stepSetUp(g: Game, frame: SetUpFrame): void {
  switch (frame.stage) {
    case 'factions':
      if (isAllChosen(g, frame)) frame.stage = 'deal';
      else chooseFactions(g, frame);
      break;
    case 'deal':
      deal(g, frame);
      break;
    case 'mulligan':
      nextMulligan(g, frame);
      break;
  }
}

function isAllChosen({ state: { players, config } }: Game, { pool, queue }: SetUpFrame): boolean {
  if (config.choice === 'league') return pool.length > 0 && queue.length === 0;
  return players.every(({ factions }) => factions.length === FACTIONS_EACH);
}

/** R1.3: at random, in seat order, or drafted in a snake from a pool that everybody sees. */
function chooseFactions(g: Game, frame: SetUpFrame): void {
  const { choice } = g.state.config;
  if (frame.pool.length === 0) {
    frame.pool = layOutPool(g);
    frame.queue = choosingOrder(g);
  }
  if (choice === 'league') {
    chooseInLeague(g, frame);
    return;
  }
  if (choice === 'random') {
    for (const seat of frame.queue) {
      const offered = offeredTo(g, frame, seat);
      takeFaction(g, seat, nth(offered, randomBelow(g.state.random, offered.length)));
    }
    return;
  }
  const seat = nth(frame.queue, 0);
  const offered = offeredTo(g, frame, seat);
  if (offered.length === 1) {
    pickFaction(g, frame, nth(offered, 0));
    return;
  }
  ask(g, {
    id: newId(g),
    seat,
    kind: 'faction',
    options: offered.map((faction) => ({ kind: 'faction', faction })),
    min: 1,
    max: 1,
    source: NONE,
    prompt: { key: choice === 'draft' ? 'draft' : 'faction' },
  });
}

function layOutPool(g: Game): string[] {
  const { config, players } = g.state;
  const all = [...(config.pool ?? g.lib.factionNames)];
  if (!isLaidOut(config.choice)) return all;
  const size = config.draftSize ?? usualDraftSize(config, players.length, all.length);
  const order = all.map((_, i) => i);
  shuffleInPlace(g.state.random, order);
  return order.slice(0, size).map((i) => nth(all, i));
}

/**
 * Seats that still need factions, one entry for each faction missing; a snake for the draft, starting at random. In the
 * league, who has won the toss.
 */
function choosingOrder(g: Game): Seat[] {
  const { players, config, random } = g.state;
  if (config.choice === 'draft') return draftOrder(g, randomBelow(random, players.length));
  if (config.choice === 'league') return [randomBelow(random, players.length)];
  return lackingFrom(g, 0).flatMap((seat) => [seat, seat]);
}

function draftOrder(g: Game, first: Seat): Seat[] {
  const round = lackingFrom(g, first);
  return [...round, ...round.toReversed()];
}

function lackingFrom(g: Game, first: Seat): Seat[] {
  return clockwiseFrom(g, first).filter((seat) => playerOf(g, seat).factions.length === 0);
}

function offeredTo(g: Game, frame: SetUpFrame, seat: Seat): string[] {
  const { config, players } = g.state;
  const chosen = players.map(({ factions }) => factions);
  return frame.pool.filter(
    (name) => !isGone(config, chosen, name) && !playerOf(g, seat).factions.includes(name),
  );
}

export function answerSetUp(g: Game, frame: SetUpFrame, option: Option): void {
  if (g.state.config.choice === 'league' && frame.stage === 'factions') answerInLeague(g, frame, option);
  else if (option.kind === 'faction') pickFaction(g, frame, option.faction);
  else if (option.kind === 'mode') {
    const seat = frame.queue.shift();
    if (seat !== undefined && option.mode === 'new hand') replaceHand(g, seat);
  }
}

/** Gives that faction to the next player in order. */
function pickFaction(g: Game, frame: SetUpFrame, faction: string): void {
  const seat = frame.queue.shift();
  if (seat === undefined) return;
  takeFaction(g, seat, faction);
  g.tell?.({ key: 'faction', player: seat, faction });
}

function takeFaction(g: Game, seat: Seat, faction: string): void {
  playerOf(g, seat).factions.push(faction);
}

/** Decks, bases and opening hands (R1.1, R1.4, R1.5, R1.6). */
function deal(g: Game, frame: SetUpFrame): void {
  const { players, config, turn } = g.state;
  players.forEach((_, seat) => buildDeck(g, seat));
  buildBaseDeck(g);
  laySharedDecks(g);
  if (config.titans === true) players.forEach((_, seat) => layTitansAside(g, seat));
  g.tell?.({ key: 'factions', factions: players.map((player) => player.factions.join(' + ')) });
  turn.player = config.firstPlayer ?? g.state.league?.first ?? randomBelow(g.state.random, players.length);
  g.tell?.({ key: 'first player', player: turn.player });
  layOutBases(g, basesAtStart(config));
  for (const seat of clockwiseFrom(g, turn.player)) draw(g, seat, openingHand(config));
  frame.queue = clockwiseFrom(g, turn.player).slice();
  frame.stage = 'mulligan';
}

/** R1.4: a base that does not stay makes room for the next one, and is shuffled in when all have been laid out. */
function layOutBases(g: Game, count: number): void {
  const leaving: BaseId[] = [];
  let left = count;
  while (left > 0) {
    const base = takeBase(g);
    if (base === NONE) break;
    if (defOf(g, base).leavesAtSetUp) leaving.push(base);
    else {
      enterBase(g, base);
      left--;
    }
  }
  if (leaving.length === 0) return;
  putBasesBack(g, leaving, 'bottom');
  shuffleBaseDeck(g);
}

/** R1.4; the Big Base is the only one (R14.1). */
function basesAtStart({ variant, houseRules, players }: Config): number {
  return variant === 'big base' ? 1 : (houseRules?.bases ?? players.length + 1);
}

function openingHand({ houseRules }: Config): number {
  return houseRules?.openingHand ?? OPENING_HAND;
}

function buildDeck(g: Game, seat: Seat): void {
  const { factions } = playerOf(g, seat);
  for (const def of deckList(g.lib, g.state.config, factions)) addToDeck(g, def, seat);
  shuffleDeck(g, seat);
}

/** R11.1: the titans of both factions, face up beside the deck. */
function layTitansAside(g: Game, seat: Seat): void {
  const { config } = g.state;
  for (const faction of playerOf(g, seat).factions) {
    for (const def of g.lib.faction(faction).titans[config.printing]) addAside(g, def, seat);
  }
}

function buildBaseDeck(g: Game): void {
  for (const def of baseList(g.lib, g.state)) addToBaseDeck(g, def);
  shuffleBaseDeck(g);
}

function laySharedDecks(g: Game): void {
  const { players, config } = g.state;
  const factions = players.flatMap((player) => player.factions);
  for (const { name, deck, isFaceDown } of sharedDecksFor(g.lib, factions)) {
    addSharedDeck(g, name, deck[config.printing], isFaceDown);
    if (isFaceDown) shuffleShared(g, name);
  }
}

/** R1.5: a hand without a minion, by edition. */
function nextMulligan(g: Game, frame: SetUpFrame): void {
  const [seat] = frame.queue;
  if (seat === undefined) {
    g.state.stack.pop();
    startTurns(g, g.state.turn.player);
    return;
  }
  const { hand } = playerOf(g, seat);
  if (hand.some((card) => defOf(g, card).kind === 'minion')) {
    frame.queue.shift();
  } else if (g.edition.mulligan === 'must discard') {
    frame.queue.shift();
    replaceHand(g, seat);
  } else {
    ask(g, {
      id: newId(g),
      seat,
      kind: 'mulligan',
      options: [
        { kind: 'mode', mode: 'keep' },
        { kind: 'mode', mode: 'new hand' },
      ],
      min: 1,
      max: 1,
      source: NONE,
      prompt: { key: 'mulligan' },
    });
  }
}

function replaceHand(g: Game, seat: Seat): void {
  const old = playerOf(g, seat).hand.slice();
  for (const card of old) learnAll(g, card);
  g.tell?.({ key: 'mulligan', player: seat, cards: old });
  if (g.edition.mulligan !== 'may shuffle in') {
    discard(g, old, seat, seat);
    draw(g, seat, old.length);
    return;
  }
  for (const card of old) take(g, card);
  draw(g, seat, old.length);
  for (const card of old) backOnDeck(g, card, seat, 'bottom');
  shuffleDeck(g, seat);
}
