import { scene } from '../kit/scene.ts';

// Cabin in the Woods

scene('Cabin in the Woods: two or more minions of one player have +2 power', (table) => {
  const t = table(`shows: Cabin in the Woods 1
    Cabin in the Woods: A Ghost, A(B) Invader, B King Rex | Tortuga: A Ghost, A Ghost`);
  t.expect('total at Cabin in the Woods: A 9, B 7 | total at Tortuga: A 4, B 0');
});

scene('Cabin in the Woods: what reacts to an arrival meets the bonus', (table) => {
  const t = table(`shows: Cabin in the Woods 1 | A: Tiger Assassin
    Cabin in the Woods: A Ghost, B Captain Ahab, B Neophyte | Tortuga`);
  // Theirs have 4 each.
  t.play('Tiger Assassin', 'Cabin in the Woods');
  t.expect('power: Tiger Assassin 6, Captain Ahab 4');
});

scene('Cabin in the Woods: a limit on an extra minion is about the printed power', (table) => {
  const t = table(`shows: Cabin in the Woods 2, R9.8 | A: Principal's Office, Invader
    Cabin in the Woods: A Ghost, A Walker | Tortuga`);
  t.play("Principal's Office").pick('Ghost').play('Invader', 'Cabin in the Woods', "Principal's Office");
  t.expect('power: Invader 5, Walker 4');
});

// Montridge High

scene('Montridge High: a schoolmate of another name has to grow, each time', (table) => {
  const t = table(`shows: Montridge High 1 | A: Invader, Captain Ahab, Summon
    Montridge High: A Invader, A Ghost, B Walker | Tortuga: A Spirit`);
  t.play('Summon').play('Invader', 'Montridge High');
  t.expect('Montridge High: A Invader, A Ghost +1, B Walker, A Invader');
  t.play('Captain Ahab', 'Montridge High').expect('picks: 1').offers('2 Invader, Ghost').pick('Ghost');
  t.expect('counters: Ghost 2');
});

scene('Montridge High: not one that shares any name', (table) => {
  const t = table(`shows: Montridge High 1, Abe Froman 1, R10.61 | A: Captain Ahab
    Montridge High: A Ghost [A Abe Froman], A Walker | Tortuga`);
  t.use('Abe Froman').play('Captain Ahab', 'Montridge High');
  t.expect('counters: Ghost 0, Walker 1');
});
