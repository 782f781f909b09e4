import {
  cardOf,
  cardsIn,
  HIDDEN,
  NONE,
  type LogEvent,
  type Sink,
  type State,
  type View,
} from '@smashup/engine';
import type { Phrase } from '@smashup/words';
import { addresseeTo, type Lens } from '../instruments.ts';

/** Tells what would happen, up to the first event that the viewer cannot know. */
export class Ahead {
  readonly lines: Phrase[] = [];
  /** True until an event was left out. */
  isKnown = true;
  private readonly view: View;
  private readonly lens: Lens;

  constructor(view: View, lens: Lens) {
    this.view = view;
    this.lens = lens;
  }

  readonly hear: Sink = (event, state) => {
    // Of a base that the viewer knows it is not news: a view does not say who else knows it.
    if (event.key === 'turn up' && this.knows(event.base)) return;
    // What a card does that the viewer has not seen is a secret, and so is whatever follows from it.
    this.isKnown &&= event.key === 'draw' || cardsIn(event).every((card) => this.knows(card));
    if (this.isKnown)
      this.lines.push(this.lens.words.tellEvent(undrawn(event), { ...addresseeTo(this.view), state }));
  };

  /** The next question in that state; null: none, or unknown. */
  asked(state: State): Phrase | null {
    const { pending } = state;
    const isOpen =
      this.isKnown &&
      pending !== null &&
      pending.options.every((option) => option.kind === 'buried' || this.knows(cardOf(option, state)));
    return isOpen ? this.lens.words.tellPrompt(pending, { ...addresseeTo(this.view), state }) : null;
  }

  private knows(card: number): boolean {
    return card === NONE || this.view.defs[card] !== HIDDEN;
  }
}

/** The cards that will be drawn are unknown. */
function undrawn(event: LogEvent): LogEvent {
  return event.key === 'draw' ? { ...event, seenBy: [] } : event;
}
