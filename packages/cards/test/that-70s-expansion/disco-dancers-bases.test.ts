import { scene } from '../kit/scene.ts';

scene('Boogie Wonderland: a card for a standard action that affected a minion of yours here', (table) => {
  const t = table(`shows: Boogie Wonderland 1 | A: Augmentation, Jolt, Upgrade, Time Loop | A deck: 4 Ghost
    Boogie Wonderland: A Invader, A Spirit, B Invader | Tortuga: A Warbot`);
  t.play('Time Loop').play('Jolt').expect('A: Augmentation, Upgrade, Ghost');
  t.play('Upgrade', 'Spirit').expect('A: Augmentation, Ghost').leave();
});

scene('Boogie Wonderland: a copied effect counts, and nothing for minions of others', (table) => {
  const t = table(`shows: Boogie Wonderland 1 | A: 2 Augmentation, Time Loop | A deck: 4 Ghost
    Boogie Wonderland: A Dancing King, B Invader, A Spirit | Tortuga`);
  t.play('Time Loop').play('Augmentation').pick('Invader').pick();
  t.expect('A: Augmentation').play('Augmentation').pick('Invader').pick('Spirit');
  t.expect('A: Ghost');
});

scene('Funky Town: your own action, and another minion of yours here, once a turn', (table) => {
  const t = table(`shows: Funky Town 1 | A: 2 Augmentation, Time Loop | Tortuga
    Funky Town: A Invader, A Spirit, B Ghost, A Warbot`);
  t.play('Time Loop').play('Augmentation').pick('Invader').offers('Spirit, Warbot').pick('Spirit');
  t.expect('power: Invader 7, Spirit 7').play('Augmentation').pick('Invader');
  t.expect('power: Invader 11, Spirit 7');
});

scene('Funky Town: not for the action of another player', (table) => {
  const t = table(
    `shows: Funky Town 1 | turn: B | B: Augmentation | Tortuga | Funky Town: A Invader, A Spirit`,
  );
  t.play('Augmentation').pick('Invader');
  t.expect('power: Invader 7, Spirit 3');
});
