import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

scene(
  'Miskatonic University: after it has scored, each who won may return Madness cards from hand and discard pile',
  (table) => {
    const t = table(`shows: Miskatonic University 1
      decks: 4 Sprout | A: Madness, Tribute | A discard: Madness | B: Madness | Madness deck: 10
      base deck: Tortuga | Miskatonic University: A King Rex +5, B King Rex +5`);
    t.endTurn();
    t.expect('asked: A');
    t.offers('2 Madness');
    t.expect('picks: 0-2');
    t.pick('Madness', 'Madness');
    t.expect('Madness deck: 12 | asked: B');
    t.offers('Madness').pick();
    expect([t.hand('B').filter((name) => name === 'Madness'), t.sharedDeck('Madness')]).toEqual([
      ['Madness'],
      12,
    ]);
    t.expect('A: 2 Sprout, Tribute');
  },
);

scene(
  'Arkham University: after playing a minion here, once a turn, two Madness cards drawn or one discarded buy an action',
  (table) => {
    const t = table(`shows: Miskatonic University | printing: current
      A: Sprout, Madness, Hoverbot, 2 Zapbot | A deck: 4 Sprout | Madness deck: 10 | Arkham University`);
    t.play('Zapbot').keepExtra();
    t.offers('discard Madness, draw two Madness, no').pick('no');
    // Declining does not use it up.
    t.play('Zapbot').keepExtra().pick('draw two Madness');
    t.expect('Madness deck: 8 | plays left: action using Arkham University, ...');
    t.play('Sprout');
    t.expect('question: play');
  },
);

scene('Arkham University: two cannot be drawn where one is left', (table) => {
  const t = table(`shows: Miskatonic University, R12.5 | printing: current
    A: Sprout, Madness | A deck: 4 Sprout | Madness deck: 1 | Arkham University`);
  t.play('Sprout');
  t.offers('discard Madness, no').pick('discard Madness');
  t.expect('A discard: Madness | plays left: action, action using Arkham University');
});

scene(
  'The Asylum: whoever owns a minion that is played here may return a held Madness card, every time',
  (table) => {
    const t = table(`shows: The Asylum 1
      A: Zapbot, Sprout, 2 Madness | A deck: 4 Sprout | A discard: Madness | Madness deck: 10 | The Asylum`);
    t.play('Zapbot').keepExtra();
    t.offers('yes, no').pick('yes');
    t.play('Sprout').pick('yes');
    t.expect('A: nothing | A discard: Madness | Madness deck: 12');
  },
);

scene(
  'Asylum: a held card may go into the box, for good and in view of all, for a counter on a minion of one’s own',
  (table) => {
    const t = table(`shows: The Asylum, R12.4 | printing: current
      A: Sprout, Madness, Tribute | A deck: 4 Sprout | Madness deck: 10 | Asylum: A Zapbot, B Ghost`);
    t.play('Sprout');
    t.expect('purpose: box');
    t.offers('Madness, Tribute');
    t.expect('picks: 0-1');
    t.pick('Madness');
    t.offers('Sprout, Zapbot').pick('Zapbot');
    t.expect('box: Madness | A: Tribute | A discard: nothing | counters: Zapbot 1 | Madness deck: 10');
  },
);
