import { scene } from '../kit/scene.ts';

scene('Doctor When: another minion is played again at once, at any base, as a new card', (table) => {
  const t = table(
    `shows: Doctor When 1 2 | A: Doctor When | Tortuga: A Enchantress +2, B Ghost | Jungle Oasis | A deck: Howl`,
  );
  t.play('Doctor When', 'Tortuga').pick('Enchantress').pick('Enchantress').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A Enchantress | A: Howl | plays left: action');
});

scene('Doctor When: now or never', (table) => {
  const t = table(`shows: Doctor When 1 | A: Doctor When | Tortuga: A Ghost | Jungle Oasis`);
  t.play('Doctor When', 'Tortuga').pick('Ghost').pick();
  t.expect('A: Ghost | plays left: action');
});

scene('Doctor When: a minion of another owner goes to that hand', (table) => {
  const t = table(`shows: Doctor When 2 | A: Doctor When | Tortuga: A(B) Ghost | Jungle Oasis`);
  t.play('Doctor When', 'Tortuga').pick('Ghost');
  t.expect('B: Ghost | question: play | A: nothing');
});

scene('Repeater Perfect: an action goes on top of the deck', (table) => {
  const t =
    table(`shows: Repeater Perfect 1 | A: Repeater Perfect | A deck: Ghost | A discard: Howl, Spirit, Upgrade
    Tortuga | Jungle Oasis`);
  t.play('Repeater Perfect', 'Tortuga');
  t.offers('Howl, Upgrade');
  t.pick('Howl');
  t.expect('A deck: Howl, Ghost');
});

scene('Time Raider: a card of any kind goes under the deck, seen by all', (table) => {
  const t = table(
    `shows: Time Raider 1 | A deck: Ghost | A discard: Howl, Spirit | Tortuga: A Time Raider | Jungle Oasis`,
  );
  t.use('Time Raider').pick('Spirit');
  t.expect('A deck: Ghost, Spirit | B sees A deck: ?, Spirit');
});

scene('Jumper: destroyed, it may come back, having been in the discard pile', (table) => {
  const t = table(
    `shows: Jumper 1 2 | turn: B | B: Natural Selection | Tortuga: A(C) Jumper, B King Rex | Jungle Oasis | players: 3`,
  );
  t.play('Natural Selection');
  t.expect('asked: A');
  t.pick('Jumper');
  t.expect('C: Jumper | C discard: nothing');
});

scene('Jumper: after a scoring, before the base is replaced', (table) => {
  const t = table(`shows: Jumper 1 | from: score bases | decks: 4 Howl | base deck: Workshop
    Jungle Oasis: A Jumper, A King Rex +3 | Tortuga`);
  t.pick();
  t.expect('A discard in any order: Jumper, King Rex');
});

scene('Jumper: not out of a hand', (table) => {
  const t = table(`shows: Jumper 1 | A: Ghost, Jumper | Tortuga | Jungle Oasis`);
  t.play('Ghost', 'Tortuga').pick('Jumper');
  t.expect('A discard: Jumper | question: play');
});

scene('1.21 Gigawatts: all cards of one kind', (table) => {
  const t = table(
    `shows: 1.21 Gigawatts 1 | A: 1.21 Gigawatts | A discard: Howl, Spirit, Upgrade | Tortuga | Jungle Oasis`,
  );
  t.play('1.21 Gigawatts').pick('actions');
  t.expect('A deck: 2 cards | A discard: Spirit, 1.21 Gigawatts');
});

scene('Do Over!: a minion is played again', (table) => {
  const t = table(
    `shows: Do Over! 1 2 | A: Do Over!, Ghost | A deck: 2 Howl | Tortuga: A Enchantress | Jungle Oasis: A Warbot`,
  );
  t.play('Do Over!').pick('Enchantress').pick('Enchantress').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A Warbot, A Enchantress | A: Ghost, Howl | plays left: minion');
});

scene('Do Over!: returning is mandatory, playing is not', (table) => {
  const t = table(`shows: Do Over! 1 2 | A: Do Over! | Tortuga: A Enchantress | Jungle Oasis`);
  t.play('Do Over!').pick();
  t.expect('Tortuga: nothing | A: Enchantress');
});

scene('Into the Time Slip: a minion, and what was on it is discarded', (table) => {
  const t = table(
    `shows: Into the Time Slip 1 | A: Into the Time Slip | Tortuga: B Ghost [A Poison], B Sleep Spores | Jungle Oasis`,
  );
  t.play('Into the Time Slip');
  t.offers('Ghost, Poison, Sleep Spores');
  t.pick('Ghost');
  t.expect('B: Ghost | A discard in any order: Into the Time Slip, Poison');
});

scene('Into the Time Slip: an action on a base', (table) => {
  const t = table(
    `shows: Into the Time Slip 1 | A: Into the Time Slip | Tortuga: B Ghost, B Sleep Spores | Jungle Oasis`,
  );
  t.play('Into the Time Slip').pick('Sleep Spores');
  t.expect('B: Sleep Spores | Tortuga: B Ghost');
});

scene('Into the Time Slip: a buried card, which only its owner sees', (table) => {
  const t = table(
    `shows: Into the Time Slip 1 | A: Into the Time Slip | Tortuga: B buried Mummy, B Ghost | Jungle Oasis`,
  );
  t.play('Into the Time Slip').pick('buried @ Tortuga');
  t.expect('B: Mummy | A sees B: ? | Tortuga: B Ghost');
});

scene('Into the Time Slip: a titan is set aside', (table) => {
  const t = table(
    `shows: Into the Time Slip 1 | A: Into the Time Slip | Tortuga: B Killer Kudzu +2 | Jungle Oasis`,
  );
  t.play('Into the Time Slip');
  t.expect('B titans: Killer Kudzu | B: nothing');
});

scene(
  "It's Astounding: an action out of the discard pile, but not this one, nor one for another window",
  (table) => {
    const t =
      table(`shows: It's Astounding 1 2 | A: It's Astounding | A discard: Upgrade, Mystic Studies, Wormhole, Ghost
    A deck: 2 Howl | Tortuga: A Ghost | Jungle Oasis`);
    t.play("It's Astounding");
    t.offers('Upgrade, Mystic Studies');
    t.pick('Mystic Studies');
    t.expect("A: 2 Howl | A discard: Upgrade, Wormhole, Ghost, Mystic Studies, It's Astounding");
  },
);

scene("It's Astounding: or none", (table) => {
  const t = table(
    `shows: It's Astounding 2 | A: It's Astounding | A discard: Mystic Studies | A deck: 2 Howl | Tortuga | Jungle Oasis`,
  );
  t.play("It's Astounding").pick();
  t.expect("A discard in any order: Mystic Studies, It's Astounding");
});

scene('Stasis Field: its base is not ready, until the turn of its controller begins', (table) => {
  const t = table(`shows: Stasis Field 1 2, R10.40 | A: Stasis Field | decks: 6 Howl | base deck: Workshop
    Jungle Oasis: B King Rex +8 | Tortuga`);
  t.play('Stasis Field', 'Jungle Oasis');
  t.endTurn();
  t.endTurn();
  t.expect('Jungle Oasis: B King Rex +8 | A discard: Stasis Field | turn: A | vp: A 0, B 0');
  t.endTurn();
  t.expect('Workshop: nothing | vp: A 0, B 2');
});

scene('Time is Fleeting: a base of the base discard pile comes next, not the one that scored', (table) => {
  const t = table(`shows: Time is Fleeting 1 2 | from: score bases | A: Time is Fleeting | decks: 4 Howl
    base deck: Workshop | base discard: Cave of Shinies, Temple of Goju, Haunted House
    Jungle Oasis: A King Rex +8 | Tortuga`);
  t.pick('Time is Fleeting');
  t.offers('Cave of Shinies, Temple of Goju, Haunted House');
  t.pick('Haunted House');
  t.expect('Haunted House: nothing | base deck: Workshop');
});

scene('Time is Fleeting: not with an empty base discard pile', (table) => {
  const t =
    table(`shows: Time is Fleeting | printing: current | from: score bases | A: Time is Fleeting | decks: 4 Howl
    base deck: Workshop | Jungle Oasis: A King Rex +8 | Tortuga`);
  t.expect('Workshop: nothing | A: Time is Fleeting, 2 Howl');
});

scene('Time Walk: an extra minion and an extra action, two cards, and under the deck', (table) => {
  const t = table(`shows: Time Walk 1 2 | A: Time Walk, Warbot, War Raptor, Mystic Studies | A deck: 3 Upgrade
    Tortuga | Jungle Oasis`);
  t.play('Time Walk');
  t.expect('A deck: Upgrade, Time Walk | A discard: nothing');
  t.play('Warbot', 'Tortuga').play('War Raptor', 'Tortuga').play('Upgrade', 'Warbot');
  t.expect('A: Mystic Studies, Upgrade');
});

scene('Wormhole: all of your minions there go back into the deck', (table) => {
  const t =
    table(`shows: Wormhole 1 | from: score bases | A: Wormhole | A deck: 4 Howl | B deck: 4 Howl | base deck: Workshop
    Jungle Oasis: A King Rex +8 [A Upgrade], A(B) Ghost, B Spirit | Tortuga: A Warbot`);
  t.pick('Wormhole');
  t.expect(
    'A deck: 3 cards | B deck: 5 cards | A discard in any order: Wormhole, Upgrade | B discard: Spirit',
  );
});

scene('Wormhole, current printing: as many as you like', (table) => {
  const t =
    table(`shows: Wormhole 1 | printing: current | from: score bases | A: Wormhole | A deck: 4 Howl | B deck: 4 Howl
    base deck: Workshop | Jungle Oasis: A King Rex +8, A Ghost, B Spirit | Tortuga`);
  t.pick('Wormhole').pick('King Rex');
  t.expect('A deck: 3 cards | A discard in any order: Ghost, Wormhole');
});

scene('Time Box: a counter as your turn begins, and for each card that comes back to your hand', (table) => {
  const t =
    table(`shows: Time Box 1 2 | from: start of turn | A titans: Time Box +2 | A: Do Over!, Repeater Perfect | A discard: Howl
    A deck: 4 Howl | Tortuga: A Jumper | Jungle Oasis: B Ghost`);
  t.expect('A titans: Time Box +3');
  t.play('Do Over!').pick();
  t.expect('A titans: Time Box +4');
});

scene('Time Box: with the fifth counter it may be played, at any base', (table) => {
  const t = table(
    `shows: Time Box 1 2 | A titans: Time Box +4 | A: Do Over! | A deck: 4 Howl | Tortuga: A Jumper | Jungle Oasis: B Ghost`,
  );
  t.play('Do Over!').pick();
  t.pick('yes').pick('Jungle Oasis');
  t.expect('Jungle Oasis: B Ghost, A Time Box | counters: Time Box 0');
});

scene('Time Box: drawing is no way back, and a titan that waits keeps its counters', (table) => {
  const t = table(
    `shows: Time Box 2 | A titans: Time Box +5 | A: Mystic Studies, Do Over! | A deck: 4 Howl | Tortuga: A Jumper | Jungle Oasis`,
  );
  t.play('Mystic Studies');
  t.expect('A titans: Time Box +5 | question: play');
});

scene('Time Box: its talent gives a small minion there, and an action', (table) => {
  const t = table(
    `shows: Time Box 3 | A: King Rex, Ghost, 2 Mystic Studies | decks: 6 Howl | Tortuga: A Time Box | Jungle Oasis`,
  );
  t.use('Time Box');
  t.play('King Rex', 'Jungle Oasis').play('Ghost', 'Tortuga');
  t.pick();
  t.play('Mystic Studies').play('Mystic Studies');
  t.expect('Tortuga: A Time Box, A Ghost | Jungle Oasis: A King Rex');
});
