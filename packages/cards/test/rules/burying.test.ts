import { scene } from '../kit/scene.ts';

scene('R7.1: without an ability that says so nothing can be buried', (table) => {
  const t = table(`shows: R7.1 | A: Mummy, Ancient Curse | A deck: 6 Ghost
    Tortuga: B Spirit | Jungle Oasis`);
  t.offers('play Mummy, play Ancient Curse, pass');
});

scene('R7.1: a card buried from hand lies face down, and only its player knows it', (table) => {
  const t = table(`shows: R7.1, R7.2 | A: Mummy, Ghost | A deck: 6 Ghost
    Pyramids: B buried Spirit | Jungle Oasis`);
  t.use('Pyramids').pick('Mummy');
  t.expect('A sees Pyramids: B buried ?, A buried Mummy');
  t.expect('B sees Pyramids: B buried Spirit, A buried ?');
});

scene('R7.1: a card that the others have seen in hand is not recognized when it is buried', (table) => {
  const t = table(`shows: R7.1 | decks: 6 Ghost | A: Gunfighter, Mummy, Haunting
    Pyramids: B Deputy | Jungle Oasis`);
  // The Mummy is laid as a dueling card, shown, and comes back.
  t.play('Gunfighter', 'Pyramids').pick('Deputy').pick('Mummy');
  t.expect('B sees A in any order: ?, Mummy');
  t.use('Pyramids').pick('Mummy');
  t.expect('B sees Pyramids: A Gunfighter, A buried ? | B sees A: ?');
});

scene('R7.1: a card that buries itself has been shown to all', (table) => {
  const t = table('shows: R7.1 | A: Tomb Trap | A deck: 6 Ghost | Tortuga | Jungle Oasis');
  t.play('Tomb Trap').pick('Tortuga');
  t.expect('B sees Tortuga: A buried Tomb Trap');
});

scene('R7.1: whoever chooses among the buried cards of others chooses by place, face down', (table) => {
  const t = table(`shows: R7.1 | players: 3 | turn: B | A deck: 6 Ghost | B: Ransack | B deck: 6 Ghost
    Pyramids: A buried Mummy, C buried Ghost, A buried Spirit | Tortuga: A buried Ancient Curse`);
  t.play('Ransack');
  t.offers('buried 1 @ Pyramids, buried 2 @ Pyramids, buried 3 @ Pyramids, buried @ Tortuga');
  t.expect('B sees Pyramids: A buried ?, C buried ?, A buried ? | B sees Tortuga: A buried ?');
  t.pick('buried 3 @ Pyramids');
  t.expect('B: Spirit | A sees B: Spirit | C sees B: ?');
  // Choosing has shown nothing else.
  t.expect('B sees Pyramids: A buried ?, C buried ?');
});

scene(
  'R7.1: what one knows already one still sees: one’s own cards, and cards seen being buried',
  (table) => {
    const t = table(`shows: R7.1 | decks: 6 Ghost | A: Tomb Trap | B: Ransack
      Tortuga: A buried Mummy, B buried Ghost | Jungle Oasis`);
    t.play('Tomb Trap').pick('Tortuga');
    t.endTurn().pick('pass');
    t.play('Ransack');
    t.offers('buried 1 @ Tortuga, Ghost, Tomb Trap').pick('Tomb Trap');
    t.expect('B: Tomb Trap');
  },
);

scene('R7.1: a place is a place: it is the same one after another card has moved away', (table) => {
  const t = table(`shows: R7.1 | decks: 6 Ghost | A: Stagecoach | B: Ransack
    Tortuga: A buried Mummy, A buried Spirit | Jungle Oasis: A buried Ghost`);
  t.play('Stagecoach').pick('Tortuga').pick('Mummy');
  t.endTurn();
  t.play('Ransack');
  t.offers('buried @ Tortuga, buried 1 @ Jungle Oasis, buried 2 @ Jungle Oasis');
  t.pick('buried 2 @ Jungle Oasis');
  t.expect('B: Mummy');
});

scene('R7.2: a buried card is no minion and no action; only effects on cards touch it', (table) => {
  const t = table(`shows: R7.2 | A: Bear Necessities, Gunfighter | A deck: 6 Ghost
    Tortuga: B buried Gold Strike, B buried Spirit, A buried Spirit | Jungle Oasis: B Sleep Spores`);
  // The only action in play.
  t.play('Bear Necessities');
  t.expect('B discard: Sleep Spores');
  // Nobody to duel.
  t.play('Gunfighter', 'Tortuga');
  t.expect('question: play');
});

scene('R7.2: cards of your own that are buried can be relocated as cards', (table) => {
  const t = table(`shows: R7.2 | A: Stagecoach | A deck: 6 Ghost
    Tortuga: A(B) buried Spirit, B(A) buried Spirit | Jungle Oasis`);
  t.play('Stagecoach');
  // Whoever buried it controls it.
  t.offers('Spirit').pick('Spirit');
  t.expect('Jungle Oasis: A(B) buried Spirit');
});

scene('R7.2: the abilities of a buried card do nothing', (table) => {
  const t = table(`shows: R7.2 | A: Gunfighter | A deck: 6 Ghost
    Tortuga: B Mummy, B buried General Ivan, A buried Pinkerton, A buried Gold Strike | Jungle Oasis`);
  t.play('Gunfighter', 'Tortuga').pick('Mummy');
  // No counter, no shelter, no card.
  t.expect('B discard: Mummy | counters: Gunfighter 0 | A: nothing');
});

scene(
  'R7.3: buried cards have no power and give no presence; when the base scores they are discarded',
  (table) => {
    const t = table(`shows: R7.3, R10.3 | players: 3 | from: score bases
      decks: 6 Ghost | base deck: Tortuga | Temple of Goju: A 3 buried General Ivan
      Field of Honor: A 3 Weed Eater, C Spirit, B(A) buried Mummy +3 [B Ancient Curse], B buried General Ivan`);
    // Field of Honor had 18; the Temple has nothing that counts.
    t.expect('bases: Temple of Goju, Tortuga | total at Temple of Goju: A 0 | vp: A 3, C 2, B 0');
    // Each to its real owner, whoever had buried it.
    t.expect('A discard: Mummy, 3 Weed Eater | B discard: Ancient Curse, General Ivan');
  },
);

scene('R7.4: at the start of the turn one card may be uncovered, and no more than one', (table) => {
  const t = table(`shows: R7.4 | from: start of turn | A deck: 6 Ghost
    Tortuga: A buried Spirit, B buried Spirit, A buried Mummy | Jungle Oasis`);
  t.offers('uncover Spirit, uncover Mummy, pass').pick('uncover Mummy');
  t.expect('question: play | phase: play | Tortuga: A buried Spirit, B buried Spirit, A Mummy');
});

scene('R7.4: uncovering is optional', (table) => {
  const t = table(`shows: R7.4 | from: start of turn | A deck: 6 Ghost
    Tortuga: A buried Spirit | Jungle Oasis`);
  t.pass();
  t.expect('Tortuga: A buried Spirit');
});

scene(
  'R7.4: among the other things of the start of the turn, in the order that the player likes',
  (table) => {
    const t = table(`shows: R7.4 | from: start of turn | A deck: 6 Ghost
      Tortuga: A buried Tomb Trap, B Ghost [A Choking Vines], B Spirit | Jungle Oasis`);
    t.offers('use Choking Vines, uncover Tomb Trap').pick('uncover Tomb Trap').pick('Ghost');
    // The Vines went with their minion.
    t.expect('question: play | A discard: Choking Vines, Tomb Trap');
  },
);

scene('R7.4: what comes into play by uncovering may still act in the same phase', (table) => {
  const t = table(`shows: R7.4 | from: start of turn | A deck: Spirit, 6 Ghost
    Tortuga: A buried Choking Vines, B Ghost, A buried Mummy | Jungle Oasis: B Spirit`);
  t.pick('uncover Choking Vines');
  // On a minion of that base only; and it is the start of A's turn.
  t.expect('B discard: Ghost | question: play');
});

scene('R7.4: an uncovered action goes onto a minion at that base', (table) => {
  const t = table(`shows: R7.4 | from: start of turn | A deck: 6 Ghost
    Tortuga: A buried Ancient Curse, B Ghost, B Sheriff | Jungle Oasis: B Spirit`);
  t.pick('uncover Ancient Curse');
  t.expect('question: where');
  t.offers('Ghost, Sheriff').pick('Sheriff');
  t.expect('Tortuga: B Ghost, B Sheriff [A Ancient Curse]');
});

scene('R7.4: an uncovered action goes onto that base', (table) => {
  const t = table(`shows: R7.4 | from: start of turn | A deck: 6 Ghost
    Tortuga: A buried Gold Strike | Jungle Oasis`);
  t.pick('uncover Gold Strike');
  t.expect('Tortuga: A Gold Strike');
});

scene('R7.4: an uncovered standard action is resolved and discarded', (table) => {
  const t = table(`shows: R7.4 | from: start of turn | A deck: 6 Ghost
    Tortuga: A buried Shady Deal | Jungle Oasis`);
  t.pick('uncover Shady Deal');
  t.expect('vp: A 1 | A discard: Shady Deal | Tortuga: nothing');
});

scene(
  'R7.4: an extra minion that an uncovered card gives at the start of the turn comes at once or never',
  (table) => {
    const t = table(`shows: R7.4, R3.5 | from: start of turn | A: Mummy, Spirit | A deck: 6 Ghost
      Tortuga: A buried Insta-Grow | Jungle Oasis`);
    t.pick('uncover Insta-Grow');
    t.offers('Mummy, Spirit').pick();
    t.play('Mummy', 'Tortuga');
    t.expect('cannot play: Spirit');
  },
);

/** A Gunfighter that loses is destroyed by its own player, who may bury it at Castle Blood. */

scene(
  'R7.4: an uncovered card cannot be buried again before its uncovering is resolved, by whatever there is',
  (table) => {
    const t = table(`shows: Castle Blood, R7.4 | printing: current | from: start of turn | A deck: 6 Ghost
      Tortuga: A buried Gunfighter, B King Rex | Castle Blood | Jungle Oasis`);
    t.pick('uncover Gunfighter').pick('King Rex');
    t.expect('A discard: Gunfighter');
    // Castle Blood cannot bury it, and A is not asked.
    t.expect('phase: play | Castle Blood: nothing');
  },
);

scene('R7.4: the same card, played from hand, can be buried', (table) => {
  const t = table(`shows: Castle Blood, R7.4 | printing: current | A: Gunfighter | A deck: 6 Ghost
    Tortuga: A buried Gunfighter, B King Rex | Castle Blood | Jungle Oasis`);
  t.play('Gunfighter', 'Tortuga').pick('King Rex').pick('yes');
  t.expect('Castle Blood: A buried Gunfighter');
});

scene('R7.4: nor before what its being played has triggered is resolved', (table) => {
  const t = table(`shows: Castle Blood, R7.4 | printing: current | from: start of turn | A deck: 6 Ghost
    So-So Corral: A buried Steam Man, B King Rex | Castle Blood | Jungle Oasis`);
  t.pick('uncover Steam Man').pick('King Rex');
  t.expect('A discard: Steam Man | phase: play | Castle Blood: nothing');
});

scene('R7.4: a Fledgling Vampire that was uncovered cannot answer from the discard pile either', (table) => {
  const t = table(`shows: Fledgling Vampire, R7.4 | printing: current | from: start of turn
    A deck: 6 Ghost | So-So Corral: A buried Fledgling Vampire, B Gunfighter | Jungle Oasis`);
  t.pick('uncover Fledgling Vampire').pick('Gunfighter');
  t.expect('A discard: Fledgling Vampire | B discard: Gunfighter | phase: play');
});

scene('R7.4: when all that is resolved it can be buried, in the same turn', (table) => {
  const t = table(`shows: Castle Blood, R7.4 | printing: current | from: start of turn
    A: Gunfighter, Powderkeg | A deck: 6 Ghost
    Tortuga: A buried Gunfighter | Castle Blood | Jungle Oasis`);
  t.pick('uncover Gunfighter');
  t.play('Powderkeg').pick('yes');
  t.expect('Castle Blood: A buried Gunfighter');
});

scene('R7.4: what can only be played before a base scores is discarded at another time', (table) => {
  const t = table(`shows: R7.4, R10.3 | from: start of turn | decks: 6 Ghost
    Tortuga: A(B) buried Dynamite Surprise, A Ghost, B Sheriff | Jungle Oasis`);
  t.pick('uncover Dynamite Surprise');
  t.expect('question: play | B discard: Dynamite Surprise | Tortuga: A Ghost, B Sheriff');
});

scene('R7.4: a minion that cannot be played at that base is discarded', (table) => {
  const t = table(`shows: R7.4 | from: start of turn | A deck: 6 Ghost
    Tsar's Palace: A buried Mummy, A buried Spirit | Jungle Oasis`);
  t.pick('uncover Mummy');
  t.expect("A discard: Mummy | Tsar's Palace: A buried Spirit | Jungle Oasis: nothing");
});

scene('R7.4: counters and cards on it are discarded first', (table) => {
  const t = table(`shows: R7.4 | from: start of turn | A deck: 6 Ghost
    Tortuga: A buried Steam Man +2 [B Ancient Curse] | Jungle Oasis`);
  t.pick('uncover Steam Man');
  t.expect('Tortuga: A Steam Man | B discard: Ancient Curse');
});

scene('R7.4: it is not buried again by its own words', (table) => {
  const t = table(`shows: R7.4 | from: start of turn | A deck: 6 Ghost
    Tortuga: A buried Tomb Trap | Jungle Oasis`);
  t.pick('uncover Tomb Trap');
  t.expect('question: play | A discard: Tomb Trap');
});

scene('A Mummy that is buried at a base that scores next goes to the discard pile with it', (table) => {
  const t = table(`shows: R7.3 | from: score bases
    decks: 6 Ghost | base deck: The Mothership, Tsar's Palace
    Jungle Oasis: A Mummy, B 2 Weed Eater | Field of Honor: B 2 Weed Eater, A Weed Eater, A Spirit
    Tortuga`);
  t.pick('Jungle Oasis');
  t.offers('Field of Honor, Tortuga').pick('Field of Honor');
  // That one scored too: face down, the Mummy could not bury itself a second time.
  t.expect("bases: The Mothership, Tsar's Palace, Tortuga | A discard: Mummy, Spirit, Weed Eater");
  t.expect('asked: B');
});
