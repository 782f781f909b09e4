import {
  HIDDEN,
  roundsToScore,
  gameProgress,
  teamsOf,
  type BaseId,
  type CardDef,
  type CardId,
  type Rules,
  type Seat,
  type State,
} from '@smashup/engine';
import { strengthOf } from './faction-strength.ts';

/** What the evaluation looks at, in numbers: everything that has to be asked of the rules is asked here. */
export interface Reading {
  readonly seats: readonly SeatReading[];
  /** Who wins together (R13). */
  readonly teams: readonly (readonly Seat[])[];
  /** How near the end is: 0 at the start, 1 where somebody could win. */
  readonly progress: number;
  readonly bases: readonly BaseReading[];
  /** Who plays cards next, once the turn that is being imagined is over. */
  readonly toMove: Seat;
  /** Who has won, or will at the end of this turn if nothing else happens (R6, R12.3). */
  readonly winners: readonly Seat[];
}

export interface SeatReading {
  readonly vp: number;
  /** What cards of shared decks will cost at the end, in VP; a half counts as half (R12.3). */
  readonly burden: number;
  /** Printed powers of the minions in hand, the strongest first. */
  readonly minions: readonly number[];
  readonly actions: number;
  /** Cards in hand that can be played out of turn. */
  readonly specials: number;
  readonly buried: number;
  /** Cards in play that go on doing something. */
  readonly inPlay: number;
  readonly minionsInPlay: number;
  readonly titans: number;
  /** Titans that wait beside the deck (R11.1). */
  readonly titansAside: number;
  /** How strong its factions are, see faction-strength.ts. */
  readonly strength: number;
}

export interface BaseReading {
  readonly base: BaseId;
  /** The power that it takes to make it ready; for the Big Base, what may still come before its period ends. */
  readonly missing: number;
  /** By seat, what each place pays. */
  readonly awards: readonly (readonly number[])[];
  /** Power by seat. */
  readonly totals: readonly number[];
  /** By seat: would it take a place if the base scored now? */
  readonly present: readonly boolean[];
}

/** What the players add in a round of Big Base, roughly. */
const POWER_OF_A_ROUND = 6;

/** `ending`: the number of the turn in which nothing more will be played, as far as the reading goes. */
export function readState(rules: Rules, state: State, ending: number): Reading {
  const { turn, players } = state;
  const isEnding = turn.number === ending;
  const burdens = readBurdens(rules, state);
  return {
    seats: players.map((_, seat) => readSeat(rules, state, seat, burdens[seat] ?? 0)),
    teams: teamsOf(state.config),
    progress: gameProgress(state),
    bases: state.bases.map(({ base }) => readBase(rules, state, base)),
    toMove: isEnding ? (turn.player + 1) % players.length : turn.player,
    winners: rules.winnersNow(state),
  };
}

/** Free and extra plays that the player whose turn it is has left, and cards for them. */
export function playsLeft({ library }: Rules, { turn, players, defs }: State): number {
  const hand = players[turn.player]?.hand ?? [];
  const minions = hand.filter((card) => library.defs[defs[card] ?? HIDDEN]?.kind === 'minion').length;
  let minionPlays = turn.minions;
  let actionPlays = turn.actions;
  for (const { kind, left } of turn.extras) {
    if (kind === 'minion') minionPlays += left;
    else actionPlays += left;
  }
  return Math.min(minionPlays, minions) + Math.min(actionPlays, hand.length - minions);
}

/** By seat. */
function readBurdens(rules: Rules, state: State): readonly number[] {
  if (state.sharedDecks.length === 0) return [];
  const burdens = state.players.map(() => 0);
  for (const { player, deck, count } of rules.reckonings(state)) {
    const ending = rules.library.sharedDecks.find(({ name }) => name === deck)?.ending ?? null;
    const cardsPerVp = state.config.houseRules?.cardsPerVp ?? ending?.cardsPerVp ?? 0;
    if (cardsPerVp > 0) burdens[player] = (burdens[player] ?? 0) + count / cardsPerVp;
  }
  return burdens;
}

function readSeat(rules: Rules, state: State, seat: Seat, burden: number): SeatReading {
  const minions: number[] = [];
  let actions = 0;
  let specials = 0;
  const { hand, vp, factions } = state.players[seat] ?? { hand: [], vp: 0, factions: [] };
  for (const card of hand) {
    const def = defOf(rules, state, card);
    if (def === undefined) continue;
    if (def.kind === 'minion') insert(minions, def.power);
    else actions++;
    if (def.responses.length > 0) specials++;
  }
  let buried = 0;
  let inPlay = 0;
  let minionsInPlay = 0;
  let titans = 0;
  for (const card of state.table) {
    const piece = state.pieces[card];
    if (piece?.controller !== seat) continue;
    if (piece.as === 'buried' || piece.as === 'stored' || piece.as === 'stasis') buried++;
    else if (goesOn(rules, state, card)) inPlay++;
    if (piece.as === 'minion') minionsInPlay++;
    else if (piece.as === 'titan') titans++;
  }
  let titansAside = 0;
  if (state.aside !== undefined) {
    for (const { card } of state.aside) if (state.owners[card] === seat) titansAside++;
  }
  const strength = strengthOf(factions);
  return {
    vp,
    burden,
    minions,
    actions,
    specials,
    buried,
    inPlay,
    minionsInPlay,
    titans,
    titansAside,
    strength,
  };
}

/** The strongest first. Hands are small: sorting them afterwards would take longer, and allocate. */
function insert(powers: number[], power: number): void {
  let at = powers.length;
  for (let before = powers[at - 1]; before !== undefined && before < power; before = powers[at - 1])
    powers[at--] = before;
  powers[at] = power;
}

function defOf({ library }: Rules, state: State, card: CardId): CardDef | undefined {
  return library.defs[state.defs[card] ?? HIDDEN];
}

function goesOn(rules: Rules, state: State, card: CardId): boolean {
  const def = defOf(rules, state, card);
  return def !== undefined && (!def.isPassive || def.usable.length > 0);
}

function readBase(rules: Rules, state: State, base: BaseId): BaseReading {
  const totals = rules.totals(state, base);
  const present = totals.map((power) => power > 0);
  for (const card of state.table) {
    const piece = state.pieces[card];
    if (piece?.base === base && piece.as === 'minion') present[piece.controller] = true;
  }
  const awards = totals.map((_, seat) => rules.awards(state, base, seat));
  const toScore = roundsToScore(state);
  if (toScore !== null) {
    return { base, missing: toScore * POWER_OF_A_ROUND, awards, totals, present };
  }
  return {
    base,
    missing: Math.max(0, rules.breakpoint(state, base) - rules.totalOfAll(state, base)),
    awards,
    totals,
    present,
  };
}
