import { scene } from '../kit/scene.ts';

scene('USS Banner: one small extra minion in each of your turns goes on top of your deck', (table) => {
  const t = table(`shows: USS Banner 1 | decks: 9 Howl | A: Captain Ahab, Invader, Warbot, Dinghy
    USS Banner: A Pirate King | Tortuga`);
  t.expect('breakpoint: USS Banner 20');
  t.play('Warbot', 'Tortuga');
  t.play('Captain Ahab', 'USS Banner');
  t.expect('can play: Dinghy');
  t.play('Dinghy').pick('Captain Ahab');
  t.endTurn();
  t.expect('Tortuga: A Warbot | A deck: Captain Ahab, ...');
});

scene('USS Banner: each player in their own turn; a regular minion stays', (table) => {
  const t = table(`shows: USS Banner 1 | decks: 9 Howl | A: Captain Ahab | B: Captain Ahab, Invader
    USS Banner | Tortuga`);
  t.play('Captain Ahab', 'USS Banner');
  t.endTurn();
  t.play('Invader', 'USS Banner');
  t.play('Captain Ahab', 'USS Banner');
  t.endTurn();
  t.expect('B deck: Captain Ahab, ... | USS Banner: A Captain Ahab, B Invader');
});

scene('USS Banner: a minion that has left meanwhile, and come back, stays', (table) => {
  const t = table(
    `shows: USS Banner 1, R10.11 | decks: 9 Howl | A: Captain Ahab, Beam Up | USS Banner | Tortuga`,
  );
  t.play('Captain Ahab', 'USS Banner', 'USS Banner');
  t.play('Beam Up');
  t.play('Captain Ahab', 'Tortuga');
  t.endTurn();
  t.expect('Tortuga: A Captain Ahab');
});

scene("G.I. Gerald's Base: draw, then put one away, unseen; once when taken", (table) => {
  const t = table(`shows: G.I. Gerald's Base 1 | A: Captain Ahab, Invader, Warbot, Summon, Time Loop
    A deck: Howl, 5 Zeppelin | G.I. Gerald's Base | Tortuga`);
  t.expect("breakpoint: G.I. Gerald's Base 22");
  t.play('Time Loop').play('Summon');
  t.play('Invader', "G.I. Gerald's Base").pick('no');
  t.play('Warbot', "G.I. Gerald's Base").pick('yes');
  t.expect('picks: 1').offers('Captain Ahab, Howl').pick('Howl');
  t.expect('A: Captain Ahab | A deck: 5 Zeppelin, Howl | B sees A deck: 6 ?');
});

scene("G.I. Gerald's Base: once for each player in a turn", (table) => {
  const t = table(`shows: G.I. Gerald's Base 1 | A: Captain Ahab, Invader, Summon | B: Warbot | decks: 9 Howl
    G.I. Gerald's Base | Tortuga`);
  t.play('Summon');
  t.play('Captain Ahab', "G.I. Gerald's Base").pick('yes').pick('Howl');
  t.play('Invader', "G.I. Gerald's Base");
  t.endTurn();
  t.play('Warbot', "G.I. Gerald's Base").pick('no');
  t.expect("turn: B | G.I. Gerald's Base: A Captain Ahab, A Invader, B Warbot");
});
