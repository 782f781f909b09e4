import { scene } from '../kit/scene.ts';

// The Count

scene('The Count grows with each minion of others that is destroyed, wherever and by whomever', (table) => {
  const t = table(`shows: The Count 1 | turn: B | B: Cannon
    Jungle Oasis: A The Count, B Ghost | Tortuga: B Neophyte, A First Mate`);
  t.play('Cannon').pick('Ghost', 'Neophyte');
  t.expect('counters: The Count 2');
});

scene(
  'The Count does not care for minions of his own player, nor for those that are discarded after scoring',
  (table) => {
    const t = table(`shows: The Count 1 | decks: 6 Ghost | A: Seeing Stars | base deck: The Mothership
      Jungle Oasis: B 2 King Rex | Tortuga: A The Count, A First Mate`);
    t.play('Seeing Stars');
    t.expect('A discard: First Mate, Seeing Stars');
    t.endTurn();
    t.expect('B discard: 2 King Rex | counters: The Count 0');
  },
);

scene('The Count in the current printing gives a counter where somebody has died, and weakens', (table) => {
  const t = table(`shows: The Count | printing: current | A: Seeing Stars
    Jungle Oasis: A The Count, B King Rex | Tortuga: B Neophyte, A First Mate, B Ghost`);
  t.play('Seeing Stars').pick('Neophyte');
  t.offers('First Mate, Ghost');
  t.expect('picks: 0-1');
  t.pick('First Mate');
  t.expect('counters: First Mate 1');
  t.use('The Count');
  t.expect('purpose: weaken');
  t.pick('King Rex');
  t.expect('power: King Rex 6');
  t.endTurn();
  t.expect('power: King Rex 6');
  t.endTurn();
  t.expect('power: King Rex 7');
});

// Nightstalker

scene('Nightstalker destroys a weak minion here, also one of its own side, and grows', (table) => {
  const t = table(`shows: Nightstalker 1 | A: Nightstalker
    Jungle Oasis: A Ghost, B Shinobi [A Ancient Curse], B War Raptor +1 | Tortuga: B Ghost`);
  t.play('Nightstalker', 'Jungle Oasis');
  // Shinobi has 1 power left, the War Raptor 3 + 1.
  t.offers('Ghost, Shinobi').pick('Shinobi');
  t.expect('counters: Nightstalker 1 | B discard: Shinobi');
});

scene('Nightstalker must destroy the only one there is', (table) => {
  const t = table('shows: Nightstalker 1 | A: Nightstalker | Jungle Oasis: A Ghost | Tortuga');
  t.play('Nightstalker', 'Jungle Oasis');
  t.expect('Jungle Oasis: A Nightstalker +1');
});

scene('Nightstalker gets nothing when its prey survives', (table) => {
  const t = table('shows: Nightstalker 1 | A: Nightstalker | Jungle Oasis: B Warbot [A Poison] | Tortuga');
  t.play('Nightstalker', 'Jungle Oasis');
  t.expect('Jungle Oasis: B Warbot [A Poison], A Nightstalker');
});

scene(
  'Nightstalker in the current printing wakes when its player has destroyed a minion this turn',
  (table) => {
    const t = table(`shows: Nightstalker | printing: current | A: Seeing Stars | A deck: 6 Ghost
      Jungle Oasis: A Nightstalker, B Ghost | Tortuga`);
    t.expect('cannot use: Nightstalker');
    t.play('Seeing Stars');
    t.use('Nightstalker');
    t.expect('A: Ghost | power: Nightstalker 6');
    t.endTurn();
    t.expect('power: Nightstalker 4');
  },
);

// Heavy Drinker

scene('Heavy Drinker may destroy one of your minions, at whichever base, to grow', (table) => {
  const t = table(`shows: Heavy Drinker 1 | A: Heavy Drinker
    Jungle Oasis: B Ghost | Tortuga: A King Rex`);
  t.play('Heavy Drinker', 'Jungle Oasis');
  t.offers('Heavy Drinker, King Rex');
  t.expect('picks: 0-1');
  t.pick('King Rex');
  t.expect('Jungle Oasis: B Ghost, A Heavy Drinker +1 | Tortuga: nothing');
});

scene('Heavy Drinker may destroy itself, and its counter is lost', (table) => {
  const t = table('shows: Heavy Drinker 1 | A: Heavy Drinker | Jungle Oasis | Tortuga');
  t.play('Heavy Drinker', 'Jungle Oasis').pick('Heavy Drinker');
  t.expect('Jungle Oasis: nothing | A discard: Heavy Drinker');
});

scene(
  'Heavy Drinker in the current printing has power 2, drinks from the weak here or from its own, and gets two counters',
  (table) => {
    const t = table(`shows: Heavy Drinker | printing: current | A: Heavy Drinker
      Jungle Oasis: B Ghost, B King Rex | Tortuga: A King Rex, B Neophyte`);
    t.play('Heavy Drinker', 'Jungle Oasis');
    t.expect('power: Heavy Drinker 2');
    t.offers('Ghost, Heavy Drinker, King Rex').pick('Ghost');
    t.expect('counters: Heavy Drinker 2 | B discard: Ghost');
  },
);

// Fledgling Vampire

scene('Fledgling Vampire is counted itself before totals are compared', (table) => {
  const t = table(`shows: Fledgling Vampire 1 | A: Fledgling Vampire
    Jungle Oasis: A Ghost, B Shinobi | Tortuga`);
  t.play('Fledgling Vampire', 'Jungle Oasis');
  // 4 against 3: it would have been behind without itself.
  t.expect('counters: Fledgling Vampire 0');
});

scene('Fledgling Vampire gets a counter where another player has more power', (table) => {
  const t = table(`shows: Fledgling Vampire 1 | A: Fledgling Vampire
    Jungle Oasis: A Ghost, B Pirate King | Tortuga`);
  t.play('Fledgling Vampire', 'Jungle Oasis');
  t.expect('counters: Fledgling Vampire 1');
});

scene('Fledgling Vampire in the current printing is nothing special from the hand', (table) => {
  const t = table(`shows: Fledgling Vampire | printing: current | A: Fledgling Vampire
    Jungle Oasis: B Pirate King | Tortuga`);
  t.play('Fledgling Vampire', 'Jungle Oasis');
  t.expect('counters: Fledgling Vampire 0');
});

scene(
  'Fledgling Vampire in the current printing is buried out of the hand, shown, and rises stronger',
  (table) => {
    const t = table(`shows: Fledgling Vampire, R7.1 | printing: current
      decks: 6 Ghost | A: Seeing Stars, Fledgling Vampire, Ghost | Jungle Oasis: B Neophyte | Tortuga`);
    t.play('Seeing Stars');
    t.expect('question: respond');
    t.offers('use Fledgling Vampire, pass').pick('use Fledgling Vampire');
    t.offers('Jungle Oasis, Tortuga').pick('Tortuga');
    t.expect('Tortuga: A buried Fledgling Vampire');
    // A card that buries itself is shown first.
    t.expect('B sees Tortuga: A buried Fledgling Vampire | A: Ghost');
    t.endTurn();
    t.endTurn();
    t.offers('uncover Fledgling Vampire, pass').pick('uncover Fledgling Vampire');
    t.expect('Tortuga: A Fledgling Vampire +1');
  },
);

scene(
  'Fledgling Vampire in the current printing is buried out of the discard pile, too, but not for its own death',
  (table) => {
    const t = table(`shows: Fledgling Vampire | printing: current
      A: Seeing Stars, Big Gulp, Chronomage | A deck: 6 Ghost
      Jungle Oasis: A Fledgling Vampire, B Neophyte | Tortuga`);
    t.play('Chronomage', 'Tortuga');
    t.play('Seeing Stars').pick('Fledgling Vampire');
    t.expect('question: play | A discard: Fledgling Vampire, Seeing Stars');
    t.play('Big Gulp').pick('Neophyte');
    t.offers('use Fledgling Vampire, pass').pick('use Fledgling Vampire').pick('Tortuga');
    t.expect('Tortuga: A Chronomage, A buried Fledgling Vampire | A discard: Big Gulp, Seeing Stars');
  },
);

scene('Fledgling Vampire in the current printing waits for its own player to destroy something', (table) => {
  const t = table(`shows: Fledgling Vampire | printing: current | turn: B
    A: Fledgling Vampire | A discard: Fledgling Vampire | B: Seeing Stars
    Jungle Oasis: A Neophyte | Tortuga`);
  t.play('Seeing Stars');
  t.expect('question: play | asked: B');
});

// Big Gulp

scene('Big Gulp destroys a minion of power 4 or less, as it is now, wherever it is', (table) => {
  const t = table(`shows: Big Gulp 1 | A: Big Gulp
    Jungle Oasis: A Ghost, B Buccaneer +1 | Tortuga: B King Rex [A Poison], B King Rex`);
  t.play('Big Gulp');
  t.offers('Ghost, King Rex').pick('King Rex');
  t.expect('Tortuga: B King Rex');
});

// Buffet

scene('Buffet: whoever has won the base strengthens all minions in play', (table) => {
  const t = table(`shows: Buffet 1 | decks: 6 Ghost | A: Buffet | base deck: The Mothership
    Jungle Oasis: A King Rex, B Pirate King | Tortuga: A Ghost, A Neophyte, B Ghost`);
  t.expect('cannot play: Buffet');
  t.endTurn();
  t.offers('use Buffet, pass').pick('use Buffet');
  t.expect('Tortuga: A Ghost +1, A Neophyte +1, B Ghost | A discard: Buffet, King Rex');
});

scene('Buffet: a tie for the first place is a win, the second place is none', (table) => {
  const t = table(`shows: Buffet 1 | players: 3
    decks: 6 Ghost | A: Buffet | B: Buffet | C: Buffet | base deck: The Mothership
    Jungle Oasis: A Pirate King, B Pirate King, C Neophyte | Tortuga: A Ghost, B Ghost, C Ghost`);
  t.endTurn().pick('use Buffet').pick('use Buffet').pick('use Buffet');
  t.expect('Tortuga: A Ghost +1, B Ghost +1, C Ghost');
});

scene(
  'Buffet in the current printing draws two cards, in your turn or after you destroy a minion',
  (table) => {
    const t = table(`shows: Buffet | printing: current
      A: 2 Buffet, Nightstalker, Tiger Assassin | A deck: 6 Ghost | Jungle Oasis: B Neophyte | Tortuga`);
    t.play('Buffet');
    t.expect('A: Buffet, 2 Ghost, Nightstalker, Tiger Assassin');
    t.play('Tiger Assassin', 'Jungle Oasis').pick('Neophyte');
    t.offers('use Buffet, pass').pick('use Buffet');
    t.expect('A: 4 Ghost, Nightstalker');
  },
);

// Crack of Dusk

scene(
  'Crack of Dusk raises a small minion at once; its own ability comes first, then the counter',
  (table) => {
    const t = table(`shows: Crack of Dusk 1
      A: Crack of Dusk | A discard: Fledgling Vampire, King Rex, Howl, War Raptor
      Jungle Oasis: A Ghost, B Pirate King | Tortuga`);
    t.play('Crack of Dusk');
    t.offers('Fledgling Vampire, War Raptor');
    t.expect('picks: 0-1');
    t.pick('Fledgling Vampire').pick('Jungle Oasis');
    // Behind with 4 against 5: one for itself, and one from the card.
    t.expect('Jungle Oasis: A Ghost, B Pirate King, A Fledgling Vampire +2 | plays left: minion');
  },
);

scene('Crack of Dusk: now or never', (table) => {
  const t = table(`shows: Crack of Dusk 1 | A: Crack of Dusk | A discard: Fledgling Vampire
    Jungle Oasis | Tortuga`);
  t.play('Crack of Dusk').pick();
  t.expect('plays left: minion | A discard: Crack of Dusk, Fledgling Vampire');
});

scene(
  'Crack of Dusk in the current printing: a Fledgling from the discard pile gets one more counter',
  (table) => {
    const t = table(`shows: Crack of Dusk | printing: current
      A: Crack of Dusk | A discard: Fledgling Vampire | Jungle Oasis | Tortuga`);
    t.play('Crack of Dusk').pick('Fledgling Vampire').pick('Tortuga');
    t.expect('counters: Fledgling Vampire 2');
  },
);

// Cull the Weak

scene('Cull the Weak: minions from hand for counters on one of yours', (table) => {
  const t = table(`shows: Cull the Weak | A: Cull the Weak, Ghost, Neophyte, Howl
    Jungle Oasis: A The Count, B Ghost | Tortuga: A First Mate`);
  t.play('Cull the Weak');
  t.offers('First Mate, The Count').pick('The Count');
  t.offers('Ghost, Neophyte');
  t.expect('picks: 0-2');
  t.pick('Ghost', 'Neophyte');
  t.expect('counters: The Count 2 | A: Howl');
});

scene('Cull the Weak: nobody need be culled', (table) => {
  const t = table('shows: Cull the Weak 1 | A: Cull the Weak, Ghost | Jungle Oasis: A The Count | Tortuga');
  t.play('Cull the Weak').pick();
  t.expect('counters: The Count 0 | A: Ghost');
});

scene(
  'Cull the Weak in the current printing: up to two minions of the deck for a counter each, on whomever',
  (table) => {
    const t = table(`shows: Cull the Weak | printing: current
      A: Cull the Weak | A deck: Howl, Ghost, King Rex, Wolf Pact, Big Gulp
      Jungle Oasis: A The Count | Tortuga: B First Mate`);
    t.play('Cull the Weak');
    t.offers('Ghost, King Rex, Wolf Pact');
    t.expect('picks: 0-2');
    t.pick('Ghost', 'Wolf Pact');
    t.offers('First Mate, The Count').pick('The Count').pick('First Mate');
    t.expect('counters: The Count 1, First Mate 1 | A discard: Cull the Weak, Ghost, Wolf Pact');
    t.expect('A sees A deck: 3 ?');
  },
);

// Dinner Date

scene(
  'Dinner Date: a counter for one of yours, and a weak minion at its base is destroyed, also your own',
  (table) => {
    const t = table(`shows: Dinner Date 1 | A: Dinner Date
      Jungle Oasis: A The Count, A Ghost, B Neophyte | Tortuga: A First Mate`);
    t.play('Dinner Date');
    t.offers('First Mate, Ghost, The Count').pick('The Count');
    t.offers('Ghost, Neophyte');
    t.expect('picks: 1');
    t.pick('Ghost');
    t.expect('Jungle Oasis: A The Count +1, B Neophyte');
  },
);

scene(
  'Dinner Date: the counter is placed though nobody is weak enough, and somebody dies though the counter is not placed',
  (table) => {
    const t = table(`shows: Dinner Date 1 | A: 2 Dinner Date, Chronomage
      Jungle Oasis: A The Count, B King Rex
      Tortuga: A Pirate King [A Tooth and Claw... and Guns], B Neophyte`);
    t.play('Dinner Date').pick('The Count');
    t.expect('counters: The Count 1');
    t.play('Chronomage', 'Jungle Oasis');
    t.play('Dinner Date');
    // The shield keeps the counter off the Pirate King.
    t.pick('Pirate King');
    t.expect('Tortuga: A Pirate King');
  },
);

scene('Dinner Date in the current printing weakens the minion it is on, which dies at 0', (table) => {
  const t = table(`shows: Dinner Date | printing: current
    A: 2 Dinner Date, Chronomage | B deck: 6 Ghost
    Jungle Oasis: A The Count, B Shinobi | Tortuga: B Neophyte`);
  t.play('Dinner Date', 'Shinobi');
  // One of yours, which is the only one there is.
  t.expect('counters: The Count 2 | power: Shinobi 1');
  t.expect('Jungle Oasis: A The Count +2, B Shinobi [A Dinner Date]');
  t.play('Chronomage', 'Tortuga');
  t.play('Dinner Date', 'Neophyte').pick('Chronomage');
  // The Count gives a counter where the Neophyte died.
  t.offers('Chronomage').pick();
  t.expect('Tortuga: A Chronomage +2 | B discard: Neophyte | A discard: Dinner Date');
});

scene('Dinner Date in the current printing kills later as well, as soon as the power has gone', (table) => {
  const t = table(`shows: Dinner Date | printing: current | A: Fledgling Vampire
    Jungle Oasis: A The Count, B Shinobi [A Dinner Date] | Tortuga`);
  t.use('The Count').pick('Shinobi');
  // Destroyed by A, so that Specials can answer it; first the Count, who is in play.
  t.offers('The Count').pick();
  t.offers('use Fledgling Vampire, pass').pass();
  t.expect('Jungle Oasis: A The Count');
});

scene(
  'Dinner Date in the current printing: a Drone can pay for its guest only as long as it has counters',
  (table) => {
    const t = table(`shows: Dinner Date | printing: current | A: Dinner Date
      Jungle Oasis: B Drone +2 | Tortuga: B Neophyte`);
    t.play('Dinner Date', 'Neophyte').pick('use Drone').pick('use Drone');
    t.expect('Tortuga: nothing | counters: Drone 0');
  },
);

// Mad Monster Party

scene('Mad Monster Party: a counter for each of your minions that has none, at all bases', (table) => {
  const t = table(`shows: Mad Monster Party 1 | A: Mad Monster Party
    Jungle Oasis: A The Count +1, A Ghost, B Ghost | Tortuga: A First Mate`);
  t.play('Mad Monster Party');
  t.expect('Jungle Oasis: A The Count +1, A Ghost +1, B Ghost | counters: First Mate 1');
});

scene('Mad Monster Party in the current printing is at one base, for all of yours', (table) => {
  const t = table(`shows: Mad Monster Party | printing: current | A: Mad Monster Party
    Jungle Oasis: A Nightstalker +1, A Ghost, B Ghost | Tortuga: A First Mate`);
  t.play('Mad Monster Party');
  t.offers('Jungle Oasis, Tortuga').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A Nightstalker +2, A Ghost +1, B Ghost | counters: First Mate 0');
});

scene(
  'Mad Monster Party in the current printing after you destroy minions: at the base where one of them was',
  (table) => {
    const t = table(`shows: Mad Monster Party | printing: current | A: Cannon, Mad Monster Party
      Jungle Oasis: A Nightstalker, B Ghost | Tortuga: A First Mate, B Neophyte
      Temple of Goju: A War Raptor`);
    t.play('Cannon').pick('Ghost', 'Neophyte');
    t.offers('2 use Mad Monster Party, pass').pick('use Mad Monster Party');
    t.expect('counters: Nightstalker 1, First Mate 0, War Raptor 0');
  },
);

// Opportunist

scene('Opportunist: each death of a minion of others strengthens the minion it is on', (table) => {
  const t = table(`shows: Opportunist 1
    A: Opportunist, Seeing Stars, Chronomage | B: Cannon | B deck: 6 Ghost
    Jungle Oasis: A Pirate King, B Ghost | Tortuga: B Neophyte, A First Mate, B First Mate`);
  t.play('Opportunist', 'Ghost');
  t.expect('Jungle Oasis: A Pirate King, B Ghost [A Opportunist]');
  t.play('Chronomage', 'Jungle Oasis');
  t.play('Seeing Stars').pick('Neophyte');
  t.expect('counters: Ghost 1');
  t.endTurn();
  t.play('Cannon');
  // A's own minion does not count: "another player" is anyone but A.
  t.pick('First Mate');
  t.expect('Tortuga: B First Mate | counters: Ghost 1');
});

// Summon Wolves

scene('Summon Wolves grows at the start of your turn and counts for you where you have a minion', (table) => {
  const t = table(`shows: Summon Wolves 1, R10.13 | from: start of turn
    decks: 6 Ghost | A: Ghost | base deck: The Mothership
    Jungle Oasis: A Summon Wolves +2, B King Rex | Tortuga: A The Count`);
  t.expect('counters: Summon Wolves 3 | total at Jungle Oasis: A 0');
  t.play('Ghost', 'Jungle Oasis');
  t.expect('power: Ghost 2 | total at Jungle Oasis: A 5');
  // 5 and 7 reach the breakpoint of 12.
  t.endTurn();
  t.expect('vp: B 2 | A discard: Ghost, Summon Wolves');
});

// Wolf Pact

scene(
  'Wolf Pact as a minion: somebody is weaker until your next turn, and another of your minions here is stronger',
  (table) => {
    const t = table(`shows: Wolf Pact 1 | printing: current | decks: 6 Ghost | A: Wolf Pact
      Temple of Goju: A Ghost, B King Rex | Tortuga: A First Mate`);
    t.play('Wolf Pact as minion', 'Temple of Goju');
    t.offers('First Mate, Ghost, King Rex, Wolf Pact');
    t.expect('picks: 0-1');
    // The very minion that gets weaker.
    t.pick('Ghost');
    t.expect('parts of Ghost: Ghost +2, counters +1, Wolf Pact -1 | counters: Wolf Pact 0');
    t.endTurn();
    t.endTurn();
    t.expect('power: Ghost 3');
  },
);

scene('Wolf Pact as an action shuffles a card back, and out of play it is both', (table) => {
  const t = table(`shows: Wolf Pact 2, R10.23 | printing: current
    A: Wolf Pact, Crack of Dusk, Chronomage | A deck: Ghost | A discard: Wolf Pact, Howl
    Jungle Oasis | Tortuga`);
  t.play('Wolf Pact as action');
  t.offers('Howl, Wolf Pact').pick('Howl');
  t.expect('A deck in any order: Ghost, Howl | A discard: 2 Wolf Pact');
  t.play('Chronomage', 'Tortuga');
  // Crack of Dusk asks for a minion.
  t.play('Crack of Dusk').pick('Wolf Pact').pick('Jungle Oasis').pick();
  t.expect('Jungle Oasis: A Wolf Pact +1');
});

scene('Wolf Pact on a base is no action', (table) => {
  const t = table(`shows: Wolf Pact 2 | printing: current | A: Pixie
    Jungle Oasis: B Wolf Pact, B Ghost [B Upgrade] | Tortuga: B Wildlife Preserve`);
  t.play('Pixie as action');
  t.offers('Upgrade, Wildlife Preserve').pick('Upgrade');
});

// Stakeout

scene(
  'Stakeout: after another player has lost power here, larger minions of others stay away until your next turn',
  (table) => {
    const t = table(`shows: Stakeout 1 | printing: current
      decks: 6 Ghost | A: Stakeout, Chronomage, Seeing Stars, King Rex | B: Shinobi, Neophyte
      Temple of Goju: A Ghost, B Neophyte | Tortuga: B First Mate`);
    t.play('Stakeout', 'Temple of Goju');
    t.expect('cannot use: Stakeout');
    t.play('Chronomage', 'Tortuga');
    t.play('Seeing Stars').pick('Neophyte');
    t.use('Stakeout');
    t.endTurn();
    t.expect('why not B Shinobi -> Temple of Goju: forbidden: Stakeout');
    t.expect('why not B Shinobi -> Tortuga: nothing | why not B Neophyte -> Temple of Goju: nothing');
    t.endTurn();
    t.endTurn();
    t.expect('why not B Shinobi -> Temple of Goju: nothing');
  },
);

scene('Stakeout knows losses from before it was played, and counts negative power', (table) => {
  const t = table(`shows: Stakeout 1, R10.19 | printing: current | A: Stakeout, Chronomage, Poison
    Temple of Goju: A Ghost, B King Rex | Tortuga`);
  t.play('Chronomage', 'Tortuga');
  t.play('Poison', 'King Rex');
  t.play('Stakeout', 'Temple of Goju');
  t.expect('can use: Stakeout');
});

scene('Stakeout: a minion that is moved away takes its power with it', (table) => {
  const t = table(`shows: Stakeout 1 | printing: current | A: Grizzled Veteran
    Temple of Goju: A Stakeout, B First Mate | Tortuga`);
  t.play('Grizzled Veteran', 'Temple of Goju').pick('First Mate');
  t.expect('Tortuga: B First Mate | can use: Stakeout');
});

scene('Stakeout: losses of your own, elsewhere and in the turn before count for nothing', (table) => {
  const t = table(`shows: Stakeout 1 | printing: current
    decks: 6 Ghost | A: Way of Deception | B: Way of Deception
    Temple of Goju: A Ghost, B First Mate, A Stakeout, B Stakeout | Tortuga: B Neophyte`);
  t.play('Way of Deception');
  t.expect('Tortuga: B Neophyte, A Ghost | cannot use: Stakeout');
  t.endTurn();
  // A new turn: what A lost before is forgotten. What B loses is nothing to B.
  t.expect('cannot use: Stakeout');
  t.play('Way of Deception').pick('First Mate');
  t.expect('cannot use: Stakeout');
});
