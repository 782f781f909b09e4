import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

/** R3.5, R7, R10 and R12 in combinations: whose a card is while it is buried, uncovered, taken over or scored. */

scene('R10.3, R7.3: a buried card goes to its real owner’s discard pile when its base scores', (table) => {
  const t = table(`shows: R10.3, R7.3 | from: score bases | decks: 6 Howl
    Jungle Oasis: A 2 King Rex, A(B) buried Sheriff | Tortuga`);
  t.expect('A discard: 2 King Rex | B discard: Sheriff');
  t.leave();
});

scene(
  'R7.2, R10.3: only who buried a card uncovers it; played, it is theirs until it leaves play',
  (table) => {
    const t = table(`shows: R7.2, R10.3 | turn: B | from: start of turn | decks: 6 Howl | B: Seeing Stars
      Tortuga: A(B) buried Zapbot, B King Rex | Workshop`);
    // B owns it, but cannot uncover it.
    t.expect('question: play');
    t.endTurn();
    t.offers('uncover Zapbot, pass').pick('uncover Zapbot');
    t.expect('Tortuga: B King Rex, A(B) Zapbot');
    t.endTurn();
    t.play('Seeing Stars');
    t.expect('A discard: nothing | B discard: Seeing Stars, Zapbot');
  },
);

scene(
  'R7.4, R2: an uncovered card that uncovers another, and what that triggers, all at the start of the turn',
  (table) => {
    const t = table(`shows: R7.4, R2 | from: start of turn | decks: 6 Howl
      Tortuga: A buried Pyramid Engineer, A buried Tomb Trap, A Pharaoh, B Ronin | Workshop`);
    t.pick('uncover Pyramid Engineer').pick('Tomb Trap').pick('Ronin');
    // Pharaoh draws for each, the current player orders nothing: both are the same ability.
    t.expect('A: 2 Howl | A discard: Tomb Trap | phase: play');
  },
);

scene('R3.5: of two minions uncovered by one card the later one duels first', (table) => {
  const t = table(`shows: R3.5, R7.4 | decks: 6 Howl | A: Seal the Tomb
    So-So Corral: A buried Spectre, A buried Ronin, B Ghost, B Zapbot | Workshop`);
  t.play('Seal the Tomb').pick('Spectre', 'Ronin').pick('Spectre', 'Ronin');
  // The Ronin came later.
  t.offers('Ghost, Zapbot').pick('Ghost');
  t.expect('B discard: Ghost');
  t.offers('Zapbot').pick();
  t.expect('So-So Corral: B Zapbot, A Spectre, A Ronin');
});

scene('R10.5, R8.2: an extra minion brought during a duel at So-So Corral never duels', (table) => {
  const t = table(`shows: R10.5, R8.2, R3.5
    decks: 6 Howl | A: High Noon, Yokai Attack!, Samurai-Chan, Upgrade
    So-So Corral: A Shogun, A Ghost, B Bushi, B Deputy | Workshop`);
  t.play('High Noon').pick('Shogun').pick('Bushi').pick('Yokai Attack!').pick('A Ghost');
  t.expect('purpose: extra minion or action');
  t.pick('Upgrade').pick('Shogun').pick('Samurai-Chan').pick('So-So Corral');
  // Shogun wins; High Noon gives an extra minion, and there is none to play at once.
  t.expect('B discard: Bushi | question: play | So-So Corral: B Deputy, ...');
  t.expect('plays left: minion, minion using High Noon');
});

scene('R10.27: a card uncovered in the window uncovers another, and both have their window', (table) => {
  const t = table(`shows: R10.27, R7.4 | from: score bases | decks: 6 Howl | A: Lost Knowledge
    Tortuga: A 3 King Rex, A buried Pharaoh, A buried Sheriff, B Ghost, B Bushi | Workshop`);
  t.pick('use Lost Knowledge').pick('Pharaoh').pick('Sheriff');
  t.offers('Bushi, Ghost').pick('Bushi').pass();
  t.expect('vp: A 4 | B discard: Bushi, Ghost');
  t.leave();
});

scene(
  'R5.3, R5.1: a base picked scores though it falls below its breakpoint, and its buried cards are no presence',
  (table) => {
    const t = table(`shows: R5.3, R7.3 | from: score bases | decks: 6 Howl | B: Plague of Locusts
      Jungle Oasis: A King Rex, A Shogun, B buried Mummy | Tortuga`);
    t.pick('use Plague of Locusts').pick('Jungle Oasis');
    t.expect('vp: A 2, B 0 | B discard: Mummy, Plague of Locusts');
    t.leave();
  },
);

scene('R7.4: what cannot be played at its base when uncovered is discarded to its real owner', (table) => {
  const t = table(`shows: R7.4, R10.3 | from: start of turn | decks: 6 Howl
    Tsar's Palace: A(B) buried Ghost | Workshop`);
  t.pick('uncover Ghost');
  t.expect('A discard: nothing | B discard: Ghost | question: play');
});

scene(
  'R9.11, R7.2: a minion under another player’s control is buried by that player after scoring',
  (table) => {
    const t = table(`shows: R7.2, R10.3, R9.4 | from: score bases | decks: 6 Howl
      Jungle Oasis: A King Rex, A Shogun, A(B) Mummy [A Make Contact] | Tortuga`);
    t.expect('asked: A');
    t.pick('Tortuga');
    t.expect('Tortuga: A(B) buried Mummy | A discard: Make Contact, ...');
    t.leave();
  },
);

scene(
  'R7.1, R9.4: a player chooses a card they have seen being buried by name; Ransack gives them a card that is not theirs',
  (table) => {
    const t = table(`shows: R7.1, R9.4 | decks: 6 Howl | A: Ransack
      Tortuga: B buried Ghost, B buried Mummy, A buried Sheriff | Workshop`);
    t.play('Ransack');
    t.offers('Sheriff, buried 1 @ Tortuga, buried 2 @ Tortuga').pick('buried 2 @ Tortuga');
    t.expect('A: Mummy');
    expect(t.owner('Mummy', 'A')).toBe('B');
    t.play('Mummy', 'Tortuga');
    t.expect('Tortuga: A(B) Mummy, ...');
  },
);

scene(
  'R3.5 in 2013: extras of Yokai Attack! come between cards; at the start of a turn it is now or never',
  (table) => {
    const t = table(`shows: R3.5, R10.16 | edition: awesome-level-9000 | from: start of turn
      decks: 6 Howl | A: Yokai Attack!, Ghost, Summon
      Tortuga: A Zapbot, A Samurai-Chan, A buried Yokai Attack! | Workshop`);
    t.pick('uncover Yokai Attack!').pick('Zapbot');
    t.offers('Ghost, Summon, Yokai Attack!').pick();
    t.play('Yokai Attack!');
    // Samurai-Chan draws a card; nobody is asked for extras before that.
    t.expect('A: Ghost, Howl, Summon');
    t.expect('plays left: minion, minion using Yokai Attack!, action using Yokai Attack!');
  },
);

scene(
  'R10.14, R5.4: a minion under control counts for its controller, and goes to its owner’s pile after scoring',
  (table) => {
    const t = table(`shows: R10.14, R5.4 | players: 3 | from: score bases | decks: 6 Howl
      Jungle Oasis: C King Rex, A(B) Shogun [A Make Contact], B Ghost | Tortuga`);
    t.expect('vp: A 0, B 0, C 2 | A discard: Make Contact | B discard: Ghost, Shogun');
    t.leave();
  },
);

scene(
  'R10.27: a minion that arrives by Full Sail in the window, taken over there, is its new controller’s to use',
  (table) => {
    const t = table(`shows: R10.27 | from: score bases | decks: 6 Howl | A: Full Sail
      Tortuga: A 3 King Rex, B Ghost, B Bushi | Workshop: A(B) Sheriff [A Make Contact]`);
    t.pick('use Full Sail').pick('Sheriff');
    t.expect('asked: A');
    t.offers('Bushi, Ghost').pick('Bushi');
    t.expect('vp: A 4 | B discard: Bushi, Ghost, Sheriff');
    t.leave();
  },
);

scene('R12.5: Complete the Ritual (current) puts a buried card under its real owner’s deck', (table) => {
  const t = table(`shows: Complete the Ritual, R12.5, R10.3 | printing: current | from: start of turn
    decks: 6 Howl | base deck: Workshop
    Tortuga: A Complete the Ritual, A(B) buried Mummy, B Ghost | Jungle Oasis`);
  t.pick('use Complete the Ritual');
  // B orders, without having seen what A has buried.
  t.expect('asked: B');
  t.offers('Ghost, buried @ Tortuga').pick('Ghost', 'buried @ Tortuga');
  t.expect('B deck: ..., Mummy | A deck: ..., Complete the Ritual');
  t.leave();
});

scene('R7.2: Stagecoach moves cards that you have buried, whoever owns them, and no others', (table) => {
  const t = table(`shows: R7.2 | decks: 6 Howl | A: Stagecoach
    Tortuga: A(B) buried Ghost, B(A) buried Mummy, A Zapbot | Workshop`);
  t.play('Stagecoach');
  t.offers('Ghost, Zapbot').pick('Ghost');
  t.expect('Workshop: A(B) buried Ghost | Tortuga: B(A) buried Mummy, A Zapbot');
});

scene('R5.8, R7.3: a base destroyed sends buried cards to their real owners', (table) => {
  const t = table(`shows: R7.3, R10.3
    decks: 6 Howl | A: Volcanic Uprising | base deck: Jungle Oasis, Moot Site, Saloon
    Tortuga: A(B) buried Ghost, B buried Mummy | Workshop: B Ronin`);
  t.play('Volcanic Uprising').pick('destroy a base');
  t.expect('A discard: Volcanic Uprising | B discard: Ghost, Mummy');
  t.expect('bases: Workshop, Jungle Oasis, Moot Site');
});
