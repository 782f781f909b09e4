import { scene } from '../kit/scene.ts';

/** Zobo plays it out of the discard pile. */
const ENCORE = 'Ninja Dojo: A Zobo the Clown';

// Banana Peel

scene('Banana Peel: two of your minions go together from one base to another', (table) => {
  const t = table(`shows: Banana Peel 1 | A: Banana Peel, Howl
    Tortuga: A Ghost, A Invader, A Walker, B King Rex | Jungle Oasis: A Neophyte | Ninja Dojo`);
  t.play('Banana Peel').expect('picks: 0-1').offers('Ghost, Invader, Walker, Neophyte').pick('Ghost');
  t.expect('picks: 0-1').offers('Invader, Walker').pick('Walker').pick('Ninja Dojo');
  t.expect('Ninja Dojo: A Ghost, A Walker | plays left: minion');
});

scene('Banana Peel: out of the discard pile it gives an extra action, with or without a move', (table) => {
  const t = table(`shows: Banana Peel | A: Howl | A discard: Banana Peel | A deck: Ghost
    Tortuga: A Ghost | ${ENCORE}`);
  t.play('Banana Peel').pick();
  t.expect('plays left: minion, action using Banana Peel | A deck: Ghost, Banana Peel');
});

// Colorful Scarves

scene('Colorful Scarves: two cards', (table) => {
  const t = table('shows: Colorful Scarves | A: Colorful Scarves | A deck: 5 Ghost | Tortuga');
  t.play('Colorful Scarves');
  t.expect('A: 2 Ghost | question: play');
});

scene('Colorful Scarves: out of the discard pile a third for one that you discard', (table) => {
  const t = table(`shows: Colorful Scarves 1, R3.6 | A: Howl | A discard: Colorful Scarves | A deck: 5 Ghost
    Tortuga: A Ghost | ${ENCORE}`);
  t.play('Colorful Scarves').expect('picks: 0-1').offers('Howl, 2 Ghost').pick('Howl');
  t.expect('A: 3 Ghost | A discard: Howl');
});

scene('Colorful Scarves: no discard, no third card', (table) => {
  const t = table(`shows: Colorful Scarves 1 | A: Howl | A discard: Colorful Scarves | A deck: 5 Ghost
    Tortuga: A Ghost | ${ENCORE}`);
  t.play('Colorful Scarves').pick();
  t.expect('A: Howl, 2 Ghost');
});

// Confetti Bucket

scene('Confetti Bucket: as many as you discard', (table) => {
  const t = table(
    `shows: Confetti Bucket | A: Confetti Bucket, 3 Howl, 2 Summon | A deck: 5 Ghost | Tortuga`,
  );
  t.play('Confetti Bucket').expect('picks: 0-4').pick('Howl', 'Howl', 'Summon');
  t.expect('A: Howl, Summon, 3 Ghost | A discard in any order: 2 Howl, Summon, Confetti Bucket');
});

scene('Confetti Bucket: or none', (table) => {
  const t = table(`shows: Confetti Bucket 1 | A: Confetti Bucket, 3 Howl | A deck: 5 Ghost | Tortuga`);
  t.play('Confetti Bucket').pick();
  t.expect('A: 3 Howl | A discard: Confetti Bucket');
});

// Clown Car

scene('Clown Car: up to two cards of any kind, never itself', (table) => {
  const t = table(
    `shows: Clown Car 1 | A: Clown Car, Howl | A deck: Ghost | A discard: Howl, Invader, Full Moon | Tortuga`,
  );
  t.play('Clown Car').expect('picks: 0-2').offers('Howl, Invader, Full Moon').pick('Invader', 'Full Moon');
  t.expect(
    'A deck in any order: Ghost, Invader, Full Moon | A discard: Howl, Clown Car | plays left: minion',
  );
});

scene('Clown Car: out of the discard pile it gives an extra action, even with none', (table) => {
  const t = table(`shows: Clown Car 1 | A: Howl | A discard: Clown Car, Ghost | A deck: 2 Ghost
    Tortuga: A Ghost | ${ENCORE}`);
  t.play('Clown Car').offers('Ghost').pick();
  t.expect('A deck: 2 Ghost, Clown Car | plays left: minion, action using Clown Car');
});

// Clown-in-the-Box

scene('Clown-in-the-Box: power 3 or less, to keep for later', (table) => {
  const t = table(
    `shows: Clown-in-the-Box 1 | A: Clown-in-the-Box, Invader, Grave Digger, King Rex | Tortuga | Jungle Oasis`,
  );
  t.play('Clown-in-the-Box').play('King Rex', 'Tortuga');
  t.offers('play Invader using Clown-in-the-Box, pass').play('Invader', 'Jungle Oasis');
  t.expect('Jungle Oasis: A Invader');
});

scene('Clown-in-the-Box: 4 or less out of the discard pile', (table) => {
  const t =
    table(`shows: Clown-in-the-Box 1 | A: Grave Digger, King Rex | A discard: Clown-in-the-Box | A deck: Ghost
    Tortuga | ${ENCORE}`);
  t.play('Clown-in-the-Box').play('King Rex', 'Tortuga');
  t.offers('play Grave Digger using Clown-in-the-Box, pass').play('Grave Digger', 'Tortuga');
});

// Clown Pyramid

scene('Clown Pyramid: +1 for each of your minions there, itself too, and it keeps that', (table) => {
  const t = table(`shows: Clown Pyramid 1 | decks: 6 Howl | A: Clown Pyramid, Invasion
    Tortuga: A Ghost, A Invader, A Walker, B King Rex | Jungle Oasis: A Neophyte`);
  t.play('Clown Pyramid').expect('picks: 1').pick('Ghost');
  t.expect('power: Ghost 5 | plays left: minion, action using Clown Pyramid');
  t.play('Invasion').pick('Ghost');
  t.expect('power: Ghost 5 | Jungle Oasis: A Neophyte, A Ghost');
  t.endTurn();
  t.expect('power: Ghost 2');
});

// Juggling

scene(
  'Juggling: each player drops an action or shows that there is none, the rest stays in order',
  (table) => {
    const t = table(`shows: Juggling 1 | players: 3 | A: Juggling | A deck: Howl, Ghost, Full Moon, Summon
    B deck: Ghost, Invader, King Rex, Howl | C deck: Walker, Howl, Spirit, Howl | Tortuga`);
    t.play('Juggling').expect('asked: A | picks: 1').offers('Howl, Full Moon').pick('Full Moon');
    t.expect(`A deck: Howl, Ghost, Summon | A discard: Full Moon, Juggling | B deck: Ghost, Invader, King Rex, Howl
    C deck: Walker, Spirit, Howl | C discard: Howl`);
    t.expect(
      'A sees B deck: Ghost, Invader, King Rex, ? | A sees C deck: 3 ? | A sees A deck: Howl, Ghost, ?',
    );
  },
);

scene('Juggling: the choice is that player’s, in turn order', (table) => {
  const t = table(`shows: Juggling 1 | A: Juggling | A deck: Howl, Ghost, Full Moon, Summon
    B deck: Summon, Invader, Howl | Tortuga`);
  t.play('Juggling').expect('asked: A').pick('Howl');
  t.expect('asked: B | picks: 1').offers('Summon, Howl').pick('Summon');
  t.expect('B deck: Invader, Howl | B discard: Summon | A sees B deck: 2 ?');
});

// Pie in the Face

scene('Pie in the Face: +2 for the turn', (table) => {
  const t = table(
    `shows: Pie in the Face 1 | decks: 6 Howl | A: Pie in the Face | Tortuga: A Ghost | Jungle Oasis: A Invader, B Ghost`,
  );
  t.play('Pie in the Face').offers('Ghost, Invader').pick('Invader');
  t.expect('power: Invader 5');
  t.endTurn();
  t.expect('power: Invader 3');
});

scene('Pie in the Face: +4 out of the discard pile', (table) => {
  const t = table(`shows: Pie in the Face 1 | A discard: Pie in the Face | A deck: Ghost
    Tortuga: A Ghost | ${ENCORE}`);
  t.play('Pie in the Face').pick('Ghost');
  t.expect('power: Ghost 6');
});

scene('Pie in the Face: out of the discard pile through any card', (table) => {
  const t = table(`shows: Pie in the Face, R10.63 | A: Mime | A discard: Pie in the Face | A deck: Ghost
    Tortuga: A Ghost | Jungle Oasis`);
  t.play('Mime', 'Tortuga').pick('Pie in the Face').pick('Ghost');
  t.expect('power: Ghost 6');
});
