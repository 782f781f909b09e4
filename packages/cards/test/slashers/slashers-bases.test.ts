import { scene } from '../kit/scene.ts';

// Camp Clear Lake

scene('Camp Clear Lake: the power of the dead goes to somebody here, once for each', (table) => {
  const t = table(`shows: Camp Clear Lake 1 | decks: 6 Howl | A: Cannon
    Camp Clear Lake: B Ghost, B Neophyte, A Invader, B King Rex | Tortuga: A Ghost`);
  t.play('Cannon').pick('B Ghost', 'Neophyte');
  t.pick('Camp Clear Lake').expect('picks: 1').offers('Invader, King Rex').pick('Invader').pick('Invader');
  t.expect('power: Invader 7').endTurn();
  t.expect('power: Invader 3');
});

scene(
  'Camp Clear Lake: whoever plays a card here may destroy one no stronger than their cards are many',
  (table) => {
    const t = table(`shows: Camp Clear Lake 2 | decks: 6 Howl | A: Captain Ahab, Upgrade
    Camp Clear Lake: A Ghost, A buried Mummy, B Invader, B Grave Digger | Tortuga`);
    t.play('Upgrade', 'Ghost').pick('yes').pick('Grave Digger');
    t.expect('B discard: Invader | power: Grave Digger 7');
    t.play('Captain Ahab', 'Camp Clear Lake');
    t.expect('question: play');
  },
);

scene('Camp Clear Lake: each player once per turn, for an action on the base too', (table) => {
  const t = table(`shows: Camp Clear Lake 2 | decks: 6 Howl | A: Full Moon
    Camp Clear Lake: A Ghost, B Microbot Guard, B King Rex | Tortuga`);
  t.play('Full Moon', 'Camp Clear Lake').pick('yes').pick('King Rex');
  t.expect('B discard: Microbot Guard | power: King Rex 8');
});

// Nightmare Realm

scene('Nightmare Realm: the weakest die before it scores, all that are tied', (table) => {
  const t = table(`shows: Nightmare Realm 1 | from: score bases | decks: 6 Howl | base deck: Temple of Goju
    Nightmare Realm: A King Rex, A King Rex, B King Rex, B Ghost, A Spirit, B Invader | Tortuga`);
  t.expect('vp: A 5, B 3');
});
