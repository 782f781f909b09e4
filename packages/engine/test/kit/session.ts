import {
  buildLibrary,
  createRules,
  NONE,
  type Arrangement,
  type CardId,
  type Decision,
  type Option,
  type Rules,
  type State,
} from '../../src/index.ts';
import { brokenSet, toySet } from './toy-cards.ts';

/** The engine with the toy cards: all that it takes. */
export const toy: Rules = createRules(buildLibrary([toySet, brokenSet]));

/** Ann (seat 0) and Bob (seat 1) with those factions, dealt from the seed. */
export function deal(seed: number, choice: 'free' | 'random' = 'free'): State {
  const factions = ['Cats', 'Dogs', 'Foxes', 'Moles'] as const;
  const config = toy.config({
    players: [
      { name: 'Ann', ...(choice === 'free' && { factions: [factions[0], factions[1]] }) },
      { name: 'Bob', ...(choice === 'free' && { factions: [factions[2], factions[3]] }) },
    ],
    pool: factions,
    choice,
  });
  return toy.newGame(config, seed);
}

/** A table laid out by hand, Ann's turn in Play Cards unless it says otherwise. */
export function lay(table: Arrangement, seats = 2): State {
  const players = Array.from({ length: seats }, (_, seat) => ({ name: ['Ann', 'Bob', 'Cat'][seat] }));
  return toy.arrange(toy.config({ players, duplicates: true }), 1, table);
}

export function asked({ pending }: State): Decision {
  if (pending === null) throw new Error('The game is over.');
  return pending;
}

function nameOf({ defs }: State, card: CardId): string {
  return toy.library.defs[defs[card]]?.name ?? '?';
}

/** What is offered, by name. */
export function offered(state: State): string[] {
  return asked(state).options.map((option) => nameOption(state, option));
}

/** A card in play that can be used reads `use Digger`, for another one may be in hand. */
function nameOption(state: State, option: Option): string {
  if (option.kind === 'name') return option.name;
  if ('card' in option) {
    const isUse = option.kind === 'use' && state.pieces[option.card] !== null;
    return `${isUse ? 'use ' : ''}${nameOf(state, option.card)}`;
  }
  switch (option.kind) {
    case 'buried':
      return `buried ${option.position + 1} at ${nameOf(state, option.base)}`;
    case 'base':
      return nameOf(state, option.base);
    case 'mode':
      return option.mode;
    case 'player':
      return state.players[option.player].name;
    case 'faction':
      return option.faction;
    case 'pass':
      return 'pass';
  }
}

/** Answers one decision after another, each with one option by its name; '' takes none. */
export function answer(state: State, ...names: readonly string[]): void {
  for (const name of names) {
    const { id, seat } = asked(state);
    const pick = offered(state).indexOf(name);
    if (pick < 0 && name !== '') {
      throw new Error(`${state.players[seat].name} cannot pick ${name} of ${offered(state).join(', ')}.`);
    }
    toy.apply(state, { decision: id, picks: name === '' ? [] : [pick] });
  }
}

/** What lies at a base, in the order in which it came; a buried card in brackets. */
export function at(state: State, base: string): string[] {
  return state.table.flatMap((card) => {
    const piece = state.pieces[card];
    if (piece === null || nameOf(state, piece.base) !== base || piece.on !== NONE) return [];
    const name = `${state.players[piece.controller].name}: ${nameOf(state, card)}`;
    return [piece.as === 'buried' ? `(${name})` : name];
  });
}

export function hand(state: State, seat: number): string[] {
  return state.players[seat].hand.map((card) => nameOf(state, card));
}

export function vp({ players }: State): number[] {
  return players.map((player) => player.vp);
}
