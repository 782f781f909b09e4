import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// Killer Queen

scene('Killer Queen strengthens herself and one of the minions that were played here this turn', (table) => {
  const t = table(`shows: Killer Queen 1 | A: Zapbot, Worker
    Jungle Oasis: A Killer Queen, A Ghost | Tortuga`);
  t.expect('cannot use: Killer Queen');
  t.play('Zapbot', 'Jungle Oasis');
  t.play('Worker', 'Jungle Oasis', 'Zapbot');
  t.use('Killer Queen');
  t.offers('Worker, Zapbot').pick('Worker');
  t.expect('Jungle Oasis: A Killer Queen +1, A Ghost, A Zapbot, A Worker +3');
  t.expect('cannot use: Killer Queen');
});

scene('Killer Queen does not know who was only moved here, was played elsewhere, or is herself', (table) => {
  const t = table(`shows: Killer Queen 2 | A: Killer Queen, Way of Deception
    Jungle Oasis | Tortuga: A Ghost`);
  t.play('Killer Queen', 'Jungle Oasis');
  t.play('Way of Deception').pick('Ghost');
  t.expect('Jungle Oasis: A Killer Queen, A Ghost | cannot use: Killer Queen');
});

scene(
  'Killer Queen still knows who was played here and has gone elsewhere, but not who left play',
  (table) => {
    const t = table(`shows: Killer Queen 1 | A: Zapbot, Ghost, Way of Deception
      Jungle Oasis: A Killer Queen | Tortuga`);
    t.play('Ghost', 'Jungle Oasis').pick();
    t.play('Way of Deception').pick('Ghost');
    t.expect('Tortuga: A Ghost');
    t.use('Killer Queen');
    t.expect('Tortuga: A Ghost +1 | counters: Killer Queen 1');
  },
);

scene('Killer Queen places nothing when the minion that was played here has left play', (table) => {
  const t = table(`shows: Killer Queen 1 | A: First Mate, Seeing Stars
    Jungle Oasis: A Killer Queen | Tortuga`);
  t.play('First Mate', 'Jungle Oasis');
  t.play('Seeing Stars');
  t.expect('A discard: First Mate, Seeing Stars | cannot use: Killer Queen');
});

scene('Killer Queen in the current printing draws a small minion off the top of the deck', (table) => {
  const t = table(`shows: Killer Queen | printing: current | A deck: War Raptor, Howl, Soldier, Worker
    Jungle Oasis: A Killer Queen | Tortuga`);
  t.use('Killer Queen');
  // No other minion was played: there is nothing else to choose.
  t.expect('A: Soldier | A deck in any order: Howl, War Raptor, Worker | B sees A deck: 3 ?');
});

scene('Killer Queen in the current printing may honour a minion that was played at another base', (table) => {
  const t = table(`shows: Killer Queen | printing: current | A: War Raptor | A deck: 6 Ghost
    Jungle Oasis: A Killer Queen | Tortuga`);
  t.play('War Raptor', 'Tortuga');
  t.use('Killer Queen');
  t.offers('draw, counters').pick('counters');
  t.expect('Tortuga: A War Raptor +1 | counters: Killer Queen 1 | A: nothing');
});

// Drone

scene('Drone gives its counter for a minion at another base, which then was not destroyed', (table) => {
  const t = table(`shows: Drone 1, R9.5 | A: Drone | B: Seeing Stars | B deck: 6 Ghost
    Jungle Oasis | Field of Honor: A Soldier +2`);
  t.play('Drone', 'Jungle Oasis');
  t.expect('Jungle Oasis: A Drone +1');
  t.endTurn();
  t.expect('asked: B');
  t.play('Seeing Stars');
  // The Soldier and the Drone (with 4 power) are there; only the Soldier is weak enough.
  t.expect('asked: A | question: respond | purpose: in danger');
  t.offers('use Drone, pass').pick('use Drone');
  t.expect('Field of Honor: A Soldier +2 | Jungle Oasis: A Drone');
  // Field of Honor pays for destroyed minions.
  t.expect('vp: B 0 | B discard: Seeing Stars');
});

scene('Drone may let it happen', (table) => {
  const t = table(`shows: Drone 1 | turn: B | B: Seeing Stars
    Jungle Oasis: A Drone +1 | Tortuga: A Ghost`);
  t.play('Seeing Stars');
  t.offers('use Drone, pass').pass();
  t.expect('Tortuga: nothing | counters: Drone 1');
});

scene('Drone saves itself, and without a counter it is lost', (table) => {
  const t = table(`shows: Drone 1 | turn: B | B: Tiger Assassin, Hidden Ninja, Ninja Master, Seeing Stars
    Jungle Oasis: A Drone +1 | Tortuga`);
  t.play('Ninja Master', 'Jungle Oasis').pick('Drone').pick('use Drone');
  t.expect('Jungle Oasis: A Drone, B Ninja Master');
  t.play('Seeing Stars');
  t.expect('Jungle Oasis: B Ninja Master | A discard: Drone');
});

scene('Drone: minions that are destroyed together each need a counter of their own', (table) => {
  const t = table(`shows: Drone 2 | turn: B | B: Cannon
    Jungle Oasis: A Drone +1, A Ghost, A Neophyte | Tortuga`);
  t.play('Cannon').pick('Ghost', 'Neophyte').pass().pick('use Drone');
  t.expect('Jungle Oasis: A Drone, A Neophyte | A discard: Ghost');
});

scene('Drones with two counters save two minions, from whichever of them their player likes', (table) => {
  const t = table(`shows: Drone 2 | turn: B | B: Cannon
    Jungle Oasis: A Drone +1, A Ghost, A Neophyte | Tortuga: A Drone +1`);
  t.play('Cannon').pick('Ghost', 'Neophyte');
  t.offers('2 use Drone, pass').pick('use Drone');
  t.offers('use Drone, pass').pick('use Drone');
  t.expect('Jungle Oasis: A Drone, A Ghost, A Neophyte | Tortuga: A Drone');
});

scene(
  'Drone: its controller speaks first, then the current player chooses between the replacements',
  (table) => {
    const t = table(`shows: Drone, R11.9, R10.2 | turn: B | B: Seeing Stars
      Jungle Oasis: A Drone +1 | Tortuga: A Ghost, A Escape Hatch`);
    t.play('Seeing Stars');
    t.expect('asked: A');
    t.offers('use Drone, pass').pick('use Drone');
    t.expect('asked: B');
    t.offers('use Drone, use Escape Hatch').pick('use Escape Hatch');
    t.expect('A: Ghost | counters: Drone 1');
  },
);

scene('Drone is not used: what happens anyway happens', (table) => {
  const t = table(`shows: Drone, R11.9 | turn: B | B: Seeing Stars
    Jungle Oasis: A Drone +1 | Tortuga: A Ghost, A Escape Hatch`);
  t.play('Seeing Stars').pass();
  t.expect('A: Ghost | counters: Drone 1');
});

scene('Drone saves the same minion twice in one course of events, for a counter each time', (table) => {
  const t = table(`shows: Drone 2, R10.25 | A: Powderkeg
    Jungle Oasis: A Drone +2 | Tortuga: A Nukebot, B Nukebot, A Ghost`);
  t.play('Powderkeg').pick('Nukebot');
  // A lets the Nukebot go and saves the Ghost.
  t.pass().pick('use Drone');
  t.expect('Tortuga: A Ghost');
  // Both Nukebots avenge themselves, that of B on the Ghost.
  t.offers('2 use Nukebot').pick('use Nukebot');
  t.offers('use Drone, pass').pick('use Drone');
  t.expect('Tortuga: A Ghost | counters: Drone 0');
});

scene('Drone in the current printing turns a counter into a card', (table) => {
  const t = table('shows: Drone | printing: current | A: Drone | A deck: 6 Ghost | Jungle Oasis | Tortuga');
  t.play('Drone', 'Jungle Oasis');
  t.use('Drone');
  t.expect('counters: Drone 0 | A: Ghost | cannot use: Drone');
});

scene('Drone in the current printing has nothing to draw for without a counter', (table) => {
  const t = table(`shows: Drone | printing: current | A deck: 6 Ghost | B: Seeing Stars
    Jungle Oasis: A Drone | Tortuga`);
  t.expect('cannot use: Drone');
  t.endTurn();
  t.play('Seeing Stars');
  t.expect('Jungle Oasis: nothing');
});

// Soldier

scene('Soldier arrives with two counters and gives one to any other minion', (table) => {
  const t = table('shows: Soldier 1, R9.9 | A: Soldier | Jungle Oasis: A Ghost | Tortuga: B War Raptor');
  t.play('Soldier', 'Jungle Oasis');
  t.expect('power: Soldier 3');
  t.use('Soldier');
  t.offers('Ghost, War Raptor').pick('War Raptor');
  t.expect('Jungle Oasis: A Ghost, A Soldier +1 | Tortuga: B War Raptor +1');
});

scene('Soldier without a counter has none to give', (table) => {
  const t = table('shows: Soldier 1 | Jungle Oasis: A Soldier, A Ghost | Tortuga');
  t.expect('cannot use: Soldier');
});

scene(
  'Soldier in the current printing sees to it that a counter goes from one of your minions to another',
  (table) => {
    const t = table(`shows: Soldier | printing: current
      Jungle Oasis: A Soldier, A Drone +1 | Tortuga: B War Raptor, A Worker +2`);
    t.use('Soldier');
    t.offers('Drone, Worker').pick('Worker');
    t.offers('Drone, Soldier').pick('Soldier');
    t.expect('Jungle Oasis: A Soldier +1, A Drone +1 | counters: Worker 1');
  },
);

// Worker

scene('Worker has printed power 0, and comes wherever a small minion may', (table) => {
  const t = table('shows: Worker 1 | A: Zapbot, Worker | Jungle Oasis | Tortuga');
  t.play('Zapbot', 'Jungle Oasis');
  t.play('Worker', 'Tortuga', 'Zapbot');
  t.expect('Tortuga: A Worker +2 | power: Worker 2');
});

scene('Worker in the current printing that has no counter left comes back at another base', (table) => {
  const t = table(`shows: Worker | printing: current | turn: B | B: Seeing Stars
    Jungle Oasis: A Worker | Tortuga | Temple of Goju`);
  t.play('Seeing Stars');
  t.expect('asked: A');
  t.offers('Temple of Goju, Tortuga');
  t.expect('picks: 0-1');
  t.pick('Tortuga');
  t.expect('Tortuga: A Worker +2 | A discard: nothing');
});

scene('Worker in the current printing that falls with a counter on it stays where it fell', (table) => {
  const t = table(`shows: Worker | printing: current | turn: B | B: Seeing Stars
    Jungle Oasis: A Worker +1 | Tortuga`);
  t.play('Seeing Stars');
  t.expect('asked: B | A discard: Worker');
});

scene('Worker in the current printing comes back from a base that has scored, too', (table) => {
  const t = table(`shows: Worker | printing: current | decks: 6 Ghost | base deck: The Mothership
    Jungle Oasis: A Worker, A 2 King Rex | Tortuga`);
  t.endTurn();
  // The base that takes its place is not there yet.
  t.offers('Tortuga');
  t.expect('picks: 0-1');
  t.pick('Tortuga');
  t.expect('Tortuga: A Worker +2');
});

// A Kind of Magic

scene('A Kind of Magic spreads the counters of the chosen minions anew', (table) => {
  const t = table(`shows: A Kind of Magic 1, R9.5 | A: A Kind of Magic, Howl, Chronomage
    Jungle Oasis: A Soldier +2, A Ghost, B Drone +1 | Tortuga: A Worker +2, A War Raptor`);
  t.play('Howl');
  t.play('Chronomage', 'Tortuga');
  t.play('A Kind of Magic');
  // Not the Drone: it is somebody else's.
  t.offers('Chronomage, Ghost, Soldier, War Raptor, Worker').pick('Soldier', 'Ghost', 'Worker');
  t.expect('purpose: how many counters on');
  t.offers('0, 1, 2, 3, 4').pick('0');
  t.offers('0, 1, 2, 3, 4').pick('3');
  // The last one gets what is left.
  t.expect('Jungle Oasis: A Soldier, A Ghost +3, B Drone +1');
  t.expect('Tortuga: A Worker +1, A War Raptor, A Chronomage');
  // Only counters move: everybody keeps the power of Howl.
  t.expect('power: Soldier 2, Worker 2');
});

scene('A Kind of Magic need not do anything, and asks nobody without a counter', (table) => {
  const t = table(`shows: A Kind of Magic 1 | A: A 2 Kind of Magic, Chronomage
    Jungle Oasis: A Soldier +2, A Ghost | Tortuga`);
  t.play('A Kind of Magic');
  t.expect('picks: 0-2');
  t.pick();
  t.expect('Jungle Oasis: A Soldier +2, A Ghost');
});

scene('A Kind of Magic without counters is played for nothing', (table) => {
  const t = table(`shows: A Kind of Magic | A: A Kind of Magic
    Jungle Oasis: A Soldier, B Worker +2 | Tortuga`);
  t.play('A Kind of Magic');
  t.expect('question: play | A discard: A Kind of Magic');
});

scene('A Kind of Magic: a minion that a shield protects neither gives nor receives', (table) => {
  const t = table(`shows: A Kind of Magic 1 | A: A Kind of Magic
    Jungle Oasis: A Soldier +2 [A Tooth and Claw... and Guns], A Drone +1 | Tortuga`);
  t.play('A Kind of Magic').pick('Soldier', 'Drone');
  // The Soldier keeps its counters; only that of the Drone is there to be spread.
  t.offers('0, 1').pick('0');
  t.expect('Jungle Oasis: A Soldier +2, A Drone +1');
});

scene('A Kind of Magic in the current printing reaches actions as well', (table) => {
  const t = table(`shows: A Kind of Magic | printing: current | A: A Kind of Magic
    Jungle Oasis: A Soldier +2, A Wildlife Preserve, B Ghost +1 | Tortuga`);
  t.play('A Kind of Magic');
  t.offers('Soldier, Wildlife Preserve').pick('Soldier', 'Wildlife Preserve').pick('0');
  t.expect('counters: Wildlife Preserve 2 | power: Soldier 1');
});

// Gimme the Prize

scene('Gimme the Prize: three different minions at whichever bases, or fewer', (table) => {
  const t = table(`shows: Gimme the Prize 1 | A: Gimme the Prize
    Jungle Oasis: A Soldier, A Ghost, B Ghost | Tortuga: A Worker, A Drone`);
  t.play('Gimme the Prize');
  t.offers('Drone, Ghost, Soldier, Worker');
  t.expect('picks: 0-3');
  t.pick('Soldier', 'Ghost', 'Worker');
  t.expect('Jungle Oasis: A Soldier +1, A Ghost +1, B Ghost | Tortuga: A Worker +1, A Drone');
});

scene(
  'Gimme the Prize in the current printing: two for one minion and one for another, whosever they are',
  (table) => {
    const t = table(`shows: Gimme the Prize | printing: current | A: Gimme the Prize
      Jungle Oasis: A Soldier, B Ghost | Tortuga: A Worker`);
    t.play('Gimme the Prize');
    t.offers('Ghost, Soldier, Worker');
    t.expect('picks: 1');
    t.pick('Ghost');
    t.offers('Soldier, Worker').pick('Worker');
    t.expect('Jungle Oasis: A Soldier, B Ghost +2 | counters: Worker 1');
  },
);

// Headlong

scene('Headlong moves one of your minions and gives it two counters', (table) => {
  const t = table('shows: Headlong | A: Headlong | Jungle Oasis: A Soldier, B Ghost | Tortuga: A Worker');
  t.play('Headlong');
  t.offers('Soldier, Worker').pick('Soldier');
  t.expect('Tortuga: A Worker, A Soldier +2');
});

scene('Headlong: the counters are placed though the move is prevented', (table) => {
  const t = table(`shows: Headlong 1 | A: Headlong
    Jungle Oasis: A Soldier, B Ghost, B Entangled | Tortuga`);
  t.play('Headlong');
  t.expect('Jungle Oasis: A Soldier +2, B Ghost, B Entangled');
});

// The Show Must Go On

scene('The Show Must Go On protects your minions with counters from the cards of others', (table) => {
  const t = table(`shows: The Show Must Go On 2 | printing: current
    A: The Show Must Go On | B: Seeing Stars, Gimme the Prize, Soldier | B deck: 6 Ghost
    Jungle Oasis: A Soldier +2, A Ghost, B Drone +1 | Tortuga: B Soldier +2`);
  t.play('The Show Must Go On', 'Jungle Oasis');
  t.endTurn();
  t.play('Gimme the Prize');
  // What is protected cannot get a counter, and so is no choice where one must be placed (R10.20).
  t.offers('Drone, Ghost, Soldier').pick('Ghost');
  t.offers('Drone, Soldier').pick('Drone');
  expect(t.at('Jungle Oasis').slice(0, 3)).toEqual(['A Soldier +2', 'A Ghost +2', 'B Drone +2']);
});

scene(
  'The Show Must Go On: a counter cannot be taken off a protected minion, nor is it destroyed',
  (table) => {
    const t = table(`shows: The Show Must Go On 2 | turn: B | B: Ancient Curse, Seeing Stars, Chronomage
      Jungle Oasis: A Soldier +1, A Ghost, A The Show Must Go On | Tortuga`);
    t.play('Chronomage', 'Tortuga');
    // What cannot be affected throws off what is played on it (R12.5).
    t.play('Ancient Curse', 'Soldier');
    t.expect('B discard: Ancient Curse');
    t.play('Seeing Stars');
    t.offers('Chronomage, Ghost, Soldier').pick('Soldier');
    t.expect('Jungle Oasis: A Soldier +1, A Ghost, A The Show Must Go On');
  },
);

scene('The Show Must Go On: without its last counter a minion is protected no more', (table) => {
  const t = table(`shows: The Show Must Go On 1
    A: Who Wants to Live Forever? | A deck: Spirit, 6 Ghost | B: Seeing Stars
    Jungle Oasis: A Soldier +1, A The Show Must Go On | Tortuga`);
  t.play('Who Wants to Live Forever?').pick('1');
  t.endTurn();
  t.play('Seeing Stars');
  t.expect('Jungle Oasis: A The Show Must Go On');
});

scene('The Show Must Go On does not protect from bases', (table) => {
  const t = table(`shows: The Show Must Go On 1 | turn: B | decks: 6 Ghost | base deck: Tortuga
    Temple of Goju: A King Rex +1, B King Rex, B Ninja Acolyte, B Ghost, A The Show Must Go On
    Jungle Oasis`);
  t.endTurn();
  // Each player's strongest minion goes under the deck.
  t.expect('A deck: ..., King Rex');
});

// Under Pressure

scene('Under Pressure passes on counters before a base scores, from any base to anybody', (table) => {
  const t = table(`shows: Under Pressure 1
    decks: 6 Ghost | A: Under Pressure | base deck: The Mothership
    Jungle Oasis: A King Rex, B King Rex | Tortuga: A Soldier +2, A Ghost +1`);
  t.expect('cannot play: Under Pressure');
  t.endTurn();
  t.offers('use Under Pressure, pass').pick('use Under Pressure');
  t.expect('purpose: counter off');
  t.offers('Ghost, Soldier').pick('Soldier');
  t.offers('Ghost, 2 King Rex').pick('King Rex');
  t.offers('0, 1, 2').pick('2');
  t.expect('vp: A 2, B 0 | counters: Soldier 0');
});

// We Are the Champions

scene('We Are the Champions saves counters from the base that has scored', (table) => {
  const t = table(`shows: We Are the Champions 1
    decks: 6 Ghost | A: We Are the Champions | base deck: The Mothership
    Jungle Oasis: A King Rex +2, A Soldier +2, B Ghost | Tortuga: A Worker +1, B War Raptor`);
  t.endTurn();
  t.expect('vp: A 2');
  t.offers('use We Are the Champions, pass').pick('use We Are the Champions');
  // Not the Worker: it is elsewhere.
  t.offers('King Rex, Soldier').pick('King Rex');
  t.offers('Ghost, Soldier, War Raptor, Worker').pick('Worker').pick('2');
  t.expect('Tortuga: A Worker +3, B War Raptor | A discard: King Rex, Soldier, We Are the Champions');
});

scene('We Are the Champions: whoever gets them at the same base is discarded with them', (table) => {
  const t = table(`shows: We Are the Champions 1
    decks: 6 Ghost | A: We Are the Champions | base deck: The Mothership
    Jungle Oasis: A King Rex +2, A King Rex | Tortuga`);
  t.endTurn().pick('use We Are the Champions').pick('1');
  t.expect('A discard: 2 King Rex, We Are the Champions | Tortuga: nothing');
});

// We Will Rock You

scene('We Will Rock You: counters count twice, as they were when it was played', (table) => {
  const t = table(`shows: We Will Rock You 1 | A: We Will Rock You, Chronomage, Gimme the Prize
    Temple of Goju: A Soldier +2, A Ghost, B Drone +1 | Tortuga: A Drone +1`);
  t.play('We Will Rock You');
  t.expect('total at Temple of Goju: A 7, B 4 | total at Tortuga: A 5');
  // A counter that comes later counts once.
  t.play('Chronomage', 'Tortuga');
  t.play('Gimme the Prize').pick('Soldier');
  t.expect('power: Soldier 6');
  t.endTurn();
  t.expect('power: Soldier 4');
});

scene('We Will Rock You: a minion that is played later has only its own power', (table) => {
  const t = table(`shows: We Will Rock You 1 | A: We Will Rock You, Worker
    Jungle Oasis: A Soldier +2 | Tortuga`);
  t.play('We Will Rock You');
  t.play('Worker', 'Tortuga');
  t.expect('power: Worker 2 | parts of Soldier: Soldier +1, counters +2, We Will Rock You +2');
});

scene('We Will Rock You in the current printing is about one base', (table) => {
  const t = table(`shows: We Will Rock You | printing: current | A: We Will Rock You
    Jungle Oasis: A Soldier +2 | Tortuga: A Drone +1 | Temple of Goju: A Ghost`);
  t.play('We Will Rock You');
  t.offers('Jungle Oasis, Tortuga').pick('Tortuga');
  t.expect('power: Drone 5, Soldier 3');
});

// Who Wants to Live Forever?

scene('Who Wants to Live Forever? turns counters into cards', (table) => {
  const t = table(`shows: Who Wants to Live Forever? | A: Who Wants to Live Forever? | A deck: 6 Ghost
    Jungle Oasis: A Soldier +2, A Ghost, B Drone +1 | Tortuga: A Worker +2`);
  t.play('Who Wants to Live Forever?');
  t.expect('purpose: how many counters off');
  t.offers('0, 1, 2').pick('2');
  t.offers('0, 1, 2').pick('1');
  t.expect('A: 3 Ghost | Jungle Oasis: A Soldier, A Ghost, B Drone +1 | counters: Worker 1');
});

scene('Who Wants to Live Forever? may take none', (table) => {
  const t = table(`shows: Who Wants to Live Forever? 1 | A: Who Wants to Live Forever? | A deck: 6 Ghost
    Jungle Oasis: A Soldier +2 | Tortuga`);
  t.play('Who Wants to Live Forever?').pick('0');
  t.expect('A: nothing | counters: Soldier 2');
});

scene(
  'Who Wants to Live Forever? in the current printing: a minion for the card you need, which nobody sees',
  (table) => {
    const t = table(`shows: Who Wants to Live Forever? | printing: current
      A: Who Wants to Live Forever? | A deck: Howl, Ghost, King Rex, Ghost, Spirit
      Jungle Oasis: A Soldier, B Ghost | Tortuga: A Worker +2`);
    t.play('Who Wants to Live Forever?');
    t.offers('Soldier, Worker').pick('Soldier');
    t.expect('A discard: Soldier');
    t.offers('Ghost, Howl, King Rex, Spirit').pick('King Rex');
    t.expect('A deck: King Rex, ... | A deck in any order: 2 Ghost, Howl, King Rex, Spirit');
    t.expect('A sees A deck: King Rex, 4 ? | B sees A deck: 5 ?');
    t.expect('A discard: Soldier, Who Wants to Live Forever?');
  },
);

scene(
  'Who Wants to Live Forever? in the current printing searches though nothing could be destroyed',
  (table) => {
    const t = table(`shows: Who Wants to Live Forever? | printing: current
      A: Who Wants to Live Forever? | A deck: Howl, Ghost | Jungle Oasis: B Ghost | Tortuga`);
    t.play('Who Wants to Live Forever?').pick('Ghost');
    t.expect('A deck: Ghost, Howl');
  },
);

scene(
  'Who Wants to Live Forever? in the current printing: what others knew of the deck they know no more',
  (table) => {
    const t = table(`shows: Who Wants to Live Forever? | printing: current
      A: Who Wants to Live Forever?, Neophyte | A deck: Ghost, Spirit, Zapbot
      Jungle Oasis: B Ghost | Tortuga`);
    t.play('Neophyte', 'Tortuga');
    t.expect('B sees A deck: Ghost, 2 ?');
    t.play('Who Wants to Live Forever?').pick('Ghost');
    t.expect('A deck: Ghost, ... | B sees A deck: 3 ?');
  },
);
