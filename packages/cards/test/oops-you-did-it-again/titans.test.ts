import { scene } from '../kit/scene.ts';

scene(
  'Sphinx: a buried card comes to your hand, unseen and whoever owned it, and the titan to its base',
  (table) => {
    const t = table(`shows: Sphinx 1, R11.2 | from: start of turn | A titans: Sphinx
      Tortuga: A(B) buried Mummy | Pyramids: B buried Ghost`);
    t.pick('use Sphinx').pick('yes');
    t.expect('Tortuga: A Sphinx | A: Mummy | B sees A: ?');
  },
);

scene('Sphinx: that is not the one uncovering of the turn', (table) => {
  const t = table(`shows: Sphinx 4 | from: start of turn | A titans: Sphinx
    Tortuga: A buried Mummy | Pyramids: A buried Zapbot`);
  t.pick('uncover Zapbot').pick('yes');
  t.expect('Tortuga: A Sphinx | Pyramids: A Zapbot');
});

scene('Sphinx: after any base has scored, also its own, one of your cards buried there is saved', (table) => {
  const t = table(`shows: Sphinx 3 | turn: B | from: score bases | base deck: Pyramids
    Jungle Oasis: B 2 King Rex, A buried Mummy, A buried Ghost | Tortuga: A Sphinx`);
  t.expect('asked: A');
  t.offers('Mummy, Ghost').pick('Mummy');
  t.expect('A: Mummy | A discard: Ghost');
  t.leave();
});

scene('Sphinx: at the scored base itself, before its cards are discarded', (table) => {
  const t = table(`shows: Sphinx 3 | from: score bases
    A deck: Ghost, Zapbot, Howl | base deck: Pyramids
    Jungle Oasis: A 2 King Rex, A Sphinx, A buried Mummy`);
  t.pick('Mummy');
  t.expect('A: Ghost, Mummy, Zapbot | A titans: Sphinx');
  t.leave();
});

scene('Sphinx: its talent buries a card where it is', (table) => {
  const t = table('shows: Sphinx | A: Mummy, Ghost | Tortuga: A Sphinx');
  t.use('Sphinx').pick('Mummy');
  t.expect('Tortuga: A Sphinx, A buried Mummy');
});

scene(
  'Pecos Bill: the challenger discards a card, which is no dueling card, and he comes before cards are laid down',
  (table) => {
    const t = table(`shows: Pecos Bill 1 4
      A: Gunfighter, Howl, Quick Draw | A deck: Spectre, Ghost | A titans: Pecos Bill | Tortuga: B Zapbot`);
    t.play('Gunfighter', 'Tortuga').pick('Zapbot');
    t.offers('yes, no').pick('yes').pick('Howl');
    t.expect('Tortuga: B Zapbot, A Gunfighter, A Pecos Bill | question: respond');
    t.pass();
    t.expect('A discard: Howl | B discard: Zapbot | A: Quick Draw, Spectre');
  },
);

scene('Pecos Bill: not for who is challenged', (table) => {
  const t = table(`shows: Pecos Bill 1 | A: Gunfighter | B: Howl | B titans: Pecos Bill
    Tortuga: B Zapbot`);
  t.play('Gunfighter', 'Tortuga').pick('Zapbot');
  t.expect('question: respond');
  t.pass();
  t.expect('B titans: Pecos Bill');
});

scene('Pecos Bill: a clash that he causes waits until the duel is over', (table) => {
  const t = table(`shows: Pecos Bill, R11.6 | A: Gunfighter, Howl | A deck: Ghost | A titans: Pecos Bill
    Tortuga: B Zapbot, B Major Ursa +2`);
  t.play('Gunfighter', 'Tortuga').pick('Zapbot').pick('yes');
  t.expect('Tortuga: A Gunfighter, A Pecos Bill | B discard: Zapbot | B titans: Major Ursa');
});

scene(
  'Pecos Bill: during a duel here others cannot move minions away, and the result counts as long as it is not carried out',
  (table) => {
    const t = table(`shows: Pecos Bill 2, R11.9 | A: High Noon | A deck: Ghost
      Tortuga: A King Rex, A Pecos Bill, B Buccaneer | Pyramids`);
    t.play('High Noon');
    while (t.question !== 'play') t.pick(...(t.range[0] === 0 ? [] : [t.options[0] ?? '']));
    t.expect('B discard: Buccaneer | Pyramids: nothing');
  },
);

scene('Pecos Bill: outside of duels minions come and go', (table) => {
  const t = table('shows: Pecos Bill 2 | turn: B | B: Dinghy | Tortuga: A Pecos Bill, B Zapbot | Pyramids');
  t.play('Dinghy').pick('Zapbot');
  t.expect('Pyramids: B Zapbot');
});

scene('Pecos Bill: you draw for every duel that you win, wherever it is; a tie is won by both', (table) => {
  const t = table(`shows: Pecos Bill 3 | A: Gunfighter | A deck: Spectre, Ghost
    Tortuga: B Cub Scout | Pyramids: A Pecos Bill`);
  t.play('Gunfighter', 'Tortuga').pick('Cub Scout');
  t.expect('A: Spectre | A discard: Gunfighter');
});
