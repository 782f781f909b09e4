import { scene } from '../kit/scene.ts';

/** R10.54 in combinations: what Dancing King and Diva take over from actions of other factions; copied talents (R10.53). */

scene('Diva takes over what Augmentation gives', (table) => {
  const t = table(`shows: R10.54 | A: Augmentation | Tortuga: A Ghost, A Diva, B King Rex | Jungle Oasis`);
  t.play('Augmentation').pick('Ghost').pick('Diva');
  t.expect('power: Ghost 6, Diva 7');
});

scene('Dancing King: Seeing Stars destroys King Rex, too', (table) => {
  const t = table(
    `shows: R10.54 | A: Seeing Stars | Tortuga: A Dancing King, B Ghost, B King Rex | Jungle Oasis`,
  );
  t.play('Seeing Stars').pick('King Rex');
  t.expect('B discard in any order: Ghost, King Rex | Tortuga: A Dancing King');
});

scene('Dancing King: a minion that is protected from the action is not affected', (table) => {
  const t = table(
    `shows: R10.54 | A: Seeing Stars | Tortuga: A Dancing King, B Ghost, B King Rex [B Incorporeal] | Jungle Oasis`,
  );
  t.play('Seeing Stars');
  t.offers('Dancing King').pick();
  t.expect('B discard: Ghost');
});

scene('Repaying Debts: a second minion changes hands to the same player', (table) => {
  const t = table(
    `shows: R10.54, R10.14 | players: 3 | A: Repaying Debts | decks: 6 Spirit | Tortuga: A Dancing King, A Ghost, B Zapbot | Jungle Oasis`,
  );
  t.play('Repaying Debts').pick('Ghost').pick('C').pick('Zapbot');
  t.expect('controller: Ghost C, Zapbot C | A: 2 Spirit');
  t.endTurn();
  t.expect('controller: Ghost C, Zapbot C');
});

scene('Charmed: the Diva does not count in the total either', (table) => {
  const t = table(`shows: R10.54, R10.34 | A: Charmed | Tortuga: A Ghost, A Diva | Jungle Oasis: A Spirit`);
  t.play('Charmed').pick('Ghost');
  t.pick().pick('Diva');
  t.expect('total at Tortuga: A 0, B 0 | power: Diva 3');
});

scene('Captive Audience: the Diva gets the same number', (table) => {
  const t = table(
    `shows: R10.54 | A: Captive Audience | Tortuga: A Ghost, A Diva, B King Rex, B Zapbot | Jungle Oasis`,
  );
  t.play('Captive Audience').pick('Tortuga').pick('Ghost').pick('Diva');
  t.expect('power: Ghost 4, Diva 5');
});

scene('Roller has a counter for a fusion that was played as an action', (table) => {
  const t = table(`shows: R10.23 | A: M.O.W.A.T. | Tortuga: A Roller, B King Rex | Jungle Oasis`);
  t.play('M.O.W.A.T. as action').pick('Roller');
  t.expect('power: Roller 6 | counters: Roller 1');
});

scene('Obstruction as an action: King Rex goes under the deck, too', (table) => {
  const t = table(
    `shows: R10.54 | A: Obstruction | B deck: 2 Spirit | Tortuga: A Dancing King, B Ghost, B King Rex | Jungle Oasis`,
  );
  t.play('Obstruction as action').pick('King Rex');
  t.expect('Tortuga: A Dancing King | B deck: 4 cards | B discard: nothing');
});

scene('Alien Guru does not count what came as a copy', (table) => {
  const t = table(`shows: R10.74 | A: Use the Fours | Tortuga: A Ghost, A Diva | Jungle Oasis: A Alien Guru`);
  t.play('Use the Fours').pick('Ghost').pick('Diva');
  t.pick('yes');
  t.expect('counters: Ghost 1, Diva 0');
});

scene('Out of Sight: the Diva may return as well', (table) => {
  const t = table(`shows: R10.54 | A: Out of Sight | Tortuga: A Ghost, A Diva, B Zapbot | Jungle Oasis`);
  t.play('Out of Sight').pick('Ghost');
  t.pick('Diva');
  t.expect('A in any order: Ghost, Diva | B: Zapbot | Tortuga: nothing');
});

scene('Siren Song: the Diva of the player who is lured goes to the same base', (table) => {
  const t = table(
    `shows: R10.54 | A: Siren Song | Tortuga: B Ghost, B Diva | Jungle Oasis: A Zapbot | Tar Pits: A Spirit`,
  );
  t.play('Siren Song').pick('Tortuga').pick('Ghost').pick('Tar Pits');
  t.expect('asked: B');
  t.pick('Diva');
  t.expect('Tar Pits in any order: A Spirit, B Ghost, B Diva');
});

scene('Critter Cube: a second minion goes into that deck', (table) => {
  const t = table(
    `shows: R10.54 | A: Critter Cube | A deck: 2 Spirit | Tortuga: A Dancing King, B Ghost, B King Rex | Jungle Oasis`,
  );
  t.play('Critter Cube').pick('King Rex');
  t.expect('A deck: 4 cards | Tortuga: A Dancing King');
});

scene('Guy-Man does what Charmer says, and Charmer still can', (table) => {
  const t = table(`shows: R10.53 | Tortuga: A Guy-Man, A Charmer | Jungle Oasis: B Invader | Tar Pits`);
  t.use('Guy-Man').pick('Jungle Oasis');
  t.expect('Jungle Oasis: B Invader, A Guy-Man | Tortuga: A Charmer');
  t.use('Charmer').pick().pick('Invader');
  t.expect('Tortuga: A Charmer, B Invader');
});

scene('Guy-Man follows a talent that an action gives, not one that is printed on an action', (table) => {
  const t = table(
    `shows: R10.53 | Tortuga: A Guy-Man, A Ghost [A Flighterizer], A Zapbot [A Noble Steed] | Jungle Oasis`,
  );
  t.use('Guy-Man');
  t.expect('Jungle Oasis: A Guy-Man | power: Guy-Man 4');
  t.use('Ghost');
  t.expect('Jungle Oasis: A Guy-Man, A Ghost [A Flighterizer]');
});

scene('Powerful Sword: Poison goes, and a Siren does nothing until the next turn', (table) => {
  const t = table(
    `shows: R9.2, R10.34 | decks: 6 Spirit | Tortuga: A Zapbot [A Powerful Sword, B Poison], B Siren | Jungle Oasis`,
  );
  t.expect('total at Tortuga: A 0, B 2');
  t.use('Zapbot');
  t.expect('total at Tortuga: A 2, B 2 | B discard: Poison');
  t.endTurn();
  t.expect('total at Tortuga: A 2, B 2');
  t.endTurn();
  t.expect('total at Tortuga: A 1, B 2');
});

scene('Mystic Transference as another player’s turn starts: The Touch', (table) => {
  const t = table(
    `shows: R10.53 | decks: 6 Ghost | Tortuga: A Ghost [A Mystic Transference], A Zapbot [A The Touch] | Jungle Oasis`,
  );
  t.endTurn();
  t.expect('asked: A');
  t.pick('yes');
  t.expect('power: Ghost 5, Zapbot 2 | turn: B');
});

scene('Hello, Dolly! does what Make Contact says, on another minion', (table) => {
  const t = table(
    `shows: R10.14 | turn: B | A: Hello, Dolly!, Ghost | B: Make Contact | decks: 6 Spirit | Tortuga: A King Rex, B Invader | Jungle Oasis`,
  );
  t.play('Make Contact', 'King Rex');
  t.expect('asked: A');
  t.pick('use Hello, Dolly!').pick('King Rex');
  t.expect('controller: King Rex A, Invader B');
});

scene('Hello, Dolly! does what Let it be Full and Eat says, and goes to another hand itself', (table) => {
  const t = table(
    `shows: R10.29 | turn: B | A: Hello, Dolly! | B: Let it be Full and Eat | A deck: 6 Spirit | B deck: 6 Ghost | Tortuga | Jungle Oasis`,
  );
  t.play('Let it be Full and Eat');
  t.pick('use Hello, Dolly!').pass();
  t.expect('A in any order: 2 Spirit, Let it be Full and Eat | B in any order: 2 Ghost, Hello, Dolly!');
});

scene('Hello, Dolly! after a fusion that was played as an action, not as a minion', (table) => {
  const t = table(
    `shows: R10.23 | turn: B | A: Hello, Dolly! | B: 2 Dice Ninja | A deck: 6 Spirit | B deck: 6 Ghost | Tortuga | Jungle Oasis`,
  );
  t.play('Dice Ninja as minion', 'Tortuga');
  t.expect('asked: B');
  t.play('Dice Ninja as action');
  t.expect('asked: A');
  t.pick('use Hello, Dolly!');
  t.expect('A: 2 Spirit | A discard: Hello, Dolly!');
});
