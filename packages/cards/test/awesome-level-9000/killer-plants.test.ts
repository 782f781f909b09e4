import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

/** Enough to draw from: no scene here comes to the end of it. */
/** All different, so that a shuffle shows. */
const inOrder = [
  'Scrap Diving',
  'Zeppelin',
  'Mechanic',
  'Blossom',
  'Spectre',
  'Séance',
  'Weed Eater',
  'Overgrowth',
];

// Minions

scene('Venus Man Trap fetches a small minion, which is played: its on-play ability happens', (table) => {
  const t = table(`shows: Venus Man Trap 1 2 3, R3.8, R9.8, R9.12 | A: Venus Man Trap, Insta-Grow
    A deck: Sprout, 2 Ghost, Weed Eater, Water Lily, Captain Ahab, Insta-Grow | Tortuga | Jungle Oasis`);
  t.play('Venus Man Trap', 'Tortuga');
  t.use('Venus Man Trap');
  t.expect('purpose: search');
  t.offers('Captain Ahab, Ghost, Sprout').pick('Ghost');
  t.expect('purpose: discard');
  t.offers('Insta-Grow').pick('Insta-Grow');
  t.expect('Tortuga: A Venus Man Trap, A Ghost | A discard: Insta-Grow');
  t.expect('A deck in any order: Captain Ahab, Ghost, Insta-Grow, Sprout, Water Lily, Weed Eater');
  t.expect('cannot use: Venus Man Trap | why not A Venus Man Trap: already used this turn');
});

scene('Venus Man Trap: once on each turn of its controller, and the minion play is still there', (table) => {
  const t = table(`shows: Venus Man Trap 2
    A: Spectre | A deck: Sprout, 2 Captain Ahab, 12 Scrap Diving | B deck: 12 Scrap Diving
    Tortuga: A Venus Man Trap | Jungle Oasis`);
  t.use('Venus Man Trap');
  t.offers('Captain Ahab, Sprout').pick('Captain Ahab');
  t.play('Spectre', 'Jungle Oasis');
  t.expect('Jungle Oasis: A Spectre');
  t.endTurn();
  t.expect('turn: B');
  t.offers('pass');
  t.endTurn();
  t.expect('can use: Venus Man Trap');
});

scene('Venus Man Trap: the deck is shuffled even when there is nothing to find', (table) => {
  const t = table(`shows: Venus Man Trap 3
    A deck: Scrap Diving, Zeppelin, Mechanic, Blossom, Spectre, Séance, Weed Eater, Overgrowth
    Tortuga: A Venus Man Trap`);
  t.expect('A deck: Scrap Diving, Zeppelin, Mechanic, Blossom, Spectre, Séance, Weed Eater, Overgrowth');
  t.use('Venus Man Trap');
  t.expect('question: play');
  expect(t.deck('A')).not.toEqual(inOrder);
  t.expect(
    'A deck in any order: Blossom, Mechanic, Overgrowth, Scrap Diving, Spectre, Séance, Weed Eater, Zeppelin',
  );
  t.expect('Tortuga: A Venus Man Trap');
});

scene('Venus Man Trap searches the discard pile as a new deck when the deck is empty', (table) => {
  const t = table('shows: Venus Man Trap, R2.1 | A discard: Sprout, Spectre | Tortuga: A Venus Man Trap');
  t.use('Venus Man Trap');
  t.offers('Sprout').pick('Sprout');
  t.expect('Tortuga: A Venus Man Trap, A Sprout | A deck: Spectre | A discard: nothing');
});

scene('Weed Eater counts 3 on the turn it is played, also when a base scores, and 5 afterwards', (table) => {
  const t = table(`shows: Weed Eater 1, R5.4
    decks: 12 Scrap Diving | A: Weed Eater | base deck: Ninja Dojo
    Jungle Oasis: A Weed Eater, B General Ivan, B Mechanic | Tortuga`);
  t.play('Weed Eater', 'Jungle Oasis');
  // 5 and 3 against 10: with its full power A would have tied.
  t.expect('total at Jungle Oasis: A 8');
  t.endTurn();
  t.expect('vp: A 0, B 2');
});

scene('Weed Eater grows at the end of the turn it was played in', (table) => {
  const t = table('shows: Weed Eater 1 | decks: 12 Scrap Diving | A: Weed Eater | Tortuga | Jungle Oasis');
  t.play('Weed Eater', 'Tortuga');
  t.expect('power: Weed Eater 3 | parts of Weed Eater: Weed Eater +5, Weed Eater -2');
  t.endTurn();
  t.expect('turn: B | power: Weed Eater 5');
});

scene('Weed Eater is a 5 in the deck: neither Sprout nor Venus Man Trap can fetch it', (table) => {
  const t = table(`shows: Weed Eater 2, R9.8 | from: start of turn
    A deck: Weed Eater, Water Lily, Captain Ahab, 12 Scrap Diving | Tortuga: A Sprout, A Venus Man Trap`);
  t.pick('yes');
  t.offers('Captain Ahab, Water Lily').pick();
  t.use('Venus Man Trap');
  t.offers('Captain Ahab').pick();
});

scene(
  'Weed Eater in the current printing: 3, and from the start of your turn 5 until your next one starts',
  (table) => {
    const t = table(`shows: Weed Eater | printing: current | decks: 12 Scrap Diving | A: Weed Eater
      Tortuga | Jungle Oasis`);
    t.play('Weed Eater', 'Tortuga');
    t.expect('power: Weed Eater 3');
    t.endTurn();
    t.expect('power: Weed Eater 3');
    t.endTurn();
    t.expect('turn: A | power: Weed Eater 5');
    t.endTurn();
    t.expect('turn: B | power: Weed Eater 5');
    t.endTurn();
    // What expires goes first, then it grows again: never 7 (R2).
    t.expect('parts of Weed Eater: Weed Eater +3, Weed Eater +2');
  },
);

scene('Weed Eater in the current printing can be fetched by Sprout, and grows in the same step', (table) => {
  const t = table(`shows: Weed Eater, R2 | printing: current | from: start of turn
    A deck: Weed Eater, 12 Scrap Diving | Tortuga: A Sprout`);
  t.pick('yes');
  t.offers('Weed Eater').pick('Weed Eater');
  t.expect('question: play | power: Weed Eater 5');
});

scene('Water Lily draws a card at the start of its controller’s turns, once for all copies', (table) => {
  const t = table(`shows: Water Lily | turn: B | from: start of turn
    A deck: Blossom, Budding, Insta-Grow, 12 Scrap Diving | B deck: 12 Scrap Diving
    Tortuga: A 2 Water Lily | Jungle Oasis: A Water Lily`);
  t.expect('turn: B | A: nothing');
  t.endTurn();
  t.expect('turn: A | question: play | A: Blossom');
});

scene('Water Lily fetched by Sprout draws in the same step', (table) => {
  const t = table(`shows: Water Lily 1, R2 | from: start of turn | A deck: Water Lily, 12 Scrap Diving
    Tortuga: A Sprout`);
  t.pick('yes').pick('Water Lily');
  t.expect('question: play | Tortuga: A Water Lily | A: Scrap Diving');
});

scene('Water Lily fetched by Sprout draws nothing when another copy was used this turn', (table) => {
  const t = table(`shows: Water Lily 1 | from: start of turn
    A deck: Blossom, Water Lily, 12 Scrap Diving | Tortuga: A Sprout | Jungle Oasis: A Water Lily`);
  t.offers('use Sprout, use Water Lily').pick('Water Lily').pick('yes').pick('Water Lily');
  t.expect('question: play | Tortuga: A Water Lily | A: Blossom');
});

scene('Sprout is destroyed at the start of your turn; the search is optional', (table) => {
  const t = table(`shows: Sprout 1 | from: start of turn
    A deck: Scrap Diving, Zeppelin, Mechanic, Blossom, Spectre, Séance, Weed Eater, Overgrowth
    B deck: 12 Scrap Diving | Tortuga: A Sprout, B Sprout`);
  t.expect('question: mode | Tortuga: B Sprout | A discard: Sprout');
  t.offers('no, yes').pick('no');
  t.expect('question: play');
  t.expect('A deck: Scrap Diving, Zeppelin, Mechanic, Blossom, Spectre, Séance, Weed Eater, Overgrowth');
});

scene('Sprout that cannot be destroyed stays, and you may still search', (table) => {
  const t = table(`shows: Sprout 1 | from: start of turn | A deck: Water Lily, 12 Scrap Diving
    Tortuga: A Sprout | Jungle Oasis: A General Ivan`);
  t.pick('yes');
  t.offers('Water Lily').pick('Water Lily');
  t.expect('Tortuga: A Sprout, A Water Lily | A discard: nothing | question: play');
});

scene('Sprout: you destroy it, so Field of Honor pays you', (table) => {
  const t = table(`shows: Sprout 2 | from: start of turn | A deck: 12 Scrap Diving
    Field of Honor: A Sprout`);
  t.pick('no');
  t.expect('vp: A 1, B 0');
});

scene('Sprout: the new minion is played where Sprout was, and the minion play is still there', (table) => {
  const t = table(`shows: Sprout 3, R3.2, R9.8 | from: start of turn
    A: Spectre, Insta-Grow | A deck: Ghost, Water Lily, Mechanic, Weed Eater, 12 Scrap Diving
    Tortuga: A Sprout | Jungle Oasis`);
  t.pick('yes');
  t.offers('Ghost, Water Lily').pick('Ghost');
  t.expect('purpose: discard');
  t.offers('Insta-Grow, Spectre').pick('Insta-Grow');
  t.expect('Tortuga: A Ghost | A discard: Insta-Grow, Sprout');
  t.offers('play Spectre, pass');
});

scene('Sprout: an extra play that the new minion brings is used at once or not at all', (table) => {
  const t = table(`shows: Sprout 3, R3.5 | from: start of turn
    A: Captain Ahab, Steam Man | A deck: Ghost, 12 Scrap Diving | The Homeworld: A Sprout | Jungle Oasis`);
  t.pick('yes').pick('Ghost');
  t.expect('purpose: discard');
  t.pick();
  t.expect('phase: start | purpose: extra minion | picks: 0-1');
  t.offers('Captain Ahab').pick();
  t.offers('play Captain Ahab, play Steam Man, pass');
  t.play('Steam Man', 'Jungle Oasis');
  t.offers('pass');
});

scene('Sprout: Chronomage’s extra action cannot be kept for Play Cards either', (table) => {
  const t = table(`shows: Sprout 3, R3.5 | from: start of turn
    A: Insta-Grow, Scrap Diving | A deck: Chronomage, 12 Scrap Diving | Tortuga: A Sprout`);
  t.pick('yes').pick('Chronomage');
  t.expect('purpose: extra action');
  t.offers('Insta-Grow, Scrap Diving').pick();
  t.play('Scrap Diving');
  t.offers('pass');
});

scene('Sprouts chain in one start-of-turn step', (table) => {
  const t = table(`shows: Sprout 4, R2 | from: start of turn
    A deck: 2 Sprout, Steam Man, 12 Scrap Diving | Tortuga: A Sprout`);
  t.pick('yes');
  t.offers('Sprout, Steam Man').pick('Sprout');
  t.expect('A discard: 2 Sprout');
  t.pick('yes').pick('Sprout').pick('yes');
  t.offers('Steam Man').pick('Steam Man');
  t.expect('question: play | Tortuga: A Steam Man | A discard: 3 Sprout');
});

scene('Sprout: a search that finds nothing shuffles the deck', (table) => {
  const t = table(`shows: Sprout 5, R9.12 | from: start of turn
    A deck: Scrap Diving, Zeppelin, Mechanic, Blossom, Spectre, Séance, Weed Eater, Overgrowth
    Tortuga: A Sprout`);
  t.pick('yes');
  t.expect('question: play | Tortuga: nothing');
  expect(t.deck('A')).not.toEqual(inOrder);
  t.expect(
    'A deck in any order: Blossom, Mechanic, Overgrowth, Scrap Diving, Spectre, Séance, Weed Eater, Zeppelin',
  );
});

scene('Sprout and Venus Man Trap fetch only what can be played where they are', (table) => {
  const t = table(`shows: Sprout | from: start of turn
    A deck: Steam Man, Ghost, Captain Ahab, 12 Scrap Diving
    Tsar's Palace: A Sprout, A Venus Man Trap | Tortuga`);
  t.pick('yes');
  t.offers('Steam Man').pick();
  t.use('Venus Man Trap');
  t.expect("question: play | Tsar's Palace: A Venus Man Trap");
});

// Actions

scene(
  'Blossom: three extra minions of one name, fixed by the first, each resolved before the next',
  (table) => {
    const t = table(`shows: Blossom 1 2, R3.5 | A: Blossom, 4 Ghost, Spectre, Zeppelin
      Tortuga | Jungle Oasis`);
    t.play('Blossom');
    t.offers('4 play Ghost, play Spectre, 4 play Ghost using Blossom, play Spectre using Blossom, pass');
    t.play('Ghost', 'Tortuga', 'Blossom');
    t.expect('purpose: discard');
    t.pick('Ghost');
    // The free play comes in between: the extras wait.
    t.offers('2 play Ghost, play Spectre, 2 play Ghost using Blossom, pass');
    t.play('Spectre', 'Jungle Oasis');
    t.play('Ghost', 'Jungle Oasis', 'Blossom').pick();
    t.play('Ghost', 'Tortuga', 'Blossom').pick();
    t.offers('pass');
    t.expect('Tortuga: A 2 Ghost | Jungle Oasis: A Spectre, A Ghost | A: Zeppelin');
    t.expect('A discard: Blossom, Ghost');
  },
);

scene('Blossom plays from hand, not from the discard pile, and never more than three', (table) => {
  const t = table('shows: Blossom 1 | A: Blossom, 5 Sprout | A discard: Captain Ahab | Tortuga');
  t.play('Blossom');
  t.play('Sprout', 'Tortuga', 'Blossom');
  t.play('Sprout', 'Tortuga', 'Blossom');
  t.play('Sprout', 'Tortuga', 'Blossom');
  t.offers('2 play Sprout, pass');
  t.play('Sprout', 'Tortuga');
  t.offers('pass');
});

scene('Blossom keeps to the first name, even when that minion has been shuffled away', (table) => {
  const t = table(`shows: Blossom 1
    A: Blossom, 2 Sprout, Spectre | A deck: Overrun, Budding, Insta-Grow, Blossom, Ghost, Zeppelin
    Transformation Spring | Tortuga`);
  t.play('Blossom');
  t.play('Sprout', 'Transformation Spring', 'Blossom').pick('yes').pick();
  t.expect('Transformation Spring: A Ghost');
  t.offers('play Sprout, play Spectre, play Sprout using Blossom, pass');
});

scene('Budding takes a card with the name of any player’s minion, and shows it', (table) => {
  const t = table(`shows: Budding 1 2, R9.7, R9.12
    A: Budding, Scrap Diving | A deck: Spectre, 2 Ghost, 12 Scrap Diving
    Tortuga: B Ghost | Jungle Oasis: A Spectre`);
  t.play('Budding');
  t.offers('Ghost, Spectre').pick('Ghost');
  t.expect('A: Ghost, Scrap Diving | B sees A in any order: ?, Ghost');
  expect(t.deck('A').filter((name) => name === 'Ghost')).toEqual(['Ghost']);
  t.expect('A discard: Budding');
});

scene('Budding without a copy in your own deck only shuffles', (table) => {
  const t = table(`shows: Budding 1 | A: Budding
    A deck: Scrap Diving, Zeppelin, Mechanic, Blossom, Spectre, Séance, Weed Eater, Overgrowth
    B deck: Ghost | Tortuga: B Ghost`);
  t.play('Budding');
  t.expect('A: nothing');
  expect(t.deck('A')).not.toEqual(inOrder);
  t.expect(
    'A deck in any order: Blossom, Mechanic, Overgrowth, Scrap Diving, Spectre, Séance, Weed Eater, Zeppelin',
  );
  t.expect('B deck: Ghost');
});

scene('Choking Vines destroys its minion at the start of its own controller’s turn', (table) => {
  const t = table(`shows: Choking Vines 1 | decks: 12 Scrap Diving | A: Choking Vines
    Tortuga: B Spectre, A Ghost | Jungle Oasis`);
  t.play('Choking Vines');
  t.offers('Ghost, Spectre').pick('Spectre');
  t.expect('Tortuga: B Spectre [A Choking Vines], A Ghost');
  t.endTurn();
  // The minion's controller has a turn in between.
  t.expect('turn: B | Tortuga: B Spectre [A Choking Vines], A Ghost');
  t.endTurn();
  t.expect('turn: A | Tortuga: A Ghost | B discard: Spectre | A discard: Choking Vines');
});

scene('Choking Vines stays on a minion that cannot be destroyed and tries again', (table) => {
  const t = table(`shows: Choking Vines 2 | from: start of turn | decks: 12 Scrap Diving | B: Ghost
    Tortuga: B Polar Commando [A Choking Vines] | Jungle Oasis`);
  t.expect('Tortuga: B Polar Commando [A Choking Vines]');
  t.endTurn();
  t.play('Ghost', 'Tortuga');
  // With company it is not protected any more.
  t.endTurn();
  t.expect('Tortuga: B Ghost | B discard: Polar Commando | A discard: Choking Vines');
});

scene('Deep Roots keeps your minions there from being moved by other players', (table) => {
  const t = table(`shows: Deep Roots | players: 3
    decks: 12 Scrap Diving | A: Deep Roots | B: You're Pretty Much Borscht
    Tortuga: A Ghost, B Spirit, C Spectre | Jungle Oasis`);
  t.play('Deep Roots', 'Tortuga');
  t.endTurn();
  t.play("You're Pretty Much Borscht");
  t.expect('Tortuga: A Ghost, B Spirit, A Deep Roots | Jungle Oasis: C Spectre');
});

scene('Deep Roots protects a minion that can still be chosen, and only on its base', (table) => {
  const t = table(`shows: Deep Roots | turn: B
    decks: 12 Scrap Diving | B: Bear Cavalry, Insta-Grow, Bear Cavalry
    Tortuga: A Deep Roots, A Ghost | Jungle Oasis: A Spirit | Tar Pits`);
  t.play('Insta-Grow');
  t.play('Bear Cavalry', 'Tortuga');
  // It is the only choice, and nobody asks where to move what cannot be moved (R10.20).
  t.expect('question: play | Tortuga: A Deep Roots, A Ghost, B Bear Cavalry');
  t.play('Bear Cavalry', 'Jungle Oasis').pick('Tar Pits');
  t.expect('Tar Pits: A Spirit');
});

scene('Deep Roots keeps other players from returning your minions there to your hand', (table) => {
  const t = table(`shows: Deep Roots | turn: B | decks: 12 Scrap Diving | B: Crop Circles
    Tortuga: A Deep Roots, A Ghost, B Spirit`);
  t.play('Crop Circles');
  t.expect('Tortuga: A Deep Roots, A Ghost | A: nothing | B: Spirit');
});

scene('Deep Roots does not stop other players from placing your minion in your deck', (table) => {
  const t = table(`shows: Deep Roots 1 | turn: B | A deck: 12 Scrap Diving | B: Disintegrator
    Tortuga: A Deep Roots, A Ghost`);
  t.play('Disintegrator');
  t.expect('A deck: ..., Ghost');
});

scene('Deep Roots does not stop destroying', (table) => {
  const t = table(`shows: Deep Roots 1 | turn: B | B: Spirit, 2 Insta-Grow
    Tortuga: A Deep Roots, A Ghost | Jungle Oasis`);
  t.play('Spirit', 'Jungle Oasis').pick('Ghost').pick('yes');
  t.expect('Tortuga: A Deep Roots | A discard: Ghost');
});

scene('Deep Roots does not stop another player from shuffling your minion into your deck', (table) => {
  const t = table(`shows: Deep Roots 1 | turn: B
    A deck: 12 Scrap Diving | B: Dr Livingstone, I Presume? | Tortuga: A Deep Roots, A Ghost`);
  t.play('Dr Livingstone, I Presume?');
  t.expect('Tortuga: A Deep Roots | A deck in any order: Ghost, ...');
});

scene('Deep Roots does not stop base abilities', (table) => {
  const t = table(`shows: Deep Roots 2 | turn: B | from: start of turn | A deck: 12 Scrap Diving
    Tortuga: A Deep Roots, A Ghost | Mushroom Kingdom`);
  t.offers('Ghost').pick('Ghost');
  t.expect('Mushroom Kingdom: A Ghost');
});

scene('Deep Roots does not stop your own cards', (table) => {
  const t = table(`shows: Deep Roots 2 | A: Bear Rides You
    Tortuga: A Deep Roots, A Ghost | Jungle Oasis`);
  t.play('Bear Rides You');
  t.expect('Jungle Oasis: A Ghost');
});

scene('Entangled pins all minions on every base where you have one', (table) => {
  const t = table(`shows: Entangled 1, R3.7 | decks: 12 Scrap Diving | A: Entangled | B: Bear Rides You
    Tortuga: A Ghost, B Spirit | Jungle Oasis | Tar Pits`);
  t.play('Entangled', 'Jungle Oasis');
  t.endTurn();
  t.play('Bear Rides You');
  t.expect('question: play | Tortuga: A Ghost, B Spirit | B discard: Bear Rides You');
});

scene('Entangled stops your own cards', (table) => {
  const t = table(`shows: Entangled 1 2 | A: Bear Rides You
    Tortuga: A Ghost | Jungle Oasis: A Entangled`);
  t.play('Bear Rides You');
  t.expect('Tortuga: A Ghost | Jungle Oasis: A Entangled');
});

scene('Entangled stops returns, also by your own cards', (table) => {
  const t = table(`shows: Entangled 1 2 | A: Crop Circles
    Tortuga: A Ghost, B Spirit | Jungle Oasis: A Entangled, B Spectre`);
  t.play('Crop Circles').pick('Tortuga');
  t.expect('Tortuga: A Ghost, B Spirit | A: nothing');
});

scene('Entangled stops moves by base abilities', (table) => {
  const t = table(`shows: Entangled 2 | turn: B | from: start of turn
    Tortuga: A Ghost | Jungle Oasis: A Entangled | Mushroom Kingdom`);
  t.expect('question: play | Tortuga: A Ghost | Mushroom Kingdom: nothing');
});

scene('Entangled stops returns by base abilities', (table) => {
  const t = table(`shows: Entangled 2 | turn: B | from: score bases
    decks: 12 Scrap Diving | base deck: Tortuga
    The Mothership: B 3 General Ivan, B Ghost, A Spirit | Jungle Oasis: A Entangled`);
  t.expect('question: play | B discard: 3 General Ivan, Ghost');
});

scene('Entangled does not stop placing: Temple of Goju still puts minions under their decks', (table) => {
  const t = table(`shows: Entangled 2 | from: score bases | decks: 12 Scrap Diving | base deck: Tortuga
    Temple of Goju: A Entangled, A General Ivan, A Spectre, B General Ivan, B Ghost`);
  t.expect('A deck: ..., General Ivan | B deck: ..., General Ivan | A discard: Entangled, Spectre');
});

scene('Entangled does not stop shuffling into a deck', (table) => {
  const t = table(`shows: Entangled 2 | turn: B | A deck: 12 Scrap Diving | B: Dr Livingstone, I Presume?
    Tortuga: A Ghost | Jungle Oasis: A Entangled`);
  t.play('Dr Livingstone, I Presume?');
  t.expect('Tortuga: nothing | A deck in any order: Ghost, ...');
});

scene('Entangled: a pinned minion can be destroyed', (table) => {
  const t = table(`shows: Entangled 2 | A: Spirit, 3 Insta-Grow
    Tortuga: A Ghost, B Water Lily | Jungle Oasis: A Entangled`);
  t.play('Spirit', 'Tortuga').pick('Water Lily').pick('yes');
  t.expect('B discard: Water Lily');
});

scene('Entangled blocks leaving, not arriving', (table) => {
  const t = table(`shows: Entangled 3 | turn: B | B: Bear Rides You
    Tortuga: A Ghost | Jungle Oasis: A Entangled, B Spirit`);
  t.play('Bear Rides You');
  t.expect('Tortuga: A Ghost, B Spirit | Jungle Oasis: A Entangled');
});

scene(
  'Entangled is destroyed at the start of its controller’s turn, and everybody is free again',
  (table) => {
    const t = table(`shows: Entangled | from: start of turn | A: Bear Rides You | A deck: 12 Scrap Diving
      Tortuga: A Ghost | Jungle Oasis: A Entangled`);
    t.expect('A discard: Entangled');
    t.play('Bear Rides You');
    t.expect('Jungle Oasis: A Ghost');
  },
);

scene('Insta-Grow: an extra minion, now or later in the turn', (table) => {
  const t = table(`shows: Insta-Grow 1, R3.5
    decks: 12 Scrap Diving | A: Insta-Grow, Spectre, Steam Man, Captain Ahab | B: Mechanic, Water Lily
    Tortuga | Jungle Oasis`);
  t.play('Insta-Grow');
  t.offers('play Captain Ahab, play Spectre, play Steam Man, pass');
  t.play('Spectre', 'Tortuga');
  t.play('Steam Man', 'Jungle Oasis');
  t.offers('pass');
  t.expect('why not A Captain Ahab: no minion play left');
  t.endTurn();
  t.play('Water Lily', 'Tortuga');
  t.offers('pass');
});

scene(
  'Overgrowth does nothing on the turn it is played, and sets 0 on its controller’s turns only',
  (table) => {
    const t = table(`shows: Overgrowth 1 2 | decks: 12 Scrap Diving | A: Overgrowth | base deck: Ninja Dojo
      Tortuga: B Ghost | Jungle Oasis`);
    t.play('Overgrowth', 'Tortuga');
    t.expect('breakpoint: Tortuga 21');
    t.endTurn();
    t.expect('turn: B | breakpoint: Tortuga 21');
    t.endTurn();
    t.expect('turn: A | breakpoint: Tortuga 0, Jungle Oasis 12');
    t.endTurn();
    t.expect('bases: Ninja Dojo, Jungle Oasis | vp: A 0, B 4 | A discard: Overgrowth');
  },
);

scene('Overgrowth: the breakpoint stays 0 for the turn even if the action leaves play', (table) => {
  const t = table(`shows: Overgrowth 1, R3.11 | from: start of turn
    decks: 12 Scrap Diving | A: Bear Necessities | base deck: Ninja Dojo
    Tortuga: A Overgrowth, A Ghost`);
  t.play('Bear Necessities');
  t.expect('Tortuga: A Ghost | breakpoint: Tortuga 0');
  t.endTurn();
  t.expect('bases: Ninja Dojo | vp: A 4');
});

scene('Overgrowth: a base without minions scores, and pays nobody', (table) => {
  const t = table(`shows: Overgrowth 3, R5.1, R5.5 | from: start of turn
    decks: 12 Scrap Diving | base deck: Ninja Dojo, The Mothership
    Tortuga: A Overgrowth | Jungle Oasis: B Ghost`);
  t.endTurn();
  t.expect('bases: Ninja Dojo, Jungle Oasis | base discard: Tortuga | vp: A 0, B 0');
  t.expect('breakpoint: Ninja Dojo 18');
});

scene('Overgrowth: a base that scores and comes straight back has its own breakpoint', (table) => {
  const t = table(`shows: Overgrowth, R10.11 | from: start of turn | decks: 12 Scrap Diving
    Tortuga: A Overgrowth, A Ghost`);
  t.expect('breakpoint: Tortuga 0');
  t.endTurn();
  // The base deck was empty, and the base discard pile held Tortuga alone.
  t.expect('bases: Tortuga | breakpoint: Tortuga 21 | vp: A 4');
});

scene(
  'Overgrowth in the current printing sets the starting breakpoint: other cards adjust it from there',
  (table) => {
    const t = table(`shows: Overgrowth, R10.1 | printing: current | from: start of turn
      decks: 12 Scrap Diving | base deck: Ninja Dojo
      Tortuga: A Overgrowth, B Bearing Down, A Ghost, B Captain Ahab`);
    t.expect('breakpoint: Tortuga 4');
    t.endTurn();
    t.expect('turn: B');
    // Two and two power: exactly enough.
    t.expect('vp: A 4, B 4');
  },
);

scene(
  'Overgrowth in the current printing: a base that did not score has its own breakpoint again afterwards',
  (table) => {
    const t = table(`shows: Overgrowth 1 | printing: current | from: start of turn | decks: 12 Scrap Diving
      Tortuga: A Overgrowth, B Bearing Down, A Ghost, B Toad | Jungle Oasis`);
    t.expect('breakpoint: Tortuga 4');
    t.endTurn();
    t.expect('turn: B | breakpoint: Tortuga 25');
  },
);

scene(
  'Sleep Spores: -1 for other players’ minions there, also for those that arrive, -2 with two copies',
  (table) => {
    const t = table(`shows: Sleep Spores 1 2
      decks: 12 Scrap Diving | A: Sleep Spores | B: Mechanic, Bear Rides You
      Tortuga: A Spirit, B Spectre | Jungle Oasis: B Cub Scout`);
    t.play('Sleep Spores', 'Tortuga');
    t.expect('power: Spectre 4, Spirit 3, Cub Scout 3');
    t.endTurn();
    t.play('Mechanic', 'Tortuga');
    t.expect('power: Mechanic 3');
    t.play('Bear Rides You').pick('Spectre');
    t.expect('Jungle Oasis in any order: B Cub Scout, B Spectre | power: Spectre 5');
  },
);

scene('Sleep Spores: two copies give -2, and power never goes below 0', (table) => {
  const t = table(`shows: Sleep Spores 1, R9.1 | Tortuga: A 2 Sleep Spores, B Spirit, B Ghost
    Jungle Oasis: A 3 Sleep Spores, B Captain Ahab, B Spectre`);
  t.expect('power: Spirit 1, Ghost 0, Captain Ahab 0 | total at Jungle Oasis: B 2');
});

// Bases

scene('Secret Grove: one extra small minion here on every player’s own turn', (table) => {
  const t = table(`shows: Secret Grove 1, R9.8
    decks: 12 Scrap Diving | A: Sprout, Captain Ahab, Spectre, Steam Man | B: Captain Ahab, Sprout
    Secret Grove: B Sleep Spores, A Rotary Slug Thrower | Tortuga`);
  // Steam Man would be a 2 or less here, and a Sprout more than 2: the printed number counts.
  t.offers(
    'play Captain Ahab, play Spectre, play Sprout, play Steam Man, play Captain Ahab using Secret Grove, play Sprout using Secret Grove, pass',
  );
  t.play('Sprout', undefined, 'Secret Grove');
  t.expect('Secret Grove: B Sleep Spores, A Rotary Slug Thrower, A Sprout | power: Sprout 3');
  t.offers('play Captain Ahab, play Spectre, play Steam Man, pass');
  t.play('Spectre', 'Tortuga');
  t.offers('pass');
  t.endTurn();
  // No minion of B's is there, and it makes no difference.
  t.play('Captain Ahab', undefined, 'Secret Grove');
  t.offers('play Sprout, pass');
  t.endTurn().pick('no');
  t.offers(
    'play Captain Ahab, play Steam Man, play Captain Ahab using Secret Grove, 2 play Scrap Diving, pass',
  );
});

scene('Secret Grove scores at 21, for 3, 2 and 1', (table) => {
  const t = table(`shows: Secret Grove | players: 3
    decks: 12 Scrap Diving | A: Captain Ahab | base deck: Ninja Dojo
    Secret Grove: A General Ivan, A Spectre, B Spectre, C Steam Man | Tortuga`);
  t.play('Captain Ahab', undefined, 'Secret Grove');
  t.endTurn();
  t.expect('vp: A 3, B 2, C 1');
});

scene('The Greenhouse: the winner plays a minion of any power from the deck onto the new base', (table) => {
  const t = table(`shows: The Greenhouse 1, R5.2 | from: score bases
    A: Insta-Grow | A deck: Ghost, General Ivan, Scrap Diving, Zeppelin, Blossom
    B deck: 12 Scrap Diving | base deck: Tortuga
    The Greenhouse: A 2 General Ivan, A 2 Spectre, B Ghost | Jungle Oasis`);
  t.expect('bases: Tortuga, Jungle Oasis | A discard: 2 General Ivan, 2 Spectre | asked: A');
  t.pick('yes');
  t.offers('General Ivan, Ghost').pick('Ghost');
  t.expect('purpose: discard');
  t.pick('Insta-Grow');
  t.expect('Tortuga: A Ghost | vp: A 4, B 2 | turn: B');
});

scene('The Greenhouse is optional', (table) => {
  const t = table(`shows: The Greenhouse | from: score bases
    A deck: Scrap Diving, Zeppelin, Mechanic, Blossom, Spectre, Séance, Weed Eater, Overgrowth
    B deck: 12 Scrap Diving | base deck: Tortuga | The Greenhouse: A 4 General Ivan`);
  t.pick('no');
  t.expect('Tortuga: nothing | A: Scrap Diving, Zeppelin');
  t.expect('A deck: Mechanic, Blossom, Spectre, Séance, Weed Eater, Overgrowth');
});

scene('The Greenhouse: tied winners may each do it, the current player first, then clockwise', (table) => {
  const t = table(`shows: The Greenhouse 2, R5.6 | players: 3 | turn: C | from: score bases
    A deck: Ghost, 12 Scrap Diving | B deck: Spirit, 12 Scrap Diving
    C deck: Captain Ahab, 12 Scrap Diving | base deck: Tortuga
    The Greenhouse: A General Ivan, A Spectre, C General Ivan, C Spectre, B Mechanic`);
  t.expect('vp: A 4, B 1, C 4 | asked: C');
  t.pick('yes').pick('Captain Ahab');
  t.expect('asked: A');
  t.pick('yes').pick('Ghost');
  t.expect('Tortuga: C Captain Ahab, A Ghost | turn: A');
});

scene('The Greenhouse in the current printing: the same, once the new base is in place', (table) => {
  const t = table(`shows: The Greenhouse | printing: current | from: score bases
    A deck: Ghost, General Ivan, 12 Scrap Diving | B deck: 12 Scrap Diving | base deck: Tsar's Palace
    The Greenhouse: A 4 General Ivan`);
  t.pick('yes');
  // The new base's ability is in force: nobody leads there, so a 2 cannot be played.
  t.offers('General Ivan').pick('General Ivan');
  t.expect("Tsar's Palace: A General Ivan | turn: B");
});
