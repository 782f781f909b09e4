import type { Config, LogEvent, Rules, Seat, State, View } from '@smashup/engine';
import { createInstruments, type Instruments, type Lens } from '../instruments.ts';
import { makeCatalogue } from '../present/catalogue.ts';
import {
  BOT_PROTOCOL,
  type EventView,
  type GameBegins,
  type Hello,
  type Limits,
  type Question,
} from './messages.ts';
import { presentTable } from '../present/table.ts';
import { presentDecided, presentEvent } from './present.ts';
import { Worlds } from './worlds.ts';

/** Makes the messages to bots in other processes, from what their seat may know. */
export class BotTeller {
  private readonly instruments: Instruments;
  private readonly lens: Lens;

  constructor(rules: Rules) {
    this.instruments = createInstruments(rules);
    this.lens = { reading: this.instruments.reading, words: this.instruments.words('en') };
  }

  /** `version` is the program's. */
  hello(version: string, limits: Limits): Hello {
    const { library } = this.instruments.rules;
    const { fingerprint: content } = library;
    return {
      type: 'hello',
      protocol: BOT_PROTOCOL,
      version,
      content,
      limits,
      catalogue: makeCatalogue(library),
    };
  }

  /** The seed stays with the host. */
  game(game: number, seat: Seat, config: Config): GameBegins {
    const { players, edition, printing, choice, duplicates, titans = false } = config;
    const seated = players.map(({ name, factions }) => ({ name, factions }));
    return { type: 'game', game, seat, players: seated, edition, printing, choice, duplicates, titans };
  }

  /** To be called while it happens. */
  event(event: LogEvent, state: State, seat: Seat): EventView {
    return presentEvent(event, state, seat, this.lens);
  }

  /** From the view of the seat that is asked. */
  question(game: number, question: number, view: View): Question {
    const decided = presentDecided(view, this.lens);
    if (decided === null) throw new Error('There is nothing to ask.');
    return { type: 'question', game, question, ...decided, view: presentTable(view, this.lens.reading) };
  }

  /** What a bot can ask for while it thinks about that view. */
  worlds(view: View): Worlds {
    return new Worlds(this.instruments.rules, this.lens, view);
  }
}
