import { scene } from '../kit/scene.ts';

scene('Secret Agent: whoever else plays an action discards a card afterwards', (table) => {
  const t = table(
    `shows: Secret Agent 2 | A: Mystic Studies, Ghost | A deck: 2 Howl | Tortuga: B Secret Agent | Jungle Oasis`,
  );
  t.play('Mystic Studies');
  t.offers('Ghost, Howl, Howl');
  t.pick('Ghost');
  t.expect('A: 2 Howl | A discard in any order: Mystic Studies, Ghost');
});

scene('Secret Agent: with an empty hand nothing happens', (table) => {
  const t = table(`shows: Secret Agent 2 | A: Upgrade | Tortuga: B Secret Agent | Jungle Oasis`);
  t.play('Upgrade');
  t.expect('question: play | Tortuga: B Secret Agent [A Upgrade]');
});

scene('Secret Agent: even if that very action has destroyed it, and its own player pays nothing', (table) => {
  const t = table(
    `shows: Secret Agent 1 | A: Natural Selection, Ghost | B: Howl | Tortuga: A King Rex, B Secret Agent | Jungle Oasis`,
  );
  t.play('Natural Selection');
  t.expect('A: nothing | B: Howl | B discard: Secret Agent');
});

scene('Mole: any action of the hand before its base scores', (table) => {
  const t =
    table(`shows: Mole 1 2 | from: score bases | A: Mystic Studies, Upgrade, Ghost | A deck: 6 Howl | B deck: 4 Howl | base deck: Workshop
    Jungle Oasis: A Mole, A King Rex +3 | Tortuga`);
  t.offers('Mystic Studies, Upgrade');
  t.pick('Mystic Studies');
  t.expect('A: Upgrade, Ghost, 4 Howl | A discard in any order: Mystic Studies, Mole, King Rex');
});

scene('Mole: each one once, and a ban on actions holds', (table) => {
  const t =
    table(`shows: Mole 2, Mindraker 1 | from: score bases | A: Mystic Studies | decks: 6 Howl | base deck: Workshop
    Jungle Oasis: B Mindraker, A Mole, A Mole, A King Rex | Tortuga`);
  t.expect('A: Mystic Studies, 2 Howl | Workshop: nothing');
});

scene('Mole, current printing: as a Special, an extra action', (table) => {
  const t =
    table(`shows: Mole 1 | printing: current | from: score bases | A: Mystic Studies | A deck: 6 Howl | B deck: 4 Howl | base deck: Workshop
    Jungle Oasis: A Mole, A King Rex +3 | Tortuga`);
  t.pick('Mystic Studies');
  t.expect('A: 4 Howl');
});

scene('Operative: the top cards of all decks, each to its top or bottom', (table) => {
  const t = table(
    `shows: Operative 1 | A: Operative | A deck: Ghost, Howl | B deck: Spirit, Howl | Tortuga | Jungle Oasis`,
  );
  t.play('Operative', 'Tortuga');
  t.pick('top').pick('bottom');
  t.expect('A deck: Ghost, Howl | B deck: Howl, Spirit | B sees A deck: Ghost, ?');
});

scene(
  'Operative, current printing: two cards of one end of your deck, one of which may be buried',
  (table) => {
    const t = table(
      `shows: Operative 1 | printing: current | A: Operative | A deck: Ghost, Howl, Spirit, Warbot | Tortuga | Jungle Oasis`,
    );
    t.play('Operative', 'Tortuga').pick('bottom').pick('Spirit').pick('Jungle Oasis');
    t.expect('A deck: Ghost, Howl, Warbot | Jungle Oasis: A buried Spirit | B sees Jungle Oasis: A buried ?');
  },
);

scene('R7.1: whoever knew both cards does not know which of them is buried', (table) => {
  const t = table(
    `shows: Operative 1 | printing: current | A: Informant | A deck: 6 Howl | B: Operative | B deck: Ghost, Howl, Spirit, Warbot | Tortuga | Jungle Oasis`,
  );
  t.play('Informant', 'Tortuga').pick('another deck');
  t.expect('A sees B deck: Ghost, Howl, Spirit, ?');
  t.endTurn();
  t.play('Operative', 'Tortuga').pick('top').pick('Ghost').pick('Jungle Oasis');
  t.expect('A sees Jungle Oasis: B buried ? | A sees B deck: ?, Spirit, ? | B deck: Howl, Spirit, Warbot');
});

scene('Spy: three cards to the top and the bottom, unseen by others', (table) => {
  const t = table(`shows: Spy 1 | A: Spy | A deck: Ghost, Howl, Spirit, Warbot | Tortuga | Jungle Oasis`);
  t.play('Spy', 'Tortuga').pick('Howl', 'Ghost').pick('Ghost', 'Howl');
  t.expect('A deck: Spirit, Warbot, Ghost, Howl | B sees A deck: 4 ?');
});

scene('Informant: another deck goes back in the same order', (table) => {
  const t = table(
    `shows: Spy 1 | printing: current | players: 3 | A: Informant | A deck: 3 Howl | B deck: Ghost, Howl, Spirit, Warbot | Tortuga | Jungle Oasis`,
  );
  t.play('Informant', 'Tortuga').pick('another deck').pick('B');
  t.expect(
    'B deck: Ghost, Howl, Spirit, Warbot | A sees B deck: Ghost, Howl, Spirit, ? | C sees B deck: 4 ?',
  );
});

scene('Informant: the base deck as well', (table) => {
  const t = table(
    `shows: Spy 1 | printing: current | A: Informant | A deck: 3 Howl | base deck: Workshop, Temple of Goju, Haunted House | Tortuga | Jungle Oasis`,
  );
  t.play('Informant', 'Tortuga').pick('base deck');
  t.expect('base deck: Workshop, Temple of Goju, Haunted House');
});

scene('Discards Are Forever: everybody, as far as the first minion', (table) => {
  const t = table(
    `shows: Discards Are Forever 1 | A: Discards Are Forever | A deck: Howl, Ghost, Spirit | B deck: Howl, Upgrade | Tortuga | Jungle Oasis`,
  );
  t.play('Discards Are Forever');
  t.expect('A deck: Spirit | B deck: nothing | B discard: Howl, Upgrade');
});

scene('Discards Are Forever, current printing: others only, and one of yours comes back', (table) => {
  const t =
    table(`shows: Discards Are Forever 1 | printing: current | A: Discards Are Forever | A deck: Howl | A discard: King Rex, Warbot, Ghost
    B deck: Howl, Warbot, Spirit | Tortuga | Jungle Oasis`);
  t.play('Discards Are Forever');
  t.offers('Warbot, Ghost');
  t.pick('Warbot');
  t.expect('A deck: Warbot, Howl | B deck: 2 cards | B discard: Warbot');
});

scene('For My Eyes Only: as many as there are', (table) => {
  const t = table(
    `shows: For My Eyes Only 1 | A: For My Eyes Only | A deck: Ghost, Howl | Tortuga | Jungle Oasis`,
  );
  t.play('For My Eyes Only').pick('Howl');
  t.expect('A deck: Ghost, Howl');
});

scene('From Q With Love: any two of the hand', (table) => {
  const t = table(
    `shows: From Q With Love 1 | A: From Q With Love, Ghost | A deck: Howl, Upgrade, Spirit, Warbot | Tortuga | Jungle Oasis`,
  );
  t.play('From Q With Love').pick('Ghost', 'Upgrade');
  t.expect('A: Howl, Spirit');
});

scene('From Q With Love, current printing: a card drawn just now may pay for an extra play', (table) => {
  const t = table(
    `shows: From Q With Love 1 | printing: current | A: From Q With Love, Ghost | A deck: Howl, Upgrade | Tortuga | Jungle Oasis`,
  );
  t.play('From Q With Love').pick('Howl').pick('extra minion');
  t.expect('A: Ghost, Upgrade | A discard in any order: Howl, From Q With Love');
});

scene('Live and Let Chum: any minion of power 3 or less there', (table) => {
  const t =
    table(`shows: Live and Let Chum 1 | from: score bases | A: Live and Let Chum | decks: 4 Howl | base deck: Workshop
    Jungle Oasis: B King Rex +3, B Spirit, B Warbot, A Ghost | Tortuga`);
  t.pick('Live and Let Chum');
  t.offers('Spirit, Ghost');
  t.pick('Spirit');
  t.expect('vp: A 0, B 2');
});

scene('Live and Let Chum, current printing: power 4', (table) => {
  const t =
    table(`shows: Live and Let Chum 1 | printing: current | from: score bases | A: Live and Let Chum | decks: 4 Howl | base deck: Workshop
    Jungle Oasis: B King Rex +3, B Archmage, A Ghost | Tortuga`);
  t.pick('Live and Let Chum');
  t.offers('Archmage, Ghost');
  t.pick('Archmage');
});

scene('Mindraker: no actions of others, anywhere, while that base scores', (table) => {
  const t =
    table(`shows: Mindraker 1 | turn: B | from: score bases | A: Live and Let Chum | B: Live and Let Chum | decks: 4 Howl | base deck: Workshop
    Jungle Oasis: B Mindraker, B King Rex +3, A Ghost, A Spirit | Tortuga`);
  t.expect('asked: B');
  t.pick('Live and Let Chum').pick('Spirit');
  t.expect('A: Live and Let Chum | Workshop: nothing');
});

scene(
  'Mindraker, current printing: hands and buried cards, a card and an extra action; they may be mixed afterwards',
  (table) => {
    const t = table(`shows: Mindraker 1 | printing: current | A: Mindraker | A deck: Howl | B: Ghost, Spirit
    Tortuga: B buried Mummy, B buried Warbot | Jungle Oasis`);
    t.play('Mindraker').pick('buried 1 @ Tortuga');
    t.expect('asked: B | A sees B: Ghost, Spirit | A sees Tortuga: B buried Mummy, B buried ?');
    t.pick('yes');
    t.expect('A: Howl | A sees Tortuga: B buried ?, B buried ? | plays left: minion, action using Mindraker');
  },
);

scene('Permit to Kill: two cards of each other deck, without the minions', (table) => {
  const t = table(
    `shows: Permit to Kill 1 | A: Permit to Kill | A deck: Ghost | B deck: Howl, Ghost, Spirit | Tortuga | Jungle Oasis`,
  );
  t.play('Permit to Kill');
  t.expect('B deck: Howl, Spirit | B discard: Ghost | A deck: Ghost');
});

scene('Permit to Kill, current printing: two counters for each minion of one of them', (table) => {
  const t = table(
    `shows: Permit to Kill 1 | printing: current | A: Permit to Kill | B deck: Warbot, Ghost, Spirit | Tortuga: A King Rex | Jungle Oasis`,
  );
  t.play('Permit to Kill');
  t.expect('counters: King Rex 4 | B discard in any order: Warbot, Ghost');
});

scene('The Base Is Not Enough: yours for the scoring, and cleared away to its owner', (table) => {
  const t =
    table(`shows: The Base Is Not Enough 1 | from: score bases | A: The Base Is Not Enough | decks: 4 Howl | base deck: Workshop
    Jungle Oasis: B King Rex, B Warbot, A Ghost +3 | Tortuga`);
  t.pick('The Base Is Not Enough');
  t.expect('B discard in any order: King Rex, Warbot | vp: A 2, B 0');
});

scene('The Base Is Not Enough: what is still in play goes back at the end of the turn', (table) => {
  const t =
    table(`shows: The Base Is Not Enough 1 | printing: current | from: score bases | A: The Base Is Not Enough | decks: 4 Howl | base deck: Workshop
    Jungle Oasis: B King Rex +4, B First Mate, A Warbot +1 | Tortuga`);
  t.pick('The Base Is Not Enough');
  t.expect('asked: A');
  t.pick('Tortuga');
  t.expect('Tortuga: B First Mate | turn: B');
});

scene('The Spy Who Ditched Me: a minion of each other hand, or the proof that there is none', (table) => {
  const t = table(
    `shows: The Spy Who Ditched Me 1 | players: 3 | A: The Spy Who Ditched Me | B: Ghost, Spirit, Howl | C: Howl, Upgrade | Tortuga | Jungle Oasis`,
  );
  t.play('The Spy Who Ditched Me');
  t.expect('asked: B');
  t.offers('Ghost, Spirit');
  t.pick('Ghost');
  t.expect('B: Spirit, Howl | A sees C: Howl, Upgrade | A sees B: 2 ?');
});

scene('The Spy Who Ditched Me, current printing: counters, unless all lost a strong one', (table) => {
  const t = table(
    `shows: The Spy Who Ditched Me 1 | printing: current | A: The Spy Who Ditched Me | B: Ghost | Tortuga: A King Rex, A Warbot | Jungle Oasis`,
  );
  t.play('The Spy Who Ditched Me');
  t.expect('counters: King Rex 1, Warbot 1 | B discard: Ghost');
});

scene('The Spy Who Ditched Me, current printing: none if all did', (table) => {
  const t = table(
    `shows: The Spy Who Ditched Me 1 | printing: current | A: The Spy Who Ditched Me | B: Warbot | Tortuga: A King Rex | Jungle Oasis`,
  );
  t.play('The Spy Who Ditched Me');
  t.expect('counters: King Rex 0');
});

scene('Moon Zero Three: in place of the action play, and then it looks at a hand', (table) => {
  const t = table(
    `shows: Moon Zero Three 2 | printing: current | A titans: Moon Zero Three | A: Howl | B: Ghost, Spirit | Tortuga: B Warbot | Jungle Oasis`,
  );
  t.use('Moon Zero Three').pick('Tortuga');
  t.expect('Tortuga: B Warbot, A Moon Zero Three | A sees B: Ghost, Spirit | plays left: minion');
});

scene('Moon Zero Three: no hand is seen where nobody else has a minion', (table) => {
  const t = table(
    `shows: Moon Zero Three 2 | printing: current | A titans: Moon Zero Three | B: Ghost | Tortuga: B Warbot | Jungle Oasis`,
  );
  t.use('Moon Zero Three').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A Moon Zero Three | A sees B: ?');
});

scene('Moon Zero Three: not while you control another titan', (table) => {
  const t = table(
    `shows: Moon Zero Three 1 | printing: current | A titans: Moon Zero Three | A: Howl | B: Ghost | Tortuga: B Warbot, A Killer Kudzu | Jungle Oasis`,
  );
  t.expect('cannot use: Moon Zero Three | A sees B: ?');
});

scene('Moon Zero Three: one counter each time somebody else discards, however many', (table) => {
  const t = table(
    `shows: Moon Zero Three 3 | printing: current | A: Permit to Kill | B deck: Warbot, Ghost, Spirit | Tortuga: A Moon Zero Three | Jungle Oasis`,
  );
  t.play('Permit to Kill').pick('yes');
  t.expect('counters: Moon Zero Three 1');
});

scene('Moon Zero Three: its talent reads the base deck, too', (table) => {
  const t = table(
    `shows: Moon Zero Three 4 | base deck: Workshop, Temple of Goju | Tortuga: A Moon Zero Three | Jungle Oasis`,
  );
  t.use('Moon Zero Three').pick('bottom');
  t.expect('base deck: Temple of Goju, Workshop');
});

scene(
  'Moon Zero Three, original printing: in place of the minion play, away from others, and it grows when decks are read',
  (table) => {
    const t = table(
      `shows: Moon Zero Three | A titans: Moon Zero Three | A: For My Eyes Only | A deck: Howl | Tortuga: B Warbot | Jungle Oasis: A Ghost`,
    );
    t.use('Moon Zero Three');
    t.expect('Jungle Oasis: A Ghost, A Moon Zero Three | plays left: action');
    t.play('For My Eyes Only').pick('top');
    t.expect('counters: Moon Zero Three 1');
  },
);
