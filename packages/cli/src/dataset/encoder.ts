import {
  cardOf,
  HIDDEN,
  NONE,
  type Decision,
  type Option,
  type Rules,
  type Seat,
  type View,
  soleWinner,
} from '@smashup/engine';
import {
  presentTable,
  type BaseView,
  type CardView,
  type PlayerView,
  type SharedDeckView,
  type TableView,
} from '@smashup/referee';
import { range } from '../lists.ts';
import { COLUMNS, NUMBERS, perTable, ZONES, type TableName, type ZoneName } from './columns.ts';
import { NumberTable } from './number-table.ts';
import { Vocabulary } from './vocabulary.ts';

const MOST_PLAYERS = 4;
/** The outcome by seat: final VP, and who has won. */
const NOT_YET = range(2 * MOST_PLAYERS).map(() => 0);
const WINNER = COLUMNS.decisions.indexOf('winner');

/** A decision, apart from the seat's view. */
interface Told {
  readonly game: number;
  readonly number: number;
  /** Which of the series' bots decides. */
  readonly bot: number;
  readonly picks: readonly number[];
}

interface CardRow extends CardView {
  readonly zone: ZoneName;
  readonly player?: Seat;
  readonly owner?: Seat;
  readonly base?: number;
  readonly on?: number;
  readonly power?: number;
  readonly counters?: number;
}

/** Writes decisions down in numbers, from the views of the seats that make them (docs/dataset.md). */
export class Encoder {
  readonly tables: Readonly<Record<TableName, NumberTable>>;
  readonly vocabulary = new Vocabulary();
  private readonly reading: Rules;
  /** Decisions whose game is not over yet: the row, and the seat. */
  private open: { readonly row: number; readonly seat: Seat }[] = [];

  /** `reading`: rules of its own, for looking only. */
  constructor(reading: Rules) {
    this.reading = reading;
    this.tables = perTable((name) => new NumberTable(COLUMNS[name].length));
  }

  add(view: View, decision: Decision, told: Told): void {
    const table = presentTable(view, this.reading);
    const eyes = new Eyes(decision.seat, table.players.length);
    const rows = this.addCards(table, eyes);
    for (const base of table.bases) this.tables.bases.add(baseRow(base, eyes));
    const bases = new Map(table.bases.map(({ card }, at) => [card, at]));
    decision.options.forEach((option, at) => {
      this.tables.options.add(this.optionRow(option, view, rows, bases, eyes, 1 + told.picks.indexOf(at)));
    });
    for (const deck of table.sharedDecks) this.tables.shared_decks.add(this.deckRow(deck, view, eyes));
    this.open.push({ row: this.tables.decisions.rows, seat: decision.seat });
    this.tables.decisions.add(decisionRow(view, table, decision, told, rows.count, eyes));
  }

  /** The game is over: how it ended is written into all its decisions. */
  finish(winners: readonly Seat[], vp: readonly number[]): void {
    for (const { row, seat } of this.open) {
      const eyes = new Eyes(seat, vp.length);
      const result = [
        eyes.relative(soleWinner(winners) ?? NONE),
        ...eyes.inOrder((other) => vp[other] ?? 0),
        ...eyes.inOrder((other) => (winners.includes(other) ? 1 : 0)),
      ];
      this.tables.decisions.amend(row, WINNER, result);
    }
    this.open = [];
  }

  private addCards(table: TableView, eyes: Eyes): Rows {
    const rows = new Rows((row) => this.tables.cards.add(cardRow(row, eyes)));
    for (const { hand, discard, titans, stasis = [], seat } of table.players) {
      for (const card of hand) if (card.face !== HIDDEN) rows.add({ ...card, zone: 'hand', player: seat });
      for (const card of discard) rows.add({ ...card, zone: 'discard', player: seat });
      for (const titan of titans) rows.add({ ...titan, zone: 'set aside', player: seat });
      for (const { card, face, stasisCounters: counters } of stasis)
        rows.add({ card, face, counters, zone: 'stasis', player: seat });
    }
    table.bases.forEach((base, at) => addCardsAt(base, at, rows));
    for (const card of table.limbo) rows.add({ ...card, zone: 'limbo' });
    for (const card of table.baseDiscard) rows.add({ ...card, zone: 'base discard' });
    for (const card of table.box) rows.add({ ...card, zone: 'box' });
    return rows;
  }

  private deckRow({ name, count, top, cardsPerVp }: SharedDeckView, view: View, eyes: Eyes): number[] {
    const { library } = this.reading;
    const isOfDeck = (card: number): boolean =>
      library.defs[view.defs[card] ?? HIDDEN]?.sharedDeck === name && !view.memories.includes(card);
    const had = (seat: Seat): number =>
      view.owners.reduce((sum, owner, card) => sum + (owner === seat && isOfDeck(card) ? 1 : 0), 0);
    return [view.defs[top] ?? HIDDEN, count, cardsPerVp ?? 0, ...eyes.inOrder(had)];
  }

  private optionRow(
    option: Option,
    view: View,
    rows: Rows,
    bases: ReadonlyMap<number, number>,
    eyes: Eyes,
    picked: number,
  ): number[] {
    const card = cardOf(option, view);
    return [
      NUMBERS.option[option.kind],
      rows.of(card),
      bases.get(option.kind === 'buried' ? option.base : card) ?? NONE,
      view.defs[card] ?? HIDDEN,
      option.kind === 'player' ? eyes.relative(option.player) : NONE,
      this.vocabulary.number(spokenIn(option)),
      option.kind === 'play' ? (option.as === 'minion' ? 1 : 2) : 0,
      'idle' in option ? 1 : 0,
      picked,
    ];
  }
}

/** The row of each card within its decision. */
class Rows {
  count = 0;
  private readonly write: (row: CardRow) => void;
  private readonly byCard = new Map<number, number>();

  constructor(write: (row: CardRow) => void) {
    this.write = write;
  }

  add(row: CardRow): number {
    this.write(row);
    this.byCard.set(row.card, this.count);
    return this.count++;
  }

  of(card: number): number {
    return this.byCard.get(card) ?? NONE;
  }
}

/** Seats as the deciding player sees them. */
class Eyes {
  private readonly seat: Seat;
  private readonly players: number;

  constructor(seat: Seat, players: number) {
    this.seat = seat;
    this.players = players;
  }

  relative(seat: Seat): number {
    return seat === NONE ? NONE : (seat - this.seat + this.players) % this.players;
  }

  /** A number for each seat in that order, and zeros for empty seats. */
  inOrder(read: (seat: Seat) => number): number[] {
    return range(MOST_PLAYERS).map((at) => (at < this.players ? read((this.seat + at) % this.players) : 0));
  }
}

function decisionRow(
  { defs, turn, aside }: View,
  { players, bases, baseDeck, sharedDecks, turn: { player, extras } }: TableView,
  { seat, kind, min, max, source, options }: Decision,
  { game, number, bot }: Told,
  cards: number,
  eyes: Eyes,
): number[] {
  const extra = (of: 'minion' | 'action'): number =>
    extras.reduce((sum, each) => sum + (each.kind === of ? each.left : 0), 0);
  const each = (read: (one: PlayerView) => number): number[] =>
    eyes.inOrder((other) => players.slice(other, other + 1).map(read)[0] ?? 0);
  return [
    game,
    number,
    seat,
    bot,
    players.length,
    turn.number,
    NUMBERS.phase[turn.phase],
    eyes.relative(player),
    NUMBERS.kind[kind],
    min,
    max,
    defs[source] ?? NONE,
    turn.minions,
    turn.actions,
    extra('minion'),
    extra('action'),
    baseDeck,
    ...each(({ vp }) => vp),
    ...each(({ hand }) => hand.length),
    ...each(({ deck }) => deck),
    ...each(({ discard }) => discard.length),
    bases.length,
    cards,
    options.length,
    NONE,
    ...NOT_YET,
    aside === undefined ? 0 : 1,
    sharedDecks.length,
  ];
}

function baseRow(
  { face, breakpoint, total, counters, scoring, vp, standings }: BaseView,
  eyes: Eyes,
): number[] {
  return [
    face,
    breakpoint ?? NONE,
    total,
    counters,
    scoring ? 1 : 0,
    ...vp,
    ...eyes.inOrder((seat) => standings[seat]?.total ?? 0),
    ...eyes.inOrder((seat) => standings[seat]?.place ?? 0),
  ];
}

function addCardsAt({ minions, actions, buried, titans }: BaseView, base: number, rows: Rows): void {
  for (const { actions: attached, controller, ...minion } of minions) {
    const on = rows.add({ ...minion, zone: 'minion', player: controller, base });
    for (const action of attached) {
      rows.add({ ...action, zone: 'action on minion', player: action.controller, base, on });
    }
  }
  for (const action of actions)
    rows.add({ ...action, zone: 'action on base', player: action.controller, base });
  for (const card of buried) rows.add({ ...card, zone: 'buried', player: card.controller, base });
  for (const titan of titans) rows.add({ ...titan, zone: 'titan', player: titan.controller, base });
}

function cardRow(row: CardRow, eyes: Eyes): number[] {
  const { zone, player = NONE, owner = NONE, base = NONE, on = NONE, face, power = 0, counters = 0 } = row;
  return [ZONES.indexOf(zone), eyes.relative(player), eyes.relative(owner), base, on, face, power, counters];
}

/** The word that an option stands for, if it does. */
function spokenIn(option: Option): string {
  switch (option.kind) {
    case 'mode':
      return option.mode;
    case 'faction':
      return option.faction;
    case 'name':
      return option.name;
    default:
      return '';
  }
}
