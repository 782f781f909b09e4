import { smashUp } from '@smashup/cards';
import { NONE, type State } from '@smashup/engine';
import { plain } from '@smashup/words';
import { describe, expect, test } from 'vitest';
import { createInstruments } from '../src/instruments.ts';
import { presentDecision } from '../src/present/decision.ts';
import { presentForecast } from '../src/present/forecast.ts';

const instruments = createInstruments(smashUp);
const lens = { reading: instruments.reading, words: instruments.words('en') };

const CONFIG = smashUp.config({
  players: [
    { name: 'Ann', factions: ['Dinosaurs', 'Ninjas'] },
    { name: 'Bob', factions: ['Pirates', 'Zombies'] },
  ],
  firstPlayer: 0,
});

interface Table {
  readonly hand: readonly string[];
  readonly deck?: readonly string[];
  readonly there?: readonly string[];
  /** Bob's hand. */
  readonly theirs?: readonly string[];
}

/** Ann's turn; at Tar Pits (16) there may be minions of Bob's. */
function lay({ hand, deck = ['War Raptor', 'Howl'], there = [], theirs = [] }: Table): State {
  return smashUp.arrange(CONFIG, 7, {
    players: [{ hand: [...hand], deck: [...deck] }, { hand: [...theirs] }],
    bases: [
      { base: 'Tar Pits', cards: there.map((card) => ({ card, controller: 1 })) },
      { base: 'Tortuga', cards: [] },
    ],
    baseDeck: ['The Mothership', 'Jungle Oasis'],
  });
}

function optionFor(state: State, name: string): number {
  return (
    state.pending?.options.findIndex(
      (option) => 'card' in option && smashUp.library.defs[state.defs[option.card] ?? NONE]?.name === name,
    ) ?? NONE
  );
}

function foresee(state: State, name: string) {
  const view = smashUp.view(state, 0);
  const found = presentForecast(view, optionFor(state, name), state.bases[0]?.base ?? NONE, lens);
  if (found === null) throw new Error('Nothing is foreseen.');
  return { ...found, there: found.bases[0], told: found.story.map(plain) };
}

describe('what a play would bring about', () => {
  test('its power and place, and what would be asked next; and nothing changes', () => {
    const state = lay({ hand: ['Laseratops'], there: ['First Mate', 'Walker'] });
    const before = smashUp.hash(state);
    const { there, told, asks } = foresee(state, 'Laseratops');
    expect(there).toMatchObject({ total: 8, breakpoint: 16 });
    expect(there?.standings.map(({ total, place }) => [total, place])).toEqual([
      [4, 1],
      [4, 1],
    ]);
    expect(told).toEqual([]);
    expect(plain(asks ?? [])).toContain('Laseratops');
    expect(smashUp.hash(state)).toBe(before);
  });

  test('what happens to the only one there', () => {
    const { there, told, asks } = foresee(lay({ hand: ['Laseratops'], there: ['First Mate'] }), 'Laseratops');
    expect(told.join(' ')).toContain('First Mate');
    expect(there?.standings.map(({ total, place }) => [total, place])).toEqual([
      [4, 1],
      [0, null],
    ]);
    expect(asks).toBeNull();
  });

  test('with nobody to be chosen nothing is asked', () => {
    expect(foresee(lay({ hand: ['Laseratops'] }), 'Laseratops')).toMatchObject({ asks: null, told: [] });
  });

  test('only whoever decides is told', () => {
    const state = lay({ hand: ['Laseratops'] });
    const option = optionFor(state, 'Laseratops');
    const base = state.bases[0]?.base ?? NONE;
    expect(presentForecast(smashUp.view(state, 1), option, base, lens)).toBeNull();
    expect(presentForecast(smashUp.view(state, 'spectator'), option, base, lens)).toBeNull();
    expect(presentForecast(smashUp.view(state, 0), 99, base, lens)).toBeNull();
  });

  test('what chance decides is not guessed', () => {
    const state = lay({ hand: ['Walker', 'King Rex', 'Laseratops', 'Howl'], deck: [] });
    state.players[0].discard.push(...state.players[0].hand.splice(1));
    const before = smashUp.hash(state);
    const { there, told } = foresee(state, 'Walker');
    expect(there?.total).toBe(2);
    for (const name of ['King Rex', 'Laseratops', 'Howl']) expect(told.join(' ')).not.toContain(name);
    expect(smashUp.hash(state)).toBe(before);
  });
});

describe('an action without effect', () => {
  const idleOf = (state: State, name: string): string | null => {
    const idle = presentDecision(smashUp.view(state, 0), lens)?.options[optionFor(state, name)]?.idle ?? null;
    return idle === null ? null : plain(idle);
  };

  test('says why it would have none', () => {
    expect(idleOf(lay({ hand: ['Seeing Stars'] }), 'Seeing Stars')).toContain('Seeing Stars');
    expect(idleOf(lay({ hand: ['Seeing Stars'], there: ['First Mate'] }), 'Seeing Stars')).toBeNull();
  });

  test('is not told where that rests on a card that the player does not know', () => {
    const state = lay({ hand: ['The Spy Who Ditched Me'], theirs: ['First Mate'] });
    expect(idleOf(state, 'The Spy Who Ditched Me')).toBeNull();
  });

  test('a minion is never without effect', () => {
    expect(idleOf(lay({ hand: ['Laseratops'] }), 'Laseratops')).toBeNull();
  });

  test('a base is scored: what is told ends where the next one would be turned up', () => {
    const state = lay({ hand: [], there: ['King Rex', 'King Rex', 'Grave Digger'] });
    const view = smashUp.view(state, 0);
    const passing = view.pending?.options.findIndex(({ kind }) => kind === 'pass') ?? NONE;
    const found = presentForecast(view, passing, NONE, lens);
    expect(found?.bases.map(({ card }) => card)).toEqual([state.bases[1]?.base]);
    expect(found?.story.map(plain).at(-1)).toBe('Tar Pits leaves play.');
  });
});
