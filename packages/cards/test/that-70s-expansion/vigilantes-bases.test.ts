import { scene } from '../kit/scene.ts';

scene('Hideout: only the cards of its own controller affect a minion here', (table) => {
  const t = table(
    `shows: Hideout (Vigilantes) 1 | A: Seeing Stars, Invasion, Time Loop | Hideout (Vigilantes): A Ghost, B Invader | Tortuga: B Ghost [A Poison]`,
  );
  t.play('Time Loop').play('Seeing Stars').pick('Invader').expect('Hideout: A Ghost, B Invader');
  t.play('Invasion').pick('B Ghost');
  t.expect('Hideout: A Ghost, B Invader, B Ghost');
});

scene('Back Alley (current) is the same base', (table) => {
  const t = table(
    `shows: Hideout (Vigilantes) | printing: current | A: Seeing Stars | Back Alley: A Warbot, B Invader | Tortuga`,
  );
  t.play('Seeing Stars').expect('Back Alley: A Warbot, B Invader');
});

scene(
  'The Mean Streets destroys the strongest minion here before it scores, or all that are tied',
  (table) => {
    const t = table(`shows: The Mean Streets 1 2 | base deck: Antarctic Base | A deck: 4 Ghost
    The Mean Streets: A King Rex, B King Rex, A Supreme Overlord, A Grave Digger, B Invader | Tortuga`);
    t.endTurn();
    t.expect('vp: A 5, B 3');
  },
);

scene('The Mean Streets: a minion that cannot be destroyed stays, and no other takes its place', (table) => {
  const t = table(`shows: The Mean Streets 1 2 | base deck: Antarctic Base | A deck: 4 Ghost
    The Mean Streets: A Warbot +6, B King Rex, B King Rex, B Invader | Tortuga`);
  t.endTurn();
  t.expect('vp: A 3, B 5');
});

scene('The Mean Streets (current) breaks at 23 and pays 4, 2 and 1', (table) => {
  const t = table(`shows: The Mean Streets | printing: current | base deck: Antarctic Base | A deck: 4 Ghost
    The Mean Streets: A King Rex, A Supreme Overlord, A Supreme Overlord, B Invader +3 | Tortuga`);
  t.endTurn();
  t.expect('vp: A 4, B 2');
});
