import { scene } from '../kit/scene.ts';

/** What Vigilantes do about other players' cards, in combinations. */

scene('Death Wisher: what another player has to destroy sets him off, what you destroy does not', (table) => {
  const t = table(`shows: R3.4 | A: Everybody was Kung Fu Fighting
    Tortuga: A Ghost, B Zapbot, B Spirit | Jungle Oasis: A Death Wisher, B Mummy`);
  t.play('Everybody was Kung Fu Fighting').pick('Tortuga').pick('Zapbot').pick('yes').pick('Mummy');
  t.expect('B discard in any order: Zapbot, Mummy | Tortuga: B Spirit | Jungle Oasis: A Death Wisher');
});

scene('Death Wisher: a third player’s minion counts, the destroyer’s own does not', (table) => {
  const t = table(`shows: R10.7 | players: 3 | turn: B | B: Time Loop, 2 Seeing Stars
    Tortuga: B Ghost, C Spirit, B King Rex | Jungle Oasis: A Death Wisher [A Tough It Out]`);
  t.play('Time Loop').pick('Seeing Stars').pick('Ghost');
  t.expect('asked: B').play('Seeing Stars').expect('asked: A').pick('yes');
  t.expect('Tortuga: nothing');
});

scene('Feeling Lucky? hears Monet act as if an action had been played', (table) => {
  const t = table(
    `shows: R10.35 | turn: B | B deck: Spirit | Tortuga: B Monet, B Ghost [A Feeling Lucky?] | Jungle Oasis`,
  );
  t.use('Monet');
  t.expect('Tortuga: B Monet | B: Spirit | B discard: Ghost');
});

scene('Hello, Dolly! as Feeling Lucky? is an action that sets the first one off', (table) => {
  const t = table(
    `shows: R10.84 | A: Feeling Lucky? | B: Hello, Dolly! | Tortuga: A Ghost, B Spirit | Jungle Oasis`,
  );
  t.play('Feeling Lucky?').pick('Spirit').pick('Hello, Dolly!').pick('Ghost');
  t.expect('Tortuga: A Ghost [B Hello, Dolly!] | B discard: Spirit | A discard: Feeling Lucky?');
});

scene('The Mean Streets: of two that are tied one cannot be destroyed, and then wins', (table) => {
  const t = table(`shows: The Mean Streets 1 | from: score bases | decks: 6 Howl
    The Mean Streets: A King Rex [A Upgrade], B King Rex [B Tough It Out], A King Rex | Tortuga | base deck: Jungle Oasis`);
  t.expect('vp: A 3, B 5');
});

scene('Brojak follows a minion, and then counts his own move', (table) => {
  const t = table(`shows: Brojak 1 2 | A: Shanghai | Tortuga: A Brojak | Jungle Oasis: B Ghost | Ninja Dojo`);
  t.play('Shanghai').pick('Ninja Dojo').pick('yes').pick('yes');
  t.expect('question: play | Ninja Dojo: B Ghost, A Brojak | power: Brojak 6');
});

scene('Brojak follows The Revenge out of the base that has scored', (table) => {
  const t = table(`shows: Brojak 2 | from: score bases | A: The Revenge | decks: 6 Howl
    Jungle Oasis: B King Rex, B Ghost, A Brojak, A Spirit | Ninja Dojo | base deck: Tortuga`);
  t.pick('The Revenge').pick('Spirit').pick('yes').pick('yes');
  t.expect('Ninja Dojo: A Spirit, A Brojak');
});

scene('Let’s Finish This: what a Wraith adds comes on top of the 0', (table) => {
  const t = table(`shows: R9.8 | turn: B | decks: 6 Howl
    Antarctic Base: A Let's Finish This, B Librarian Haunt, A Ghost, B Ghost | Tortuga`);
  t.expect('breakpoint: Antarctic Base 27').endTurn();
  t.expect('turn: A | breakpoint: Antarctic Base 3');
});

scene('Knocked into Next Week with a Dancing King: each goes to its owner’s deck', (table) => {
  const t = table(`shows: R10.54 | A: Knocked into Next Week | B deck: Howl | A deck: Howl
    Tortuga: A Dancing King, A(B) Ghost, A Spirit | Jungle Oasis`);
  t.play('Knocked into Next Week').pick('Ghost').pick('Spirit');
  t.expect('Tortuga: A Dancing King | B deck in any order: Ghost, Howl | A deck in any order: Howl, Spirit');
});

scene('Tough It Out (current) given up in another player’s turn: until the end of your own next', (table) => {
  const t = table(
    `shows: R3.11 | printing: current | players: 3 | decks: 9 Howl | Tortuga: A King Rex [A Tough It Out] | Jungle Oasis`,
  );
  t.expect('power: King Rex 4').endTurn();
  t.expect('asked: A').pick('yes');
  t.expect('turn: B | power: King Rex 10').endTurn();
  t.expect('turn: C | power: King Rex 10').endTurn();
  t.expect('turn: A | power: King Rex 10').endTurn();
  t.expect('turn: B | power: King Rex 7');
});
