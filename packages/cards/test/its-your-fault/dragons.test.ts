import { scene } from '../kit/scene.ts';

// Great Wyrm

scene('Great Wyrm: each other player who places gets 1 VP less, tied winners included', (table) => {
  const t = table(`shows: Great Wyrm 2 3, R10.36 | players: 3 | decks: 6 Ghost | base deck: The Mothership
    Jungle Oasis: A Great Wyrm, B Megalodon, C Ghost | Tortuga`);
  t.endTurn().pick();
  // Jungle Oasis pays 2, 0 and 0; the tied winners both take 2.
  t.expect('vp: A 2, B 1, C 0');
});

scene('Great Wyrm and each Ruins take off 1, and nobody gets less than nothing', (table) => {
  const t =
    table(`shows: Great Wyrm 2 3, Ruins 2, R10.36 | players: 3 | decks: 6 Ghost | base deck: The Mothership
    Tortuga: A Great Wyrm, A 2 Ruins, B 2 King Rex, C Supreme Overlord | Jungle Oasis`);
  t.endTurn();
  // Tortuga pays 4, 3 and 2: three of them leave 1 for the winner, and nothing for the third place.
  t.expect('vp: A 3, B 1, C 0').leave();
});

scene('Great Wyrm counts only where it stands when VP are awarded', (table) => {
  const t = table(`shows: Great Wyrm 2, R10.36 | decks: 6 Ghost | B: Picked Up | base deck: The Mothership
    Jungle Oasis: A Great Wyrm, B King Rex | Tortuga`);
  t.endTurn().pick('use Picked Up').pick('Great Wyrm');
  t.expect('vp: A 0, B 2');
});

scene('Great Wyrm does not touch VP that come from abilities', (table) => {
  const t = table(`shows: Great Wyrm 1, Ruins 1, R10.36 | decks: 6 Ghost | base deck: The Mothership
    Factory 436-1337: A Great Wyrm, A Ruins, B 3 King Rex | Tortuga`);
  t.endTurn();
  // 2 - 2 for the place, and 4 for 21 power.
  t.expect('vp: A 2, B 4');
});

// Wyvern

scene('Wyvern has to destroy somebody of power 3 or less here', (table) => {
  const t = table(`shows: Wyvern 1 | A: Wyvern
    Jungle Oasis: A Ghost, B Invader, B King Rex | Tortuga: B Ghost`);
  t.play('Wyvern', 'Jungle Oasis');
  t.offers('Ghost, Invader');
  t.expect('picks: 1');
  t.pick('Invader');
  t.expect('Jungle Oasis: A Ghost, B King Rex, A Wyvern');
});

scene('Wyvern that has been weakened is itself the one', (table) => {
  const t = table(`shows: Wyvern 1 | A: Wyvern | Wyrm's Desolation: B King Rex | Tortuga`);
  t.play('Wyvern', "Wyrm's Desolation");
  t.expect("Wyrm's Desolation: B King Rex | A discard: Wyvern");
});

scene('Wyvern lowers the breakpoint for the turn, also when it is gone, and several uses add up', (table) => {
  const t = table(`shows: Wyvern 2 | A: Powderkeg | decks: 6 Ghost
    Jungle Oasis: A 2 Wyvern | Tortuga: A Ghost`);
  t.use('Wyvern');
  t.use('Wyvern');
  t.expect('breakpoint: Jungle Oasis 6');
  t.play('Powderkeg').pick('Wyvern');
  t.expect('Jungle Oasis: nothing | breakpoint: Jungle Oasis 6');
  t.endTurn();
  t.expect('breakpoint: Jungle Oasis 12');
});

scene('Wyvern: five uses bring 12 down to 0', (table) => {
  const t = table(`shows: Wyvern 2, R9.1 | Jungle Oasis: A 5 Wyvern | Tortuga`);
  t.use('Wyvern').use('Wyvern').use('Wyvern').use('Wyvern').use('Wyvern');
  t.expect('breakpoint: Jungle Oasis 0');
});

// Imperial Dragon

scene('Imperial Dragon draws for each minion that another player plays here or moves here', (table) => {
  const t = table(`shows: Imperial Dragon 1 2 | turn: B | A deck: 6 Ghost | B: Mako, Whirlwinds
    Jungle Oasis: A Imperial Dragon | Tortuga: B Ghost, B Invader`);
  t.play('Mako', 'Jungle Oasis');
  t.expect('A: 1 cards');
  t.play('Whirlwinds').pick('Ghost', 'Invader');
  t.expect('A: 3 cards');
});

scene('Imperial Dragon: your own minion counts if another player moves it, a departure does not', (table) => {
  const t = table(`shows: Imperial Dragon 1 2 | turn: B | A deck: 6 Ghost | B: Trade Winds
    Jungle Oasis: A Imperial Dragon, B Mako | Tortuga: A Ghost`);
  t.play('Trade Winds').pick('Mako', 'Ghost');
  t.expect('Jungle Oasis: A Imperial Dragon, A Ghost | A: 1 cards');
});

scene('Imperial Dragon does not care for what its own player does', (table) => {
  const t = table(`shows: Imperial Dragon 2 | A: Mako, Carried Away | A deck: 6 Ghost
    Jungle Oasis: A Imperial Dragon | Tortuga: B Ghost`);
  t.play('Mako', 'Jungle Oasis');
  t.play('Carried Away').pick('Ghost');
  t.expect('A: nothing');
});

scene('Imperial Dragon: after the minion’s own on-play ability', (table) => {
  const t = table(`shows: Imperial Dragon 2 | turn: B | A deck: 6 Ghost | B: Wyvern
    Jungle Oasis: A Imperial Dragon | Tortuga`);
  // The Wyvern destroys the dragon before it can react.
  t.play('Wyvern', 'Jungle Oasis');
  t.expect('A: nothing | A discard: Imperial Dragon');
});

// Hatchling

scene('Hatchlings: what another player brings here has -1 for each of them, and keeps that', (table) => {
  const t = table(`shows: Hatchling 1 2 | turn: B | decks: 6 Ghost | B: Cyclone, Carried Away
    Jungle Oasis: A 2 Hatchling, B Invader | Tortuga`);
  t.play('Cyclone', 'Jungle Oasis');
  t.expect('power: Cyclone 2, Invader 3');
  t.use('Cyclone');
  t.expect('power: Cyclone 2');
  // A departure does not count.
  t.play('Carried Away').pick('Invader');
  t.expect('power: Invader 3');
  t.endTurn();
  t.expect('power: Cyclone 4');
});

scene('Hatchling does not touch a protected minion', (table) => {
  const t = table(`shows: Hatchling 2 | turn: B | B: Whirlwinds
    Jungle Oasis: A Hatchling | Tortuga: B Invader [B Incorporeal], B Cub Scout`);
  t.play('Whirlwinds').pick('Invader', 'Cub Scout').pick('use Hatchling');
  t.expect('power: Invader 3, Cub Scout 2');
});

// Bring Down the Walls

scene('Bring Down the Walls: a minion of the hand joins before the base scores, each copy one', (table) => {
  const t =
    table(`shows: Bring Down the Walls 1 2 | turn: B | decks: 6 Mako | A: King Rex, Invader, Dragon Lands
    base deck: The Mothership | Jungle Oasis: A 2 Bring Down the Walls, B 2 King Rex | Tortuga`);
  t.endTurn();
  // No minion of Ann's is there yet, and the Special in her hand comes later. An Invader gains 1 VP.
  t.offers('Invader, King Rex').pick('King Rex');
  t.offers('Invader').pick('Invader');
  t.offers('use Dragon Lands, pass').pass();
  t.expect('vp: A 1, B 2');
});

scene(
  'Bring Down the Walls: what the base forbids stays forbidden, and the on-play ability happens',
  (table) => {
    const t =
      table(`shows: Bring Down the Walls 2 | printing: current | turn: B | decks: 6 Mako | A: Invader, Mako
    base deck: The Mothership | Tsar's Palace: A Bring Down the Walls, B 4 King Rex | Tortuga`);
    t.endTurn();
    t.offers('Invader').pick('Invader');
    t.expect('turn: A');
  },
);

// Burn It Down

scene('Burn It Down: the base and what is on it go, minions stay with their actions', (table) => {
  const t = table(`shows: Burn It Down 1 3, R10.30 | A: Burn It Down | base deck: The Mothership, Tar Pits
    base discard: Temple of Goju | Jungle Oasis: A Ghost +1 [B Chum], B Dangerous Waters, A buried Mummy
    Tortuga: B Ghost`);
  t.play('Burn It Down').pick('Jungle Oasis');
  t.offers('base deck, base discard pile').pick('base deck');
  t.expect('The Mothership: A Ghost +1 [B Chum] | base discard in any order: Jungle Oasis, Temple of Goju');
  t.expect('B discard: Dangerous Waters | A discard in any order: Burn It Down, Mummy');
});

scene('Burn It Down: a base out of the base discard pile, but not the one just destroyed', (table) => {
  const t = table(`shows: Burn It Down 1 2, R10.30 | A: Burn It Down | base deck: The Mothership
    base discard: Temple of Goju, Tar Pits | Jungle Oasis: A Ghost, B Great Wolf Spirit | Tortuga`);
  t.play('Burn It Down').pick('Jungle Oasis').pick('base discard pile');
  t.offers('Tar Pits, Temple of Goju').pick('Tar Pits');
  t.expect(
    'Tar Pits: A Ghost, B Great Wolf Spirit | base discard in any order: Jungle Oasis, Temple of Goju',
  );
});

scene('Burn It Down: with an empty base discard pile the base deck is used', (table) => {
  const t = table(`shows: Burn It Down 2 | A: Burn It Down | base deck: The Mothership
    Jungle Oasis: A Ghost | Tortuga`);
  t.play('Burn It Down').pick('Jungle Oasis');
  t.expect('The Mothership: A Ghost | base discard: Jungle Oasis');
});

scene('Burn It Down: what was done to the old base does not pass to the new one', (table) => {
  const t = table(`shows: Burn It Down 4, R10.30 | A: Burn It Down | base deck: Trailer Park
    Jungle Oasis: A Wyvern | Tortuga`);
  t.use('Wyvern');
  t.play('Burn It Down').pick('Jungle Oasis');
  t.expect('Trailer Park: A Wyvern | breakpoint: Trailer Park 20');
});

scene('Burn It Down ends the scoring of the base', (table) => {
  const t = table(`shows: Burn It Down 4, R10.30 | decks: 6 Ghost | A: Hidden Ninja, Chronomage, Burn It Down
    base deck: The Mothership | Jungle Oasis: A King Rex, B King Rex | Tortuga`);
  t.endTurn().pick('use Hidden Ninja').pick('Chronomage').pick('Burn It Down').pick('Jungle Oasis');
  t.expect('vp: A 0, B 0 | The Mothership: A King Rex, B King Rex, A Chronomage');
});

// Dangerous Ground

scene(
  'Dangerous Ground: others discard a card of their choice first, and cannot play without one',
  (table) => {
    const t = table(`shows: Dangerous Ground 1 3 | turn: B | B: Invader, Howl, Mako
    Jungle Oasis: A Dangerous Ground, B Neophyte | Tortuga`);
    t.play('Invader', 'Jungle Oasis');
    t.expect('asked: B');
    t.offers('Howl, Mako').pick('Mako');
    t.expect('B: Howl | B discard: Mako');
  },
);

scene('Dangerous Ground: the minion cannot pay for itself', (table) => {
  const t = table(`shows: Dangerous Ground 1 | turn: B | B: Invader
    Jungle Oasis: A Dangerous Ground | Tortuga`);
  t.expect('why not B Invader -> Jungle Oasis: forbidden: Dangerous Ground');
  t.play('Invader', 'Tortuga');
});

scene('Dangerous Ground: every way of playing costs; moving and one’s own minions are free', (table) => {
  const t = table(`shows: Dangerous Ground 2 | turn: B | A: Mako | B: Seeing Stars, Mako, Howl, Cyclone
    Jungle Oasis: A Dangerous Ground, A Neophyte | Tortuga: B Cyclone`);
  t.play('Seeing Stars').pick('use Mako').pick('Cyclone');
  t.expect('B: Howl | B discard in any order: Cyclone, Seeing Stars');
  t.use('Cyclone');
  t.expect('B: Howl | Jungle Oasis: A Dangerous Ground, B Mako, B Cyclone');
});

scene('Dangerous Ground: your own minions are free', (table) => {
  const t = table(`shows: Dangerous Ground 2 | A: Mako, Howl | Jungle Oasis: A Dangerous Ground | Tortuga`);
  t.play('Mako', 'Jungle Oasis');
  t.expect('A: Howl');
});

scene('Dangerous Ground: several of them each ask for a card of its own', (table) => {
  const t = table(`shows: Dangerous Ground 3 | players: 3 | turn: B | B: Mako, Invader, Howl, Ghost
    Jungle Oasis: A Dangerous Ground, C Dangerous Ground | Tortuga`);
  t.play('Mako', 'Jungle Oasis').pick('Howl').pick('Ghost');
  t.expect('B: Invader | B discard in any order: Ghost, Howl');
});

scene('Dangerous Ground: whoever cannot pay for all of them cannot play there', (table) => {
  const t = table(`shows: Dangerous Ground 1 3 | players: 3 | turn: B | B: Mako, Howl
    Jungle Oasis: A Dangerous Ground, C Dangerous Ground | Tortuga: A Dangerous Ground`);
  t.expect('why not B Mako -> Jungle Oasis: forbidden: Dangerous Ground');
  t.play('Mako', 'Tortuga');
  t.expect('B: nothing | B discard: Howl');
});

scene('Dangerous Ground in the current printing: afterwards, if there is a card in hand', (table) => {
  const t = table(`shows: Dangerous Ground | printing: current | turn: B | B: Invader, Sidekick, Mako
    Jungle Oasis: A Dangerous Ground, B King Rex | Tortuga`);
  t.play('Invader', 'Jungle Oasis').pick('Mako');
  t.expect('B: Sidekick | vp: B 1');
});

scene('Dangerous Ground in the current printing does not stop somebody with an empty hand', (table) => {
  const t = table(`shows: Dangerous Ground | printing: current | turn: B | B: Mako
    Jungle Oasis: A Dangerous Ground | Tortuga`);
  t.play('Mako', 'Jungle Oasis');
  t.expect('Jungle Oasis: A Dangerous Ground, B Mako');
});

// Dragon Lands

scene('Dragon Lands gives your minions here +1, also as a Special before the base scores', (table) => {
  const t =
    table(`shows: Dragon Lands 1 | turn: B | decks: 6 Ghost | A: Dragon Lands | base deck: The Mothership
    Jungle Oasis: A King Rex, B King Rex | Tortuga: A Invader, A Dragon Lands, B Invader`);
  t.expect('power: A Invader 4, B Invader 3');
  t.endTurn().pick('use Dragon Lands');
  t.expect('vp: A 2, B 0');
});

// Flank Attack

scene('Flank Attack finds an action for a base in deck or discard pile and plays it at once', (table) => {
  const t =
    table(`shows: Flank Attack 1 | A: Flank Attack, Howl | A deck: Ghost, Ruins, Chum, Dangerous Waters
    Jungle Oasis | Tortuga`);
  t.play('Flank Attack').pick('deck');
  t.offers('Dangerous Waters, Ruins');
  t.expect('picks: 0-1');
  t.pick('Ruins').pick('Tortuga');
  t.expect('Tortuga: A Ruins | plays left: minion | A deck: 3 cards');
});

scene('Flank Attack: the action found has resolved before Flank Attack is discarded', (table) => {
  const t = table(`shows: Flank Attack 2 | A: Flank Attack | A discard: Ruins, Favor of Ares
    Jungle Oasis | Tortuga`);
  t.play('Flank Attack').pick('discard pile').pick('Ruins');
  t.expect('question: where | A discard in any order: Favor of Ares, Ruins');
  t.pick('Tortuga');
  t.expect('A discard in any order: Favor of Ares, Flank Attack');
});

// Intimidating Presence

scene(
  'Intimidating Presence: minions of others here have -1, never below 0, and protected ones not',
  (table) => {
    const t = table(
      `shows: Intimidating Presence 1
    Jungle Oasis: A Intimidating Presence, A Ghost, B Ghost, B Microbot Guard -0, B Invader [B Incorporeal] | Tortuga: B Ghost`.replace(
        ' -0',
        '',
      ),
    );
    t.expect('power: A Ghost 2, B Ghost @ Jungle Oasis 1, Microbot Guard 0, Invader 3');
  },
);

scene('Intimidating Presence as a Special before a base scores, using up no play', (table) => {
  const t = table(`shows: Intimidating Presence 1 | turn: B | decks: 6 Ghost | A: Intimidating Presence
    base deck: The Mothership | Jungle Oasis: A King Rex, B King Rex | Tortuga`);
  t.endTurn().pick('use Intimidating Presence');
  t.expect('vp: A 2, B 0');
});

// Raze

scene('Raze cancels the ability of the base for everybody; its numbers stay', (table) => {
  const t = table(`shows: Raze 1 | A: Great White | Tortuga
    The Deep: A Raze, B Ghost`);
  t.play('Great White', 'The Deep');
  t.expect('question: play | The Deep: A Raze, B Ghost, A Great White | breakpoint: The Deep 16');
});

scene('Raze also stops what the base does when it scores, and undoes nothing', (table) => {
  const t = table(`shows: Raze 1 2 | decks: 6 Ghost | base deck: The Mothership
    Dragon's Lair: A Raze, A 3 King Rex | Trailer Park: B Raze, B Ghost +1`);
  t.endTurn();
  t.expect('A: 2 cards | vp: A 2, B 0 | counters: Ghost 1');
});

// Ruins

scene('Ruins take 1 VP off what others are awarded, not off VP from abilities', (table) => {
  const t = table(`shows: Ruins 1 2, R10.36 | decks: 6 Ghost | base deck: The Mothership
    Jungle Oasis: A Ruins, B 2 King Rex | Tortuga`);
  t.endTurn();
  t.expect('vp: A 0, B 1');
});
