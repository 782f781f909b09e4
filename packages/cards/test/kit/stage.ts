import {
  Account,
  HIDDEN,
  NONE,
  type ArrangedPlayer,
  type Arrangement,
  type BaseId,
  type CardId,
  type Config,
  type Decision,
  type Edition,
  type Option,
  type Printing,
  type Sink,
  type State,
  type View,
} from '@smashup/engine';
import { expect } from 'vitest';
import { library, smashUp } from '../../src/index.ts';
import { LETTERS, parseCard, parseHeld, parsePlay, parseTitan, seatOf, type Letter } from './notation.ts';
import { leakInQuestion, leaksOf } from './secrets.ts';

export type Mode = 'plain' | 'round trip' | 'undo' | 'views';

interface PlayerSetting {
  readonly vp?: number;
  /** As in notation.ts: `Ghost`, or `B: Ghost` for a card that belongs to somebody else. */
  readonly hand?: readonly string[];
  /** From the top down. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  /** Titans set aside: `Killer Kudzu`, or `Killer Kudzu +3` with counters. */
  readonly titans?: readonly string[];
}

/** A table in the middle of a game. Cards on it are written as in notation.ts. */
export interface Setting {
  readonly players?: 2 | 3 | 4;
  readonly A?: PlayerSetting;
  readonly B?: PlayerSetting;
  readonly C?: PlayerSetting;
  readonly D?: PlayerSetting;
  /** Base by base, what lies there. */
  readonly bases?: Readonly<Record<string, readonly string[]>>;
  readonly baseDeck?: readonly string[];
  readonly baseDiscard?: readonly string[];
  /** How many cards lie in each shared deck that is in the game. */
  readonly sharedDecks?: Readonly<Record<string, number>>;
  /** Whose turn it is; in set-up: who drafts first, or who will begin. */
  readonly turn?: Letter;
  readonly from?: 'draft' | 'opening hands' | 'start of turn' | 'play cards' | 'score bases';
  /** Factions to draft from. */
  readonly pool?: readonly string[];
  /** R1.2, for a draft; everywhere else players may have any cards. */
  readonly duplicates?: boolean;
  readonly printing?: Printing;
  readonly edition?: Edition;
  readonly seed?: number;
  /** Whether the game has titans; a draft has none unless it says so. */
  readonly titans?: boolean;
  /** Players who are asked in every window, also with nothing to play. */
  readonly askAlways?: readonly Letter[];
}

export class Scene {
  private state: State;
  private readonly mode: Mode;
  private readonly account = new Account(library);

  constructor(setting: Setting, mode: Mode) {
    this.mode = mode;
    const letters = LETTERS.slice(0, setting.players ?? 2);
    const config: Config = smashUp.config({
      players: letters.map((letter) => ({
        name: letter,
        askAlways: setting.askAlways?.includes(letter) ?? false,
      })),
      edition: setting.edition ?? 'culture-shock',
      printing: setting.printing ?? 'original',
      duplicates: setting.duplicates ?? setting.from !== 'draft',
      choice: setting.from === 'draft' ? 'draft' : 'free',
      pool: setting.pool ?? null,
      titans: setting.titans ?? setting.from !== 'draft',
    });
    const table: Arrangement = {
      players: letters.map((letter) => arrangedPlayer(setting[letter] ?? {})),
      bases: Object.entries(setting.bases ?? {}).map(([base, cards]) => ({
        base,
        cards: cards.map(parseCard),
      })),
      baseDeck: setting.baseDeck ?? [],
      baseDiscard: setting.baseDiscard ?? [],
      sharedDecks: setting.sharedDecks ?? {},
      turn: seatOf(setting.turn ?? 'A'),
      from: setting.from ?? 'play cards',
    };
    this.state = smashUp.arrange(config, setting.seed ?? 1, table, this.account.hear);
    this.check();
  }

  // Acting

  /**
   * The current player plays a card (`Pixie as action`: that side of it), and if it asks where, there. `using`: the card
   * that gives the extra play.
   */
  play(what: string, where?: string, using?: string): void {
    const pending = this.expectPending('play');
    const { card, as } = parsePlay(what);
    const picks = indices(
      pending,
      (option) =>
        option.kind === 'play' && this.isNamed(option.card, card) && (as === undefined || option.as === as),
    );
    const wanted = picks.filter(
      (pick) => using === undefined || this.grantName(pending.options[pick]) === using,
    );
    if (wanted.length === 0) throw new Error(`${what} cannot be played. ${this.describe()}`);
    const places: CardId[] = [];
    this.answer([wanted[0]], (event) => {
      if (event.key === 'play') places.push(event.base, event.on);
    });
    if (where === undefined) return;
    if (this.state.pending?.kind === 'where') this.pick(where);
    // Nobody is asked about the only place; it has to be this one.
    else if (!places.some((place) => place !== NONE && this.isNamed(place, where)))
      throw new Error(`Nobody is asked where ${what} goes, and it does not go to ${where}.`);
  }

  /** The current player uses a talent, or something that can be done on one's turn. */
  use(card: string): void {
    const pending = this.expectPending('play');
    const [pick] = indices(pending, (option) => option.kind === 'use' && this.isNamed(option.card, card));
    if (pick === undefined) throw new Error(`${card} cannot be used. ${this.describe()}`);
    this.answer([pick]);
  }

  /** Answers whatever is asked, by name; no names: none, where none is allowed. */
  pick(...names: readonly string[]): void {
    const pending = this.expectPending();
    const picks: number[] = [];
    for (const name of names) {
      const found = indices(pending, (option) => this.matches(option, name)).find(
        (pick) => !picks.includes(pick),
      );
      if (found === undefined) throw new Error(`"${name}" is not offered. ${this.describe()}`);
      picks.push(found);
    }
    this.answer(picks);
  }

  /** Passes, or ends Play Cards. */
  pass(): void {
    this.pick('pass');
  }

  /** Asked in the middle of a card whether to play the extra that it gives, the player keeps it for later (R3.5). */
  keepExtra(): void {
    if (!this.purpose.startsWith('extra ')) throw new Error(`No extra play is offered. ${this.describe()}`);
    this.pick();
  }

  /** Ends Play Cards; scoring, drawing and the end of the turn follow, up to the next decision. */
  endTurn(): void {
    this.expectPending('play');
    this.pass();
  }

  // Looking

  /** Who has to decide; NONE if the game is over. */
  get asked(): Letter | 'nobody' {
    return this.state.pending === null ? 'nobody' : LETTERS[this.state.pending.seat];
  }

  get question(): Decision['kind'] | 'nothing' {
    return this.state.pending?.kind ?? 'nothing';
  }

  /** What is asked for: destroy, move, search … */
  get purpose(): string {
    return this.state.pending?.prompt.key ?? '';
  }

  /** The options of the pending decision, by name, sorted. Plays and uses read `play Ghost`, `use Zeppelin`. */
  get options(): string[] {
    return this.expectPending()
      .options.map((option) => this.nameOption(option))
      .toSorted();
  }

  /** The options that say that they would do nothing. */
  get idle(): string[] {
    return this.expectPending()
      .options.filter((option) => 'idle' in option)
      .map((option) => this.nameOption(option))
      .toSorted();
  }

  /** Exactly these options, in any order. */
  offers(...names: readonly string[]): void {
    expect(this.options).toEqual(names.toSorted());
  }

  /** How many picks the pending decision takes. */
  get range(): [number, number] {
    const { min, max } = this.expectPending();
    return [min, max];
  }

  vp(letter: Letter): number {
    return this.player(letter).vp;
  }
  factions(letter: Letter): readonly string[] {
    return this.player(letter).factions;
  }
  hand(letter: Letter): string[] {
    return this.names(this.player(letter).hand).toSorted();
  }
  /** From the top down. */
  deck(letter: Letter): string[] {
    return this.names(this.player(letter).deck).toReversed();
  }
  discard(letter: Letter): string[] {
    return this.names(this.player(letter).discard).toSorted();
  }
  /** How many cards lie in a shared deck. */
  sharedDeck(name: string): number {
    return this.state.sharedDecks.find((deck) => deck.name === name)?.cards.length ?? 0;
  }
  /** Titans set aside, as in the setting. */
  titans(letter: Letter): string[] {
    return (this.state.aside ?? [])
      .filter(({ card }) => this.state.owners[card] === seatOf(letter))
      .map(({ card, counters }) => `${this.name(card)}${counters > 0 ? ` +${counters}` : ''}`);
  }
  get box(): string[] {
    return this.names(this.state.box);
  }
  /** Bases in play, in their order. */
  get bases(): string[] {
    return this.names(this.state.bases.map(({ base }) => base));
  }
  /** From the top down. */
  get baseDeck(): string[] {
    return this.names(this.state.baseDeck).toReversed();
  }
  get baseDiscard(): string[] {
    return this.names(this.state.baseDiscard);
  }
  baseCounters(base: string): number {
    return this.state.bases.find((inPlay) => this.isNamed(inPlay.base, base))?.counters ?? 0;
  }

  /** Everything at a base in the notation of the setting, in order of arrival; actions on minions in brackets. */
  at(base: string): string[] {
    const id = this.base(base);
    return this.state.table
      .filter((card) => this.state.pieces[card]?.base === id && this.state.pieces[card].on === NONE)
      .map((card) => this.nameInPlay(card));
  }

  power(card: string): number {
    return smashUp.power(this.state, this.inPlay(card));
  }
  /** The parts of its power, such as `Sleep Spores -1`. */
  powerParts(card: string): string[] {
    return smashUp.powerParts(this.state, this.inPlay(card)).map(({ source, amount }) => {
      const sign = amount < 0 ? '' : '+';
      return `${source === NONE ? 'counters' : this.name(source)} ${sign}${amount}`;
    });
  }
  counters(card: string): number {
    return this.state.pieces[this.inPlay(card)]?.counters ?? 0;
  }
  controller(card: string): Letter {
    return LETTERS[this.state.pieces[this.inPlay(card)]?.controller ?? NONE];
  }
  /** Who owns a card, wherever it is, or held by that player: in hand, deck or discard pile. */
  owner(card: string, holder?: Letter): Letter {
    const { defs, owners: ownerOf, memories } = this.state;
    const all = defs.map((_, id) => id).filter((id) => !memories.includes(id));
    const among = holder === undefined ? all : this.held(holder);
    const owners = new Set(among.filter((id) => this.isNamed(id, card)).map((id) => ownerOf[id]));
    const [owner] = owners;
    if (owner === undefined || owners.size > 1)
      throw new Error(`Which ${card}? ${owners.size} players own one.`);
    return LETTERS[owner];
  }
  total(letter: Letter, base: string): number {
    return smashUp.total(this.state, this.base(base), seatOf(letter));
  }
  breakpoint(base: string): number {
    return smashUp.breakpoint(this.state, this.base(base));
  }
  /** Free and extra plays of this turn: `minion`, `action using Hoverbot`. Standing extras are seen in the options. */
  get playsLeft(): string[] {
    const { minions, actions, extras } = this.state.turn;
    const times = (count: number, play: string): string[] => Array.from({ length: count }, () => play);
    return [
      ...times(minions, 'minion'),
      ...times(actions, 'action'),
      ...extras.flatMap(({ kind, source, left }) => times(left, `${kind} using ${this.name(source)}`)),
    ];
  }
  get phase(): string {
    return this.state.turn.phase;
  }
  get turn(): Letter {
    return LETTERS[this.state.turn.player];
  }
  /** Who has won the game; nobody before its end. */
  get winners(): Letter[] {
    return this.state.gameWinners.map((seat) => LETTERS[seat]);
  }

  /** Can the current player play (or use) it now? By the list of options. */
  canPlay(card: string): boolean {
    return this.expectPending('play').options.some(
      (option) => option.kind === 'play' && this.isNamed(option.card, card),
    );
  }
  canUse(card: string): boolean {
    return this.expectPending('play').options.some(
      (option) => option.kind === 'use' && this.isNamed(option.card, card),
    );
  }
  /** Why a card in hand cannot be played (there): the key, and the card in the way if there is one. */
  whyNot(letter: Letter, card: string, where?: string): string | null {
    const aside = (this.state.aside ?? []).map((titan) => titan.card);
    const held = [...this.player(letter).hand, ...this.player(letter).discard, ...aside];
    const id = held.find((other) => this.isNamed(other, card)) ?? this.inPlay(card);
    const target = where === undefined ? undefined : this.target(where);
    const obstacle = smashUp.whyNot(this.state, seatOf(letter), id, target);
    if (obstacle === null) return null;
    return obstacle.source === NONE || obstacle.source === id
      ? obstacle.key
      : `${obstacle.key}: ${this.name(obstacle.source)}`;
  }

  /** What a seat sees in another hand: names, and `?` for unknown cards. */
  seenBy(viewer: Letter | 'a spectator', whose: Letter): string[] {
    const seat = viewer === 'a spectator' ? 'spectator' : seatOf(viewer);
    return namesIn(smashUp.view(this.state, seat), this.player(whose).hand);
  }

  /** A deck from the top down, `?` for what the seat does not know. */
  deckAsSeenBy(viewer: Letter, whose: Letter): string[] {
    return namesIn(smashUp.view(this.state, seatOf(viewer)), this.player(whose).deck).toReversed();
  }

  /** The base deck from the top down, `?` for what the seat does not know. */
  baseDeckAsSeenBy(viewer: Letter): string[] {
    return namesIn(smashUp.view(this.state, seatOf(viewer)), this.state.baseDeck).toReversed();
  }

  discardAsSeenBy(viewer: Letter, whose: Letter): string[] {
    return namesIn(smashUp.view(this.state, seatOf(viewer)), this.player(whose).discard);
  }

  /** What lies at a base as a seat sees it: `A: buried ?` for a card it does not know. */
  atAsSeenBy(viewer: Letter, base: string): string[] {
    const shown = smashUp.view(this.state, seatOf(viewer));
    const id = this.base(base);
    return this.state.table
      .filter((card) => this.state.pieces[card]?.base === id && this.state.pieces[card].on === NONE)
      .map((card) => {
        const line = this.nameInPlay(card);
        return shown.defs[card] === HIDDEN ? line.replace(this.name(card), '?') : line;
      });
  }

  /** A scene ends in Play Cards, or with the game, or where it says. */
  end(): void {
    const { pending } = this.state;
    if (this.left || pending === null || pending.kind === 'play') return;
    throw new Error(`The scene ends with a question that nobody answered. ${this.describe()}`);
  }

  private left = false;
  /** The rest of this decision does not matter. */
  leave(): void {
    this.left = true;
  }

  // Behind the stage

  private answer(picks: readonly number[], hear?: Sink): void {
    const pending = this.expectPending();
    const answer = { decision: pending.id, picks };
    if (this.mode === 'round trip') this.state = roundTrip(this.state);
    if (this.mode === 'undo') {
      const before = smashUp.clone(this.state);
      const hash = smashUp.hash(this.state);
      smashUp.apply(this.state, answer);
      expect(smashUp.hash(before)).toBe(hash);
      const again = smashUp.clone(before);
      smashUp.apply(again, answer, hear);
      expect(smashUp.hash(again)).toBe(smashUp.hash(this.state));
      this.state = again;
    } else if (this.mode === 'views') {
      const before = this.account.moment(this.state);
      smashUp.apply(this.state, answer, (event, state) => {
        this.account.hear(event, state);
        hear?.(event, state);
      });
      expect(leakInQuestion(before, answer, this.state, this.account)).toBe(undefined);
    } else {
      smashUp.apply(this.state, answer, hear);
    }
    this.check();
  }

  private check(): void {
    expect(smashUp.violations(this.state)).toEqual([]);
    if (this.mode === 'views') expect(leaksOf(this.state, this.account)).toEqual([]);
  }

  private expectPending(kind?: Decision['kind']): Decision {
    const { pending } = this.state;
    if (pending === null) throw new Error('The game is over: nobody is asked anything.');
    if (kind !== undefined && pending.kind !== kind) {
      throw new Error(`Expected a decision of kind ${kind}. ${this.describe()}`);
    }
    return pending;
  }

  private describe(): string {
    const { pending } = this.state;
    if (pending === null) return 'The game is over.';
    const names = pending.options.map((option) => this.nameOption(option)).join(', ');
    return `${LETTERS[pending.seat]} is asked (${pending.kind}, ${pending.prompt.key}): ${names}`;
  }

  private name(card: CardId): string {
    return library.defs[this.state.defs[card]].name;
  }
  private names(cards: readonly CardId[]): string[] {
    return cards.map((card) => this.name(card));
  }
  private isNamed(card: CardId, name: string): boolean {
    return this.name(card) === name;
  }
  private held(letter: Letter): CardId[] {
    const { hand, deck, discard } = this.player(letter);
    return [...hand, ...deck, ...discard];
  }
  private player(letter: Letter): State['players'][number] {
    return this.state.players[seatOf(letter)];
  }

  private nameOption(option: Option): string {
    switch (option.kind) {
      case 'card':
        return this.name(option.card);
      case 'buried':
        return this.nameBuried(option);
      case 'base':
        return this.name(option.base);
      case 'player':
        return LETTERS[option.player];
      case 'mode':
        return option.mode;
      case 'faction':
        return option.faction;
      case 'name':
        return option.name;
      case 'play': {
        const using = this.grantName(option);
        const { fusion } = library.defs[this.state.defs[option.card]];
        const name = `play ${this.name(option.card)}${fusion === null ? '' : ` as ${option.as}`}`;
        return using === '' ? name : `${name} using ${using}`;
      }
      case 'use':
        return `use ${this.name(option.card)}`;
      case 'uncover':
        return `uncover ${this.name(option.card)}`;
      case 'pass':
        return 'pass';
    }
  }

  /** `buried @ Tortuga`; where several are buried, counted from 1: `buried 2 @ Tortuga`. */
  private nameBuried({ base, position }: Extract<Option, { kind: 'buried' }>): string {
    const count = this.state.table.filter((card) => {
      const piece = this.state.pieces[card];
      return piece?.as === 'buried' && piece.base === base;
    }).length;
    return `buried${count > 1 ? ` ${position + 1}` : ''} @ ${this.name(base)}`;
  }

  /** The card that gives the extra play of an option, or nothing for a free play. */
  private grantName(option: Option): string {
    if (option.kind !== 'play') return '';
    const source = smashUp.grantSource(this.state, option.grant);
    return source === NONE ? '' : this.name(source);
  }

  /** `Ghost`, `B: Ghost` (by controller or holder), `Ghost @ Tortuga`. */
  private matches(option: Option, wanted: string): boolean {
    if (this.nameOption(option) === wanted) return true;
    const [, letter, name, base] = /^(?:([A-D]): )?(.*?)(?: @ (.*))?$/.exec(wanted) ?? [];
    const card = 'card' in option ? option.card : NONE;
    if (card === NONE || name === undefined || this.name(card) !== name) return false;
    const piece = this.state.pieces[card];
    if (letter !== undefined && (piece?.controller ?? this.state.owners[card]) !== seatOf(letter))
      return false;
    return base === undefined || (piece !== null && this.isNamed(piece.base, base));
  }

  /** A card in play, by name, or as in `matches`. */
  private inPlay(wanted: string): CardId {
    const found = this.state.table.find((card) => this.matches({ kind: 'card', card }, wanted));
    if (found === undefined) throw new Error(`${wanted} is not in play.`);
    return found;
  }
  private base(name: string): BaseId {
    const found = this.state.bases.find(({ base }) => this.isNamed(base, name));
    if (found === undefined) throw new Error(`${name} is not a base in play.`);
    return found.base;
  }
  private target(name: string): CardId {
    return this.state.bases.find(({ base }) => this.isNamed(base, name))?.base ?? this.inPlay(name);
  }

  private nameInPlay(card: CardId): string {
    const piece = this.state.pieces[card];
    if (piece === null) return this.name(card);
    const owner = this.state.owners[card];
    const whose = owner === piece.controller ? '' : `(${LETTERS[owner]})`;
    const buried = piece.as === 'buried' ? 'buried ' : '';
    const counters = piece.counters > 0 ? ` +${piece.counters}` : '';
    const attached = this.state.table.filter((other) => this.state.pieces[other]?.on === card);
    const list =
      attached.length > 0 ? ` [${attached.map((other) => this.nameInPlay(other)).join(', ')}]` : '';
    return `${LETTERS[piece.controller]}${whose}: ${buried}${this.name(card)}${counters}${list}`;
  }
}

/** Names as a view shows them, `?` for unknown cards. */
function namesIn(shown: View, cards: readonly CardId[]): string[] {
  return cards.map((card) => library.defs[shown.defs[card]]?.name ?? '?');
}

function arrangedPlayer({ hand = [], deck = [], titans = [], ...rest }: PlayerSetting): ArrangedPlayer {
  return {
    ...rest,
    hand: hand.map(parseHeld),
    deck: deck.map(parseHeld),
    titans: titans.map(parseTitan),
  };
}

function indices(decision: Decision, test: (option: Option) => boolean): number[] {
  return decision.options.flatMap((option, index) => (test(option) ? [index] : []));
}

function roundTrip(state: State): State {
  const copy: State = JSON.parse(JSON.stringify(state));
  return copy;
}
