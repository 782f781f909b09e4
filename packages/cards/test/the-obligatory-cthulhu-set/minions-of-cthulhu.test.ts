import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// Star-Spawn of Cthulhu

scene(
  'Star-Spawn of Cthulhu: a Madness card of yours goes to the hand of another player whom you pick',
  (table) => {
    const t = table(`shows: Star-Spawn of Cthulhu 1, R12.2 | players: 3
      A: 2 Madness, Ghost | Madness deck: 10 | Tortuga: A Star-Spawn of Cthulhu | Jungle Oasis`);
    t.use('Star-Spawn of Cthulhu');
    t.offers('B, C').pick('C');
    t.expect('A: Ghost, Madness | C: Madness');
    expect(t.owner('Madness', 'C')).toBe('C');
    // Neither drawn nor played.
    t.expect('Madness deck: 10 | plays left: minion, action');
  },
);

scene('Star-Spawn of Cthulhu: without a Madness card there is nothing to do', (table) => {
  const t = table(`shows: Star-Spawn of Cthulhu 1 | A: Ghost | A discard: Madness | Madness deck: 10
    Tortuga: A Star-Spawn of Cthulhu | Jungle Oasis`);
  t.expect('cannot use: Star-Spawn of Cthulhu');
});

// Cthulhu's Chosen

for (const printing of ['original', 'current'] as const) {
  scene(
    `Cthulhu’s Chosen (${printing}): a Madness card for 2 power, whichever base scores, each Chosen for itself`,
    (table) => {
      const t = table(`shows: Cthulhu's Chosen 1 | printing: ${printing} | turn: B
        B deck: Sprout, Tribute, Ghost, Spirit, Séance, 2 Ghost, Spirit | Madness deck: 10
        base deck: Ninja Dojo
        The Homeworld: A Cthulhu's Chosen, B King Rex +13 | Jungle Oasis: A Cthulhu's Chosen`);
      t.endTurn();
      // The current player says which comes first.
      t.expect('asked: B | question: next');
      t.pick("use Cthulhu's Chosen");
      t.expect('asked: A');
      t.pick('yes').pick('no');
      t.expect('A: Madness | Madness deck: 9 | vp: A 2, B 4');
    },
  );
}

scene('Cthulhu’s Chosen: every time a base scores, with a card of its own each time', (table) => {
  const t = table(`shows: Cthulhu's Chosen 1
    A deck: Sprout, Tribute, Ghost, Spirit, Séance, 2 Ghost, Spirit | Madness deck: 10
    base deck: The Central Brain, Cave of Shinies
    The Homeworld: B King Rex +16 | Jungle Oasis: B King Rex +5 | Tortuga: A Cthulhu's Chosen`);
  t.endTurn().pick('The Homeworld').pick('yes');
  t.expect("power: Cthulhu's Chosen 5");
  t.pick('yes');
  expect(t.hand('A').filter((card) => card === 'Madness')).toHaveLength(2);
  t.expect('Madness deck: 8 | turn: B');
});

scene('Cthulhu’s Chosen: with no Madness card left there is no bonus, and nobody is asked', (table) => {
  const t = table(`shows: Cthulhu's Chosen 2
    A deck: Sprout, Tribute, Ghost, Spirit, Séance, 2 Ghost, Spirit | Madness deck: 0
    base deck: The Central Brain | Jungle Oasis: A Cthulhu's Chosen, B King Rex +5 | Tortuga`);
  t.endTurn();
  t.expect('turn: B | vp: B 2');
});

// Servitor of Cthulhu

scene(
  'Servitor of Cthulhu: destroyed by its talent, and an action of your discard pile goes on your deck',
  (table) => {
    const t = table(`shows: Servitor of Cthulhu
      A deck: Ghost | A discard: Corruption, Spirit, Madness | Madness deck: 10
      Tortuga: A Servitor of Cthulhu | Jungle Oasis`);
    t.use('Servitor of Cthulhu');
    t.offers('Corruption, Madness').pick('Corruption');
    t.expect('A deck: Corruption, Ghost | A discard: Madness, Servitor of Cthulhu, Spirit');
  },
);

scene('Servitor of Cthulhu: protected it stays, and the action is placed all the same', (table) => {
  const t = table(`shows: Servitor of Cthulhu 1
    A deck: Ghost | A discard: Corruption | Madness deck: 10
    Tortuga: A Servitor of Cthulhu [A Unstoppable] | Jungle Oasis`);
  t.use('Servitor of Cthulhu');
  t.expect('Tortuga: A Servitor of Cthulhu [A Unstoppable] | A deck: Corruption, Ghost');
});

scene(
  'Servitor of Cthulhu destroyed for the VP of R’lyeh does nothing else; by its talent it earns no VP',
  (table) => {
    const t = table(`shows: Servitor of Cthulhu 1 | from: start of turn
      A deck: Ghost | A discard: Corruption | Madness deck: 10
      R'lyeh: A 2 Servitor of Cthulhu | Jungle Oasis`);
    t.pick('Servitor of Cthulhu');
    t.expect('vp: A 1 | A deck: Ghost');
    t.use('Servitor of Cthulhu');
    t.expect('vp: A 1 | A deck: Corruption, Ghost');
  },
);

// Altar to Cthulhu

scene(
  'Altar to Cthulhu, original: an extra action for every minion that you play there, after its own ability',
  (table) => {
    const t = table(`shows: Altar to Cthulhu 1 | A: 2 Lab Assistant, Ghostly Arrival
      Tortuga: A Altar to Cthulhu, A Igor, A Ghost | Jungle Oasis`);
    t.play('Ghostly Arrival');
    t.play('Lab Assistant', 'Tortuga');
    expect(t.playsLeft).not.toContain('action using Altar to Cthulhu');
    t.pick('Igor');
    expect(t.playsLeft.filter((play) => play === 'action using Altar to Cthulhu')).toHaveLength(1);
    t.play('Lab Assistant', 'Tortuga').pick('Igor');
    expect(t.playsLeft.filter((play) => play === 'action using Altar to Cthulhu')).toHaveLength(2);
  },
);

scene('Altar to Cthulhu, current: once per turn', (table) => {
  const t = table(`shows: Altar to Cthulhu | printing: current | A: 2 Igor, Jolt, The Monster
    Tortuga: A Altar to Cthulhu, A The Monster +1, B Ghost | Jungle Oasis`);
  t.use('The Monster');
  t.play('Igor', 'Tortuga');
  t.play('Igor', 'Tortuga');
  t.expect('plays left: action, action using Altar to Cthulhu');
});

// Complete the Ritual

scene('Complete the Ritual goes only where you have a minion', (table) => {
  const t = table(`shows: Complete the Ritual | A: Complete the Ritual
    Tortuga: A Ghost | Jungle Oasis: B Ghost`);
  t.play('Complete the Ritual');
  t.expect('Tortuga: A Ghost, A Complete the Ritual | Jungle Oasis: B Ghost');
});

for (const printing of ['original', 'current'] as const) {
  scene(
    `Complete the Ritual (${printing}): all go under their owners’ decks, and the bases change places`,
    (table) => {
      const t = table(`shows: Complete the Ritual 1 2 3, R12.5 | printing: ${printing} | from: start of turn
        A deck: Sprout | B deck: Tribute | Madness deck: 10 | base deck: Ninja Dojo, The Homeworld
        Tortuga: A Complete the Ritual, A Servitor of Cthulhu +1 [A Unstoppable], B Ghost, B Altar to Cthulhu
        Jungle Oasis: A Spirit`);
      // Each owner orders their own.
      t.expect('asked: A | question: order');
      t.pick('Servitor of Cthulhu', 'Complete the Ritual');
      t.expect('asked: B | question: order');
      t.pick('Ghost', 'Altar to Cthulhu');
      t.expect('A deck: Sprout, Servitor of Cthulhu, Complete the Ritual');
      t.expect('B deck: Tribute, Ghost, Altar to Cthulhu');
      // What was on the minion is lost with it.
      t.expect('A discard: Unstoppable | bases: Ninja Dojo, Jungle Oasis');
      t.expect('base deck: Tortuga, The Homeworld | base discard: nothing | vp: A 0, B 0');
    },
  );
}

scene('Complete the Ritual: a titan there leaves play', (table) => {
  const t = table(`shows: Complete the Ritual 2, R11.7 | from: start of turn
    A deck: Sprout | Madness deck: 10 | base deck: Ninja Dojo
    Tortuga: A Complete the Ritual, B Major Ursa +2 | Jungle Oasis`);
  t.expect('A deck: Sprout, Complete the Ritual | B deck: nothing | B titans: Major Ursa');
  t.expect('bases: Ninja Dojo, Jungle Oasis | Ninja Dojo: nothing');
});

scene(
  'Complete the Ritual: with no base left to trade places with, the cards go and the base stays',
  (table) => {
    const t = table(`shows: Complete the Ritual | from: start of turn | A deck: Sprout | B deck: Tribute
      Tortuga: A Complete the Ritual, B Ghost, B buried Mummy | Jungle Oasis`);
    t.expect('A deck: Sprout, Complete the Ritual | B deck: Tribute, Ghost');
    t.expect('bases: Tortuga, Jungle Oasis | Tortuga: B buried Mummy');
  },
);

scene(
  'Complete the Ritual, original: minions and actions, so a buried card is discarded with the base',
  (table) => {
    const t = table(`shows: Complete the Ritual, R12.5, R7.3 | from: start of turn
      A deck: Sprout | Madness deck: 10 | base deck: Ninja Dojo
      Tortuga: A Complete the Ritual, B buried Mummy | Jungle Oasis`);
    t.expect('A deck: Sprout, Complete the Ritual | B discard: Mummy | bases: Ninja Dojo, Jungle Oasis');
  },
);

scene(
  'Complete the Ritual, current: all cards, buried ones too; a Madness card goes to the deck of who has it',
  (table) => {
    const t = table(`shows: Complete the Ritual 3, R12.5 | printing: current | from: start of turn
      A deck: Sprout | Madness deck: 10 | base deck: Ninja Dojo
      Tortuga: A Complete the Ritual, B buried Madness | Jungle Oasis`);
    t.expect('A deck: Sprout, Complete the Ritual | B deck: Madness | B discard: nothing');
    t.expect('bases: Ninja Dojo, Jungle Oasis | Madness deck: 10');
  },
);

// Corruption

scene('Corruption: a Madness card, and any minion on any base is destroyed', (table) => {
  const t = table(`shows: Corruption | A: Corruption | Madness deck: 10
    Tortuga: A Ghost, B King Rex | Jungle Oasis: B Spirit`);
  t.play('Corruption');
  t.expect('A: Madness');
  t.offers('Ghost, King Rex, Spirit');
  t.expect('picks: 1');
  t.pick('King Rex');
  t.expect('B discard: King Rex');
});

scene('Corruption: with no Madness card left the minion is destroyed all the same', (table) => {
  const t = table(`shows: Corruption 1 | A: Corruption | Madness deck: 0
    Tortuga: B King Rex | Jungle Oasis`);
  t.play('Corruption');
  t.expect('A: nothing | B discard: King Rex');
});

// Cthulhu Fhtagn

scene(
  'Cthulhu Fhtagn: the first two actions of the deck, Madness among them; the rest under the deck in your order',
  (table) => {
    const t = table(`shows: Cthulhu Fhtagn 1, R9.14
      A: Cthulhu Fhtagn | A deck: Ghost, Madness, Spirit, Séance, Corruption, Sprout | Madness deck: 10
      Tortuga | Jungle Oasis`);
    t.play('Cthulhu Fhtagn');
    t.expect('question: order');
    t.offers('Ghost, Spirit').pick('Spirit', 'Ghost');
    t.expect('A: Madness, Séance | A deck: Corruption, Sprout, Spirit, Ghost');
  },
);

scene('Cthulhu Fhtagn: an empty deck is made anew first', (table) => {
  const t = table(`shows: Cthulhu Fhtagn 1, R2.1
    A: Cthulhu Fhtagn | A discard: Corruption, Ghost | Madness deck: 10 | Tortuga | Jungle Oasis`);
  t.play('Cthulhu Fhtagn');
  t.expect('A: Corruption | A deck: Ghost | A discard: Cthulhu Fhtagn');
});

scene('Cthulhu Fhtagn: a deck that runs out on the way is not made anew', (table) => {
  const t = table(`shows: Cthulhu Fhtagn 1, R9.14
    A: Cthulhu Fhtagn | A deck: Ghost, Corruption | A discard: Séance | Madness deck: 10
    Tortuga | Jungle Oasis`);
  t.play('Cthulhu Fhtagn');
  t.expect('A: Corruption | A deck: Ghost | A discard: Cthulhu Fhtagn, Séance');
});

// Furthering the Cause

scene(
  'Furthering the Cause: 1 VP at the end of a turn in which others’ minions were destroyed there, not one for each',
  (table) => {
    const t = table(`shows: Furthering the Cause 1
      decks: Sprout, Tribute, Ghost, Spirit, Séance, 2 Ghost, Spirit | A: 2 Corruption, Time Loop
      Madness deck: 10 | Tortuga: A Furthering the Cause, B Ghost, B Spirit | Jungle Oasis: B King Rex`);
    t.play('Time Loop');
    t.play('Corruption').pick('Ghost');
    t.play('Corruption').pick('Spirit');
    t.expect('vp: A 0');
    t.endTurn();
    t.expect('turn: B | vp: A 1');
    t.endTurn();
    t.expect('turn: A | vp: A 1');
  },
);

scene('Furthering the Cause: anyone’s turn, whoever destroys it', (table) => {
  const t = table(`shows: Furthering the Cause 1 | turn: B
    decks: Sprout, Tribute, Ghost, Spirit, Séance, 2 Ghost, Spirit | B: Corruption | Madness deck: 10
    Tortuga: A Furthering the Cause, B Ghost | Jungle Oasis: B Spirit`);
  t.play('Corruption').pick('Ghost');
  t.endTurn();
  t.expect('turn: A | vp: A 1');
});

scene('Furthering the Cause: also for a minion that was destroyed there before the card came', (table) => {
  const t = table(`shows: Furthering the Cause 1, R10.19
    decks: Sprout, Tribute, Ghost, Spirit, Séance, 2 Ghost, Spirit
    A: Corruption, Furthering the Cause, Whispers in Darkness | Madness deck: 10
    Tortuga: A Ghost, B Spirit | Jungle Oasis`);
  t.play('Whispers in Darkness');
  t.play('Corruption').pick('Spirit');
  t.play('Furthering the Cause', 'Tortuga');
  t.endTurn();
  t.expect('turn: B | vp: A 1');
});

scene('Furthering the Cause: nothing for your own minions, nor for others elsewhere', (table) => {
  const t = table(`shows: Furthering the Cause
    decks: Sprout, Tribute, Ghost, Spirit, Séance, 2 Ghost, Spirit | A: 2 Corruption, Time Loop
    Madness deck: 10 | Tortuga: A Furthering the Cause, A Ghost | Jungle Oasis: B Spirit`);
  t.play('Time Loop');
  t.play('Corruption').pick('Ghost');
  t.play('Corruption');
  t.expect('A discard: 2 Corruption, Ghost, Time Loop | B discard: Spirit');
  t.endTurn();
  t.expect('turn: B | vp: A 0');
});

// It Begins Again

scene(
  'It Begins Again: any number of actions, Madness among them, go back into the deck; itself is not there yet',
  (table) => {
    const t = table(`shows: It Begins Again 1
      A: It Begins Again | A deck: Sprout | A discard: Corruption, Madness, Ghost, Séance
      Madness deck: 10 | Tortuga | Jungle Oasis`);
    t.play('It Begins Again');
    t.offers('Corruption, Madness, Séance');
    t.expect('picks: 0-3');
    t.pick('Madness', 'Corruption');
    t.expect('A deck in any order: Corruption, Madness, Sprout');
    t.expect('A discard: Ghost, It Begins Again, Séance');
  },
);

scene('It Begins Again: none will do', (table) => {
  const t = table(`shows: It Begins Again 1 | A: It Begins Again | A deck: Sprout | A discard: Corruption
    Tortuga | Jungle Oasis`);
  t.play('It Begins Again').pick();
  t.expect('A discard: Corruption, It Begins Again');
});

// Madness Unleashed

scene('Madness Unleashed: all discards first, then a card and an extra action for each', (table) => {
  const t = table(`shows: Madness Unleashed 1
    A: Madness Unleashed, 3 Madness | A deck: Madness, Sprout, Tribute | Madness deck: 10
    Tortuga | Jungle Oasis`);
  t.play('Madness Unleashed');
  t.offers('3 Madness');
  t.expect('picks: 0-3');
  t.pick('Madness', 'Madness');
  t.expect('A discard: 2 Madness, Madness Unleashed | A: 2 Madness, Sprout | Madness deck: 10');
  t.expect('plays left: minion, 2 action using Madness Unleashed');
});

// Recruit by Force

scene(
  'Recruit by Force: any number of minions of printed power 3 or less on the deck, in your order',
  (table) => {
    const t = table(`shows: Recruit by Force 1
      A: Recruit by Force | A deck: Sprout | A discard: Ghost, Spirit, King Rex, Séance
      Tortuga | Jungle Oasis`);
    t.play('Recruit by Force');
    t.offers('Ghost, Spirit');
    t.expect('picks: 0-2');
    t.pick('Ghost', 'Spirit');
    t.expect('question: order');
    t.pick('Ghost', 'Spirit');
    // The last of them ends up on top.
    t.expect('A deck: Spirit, Ghost, Sprout');
  },
);

scene('Recruit by Force: none will do', (table) => {
  const t = table(`shows: Recruit by Force 1 | A: Recruit by Force | A deck: Sprout | A discard: Ghost
    Tortuga | Jungle Oasis`);
  t.play('Recruit by Force').pick();
  t.expect('A deck: Sprout');
});

// The Seal is Broken

scene('The Seal is Broken: a Madness card and 1 VP', (table) => {
  const t = table(`shows: The Seal is Broken | A: The Seal is Broken | Madness deck: 10
    Tortuga | Jungle Oasis`);
  t.play('The Seal is Broken');
  t.expect('A: Madness | vp: A 1');
});

scene('The Seal is Broken: the VP also with no Madness card left', (table) => {
  const t = table(`shows: The Seal is Broken 1 | A: The Seal is Broken | Madness deck: 0
    Tortuga | Jungle Oasis`);
  t.play('The Seal is Broken');
  t.expect('A: nothing | vp: A 1');
});

// Whispers in Darkness

scene('Whispers in Darkness: a Madness card and two extra actions', (table) => {
  const t = table(`shows: Whispers in Darkness | A: Whispers in Darkness | Madness deck: 10
    Tortuga | Jungle Oasis`);
  t.play('Whispers in Darkness');
  t.expect('A: Madness | plays left: minion, 2 action using Whispers in Darkness');
});

// Mountains of Madness

scene(
  'Mountains of Madness: every minion played there makes its owner draw a Madness card; moving is not playing',
  (table) => {
    const t = table(`shows: Mountains of Madness 1
      A: 2 Howler, Ghostly Arrival, Bear Rides You | Madness deck: 10
      Mountains of Madness: B Spectre | Jungle Oasis: A Igor`);
    t.play('Ghostly Arrival');
    t.play('Howler', 'Mountains of Madness');
    t.play('Howler', 'Mountains of Madness');
    t.expect('Madness deck: 8');
    t.play('Bear Rides You').pick('Igor');
    t.expect('Mountains of Madness: B Spectre, A 2 Howler, A Igor | Madness deck: 8 | A: 2 Madness');
  },
);

scene('Mountains of Madness: the owner of the minion, not who plays it', (table) => {
  const t = table(`shows: Mountains of Madness 1 | A: B Igor | Madness deck: 10
    Mountains of Madness | Jungle Oasis`);
  t.play('Igor', 'Mountains of Madness');
  t.expect('A: nothing | B: Madness');
});

// R'lyeh

scene(
  'R’lyeh: at the start of a turn its player may destroy a minion of theirs there for 1 VP, once',
  (table) => {
    const t = table(`shows: R'lyeh 1 | from: start of turn
      decks: Sprout, Tribute, Ghost, Spirit, Séance, 2 Ghost, Spirit
      R'lyeh: A Ghost, A Spirit, B Ghost | Jungle Oasis: A Igor`);
    t.offers('Ghost, Spirit');
    t.expect('picks: 0-1');
    t.pick('Spirit');
    t.expect('question: play | vp: A 1 | A discard: Spirit');
    t.endTurn();
    t.expect('asked: B | question: choose');
    t.pick();
    t.expect("vp: B 0 | R'lyeh: A Ghost, B Ghost");
  },
);

scene('R’lyeh: no VP for a minion that is not destroyed', (table) => {
  const t = table(`shows: R'lyeh | from: start of turn
    A deck: Sprout, Tribute, Ghost, Spirit, Séance, 2 Ghost, Spirit
    R'lyeh: A Ghost [A Unstoppable], A Spirit | Jungle Oasis`);
  t.expect('idle: Ghost');
  t.pick('Ghost');
  t.expect("vp: A 0 | R'lyeh: A Ghost [A Unstoppable], A Spirit");
});
