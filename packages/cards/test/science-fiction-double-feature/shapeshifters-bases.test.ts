import { scene } from '../kit/scene.ts';

scene(
  'Faceless City: the first minion that you play there in a turn is followed by its namesake',
  (table) => {
    const t =
      table(`shows: Faceless City 1 2 | A: War Raptor, Abduction | A deck: Ghost, War Raptor, War Raptor
    Faceless City: B Ghost | Tortuga`);
    t.play('War Raptor', 'Faceless City');
    t.expect('A: Abduction, War Raptor | A deck: 2 cards');
    t.play('Abduction').pick('Ghost').play('War Raptor', 'Faceless City');
    t.expect('A: nothing | A deck: 2 cards');
  },
);

scene('Faceless City: without a namesake in the deck nothing is found', (table) => {
  const t = table(`shows: Faceless City 1 | A: War Raptor | A deck: Ghost, Howl | A discard: War Raptor
    Faceless City | Tortuga`);
  t.play('War Raptor', 'Faceless City');
  t.expect('A: nothing | A deck: 2 cards | A discard: War Raptor');
});

scene('Faceless City: for each player, in every turn', (table) => {
  const t =
    table(`shows: Faceless City 2 | A: War Raptor | A deck: 2 Howl, War Raptor | B: Ghost | B deck: 2 Howl, Ghost
    Faceless City | Tortuga`);
  t.play('War Raptor', 'Faceless City');
  t.expect('A: War Raptor');
  t.endTurn();
  t.play('Ghost', 'Faceless City');
  t.expect('B: Ghost');
});

scene('Faceless City, current printing: you need not, and may with the next one', (table) => {
  const t =
    table(`shows: Faceless City 1 | printing: current | A: War Raptor, Ghost, Abduction | A deck: Ghost, War Raptor
    Faceless City: B Spirit | Tortuga`);
  t.play('War Raptor', 'Faceless City').pick('no');
  t.play('Abduction').pick('Spirit').play('Ghost', 'Faceless City').pick('yes');
  t.expect('A: Ghost | A deck: War Raptor');
});

scene('The Vats: no second minion of a name is played there, whoever has the first', (table) => {
  const t = table(`shows: The Vats 1 | A: Ghost, Dinghy | The Vats: B Ghost | Tortuga: A Ghost`);
  t.expect('why not A Ghost -> The Vats: forbidden: The Vats');
  t.play('Dinghy').pick('Ghost');
  t.expect('The Vats: B Ghost, A Ghost');
});
