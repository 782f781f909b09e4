import { scene } from '../kit/scene.ts';

scene('Oracle at Delphi: after the minion’s own ability an action on top of the deck is drawn', (table) => {
  const t = table(`shows: Oracle at Delphi 1 | A: Enchantress, Mako | A deck: Ghost, Howl, Invader
    Oracle at Delphi: B Ghost | Tortuga`);
  // The Enchantress draws the Ghost first.
  t.play('Enchantress', 'Oracle at Delphi');
  t.expect('A: Ghost, Howl, Mako | A deck: Invader | B sees A in any order: 2 ?, Howl');
});

scene(
  'Oracle at Delphi: anything else goes back, seen by all, each time, and moving does nothing',
  (table) => {
    const t = table(`shows: Oracle at Delphi 1 | A: Mako, Carried Away | A deck: Invader, Howl
    Oracle at Delphi: B Ghost | Tortuga`);
    t.play('Mako', 'Oracle at Delphi');
    t.expect('A deck: Invader, Howl | B sees A deck: Invader, ?');
    t.play('Carried Away').pick('Mako');
    t.expect('A: nothing');
  },
);

scene('Wooden Horse: whoever plays an action may strengthen anybody here, an Argonaut included', (table) => {
  const t = table(`shows: Wooden Horse 1 | decks: 2 Ghost | A: Favor of Aphrodite, Argonaut
    Wooden Horse: B Invader, A Ghost | Tortuga`);
  t.play('Favor of Aphrodite').keepExtra();
  t.offers('Ghost, Invader');
  t.expect('picks: 0-1');
  t.pick('Invader');
  t.expect('power: Invader 5');
  t.play('Argonaut', 'Tortuga').pick('Ghost');
  t.expect('power: Ghost 4');
  t.endTurn();
  t.expect('power: Invader 3, Ghost 2');
});

scene('Wooden Horse: in any turn', (table) => {
  const t = table(`shows: Wooden Horse 1 | turn: B | decks: 6 Ghost | A: Picked Up | base deck: The Mothership
    Jungle Oasis: B 2 King Rex | Wooden Horse: A Ghost`);
  t.endTurn().pick('use Picked Up').pick('King Rex');
  t.expect('asked: A | purpose: strengthen');
  t.pick('Ghost');
  t.expect('turn: A');
});
