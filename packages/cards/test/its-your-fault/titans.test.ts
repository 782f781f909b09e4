import { scene } from '../kit/scene.ts';

// Helicoprion

scene('Helicoprion gets a counter at the start of your turn and for each death, anybody’s', (table) => {
  const t = table(`shows: Helicoprion 1 | printing: current | turn: B | from: start of turn
    decks: 6 Ghost | B: Feeding Frenzy | A titans: Helicoprion
    Jungle Oasis: A Ghost, B Ghost | Tortuga`);
  t.expect('A titans: Helicoprion');
  t.play('Feeding Frenzy').pick('Jungle Oasis').pick('A Ghost', 'B Ghost');
  t.expect('A titans: Helicoprion +2');
  t.endTurn();
  t.expect('A titans: Helicoprion +3 | turn: A');
});

scene('Helicoprion with its fourth counter may be played at any base, without them', (table) => {
  const t = table(`shows: Helicoprion 1 2 | printing: current | A: Torn Apart | A deck: Ghost
    A titans: Helicoprion +3 | Jungle Oasis: B Ghost | Tortuga | The Mothership`);
  t.play('Torn Apart');
  t.offers('yes, no').pick('yes');
  t.offers('Jungle Oasis, The Mothership, Tortuga').pick('Tortuga');
  t.expect('Tortuga: A Helicoprion | counters: Helicoprion 0');
});

scene('Helicoprion: what was declined comes anew with each further counter', (table) => {
  const t = table(`shows: Helicoprion 1 | printing: current | A: Torn Apart, Seeing Stars, Chronomage
    A deck: Ghost | A titans: Helicoprion +3 | Jungle Oasis: B 2 Ghost | Tortuga`);
  t.play('Chronomage', 'Tortuga');
  t.play('Torn Apart').pick('Ghost').pick('no');
  t.expect('A titans: Helicoprion +4');
  t.play('Seeing Stars').pick('Ghost').pick('yes').pick('Tortuga');
  t.expect('Tortuga: A Chronomage, A Helicoprion');
});

scene(
  'Helicoprion in play follows a kill of yours, and the power of the dead adds to your total',
  (table) => {
    const t = table(`shows: Helicoprion 3 | printing: current | A: Torn Apart | decks: 2 Ghost
    Jungle Oasis: A Ghost, B Invader | Tortuga: A Helicoprion | The Mothership: B King Rex`);
    t.play('Torn Apart').pick('Invader').pick('yes').pick('move');
    t.expect('Jungle Oasis: A Ghost, A Helicoprion | total at Jungle Oasis: A 5, B 0');
    t.endTurn();
    t.expect('total at Jungle Oasis: A 2, B 0');
  },
);

scene('Helicoprion: at its own base there is only the counter, and once in a turn', (table) => {
  const t = table(`shows: Helicoprion 4 | printing: current | A: Torn Apart, Seeing Stars, Chronomage
    A deck: Ghost | Jungle Oasis: A Ghost, B Invader | Tortuga: A Helicoprion, B Ghost`);
  t.play('Chronomage', 'Tortuga');
  t.play('Torn Apart').pick('B Ghost').pick('yes');
  t.expect('question: play | counters: Helicoprion 1');
  t.play('Seeing Stars').pick('Invader');
  t.expect('question: play | Tortuga: A Helicoprion +1, A Chronomage');
});

scene('Helicoprion: the bonus stays where it was won, though the titan is gone', (table) => {
  const t = table(`shows: Helicoprion 3 | printing: current | A: Torn Apart | A deck: Ghost
    Jungle Oasis: A Ghost, B Invader, B King Rex, B Major Ursa | Tortuga: A Helicoprion`);
  t.play('Torn Apart').pick('Invader').pick('yes').pick('move');
  // Two and three against seven: it loses the clash.
  t.expect('A titans: Helicoprion | total at Jungle Oasis: A 5, B 7');
});

scene('Helicoprion’s talent shuffles a small minion in, or finds a Mako in deck or discard pile', (table) => {
  const t = table(`shows: Helicoprion 5 | printing: current
    A deck: 3 Ghost, Mako | A discard: King Rex, Invader
    Jungle Oasis: A Helicoprion | Tortuga`);
  t.use('Helicoprion');
  t.offers('find Mako, shuffle a minion in').pick('find Mako');
  t.leave();
});

scene('Helicoprion’s talent: the minion has power 3 or less', (table) => {
  const t = table(`shows: Helicoprion | printing: current
    A discard: King Rex, Invader | Jungle Oasis: A Helicoprion | Tortuga`);
  t.use('Helicoprion').pick('shuffle a minion in');
  t.expect('A discard: King Rex | A deck: 1 cards');
});

scene(
  'Helicoprion in the original printing helps in other players’ turns, and gives an extra minion',
  (table) => {
    const t = table(`shows: Helicoprion | decks: 6 Ghost | B: Seeing Stars | A: 2 Mako
    Jungle Oasis: A Helicoprion, B Neophyte | Tortuga: B Ghost`);
    t.use('Helicoprion');
    t.play('Mako', 'Tortuga');
    t.play('Mako', 'Tortuga');
    t.endTurn();
    t.play('Seeing Stars').pick('Neophyte');
    t.expect('asked: A');
    t.pick('yes').pick('draw');
    t.expect('A: 3 cards');
  },
);

// The Everything Glove

scene('The Everything Glove comes where a minion of yours was destroyed, by whomever', (table) => {
  const t = table(`shows: The Everything Glove 1 | printing: current | turn: B | B: Torn Apart | B deck: Ghost
    A titans: The Everything Glove | Jungle Oasis: A Ghost | Tortuga: B King Rex`);
  t.play('Torn Apart');
  t.expect('asked: A');
  t.pick('yes');
  t.expect('Jungle Oasis: A The Everything Glove');
});

scene('The Everything Glove: a minion cleared away after scoring was not destroyed', (table) => {
  const t = table(`shows: The Everything Glove 1 | printing: current | decks: 6 Ghost
    base deck: The Mothership | A titans: The Everything Glove | Jungle Oasis: A 2 King Rex | Tortuga`);
  t.endTurn();
  t.expect('turn: B | A titans: The Everything Glove');
});

scene(
  'The Everything Glove protects those with power 3 or less here, as it is from moment to moment',
  (table) => {
    const t =
      table(`shows: The Everything Glove 2 | printing: current | turn: B | B: Torn Apart, Carried Away, Chronomage
    B deck: Ghost | Jungle Oasis: A The Everything Glove, A Invader, A Cub Scout +1 | Tortuga: B King Rex`);
    t.play('Chronomage', 'Tortuga');
    t.play('Torn Apart').pick('Invader');
    t.expect('Jungle Oasis: A The Everything Glove, A Invader, A Cub Scout +1');
    t.play('Carried Away');
    t.offers('Chronomage, Cub Scout, King Rex').pick('Cub Scout');
    t.expect('Tortuga: B King Rex, B Chronomage, A Cub Scout +1');
  },
);

scene('The Everything Glove does not protect from bases', (table) => {
  const t = table(`shows: The Everything Glove 2 | printing: current | turn: B | B: Great White
    The Deep: A The Everything Glove, A Invader | Tortuga`);
  t.play('Great White', 'The Deep').pick('Invader');
  t.expect('The Deep: A The Everything Glove, B Great White');
});

scene('The Everything Glove’s talent: an extra minion of power 2 or less here, or a card', (table) => {
  const t = table(`shows: The Everything Glove 3 | printing: current | A: 2 Mako, Hammerhead | A deck: Ghost
    Jungle Oasis: A The Everything Glove | Tortuga`);
  t.use('The Everything Glove');
  t.offers('draw, play a minion').pick('play a minion');
  t.offers('2 play Mako, 2 play Mako using The Everything Glove, play Hammerhead, pass');
  t.play('Mako', 'Jungle Oasis', 'The Everything Glove');
});

scene('The Everything Glove in the original printing takes three heroes to be played', (table) => {
  const t = table(`shows: The Everything Glove | A: Mako, Torn Apart | A deck: Ghost
    A titans: The Everything Glove
    Jungle Oasis: A Supreme Overlord, A Megalodon | Tortuga: A King Rex, B Ghost`);
  t.use('The Everything Glove').pick('Tortuga');
  t.use('The Everything Glove');
  t.expect(
    'plays left: minion, action, minion using The Everything Glove, action using The Everything Glove',
  );
});

scene('The Everything Glove in the original printing protects all your minions here', (table) => {
  const t = table(`shows: The Everything Glove | turn: B | B: Carried Away
    Jungle Oasis: A The Everything Glove, A King Rex | Tortuga: B Ghost, A Ghost`);
  t.play('Carried Away');
  t.offers('2 Ghost').pick('A Ghost');
  t.expect('Jungle Oasis: A The Everything Glove, A King Rex, A Ghost');
});

// Category 5

scene(
  'Category 5 may be played after the second minion that you move in a turn, where you have one',
  (table) => {
    const t = table(`shows: Category 5 1 | printing: current | A: Trade Winds | A titans: Category 5
    Jungle Oasis: A Ghost | Tortuga: B Ghost | The Mothership`);
    t.play('Trade Winds').pick('yes');
    t.expect('Tortuga: A Ghost, A Category 5');
  },
);

scene('Category 5: moving the same minion twice will do', (table) => {
  const t = table(`shows: Category 5 1 | printing: current | A: Carried Away | A titans: Category 5
    Jungle Oasis: A Cyclone | Tortuga: B King Rex`);
  t.use('Cyclone');
  t.play('Carried Away').pick('Cyclone').pick('yes');
  t.expect('Jungle Oasis: A Cyclone, A Category 5');
});

scene('Category 5: one of your minions that came or went gets a counter, one for each effect', (table) => {
  const t = table(`shows: Category 5 2 | printing: current | A: Whirlwinds
    Jungle Oasis: A Category 5, A Ghost | Tortuga: A Invader, A Cub Scout`);
  t.play('Whirlwinds').pick('Ghost', 'Invader');
  t.offers('Ghost, Invader');
  t.expect('picks: 1');
  t.pick('Invader');
  t.expect('Jungle Oasis: A Category 5, A Invader +1 | Tortuga: A Cub Scout, A Ghost');
});

scene('Category 5: also when another player moves your minion, not for minions of others', (table) => {
  const t = table(`shows: Category 5 2 | printing: current | turn: B | B: Trade Winds
    Jungle Oasis: A Category 5, A Ghost | Tortuga: B Invader`);
  t.play('Trade Winds');
  t.expect('Tortuga: A Ghost +1 | Jungle Oasis: A Category 5, B Invader');
});

scene('Category 5’s talent moves it or strengthens it, and its own moves do not count', (table) => {
  const t = table(`shows: Category 5 3 | printing: current
    Jungle Oasis: A Category 5, A Ghost | Tortuga`);
  t.use('Category 5');
  t.offers('counter, move').pick('move');
  t.expect('Tortuga: A Category 5 | Jungle Oasis: A Ghost');
});

scene(
  'Category 5 in the original printing: each minion that came or went this turn adds 1 to your total',
  (table) => {
    const t = table(`shows: Category 5 | A: Whirlwinds, Twister | A titans: Category 5 | decks: 2 Ghost
    Jungle Oasis: A Ghost, B Invader | Tortuga: A Cyclone`);
    t.play('Whirlwinds').pick('Ghost', 'Cyclone').pick('yes').pick('Jungle Oasis');
    t.expect('total at Jungle Oasis: A 6, B 3');
    // The same minion, once more.
    t.use('Cyclone');
    t.expect('total at Jungle Oasis: A 2, B 3');
    t.play('Twister', 'Jungle Oasis').pick('Invader');
    t.expect('total at Jungle Oasis: A 6, B 0');
    t.endTurn();
    t.expect('total at Jungle Oasis: A 3');
  },
);

scene('Category 5 in the original printing may go where a base is about to score', (table) => {
  const t = table(`shows: Category 5 | decks: 6 Ghost | base deck: The Mothership
    Jungle Oasis: A King Rex, B King Rex | Tortuga: A Category 5 +1, A Ghost`);
  t.endTurn().pick('yes');
  t.expect('vp: A 2, B 0 | A titans: Category 5');
});
