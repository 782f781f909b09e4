import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

const deck = ['Howl', 'Zeppelin', 'Full Moon', 'Blossom', 'Séance', 'Overgrowth', 'Summon'];

// Brutal Attack

scene('Brutal Attack: where you have a minion a small one dies, and a Slasher rages', (table) => {
  const t = table(`shows: Brutal Attack 1, R9.16 | decks: 6 Howl | A: Brutal Attack
    Tortuga: A Ghost, B Invader +4, B Jonas, B Grave Digger | Jungle Oasis: B Ghost, A King Rex | Ninja Dojo: B Spirit`);
  t.play('Brutal Attack').offers('Tortuga, Jungle Oasis').pick('Tortuga');
  t.expect('picks: 1').offers('Ghost, Invader').pick('Invader');
  t.expect('picks: 0-1').offers('Jonas').pick('Jonas');
  t.expect('power: Jonas 8');
});

scene('Brutal Attack: the second part does not depend on the first', (table) => {
  const t = table(`shows: Brutal Attack 1 | A: Brutal Attack | Tortuga: A Mickey, B King Rex | Jungle Oasis`);
  t.play('Brutal Attack').pick('Mickey');
  t.expect('power: Mickey 8');
});

// Ch-Ch-Ch Ha-Ha-Ha

scene('Ch-Ch-Ch Ha-Ha-Ha: a minion moves, and the card comes back on top', (table) => {
  const t = table(
    `shows: Ch-Ch-Ch Ha-Ha-Ha 1 | A: Ch-Ch-Ch Ha-Ha-Ha | A deck: Howl | Tortuga: A Ghost, B Ghost | Jungle Oasis`,
  );
  t.play('Ch-Ch-Ch Ha-Ha-Ha').offers('on top, extra action').pick('on top');
  t.expect('Jungle Oasis: A Ghost | A deck: Ch-Ch-Ch Ha-Ha-Ha, Howl | plays left: minion');
});

scene('Ch-Ch-Ch Ha-Ha-Ha: an extra action, also without a minion', (table) => {
  const t = table(
    `shows: Ch-Ch-Ch Ha-Ha-Ha 1 | A: Ch-Ch-Ch Ha-Ha-Ha | A deck: Howl | Tortuga: B Ghost | Jungle Oasis`,
  );
  t.play('Ch-Ch-Ch Ha-Ha-Ha').pick('extra action');
  t.expect('A discard: Ch-Ch-Ch Ha-Ha-Ha | plays left: minion, action using Ch-Ch-Ch Ha-Ha-Ha');
});

// He Was A Good Boy!

scene('He Was A Good Boy!: a minion has to come back, and an action may follow', (table) => {
  const t = table(
    `shows: He Was A Good Boy! 1 | A: He Was A Good Boy! | A discard: Ghost, Invader, Howl | Tortuga`,
  );
  t.play('He Was A Good Boy!').expect('picks: 1').offers('Ghost, Invader').pick('Ghost');
  t.expect('A: Ghost | B sees A: Ghost | plays left: minion, action using He Was A Good Boy!');
});

// Hide in the Laundry

scene('Hide in the Laundry: a Slasher comes, and the minion dies', (table) => {
  const t = table(`shows: Hide in the Laundry 2 | A: Hide in the Laundry, Invasion
    Tortuga: A Jonas | Jungle Oasis: B King Rex | Ninja Dojo`);
  t.play('Hide in the Laundry').play('Invasion').pick('Jonas').pick('Jungle Oasis');
  t.pick('yes');
  t.expect('B discard: King Rex | A discard in any order: Invasion, Hide in the Laundry');
});

scene('Hide in the Laundry: its controller may avert that with a card and a safe base', (table) => {
  const t = table(`shows: Hide in the Laundry 1 | decks: 6 Howl | A: Mickey | B: Howl, Zeppelin
    Tortuga: B Cedarface | Jungle Oasis: B King Rex [A Hide in the Laundry] | Ninja Dojo: A Ghost | Temple of Goju`);
  t.play('Mickey', 'Jungle Oasis').pick('deck').pick('yes');
  t.expect('asked: B').offers('flee, refuse').pick('flee').pick('Zeppelin');
  t.offers('Ninja Dojo, Temple of Goju').pick('Temple of Goju');
  t.expect('Temple of Goju: B King Rex [A Hide in the Laundry] | B: Howl | B discard: Zeppelin');
});

scene('Hide in the Laundry: or refuse to', (table) => {
  const t = table(`shows: Hide in the Laundry 1 | decks: 6 Howl | A: Mickey | B: Howl
    Tortuga | Jungle Oasis: B King Rex [A Hide in the Laundry]`);
  t.play('Mickey', 'Jungle Oasis').pick('deck').pick('yes').pick('refuse');
  t.expect('B discard: King Rex | B: Howl');
});

scene('Hide in the Laundry: with no safe base there is no way out', (table) => {
  const t = table(`shows: Hide in the Laundry 1 | decks: 6 Howl | A: Mickey | B: Howl
    Tortuga: A Jonas | Jungle Oasis: B King Rex [A Hide in the Laundry]`);
  t.play('Mickey', 'Jungle Oasis').pick('deck').pick('yes');
  t.expect('B discard: King Rex | B: Howl');
});

scene('Hide in the Laundry: the Slasher may be anybody’s, and played or moved by anybody', (table) => {
  const t = table(`shows: Hide in the Laundry 2 | turn: B | decks: 6 Howl | B: Mickey, Howl
    Tortuga | Jungle Oasis: B King Rex [A Hide in the Laundry] | Ninja Dojo: A Ghost`);
  t.play('Mickey', 'Jungle Oasis').pick('deck').expect('asked: A').pick('no');
  t.expect('asked: B | Jungle Oasis: B King Rex [A Hide in the Laundry], B Mickey');
});

// Improvised Weapon

scene('Improvised Weapon: played at once, it is destroyed when the turn ends', (table) => {
  const t = table(
    `shows: Improvised Weapon 1 2 | A: Improvised Weapon | A deck: ${deck.join(', ')}, Upgrade | Tortuga: A Ghost | Jungle Oasis`,
  );
  t.play('Improvised Weapon').expect('A: Upgrade | B sees A: Upgrade').pick('Upgrade');
  t.expect('Tortuga: A Ghost [A Upgrade]');
  expect(t.deck('A')).not.toEqual(deck);
  t.endTurn();
  t.expect('Tortuga: A Ghost | A discard: Improvised Weapon, Upgrade');
});

scene('Improvised Weapon: one that you keep is safe', (table) => {
  const t =
    table(`shows: Improvised Weapon 1 | decks: 6 Howl | A: Summon, Time Loop, Improvised Weapon | A deck: Upgrade, 4 Howl
    Tortuga: A Ghost | Jungle Oasis`);
  t.play('Time Loop').play('Improvised Weapon').pick();
  t.play('Upgrade').endTurn();
  t.expect('Tortuga: A Ghost [A Upgrade]');
});

scene('Improvised Weapon: what has left play meanwhile is not destroyed', (table) => {
  const t =
    table(`shows: Improvised Weapon 2, R10.11 | A: Improvised Weapon, Invasion, Time Loop | A deck: Machete
    Tortuga: A Jonas | Jungle Oasis: B Ghost`);
  t.play('Time Loop').play('Improvised Weapon').pick('Machete');
  t.play('Invasion').pick('Jonas').pick('yes').endTurn();
  t.pick('Machete');
  t.leave();
  t.expect('A: Machete, ...');
});

// Oh Noooooo!

scene('Oh Noooooo!: +3 for the turn', (table) => {
  const t = table(
    `shows: Oh Noooooo! | decks: 6 Howl | A: Oh Noooooo! | Tortuga: A Ghost | Jungle Oasis: A Invader`,
  );
  t.play('Oh Noooooo!').pick('Ghost');
  t.expect('power: Ghost 5 | plays left: minion');
  t.endTurn();
  t.expect('power: Ghost 2');
});

scene('Oh Noooooo!: as an extra action after you have destroyed somebody’s minion', (table) => {
  const t = table(`shows: Oh Noooooo! 1 | A: Oh Noooooo!, Tiger Assassin | Tortuga: B Ghost | Jungle Oasis`);
  t.play('Tiger Assassin', 'Tortuga').pick('Ghost').pick('Oh Noooooo!');
  t.expect('power: Tiger Assassin 7 | plays left: action');
});

scene('Oh Noooooo!: also in the turn of somebody else, but not for what others destroy', (table) => {
  const t =
    table(`shows: Oh Noooooo! 1 | from: score bases | turn: B | decks: 6 Howl | A: Oh Noooooo! | base deck: Temple of Goju
    Jungle Oasis: A Mickey, B Invader, B Ghost, B Ghost | Tortuga`);
  t.pick('Invader').expect('asked: A').pick('Oh Noooooo!');
  t.expect('vp: A 2, B 0');
});

// Origin Story

scene('Origin Story: without a Slasher in play it must be one', (table) => {
  const t = table(
    `shows: Origin Story 1, R9.16 | A: Origin Story | A deck: Howl, Ghost, Jonas, Invader | Tortuga: A Ghost, B Mickey`,
  );
  t.play('Origin Story');
  t.expect(
    'A: Jonas | A deck in any order: Howl, Ghost, Invader | plays left: minion, action using Origin Story',
  );
});

scene('Origin Story: with one, any minion', (table) => {
  const t = table(
    `shows: Origin Story 1 | A: Origin Story | A deck: Howl, Ghost, Jonas, Invader | Tortuga: A Mickey`,
  );
  t.play('Origin Story');
  t.expect('A: Ghost | A deck in any order: Howl, Jonas, Invader');
});

scene('Origin Story: nothing is drawn if none appears', (table) => {
  const t = table(`shows: Origin Story 2 | A: Origin Story | A deck: Howl, Ghost, Invader | Tortuga`);
  t.play('Origin Story');
  t.expect('A: nothing | A deck in any order: Howl, Ghost, Invader');
});

// The End?

scene('The End?: back to hand, and into play if you like', (table) => {
  const t = table(`shows: The End? 1 | A: 2 The End?, Time Loop | A discard: Upgrade, Howl, Full Moon, Machete
    Tortuga: A Ghost | Jungle Oasis`);
  t.play('Time Loop').play('The End?').expect('picks: 1').offers('Upgrade, Machete').pick('Upgrade').pick();
  t.expect('A: The End?, Upgrade');
  t.play('The End?').pick('Machete');
  t.expect('Tortuga: A Ghost [A Machete] | A: Upgrade');
});
