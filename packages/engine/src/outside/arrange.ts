import { addCard, addSharedDeck } from '../changes/add-card.ts';
import { addAside, changeCountersAside } from '../changes/aside.ts';
import { enterBase } from '../changes/bases.ts';
import { enterPlay } from '../changes/enter-play.ts';
import { changePiece } from '../changes/pieces.ts';
import { everybody } from '../changes/zones.ts';
import { run } from '../flow/run.ts';
import { startDraft, startOpeningHands } from '../flow/set-up.ts';
import { startRounds } from '../flow/turn.ts';
import { defOf, type Game, openGame, playerOf } from '../game.ts';
import type { Library } from '../library/library.ts';
import type { Config } from '../model/config.ts';
import type { Printing } from '../model/editions.ts';
import { NONE, type BaseId, type CardId, type Seat, type DefId } from '../model/ids.ts';
import type { Seed } from '../model/random.ts';
import { roleOf } from '../rules/sides.ts';
import type { State } from '../model/state.ts';
import { SmashUpError } from './errors.ts';
import { tellerTo, type Sink } from './log.ts';
import { emptyState } from './new-game.ts';
import { nth } from '../model/nth.ts';

/** A card to be put on the table. */
export interface ArrangedCard {
  readonly card: string;
  readonly controller: Seat;
  /** If missing, the controller. */
  readonly owner?: Seat;
  readonly counters?: number;
  readonly buried?: boolean;
  /** Under the card that it is listed with (R16.1). */
  readonly stored?: boolean;
  /** Actions on this minion, and what is stored under this card. */
  readonly with?: readonly ArrangedCard[];
}

/** A card in a hand or deck; a name alone means that it is its holder's own. */
export type HeldCard = string | { readonly card: string; readonly owner: Seat };

export interface ArrangedPlayer {
  readonly vp?: number;
  readonly hand?: readonly HeldCard[];
  /** From the top down. */
  readonly deck?: readonly HeldCard[];
  readonly discard?: readonly string[];
  /** Titans set aside, if the game has titans (R11.1). */
  readonly titans?: readonly ArrangedTitan[];
  /** Cards in stasis (R17). */
  readonly stasis?: readonly ArrangedInStasis[];
}

export interface ArrangedInStasis {
  readonly card: string;
  readonly stasisCounters: number;
  /** What is on it, or stored under it. */
  readonly with?: readonly ArrangedCard[];
}

export interface ArrangedTitan {
  readonly card: string;
  readonly counters?: number;
}

/** A table in the middle of a game, laid out by hand: for tests, puzzles, tutorials and bug reports. */
export interface Arrangement {
  readonly players: readonly ArrangedPlayer[];
  readonly bases: readonly { readonly base: string; readonly cards: readonly ArrangedCard[] }[];
  /** From the top down. */
  readonly baseDeck?: readonly string[];
  readonly baseDiscard?: readonly string[];
  /** Number of cards in each shared deck, by its name: the first ones of its list. */
  readonly sharedDecks?: Readonly<Record<string, number>>;
  /** The player whose turn it is (in set-up: who drafts first, who will begin), and the phase to start from. */
  readonly turn?: Seat;
  /** `draft`: nothing lies on the table yet. `opening hands`: dealt as given, and not yet kept or replaced (R1.5). */
  readonly from?: 'draft' | 'opening hands' | TurnPoint;
  /** Big Base (R14): the round, from 1, and who began it; missing: the first one, which `turn` began. */
  readonly round?: { readonly number: number; readonly first: Seat };
}

type TurnPoint = 'start of turn' | 'play cards' | 'score bases';

/** The state that the arrangement describes, up to its first decision. Cards are named as in the game's printing. */
export function arrange(
  lib: Library,
  config: Config,
  seed: Seed,
  table: Arrangement,
  sink: Sink | null = null,
): State {
  const state = emptyState(config, seed);
  const g = openGame(lib, state);
  const names = numbersByName(lib, config);
  const add = (name: string, owner: Seat): CardId => addNamed(g, names, name, owner);
  const addBase = (name: string): BaseId => addCard(g, numberedBase(g, names, name), NONE);

  table.players.forEach((player, seat) => {
    const target = playerOf(g, seat);
    target.vp = player.vp ?? 0;
    for (const held of player.hand ?? [])
      state.known[dealt(target.hand, addHeld(add, held, seat))] = 1 << seat;
    for (const held of (player.deck ?? []).toReversed()) dealt(target.deck, addHeld(add, held, seat));
    for (const name of player.discard ?? []) dealt(target.discard, add(name, seat));
    for (const { card, counters } of player.titans ?? [])
      layAside(g, numbered(names, card), seat, counters ?? 0);
  });
  table.players.forEach(({ stasis }, seat) => {
    for (const arranged of stasis ?? []) layInStasis(g, add, arranged, seat);
  });
  for (const { base, cards } of table.bases) {
    const id = addBase(base);
    enterBase(g, id);
    for (const card of cards) place(g, add, card, id, NONE);
  }
  for (const name of (table.baseDeck ?? []).toReversed()) state.baseDeck.push(addBase(name));
  for (const name of table.baseDiscard ?? []) state.baseDiscard.push(addBase(name));
  for (const [name, count] of Object.entries(table.sharedDecks ?? {})) layShared(g, name, count);
  if (sink !== null) g.tell = tellerTo(sink, state);
  start(g, table.turn ?? 0, table.from ?? 'play cards');
  if (state.rounds !== undefined && table.round !== undefined)
    state.rounds = { ...state.rounds, ...table.round };
  run(g);
  return state;
}

type Numbers = ReadonlyMap<string, number>;

/** Made once: a test arranges thousands of tables. */
const numbersOf = new WeakMap<Library, Map<Printing, Numbers>>();

function numbersByName(lib: Library, { printing }: Config): Numbers {
  const known = numbersOf.get(lib) ?? new Map<Printing, Numbers>();
  numbersOf.set(lib, known);
  const numbers = known.get(printing) ?? nameAll(lib, printing);
  known.set(printing, numbers);
  return numbers;
}

/** Of two cards with the same name, the later one's goes with its faction: `Calicoin (World Champs)`. */
function nameAll(lib: Library, printing: Printing): Numbers {
  const names = new Map<string, number>();
  for (const number of lib.printed(printing)) {
    const { name, faction } = nth(lib.defs, number);
    const other = lib.defs[names.get(name) ?? NONE];
    names.set(other === undefined || other.faction === faction ? name : `${name} (${faction})`, number);
  }
  return names;
}

function layShared(g: Game, name: string, count: number): void {
  const found = g.lib.sharedDecks.find((deck) => deck.name === name);
  if (found === undefined) throw new SmashUpError(`There is no shared deck "${name}".`);
  addSharedDeck(g, name, found.deck[g.state.config.printing].slice(0, count), found.isFaceDown);
}

function dealt(pile: CardId[], card: CardId): CardId {
  pile.push(card);
  return card;
}

function addNamed(g: Game, names: Numbers, name: string, owner: Seat): CardId {
  return addCard(g, numbered(names, name), owner);
}

function numbered(names: Numbers, name: string): number {
  const def = names.get(name);
  if (def === undefined) throw new SmashUpError(`There is no card "${name}" in this printing.`);
  return def;
}

function numberedBase({ lib }: Game, names: Numbers, name: string): number {
  const def = names.get(name) ?? NONE;
  if (lib.defs[def]?.kind !== 'base') throw new SmashUpError(`There is no base "${name}" in this printing.`);
  return def;
}

function layAside(g: Game, def: DefId, seat: Seat, counters: number): void {
  changeCountersAside(g, addAside(g, def, seat), counters);
}

function addHeld(add: (name: string, owner: Seat) => CardId, held: HeldCard, holder: Seat): CardId {
  return typeof held === 'string' ? add(held, holder) : add(held.card, held.owner);
}

function place(
  g: Game,
  add: (name: string, owner: Seat) => CardId,
  arranged: ArrangedCard,
  base: BaseId,
  on: CardId,
): void {
  const { controller, counters, buried, stored } = arranged;
  const card = add(arranged.card, arranged.owner ?? controller);
  const as = buried ? 'buried' : stored ? 'stored' : roleOf(defOf(g, card));
  enterPlay(g, card, as, controller, { base, on });
  const piece = g.state.pieces[card] ?? null;
  if (piece !== null) changePiece(g, piece, { counters: counters ?? 0 });
  g.state.known[card] = buried || stored ? 1 << controller : everybody(g);
  for (const attached of arranged.with ?? []) place(g, add, attached, base, card);
}

function layInStasis(
  g: Game,
  add: (name: string, owner: Seat) => CardId,
  { card: name, stasisCounters, with: carried }: ArrangedInStasis,
  owner: Seat,
): void {
  const card = add(name, owner);
  for (const { card: other, controller, owner: whose, stored } of carried ?? []) {
    const one = add(other, whose ?? controller);
    enterPlay(g, one, stored ? 'stored' : 'stasis', controller, { base: NONE, on: card });
    g.state.known[one] = stored ? 1 << controller : everybody(g);
  }
  enterPlay(g, card, 'stasis', owner, { base: NONE, on: NONE });
  const piece = g.state.pieces[card] ?? null;
  if (piece !== null) changePiece(g, piece, { stasis: stasisCounters });
  g.state.known[card] = everybody(g);
}

function start(g: Game, player: Seat, from: NonNullable<Arrangement['from']>): void {
  if (from === 'draft') startDraft(g, player);
  else if (from === 'opening hands') startOpeningHands(g, player);
  else startTurn(g, player, from);
}

function startTurn(g: Game, player: Seat, from: TurnPoint): void {
  const { turn, stack } = g.state;
  startRounds(g, player);
  turn.player = player;
  // What is laid out was there as the turn began.
  turn.since = g.state.clock++;
  turn.number = from === 'start of turn' ? 0 : 1;
  turn.phase = from === 'start of turn' ? 'start' : 'play';
  turn.minions = 1;
  turn.actions = 1;
  const stage = from === 'start of turn' ? 'begin' : from === 'play cards' ? 'play' : 'score';
  stack.push({ kind: 'turn', stage, done: [], offered: [], uncovered: false, noticed: null, after: null });
}
