import { scene } from '../kit/scene.ts';

// Valkyrie

scene('Valkyrie takes a minion out of the discard pile of any other player', (table) => {
  const t = table(`shows: Valkyrie 1 | players: 3
    A: Valkyrie | A discard: Ronin | B discard: Ghost, Tribute | C discard: Shogun
    Workshop | The Dread Gazebo`);
  t.play('Valkyrie', 'Workshop');
  t.offers('Ghost, Shogun');
  t.expect('picks: 1');
  t.pick('Shogun');
  t.expect('A: Shogun | C discard: nothing | B discard: Ghost, Tribute');
});

scene('Valkyrie finds nothing where no other discard pile holds a minion', (table) => {
  const t = table(`shows: Valkyrie 1 | A: Valkyrie | A discard: Ronin | B discard: Tribute
    Workshop | The Dread Gazebo`);
  t.play('Valkyrie', 'Workshop');
  t.expect('A: nothing | B discard: Tribute');
});

scene(
  'A stolen minion is played as your own, counts for you, and goes to its owner’s discard pile when the base has scored',
  (table) => {
    const t = table(`shows: Valkyrie 2, R9.3, R9.4
      A: Valkyrie, Insta-Grow | A deck: 6 Tribute | B discard: Ronin | base deck: The Dread Gazebo
      Jungle Oasis: B Ghost +2 | Workshop`);
    t.play('Valkyrie', 'Jungle Oasis');
    t.play('Insta-Grow');
    t.play('Ronin', 'Jungle Oasis');
    t.expect('Jungle Oasis: B Ghost +2, A Valkyrie, A(B) Ronin | total at Jungle Oasis: A 8');
    t.endTurn();
    t.expect('vp: A 2, B 0 | A discard: Insta-Grow, Valkyrie | B discard: Ghost, Ronin');
  },
);

// Raider

scene(
  'Raider: up to three cards on the deck in any order, +1 power for each until the end of the turn',
  (table) => {
    const t = table(`shows: Raider 2, R3.8 | decks: 6 Tribute | A: Ghost, Ronin, Bushi, Shogun
      Workshop: A Raider | The Dread Gazebo`);
    t.use('Raider');
    t.offers('Bushi, Ghost, Ronin, Shogun');
    t.expect('picks: 0-3');
    t.pick('Ghost', 'Ronin', 'Bushi');
    // The last one ends up on top.
    t.offers('Bushi, Ghost, Ronin').pick('Ronin', 'Bushi', 'Ghost');
    t.expect('A deck: Ghost, Bushi, Ronin, 6 Tribute | A: Shogun | power: Raider 7 | cannot use: Raider');
    t.endTurn();
    t.expect('power: Raider 4 | A: Bushi, Ghost, Shogun');
  },
);

scene('Raider: a card of another player may be among them and stays in your deck, unseen', (table) => {
  const t = table(`shows: Raider 1 2, R9.4
    A: Shield Maiden, Ronin, Bushi | A deck: 6 Tribute | B deck: Ghost, 6 Tribute
    Workshop: A Raider | The Dread Gazebo`);
  t.play('Shield Maiden', 'Workshop');
  // Everybody saw it go there.
  t.expect('B sees A in any order: 2 ?, Ghost');
  t.use('Raider').pick('B Ghost');
  t.expect('A deck: Ghost, 6 Tribute | B sees A: 2 ?');
  t.endTurn();
  t.expect('A: Bushi, Ghost, Ronin, Tribute | B sees A: 4 ?');
});

scene('Raider: none is a number too; without a card in hand it cannot be used', (table) => {
  const t = table(`shows: Raider, R3.3 | A: Ghost | A deck: 6 Tribute
    Workshop: A 2 Raider | The Dread Gazebo`);
  t.use('Raider');
  t.expect('picks: 0-1');
  t.pick();
  t.expect('power: Raider 4');
  t.play('Ghost', 'Workshop');
  t.expect('cannot use: Raider');
});

// Shield Maiden

scene('Shield Maiden takes an action off the top of a deck', (table) => {
  const t = table(`shows: Shield Maiden 1 | players: 3
    A: Shield Maiden | B deck: Ghost, Tribute | C deck: Sleep Spores, Ghost
    Workshop | The Dread Gazebo`);
  t.play('Shield Maiden', 'Workshop');
  t.offers('B, C').pick('C');
  t.expect('A: Sleep Spores | C deck: Ghost | B sees A: Sleep Spores');
});

scene('Shield Maiden takes a minion of printed power 3, and leaves a stronger one on top', (table) => {
  const t = table(`shows: Shield Maiden 1 | A: 2 Shield Maiden, Insta-Grow | B deck: Ronin, Bushi, Ghost
    Workshop | The Dread Gazebo`);
  t.play('Shield Maiden', 'Workshop');
  t.expect('A: Insta-Grow, Ronin, Shield Maiden');
  t.play('Insta-Grow');
  t.play('Shield Maiden', 'Workshop');
  t.expect('A: Ronin | B deck: Bushi, Ghost');
});

scene('Shield Maiden: an empty deck is made anew from the discard pile first', (table) => {
  const t = table(`shows: Shield Maiden 1, R2.1 | A: Shield Maiden | B discard: 2 Ghost
    Workshop | The Dread Gazebo`);
  t.play('Shield Maiden', 'Workshop');
  t.expect('A: Ghost | B deck: Ghost | B discard: nothing');
});

scene('Shield Maiden: with no card in deck and discard pile nothing happens', (table) => {
  const t = table('shows: Shield Maiden 1, R2.1 | A: Shield Maiden | Workshop | The Dread Gazebo');
  t.play('Shield Maiden', 'Workshop');
  t.expect('A: nothing | question: play');
});

scene(
  'Shield Maiden reveals Dynamite Surprise: its owner may play it first, and then there is nothing to take',
  (table) => {
    const t = table(`shows: Shield Maiden 2 | A: Shield Maiden | B deck: Dynamite Surprise, Ghost
      Workshop | The Dread Gazebo`);
    t.play('Shield Maiden', 'Workshop');
    t.expect('asked: B');
    t.offers('use Dynamite Surprise, pass').pick('use Dynamite Surprise');
    t.expect('A: nothing | B discard: Dynamite Surprise | A discard: Shield Maiden | B deck: Ghost');
  },
);

scene('Shield Maiden takes Dynamite Surprise if its owner does not play it', (table) => {
  const t = table(`shows: Shield Maiden 2 | A: Shield Maiden | B deck: Dynamite Surprise, Ghost
    Workshop | The Dread Gazebo`);
  t.play('Shield Maiden', 'Workshop').pass();
  t.expect('A: Dynamite Surprise | Workshop: A Shield Maiden');
});

scene('A stolen action does what it says for you, and goes to its owner’s discard pile', (table) => {
  const t = table(`shows: Shield Maiden 3, R9.4, R9.11
    A: Shield Maiden | A deck: 6 Tribute | B deck: Tribute, Ghost | Workshop | The Dread Gazebo`);
  t.play('Shield Maiden', 'Workshop');
  t.play('Tribute');
  t.expect('A: 3 Tribute | A discard: nothing | B discard: Tribute');
});

scene('A stolen card discarded from hand goes to its owner’s discard pile', (table) => {
  const t = table(`shows: Shield Maiden 3, R9.4
    A: Shield Maiden, Ghost, Insta-Grow | A deck: 6 Tribute | B deck: Ronin, Ghost
    Workshop | The Dread Gazebo`);
  t.play('Shield Maiden', 'Workshop');
  t.play('Insta-Grow');
  t.play('Ghost', 'Workshop').pick('Ronin');
  t.expect('A discard: Insta-Grow | B discard: Ronin');
});

// A stolen card in play

scene(
  'A stolen minion that is destroyed goes to its owner’s discard pile; its ability serves its controller',
  (table) => {
    const t = table(`shows: Valkyrie 2, R9.3, R9.4, R9.11 | turn: B | decks: 6 Tribute | B: Spirit, 2 Ghost
      Workshop: A(B) Samurai-Chan | The Dread Gazebo`);
    t.play('Spirit', 'The Dread Gazebo').pick('Samurai-Chan').pick('yes');
    t.expect('B discard: 2 Ghost, Samurai-Chan | A: Tribute | B: nothing');
  },
);

scene('A stolen minion that is returned goes to its owner’s hand', (table) => {
  const t = table(`shows: Valkyrie 2, R9.4, R9.5 | A deck: 6 Tribute | base deck: The Dread Gazebo
    The Mothership: A(B) Ghost, A Shogun +13 | Workshop`);
  t.endTurn();
  t.offers('Ghost').pick('Ghost');
  t.expect('B: Ghost | A: 2 Tribute');
});

scene('A stolen minion that is shuffled away goes into its owner’s deck', (table) => {
  const t = table(`shows: Valkyrie 2, R9.4
    A: Dr Livingstone, I Presume? | A deck: 6 Tribute | B deck: Ronin, Bushi
    Workshop: A(B) Ghost | The Dread Gazebo`);
  t.play('Dr Livingstone, I Presume?');
  t.expect('B deck in any order: Bushi, Ghost, Ronin | A deck: 6 Tribute');
});

scene('A stolen minion put under a deck goes under its owner’s', (table) => {
  const t = table(`shows: Valkyrie 2, R9.4 | A: Yokai Attack! | A deck: 6 Tribute | B deck: Ronin, Bushi
    Tar Pits: A(B) Ghost | The Dread Gazebo`);
  t.play('Yokai Attack!');
  t.expect('B deck: Ronin, Bushi, Ghost | A deck: 6 Tribute');
});

scene('A stolen card that was buried goes to its real owner’s discard pile when the base scores', (table) => {
  const t = table(`shows: Pillage 3, R7.2, R10.3
    decks: 6 Tribute | A: Pillage | B: Bushi | base deck: The Dread Gazebo
    Pyramids: A Shogun +16 | Workshop`);
  t.play('Pillage');
  t.use('Pyramids');
  t.expect('Pyramids: A Shogun +16, A(B) buried Bushi');
  t.endTurn();
  t.expect('A discard: Pillage, Shogun | B discard: Bushi');
});

scene('A stolen minion laid down in a duel is no action and returns to the hand it came from', (table) => {
  const t = table(`shows: Pillage 3, R8.1, R9.4 | decks: 6 Tribute | A: Pillage, Bushi | B: Ronin
    Shogun's Palace: B Shogun | Workshop`);
  t.play('Pillage');
  t.play('Bushi', "Shogun's Palace").pick('Shogun');
  t.offers('Ronin, pass').pick('Ronin');
  t.expect('A: Ronin | B: 2 Tribute | B sees A: Ronin');
});

scene('A stolen minion played at The Homeworld: its owner gets the extra minion, at once', (table) => {
  const t = table(`shows: The Homeworld 3 4, R9.3, R3.5
    A: Valkyrie, Insta-Grow, Ghost | A deck: 6 Tribute | B: Huscarl, Bushi | B discard: Ronin
    The Homeworld | Workshop`);
  t.play('Valkyrie', 'Workshop');
  t.play('Insta-Grow');
  t.play('Ronin', 'The Homeworld');
  t.expect('asked: B');
  t.offers('Huscarl').pick('Huscarl').pick('Workshop');
  t.expect('Workshop: A Valkyrie, B Huscarl');
  // A has no minion play left.
  t.offers('pass');
});

// Huscarl

scene(
  'Huscarl: a card on top of the deck for +2 power; a card of another player stays there, unseen',
  (table) => {
    const t = table(`shows: Huscarl 1 2, R9.4, R3.8
      A: Shield Maiden, Bushi | A deck: 6 Tribute | B deck: Ghost, 6 Tribute
      Workshop: A Huscarl | The Dread Gazebo`);
    t.play('Shield Maiden', 'Workshop');
    t.use('Huscarl');
    t.offers('Bushi, Ghost').pick('Ghost');
    t.expect('power: Huscarl 4 | A deck: Ghost, 6 Tribute | B sees A: ? | cannot use: Huscarl');
    t.endTurn();
    t.expect('power: Huscarl 2 | A: Bushi, Ghost, Tribute | B discard: nothing');
  },
);

scene('Huscarl cannot be used without a card in hand', (table) => {
  const t = table(`shows: Huscarl 2 | A: Huscarl | A deck: 6 Tribute
    Workshop: A Huscarl | The Dread Gazebo`);
  t.expect('can use: Huscarl');
  t.play('Huscarl', 'Workshop');
  t.expect('cannot use: Huscarl | why not A Huscarl: nothing to choose from');
});

scene(
  'A card of another player on your deck: revealed and then drawn by an ability, it goes to its owner’s hand',
  (table) => {
    const t = table(`shows: Huscarl 1, R9.4, R10.9
      A: Shield Maiden, Gold in Them Thar Hills, Bushi | A deck: Ronin, Raider, 6 Tribute
      B deck: Ghost, 6 Tribute | Workshop: A Huscarl | The Dread Gazebo`);
    t.play('Shield Maiden', 'Workshop');
    t.use('Huscarl').pick('Ghost');
    t.play('Gold in Them Thar Hills');
    t.offers('Ghost, Raider, Ronin').pick('Ghost');
    t.expect('B: Ghost | A: Bushi');
    t.pick('Raider', 'Ronin');
    t.expect('A deck: Ronin, Raider, 6 Tribute');
  },
);

// Berserk

scene('Berserk: a card on the deck for +3 power of one of your minions', (table) => {
  const t = table(`shows: Berserk 1 2, R9.4, R3.6
    A: Shield Maiden, Berserk, Bushi | A deck: 6 Tribute | B deck: Ghost, 6 Tribute
    Workshop: A Ronin, B Ghost | The Dread Gazebo`);
  t.play('Shield Maiden', 'Workshop');
  t.play('Berserk');
  t.offers('Bushi, Ghost').pick('Ghost');
  t.offers('Ronin, Shield Maiden').pick('Ronin');
  t.expect('power: Ronin 6 | A deck: Ghost, 6 Tribute | B sees A: ?');
  t.endTurn();
  t.expect('power: Ronin 3');
});

scene('Berserk as the last card in hand gives nothing', (table) => {
  const t = table(`shows: Berserk 2, R3.6 | A: Berserk | A deck: 6 Tribute
    Workshop: A Ronin | The Dread Gazebo`);
  t.play('Berserk');
  t.expect('power: Ronin 3 | A deck: 6 Tribute');
});

scene('Berserk without a minion of yours places no card', (table) => {
  const t = table(`shows: Berserk 2, R3.6 | A: Berserk, Ghost | A deck: 6 Tribute
    Workshop: B Ronin | The Dread Gazebo`);
  t.play('Berserk');
  t.expect('A: Ghost | A deck: 6 Tribute | power: Ronin 3');
});

scene('Berserk in the current printing gives +4', (table) => {
  const t = table(`shows: Berserk | printing: current | A: Berserk, Ghost | A deck: 6 Tribute
    Workshop: A Ronin | The Dread Gazebo`);
  t.play('Berserk');
  t.expect('power: Ronin 7 | A deck: Ghost, 6 Tribute');
});

// Cast the Runes

scene(
  'Cast the Runes: look at a hand and at the top two cards, put back in any order; an extra action later in the phase',
  (table) => {
    const t = table(`shows: Cast the Runes 1 2, R9.12, R3.5 | players: 3
      A: Cast the Runes, Ghost, Tribute | A deck: 6 Tribute | B: Ronin, Bushi
      B deck: Shogun, Samurai-Chan, Yokai Attack! | C: Ronin | Workshop | The Dread Gazebo`);
    t.play('Cast the Runes');
    t.offers('B, C').pick('B');
    t.expect('A sees B in any order: Bushi, Ronin | C sees B: 2 ?');
    t.offers('Samurai-Chan, Shogun');
    // The last one ends up on top.
    t.pick('Shogun', 'Samurai-Chan');
    t.expect('B deck: Samurai-Chan, Shogun, Yokai Attack! | B: Bushi, Ronin');
    t.play('Ghost', 'Workshop').pick();
    t.play('Tribute');
    t.expect('A: 3 Tribute');
    t.offers('pass');
  },
);

scene('Cast the Runes: a deck of one card is made longer with the discard pile', (table) => {
  const t = table(`shows: Cast the Runes 1, R2.1
    A: Cast the Runes | B deck: Shogun | B discard: 2 Ghost | Workshop | The Dread Gazebo`);
  t.play('Cast the Runes');
  t.offers('Ghost, Shogun').pick('Ghost', 'Shogun');
  t.expect('B deck: Shogun, 2 Ghost | B discard: nothing');
});

scene('Cast the Runes as a dueling card on another turn: the extra action is now or never', (table) => {
  const t = table(`shows: Cast the Runes 2 3, R3.5, R8.4 | decks: 6 Tribute | A: Honorable Combat, Ghost
    B: Cast the Runes, Combat Training, Way of the Warrior
    Workshop: A Ronin, A Ghost, B Bushi +2 | The Dread Gazebo`);
  t.play('Honorable Combat').pick('Ronin').pass().pick('Cast the Runes');
  t.expect('asked: B');
  t.offers('2 Tribute').pick('Tribute', 'Tribute');
  t.offers('Combat Training, Way of the Warrior');
  t.expect('purpose: extra action');
  t.pick('Combat Training');
  t.expect('power: Bushi 7 | vp: B 1 | asked: A');
});

// Combat Training

scene('Combat Training: your minions in play, at all bases, and none that come later', (table) => {
  const t = table(`shows: Combat Training 1 | A: Combat Training, Bushi | A deck: 6 Tribute
    Workshop: A Ronin, B Ghost | The Dread Gazebo: A(B) Huscarl`);
  t.play('Combat Training');
  t.play('Bushi', 'Workshop');
  t.expect('power: Ronin 4, Huscarl 3, Bushi 4, Ghost 2');
  t.endTurn();
  t.expect('power: Ronin 3');
});

// Pillage

scene(
  'Pillage takes a random card that only the two players know; Dynamite Surprise does not react',
  (table) => {
    const t = table(`shows: Pillage 1 2 3, R9.4 | players: 3
      A: Pillage | A deck: 6 Tribute | B: 2 Dynamite Surprise | Workshop: A Ronin | The Dread Gazebo`);
    t.play('Pillage');
    t.offers('B, C').pick('B');
    t.expect('question: play | A: Dynamite Surprise | B sees A: Dynamite Surprise | C sees A: ?');
    t.expect('A sees B: ? | Workshop: A Ronin');
  },
);

scene('Pillage: a player without cards may be chosen, to no effect', (table) => {
  const t = table(`shows: Pillage 1 | players: 3 | A: Pillage | A deck: 6 Tribute | B: Ghost
    Workshop | The Dread Gazebo`);
  t.play('Pillage').pick('C');
  t.expect('A: nothing | B: Ghost');
});

// Raiding Party

scene(
  'Raiding Party: an action that can be played now, or a minion of power 4 or less, under your control',
  (table) => {
    const t = table(`shows: Raiding Party 1
      A: Raiding Party | A deck: 6 Tribute | B deck: Bushi, Shogun, Final Haiku, Ghost
      Workshop: B Ronin | The Dread Gazebo`);
    t.play('Raiding Party');
    // The Shogun is too strong, and A has no minion for the Final Haiku.
    t.offers('Bushi');
    t.expect('picks: 0-1');
    t.pick('Bushi').pick('Workshop');
    t.offers('Final Haiku, Shogun').pick('Shogun', 'Final Haiku');
    t.expect('Workshop: B Ronin, A(B) Bushi | B deck: Final Haiku, Shogun, Ghost');
    // The free minion is still there to be played, but A has none.
    t.offers('pass');
  },
);

scene('Raiding Party: nothing has to be played; the three go back in any order', (table) => {
  const t = table(`shows: Raiding Party 1
    A: Raiding Party | A deck: 6 Tribute | B deck: Bushi, Shogun, Tribute, Ghost
    Workshop | The Dread Gazebo`);
  t.play('Raiding Party');
  t.offers('Bushi, Tribute').pick().pick('Tribute', 'Shogun', 'Bushi');
  t.expect('B deck: Bushi, Shogun, Tribute, Ghost | A: nothing');
});

scene(
  'Raiding Party: an action played off the deck works for you and goes to its owner’s discard pile',
  (table) => {
    const t = table(`shows: Raiding Party 1 4, R9.4
      A: Raiding Party | A deck: 6 Tribute | B deck: Tribute, Shogun, Bushi, Ghost
      Workshop | The Dread Gazebo`);
    t.play('Raiding Party').pick('Tribute');
    t.expect('A: 3 Tribute');
    t.pick('Shogun', 'Bushi');
    t.expect('B deck: Bushi, Shogun, Ghost | B discard: Tribute | A discard: Raiding Party');
  },
);

scene(
  'Raiding Party: the card played is resolved before the others go back; till then they are no part of that deck',
  (table) => {
    const t = table(`shows: Raiding Party 2, R3.4
      A: Raiding Party | A deck: 6 Tribute | B deck: Shield Maiden, Shogun, Bushi, Ghost
      Workshop | The Dread Gazebo`);
    t.play('Raiding Party').pick('Shield Maiden').pick('Workshop');
    // The Shield Maiden found the fourth card of the deck on top.
    t.expect('A: Ghost');
    t.pick('Shogun', 'Bushi');
    t.expect('B deck: Bushi, Shogun | Workshop: A(B) Shield Maiden');
  },
);

scene('Raiding Party reveals Dynamite Surprise: its owner may play it first', (table) => {
  const t = table(`shows: Raiding Party 3
    A: Raiding Party | A deck: 6 Tribute | B deck: Shogun, Dynamite Surprise, Bushi, Ghost
    Workshop: A Ronin | The Dread Gazebo`);
  t.play('Raiding Party');
  t.expect('asked: B');
  t.pick('use Dynamite Surprise');
  t.expect('A discard: Ronin | asked: A');
  t.offers('Bushi').pick();
  t.offers('Bushi, Shogun').pick('Bushi', 'Shogun');
  t.expect('B deck: Shogun, Bushi, Ghost | B discard: Dynamite Surprise');
});

scene('Raiding Party reveals a card of yours in another deck: merely revealed, it stays there', (table) => {
  const t = table(`shows: Raiding Party 4, R9.4 | turn: B
    A: Raiding Party | A deck: Ronin, 6 Tribute | B: Shield Maiden, 2 Ghost | B deck: 3 Bushi
    Workshop: B Raider | The Dread Gazebo`);
  t.play('Shield Maiden', 'Workshop');
  t.use('Raider').pick('Ronin', 'Ghost', 'Ghost').pick('Ronin', 'Ghost', 'Ghost');
  t.endTurn();
  t.expect('B deck: Ronin, 3 Bushi');
  t.play('Raiding Party');
  t.offers('2 Bushi, Ronin').pick().pick('Bushi', 'Ronin', 'Bushi');
  t.expect('B deck: Bushi, Ronin, 2 Bushi');
});

// Ransack

scene(
  'Ransack takes anybody’s action on a minion or base, or a buried card; what it did ends at once',
  (table) => {
    const t = table(`shows: Ransack 1 | players: 3 | A: Ransack
      Workshop: A Ronin, B Sleep Spores, C Bushi [C Final Haiku]
      The Dread Gazebo: A buried Ghost, C buried Shogun | Tar Pits: A Escape Hatch`);
    t.expect('power: Ronin 2');
    t.play('Ransack');
    t.offers('Escape Hatch, Final Haiku, Ghost, Sleep Spores, buried 2 @ The Dread Gazebo');
    t.expect('picks: 1');
    t.pick('Sleep Spores');
    t.expect('A: Sleep Spores | power: Ronin 3 | C sees A: Sleep Spores');
  },
);

scene('Ransack must take your own card if there is no other', (table) => {
  const t = table('shows: Ransack 1 | A: Ransack | Workshop: A Ronin [A Final Haiku] | The Dread Gazebo');
  t.play('Ransack');
  t.expect('A: Final Haiku | Workshop: A Ronin');
});

scene('Ransack takes a buried card unseen and without uncovering it', (table) => {
  const t = table(`shows: Ransack 2, R7.1, R9.4 | players: 3 | A: Ransack
    Workshop: C buried Shogun, C Pharaoh | The Dread Gazebo`);
  t.play('Ransack');
  t.expect('A: Shogun | B sees A: ? | C sees A: Shogun | a spectator sees A: ?');
  // The Pharaoh saw nothing uncovered.
  t.expect('C: nothing | C discard: nothing');
});

scene('What both of two players know of a card that Ransack took is not public yet', (table) => {
  const t = table('shows: Ransack 2, R7.1 | A: Ransack | Workshop: B buried Shogun | The Dread Gazebo');
  t.play('Ransack');
  t.expect('A sees A: Shogun | B sees A: Shogun | a spectator sees A: ?');
});

scene('An action taken by Ransack is played as your own, and goes home when it leaves play', (table) => {
  const t = table(`shows: Ransack 3, R9.3, R9.4 | decks: 6 Tribute | A: Ransack | B: Bear Necessities
    Workshop: B Rotary Slug Thrower, A Ronin, B Ghost | The Dread Gazebo`);
  t.play('Ransack');
  t.endTurn();
  t.endTurn();
  t.play('Rotary Slug Thrower');
  // Only Workshop takes actions.
  t.expect('Workshop: A Ronin, B Ghost, A(B) Rotary Slug Thrower | power: Ronin 5, Ghost 2');
  t.endTurn();
  t.play('Bear Necessities');
  t.expect('B discard: Bear Necessities, Rotary Slug Thrower');
});

scene('Ransack cannot move an action that is not affected by other players’ cards', (table) => {
  const t = table(`shows: Ransack 1, R9.2 | A: Ransack
    Workshop: B Sleep Spores, B Steam Queen | The Dread Gazebo`);
  t.play('Ransack');
  t.expect('A: nothing | Workshop: B Sleep Spores, B Steam Queen');
});

// Tribute

scene(
  'Tribute draws three, through a new deck if need be; it is not yet in the discard pile itself',
  (table) => {
    const t = table(`shows: Tribute 1, R2.1, R3.4 | A: Tribute | A deck: Ronin | A discard: 3 Ghost
      Workshop | The Dread Gazebo`);
    t.play('Tribute');
    t.expect('A: 2 Ghost, Ronin | A deck: Ghost | A discard: Tribute');
  },
);

scene('Tribute draws as many as there are', (table) => {
  const t = table(`shows: Tribute 1, R2.1 | A: Tribute | A deck: Ronin | A discard: Ghost
    Workshop | The Dread Gazebo`);
  t.play('Tribute');
  t.expect('A: Ghost, Ronin | A discard: Tribute');
});

// Viking Funeral

scene(
  'Viking Funeral: only on a minion of yours of power 5 or more; 1 VP when it is destroyed, and it goes to the box',
  (table) => {
    const t = table(`shows: Viking Funeral 1 2 | A: Viking Funeral, Yokai Attack! | A deck: 6 Tribute
      Workshop: A Ronin +2, A Bushi, B Shogun | The Dread Gazebo`);
    t.expect('why not A Viking Funeral -> Bushi: not a place for it');
    t.expect('why not A Viking Funeral -> Shogun: not a place for it');
    t.play('Viking Funeral');
    t.expect('Workshop: A Ronin +2 [A Viking Funeral], A Bushi, B Shogun');
    t.endTurn();
    t.endTurn();
    t.play('Yokai Attack!').pick('Ronin').keepExtra();
    t.expect('vp: A 1 | box: Ronin | A discard: Viking Funeral, Yokai Attack!');
  },
);

scene('Viking Funeral: also after scoring, and however weak the minion is by then', (table) => {
  const t = table(`shows: Viking Funeral 1 2 | A deck: 6 Tribute | base deck: The Dread Gazebo
    Jungle Oasis: A Ghost [A Viking Funeral], A Ronin +7 | Workshop`);
  t.endTurn();
  t.expect('vp: A 3 | box: Ghost | A discard: Ronin, Viking Funeral');
});

scene(
  'Viking Funeral serves its own controller; a minion of another owner stays in the discard pile',
  (table) => {
    const t = table(`shows: Viking Funeral 3, R9.3, R9.4 | players: 3
      A: Yokai Attack! | A deck: 6 Tribute
      Workshop: A(B) Shogun [A(C) Viking Funeral] | The Dread Gazebo`);
    t.play('Yokai Attack!');
    t.expect('vp: A 1 | box: nothing | B discard: Shogun | C discard: Viking Funeral');
  },
);

scene(
  'Viking Funeral on a minion that somebody else controls by now: its owner, who controls the action, gains the VP',
  (table) => {
    const t = table(`shows: Viking Funeral 3, R9.3 | turn: B | B: Yokai Attack! | B deck: 6 Tribute
      Workshop: B(A) Shogun [A Viking Funeral] | The Dread Gazebo`);
    t.play('Yokai Attack!');
    t.expect('vp: A 1, B 0 | box: Shogun');
  },
);

scene(
  'Viking Funeral: the minion did reach the discard pile; the current player orders what reacts to that',
  (table) => {
    const t = table(`shows: Viking Funeral 4, R3.7 | A: Yokai Attack! | A deck: 6 Tribute
      Workshop: A Samurai-Chan +3 [A Viking Funeral] | The Dread Gazebo: A Shogun`);
    t.play('Yokai Attack!').pick('Samurai-Chan');
    t.offers('use Samurai-Chan, use Shogun, use Viking Funeral').pick('use Viking Funeral');
    t.expect('box: Samurai-Chan');
    // What is left only adds something.
    t.expect('counters: Shogun 1 | A: Tribute | vp: A 1');
  },
);

scene('Viking Funeral does nothing when its minion goes to a hand', (table) => {
  const t = table(`shows: Viking Funeral 2 | A: Yokai Attack! | A deck: 6 Tribute
    Workshop: A Shogun [A Viking Funeral], A Escape Hatch | The Dread Gazebo`);
  t.play('Yokai Attack!');
  t.expect('A: Shogun | vp: A 0 | box: nothing');
});
