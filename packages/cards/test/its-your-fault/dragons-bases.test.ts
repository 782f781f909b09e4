import { scene } from '../kit/scene.ts';

scene("Dragon's Lair: tied winners each draw three cards as it scores", (table) => {
  const t = table(`shows: Dragon's Lair 1 | decks: 8 Ghost | base deck: The Mothership
    Dragon's Lair: A 2 King Rex, B 2 King Rex | Tortuga`);
  t.endTurn();
  t.expect('A: 5 cards | B: 3 cards | vp: A 2, B 2');
});

scene("Dragon's Lair in the current printing names the time", (table) => {
  const t = table(`shows: Dragon's Lair | printing: current | decks: 8 Ghost | base deck: The Mothership
    Dragon's Lair: A 3 King Rex, B Ghost | Tortuga`);
  t.endTurn();
  t.expect('A: 5 cards | B: nothing');
});

scene("Wyrm's Desolation: everybody here has -1 power, never below 0", (table) => {
  const t = table(
    `shows: Wyrm's Desolation 1 | Wyrm's Desolation: A Ghost, B King Rex, B Worker | Tortuga: A Invader`,
  );
  t.expect('power: Ghost 1, King Rex 6, Worker 0, Invader 3');
});
