import { scene } from '../kit/scene.ts';

scene('Hello, Dolly! goes on a base as the other action does, on any one', (table) => {
  const t = table(`shows: Hello, Dolly! 1 4, R10.84 | turn: B | A: Hello, Dolly! | B: Stomp
    The Homeworld: A Ghost | Tortuga`);
  t.play('Stomp', 'The Homeworld');
  t.expect('asked: A').pick('Hello, Dolly!').offers('The Homeworld, Tortuga').pick('Tortuga');
  t.expect(
    'Tortuga: A Hello, Dolly! | breakpoint: Tortuga 18, The Homeworld 20 | total at Tortuga: A 2, B 0',
  );
});

scene('Hello, Dolly! on a minion: where that text lets it go, and it is "this card"', (table) => {
  const t = table(`shows: Hello, Dolly! 1 4, R10.84 | turn: B | A: Hello, Dolly! | B: Shearing | decks: 6 Howl
    The Homeworld: A Supreme Overlord, A King Rex, B King Rex | Tortuga`);
  t.play('Shearing');
  t.pick('Hello, Dolly!').offers('King Rex, Supreme Overlord').pick('Supreme Overlord');
  t.expect('A: Howl | power: Supreme Overlord 3').endTurn();
  t.expect('turn: A | A: Hello, Dolly!, Howl | power: Supreme Overlord 5');
});

scene('Hello, Dolly!: conditions of the other card need not be met', (table) => {
  const t =
    table(`shows: Hello, Dolly! 2 4 | turn: B | A: Hello, Dolly!, Howl | B: Make Contact | decks: 6 Howl
    The Homeworld: A Ghost, B King Rex | Tortuga`);
  t.play('Make Contact', 'Ghost');
  t.expect('asked: A').pick('Hello, Dolly!').offers('Ghost, King Rex').pick('King Rex');
  t.expect('The Homeworld: B(A) Ghost [B Make Contact], A(B) King Rex [A Hello, Dolly!]');
});

scene('Hello, Dolly!: its abilities go when it goes', (table) => {
  const t = table(`shows: Hello, Dolly! 4, R10.84 | turn: B | A: Hello, Dolly!, Disenchant | B: Make Contact
    decks: 6 Howl | The Homeworld: A Ghost, B King Rex | Tortuga`);
  t.play('Make Contact', 'Ghost').pick('Hello, Dolly!').pick('King Rex').endTurn();
  t.play('Disenchant').pick('Hello, Dolly!');
  t.expect('The Homeworld: B(A) Ghost [B Make Contact], B King Rex | A discard: Hello, Dolly!, Disenchant');
});

scene('Hello, Dolly! cannot be played in any other way', (table) => {
  const t = table(
    'shows: Hello, Dolly! 3 | A: Hello, Dolly!, Mystic Studies | A deck: 3 Howl | The Homeworld | Tortuga',
  );
  t.offers('play Mystic Studies, pass').play('Mystic Studies');
  t.expect('question: play | A: Hello, Dolly!, 2 Howl');
});

scene('Hello, Dolly! comes when the other action is done, and you choose anew', (table) => {
  const t = table(`shows: Hello, Dolly! 3 6 | turn: B | A: Hello, Dolly! | B: Seeing Stars
    The Homeworld: A Ghost, A Invader, B Ghost | Tortuga`);
  t.play('Seeing Stars').pick('Invader');
  t.expect('A discard: Invader').pick('Hello, Dolly!').pick('B Ghost');
  t.expect('A discard: Invader, Hello, Dolly! | B discard: Ghost, Seeing Stars | The Homeworld: A Ghost');
});

scene('Hello, Dolly!: a fusion that was played as an action', (table) => {
  const t = table(`shows: Hello, Dolly! 5 | turn: B | A: Hello, Dolly! | B: Dice Ninja | decks: 6 Howl
    The Homeworld | Tortuga`);
  t.play('Dice Ninja as action').pick('Hello, Dolly!');
  t.expect('A: 2 Howl | B: 2 Howl');
});

scene('Hello, Dolly!: not a fusion that was played as a minion', (table) => {
  const t = table(`shows: Hello, Dolly! 5 | turn: B | A: Hello, Dolly! | B: Dice Ninja | decks: 6 Howl
    The Homeworld | Tortuga`);
  t.play('Dice Ninja as minion', 'Tortuga');
  t.expect('question: play | asked: B');
});

scene('Hello, Dolly! of another: what that one has taken on', (table) => {
  const t =
    table(`shows: Hello, Dolly! 5 | players: 3 | turn: B | A: Hello, Dolly! | C: Hello, Dolly! | B: Stomp
    The Homeworld | Tortuga | Ninja Dojo`);
  t.play('Stomp', 'The Homeworld');
  t.expect('asked: C').pick('Hello, Dolly!').pick('Tortuga');
  t.expect('asked: A').pick('Hello, Dolly!').pick('Ninja Dojo');
  t.expect('Ninja Dojo: A Hello, Dolly! | total at Ninja Dojo: A 2, B 0, C 0 | breakpoint: Ninja Dojo 15');
});

scene('Hello, Dolly!: a Madness card will do, but it is none itself', (table) => {
  const t = table(`shows: Hello, Dolly! 6 | turn: B | A: Hello, Dolly! | B: Madness | decks: 6 Howl
    Madness deck: 10 | The Homeworld | Tortuga`);
  t.play('Madness').pick('draw two');
  t.pick('Hello, Dolly!');
  t.expect('A: 2 Howl | Madness deck: 10 | A discard: Hello, Dolly!');
});

scene('Hello, Dolly!: one action, and it may be a later one', (table) => {
  const t = table(`shows: Hello, Dolly! 6 | turn: B | A: Hello, Dolly! | B: Stomp, Upgrade, Time Loop
    The Homeworld: A Ghost | Tortuga`);
  t.play('Time Loop').pass();
  t.play('Stomp', 'Tortuga').pass();
  t.play('Upgrade').pick('Hello, Dolly!');
  t.expect('The Homeworld: A Ghost [B Upgrade, A Hello, Dolly!] | power: Ghost 6');
});

scene('Hello, Dolly! after a Special: what that says, where it is about', (table) => {
  const t =
    table(`shows: R10.84, Hello, Dolly! 2 | turn: B | from: score bases | decks: 6 Howl | base deck: Tortuga
    A: Hello, Dolly! | B: Blitzing Sword Attack
    Jungle Oasis: B Megabot, B Ghost, A Grave Digger, A Invader, A Invader | Ninja Dojo: B Captain Ahab`);
  t.pick('Blitzing Sword Attack').pick('Grave Digger');
  t.expect('asked: A').pick('Hello, Dolly!').offers('Ghost, Invader, Invader').pick('Ghost');
  t.expect('vp: A 2, B 0');
});

scene('Hello, Dolly!: a talent of an action counts for itself', (table) => {
  const t =
    table(`shows: Hello, Dolly! 4 | printing: current | turn: B | A: Hello, Dolly! | B: Celestial Teleport
    decks: 6 Howl | The Homeworld: A Ghost, B Invader | Tortuga`);
  t.play('Celestial Teleport').pick('Hello, Dolly!');
  t.expect('The Homeworld: A Ghost [A Hello, Dolly!], B Invader [B Celestial Teleport]').endTurn();
  t.use('Hello, Dolly!');
  t.expect('Tortuga: A Ghost [A Hello, Dolly!] | cannot use: Hello, Dolly!');
});
