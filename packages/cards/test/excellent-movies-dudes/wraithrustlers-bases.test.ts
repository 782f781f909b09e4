import { scene } from '../kit/scene.ts';

scene('Rooftop Portal: the first card that a player destroys here in a turn is worth a card', (table) => {
  const t = table(`shows: Rooftop Portal 1 | A: Disenchant, Seeing Stars, Time Loop | A deck: Ghost, Howl
    Rooftop Portal: B Ghost [B Upgrade], B Full Moon | Tortuga`);
  t.play('Time Loop');
  t.play('Disenchant').pick('Upgrade');
  t.expect('A: Ghost, Seeing Stars');
  t.play('Seeing Stars');
  t.expect('A: Ghost | Rooftop Portal: B Full Moon');
});

scene('Rooftop Portal: each player once; titans, buried cards and what others own count', (table) => {
  const t =
    table(`shows: Rooftop Portal 1 | A: Complete the Ritual, Disenchant, Time Loop | A deck: Howl, Ghost | B deck: Spirit
    Rooftop Portal: A(B) Full Moon | Tortuga: B Ghost`);
  t.play('Time Loop');
  t.play('Disenchant');
  t.expect('A: Complete the Ritual, Howl | B: nothing | B discard: Full Moon');
});

scene('Wraithrustlers HQ: an extra minion or an extra action in the winner’s next turn', (table) => {
  const t =
    table(`shows: Wraithrustlers HQ 1 | from: score bases | A: 2 Captain Ahab, 2 Howl | decks: 6 Blossom | base deck: Workshop
    Wraithrustlers HQ: A King Rex +13 | Tortuga`);
  t.expect('turn: B | plays left: minion, action');
  t.endTurn();
  t.play('Captain Ahab', 'Tortuga');
  t.play('Howl');
  t.play('Captain Ahab', 'Tortuga', 'Wraithrustlers HQ');
  t.offers('pass');
});

scene(
  'Wraithrustlers HQ, current printing: the extra play is lost if it is not used; tied winners each have it',
  (table) => {
    const t =
      table(`shows: Wraithrustlers HQ 1 | printing: current | from: score bases | A: 3 Howl | B: 4 Howl | decks: 9 Howl | base deck: Workshop
    Wraithrustlers HQ: A King Rex +3, B King Rex +3 | Tortuga`);
    t.expect('turn: B');
    t.play('Howl');
    t.play('Howl', undefined, 'Wraithrustlers HQ');
    t.endTurn();
    t.expect('turn: A');
    t.play('Howl');
    t.endTurn();
    t.expect('turn: B');
    t.play('Howl').offers('pass');
    t.endTurn();
    t.expect('turn: A');
    t.play('Howl').offers('pass');
  },
);
