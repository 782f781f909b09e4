import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

const deck = ['Howl', 'Zeppelin', 'Full Moon', 'Upgrade', 'Séance', 'Overgrowth', 'Summon'];

// King Arthur

scene('King Arthur: a minion has to come, and is the stronger for your action here', (table) => {
  const t = table(`shows: King Arthur 1 | A: Summon
    Tortuga: A King Arthur, A Full Moon, A Ghost | Jungle Oasis: A Invader, B King Rex | Ninja Dojo: A Walker`);
  t.use('King Arthur');
  t.expect('picks: 1');
  t.offers('Invader, Walker').pick('Walker');
  t.expect('Tortuga: A King Arthur, A Full Moon, A Ghost, A Walker +1 | cannot use: King Arthur');
});

scene('King Arthur: without an action of yours on the base it only comes', (table) => {
  const t =
    table(`shows: King Arthur | Tortuga: A King Arthur [A Upgrade], B Full Moon | Jungle Oasis: A Invader
    Ninja Dojo: A Ghost`);
  t.use('King Arthur').pick('Ghost');
  t.expect('Tortuga: A King Arthur [A Upgrade], B Full Moon, A Ghost');
});

// Galahad

scene('Galahad: an action for a base is shown, and lies on top of the shuffled deck', (table) => {
  const t = table(`shows: Galahad 1 | A: Galahad | A deck: ${deck.join(', ')} | Tortuga`);
  t.play('Galahad', 'Tortuga');
  t.expect('picks: 1');
  t.offers('Full Moon, Zeppelin, Overgrowth').pick('Zeppelin');
  t.expect('A deck: Zeppelin, ... | B sees A deck: Zeppelin, 6 ?');
  expect(t.deck('A')).not.toEqual(['Zeppelin', ...deck.filter((name) => name !== 'Zeppelin')]);
});

scene('Galahad: before his base scores a quest may go elsewhere, on any turn', (table) => {
  const t = table(`shows: Galahad 2 | from: score bases | turn: B | decks: 6 Howl | base deck: Temple of Goju
    Jungle Oasis: A Galahad, A Full Moon, B King Rex, B Overgrowth | Tortuga: A Ghost | Ninja Dojo`);
  t.expect('asked: A | picks: 0-1').pick('Full Moon').pick('Ninja Dojo');
  t.expect('Ninja Dojo: A Full Moon');
});

scene('Galahad (current): the same as a Special', (table) => {
  const t =
    table(`shows: Galahad current, Galahad 2 | printing: current | from: score bases | turn: B | decks: 6 Howl
    base deck: Temple of Goju | B: Under Pressure
    Jungle Oasis: A Galahad, A Full Moon, B King Rex | Tortuga: A Ghost`);
  // Ahead of the Special in B's hand.
  t.expect('asked: A | question: choose').pick();
  t.expect('asked: B').pass();
  t.expect('A discard: Galahad, Full Moon');
});

// Gawain

scene('Gawain counts your other strong minions here, as they are now', (table) => {
  const t = table(`shows: Gawain 1 | A: Augmentation
    Tortuga: A Gawain, A King Rex, A Grave Digger, A Invader, B King Rex | Jungle Oasis: A King Rex`);
  t.expect('power: Gawain 6');
  t.play('Augmentation').pick('Invader');
  t.expect('power: Gawain 7');
});

scene('Gawain: two of them raise each other, but not by what they give each other', (table) => {
  const t = table(`shows: Gawain 1, R10.60 | Tortuga: A Gawain, A(B) Gawain
    Jungle Oasis: A Gawain [B Poison], A(B) Gawain [B Poison]
    Ninja Dojo: A Gawain [B Poison], A(B) Gawain`);
  t.expect('total at Tortuga: A 10, B 0 | total at Jungle Oasis: A 0, B 0');
});

scene('Gawain: neither of two that are too weak lifts the other', (table) => {
  const t = table(`shows: R10.60 | Tortuga: A Gawain, B Sleep Spores, A(B) Gawain
    Jungle Oasis: A Gawain, A(B) Gawain, A(B) Gawain`);
  t.expect('total at Tortuga: A 6, B 0 | total at Jungle Oasis: A 18, B 0');
});

scene('Gawain, copied: the copy and he count each other without what they give', (table) => {
  const t = table(
    `shows: Gawain 1, R10.29, R10.60 | A: Copycat | Tortuga: B Gawain, A Gawain, A King Rex | Jungle Oasis`,
  );
  t.play('Copycat', 'Tortuga');
  t.expect('power: Copycat 4, A Gawain 6');
});

// Guinevere

scene('Guinevere: your actions on bases are safe from other players, wherever she is', (table) => {
  const t = table(`shows: Guinevere 1 | turn: B | B: 2 Seeing Stars, Disenchant
    Tortuga: A Guinevere [A Upgrade], A Ghost | Jungle Oasis: A Full Moon, B Overgrowth`);
  t.play('Disenchant').offers('Full Moon, Overgrowth, Upgrade').pick('Full Moon');
  t.expect('Jungle Oasis: A Full Moon, B Overgrowth');
});

scene('Guinevere: an action on a minion is not', (table) => {
  const t = table(`shows: Guinevere 1 | turn: B | B: Disenchant
    Tortuga: A Guinevere [A Upgrade] | Jungle Oasis: A Full Moon`);
  t.play('Disenchant').pick('Upgrade');
  t.expect('A discard: Upgrade');
});

scene('Guinevere: you may destroy them yourself, and what a scored base clears away goes', (table) => {
  const t = table(`shows: Guinevere 2 | decks: 6 Howl | A: Disenchant | base deck: Temple of Goju
    Jungle Oasis: A Guinevere, A Full Moon, A King Rex, A Overgrowth | Tortuga`);
  t.play('Disenchant').pick('Overgrowth').endTurn();
  t.expect('A discard in any order: Disenchant, Overgrowth, Guinevere, Full Moon, King Rex');
});

scene('Guinevere sends another of your minions here away', (table) => {
  const t = table(
    `shows: Guinevere | Tortuga: A Guinevere, A Ghost, A Invader, B Spirit | Jungle Oasis | Ninja Dojo`,
  );
  t.use('Guinevere').expect('picks: 1').offers('Ghost, Invader').pick('Ghost').pick('Ninja Dojo');
  t.expect('Ninja Dojo: A Ghost');
});

// Lancelot

scene('Lancelot: a counter wherever an action of yours waits for him, whoever moved him', (table) => {
  const t = table(`shows: Lancelot 1 | turn: B | B: Invasion, Time Loop, Invasion
    Tortuga: A Lancelot | Jungle Oasis: A Full Moon | Ninja Dojo: B Overgrowth`);
  t.play('Time Loop');
  t.play('Invasion').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A Full Moon, A Lancelot +1');
  t.play('Invasion').pick('Ninja Dojo');
  t.expect('Ninja Dojo: B Overgrowth, A Lancelot +1');
});

scene('Lancelot: with the Questing Beast the order matters', (table) => {
  const t = table(`shows: Lancelot 1, R3.7 | A: Invasion
    Tortuga: A Lancelot | Jungle Oasis: A The Questing Beast | Ninja Dojo`);
  t.play('Invasion').pick('Jungle Oasis');
  t.offers('use Lancelot, use The Questing Beast').pick('The Questing Beast').pick('Ninja Dojo');
  t.expect('Jungle Oasis: A Lancelot +1 | Ninja Dojo: A The Questing Beast');
});

scene('Lancelot first, and both counters are his', (table) => {
  const t = table(`shows: Lancelot 1 | A: Invasion
    Tortuga: A Lancelot | Jungle Oasis: A The Questing Beast | Ninja Dojo`);
  t.play('Invasion').pick('Jungle Oasis').pick('Lancelot').pick('Ninja Dojo');
  t.expect('Jungle Oasis: A Lancelot +2');
});

// Merlin

scene('Merlin: an action is taken or played', (table) => {
  const t = table(`shows: Merlin 1 | A: Howl | A deck: Full Moon, Ghost | Tortuga: A Merlin | Jungle Oasis`);
  t.use('Merlin').offers('put into hand, play').pick('play').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A Full Moon | plays left: minion, action');
});

scene('Merlin: one that cannot be played goes to hand', (table) => {
  const t = table(
    `shows: Merlin 1 | A: Howl | A deck: Under Pressure, Ghost | Tortuga: A Merlin | Jungle Oasis`,
  );
  t.use('Merlin');
  t.expect('A: Howl, Under Pressure | B sees A: ?, Under Pressure');
});

scene('Merlin: anything else goes back on top, seen by all', (table) => {
  const t = table(`shows: Merlin | A: Howl | A deck: Ghost, Howl | Tortuga: A Merlin | Jungle Oasis`);
  t.use('Merlin');
  t.expect('A deck: Ghost, Howl | B sees A deck: Ghost, ?');
});

// Percival

scene('Percival goes where an action of yours is on the base', (table) => {
  const t = table(`shows: Percival 1 | A: Howl | Tortuga: A Percival, A Full Moon | Jungle Oasis: A Full Moon
    Ninja Dojo: A Ghost [A Upgrade] | Temple of Goju: B Full Moon | Haunted House: A Blossom`);
  t.use('Percival').expect('picks: 1').offers('Jungle Oasis, Haunted House').pick('Haunted House');
  t.expect('Haunted House: A Blossom, A Percival');
});

// A Questing

scene('A Questing: the minion may move, and comes back on top of the deck', (table) => {
  const t = table(`shows: A Questing 1, R10.33 | decks: 6 Howl | A: A Questing | B: Tiger Assassin
    Jungle Oasis: A Ghost, B Ghost | Field of Honor: A Honor the Fallen`);
  t.play('A Questing').expect('picks: 0-1').pick('Ghost');
  t.endTurn();
  t.play('Tiger Assassin', 'Field of Honor').pick('Ghost');
  t.expect('A deck: Ghost, ... | A discard: A Questing | vp: B 0');
});

scene('A Questing: also when the base has scored', (table) => {
  const t =
    table(`shows: A Questing 1, R10.33 | from: score bases | A deck: 3 Howl | base deck: Temple of Goju
    Jungle Oasis: A Supreme Overlord [A A Questing], B King Rex | Ninja Dojo`);
  t.expect('A discard: A Questing | A: Supreme Overlord, Howl');
});

scene('A Questing: a minion of somebody else goes on its owner’s deck', (table) => {
  const t = table(`shows: A Questing 2, R9.4 | turn: B | B: Tiger Assassin | B deck: 2 Howl
    Tortuga: A(B) Ghost [A A Questing] | Jungle Oasis`);
  t.play('Tiger Assassin', 'Tortuga').pick('Ghost');
  t.expect('B deck: Ghost, 2 Howl | A discard: A Questing');
});
