import { scene } from '../kit/scene.ts';

/** R17 in combinations: whose card it is, what it takes along, and what counts as playing it. */

scene(
  'Lightning Strike takes over the counter of a Sidelined Girlfriend, who is paid all the same',
  (table) => {
    const t = table(`shows: R17.3 | from: start of turn
    A stasis: Sidelined Girlfriend 1, Lightning Strike 2 | Tortuga: A Ghost | Jungle Oasis`);
    t.pick('Sidelined Girlfriend').pick('use Lightning Strike').pick('yes').pick('Ghost');
    t.expect('phase: play | A stasis: Sidelined Girlfriend 0, Lightning Strike 2 | counters: Ghost 1');
  },
);

scene(
  'Time-Traveling Car: a card that the winner only controls lies before its owner, with what is on it',
  (table) => {
    const t = table(`shows: R17.1, R17.2 | from: score bases | decks: 6 Howl
    Time-Traveling Car: A 3 King Rex, A(B) Invader [A Upgrade] | Jungle Oasis | base deck: Tortuga`);
    t.pick('Invader');
    t.expect('turn: B | A stasis: nothing | B stasis: Invader 1 [A Upgrade]');
  },
);

scene('Kickboxbro comes out of stasis with what is stored under him, and can use it', (table) => {
  const t =
    table(`shows: R17.2, R16.2 | A stasis: Kickboxbro 0 [A stored Mystic Studies] | A deck: Ghost, Spirit
    Tortuga | Jungle Oasis`);
  t.play('Kickboxbro', 'Tortuga').use('Kickboxbro');
  t.expect('A: Ghost, Spirit | plays left: minion, action');
});

scene(
  'Lightning Strike with an extra action: no action is played, and six counters are worth five',
  (table) => {
    const t = table(`shows: R10.81 | A: Time Loop | A deck: Ghost | A stasis: Lightning Strike 6
    Tortuga: A Mumu Adams | Antarctic Base: A Invader`);
    t.play('Time Loop').pick().pick('no').use('Lightning Strike').pick('Antarctic Base');
    t.expect('breakpoint: Antarctic Base 19 | A: nothing | plays left: minion, action using Time Loop');
  },
);

for (const [taken, power] of [
  ['Ghost', 4],
  [undefined, 3],
] as const) {
  scene(
    `Black Trooper: the Girlfriend’s Special was used if a counter was placed (${taken ?? 'none'})`,
    (table) => {
      const t = table(`shows: R3.12 | from: start of turn | A stasis: Sidelined Girlfriend 1
      Tortuga: A Ghost | Jungle Oasis: A Black Trooper`);
      t.pick(...(taken === undefined ? [] : [taken]));
      t.expect(`phase: play | power: Black Trooper ${power}`);
    },
  );
}

scene('Big Base: what has no counters left stays until the round ends', (table) => {
  const t = table(`shows: R17.5, R14.3 | variant: big base | round: 1 | decks: 6 Howl
    A stasis: Ghost 0 | B stasis: Spirit 1 | Tortuga: A Invader | base deck: Workshop, Jungle Oasis`);
  t.endTurn();
  t.expect('turn: B | A stasis: Ghost 0 | B stasis: Spirit 0').endTurn();
  t.expect('A stasis: nothing | B stasis: nothing | A discard: Ghost | B discard: Spirit');
});

scene('99 MPH with another player’s card: it lies before that player, and ages there', (table) => {
  const t = table(
    `shows: R17.1, R9.4 | A: 99 MPH, B Ghost | A deck: Howl | B deck: 6 Howl | Tortuga | Jungle Oasis`,
  );
  t.play('99 MPH');
  t.expect('A stasis: nothing | B stasis: Ghost 2').endTurn();
  t.expect('B stasis: Ghost 1');
});

scene('Eliza: of two cards whose time is over only one is played', (table) => {
  const t = table(`shows: R17.4, R10.26 | A stasis: Ghost 0, Spirit 0 | Tortuga: B Eliza | Jungle Oasis`);
  t.play('Ghost', 'Jungle Oasis');
  t.expect('cannot play: Spirit');
});

scene('Dancing Penguin does not take the place of a card out of stasis', (table) => {
  const t = table(`shows: R10.87 | A: Dancing Penguin | A stasis: King Rex 0 | Tortuga | Jungle Oasis`);
  t.play('King Rex', 'Tortuga');
  t.expect('question: play | Tortuga: A King Rex');
});

scene('Alternate Present in another player’s turn', (table) => {
  const t = table(`shows: Alternate Present 1 | from: score bases | B: Green Trooper, Ghost | decks: 6 Howl
    Alternate Present: A 3 King Rex | Jungle Oasis | base deck: Tortuga`);
  t.pick('Green Trooper').pick('Ghost');
  // B's own turn has begun.
  t.expect('B stasis: Ghost 1');
});

scene('To Follow, or Not?: an Almanac of another player lies before its owner', (table) => {
  const t = table(
    `shows: R17.1 | A: To Follow, or Not? | A deck: Ghost | B discard: Future Almanac? | Tortuga | Jungle Oasis`,
  );
  t.play('To Follow, or Not?').pick('Future Almanac?');
  t.expect('A stasis: nothing | B stasis: Future Almanac? 3');
});

scene(
  'Back From the Future (current): A Wish for Wings That Work among the three is played at once',
  (table) => {
    const t = table(`shows: R10.88 | printing: current | A: Back From the Future
    A deck: A Wish for Wings That Work, Ghost, Howl, Spirit | Tortuga | Jungle Oasis`);
    t.play('Back From the Future').pick('A Wish for Wings That Work').pick('Tortuga').pick('Ghost');
    t.expect('Tortuga: A A Wish for Wings That Work | A stasis: Ghost 2 | A deck: Howl, Spirit');
  },
);
