import { scene } from '../kit/scene.ts';

scene('Emperor Penguin: minions, actions and buried cards of yours count', (table) => {
  const t = table(`shows: Emperor Penguin 1 | from: start of turn | A titans: Emperor Penguin
    Tortuga: A Ghost [A Upgrade], A buried Howl | Jungle Oasis: A Walker, A Invader, B Ghost`);
  t.expect('asked: A').pick('Emperor Penguin').pick('yes');
  t.expect('Tortuga: A Ghost [A Upgrade], A buried Howl, A Emperor Penguin').pass();
});

scene('Emperor Penguin: instead of the regular minion, here', (table) => {
  const t = table(`shows: Emperor Penguin 2 3, R10.81 | A: Warbot, Summon | A deck: Howl, King Rex, Warbot
    Tortuga: A Emperor Penguin | Jungle Oasis`);
  t.use('Emperor Penguin');
  t.expect('Tortuga: A Emperor Penguin, A King Rex | A deck: 2 cards | plays left: action');
  t.expect('why not A Warbot: no minion play left');
});

scene('Emperor Penguin: a limited extra looks for the first that fits, and is used up', (table) => {
  const t =
    table(`shows: Emperor Penguin 2 3, R10.81 | A: Zapbot, King Rex | A deck: King Rex, Howl, Captain Ahab, Ghost
    Tortuga: A Emperor Penguin | Jungle Oasis`);
  t.play('Zapbot', 'Jungle Oasis');
  t.expect('plays left: action, minion using Zapbot');
  t.use('Emperor Penguin');
  t.expect('Tortuga: A Emperor Penguin, A Captain Ahab | A deck: 3 cards | plays left: action');
});

scene('Emperor Penguin: with several plays you say which', (table) => {
  const t = table(`shows: Emperor Penguin 2, R10.81 | A: Zapbot, Summon | A deck: King Rex, Howl, Captain Ahab
    Tortuga: A Emperor Penguin | Jungle Oasis`);
  t.play('Summon').play('Zapbot', 'Jungle Oasis');
  t.use('Emperor Penguin', 'Zapbot');
  t.expect('Tortuga: A Emperor Penguin, A Captain Ahab | plays left: minion using Summon');
});

scene('Emperor Penguin: not without a minion play', (table) => {
  const t = table(`shows: Emperor Penguin 2 3 | A: Ghost | A deck: Spirit | Tortuga: A Emperor Penguin`);
  t.play('Ghost', 'Tortuga');
  t.expect('cannot use: Emperor Penguin');
});

scene('Emperor Penguin: shows a small minion for a counter', (table) => {
  const t = table(`shows: Emperor Penguin 4 | A: Ghost, King Rex | A discard: Invader | A deck: Howl
    Tortuga: A Emperor Penguin`);
  t.use('Emperor Penguin').pick('hand');
  t.expect('A: King Rex | A deck: 2 cards | Tortuga: A Emperor Penguin +1');
});

scene('Emperor Penguin: an extra for another base is replaced by one here', (table) => {
  const t =
    table(`shows: Emperor Penguin 3, R10.81 | A: The Hatching, Grave Digger | A deck: Baby Penguin, Howl, King Rex, Captain Ahab
    Tortuga: A Emperor Penguin | Jungle Oasis`);
  t.play('The Hatching').pick('Jungle Oasis');
  t.use('Emperor Penguin', 'Baby Penguin');
  t.expect('Tortuga: A Emperor Penguin, A Captain Ahab | plays left: minion');
});

scene('Emperor Penguin: an extra for one particular card cannot be replaced', (table) => {
  const t =
    table(`shows: Emperor Penguin 2, R10.81 | edition: what-were-we-thinking | A: 3 Groupie | A deck: Warbot
    Tortuga: A Emperor Penguin | Jungle Oasis`);
  t.use('Emperor Penguin').pick('Groupie');
  t.play('Groupie', 'Jungle Oasis');
  t.expect('plays left: action, minion using Groupie | can play: Groupie | cannot use: Emperor Penguin');
});

scene('Emperor Penguin: one of several extras counts for what they have in common', (table) => {
  const t = table(`shows: Emperor Penguin 2 3, R10.81 | A: Sir Squeezes, Invader, Ghost | A deck: Howl, Zapbot
    Jungle Oasis: A Emperor Penguin | Tortuga`);
  t.play('Sir Squeezes', 'Tortuga');
  t.use('Emperor Penguin', 'Sir Squeezes');
  t.expect('Jungle Oasis: A Emperor Penguin, A Zapbot');
  t.play('Invader', 'Tortuga', 'Sir Squeezes');
  // With 2 and 3 the power of 5 is reached.
  t.offers('play Ghost using Zapbot, use Emperor Penguin, pass');
});

scene('Emperor Penguin: the regular play makes it no extra minion', (table) => {
  const t = table(`shows: Emperor Penguin 2, R10.81, R10.26 | A: Time Loop, 2 Howl | A deck: Warbot
    Jungle Oasis: A Emperor Penguin | Tortuga: B Eliza`);
  t.use('Emperor Penguin').play('Time Loop').play('Howl');
  t.expect('cannot play: Howl');
});

scene('Emperor Penguin: beaten in a clash, it has had its chance at this start of turn', (table) => {
  const t = table(`shows: Emperor Penguin 1, R11.7 | from: start of turn | A titans: Emperor Penguin
    Tortuga: A Ghost [A Upgrade], A Invader, B King Rex, B The Kraken | Jungle Oasis`);
  t.expect('asked: A').pick('yes');
  t.expect('Tortuga: A Ghost [A Upgrade], A Invader, B King Rex, B The Kraken');
  t.expect('A titans: Emperor Penguin | plays left: minion, action');
});
