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
  readonly steps: readonly ScriptStep[];
  readonly deals: readonly OtherDeal[];
}

/** A pass comes before the time of the window is over: who takes longer had something to think about. */
const PASS_MILLIS = 200;

/** Plays a game at random with the engine alone, and finds out who was told what. */
export function writeScript(config: Config, seed: Seed, decisions: number, random: RandomState): Script {
  const account = new Account(smashUp.library);
  const events: LogEvent[] = [];
  const state = smashUp.newGame(config, seed, (event, now) => {
    account.hear(event, now);
    events.push(event);
  });
  const dealt = smashUp.clone(state);
  const watch = new Watch(dealt, account);
  for (const event of events) if (!event.key.startsWith('shuffle')) watch.hear(event);
  const steps: ScriptStep[] = [];
  watch.look(state);
  while (state.pending !== null && steps.length < decisions) {
    const { id, seat, kind, options, min, max } = state.pending;
    const order = [...options.keys()];
    shuffleInPlace(random, order);
    const picks = order.slice(0, Math.max(min, Math.min(max, 1))).sort((one, other) => one - other);
    const chosen = picks.map((pick) => options[pick]);
    const isPass = kind === 'respond' && chosen[0]?.kind === 'pass';
    const think = isPass ? PASS_MILLIS : 100 + randomBelow(random, 900);
    steps.push({ seat, kind, chosen, isPass, think });
    smashUp.apply(state, { decision: id, picks }, (event, now) => {
      account.hear(event, now);
      watch.hear(event);
    });
    watch.look(state);
  }
  const viewers: Viewer[] = [...state.players.keys(), 'spectator'];
  return { steps, deals: viewers.map((viewer) => otherDeal(viewer, dealt, watch, random)) };
}

/** Notes for each viewer which cards they ever knew, and which cards have changed what they are. */
class Watch {
  private readonly dealt: State;
  private readonly account: Account;
  private readonly viewers: readonly Viewer[];
  private readonly known = new Map<Viewer, Set<CardId>>();
  private readonly seen = new Set<CardId>();
  private readonly shuffled = new Set<number>();

  constructor(dealt: State, account: Account) {
    this.dealt = dealt;
    this.account = account;
    this.viewers = [...dealt.players.keys(), 'spectator'];
    for (const viewer of this.viewers) this.known.set(viewer, new Set());
  }

  hear(event: LogEvent): void {
    if (event.key === 'shuffle') this.shuffled.add(event.player);
    if (event.key === 'shuffle bases') this.shuffled.add(NONE);
    for (const id of [...cardsIn(event), 'base' in event ? event.base : NONE]) {
      for (const viewer of this.viewers) {
        const isTold = isSeenBy(event, viewer === 'spectator' ? NONE : viewer);
        if (isTold) this.known.get(viewer)?.add(id);
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
    // Whoever's cards have been mixed: what they are now is not what they were dealt as.
    this.dealt.defs.forEach((def, card) => {
      if (state.defs[card] !== def || state.owners[card] !== this.dealt.owners[card]) {
        this.shuffled.add(this.dealt.owners[card]);
      }
    });
  }

  /** Cards that lie in hands and decks, and that the viewer never got to know. */
  secrets(viewer: Viewer): CardId[] {
    const { players, baseDeck, owners } = this.dealt;
    const cards = [...players.flatMap(({ hand, deck }) => [...hand, ...deck]), ...baseDeck];
    return cards.filter((card) => !this.known.get(viewer)?.has(card) && !this.shuffled.has(owners[card]));
  }

  /** Its back has been seen: its number is no secret. */
  wasSeen(card: CardId): boolean {
    return this.seen.has(card);
  }
}

function otherDeal(viewer: Viewer, dealt: State, watch: Watch, random: RandomState): OtherDeal {
  const groups = new Map<string, CardId[]>();
  for (const card of watch.secrets(viewer)) {
    // A minion for a minion: what somebody is asked may depend on whether they have one at all.
    const name = `${dealt.owners[card]} ${smashUp.library.defs[dealt.defs[card]].kind}`;
    groups.set(name, [...(groups.get(name) ?? []), card]);
  }
  const all = [...groups.values()];
  const numbers = all.map((group) => group.filter((card) => !watch.wasSeen(card)));
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
  const place = (cards: readonly CardId[]): CardId[] => cards.map((card) => places.get(card) ?? card);
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
