import { scene } from '../kit/scene.ts';

scene('Bewitched goes on to another minion', (table) => {
  const t = table(`shows: Bewitched (World Champs) 1 | turn: B | B: Beam Up
    Jungle Oasis: A Ghost, B King Rex | Tortuga: B Captain Ahab [A Bewitched (World Champs)]`);
  t.expect('power: Captain Ahab 4');
  t.play('Beam Up').pick('Captain Ahab');
  t.expect('asked: A').offers('Ghost, King Rex').pick('King Rex');
  t.expect('Jungle Oasis: A Ghost, B King Rex [A Bewitched] | power: King Rex 9');
});

scene('Eh?: after the first action of your turn, and back to hand', (table) => {
  const t =
    table(`shows: Eh? (World Champs) 1 | A: Eh? (World Champs), Mystic Studies, Time Loop | A deck: 3 Howl
    Jungle Oasis: A Ghost | Tortuga`);
  t.offers('play Mystic Studies, play Time Loop, pass').play('Mystic Studies').pick('Eh?').pick('yes');
  t.expect('question: play | A: Eh?, Time Loop, 2 Howl | power: Ghost 3');
});

scene('Eh?: without a minion it can be taken back all the same', (table) => {
  const t = table(
    `shows: Eh? (World Champs) 1 | A: Eh? (World Champs), Mystic Studies | A deck: 3 Howl | Jungle Oasis | Tortuga`,
  );
  t.play('Mystic Studies').pick('Eh?').pick('no');
  t.expect('A: 2 Howl | A discard in any order: Mystic Studies, Eh?');
});

scene(
  'Fast as Lightning covers the clearing of a scored base, and what waits for the discard pile does not happen',
  (table) => {
    const t =
      table(`shows: Fast as Lightning (World Champs) 1 2 | A: Fast as Lightning (World Champs) | base deck: Tortuga
    decks: 6 Howl | Jungle Oasis: A King Rex, A Ghost, A Invader, B Samurai-Chan [A Upgrade] | Ninja Dojo`);
    t.play('Fast as Lightning').pick('Samurai-Chan').expect('power: Samurai-Chan 6').endTurn();
    t.expect(
      'B: Samurai-Chan | A discard in any order: Fast as Lightning, King Rex, Ghost, Invader, Upgrade',
    );
  },
);

scene('Fighting Spirit Prize: two cards, two counters on one or two', (table) => {
  const t = table(`shows: Fighting Spirit Prize (World Champs) 1 2 | A: Fighting Spirit Prize (World Champs)
    A deck: 3 Howl | Jungle Oasis: A Ghost, A Invader, B Ghost | Tortuga`);
  t.play('Fighting Spirit Prize').pick('A Ghost').pick('A Ghost');
  t.expect('A: 2 Howl | Jungle Oasis: A Ghost +2, A Invader, B Ghost');
});

scene('High-Speed Chase takes a minion along, which keeps its +3', (table) => {
  const t = table(`shows: High-Speed Chase (World Champs) 1 2 | A: Disenchant
    Jungle Oasis: A High-Speed Chase (World Champs), A Ghost, B Ghost | Tortuga`);
  t.use('High-Speed Chase');
  t.expect('Tortuga in any order: A High-Speed Chase, A Ghost | power: A Ghost 5').play('Disenchant');
  t.expect('power: A Ghost 5 | Tortuga: A Ghost');
});

scene('High-Speed Chase: it may go alone', (table) => {
  const t = table(`shows: High-Speed Chase (World Champs) 1 2
    Jungle Oasis: A High-Speed Chase (World Champs), B Ghost | Tortuga: A Ghost`);
  t.use('High-Speed Chase');
  t.expect('Tortuga in any order: A Ghost, A High-Speed Chase | power: A Ghost 2');
});

scene("It's Blitzin' Time!: 3 more power", (table) => {
  const t = table(`shows: It's Blitzin' Time! (World Champs) 1 | A: It's Blitzin' Time! (World Champs)
    Jungle Oasis: A Ghost, A Invader, B Ghost | Tortuga`);
  t.play("It's Blitzin' Time!").offers('Ghost, Invader').pick('Ghost');
  t.expect('power: A Ghost 5');
});

scene("It's Blitzin' Time!, current: 4 more power", (table) => {
  const t =
    table(`shows: It's Blitzin' Time! (World Champs) | printing: current | A: It's Blitzin' Time! (World Champs)
    Jungle Oasis: A Ghost | Tortuga`);
  t.play("It's Blitzin' Time!");
  t.expect('power: Ghost 6');
});

scene('Kaiju Conflict: two extra actions', (table) => {
  const t = table(
    `shows: Kaiju Conflict (World Champs) 1 | A: Kaiju Conflict (World Champs), Warbot, 3 Stomp | The Homeworld | Tortuga`,
  );
  t.play('Kaiju Conflict').play('Stomp', 'Tortuga').play('Warbot', 'Tortuga').play('Stomp', 'Tortuga');
  t.expect('A: Stomp | plays left: nothing');
});

scene('Mouse, Bird and Sausage: a Champ and its model are of two factions', (table) => {
  const t =
    table(`shows: Mouse, Bird and Sausage (World Champs) 1, R10.85 | A: Mouse, Bird and Sausage (World Champs)
    The Homeworld: A Calicoin (World Champs), A Calicoin, A Rainbow Girl (World Champs), B Tadpour | Tortuga`);
  t.play('Mouse, Bird and Sausage').pick('Rainbow Girl');
  t.offers('Calicoin').pick('Calicoin');
  t.expect('total at The Homeworld: A 10, B 2');
});

scene(
  'Shark Tattoo: a counter as it is played, and at the start of your turns if your minion is alone',
  (table) => {
    const t = table(`shows: Shark Tattoo (World Champs) 1 | A: Shark Tattoo (World Champs) | decks: 6 Howl
    The Homeworld: A Ghost, B Invader | Tortuga`);
    t.play('Shark Tattoo');
    t.expect('The Homeworld: A Ghost +1 [A Shark Tattoo], B Invader').endTurn();
    t.endTurn();
    t.expect('turn: A | The Homeworld: A Ghost +2 [A Shark Tattoo], B Invader');
  },
);

scene(
  'Smart Set-Up: on a minion of another player; a card for the first minion of each turn there',
  (table) => {
    const t =
      table(`shows: Smart Set-Up (World Champs) 1 | A: Smart Set-Up (World Champs), Captain Ahab, Warbot, Summon | decks: 6 Howl
    The Mothership: B Ghost, A Ghost | Tortuga`);
    t.play('Smart Set-Up').expect('The Mothership: B Ghost [A Smart Set-Up], A Ghost');
    t.play('Warbot', 'The Mothership');
    t.expect('A: Captain Ahab, Summon, Howl').endTurn();
    t.expect('A: Captain Ahab, Summon, 3 Howl');
  },
);
