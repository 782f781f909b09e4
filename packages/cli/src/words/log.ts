import { stripVTControlCharacters } from 'node:util';
import { NONE, type CardId, type LogEvent, type LogKey } from '@smashup/engine';
import { counted, listed } from './grammar.ts';
import type { Speaker } from './speaker.ts';

/** The story of a game in sentences. */
export function tellEvent(event: LogEvent, speaker: Speaker, seesAll = false): string {
  return withOneStop(SENTENCES[event.key](new Told(event, speaker, seesAll)));
}

/** A card's name can end with its own stop: "Yokai Attack!" */
function withOneStop(sentence: string): string {
  return /[!?]\.$/u.test(stripVTControlCharacters(sentence)) ? sentence.slice(0, -1) : sentence;
}

/** Goes without saying much: told in passing. */
export function isAside({ key }: LogEvent): boolean {
  return key === 'shuffle' || key === 'reshuffle' || key === 'base leaves';
}

/** An event with its words, for one listener. */
class Told {
  readonly event: LogEvent;
  readonly speaker: Speaker;
  private readonly open: boolean;

  constructor(event: LogEvent, speaker: Speaker, seesAll: boolean) {
    this.event = event;
    this.speaker = speaker;
    this.open = seesAll || event.seenBy === undefined || event.seenBy.includes(speaker.you);
  }

  does(verb: string): string {
    return this.speaker.does(this.event.player, verb);
  }

  get card(): string {
    return this.speaker.card(this.event.card);
  }

  /** By name if the listener may know them, otherwise only how many. */
  get cards(): string {
    const cards = this.ids;
    return this.open ? this.speaker.cards(cards) : counted(cards.length, 'card');
  }

  get ids(): readonly CardId[] {
    const { card, cards } = this.event;
    return cards ?? (card === undefined ? [] : [card]);
  }

  get other(): string {
    return this.speaker.player(this.event.other);
  }

  get count(): number {
    return this.event.count ?? this.ids.length;
  }

  get base(): string {
    return this.speaker.card(this.event.base);
  }

  /** Whose hand the cards are in now; if they are still on their way, their owner's. */
  get hand(): string {
    const { players, owners } = this.speaker.state;
    const [card = NONE] = this.ids;
    const found = players.findIndex(({ hand }) => hand.includes(card));
    const holder = found === NONE ? (owners[card] ?? NONE) : found;
    return holder === this.event.player && holder !== this.speaker.you ? 'their' : this.speaker.whose(holder);
  }

  /** Which card did it, in brackets. */
  get by(): string {
    const { source = NONE, card } = this.event;
    return source === NONE || source === card ? '' : ` (${this.speaker.card(source)})`;
  }

  /** Where a card was played or put. */
  get place(): string {
    const { base = NONE, on = NONE } = this.event;
    if (on !== NONE) return ` on ${this.speaker.card(on)}`;
    return base === NONE ? '' : ` at ${this.base}`;
  }
}

const PLACES = ['', 'first', 'second', 'third'];

const SENTENCES: Readonly<Record<LogKey, (told: Told) => string>> = {
  factions: ({ event, speaker }) =>
    `${listed(
      (event.factions ?? []).map((factions, seat) =>
        seat === 0
          ? `${speaker.does(seat, 'play')} ${factions}`
          : `${speaker.thenDoes(seat, 'play')} ${factions}`,
      ),
    )}.`,
  mulligan: (told) => `${told.does('show')} a hand without minions (${told.cards}) for five new cards.`,
  'first player': (told) => `${told.does('go')} first.`,
  turn: ({ event, speaker }) => `Turn ${event.count ?? 0}: ${speaker.player(event.player)}.`,
  play: (told) => `${told.does('play')} ${told.card}${told.place}.`,
  use: (told) => `${told.does('use')} ${told.card}.`,
  trigger: (told) => `${told.card} takes effect for ${told.speaker.player(told.event.player)}.`,
  destroy: (told) => `${told.does('destroy')} ${told.cards}${told.by}.`,
  prevented: ({ card, by }) => `${card} is not affected${by}.`,
  move: (told) =>
    `${told.does('move')} ${told.card} from ${told.speaker.card(told.event.from)} to ${told.base}${told.by}.`,
  return: (told) => `${told.does('return')} ${told.cards} to its owner’s hand${told.by}.`,
  'place on top': (told) => `${told.does('put')} ${told.cards} on top of the deck${told.by}.`,
  'place on bottom': (told) => `${told.does('put')} ${told.cards} under the deck${told.by}.`,
  'shuffle in': (told) => `${told.does('shuffle')} ${told.cards} into the deck${told.by}.`,
  'to hand': (told) => `${told.does('put')} ${told.cards} into ${told.hand} hand${told.by}.`,
  'hand over': (told) => `${told.does('give')} ${told.other} ${told.cards}${told.by}.`,
  discard: (told) => `${told.does('discard')} ${told.cards}.`,
  draw: (told) => `${told.does('draw')} ${told.cards}.`,
  reshuffle: (told) => `${told.does('make')} a new deck of the discard pile.`,
  shuffle: (told) => `${told.does('shuffle')} a deck.`,
  reveal: (told) => `${told.does('reveal')} ${told.cards}.`,
  look: (told) => `${told.does('look')} at ${told.cards}.`,
  counters: ({ card, count, by }) => `${card} gets ${powerCounters(count)}${by}.`,
  'remove counters': ({ card, count, by }) => `${card} loses ${powerCounters(count)}${by}.`,
  control: (told) => `${told.does('take')} control of ${told.card}${told.by}.`,
  attach: (told) => `${told.card} is put${told.place}${told.by}.`,
  transfer: (told) => `${told.card} is transferred${told.place}${told.by}.`,
  bury: (told) => `${told.does('bury')} ${told.cards} at ${told.base}.`,
  uncover: (told) => `${told.does('uncover')} ${told.card} at ${told.base}.`,
  vp: (told) => `${told.does('gain')} ${told.count} VP${told.by}.`,
  'lose vp': (told) => `${told.does('lose')} ${told.count} VP${told.by}.`,
  lasting: (told) => `${told.speaker.card(told.event.source ?? told.event.card)} goes on working.`,
  extra: (told) =>
    `${told.does('have')} ${counted(told.count, `extra ${told.event.name ?? 'card'}`)} to play${told.by}.`,
  name: (told) => `${told.does('name')} ${told.event.name ?? told.card}.`,
  scoring: ({ base }) => `${base} scores.`,
  place: (told) => `${told.does('come')} ${PLACES[told.event.count ?? 0] ?? ''} at ${told.base}.`,
  clear: ({ base, cards, ids }) =>
    ids.length === 0
      ? `${base} is empty.`
      : `${cards} ${ids.length === 1 ? 'is' : 'are'} discarded from ${base}.`,
  'base leaves': ({ base }) => `${base} leaves play.`,
  'base enters': ({ base }) => `${base} comes into play.`,
  duel: (told) => `${duelists(told)} duel.`,
  'duel result': (told) => duelResult(told),
  box: (told) => `${told.card} leaves the game${told.by}.`,
  win: (told) => `${told.does('win')} with ${told.count} VP!`,
};

function powerCounters(count: number): string {
  return count === 1 ? 'a +1 power counter' : `${count} +1 power counters`;
}

function duelists({ speaker, ids }: Told): string {
  return listed(ids.map((card) => speaker.card(card)));
}

/** Winners first, then losers; both are both after a tie. */
function duelResult({ speaker, ids }: Told): string {
  const [winner] = ids;
  if (winner === undefined) return 'The duel ends without a result.';
  if (ids.length > 2) return 'The duel ends in a tie.';
  return `${speaker.card(winner)} wins the duel.`;
}
