import { scene } from '../kit/scene.ts';

scene('Great White North, Eh?: before it scores each player may flee with one minion', (table) => {
  const t =
    table(`shows: Great White North, Eh? 1 2 | turn: B | from: score bases | decks: 6 Ghost | base deck: The Mothership
    Great White North, Eh?: A King Rex, A Ghost, B King Rex, B Invader, B Neophyte | Tortuga`);
  t.expect('asked: B | picks: 0-1');
  t.offers('King Rex, Invader, Neophyte').pick('Invader');
  t.expect('asked: A | power: Invader 4');
  t.pick('King Rex');
  // 9 against 2, although the breakpoint of 21 is far: the winner gets 2, the runner-up 3.
  t.expect('vp: A 3, B 2 | Tortuga: B Invader, A King Rex');
});

scene('Great White North, Eh?: nobody has to go', (table) => {
  const t =
    table(`shows: Great White North, Eh? | from: score bases | decks: 6 Ghost | base deck: The Mothership
    Great White North, Eh?: A 2 King Rex, B King Rex | Tortuga`);
  t.pick().pick();
  t.expect('vp: A 2, B 3');
});

scene('Strategic Syrup Reserve: each minion played here may fetch one of somebody else’s', (table) => {
  const t = table(`shows: Strategic Syrup Reserve 1 | A: Zapbot, Neophyte | decks: 6 Ghost
    Strategic Syrup Reserve: B Ghost | Tortuga: A Walker, B Walker, B King Rex | Jungle Oasis: B Invader`);
  t.play('Zapbot', 'Strategic Syrup Reserve').keepExtra();
  t.expect('picks: 0-1');
  t.offers('Walker, King Rex').pick('Walker');
  t.expect('question: play');
  t.play('Neophyte', 'Strategic Syrup Reserve').pick('King Rex');
  t.expect(
    'Strategic Syrup Reserve: B Ghost, A Zapbot, B Walker, A Neophyte, B King Rex | Tortuga: A Walker',
  );
});
