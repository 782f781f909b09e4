import {
  HIDDEN,
  NONE,
  type BaseId,
  type CardId,
  type Decision,
  type Option,
  type PowerPart,
  type State,
  type View,
} from '@smashup/engine';
import { library, smashUp } from '../../src/index.ts';
import { nearestTo } from './nearest.ts';
import { LETTERS, readName, seatOf, type Letter } from './notation.ts';

/** Everything that a scene can ask a table, in the words of notation.ts. */
export class Readings {
  protected state: State;

  protected constructor(state: State) {
    this.state = state;
  }

  // The pending decision

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

  /** Sorted. Plays and uses read `play Ghost`, `use Zeppelin`. */
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

  /** How many picks it takes. */
  get range(): [number, number] {
    const { min, max } = this.expectPending();
    return [min, max];
  }

  // Players

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
  /** Titans set aside, as in the setting. */
  titans(letter: Letter): string[] {
    return (this.state.aside ?? [])
      .filter(({ card }) => this.state.owners[card] === seatOf(letter))
      .map(({ card, counters }) => `${this.name(card)}${counters > 0 ? ` +${counters}` : ''}`);
  }

  /** Cards in stasis, as in the setting. */
  stasis(letter: Letter): string[] {
    return this.state.table.flatMap((card) => {
      const piece = this.state.pieces[card];
      if (piece?.stasis === undefined || piece.controller !== seatOf(letter)) return [];
      const { stasis, counters } = piece;
      const line = this.nameInPlay(card);
      const list = line.includes(' [') ? line.slice(line.indexOf(' [')) : '';
      return [`${this.name(card)} ${stasis}${counters > 0 ? ` +${counters}` : ''}${list}`];
    });
  }

  // The table

  /** How many cards lie in a shared deck. */
  sharedDeck(name: string): number {
    return this.state.sharedDecks.find((deck) => deck.name === name)?.cards.length ?? 0;
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
    return this.told(smashUp.powerParts(this.state, this.inPlay(card)));
  }
  /** The parts of a player's total at a base. */
  totalParts(letter: Letter, base: string): string[] {
    return this.told(smashUp.totalParts(this.state, this.base(base), seatOf(letter)));
  }
  private told(parts: readonly PowerPart[]): string[] {
    return parts.map(({ source, amount }) => {
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

  // The turn and the game

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

  // What a seat sees: names, and `?` for unknown cards

  seenBy(viewer: Letter | 'a spectator', whose: Letter): string[] {
    const seat = viewer === 'a spectator' ? 'spectator' : seatOf(viewer);
    return namesIn(smashUp.view(this.state, seat), this.player(whose).hand);
  }

  /** From the top down. */
  deckAsSeenBy(viewer: Letter, whose: Letter): string[] {
    return namesIn(smashUp.view(this.state, seatOf(viewer)), this.player(whose).deck).toReversed();
  }

  /** From the top down. */
  baseDeckAsSeenBy(viewer: Letter): string[] {
    return namesIn(smashUp.view(this.state, seatOf(viewer)), this.state.baseDeck).toReversed();
  }

  discardAsSeenBy(viewer: Letter, whose: Letter): string[] {
    return namesIn(smashUp.view(this.state, seatOf(viewer)), this.player(whose).discard);
  }

  /** What lies at a base: `A buried ?` for a card that the seat does not know. */
  atAsSeenBy(viewer: Letter, base: string): string[] {
    const shown = smashUp.view(this.state, seatOf(viewer));
    const id = this.base(base);
    return this.state.table
      .filter((card) => this.state.pieces[card]?.base === id && this.state.pieces[card].on === NONE)
      .map((card) => this.nameInPlay(card, shown));
  }

  /** The pending decision with its options, for messages. */
  describe(): string {
    const { pending } = this.state;
    if (pending === null) return 'The game is over.';
    const names = pending.options.map((option) => this.nameOption(option)).join(', ');
    return `${LETTERS[pending.seat]} is asked (${pending.kind}, ${pending.prompt.key}): ${names}`;
  }

  protected expectPending(kind?: Decision['kind']): Decision {
    const { pending } = this.state;
    if (pending === null) throw new Error('The game is over: nobody is asked anything.');
    if (kind !== undefined && pending.kind !== kind)
      throw new Error(`Expected a decision of kind ${kind}, not ${pending.kind}.`);
    return pending;
  }

  protected isNamed(card: CardId, name: string): boolean {
    return this.name(card) === name;
  }

  /** The card that gives the extra play of an option, or nothing for a free play. */
  protected grantName(option: Option): string {
    if (option.kind !== 'play') return '';
    const source = smashUp.grantSource(this.state, option.grant);
    return source === NONE ? '' : this.name(source);
  }

  protected matches(option: Option, wanted: string): boolean {
    if (this.nameOption(option) === wanted) return true;
    const { letter, name, base } = readName(wanted);
    const card = 'card' in option ? option.card : NONE;
    if (card === NONE || this.name(card) !== name) return false;
    const piece = this.state.pieces[card];
    if (letter !== undefined && (piece?.controller ?? this.state.owners[card]) !== seatOf(letter))
      return false;
    return base === undefined || (piece !== null && this.isNamed(piece.base, base));
  }

  private name(card: CardId): string {
    return library.defs[this.state.defs[card]].name;
  }
  private names(cards: readonly CardId[]): string[] {
    return cards.map((card) => this.name(card));
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
        const { fusion, kind } = library.defs[this.state.defs[option.card]];
        const hasSides = fusion !== null || option.as !== kind;
        const name = `play ${this.name(option.card)}${hasSides ? ` as ${option.as}` : ''}`;
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

  /** A card in play, by name, or as in `matches`. */
  private inPlay(wanted: string): CardId {
    const found = this.state.table.find((card) => this.matches({ kind: 'card', card }, wanted));
    if (found === undefined)
      throw new Error(`${wanted} is not in play.${nearestTo(wanted, this.names(this.state.table))}`);
    return found;
  }
  private base(name: string): BaseId {
    const found = this.state.bases.find(({ base }) => this.isNamed(base, name));
    if (found === undefined) throw new Error(`${name} is not a base in play.${nearestTo(name, this.bases)}`);
    return found.base;
  }
  private target(name: string): CardId {
    return this.state.bases.find(({ base }) => this.isNamed(base, name))?.base ?? this.inPlay(name);
  }

  private nameInPlay(card: CardId, shown: Pick<State, 'owners' | 'defs'> = this.state): string {
    const piece = this.state.pieces[card];
    if (piece === null) return this.name(card);
    const owner = shown.owners[card];
    const name = shown.defs[card] === HIDDEN ? '?' : this.name(card);
    const whose = owner === piece.controller ? '' : `(${LETTERS[owner]})`;
    const faceDown = piece.as === 'buried' || piece.as === 'stored' ? `${piece.as} ` : '';
    const counters = piece.counters > 0 ? ` +${piece.counters}` : '';
    const attached = this.state.table.filter((other) => this.state.pieces[other]?.on === card);
    const list =
      attached.length > 0 ? ` [${attached.map((other) => this.nameInPlay(other, shown)).join(', ')}]` : '';
    return `${LETTERS[piece.controller]}${whose} ${faceDown}${name}${counters}${list}`;
  }
}

/** Names as a view shows them, `?` for unknown cards. */
function namesIn(shown: View, cards: readonly CardId[]): string[] {
  return cards.map((card) => library.defs[shown.defs[card]]?.name ?? '?');
}
