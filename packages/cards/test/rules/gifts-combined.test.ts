import { scene } from '../kit/scene.ts';

/** R9.3 and R9.4 in combinations: minions that are given away, taken over or fetched for a turn, and to whom they go. */

scene('Aunt of Drakes gives herself away and is paid', (table) => {
  const t = table(`shows: R3.6 | A deck: 3 Spirit | Tortuga: A Aunt of Drakes | Jungle Oasis`);
  t.use('Aunt of Drakes');
  t.expect(
    'controller: Aunt of Drakes B | A: Spirit | plays left: minion, action, action using Aunt of Drakes',
  );
});

scene('Foot of the King takes back what Make Contact has taken', (table) => {
  const t = table(
    `shows: R10.14, R2 | decks: 6 Ghost | Tortuga: A Foot of the King | Jungle Oasis: B(A) Invader [B Make Contact]`,
  );
  t.endTurn();
  t.pick('Invader');
  t.expect('controller: Invader A | turn: B');
});

scene('Betrothed pays nothing if its owner takes it back before', (table) => {
  const t =
    table(`shows: R4 | from: score bases | decks: 6 Ghost | base deck: Tar Pits | A: Inevitable Betrayal
    Jungle Oasis: B(A) Betrothed, B King Rex, A Invader | The Mothership`);
  t.pick('use Inevitable Betrayal');
  t.expect('vp: A 0, B 2');
});

scene('Betrothed: two of one owner in a tie pay one VP each', (table) => {
  const t = table(`shows: R5.4 | players: 3 | from: score bases | decks: 6 Ghost | base deck: Tar Pits
    Jungle Oasis: B(A) Betrothed, B Invader, C(A) Betrothed, C Invader | The Mothership`);
  t.pick('use Betrothed');
  t.expect('vp: A 2, B 2, C 2');
});

scene('Sneaky Squire at Wintersquashed: given away already', (table) => {
  const t = table(`shows: R10.6 | A: Sneaky Squire, Ghost | Wintersquashed | Tortuga`);
  t.play('Sneaky Squire', 'Wintersquashed').pick('B');
  t.expect('controller: Sneaky Squire B | question: play | plays left: action, minion using Sneaky Squire');
});

scene('Activate the Spy cannot take what its controller protects; the extra action comes', (table) => {
  const t = table(
    `shows: R9.2 | A: Activate the Spy | B: nothing | decks: 6 Spirit | Tortuga: B(A) Ghost [B Incorporeal] | Jungle Oasis`,
  );
  t.play('Activate the Spy');
  t.expect('controller: Ghost B | plays left: minion, action using Activate the Spy');
});

scene('Fate of the Favorites on the Field of Honor: who has to do it gets the credit', (table) => {
  const t = table(`shows: R9.5 | A: Fate of the Favorites | Field of Honor: A Ghost, B Zapbot | Tortuga`);
  t.play('Fate of the Favorites');
  t.expect('Field of Honor: nothing | vp: A 1, B 1');
});

scene('Fate of the Favorites: what is owned counts, and protection against the cause', (table) => {
  const t = table(`shows: R9.3 | players: 3 | decks: 6 King Rex | A: Fate of the Favorites
    Tortuga: A(B) Samurai-Chan, A Ghost, C Spirit [C Incorporeal] | Jungle Oasis`);
  t.play('Fate of the Favorites');
  t.expect(
    'Tortuga: C Spirit [C Incorporeal] | B discard: Samurai-Chan | A: King Rex | A discard: Ghost, ...',
  );
});

scene('Hostage Exchange: powers before the exchange', (table) => {
  const t = table(
    `shows: R9.8 | A: Hostage Exchange | Tortuga: A Ghost, A Full Moon, B Invader, B King Rex | Jungle Oasis: B Spirit`,
  );
  t.play('Hostage Exchange');
  t.offers('Invader, Spirit').pick('Invader');
  t.expect('controller: Ghost B, Invader A | power: Ghost 2, Invader 4');
});

scene('Out of Sight: each owner chooses, also what another player has', (table) => {
  const t = table(
    `shows: R9.3 | A: Out of Sight | Tortuga: A(B) King Rex, B Zapbot, B(A) Ghost | Jungle Oasis`,
  );
  t.play('Out of Sight');
  t.expect('asked: B');
  t.offers('King Rex, Zapbot').pick('King Rex');
  t.expect('A: Ghost | B: King Rex | Tortuga: B Zapbot');
});

scene('Spikey Chair Room: no card for a minion that Escape Hatch saves', (table) => {
  const t = table(
    `shows: R3.6 | A: Ghost | A deck: 6 King Rex | B deck: 6 Spirit | Spikey Chair Room | Tortuga: A Zapbot, A Escape Hatch`,
  );
  t.play('Ghost', 'Spikey Chair Room');
  t.endTurn();
  t.pick('Zapbot');
  t.expect('A: Zapbot, 2 King Rex | turn: B');
});

scene('The Hill that Strolls: a counter for a Toad that is given away', (table) => {
  const t = table(
    `shows: R11.2 | A: Toad | Tortuga: A The Hill that Strolls, B Ghost, B Zapbot | Jungle Oasis | decks: 3 King Rex`,
  );
  t.play('Toad', 'Tortuga').pick('B');
  t.pick('Ghost').pick('Toad');
  t.expect('Tortuga: A The Hill that Strolls, B Zapbot, B(A) Toad +1');
});

scene('I Select You!: a Toad that has been given away stays', (table) => {
  const t = table(
    `shows: R9.3 | A: I Select You! | A deck: Toad, 5 King Rex | B deck: 6 Ghost | Tortuga | Jungle Oasis`,
  );
  t.play('I Select You!').pick('Toad').pick('Tortuga').pick('B');
  t.endTurn();
  t.expect('turn: B | Tortuga: B(A) Toad');
});

scene('fetched for one turn, a minion that left play and came back stays', (table) => {
  const t = table(`shows: R10.11 | A: I Select You!, Beam Up | A deck: Invader, 5 King Rex | B deck: 6 Ghost
    Tortuga: A Archmage | Jungle Oasis`);
  t.play('I Select You!').pick('Invader').pick('Tortuga');
  t.play('Beam Up').pick('Invader');
  t.play('Invader', 'Jungle Oasis');
  t.endTurn();
  t.expect('turn: B | Jungle Oasis: A Invader | vp: A 2');
});

scene('Critter Champion: the minion goes back even if the Champion has left play', (table) => {
  const t = table(`shows: R3.11 | A: Beam Up | A deck: Flooffairy, 5 King Rex | B deck: 6 Ghost
    Tortuga: A Critter Champion | Jungle Oasis`);
  t.use('Critter Champion').pick('Flooffairy').pick('no');
  t.play('Beam Up').pick('Critter Champion');
  t.endTurn();
  t.expect('turn: B | Tortuga: nothing | A deck: ..., Flooffairy');
});

scene('Critter Cube: another player’s minion is drawn, played and controlled like one’s own', (table) => {
  const t = table(`shows: R9.4 | A: Critter Cube, Mystic Studies | A deck: nothing | B deck: 6 Ghost
    Tortuga: A Archmage, B Invader | Jungle Oasis`);
  t.play('Critter Cube');
  t.play('Mystic Studies');
  t.expect('A: Invader, Critter Cube');
  t.play('Invader', 'Jungle Oasis');
  t.expect('Jungle Oasis: A(B) Invader | vp: A 1, B 0');
});

scene('fetched for one turn, a minion of another player’s deck goes under its owner’s deck', (table) => {
  const t = table(`shows: R9.4 | A: I Select You! | A deck: B Invader, 5 King Rex | B deck: 6 Ghost
    Tortuga | Jungle Oasis`);
  t.play('I Select You!').pick('Invader').pick('Tortuga');
  t.expect('Tortuga: A(B) Invader | vp: A 1');
  t.endTurn();
  t.expect('turn: B | Tortuga: nothing | B deck: 6 Ghost, Invader');
});

scene('USS Banner: a minion that has been given away stays', (table) => {
  const t = table(
    `shows: R9.3 | A: Sneaky Squire, Ghost | A deck: 6 King Rex | B deck: 6 Spirit | USS Banner | Tortuga`,
  );
  t.play('Sneaky Squire', 'USS Banner', 'USS Banner').pick('B');
  t.endTurn();
  t.expect('turn: B | USS Banner: B(A) Sneaky Squire');
});

scene('Chestbreaker of another player’s deck goes under that deck, and a minion comes off yours', (table) => {
  const t = table(
    `shows: R9.4 | A deck: Ghost, Invader | B deck: 2 Spirit | Tortuga: A(B) Chestbreaker | Jungle Oasis`,
  );
  t.use('Chestbreaker').pick('3');
  t.expect('Tortuga: A Invader | B deck: 2 Spirit, Chestbreaker | A deck: Ghost | vp: A 1');
});

scene('El Bandido takes Desert Island over; it is destroyed as his turn starts', (table) => {
  const t = table(
    `shows: R3.11 | A: "El Bandido" | decks: 6 Ghost | Tortuga: B Desert Island | Jungle Oasis`,
  );
  t.play('"El Bandido"', 'Tortuga').pick('Desert Island');
  t.expect('controller: Desert Island A');
  t.endTurn();
  t.expect('Tortuga: A(B) Desert Island, A "El Bandido"');
  t.endTurn();
  t.expect('Tortuga: A "El Bandido" | B discard: Desert Island, ...');
});

scene('Ghost Knight strengthens the others of whoever controls it', (table) => {
  const t = table(`shows: R9.3 | Tortuga: B(A) Ghost Knight, A Ghost, B Zapbot | Jungle Oasis`);
  t.expect('power: Ghost 2, Zapbot 4');
});

scene('Cabin in the Woods: with a minion taken over there are two', (table) => {
  const t = table(`shows: R9.3 | A: Mermaid Queen | Cabin in the Woods: B Ghost | Tortuga`);
  t.play('Mermaid Queen', 'Cabin in the Woods').pick('Ghost');
  t.expect('controller: Ghost A | power: Ghost 4, Mermaid Queen 7');
});

scene('Excalibur pays for a minion that is King Arthur by Abe Froman', (table) => {
  const t =
    table(`shows: R5.2 | A: nothing | A deck: King Arthur, 5 Ghost | B deck: 6 Ghost | base deck: Tar Pits
    Jungle Oasis: A Ghost [A Excalibur, A Abe Froman], B King Rex, B Ghost | Tortuga`);
  t.use('Abe Froman');
  t.endTurn();
  t.expect('vp: A 1, B 2');
});
