import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// King Rex

scene('King Rex has power 7 and no ability', (table) => {
  const t = table('shows: King Rex 1 | A: King Rex | Tortuga: B Ghost | Jungle Oasis');
  t.play('King Rex', 'Tortuga');
  t.offers('pass');
  t.expect('power: King Rex 7 | Tortuga: B Ghost, A King Rex');
});

// Laseratops

scene(
  'Laseratops must destroy a minion of current power 2 or less at its base; you choose which',
  (table) => {
    const t = table(`shows: Laseratops 1 | A: Laseratops
      Tortuga: A Ghost, B Ghost [B Upgrade], B Invader, B Collector, A Sleep Spores
      Jungle Oasis: B Ghost`);
    t.play('Laseratops', 'Tortuga');
    // The Invader has 2 through Sleep Spores, the upgraded Ghost 3.
    t.offers('Ghost, Invader, Collector');
    t.expect('picks: 1');
    t.pick('Invader');
    t.expect('B discard: Invader');
  },
);

scene('Laseratops destroys your own minion if there is no other', (table) => {
  const t = table(`shows: Laseratops 1, R3.3 | A: Laseratops
    Tortuga: A Ghost, B Invader | Jungle Oasis: B Ghost`);
  t.play('Laseratops', 'Tortuga');
  t.expect('Tortuga: B Invader, A Laseratops | A discard: Ghost');
});

scene('Laseratops in the current printing may destroy, and looks at printed power', (table) => {
  const t = table(`shows: Laseratops 1 | printing: current | A: 2 Laseratops, Summon
    Tortuga: B Invader, B War Raptor, A Sleep Spores | Jungle Oasis`);
  t.play('Summon');
  t.play('Laseratops', 'Tortuga');
  t.offers('War Raptor');
  t.expect('picks: 0-1');
  t.pick();
  t.expect('B discard: nothing');
  t.play('Laseratops', 'Tortuga').pick('War Raptor');
  t.expect('B discard: War Raptor');
});

// Armor Stego

scene('Armor Stego has 3 on its controller’s turn and 5 on everybody else’s', (table) => {
  const t = table(`shows: Armor Stego 1 | players: 3 | decks: 6 Ghost
    Tortuga: A Armor Stego, B(A) Armor Stego | Jungle Oasis`);
  t.expect('power: A Armor Stego 3, B Armor Stego 5');
  t.endTurn();
  t.expect('power: A Armor Stego 5, B Armor Stego 3');
  t.endTurn();
  t.expect('power: A Armor Stego 5, B Armor Stego 5');
});

scene('Armor Stego counts 5 when a base scores on another player’s turn', (table) => {
  const t = table(`shows: Armor Stego 1 | turn: B | from: score bases
    decks: 6 Ghost | base deck: Ninja Dojo
    Jungle Oasis: A Armor Stego, B Laseratops, A Invader | Tortuga`);
  // 5 + 3 + 4 reach the breakpoint of 12.
  t.expect('vp: A 2 | bases: Ninja Dojo, Tortuga');
});

scene('Armor Stego out of play has power 3', (table) => {
  const t = table(`shows: Armor Stego 1, R9.8 | turn: B
    A deck: Armor Stego, 2 Howl | B: Shield Maiden | B deck: 6 Ghost | Tortuga | Jungle Oasis`);
  // Shield Maiden takes minions of power 3 or less, also on another turn than its owner's.
  t.play('Shield Maiden', 'Tortuga');
  t.expect('B: Armor Stego');
});

scene('Armor Stego in the current printing: the talent lasts until the start of your next turn', (table) => {
  const t = table(`shows: Armor Stego 1 | printing: current | decks: 6 Ghost
    Tortuga: A Armor Stego, B Armor Stego | Jungle Oasis`);
  t.offers('use Armor Stego, pass');
  t.use('Armor Stego');
  t.expect('power: A Armor Stego 3, B Armor Stego 3');
  t.offers('pass');
  t.endTurn();
  t.expect('power: A Armor Stego 5, B Armor Stego 3');
  t.endTurn();
  t.offers('2 play Ghost, use Armor Stego, pass');
  // Unused this time.
  t.endTurn();
  t.expect('power: A Armor Stego 3');
});

scene('Armor Stego in the current printing that left and came back is a new card', (table) => {
  const t = table(`shows: Armor Stego, R10.11 | printing: current | decks: 6 Ghost | A: Beam Up
    Tortuga: A Armor Stego | Jungle Oasis`);
  t.use('Armor Stego');
  t.play('Beam Up');
  t.play('Armor Stego', 'Tortuga');
  t.endTurn();
  t.expect('power: Armor Stego 3');
});

// War Raptor

scene('War Raptor: one has 3, two at one base 4 each, whoever controls them', (table) => {
  const t = table(`shows: War Raptor 1 | A: 2 War Raptor, Summon
    Tortuga: A War Raptor | Jungle Oasis: B War Raptor, B buried War Raptor`);
  t.expect('power: War Raptor @ Tortuga 3, War Raptor @ Jungle Oasis 3');
  t.play('War Raptor', 'Jungle Oasis');
  t.expect('power: A War Raptor @ Jungle Oasis 4, B War Raptor @ Jungle Oasis 4');
  t.play('Summon');
  t.play('War Raptor', 'Jungle Oasis');
  t.expect('power: B War Raptor @ Jungle Oasis 5, War Raptor @ Tortuga 3');
  t.expect('total at Jungle Oasis: A 10');
});

scene(
  'War Raptor has power 2 in hand, so it may be an extra minion of The Homeworld and Secret Grove',
  (table) => {
    const t = table('shows: War Raptor 2, R9.8 | A: 3 War Raptor | The Homeworld | Secret Grove | Tortuga');
    t.play('War Raptor', 'The Homeworld');
    t.offers('2 play War Raptor using The Homeworld, 2 play War Raptor using Secret Grove, pass');
    t.play('War Raptor', undefined, 'Secret Grove');
    t.expect('Secret Grove: A War Raptor');
  },
);

scene('War Raptor may not be played at Tsar’s Palace, where it would have 4', (table) => {
  const t = table(`shows: War Raptor 2 | A: War Raptor
    Tsar's Palace: B War Raptor | Tortuga | Jungle Oasis`);
  t.expect("why not A War Raptor -> Tsar's Palace: forbidden: Tsar's Palace");
  t.play('War Raptor');
  t.offers('Tortuga, Jungle Oasis').pick('Tortuga');
});

scene('War Raptor in the discard pile or the deck has power 2', (table) => {
  const t = table(`shows: War Raptor 2 | A: Zombie Lord | A discard: 2 War Raptor, Invader
    Tortuga: A War Raptor | Jungle Oasis: A Ghost | Ninja Dojo`);
  t.play('Zombie Lord', 'Tortuga');
  t.offers('2 War Raptor').pick('War Raptor');
  t.expect('Ninja Dojo: A War Raptor | power: War Raptor @ Ninja Dojo 3');
});

scene(
  'Grimms’ Blessing is one more War Raptor for the War Raptors there, without power of its own',
  (table) => {
    const t = table("shows: Grimms' Blessing 2 | Tortuga: A 2 War Raptor, A Grimms' Blessing | Jungle Oasis");
    t.expect('power: War Raptor 5 | total at Tortuga: A 10');
  },
);

// Augmentation

scene('Augmentation: any minion in play has +4 until the end of your turn', (table) => {
  const t = table(`shows: Augmentation 2 | decks: 6 Ghost | A: Augmentation, Invader
    Tortuga: A Ghost, B King Rex | Jungle Oasis`);
  t.play('Augmentation');
  t.offers('Ghost, King Rex').pick('Ghost');
  t.expect('parts of Ghost: Ghost +2, Augmentation +4');
  t.endTurn();
  t.expect('power: Ghost 2');
});

scene('Augmentation stays with a minion that moves', (table) => {
  const t = table(`shows: Augmentation 2 | A: Augmentation, Invasion, Time Loop
    Tortuga: A Invader | Jungle Oasis`);
  t.play('Time Loop');
  t.play('Augmentation');
  t.play('Invasion');
  t.expect('Jungle Oasis: A Invader | power: Invader 7');
});

scene('Augmentation does not come back with a minion that left play', (table) => {
  const t = table(`shows: Augmentation 2, R10.11 | A: Augmentation, Abduction, Chronomage
    Tortuga: A Invader | Jungle Oasis`);
  t.play('Chronomage', 'Tortuga');
  t.play('Augmentation').pick('Invader');
  t.play('Abduction').pick('Invader');
  t.play('Invader', 'Tortuga');
  t.expect('power: Invader 3');
});

scene('Augmentation with no minion in play does nothing, also for those that come later', (table) => {
  const t = table('shows: Augmentation 2 | A: Augmentation, Invader | Tortuga | Jungle Oasis');
  t.play('Augmentation');
  t.play('Invader', 'Tortuga');
  t.expect('power: Invader 3');
});

scene(
  'Augmentation played on another player’s turn, in a duel, lasts until the end of your own next turn',
  (table) => {
    const t = table(`shows: Augmentation 1 | turn: B | decks: 6 Ghost | A: Augmentation | B: Invader
      So-So Corral: A War Raptor | The Homeworld`);
    t.play('Invader', 'So-So Corral').pick('War Raptor');
    // B has no card to lay down; A has one.
    t.pick('Augmentation').pick('War Raptor');
    t.expect('So-So Corral: A War Raptor | power: War Raptor 7');
    t.endTurn();
    t.expect('turn: A | power: War Raptor 7');
    t.endTurn();
    t.expect('power: War Raptor 3');
  },
);

// Howl

scene('Howl: your minions everywhere have +1 until the end of your turn, not those played later', (table) => {
  const t = table(`shows: Howl 1 | decks: 6 Ghost | A: Howl, Invader
    Tortuga: A Ghost, B Ghost | Jungle Oasis: A(B) Scout`);
  t.play('Howl');
  t.play('Invader', 'Tortuga');
  t.expect('power: A Ghost 3, Scout 4, B Ghost 2, Invader 3');
  t.endTurn();
  t.expect('power: A Ghost 2');
});

scene(
  'Howl played on another player’s turn, in a duel, lasts until the end of your own next turn',
  (table) => {
    const t = table(`shows: Howl 2 | turn: B | decks: 6 Ghost | A: Howl | B: Invader
      So-So Corral: A War Raptor | The Homeworld: A Ghost`);
    t.play('Invader', 'So-So Corral').pick('War Raptor').pick('Howl');
    t.expect('So-So Corral: A War Raptor');
    t.endTurn();
    t.expect('power: War Raptor 4, Ghost 3');
    t.endTurn();
    t.expect('power: War Raptor 3');
  },
);

// Natural Selection

scene(
  'Natural Selection: a minion with less current power than yours at its base is destroyed, anyone’s',
  (table) => {
    const t = table(`shows: Natural Selection 1 | A: Natural Selection
      Tortuga: A Scout, A Collector, B Ghost, B Collector [B Upgrade], B Invader
      Jungle Oasis: A King Rex, B Enchantress`);
    t.play('Natural Selection');
    // The Collector has nobody weaker beside it (R10.20).
    t.offers('Scout, King Rex').pick('Scout');
    // Equal or more power is safe.
    t.offers('Collector, Ghost');
    t.expect('picks: 1');
    t.pick('Collector');
    t.expect('A discard: Collector, Natural Selection');
  },
);

scene('Natural Selection with your weakest minion destroys nobody', (table) => {
  const t = table(`shows: Natural Selection | A: Natural Selection
    Tortuga: A Ghost, B Ghost, B Invader | Jungle Oasis`);
  t.play('Natural Selection');
  t.expect('Tortuga: A Ghost, B Ghost, B Invader');
});

// Rampage

scene(
  'Rampage lowers the breakpoint by the minion’s power of that moment, for the rest of the turn',
  (table) => {
    const t = table(`shows: Rampage 1 2 | decks: 6 Ghost | A: Rampage, Howl, Chronomage
      The Homeworld: A King Rex, B Invader | Jungle Oasis: A Ghost`);
    t.play('Chronomage', 'Jungle Oasis');
    t.play('Rampage');
    t.offers('King Rex, Ghost, Chronomage').pick('King Rex');
    t.expect('breakpoint: The Homeworld 16');
    t.play('Howl');
    t.expect('power: King Rex 8 | breakpoint: The Homeworld 16');
    // It does not stay there.
    t.expect('The Homeworld: A King Rex, B Invader | A discard: Howl, Rampage');
    t.endTurn();
    t.expect('breakpoint: The Homeworld 23');
  },
);

scene('Rampage can make a base score, and never takes a breakpoint below 0', (table) => {
  const t = table(`shows: Rampage 1, R9.1
    decks: 6 Ghost | A: Rampage, Augmentation, Chronomage | base deck: Ninja Dojo
    Jungle Oasis: A King Rex [A Upgrade], B Ghost | Tortuga`);
  t.play('Chronomage', 'Tortuga');
  t.play('Augmentation').pick('King Rex');
  t.play('Rampage').pick('King Rex');
  // 12 - 13.
  t.expect('breakpoint: Jungle Oasis 0');
  t.endTurn();
  t.expect('vp: A 2 | bases: Ninja Dojo, Tortuga');
});

scene('Rampage is not played on the base: The Dread Gazebo does not stop it', (table) => {
  const t = table('shows: Rampage 2 | A: Rampage | The Dread Gazebo: A King Rex | Jungle Oasis');
  t.play('Rampage');
  t.expect('breakpoint: The Dread Gazebo 13 | The Dread Gazebo: A King Rex');
});

// Survival of the Fittest

scene('Survival of the Fittest destroys one of the weakest at each base where powers differ', (table) => {
  const t = table(`shows: Survival of the Fittest 1 | A: Survival of the Fittest
    Tortuga: A King Rex, A Collector, B Ghost, B Invader
    Jungle Oasis: A Invader, B Enchantress [B Upgrade], B Scout | The Homeworld: A Invader, B Scout
    Ninja Dojo: B Ghost | Tar Pits`);
  t.play('Survival of the Fittest');
  // At Tortuga two are tied; at Jungle Oasis two as well (the Enchantress has 4).
  t.offers('Collector, Ghost').pick('Ghost');
  t.offers('Invader, Scout').pick('Scout');
  t.expect('Tortuga: A King Rex, A Collector, B Invader');
  t.expect('Jungle Oasis: A Invader, B Enchantress [B Upgrade]');
  // Equal powers, or just one minion: skipped.
  t.expect('The Homeworld: A Invader, B Scout | Ninja Dojo: B Ghost | B discard: Ghost, Scout');
});

scene('Survival of the Fittest destroys all of them together, by the powers of that moment', (table) => {
  const t = table(`shows: Survival of the Fittest | A: Survival of the Fittest
    Tortuga: A King Rex, B Microbot Fixer | Jungle Oasis: B Microbot Guard, A Ghost`);
  // The Fixer makes the Guard as strong as the Ghost, and does so until all are destroyed together.
  t.play('Survival of the Fittest');
  t.expect('Tortuga: A King Rex | Jungle Oasis: B Microbot Guard, A Ghost | power: Microbot Guard 1');
});

scene('Survival of the Fittest: if the weakest cannot be destroyed, nobody takes its place', (table) => {
  const t = table(`shows: Survival of the Fittest 2 | A: Survival of the Fittest
    Tortuga: A King Rex, A Invader, B Ghost [B Incorporeal] | Jungle Oasis: A Ghost, B Invader`);
  t.play('Survival of the Fittest');
  t.expect('Tortuga: A King Rex, A Invader, B Ghost [B Incorporeal] | Jungle Oasis: B Invader');
});

// Tooth and Claw... and Guns

scene('Tooth and Claw... and Guns stops one ability, and is destroyed for it', (table) => {
  const t = table(`shows: Tooth and Claw... and Guns 1 | turn: B
    B: 2 Laseratops, Summon | B deck: 6 Ghost
    Tortuga: A Ghost [A Tooth and Claw... and Guns] | Jungle Oasis`);
  t.play('Summon');
  t.play('Laseratops', 'Tortuga');
  t.expect('Tortuga: A Ghost, B Laseratops | A discard: Tooth and Claw... and Guns');
  t.play('Laseratops', 'Tortuga');
  t.expect('A discard: Ghost, Tooth and Claw... and Guns');
});

scene('Tooth and Claw... and Guns goes on any minion and stops your own helpful cards too', (table) => {
  const t = table(`shows: Tooth and Claw... and Guns 1
    A: Tooth and Claw... and Guns, 2 Augmentation, Time Loop | Tortuga: A Ghost, B Ghost | Jungle Oasis`);
  t.play('Time Loop');
  t.play('Tooth and Claw... and Guns', 'B Ghost');
  t.expect('Tortuga: A Ghost, B Ghost [A Tooth and Claw... and Guns]');
  t.play('Augmentation').pick('B Ghost');
  t.expect('power: B Ghost 2 | Tortuga: A Ghost, B Ghost');
  t.expect('A discard: Augmentation, Time Loop, Tooth and Claw... and Guns');
});

scene('Tooth and Claw... and Guns stops an ability of a base', (table) => {
  const t = table(`shows: Tooth and Claw... and Guns 1 | from: start of turn
    Island Peak: A Ghost [A Tooth and Claw... and Guns] | Jungle Oasis`);
  t.expect('Island Peak: A Ghost | A discard: Tooth and Claw... and Guns');
});

scene('Tooth and Claw... and Guns: neither moved …', (table) => {
  const t = table(`shows: Tooth and Claw... and Guns 2 | turn: B | B: Invasion
    Tortuga: A Ghost [A Tooth and Claw... and Guns] | Jungle Oasis`);
  t.play('Invasion');
  t.expect('Tortuga: A Ghost');
});

scene('Tooth and Claw... and Guns: … nor returned …', (table) => {
  const t = table(`shows: Tooth and Claw... and Guns 2 | turn: B | B: Beam Up
    Tortuga: A Ghost [A Tooth and Claw... and Guns] | Jungle Oasis`);
  t.play('Beam Up');
  t.expect('Tortuga: A Ghost');
});

scene('Tooth and Claw... and Guns: … nor placed …', (table) => {
  const t = table(`shows: Tooth and Claw... and Guns 2 | turn: B | B: Disintegrator
    Tortuga: A Ghost [A Tooth and Claw... and Guns] | Jungle Oasis`);
  t.play('Disintegrator');
  t.expect('Tortuga: A Ghost');
});

scene('Tooth and Claw... and Guns: … nor shuffled away …', (table) => {
  const t = table(`shows: Tooth and Claw... and Guns 2 | turn: B | B: Dr Livingstone, I Presume?
    Tortuga: A Ghost [A Tooth and Claw... and Guns] | Jungle Oasis`);
  t.play('Dr Livingstone, I Presume?');
  t.expect('Tortuga: A Ghost');
});

scene('Tooth and Claw... and Guns: … nor given an action: that is discarded without effect …', (table) => {
  const t = table(`shows: Tooth and Claw... and Guns 1 2 | A: 2 Upgrade, Chronomage
    Tortuga: A Ghost [A Tooth and Claw... and Guns] | Jungle Oasis`);
  t.play('Chronomage', 'Jungle Oasis');
  t.play('Upgrade', 'Ghost');
  t.expect('Tortuga: A Ghost | A discard: Tooth and Claw... and Guns, Upgrade');
  t.play('Upgrade', 'Ghost');
  t.expect('Tortuga: A Ghost [A Upgrade]');
});

scene('Tooth and Claw... and Guns: … nor given a new controller …', (table) => {
  const t = table(`shows: Tooth and Claw... and Guns 2 | turn: B | B: Make Contact
    Tortuga: A Ghost [A Tooth and Claw... and Guns] | Jungle Oasis`);
  t.play('Make Contact');
  t.expect('Tortuga: A Ghost | B discard: Make Contact');
});

scene('Tooth and Claw... and Guns: … nor given counters', (table) => {
  const t = table(`shows: Tooth and Claw... and Guns 2 | A: I Said No Camels!
    Tortuga: A Ghost [A Tooth and Claw... and Guns], A Invader | Jungle Oasis`);
  t.play('I Said No Camels!').pick('Tortuga');
  t.expect('Tortuga: A Ghost, A Invader +1');
});

scene(
  'Tooth and Claw... and Guns: what already changed its power when it was attached goes on doing so',
  (table) => {
    const t = table(`shows: Tooth and Claw... and Guns 3 | A: Tooth and Claw... and Guns, Howl, Chronomage
      Tortuga: A Spirit [A Upgrade], B Sleep Spores, A Rotary Slug Thrower | Jungle Oasis`);
    t.play('Chronomage', 'Jungle Oasis');
    t.play('Howl');
    t.expect('power: Spirit 7');
    t.play('Tooth and Claw... and Guns', 'Spirit');
    t.expect('power: Spirit 7');
    expect(t.at('Tortuga')[0]).toBe('A Spirit [A Upgrade, A Tooth and Claw... and Guns]');
  },
);

scene(
  'Tooth and Claw... and Guns: an ongoing ability that newly begins to affect it is stopped for good',
  (table) => {
    const t = table(`shows: Tooth and Claw... and Guns 3 | turn: B | B: 2 Sleep Spores, Chronomage
      Tortuga: A Spirit [A Tooth and Claw... and Guns], A Invader | Jungle Oasis`);
    t.play('Chronomage', 'Jungle Oasis');
    t.play('Sleep Spores', 'Tortuga');
    t.expect('Tortuga: A Spirit, A Invader, B Sleep Spores | A discard: Tooth and Claw... and Guns');
    // Only this minion is spared, and only from this one.
    t.expect('power: Spirit 3, Invader 2');
    t.play('Sleep Spores', 'Tortuga');
    t.expect('power: Spirit 2, Invader 1');
  },
);

scene(
  'Tooth and Claw... and Guns: also the ongoing ability of a card that moves there, even a helpful one',
  (table) => {
    const t = table(`shows: Tooth and Claw... and Guns 1 3 | A: Invasion
      Tortuga: A Ghost [A Tooth and Claw... and Guns], A Invader | Jungle Oasis: A Red Riding Hood`);
    t.play('Invasion').pick('Red Riding Hood');
    t.expect('Tortuga: A Ghost, A Invader, A Red Riding Hood | power: Ghost 2, Invader 4');
  },
);

scene('Tooth and Claw... and Guns: its minion’s own ability going on is nothing new', (table) => {
  const t = table(`shows: Tooth and Claw... and Guns 3 | A: War Raptor, Tooth and Claw... and Guns
    Tortuga: A War Raptor | Jungle Oasis`);
  t.play('Tooth and Claw... and Guns', 'War Raptor');
  t.play('War Raptor', 'Tortuga');
  t.expect('Tortuga: A War Raptor [A Tooth and Claw... and Guns], A War Raptor');
  t.expect('total at Tortuga: A 8');
});

scene('Tooth and Claw... and Guns: of several minions only this one is spared', (table) => {
  const t = table(`shows: Tooth and Claw... and Guns 4 | turn: B | B: Crop Circles
    Tortuga: A Ghost [A Tooth and Claw... and Guns], A Invader, B Scout | Jungle Oasis`);
  t.play('Crop Circles').pick('Tortuga');
  t.expect('Tortuga: A Ghost | A: Invader | A discard: Tooth and Claw... and Guns');
});

scene('Tooth and Claw... and Guns does not hold a minion when its base has scored', (table) => {
  const t = table(`shows: Tooth and Claw... and Guns, R5.7 | from: score bases
    A deck: 6 Ghost | base deck: Ninja Dojo
    Jungle Oasis: A King Rex [A Tooth and Claw... and Guns], A King Rex | Tortuga`);
  t.expect('A discard: 2 King Rex, Tooth and Claw... and Guns');
});

scene(
  'Tooth and Claw... and Guns in the current printing keeps other players’ cards off, and is not used up',
  (table) => {
    const t = table(`shows: Tooth and Claw... and Guns 2 4 | printing: current | turn: B
      decks: 6 Ghost | A: Augmentation
      B: Beam Up, Disintegrator, Upgrade, Sleep Spores, Laseratops, Time Loop
      Tortuga: A Ghost [A Tooth and Claw... and Guns], A Enchantress | Jungle Oasis`);
    t.play('Time Loop');
    t.play('Sleep Spores', 'Tortuga');
    t.expect('power: Ghost 2, Enchantress 1');
    // Placed must be one that can be placed (R10.20).
    t.play('Disintegrator');
    t.expect('A deck: ..., Enchantress');
    t.play('Laseratops', 'Tortuga');
    t.expect('Tortuga: A Ghost [A Tooth and Claw... and Guns], B Sleep Spores, B Laseratops');
    t.endTurn();
    // Your own cards affect it.
    t.play('Augmentation').pick('Ghost');
    t.expect('power: Ghost 6');
  },
);

scene(
  'Tooth and Claw... and Guns in the current printing on another player’s minion: its own controller is another player',
  (table) => {
    const t = table(`shows: Tooth and Claw... and Guns | printing: current
      decks: 6 Ghost | A: Tooth and Claw... and Guns | B: Augmentation
      Tortuga: B Ghost [B Upgrade], B Rotary Slug Thrower | Jungle Oasis`);
    t.expect('power: Ghost 6');
    t.play('Tooth and Claw... and Guns', 'Ghost');
    t.expect('Tortuga: B Ghost [A Tooth and Claw... and Guns], B Rotary Slug Thrower | power: Ghost 2');
    t.endTurn();
    t.play('Augmentation');
    t.expect('power: Ghost 2');
  },
);

scene('Tooth and Claw... and Guns in the current printing: not even its abilities are cancelled', (table) => {
  const t = table(`shows: Tooth and Claw... and Guns 2 | printing: current | turn: B | B: Bear Rides You
    Tortuga: A War Raptor [A Tooth and Claw... and Guns] | Jungle Oasis: B Ghost`);
  t.play('Bear Rides You').pick('War Raptor');
  t.expect('power: War Raptor 3');
});

// Upgrade

scene('Upgrade goes on any player’s minion and adds 2', (table) => {
  const t = table('shows: Upgrade 1 | A: Upgrade | Tortuga: A Ghost, B Invader | Jungle Oasis');
  t.play('Upgrade', 'Invader');
  t.expect('Tortuga: A Ghost, B Invader [A Upgrade] | parts of Invader: Invader +3, Upgrade +2');
});

// Wildlife Preserve

scene('Wildlife Preserve discards other players’ actions from your minions there, now and later', (table) => {
  const t = table(`shows: Wildlife Preserve 1 | decks: 6 Ghost | A: Wildlife Preserve | B: Upgrade
    Tortuga: A Ghost [B Choking Vines, A Upgrade], B Scout [A Upgrade]
    Jungle Oasis: A Spirit [B Upgrade]`);
  t.play('Wildlife Preserve', 'Tortuga');
  t.expect('Tortuga: A Ghost [A Upgrade], B Scout [A Upgrade], A Wildlife Preserve');
  t.expect('Jungle Oasis: A Spirit [B Upgrade] | B discard: Choking Vines');
  t.endTurn();
  t.play('Upgrade', 'Ghost');
  expect(t.at('Tortuga')[0]).toBe('A Ghost [A Upgrade]');
  t.expect('B discard: Choking Vines, Upgrade');
});

scene('Wildlife Preserve: minions of other players, and bases, still work', (table) => {
  const t = table(`shows: Wildlife Preserve 2 | turn: B | from: start of turn
    B: Bear Cavalry | B deck: 6 Ghost
    Tortuga: A Ghost, A Wildlife Preserve, A Invader | Mushroom Kingdom`);
  t.pick('Invader');
  t.expect('Mushroom Kingdom: A Invader');
  t.play('Bear Cavalry', 'Tortuga');
  t.expect('Mushroom Kingdom: A Invader, A Ghost');
});

for (const removal of ['Invasion', 'Beam Up', 'Disintegrator']) {
  scene(
    `Wildlife Preserve: not moved, returned, placed or shuffled away by other players’ actions (${removal})`,
    (table) => {
      const t = table(`shows: Wildlife Preserve 3 | turn: B | B: ${removal}
        Tortuga: A Ghost, A Wildlife Preserve | Jungle Oasis`);
      t.play(removal);
      t.expect(`Tortuga: A Ghost, A Wildlife Preserve | B discard: ${removal}`);
    },
  );
}

scene('Wildlife Preserve: other players’ actions move somebody else, if they have to (R10.20)', (table) => {
  const t = table(`shows: Wildlife Preserve, R10.20 | turn: B
    B: Invasion, Dr Livingstone, I Presume?, Time Loop
    Tortuga: A Ghost, A Wildlife Preserve | Jungle Oasis: B Archmage, B Invader`);
  t.play('Time Loop');
  t.play('Invasion');
  t.offers('Archmage, Invader').pick('Invader');
  t.play('Dr Livingstone, I Presume?').pick('Ghost');
  t.expect('Tortuga: A Ghost, A Wildlife Preserve, B Invader');
});

scene('Wildlife Preserve: neither destroyed nor changed in power by other players’ actions', (table) => {
  const t = table(`shows: Wildlife Preserve 3 | turn: B
    B: Natural Selection, Sleep Spores, Augmentation, Time Loop
    Tortuga: A Ghost, A Wildlife Preserve, B Archmage | Jungle Oasis`);
  t.play('Time Loop');
  t.play('Natural Selection');
  t.play('Sleep Spores', 'Tortuga');
  t.expect('power: Ghost 2');
  t.play('Augmentation');
  t.expect('power: Ghost 2 | Tortuga: A Ghost, A Wildlife Preserve, B Archmage, B Sleep Spores');
});

scene('Wildlife Preserve: not taken over by other players’ actions', (table) => {
  const t = table(`shows: Wildlife Preserve 1 3 | turn: B | B: Make Contact
    Tortuga: A Ghost, A Wildlife Preserve | Jungle Oasis`);
  t.play('Make Contact');
  t.expect('Tortuga: A Ghost, A Wildlife Preserve | B discard: Make Contact');
});

scene('Wildlife Preserve: its abilities are not cancelled by other players’ actions', (table) => {
  const t = table(`shows: Wildlife Preserve 3 | printing: current | turn: B | B: Bear Rides You
    Tortuga: A War Raptor, A Wildlife Preserve | Jungle Oasis: B Ghost`);
  t.play('Bear Rides You').pick('War Raptor');
  t.expect('power: War Raptor 3');
});

scene('Wildlife Preserve protects only your minions, only there, and not from your own actions', (table) => {
  const t = table(`shows: Wildlife Preserve 2 | decks: 6 Ghost | A: Augmentation | B: Crop Circles
    Tortuga: A Ghost, A Wildlife Preserve, B Invader | Jungle Oasis: A Scout`);
  t.play('Augmentation').pick('Ghost');
  t.expect('power: Ghost 6');
  t.endTurn();
  t.play('Crop Circles').pick('Tortuga');
  // B's own minion went; A's at the other base would have gone too.
  t.expect('Tortuga: A Ghost, A Wildlife Preserve | B: Invader');
});
