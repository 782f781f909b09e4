import { scene } from '../kit/scene.ts';

scene('Mermaid Pool: with a minion here, you may bring one of another player, once a turn', (table) => {
  const t = table(`shows: Mermaid Pool 1 | decks: 6 Howl
    Mermaid Pool: A Ghost | Tortuga: B Invader, A Walker | Jungle Oasis: B King Rex`);
  t.use('Mermaid Pool').offers('Invader, King Rex').pick('King Rex');
  t.expect('Mermaid Pool: A Ghost, B King Rex | cannot use: Mermaid Pool');
});

scene('Mermaid Pool: not without a minion here', (table) => {
  const t = table('shows: Mermaid Pool | Mermaid Pool: B Ghost | Tortuga: B Invader, A Walker');
  t.expect('cannot use: Mermaid Pool');
});

scene('Mermaid Reef: on each turn the minions of the others count less', (table) => {
  const t = table(`shows: Mermaid Reef 1, R10.34 | decks: 6 Howl
    Mermaid Reef: A Ghost, A Walker, B Invader | Tortuga`);
  t.expect('total at Mermaid Reef: A 4, B 2 | power: Ghost 2, Invader 3');
  t.endTurn();
  t.expect('total at Mermaid Reef: A 2, B 3');
});

scene('Mermaid Reef: the breakpoint is reached all the same', (table) => {
  const t = table(`shows: Mermaid Reef 1 | from: score bases | decks: 6 Howl | base deck: Jungle Oasis
    Mermaid Reef: A King Rex, A Ghost, B King Rex, B Walker | Tortuga`);
  // 18 reach 17; B counts 6 and 1.
  t.expect('vp: A 3, B 1 | Tortuga: nothing');
});
