import { scene } from '../kit/scene.ts';

// Camelot

scene('Camelot: one of your minions may ride out, once per turn', (table) => {
  const t =
    table(`shows: Camelot 1 2 | decks: 6 Howl | Camelot: A Ghost, A Invader, B Spirit, B(A) Walker [B Make Contact]
    Tortuga | Jungle Oasis`);
  t.use('Camelot').expect('picks: 1').offers('Ghost, Invader').pick('Ghost').pick('Tortuga');
  t.expect('Tortuga: A Ghost | cannot use: Camelot');
  t.endTurn();
  t.use('Camelot').offers('Spirit, Walker').pick('Walker').pick('Tortuga');
  t.expect('Tortuga: A Ghost, B(A) Walker [B Make Contact]');
});

scene('Camelot: the strong are safe from other players, but not from bases', (table) => {
  const t = table(`shows: Camelot 3 | turn: B | B: Invasion, Sleep Spores
    Camelot: A Grave Digger, A Invader, B Ghost | Tortuga`);
  t.play('Invasion').pick('Invader');
  t.expect('Camelot: A Grave Digger, B Ghost | Tortuga: A Invader');
});

scene('Camelot: what would lower a minion of power 4 does nothing to it', (table) => {
  const t = table(`shows: Camelot 3, R10.32 | A: Summon
    Camelot: A Grave Digger, A Invader, B Sleep Spores | Tortuga`);
  t.expect('power: Grave Digger 4, Invader 2');
});

scene('Camelot (current): by the printed number', (table) => {
  const t = table(`shows: Camelot current | printing: current | turn: B | B: Invasion
    Camelot: A Invader +3, A Grave Digger, B Ghost | Tortuga`);
  t.play('Invasion').pick('Invader');
  t.expect('Tortuga: A Invader +3');
});

// Round Table

scene('Round Table: peers are stronger by 1, however many they are', (table) => {
  const t = table(`shows: Round Table 1
    Round Table: A Ghost +1, A Neophyte, A Captain Ahab, A Invader, B Ghost, B Grave Digger | Tortuga: A Invader`);
  t.expect('total at Round Table: A 13, B 6');
});

scene('Round Table: whoever controls a minion gives it its peers', (table) => {
  const t = table(`shows: Round Table
    Round Table: A Ghost, A(B) Neophyte, B Captain Ahab | Tortuga`);
  t.expect('total at Round Table: A 6, B 2');
});
