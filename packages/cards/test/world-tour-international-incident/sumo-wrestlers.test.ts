import { scene } from '../kit/scene.ts';

// Yokozuna

scene('Yokozuna: other players’ cards move none of your minions, at any base', (table) => {
  const t = table(`shows: Yokozuna 1 | turn: B | B: Grasp the Belt
    Jungle Oasis: A Yokozuna, B Ghost | Tortuga: A Neophyte, B First Mate`);
  t.play('Grasp the Belt');
  t.offers('Ghost, First Mate').pick('Ghost');
  t.expect('Jungle Oasis: A Yokozuna | Tortuga: A Neophyte, B First Mate, B Ghost');
});

scene('Yokozuna: only moving is stopped, a base is nobody’s card, and yours may move yours', (table) => {
  const t = table(`shows: Yokozuna 1 | decks: 6 Ghost | A: Dinghy | B: Cannon, Neophyte
    Jungle Oasis: A Yokozuna, A Ghost | The Dohyo: A First Mate, A Neophyte`);
  t.play('Dinghy').pick('Ghost').endTurn();
  t.expect('The Dohyo: A First Mate, A Neophyte, A Ghost');
  t.play('Cannon').pick('First Mate');
  t.play('Neophyte', 'The Dohyo').pick('Ghost');
  t.expect('The Dohyo: A Neophyte, B Neophyte | Jungle Oasis: A Yokozuna, A Ghost');
});

scene('Yokozuna: a card, or another player’s minion moves away', (table) => {
  const t = table(`shows: Yokozuna | decks: 6 Ghost | A: nothing
    Jungle Oasis: A Yokozuna, B King Rex, B Invader | Tortuga: B Neophyte | The Homeworld`);
  t.use('Yokozuna');
  t.offers('draw, move a minion').pick('move a minion').pick('King Rex').pick('Tortuga');
  t.expect('Tortuga: B Neophyte, B King Rex | A: nothing | cannot use: Yokozuna');
  t.endTurn().endTurn();
  t.use('Yokozuna').pick('draw');
  t.expect('A: 3 Ghost');
});

// Top Tier

scene('Top Tier: one counter for all the cards that one ability discards', (table) => {
  const t = table(`shows: Top Tier 1 | A: Bulking Stew, 3 Ghost | Jungle Oasis: A Top Tier | Tortuga`);
  t.play('Bulking Stew').pick('Ghost', 'Ghost', 'Ghost');
  t.expect('counters: Top Tier 4');
});

scene('Top Tier: each discarding counts, and playing an action is none', (table) => {
  const t = table(`shows: Top Tier 2 | A: Performance Prize, Rookie Sumo, Ghost | A deck: 6 Neophyte
    Jungle Oasis: A Top Tier | Tortuga`);
  t.play('Performance Prize');
  t.expect('counters: Top Tier 0');
  t.play('Rookie Sumo', 'Tortuga').pick('Ghost').pick('Rookie Sumo');
  t.expect('counters: Top Tier 1, Rookie Sumo 1');
});

scene('Top Tier: cards that others make you discard, and those beyond ten', (table) => {
  const t = table(`shows: Top Tier 2 | A: 10 Ghost | decks: 6 Neophyte | B: Take the Shinies
    Jungle Oasis: A Top Tier, B Top Tier | Tortuga`);
  t.endTurn().pick('Neophyte', 'Neophyte');
  t.expect('counters: A Top Tier 1, B Top Tier 0');
  t.play('Take the Shinies');
  t.expect('counters: A Top Tier 2, B Top Tier 0');
});

// Third Tier

scene('Third Tier: push a small minion of another player away and draw a card', (table) => {
  const t = table(`shows: Third Tier | A: Third Tier | A deck: 2 Ghost
    Jungle Oasis: A Neophyte, B King Rex, B Neophyte, B Invader +1, B Invader | Tortuga: B First Mate`);
  t.play('Third Tier', 'Jungle Oasis');
  t.expect('picks: 0-1');
  t.offers('Neophyte, Invader').pick('Invader');
  t.expect('A: Ghost | Tortuga: B First Mate, B Invader');
});

scene('Third Tier: without a move there is no card', (table) => {
  const t = table(`shows: Third Tier 1 | decks: 2 Ghost | A: 2 Third Tier, Ghost
    Jungle Oasis: B Neophyte | Tortuga: B Ghost`);
  t.play('Third Tier', 'Jungle Oasis').pick();
  t.expect('question: play | A: Ghost, Third Tier');
});

scene('Third Tier: a minion that cannot be moved brings no card', (table) => {
  const t = table(`shows: Third Tier 1 | A: Third Tier | A deck: Ghost
    Jungle Oasis: B Neophyte | Tortuga: B Yokozuna`);
  t.play('Third Tier', 'Jungle Oasis');
  t.expect('question: play | A: nothing');
});

// Rookie Sumo

scene('Rookie Sumo: discard a card for a counter on one of your minions', (table) => {
  const t = table(`shows: Rookie Sumo 1 | A: Rookie Sumo, 2 Ghost
    Jungle Oasis: B Ghost | Tortuga: A Neophyte`);
  t.play('Rookie Sumo', 'Jungle Oasis').pick('Ghost');
  t.offers('Neophyte, Rookie Sumo').pick('Rookie Sumo');
  t.expect('counters: Rookie Sumo 1 | A: Ghost | A discard: Ghost');
});

scene('Rookie Sumo: the discard is optional, and needed', (table) => {
  const t = table('shows: Rookie Sumo | A: Rookie Sumo, Ghost | Jungle Oasis | Tortuga: A Neophyte');
  t.play('Rookie Sumo', 'Jungle Oasis').pick();
  t.expect('counters: Rookie Sumo 0, Neophyte 0 | A: Ghost');
});

scene('Rookie Sumo in the current printing: two counters, both on the same minion', (table) => {
  const t = table(`shows: Rookie Sumo 1 | printing: current | A: Rookie Sumo, Ghost
    Jungle Oasis | Tortuga: A Neophyte`);
  t.play('Rookie Sumo', 'Jungle Oasis').pick('Ghost').pick('Neophyte');
  t.expect('counters: Rookie Sumo 0, Neophyte 2');
});

// Body Slam

scene('Body Slam: all minions of one player at a base of yours go to one other base', (table) => {
  const t = table(`shows: Body Slam 1 | players: 3 | A: Body Slam
    Jungle Oasis: A Ghost, B Neophyte, C Neophyte, B King Rex | Tortuga: B Ghost | The Homeworld: A Ghost`);
  t.play('Body Slam');
  t.offers('B, C').pick('B');
  t.offers('Tortuga, The Homeworld').pick('Tortuga');
  t.expect('Jungle Oasis: A Ghost, C Neophyte | Tortuga: B Ghost, B Neophyte, B King Rex');
});

scene('Body Slam: one that cannot move stays', (table) => {
  const t = table(`shows: Body Slam 1 | A: Body Slam
    Jungle Oasis: A Ghost, B Neophyte [B Incorporeal], B King Rex | Tortuga`);
  t.play('Body Slam');
  t.expect('Jungle Oasis: A Ghost, B Neophyte [B Incorporeal] | Tortuga: B King Rex');
});

// Bulking Stew

scene('Bulking Stew: a counter for each card, wherever you like', (table) => {
  const t = table(`shows: Bulking Stew 1 | A: Bulking Stew, 2 Ghost, First Mate
    Jungle Oasis: A Neophyte, B Ghost | Tortuga: A King Rex`);
  t.play('Bulking Stew');
  t.expect('picks: 0-3');
  t.pick('Ghost', 'Ghost').pick('King Rex').pick('Neophyte');
  t.expect('counters: King Rex 1, Neophyte 1 | A: First Mate');
});

scene('Bulking Stew: no card need be discarded', (table) => {
  const t = table('shows: Bulking Stew 1 | A: Bulking Stew, Ghost | Jungle Oasis: A Neophyte | Tortuga');
  t.play('Bulking Stew').pick();
  t.expect('counters: Neophyte 0 | A: Ghost');
});

// Chikara-Mizu

scene('Chikara-Mizu: 2 power, or 4 for a card; first the minion', (table) => {
  const t = table(`shows: Chikara-Mizu 1 | A: 2 Chikara-Mizu, Archmage, Ghost | decks: 6 Ghost
    Jungle Oasis: A Neophyte, B Ghost | Tortuga: A King Rex`);
  t.play('Archmage', 'Tortuga');
  t.play('Chikara-Mizu');
  t.offers('Neophyte, King Rex, Archmage').pick('Neophyte').pick();
  t.expect('power: Neophyte 4 | A: Chikara-Mizu, Ghost');
  t.play('Chikara-Mizu').pick('Neophyte').pick('Ghost');
  t.expect('power: Neophyte 8 | A: nothing');
  t.endTurn();
  t.expect('power: Neophyte 2');
});

// Fighting Spirit Prize

scene('Fighting Spirit Prize: two cards, and a counter each on two minions', (table) => {
  const t = table(`shows: Fighting Spirit Prize 1 | A: Fighting Spirit Prize | A deck: 3 Ghost
    Jungle Oasis: A Neophyte, B Ghost | Tortuga: A King Rex`);
  t.play('Fighting Spirit Prize').pick('King Rex').pick('Neophyte');
  t.expect('counters: King Rex 1, Neophyte 1 | A: 2 Ghost');
});

scene('Fighting Spirit Prize: both on one, and there they have to go if it is the only one', (table) => {
  const t = table(`shows: Fighting Spirit Prize 1 2 | A: Fighting Spirit Prize | A deck: 3 Ghost
    Jungle Oasis: A Neophyte, B Ghost | Tortuga`);
  t.play('Fighting Spirit Prize');
  t.expect('question: play | counters: Neophyte 2');
});

// Grasp the Belt

scene('Grasp the Belt: anybody’s minion, from a base where you have one', (table) => {
  const t = table(`shows: Grasp the Belt 1 | A: Grasp the Belt
    Jungle Oasis: A Neophyte | Tortuga: A Ghost, B King Rex | The Homeworld: B First Mate`);
  t.play('Grasp the Belt');
  t.offers('Neophyte, Ghost, King Rex').pick('Neophyte').pick('The Homeworld');
  t.expect('The Homeworld: B First Mate, A Neophyte | Jungle Oasis: nothing');
});

// Head Butt

scene('Head Butt: an action of another player on the base or on anybody’s minion there', (table) => {
  const t = table(`shows: Head Butt 1 | A: Head Butt
    Jungle Oasis: A Ghost [B Poison, A Upgrade], B King Rex [B Upgrade], B Wildlife Preserve, A Infiltrate
    Tortuga: B First Mate [B Incorporeal]`);
  t.play('Head Butt');
  t.offers('Poison, Upgrade, Wildlife Preserve');
  t.expect('picks: 1');
  t.pick('Upgrade');
  t.expect('B discard: Upgrade');
});

scene('Head Butt: a single one has to be destroyed', (table) => {
  const t = table(`shows: Head Butt 1 | A: Head Butt | Jungle Oasis: A Ghost [B Upgrade] | Tortuga`);
  t.play('Head Butt');
  t.expect('Jungle Oasis: A Ghost | B discard: Upgrade');
});

// Prizes

scene('Performance Prize: three cards', (table) => {
  const t = table(
    'shows: Performance Prize | A: Performance Prize | A deck: 4 Ghost | Jungle Oasis | Tortuga',
  );
  t.play('Performance Prize');
  t.expect('A: 3 Ghost');
});

scene('Technique Prize: all three counters on one minion', (table) => {
  const t = table(`shows: Technique Prize 1 | A: Technique Prize
    Jungle Oasis: A Neophyte, B Ghost | Tortuga: A King Rex`);
  t.play('Technique Prize');
  t.offers('Neophyte, King Rex').pick('Neophyte');
  t.expect('counters: Neophyte 3, King Rex 0 | question: play');
});
