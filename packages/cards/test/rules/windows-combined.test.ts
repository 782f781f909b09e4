import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

/** R4, R5 and R10.27 in combinations: who is asked in a window, and what came while it was open. */

scene(
  'R10.27: two that arrive together: the current player orders them, their controller decides',
  (table) => {
    const t = table(`shows: R10.27, R4 | from: score bases | decks: 6 Ghost | B: Full Sail
      Tortuga: A Ghost, B 3 King Rex | Jungle Oasis: B Sheriff, B Loup-Garou | Tar Pits`);
    t.expect('asked: B');
    t.pick('use Full Sail').pick('Sheriff', 'Loup-Garou').pick('Tortuga').pick('Tortuga');
    t.expect('asked: A');
    t.offers('use Sheriff, use Loup-Garou').pick('use Loup-Garou');
    t.expect('power: Loup-Garou 6 | asked: B');
    t.offers('Ghost').pick('Ghost');
    t.expect('A discard: Ghost, ...');
  },
);

scene('R10.27: an uncovered minion duels in the window in which it was uncovered', (table) => {
  const t = table(`shows: R10.27, R7.4 | from: score bases | decks: 6 Ghost
    Tortuga: A Pharaoh, A buried Sheriff, B 2 King Rex, B War Raptor | Jungle Oasis | Tar Pits`);
  t.offers('Sheriff').pick('Sheriff');
  t.expect('A: Ghost');
  t.offers('2 King Rex, War Raptor').pick('War Raptor').pass();
  t.expect('B discard: War Raptor, ... | vp: B 4, A 3');
});

scene('R10.27: what comes to the scored base may leave it again', (table) => {
  const t = table(`shows: R10.27 | from: score bases | decks: 6 Ghost | A: You Call This Archaeology?
    Tortuga: B 3 King Rex | Jungle Oasis: A First Mate | Tar Pits`);
  // before
  t.pass();
  // after
  t.pick('use You Call This Archaeology?').pick('Tortuga');
  t.offers('Jungle Oasis, Tar Pits').pick('Tar Pits');
  t.expect('Tar Pits: A First Mate');
});

for (const edition of ['culture-shock', 'awesome-level-9000'] as const) {
  scene(
    `R10.27: what arrived comes before further Specials; in 2013 when its player’s turn comes: ${edition}`,
    (table) => {
      const t = table(`shows: R10.27, R4 | edition: ${edition} | from: score bases
        decks: 6 Ghost | A: You Call This Archaeology? | B: Shinobi
        Tortuga: B 3 King Rex | Jungle Oasis: A Sheriff | Tar Pits`);
      t.pick('use You Call This Archaeology?').pick('Tortuga');
      if (edition === 'awesome-level-9000') {
        t.expect('asked: B');
        t.pick('use Shinobi');
        t.expect('asked: A | Tortuga: B Shinobi, ...');
      }
      t.expect('asked: A');
      t.leave();
    },
  );
}

scene('R4: a response to a Special, with the window of the base still open', (table) => {
  const t = table(`shows: R4 | from: score bases | decks: 6 Ghost | A: B Shinobi | B: Mboro Hornet
    Tortuga: B 3 King Rex | Jungle Oasis | Tar Pits`);
  t.pick('use Shinobi');
  t.expect('asked: B');
  t.pick('use Mboro Hornet').pick('Tortuga');
  t.expect('vp: A 3 | B discard: Mboro Hornet, ...');
  t.expect('B discard: Shinobi, ...');
});

scene(
  'R10.27: once for a window, also for a minion that leaves and comes back without leaving play',
  (table) => {
    const t = table(`shows: R10.27 | from: score bases
      decks: 6 Ghost | A: Full Sail, You Call This Archaeology?
      Tortuga: A Loup-Garou, B 3 King Rex | Jungle Oasis | Tar Pits`);
    t.expect('power: Loup-Garou 6');
    t.pick('use Full Sail').pick('Loup-Garou').pick('Tar Pits');
    t.expect('power: Loup-Garou 6');
    t.pick('use You Call This Archaeology?').pick('Tortuga');
    t.expect('vp: A 3');
    t.leave();
  },
);

scene('R10.27: an action that arrives on a minion has its say, too', (table) => {
  const t = table(`shows: R10.27 | printing: current | from: score bases
    decks: 6 Ghost | A: Full Sail | Madness deck: 5
    Tortuga: B 3 King Rex | Jungle Oasis: A War Raptor [A Dunwich Horror] | Tar Pits`);
  t.pick('use Full Sail').pick('War Raptor').pick('Tortuga');
  t.expect('asked: A');
  expect(t.options.length).toBe(2);
  t.pick(t.options.find((o) => /draw|madness|take/i.test(o)) ?? '');
  t.expect('Madness deck: 3 | vp: A 3');
});

scene('R10.27: what is played in the window uses its ability for it', (table) => {
  const t = table(`shows: R10.27 | from: score bases
    decks: 6 Ghost | A: Hidden Ninja, Cthulhu's Chosen | Madness deck: 5
    Tortuga: B 3 King Rex | Jungle Oasis | Tar Pits`);
  t.pick('use Hidden Ninja').pick("Cthulhu's Chosen");
  t.expect('asked: A');
  t.pick('yes');
  t.expect('Madness deck: 4 | vp: A 3');
});

scene('R10.21: one ability for all players, before anything that it triggers', (table) => {
  const t = table(`shows: R10.21, R10.27 | from: score bases | decks: 6 Ghost
    Palooza: A King Rex, B 3 King Rex | Jungle Oasis: A Pack Alpha | Tar Pits: B Ghost`);
  t.expect('asked: A');
  t.pick('Pack Alpha');
  t.expect('asked: B | power: Pack Alpha 5');
  t.pick('Ghost');
  // 21 + 2 for B, 7 + 5 + 2 for A
  t.expect('vp: A 4');
});

scene('R2: what comes into play at the start of a turn still happens in that step', (table) => {
  const t = table(`shows: R2, R10.27 | from: start of turn | decks: 6 Ghost
    Tortuga: A buried Water Lily | Jungle Oasis`);
  t.pick('uncover Water Lily');
  t.expect('question: play | A: Ghost | Tortuga: A Water Lily');
});

scene('R10.27: a minion played in the window may destroy before the base scores', (table) => {
  const t = table(`shows: R10.27 | printing: current | from: score bases
    decks: 6 Ghost | A: Hidden Ninja, Gnome
    Tortuga: A 2 War Raptor, B 2 King Rex, B Gremlin | Jungle Oasis | Tar Pits`);
  t.pick('use Hidden Ninja').pick('Gnome');
  t.expect('asked: A');
  t.offers('Gremlin').pick('Gremlin');
  t.expect('B discard: Gremlin, ...');
});

scene('R4: two hands answer one card, clockwise', (table) => {
  const t = table(`shows: R4 | players: 3
    decks: 6 Ghost | A: C War Raptor | B: Mboro Hornet | C: Mboro Hornet | Tortuga | Jungle Oasis`);
  t.play('War Raptor', 'Tortuga');
  t.expect('asked: B');
  t.pick('use Mboro Hornet').pick('Jungle Oasis');
  t.expect('asked: C');
  t.pick('use Mboro Hornet').pick('Jungle Oasis');
  t.expect('Jungle Oasis: B Mboro Hornet, C Mboro Hornet');
});

scene('R4: a player who has passed may answer a later Special (2013)', (table) => {
  const t = table(`shows: R4 | edition: awesome-level-9000 | from: score bases
    decks: 6 Ghost | A: Shinobi | B: Shinobi
    Tar Pits: A King Rex, A War Raptor, B King Rex | Jungle Oasis | Tortuga`);
  t.expect('asked: A');
  t.pass();
  t.expect('asked: B');
  t.pick('use Shinobi');
  t.expect('asked: A');
  t.pick('use Shinobi');
  t.expect('vp: A 4');
});

scene('R10.6: a waiting ability of a minion that was destroyed meanwhile does nothing', (table) => {
  const t = table(`shows: R10.6 | from: score bases | decks: 6 Ghost
    Tortuga: A Sheriff, A King Rex, B Loup-Garou, B King Rex | Jungle Oasis | Tar Pits`);
  t.offers('use Sheriff, use Loup-Garou').pick('use Sheriff').pick('Loup-Garou');
  t.expect('B discard: Loup-Garou, ... | vp: A 4, B 3');
});
