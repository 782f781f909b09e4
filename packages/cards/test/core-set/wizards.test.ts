import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// Archmage

scene('Archmage gives an extra action in each of your turns, also in the one you play it', (table) => {
  const t = table(`shows: Archmage 1 | A: Archmage, 4 Howl | A deck: 4 Howl | B: 2 Howl | B deck: 3 Ghost
    Tortuga | Jungle Oasis`);
  t.play('Archmage', 'Tortuga');
  t.play('Howl');
  t.play('Howl');
  t.offers('pass');
  t.endTurn();
  // It is not for other players.
  t.play('Howl');
  t.offers('pass');
  t.endTurn();
  t.play('Howl');
  t.play('Howl');
  t.offers('pass');
  t.expect('power: Archmage 6');
});

scene('Archmage: the extra action of a turn is not lost when it leaves play', (table) => {
  const t = table('shows: Archmage 1 | A: Beam Up, 2 Howl | Tortuga: A Archmage | Jungle Oasis');
  t.play('Beam Up');
  t.expect('A: Archmage, 2 Howl');
  t.play('Howl');
  t.offers('play Archmage, pass');
});

scene('Archmage played again is a new card with an extra action of its own', (table) => {
  const t = table('shows: Archmage 1, R10.11 | A: Beam Up, 3 Howl | Tortuga: A Archmage | Jungle Oasis');
  t.play('Beam Up');
  t.play('Archmage', 'Tortuga');
  t.play('Howl');
  t.play('Howl');
  t.offers('pass');
});

scene('Archmage taken over gives its new controller the extra action', (table) => {
  const t = table(`shows: Archmage
    A: Make Contact, Time Loop | A deck: 3 Howl | B: 2 Howl | B deck: 3 Ghost
    Tortuga: B Archmage, A Enchantress | Jungle Oasis`);
  t.play('Time Loop');
  t.play('Make Contact', 'Archmage');
  t.endTurn();
  t.play('Howl');
  t.offers('pass');
  t.endTurn();
  t.play('Howl');
  t.play('Howl');
  t.offers('pass');
});

scene('Archmage in the current printing has a talent that gives an extra action', (table) => {
  const t = table('shows: Archmage | printing: current | A: 3 Howl | Tortuga: A Archmage | Jungle Oasis');
  t.play('Howl');
  t.offers('use Archmage, pass');
  t.use('Archmage');
  t.offers('2 play Howl, pass');
  t.play('Howl');
  t.offers('pass');
});

// Chronomage

scene('Chronomage gives an extra action, which can wait and outlasts it', (table) => {
  const t = table(`shows: Chronomage 1, R3.5 | A: Chronomage, Crop Circles, 2 Howl
    Tortuga | Jungle Oasis`);
  t.play('Chronomage', 'Tortuga');
  t.play('Crop Circles').pick('Tortuga');
  t.expect('Tortuga: nothing');
  t.play('Howl');
  t.offers('pass');
});

// Enchantress

scene('Enchantress draws a card', (table) => {
  const t = table('shows: Enchantress | A: Enchantress | A deck: Ghost, Spirit | Tortuga | Jungle Oasis');
  t.play('Enchantress', 'Tortuga');
  t.expect('A: Ghost | A deck: Spirit');
});

// Neophyte

scene('Neophyte: an action on top may be taken into the hand', (table) => {
  const t = table('shows: Neophyte | A: Neophyte | A deck: Howl, Ghost | Tortuga | Jungle Oasis');
  t.play('Neophyte', 'Tortuga');
  t.offers('put into hand, play, top').pick('put into hand');
  t.expect('A: Howl | B sees A: Howl');
  // The free action has not been used.
  t.offers('play Howl, pass');
});

scene('Neophyte: the revealed action, and no other, may be played at once as an extra action', (table) => {
  const t = table(`shows: Neophyte 1 | A: Neophyte, 2 Howl | A deck: Augmentation, Ghost
    Tortuga | Jungle Oasis`);
  t.play('Neophyte', 'Tortuga').pick('play');
  t.expect('power: Neophyte 6 | A deck: Ghost | A discard: Augmentation');
  t.play('Howl');
  t.offers('pass');
});

scene('Neophyte: an action that is left goes back on top, and there is no playing it later', (table) => {
  const t = table('shows: Neophyte 1 | A: Neophyte | A deck: Howl, Ghost | Tortuga | Jungle Oasis');
  t.play('Neophyte', 'Tortuga').pick('top');
  t.expect('A deck: Howl, Ghost');
  t.offers('pass');
});

scene('Neophyte: anything else goes back on top', (table) => {
  const t = table('shows: Neophyte | A: Neophyte | A deck: Ghost, Howl | Tortuga | Jungle Oasis');
  t.play('Neophyte', 'Tortuga');
  t.expect('A deck: Ghost, Howl | A: nothing');
  t.offers('pass');
});

scene('Neophyte: an action that cannot be played now may only be taken or left', (table) => {
  const t = table(`shows: Neophyte | A: Neophyte, Ghost | A deck: Make Contact, Howl
    Tortuga | Jungle Oasis`);
  t.play('Neophyte', 'Tortuga');
  t.offers('put into hand, top').pick('top');
  t.expect('A deck: Make Contact, Howl');
});

scene('Neophyte reveals the top of a new deck when there is none', (table) => {
  const t = table('shows: Neophyte, R2.1 | A: Neophyte | A discard: Howl | Tortuga | Jungle Oasis');
  t.play('Neophyte', 'Tortuga').pick('put into hand');
  t.expect('A: Howl | A discard: nothing');
});

// Mass Enchantment

scene(
  'Mass Enchantment reveals everybody else’s top card; you play one action, make its choices and control it',
  (table) => {
    const t = table(`shows: Mass Enchantment 1 | players: 4
      A: Mass Enchantment, Howl | A deck: Howl, Ghost | B deck: Upgrade, Ghost | C deck: Ghost, Howl
      D deck: Beam Up, Howl | Tortuga: A Spirit, B Spirit | Jungle Oasis`);
    t.play('Mass Enchantment');
    t.offers('Upgrade, Beam Up').pick('Upgrade');
    t.offers('2 Spirit').pick('A Spirit');
    t.expect('Tortuga: A Spirit [A(B) Upgrade], B Spirit | A deck: Howl, Ghost | B deck: Ghost');
    t.expect('C deck: Ghost, Howl | D deck: Beam Up, Howl');
    // It was an extra action: the free one had been used for Mass Enchantment.
    t.offers('pass');
  },
);

scene('Mass Enchantment: what you play goes to its owner’s discard pile', (table) => {
  const t = table(`shows: Mass Enchantment 1
    A: Mass Enchantment | A deck: Ghost, Spirit, Ghost | B deck: Mystic Studies, Ghost
    Tortuga | Jungle Oasis`);
  t.play('Mass Enchantment');
  t.offers('Mystic Studies').pick('Mystic Studies');
  t.expect('A: Ghost, Spirit | A discard: Mass Enchantment | B discard: Mystic Studies');
  t.expect('B deck: Ghost');
});

scene('Mass Enchantment may play none, and there is no playing it later', (table) => {
  const t = table(`shows: Mass Enchantment 1 | A: Mass Enchantment | B deck: Howl, Ghost
    Tortuga | Jungle Oasis`);
  t.play('Mass Enchantment');
  t.offers('Howl').pick();
  t.expect('B deck: Howl, Ghost');
  t.offers('pass');
});

scene('Mass Enchantment: with no action revealed, or none that can be played, all cards go back', (table) => {
  const t = table(`shows: Mass Enchantment 2 | players: 3
    A: Mass Enchantment, Ghost | B deck: Ghost, Howl | C deck: Make Contact, Howl
    Tortuga: B Ghost | Jungle Oasis`);
  t.play('Mass Enchantment');
  t.offers('play Ghost, pass');
  t.expect('B deck: Ghost, Howl | C deck: Make Contact, Howl | A discard: Mass Enchantment');
});

scene('Mass Enchantment: a card that answers being revealed is gone before anything is picked', (table) => {
  const t = table(`shows: Mass Enchantment | players: 3
    A: Mass Enchantment | B deck: Dynamite Surprise, Howl | C deck: Howl, Ghost
    Tortuga: A Ghost, A Spirit | Jungle Oasis`);
  t.play('Mass Enchantment');
  t.expect('asked: B');
  t.offers('use Dynamite Surprise, pass').pick('use Dynamite Surprise').pick('Spirit');
  t.expect('asked: A');
  t.offers('Howl').pick('Howl');
  t.expect('power: Ghost 3 | B discard: Dynamite Surprise | C discard: Howl | B deck: Howl');
});

// Mystic Studies

scene('Mystic Studies draws two cards', (table) => {
  const t = table(`shows: Mystic Studies | A: Mystic Studies | A deck: Ghost, Spirit, Howl
    Tortuga | Jungle Oasis`);
  t.play('Mystic Studies');
  t.expect('A: Ghost, Spirit | A deck: Howl');
});

// Portal

scene(
  'Portal: any number of the minions among five cards come into the hand, the rest back in your order',
  (table) => {
    const t = table(`shows: Portal 1 | A: Portal | A deck: Ghost, Howl, Spirit, Summon, Haunting, Scout
      Tortuga | Jungle Oasis`);
    t.play('Portal');
    t.offers('Ghost, Spirit, Haunting');
    t.expect('picks: 0-3');
    t.pick('Ghost', 'Haunting');
    t.offers('Howl, Spirit, Summon');
    t.expect('question: order');
    t.pick('Spirit', 'Summon', 'Howl');
    t.expect('A: Ghost, Haunting');
    // The last that is put back lies on top.
    t.expect('A deck: Howl, Summon, Spirit, Scout');
  },
);

scene('Portal may take no minion at all', (table) => {
  const t = table('shows: Portal 1 | A: Portal | A deck: 5 Ghost, Scout | Tortuga | Jungle Oasis');
  t.play('Portal').pick().pick('Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost');
  t.expect('A: nothing | A deck: 5 Ghost, Scout');
});

scene('Portal goes on with a new deck when the old one runs out', (table) => {
  const t = table(`shows: Portal 1, R2.1 | A: Portal | A deck: Ghost, Howl | A discard: 4 Spirit
    Tortuga | Jungle Oasis`);
  t.play('Portal');
  t.offers('Ghost, 3 Spirit').pick('Ghost', 'Spirit', 'Spirit', 'Spirit');
  t.expect('A: Ghost, 3 Spirit | A deck: Howl, Spirit | A discard: Portal');
});

// Sacrifice

scene('Sacrifice draws as many cards as the minion’s current power and destroys it', (table) => {
  const t = table(`shows: Sacrifice 1 | A: Sacrifice | A deck: 4 Howl, 2 Summon
    Tortuga: A Ghost [A Upgrade], A King Rex, B Ghost | Jungle Oasis`);
  t.play('Sacrifice');
  t.offers('Ghost, King Rex').pick('Ghost');
  t.expect('A: 4 Howl | A discard: Ghost, Sacrifice, Upgrade | Tortuga: A King Rex, B Ghost');
});

scene('Sacrifice: if the minion cannot be destroyed you still draw', (table) => {
  const t = table(`shows: Sacrifice 1 | A: Sacrifice | A deck: 7 Howl
    Tortuga: A General Ivan | Jungle Oasis`);
  t.play('Sacrifice');
  t.expect('A: 6 cards | Tortuga: A General Ivan');
});

// Scry

scene('Scry: an action of your deck, seen by all, comes into your hand', (table) => {
  const t = table(`shows: Scry | A: Scry | A deck: Ghost, Howl, Summon, Howl, Spirit
    Tortuga | Jungle Oasis`);
  t.play('Scry');
  t.offers('Howl, Summon');
  t.expect('picks: 1');
  t.pick('Summon');
  t.expect('A: Summon | B sees A: Summon | A deck in any order: Ghost, 2 Howl, Spirit');
});

scene('Scry finds no action: the deck is shuffled all the same', (table) => {
  const t = table(`shows: Scry 1 | seed: 3
    A: Scry | A deck: Ghost, Spirit, Scout, Invader, King Rex, Haunting | Tortuga | Jungle Oasis`);
  t.play('Scry');
  t.offers('pass');
  t.expect('A: nothing');
  expect(t.deck('A')).not.toEqual(['Ghost', 'Spirit', 'Scout', 'Invader', 'King Rex', 'Haunting']);
  t.expect('A deck in any order: Ghost, Haunting, Invader, King Rex, Scout, Spirit');
});

// Summon

scene('Summon gives an extra minion, to be played whenever you like in the phase', (table) => {
  const t = table(`shows: Summon 1, R3.5 | A: Summon, Chronomage, Invader, Howl, Invader
    Tortuga | Jungle Oasis`);
  t.play('Summon');
  t.play('Chronomage', 'Tortuga');
  t.play('Howl');
  t.play('Invader', 'Tortuga');
  t.offers('pass');
});

// Time Loop

scene('Time Loop gives two extra actions, which are optional and can wait', (table) => {
  const t = table(`shows: Time Loop 1
    A: Time Loop, Mystic Studies, 2 Howl, Invader | A deck: Ghost, Spirit, 3 Ghost | B deck: 3 Ghost
    Tortuga | Jungle Oasis`);
  t.play('Time Loop');
  t.play('Mystic Studies');
  t.play('Invader', 'Tortuga');
  t.play('Howl');
  t.offers('pass');
});

scene('Time Loop: the extra actions end with the phase', (table) => {
  const t = table(`shows: Time Loop 1 | A: Time Loop, 2 Howl | A deck: 4 Ghost | B deck: 3 Ghost
    Tortuga | Jungle Oasis`);
  t.play('Time Loop');
  t.endTurn();
  t.endTurn();
  t.play('Howl');
  t.offers('2 play Ghost, pass');
});

// Winds of Change

scene('Winds of Change shuffles the hand, without this card, into the deck and draws five', (table) => {
  const t = table(`shows: Winds of Change 1
    A: Winds of Change, 2 King Rex | A deck: 4 Howl | B deck: 3 Ghost | Tortuga | Jungle Oasis`);
  t.play('Winds of Change');
  t.expect('A: 5 cards');
  expect([...t.hand('A'), ...t.deck('A')].toSorted()).toEqual([
    'Howl',
    'Howl',
    'Howl',
    'Howl',
    'King Rex',
    'King Rex',
  ]);
  t.expect('A discard: Winds of Change');
  // The extra action.
  t.play('Howl');
  t.expect('cannot play: Howl');
  // Nobody else knows what was drawn.
  t.expect('B sees A: 4 ?');
});

scene('Winds of Change works with an empty hand', (table) => {
  const t = table(`shows: Winds of Change 1 | A: Winds of Change | A deck: 6 Howl
    Tortuga | Jungle Oasis`);
  t.play('Winds of Change');
  t.expect('A: 5 Howl | A deck: Howl');
});
