import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

/** Rows of the editions table, and set-up, in combinations. */

scene('R1.2, R1.3: a draft of three with every faction twice', (table) => {
  const t = table(`shows: R1.2, R1.3 | players: 3 | turn: C | from: draft | duplicates: yes
    pool: Ghosts, Pirates, Ninjas, Robots, Wizards, Zombies`);
  t.expect('asked: C');
  t.pick('Ghosts');
  t.expect('asked: A');
  t.pick('Ghosts');
  t.expect('asked: B');
  t.offers('Pirates, Ninjas, Robots, Wizards, Zombies').pick('Pirates');
  t.expect('asked: B');
  t.offers('Ninjas, Robots, Wizards, Zombies').pick('Ninjas');
  t.expect('asked: A');
  t.offers('Pirates, Ninjas, Robots, Wizards, Zombies').pick('Pirates');
  t.expect('asked: C');
  t.offers('Ninjas, Robots, Wizards, Zombies').pick('Ninjas');
  expect(t.bases.length).toBe(4);
  t.leave();
});

scene('R1.5: the first player decides first about the opening hand', (table) => {
  const t = table(`shows: R1.5 | players: 3 | turn: B | from: opening hands
    decks: 6 Ghost | A: 2 Summon, Scry, Portal, Time Loop | B: 2 Summon, Scry, Portal, Time Loop
    C: 5 Ghost | Tortuga | Jungle Oasis`);
  t.expect('asked: B');
  t.pick('new hand');
  t.expect('asked: A');
  t.pick('keep');
  t.expect('asked: B | A: Portal, Scry, 2 Summon, Time Loop');
});

for (const edition of ['awesome-level-9000', 'what-were-we-thinking'] as const) {
  const old = edition === 'awesome-level-9000';
  scene(`R2.1: a search renews the deck, but not in 2013: ${edition}`, (table) => {
    const t = table(`shows: R2.1 | edition: ${edition}
      A: Scry | A discard: Summon, Portal, Ghost | B deck: 6 Ghost | Tortuga | Jungle Oasis`);
    t.play('Scry');
    if (!old) {
      t.offers('Summon, Portal').pick('Portal');
    }
    t.expect(`question: play | A: ${old ? 'nothing' : 'Portal'} | A discard: ${old ? 4 : 1} cards`);
  });
}

scene('R6: in 2013 what is gained at the end of a turn counts in the next check', (table) => {
  const t = table(`shows: R6 | edition: awesome-level-9000 | decks: 6 Ghost | A: Seeing Stars | vp: A 14
    Tortuga: A Furthering the Cause, B War Raptor | Jungle Oasis`);
  t.play('Seeing Stars');
  t.endTurn();
  t.expect('vp: A 15 | winners: nothing | asked: B');
  t.endTurn();
  t.expect('winners: A | B: nothing');
});

scene('R6: in 2013 the game ends before the draw, also without a scoring', (table) => {
  const t = table(`shows: R6 | edition: awesome-level-9000 | decks: 6 Ghost | A: Invader | vp: A 14
    Tortuga | Jungle Oasis`);
  t.play('Invader', 'Tortuga');
  t.expect('winners: nothing');
  t.endTurn();
  t.expect('winners: A | A: nothing');
});

scene('R6: in 2013 a tie for the most goes on with the draw', (table) => {
  const t = table(`shows: R6 | edition: awesome-level-9000 | from: score bases
    decks: 6 Ghost | vp: A 12, B 13 | base deck: The Homeworld
    Tar Pits: A King Rex, A War Raptor, B King Rex | Jungle Oasis | Tortuga`);
  t.expect('vp: A 16, B 16 | winners: nothing | A: 2 cards | asked: B');
});

for (const edition of ['awesome-level-9000', 'culture-shock'] as const) {
  scene(
    `R5.2: an empty base deck is renewed from the base that has just scored, but not in 2013: ${edition}`,
    (table) => {
      const t = table(`shows: R5.2 | edition: ${edition} | from: score bases | decks: 6 Ghost
        Tar Pits: A King Rex, A War Raptor, B King Rex | Jungle Oasis | Tortuga`);
      t.expect(
        `bases in any order: ${edition === 'culture-shock' ? 'Jungle Oasis, Tar Pits, Tortuga' : 'Jungle Oasis, Tortuga'}`,
      );
      t.expect(`base discard: ${edition === 'culture-shock' ? 'nothing' : 'Tar Pits'}`);
    },
  );
}

for (const printing of ['original', 'current'] as const) {
  scene(`R11.8: the printing decides about a titan’s bonus: ${printing}`, (table) => {
    const t = table(`shows: R11.8 | printing: ${printing} | decks: 6 Ghost | A: 6 Ghost
      Tortuga: A Arcane Protector | Jungle Oasis`);
    t.expect(`total at Tortuga: A ${printing === 'original' ? 2 : 3}`);
  });
}

scene('R10.28: a ban on extras is looked at anew when the minion leaves', (table) => {
  const t = table(`shows: R10.28 | printing: current
    decks: 6 Ghost | A: Bear Necessities | B: Zapbot, Gremlin, Way of Deception
    Tortuga: B War Raptor | Jungle Oasis | Tar Pits`);
  t.play('Bear Necessities', 'Tortuga');
  t.use('Bear Necessities');
  t.endTurn();
  t.play('Zapbot', 'Jungle Oasis');
  t.expect('cannot play: Gremlin');
  t.play('Way of Deception').pick('War Raptor').pick('Tar Pits');
  t.expect('can play: Gremlin');
});
