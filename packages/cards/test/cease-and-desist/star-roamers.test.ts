import { scene } from '../kit/scene.ts';

// Ship's Captain

scene("Ship's Captain fetches a minion, and a small one may be played here at once", (table) => {
  const t = table(`shows: Ship's Captain 1 | A: Ship's Captain | A deck: Howl, Invader, King Rex
    Jungle Oasis | Tortuga`);
  t.play("Ship's Captain", 'Tortuga');
  t.offers('Invader, King Rex').expect('purpose: search').pick('Invader');
  t.offers('Invader').expect('picks: 0-1 | A: Invader').pick('Invader');
  t.expect("Tortuga: A Ship's Captain, A Invader | A: nothing | plays left: action");
});

scene("Ship's Captain: otherwise it stays in hand, as does a stronger one", (table) => {
  const t = table(`shows: Ship's Captain 1 | A: Ship's Captain, Summon | A deck: Howl, King Rex, Invader
    Jungle Oasis | Tortuga`);
  t.play("Ship's Captain", 'Tortuga').pick('Invader').pick();
  t.expect('A: Invader, Summon | plays left: action');
});

scene("Ship's Captain: one of power 4 or more is not offered", (table) => {
  const t = table(`shows: Ship's Captain 1 | A: Ship's Captain | A deck: Howl, King Rex
    Jungle Oasis | Tortuga`);
  t.play("Ship's Captain", 'Tortuga');
  t.expect('question: play | A: King Rex');
});

// Medical Officer

scene('Medical Officer: a minion of yours goes to its owner’s hand instead of being destroyed', (table) => {
  const t = table(`shows: Medical Officer 1 | turn: B | B: Seeing Stars
    Jungle Oasis: A Medical Officer | Tortuga: A Invader, B Ghost`);
  t.play('Seeing Stars').pick('Invader');
  t.expect('asked: A | question: respond').offers('use Medical Officer, pass').pick('use Medical Officer');
  t.expect('A: Invader | A discard: nothing | Tortuga: B Ghost');
});

scene('Medical Officer: you may let it happen, and it does not save itself', (table) => {
  const t = table(`shows: Medical Officer 1 | A: Red Birthday Party
    Jungle Oasis: A Medical Officer, A Invader | Tortuga: A(B) Zapbot`);
  t.play('Red Birthday Party').pick('Medical Officer');
  t.offers('use Medical Officer, pass').pass();
  t.expect('A discard: Medical Officer, Invader, Red Birthday Party | Jungle Oasis: nothing');
});

scene('Medical Officer: the hand is its owner’s', (table) => {
  const t = table(`shows: Medical Officer 1 | turn: B | B: Seeing Stars
    Jungle Oasis: A Medical Officer | Tortuga: A(B) Invader`);
  t.play('Seeing Stars').pick('use Medical Officer');
  t.expect('B: Invader | Tortuga: nothing');
});

scene('Medical Officer: the return may become a move, and the minion is not destroyed either', (table) => {
  const t = table(`shows: Medical Officer 2, R10.77 | turn: B | B: Seeing Stars
    Jungle Oasis: A Medical Officer, A Ship's Engineer | Tortuga: A Invader, B Ghost`);
  t.play('Seeing Stars').pick('Invader');
  t.pick('use Medical Officer');
  t.offers("use Ship's Engineer, pass").pick("use Ship's Engineer");
  t.expect("Jungle Oasis: A Medical Officer, A Ship's Engineer, A Invader | A: nothing | A discard: nothing");
});

scene('Medical Officer, current printing: one of several stays, for a card', (table) => {
  const t =
    table(`shows: Medical Officer, R10.77 | printing: current | turn: B | B: Crop Circles | A deck: Howl, Zapbot
    Jungle Oasis: A Medical Officer | Tortuga: A Ghost, A Invader, A Grave Digger, B Spectre`);
  t.play('Crop Circles').pick('Tortuga');
  t.expect('asked: A').offers('use Medical Officer, pass').pass();
  t.pick('use Medical Officer');
  t.expect('asked: B | question: play | Tortuga: A Invader');
  t.expect('A: Ghost, Grave Digger, Howl | B: Spectre');
});

scene('Medical Officer, current printing: it does not answer its own return, nor a destruction', (table) => {
  const t =
    table(`shows: Medical Officer | printing: current | turn: B | B: Beam Up, Seeing Stars, Time Loop | A deck: Howl
    Jungle Oasis: A Medical Officer | Tortuga: A Invader`);
  t.play('Time Loop').play('Seeing Stars');
  t.expect('A discard: Invader').play('Beam Up');
  t.expect('A: Medical Officer');
});

scene('Medical Officer, current printing: it stays even if there is no card to draw', (table) => {
  const t = table(`shows: Medical Officer | printing: current | turn: B | B: Beam Up
    Jungle Oasis: A Medical Officer, A Invader | Tortuga`);
  t.play('Beam Up').pick('Invader');
  t.pick('use Medical Officer');
  t.expect('Jungle Oasis: A Medical Officer, A Invader');
});

// Science Officer

scene('Science Officer: one that you do not own goes home, and another name comes', (table) => {
  const t = table(`shows: Science Officer 1 | A: Ghost, Invader, Zapbot
    Jungle Oasis: A Science Officer, A(B) Ghost, A King Rex | Tortuga`);
  t.play('Zapbot', 'Tortuga').use('Science Officer');
  t.offers('Ghost, Science Officer, Zapbot').pick('Ghost');
  t.expect('B: Ghost').play('Invader', 'Tortuga', 'Science Officer');
  t.expect('Tortuga: A Zapbot, A Invader');
});

scene('Science Officer: the extra minion is not of the same name', (table) => {
  const t = table(`shows: Science Officer 1 | A: Ghost, Invader, King Rex
    Jungle Oasis: A Science Officer, A Ghost | Tortuga`);
  t.play('King Rex', 'Tortuga').use('Science Officer').pick('Ghost');
  t.expect('A: 2 Ghost, Invader | can play: Invader | cannot play: Ghost');
});

scene('Science Officer may return itself, and the extra minion comes all the same', (table) => {
  const t = table(
    `shows: Science Officer 2 | A: Invader, King Rex | Jungle Oasis: A Science Officer | Tortuga`,
  );
  t.use('Science Officer');
  t.expect(
    'A: Invader, King Rex, Science Officer | plays left: minion, action, minion using Science Officer',
  );
});

scene('Science Officer: also if the return becomes something else', (table) => {
  const t = table(`shows: Science Officer 2, R10.77 | A: Invader
    Jungle Oasis: A Science Officer, A Ship's Engineer, A King Rex | Tortuga`);
  t.use('Science Officer').pick('Science Officer').pick("use Ship's Engineer");
  t.expect('Tortuga: A Science Officer | plays left: minion, action, minion using Science Officer');
});

// Ship's Engineer

scene("Ship's Engineer: not for a minion that you do not own", (table) => {
  const t = table(`shows: Ship's Engineer 1 | turn: B | B: Beam Up
    Jungle Oasis: A Ship's Engineer | Tortuga: A(B) Ghost, B Invader`);
  t.play('Beam Up').pick('Ghost');
  t.expect('question: play | B: Ghost');
});

scene("Ship's Engineer: a minion of yours moves instead, with what is on it", (table) => {
  const t = table(`shows: Ship's Engineer 2, R10.77 | turn: B | B: Beam Up
    Jungle Oasis: A Ship's Engineer | Tortuga: A Invader +1 [B Sleep Spores, A Upgrade] | The Homeworld`);
  t.play('Beam Up').pick('Invader');
  t.expect('asked: A').offers("use Ship's Engineer, pass").pick("use Ship's Engineer");
  t.offers('Jungle Oasis, The Homeworld').pick('Jungle Oasis');
  t.expect("Jungle Oasis: A Ship's Engineer, A Invader +1 [B Sleep Spores, A Upgrade] | A: nothing");
});

scene("Ship's Engineer: it may also return, and it does not help itself", (table) => {
  const t = table(`shows: Ship's Engineer 2 | turn: B | B: Beam Up, Time Loop, Disintegrator
    Jungle Oasis: A Ship's Engineer | Tortuga: A Invader`);
  t.play('Beam Up').pick('Invader').pass();
  t.expect('A: Invader');
});

scene("Ship's Engineer: each of several is asked about", (table) => {
  const t = table(`shows: Ship's Engineer 2, R10.77 | turn: B | B: Crop Circles
    Jungle Oasis: A Ship's Engineer | Tortuga: A Invader, A Ghost, B Zapbot`);
  t.play('Crop Circles').pick('Tortuga');
  t.pick("use Ship's Engineer").pass();
  t.expect("Jungle Oasis: A Ship's Engineer, A Invader | A: Ghost | B: Zapbot");
});

scene("Ship's Engineer: of several that could help, you say which", (table) => {
  const t = table(`shows: Ship's Engineer 2, Whiplash Maneuver 2, R10.2 | turn: B | B: Beam Up
    Jungle Oasis: A Ship's Engineer | Tortuga: A Invader | The Homeworld: A Whiplash Maneuver`);
  t.play('Beam Up').pick('Invader');
  t.offers("use Ship's Engineer, use Whiplash Maneuver, pass").pick('use Whiplash Maneuver');
  t.expect('The Homeworld: A Whiplash Maneuver, A Invader');
});

// Hyperspeed 10

scene('Hyperspeed 10: all minions of a base, everybody’s, to one other', (table) => {
  const t = table(`shows: Hyperspeed 10 1 | A: Hyperspeed 10
    Jungle Oasis: A Ghost, B Invader, B Deep Roots | Tortuga: B Zapbot | The Homeworld`);
  t.play('Hyperspeed 10');
  t.offers('Jungle Oasis, Tortuga').pick('Jungle Oasis');
  t.offers('The Homeworld, Tortuga').pick('Tortuga');
  t.expect('Tortuga: B Zapbot, A Ghost | Jungle Oasis: B Invader, B Deep Roots');
});

// Mass Teleport

scene('Mass Teleport: each returns one that they control, the current player first', (table) => {
  const t = table(`shows: Mass Teleport 1 | players: 3 | A: Mass Teleport
    Jungle Oasis: A Ghost, A(B) Invader, B Zapbot, B Ghost | Tortuga: C Ghost [C Incorporeal]`);
  t.play('Mass Teleport');
  t.offers('Ghost, Invader').expect('asked: A | picks: 1').pick('Invader');
  t.offers('Ghost, Zapbot').expect('asked: B | B: Invader').pick('Zapbot');
  t.expect('Jungle Oasis: A Ghost, B Ghost | Tortuga: C Ghost [C Incorporeal] | B: Invader, Zapbot');
});

// Port Me Up

scene('Port Me Up returns a minion of yours', (table) => {
  const t = table(
    `shows: Port Me Up | A: Port Me Up | Jungle Oasis: A(B) Ghost, A Invader, B Zapbot | Tortuga`,
  );
  t.play('Port Me Up');
  t.offers('Ghost, Invader').expect('picks: 1').pick('Ghost');
  t.expect('B: Ghost | plays left: minion');
});

scene('Port Me Up after a base has scored: one of your minions there', (table) => {
  const t = table(`shows: Port Me Up 1 | A: Port Me Up | decks: 6 Howl | base deck: The Homeworld
    Jungle Oasis: A King Rex, A Ghost, B Supreme Overlord | Tortuga: A Invader`);
  t.endTurn();
  t.pick('use Port Me Up').offers('Ghost, King Rex').pick('King Rex');
  t.expect('A: 2 Howl, King Rex | A discard: Ghost, Port Me Up | vp: A 2, B 0');
});

// Protector Fields

scene('Protector Fields: only where you have a minion; other players’ actions fall off', (table) => {
  const t = table(`shows: Protector Fields 1 | A: Protector Fields | B: Seeing Stars
    Jungle Oasis: A Ghost [B Upgrade], B Zapbot | Tortuga: B Ghost`);
  t.play('Protector Fields', 'Jungle Oasis');
  t.expect('Jungle Oasis: A Ghost, B Zapbot, A Protector Fields | B discard: Upgrade').endTurn();
  t.play('Seeing Stars').pick('A Ghost');
  t.expect('Jungle Oasis: A Ghost, B Zapbot, A Protector Fields');
});

scene('Protector Fields works again when you have a minion there', (table) => {
  const t = table(`shows: Protector Fields 1 | A: Invader | B: Seeing Stars
    Jungle Oasis: A Protector Fields | Tortuga: B Ghost`);
  t.play('Invader', 'Jungle Oasis').endTurn();
  t.play('Seeing Stars').pick('Invader');
  t.expect('Jungle Oasis: A Protector Fields, A Invader');
});

// Teleport Error

scene('Teleport Error: any minion, to another base that chance decides', (table) => {
  const t = table(`shows: Teleport Error 1 | A: Teleport Error
    Jungle Oasis: A Ghost, B Invader | Tortuga`);
  t.play('Teleport Error');
  t.offers('Ghost, Invader').pick('Invader');
  t.expect('Tortuga: B Invader | Jungle Oasis: A Ghost');
});

for (const [seed, land] of [
  [1, 'Tortuga'],
  [3, 'The Homeworld'],
] as const) {
  scene(`Teleport Error: by chance, as to ${land}`, (table) => {
    const t = table(`shows: Teleport Error 1 | seed: ${seed} | A: Teleport Error
      Jungle Oasis: B Invader | Tortuga | The Homeworld`);
    t.play('Teleport Error');
    t.expect(`${land}: B Invader`);
  });
}

// Teleport Overflow

scene('Teleport Overflow: one goes home, and minions of one name come out', (table) => {
  const t = table(`shows: Teleport Overflow 1 2 3 | A: Teleport Overflow, 2 Invader, Grave Digger
    Jungle Oasis: A(B) Ghost, A King Rex | Tortuga`);
  t.play('Teleport Overflow').pick('Ghost');
  t.expect('B: Ghost').offers('Grave Digger, Invader').pick('Invader');
  t.expect('picks: 0-2').pick('Invader', 'Invader');
  t.pick('Invader').pick('Jungle Oasis').pick('Tortuga');
  t.expect('Jungle Oasis: A King Rex, A Invader | Tortuga: A Invader | A: Grave Digger | plays left: minion');
});

scene('Teleport Overflow: a single one is enough, the returned one too', (table) => {
  const t = table(`shows: Teleport Overflow 2 3 | A: Teleport Overflow, Invader
    Jungle Oasis: A Grave Digger | Tortuga`);
  t.play('Teleport Overflow');
  t.pick('Grave Digger').pick('Grave Digger').pick('Tortuga');
  t.expect('Tortuga: A Grave Digger | A: Invader | plays left: minion');
});

scene('Teleport Overflow: what cannot be played stays in hand', (table) => {
  const t = table(`shows: Teleport Overflow 3 | A: Teleport Overflow, Zapbot
    Tsar's Palace: A King Rex`);
  t.play('Teleport Overflow').pick('Zapbot').pick('Zapbot');
  t.expect('A: King Rex, Zapbot | question: play');
});

// Weird New Worlds

scene('Weird New Worlds: a base more, with this action on it, and an extra minion there', (table) => {
  const t = table(`shows: Weird New Worlds 1 | A: Weird New Worlds, Invader, Ghost | base discard: Tortuga
    Jungle Oasis: A Ghost | Workshop`);
  t.play('Weird New Worlds', 'Tortuga');
  t.expect('bases: Jungle Oasis, Workshop, Tortuga | Tortuga: A Weird New Worlds');
  t.play('Invader', 'Tortuga', 'Weird New Worlds');
  t.expect('Tortuga: A Weird New Worlds, A Invader | plays left: minion');
});

scene('Weird New Worlds: it is played on the new base and on no other', (table) => {
  const t = table(`shows: Weird New Worlds 1, R10.79 | A: Weird New Worlds, Time Loop | A deck: 2 Ghost
    base deck: Jungle Oasis | Tokyo: A Gorgodzolla, A Ghost | The Dread Gazebo`);
  t.play('Weird New Worlds', 'Jungle Oasis');
  t.expect('Jungle Oasis: A Weird New Worlds | total at Tokyo: A 2 | counters: Gorgodzolla 0');
});

scene('Weird New Worlds: without another base it cannot be played', (table) => {
  const t = table(`shows: R10.79, R14.6 | variant: big base | round: 1 | A: Weird New Worlds
    Tortuga | base deck: Jungle Oasis, Workshop`);
  t.offers('pass');
});

scene('Hello, Dolly! as Weird New Worlds has a new base of its own', (table) => {
  const t = table(`shows: R10.79, R10.84 | A: Weird New Worlds | B: Hello, Dolly!, Ghost
    base deck: Jungle Oasis, Workshop, Ninja Dojo | Tortuga`);
  t.play('Weird New Worlds').pick('Hello, Dolly!');
  t.pick('Ghost');
  t.expect('bases: Tortuga, Jungle Oasis, Workshop | Jungle Oasis: A Weird New Worlds');
  t.expect('Workshop: B Hello, Dolly!, B Ghost');
});

scene('Weird New Worlds: the base is not replaced when it has scored', (table) => {
  const t = table(`shows: Weird New Worlds 1, R10.78 | decks: 6 Howl | base deck: The Homeworld
    Jungle Oasis: A 2 King Rex, A Weird New Worlds | Tortuga | Workshop`);
  t.endTurn();
  t.expect('bases: Tortuga, Workshop | base deck: The Homeworld | vp: A 2, B 0');
});

scene('Weird New Worlds: a base that was chosen as the next goes back', (table) => {
  const t = table(`shows: R10.78 | decks: 6 Howl | base deck: The Homeworld, Antarctic Base
    School of Wizardry: A 3 King Rex, A Weird New Worlds | Tortuga | Workshop`);
  t.endTurn();
  t.offers('Antarctic Base, The Homeworld').pick('Antarctic Base');
  t.expect('bases: Tortuga, Workshop | base deck: Antarctic Base, The Homeworld');
});

scene('Weird New Worlds: once the action has gone, the base is replaced', (table) => {
  const t = table(`shows: Weird New Worlds 2 | A: Astro Robot | decks: 6 Howl | base deck: The Homeworld
    Jungle Oasis: A 2 King Rex, A Weird New Worlds | Tortuga`);
  t.play('Astro Robot', 'Jungle Oasis').endTurn();
  t.expect('bases: The Homeworld, Tortuga');
});

scene('Weird New Worlds, current printing: the base is there to stay', (table) => {
  const t =
    table(`shows: Weird New Worlds | printing: current | A: Weird New Worlds, Invader | base deck: Tortuga
    Jungle Oasis: A Ghost | Workshop`);
  t.play('Weird New Worlds');
  t.play('Invader', 'Tortuga', 'Weird New Worlds');
  t.expect('Tortuga: A Invader | A discard: Weird New Worlds | plays left: minion');
});

// Whiplash Maneuver

scene('Whiplash Maneuver: minions of yours at other bases come here instead of returning', (table) => {
  const t = table(`shows: Whiplash Maneuver 1 2, R10.77 | A: Mass Teleport, Hyperspeed 10
    Jungle Oasis: A Ghost, A(B) Invader | Tortuga: A Whiplash Maneuver, B Zapbot`);
  t.play('Mass Teleport').pick('Ghost');
  t.offers('use Whiplash Maneuver, pass').pick('use Whiplash Maneuver');
  t.expect('Tortuga: A Whiplash Maneuver, A Ghost | B: Zapbot');
});

scene('Whiplash Maneuver: not for one that you do not own, nor for one here', (table) => {
  const t = table(`shows: Whiplash Maneuver 1 | A: Port Me Up, Port Me Up, Time Loop
    Jungle Oasis: A(B) Invader | Tortuga: A Whiplash Maneuver, A Zapbot`);
  t.play('Time Loop').play('Port Me Up').pick('Invader');
  t.expect('B: Invader').play('Port Me Up');
  t.expect('A: Zapbot | Tortuga: A Whiplash Maneuver');
});

scene('Whiplash Maneuver: you decide for each', (table) => {
  const t = table(`shows: Whiplash Maneuver 2, R10.77 | turn: B | B: Crop Circles
    Jungle Oasis: A Ghost, A Invader, B Spectre | Tortuga: A Whiplash Maneuver`);
  t.play('Crop Circles').pick('Jungle Oasis');
  t.pass().pick('use Whiplash Maneuver');
  t.expect('Tortuga: A Whiplash Maneuver, A Invader | A: Ghost | B: Spectre');
});
