import { scene } from '../kit/scene.ts';

scene('Castle Blood: whoever is behind may strengthen the minion just played, every time', (table) => {
  const t = table(`shows: Castle Blood 1 | A: Zapbot, Neophyte | A deck: Ghost
    Castle Blood: B King Rex | Tortuga`);
  t.play('Zapbot', 'Castle Blood').keepExtra();
  t.offers('no, yes').pick('yes');
  t.play('Neophyte', 'Castle Blood', 'Zapbot');
  // First what the Neophyte does itself.
  t.pick('yes');
  t.expect('Castle Blood: B King Rex, A Zapbot +1, A Neophyte +1');
});

scene('Castle Blood: totals are compared after the minion and what it does are counted', (table) => {
  const t = table('shows: Castle Blood 1 | A: Saucy Wench | Castle Blood: B Ghost, B Neophyte | Tortuga');
  t.play('Saucy Wench', 'Castle Blood').pick('Ghost');
  // 3 against 2: nobody is ahead any more.
  t.expect('question: play | Castle Blood: B Neophyte, A Saucy Wench');
});

scene(
  'Castle Blood in the current printing takes in whom you destroy elsewhere, once a turn, and becomes easier to take',
  (table) => {
    const t = table(`shows: Castle Blood, R12.5 | printing: current | A: Cannon, Chronomage, Seeing Stars
      Castle Blood: B First Mate | Tortuga: B Neophyte, B Ghost | Jungle Oasis: B Neophyte`);
    t.expect('breakpoint: Castle Blood 17');
    t.play('Cannon').pick('Ghost', 'First Mate');
    // The First Mate died here.
    t.offers('no, yes').pick('yes');
    t.expect('Castle Blood: A(B) buried Ghost | B discard: First Mate | breakpoint: Castle Blood 15');
    t.play('Chronomage', 'Tortuga');
    t.play('Seeing Stars').pick('Neophyte');
    t.expect('question: play');
  },
);

scene('Crypt feeds whoever destroys minions there, once for all that die together', (table) => {
  const t = table(`shows: Crypt 1 | A: Cannon, Chronomage, Seeing Stars
    Crypt: A Pirate King, A First Mate, B Neophyte, B Ghost | Tortuga: B Neophyte`);
  t.play('Cannon').pick('Ghost', 'Neophyte');
  t.offers('First Mate, Pirate King');
  t.expect('picks: 0-1');
  t.pick('First Mate');
  t.expect('counters: First Mate 1');
  t.play('Chronomage', 'Tortuga');
  t.play('Seeing Stars');
  // At another base: nothing for the Crypt.
  t.pick('Neophyte');
  t.expect('question: play');
});

scene('Crypt in the current printing hears of deaths at every base', (table) => {
  const t = table(`shows: Crypt 1 | printing: current | A: Cannon
    Crypt: A First Mate, A Nightstalker | Tortuga: B Neophyte | Jungle Oasis: B Ghost`);
  t.play('Cannon').pick('Ghost', 'Neophyte');
  t.offers('First Mate, Nightstalker').pick('Nightstalker');
  t.expect('counters: Nightstalker 1');
});
