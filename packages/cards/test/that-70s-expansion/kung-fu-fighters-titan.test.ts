import { scene } from '../kit/scene.ts';

scene('Sifu: on your turn, with two counters on your minions, which go to it', (table) => {
  const t = table(`shows: Sifu 1 2 | A titans: Sifu
    Tortuga: A Ghost +1, B Spirit +2 | Jungle Oasis: A Invader +1`);
  t.use('Sifu').pick('Tortuga').pick('Ghost');
  t.expect('Tortuga: A Ghost, B Spirit +2, A Sifu +2 | Jungle Oasis: A Invader | plays left: minion, action');
});

scene('Sifu: more of them, as many as you like', (table) => {
  const t = table(`shows: Sifu 2 | A titans: Sifu | Tortuga: A Ghost +3, A Spirit +1 | Jungle Oasis`);
  t.use('Sifu').pick('Jungle Oasis').pick('Ghost').pick('Ghost').pick('1').pick('0');
  t.expect('Tortuga: A Ghost, A Spirit +1 | Jungle Oasis: A Sifu +3');
});

scene('Sifu: not with a single counter, nor with those of others', (table) => {
  const t = table(`shows: Sifu 2, R11.3 | A titans: Sifu | Tortuga: A Ghost +1, B Spirit +2 | Jungle Oasis`);
  t.expect('cannot use: Sifu');
});

scene('Sifu: the counters come before a clash is decided', (table) => {
  const t = table(
    `shows: Sifu 2, R11.6 | A titans: Sifu | Tortuga: B Major Ursa +1 | Jungle Oasis: A Ghost +2`,
  );
  t.use('Sifu').pick('Tortuga');
  t.expect('Tortuga: A Sifu +2 | B titans: Major Ursa');
});

scene('Sifu: whoever gets counters by your card may get one more, once for each transfer', (table) => {
  const t = table(`shows: Sifu 3 | A: Cricket, Expert Timing | Antarctic Base: A Sifu | Tortuga: B Ghost +3
    Jungle Oasis: A Drunken Master, B Invader`);
  t.play('Cricket', 'Tortuga').pick('Ghost').pick('Invader').pick('yes');
  t.expect('Tortuga: B Ghost +2, A Cricket | Jungle Oasis: A Drunken Master, B Invader +2');
  t.use('Drunken Master');
  t.expect('Jungle Oasis: A Drunken Master +1, B Invader +2');
});

scene('Sifu: several counters are one transfer, and one to the titan is none to a minion', (table) => {
  const t = table(`shows: Sifu 3 | A: Expert Timing | Antarctic Base: A Sifu | Tortuga: A Ghost +3`);
  t.play('Expert Timing').pick('Ghost').pick('Sifu').pick('2');
  t.expect('Antarctic Base: A Sifu +2 | Tortuga: A Ghost +1');
});

scene('Sifu: its talent passes a counter from yours to anybody’s minion, and one more may come', (table) => {
  const t = table(
    `shows: Sifu 4 3 | Antarctic Base: A Sifu | Tortuga: A Ghost +1 | Jungle Oasis: B Invader, B Spirit`,
  );
  t.use('Sifu').pick('transfer counters').offers('Invader, Spirit').pick('Invader').pick('yes');
  t.expect('Tortuga: A Ghost | Jungle Oasis: B Invader +2, B Spirit');
});

scene('Sifu: or a counter for anybody’s minion that has none', (table) => {
  const t = table(
    `shows: Sifu 4 | Antarctic Base: A Sifu | Tortuga: A Ghost +1 | Jungle Oasis: B Invader, B Spirit +1`,
  );
  t.use('Sifu').pick('counter');
  t.expect('Jungle Oasis: B Invader +1, B Spirit +1');
});
