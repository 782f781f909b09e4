import { scene } from '../kit/scene.ts';

scene('Goblin Caves: each player with a minion here decides alone, the current player first', (table) => {
  const t =
    table(`shows: Goblin Caves 1 | seed: 16 | players: 3 | decks: 9 Howl | B: Ghost, Invader, Warbot | C: Spirit
    Goblin Caves: A King Rex, B King Rex, C King Rex | Tortuga | base deck: Temple of Goju`);
  t.endTurn().expect('asked: A').pick('yes').expect('asked: B').pick('yes');
  t.expect('asked: B | picks: 2').offers('Ghost, Invader, Warbot').pick('Ghost', 'Warbot');
  t.expect('asked: C').pick('no');
  t.expect('vp: A 4, B 3, C 3 | B: Invader | C: Spirit');
});

scene('Goblin Caves: with fewer than two cards all of them, and only with a minion here', (table) => {
  const t = table(`shows: Goblin Caves 1 2 | seed: 34 | decks: 9 Howl | A: Ghost
    Goblin Caves: A King Rex, A Grave Digger, A Supreme Overlord, B Aggromotive, A Ghost | Tortuga: B Walker | base deck: Temple of Goju`);
  t.endTurn().pick('yes');
  t.expect('vp: A 3, B 0 | A: 2 Howl | turn: B');
});

scene('Goblin Town: a coin for each minion played here', (table) => {
  const t =
    table(`shows: Goblin Town 1 | seed: 16 | decks: 9 Howl | A: 2 Captain Ahab, Summon | B: Captain Ahab
    Goblin Town | Tortuga`);
  t.play('Summon').play('Captain Ahab', 'Goblin Town').play('Captain Ahab', 'Goblin Town');
  t.expect('Goblin Town: A Captain Ahab +1, A Captain Ahab').endTurn();
  t.play('Captain Ahab', 'Goblin Town');
  t.expect('Goblin Town: A Captain Ahab +1, A Captain Ahab, B Captain Ahab +1');
});

scene('Goblin Town: the coin is flipped even if the minion has left', (table) => {
  const t = table(`shows: Goblin Town 1 | seed: 94 | decks: 9 Howl | A: Ski Lift | Goblin Town: A Chaos Lord
    Tortuga: A Ghost | Jungle Oasis`);
  t.play('Ski Lift as minion', 'Goblin Town').pick('Ghost').pick('Chaos Lord');
  t.expect('counters: Ski Lift 1, Chaos Lord 1');
});
