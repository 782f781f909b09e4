import { EDITIONS, SmashUpError, type Config, type Decision, type State } from '@smashup/engine';
import { expect } from 'vitest';
import { library, smashUp } from '../../src/index.ts';
import { scene } from '../kit/scene.ts';
import { shows } from '../kit/shows.ts';

const GHOST_BEARS = ['Bear Cavalry', 'Ghosts'] as const;
const STEAM_PLANTS = ['Killer Plants', 'Steampunks'] as const;

function twoPlayers(options: Partial<Config> = {}): Config {
  return smashUp.config({ players: [{ factions: GHOST_BEARS }, { factions: STEAM_PLANTS }], ...options });
}

function nameOf(state: State, card: number): string {
  return library.defs[state.defs[card]].name;
}

function cardsOf(state: State, seat: number): number[] {
  const { hand, deck, discard } = state.players[seat];
  return [...hand, ...deck, ...discard];
}

/** Answers the pending decision with the first option that fits. */
function answer(state: State, fits: (option: Decision['options'][number]) => boolean = () => true): void {
  const { pending } = state;
  if (pending === null) throw new Error('Nobody is asked.');
  smashUp.apply(state, { decision: pending.id, picks: [pending.options.findIndex(fits)] });
}

shows('each player owns the forty cards of two factions', 'R1.1', () => {
  const state = smashUp.newGame(twoPlayers(), 1);
  for (const seat of [0, 1]) {
    const cards = cardsOf(state, seat);
    expect(cards).toHaveLength(40);
    expect(cards.every((card) => state.owners[card] === seat)).toBe(true);
    const factions = new Set(cards.map((card) => library.defs[state.defs[card]].faction));
    expect([...factions].toSorted()).toEqual([...(seat === 0 ? GHOST_BEARS : STEAM_PLANTS)]);
  }
});

shows('two to four players, two different factions each', 'R1.1', () => {
  expect(() => smashUp.config({ players: [{}] })).toThrow(SmashUpError);
  expect(() => smashUp.config({ players: [{}, {}, {}, {}, {}] })).toThrow('2 to 4 players, not 5');
  expect(() => smashUp.config({ players: [{ factions: ['Ghosts', 'Ghosts'] }, {}] })).toThrow('Ghosts twice');
  expect(() => smashUp.config({ players: [{ factions: ['Ghosts', 'Dentists'] }, {}] })).toThrow(
    /no faction "Dentists"\. Accepted: .*Ghosts/,
  );
});

shows('a faction twice at the table only with two copies of the set', 'R1.2', () => {
  const players = [{ factions: GHOST_BEARS }, { factions: ['Ghosts', 'Steampunks'] as const }];
  expect(() => smashUp.config({ players })).toThrow('cannot both play Ghosts');
  const state = smashUp.newGame(smashUp.config({ players, duplicates: true }), 1);
  const bases = [...state.baseDeck, ...state.bases.map(({ base }) => base)].map((base) =>
    nameOf(state, base),
  );
  expect(bases.filter((name) => name === 'Haunted House')).toHaveLength(1);
});

shows('free pick: everybody in turn takes two of the factions that are left', 'R1.3', () => {
  const state = smashUp.newGame(
    smashUp.config({ players: [{}, {}], choice: 'free', pool: [...GHOST_BEARS, ...STEAM_PLANTS] }),
    1,
  );
  expect(state.pending).toMatchObject({ seat: 0, kind: 'faction' });
  answer(state, (option) => option.kind === 'faction' && option.faction === 'Ghosts');
  answer(state, (option) => option.kind === 'faction' && option.faction === 'Steampunks');
  expect(state.pending?.seat).toBe(1);
  expect(state.pending?.options).toEqual([
    { kind: 'faction', faction: 'Bear Cavalry' },
    { kind: 'faction', faction: 'Killer Plants' },
  ]);
  answer(state);
  // The last one is taken without a question.
  expect(state.players.map(({ factions }) => factions)).toEqual([
    ['Ghosts', 'Steampunks'],
    ['Bear Cavalry', 'Killer Plants'],
  ]);
});

shows('random factions ask nobody and differ', 'R1.3', () => {
  const state = smashUp.newGame(smashUp.config({ players: [{}, {}], choice: 'random' }), 7);
  const factions = state.players.flatMap((player) => player.factions);
  expect(new Set(factions).size).toBe(4);
  expect(state.pending?.kind).not.toBe('faction');
});

scene('the Queensberry draft goes round once and back', (table) => {
  const t = table(`shows: R1.3 | players: 3 | turn: B | from: draft
    pool: Aliens, Dinosaurs, Ninjas, Pirates, Robots, Tricksters`);
  const picks = ['Robots', 'Ninjas', 'Aliens', 'Pirates', 'Dinosaurs', 'Tricksters'];
  const order: string[] = [];
  for (const pick of picks.slice(0, -1)) {
    order.push(t.asked);
    expect(t.options).toHaveLength(picks.length - order.length + 1);
    t.pick(pick);
  }
  expect(order).toEqual(['B', 'C', 'A', 'A', 'C']);
  // B takes what is left, and nobody asks.
  t.expect('B factions: Robots, Tricksters');
  t.leave();
});

scene(
  'in a draft with duplicates every faction of the pool is there twice, for two different players',
  (table) => {
    const t = table(`shows: R1.2 | players: 3 | from: draft | duplicates: yes
      pool: Aliens, Dinosaurs, Ninjas, Pirates, Robots, Tricksters`);
    t.pick('Aliens');
    t.offers('Aliens, Dinosaurs, Ninjas, Pirates, Robots, Tricksters').pick('Aliens');
    // Both are gone.
    t.offers('Dinosaurs, Ninjas, Pirates, Robots, Tricksters').pick('Dinosaurs');
    // C has the Dinosaurs already; B and A may still take them.
    t.expect('asked: C');
    t.offers('Ninjas, Pirates, Robots, Tricksters').pick('Ninjas');
    t.expect('asked: B');
    t.pick('Dinosaurs');
    t.expect('asked: A');
    t.offers('Ninjas, Pirates, Robots, Tricksters');
    t.leave();
  },
);

shows('a faction that somebody brings along counts in a draft with duplicates', 'R1.2', () => {
  const pool = ['Ghosts', 'Bear Cavalry', 'Killer Plants', 'Steampunks', 'Aliens'];
  const players = [{ factions: GHOST_BEARS }, { factions: ['Ghosts', 'Aliens'] as const }, {}];
  const draft = { players, pool, choice: 'draft', duplicates: true } as const;
  const state = smashUp.newGame(smashUp.config(draft), 1);
  const offered = state.pending?.options.map((option) => (option.kind === 'faction' ? option.faction : ''));
  expect(offered?.toSorted()).toEqual(['Aliens', 'Bear Cavalry', 'Killer Plants', 'Steampunks']);
});

/** How many factions are laid out for a draft, and which. */
function laidOut(options: Partial<Config>, seed = 3): string[] {
  const { pending } = smashUp.newGame(
    smashUp.config({ players: [{}, {}], choice: 'draft', ...options }),
    seed,
  );
  return pending?.options.flatMap((option) => (option.kind === 'faction' ? [option.faction] : [])) ?? [];
}

shows('the draft pool may be larger than two factions per player', 'R1.3', () => {
  expect(laidOut({})).toHaveLength(4);
  expect(laidOut({ draftSize: 7 })).toHaveLength(7);
  expect(laidOut({ draftSize: 7, edition: 'awesome-level-9000' })).toHaveLength(7);
  expect(laidOut({ draftSize: 7 }, 4)).not.toEqual(laidOut({ draftSize: 7 }, 5));
});

shows('a named draft pool is laid out whole, in every edition', 'R1.3', () => {
  const pool = library.factionNames.slice(0, 11);
  for (const edition of EDITIONS) {
    expect(laidOut({ pool, edition }).toSorted()).toEqual(pool.toSorted());
    expect(laidOut({ pool: pool.slice(0, 5), edition })).toHaveLength(5);
  }
  // Or so many of those named, at random.
  expect(laidOut({ pool, draftSize: 6 })).toHaveLength(6);
});

shows('a draft pool that cannot be drafted from is refused, with what to change', 'R1.3', () => {
  const draft = (options: Partial<Config>) => () => laidOut(options);
  expect(draft({ draftSize: 3 })).toThrow('2 players need 4 factions to draft from, not 3. Lay out more.');
  expect(draft({ draftSize: 4.5 })).toThrow('whole number');
  expect(draft({ draftSize: 6, pool: library.factionNames.slice(0, 5) })).toThrow(
    '6 factions cannot be laid out: 5 are on offer. Lay out fewer, or offer more.',
  );
  expect(draft({ choice: 'random', draftSize: 6 })).toThrow('only for a draft');
  expect(draft({ pool: ['Ghosts', 'Aliens', 'Ghosts', 'Ninjas'] })).toThrow('Ghosts is named twice');
});

shows('a random player drafts first', 'R1.3', () => {
  const config = smashUp.config({ players: [{}, {}, {}], choice: 'draft' });
  const firsts = new Set(
    Array.from({ length: 30 }, (_, seed) => smashUp.newGame(config, seed).pending?.seat),
  );
  expect(firsts).toEqual(new Set([0, 1, 2]));
});

shows('the draft pool of 2013 holds eight factions', 'R1.3', () => {
  const config = smashUp.config({ players: [{}, {}], choice: 'draft', edition: 'awesome-level-9000' });
  const state = smashUp.newGame(config, 3);
  expect(state.pending?.options).toHaveLength(Math.min(8, library.factionNames.length));
});

shows('the base deck is made of the sets that the factions come from; players + 1 are dealt', 'R1.4', () => {
  const state = smashUp.newGame(twoPlayers(), 1);
  const bases = [...state.baseDeck, ...state.bases.map(({ base }) => base)];
  expect(new Set(bases.map((base) => library.defs[state.defs[base]].set))).toEqual(
    new Set(['Awesome Level 9000']),
  );
  expect(bases).toHaveLength(8);
  expect(state.bases).toHaveLength(3);
});

shows('the table can add the bases of a set; in 2013 the whole box is used', 'R1.4', () => {
  for (const options of [{ extraBaseSets: ['Core Set'] }, { edition: 'awesome-level-9000' }] as const) {
    const state = smashUp.newGame(twoPlayers(options), 1);
    expect(state.baseDeck.length + state.bases.length).toBe(24);
  }
});

const NO_MINION = ['Door to the Beyond', 'Shady Deal', 'Incorporeal', 'Bear Hug', 'Commission'];

scene('a hand without a minion may be shown, replaced, and shuffled in', (table) => {
  const t = table(`shows: R1.5 | turn: B | from: opening hands
    A: Ghost, Bear Hug | B: Door to the Beyond, Shady Deal, Incorporeal, Bear Hug, Commission
    B deck: Ghost, Spectre, Bear Hug, Commission, Spirit`);
  t.expect('asked: B');
  t.offers('keep, new hand').pick('new hand');
  t.expect('question: play | B: Bear Hug, Commission, Ghost, Spectre, Spirit');
  t.expect('B deck in any order: Bear Hug, Commission, Door to the Beyond, Incorporeal, Shady Deal');
  t.expect('B discard: nothing');
  // Everybody saw the old hand, but nobody knows where its cards lie now.
  expect(t.deckAsSeenBy('A', 'B')).toEqual(NO_MINION.map(() => '?'));
  t.expect('A: Bear Hug, Ghost');
});

scene('the second hand must be kept, and the old hand may be kept, too', (table) => {
  const t = table(`shows: R1.5 | turn: A | from: opening hands
    A: Door to the Beyond, Shady Deal, Incorporeal, Bear Hug, Commission
    A deck: Door to the Beyond, Shady Deal, Incorporeal, Bear Hug, Commission
    B: Door to the Beyond, Shady Deal, Incorporeal, Bear Hug, Commission
    B deck: Ghost, Spectre, Bear Hug, Commission, Spirit`);
  t.expect('asked: A');
  t.pick('new hand');
  t.expect('asked: B');
  t.pick('keep');
  t.expect('question: play | turn: A');
  t.expect('B: Bear Hug, Commission, Door to the Beyond, Incorporeal, Shady Deal');
});

scene('in 2017 the old hand is discarded', (table) => {
  const t = table(`shows: R1.5 | edition: what-were-we-thinking | from: opening hands
    A: Door to the Beyond, Shady Deal, Incorporeal, Bear Hug, Commission
    A deck: Ghost, Spectre, Bear Hug, Commission, Spirit | B: Ghost`);
  t.pick('new hand');
  t.expect('A: Bear Hug, Commission, Ghost, Spectre, Spirit');
  t.expect('A discard: Bear Hug, Commission, Door to the Beyond, Incorporeal, Shady Deal');
});

shows('in 2013 nobody is asked: the hand is discarded', 'R1.5', () => {
  let discarded = 0;
  for (let seed = 1; seed < 400; seed++) {
    const state = smashUp.newGame(twoPlayers({ edition: 'awesome-level-9000' }), seed);
    expect(state.pending?.kind).not.toBe('mulligan');
    discarded += state.players.filter(({ discard }) => discard.length === 5).length;
  }
  expect(discarded).toBeGreaterThan(0);
});

shows('the first player is random, or as the table sets, and play goes clockwise', 'R1.6', () => {
  const firsts = new Set(
    Array.from({ length: 30 }, (_, seed) => smashUp.newGame(twoPlayers(), seed).turn.player),
  );
  expect(firsts).toEqual(new Set([0, 1]));
  const state = smashUp.newGame(twoPlayers({ firstPlayer: 1 }), 4);
  while (state.turn.player === 1) answer(state, (option) => option.kind === 'pass' || option.kind === 'mode');
  expect(state.turn.player).toBe(0);
});

shows('every edition and both printings can be set up', 'R1.1', () => {
  for (const edition of EDITIONS) {
    for (const printing of ['original', 'current'] as const) {
      const state = smashUp.newGame(twoPlayers({ edition, printing }), 5);
      expect(smashUp.violations(state)).toEqual([]);
    }
  }
});
