import { scene } from '../kit/scene.ts';

// A Wish for Wings That Work

scene('A Wish for Wings That Work: the titan, if you like', (table) => {
  const t =
    table(`shows: A Wish for Wings That Work 1 | A: A Wish for Wings That Work | A titans: Emperor Penguin
    Tortuga: A Ghost | Jungle Oasis`);
  t.play('A Wish for Wings That Work')
    .pick('Tortuga')
    .offers('play the titan, strengthen')
    .pick('play the titan');
  t.pick('Tortuga');
  t.expect('Tortuga: A Ghost, A Emperor Penguin | power: Ghost 2');
});

scene('A Wish for Wings That Work: or power for this turn, the only one without the titan', (table) => {
  const t = table(`shows: A Wish for Wings That Work 1 | A: A Wish for Wings That Work
    Tortuga: A Ghost, B Invader | Jungle Oasis: A Walker`);
  t.play('A Wish for Wings That Work').pick('Tortuga');
  t.expect('power: Ghost 3, Invader 3, Walker 2');
});

scene('A Wish for Wings That Work (current): power for each minion played here', (table) => {
  const t =
    table(`shows: A Wish for Wings That Work | printing: current | A: A Wish for Wings That Work, Ghost
    Tortuga: A Walker | Jungle Oasis`);
  t.play('A Wish for Wings That Work', 'Tortuga').play('Ghost', 'Tortuga');
  t.expect('power: Ghost 3, Walker 2');
});

scene('A Wish for Wings That Work (current): on the way to a minion, before that is played', (table) => {
  const t = table(`shows: A Wish for Wings That Work 2, R10.88 | printing: current | A: The Hatching
    A deck: A Wish for Wings That Work, Howl, Ghost | Tortuga | Jungle Oasis`);
  t.play('The Hatching')
    .expect('question: respond')
    .pick('A Wish for Wings That Work')
    .pick('Tortuga')
    .pick('Tortuga');
  t.expect('Tortuga: A A Wish for Wings That Work, A Ghost | power: Ghost 3 | A deck: Howl');
});

scene('A Wish for Wings That Work (current): among the top cards, and no longer one of them', (table) => {
  const t = table(`shows: A Wish for Wings That Work 2 | printing: current | A: Regurgitating Penguin
    A deck: Howl, A Wish for Wings That Work, Ghost | Tortuga | Jungle Oasis`);
  t.play('Regurgitating Penguin', 'Tortuga').pick('A Wish for Wings That Work').pick('Jungle Oasis');
  t.offers('Howl').pick('Howl');
  t.expect('A: Howl | A deck: Ghost | Jungle Oasis: A A Wish for Wings That Work');
});

scene('A Wish for Wings That Work (current): declined, it stays among them', (table) => {
  const t = table(`shows: A Wish for Wings That Work 2 | printing: current | A: The Hatching
    A deck: A Wish for Wings That Work, Ghost | Tortuga | Jungle Oasis`);
  t.play('The Hatching').pass().pick('Tortuga');
  t.expect('Tortuga: A Ghost | A deck: A Wish for Wings That Work');
});

// Ice Slide

scene('Ice Slide: a card for each minion of yours that is discarded from here', (table) => {
  const t = table(`shows: Ice Slide 1 | from: score bases | decks: 9 Howl | B discard: nothing
    Jungle Oasis: A King Rex, A(B) King Rex, B Ghost [A Upgrade], A Ice Slide | Tortuga: A Ghost`);
  t.expect('A: 4 Howl');
});

scene('Ice Slide (current): the minion just played, or another card of yours here', (table) => {
  const t = table(`shows: Ice Slide 2 | printing: current | A: Ghost
    Tortuga: A Ice Slide, A Full Moon, A Emperor Penguin, A Walker, B Invader | Jungle Oasis`);
  t.play('Ghost', 'Tortuga')
    .expect('picks: 0-1')
    .offers('Full Moon, Emperor Penguin, Walker, Ghost')
    .pick('Ghost');
  t.expect('Jungle Oasis: A Ghost');
});

scene('Ice Slide (current): an action on the base is transferred', (table) => {
  const t = table(
    `shows: Ice Slide | printing: current | A: Ghost | Tortuga: A Ice Slide, A Full Moon | Jungle Oasis`,
  );
  t.play('Ghost', 'Tortuga').pick('Full Moon');
  t.expect('Jungle Oasis: A Full Moon | power: Ghost 2');
});

scene('Ice Slide (current): a titan of yours moves', (table) => {
  const t = table(
    `shows: Ice Slide 2 | printing: current | A: Ghost | Tortuga: A Ice Slide, A Emperor Penguin | Jungle Oasis`,
  );
  t.play('Ghost', 'Tortuga').pick('Emperor Penguin');
  t.expect('Jungle Oasis: A Emperor Penguin');
});

// Leaping Aboard

scene('Leaping Aboard: on the base that takes its place', (table) => {
  const t = table(`shows: Leaping Aboard 1 | from: score bases | A deck: Howl, Ghost, 5 Howl
    Jungle Oasis: A King Rex, A King Rex, A Leaping Aboard | Tortuga | base deck: Ninja Dojo`);
  t.expect('Ninja Dojo: A Ghost');
});

scene('Leaping Aboard (current): right after a base has come, from the hand', (table) => {
  const t =
    table(`shows: Leaping Aboard 2 | printing: current | from: score bases | B: Leaping Aboard | B deck: Howl, Ghost
    Jungle Oasis: A King Rex, A King Rex | Tortuga | base deck: Ninja Dojo`);
  t.expect('asked: B').pick('Leaping Aboard');
  t.expect('Ninja Dojo: B Ghost | B discard: Leaping Aboard');
});

// Pebble Gift

scene('Pebble Gift: for each minion of yours that came off the top of a deck', (table) => {
  const t = table(`shows: Pebble Gift 1 | A: The Hatching, Warbot | A deck: King Rex, 3 Howl
    Tortuga: A Pebble Gift | Jungle Oasis`);
  t.play('Warbot', 'Tortuga').expect('A: The Hatching');
  t.play('The Hatching').pick('Tortuga');
  t.expect('A: Howl');
});

scene('Pebble Gift (current): counted before the base is cleared', (table) => {
  const t = table(`shows: Pebble Gift 2 | printing: current | from: score bases | decks: 9 Howl
    Jungle Oasis: A King Rex, A King Rex, B Ghost, A Pebble Gift | Tortuga`);
  t.expect('A: 4 Howl');
});

// Under the Ice

scene('Under the Ice: a random minion among five, the others under the deck', (table) => {
  const t =
    table(`shows: Under the Ice | A: Under the Ice | A deck: Howl, Mystic Studies, Ghost, 2 Howl, Invader
    Tortuga | Jungle Oasis`);
  t.play('Under the Ice').pick('Tortuga').pick('Howl', 'Mystic Studies', 'Howl', 'Howl');
  t.expect('Tortuga: A Ghost | A deck: Invader, ...');
});

scene('Under the Ice: without a minion all go under', (table) => {
  const t = table(`shows: Under the Ice 1 | A: Under the Ice | A deck: Howl, Mystic Studies, 3 Howl, Ghost
    Tortuga | Jungle Oasis`);
  t.play('Under the Ice').pick('Howl', 'Howl', 'Howl', 'Howl', 'Mystic Studies');
  t.expect('A deck: Ghost, ... | Tortuga: nothing');
});

scene('Under the Ice (current): one from the discard pile, no stronger', (table) => {
  const t =
    table(`shows: Under the Ice 2 | printing: current | A: Ghost | A discard: Walker, Invader, Grave Digger
    Tortuga: A Under the Ice | Jungle Oasis`);
  t.play('Ghost', 'Tortuga').expect('picks: 0-1').offers('Walker').pick('Walker');
  t.expect('A deck: Walker');
});

scene('Under the Ice (current): power gained by then counts', (table) => {
  const t =
    table(`shows: Under the Ice 2 | printing: current | A: Ghost | A discard: Walker, Invader, Grave Digger
    Tortuga: A Under the Ice, A A Wish for Wings That Work | Jungle Oasis`);
  t.play('Ghost', 'Tortuga').pick('A Wish for Wings That Work').offers('Walker, Invader').pick('Invader');
  t.expect('A deck: Invader');
});

// In combination

scene('A Wish for Wings That Work (current): revealed by a base', (table) => {
  const t = table(`shows: R10.88, Ice Floe 1 | printing: current | from: start of turn
    A deck: A Wish for Wings That Work, Captain Ahab | Ice Floe: A Warbot | Tortuga`);
  t.pick('Warbot').pick('A Wish for Wings That Work').pick('Ice Floe');
  t.expect('power: Captain Ahab 3');
});

scene('A Wish for Wings That Work (current): revealed by another player’s card', (table) => {
  const t = table(`shows: R10.88 | printing: current | turn: B | B: Mass Enchantment
    A deck: A Wish for Wings That Work, Ghost | Tortuga | Jungle Oasis`);
  t.play('Mass Enchantment').expect('asked: A').pick('A Wish for Wings That Work').pick('Tortuga');
  t.expect('Tortuga: A A Wish for Wings That Work');
});

scene('Leaping Aboard: of two new bases, on the first', (table) => {
  const t = table(`shows: Leaping Aboard 1 | from: score bases | decks: 9 Howl, 3 Warbot
    Island Chain: A 4 King Rex, A Leaping Aboard | Tortuga | base deck: Ninja Dojo, Jungle Oasis`);
  t.pick('Island Chain');
  t.expect('Ninja Dojo: A Warbot | Jungle Oasis: nothing');
});
