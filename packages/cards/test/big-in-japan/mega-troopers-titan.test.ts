import { scene } from '../kit/scene.ts';

scene('Megabot: instead of the minion play, where you have three minions', (table) => {
  const t = table(`shows: Megabot | A titans: Megabot
    Jungle Oasis: A 2 Ghost, A Invader, B King Rex | Tortuga: A 2 Ghost, B Ghost`);
  t.use('Megabot');
  t.expect('Jungle Oasis: A 2 Ghost, A Invader, B King Rex, A Megabot | plays left: action');
  t.expect('total at Jungle Oasis: A 10, B 7 | power: Invader 3');
});

scene('Megabot may fly to a base before that scores, on any turn', (table) => {
  const t = table(`shows: Megabot 2 | turn: B | from: score bases | decks: 6 Howl | base deck: Tortuga
    Jungle Oasis: A King Rex, B King Rex | Ninja Dojo: A Megabot`);
  t.expect('asked: A').pick('yes');
  t.expect('vp: A 2, B 0 | A titans: Megabot');
});

scene('Megabot: once for each scoring, or not', (table) => {
  const t =
    table(`shows: Megabot 2 | turn: B | from: score bases | decks: 6 Howl | base deck: Tortuga, Temple of Goju
    Jungle Oasis: A King Rex, B King Rex | The Mothership: A 3 King Rex, B King Rex | The Homeworld: A Megabot`);
  t.pick('Jungle Oasis').expect('asked: A').pick('no');
  t.expect('asked: A').pick('no');
  t.expect('The Homeworld: A Megabot');
});

scene('Megabot: a clash comes before the VP are awarded', (table) => {
  const t = table(`shows: Megabot 2, R11.6 | from: score bases | decks: 6 Howl | base deck: Tortuga
    Jungle Oasis: A Supreme Overlord, B King Rex, B Major Ursa +1 | Ninja Dojo: A Megabot +2`);
  t.pick('yes');
  t.expect('vp: A 0, B 2 | A titans: Megabot | B titans: Major Ursa');
});

scene('Megabot, current: after you play a minion, with minions at three bases', (table) => {
  const t = table(`shows: Megabot 1 | printing: current | A: Captain Ahab | A titans: Megabot
    Jungle Oasis: A Ghost | Tortuga: A Ghost, B Ghost | Ninja Dojo`);
  t.play('Captain Ahab', 'Ninja Dojo').pick('yes');
  t.expect('Ninja Dojo: A Captain Ahab, A Megabot | power: Captain Ahab 3, Ghost @ Jungle Oasis 2');
});

scene('Megabot, current: two bases are not enough', (table) => {
  const t = table(`shows: Megabot 1 | printing: current | A: Captain Ahab | A titans: Megabot
    Jungle Oasis: A Ghost | Tortuga: B Ghost | Ninja Dojo`);
  t.play('Captain Ahab', 'Ninja Dojo');
  t.expect('question: play | A titans: Megabot');
});

scene('Megabot, current: it goes where the minion was played, even if that has left', (table) => {
  const t = table(`shows: Megabot 1 | printing: current | A: Twister | A titans: Megabot
    Jungle Oasis: A Ghost | Tortuga: A Ghost | Ninja Dojo: A Invader`);
  t.play('Twister', 'Ninja Dojo').pick('Twister').pick('Tortuga').pick('yes');
  t.expect('Ninja Dojo: A Invader, A Megabot | Tortuga: A Ghost, A Twister');
});
