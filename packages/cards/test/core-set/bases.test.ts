import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

/** Enough to draw from: no scene here comes to the end of it, unless it says so. */

// The Homeworld

scene(
  'The Homeworld: an extra minion of power 2 or less for each minion played there, on any base',
  (table) => {
    const t = table(`shows: The Homeworld 1, R3.5 | A: Spectre, Captain Ahab, 2 Sprout, Steam Man
      The Homeworld | Jungle Oasis`);
    t.play('Spectre', 'The Homeworld');
    t.offers('play Captain Ahab using The Homeworld, 2 play Sprout using The Homeworld, pass');
    t.play('Sprout', 'The Homeworld', 'The Homeworld');
    // Played here: once more.
    t.offers('play Captain Ahab using The Homeworld, play Sprout using The Homeworld, pass');
    t.play('Sprout', 'Jungle Oasis', 'The Homeworld');
    // Played elsewhere: no more.
    t.offers('pass');
    t.expect('The Homeworld: A Spectre, A Sprout | Jungle Oasis: A Sprout');
  },
);

scene('The Homeworld: the printed power of the card in hand counts', (table) => {
  const t = table(`shows: The Homeworld 2, R9.8 | A: Spectre, Captain Ahab, Steam Man
    The Homeworld: A Rotary Slug Thrower | Jungle Oasis: B 2 Sleep Spores`);
  t.play('Spectre', 'The Homeworld');
  // Steam Man would be a 1 at Jungle Oasis, Captain Ahab a 4 at The Homeworld.
  t.offers('play Captain Ahab using The Homeworld, pass');
  t.play('Captain Ahab', 'The Homeworld');
  t.expect('power: Captain Ahab 4');
});

scene('The Homeworld: War Raptor is a 2 in hand', (table) => {
  const t = table('shows: The Homeworld 2 | A: Spectre, War Raptor | The Homeworld | Jungle Oasis');
  t.play('Spectre', 'The Homeworld');
  t.offers('play War Raptor using The Homeworld, pass');
  t.play('War Raptor', 'Jungle Oasis');
  t.expect('power: War Raptor 3');
});

scene('The Homeworld: the owner of the minion gets the extra play, not who plays it', (table) => {
  const t = table(`shows: The Homeworld 3, R9.4
    decks: 12 Insta-Grow | A: Pillage, Captain Ahab | B: Spectre | The Homeworld | Jungle Oasis`);
  t.play('Pillage');
  t.expect('A: Captain Ahab, Spectre');
  t.play('Spectre', 'The Homeworld');
  t.expect('The Homeworld: A(B) Spectre');
  // B owns it, and holds nothing to play; A gets nothing.
  t.offers('pass');
});

scene('The Homeworld: the owner may use the extra play in the middle of the other player’s turn', (table) => {
  const t = table(`shows: The Homeworld 3 4 | players: 3
    A: Valkyrie, Insta-Grow, Captain Ahab | B: Captain Ahab, Steam Man | B discard: Spectre
    The Homeworld | Jungle Oasis`);
  t.play('Insta-Grow');
  t.play('Valkyrie', 'Jungle Oasis');
  t.play('Spectre', 'The Homeworld');
  t.expect('asked: B | purpose: extra minion | picks: 0-1');
  t.offers('Captain Ahab').pick('Captain Ahab');
  t.offers('Jungle Oasis, The Homeworld').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A Valkyrie, B Captain Ahab | asked: A');
  t.offers('pass');
});

scene('The Homeworld: moving a minion there does not count', (table) => {
  const t = table(`shows: The Homeworld 3, R3.2 | A: Bear Rides You, Captain Ahab
    The Homeworld | Jungle Oasis: A Spectre`);
  t.play('Bear Rides You');
  t.expect('The Homeworld: A Spectre');
  t.offers('play Captain Ahab, pass');
});

scene('The Homeworld: outside Play Cards the extra minion is played at once or not at all', (table) => {
  const t = table(`shows: The Homeworld 4, R3.5 | from: start of turn
    A: Captain Ahab | A deck: Steam Man, 12 Insta-Grow | The Homeworld: A Sprout | Jungle Oasis`);
  t.pick('yes').pick('Steam Man');
  t.expect('phase: start');
  t.offers('Captain Ahab').pick();
  t.offers('play Captain Ahab, pass');
  t.play('Captain Ahab', 'Jungle Oasis');
  t.offers('pass');
});

scene('The Homeworld: after Shinobi, before it scores, the extra minion comes at once', (table) => {
  const t = table(`shows: The Homeworld 4 | from: score bases
    decks: 12 Insta-Grow | A: Shinobi, Captain Ahab, Steam Man | base deck: Tortuga
    The Homeworld: B 2 General Ivan, A General Ivan, A Spectre | Jungle Oasis`);
  t.offers('pass, use Shinobi').pick('use Shinobi');
  t.expect('purpose: extra minion');
  t.offers('Captain Ahab').pick('Captain Ahab').pick('Jungle Oasis');
  // 14 against 12.
  t.expect('vp: A 4, B 2 | Jungle Oasis: A Captain Ahab');
});

scene('The Homeworld in the current printing: once a turn, for the player who played the minion', (table) => {
  const t = table(`shows: The Homeworld | printing: current
    decks: 12 Insta-Grow | A: Pillage, Captain Ahab, Sprout, Steam Man | B: Spectre
    The Homeworld | Jungle Oasis`);
  t.play('Pillage');
  t.play('Spectre', 'The Homeworld');
  // Owned by B, played by A.
  t.offers('play Captain Ahab using The Homeworld, play Sprout using The Homeworld, pass');
  t.play('Captain Ahab', 'The Homeworld');
  t.offers('pass');
});

scene('The Homeworld in the current printing: minions played elsewhere give nothing', (table) => {
  const t = table(`shows: The Homeworld | printing: current | A: Spectre, Captain Ahab
    The Homeworld | Jungle Oasis`);
  t.play('Spectre', 'Jungle Oasis');
  t.offers('pass');
});

scene('The Homeworld in the current printing: once for each player, and anew each turn', (table) => {
  const t = table(`shows: The Homeworld | printing: current
    decks: 12 Insta-Grow | A: Spectre, 2 Captain Ahab | B: Spectre, Captain Ahab
    The Homeworld | Jungle Oasis`);
  t.play('Spectre', 'The Homeworld');
  t.play('Captain Ahab', 'Jungle Oasis');
  t.endTurn();
  t.play('Spectre', 'The Homeworld');
  t.play('Captain Ahab', 'The Homeworld');
  t.endTurn();
  t.play('Captain Ahab', 'The Homeworld');
  t.expect('The Homeworld: A Spectre, B Spectre, B Captain Ahab, A Captain Ahab');
});

// The Mothership

scene('The Mothership: the winner may return one of their minions of power 3 or less', (table) => {
  const t = table(`shows: The Mothership 1 | from: score bases
    decks: 12 Insta-Grow | base deck: Tortuga
    The Mothership: A 2 General Ivan, A Mechanic, A Captain Ahab +2, A(B) Spirit, A Spectre, B Ghost, B Sleep Spores
    Jungle Oasis: A Sprout`);
  t.expect('vp: A 4, B 2');
  // Mechanic counts 3 with the spores, Captain Ahab 3 with them and its counters.
  t.offers('Captain Ahab, Mechanic, Spirit');
  t.expect('picks: 0-1');
  t.pick('Spirit');
  t.expect('B: Spirit | A discard: Captain Ahab, 2 General Ivan, Mechanic, Spectre');
});

scene('The Mothership: tied winners may each do it', (table) => {
  const t = table(`shows: The Mothership 1, R5.6 | players: 3 | turn: B | from: score bases
    decks: 12 Insta-Grow | base deck: Tortuga
    The Mothership: A General Ivan, A Ghost, B Spirit, C General Ivan, C Captain Ahab, B Ghost
    Jungle Oasis`);
  // B is the current player and no winner: C comes before A.
  t.expect('asked: C');
  t.offers('Captain Ahab').pick('Captain Ahab');
  t.expect('asked: A');
  t.offers('Ghost').pick('Ghost');
  t.expect('C: Captain Ahab | A: Ghost');
});

// Jungle Oasis

scene('Jungle Oasis: 2 VP for the winner, nothing for anybody else', (table) => {
  const t = table(`shows: Jungle Oasis, R5.4 | from: score bases
    decks: 12 Insta-Grow | base deck: Tortuga | Jungle Oasis: A General Ivan, A Ghost, B Mechanic`);
  t.expect('vp: A 2, B 0 | bases: Tortuga | turn: B');
});

// Tar Pits

scene(
  'Tar Pits: a minion destroyed there goes under its owner’s deck, every time, and counts as destroyed',
  (table) => {
    const t = table(`shows: Tar Pits 1 | A: Yokai Attack!, 2 Steam Man | A deck: 2 Insta-Grow
      Tar Pits: A Ghost, A Spectre | Jungle Oasis`);
    t.play('Yokai Attack!').pick('Ghost');
    t.expect('A deck: 2 Insta-Grow, Ghost | A discard: Yokai Attack!');
    // The extra minion that the destruction bought.
    t.play('Steam Man', 'Jungle Oasis');
    t.play('Steam Man', 'Jungle Oasis');
    t.offers('pass');
  },
);

scene('Tar Pits: Gremlin and Nukebot do what they do when destroyed', (table) => {
  const t = table(`shows: Tar Pits 1 | from: start of turn
    decks: 3 Insta-Grow | A: Insta-Grow | B: Zeppelin
    Tar Pits: A Nukebot [A Choking Vines], B Gremlin, B Spectre`);
  t.expect('Tar Pits: nothing | A deck: 3 Insta-Grow, Nukebot');
  // Gremlin's controller drew a card, A discarded one.
  expect(t.deck('B').slice(2).toSorted()).toEqual(['Gremlin', 'Spectre']);
  t.expect('B: Insta-Grow, Zeppelin | A: nothing | A discard: Choking Vines, Insta-Grow');
});

scene('Tar Pits: every minion in a turn, whoever owns and controls it', (table) => {
  const t = table(`shows: Tar Pits | from: start of turn | decks: Insta-Grow
    Tar Pits: A Sprout, A(B) Sprout, B Spectre [A Choking Vines] | Tortuga: B Ghost [A Choking Vines]`);
  t.pick('Choking Vines @ Tortuga');
  // Only minions destroyed there.
  t.expect('B discard: Ghost');
  t.pick('Choking Vines @ Tar Pits').pick('no').pick('no');
  t.expect('A deck: Insta-Grow, Sprout | B deck in any order: Insta-Grow, Spectre, Sprout');
  t.expect('B deck: Insta-Grow, ... | A discard: 2 Choking Vines | B discard: Ghost');
});

scene('Tar Pits: minions discarded when it scores go to the discard pile', (table) => {
  const t = table(`shows: Tar Pits 2, R5.7 | from: score bases
    decks: 12 Insta-Grow | base deck: Tortuga | Tar Pits: A 2 General Ivan, B Mechanic`);
  t.expect('vp: A 4, B 3 | A discard: 2 General Ivan | B discard: Mechanic');
});

scene(
  'Tar Pits in the current printing: only the first minion of a turn, and it is not destroyed',
  (table) => {
    const t = table(`shows: Tar Pits | printing: current
      A: Yokai Attack!, 2 Steam Man | A deck: 2 Insta-Grow | Tar Pits: A Ghost, A Spectre | Jungle Oasis`);
    t.play('Yokai Attack!').pick('Ghost');
    t.expect('A deck: 2 Insta-Grow, Ghost');
    // Nothing was destroyed, so nothing was bought.
    t.play('Steam Man', 'Jungle Oasis');
    t.offers('pass');
  },
);

scene('Tar Pits in the current printing: the second minion of the turn is destroyed', (table) => {
  const t = table(`shows: Tar Pits | printing: current | from: start of turn | decks: 12 Insta-Grow
    Tar Pits: A Sprout, B Spectre [A Choking Vines], B Sprout`);
  t.pick('use Choking Vines').pick('no');
  t.expect('B deck: ..., Spectre | A discard: Choking Vines, Sprout');
  t.endTurn();
  // A new turn: the first again.
  t.pick('no');
  t.expect('B deck: ..., Sprout | B discard: nothing');
});

scene(
  'Tar Pits in the current printing: of two destroyed at once the current player says which is the first',
  (table) => {
    const t = table(`shows: Tar Pits, R3.7 | printing: current | decks: 12 Insta-Grow | A: Gunfighter
      Tar Pits: B Spirit | Jungle Oasis`);
    t.play('Gunfighter', 'Tar Pits').pick('Spirit');
    t.expect('asked: A');
    t.offers('Gunfighter, Spirit').pick('Spirit');
    t.expect('B deck: ..., Spirit | A discard: Gunfighter');
  },
);

scene(
  'Escape Hatch and Tar Pits in the current printing: the current player picks what happens instead',
  (table) => {
    const t = table(`shows: Tar Pits, R10.2 | printing: current | turn: B
      decks: 12 Insta-Grow | B: Spirit, 2 Insta-Grow | Tar Pits: A Ghost, A Escape Hatch | Jungle Oasis`);
    t.play('Spirit', 'Jungle Oasis').pick('Ghost').pick('yes');
    t.expect('asked: B');
    t.offers('use Escape Hatch, use Tar Pits').pick('use Tar Pits');
    t.expect('A deck: ..., Ghost | A: nothing');
  },
);

scene(
  'Escape Hatch and Tar Pits in the original printing: a minion that is not destroyed does not sink',
  (table) => {
    const t = table(`shows: Tar Pits, R10.2 | turn: B | decks: 12 Insta-Grow | B: Spirit, 2 Insta-Grow
      Tar Pits: A Ghost, A Escape Hatch | Jungle Oasis`);
    t.play('Spirit', 'Jungle Oasis').pick('Ghost').pick('yes');
    t.expect('asked: B');
    t.offers('use Escape Hatch, Tar Pits').pick('use Escape Hatch');
    t.expect('A: Ghost');
  },
);

scene('Escape Hatch and Tar Pits in the original printing: a minion that sinks was destroyed', (table) => {
  const t = table(`shows: Tar Pits, R10.2 | turn: B | decks: 12 Insta-Grow | B: Ninja Master
    Tar Pits: A Gremlin, A Escape Hatch | Jungle Oasis`);
  t.play('Ninja Master', 'Tar Pits').pick('Gremlin').pick('Tar Pits');
  t.expect('A deck: ..., Gremlin');
  // Its ability has happened.
  t.expect('A: 1 card');
});

// Ninja Dojo

scene(
  'Ninja Dojo: the winner may destroy a minion anywhere; 2 VP for the winner, 3 for the runner-up',
  (table) => {
    const t = table(`shows: Ninja Dojo 1 2 | from: score bases | decks: 12 Insta-Grow | base deck: Tortuga
      Ninja Dojo: A Spectre, A Steam Queen, B 2 Mechanic | Field of Honor: B Spirit
      Jungle Oasis: A Ghost`);
    t.expect('vp: A 2, B 3 | asked: A');
    t.offers('Ghost, 2 Mechanic, Spectre, Spirit, Steam Queen');
    t.expect('picks: 0-1');
    t.pick('Spirit');
    t.expect('Field of Honor: nothing | vp: A 3');
  },
);

scene(
  'Ninja Dojo: tied winners may each do it, the current player first; also to a minion still there',
  (table) => {
    const t = table(`shows: Ninja Dojo 1, R5.6 | players: 3 | turn: B | from: score bases
      decks: 12 Insta-Grow | base deck: Tortuga
      Ninja Dojo: A Spectre, A Spirit, B Spectre, B Spirit, C Ghost`);
    t.expect('vp: A 2, B 2, C 2 | asked: B');
    t.pick('C Ghost');
    t.expect('C discard: Ghost | asked: A');
    t.offers('2 Spectre, 2 Spirit').pick();
    t.expect('turn: C');
  },
);

// Temple of Goju

scene(
  'Temple of Goju: each player’s strongest minion there, tied ones together, goes under its owner’s deck',
  (table) => {
    const t = table(`shows: Temple of Goju 1 2 4 | players: 3 | turn: C | from: score bases
      decks: 12 Insta-Grow | base deck: Tortuga
      Temple of Goju: A Spectre, A Captain Ahab +4, B 2 Mechanic, B Ghost, C(A) Spirit
      Jungle Oasis: A General Ivan`);
    // 11, 10 and 3.
    t.expect('vp: A 2, B 3, C 2');
    // Current power: Captain Ahab with its counters is a 6. C's Spirit goes to its owner A.
    expect(t.deck('A').slice(-2).toSorted()).toEqual(['Captain Ahab', 'Spirit']);
    t.expect('B deck: ..., 2 Mechanic | A discard: Spectre | B discard: Ghost | C deck: 10 cards');
    t.expect('Jungle Oasis: A General Ivan');
  },
);

scene(
  'Temple of Goju: the current player orders it among the other abilities of that step; buried, a minion does not count',
  (table) => {
    const t = table(`shows: Temple of Goju 3, R5.2 | from: score bases
      decks: 12 Insta-Grow | base deck: Ninja Dojo
      Temple of Goju: A 3 General Ivan, B Mummy, B Huscarl | Tortuga`);
    t.expect('asked: A');
    t.offers('use Mummy, use Temple of Goju').pick('use Mummy');
    t.expect('asked: B');
    t.offers('Tortuga').pick('Tortuga');
    // The Mummy has left: Huscarl alone is B's strongest.
    t.expect('B deck: ..., Huscarl | Tortuga: B buried Mummy | turn: B');
    t.offers('pass, uncover Mummy').pick('pass');
  },
);

scene('Temple of Goju: a minion that was placed in a deck cannot use its own ability any more', (table) => {
  const t = table(`shows: Temple of Goju 3, R10.6 | from: score bases
    decks: 12 Insta-Grow | base deck: Ninja Dojo | Temple of Goju: A 3 General Ivan, B Mummy | Tortuga`);
  t.pick('use Temple of Goju');
  t.expect('turn: B | question: play | B deck: ..., Mummy | Tortuga: nothing');
});

scene('Temple of Goju, Scout and First Mate happen in the order that the current player chooses', (table) => {
  const t = table(`shows: Temple of Goju 3 | turn: B | from: score bases
    decks: 12 Insta-Grow | base deck: Ninja Dojo
    Temple of Goju: A 2 General Ivan, A Scout, B First Mate, B Scout | Tortuga`);
  t.expect('asked: B');
  t.offers('use First Mate, 2 use Scout, use Temple of Goju').pick('B Scout').pick('yes');
  t.expect('B: Scout');
  // With Scout in hand First Mate is B's strongest, and no longer there to move.
  t.offers('use First Mate, use Scout, use Temple of Goju').pick('use Temple of Goju');
  t.expect('B deck: ..., First Mate | A deck: ..., 2 General Ivan');
  // A's Scout is still there.
  t.expect('asked: A');
  t.pick('yes');
  t.expect('A: Scout, ...');
});

// The Grey Opal

scene('The Grey Opal: everybody but the winner may save one minion, to a base that is in play', (table) => {
  const t = table(`shows: The Grey Opal 1 2, R5.6 | players: 4 | turn: C | from: score bases
    decks: 12 Insta-Grow | base deck: Ninja Dojo
    The Grey Opal: A General Ivan, A Spectre, B Spirit, B(A) Ghost, C Captain Ahab, A(D) Sprout
    Tortuga: D Captain Ahab, B Captain Ahab | Jungle Oasis`);
  t.expect('vp: A 3, B 1, C 1, D 0 | asked: C');
  t.offers('Captain Ahab').pick();
  // D controls nothing there and A won.
  t.expect('asked: B');
  t.offers('Ghost, Spirit');
  t.expect('picks: 0-1');
  t.pick('Ghost');
  t.offers('Jungle Oasis, Tortuga').pick('Tortuga');
  t.expect('Tortuga: B(A) Ghost, ... | B discard: Spirit | C discard: Captain Ahab');
});

scene('The Grey Opal: with tied winners only those who did not win', (table) => {
  const t = table(`shows: The Grey Opal 2 | players: 3 | from: score bases
    decks: 12 Insta-Grow | base deck: Ninja Dojo
    The Grey Opal: A General Ivan, A Ghost, B General Ivan, B Ghost, C Captain Ahab | Tortuga`);
  t.expect('vp: A 3, B 3, C 1 | asked: C');
  t.pick('Captain Ahab');
  t.expect('Tortuga: C Captain Ahab | turn: B');
});

// Tortuga

scene('Tortuga: the runner-up may move a minion from another base to the new one', (table) => {
  const t = table(`shows: Tortuga 1, R5.2 | from: score bases
    decks: 12 Insta-Grow | base deck: Ninja Dojo | Tortuga: A 2 General Ivan, B General Ivan, B Mechanic
    Jungle Oasis: B Ghost, A Spirit, A(B) Captain Ahab | Tar Pits: B(A) Steam Man`);
  t.expect('vp: A 4, B 3 | bases: Ninja Dojo, Jungle Oasis, Tar Pits | asked: B');
  t.offers('Ghost, Steam Man');
  t.expect('picks: 0-1');
  t.pick('Steam Man');
  t.expect('Ninja Dojo: B(A) Steam Man | B discard: General Ivan, Mechanic');
});

scene('Tortuga: tied runners-up may each do it', (table) => {
  const t = table(`shows: Tortuga 2, R5.4, R5.6 | players: 3 | turn: C | from: score bases
    decks: 12 Insta-Grow | base deck: Ninja Dojo
    Tortuga: A 2 General Ivan, B General Ivan, C General Ivan
    Jungle Oasis: B Ghost, C Captain Ahab, A Spirit`);
  t.expect('vp: A 4, B 3, C 3 | asked: C');
  t.pick('Captain Ahab');
  t.expect('asked: B');
  t.pick('Ghost');
  t.expect('Ninja Dojo in any order: B Ghost, C Captain Ahab');
});

scene('Tortuga: a tie for first place leaves no runner-up', (table) => {
  const t = table(`shows: Tortuga 2, R5.4 | players: 3 | from: score bases
    decks: 12 Insta-Grow | base deck: Ninja Dojo
    Tortuga: A General Ivan, A Mechanic, B General Ivan, B Mechanic, C Ghost
    Jungle Oasis: C Captain Ahab, A Ghost, B Ghost`);
  t.expect('vp: A 4, B 4, C 2 | turn: B | question: play | Ninja Dojo: nothing');
});

scene('Tortuga in the current printing: from another base, once the new base is in place', (table) => {
  const t = table(`shows: Tortuga | printing: current | from: score bases
    decks: 12 Insta-Grow | base deck: Ninja Dojo
    Tortuga: A 2 General Ivan, B General Ivan, B Mechanic | Jungle Oasis: B Ghost`);
  t.expect('bases: Ninja Dojo, Jungle Oasis');
  t.offers('Ghost').pick('Ghost');
  t.expect('Ninja Dojo: B Ghost');
});

// Factory 436-1337

scene(
  'Factory 436-1337: 1 VP for each full 5 power of the winner, also power that is on no minion',
  (table) => {
    const t = table(`shows: Factory 436-1337 1 | from: score bases
      decks: 12 Insta-Grow | base deck: Tortuga
      Factory 436-1337: A Aggromotive, A General Ivan, A Mechanic, A Spectre, B General Ivan, B Mechanic`);
    // 20 power, 5 of it Aggromotive's: 2 and 4. The runner-up's 10 power are worth nothing extra.
    t.expect('vp: A 6, B 2');
  },
);

scene('Factory 436-1337: tied winners each gain it', (table) => {
  const t = table(`shows: Factory 436-1337 1, R5.6 | from: score bases
    decks: 12 Insta-Grow | base deck: Tortuga
    Factory 436-1337: A General Ivan, A Mechanic, A Steam Man, B General Ivan, B Mechanic, B Steam Man`);
  t.expect('vp: A 4, B 4');
});

// The Central Brain

scene('The Central Brain: +1 power for every minion there, towards the breakpoint too', (table) => {
  const t = table(`shows: The Central Brain 1
    decks: 12 Insta-Grow | A: Bear Rides You | base deck: Ninja Dojo
    The Central Brain: A General Ivan, A Ghost, B Spectre, B Captain Ahab | Tortuga`);
  t.expect('parts of General Ivan: General Ivan +6, The Central Brain +1 | power: Spectre 6');
  t.play('Bear Rides You').pick('Ghost');
  t.expect('power: Ghost 2 | total at The Central Brain: B 9');
  t.endTurn();
  t.expect('bases: The Central Brain, Tortuga');
});

scene('The Central Brain scores with the power it gives', (table) => {
  const t = table(`shows: The Central Brain 1 | from: score bases
    decks: 12 Insta-Grow | base deck: Ninja Dojo
    The Central Brain: A General Ivan, A Ghost, B Spectre, B Captain Ahab`);
  // 15 and 4.
  t.expect('vp: A 4, B 2');
});

// Cave of Shinies

scene('Cave of Shinies: the owner gains 1 VP, neither the controller nor the destroyer', (table) => {
  const t = table(`shows: Cave of Shinies 1 | players: 3
    A: Spirit, 2 Insta-Grow | A deck: 12 Insta-Grow | Cave of Shinies: B(C) Ghost | Tortuga`);
  t.play('Spirit', 'Tortuga').pick('Ghost').pick('yes');
  t.expect('vp: A 0, B 0, C 1');
});

scene('Cave of Shinies: nothing for actions, or for minions destroyed elsewhere', (table) => {
  const t = table(`shows: Cave of Shinies | from: start of turn
    A: Bear Necessities | A deck: 12 Insta-Grow
    Cave of Shinies: B Zeppelin | Tortuga: B Ghost [A Choking Vines]`);
  t.play('Bear Necessities');
  t.expect('B discard: Ghost, Zeppelin | vp: B 0');
});

scene(
  'Cave of Shinies in the current printing: nothing for actions, or for minions destroyed elsewhere',
  (table) => {
    const t = table(`shows: Cave of Shinies | printing: current | from: start of turn
      A: Ornate Dome | A deck: 12 Insta-Grow
      Cave of Shinies: B Zeppelin | Tortuga: B Ghost [A Choking Vines]`);
    t.play('Ornate Dome', 'Cave of Shinies');
    t.expect('B discard: Ghost, Zeppelin | vp: B 0');
  },
);

scene('Cave of Shinies: 1 VP for every minion, also for several destroyed at once', (table) => {
  const t = table(`shows: Cave of Shinies 1, R8.1 | A: Gunfighter
    Cave of Shinies: B(A) Spirit | Tortuga`);
  t.play('Gunfighter', 'Cave of Shinies').pick('Spirit');
  t.expect('A discard: Gunfighter, Spirit | vp: A 2, B 0');
});

scene('Cave of Shinies: nothing for a minion that is saved', (table) => {
  const t = table(`shows: Cave of Shinies 2 | from: start of turn | A deck: 12 Insta-Grow
    Cave of Shinies: A Escape Hatch, A Sprout`);
  t.pick('no');
  t.expect('A: Sprout | vp: A 0');
});

scene('Cave of Shinies: nothing for a Buccaneer that moves away', (table) => {
  const t = table(`shows: Cave of Shinies 2 | from: start of turn | A deck: 12 Insta-Grow
    Cave of Shinies: B Buccaneer [A Choking Vines] | Tortuga`);
  t.expect('Tortuga: B Buccaneer [A Choking Vines] | vp: A 0, B 0');
});

scene('Cave of Shinies: nothing for minions discarded after scoring', (table) => {
  const t = table(`shows: Cave of Shinies 2, R5.7 | from: score bases
    decks: 12 Insta-Grow | base deck: Tortuga | Cave of Shinies: A 3 General Ivan, B Spectre`);
  t.expect('vp: A 4, B 2 | B discard: Spectre');
});

scene('Cave of Shinies in the current printing: at most once a turn for each owner', (table) => {
  const t = table(`shows: Cave of Shinies | printing: current | from: start of turn
    decks: 12 Insta-Grow | Cave of Shinies: A 2 Sprout, B Spectre [A Choking Vines], B Sprout`);
  t.pick('use Choking Vines');
  t.expect('vp: A 0, B 1');
  t.pick('no').pick('no');
  t.expect('vp: A 1, B 1');
  t.endTurn().pick('no');
  t.expect('vp: A 1, B 2');
});

// Mushroom Kingdom

scene(
  'Mushroom Kingdom: at the start of each turn its player may move another player’s minion there',
  (table) => {
    const t = table(`shows: Mushroom Kingdom 1, R3.2 | from: start of turn
      decks: 12 Insta-Grow | A: Insta-Grow
      Mushroom Kingdom: B Captain Ahab | Jungle Oasis: A Steam Man, B Ghost | Tortuga: B Spirit`);
    t.offers('Ghost, Spirit');
    t.expect('picks: 0-1');
    t.pick('Ghost');
    // Moved, not played: nothing is discarded.
    t.expect('A: Insta-Grow | Mushroom Kingdom: B Captain Ahab, B Ghost');
    t.endTurn();
    t.expect('asked: B');
    t.offers('Steam Man').pick();
    t.expect('Jungle Oasis: A Steam Man');
  },
);

scene(
  'Mushroom Kingdom in the current printing: only for who holds the most cards, to or from it, any minion',
  (table) => {
    const t = table(`shows: Mushroom Kingdom | printing: current | from: start of turn
      decks: 12 Insta-Grow | A: Insta-Grow
      Mushroom Kingdom: B Captain Ahab | Jungle Oasis: A Steam Man, B Ghost | Tortuga`);
    t.expect('breakpoint: Mushroom Kingdom 19');
    t.offers('Captain Ahab, Ghost, Steam Man');
    t.expect('picks: 0-1');
    t.pick('Captain Ahab');
    t.offers('Jungle Oasis, Tortuga').pick('Tortuga');
    t.expect('Tortuga: B Captain Ahab');
    t.endTurn();
    // B holds none, A three.
    t.expect('turn: B | question: play');
    t.endTurn();
    // Three against two.
    t.pick('Steam Man');
    t.expect('Mushroom Kingdom: A Steam Man');
  },
);

scene('Mushroom Kingdom in the current printing: as many cards as somebody else is not the most', (table) => {
  const t = table(`shows: Mushroom Kingdom | printing: current | players: 3 | from: start of turn
    A: Insta-Grow | A deck: 12 Insta-Grow | C: Insta-Grow | C deck: 12 Insta-Grow
    Mushroom Kingdom | Jungle Oasis: B Ghost`);
  t.expect('question: play | turn: A');
});

scene('Mushroom Kingdom in the current printing: it may be declined, and pays 4, 3 and 2 at 19', (table) => {
  const t = table(`shows: Mushroom Kingdom | printing: current | from: start of turn
    decks: 12 Insta-Grow | A: Insta-Grow | base deck: Ninja Dojo
    Mushroom Kingdom: A 2 General Ivan, B Mechanic, B Steam Man | Tortuga`);
  t.pick();
  t.expect('Tortuga: nothing');
  t.endTurn();
  t.expect('vp: A 4, B 3');
});

// School of Wizardry

scene(
  'School of Wizardry: the winner looks at three bases, picks the next and orders the others',
  (table) => {
    const t = table(`shows: School of Wizardry, R5.2 | from: score bases
      decks: 12 Insta-Grow | base deck: Tortuga, Ninja Dojo, Tar Pits, Rhodes Plaza Mall
      School of Wizardry: B 2 General Ivan, A Spectre, A Mechanic | Jungle Oasis`);
    t.expect('vp: A 2, B 3 | asked: B');
    t.offers('Ninja Dojo, Tar Pits, Tortuga');
    t.expect('picks: 1');
    t.pick('Ninja Dojo');
    t.expect('question: order');
    t.offers('Tar Pits, Tortuga');
    // One on top of the other: the last ends up on top.
    t.pick('Tortuga', 'Tar Pits');
    t.expect('bases: Ninja Dojo, Jungle Oasis | base deck: Tar Pits, Tortuga, Rhodes Plaza Mall');
    t.expect('base discard: School of Wizardry');
  },
);

scene('School of Wizardry: of tied winners only the first from the current player clockwise', (table) => {
  const t = table(`shows: School of Wizardry 1, R5.6 | players: 3 | turn: B | from: score bases
    decks: 12 Insta-Grow | base deck: Tortuga, Ninja Dojo, Tar Pits
    School of Wizardry: A General Ivan, A Mechanic, C General Ivan, C Mechanic | Jungle Oasis`);
  t.expect('asked: C');
  t.pick('Tar Pits').pick('Ninja Dojo', 'Tortuga');
  t.expect('question: play | bases: Tar Pits, Jungle Oasis | base deck: Tortuga, Ninja Dojo');
});

scene(
  'School of Wizardry with fewer than three bases left: the base discard pile is shuffled in',
  (table) => {
    const t = table(`shows: School of Wizardry 2 | from: score bases
      decks: 12 Insta-Grow | base deck: Tortuga, Ninja Dojo | base discard: Tar Pits
      School of Wizardry: A 3 General Ivan, B Ghost`);
    t.offers('Ninja Dojo, Tar Pits, Tortuga').pick('Tar Pits').pick('Ninja Dojo', 'Tortuga');
    t.expect('bases: Tar Pits | base discard: School of Wizardry');
  },
);

scene('School of Wizardry with fewer than three bases left in the 2013 rules: those there are', (table) => {
  const t = table(`shows: School of Wizardry 2 | edition: awesome-level-9000 | from: score bases
    decks: 12 Insta-Grow | base deck: Tortuga, Ninja Dojo | base discard: Tar Pits
    School of Wizardry: A 3 General Ivan, B Ghost`);
  t.offers('Ninja Dojo, Tortuga').pick('Tortuga');
  t.expect('bases: Tortuga | base deck: Ninja Dojo | base discard: Tar Pits, School of Wizardry');
});

// The Great Library

scene('The Great Library: every player with a minion there may draw one card', (table) => {
  const t = table(`shows: The Great Library 1, R5.4, R5.6 | players: 4 | turn: B | from: score bases
    decks: 12 Insta-Grow | base deck: Tortuga
    The Great Library: A General Ivan, A Spectre, B Spectre, C Mechanic, D Ghost | Jungle Oasis`);
  t.expect('vp: A 4, B 2, C 1, D 0 | asked: B');
  t.pick('no');
  t.expect('asked: C');
  t.pick('yes');
  t.expect('asked: D');
  t.pick('yes');
  t.expect('asked: A');
  t.pick('yes');
  // B's are the two of the end of the turn.
  expect([t.hand('A'), t.hand('B'), t.hand('C'), t.hand('D')].map((hand) => hand.length)).toEqual([
    1, 2, 1, 1,
  ]);
});

scene('The Great Library: nothing for a player without a minion there', (table) => {
  const t = table(`shows: The Great Library | turn: B | from: score bases
    decks: 12 Insta-Grow | base deck: Tortuga
    The Great Library: A 3 General Ivan, A Mechanic, B Zeppelin`);
  t.expect('asked: A');
  t.pick('yes');
  t.expect('turn: A | A: 1 card');
});

scene('The Great Library: a minion that has left by then does not count any more', (table) => {
  const t = table(`shows: The Great Library, R10.6 | from: score bases
    decks: 12 Insta-Grow | base deck: Ninja Dojo
    The Great Library: A 3 General Ivan, A Ghost, B Mummy | Tortuga`);
  t.pick('use Mummy').pick('Tortuga');
  t.expect('asked: A');
  t.pick('no');
  t.expect('turn: B');
  t.pick('pass');
  t.expect('B: nothing');
});

// Evans City Cemetery

scene('Evans City Cemetery: tied winners discard their hands and draw five', (table) => {
  const t = table(`shows: Evans City Cemetery 1, R5.6 | players: 3 | turn: B | from: score bases
    decks: 12 Insta-Grow | A: Spectre, Ghost | B: Spirit | base deck: Tortuga
    Evans City Cemetery: A General Ivan, A Mechanic, B Ghost, C General Ivan, C Mechanic`);
  t.expect('vp: A 5, B 2, C 5 | A: 5 Insta-Grow | C: 5 Insta-Grow | B: 2 Insta-Grow, Spirit');
  t.expect('A discard: General Ivan, Ghost, Mechanic, Spectre');
});

scene(
  'Evans City Cemetery: cards on it are not in the discard pile yet when the deck is reshuffled',
  (table) => {
    const t = table(`shows: Evans City Cemetery 1, R2.1 | turn: B | from: score bases
      A: Blossom, Zeppelin | A deck: Overgrowth | B deck: 12 Insta-Grow | base deck: Tortuga
      Evans City Cemetery: A 3 General Ivan, B Mechanic`);
    // Three cards are all there is: as much as possible is done.
    t.expect('A: Blossom, Overgrowth, Zeppelin | A discard: 3 General Ivan');
  },
);

// Rhodes Plaza Mall

scene(
  'Rhodes Plaza Mall: everybody gains 1 VP for each minion they control there, and nothing for places',
  (table) => {
    const t = table(`shows: Rhodes Plaza Mall 1 | players: 4 | from: score bases
      decks: 12 Insta-Grow | base deck: Tortuga
      Rhodes Plaza Mall: A 2 General Ivan, B Spectre, C Ghost, C Captain Ahab, C(A) Steam Man, D Sprout`);
    t.expect('vp: A 2, B 1, C 3, D 1');
  },
);
