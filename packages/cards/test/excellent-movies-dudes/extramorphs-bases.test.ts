import { scene } from '../kit/scene.ts';

scene('Ancient Crashed Ship: a minion from a discard pile gets a counter, one from hand none', (table) => {
  const t = table(`shows: Ancient Crashed Ship 1 | A: They Keep Coming, Invader | A discard: Ghost
    Ancient Crashed Ship | Tortuga`);
  t.play('Invader', 'Ancient Crashed Ship');
  t.play('They Keep Coming').pick('Ghost').pick('Ancient Crashed Ship');
  t.expect('Ancient Crashed Ship: A Invader, A Ghost +1');
});

scene('Ancient Crashed Ship: off the top of a deck, after what the minion does as it is played', (table) => {
  const t = table(`shows: Ancient Crashed Ship 1 | A: Game Over, Dude! | A deck: Extradrone, Howl
    Ancient Crashed Ship: B Ghost | Tortuga`);
  t.play('Game Over, Dude!').pick('Ancient Crashed Ship').pick('3').pick('Ghost').pick('yes');
  t.expect('Tortuga: B Ghost, A Extradrone +2');
});

scene('Ancient Crashed Ship: an uncovered minion gets a counter, too', (table) => {
  const t = table(`shows: Ancient Crashed Ship 1 | from: start of turn
    Ancient Crashed Ship: A buried Ghost | Tortuga`);
  t.pick('uncover Ghost');
  t.expect('Ancient Crashed Ship: A Ghost +1');
});

scene('Ancient Crashed Ship: a minion out of stasis, or out of storage, gets a counter', (table) => {
  const t = table(`shows: Ancient Crashed Ship 1, R17.4
    A stasis: Captain Ahab 0, Help From the Past 0 [A stored Invader] | Ancient Crashed Ship | Tortuga`);
  t.play('Captain Ahab', 'Ancient Crashed Ship');
  t.play('Help From the Past').pick('Invader').pick('Ancient Crashed Ship');
  t.expect('Ancient Crashed Ship: A Captain Ahab +1, A Invader +1');
});

scene('Brood Hive: whoever has a minion here may hatch one, the current player last', (table) => {
  const t = table(`shows: Brood Hive 1 | players: 3 | from: score bases | base deck: Workshop
    A deck: Howl, Ghost, 4 Howl | B deck: Invader, 4 Howl | C deck: 5 Spirit
    Brood Hive: A King Rex +14, B Ghost | Tortuga: C Ghost`);
  t.expect('asked: B').pick('yes');
  t.expect('asked: A | Brood Hive: A King Rex +14, B Ghost, B Invader').pick('no');
  // Invader brings 1 VP besides.
  t.expect('vp: A 4, B 3, C 0');
});

scene('Brood Hive looks who has a minion as the turn comes to them', (table) => {
  const t = table(`shows: Brood Hive 1, R9.14 | from: score bases | base deck: Workshop | A deck: 5 Howl
    B deck: Alien Life Form, 4 Howl | Brood Hive: A Captain Ahab, B King Rex +14 | Tortuga`);
  t.pick('yes').pick('Captain Ahab');
  t.expect('vp: A 0, B 4');
});
