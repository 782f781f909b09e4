import { scene } from '../kit/scene.ts';

scene(
  'Portal Room: the winner has another turn, and then play goes on as if there had been none',
  (table) => {
    const t =
      table(`shows: Portal Room 1, R10.40 | players: 3 | from: score bases | decks: 8 Howl | base deck: Workshop
    Portal Room: C King Rex +15, A Ghost | Tortuga`);
    t.expect('turn: C');
    t.endTurn();
    t.expect('turn: B');
    t.endTurn();
    t.expect('turn: C');
  },
);

scene('Portal Room: your own turn is followed by another of yours', (table) => {
  const t = table(`shows: Portal Room 1 | from: score bases | decks: 8 Howl | base deck: Workshop
    Portal Room: A King Rex +15 | Tortuga`);
  t.expect('turn: A');
  t.endTurn();
  t.expect('turn: B');
});

scene('Portal Room: tied winners each have one, the current player first', (table) => {
  const t =
    table(`shows: Portal Room 2, R10.40 | players: 3 | turn: B | from: score bases | decks: 9 Howl | base deck: Workshop
    Portal Room: A King Rex +5, C King Rex +5 | Tortuga`);
  t.expect('turn: C');
  t.endTurn();
  t.expect('turn: A');
  t.endTurn();
  t.expect('turn: C');
});

scene('The Nexus: the winner may choose the next base, of two winners only the first', (table) => {
  const t =
    table(`shows: The Nexus 1 | from: score bases | decks: 4 Howl | base deck: Workshop | base discard: Haunted House
    The Nexus: A King Rex +3, B King Rex +3 | Tortuga`);
  t.pick('Haunted House');
  t.expect('Haunted House: nothing | base deck: Workshop | base discard: The Nexus');
});

scene('The Nexus, current printing: a base goes on top of the base deck, and comes next', (table) => {
  const t =
    table(`shows: The Nexus 1 | printing: current | from: score bases | decks: 4 Howl | base deck: Workshop
    base discard: Haunted House | The Nexus: A King Rex +12 | Tortuga`);
  t.pick('Haunted House');
  t.expect('Haunted House: nothing | base deck: Workshop | vp: A 4');
});
