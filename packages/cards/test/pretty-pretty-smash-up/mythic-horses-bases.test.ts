import { scene } from '../kit/scene.ts';

// Equaria

scene('Equaria: after each minion played there, another one can come', (table) => {
  const t = table(`shows: Equaria 1 | A: 2 First Mate, Insta-Grow
    Equaria: B Ghost | Tortuga: A Shinobi, B Spirit | Jungle Oasis: A Walker`);
  t.play('First Mate', 'Equaria');
  t.offers('Shinobi, Walker');
  t.expect('picks: 0-1');
  t.pick('Shinobi');
  t.play('Insta-Grow').play('First Mate', 'Equaria').pick('Walker');
  t.expect('Equaria: B Ghost, A First Mate, A Shinobi, A First Mate, A Walker');
});

// Pony Land

scene('Pony Land: two minions protect each other, even if both would be destroyed at once', (table) => {
  const t = table(`shows: Pony Land 1 | players: 3 | A: Broadside, Time Loop, Broadside
    Pony Land: A Spectre, B Ghost, B Walker, C Ghost | Tortuga: B Walker`);
  t.play('Time Loop').play('Broadside').pick('B');
  t.play('Broadside').pick('C');
  t.expect('Pony Land: A Spectre, B Ghost, B Walker | C discard: Ghost');
});

scene('Pony Land protects nobody elsewhere, and nobody who is alone', (table) => {
  const t = table(`shows: Pony Land | A: Cannon | Pony Land: A Spectre, B Ghost | Tortuga: B 2 Walker`);
  t.play('Cannon');
  t.offers('Ghost, Walker, Walker').pick('Ghost', 'Walker');
  t.expect('Pony Land: A Spectre | Tortuga: B Walker');
});
