import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

const deck = ['Howl', 'Zeppelin', 'Full Moon', 'Blossom', 'Séance', 'Overgrowth', 'Summon'];

// Brain

scene('Brain: an extra action with anybody’s Slacker here', (table) => {
  const t = table(`shows: Brain 1 | A: 2 Brain, Summon, Zeppelin
    Tortuga: B Slacker | Jungle Oasis`);
  t.play('Brain', 'Tortuga');
  t.expect('plays left: action, action using Brain');
});

scene('Brain: no Slacker, no action', (table) => {
  const t = table('shows: Brain 1 | A: Brain | Tortuga: B Rebel | Jungle Oasis: A Slacker');
  t.play('Brain', 'Tortuga');
  t.expect('plays left: action');
});

scene('Brain: one card for the first newcomers of a turn, at any base, for each Brain', (table) => {
  const t = table(`shows: Brain 2 | decks: 9 Howl | A: 3 Invader, 2 Summon, Time Loop
    Tortuga: A Brain, A Brain | Jungle Oasis | Ninja Dojo`);
  t.play('Time Loop').play('Summon').play('Summon');
  t.play('Invader', 'Jungle Oasis');
  t.pick('yes').pick('no');
  t.expect('A: 2 Invader, Howl | vp: A 1');
  t.play('Invader', 'Ninja Dojo').pick('yes');
  t.play('Invader', 'Ninja Dojo');
  t.expect('A: 2 Howl | question: play');
});

scene('Brain: not for himself, nor for a minion of another power', (table) => {
  const t = table(
    `shows: Brain 2 | decks: 6 Howl | A: Brain, Captain Ahab, Summon | Tortuga | Jungle Oasis: A Grave Digger`,
  );
  t.play('Summon');
  t.play('Brain', 'Tortuga').play('Captain Ahab', 'Tortuga');
  t.expect('A: nothing | question: play');
});

scene('Brain: also in the turn of somebody else', (table) => {
  const t =
    table(`shows: Brain 2 | decks: 6 Howl | turn: B | A: Shinobi | B: Howl | from: score bases | base deck: Temple of Goju
    Jungle Oasis: B King Rex, B King Rex, A Brain | Tortuga`);
  t.expect('asked: A').pick('Shinobi');
  t.expect('asked: A').pick('yes');
  t.expect('A: Howl');
  t.leave();
});

// Slacker

scene('Slacker: with a Rebel here up to two of your minions move', (table) => {
  const t = table(
    `shows: Slacker 1 | A: Slacker | Tortuga: B Rebel, A Ghost | Jungle Oasis: A King Rex | Ninja Dojo`,
  );
  t.play('Slacker', 'Tortuga')
    .expect('picks: 0-2')
    .offers('Ghost, King Rex, Slacker')
    .pick('Ghost', 'King Rex');
  t.pick('Ninja Dojo').pick('Tortuga');
  t.expect('Tortuga: B Rebel, A Slacker, A King Rex | Ninja Dojo: A Ghost');
});

scene('Slacker: without one nobody moves', (table) => {
  const t = table('shows: Slacker 1 | A: Slacker | Tortuga: B Jock, A Ghost | Jungle Oasis: B Rebel');
  t.play('Slacker', 'Tortuga');
  t.expect('question: play');
});

scene('Slacker: a card of the discard pile may go under the deck', (table) => {
  const t = table(
    `shows: Slacker 2 | A: Invader | A deck: 2 Howl | A discard: Zeppelin, Ghost | Tortuga: A Slacker | Jungle Oasis`,
  );
  t.play('Invader', 'Jungle Oasis').pick('yes').offers('Zeppelin, Ghost').pick('Ghost');
  t.expect('A deck: 2 Howl, Ghost | A discard: Zeppelin');
});

// Rebel

scene('Rebel: with a Jock here a minion of power 3 that is no Rebel', (table) => {
  const t = table(
    `shows: Rebel 1 | A: 2 Rebel, Invader, Captain Ahab, Warbot | Tortuga: B Jock | Jungle Oasis`,
  );
  t.play('Rebel', 'Tortuga');
  t.expect('plays left: action, minion using Rebel | can play: Invader');
  t.play('Invader', 'Tortuga');
  t.pick('no');
  t.expect('Tortuga: B Jock, A Rebel, A Invader');
});

scene('Rebel: the extra minion is for here', (table) => {
  const t = table(`shows: Rebel 1 | A: Rebel, Rebel, Invader | Tortuga: B Jock | Jungle Oasis`);
  t.play('Rebel', 'Tortuga');
  t.expect(
    'why not A Invader -> Jungle Oasis: not allowed here: Rebel | why not A Rebel -> Tortuga: not allowed here: Rebel',
  );
});

scene('Rebel: one of your minions may move', (table) => {
  const t = table(`shows: Rebel 2 | A: Invader | Tortuga: A Rebel, B Ghost | Jungle Oasis | Ninja Dojo`);
  t.play('Invader', 'Jungle Oasis').pick('yes').offers('Rebel, Invader').pick('Invader').pick('Ninja Dojo');
  t.expect('Ninja Dojo: A Invader');
});

// Jock

scene('Jock: two counters with a Prep here, and one for a newcomer', (table) => {
  const t = table(`shows: Jock 1 2 | A: Jock, Invader, Summon | Tortuga: B Prep | Jungle Oasis`);
  t.play('Summon').play('Jock', 'Tortuga');
  t.expect('Tortuga: B Prep, A Jock +2');
  t.play('Invader', 'Jungle Oasis').pick('yes');
  t.expect('Tortuga: B Prep, A Jock +3');
});

scene('Jock: without a Prep nothing; the printed power of a newcomer counts', (table) => {
  const t = table(`shows: Jock 1 2 | A: 2 Jock, Summon | Tortuga: A Prep | Jungle Oasis: A Ghost`);
  t.play('Summon').play('Jock', 'Jungle Oasis').pick('no');
  t.expect('Jungle Oasis: A Ghost, A Jock');
  // The second Jock has power 5 by the time that it has resolved.
  t.play('Jock', 'Tortuga').pick('Prep').pick('yes').pick('Jock @ Jungle Oasis').pick('yes');
  t.expect('Tortuga: A Prep, A Jock +2 | Jungle Oasis: A Ghost, A Jock +1 | power: Jock @ Jungle Oasis 6');
});

// Prep

scene('Prep: with a Brain here you may search out a minion of power 3', (table) => {
  const t = table(
    `shows: Prep 1 2 | A: Prep | A deck: ${deck.join(', ')}, Invader, Jock, Ghost, Warbot | Tortuga: B Brain | Jungle Oasis`,
  );
  t.play('Prep', 'Tortuga').pick('yes').offers('Invader, Jock').pick('Jock');
  t.expect('A: Jock | B sees A: Jock');
  expect(t.deck('A')).not.toEqual([...deck, 'Invader', 'Ghost', 'Warbot']);
});

scene('Prep: without a Brain there is no search', (table) => {
  const t = table(`shows: Prep 1 | A: Prep | A deck: Invader | Tortuga: B Jock | Jungle Oasis: A Brain`);
  t.play('Prep', 'Tortuga').pick('no');
  t.expect('A: nothing');
});

scene('Prep: one of your minions may be stronger for the turn', (table) => {
  const t = table(`shows: Prep 3 | decks: 6 Howl | A: Invader | Tortuga: A Prep, B Ghost | Jungle Oasis`);
  t.play('Invader', 'Jungle Oasis').pick('yes').offers('Prep, Invader').pick('Invader');
  t.expect('power: Invader 5');
  t.endTurn();
  t.expect('power: Invader 3');
});

// Abe Froman

scene('Abe Froman: one minion is everybody’s friend until your next turn', (table) => {
  const t =
    table(`shows: Abe Froman 1 3, Brain 1 | decks: 6 Howl | A: Brain, Abe Froman, Disenchant, Time Loop | A deck: Slacker, Rebel, Howl
    Tortuga: A Ghost | Jungle Oasis`);
  t.play('Time Loop').play('Abe Froman').use('Abe Froman').play('Disenchant');
  t.expect('A discard in any order: Time Loop, Abe Froman, Disenchant');
  t.play('Brain', 'Tortuga');
  t.expect('plays left: action using Brain');
});

scene('Abe Froman gives names, not abilities, and takes them when your next turn starts', (table) => {
  const t = table(`shows: Abe Froman 1 3, Slacker 1 | decks: 6 Howl | A: Slacker | A deck: Rebel, 5 Howl
    Tortuga: A Ghost [A Abe Froman], A Invader | Jungle Oasis`);
  t.use('Abe Froman').endTurn().endTurn();
  t.play('Slacker', 'Tortuga');
  t.expect('question: play | Tortuga: A Ghost [A Abe Froman], A Invader, A Slacker');
});

scene('Abe Froman: the names go along, and are lost when the minion leaves', (table) => {
  const t = table(`shows: Abe Froman 3, Rebel 1 | A: Rebel, Invasion, Captain Ahab | A deck: Jock
    Tortuga: A Ghost [A Abe Froman] | Jungle Oasis`);
  t.use('Abe Froman').play('Invasion').play('Rebel', 'Jungle Oasis');
  t.expect('Jungle Oasis: A Ghost [A Abe Froman], A Rebel | plays left: minion using Rebel');
});

scene('Abe Froman: the names of a Jock and a Prep count as such', (table) => {
  const t = table(`shows: Abe Froman 1, Jock 1, Prep 1 | A: Jock, Prep, Summon | A deck: Prep, Brain, Invader
    Tortuga: A Ghost [A Abe Froman] | Jungle Oasis`);
  t.use('Abe Froman').play('Summon');
  t.play('Jock', 'Tortuga');
  t.expect('counters: Jock 2');
  t.play('Prep', 'Tortuga').pick('yes').pick('Brain').pick('no');
  t.expect('A: Brain | counters: Jock 2');
});

scene('Abe Froman: what the minion uses is no use of its namesakes', (table) => {
  const t = table(`shows: Abe Froman 2, R10.61 | A deck: 6 Howl | Jungle Oasis: A Ghost
    Antarctic Base: A King Arthur [A Abe Froman], A Classic Rocker, A Classic Rocker`);
  t.use('Abe Froman').use('King Arthur').use('Classic Rocker');
  t.expect('A: Howl | cannot use: Classic Rocker');
});

scene('Excalibur: whoever bears the name of King Arthur', (table) => {
  const t =
    table(`shows: Excalibur 2 | decks: 6 Howl | A deck: King Arthur, 6 Howl | base deck: Temple of Goju
    Jungle Oasis: A King Rex [A Excalibur, A Abe Froman], A Grave Digger | Tortuga`);
  t.use('Abe Froman').endTurn();
  t.expect('vp: A 3, B 0');
});

// Babysitter

scene('Babysitter: all your minions at the base are safe, but not from bases', (table) => {
  const t = table(`shows: Babysitter 1 2 | decks: 6 Howl | A: Babysitter | B: Invasion, Disintegrator
    Tortuga: A Ghost, A Invader, B Sleep Spores | Jungle Oasis: A Walker`);
  t.play('Babysitter', 'Ghost');
  t.expect('power: Ghost 2, Invader 3');
  t.endTurn();
  t.play('Invasion');
  t.expect('Tortuga: A Ghost [A Babysitter], A Invader, B Sleep Spores, A Walker');
});

scene('Babysitter: bases are not stopped', (table) => {
  const t = table(`shows: Babysitter 2 | Mermaid Pool: A Ghost | Tortuga: B Invader [B Babysitter], B Walker
    Jungle Oasis`);
  t.use('Mermaid Pool').offers('Invader, Walker').pick('Invader');
  t.expect('Mermaid Pool: A Ghost, B Invader [B Babysitter]');
});

// Booty Trap

scene('Booty Trap: a card for each minion of power 3 that you play or move here', (table) => {
  const t =
    table(`shows: Booty Trap 1, R10.7 | decks: 9 Howl | A: Invader, Dinghy, Captain Ahab, Summon, 2 Time Loop, Invasion
    Tortuga: A Booty Trap | Jungle Oasis: A Invader, A Invader +1 | Ninja Dojo: B Invader, B Ghost`);
  t.play('Time Loop').play('Time Loop').play('Summon');
  t.play('Captain Ahab', 'Tortuga');
  t.expect('A: Invader, Dinghy, Invasion');
  t.play('Invader', 'Tortuga');
  t.expect('A: Dinghy, Invasion, Howl');
  t.play('Dinghy').pick('Invader @ Jungle Oasis', 'Invader @ Jungle Oasis').pick('Tortuga').pick('Tortuga');
  t.expect('A: Invasion, 3 Howl');
  t.play('Invasion').pick('B Invader').pick('Tortuga');
  t.expect('A: 4 Howl');
});

scene('Booty Trap: what somebody else moves does not count', (table) => {
  const t = table(`shows: Booty Trap 1 | turn: B | decks: 9 Howl | B: Invasion
    Tortuga: A Booty Trap | Jungle Oasis: A Invader`);
  t.play('Invasion');
  t.expect('A: nothing | Tortuga: A Booty Trap, A Invader');
});

// Brunch Bunch

scene('Brunch Bunch: one for each name, each at most once, in any order', (table) => {
  const t =
    table(`shows: Brunch Bunch 1 2 | decks: 9 Howl | A: Brunch Bunch, Captain Ahab, Invader | A discard: Zeppelin
    Tortuga: A Jock, A Jock, A Invader, A Ghost, B Slacker | Jungle Oasis: A King Rex | Ninja Dojo: A Rebel`);
  t.play('Brunch Bunch').offers('Tortuga, Ninja Dojo').pick('Tortuga');
  t.offers('move a minion, draw, extra minion, strengthen a minion, under the deck, enough').pick('draw');
  t.expect('A: Captain Ahab, Invader, Howl');
  t.offers('move a minion, extra minion, strengthen a minion, under the deck, enough').pick('move a minion');
  t.offers('King Rex, Rebel').pick('King Rex');
  t.expect('question: play | Tortuga: A Jock, A Jock, A Invader, A Ghost, B Slacker, A King Rex');
});

scene('Brunch Bunch: the extra minion of power 3 can wait, and you may stop', (table) => {
  const t =
    table(`shows: Brunch Bunch 2 | decks: 9 Howl | A: Brunch Bunch, Captain Ahab, 2 Invader | A discard: Zeppelin
    Tortuga: A Prep, A Invader, A Slacker, B Ghost | Jungle Oasis: A Walker | Ninja Dojo`);
  t.play('Brunch Bunch').pick('extra minion').pick('strengthen a minion');
  t.offers('Prep, Invader, Slacker, Ghost').pick('Ghost').pick('enough');
  t.expect('power: Ghost 4 | plays left: minion, minion using Brunch Bunch');
});

scene('Brunch Bunch: a card goes under the deck', (table) => {
  const t = table(`shows: Brunch Bunch | A: Brunch Bunch | A deck: Howl | A discard: Zeppelin
    Tortuga: A Invader | Jungle Oasis`);
  t.play('Brunch Bunch').pick('under the deck');
  t.expect('A deck: Howl, Zeppelin');
});

scene('Brunch Bunch: a minion with many names brings them all, and the number stays', (table) => {
  const t =
    table(`shows: Brunch Bunch 1, Abe Froman 1, R10.61 | decks: 9 Howl | A: Brunch Bunch | A discard: Zeppelin, Prep, Ghost
    Tortuga: A Walker, A Jock [A Abe Froman] | Jungle Oasis: B Walker`);
  // Jock, Walker, Prep and Ghost.
  t.use('Abe Froman')
    .play('Brunch Bunch')
    .pick('draw')
    .pick('under the deck')
    .pick('Ghost')
    .pick('strengthen a minion');
  t.pick('Walker').offers('extra minion, enough').pick('extra minion');
  t.expect('question: play | power: A Walker 4 | plays left: minion, minion using Brunch Bunch');
});

// Explosion at School

scene('Explosion at School: one of each name', (table) => {
  const t = table(`shows: Explosion at School | A: Explosion at School | A deck: Howl
    A discard: 2 Jock, Prep, Ghost, King Rex, Invader | Tortuga`);
  t.play('Explosion at School').expect('picks: 0-1').offers('2 Jock, Prep, Invader').pick('Jock');
  t.offers('Prep, Invader').pick('Invader').pick();
  t.expect('A: 1 cards | A discard: Jock, Prep, Ghost, King Rex, Explosion at School');
});

scene('Explosion at School: without any you draw all the same', (table) => {
  const t = table(`shows: Explosion at School 1 | A: Explosion at School | A deck: ${deck.join(', ')}
    A discard: Jock | Tortuga`);
  t.play('Explosion at School').pick();
  t.expect(`A: Howl | A deck: ${deck.slice(1).join(', ')} | A discard: Jock, Explosion at School`);
});

// New Kid

scene('New Kid: found, and played at once at any base', (table) => {
  const t = table(
    `shows: New Kid 1 | A: New Kid | A deck: ${deck.join(', ')}, Invader, Jock, Ghost | Tortuga | Jungle Oasis`,
  );
  t.play('New Kid').expect('picks: 0-1').offers('Invader, Jock').pick('Jock').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A Jock | plays left: minion');
  expect(t.deck('A')).not.toEqual([...deck, 'Invader', 'Ghost']);
});

scene('New Kid: or not at all', (table) => {
  const t = table(`shows: New Kid 1 | A: New Kid | A deck: 2 Howl, Invader | Tortuga | Jungle Oasis`);
  t.play('New Kid').pick();
  t.expect('A: nothing | plays left: minion | A deck in any order: 2 Howl, Invader');
});

// Principal's Office

scene("Principal's Office: the minion that came back can be the extra one", (table) => {
  const t = table(
    `shows: Principal's Office 1 | A: Principal's Office, Captain Ahab | Tortuga: A Jock, A Ghost, B Ghost | Jungle Oasis`,
  );
  t.play("Principal's Office").expect('picks: 1').offers('Jock, Ghost').pick('Jock');
  t.expect("A: Captain Ahab, Jock | plays left: minion, minion using Principal's Office");
  t.play('Captain Ahab', 'Tortuga').play('Jock', 'Jungle Oasis');
});

scene("Principal's Office: without a minion in play, only the extra one", (table) => {
  const t = table(
    `shows: Principal's Office 1 | A: Principal's Office, Invader | Tortuga: B Ghost | Jungle Oasis`,
  );
  t.play("Principal's Office");
  t.expect("plays left: minion, minion using Principal's Office");
});

scene("Principal's Office: a minion that you do not own returns to its owner", (table) => {
  const t = table(
    `shows: Principal's Office 1, R9.4 | A: Principal's Office | Tortuga: A(B) Ghost | Jungle Oasis`,
  );
  t.play("Principal's Office");
  t.expect('B: Ghost | A: nothing');
});

// Strange Science

scene('Strange Science: out of the discard pile, at once or not at all', (table) => {
  const t =
    table(`shows: Strange Science 1 | A: 2 Strange Science, Time Loop | A discard: Jock, Invader, Ghost, King Rex
    Tortuga | Jungle Oasis`);
  t.play('Time Loop');
  t.play('Strange Science').expect('picks: 0-1').offers('Jock, Invader').pick();
  t.expect('plays left: minion, action using Time Loop');
  t.play('Strange Science').pick('Invader').pick('Tortuga');
  t.expect('Tortuga: A Invader | plays left: minion');
});
