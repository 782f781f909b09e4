import { library } from '../content/content.ts';
import { HIDDEN, type CardDef, type CardId, type Seat, type State } from '@smashup/engine';
import { plain, type Addressee } from '@smashup/words';
import { paint } from './paint.ts';
import { words } from './words.ts';

/** Calls the things on a table by name, in colour, to one addressee. */
export class Speaker implements Addressee {
  readonly state: State;
  readonly you: Seat;
  readonly seesAll = false;

  constructor(state: State, you: Seat) {
    this.state = state;
    this.you = you;
  }

  def(card: CardId): CardDef | null {
    return library.defs[this.state.defs[card] ?? HIDDEN] ?? null;
  }

  card(card: CardId): string {
    return paint(words.nameCard(card, this));
  }

  /** Without emphasis, where there are many. */
  plainCard(card: CardId): string {
    return plain(words.nameCard(card, this));
  }

  cards(cards: readonly CardId[]): string {
    return paint(words.nameCards(cards, this));
  }

  player(seat: Seat): string {
    return paint(words.namePlayer(seat, this));
  }

  /** The same at the start of a line. */
  title(seat: Seat): string {
    return paint(words.labelPlayer(seat, this));
  }
}
