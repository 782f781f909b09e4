import {
  copiesOnOffer,
  LEAGUE_CHOICES,
  type Config,
  NONE,
  type Piece,
  ROUNDS,
  roundsToScore,
  soleWinner,
  teamsOf,
  type Rules,
  type Seat,
  type View,
  vpToWin,
} from '@smashup/engine';
import type {
  ExtraView,
  FactionChoiceView,
  FactionStep,
  InStasisView,
  PlayerView,
  RoundsView,
  SharedDeckView,
  TableView,
  TitanAsideView,
  TurnView,
} from '../protocol/table-view.ts';
import { seatOf } from '../instruments.ts';
import { presentBases } from './bases.ts';
import { presentCard, presentCards, presentHeld, presentStored } from './cards.ts';
import { presentDuel } from './duel.ts';

/** The table for one viewer, made from that viewer's view alone. */
export function presentTable(view: View, reading: Rules): TableView {
  return {
    viewer: seatOf(view),
    turn: presentTurn(view),
    players: presentPlayers(view, reading),
    bases: presentBases(view, reading),
    baseDeck: view.baseDeck.length,
    baseDiscard: presentCards(view, view.baseDiscard),
    sharedDecks: presentSharedDecks(view, reading),
    box: presentCards(view, view.box),
    limbo: view.limbo.map((card) => presentHeld(view, card)),
    duel: presentDuel(view, reading),
    factionChoice: presentFactionChoice(view),
    winner: soleWinner(view.gameWinners),
    winners: view.gameWinners,
    reckonings: view.reckonings,
    teams: teamsOf(view.config),
    vpToWin: view.rounds === undefined ? vpToWin(view.config) : null,
    rounds: presentRounds(view),
  };
}

function presentRounds(view: View): RoundsView | null {
  const toScore = roundsToScore(view);
  if (view.rounds === undefined || toScore === null) return null;
  const next = view.baseDeck.at(-1);
  return {
    number: view.rounds.number,
    of: ROUNDS,
    toScore,
    next: next === undefined ? null : presentCard(view, next),
  };
}

function stepsOf({ choice }: Config, count: number, isTossed: boolean): readonly FactionStep[] {
  if (choice !== 'league') return Array.from({ length: count }, () => 'draft');
  return isTossed ? LEAGUE_CHOICES.slice(-count).map(({ what }) => what) : ['toss'];
}

function presentFactionChoice({ config, stack, league }: View): FactionChoiceView | null {
  const frame = stack.find(({ kind }) => kind === 'set-up');
  if (frame?.kind !== 'set-up' || frame.stage !== 'factions') return null;
  const copies = copiesOnOffer(config);
  return {
    pool: [...frame.pool],
    copies: Number.isFinite(copies) ? copies : null,
    order: [...frame.queue],
    steps: stepsOf(config, frame.queue.length, league !== undefined),
    banned: league?.banned ?? [],
    basesOnly: league?.bases ?? [],
  };
}

function presentSharedDecks({ sharedDecks, config }: View, { library }: Rules): SharedDeckView[] {
  return sharedDecks.map(({ name, cards }) => {
    const entry = library.sharedDecks.find((deck) => deck.name === name);
    const ending = entry?.ending ?? null;
    return {
      name,
      count: cards.length,
      top: cards.at(-1) ?? NONE,
      faces: entry?.cards[config.printing] ?? [],
      cardsPerVp: ending === null ? null : (config.houseRules?.cardsPerVp ?? ending.cardsPerVp),
    };
  });
}

function presentTurn(view: View): TurnView {
  const { number, phase, minions, actions } = view.turn;
  return { number, phase, player: whoseMove(view), minions, actions, extras: presentExtras(view) };
}

/** Before the first turn, it is the turn of whoever chooses a faction or looks at an opening hand. */
function whoseMove({ turn, pending }: View): Seat {
  return turn.phase === 'set-up' ? (pending?.seat ?? NONE) : turn.player;
}

function presentExtras(view: View): ExtraView[] {
  return view.turn.extras
    .filter(({ left }) => left > 0)
    .map(({ kind, left, source }) => ({ kind, left, source: presentCard(view, source) }));
}

function presentPlayers(view: View, reading: Rules): PlayerView[] {
  const pieces = view.table.flatMap((card) => view.pieces[card] ?? []);
  return view.players.map(({ name, factions, vp, hand, deck, discard }, seat) => ({
    seat,
    name,
    factions,
    vp,
    hand: hand.map((card) => presentHeld(view, card)),
    deck: deck.length,
    mayBeInDeck: seat === view.viewer ? reading.leftInDeck(view, seat) : [],
    discard: presentCards(view, discard),
    titans: presentAside(view, seat),
    ...presentStasis(view, pieces, seat),
  }));
}

function presentStasis(view: View, pieces: readonly Piece[], seat: Seat): Pick<PlayerView, 'stasis'> {
  const stasis = pieces.flatMap(({ card, controller, counters, stasis: stasisCounters }): InStasisView[] => {
    if (stasisCounters === undefined || controller !== seat) return [];
    const carried = pieces.filter(({ as, on }) => as === 'stasis' && on === card);
    return [
      {
        ...presentCard(view, card),
        stasisCounters,
        counters,
        carried: carried.map((one) => presentCard(view, one.card)),
        ...presentStored(view, card, pieces),
      },
    ];
  });
  return stasis.length === 0 ? {} : { stasis };
}

function presentAside(view: View, seat: Seat): TitanAsideView[] {
  return (view.aside ?? [])
    .filter(({ card }) => view.owners[card] === seat)
    .map(({ card, counters }) => ({ ...presentCard(view, card), counters }));
}
