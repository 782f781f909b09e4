import { expect } from 'vitest';
import { library } from '../../src/index.ts';
import { scene } from '../kit/scene.ts';

// General Ivan

scene('General Ivan: not even your own card destroys your minion, and what you paid stays paid', (table) => {
  const t = table(`shows: General Ivan 1, R10.10 | A: Spirit, 2 Ghost, Insta-Grow
    Tortuga: A General Ivan | Jungle Oasis: A Cub Scout`);
  t.play('Spirit', 'Tortuga');
  t.offers('General Ivan, Cub Scout, Spirit').pick('Cub Scout').pick('yes');
  t.expect('Jungle Oasis: A Cub Scout | A: nothing | A discard: 2 Ghost, Insta-Grow');
});

scene(
  'General Ivan: he himself can be chosen by another player, but nothing happens to him and nothing follows from it',
  (table) => {
    const t = table(`shows: General Ivan 1 3 | turn: B | B: Spirit, 4 Ghost, 2 Insta-Grow
      Field of Honor: A General Ivan | Jungle Oasis`);
    t.play('Spirit', 'Jungle Oasis');
    t.offers('General Ivan, Spirit').pick('General Ivan').pick('yes');
    t.expect('Field of Honor: A General Ivan | B: nothing | vp: B 0');
  },
);

scene('General Ivan: a base ability does not destroy either', (table) => {
  const t = table(`shows: General Ivan 1 3 | turn: B | from: score bases
    A: Ghost | base deck: Jungle Oasis
    Tortuga: A General Ivan, A Ghost | Ninja Dojo: B Spectre, B Spirit +10`);
  t.expect('asked: B');
  t.offers('General Ivan, Ghost, Spectre, Spirit').pick('Ghost');
  t.expect('Tortuga: A General Ivan, A Ghost | A discard: nothing | vp: B 2');
});

scene(
  'General Ivan: your minions can be moved, weakened and taken over, and then he protects them no longer',
  (table) => {
    const t = table(`shows: General Ivan 2 | turn: B | B: Bear Cavalry, Make Contact
      Tortuga: A Cub Scout | Jungle Oasis: B Sleep Spores
      Tar Pits: A General Ivan, A Cub Scout [B Choking Vines]`);
    t.play('Bear Cavalry', 'Tortuga').pick('Jungle Oasis');
    t.expect('Jungle Oasis: B Sleep Spores, A Cub Scout | power: Cub Scout @ Jungle Oasis 2');
    t.play('Make Contact').pick('Cub Scout @ Tar Pits');
    t.expect('controller: Cub Scout @ Tar Pits B');
    t.endTurn();
    t.endTurn();
    // Choking Vines at the start of B's turn.
    t.expect('asked: B | Tar Pits: A General Ivan');
    // Tar Pits sends it to the bottom of A's deck.
    t.expect('A deck: ..., Cub Scout');
  },
);

scene(
  'General Ivan: your minions can be placed in a deck, and they are discarded when their base scores',
  (table) => {
    const t = table(`shows: General Ivan 2, R5.7 | from: score bases
      A deck: 3 Ghost | B: Ghost | B deck: Ghost | base deck: Jungle Oasis
      Tortuga: A General Ivan | Temple of Goju: A Spectre, A Ghost, B Spectre, B 2 Spirit`);
    t.expect('A deck: Ghost, Spectre | A discard: Ghost | B deck: Ghost, Spectre');
    t.expect('Tortuga: A General Ivan');
  },
);

scene('General Ivan: your minions can be returned to hand', (table) => {
  const t = table(`shows: General Ivan 2 | from: score bases | base deck: Jungle Oasis
    The Mothership: A General Ivan, A Spectre, A Spirit, A Ghost, A Polar Commando | Tortuga`);
  t.offers('Spirit, Ghost').pick('Ghost');
  // The hand is what was returned and two cards drawn out of the shuffled discard pile.
  t.expect('A: Ghost, ...');
  t.expect('A: 3 cards');
});

scene('General Ivan: Sprout stays in play and its search still happens', (table) => {
  const t = table(`shows: General Ivan 4 | from: start of turn | A deck: Ghost, Cub Scout, Spectre
    Tortuga: A General Ivan | Jungle Oasis: A Sprout`);
  t.pick('yes');
  t.offers('Ghost, Cub Scout').pick('Cub Scout');
  t.expect('Jungle Oasis: A Sprout, A Cub Scout');
});

scene('General Ivan, current: no destruction, so nothing that it was to pay for', (table) => {
  const t = table(`shows: General Ivan 3, R3.6 | printing: current | A: Bear Rides You
    Tortuga: A General Ivan, A Ghost | Jungle Oasis: B Cub Scout | Tsar's Palace: B Ghost`);
  t.play('Bear Rides You').pick('A Ghost').pick('Jungle Oasis').pick();
  // B is not even asked.
  t.expect("asked: A | question: play | Jungle Oasis: B Cub Scout, A Ghost | Tsar's Palace: B Ghost");
});

scene(
  'General Ivan, current: once a turn, your minions where another player’s minion went get +1 power',
  (table) => {
    const t = table(`shows: General Ivan | printing: current | A: Grizzled Veteran, Bear Rides You
      Jungle Oasis: B Ghost, B Spirit | Tortuga: A General Ivan, A Ghost | Tsar's Palace`);
    t.play('Grizzled Veteran', 'Jungle Oasis').pick('Spirit').pick('Tortuga');
    t.expect('asked: A');
    t.offers('yes, no').pick('yes');
    t.expect('power: General Ivan 7, Ghost @ Tortuga 3, Spirit 3, Grizzled Veteran 3');
    t.play('Bear Rides You').pick('B Ghost').pick('Tortuga');
    t.expect('question: play | power: General Ivan 7');
    t.endTurn();
    t.expect('power: General Ivan 6, A Ghost 2');
  },
);

scene(
  'General Ivan, current: whoever moved it; declining keeps it; nobody is asked where you have no minion',
  (table) => {
    const t = table(`shows: General Ivan | printing: current | turn: B
      Jungle Oasis: B Ghost | Tortuga: A General Ivan, B 3 Zeppelin | Tsar's Palace`);
    t.use('Zeppelin');
    t.expect('asked: A');
    t.pick('no');
    t.expect('power: General Ivan 6');
    t.use('Zeppelin').pick("Tsar's Palace");
    t.expect('question: play');
    t.use('Zeppelin');
    t.expect('asked: A');
    t.pick('yes');
    t.expect('power: General Ivan 7');
    // A's own minions do not set it off, nor does it last into the next turn.
    t.endTurn();
    t.expect('power: General Ivan 6');
  },
);

scene('General Ivan, current: he cheers first, for Cub Scout has nothing to look at before that', (table) => {
  const t = table(`shows: General Ivan, R3.7, R10.6 | printing: current | A: Grizzled Veteran
    Jungle Oasis: B Spirit | Tortuga: A General Ivan, A Cub Scout`);
  t.play('Grizzled Veteran', 'Jungle Oasis').pick('Spirit');
  t.offers('no, yes').pick('yes');
  // 3 is less than 4 now.
  t.pick('yes');
  t.expect('B discard: Spirit');
  t.pick();
});

scene('General Ivan does not keep your minions from being shuffled away', (table) => {
  const t = table(`shows: General Ivan 2 | turn: B | B: Dr Livingstone, I Presume?
    Tortuga: A General Ivan | Jungle Oasis: A Ghost`);
  t.play('Dr Livingstone, I Presume?').pick('Ghost');
  t.expect('Jungle Oasis: nothing | A deck: Ghost');
});

// Polar Commando

scene('Polar Commando is strong only while no other minion of yours is here', (table) => {
  const t = table(`shows: Polar Commando 1 | A: Ghost
    Tortuga: A Polar Commando, A Zeppelin, B Cub Scout, B Ghost | Jungle Oasis: A Spirit`);
  t.expect('power: Polar Commando 6 | parts of Polar Commando: Polar Commando +4, Polar Commando +2');
  t.play('Ghost', 'Tortuga');
  t.expect('power: Polar Commando 4');
  t.use('Zeppelin').pick('A Ghost');
  t.expect('Jungle Oasis: A Spirit, A Ghost | power: Polar Commando 6');
});

scene('Polar Commando alone cannot be destroyed', (table) => {
  const t = table(`shows: Polar Commando 1 | turn: B | B: Spirit, 4 Ghost, 2 Insta-Grow
    Tortuga: A Polar Commando, B Cub Scout | Jungle Oasis: A Ghost`);
  t.play('Spirit', 'Jungle Oasis').pick('Polar Commando').pick('yes');
  t.expect('B: nothing | Tortuga: A Polar Commando, B Cub Scout');
});

scene('Polar Commando: two on one base switch each other off, until one is gone', (table) => {
  const t = table(`shows: Polar Commando 1 2 | turn: B | B: Spirit, 4 Ghost
    Tortuga: A 2 Polar Commando | Jungle Oasis`);
  t.expect('total at Tortuga: A 8');
  t.play('Spirit', 'Jungle Oasis').pick('Polar Commando').pick('yes');
  t.expect('Tortuga: A Polar Commando | A discard: Polar Commando | total at Tortuga: A 6');
});

scene('Polar Commando can be weakened and moved', (table) => {
  const t = table(`shows: Polar Commando 3 | turn: B | B: Bear Cavalry
    Tortuga: A Polar Commando, B Sleep Spores | Jungle Oasis: A Ghost | Tsar's Palace`);
  t.expect('power: Polar Commando 5');
  t.play('Bear Cavalry', 'Tortuga');
  t.offers("Jungle Oasis, Tsar's Palace").pick('Jungle Oasis');
  t.expect('Jungle Oasis: A Ghost, A Polar Commando | power: Polar Commando 4');
});

scene('Polar Commando can be returned to hand', (table) => {
  const t = table(`shows: Polar Commando 3 | from: score bases
    A deck: 2 Ghost | base deck: Jungle Oasis
    The Mothership: A Polar Commando, A 2 Aggromotive, B 3 Sleep Spores, B Spectre, B Ghost | Tortuga`);
  t.offers('Polar Commando').pick('Polar Commando');
  t.expect('A: 2 Ghost, Polar Commando');
});

scene('Polar Commando can be placed in a deck', (table) => {
  const t = table(`shows: Polar Commando 3 | from: score bases
    A deck: 3 Ghost | base deck: Jungle Oasis
    Temple of Goju: A Polar Commando, B Spectre, B 2 Spirit, B Ghost | Tortuga`);
  t.expect('A deck: Ghost, Polar Commando');
});

scene('Polar Commando, current: a talent that strengthens it or something weaker', (table) => {
  const t = table(`shows: Polar Commando, R3.8 | printing: current
    Tortuga: A Polar Commando, B Ghost | Jungle Oasis: B Cub Scout, B Spectre
    Tsar's Palace: A Spirit +1`);
  t.expect('power: Polar Commando 4');
  t.use('Polar Commando');
  t.offers('Polar Commando, Ghost, Cub Scout').pick('Cub Scout');
  t.expect('Jungle Oasis: B Cub Scout +1, B Spectre | cannot use: Polar Commando');
});

scene('Polar Commando, current: it grows, and can be destroyed', (table) => {
  const t = table(`shows: Polar Commando | printing: current | A: Spirit, 5 Ghost
    Tortuga: A Polar Commando | Jungle Oasis`);
  t.use('Polar Commando');
  t.expect('Tortuga: A Polar Commando +1');
  t.play('Spirit', 'Jungle Oasis').pick('Polar Commando').pick('yes');
  t.expect('Tortuga: nothing');
});

scene('Polar Commando can be shuffled away', (table) => {
  const t = table(`shows: Polar Commando 3 | turn: B | B: Dr Livingstone, I Presume?
    Tortuga: A Polar Commando | Jungle Oasis`);
  t.play('Dr Livingstone, I Presume?');
  t.expect('Tortuga: nothing | A deck: Polar Commando');
});

// Bear Cavalry

scene('Bear Cavalry moves another player’s minion here to a base of your choice', (table) => {
  const t = table(`shows: Bear Cavalry 1 | A: Bear Cavalry
    Tortuga: A Ghost, B Ghost, B Spirit | Jungle Oasis: B Haunting | Tsar's Palace`);
  t.play('Bear Cavalry', 'Tortuga');
  t.offers('Ghost, Spirit');
  t.expect('picks: 1');
  t.pick('Ghost');
  t.offers("Jungle Oasis, Tsar's Palace").pick("Tsar's Palace");
  // Tsar's Palace is closed to playing it, not to moving it.
  t.expect("Tsar's Palace: B Ghost | Tortuga: A Ghost, B Spirit, A Bear Cavalry");
});

scene('Bear Cavalry with nobody else here does nothing', (table) => {
  const t = table(`shows: Bear Cavalry 1, R3.3 | A: Bear Cavalry
    Tortuga: A Ghost | Jungle Oasis: B Spirit`);
  t.play('Bear Cavalry', 'Tortuga');
  t.expect('question: play | Jungle Oasis: B Spirit');
});

scene('Bear Cavalry: a moved minion keeps its controller, counters and cards, and is not played', (table) => {
  const t = table(`shows: Bear Cavalry 2, R3.2, R9.5 | A: Bear Cavalry | B: Spirit, Insta-Grow
    Tortuga: B(A) Ghost +1 [A Choking Vines] | Haunted House`);
  t.play('Bear Cavalry', 'Tortuga');
  // Neither the Ghost nor Haunted House asks B to discard.
  t.expect('question: play | Haunted House: B(A) Ghost +1 [A Choking Vines] | B: Insta-Grow, Spirit');
});

scene('Grizzled Veteran, the current Bear Cavalry, may move it', (table) => {
  const t = table(`shows: Bear Cavalry | printing: current | A: 2 Grizzled Veteran, Insta-Grow
    Tortuga: B Ghost | Jungle Oasis | Tsar's Palace`);
  t.play('Grizzled Veteran', 'Tortuga');
  t.offers('Ghost');
  t.expect('picks: 0-1');
  t.pick();
  t.expect('Tortuga: B Ghost, A Grizzled Veteran');
  t.play('Insta-Grow');
  t.play('Grizzled Veteran', 'Tortuga').pick('Ghost');
  t.offers("Jungle Oasis, Tsar's Palace").pick('Jungle Oasis');
  t.expect('Jungle Oasis: B Ghost');
});

// Cub Scout

scene('Cub Scout destroys a weaker minion that moves here, and not one that is played here', (table) => {
  const t = table(`shows: Cub Scout 1 | A: Bear Cavalry | B: Ghost | B deck: 2 Spirit
    Tortuga: B Ghost | Jungle Oasis: A Cub Scout`);
  t.play('Bear Cavalry', 'Tortuga');
  t.expect('Jungle Oasis: A Cub Scout | B discard: Ghost');
  t.endTurn();
  t.play('Ghost', 'Jungle Oasis');
  t.expect('Jungle Oasis: A Cub Scout, B Ghost');
});

scene('Cub Scout: the powers are those at this base; equal power survives', (table) => {
  const t = table(`shows: Cub Scout 2 | A: You're Screwed, Bear Cavalry | B: 3 Ghost
    Tortuga: A Ghost, B Spirit, B Haunting, B Ghost | Jungle Oasis: A Cub Scout, B Rotary Slug Thrower
    Tar Pits: A Cub Scout, A Sleep Spores`);
  // 2 + 2 is more than 3.
  t.play('Bear Cavalry', 'Tortuga').pick('B Ghost').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A Cub Scout, B Rotary Slug Thrower, B Ghost');
  // 3 - 1 is less than 3.
  t.play("You're Screwed").pick('Tortuga').pick('Spirit').pick('Tar Pits');
  t.expect('Tar Pits: A Cub Scout, A Sleep Spores | B deck: Spirit');
});

scene('Cub Scout: equal power survives', (table) => {
  const t = table('shows: Cub Scout 2 | A: Bear Cavalry | Tortuga: B Spirit | Jungle Oasis: A Cub Scout');
  t.play('Bear Cavalry', 'Tortuga');
  t.expect('Jungle Oasis: A Cub Scout, B Spirit');
});

scene('Cub Scout does not mind who moves the minion, nor whose turn it is, and takes the credit', (table) => {
  const t = table(`shows: Cub Scout 3 4 | turn: B
    Tortuga: B Ghost | Field of Honor: A Cub Scout, B Zeppelin`);
  t.use('Zeppelin');
  t.expect('Field of Honor: A Cub Scout, B Zeppelin | vp: A 1, B 0');
});

scene(
  'Cub Scout checks each of several that arrive together, and each destruction counts for itself',
  (table) => {
    const t = table(`shows: Cub Scout 3 4, R10.7 | players: 3 | A: You're Pretty Much Borscht
      Tortuga: A Ghost, B Ghost, B Spirit, C 2 Ghost | Field of Honor: A Cub Scout`);
    t.play("You're Pretty Much Borscht").pick('Tortuga');
    // The Spirit's check comes sooner or later; identical ones are not asked about.
    t.offers('2 use Cub Scout').pick('use Cub Scout');
    t.offers('2 use Cub Scout').pick('use Cub Scout');
    t.expect('Field of Honor: A Cub Scout, B Spirit | B discard: Ghost | C discard: 2 Ghost | vp: A 3');
  },
);

scene('Cub Scout does not touch your own minions', (table) => {
  const t = table('shows: Cub Scout | A: Bear Rides You | Tortuga: A Ghost | Jungle Oasis: A Cub Scout');
  t.play('Bear Rides You').pick('Ghost');
  t.expect('Jungle Oasis: A Cub Scout, A Ghost');
});

scene(
  'Cub Scout, current: you may destroy it, and then may bring up one of printed power 3 or less',
  (table) => {
    const t = table(`shows: Cub Scout | printing: current | A: Grizzled Veteran
      Tortuga: B Ghost, A Ghost | Jungle Oasis: A Cub Scout, A Spirit
      Tsar's Palace: A Ghost +3, A Polar Commando, B Spirit`);
    t.play('Grizzled Veteran', 'Tortuga').pick('B Ghost').pick('Jungle Oasis');
    t.offers('yes, no').pick('yes');
    t.expect('B discard: Ghost');
    t.offers('2 Ghost, Grizzled Veteran');
    t.expect('picks: 0-1');
    t.pick("Ghost @ Tsar's Palace");
    t.expect('Jungle Oasis: A Cub Scout, A Spirit, A Ghost +3');
  },
);

scene('Cub Scout, current: who does not destroy moves nothing; nothing is asked about an equal', (table) => {
  const t = table(`shows: Cub Scout | printing: current | A: Grizzled Veteran, Bear Rides You
    Tortuga: B Ghost, B Spirit | Jungle Oasis: A Cub Scout | Tsar's Palace`);
  t.play('Grizzled Veteran', 'Tortuga').pick('Ghost').pick('Jungle Oasis').pick('no');
  t.expect('question: play');
  t.play('Bear Rides You').pick('Spirit').pick('Jungle Oasis');
  t.expect('question: play | Jungle Oasis: A Cub Scout, B Ghost, B Spirit');
});

// Bear Hug

scene('Bear Hug: each other player destroys their weakest minion, on all bases together', (table) => {
  const t = table(`shows: Bear Hug 1 | players: 3 | A: Bear Hug
    Tortuga: A Ghost, B Ghost +2, B Spectre | Jungle Oasis: B Spirit`);
  t.play('Bear Hug');
  t.expect('Tortuga: A Ghost, B Ghost +2, B Spectre | Jungle Oasis: nothing | B discard: Spirit');
  t.expect('A discard: Bear Hug');
});

scene('Bear Hug: clockwise from you, and a player whose weakest are tied picks one', (table) => {
  const t = table(`shows: Bear Hug 4 | players: 3 | turn: B | B: Bear Hug | C: 3 Ghost
    Tortuga: A Ghost, A Cub Scout, C Spirit, B Ghost | Jungle Oasis: A Ghost, C Haunting, C Spectre`);
  t.play('Bear Hug');
  t.expect('asked: C');
  t.offers('Spirit, Haunting').pick('Haunting');
  t.expect('asked: A');
  t.offers('2 Ghost').pick('Ghost @ Jungle Oasis');
  t.expect('Tortuga: A Ghost, A Cub Scout, C Spirit, B Ghost | Jungle Oasis: C Spectre');
});

scene(
  'Bear Hug: the one who destroys gets the credit, but it is your card that protection looks at',
  (table) => {
    const t = table(`shows: Bear Hug 2 3 | players: 3 | A: Bear Hug
      Field of Honor: B Ghost, C Ghost [C Incorporeal], C Spectre | Jungle Oasis: B Spirit`);
    t.play('Bear Hug');
    t.expect('Field of Honor: C Ghost [C Incorporeal], C Spectre | vp: A 0, B 1, C 0');
  },
);

scene('Bear Hug: in a tie the protected one may be picked', (table) => {
  const t = table(`shows: Bear Hug 3 | A: Bear Hug
    Tortuga: B Ghost | Jungle Oasis: B Ghost, B Superiority`);
  t.play('Bear Hug');
  t.expect('asked: B');
  t.pick('Ghost @ Jungle Oasis');
  t.expect('Tortuga: B Ghost | Jungle Oasis: B Ghost, B Superiority');
});

scene('Bear Hug, current: the controller decides a tie, whoever owns the minions', (table) => {
  const t = table(`shows: Bear Hug | printing: current | players: 3 | A: Bear Hug
    Tortuga: B(C) Ghost | Jungle Oasis: B(C) Ghost, B Spectre`);
  t.play('Bear Hug');
  t.expect('asked: B');
  t.offers('2 Ghost').pick('Ghost @ Tortuga');
  t.expect('Jungle Oasis: B(C) Ghost, B Spectre | C discard: Ghost');
});

// Bear Necessities

scene('Bear Necessities destroys an action on a base or on a minion, and never a minion', (table) => {
  const t = table(`shows: Bear Necessities 1 2 | A: Bear Necessities, Insta-Grow | B discard: Insta-Grow
    Tortuga: B Sleep Spores, A Superiority | Jungle Oasis: B Ghost [B Incorporeal]`);
  t.play('Bear Necessities');
  t.offers('Sleep Spores, Superiority, Incorporeal');
  t.expect('picks: 1');
  t.pick('Incorporeal');
  t.expect('Jungle Oasis: B Ghost | B discard: Incorporeal, Insta-Grow | A discard: Bear Necessities');
});

scene('Bear Necessities with no action in play does nothing', (table) => {
  const t = table('shows: Bear Necessities 1 2 | A: Bear Necessities | Tortuga: B Ghost | Jungle Oasis');
  t.play('Bear Necessities');
  t.expect('Tortuga: B Ghost | A discard: Bear Necessities');
});

scene(
  'Bear Necessities, current: other players with a minion here play no extra cards until your turn, when it goes',
  (table) => {
    const t = table(`shows: Bear Necessities | printing: current | players: 3
      A: Bear Necessities | A deck: 4 Ghost | B: Ghostly Arrival, Spirit, Cub Scout | B deck: 4 Spectre
      C: Insta-Grow, Spirit, Cub Scout | C deck: 2 Spectre
      Tortuga: B Ghost, A Ghost | Jungle Oasis: C Ghost | Tsar's Palace`);
    t.play('Bear Necessities', 'Tortuga');
    t.use('Bear Necessities');
    t.endTurn();
    t.expect('turn: B | Tortuga: B Ghost, A Ghost, A Bear Necessities');
    t.play('Ghostly Arrival');
    // The free minion is no extra card; after it, the extra one cannot be played anywhere.
    t.play('Cub Scout', "Tsar's Palace");
    t.offers('pass');
    t.expect('why not B Spirit: forbidden: Bear Necessities');
    t.endTurn();
    t.expect('turn: C');
    t.play('Insta-Grow');
    t.play('Cub Scout', "Tsar's Palace");
    t.play('Spirit', "Tsar's Palace").pick('Cub Scout');
    t.endTurn();
    t.expect('turn: A | Tortuga: B Ghost, A Ghost | A discard: Bear Necessities');
  },
);

scene(
  'Bear Necessities, current: without the talent it stays; with it the ban outlasts the card',
  (table) => {
    const t = table(`shows: Bear Necessities, R3.11 | printing: current | from: start of turn
      A deck: 2 Ghost | B: Ornate Dome, 2 Captain Ahab, 2 Insta-Grow | B deck: 4 Spectre
      Tortuga: B Steam Man, A Bear Necessities | Jungle Oasis: A Bear Necessities`);
    t.offers('2 use Bear Necessities, pass').pick('use Bear Necessities');
    t.endTurn();
    t.play('Ornate Dome', 'Tortuga');
    t.expect('Tortuga: B Steam Man, B Ornate Dome');
    t.play('Captain Ahab', 'Tortuga');
    t.endTurn();
    // Only the one whose talent was used would have gone, and it has gone already.
    t.expect('turn: A | Jungle Oasis: A Bear Necessities');
    t.endTurn();
    // The ban ended with the start of A's turn.
    t.play('Insta-Grow');
    t.play('Captain Ahab', 'Tortuga');
    t.expect('can play: Spectre');
  },
);

scene('Bear Necessities, current: the ban is checked continuously, while a minion is there', (table) => {
  const t = table(`shows: Bear Necessities, R10.28 | printing: current
    A: Bear Necessities | A deck: 4 Ghost | B: Summon, Dinghy, Spirit, Spectre, Chronomage
    B deck: 4 Spectre | Tortuga: A Ghost | Jungle Oasis: B Ghost | Workshop`);
  t.play('Bear Necessities', 'Tortuga');
  t.use('Bear Necessities');
  t.endTurn();
  // B has no minion there, and may use the extra action of the Chronomage.
  t.play('Chronomage', 'Workshop');
  t.play('Summon');
  t.offers('play Dinghy, play Spectre, play Spirit, pass');
  t.play('Spectre', 'Tortuga');
  // Now there is one: the extra action that is left cannot be used.
  t.offers('pass');
});

scene('Bear Necessities, current: the ban holds when the card has gone', (table) => {
  const t = table(`shows: Bear Necessities | printing: current
    A deck: 2 Ghost | B: Ornate Dome, Ghost, Spectre | B deck: Insta-Grow, Spectre
    The Homeworld: B Steam Man, A Bear Necessities | Tortuga`);
  t.use('Bear Necessities');
  t.endTurn();
  t.play('Ornate Dome', 'The Homeworld');
  t.expect('A discard: Bear Necessities');
  t.play('Spectre', 'The Homeworld');
  // The Homeworld's extra minion of power 2 or less is an extra card.
  t.offers('pass');
  t.expect('why not B Ghost: forbidden: Bear Necessities');
});

scene(
  'Bear Necessities, current: a card that came back is a new card, which its old talent does not destroy',
  (table) => {
    const t = table(`shows: Bear Necessities, R10.11 | printing: current
      decks: 2 Ghost | A: Change of Venue | Tortuga: A Bear Necessities | Jungle Oasis`);
    t.use('Bear Necessities');
    t.play('Change of Venue').pick('Bear Necessities').pick('Jungle Oasis');
    t.expect('Jungle Oasis: A Bear Necessities');
    t.endTurn();
    t.endTurn();
    t.expect('turn: A | Jungle Oasis: A Bear Necessities');
  },
);

scene(
  'Bear Necessities, current: Specials and uncovered cards are extra cards, so the ban covers them',
  (table) => {
    const t = table(`shows: Bear Necessities, R10.26 | printing: current | players: 3
      A deck: 2 Ghost | B: Full Sail | B deck: 2 Spectre | C: Full Sail | C deck: 2 Spectre
      base deck: Temple of Goju, The Mothership
      Tortuga: B Ghost, A Bear Necessities, B buried Cub Scout | Jungle Oasis: A 2 King Rex
      Ninja Dojo: C Ghost, C buried Cub Scout`);
    t.use('Bear Necessities');
    t.endTurn();
    // Jungle Oasis scores: B, who has a minion at Tortuga, is not asked; C is.
    t.offers('use Full Sail, pass');
    t.expect('asked: C');
    t.pass();
    t.expect('turn: B');
    // A card that cannot be played is discarded when it is uncovered (R7.4).
    t.pick('uncover Cub Scout');
    t.expect('B discard: Cub Scout');
    t.endTurn().pick('uncover Cub Scout');
    t.expect('Ninja Dojo: C Ghost, C Cub Scout');
  },
);

scene(
  'Bear Necessities, current: a base that left play and came back is a new one, without the ban',
  (table) => {
    const t = table(`shows: Bear Necessities, R10.11 | printing: current
      A: Terraforming | A deck: 2 Ghost | B: Terraforming, War Raptor, Steam Man | B deck: 2 Spectre
      base deck: Ninja Dojo | Tortuga: B Cub Scout, A Bear Necessities | Workshop`);
    t.use('Bear Necessities');
    t.play('Terraforming').pick('Tortuga');
    t.expect('bases: Ninja Dojo, Workshop');
    t.endTurn();
    t.play('Terraforming').pick('Ninja Dojo');
    t.expect('Tortuga: B Cub Scout, A Bear Necessities');
    t.play('War Raptor', 'Workshop');
    t.expect('can play: Steam Man');
  },
);

// Bear Rides You

scene('Bear Rides You moves one of your minions, which is not playing it', (table) => {
  const t = table(`shows: Bear Rides You 1, R3.2 | A: Bear Rides You, Insta-Grow
    Tortuga: A Ghost, B Ghost | Jungle Oasis: A Spirit | Haunted House`);
  t.play('Bear Rides You');
  t.offers('Ghost, Spirit');
  t.expect('picks: 1');
  t.pick('Ghost');
  t.offers('Jungle Oasis, Haunted House').pick('Haunted House');
  t.expect('question: play | Haunted House: A Ghost | A: Insta-Grow');
});

scene(
  'Bear Rides You, current: with your own minion you may cancel a card where it went, or the base',
  (table) => {
    const t = table(`shows: Bear Rides You, R9.10 | printing: current | decks: 2 Ghost | A: Bear Rides You
      Tortuga: A Ghost, B Ghost
      The Central Brain: B Haunting [B Incorporeal], B Sleep Spores, B Cub Scout`);
    t.expect('power: Cub Scout 4');
    t.play('Bear Rides You');
    // Haunting is protected, and somebody has to move (R10.20).
    t.offers('2 Ghost, Cub Scout').pick('A Ghost');
    t.offers('The Central Brain, Ghost, Haunting, Incorporeal, Sleep Spores, Cub Scout');
    t.expect('picks: 0-1');
    t.pick('The Central Brain');
    // Cub Scout's owner is asked about the Ghost that came.
    t.expect('asked: B');
    t.pick('no');
    t.expect('power: Cub Scout 3');
    t.endTurn();
    t.expect('power: Cub Scout 3');
    t.endTurn();
    t.expect('turn: A | power: Cub Scout 4');
  },
);

scene(
  'Bear Rides You, current: among buried cards of others one chooses by place, and declining shows nothing',
  (table) => {
    const t = table(`shows: Bear Rides You, R7.1, R9.10 | printing: current
      decks: 2 Ghost | A: Bear Rides You
      Tortuga: A Ghost | Jungle Oasis: B buried Mummy, A buried Spirit, B buried Tomb Trap`);
    t.play('Bear Rides You');
    t.offers('Jungle Oasis, Ghost, Spirit, buried 1 @ Jungle Oasis, buried 3 @ Jungle Oasis');
    t.expect('A sees Jungle Oasis: B buried ?, A buried Spirit, B buried ?, A Ghost');
    t.pick();
    t.expect('A sees Jungle Oasis: B buried ?, A buried Spirit, B buried ?, A Ghost');
  },
);

scene('Bear Rides You, original: it does not ask for buried cards', (table) => {
  const t = table(`shows: Bear Rides You, R7.1, R7.2 | A: Bear Rides You | A deck: 2 Ghost
    Tortuga: A Ghost, A buried Spirit | Jungle Oasis: B buried Mummy`);
  t.play('Bear Rides You');
  t.expect('question: play | Jungle Oasis: B buried Mummy, A Ghost');
});

scene('Bear Rides You, current: a card cancelled does nothing, also not at once', (table) => {
  const t = table(`shows: Bear Rides You, R9.10 | printing: current
    decks: 2 Ghost | A: 2 Bear Rides You, Ghostly Arrival
    Tortuga: A Ghost | Jungle Oasis: B Cub Scout, B Haunting`);
  t.play('Ghostly Arrival');
  t.play('Bear Rides You').pick('Ghost').pick('Cub Scout');
  t.expect('question: play | Jungle Oasis: B Cub Scout, B Haunting, A Ghost');
});

scene(
  'Bear Rides You, current: nothing is cancelled with another player’s minion, or when you do not want to',
  (table) => {
    const t = table(`shows: Bear Rides You | printing: current | A: 2 Bear Rides You, 2 Ghostly Arrival
      Tortuga: A Ghost, B Ghost | The Central Brain: B Spirit`);
    t.play('Bear Rides You').pick('B Ghost');
    t.expect('question: play | The Central Brain: B Spirit, B Ghost | power: Spirit 4');
  },
);

scene('Bear Rides You, current: what is protected from your cards is not cancelled', (table) => {
  const t = table(`shows: Bear Rides You, R9.2 | printing: current | A: Bear Rides You
    Tortuga: A Ghost | Jungle Oasis: B Haunting`);
  t.expect('power: Haunting 6');
  t.play('Bear Rides You').pick('Haunting');
  t.expect('power: Haunting 6');
});

scene('Bear Rides You, current: a cancelled card that leaves and comes back is a new card', (table) => {
  const t = table(`shows: Bear Rides You, R10.11 | printing: current
    decks: 2 Ghost | A: Bear Rides You, Spirit, 3 Spectre | B: 3 Insta-Grow
    Tortuga: A Ghost | Jungle Oasis: B Haunting, B Escape Hatch`);
  t.play('Bear Rides You').pick('Ghost').pick('Haunting');
  t.play('Spirit', 'Tortuga').pick('Haunting').pick('yes');
  t.expect('B: Haunting, 3 Insta-Grow');
  t.endTurn();
  t.play('Haunting', 'Jungle Oasis');
  t.play('Insta-Grow');
  t.expect('B: 2 cards | power: Haunting 6');
});

// Commission

scene(
  'Commission: the extra minion comes first, its ability next, and then a minion has to make room',
  (table) => {
    const t = table(`shows: Commission 1 2 | A: Commission, Ghost, Cub Scout, Insta-Grow
      Tortuga: B Ghost, B Spirit | Jungle Oasis: B Haunting | Tsar's Palace`);
    t.play('Commission');
    t.offers('Ghost, Cub Scout');
    t.expect('picks: 0-1');
    t.pick('Ghost').pick('Tortuga');
    t.expect('purpose: discard');
    t.pick('Insta-Grow');
    t.expect('purpose: move');
    t.offers('Ghost, Spirit');
    t.expect('picks: 1');
    t.pick('Spirit');
    t.offers("Jungle Oasis, Tsar's Palace").pick("Tsar's Palace");
    t.expect('Tortuga: B Ghost, A Ghost');
    // The free minion is still there to be played.
    t.expect('can play: Cub Scout');
  },
);

scene('Commission: no minion, no move', (table) => {
  const t = table('shows: Commission 1 | A: Commission, Ghost | Tortuga: A Ghost, B Ghost | Jungle Oasis');
  t.play('Commission').pick();
  t.expect('question: play | Tortuga: A Ghost, B Ghost');
  // And it cannot be kept: only the free minion is left.
  t.play('Ghost', 'Jungle Oasis');
  t.offers('pass');
});

scene(
  'Commission: the recruit acts before anybody moves, also if it removes whom it could have moved',
  (table) => {
    const t = table(`shows: Commission 2 | A: Commission, Spirit, 2 Insta-Grow
      Tortuga: B Ghost | Jungle Oasis`);
    t.play('Commission').pick('Spirit').pick('Tortuga').pick('Ghost').pick('yes');
    t.expect('question: play | Tortuga: A Spirit | B discard: Ghost');
  },
);

scene('Commission can call Spectre from the discard pile', (table) => {
  const t = table(`shows: Commission 3 | A: Commission, Ghost | A discard: Spectre, Cub Scout
    Tortuga: B Ghost | Jungle Oasis`);
  t.play('Commission');
  t.offers('Ghost, Spectre').pick('Spectre').pick('Tortuga');
  t.expect('Tortuga: A Spectre | Jungle Oasis: B Ghost | A discard: Commission, Cub Scout');
});

scene('Commission, current: the minion at once, the move if you like', (table) => {
  const t = table(`shows: Commission | printing: current | A: Commission, Spectre
    Tortuga: B Ghost | Jungle Oasis`);
  t.play('Commission').pick('Spectre').pick('Tortuga');
  t.offers('Ghost');
  t.expect('picks: 0-1');
  t.pick();
  t.expect('Tortuga: B Ghost, A Spectre');
});

// High Ground

scene('High Ground destroys whatever another player’s minion moves here, and stays', (table) => {
  const t = table(`shows: High Ground 1 2 | A: High Ground, Bear Cavalry | B: Ghost | B deck: 2 Spirit
    Tortuga: B Spectre +3 | Jungle Oasis: A Ghost`);
  t.play('High Ground', 'Jungle Oasis');
  t.play('Bear Cavalry', 'Tortuga');
  t.expect('B discard: Spectre | Jungle Oasis: A Ghost, A High Ground');
  t.endTurn();
  t.play('Ghost', 'Jungle Oasis');
  t.expect('Jungle Oasis: A Ghost, A High Ground, B Ghost');
});

scene('High Ground needs a minion of yours here', (table) => {
  const t = table(`shows: High Ground 2 | A: Bear Cavalry
    Tortuga: B Ghost | Jungle Oasis: A High Ground`);
  t.play('Bear Cavalry', 'Tortuga');
  t.expect('Jungle Oasis: A High Ground, B Ghost');
});

scene('High Ground: its controller destroys, whoever moved', (table) => {
  const t = table(`shows: High Ground 3 | turn: B | B: Bear Rides You
    Tortuga: B Spectre | Field of Honor: A Ghost, A High Ground`);
  t.play('Bear Rides You');
  t.expect('B discard: Bear Rides You, Spectre | vp: A 1, B 0');
});

scene('High Ground, current: may be destroyed to destroy the minion that came', (table) => {
  const t = table(`shows: High Ground | printing: current | A: Grizzled Veteran
    Tortuga: B Spectre | Jungle Oasis: A Ghost, A High Ground`);
  t.play('Grizzled Veteran', 'Tortuga').pick('Spectre');
  t.offers('yes, no').pick('yes');
  t.offers('destroy it, draw and play').pick('destroy it');
  t.expect('B discard: Spectre | A discard: High Ground | Jungle Oasis: A Ghost');
});

scene('High Ground, current: or to draw a card and play an action', (table) => {
  const t = table(`shows: High Ground | printing: current | turn: B
    A: Ghost | A deck: Shady Deal, Ghost | B: Bear Rides You
    Tortuga: B Spectre | Jungle Oasis: A Ghost, A High Ground`);
  t.play('Bear Rides You').pick('Spectre').pick();
  t.expect('asked: A');
  t.pick('yes').pick('draw and play');
  t.offers('Shady Deal').pick('Shady Deal');
  t.expect('vp: A 1 | Jungle Oasis: A Ghost, B Spectre | A discard: High Ground, Shady Deal');
});

scene('High Ground, current: it may be kept, and asks nothing without a minion of yours', (table) => {
  const t = table(`shows: High Ground | printing: current | A: Grizzled Veteran, Bear Rides You
    Tortuga: B Spectre, B Ghost | Jungle Oasis: A Ghost, A High Ground | Tsar's Palace: A High Ground`);
  t.play('Grizzled Veteran', 'Tortuga').pick('Spectre').pick('Jungle Oasis').pick('no');
  t.expect('Jungle Oasis: A Ghost, A High Ground, B Spectre');
  t.play('Bear Rides You').pick('B Ghost').pick("Tsar's Palace");
  t.expect("question: play | Tsar's Palace: A High Ground, B Ghost");
});

scene('High Ground destroys each of several that arrive together', (table) => {
  const t = table(`shows: High Ground, R10.7 | players: 3 | A: You're Pretty Much Borscht
    Tortuga: A Ghost, B Ghost, C Ghost | Field of Honor: A Spirit, A High Ground`);
  t.play("You're Pretty Much Borscht").pick('Tortuga');
  t.expect('Field of Honor: A Spirit, A High Ground | vp: A 2');
});

scene('High Ground, current: it answers one of several, for then it is gone', (table) => {
  const t = table(`shows: High Ground | printing: current | players: 3 | A: You're Pretty Much Borscht
    Tortuga: A Ghost, B Ghost, C Ghost | Jungle Oasis: A Spirit, A High Ground`);
  t.play("You're Pretty Much Borscht").pick('Tortuga').pick('yes').pick('destroy it');
  t.expect('question: play | Jungle Oasis: 2 cards');
});

// Superiority

scene('Superiority: other players’ cards neither destroy nor move your minions here', (table) => {
  const t = table(`shows: Superiority | turn: B | B: Bear Cavalry, You're Screwed, 2 Ghost
    Tortuga: A Ghost, A Superiority | Jungle Oasis: A Ghost`);
  t.play('Bear Cavalry', 'Tortuga');
  t.expect('Tortuga: A Ghost, A Superiority, B Bear Cavalry');
  t.play("You're Screwed");
  t.expect('Tortuga: A Ghost, A Superiority, B Bear Cavalry');
});

scene(
  'Superiority does not stop weakening, taking over or actions on your minions, but it stops what they would destroy',
  (table) => {
    const t = table(`shows: Superiority 3 | turn: B
      A deck: 2 Ghost | B: Choking Vines, Ghost | B deck: Bear Hug, Ghost
      Tortuga: A Spirit, A Superiority, B Sleep Spores | Jungle Oasis: B Spectre`);
    t.expect('power: Spirit 2');
    t.play('Choking Vines').pick('Spirit');
    t.expect('Tortuga: A Spirit [B Choking Vines], A Superiority, B Sleep Spores');
    t.endTurn();
    t.endTurn();
    t.expect('turn: B | Tortuga: A Spirit [B Choking Vines], A Superiority, B Sleep Spores');
    t.play('Bear Hug');
    t.expect('Tortuga: A Spirit [B Choking Vines], A Superiority, B Sleep Spores');
  },
);

scene('Superiority does not stop a change of control, and then protects that minion no more', (table) => {
  const t = table(`shows: Superiority 3 | turn: B | decks: 2 Ghost | A: Bear Cavalry | B: Make Contact
    Tortuga: A Spirit, A Superiority | Jungle Oasis`);
  t.play('Make Contact');
  t.expect('Tortuga: B(A) Spirit [B Make Contact], A Superiority');
  t.endTurn();
  t.play('Bear Cavalry', 'Tortuga');
  t.expect('Jungle Oasis: B(A) Spirit [B Make Contact]');
});

scene('Superiority stops neither your own cards nor base abilities', (table) => {
  const t = table(`shows: Superiority 2 | A: Bear Rides You | A deck: 3 Ghost | base deck: Jungle Oasis
    Temple of Goju: A Superiority, A Spectre, A Ghost, B Spectre, B 2 Spirit, B Ghost | Tortuga`);
  t.play('Bear Rides You').pick('A Ghost');
  t.expect('Tortuga: A Ghost');
  t.endTurn();
  t.expect('bases: Jungle Oasis, Tortuga | A deck: Ghost, Spectre');
});

scene('Superiority, current: a tie for the most power is enough', (table) => {
  const t = table(`shows: Superiority 4 | printing: current
    A: Superiority | A deck: Insta-Grow, 6 Ghost
    Tortuga: A Spirit, B Ghost, B Sleep Spores | Jungle Oasis: A Spirit`);
  t.play('Superiority', 'Tortuga');
  t.expect('total at Tortuga: A 2, B 2');
  t.use('Superiority').pick('draw');
  t.expect('A: Insta-Grow');
});

scene(
  'Superiority, current: useless while somebody has more power here than you, or where you have none',
  (table) => {
    const t = table(`shows: Superiority 4 | printing: current | A: Superiority
      Tortuga: A Ghost, B Spirit, A Superiority | Jungle Oasis: A Superiority`);
    t.expect('total at Tortuga: A 2, B 3');
    t.offers('play Superiority, pass');
    t.expect('why not A A Superiority @ Tortuga: its own condition');
    t.expect('why not A A Superiority @ Jungle Oasis: its own condition');
  },
);

scene('Superiority, current: the shield lasts until the start of your next turn', (table) => {
  const t = table(`shows: Superiority | printing: current
    A deck: Insta-Grow, 6 Ghost | B: Grizzled Veteran, Choking Vines | B deck: 4 Spirit
    Tortuga: A Spectre, A Ghost [B Choking Vines], A Superiority, B Ghost, B Sleep Spores
    Jungle Oasis: A Spirit`);
  t.expect('power: Spectre 4');
  t.use('Superiority');
  t.offers('draw, protect').pick('protect');
  t.expect('power: Spectre 5 | Tortuga: A Spectre, A Ghost, A Superiority, B Ghost, B Sleep Spores');
  t.endTurn();
  // Nobody at Tortuga could be moved: there is nothing to ask.
  t.play('Grizzled Veteran', 'Tortuga');
  t.expect('question: play | Jungle Oasis: A Spirit');
  t.endTurn();
  t.expect('turn: A | power: Spectre 4');
});

scene('Superiority, current: draw a card', (table) => {
  const t = table(`shows: Superiority | printing: current | A deck: Insta-Grow, Ghost
    Tortuga: A Spectre, A Superiority, B Ghost | Jungle Oasis`);
  t.use('Superiority').pick('draw');
  t.expect('A: Insta-Grow | cannot use: Superiority');
});

scene('Superiority stops what would put your minion into your deck', (table) => {
  const t = table(`shows: Superiority 1 | turn: B | B: Dr Livingstone, I Presume?
    Tortuga: A Ghost, A Superiority | Jungle Oasis`);
  t.play('Dr Livingstone, I Presume?');
  t.expect('Tortuga: A Ghost, A Superiority | A deck: nothing');
});

// You're Pretty Much Borscht

scene("You're Pretty Much Borscht moves all other players' minions there to one other base", (table) => {
  const t = table(`shows: You're Pretty Much Borscht 1 | players: 3 | A: You're Pretty Much Borscht
    Tortuga: A Ghost, B Ghost, C Spirit, C Spectre [C Incorporeal], B Sleep Spores
    Jungle Oasis: A Spirit | Tsar's Palace: B Spectre`);
  t.play("You're Pretty Much Borscht");
  t.offers('Tortuga, Jungle Oasis').pick('Tortuga');
  t.offers("Jungle Oasis, Tsar's Palace").pick("Tsar's Palace");
  t.expect("Tsar's Palace: B Spectre, B Ghost, C Spirit");
  t.expect('Tortuga: A Ghost, C Spectre [C Incorporeal], B Sleep Spores');
});

scene("You're Pretty Much Borscht without a minion in play does nothing", (table) => {
  const t = table(`shows: You're Pretty Much Borscht 2, R3.3 | A: You're Pretty Much Borscht
    Tortuga: B Ghost | Jungle Oasis`);
  t.play("You're Pretty Much Borscht");
  t.expect("question: play | Tortuga: B Ghost | A discard: You're Pretty Much Borscht");
});

// You're Screwed

scene("You're Screwed moves one of them from a base where you have a minion", (table) => {
  const t = table(`shows: You're Screwed 1 | A: You're Screwed
    Tortuga: A Ghost, B Ghost, B Spirit | Jungle Oasis: A Cub Scout, B Spectre
    Tsar's Palace: B Haunting`);
  t.play("You're Screwed");
  t.offers('Tortuga, Jungle Oasis').pick('Tortuga');
  t.offers('Ghost, Spirit');
  t.expect('picks: 1');
  t.pick('Spirit');
  t.offers("Jungle Oasis, Tsar's Palace").pick('Jungle Oasis');
  t.expect('Jungle Oasis: A Cub Scout, B Spectre, B Spirit');
});

scene("You're Screwed is not in the current deck: a second Bear Rides You and Bearing Down are", (table) => {
  table("shows: You're Screwed | printing: current | Tortuga | Jungle Oasis");
  const cards = library.faction('Bear Cavalry').cards.current.map((def) => library.defs[def]);
  const copies = (name: string): number => cards.find((card) => card.name === name)?.copies ?? 0;
  expect(copies("You're Screwed")).toBe(0);
  expect(copies('Bear Rides You')).toBe(2);
  expect(copies('Bearing Down')).toBe(1);
  expect(cards.reduce((sum, card) => sum + card.copies, 0)).toBe(20);
});

// Bearing Down

scene(
  'Bearing Down raises the breakpoint by 2 for each player here, or lowers it once you have pushed somebody here',
  (table) => {
    const t = table(`shows: Bearing Down | printing: current | players: 3
      A: Bearing Down, Grizzled Veteran | A deck: 2 Ghost | B deck: 2 Ghost
      Tortuga: A Ghost, B Ghost, B Spirit | Tsar's Palace: C Spectre`);
    t.play('Bearing Down', 'Tortuga');
    t.expect("breakpoint: Tortuga 25, Tsar's Palace 22");
    t.play('Grizzled Veteran', "Tsar's Palace").pick('Spectre');
    t.expect('Tortuga: A Ghost, B Ghost, B Spirit, A Bearing Down, C Spectre | breakpoint: Tortuga 15');
    t.endTurn();
    t.expect('breakpoint: Tortuga 27');
  },
);

scene('Bearing Down: moving your own minion, or another player moving theirs, does not lower it', (table) => {
  const t = table(`shows: Bearing Down | printing: current
    decks: 2 Ghost | A: Bear Rides You | B: Bear Rides You
    Tortuga: A Bearing Down | Jungle Oasis: A Ghost, B Ghost`);
  t.play('Bear Rides You').pick('A Ghost').pick();
  t.expect('breakpoint: Tortuga 23');
  t.endTurn();
  t.play('Bear Rides You').pick('B Ghost').pick();
  t.expect('breakpoint: Tortuga 25');
});
