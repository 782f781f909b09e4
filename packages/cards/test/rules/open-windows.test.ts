import { scene } from '../kit/scene.ts';

/** R10.27: what comes to a base while the window before or after it scores is open may use its own ability for that window. */

scene('Sheriff, moved in by Palooza, may duel before the base scores', (table) => {
  const t = table(`shows: Palooza, R10.27 | from: score bases | A deck: 6 Howl
    Palooza: A King Rex, B King Rex, B Steam Man, A 2 King Rex | Tortuga: A Sheriff | Jungle Oasis`);
  t.pick('Sheriff');
  t.expect('purpose: duel');
  t.offers('King Rex, Steam Man').pick('Steam Man');
  t.expect('B discard: Steam Man, ...');
});

scene('Sheriff, moved in by You Call This Archaeology?, duels before further Specials from hand', (table) => {
  const t = table(`shows: You Call This Archaeology?, R10.27, R4 | from: score bases
    A: You Call This Archaeology?, Full Sail | A deck: 6 Howl
    Jungle Oasis: A King Rex, B King Rex, B Ghost | Tortuga: A Sheriff | Workshop`);
  t.offers('use Full Sail, use You Call This Archaeology?, pass');
  t.pick('use You Call This Archaeology?').pick('Sheriff').pick('Jungle Oasis');
  t.expect('purpose: duel');
  t.pick('Ghost').pass();
  t.expect('Jungle Oasis: A King Rex, B King Rex, A Sheriff');
  t.offers('use Full Sail, pass').pass();
});

scene('Sheriff, uncovered by Pharaoh, may duel before the base scores', (table) => {
  const t = table(`shows: Pharaoh, R10.27, R7.4 | from: score bases | A deck: 6 Howl
    Jungle Oasis: A Pharaoh, A King Rex, A buried Sheriff, B Steam Man | Tortuga`);
  t.pick('Sheriff');
  t.expect('purpose: duel');
  t.pick('Steam Man');
  // The Pharaoh has drawn a card for the uncovering, which could be laid down.
  t.pass();
  t.expect('Jungle Oasis: nothing | B discard: Steam Man');
});

scene('Loup-Garou, brought by Full Sail, gets its power before the base scores', (table) => {
  const t = table(`shows: Loup-Garou, R10.27 | from: score bases | A: Full Sail | A deck: 6 Howl
    Jungle Oasis: A Steam Man, A Buccaneer, B King Rex, B Buccaneer | Tortuga: A Loup-Garou | Workshop`);
  t.pick('use Full Sail').pick('Loup-Garou').pick('Jungle Oasis');
  // 3 + 4 + 2 against 8.
  t.expect('vp: A 2, B 0');
});

scene('Loup-Garou, brought by Hidden Ninja, gets its power before the base scores', (table) => {
  const t = table(`shows: Loup-Garou, R10.27 | from: score bases
    A: Hidden Ninja, Loup-Garou | A deck: 6 Howl
    Jungle Oasis: A Steam Man, B King Rex, B Ghost | Tortuga | Workshop`);
  t.pick('use Hidden Ninja').pick('Loup-Garou');
  // 3 + 4 + 2 against 9.
  t.expect('vp: A 2, B 2');
});

scene('what has used its ability, moves away and comes back does not use it again', (table) => {
  const t = table(`shows: Loup-Garou, R10.27 | from: score bases
    A: You Call This Archaeology?, Full Sail | A deck: 6 Howl
    Jungle Oasis: A Loup-Garou, B King Rex, B Steam Man | Tortuga | Workshop`);
  t.pick('use You Call This Archaeology?').pick('Tortuga');
  t.expect('power: Loup-Garou 6');
  t.pick('use Full Sail').pick('Loup-Garou').pick('Jungle Oasis');
  // 4 + 2 against 10; not more.
  t.expect('vp: A 0, B 2');
});

scene('in the 2013 edition it waits until its player’s turn to use a Special comes', (table) => {
  const t = table(`shows: Sheriff, R10.27, R4, R10.16 | edition: awesome-level-9000 | from: score bases
    decks: 6 Howl | A: You Call This Archaeology? | B: Full Sail
    Jungle Oasis: A King Rex, B King Rex, B Ghost | Tortuga: A Sheriff | Workshop`);
  t.pick('use You Call This Archaeology?').pick('Sheriff').pick('Jungle Oasis');
  t.expect('asked: B');
  t.pass();
  t.expect('asked: A');
  t.offers('use Sheriff, pass').pick('use Sheriff').pick('Ghost').pass().pass();
  t.expect('vp: A 2, B 0');
});

scene('what arrives when the base has already been awarded is too late for the window before', (table) => {
  const t = table(`shows: Loup-Garou, R10.27 | from: score bases
    A: You Call This Archaeology? | A deck: 6 Howl
    Jungle Oasis: A King Rex, B King Rex | Tortuga: A Loup-Garou | Workshop: A Mummy`);
  t.pass().pick('use You Call This Archaeology?').pick('Loup-Garou').pick('Jungle Oasis');
  t.expect('A discard: Loup-Garou, ... | question: play');
});

for (const printing of ['original', 'current'] as const) {
  scene(`Mummy, moved in after the base has scored, may still be buried elsewhere (${printing})`, (table) => {
    const t = table(`shows: Mummy, R10.27 | printing: ${printing} | from: score bases
      A: You Call This Archaeology? | A deck: 6 Howl | base deck: The Homeworld
      Jungle Oasis: A King Rex, B King Rex | Tortuga: A Mummy | Workshop`);
    t.pass().pick('use You Call This Archaeology?').pick('Mummy').pick('Jungle Oasis');
    t.expect('purpose: bury');
    t.pick('Workshop');
    t.expect('Workshop: A buried Mummy');
  });
}
