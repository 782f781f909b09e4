import { scene } from '../kit/scene.ts';

/** R10.85 in combinations: World Champs beside their models, and other names and factions. */

scene('Divas of two factions copy one action each, and have one name', (table) => {
  const t = table(
    `shows: R10.85, R10.54 | A: Augmentation | Tortuga: A Ghost, A Diva, A Diva (World Champs) | Jungle Oasis`,
  );
  t.play('Augmentation').pick('Ghost').pick('Diva').pick('Diva');
  t.expect('total at Tortuga: A 20');
});

scene('Mouse, Bird and Sausage: two Champs share a faction, a Champ and its model do not', (table) => {
  const t = table(`shows: R10.85 | A: Mouse, Bird and Sausage
    Tortuga: A Aramis, A Mummy (World Champs), A Calicoin (World Champs) | Jungle Oasis`);
  t.play('Mouse, Bird and Sausage').pick('Mummy').pick('Calicoin');
  t.expect('power: Aramis 4, Mummy 4, Calicoin 4');
});

scene('Annoying Alien names Divas of both factions at once', (table) => {
  const t = table(
    `shows: R10.85 | Tortuga: A Annoying Alien, B Diva, B Diva (World Champs), B Ghost | Jungle Oasis`,
  );
  t.use('Annoying Alien').pick('Diva');
  t.expect('total at Tortuga: A 2, B 4');
});

scene('Science Officer: a Diva of the other faction has no other name', (table) => {
  const t = table(
    `shows: R10.85 | A: Diva (World Champs), Spirit | Tortuga: A Science Officer, A Diva | Jungle Oasis`,
  );
  t.use('Science Officer').pick('Diva');
  t.offers('2 play Diva, play Spirit, play Spirit using Science Officer, pass');
});

scene('Montridge High: a Diva beside a Diva has no other name', (table) => {
  const t = table(`shows: R10.85 | A: Diva (World Champs) | Montridge High: A Diva | Jungle Oasis`);
  t.play('Diva', 'Montridge High');
  t.expect('question: play | counters: Diva 0');
});

scene('High-Speed Chase: the minion that Little Bo Peep keeps gets nothing', (table) => {
  const t = table(`shows: R3.6 | A: High-Speed Chase | Tortuga: A Ghost, B Little Bo Peep | Jungle Oasis`);
  t.play('High-Speed Chase', 'Tortuga').use('High-Speed Chase');
  t.expect('Tortuga: A Ghost, B Little Bo Peep | Jungle Oasis: A High-Speed Chase | power: Ghost 2');
});

scene('Fast as Lightning: Samurai-Chan returns and has not gone to the discard pile', (table) => {
  const t = table(`shows: R10.33 | A: Fast as Lightning, Time Loop, Natural Selection | A deck: Howl
    Tortuga: A Samurai-Chan (World Champs), A King Rex | Jungle Oasis`);
  t.play('Time Loop').pick('Fast as Lightning').pick('Samurai-Chan').play('Natural Selection');
  t.expect('A: Samurai-Chan | A deck: Howl | Tortuga: A King Rex');
});

scene('Eh? in another player’s turn answers Hello, Dolly!, the first action of its player', (table) => {
  const t = table(`shows: R10.84 | turn: B | B: Mystic Studies | B deck: 4 Howl | A deck: 4 Spirit
    A: Hello, Dolly!, Eh? (World Champs) | Tortuga: A Ghost | Jungle Oasis`);
  t.play('Mystic Studies').pick('Hello, Dolly!').pick('Eh?').pick('yes');
  t.expect('A: Eh?, 2 Spirit | power: Ghost 3');
});

scene('Akye the Turtle gives a card back to its owner, unseen by the third player', (table) => {
  const t = table(
    `shows: R9.4 | players: 3 | A: Akye the Turtle (World Champs), B Ghost | A deck: 2 Howl | Tortuga | Jungle Oasis`,
  );
  t.play('Akye the Turtle', 'Tortuga').pick('Ghost').pick('B');
  t.expect('B: Ghost | A: 2 Howl | C sees B: ?');
});
