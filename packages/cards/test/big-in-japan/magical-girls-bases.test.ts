import { scene } from '../kit/scene.ts';

scene('Akihabara High: three minions played in one turn have 4, 3 and 2', (table) => {
  const t = table(`shows: Akihabara High 1 | decks: 6 Howl | A: 3 Captain Ahab, 2 Summon, Time Loop
    Akihabara High: B Ghost, A(B) Invader | Tortuga: A Invader`);
  t.expect('breakpoint: Akihabara High 20');
  t.play('Time Loop');
  t.play('Summon');
  t.play('Summon');
  for (let i = 0; i < 3; i++) t.play('Captain Ahab', 'Akihabara High');
  t.expect('power: Ghost 2, Invader @ Akihabara High 6 | total at Akihabara High: A 15, B 2');
  t.endTurn();
  t.expect('total at Akihabara High: A 9, B 2');
});

scene(
  'Q Point: each keeps one card, the current player choosing first; then the rest goes at once',
  (table) => {
    const t = table(`shows: Q Point 1 | turn: B | from: score bases | decks: 6 Howl | base deck: Tortuga
    Q Point: A King Rex, A Full Moon, A(B) Ghost, B 2 King Rex, B Supreme Overlord, A Major Ursa | Jungle Oasis`);
    t.expect('asked: B | picks: 2 | purpose: destroy');
    t.offers('King Rex, King Rex, Supreme Overlord').pick('King Rex', 'Supreme Overlord');
    t.expect('asked: A | picks: 2');
    t.offers('Full Moon, Ghost, King Rex').pick('Ghost', 'Full Moon');
    t.expect('vp: A 5, B 5 | A titans: Major Ursa');
  },
);

scene('Q Point: what lies on a minion is not counted, and goes only with it', (table) => {
  const t = table(`shows: Q Point 2 | from: score bases | decks: 6 Howl | base deck: Tortuga
    Q Point: A King Rex [A Upgrade], A Mimic [A Upgrade], B King Rex [A Upgrade] | Jungle Oasis`);
  t.expect('asked: A | picks: 1').offers('King Rex, Mimic').pick('Mimic');
  t.expect('vp: A 5, B 5');
});
