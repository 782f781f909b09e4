import { expect } from 'vitest';
import { smashUp } from '../../src/index.ts';
import { scene } from '../kit/scene.ts';
import { shows } from '../kit/shows.ts';

shows('two against two needs four players', 'R13.1', () => {
  expect(() => smashUp.config({ players: [{}, {}, {}], variant: 'teams' })).toThrow(
    'Two against two is for 4 players, not 3 (R13.1).',
  );
});

shows('a team plays to 20 to 30 VP', 'R13.2', () => {
  const players = [{}, {}, {}, {}];
  expect(() => smashUp.config({ players, variant: 'teams', houseRules: { vpToWin: 15 } })).toThrow(
    'A team plays to 20 to 30 VP, not 15 (R13.2).',
  );
});

scene('partners sit opposite, and their VP add up to 25', (table) => {
  const t = table(
    'shows: R13.1, R13.2 | variant: teams | players: 4 | decks: 3 Ghost | vp: A 12, B 14, C 13, D 10 | Tortuga',
  );
  t.endTurn().expect('winners: A, C');
});

scene('no player wins alone with fewer than the team needs', (table) => {
  const t = table('shows: R13.2 | variant: teams | players: 4 | decks: 3 Ghost | vp: A 20, B 3 | Tortuga');
  t.endTurn().expect('turn: B');
});

scene('teams that are tied play on', (table) => {
  const t = table(
    'shows: R13.2 | variant: teams | players: 4 | decks: 3 Ghost | vp: A 12, C 13, B 5, D 20 | Tortuga',
  );
  t.endTurn().expect('turn: B');
});

scene('with Madness a tie of teams goes to the one with fewer cards of it', (table) => {
  const t = table(`shows: R13.2, R12.3 | variant: teams | players: 4 | decks: 3 Ghost | Madness deck: 4
    B: Madness | vp: A 12, C 13, B 5, D 20 | Tortuga`);
  t.endTurn().expect('winners: A, C');
});

scene('cards are read literally: a partner is another player', (table) => {
  const t = table(`shows: R13.3 | variant: teams | players: 4 | A: Sleep Spores
    Tortuga: A Ghost, C Cub Scout`);
  t.play('Sleep Spores', 'Tortuga').expect('power: Ghost 2, C Cub Scout 2');
});

scene('partners take places at a base on their own', (table) => {
  const t =
    table(`shows: R13.3 | variant: teams | players: 4 | decks: 3 Ghost | from: score bases | base deck: Jungle Oasis
    Tortuga: A 2 King Rex, B Laseratops, C War Raptor`);
  t.expect('vp: A 4, B 3, C 2 | turn: B');
});

scene('partners do not see each other’s hands', (table) => {
  const t = table('shows: R13.4 | variant: teams | players: 4 | A: Ghost | C: Spirit | Tortuga');
  t.expect('A sees C: ?');
});
