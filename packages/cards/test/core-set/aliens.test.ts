import { scene } from '../kit/scene.ts';

// Supreme Overlord

scene('Supreme Overlord may return any minion at any base, of any player, even itself', (table) => {
  const t = table(`shows: Supreme Overlord 1 | A: Supreme Overlord
    Tortuga: A Ghost | Jungle Oasis: B King Rex +1 [A Upgrade], A(B) Spirit`);
  t.play('Supreme Overlord', 'Tortuga');
  t.offers('Supreme Overlord, Ghost, King Rex, Spirit');
  t.expect('picks: 0-1');
  t.pick('King Rex');
  t.expect('Jungle Oasis: A(B) Spirit | B: King Rex');
  // Everybody saw it go there, and what was on it is discarded.
  t.expect('A sees B: King Rex | A discard: Upgrade');
});

scene('Supreme Overlord goes back to the hand itself, or returns nobody', (table) => {
  const t = table(`shows: Supreme Overlord 1 | A: 2 Supreme Overlord, Summon
    Tortuga | Jungle Oasis: B Ghost`);
  t.play('Summon');
  t.play('Supreme Overlord', 'Tortuga').pick('Supreme Overlord');
  t.expect('A: 2 Supreme Overlord');
  t.play('Supreme Overlord', 'Tortuga').pick();
  t.expect('Tortuga: A Supreme Overlord | Jungle Oasis: B Ghost');
});

// Invader

scene('Invader gains 1 VP each time it is played, and nobody takes that away again', (table) => {
  const t = table('shows: Invader 1 | A: Invader, Abduction | vp: A 2 | Tortuga | Jungle Oasis: B Ghost');
  t.play('Invader', 'Tortuga');
  t.expect('vp: A 3');
  t.play('Abduction').pick('Invader');
  t.expect('vp: A 3');
  t.play('Invader', 'Jungle Oasis');
  t.expect('vp: A 4');
});

scene('Invader: cancelling it later does not take the VP away', (table) => {
  const t = table('shows: Invader 1 | A: Invader, Cuddle | Tortuga | Jungle Oasis');
  t.play('Invader', 'Tortuga');
  t.play('Cuddle');
  t.expect('Tortuga: A Invader [A Cuddle] | vp: A 1');
});

scene('Invader that is moved or taken over gives nothing', (table) => {
  const t = table(`shows: Invader 2, R3.2 | A: Invasion, Make Contact, Time Loop
    Tortuga: A Invader | Jungle Oasis: B Invader`);
  t.play('Time Loop');
  t.play('Invasion').pick('A Invader');
  t.expect('Jungle Oasis: B Invader, A Invader');
  t.play('Make Contact', 'B Invader');
  t.expect('Jungle Oasis: A(B) Invader [A Make Contact], A Invader | vp: A 0, B 0');
});

// Scout

scene('Scout counts for scoring and may then be put into the hand', (table) => {
  const t = table(`shows: Scout 1 | from: score bases | decks: 3 Ghost | base deck: Ninja Dojo
    Jungle Oasis: A Scout, A King Rex, B Scout | The Homeworld`);
  // The two are one ability of two players: A, whose turn it is, says whose comes first.
  t.expect('vp: A 2 | asked: A');
  t.offers('2 use Scout').pick('A Scout');
  t.offers('yes, no').pick('yes');
  t.expect('A: Scout | asked: B');
  t.pick('no');
  t.expect('A: 2 Ghost, Scout | A discard: King Rex | B discard: Scout');
  t.expect('bases: Ninja Dojo, The Homeworld');
});

scene('Scout stays where it is when another base scores', (table) => {
  const t = table(`shows: Scout | from: score bases | A deck: 3 Ghost | base deck: Ninja Dojo
    Jungle Oasis: B King Rex, B Supreme Overlord | Tortuga: A Scout`);
  t.expect('vp: B 2 | Tortuga: A Scout | turn: B');
});

scene(
  'Scout is placed, so Entangled and Deep Roots do not hold it; a foreign one goes to its owner',
  (table) => {
    const t = table(`shows: Scout 2 | from: score bases | decks: 3 Ghost | base deck: Ninja Dojo
      Jungle Oasis: A(B) Scout, A King Rex, B Ghost, B Deep Roots | The Homeworld: B Entangled`);
    t.expect('asked: A');
    t.offers('yes, no').pick('yes');
    t.expect('B: Scout | A: 2 Ghost');
  },
);

scene('Scout in the current printing is returned, which Entangled stops', (table) => {
  const t = table(`shows: Scout | printing: current | from: score bases
    A deck: 3 Ghost | base deck: Ninja Dojo
    Jungle Oasis: A Scout, A King Rex, B 2 Ghost | The Homeworld: B Entangled`);
  // Nobody is asked.
  t.expect('A: 2 Ghost | A discard: King Rex, Scout');
});

scene('Scout in the current printing comes back to the hand as before', (table) => {
  const t = table(`shows: Scout | printing: current | from: score bases
    A deck: 3 Ghost | base deck: Ninja Dojo | Jungle Oasis: A Scout, A King Rex, A Ghost | The Homeworld`);
  t.pick('yes');
  t.expect('A: 2 Ghost, Scout | A discard: Ghost, King Rex');
});

scene(
  'Temple of Goju: a Scout that goes to the hand first is not counted, one that is buried in the deck stays there',
  (table) => {
    const t = table(`shows: Temple of Goju 3 | from: score bases
      A deck: 3 Ghost | B deck: 2 Ghost | base deck: Ninja Dojo
      Temple of Goju: A Scout, A Ghost, B Scout, B 2 King Rex | The Homeworld`);
    t.offers('2 use Scout, use Temple of Goju').pick('A Scout').pick('yes');
    t.expect('A: Scout');
    t.pick('use Temple of Goju');
    // Of A only the Ghost is left; B's Scout is still there and may go.
    t.expect('A deck: 4 Ghost | B deck: 2 Ghost, 2 King Rex | asked: B');
    t.pick('no');
    t.expect('B discard: Scout');
  },
);

// Collector

scene(
  'Collector may return a minion of power 3 or less at its base, by current power, also a Collector or itself',
  (table) => {
    const t = table(`shows: Collector 1 | A: Collector
      Tortuga: B Collector, B Spirit, B Ghost [B Upgrade], B Haunting [A Spirit], A Archmage
      Jungle Oasis: B Ghost`);
    t.play('Collector', 'Tortuga');
    t.offers('2 Collector, Spirit');
    t.expect('picks: 0-1');
    t.pick('B Collector');
    t.expect('B: Collector');
  },
);

scene('Collector looks at current power: weakened minions qualify', (table) => {
  const t = table('shows: Collector 1 | A: Collector | Tortuga: B Archmage, A Sleep Spores | Jungle Oasis');
  t.play('Collector', 'Tortuga');
  t.offers('Archmage, Collector').pick('Collector');
  t.expect('A: Collector | Tortuga: B Archmage, A Sleep Spores');
});

scene('Collector in the current printing still takes Collectors', (table) => {
  const t = table(`shows: Collector 1 | printing: current | A: Collector
    Tortuga: B Collector | Jungle Oasis`);
  t.play('Collector', 'Tortuga');
  t.offers('2 Collector').pick();
  t.expect('Tortuga: B Collector, A Collector');
});

// Abduction

scene('Abduction returns a minion; the extra minion may be that one, later in the phase', (table) => {
  const t = table(`shows: Abduction 1 | A: Abduction, Ghost, Chronomage
    Tortuga: A Spirit, B Ghost | Jungle Oasis`);
  t.play('Abduction');
  t.offers('Spirit, Ghost');
  t.expect('picks: 1');
  t.pick('Spirit');
  t.offers('play Spirit, play Ghost, play Chronomage, pass');
  t.play('Chronomage', 'Tortuga');
  t.offers('play Spirit, play Ghost, pass');
  t.play('Spirit', 'Jungle Oasis').pick('B Ghost');
  t.offers('pass');
});

scene('Abduction gives the extra minion even if there is nobody to return', (table) => {
  const t = table('shows: Abduction, R3.3 | A: Abduction, Ghost, Invader | Tortuga | Jungle Oasis');
  t.play('Abduction');
  t.play('Invader', 'Tortuga');
  t.play('Ghost', 'Tortuga');
  t.expect('Tortuga: A Invader, A Ghost');
});

// Beam Up

scene('Beam Up returns any minion, and must if there is one', (table) => {
  const t = table('shows: Beam Up 1 | A: 2 Beam Up, Chronomage | Tortuga: B King Rex | Jungle Oasis');
  t.play('Chronomage', 'Tortuga');
  t.play('Beam Up');
  t.offers('King Rex, Chronomage');
  t.expect('picks: 1');
  t.pick('King Rex');
  t.expect('B: King Rex');
  // Only one's own minion is left.
  t.play('Beam Up');
  t.expect('Tortuga: nothing | A: Chronomage');
});

// Crop Circles

scene(
  'Crop Circles returns every minion at a base with nothing on them; actions on the base stay',
  (table) => {
    const t = table(`shows: Crop Circles 1 | A: Crop Circles
      Tortuga: A Ghost, B Spirit [A Upgrade], A(B) King Rex, B Sleep Spores, A Rotary Slug Thrower
      Jungle Oasis: B Ghost`);
    t.play('Crop Circles');
    t.offers('Tortuga, Jungle Oasis').pick('Tortuga');
    t.expect('Tortuga: B Sleep Spores, A Rotary Slug Thrower | Jungle Oasis: B Ghost | A: Ghost');
    t.expect('B: King Rex, Spirit | A discard: Crop Circles, Upgrade');
  },
);

// Disintegrator

scene(
  'Disintegrator puts a minion of current power 3 or less under its owner’s deck, at any base',
  (table) => {
    const t = table(`shows: Disintegrator 1 | A: Disintegrator | B deck: 2 Ghost
      Tortuga: A Ghost, B Ghost [B Upgrade], B Archmage, A Sleep Spores
      Jungle Oasis: A(B) Spirit, B King Rex`);
    t.play('Disintegrator');
    t.offers('2 Ghost, Archmage, Spirit');
    t.expect('picks: 1');
    t.pick('Spirit');
    t.expect('B deck: 2 Ghost, Spirit | Jungle Oasis: B King Rex');
  },
);

scene('Disintegrator neither destroys nor returns: General Ivan and Deep Roots do not help', (table) => {
  const t = table(`shows: Disintegrator 1 | A: Disintegrator | B deck: 2 Ghost
    Tortuga: B General Ivan, B Invader, B Deep Roots | Jungle Oasis`);
  t.play('Disintegrator');
  t.expect('Tortuga: B General Ivan, B Deep Roots | B deck: 2 Ghost, Invader');
});

// Invasion

scene('Invasion: you choose the minion, anyone’s, and the other base it moves to', (table) => {
  const t = table(`shows: Invasion 1 | A: Invasion
    Tortuga: B Ghost [A Upgrade], A Spirit | Jungle Oasis | The Homeworld`);
  t.play('Invasion');
  t.offers('Ghost, Spirit').pick('Ghost');
  t.offers('Jungle Oasis, The Homeworld').pick('The Homeworld');
  t.expect('The Homeworld: B Ghost [A Upgrade]');
  t.offers('pass');
});

// Jammed Signal

scene(
  'Jammed Signal: no instruction, restriction or bonus of the base is followed; breakpoint and VP stay',
  (table) => {
    const t = table(`shows: Jammed Signal 1 | A: Jammed Signal, Ghost
      Tsar's Palace | Jungle Oasis: A Spirit`);
    t.expect("why not A Ghost -> Tsar's Palace: forbidden: Tsar's Palace");
    t.play('Jammed Signal', "Tsar's Palace");
    t.expect("breakpoint: Tsar's Palace 22");
    t.play('Ghost', "Tsar's Palace");
    t.expect("Tsar's Palace: A Jammed Signal, A Ghost");
  },
);

scene('Jammed Signal: everybody’s minions lose the base’s bonus and get it back when it goes', (table) => {
  const t = table(`shows: Jammed Signal 1 | A: Jammed Signal, Chronomage, Change of Venue
    The Central Brain: A Spirit, B King Rex | Jungle Oasis`);
  t.expect('power: King Rex 8');
  t.play('Chronomage', 'Jungle Oasis');
  t.play('Jammed Signal', 'The Central Brain');
  t.expect('power: King Rex 7, Spirit 3');
  t.play('Change of Venue').pick();
  t.expect('The Central Brain: A Spirit, B King Rex | power: Spirit 4');
});

scene(
  'Jammed Signal: nothing happens after a minion is played there, nor is anybody protected or sent elsewhere',
  (table) => {
    const t = table(`shows: Jammed Signal 1 | A: Laseratops, Ghost | B deck: Ghost
      Tar Pits: B Jammed Signal, B Ghost | The Homeworld: B Jammed Signal`);
    t.play('Laseratops', 'Tar Pits');
    t.expect('B discard: Ghost | B deck: Ghost');
    t.offers('pass');
  },
);

scene('Jammed Signal switches off what would happen when or after the base scores', (table) => {
  const t = table(`shows: Jammed Signal 2 | from: score bases
    A deck: 3 Ghost | base deck: Ninja Dojo, Temple of Goju
    Rhodes Plaza Mall: B Jammed Signal, A 4 King Rex | Tortuga: A 3 King Rex, B Ghost, A Jammed Signal
    Jungle Oasis: B Invader`);
  t.pick('Rhodes Plaza Mall');
  t.expect('vp: A 4, B 3');
  // Tortuga's runner-up was not asked, and it is B's turn.
  t.expect('turn: B | Jungle Oasis: B Invader | B discard: Ghost, Jammed Signal');
  t.expect('bases: Ninja Dojo, Temple of Goju, Jungle Oasis');
});

scene('Jammed Signal in the current printing cancels the base’s abilities', (table) => {
  const t = table(`shows: Jammed Signal 1 2 | printing: current | A: Jammed Signal | A deck: 3 Ghost
    The Central Brain: A 2 King Rex, B King Rex | Jungle Oasis`);
  t.expect('total at The Central Brain: A 16');
  t.play('Jammed Signal', 'The Central Brain');
  t.expect('total at The Central Brain: A 14 | breakpoint: The Central Brain 19');
});

// Proofs for bases of other sets that speak of these cards

scene(
  'The Dread Gazebo: Jammed Signal cannot be played there, since the restriction comes first',
  (table) => {
    const t = table(`shows: The Dread Gazebo 2 | A: Jammed Signal, Infiltrate
      The Dread Gazebo | Jungle Oasis`);
    t.expect('why not A Jammed Signal -> The Dread Gazebo: forbidden: The Dread Gazebo');
    t.expect('why not A Infiltrate -> The Dread Gazebo: forbidden: The Dread Gazebo');
    t.play('Jammed Signal');
    t.expect('Jungle Oasis: A Jammed Signal');
  },
);

// Probe

scene('Probe looks at a hand; a minion of your choice in it is discarded', (table) => {
  const t = table(`shows: Probe 1 | players: 3 | A: Probe | B: Ghost, King Rex, Summon | C: Scout
    Tortuga | Jungle Oasis`);
  t.play('Probe');
  t.offers('B, C').pick('B');
  t.offers('Ghost, King Rex');
  t.expect('asked: A | picks: 1 | A sees B in any order: Ghost, King Rex, Summon | C sees B: 3 ?');
  t.pick('King Rex');
  t.expect('B discard: King Rex | B: Ghost, Summon');
});

scene('Probe finds no minion: nothing is discarded, but the hand was seen', (table) => {
  const t = table('shows: Probe 1 | A: Probe | B: Summon, Howl | Tortuga | Jungle Oasis');
  t.play('Probe');
  t.offers('pass');
  t.expect('B: Howl, Summon | A sees B in any order: Howl, Summon');
});

// Terraforming

scene(
  'Terraforming: any base of the deck takes the place of one in play; minions stay with what is on them',
  (table) => {
    const t = table(`shows: Terraforming 1 2
      A: Terraforming | A deck: 2 Ghost | base deck: Ninja Dojo, The Central Brain, Temple of Goju
      base discard: Tar Pits
      Tortuga: A Spirit +1 [B Upgrade], B Sleep Spores, B War Raptor, A Rotary Slug Thrower
      Jungle Oasis: B Invader`);
    t.play('Terraforming');
    t.offers('Ninja Dojo, The Central Brain, Temple of Goju');
    t.expect('picks: 1');
    t.pick('The Central Brain');
    t.offers('Tortuga, Jungle Oasis').pick('Tortuga');
    t.expect('bases: The Central Brain, Jungle Oasis');
    t.expect('The Central Brain: A Spirit +1 [B Upgrade], B War Raptor');
    t.expect('A discard: Rotary Slug Thrower, Terraforming | B discard: Sleep Spores');
    // The new base works at once for those who are there.
    t.expect('power: Spirit 7');
    // The old one is not scored and not discarded.
    t.expect('base deck in any order: Ninja Dojo, Temple of Goju, Tortuga | base discard: Tar Pits');
    t.expect('vp: A 0');
  },
);

scene('Terraforming neither moves nor plays the minions there', (table) => {
  const t = table(`shows: Terraforming 1 | A: Terraforming | A deck: 2 Ghost | base deck: Lake Minnetonka
    Tortuga: A Invader, B Cub Scout, A Guide | Jungle Oasis`);
  t.play('Terraforming').pick('Tortuga');
  t.expect('Lake Minnetonka: A Invader, B Cub Scout, A Guide | vp: A 0 | power: Invader 3');
  t.offers('pass');
});

scene('Terraforming: the extra minion goes only to the new base, whenever you like in the phase', (table) => {
  const t = table(`shows: Terraforming 3
    A: Terraforming, 2 Invader, Chronomage, Howl | base deck: Ninja Dojo
    Tortuga | Jungle Oasis | The Homeworld`);
  t.play('Terraforming').pick('Tortuga');
  t.offers(
    '2 play Invader, play Chronomage, 2 play Invader using Terraforming, play Chronomage using Terraforming, pass',
  );
  t.play('Chronomage', 'Jungle Oasis');
  t.play('Howl');
  t.expect('why not A Invader -> Jungle Oasis: not allowed here: Terraforming');
  t.play('Invader');
  t.expect('Ninja Dojo: A Invader');
  t.offers('pass');
});

scene(
  'Terraforming: cards buried at the old base are discarded, as always when a base leaves play',
  (table) => {
    const t = table(`shows: Terraforming, R7.3, R10.28
      A: Terraforming | A deck: 2 Ghost | base deck: Ninja Dojo
      Tortuga: A Spirit, A buried Mummy, B buried Howl | Jungle Oasis`);
    t.play('Terraforming').pick('Tortuga');
    t.expect('Ninja Dojo: A Spirit | A discard: Mummy, Terraforming | B discard: Howl');
  },
);

scene(
  'Terraforming discards actions on the base even under a Steam Queen: they leave with their base',
  (table) => {
    const t = table(`shows: Terraforming | A: Terraforming | A deck: 2 Ghost | base deck: Ninja Dojo
      Tortuga: B Steam Queen, B Sleep Spores | Jungle Oasis`);
    t.play('Terraforming').pick('Tortuga');
    t.expect('Ninja Dojo: B Steam Queen | B discard: Sleep Spores');
  },
);

scene('Terraforming without a base to come does nothing, and there is no extra minion', (table) => {
  const t = table(`shows: Terraforming | A: Terraforming, 2 Invader | A deck: 2 Ghost
    Tortuga: A Spirit | Jungle Oasis`);
  t.play('Terraforming');
  t.expect('bases: Tortuga, Jungle Oasis');
  t.play('Invader', 'Tortuga');
  t.offers('pass');
});

scene('Terraforming makes an empty base deck anew from the base discard pile', (table) => {
  const t = table(`shows: Terraforming
    A: Terraforming | A deck: 2 Ghost | base discard: Ninja Dojo, Tar Pits
    Tortuga: A Spirit | Jungle Oasis`);
  t.play('Terraforming');
  t.offers('Ninja Dojo, Tar Pits').pick('Tar Pits').pick('Tortuga');
  t.expect('Tar Pits: A Spirit | base deck in any order: Ninja Dojo, Tortuga | base discard: nothing');
});

scene('Terraforming ends what lasted for the old base', (table) => {
  const t = table(`shows: Terraforming | A: Rampage, Terraforming, Chronomage | base deck: Ninja Dojo
    The Homeworld: A King Rex, B Invader | Jungle Oasis`);
  t.play('Chronomage', 'Jungle Oasis');
  t.play('Rampage').pick('King Rex');
  t.expect('breakpoint: The Homeworld 16');
  t.play('Terraforming').pick('The Homeworld');
  t.expect('breakpoint: Ninja Dojo 18');
});

scene('Terraforming exchanges the base that is about to score: then it does not score', (table) => {
  const t = table(`shows: Terraforming
    A: Hidden Ninja, Neophyte | A deck: Terraforming, 3 Ghost | base deck: The Homeworld
    Jungle Oasis: B 2 King Rex | Tortuga: A Spirit`);
  t.endTurn().pick('use Hidden Ninja').pick('Neophyte').pick('play').pick('Jungle Oasis');
  t.expect('vp: B 0 | bases: The Homeworld, Tortuga | The Homeworld: B 2 King Rex, A Neophyte');
  t.expect('turn: B');
});

scene('Terraforming in the current printing leaves everything where it is', (table) => {
  const t = table(`shows: Terraforming 1 2 3, R10.28 | printing: current
    A: Terraforming, 2 Invader | base deck: Ninja Dojo, Tar Pits
    Tortuga: A Spirit [B Upgrade], B Sleep Spores, B buried Howl | Jungle Oasis`);
  t.play('Terraforming').pick('Ninja Dojo').pick('Tortuga');
  t.expect('Ninja Dojo: A Spirit [B Upgrade], B Sleep Spores, B buried Howl | power: Spirit 4');
  t.expect('base deck in any order: Tar Pits, Tortuga');
  t.play('Invader', 'Jungle Oasis');
  t.play('Invader');
  t.expect('Ninja Dojo: A Invader, ...');
});

scene('Crypt Looter answers a base that was exchanged although minions are on it', (table) => {
  const t = table(`shows: Crypt Looter 1 | A: Terraforming | B: Crypt Looter | base deck: Ninja Dojo
    Tortuga: A Spirit, B Invader | Jungle Oasis`);
  t.play('Terraforming').pick('Tortuga');
  t.expect('asked: B');
  t.offers('use Crypt Looter, pass').pick('use Crypt Looter');
  t.expect('Ninja Dojo: A Spirit, B Invader, B Crypt Looter');
});
