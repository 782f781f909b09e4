import { scene } from '../kit/scene.ts';

scene('Ancient Dojo: a counter on each weaker minion of whoever plays one here, every time', (table) => {
  const t = table(`shows: Ancient Dojo 1 2 | A: Invader, Grave Digger, Summon
    Ancient Dojo: A Ghost, A Warbot, B Ghost, A(B) Captain Ahab | Tortuga: A Ghost`);
  t.play('Summon').play('Invader', 'Ancient Dojo');
  t.expect('Ancient Dojo: A Ghost +1, A Warbot, B Ghost, A(B) Captain Ahab +1, A Invader | Tortuga: A Ghost');
  t.play('Grave Digger', 'Ancient Dojo');
  t.expect('Ancient Dojo: A Ghost +2, A Warbot, B Ghost, A(B) Captain Ahab +2, A Invader +1, A Grave Digger');
});

scene('Ancient Dojo: after the on-play ability, with the powers of that moment', (table) => {
  const t = table(
    `shows: Ancient Dojo 2 | A: Cricket | Ancient Dojo: A Ghost +1, A Drunken Master, A Captain Ahab | Tortuga`,
  );
  t.play('Cricket', 'Ancient Dojo').pick('Ghost').pick('Cricket');
  t.expect('Ancient Dojo: A Ghost +1, A Drunken Master, A Captain Ahab +1, A Cricket +1');
});

scene('Tournament Site: the winner gains 1 VP for each player who has nothing there', (table) => {
  const t = table(`shows: Tournament Site 1 | players: 4 | base deck: Antarctic Base
    Tournament Site: A King Rex, A King Rex, A Supreme Overlord, B Ghost | Tortuga: C Ghost`);
  t.endTurn();
  t.expect('vp: A 4, B 0, C 0, D 0');
});

scene('Tournament Site: tied winners each gain it', (table) => {
  const t = table(`shows: Tournament Site 1, R5.6 | players: 3 | base deck: Antarctic Base
    Tournament Site: A King Rex, A Invader, B King Rex, B Invader | Tortuga`);
  t.endTurn();
  t.expect('vp: A 3, B 3, C 0');
});
