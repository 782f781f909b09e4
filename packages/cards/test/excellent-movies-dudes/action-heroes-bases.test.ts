import { scene } from '../kit/scene.ts';

scene('Building Rooftop: a lone minion lowers the breakpoint by its power as it is then', (table) => {
  const t = table(`shows: Building Rooftop 1 | from: start of turn | decks: 6 Howl
    Building Rooftop: A Grave Digger +1, B Ghost, B Invader | Tortuga`);
  t.pick('yes');
  t.expect('breakpoint: Building Rooftop 15');
  t.endTurn();
  // B has two minions here.
  t.expect('breakpoint: Building Rooftop 20 | turn: B');
});

scene('Building Rooftop: a minion without power lowers nothing', (table) => {
  const t = table(`shows: Building Rooftop 1 | from: start of turn
    Building Rooftop: A Ghost, B 2 Sleep Spores | Tortuga`);
  t.pick('yes');
  t.expect('breakpoint: Building Rooftop 20');
});

scene('Building Rooftop: everybody with exactly one minion there gains 1 VP', (table) => {
  const t =
    table(`shows: Building Rooftop 1 | players: 4 | from: score bases | decks: 6 Howl | base deck: Workshop
    Building Rooftop: A King Rex +7, A Ghost, B Grave Digger, C Invader, D Ghost | Tortuga`);
  t.expect('vp: A 3, B 2, C 2, D 1');
});

scene('Jungle Camp: the winner may take one of their minions back', (table) => {
  const t = table(`shows: Jungle Camp 1 | from: score bases | turn: B | decks: 4 Howl | base deck: Workshop
    Jungle Camp: A King Rex +10, A(B) Invader, B Ghost | Tortuga`);
  t.expect('asked: A | picks: 0-1').offers('Invader, King Rex').pick('Invader');
  t.expect('B: Invader, 2 Howl | A discard: King Rex');
});

scene('Jungle Camp, current printing: tied winners each may', (table) => {
  const t =
    table(`shows: Jungle Camp 1 | printing: current | from: score bases | decks: 4 Howl | base deck: Workshop
    Jungle Camp: A King Rex +3, B King Rex +3 | Tortuga`);
  t.expect('asked: A').pick('King Rex');
  t.expect('asked: B').pick();
  t.expect('A: King Rex, 2 Howl | B discard: King Rex');
});
