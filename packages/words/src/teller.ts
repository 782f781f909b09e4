import { HIDDEN, NONE, type CardDef, type CardId, type Rules, type Seat, type State } from '@smashup/engine';
import type { Form, Language } from './language.ts';
import type { Addressee } from './addressee.ts';
import type { Section } from './locales/locale.ts';
import { plain, text, type Phrase, type Segment } from './phrase.ts';
import type { Values } from './template.ts';

/** Speaks one language to one addressee, and calls what is on the table by name. */
export class Teller {
  readonly rules: Rules;
  readonly language: Language;
  readonly addressee: Addressee;

  constructor(rules: Rules, language: Language, addressee: Addressee) {
    this.rules = rules;
    this.language = language;
    this.addressee = addressee;
  }

  get state(): State {
    return this.addressee.state;
  }

  say(section: Section, key: string, values: Values = {}, form: Omit<Form, 'you'> = {}): Phrase {
    return this.language.say(section, key, values, { ...form, you: this.addressee.you });
  }

  /** The same as a line of its own: it starts with a capital letter and ends with one stop. */
  sentence(section: Section, key: string, values: Values = {}, form: Omit<Form, 'you'> = {}): Phrase {
    return withOneStop(this.capitalized(this.say(section, key, values, form)));
  }

  private capitalized([first, ...rest]: Phrase): Phrase {
    if (first === undefined) return [];
    if (this.isName(first)) return [first, ...rest];
    const [letter = '', ...others] = first.text;
    return [{ ...first, text: letter.toLocaleUpperCase() + others.join('') }, ...rest];
  }

  /** Names are written as they are, also at the start. */
  private isName(segment: Segment): boolean {
    switch (segment.kind) {
      case 'card':
        return segment.def !== HIDDEN;
      case 'player':
        return !this.isYou(segment.seat);
      case 'text':
        return false;
    }
  }

  isYou(seat: Seat): boolean {
    return seat !== NONE && seat === this.addressee.you;
  }

  /** Which form of a template speaks of that player. */
  person(seat: Seat): 'you' | undefined {
    return this.isYou(seat) ? 'you' : undefined;
  }

  def(card: CardId): CardDef | null {
    const def = this.state.defs[card] ?? HIDDEN;
    return this.rules.library.defs[def] ?? null;
  }

  card(card: CardId): Phrase {
    const def = this.def(card);
    if (def === null) return this.hiddenCard(card);
    return [{ kind: 'card', text: def.name, card, def: def.id }];
  }

  private hiddenCard(card: CardId): Phrase {
    const words = this.language.text('names', 'hidden');
    // It can be pointed at where it lies face down on the table, but not in a hand or deck.
    const lies = (this.state.pieces[card] ?? null) !== null;
    return lies ? [{ kind: 'card', text: words, card, def: HIDDEN }] : text(words);
  }

  /** Cards of the same name are counted. */
  cards(cards: readonly CardId[]): Phrase {
    if (cards.length === 0) return this.say('names', 'nothing');
    const byName = new Map<string | undefined, CardId[]>();
    for (const card of cards) {
      const name = this.def(card)?.name;
      byName.set(name, [...(byName.get(name) ?? []), card]);
    }
    return this.language.list([...byName.values()].map((copies) => this.copies(copies)));
  }

  private copies(cards: readonly CardId[]): Phrase {
    const [first = NONE] = cards;
    if (cards.length === 1) return this.card(first);
    if (this.def(first) === null) return this.unknownCards(cards);
    return this.say('names', 'copies', { card: this.card(first) }, { count: cards.length });
  }

  /** All that is told is how many there are. */
  unknownCards(cards: readonly CardId[]): Phrase {
    const [first = NONE] = cards;
    if (cards.length === 1) return this.hiddenCard(first);
    return this.say('names', 'hiddens', {}, { count: cards.length });
  }

  player(seat: Seat): Phrase {
    if (seat === NONE) return this.say('names', 'nobody');
    return this.isYou(seat)
      ? [{ kind: 'player', text: this.language.text('names', 'you'), seat }]
      : this.named(seat);
  }

  /** By name, even to the player in question. */
  named(seat: Seat): Phrase {
    return [{ kind: 'player', text: this.state.players[seat]?.name ?? '', seat }];
  }

  /** The bases that score when nothing more is played (R5.1). */
  readyBases(): CardId[] {
    const { rules, state } = this;
    return state.bases
      .map(({ base }) => base)
      .filter((base) => rules.totalOfAll(state, base) >= rules.breakpoint(state, base));
  }

  /** Factions chosen so far. */
  factionsOf(seat: Seat): readonly string[] {
    return this.state.players[seat]?.factions ?? [];
  }

  /** Standing alone, not in a sentence. */
  title(seat: Seat): Phrase {
    return this.say('names', 'title', { player: this.player(seat) }, { context: this.person(seat) });
  }
}

/** A card's name can end with its own stop: "Yokai Attack!" */
function withOneStop(phrase: Phrase): Phrase {
  const last = phrase.at(-1);
  if (last?.text !== '.' || !/[!?.]\.$/u.test(plain(phrase))) return phrase;
  return phrase.slice(0, -1);
}
