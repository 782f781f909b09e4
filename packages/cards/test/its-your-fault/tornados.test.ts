import { scene } from '../kit/scene.ts';

// Monster Tornado

scene('Monster Tornado moves anybody of power 4 or less to here or away from here', (table) => {
  const t = table(`shows: Monster Tornado 1
    Jungle Oasis: A Monster Tornado, B Laseratops | Tortuga: B Ghost, B King Rex | The Mothership`);
  t.use('Monster Tornado');
  t.offers('Ghost, Laseratops');
  t.expect('picks: 1');
  t.pick('Ghost');
  t.expect('Jungle Oasis: A Monster Tornado, B Laseratops, B Ghost');
});

scene('Monster Tornado: from here the player chooses where to', (table) => {
  const t = table(`shows: Monster Tornado 1
    Jungle Oasis: A Monster Tornado, B Laseratops | Tortuga | The Mothership`);
  t.use('Monster Tornado').pick('The Mothership');
  t.expect('The Mothership: B Laseratops');
});

// Cyclone

scene('Cyclone has to move once its talent is used', (table) => {
  const t = table(`shows: Cyclone 1 | Jungle Oasis: A Cyclone | Tortuga | The Mothership`);
  t.use('Cyclone');
  t.offers('The Mothership, Tortuga');
  t.expect('picks: 1');
  t.pick('Tortuga');
  t.expect('Tortuga: A Cyclone');
});

// Twister

scene('Twister may move somebody of power 3 or less, also itself', (table) => {
  const t = table(`shows: Twister 1 | A: Twister
    Jungle Oasis: B Laseratops, B Invader | Tortuga: B Ghost | The Mothership`);
  t.play('Twister', 'Jungle Oasis');
  t.offers('Ghost, Invader, Twister');
  t.expect('picks: 0-1');
  t.pick('Twister').pick('The Mothership');
  t.expect('The Mothership: A Twister');
});

// Dust Devil

scene('Dust Devil may go to the base that is about to score, and counts there', (table) => {
  const t =
    table(`shows: Dust Devil 1 | turn: B | decks: 6 Ghost | A: Over the Rainbow | base deck: The Mothership
    Jungle Oasis: A King Rex, B King Rex | Tortuga: A Dust Devil, A Cub Scout`);
  t.endTurn();
  t.expect('asked: A | purpose: may');
  t.pick('yes');
  // Only then a Special from hand.
  t.offers('use Over the Rainbow, pass').pass();
  t.expect('vp: A 2, B 0');
});

scene('Dust Devil may stay, and has nothing to do at its own base', (table) => {
  const t = table(`shows: Dust Devil 1 | decks: 6 Ghost | base deck: The Mothership
    Jungle Oasis: A 2 King Rex, A Dust Devil | Tortuga: A Dust Devil`);
  t.endTurn().pick('no');
  t.expect('Tortuga: A Dust Devil | A discard in any order: Dust Devil, 2 King Rex');
});

// Carried Away

scene('Carried Away moves anybody, and somebody has to be moved', (table) => {
  const t = table(`shows: Carried Away 1 | A: Carried Away
    Jungle Oasis: A Ghost | Tortuga: B King Rex | The Mothership`);
  t.play('Carried Away');
  t.offers('Ghost, King Rex');
  t.expect('picks: 1');
  t.pick('King Rex').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A Ghost, B King Rex');
});

// Gone with the Wind

scene('Gone with the Wind saves a minion of yours after scoring, with what is on it', (table) => {
  const t = table(`shows: Gone with the Wind 1 | decks: 6 Ghost | A: Gone with the Wind
    base deck: The Mothership | Jungle Oasis: A King Rex, A Cub Scout +2 [A Chum], B Laseratops | Tortuga`);
  t.expect('cannot play: Gone with the Wind');
  t.endTurn().pick('use Gone with the Wind');
  t.offers('Cub Scout, King Rex');
  t.expect('picks: 0-1');
  // The base that comes next is not in play yet, so it goes to Tortuga.
  t.pick('Cub Scout');
  t.expect('Tortuga: A Cub Scout +2 [A Chum] | The Mothership: nothing | A discard: King Rex, ...');
});

// Not in Kansas

scene('Not in Kansas: base and actions are destroyed, the minions stay at the new base', (table) => {
  const t =
    table(`shows: Not in Kansas 1 2, R10.30 | A: Not in Kansas | base deck: The Mothership, Temple of Goju
    Jungle Oasis: A Ghost +1 [B Chum], B King Rex [B Expanded Power], B Blood in the Water, A buried Mummy
    Tortuga: B Ghost [B Chum]`);
  t.play('Not in Kansas').pick('Jungle Oasis');
  t.expect('bases: The Mothership, Tortuga | The Mothership: A Ghost +1, B King Rex');
  t.expect('base discard: Jungle Oasis | base deck: Temple of Goju | Tortuga: B Ghost [B Chum]');
  t.expect('A discard in any order: Mummy, Not in Kansas');
  t.expect('B discard in any order: Blood in the Water, Chum, Expanded Power | vp: A 0, B 0');
});

scene('Not in Kansas: nobody moves, nobody is played, and a titan stays', (table) => {
  const t = table(`shows: Not in Kansas 2, R10.30, R11.7 | A: Not in Kansas | base deck: Trailer Park
    Jungle Oasis: A Ghost, B Great Wolf Spirit | Tortuga`);
  t.play('Not in Kansas').pick('Jungle Oasis');
  t.expect('Trailer Park: A Ghost, B Great Wolf Spirit');
});

scene('Not in Kansas: a protected action on a minion stays, one on the base goes with it', (table) => {
  const t = table(`shows: Not in Kansas 2, R10.30 | A: Not in Kansas | base deck: The Mothership
    Jungle Oasis: B King Rex [B Chum], B Dangerous Waters | Tortuga: B Steam Queen`);
  t.play('Not in Kansas').pick('Jungle Oasis');
  t.expect('The Mothership: B King Rex [B Chum] | B discard: Dangerous Waters');
});

scene('Not in Kansas ends a scoring without VP', (table) => {
  const t =
    table(`shows: Not in Kansas 2, R10.30 | decks: 6 Ghost | A: Hidden Ninja, Chronomage, Not in Kansas
    base deck: The Mothership | Jungle Oasis: A King Rex, B King Rex | Tortuga`);
  t.endTurn().pick('use Hidden Ninja').pick('Chronomage').pick('Not in Kansas').pick('Jungle Oasis');
  t.expect('vp: A 0, B 0 | base discard: Jungle Oasis | turn: B');
  t.expect('The Mothership: A King Rex, B King Rex, A Chronomage');
});

// Over the Rainbow

scene('Over the Rainbow brings a minion of yours to the base that is about to score', (table) => {
  const t = table(`shows: Over the Rainbow 1 | turn: B | decks: 6 Ghost | A: Over the Rainbow
    base deck: The Mothership | Jungle Oasis: A King Rex, B King Rex | Tortuga: A Cub Scout, B Invader, A Ghost`);
  t.expect('cannot play: Over the Rainbow');
  t.endTurn().pick('use Over the Rainbow');
  t.offers('Cub Scout, Ghost');
  t.expect('picks: 1');
  t.pick('Cub Scout');
  t.expect('vp: A 2, B 0');
});

// Picked Up

scene(
  'Picked Up takes anybody away from the base that is about to score, which scores all the same',
  (table) => {
    const t = table(`shows: Picked Up 1, R5.3 | decks: 6 Ghost | A: Picked Up | base deck: The Mothership
    Jungle Oasis: A Cub Scout, A Supreme Overlord, B King Rex | Tortuga`);
    t.endTurn().pick('use Picked Up');
    t.offers('Cub Scout, King Rex, Supreme Overlord').pick('King Rex');
    t.expect('vp: A 2, B 0 | Tortuga: B King Rex');
  },
);

// Ripped Off

scene('Ripped Off transfers an action of anybody from one base to another', (table) => {
  const t = table(`shows: Ripped Off 1 | A: Ripped Off
    Jungle Oasis: B Dangerous Waters | Tortuga: A Ghost [B Chum] | The Mothership: B King Rex`);
  t.play('Ripped Off');
  t.offers('Chum, Dangerous Waters').pick('Dangerous Waters');
  t.offers('The Mothership, Tortuga').pick('Tortuga');
  t.expect('Tortuga: A Ghost [B Chum], B Dangerous Waters');
});

scene('Ripped Off: it is the same card, so its talent stays used, and nothing is played', (table) => {
  const t = table(`shows: Ripped Off 1, R10.11 | A: Ripped Off
    Jungle Oasis: A Dangerous Waters, B Ghost | Tortuga: B Ghost`);
  t.use('Dangerous Waters');
  t.play('Ripped Off');
  t.expect('Tortuga: B Ghost, A Dangerous Waters | cannot use: Dangerous Waters');
});

scene('Ripped Off: from one minion to any other, whatever it may be played on', (table) => {
  const t = table(`shows: Ripped Off 2, R10.24 | A: Ripped Off
    Jungle Oasis: A Ghost [A Smoke Bomb] | Tortuga: B King Rex, A Invader`);
  t.play('Ripped Off');
  t.offers('Invader, King Rex').pick('King Rex');
  t.expect('Tortuga: B King Rex [A Smoke Bomb], A Invader');
});

// Trade Winds

scene('Trade Winds: two minions of power 3 or less change places', (table) => {
  const t = table(`shows: Trade Winds 2 | A: Trade Winds
    Jungle Oasis: A Ghost, B Laseratops | Tortuga: B Invader | The Mothership: B Cub Scout`);
  t.play('Trade Winds');
  t.offers('Cub Scout, Ghost, Invader');
  t.expect('picks: 2');
  t.pick('Ghost', 'Invader');
  t.expect('Jungle Oasis: B Laseratops, B Invader | Tortuga: A Ghost');
});

scene('Trade Winds: a single small minion stays where it is', (table) => {
  const t = table(`shows: Trade Winds 1 | A: Trade Winds
    Jungle Oasis: A Ghost, B Laseratops | Tortuga: B King Rex`);
  t.play('Trade Winds');
  t.expect('Jungle Oasis: A Ghost, B Laseratops');
});

scene('Trade Winds: if one cannot move, the other still does', (table) => {
  const t = table(`shows: Trade Winds 2 | A: Trade Winds
    Jungle Oasis: A Ghost | Tortuga: B Invader, B Entangled`);
  t.play('Trade Winds');
  t.expect('Jungle Oasis: nothing | Tortuga: B Invader, B Entangled, A Ghost');
});

scene('Trade Winds: two at one base may be chosen, and stay', (table) => {
  const t = table(`shows: Trade Winds 2 | A: Trade Winds
    Jungle Oasis: A Ghost, B Invader | Tortuga`);
  t.play('Trade Winds');
  t.expect('Jungle Oasis: A Ghost, B Invader');
});

// Whirlwinds

scene('Whirlwinds moves any number of your minions, each where you like, all together', (table) => {
  const t = table(`shows: Whirlwinds 1 | A: Whirlwinds
    Jungle Oasis: A Ghost, A Invader, B Cub Scout | Tortuga: A King Rex | The Mothership`);
  t.play('Whirlwinds');
  t.offers('Ghost, Invader, King Rex');
  t.expect('picks: 0-3');
  t.pick('Ghost', 'Invader').pick('Tortuga').pick('The Mothership');
  t.expect('Tortuga: A King Rex, A Ghost | The Mothership: A Invader');
});

scene('Whirlwinds: nobody need move', (table) => {
  const t = table(`shows: Whirlwinds 1 | A: Whirlwinds | Jungle Oasis: A Ghost | Tortuga`);
  t.play('Whirlwinds').pick();
  t.expect('Jungle Oasis: A Ghost');
});
