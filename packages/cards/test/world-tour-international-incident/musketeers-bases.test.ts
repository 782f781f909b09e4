import { scene } from '../kit/scene.ts';

scene(
  'Bastion Saint-Gervais: once a turn, an extra action after one that affects a minion of yours here',
  (table) => {
    const t =
      table(`shows: Bastion Saint-Gervais 1 | A: 3 Technique Prize, Howl | decks: 6 Ghost | B: 2 Technique Prize
    Bastion Saint-Gervais: A Ghost, B Ghost | Tortuga: B First Mate`);
    t.play('Technique Prize').play('Technique Prize');
    t.expect('cannot play: Howl');
    t.endTurn();
    t.play('Technique Prize').pick('Ghost');
    t.expect('can play: Technique Prize');
  },
);

scene('Bastion Saint-Gervais: moving away from here counts, coming here does not', (table) => {
  const t = table(`shows: Bastion Saint-Gervais 2 | A: 2 Grasp the Belt, Howl | decks: 6 Ghost
    Bastion Saint-Gervais: B Ghost | Tortuga: A Shinobi`);
  t.play('Grasp the Belt');
  t.expect('Bastion Saint-Gervais: B Ghost, A Shinobi | cannot play: Howl');
  t.endTurn().endTurn();
  t.play('Grasp the Belt').pick('Shinobi');
  t.expect('Tortuga: A Shinobi | can play: Howl');
});

scene('Bastion Saint-Gervais: now or never outside your Play Cards', (table) => {
  const t =
    table(`shows: Bastion Saint-Gervais 3 | turn: B | from: score bases | decks: 6 Ghost | base deck: The Mothership
    A: Last Stand, Performance Prize
    Bastion Saint-Gervais: A Ghost, A 2 King Rex, B 2 King Rex | Tortuga`);
  t.pick('use Last Stand').pick('Ghost');
  t.offers('Performance Prize');
  t.expect('picks: 0-1');
  t.pick('Performance Prize');
  t.expect('vp: A 5, B 4');
});

scene('The Golden Lily: a card at the end of your turn, beyond ten', (table) => {
  const t = table(`shows: The Golden Lily 1 | A: 8 Ghost | decks: 6 Neophyte
    The Golden Lily: A Ghost | Tortuga: B Ghost`);
  t.endTurn();
  t.expect('A: 8 Ghost, 3 Neophyte | B: nothing');
  t.endTurn();
  t.expect('B: 2 Neophyte');
});
