import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

/** R10.14: several effects give control of one minion. Bear Necessities destroys the actions that do. */

scene(
  'the effect that began last gives control; when it ends, the one before it holds again, then the owner',
  (table) => {
    const t = table(`shows: Make Contact 2, R10.14 | turn: B | A: 2 Bear Necessities | B: Make Contact
      Tortuga: A(B) Ghost [A Make Contact], A Archmage | Workshop`);
    t.play('Make Contact', 'Ghost');
    expect(t.at('Tortuga')[0]).toBe('B Ghost [A Make Contact, B Make Contact]');
    t.endTurn();
    t.play('Bear Necessities').pick('B Make Contact');
    expect(t.at('Tortuga')[0]).toBe('A(B) Ghost [A Make Contact]');
    t.play('Bear Necessities');
    expect(t.at('Tortuga')[0]).toBe('B Ghost');
  },
);

scene('when the earlier of two effects ends, the later one still holds', (table) => {
  const t = table(`shows: Make Contact, R10.14 | players: 3 | turn: C
    B: Bear Necessities | C: Make Contact | Tortuga: A(B) Ghost [A Make Contact] | Workshop`);
  t.play('Make Contact', 'Ghost');
  t.expect('Tortuga: C(B) Ghost [A Make Contact, C Make Contact]');
  t.endTurn();
  t.endTurn();
  t.play('Bear Necessities').pick('A Make Contact');
  t.expect('Tortuga: C(B) Ghost [C Make Contact]');
});

scene('two effects of one player: the minion stays with that player when one of them ends', (table) => {
  const t = table(`shows: Make Contact, R10.14 | A: Make Contact | B: Bear Necessities | B deck: Howl
    Tortuga: A(B) Ghost [A Make Contact] | Workshop`);
  t.play('Make Contact', 'Ghost');
  t.endTurn();
  t.play('Bear Necessities').pick('Make Contact');
  t.expect('Tortuga: A(B) Ghost [A Make Contact]');
});

scene(
  'a minion that was given away for good goes to its owner once it has changed controller again',
  (table) => {
    const t = table(`shows: Toad, R10.14 | decks: 2 Howl | A: Toad, Make Contact | B: Bear Necessities
      Tortuga: A Archmage | Workshop`);
    t.play('Toad', 'Tortuga').pick('B');
    t.expect('controller: Toad B');
    t.play('Make Contact', 'Toad');
    t.expect('controller: Toad A');
    t.endTurn();
    t.play('Bear Necessities');
    t.expect('Tortuga: A Toad, ...');
  },
);

scene('given to one player and taken by a third, it goes to its owner', (table) => {
  const t = table(`shows: Toad, R10.14, R3.11 | players: 3
    A: Toad, Bear Necessities | A deck: 4 Howl | C: Make Contact | C deck: 2 Howl
    Tortuga: A Archmage | Workshop`);
  t.play('Toad', 'Tortuga').pick('B');
  t.expect('Tortuga: B(A) Toad, ...');
  t.endTurn();
  t.endTurn();
  t.play('Make Contact', 'Toad');
  t.expect('controller: Toad C');
  t.endTurn();
  t.play('Bear Necessities');
  t.expect('Tortuga: A Toad, ...');
});

scene('given away for good, it stays with whom it was given as long as nobody else takes it', (table) => {
  const t = table(`shows: Toad, R10.14, R3.11 | printing: current
    A: Toad | A deck: 4 Howl | B: Make Contact, Bear Necessities | B deck: 2 Howl
    Tortuga: A Archmage | Workshop`);
  t.play('Toad', 'Tortuga').pick('B');
  t.endTurn();
  // With a card left in hand Make Contact is destroyed at once, and the Toad has not changed controller.
  t.play('Make Contact', 'Toad');
  t.expect('Tortuga: B(A) Toad, ...');
  t.endTurn();
  t.expect('Tortuga: B(A) Toad, ...');
});

scene(
  'given away for good while an action holds it: the gift began last, and outlasts the action',
  (table) => {
    const t = table(`shows: Repaying Debts, R10.14, R3.11 | players: 3 | decks: 6 Ghost | A: Repaying Debts
    B: Disenchant | Tortuga: A(B) Invader [A Make Contact] | Workshop`);
    t.play('Repaying Debts').pick('C');
    t.expect('controller: Invader C | A: 2 Ghost');
    t.endTurn();
    t.play('Disenchant');
    t.expect('Tortuga: C(B) Invader');
  },
);

scene('given away for good by who had it for the turn: it stays when the turn is over', (table) => {
  const t = table(`shows: Mermaid Queen, Repaying Debts, R10.14 | players: 3 | decks: 6 Ghost
    A: Mermaid Queen, Repaying Debts | Tortuga: B Zapbot | Workshop`);
  t.play('Mermaid Queen', 'Tortuga').pick('Zapbot');
  t.play('Repaying Debts').pick('Zapbot').pick('C');
  t.expect('controller: Zapbot C');
  t.endTurn();
  t.expect('turn: B | controller: Zapbot C');
});

scene('taken back for good by its owner, it is no longer held by an action that stays on it', (table) => {
  const t = table(`shows: Banner Call, R10.14 | players: 3 | decks: 6 Ghost | A: Banner Call
    Tortuga: B(A) Ghost, C(A) Spirit [C Make Contact] | Workshop`);
  t.play('Banner Call').pick('Ghost', 'Spirit');
  t.expect('Tortuga: A Ghost, A Spirit [C Make Contact]');
  t.endTurn();
  t.expect('controller: Ghost A, Spirit A');
});

scene('taken for the turn after it was given away for good, it goes to its owner', (table) => {
  const t =
    table(`shows: Sneaky Squire, R10.14, R3.11 | players: 3 | decks: 6 Ghost | A: Sneaky Squire | B: Cat's Paw
    Tortuga | Workshop`);
  t.play('Sneaky Squire', 'Tortuga').pick('C');
  t.endTurn();
  t.play("Cat's Paw");
  t.expect('controller: Sneaky Squire B');
  t.endTurn();
  t.expect('controller: Sneaky Squire A');
});

scene(
  'a protection that came with the control ends with it, and what had given control before is over',
  (table) => {
    const t = table(`shows: Superiority, R10.14 | printing: current | players: 3
      A: Toad, Knitting Circle | C: Make Contact | C deck: Howl
      Tortuga: C War Raptor, C Superiority, C Archmage | Workshop`);
    t.play('Toad', 'Tortuga').pick('B');
    t.endTurn();
    t.endTurn();
    t.play('Make Contact', 'Toad');
    t.expect('controller: Toad C');
    t.use('Superiority').pick('protect');
    t.endTurn();
    t.play('Knitting Circle').pick('Make Contact');
    t.expect('Tortuga: A Toad, ...');
  },
);

scene(
  'an action that gave no control ends none: a minion that was played by another player than its owner stays with that player',
  (table) => {
    const t = table(`shows: Make Contact, R10.14 | printing: current | A: Make Contact, Howl
      Tortuga: B(A) Steam Man | Workshop`);
    // With cards left in hand it is destroyed at once, and gives or ends control of nothing.
    t.play('Make Contact', 'Steam Man');
    t.expect('Tortuga: B(A) Steam Man');
  },
);

/** R10.15: B's minions at Tortuga become protected from other players' actions. */
scene(
  'an action that would fall off stays, without effect, if its player’s actions are out of reach',
  (table) => {
    const t = table(`shows: Steam Queen, R10.15 | turn: B | B: Wildlife Preserve
      Tortuga: B Spirit [A Choking Vines, A Poison] | Workshop: A Steam Queen`);
    t.expect('power: Spirit 0');
    t.play('Wildlife Preserve', 'Tortuga');
    t.expect('Tortuga: B Spirit [A Choking Vines, A Poison], B Wildlife Preserve | power: Spirit 3');
    // Choking Vines destroys its minion when A's turn starts.
    t.endTurn();
    t.expect('turn: A | Tortuga: B Spirit [A Choking Vines, A Poison], B Wildlife Preserve');
  },
);
