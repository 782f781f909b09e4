import { scene } from '../kit/scene.ts';

/** Followed talents, swaps, cards that change hands or leave for a place of their own. */

scene('Magical Staff and A Questing: the current player says which, and both would be discarded', (table) => {
  const t = table(`shows: R10.2 | turn: B | B: Seeing Stars | A deck: Howl
    Tortuga: A Ghost [A Magical Staff, A A Questing], B Invader | Jungle Oasis`);
  t.play('Seeing Stars').pick('Ghost').pick('use A Questing');
  t.expect('A deck: Ghost, Howl | A discard in any order: A Questing, Magical Staff');
});

scene('Puzzle Box: a minion that was taken over has no talent', (table) => {
  const t = table(
    `shows: R9.10 | turn: B | B: Mermaid Queen | Tortuga: A Drunken Master [A Puzzle Box] | Jungle Oasis`,
  );
  t.play('Mermaid Queen', 'Tortuga').pick('Drunken Master');
  t.expect('controller: Drunken Master B | cannot use: Drunken Master | power: Drunken Master 3');
});

scene('Chainsaw feeds Cedarface, who destroys and goes away', (table) => {
  const t = table(
    `shows: R3.4 | from: start of turn | Tortuga: A Cedarface [A Chainsaw], B Ghost | Jungle Oasis`,
  );
  t.pick('yes').pick('Cedarface');
  t.expect('Jungle Oasis: A Cedarface +1 [A Chainsaw] | B discard: Ghost');
});

scene('Machete takes Jonas to a victim, strengthens all there, and comes back', (table) => {
  const t = table(
    `shows: R10.64 | decks: 6 Howl | Tortuga: A Jonas [A Machete] | Jungle Oasis: B Ghost, A Ensign`,
  );
  t.use('Machete').pick('yes').pick('Ghost');
  t.expect('power: Jonas 8, Ensign 3').endTurn();
  t.expect('A in any order: Machete, 2 Howl');
});

scene('Gecko Rap: the Mask passes over, what was given for the turn does not', (table) => {
  const t = table(`shows: R10.80 | A: Augmentation, Time Loop, Gecko Rap, Warbot | A deck: Howl
    Tortuga: A Ghost [A Austin Kirk Mask] | Jungle Oasis`);
  t.play('Time Loop').pick('Augmentation').play('Gecko Rap').pick('hand');
  t.expect('Tortuga: A Warbot +1 [A Austin Kirk Mask] | power: Warbot 5');
});

scene('Gal-Woman’s Powerful Sword goes with a swap, and under B’s deck as the turn ends', (table) => {
  const t =
    table(`shows: R10.80, R10.83 | B discard: Powerful Sword | A: King Arthur | B deck: 6 Howl | A deck: 6 Ghost
    Tortuga: A Gal-Woman, A Young Noble | Jungle Oasis`);
  t.use('Gal-Woman').pick('Powerful Sword').pick('Young Noble').use('Young Noble').pick('hand');
  t.expect('Tortuga: A Gal-Woman, A King Arthur [A(B) Powerful Sword] | A: Young Noble').endTurn();
  t.expect('Tortuga: A Gal-Woman, A King Arthur | B deck: ..., Powerful Sword');
});

scene('Guy-Man follows Chestbreaker under his own owner’s deck', (table) => {
  const t = table(
    `shows: R10.53 | A deck: Howl, Invader, Grave Digger | Tortuga: A Guy-Man, A Chestbreaker | Jungle Oasis`,
  );
  t.use('Guy-Man').pick('3');
  t.expect('Tortuga: A Chestbreaker, A Invader | A deck in any order: Howl, Grave Digger, Guy-Man | vp: A 1');
});

scene('Copycat of a Jumper that Natural Selection destroys comes back to the hand', (table) => {
  const t = table(
    `shows: R10.29 | A: Copycat, Natural Selection | Tortuga: B Jumper, A King Rex | Jungle Oasis`,
  );
  t.play('Copycat', 'Tortuga').play('Natural Selection').pick('Copycat').pick('Copycat');
  t.expect('A: Copycat | A discard: Natural Selection');
});

scene('Portal Room: in the extra turn a card in stasis ages again', (table) => {
  const t = table(
    `shows: R10.40, R17.3 | decks: 9 Howl | A stasis: Ghost 2 | Portal Room: A 3 King Rex, A Invader | Jungle Oasis | base deck: Tortuga`,
  );
  t.endTurn();
  t.expect('turn: A | A stasis: Ghost 1').endTurn();
  t.expect('turn: B | A stasis: Ghost 1');
});

scene('Into the Time Slip does not reach stasis, nor what is stored', (table) => {
  const t = table(
    `shows: R17.2, R16.1 | A: Into the Time Slip | B stasis: Ghost 1 | Tortuga: B Kickboxbro [B stored Howl] | Jungle Oasis`,
  );
  t.play('Into the Time Slip');
  t.expect('B: Kickboxbro | B discard: Howl | B stasis: Ghost 1');
});

scene('Wormhole with a Magical Staff: shuffled in, so the Staff does nothing', (table) => {
  const t = table(`shows: R10.33 | from: score bases | A: Wormhole | A deck: 3 Howl | B deck: 6 Howl
    Jungle Oasis: A King Rex [A Magical Staff], A(B) King Rex | Tortuga | base deck: Workshop`);
  t.pick('Wormhole');
  t.expect('turn: B | A discard in any order: Magical Staff, Wormhole | B deck: 7 cards');
});

scene('The Grail: the third strong one comes, and two VP with it', (table) => {
  const t = table(
    `shows: R12.4 | A: Get to the Choppa! | Tortuga: A King Rex | Jungle Oasis: A The Grail, A King Rex, A Warbot`,
  );
  t.play('Get to the Choppa!').pick('King Rex @ Tortuga');
  t.expect('vp: A 2, B 0 | box: The Grail');
});

scene('Longhouse with another player’s card: on top of one’s own deck, unseen', (table) => {
  const t = table(
    `shows: R9.4 | A: B Howl | A deck: Spirit | B deck: Ghost | Longhouse: A Ghost | Jungle Oasis`,
  );
  t.use('Longhouse');
  t.expect('A deck: Howl, Spirit | B deck: Ghost | power: Ghost 4 | B sees A deck: 2 ?');
});
