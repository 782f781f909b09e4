import { smashUp } from '@smashup/cards';
import {
  Account,
  cardsIn,
  isSeenBy,
  NONE,
  randomBelow,
  shuffleInPlace,
  type CardId,
  type Config,
  type Decision,
  type LogEvent,
  type Option,
  type RandomState,
  type Seat,
  type Seed,
  type State,
  type Viewer,
} from '@smashup/engine';

/** What somebody decides, and after how long. */
export interface ScriptStep {
  /** The engine's own number of the decision. */
  readonly decision: number;
  readonly seat: Seat;
  readonly kind: string;
  readonly chosen: readonly Option[];
  readonly isPass: boolean;
  readonly think: number;
}

/** The same game in which cards that one viewer never gets to know are others, in other places. */
export interface OtherDeal {
  readonly viewer: Viewer;
  /** What each card is instead. */
  readonly identities: ReadonlyMap<CardId, CardId>;
  /** Which card lies in its place. */
  readonly places: ReadonlyMap<CardId, CardId>;
}

export interface Script {
  /** The game as it is when the first of the steps is taken. */
  readonly start: State;
  readonly steps: readonly ScriptStep[];
  /** What is asked after the last of them. */
  readonly next: Pick<ScriptStep, 'seat' | 'kind'>;
  readonly deals: readonly OtherDeal[];
}

interface ScriptOptions {
  readonly config: Config;
  readonly seed: Seed;
  /** So many decisions have been made when people come: cards have been shuffled, buried, looked at. */
  readonly before: number;
  readonly decisions: number;
  /** Seats that bots play. */
  readonly bots: ReadonlySet<Seat>;
  /** How many of those who look at the table are compared. */
  readonly viewers: number;
  /** All players together count as one who looks on: those who watch see what they know. */
  readonly isOpen: boolean;
  readonly random: RandomState;
}

/** A pass comes before the time of the window is over: who takes longer had something to think about. */
const QUICK_MILLIS = 200;
/** So long that whoever looks elsewhere gets a notice. */
const LONG_MILLIS = 12_000;

/**
 * Plays a game at random with the engine alone, and finds out who was told what. It ends anywhere: what comes to light
 * later must not have been told before.
 */
export function writeScript(options: ScriptOptions): Script {
  const { config, seed, before, decisions, bots, viewers, isOpen, random } = options;
  const account = new Account(smashUp.library);
  const state = smashUp.newGame(config, seed, account.hear);
  for (let made = 0; made < before && state.pending !== null; made++) {
    // The last decision of a game is for those who come.
    const last = smashUp.clone(state);
    smashUp.apply(state, { decision: state.pending.id, picks: decide(state.pending, random) }, account.hear);
    if (state.pending === null) return writeScript({ ...options, before: last.asked >> 1 });
  }
  const start = smashUp.clone(state);
  const watch = new Watch(start, account);
  const steps: ScriptStep[] = [];
  watch.look(state);
  const isBots = (): boolean => state.pending !== null && bots.has(state.pending.seat);
  while (state.pending !== null && (steps.length < decisions || isBots())) {
    const { id, seat, kind, options: offered } = state.pending;
    const picks = decide(state.pending, random);
    const chosen = picks.map((pick) => offered[pick]);
    const isPass = kind === 'respond' && chosen[0]?.kind === 'pass';
    const isLong = randomBelow(random, 12) === 0;
    const usual = isLong ? LONG_MILLIS : 100 + randomBelow(random, 900);
    // Bots have decided before anybody could notice, but for windows.
    const isAtOnce = bots.has(seat) && kind !== 'respond';
    const think = isAtOnce ? 0 : bots.has(seat) || isPass ? QUICK_MILLIS : usual;
    steps.push({ decision: id, seat, kind, chosen, isPass, think });
    smashUp.apply(state, { decision: id, picks }, (event, now) => {
      account.hear(event, now);
      watch.hear(event);
    });
    watch.look(state);
  }
  // Of a game that is over everybody may know everything: it ends while a person has something to decide.
  const last = steps.findLastIndex(({ seat }) => !bots.has(seat));
  if (state.pending === null && last < 0) return writeScript({ ...options, before: before >> 1 });
  const next = state.pending ?? steps[last];
  if (state.pending === null) steps.length = last;
  // The last one watches.
  const looksOn = isOpen ? 'players' : 'spectator';
  const all = [...state.players.keys(), state.players.length];
  shuffleInPlace(random, all);
  return {
    start,
    steps,
    next: { seat: next.seat, kind: next.kind },
    deals: all
      .slice(0, viewers)
      .map((at) => otherDeal(at < state.players.length ? at : looksOn, start, watch, random)),
  };
}

/** Any of the options. */
export function decide({ options, min, max }: Decision, random: RandomState): number[] {
  const order = [...options.keys()];
  shuffleInPlace(random, order);
  return order.slice(0, Math.max(min, Math.min(max, 1))).sort((one, other) => one - other);
}

/** Notes for each viewer which cards they ever knew, and which cards have changed what they are. */
class Watch {
  private readonly dealt: State;
  private readonly account: Account;
  private readonly viewers: readonly Viewer[];
  private readonly known = new Map<Viewer, Set<CardId>>();
  private readonly seen = new Set<CardId>();
  private readonly shuffled = new Set<number>();
  /** Somebody is about to do something with them: were they others, they would be asked something else. */
  private readonly mentioned: ReadonlySet<number>;

  constructor(dealt: State, account: Account) {
    this.dealt = dealt;
    this.account = account;
    // What is offered comes from the hand of whoever is asked: with another hand they would be offered something else.
    const asked = dealt.players[dealt.pending?.seat ?? NONE]?.hand;
    this.mentioned = numbersIn([dealt.pending, dealt.stack, dealt.effects, dealt.turn, dealt.limbo, asked]);
    this.viewers = [...dealt.players.keys(), 'spectator', 'players'];
    for (const viewer of this.viewers) this.known.set(viewer, new Set());
  }

  hear(event: LogEvent): void {
    if (event.key === 'shuffle') this.shuffled.add(event.player);
    if (event.key === 'shuffle bases') this.shuffled.add(NONE);
    for (const id of [...cardsIn(event), 'base' in event ? event.base : NONE]) {
      for (const viewer of this.viewers) {
        const seats =
          viewer === 'players' ? this.dealt.players.keys() : [viewer === 'spectator' ? NONE : viewer];
        if ([...seats].some((seat) => isSeenBy(event, seat))) this.known.get(viewer)?.add(id);
      }
    }
  }

  look(state: State): void {
    for (const viewer of this.viewers) {
      this.account.mayKnow(state, viewer).forEach((may, card) => {
        if (may) this.known.get(viewer)?.add(card);
      });
    }
    for (const card of state.table) this.seen.add(card);
    for (const frame of state.stack)
      if (frame.kind === 'duel') for (const card of frame.laid) this.seen.add(card);
    // Whoever says one of the names in a pile has looked through all of it, and is asked one card of each name.
    for (const option of state.pending?.options ?? [])
      if (option.kind === 'name' && option.card !== NONE) this.shuffled.add(state.owners[option.card]);
    // Whoever's cards have been mixed: what they are now is not what they were dealt as.
    this.dealt.defs.forEach((def, card) => {
      if (state.defs[card] !== def || state.owners[card] !== this.dealt.owners[card]) {
        this.shuffled.add(this.dealt.owners[card]);
      }
    });
  }

  /** Cards that lie face down, and that the viewer never got to know. */
  secrets(viewer: Viewer): CardId[] {
    const { players, baseDeck, owners, table, pieces } = this.dealt;
    const buried = table.filter((card) => pieces[card]?.as === 'buried');
    const cards = [...players.flatMap(({ hand, deck }) => [...hand, ...deck]), ...baseDeck, ...buried];
    const isSecret = (card: CardId): boolean =>
      !this.known.get(viewer)?.has(card) && !this.shuffled.has(owners[card]) && !this.mentioned.has(card);
    return cards.filter(isSecret);
  }

  /** Its back has been seen: its number is no secret. */
  wasSeen(card: CardId): boolean {
    return this.seen.has(card);
  }
}

/** All of them: which of them are cards does not matter. */
function numbersIn(value: unknown): Set<number> {
  return new Set([...JSON.stringify(value).matchAll(/\d+/g)].map(([text]) => Number(text)));
}

function otherDeal(viewer: Viewer, dealt: State, watch: Watch, random: RandomState): OtherDeal {
  const groups = new Map<string, CardId[]>();
  for (const card of watch.secrets(viewer)) {
    // A minion for a minion: what somebody is asked may depend on whether they have one at all.
    const name = `${dealt.owners[card]} ${smashUp.library.defs[dealt.defs[card]].kind}`;
    groups.set(name, [...(groups.get(name) ?? []), card]);
  }
  const all = [...groups.values()];
  // Who holds a number can be seen.
  const holders = [
    ...dealt.players.map(({ hand, deck }) => new Set([...hand, ...deck])),
    new Set(dealt.baseDeck),
  ];
  const numbers = all.flatMap((group) =>
    holders.map((held) => group.filter((card) => held.has(card) && !watch.wasSeen(card))),
  );
  return { viewer, identities: permuted(all, random), places: permuted(numbers, random) };
}

function permuted(groups: readonly CardId[][], random: RandomState): Map<CardId, CardId> {
  return new Map(
    groups.flatMap((group) => {
      const other = [...group];
      shuffleInPlace(random, other);
      return group.map((card, at): [CardId, CardId] => [card, other[at]]);
    }),
  );
}

/** The game as it is dealt there. */
export function dealOtherwise(state: State, { identities, places }: OtherDeal): State {
  const other: State = JSON.parse(JSON.stringify(state));
  for (const [card, as] of identities) other.defs[card] = state.defs[as];
  // Whoever holds a card knows the one that lies in its place.
  for (const [card, as] of places) other.known[as] = state.known[card];
  const place = (cards: readonly CardId[]): number[] => cards.map((card) => places.get(card) ?? card);
  for (const player of other.players) {
    player.hand = place(player.hand);
    player.deck = place(player.deck);
  }
  other.baseDeck.splice(0, other.baseDeck.length, ...place(state.baseDeck));
  return other;
}

/** Where the same options stand there; null: they are not there. */
export function picksThere(
  options: readonly Option[],
  chosen: readonly Option[],
  { places }: OtherDeal,
): number[] | null {
  const moved = (option: Option): string =>
    JSON.stringify('card' in option ? { ...option, card: places.get(option.card) ?? option.card } : option);
  const names = options.map((option) => JSON.stringify(option));
  const picks = chosen.map((option) => names.indexOf(moved(option))).sort((one, other) => one - other);
  return picks.includes(-1) ? null : picks;
}
