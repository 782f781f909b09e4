import { scene } from '../kit/scene.ts';

scene('Monkey Lab: every minion there counts the actions on it', (table) => {
  const t = table(`shows: Monkey Lab 1 | A: Upgrade
    Monkey Lab: A Ghost [B Smoke Bomb, B Smoke Bomb], B Spirit [B Upgrade], B Warbot | Tortuga: A Ghost [A Upgrade]`);
  t.expect('power: Ghost @ Monkey Lab 4, Spirit 6, Warbot 4, Ghost @ Tortuga 4');
  t.play('Upgrade', 'Warbot');
  t.expect('power: Warbot 7');
});

scene('Primate Park: the winner takes back actions on anybody’s minions there', (table) => {
  const t = table(`shows: Primate Park 1 | from: score bases | decks: 4 Howl | base deck: Workshop
    Primate Park: A King Rex +13 [A Upgrade], B Ghost [A Poison, B Upgrade] | Tortuga: A Ghost [A Upgrade]`);
  t.offers('Upgrade, Poison');
  t.pick('Upgrade', 'Poison');
  t.expect('A: Upgrade, Poison, 2 Howl | B discard in any order: Ghost, Upgrade');
});

scene('Primate Park: tied winners each do so', (table) => {
  const t =
    table(`shows: Primate Park 1 | printing: current | from: score bases | decks: 4 Howl | base deck: Workshop
    Primate Park: A King Rex +3 [A Upgrade], B King Rex +3 [B Upgrade] | Tortuga`);
  t.pick('Upgrade');
  t.expect('asked: B');
  t.pick();
  t.expect('A: Upgrade, 2 Howl | B discard in any order: King Rex, Upgrade');
});
