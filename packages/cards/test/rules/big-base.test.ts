import { expect } from 'vitest';
import { smashUp } from '../../src/index.ts';
import { scene } from '../kit/scene.ts';
import { shows } from '../kit/shows.ts';

const BIG = 'variant: big base | decks: 4 Ghost | base deck: Jungle Oasis, Tar Pits';

shows('one base, without a breakpoint and without VP to win', 'R14.1, R14.4', () => {
  const players = [{}, {}];
  expect(() => smashUp.config({ players, variant: 'big base', houseRules: { bases: 2 } })).toThrow(
    'Big Base has one base',
  );
  expect(() => smashUp.config({ players, variant: 'big base', houseRules: { vpToWin: 20 } })).toThrow(
    'Big Base ends after its third period',
  );
});

scene('any power does not make the Big Base score before its period ends', (table) => {
  const t = table(`shows: R14.1, R14.2 | ${BIG} | Tortuga: A King Rex, A Laseratops, A War Raptor`);
  t.endTurn().expect('turn: B | phase: play | vp: A 0');
});

scene('a turn has no drawing: everybody draws when the round ends', (table) => {
  const t = table(`shows: R14.2, R14.3 | ${BIG} | Tortuga`);
  t.endTurn().expect('turn: B | A: nothing');
  t.endTurn().expect('turn: A | A: 2 Ghost | B: 2 Ghost');
});

scene('whoever has more than ten discards, the one who began the round first', (table) => {
  const t = table(`shows: R14.3 | ${BIG} | A: 9 Zapbot | B: 9 Zapbot | Tortuga`);
  t.endTurn().endTurn().expect('asked: A | question: discard | picks: 1').pick('Ghost');
  t.expect('asked: B | picks: 1').pick('Ghost').expect('turn: A');
});

scene('in the third round it scores 6, 4 and 2, and what is there is discarded', (table) => {
  const t = table(`shows: R14.3, R14.5 | ${BIG} | players: 3 | round: 3 | turn: C
    Tortuga: A King Rex, B Laseratops, C Ghost`);
  t.endTurn().expect('vp: A 6, B 4, C 2 | A discard: King Rex | B discard: Laseratops | C discard: Ghost');
});

scene('tied players take the better place together', (table) => {
  const t = table(`shows: R14.5, R5.4 | ${BIG} | round: 3 | turn: B | Tortuga: A Ghost, B Ghost`);
  t.endTurn().expect('vp: A 6, B 6');
});

scene('the next base card replaces the old one after each round, under the minions', (table) => {
  const t = table(`shows: R14.3 | ${BIG} | turn: B | round: 2 | Tortuga: A Ghost`);
  t.endTurn().expect('bases: Jungle Oasis | base discard: Tortuga | Jungle Oasis: A Ghost');
});

scene('the next base card lies open', (table) => {
  const t = table(`shows: R14.3 | ${BIG} | Tortuga`);
  t.expect('A sees base deck: Jungle Oasis, ?');
});

scene('the next period is begun by the next player', (table) => {
  const t = table(`shows: R14.2 | ${BIG} | round: 3 | turn: B | Tortuga: A Ghost`);
  t.endTurn().expect('turn: B | bases: Jungle Oasis');
  t.endTurn().expect('turn: A');
});

scene('what lasts until the end of the turn lasts until the end of the round', (table) => {
  const t = table(`shows: R14.3 | ${BIG} | A: Augmentation | Tortuga: A War Raptor`);
  t.play('Augmentation').expect('power: War Raptor 7');
  t.endTurn().expect('turn: B | power: War Raptor 7');
  t.endTurn().expect('turn: A | power: War Raptor 3');
});

scene('what happens at the end of turns happens once for each player', (table) => {
  const t = table(`shows: R14.3 | ${BIG} | round: 1 | turn: B
    Tortuga: A Ghost, B Ghost, A Difference Engine, B Difference Engine`);
  t.endTurn().expect('turn: A | A: 3 Ghost | B: 3 Ghost');
});

scene('cards that are played before or after it scores work as ever', (table) => {
  const t = table(`shows: R14.3 | ${BIG} | round: 3 | turn: B | A: Shinobi | Tortuga: B Ghost`);
  t.endTurn().expect('asked: A | question: respond').pick('Shinobi');
  t.expect('vp: A 6, B 4');
});

scene('after the third period the most VP win', (table) => {
  const t = table(`shows: R14.4 | ${BIG} | round: 9 | turn: B | vp: A 10, B 8 | Tortuga: B Ghost`);
  t.endTurn().expect('vp: A 10, B 14 | winners: B');
});

scene('a tie after the third period is a shared win', (table) => {
  const t = table(`shows: R14.4 | ${BIG} | round: 9 | turn: B | vp: A 10, B 4 | Tortuga: B Ghost`);
  t.endTurn().expect('winners: A, B');
});

scene('15 VP do not end the game', (table) => {
  const t = table(`shows: R14.4 | ${BIG} | round: 6 | turn: B | vp: A 20 | Tortuga: B Ghost`);
  t.endTurn().expect('turn: B | vp: A 20, B 6');
});

scene('moving to another base is impossible', (table) => {
  const t = table(`shows: R14.6 | ${BIG} | A: Way of Deception | Tortuga: A Ghost`);
  t.play('Way of Deception').expect('Tortuga: A Ghost | A discard: Way of Deception');
});
