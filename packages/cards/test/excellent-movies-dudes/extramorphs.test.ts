import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

const deck = ['Howl', 'Zeppelin', 'Full Moon', 'Blossom', 'Séance', 'Overgrowth', 'Summon'];

// Hive Queen

scene('Hive Queen fetches an Egg Field out of the deck: it is shown, and the deck shuffled', (table) => {
  const t = table(`shows: Hive Queen 1 | A: Hive Queen | A deck: ${deck.join(', ')}, Egg Field
    Jungle Oasis | Tortuga`);
  t.play('Hive Queen', 'Jungle Oasis').pick('yes').pick('deck').pick('Egg Field');
  t.expect('A: Egg Field | B sees A: Egg Field');
  expect(t.deck('A')).not.toEqual(deck);
});

scene('Hive Queen takes it out of the discard pile, and the deck stays as it is', (table) => {
  const t = table(`shows: Hive Queen 1 | A: Hive Queen | A deck: ${deck.join(', ')} | A discard: Egg Field
    Jungle Oasis | Tortuga`);
  t.play('Hive Queen', 'Jungle Oasis').pick('yes').pick('discard pile').pick('Egg Field');
  t.expect(`A: Egg Field | A deck: ${deck.join(', ')}`);
});

scene('Hive Queen: minions at your Egg Fields are weaker, whoever comes, until your next turn', (table) => {
  const t = table(`shows: Hive Queen 2 | decks: 8 Howl | B: Beam Up, Captain Ahab, Time Loop, Invasion
    Antarctic Base: A Egg Field, B Invader, A Ghost, A Hive Queen | Tortuga: B Grave Digger`);
  t.use('Hive Queen');
  t.expect('power: Invader 2, Grave Digger 4, A Ghost 2');
  t.endTurn();
  t.play('Time Loop');
  t.play('Beam Up').pick('Hive Queen');
  t.play('Captain Ahab', 'Antarctic Base');
  t.play('Invasion').pick('Grave Digger');
  t.expect('power: Invader 2, Captain Ahab 1, Grave Digger 3');
  t.endTurn();
  t.expect('turn: A | power: Invader 3, Captain Ahab 2, Grave Digger 4');
});

scene('Hive Queen: a minion that leaves the Egg Field is as strong as before', (table) => {
  const t = table(`shows: Hive Queen 2 | A: Invasion
    Antarctic Base: A Egg Field, B Invader | Jungle Oasis: A Hive Queen | Tortuga`);
  t.use('Hive Queen');
  t.play('Invasion').pick('Invader').pick('Tortuga');
  t.expect('power: Invader 3');
});

scene('Hive Queen: later Egg Fields count, and two on one base are as one', (table) => {
  const t = table(`shows: Hive Queen 3 | A: 2 Egg Field, Time Loop
    Antarctic Base: A Egg Field, B Invader +2 | Jungle Oasis: A Hive Queen, B Ghost +3`);
  t.use('Hive Queen');
  t.play('Time Loop');
  t.play('Egg Field', 'Jungle Oasis');
  t.expect('power: Invader 4, Ghost 4');
  t.play('Egg Field', 'Antarctic Base');
  t.expect('power: Invader 4, Ghost 4');
});

// Alien Life Form

scene('Alien Life Form from hand: may destroy anybody’s weak minion here, and gets no counters', (table) => {
  const t = table(`shows: Alien Life Form 1 | A: Alien Life Form
    Tortuga: A Ghost, B Invader, B Grave Digger | Jungle Oasis: B Ghost`);
  t.play('Alien Life Form', 'Tortuga');
  t.expect('picks: 0-1 | purpose: destroy').offers('Ghost, Invader').pick('Invader');
  t.expect('Tortuga: A Ghost, B Grave Digger, A Alien Life Form');
});

scene('Alien Life Form off the top of a deck gets two counters, and leaves one to move', (table) => {
  const t =
    table(`shows: Alien Life Form 1, R9.15 | A: Game Over, Dude! | A deck: Howl, Alien Life Form, Ghost
    Tortuga: B Ghost | Jungle Oasis`);
  t.play('Game Over, Dude!').pick('Tortuga').pick('4').pick();
  t.expect('Tortuga: B Ghost, A Alien Life Form +2');
  t.use('Alien Life Form');
  t.expect('Tortuga: B Ghost | Jungle Oasis: A Alien Life Form +1');
});

scene('Alien Life Form out of a search, or revived, is not off the top', (table) => {
  const t = table(`shows: Alien Life Form 1, R9.15 | A: They Keep Coming | A discard: Alien Life Form
    Tortuga | Jungle Oasis`);
  t.play('They Keep Coming').pick('Alien Life Form').pick('Tortuga');
  t.expect('Tortuga: A Alien Life Form');
  t.expect('cannot use: Alien Life Form');
});

scene('Alien Life Form that Hoverbot reveals is off the top', (table) => {
  const t = table(`shows: Alien Life Form 1, R9.15 | A: Hoverbot | A deck: Alien Life Form
    Tortuga | Jungle Oasis`);
  t.play('Hoverbot', 'Tortuga').pick('Alien Life Form').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A Alien Life Form +2');
});

// Extradrone

scene('Extradrone drives off a weak minion of another player, and may follow it', (table) => {
  const t = table(`shows: Extradrone 1 | A: Extradrone
    Tortuga: A Ghost, B Invader, B Grave Digger | Jungle Oasis`);
  t.play('Extradrone', 'Tortuga');
  t.expect('picks: 0-1').offers('Invader').pick('Invader').pick('yes');
  t.expect('Tortuga: A Ghost, B Grave Digger | Jungle Oasis: B Invader, A Extradrone');
});

scene('Extradrone off the top gets its counter last, wherever it is by then', (table) => {
  const t = table(`shows: Extradrone 1, R9.15 | A: Game Over, Dude! | A deck: Extradrone
    Tortuga: B Invader | Jungle Oasis`);
  t.play('Game Over, Dude!').pick('Tortuga').pick('3').pick('Invader').pick('yes');
  t.expect('Jungle Oasis: B Invader, A Extradrone +1 | Tortuga: nothing');
});

scene('Extradrone off the top gets its counter even if it moves nobody', (table) => {
  const t = table(`shows: Extradrone 1 | A: Game Over, Dude! | A deck: Extradrone
    Tortuga: B Invader | Jungle Oasis`);
  t.play('Game Over, Dude!').pick('Tortuga').pick('3').pick();
  t.expect('Tortuga: B Invader, A Extradrone +1');
});

// Chestbreaker

scene('Chestbreaker needs to have been in play as the turn began', (table) => {
  const t = table(
    `shows: Chestbreaker 2 | decks: 4 Howl | A: Chestbreaker, Invasion | Tortuga | Jungle Oasis`,
  );
  t.play('Chestbreaker', 'Tortuga');
  t.expect('cannot use: Chestbreaker | why not A Chestbreaker: its own condition');
  t.endTurn();
  t.endTurn();
  // It may have moved since.
  t.play('Invasion').use('Chestbreaker').pick('3');
  t.expect('Tortuga: nothing | Jungle Oasis: nothing');
});

scene('Chestbreaker: the power is named first, and it is shuffled in with the rest', (table) => {
  const t = table(`shows: Chestbreaker 1 3 | A deck: Invader, King Rex, Howl, Mimic, 2 Spirit, Grave Digger
    Tortuga: A Chestbreaker | Jungle Oasis`);
  t.use('Chestbreaker');
  t.expect('question: mode').offers('3, 4').pick('4');
  t.expect('Tortuga: A Grave Digger');
  t.expect('A deck in any order: Invader, King Rex, Howl, Mimic, 2 Spirit, Chestbreaker');
});

scene('Chestbreaker: with no such minion nothing is played, and it is not found itself', (table) => {
  const t = table(`shows: Chestbreaker 3, R9.14 | A deck: Ghost, Howl, Mimic
    Tortuga: A Chestbreaker +3 | Jungle Oasis`);
  t.use('Chestbreaker').pick('3');
  t.expect('Tortuga: nothing | A deck in any order: Ghost, Howl, Mimic, Chestbreaker');
});

scene(
  'Chestbreaker of another player goes to its owner’s deck, and the minion comes out of yours',
  (table) => {
    const t = table(`shows: Chestbreaker 2 | A deck: Invader, Howl | B deck: Howl, Invader
    Tortuga: A(B) Chestbreaker | Jungle Oasis`);
    t.use('Chestbreaker').pick('3');
    t.expect('Tortuga: A Invader | A deck: Howl | B deck: Howl, Invader, Chestbreaker');
  },
);

// Close Encounters

scene('Close Encounters: a card goes back unseen, and the extra action can wait', (table) => {
  const t = table(`shows: Close Encounters 1 | A: Close Encounters, Howl, Blossom | A deck: Zeppelin, Ghost
    Tortuga | Jungle Oasis`);
  t.play('Close Encounters');
  t.expect('picks: 0-1 | purpose: to the top').offers('Howl, Blossom, Zeppelin').pick('Howl');
  t.expect(
    'A: Blossom, Zeppelin | A deck: Howl, Ghost | B sees A deck: 2 ? | plays left: minion, action using Close Encounters',
  );
});

scene('Close Encounters: the card may be kept', (table) => {
  const t = table(`shows: Close Encounters 1 | A: Close Encounters | A deck: Ghost, Zeppelin
    Tortuga | Jungle Oasis`);
  t.play('Close Encounters').pick();
  t.expect('A: Ghost | A deck: Zeppelin');
});

// Distress Call

scene('Distress Call has to move a minion, anybody’s', (table) => {
  const t = table(`shows: Distress Call 1 | A: Distress Call
    Tortuga: A Ghost, B Invader | Jungle Oasis`);
  t.play('Distress Call');
  t.expect('picks: 1 | purpose: move').offers('Ghost, Invader').pick('Invader');
  t.expect('Tortuga: A Ghost | Jungle Oasis: B Invader');
});

// Egg Field

scene('Egg Field: a Head Grabber from the deck goes on a minion here that is weak now', (table) => {
  const t = table(`shows: Egg Field 1 | A: Egg Field | A deck: ${deck.join(', ')}, Head Grabber
    Tortuga: B Grave Digger [A Sleep Spores], B Ghost +3, B Invader, A Ghost | Jungle Oasis: B Ghost`);
  t.play('Egg Field', 'Tortuga').pick('deck').pick('Head Grabber');
  t.expect('question: where').offers('Grave Digger, Invader, Ghost').pick('Grave Digger');
  t.expect(`Tortuga: B Grave Digger [A Sleep Spores, A Head Grabber], B Ghost +3, B Invader, A Ghost, A Egg Field
    plays left: minion`);
  expect(t.deck('A')).not.toEqual(deck);
});

scene('Egg Field takes a Head Grabber from hand or discard pile, or none', (table) => {
  const t = table(`shows: Egg Field 1 | A: 2 Egg Field, Head Grabber, Time Loop | A deck: ${deck.join(', ')}
    A discard: Head Grabber | Tortuga: B Ghost | Jungle Oasis: A Ghost`);
  t.play('Time Loop');
  t.play('Egg Field', 'Tortuga').pick('Head Grabber');
  t.expect('Tortuga: B Ghost [A Head Grabber], A Egg Field');
  t.play('Egg Field', 'Jungle Oasis').pick('discard pile').pick();
  t.expect(
    `Jungle Oasis: A Ghost, A Egg Field | A discard: Time Loop, Head Grabber | A deck: ${deck.join(', ')}`,
  );
});

scene('Egg Field without a minion for it looks for no Head Grabber', (table) => {
  const t = table(
    `shows: Egg Field 1 | A: Egg Field, Head Grabber | Tortuga: B Grave Digger | Jungle Oasis: A Ghost`,
  );
  t.play('Egg Field', 'Tortuga');
  t.expect('A: Head Grabber');
});

scene('Egg Field: printed power counts for the minion off the top', (table) => {
  const t = table(`shows: Egg Field 2, R9.14 | A deck: Invader, Howl, Ghost, Zeppelin
    Tortuga: A Egg Field | Jungle Oasis`);
  t.use('Egg Field');
  t.expect('Tortuga: A Egg Field, A Ghost | A deck in any order: Howl, Invader, Zeppelin');
});

// Five by Five

scene('Five by Five: five cards go back unseen, in an order you like', (table) => {
  const t = table(`shows: Five by Five 1 | A: Five by Five, Howl
    A deck: Ghost, Spirit, Blossom, Zeppelin, Summon, Mimic | Tortuga | Jungle Oasis`);
  t.play('Five by Five');
  t.expect('picks: 5 | A: Blossom, Ghost, Howl, Spirit, Summon, Zeppelin');
  t.pick('Howl', 'Ghost', 'Spirit', 'Blossom', 'Zeppelin');
  t.pick('Zeppelin', 'Blossom', 'Spirit', 'Ghost', 'Howl');
  t.expect('A: Summon | A deck: Howl, Ghost, Spirit, Blossom, Zeppelin, Mimic | B sees A deck: 6 ?');
});

scene('Five by Five with too few cards: all of them go back', (table) => {
  const t = table(`shows: Five by Five 1 | A: Five by Five | A deck: Ghost, Spirit | Tortuga | Jungle Oasis`);
  t.play('Five by Five').pick('Ghost', 'Spirit');
  t.expect('A: nothing | A deck: Spirit, Ghost');
});

// Game Over, Dude!

scene('Game Over, Dude!: base and power are named before any card is turned up', (table) => {
  const t = table(`shows: Game Over, Dude! 1 | A: Game Over, Dude! | A deck: Howl, Ghost, Invader, Spirit
    Tortuga | Jungle Oasis`);
  t.play('Game Over, Dude!').pick('Tortuga').offers('0, 1, 2, 3, 4').pick('3');
  t.expect('Tortuga: A Invader | A deck in any order: Ghost, Howl, Spirit');
});

scene('Game Over, Dude!: a power that the deck does not hold brings nobody', (table) => {
  const t =
    table(`shows: Game Over, Dude! 1, R9.14 | A: Game Over, Dude! | A deck: Ghost, Invader | A discard: Warbot
    Tortuga | Jungle Oasis`);
  t.play('Game Over, Dude!').pick('Tortuga').pick('4');
  t.expect('Tortuga: nothing | A deck in any order: Ghost, Invader');
});

// Head Grabber

scene('Head Grabber on your own minion can be used at once; the power is named first', (table) => {
  const t = table(`shows: Head Grabber 1 3 | A: Head Grabber | A deck: Howl, Ghost, Invader
    Tortuga: A Ghost, B Ghost, B Grave Digger | Jungle Oasis`);
  t.play('Head Grabber', 'A Ghost');
  t.use('Head Grabber').offers('0, 1, 2, 3').pick('3');
  t.expect('Tortuga: B Ghost, B Grave Digger, A Invader | A discard: Ghost, Head Grabber');
  t.expect('A deck in any order: Ghost, Howl');
});

scene('Head Grabber on another player’s minion waits for your next turn, and you destroy it', (table) => {
  const t = table(`shows: Head Grabber 2 | decks: 3 Howl, 3 Invader | A: Head Grabber | B: Augmentation
    Tortuga: B Ghost | Jungle Oasis: A Ghost`);
  t.play('Head Grabber', 'B Ghost');
  t.expect('cannot use: Head Grabber');
  t.endTurn();
  t.play('Augmentation').pick('B Ghost');
  t.expect('power: B Ghost 6');
  t.endTurn();
  t.use('Head Grabber').pick('3');
  t.expect('Tortuga: A Invader | B discard: Augmentation, Ghost');
});

scene('Head Grabber: power in play says where it goes, and only then', (table) => {
  const t = table(`shows: Head Grabber 2 | A: Head Grabber, Augmentation, Time Loop
    Tortuga: B Ghost +2, A Invader | Jungle Oasis`);
  t.play('Time Loop');
  t.play('Head Grabber');
  t.play('Augmentation').pick('Invader');
  t.expect('Tortuga: B Ghost +2, A Invader [A Head Grabber] | power: Invader 7');
  t.use('Head Grabber').pick('0');
  t.expect('Tortuga: B Ghost +2');
});

scene('Head Grabber: what cannot be destroyed hatches nothing', (table) => {
  const t = table(
    `shows: Head Grabber 3, R3.6 | A deck: Ghost | Tortuga: A Warbot [A Head Grabber] | Jungle Oasis`,
  );
  t.expect('cannot use: Head Grabber');
  t.leave();
});

// Time to Go

scene('Time to Go shuffles in up to three cards of your choice, which everybody sees', (table) => {
  const t =
    table(`shows: Time to Go 1 | A: Time to Go | A deck: 2 Howl | A discard: Ghost, Spirit, Invader, Mimic
    Tortuga | Jungle Oasis`);
  t.play('Time to Go');
  t.expect('picks: 0-3').pick('Ghost', 'Invader');
  t.expect('A deck in any order: Ghost, 2 Howl, Invader | A discard: Spirit, Mimic, Time to Go');
});

scene('Time to Go may leave everything where it is', (table) => {
  const t = table(
    `shows: Time to Go 1 | A: Time to Go | A deck: 2 Howl | A discard: Ghost | Tortuga | Jungle Oasis`,
  );
  t.play('Time to Go').pick();
  t.expect('A discard: Ghost, Time to Go');
});
