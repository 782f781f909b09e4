import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

/** R3.1, R7 and R10.14 in combinations: cards that bury themselves, what is known, and whose they are. */

scene(
  'R7.2: a minion under another player’s control is that player’s when buried; everyone has seen it',
  (table) => {
    const t = table(`shows: R7.1, R7.2 | from: score bases | decks: 6 Ghost
      Tortuga: A 3 King Rex, B(A) Mummy [B Make Contact] | Jungle Oasis | Tar Pits`);
    t.expect('asked: B');
    t.pick('Jungle Oasis');
    t.expect('Jungle Oasis: B(A) buried Mummy | A sees Jungle Oasis: B(A) buried Mummy | asked: B');
    t.pick('uncover Mummy');
    t.expect('Jungle Oasis: B(A) Mummy');
  },
);

scene('R8.3: a minion that changes hands in a duel wins for its new controller', (table) => {
  const t = table(`shows: R8.3 | decks: 6 Ghost | A: High Noon, War Raptor | B: Make Contact
    Tortuga: A King Rex, B Zapbot | Jungle Oasis`);
  t.play('High Noon').pass();
  t.expect('asked: B');
  t.pick('Make Contact').pick('King Rex');
  t.expect('Tortuga: B(A) King Rex [B Make Contact] | question: play | plays left: minion');
});

scene('R10.28: the new controller of a minion decides about its duel', (table) => {
  const t = table(`shows: R10.28 | decks: 6 Ghost | A: Toad
    So-So Corral: A King Rex, A Ghost | Jungle Oasis`);
  t.play('Toad', 'So-So Corral').pick('B');
  t.expect('asked: B');
  t.offers('King Rex, Ghost').pick('King Rex');
  t.expect('A discard: Toad');
});

for (const edition of ['culture-shock', 'oops'] as const) {
  scene(
    `R3.1: an action that buries itself is the first standard action of the turn only before 2019: ${edition}`,
    (table) => {
      const t = table(`shows: R3.1 | edition: ${edition}
        decks: 6 Ghost | A: Chronomage, Tomb Trap, Mystic Studies | Anansi's Web: A War Raptor | Tortuga`);
      t.play('Chronomage', 'Tortuga');
      t.play('Tomb Trap').pick('Tortuga');
      t.expect('question: play');
      t.play('Mystic Studies');
      if (edition === 'culture-shock') {
        expect(t.question).not.toBe('play');
        t.pick('B');
        t.expect('B: Mystic Studies');
      } else t.expect('question: play');
      t.expect(`A: ${edition === 'oops' ? 2 : 4} cards`);
    },
  );
}

for (const edition of ['culture-shock', 'oops'] as const) {
  scene(
    `R3.1: an action that buries itself is found as a standard one only before 2019, and then handed on: ${edition}`,
    (table) => {
      const t = table(`shows: R3.1 | edition: ${edition}
        A: The Perfect Gift | A deck: Tomb Trap, Summon, Upgrade, Ghost | B deck: 6 Ghost
        Tortuga | Jungle Oasis`);
      t.play('The Perfect Gift');
      if (edition === 'culture-shock') {
        t.offers('Summon').pick('Summon');
      } else {
        t.offers('Summon, Tomb Trap').pick('Tomb Trap');
      }
      t.expect(`question: play | B: ${edition === 'oops' ? 'Tomb Trap' : 'Summon'} | Tortuga: nothing`);
    },
  );
}

for (const edition of ['culture-shock', 'oops'] as const) {
  scene(`R3.1: the card decides, not the way it is played: uncovered, too: ${edition}`, (table) => {
    const t = table(`shows: R3.1, R7.4 | edition: ${edition} | from: start of turn | decks: 6 Ghost
      Anansi's Web: A War Raptor, A buried Tomb Trap | Tortuga`);
    t.pick('uncover Tomb Trap').pick();
    if (edition === 'oops') {
      expect(t.question).not.toBe('play');
      t.pick('B');
      t.expect('B: Tomb Trap');
    }
    t.expect(`question: play | A: ${edition === 'oops' ? 2 : 0} cards`);
  });
}

for (const how of ['uncovered', 'from hand'] as const) {
  scene(`R7.4: an uncovered minion cannot be buried by what its own play has triggered: ${how}`, (table) => {
    const t =
      table(`shows: R7.4 | printing: current | from: ${how === 'uncovered' ? 'start of turn' : 'play cards'}
        decks: 6 Ghost | A: ${how === 'uncovered' ? 'nothing' : 'Gunfighter'}
        Tortuga: ${how === 'uncovered' ? 'B King Rex, A buried Gunfighter' : 'B King Rex'} | Castle Blood`);
    if (how === 'uncovered') t.pick('uncover Gunfighter');
    else t.play('Gunfighter', 'Tortuga');
    t.pick('King Rex');
    if (how === 'from hand') {
      t.expect('asked: A');
      t.pick('yes');
      t.expect('Castle Blood: A buried Gunfighter');
    } else t.expect('A discard: Gunfighter');
    t.expect('question: play');
  });
}

scene(
  'R7.1: what was shown is chosen by name and stays known to all; what was not is chosen by place',
  (table) => {
    const t = table(`shows: R7.1 | decks: 6 Ghost | A: Tomb Trap | B: Ransack
      Tortuga: A buried Mummy | Jungle Oasis`);
    t.play('Tomb Trap').pick('Tortuga');
    t.endTurn();
    t.play('Ransack');
    t.offers('buried 1 @ Tortuga, Tomb Trap').pick('Tomb Trap');
    expect(t.seenBy('a spectator', 'B').filter((n) => n !== '?')).toEqual(['Tomb Trap']);
  },
);

scene('R7.1: a buried card among the cards whose abilities are cancelled is chosen by place', (table) => {
  const t = table(`shows: R7.1 | printing: current | decks: 6 Ghost | A: Bear Rides You
    Tortuga: A War Raptor | Jungle Oasis: B Spirit, B buried Mummy`);
  t.play('Bear Rides You').pick('War Raptor');
  t.offers('Jungle Oasis, War Raptor, Spirit, buried @ Jungle Oasis').pick('buried @ Jungle Oasis');
  t.expect('A sees Jungle Oasis: B buried ?, ...');
});

scene('R7.4: once its uncovering is resolved, a card can be buried again in the same scoring', (table) => {
  const t = table(`shows: R7.4 | from: score bases | decks: 6 Ghost
    Tortuga: A Pharaoh, A buried Mummy, B 2 King Rex, B War Raptor | Jungle Oasis | Tar Pits`);
  t.pick('Mummy');
  t.expect('asked: A');
  t.offers('Jungle Oasis, Tar Pits').pick('Tar Pits');
  t.expect('Tar Pits: A buried Mummy');
});

scene('R8.2: a minion uncovered during a duel starts none', (table) => {
  const t = table(`shows: R8.2, R10.5 | decks: 6 Ghost | A: Gunfighter, Lost Knowledge
    Tortuga: B King Rex, A buried Gunfighter | Jungle Oasis`);
  t.play('Gunfighter', 'Tortuga').pick('King Rex').pick('Lost Knowledge');
  t.expect('question: play | A discard: Gunfighter, Lost Knowledge');
  t.expect('Tortuga: B King Rex, A Gunfighter');
});

scene('R7.2: an action of another player’s deck buries itself for whoever played it', (table) => {
  const t = table(`shows: R7.2 | A: Mass Enchantment | A deck: 6 Ghost | B deck: Tomb Trap, 6 Ghost
    Tortuga | Jungle Oasis`);
  t.play('Mass Enchantment').pick('Tomb Trap').pick('Tortuga');
  t.expect('Tortuga: A(B) buried Tomb Trap | B sees Tortuga: A(B) buried Tomb Trap');
});
