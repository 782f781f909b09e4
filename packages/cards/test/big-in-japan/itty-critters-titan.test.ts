import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

scene('Rainboroc follows a victory, also a shared one, to the base that comes next', (table) => {
  const t = table(`shows: Rainboroc 1, R5.6 | decks: 6 Howl | A titans: Rainboroc | base deck: Tortuga
    Jungle Oasis: A King Rex, B King Rex | Ninja Dojo`);
  t.endTurn().pick('yes');
  t.expect('Tortuga: A Rainboroc | vp: A 2, B 2');
});

scene('Rainboroc stays aside where somebody else has won', (table) => {
  const t = table(`shows: Rainboroc 1 | decks: 6 Howl | A titans: Rainboroc | base deck: Tortuga
    Jungle Oasis: A Grave Digger, A Ghost, B King Rex | Ninja Dojo`);
  t.endTurn();
  t.expect('A titans: Rainboroc | Tortuga: nothing');
});

scene('Rainboroc: one of several bases that come', (table) => {
  const t = table(`shows: Rainboroc 1 | decks: 6 Howl | A titans: Rainboroc | base deck: Tortuga, Ninja Dojo
    Island Chain: A 3 General Ivan | Jungle Oasis`);
  t.endTurn().pick('no').pick('yes');
  expect(t.at('Tortuga').length + t.at('Ninja Dojo').length).toBe(1);
});

scene('Rainboroc grows with the first small minion of a turn here, by its printed power', (table) => {
  const t = table(`shows: Rainboroc 2, R10.19 | A: Captain Ahab, Mimic, Warbot, Time Loop, 2 Summon
    Jungle Oasis: A Rainboroc, B King Rex | Tortuga`);
  t.play('Time Loop');
  t.play('Summon');
  t.play('Summon');
  t.play('Warbot', 'Jungle Oasis');
  t.expect('counters: Rainboroc 0');
  t.play('Mimic', 'Jungle Oasis');
  t.expect('counters: Rainboroc 1 | power: Mimic 7');
  t.play('Captain Ahab', 'Jungle Oasis');
  t.expect('counters: Rainboroc 1');
});

scene('Rainboroc: a minion fetched for one turn counts, one played elsewhere does not', (table) => {
  const t = table(`shows: Rainboroc 2 | A: Recall Critter, Warbot | A discard: Captain Ahab
    Jungle Oasis: A Rainboroc | Tortuga`);
  t.play('Warbot', 'Tortuga');
  t.play('Recall Critter').pick('Captain Ahab').pick('Jungle Oasis');
  t.expect('counters: Rainboroc 1 | total at Jungle Oasis: A 3');
});

scene('Rainboroc moves, if you like, for a small minion shuffled in', (table) => {
  const t = table(`shows: Rainboroc | A discard: Ghost, Invader, Summon | A deck: 2 Howl
    Jungle Oasis: A Rainboroc +2 | Tortuga | Ninja Dojo`);
  t.use('Rainboroc');
  t.offers('Ninja Dojo, Tortuga').pick('Tortuga');
  t.expect(`Tortuga: A Rainboroc +2 | A discard: Invader, Summon | A deck in any order: 2 Howl, Ghost`);
});

scene('Rainboroc stays where it is without a minion to shuffle in', (table) => {
  const t = table(`shows: Rainboroc | A discard: Invader, Summon | Jungle Oasis: A Rainboroc | Tortuga`);
  t.expect('cannot use: Rainboroc');
  t.leave();
});
