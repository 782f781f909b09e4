import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

const deck = ['Howl', 'Zeppelin', 'Full Moon', 'Blossom', 'Séance', 'Overgrowth', 'Summon'];

// Excalibur

scene('Excalibur goes on your own minion, strengthens it and saves it from others', (table) => {
  const t = table(`shows: Excalibur 1 | decks: 6 Howl | A: Excalibur | B: Tiger Assassin
    Tortuga: A Ghost, B Ghost | Jungle Oasis`);
  t.play('Excalibur').expect('power: A Ghost 4');
  t.endTurn();
  t.play('Tiger Assassin', 'Tortuga').pick('B Ghost');
  t.expect('Tortuga: A Ghost [A Excalibur], B Tiger Assassin');
});

scene('Excalibur: your own cards can destroy the minion', (table) => {
  const t = table(
    `shows: Excalibur 1 | A: Big Gulp | Tortuga: B King Rex, A Ghost [A Excalibur] | Jungle Oasis`,
  );
  t.play('Big Gulp');
  t.expect('Tortuga: B King Rex | A discard in any order: Big Gulp, Ghost, Excalibur');
});

scene('Excalibur: 1 VP for King Arthur, whatever his place', (table) => {
  const t = table(`shows: Excalibur 1 | from: score bases | decks: 6 Howl | base deck: Temple of Goju
    Tortuga: A King Arthur [A Excalibur], B King Rex, B King Rex | Jungle Oasis`);
  t.expect('vp: A 4, B 4');
  t.leave();
});

scene('Excalibur: the VP are for whoever controls the sword', (table) => {
  const t = table(`shows: Excalibur 1 | from: score bases | decks: 6 Howl | base deck: Temple of Goju
    Jungle Oasis: B King Arthur [A Excalibur], B King Rex | Tortuga`);
  t.expect('vp: A 1, B 2');
});

scene('Excalibur: for anybody else there is nothing', (table) => {
  const t = table(`shows: Excalibur 1 | from: score bases | decks: 6 Howl | base deck: Temple of Goju
    Jungle Oasis: A King Rex [A Excalibur], A Lancelot | Tortuga`);
  t.expect('vp: A 2, B 0');
});

scene('Excalibur (current): on a minion of any player, whom it protects from others than you', (table) => {
  const t =
    table(`shows: Excalibur current, Excalibur 1 | printing: current | decks: 6 Howl | A: Excalibur, Tiger Assassin
    B: Tiger Assassin | Tortuga: A Ghost, B Ghost | Jungle Oasis`);
  t.play('Excalibur', 'B Ghost').expect('power: B Ghost 4');
  t.endTurn();
  t.play('Tiger Assassin', 'Tortuga').pick('A Ghost');
  t.expect('A discard: Ghost');
});

scene('Excalibur (current): 1 VP for King Arthur', (table) => {
  const t =
    table(`shows: Excalibur current | printing: current | from: score bases | decks: 6 Howl | base deck: Temple of Goju
    Jungle Oasis: A King Arthur [A Excalibur], B King Rex | Tortuga`);
  t.expect('vp: A 3, B 2');
});

// Good Deed

scene('Good Deed draws as it is played', (table) => {
  const t = table('shows: Good Deed | A: Good Deed | A deck: 2 Howl | Tortuga | Jungle Oasis');
  t.play('Good Deed', 'Tortuga');
  t.expect('A: Howl | Tortuga: A Good Deed');
});

scene('Good Deed: once per turn for all of them together', (table) => {
  const t = table(`shows: Good Deed 1, R10.7 | decks: 6 Howl | A: 2 Invasion, Time Loop
    Tortuga: A 2 Good Deed | Jungle Oasis: A Ghost, A Invader | Ninja Dojo`);
  t.play('Time Loop');
  t.play('Invasion').pick('Ghost').pick('Tortuga');
  t.offers('yes, no').pick('yes').pick('Ninja Dojo');
  t.expect('A: Invasion, Howl | Tortuga: A Good Deed, A Ghost | Ninja Dojo: A Good Deed');
  t.play('Invasion').pick('Invader').pick('Tortuga');
  t.expect('question: play | Tortuga: A Good Deed, A Ghost, A Invader');
});

scene('Good Deed: two minions that move together are two occasions for its one use', (table) => {
  const t = table(`shows: Good Deed 1, R10.7 | decks: 6 Howl | A: Dinghy
    Tortuga: A Good Deed | Jungle Oasis: A Ghost, A Invader | Ninja Dojo`);
  t.play('Dinghy').pick('Ghost', 'Invader').pick('Tortuga').pick('Tortuga');
  t.pick('yes').pick('Ninja Dojo');
  t.expect('question: play | A: Howl | Ninja Dojo: A Good Deed');
});

scene('Good Deed: you may keep it where it is, and use it later', (table) => {
  const t = table(`shows: Good Deed 1 | decks: 6 Howl | A: 2 Invasion, Time Loop
    Tortuga: A Good Deed | Jungle Oasis: A Ghost, A Invader | Ninja Dojo`);
  t.play('Time Loop');
  t.play('Invasion').pick('Ghost').pick('Tortuga').pick('no');
  t.expect('A: Invasion');
  t.play('Invasion').pick('Invader').pick('Tortuga').pick('yes').pick('Ninja Dojo');
  t.expect('A: Howl | Ninja Dojo: A Good Deed');
});

scene('Good Deed moves nothing while there is only one base', (table) => {
  const t = table(`shows: Good Deed | decks: 6 Howl | turn: B | B: Invasion
    Tortuga: A Good Deed | Jungle Oasis: A Ghost`);
  t.play('Invasion');
  t.expect('asked: A').pick('yes');
  t.expect('Jungle Oasis: A Good Deed | A: Howl');
});

// Merlin's Library

scene("Merlin's Library: the extra minion is for this base, and can wait", (table) => {
  const t =
    table(`shows: Merlin's Library 1 | A: Captain Ahab, Warbot | Tortuga: A Merlin's Library | Jungle Oasis: A Walker
    Ninja Dojo`);
  t.use("Merlin's Library").offers('extra minion, move a minion, transfer it').pick('extra minion');
  t.play('Captain Ahab', 'Jungle Oasis').play('Warbot', 'Tortuga');
  t.expect("Tortuga: A Merlin's Library, A Warbot");
});

scene("Merlin's Library: a minion comes here", (table) => {
  const t =
    table(`shows: Merlin's Library | Tortuga: A Merlin's Library, A Ghost | Jungle Oasis: A Walker, B Spirit
    Ninja Dojo: A Invader`);
  t.use("Merlin's Library").pick('move a minion').offers('Walker, Invader').pick('Invader');
  t.expect("Tortuga: A Merlin's Library, A Ghost, A Invader");
});

scene("Merlin's Library: transferred, its talent stays used", (table) => {
  const t = table(`shows: Merlin's Library 1, R10.11 | A: Ghost | Tortuga: A Merlin's Library | Jungle Oasis
    Ninja Dojo`);
  t.use("Merlin's Library").pick('transfer it').pick('Ninja Dojo');
  t.expect("Ninja Dojo: A Merlin's Library | cannot use: Merlin's Library");
});

// Noble Steed

scene('Noble Steed: whoever has the horse rides, even if the minion has been taken over', (table) => {
  const t = table(`shows: Noble Steed 1 | A: Noble Steed
    Tortuga: A Ghost, B Ghost | Jungle Oasis: B(A) Invader [A Noble Steed, B Make Contact] | Ninja Dojo`);
  t.use('Noble Steed').pick('Ninja Dojo');
  t.expect('Ninja Dojo: B(A) Invader [A Noble Steed, B Make Contact]');
  t.play('Noble Steed');
  t.expect('Tortuga: A Ghost [A Noble Steed], B Ghost');
});

// The Fisher King

scene('The Fisher King: one card for all that move together, and 1 VP with eight in hand', (table) => {
  const t = table(`shows: The Fisher King 1 | decks: 6 Howl | A: Dinghy, 7 Howl
    Tortuga: A The Fisher King | Jungle Oasis: A Ghost, A Invader | Ninja Dojo`);
  t.play('Dinghy').pick('Ghost', 'Invader').pick('Tortuga').pick('Tortuga');
  t.expect('A: 8 cards | vp: A 1 | A discard in any order: Dinghy, The Fisher King');
});

scene('The Fisher King: with fewer he stays, also in the turn of somebody else', (table) => {
  const t = table(`shows: The Fisher King 1 | decks: 6 Howl | turn: B | B: Invasion | A: 6 Howl
    Tortuga: A The Fisher King | Jungle Oasis: A Ghost`);
  t.play('Invasion');
  t.expect('A: 7 cards | vp: A 0 | Tortuga: A The Fisher King, A Ghost');
});

// The Grail

scene('The Grail: three strong minions win 2 VP, and the card is out of the game', (table) => {
  const t = table(`shows: The Grail 1 | A: Invasion, Augmentation, Time Loop
    Tortuga: A The Grail, A Invader, A Grave Digger | Jungle Oasis: A King Rex | Ninja Dojo`);
  t.play('Time Loop');
  t.play('Augmentation').pick('Invader').play('Invasion').pick('King Rex').pick('Tortuga');
  t.expect(
    'vp: A 2 | Tortuga: A Invader, A Grave Digger, A King Rex | A discard in any order: Time Loop, Augmentation, Invasion',
  );
});

scene('The Grail: two strong ones and a weak one are not enough', (table) => {
  const t =
    table(`shows: The Grail 1 | A: Invasion | Tortuga: A The Grail, A Grave Digger, A Invader, B King Rex
    Jungle Oasis: A King Rex | Ninja Dojo`);
  t.play('Invasion').pick('A King Rex').pick('Tortuga');
  t.expect('vp: A 0');
});

scene('The Grail: not on a base with an action of yours', (table) => {
  const t = table(`shows: The Grail 1 | A: The Grail | Tortuga: B Full Moon, A Ghost [A Upgrade]
    Jungle Oasis: A Full Moon | Ninja Dojo`);
  t.expect('why not A The Grail -> Jungle Oasis: not a place for it');
  t.play('The Grail', 'Tortuga');
  t.expect('Tortuga: B Full Moon, A Ghost [A Upgrade], A The Grail');
});

scene('The Grail can be transferred to such a base', (table) => {
  const t =
    table(`shows: The Grail, R10.24 | from: score bases | turn: B | decks: 6 Howl | base deck: Temple of Goju
    Jungle Oasis: A Galahad, A The Grail, B King Rex, B Ghost | Tortuga: A Full Moon`);
  t.pick('The Grail');
  t.expect('Tortuga: A Full Moon, A The Grail');
});

// The Green Knight

scene('The Green Knight: one of those that came grows, and is a match for him at 7', (table) => {
  const t = table(`shows: The Green Knight 1 | A: Dinghy
    Tortuga: A The Green Knight, A Walker | Jungle Oasis: A Ghost +4, A Invader | Ninja Dojo`);
  t.play('Dinghy').pick('Ghost', 'Invader').pick('Tortuga').pick('Tortuga');
  t.offers('Ghost, Invader').pick('Ghost');
  t.expect(
    'vp: A 1 | Tortuga: A Walker, A Ghost +5, A Invader | A discard in any order: Dinghy, The Green Knight',
  );
});

scene('The Green Knight: below 7 he stays', (table) => {
  const t = table(`shows: The Green Knight 1 | A: Dinghy
    Tortuga: A The Green Knight, A King Rex | Jungle Oasis: A Ghost +4, A Invader | Ninja Dojo`);
  t.play('Dinghy').pick('Ghost', 'Invader').pick('Tortuga').pick('Tortuga').pick('Invader');
  t.expect('vp: A 0 | Tortuga: A The Green Knight, A King Rex, A Ghost +4, A Invader +1');
});

// The Lady of the Lake

scene('The Lady of the Lake: an action for a minion, to hand or into play', (table) => {
  const t = table(`shows: The Lady of the Lake 1 | A: The Lady of the Lake
    A deck: ${deck.join(', ')}, Upgrade | A discard: Noble Steed, Howl | Tortuga: A Ghost`);
  t.play('The Lady of the Lake').offers('deck, discard pile').pick('deck');
  t.offers('Upgrade').pick('Upgrade').offers('put into hand, play').pick('put into hand');
  t.expect('A: Upgrade | B sees A: Upgrade');
  expect(t.deck('A')).not.toEqual(deck);
});

scene('The Lady of the Lake: out of the discard pile onto a minion', (table) => {
  const t = table(`shows: The Lady of the Lake 1 | A: The Lady of the Lake
    A deck: ${deck.join(', ')} | A discard: Noble Steed, Howl | Tortuga: A Ghost`);
  t.play('The Lady of the Lake').pick('discard pile').pick('play');
  t.expect(`Tortuga: A Ghost [A Noble Steed] | A deck: ${deck.join(', ')}`);
});

// The Mists of Avalon

scene('The Mists of Avalon: up to three minions, or none', (table) => {
  const t = table(`shows: The Mists of Avalon 1 | A: 2 The Mists of Avalon, Time Loop
    A deck: Howl | A discard: 2 Ghost, Invader, Walker, Zeppelin | Tortuga`);
  t.play('Time Loop');
  t.play('The Mists of Avalon').expect('picks: 0-3').pick();
  t.expect('A deck: Howl');
  t.play('The Mists of Avalon').pick('Ghost', 'Invader', 'Walker');
  t.expect(`A deck in any order: Howl, Ghost, Invader, Walker
    A discard in any order: Ghost, Zeppelin, Time Loop, 2 The Mists of Avalon`);
});

// The Questing Beast

scene('The Questing Beast: one of those that came grows, and the beast runs on', (table) => {
  const t = table(`shows: The Questing Beast 1 | A: Dinghy
    Tortuga: A The Questing Beast, A Walker | Jungle Oasis: A Ghost, A Invader | Ninja Dojo`);
  t.play('Dinghy').pick('Ghost', 'Invader').pick('Tortuga').pick('Tortuga');
  t.expect('picks: 1').offers('Ghost, Invader').pick('Ghost');
  t.expect('picks: 1').offers('Jungle Oasis, Ninja Dojo').pick('Ninja Dojo');
  t.expect('Tortuga: A Walker, A Ghost +1, A Invader | Ninja Dojo: A The Questing Beast');
});

scene('The Questing Beast runs on, even if who came has a protector', (table) => {
  const t = table(`shows: The Questing Beast 1 | players: 3 | turn: B | B: Invasion
    Tortuga: A The Questing Beast | Jungle Oasis: A Ghost | Ninja Dojo`);
  t.play('Invasion').pick('Tortuga');
  t.expect('asked: A').pick('Ninja Dojo');
  t.expect('Tortuga: A Ghost +1 | Ninja Dojo: A The Questing Beast');
});
