import { expect } from 'vitest';
import { library, smashUp } from '../../src/index.ts';
import { scene } from '../kit/scene.ts';
import { shows } from '../kit/shows.ts';

const players = [{ factions: ['Ghosts', 'Robots'] as const }, { factions: ['Ninjas', 'Pirates'] as const }];

shows('a table may say how many bases are laid out and how many cards are dealt', 'R15.1', () => {
  const state = smashUp.newGame(smashUp.config({ players, houseRules: { bases: 5, openingHand: 7 } }), 1);
  expect(state.bases).toHaveLength(5);
  expect(state.players.map(({ hand }) => hand.length)).toEqual([7, 7]);
});

shows('what a house rule may say is limited', 'R15.1', () => {
  expect(() => smashUp.config({ players, houseRules: { vpToWin: 50 } })).toThrow(
    'vpToWin must be a whole number from 5 to 30, not 50.',
  );
  expect(() => smashUp.config({ players, houseRules: { bases: 2.5 } })).toThrow('not 2.5');
});

scene('a table may say how many VP win', (table) => {
  const t = table('shows: R15.1 | house rules: vpToWin 10 | decks: 3 Ghost | vp: A 10 | Tortuga');
  t.endTurn().expect('winners: A');
});

scene('a table may say what Madness costs', (table) => {
  const t =
    table(`shows: R15.1, R12.3 | house rules: cardsPerVp 1 | decks: 3 Ghost | Madness deck: 3 | A: 2 Madness
    vp: A 15 | Tortuga`);
  t.endTurn().expect('vp: A 13, B 0 | winners: A');
});

scene('where Madness costs nothing, a tie is played on', (table) => {
  const t =
    table(`shows: R15.1, R12.3 | house rules: cardsPerVp 0 | decks: 3 Ghost | Madness deck: 3 | A: 2 Madness
    vp: A 15, B 15 | Tortuga`);
  t.endTurn().expect('vp: A 15, B 15 | turn: B');
});

const POOL = library.factionNames.slice(0, 14);

function league(firstAnswer: 'first turn' | 'first pick') {
  const state = smashUp.newGame(smashUp.config({ players: [{}, {}], choice: 'league' }), 5);
  const order: string[] = [];
  let winner = -1;
  while (state.pending?.kind === 'toss' || state.pending?.kind === 'faction') {
    const { id, seat, kind, options, prompt } = state.pending;
    if (kind === 'toss') winner = seat;
    const pick =
      kind === 'toss' ? options.findIndex((one) => one.kind === 'mode' && one.mode === firstAnswer) : 0;
    order.push(`${prompt.key} ${seat === winner ? 'winner' : 'other'}`);
    smashUp.apply(state, { decision: id, picks: [pick] });
  }
  return { state, order, winner };
}

shows('the league: a toss, bans in turn, picks there and back, and more bases', 'R1.3', () => {
  const { order, state, winner } = league('first pick');
  expect(order.join(', ')).toBe(
    [
      'toss winner, ban winner, ban other, ban winner, ban other',
      'draft winner, draft other, draft other, draft winner, bases of winner, bases of other',
    ].join(', '),
  );
  expect(state.turn.player).toBe(1 - winner);
});

shows('the league: who takes the first turn leaves the first pick to the other', 'R1.3', () => {
  const { order, state, winner } = league('first turn');
  expect(order[1]).toBe('ban other');
  expect(state.turn.player).toBe(winner);
});

shows('the league: the base deck has the bases of each faction played or added', 'R1.3, R1.4', () => {
  const { state } = league('first pick');
  const bases = [...state.baseDeck, ...state.bases.map(({ base }) => base)];
  const factions = new Set(bases.map((base) => library.defs[state.defs[base]].faction));
  const wanted = [...state.players.flatMap((player) => player.factions), ...(state.league?.bases ?? [])];
  expect([...factions].toSorted()).toEqual(wanted.toSorted());
  const all = library.bases('original').filter((def) => wanted.includes(library.defs[def].faction));
  expect(bases).toHaveLength(all.length);
  expect(state.league?.banned).toHaveLength(4);
});

shows('the league is for two players who have chosen nothing', 'R1.3', () => {
  expect(() => smashUp.config({ players: [{}, {}, {}], choice: 'league' })).toThrow('for 2 players, not 3');
  expect(() => smashUp.config({ players, choice: 'league' })).toThrow('nobody has factions beforehand');
  expect(() => smashUp.config({ players: [{}, {}], choice: 'league', pool: POOL.slice(0, 9) })).toThrow(
    '2 players need 10 factions to choose from, but there are 9.',
  );
});
