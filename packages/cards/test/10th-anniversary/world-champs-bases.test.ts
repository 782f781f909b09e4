import { scene } from '../kit/scene.ts';

scene('Arena: a card or an extra action for your first minion here on your turn', (table) => {
  const t = table(`shows: Arena 1 | A: Captain Ahab, Warbot, Summon, Stomp | A deck: 3 Howl
    Arena: B Ghost | Tortuga`);
  t.expect('breakpoint: Arena 23');
  t.play('Summon')
    .play('Captain Ahab', 'Arena')
    .pick('yes')
    .offers('draw, extra action')
    .pick('extra action');
  t.play('Warbot', 'Arena').play('Stomp', 'Tortuga');
  t.expect('A: nothing | A deck: 3 Howl');
});

scene('Arena: the card; or neither', (table) => {
  const t = table(`shows: Arena 1 | A: Captain Ahab | B: Captain Ahab | decks: 6 Howl | Arena | Tortuga`);
  t.play('Captain Ahab', 'Arena').pick('yes').pick('draw');
  t.expect('A: Howl').endTurn();
  t.play('Captain Ahab', 'Arena').pick('no');
  t.expect('B: nothing');
});

scene('Arena: not on the turn of another player', (table) => {
  const t = table(`shows: Arena 2 | turn: B | from: score bases | decks: 6 Howl | base deck: Tortuga
    A: Green Trooper | Arena: B 3 King Rex, B Invader | Ninja Dojo`);
  t.pick('Green Trooper');
  t.expect('vp: A 3, B 4 | A: nothing | turn: A').leave();
});

scene('Hall of Fame: 2 more power for the first minion of your turn here, wherever it goes', (table) => {
  const t = table(`shows: Hall of Fame 1 | A: Captain Ahab, Warbot, Summon, Invasion | decks: 6 Howl
    Hall of Fame: B Ghost | Tortuga`);
  t.play('Captain Ahab', 'Hall of Fame');
  t.expect('power: Captain Ahab 4 | breakpoint: Hall of Fame 20');
  t.play('Invasion').pick('Captain Ahab');
  t.expect('power: Captain Ahab 4').endTurn();
  t.expect('power: Captain Ahab 2');
});

scene('Hall of Fame: not the second one', (table) => {
  const t = table(`shows: Hall of Fame 1 | A: Captain Ahab, Warbot, Summon | Hall of Fame | Tortuga`);
  t.play('Summon').play('Captain Ahab', 'Hall of Fame').play('Warbot', 'Hall of Fame');
  t.expect('power: Captain Ahab 4, Warbot 4');
});
