import { scene } from '../kit/scene.ts';

// Aunt of Drakes

scene(
  'Aunt of Drakes: you choose whom to give and to whom, draw a card and have an extra action',
  (table) => {
    const t = table(`shows: Aunt of Drakes 1 2 | players: 3 | A deck: 2 Invader
    Jungle Oasis: A Aunt of Drakes, A Ghost, B Ghost | Tortuga: A(C) Invader`);
    t.use('Aunt of Drakes');
    t.offers('Aunt of Drakes, Ghost, Invader').pick('Invader');
    t.offers('B, C').pick('B');
    t.expect('A: Invader | plays left: minion, action, action using Aunt of Drakes');
    t.expect('Tortuga: B(C) Invader | Jungle Oasis: A Aunt of Drakes, A Ghost, B Ghost');
    t.expect('cannot use: Aunt of Drakes');
  },
);

scene('Aunt of Drakes may be given away herself, and the reward is still yours', (table) => {
  const t = table(`shows: Aunt of Drakes 1 | A deck: 2 Invader | Jungle Oasis: A Aunt of Drakes | Tortuga`);
  t.use('Aunt of Drakes');
  t.expect(
    'Jungle Oasis: B(A) Aunt of Drakes | A: Invader | plays left: minion, action, action using Aunt of Drakes',
  );
});

scene('Aunt of Drakes: whoever has her uses her talent', (table) => {
  const t = table(`shows: Aunt of Drakes | turn: B | B deck: Invader
    Jungle Oasis: B(A) Aunt of Drakes | Tortuga: B Ghost`);
  t.use('Aunt of Drakes').pick('Ghost');
  t.expect('Jungle Oasis: B(A) Aunt of Drakes | Tortuga: A(B) Ghost | B: Invader');
});

// Foot of the King

scene('Foot of the King takes back a minion you own, on any base, for good', (table) => {
  const t = table(`shows: Foot of the King 1 2 | players: 3 | decks: 6 Ghost
    Jungle Oasis: A Foot of the King, C(B) Ghost | Tortuga: B(A) Invader, C(A) Ghost | The Homeworld: B Invader`);
  t.endTurn();
  t.offers('Ghost, Invader');
  t.expect('picks: 0-1 | asked: A');
  t.pick('Invader');
  t.expect('turn: B | Tortuga: A Invader, C(A) Ghost');
  t.endTurn();
  t.expect('turn: C | Tortuga: A Invader, C(A) Ghost');
});

scene('Foot of the King: whoever controls it takes back a minion that player owns', (table) => {
  const t = table(`shows: Foot of the King 2 | turn: B | decks: 6 Ghost
    Jungle Oasis: B(A) Foot of the King, A Ghost | Tortuga: A(B) Invader, B(A) Ghost`);
  t.endTurn();
  t.offers('Invader').pick('Invader');
  t.expect('Tortuga: B Invader, B(A) Ghost');
});

scene('Foot of the King: two of them allow one each', (table) => {
  const t = table(`shows: Foot of the King 2 | decks: 6 Ghost
    Jungle Oasis: A 2 Foot of the King | Tortuga: B(A) Invader, B(A) Ghost, B(A) Grave Digger`);
  t.endTurn();
  t.pick('Invader');
  t.offers('Ghost, Grave Digger').pick('Ghost');
  t.expect('turn: B | Tortuga: A Invader, A Ghost, B(A) Grave Digger');
});

// Betrothed

scene('Betrothed may be given away as it is played; its owner gains 1 VP when its base is won', (table) => {
  const t = table(`shows: Betrothed 1 2 | decks: 6 Ghost | A: Betrothed | base deck: The Mothership
    Jungle Oasis: B King Rex, B Ghost, A Invader | Tortuga`);
  t.play('Betrothed', 'Jungle Oasis');
  t.offers('B');
  t.expect('picks: 0-1');
  t.pick('B');
  t.expect('Jungle Oasis: B King Rex, B Ghost, A Invader, B(A) Betrothed');
  t.endTurn();
  t.expect('vp: A 1, B 2');
});

scene('Betrothed: giving it away is optional', (table) => {
  const t = table(`shows: Betrothed | A: Betrothed | Jungle Oasis | Tortuga`);
  t.play('Betrothed', 'Tortuga').pick();
  t.expect('Tortuga: A Betrothed | question: play');
});

scene('Betrothed: nothing for a winner who owns it, nor under a player who does not win', (table) => {
  const t = table(`shows: Betrothed | decks: 6 Ghost | base deck: The Mothership
    Jungle Oasis: A 2 King Rex, A Betrothed, B(A) Betrothed | Tortuga`);
  t.endTurn();
  t.expect('vp: A 2, B 0');
});

scene('Betrothed: however control was gained, on whatever base, and each counts', (table) => {
  const t = table(`shows: Betrothed 1 2 | decks: 6 Ghost | turn: B | B: Invasion | base deck: The Mothership
    Jungle Oasis: B King Rex, B(A) Betrothed [B Make Contact] | Tortuga: B(A) Betrothed`);
  t.play('Invasion').pick('Betrothed @ Tortuga');
  t.endTurn();
  t.expect('vp: A 2, B 2');
});

scene('Betrothed: tied winners are winners', (table) => {
  const t = table(`shows: Betrothed 2 | decks: 6 Ghost | base deck: The Mothership
    Jungle Oasis: A King Rex, B Grave Digger, B(A) Betrothed | Tortuga`);
  t.endTurn();
  t.expect('vp: A 3, B 2');
});

// Sneaky Squire

scene('Sneaky Squire given away brings an extra minion, which may be kept for later', (table) => {
  const t = table(`shows: Sneaky Squire 1 | A: Sneaky Squire, Ghost | Jungle Oasis | Tortuga`);
  t.play('Sneaky Squire', 'Jungle Oasis').pick('B');
  t.expect('Jungle Oasis: B(A) Sneaky Squire | plays left: action, minion using Sneaky Squire');
  t.play('Ghost', 'Tortuga');
  t.expect('Tortuga: A Ghost | plays left: action');
});

scene('Sneaky Squire: who keeps it gets nothing', (table) => {
  const t = table(`shows: Sneaky Squire 1 | A: Sneaky Squire, Ghost | Jungle Oasis | Tortuga`);
  t.play('Sneaky Squire', 'Jungle Oasis').pick();
  t.expect('Jungle Oasis: A Sneaky Squire | plays left: action');
});

// Activate the Spy

scene('Activate the Spy takes back a minion you own for good, and gives an extra action', (table) => {
  const t = table(`shows: Activate the Spy 1 2 | decks: 6 Ghost | players: 3 | A: Activate the Spy
    Jungle Oasis: B(A) Ghost, B Invader | Tortuga: C(A) Invader, B(C) Ghost`);
  t.play('Activate the Spy');
  t.offers('Ghost, Invader');
  t.expect('picks: 1');
  t.pick('Invader');
  t.expect('Tortuga: A Invader, B(C) Ghost | plays left: minion, action using Activate the Spy');
  t.endTurn();
  t.expect('Tortuga: A Invader, B(C) Ghost');
});

scene('Activate the Spy with nobody to take back still gives an extra action', (table) => {
  const t = table(
    `shows: Activate the Spy 2 | A: Activate the Spy | Jungle Oasis: A Ghost, B Ghost | Tortuga`,
  );
  t.play('Activate the Spy');
  t.expect('Jungle Oasis: A Ghost, B Ghost | plays left: minion, action using Activate the Spy');
});

scene('Activate the Spy: one that is protected from your cards is not an option', (table) => {
  const t = table(`shows: Activate the Spy 2 | A: Activate the Spy
    Jungle Oasis: B(A) Warbot, B(A) Ghost [B Incorporeal] | Tortuga: B(A) Invader`);
  t.play('Activate the Spy');
  t.offers('Invader, Warbot').pick('Warbot');
  t.expect('Jungle Oasis: A Warbot, B(A) Ghost [B Incorporeal]');
});

// Banner Call

scene('Banner Call takes back as many as you like, from everybody and everywhere', (table) => {
  const t = table(`shows: Banner Call 1 2 | players: 3 | decks: 6 Ghost | A: Banner Call
    Jungle Oasis: B(A) Ghost, B Invader | Tortuga: C(A) Invader, B(C) Ghost, C(A) Grave Digger`);
  t.play('Banner Call');
  t.offers('Ghost, Grave Digger, Invader');
  t.expect('picks: 0-3');
  t.pick('Ghost', 'Invader');
  t.expect('Jungle Oasis: A Ghost, B Invader | Tortuga: A Invader, B(C) Ghost, C(A) Grave Digger');
  t.endTurn();
  t.expect('Jungle Oasis: A Ghost, B Invader');
});

// Fate of the Favorites

scene('Fate of the Favorites: each destroys a minion they own, clockwise, whoever controls it', (table) => {
  const t = table(`shows: Fate of the Favorites 1 | players: 3 | A: Fate of the Favorites
    Jungle Oasis: A Ghost, B(A) Invader, B Ghost | Tortuga: A(B) Grave Digger | The Homeworld: C Ghost`);
  t.play('Fate of the Favorites');
  t.offers('Ghost, Invader').expect('asked: A | picks: 1');
  t.pick('Invader');
  t.offers('Ghost, Grave Digger').expect('asked: B | picks: 1');
  t.pick('Grave Digger');
  t.expect('Jungle Oasis: A Ghost, B Ghost | Tortuga: nothing | The Homeworld: nothing');
  t.expect('A discard: Invader, Fate of the Favorites | B discard: Grave Digger | C discard: Ghost');
});

scene('Fate of the Favorites: who destroys gets the credit, but the card is yours', (table) => {
  const t = table(`shows: Fate of the Favorites 2 | A: Fate of the Favorites
    Shark Reef: B Ghost, B Invader [B Incorporeal] | Tortuga: B King Rex`);
  t.play('Fate of the Favorites');
  t.expect('asked: B');
  t.pick('Ghost');
  // Bob has destroyed a minion at Shark Reef.
  t.expect('asked: B | question: choose | purpose: counter');
  t.pick('King Rex');
  t.expect('Tortuga: B King Rex +1');
});

scene('Fate of the Favorites cannot destroy what your cards do not affect', (table) => {
  const t = table(`shows: Fate of the Favorites 2 | A: Fate of the Favorites
    Jungle Oasis: B Invader [B Incorporeal] | Tortuga`);
  t.play('Fate of the Favorites');
  t.expect('Jungle Oasis: B Invader [B Incorporeal]');
});

// Hostage Exchange

scene('Hostage Exchange: one of yours for one of that player’s that is no stronger, for good', (table) => {
  const t = table(`shows: Hostage Exchange 1 2 | players: 3 | decks: 6 Ghost | A: Hostage Exchange
    Jungle Oasis: A Ghost, A Grave Digger, B Invader | Tortuga: B Grave Digger, B Supreme Overlord, C Ghost`);
  t.play('Hostage Exchange');
  t.offers('Ghost, Grave Digger').pick('Grave Digger');
  t.offers('B, C').pick('B');
  t.offers('Grave Digger, Invader').expect('picks: 1');
  t.pick('Invader');
  t.expect('Jungle Oasis: A Ghost, B(A) Grave Digger, A(B) Invader');
  t.endTurn();
  t.expect('Jungle Oasis: A Ghost, B(A) Grave Digger, A(B) Invader');
});

scene('Hostage Exchange: powers count as they are before the exchange', (table) => {
  const t = table(`shows: Hostage Exchange 1 | A: Hostage Exchange
    Jungle Oasis: A General Ivan, A Ghost, B Invader | Tortuga`);
  t.play('Hostage Exchange').pick('Ghost');
  t.expect('Jungle Oasis: A General Ivan, B(A) Ghost, B Invader');
});

scene('Hostage Exchange: nothing is taken if control could not be given', (table) => {
  const t = table(`shows: Hostage Exchange 1 | A: Hostage Exchange
    Jungle Oasis: B Ghost | Tortuga`);
  t.play('Hostage Exchange');
  t.expect('Jungle Oasis: B Ghost');
});

// Inevitable Betrayal

scene('Inevitable Betrayal: before a base scores, a minion you own there fights for you', (table) => {
  const t =
    table(`shows: Inevitable Betrayal 1 2 | decks: 6 Ghost | A: Inevitable Betrayal | base deck: The Mothership
    Jungle Oasis: B(A) King Rex, A Supreme Overlord, B Ghost | Tortuga: B(A) Ghost`);
  t.expect('why not A Inevitable Betrayal: only as a special');
  t.endTurn();
  t.offers('use Inevitable Betrayal, pass').pick('Inevitable Betrayal');
  t.expect('vp: A 2, B 0');
});

scene('Inevitable Betrayal is no choice with one you own there, and one with several', (table) => {
  const t =
    table(`shows: Inevitable Betrayal 2 | decks: 6 Ghost | A: Inevitable Betrayal | base deck: The Mothership
    Jungle Oasis: B(A) King Rex, B(A) Supreme Overlord, B Ghost | Tortuga: B(A) Ghost`);
  t.endTurn();
  t.pick('Inevitable Betrayal');
  t.offers('King Rex, Supreme Overlord').expect('picks: 1');
  t.pick('Supreme Overlord');
  t.expect('vp: A 0, B 2');
});

// Out of Sight

scene('Out of Sight: each returns a minion they own, clockwise, whoever controls it', (table) => {
  const t = table(`shows: Out of Sight 1 | players: 3 | A: Out of Sight
    Jungle Oasis: A Ghost, B(A) Invader, B Ghost | Tortuga: A(B) Grave Digger | The Homeworld: C Ghost`);
  t.play('Out of Sight');
  t.offers('Ghost, Invader').expect('asked: A | picks: 1');
  t.pick('Invader');
  t.offers('Ghost, Grave Digger').expect('asked: B | picks: 1');
  t.pick('Grave Digger');
  t.expect('Jungle Oasis: A Ghost, B Ghost | Tortuga: nothing | The Homeworld: nothing');
  t.expect('A: Invader | B: Grave Digger | C: Ghost');
});

scene('Out of Sight: what your cards do not affect stays, and another one goes', (table) => {
  const t = table(`shows: Out of Sight 1 | A: Out of Sight
    Jungle Oasis: B Invader [B Incorporeal], B Ghost | Tortuga`);
  t.play('Out of Sight');
  t.expect('Jungle Oasis: B Invader [B Incorporeal] | B: Ghost');
});

// Red Birthday Party

scene('Red Birthday Party: a minion you own dies, with all weaker ones at its base', (table) => {
  const t = table(`shows: Red Birthday Party 1 2 | A: Red Birthday Party
    Jungle Oasis: B(A) Grave Digger, A Ghost, B Invader, B Grave Digger, B Supreme Overlord | Tortuga: A Ghost, B Ghost`);
  t.play('Red Birthday Party');
  t.offers('Ghost, Ghost, Grave Digger').pick('Grave Digger');
  t.expect('Jungle Oasis: B Grave Digger, B Supreme Overlord | Tortuga: A Ghost, B Ghost');
});

scene('Red Birthday Party: powers are those just before', (table) => {
  const t = table(`shows: Red Birthday Party 1 | A: Red Birthday Party
    Jungle Oasis: A Invader +1, B Invader, B Ghost +2 | Tortuga`);
  t.play('Red Birthday Party');
  t.expect('Jungle Oasis: B Ghost +2');
});

scene('Red Birthday Party: if the chosen one cannot be destroyed, the others still are', (table) => {
  const t = table(`shows: Red Birthday Party 2 | A: Red Birthday Party
    Jungle Oasis: A Warbot, A Ghost, B Invader | Tortuga`);
  t.play('Red Birthday Party').pick('Warbot');
  t.expect('Jungle Oasis: A Warbot');
});

// Repaying Debts

scene('Repaying Debts: a minion you control, owned or not, for two cards and an extra minion', (table) => {
  const t = table(`shows: Repaying Debts 1 | players: 3 | A: Repaying Debts | A deck: Invader, Ghost
    Jungle Oasis: A Ghost, A(B) Invader | Tortuga`);
  t.play('Repaying Debts').pick('Invader');
  t.offers('B, C').pick('C');
  t.expect(
    'Jungle Oasis: A Ghost, C(B) Invader | A: Invader, Ghost | plays left: minion, minion using Repaying Debts',
  );
});

scene('Repaying Debts: no reward without a minion to give', (table) => {
  const t = table(`shows: Repaying Debts 1 | A: Repaying Debts | A deck: Invader, Ghost
    Jungle Oasis: B Ghost | Tortuga`);
  t.play('Repaying Debts');
  t.expect('A: nothing | plays left: minion');
});

// The Hill that Strolls

scene('The Hill that Strolls is played on your turn at any base, once others have two of yours', (table) => {
  const t =
    table(`shows: The Hill that Strolls 1 3 | players: 3 | A: Repaying Debts | A titans: The Hill that Strolls
    decks: 6 Ghost | Jungle Oasis: B(A) Ghost, A Ghost, A(B) Invader, B Invader | Tortuga`);
  t.expect('cannot use: The Hill that Strolls');
  t.play('Repaying Debts').pick('Ghost').pick('C');
  t.use('The Hill that Strolls');
  t.offers('Jungle Oasis, Tortuga').pick('Tortuga');
  t.expect('Tortuga: A The Hill that Strolls');
});

scene('The Hill that Strolls strengthens what you give away, through whichever card, wherever', (table) => {
  const t = table(`shows: The Hill that Strolls 2 | A: Repaying Debts | decks: 6 Ghost
    Jungle Oasis: A(B) Invader, A Ghost | Tortuga: A The Hill that Strolls`);
  t.play('Repaying Debts').pick('Invader').pick();
  t.offers('Invader');
  t.expect('picks: 0-1');
  t.pick('Invader');
  t.expect('Jungle Oasis: B Invader +1, A Ghost');
});

scene('The Hill that Strolls: its talent gives a minion away for a card, and strengthens it', (table) => {
  const t = table(`shows: The Hill that Strolls 2 | A deck: Grave Digger
    Jungle Oasis: A Invader, B Ghost | Tortuga: A The Hill that Strolls, B(A) Ghost`);
  t.use('The Hill that Strolls');
  t.offers('give control, take control').pick('give control');
  t.expect('A: Grave Digger | question: choose');
  t.pick('Invader');
  t.expect('Jungle Oasis: B(A) Invader +1, B Ghost');
});

scene('The Hill that Strolls: or a minion here that you own comes back', (table) => {
  const t = table(`shows: The Hill that Strolls 3
    Jungle Oasis: A Invader, B(A) Ghost | Tortuga: A The Hill that Strolls, B(A) Ghost, B Invader`);
  t.use('The Hill that Strolls').pick('take control');
  t.expect('Tortuga: A The Hill that Strolls, A Ghost, B Invader | Jungle Oasis: A Invader, B(A) Ghost');
});

scene('The Hill that Strolls does not care for what others give away or take', (table) => {
  const t = table(`shows: The Hill that Strolls 2 | turn: B | B: Repaying Debts, Make Contact, Time Loop
    decks: 6 Ghost | Jungle Oasis: B Ghost, B King Rex, A Invader | Tortuga: A The Hill that Strolls`);
  t.play('Repaying Debts').pick('Ghost');
  t.expect('asked: B | question: play | Jungle Oasis: A(B) Ghost, B King Rex, A Invader');
});
