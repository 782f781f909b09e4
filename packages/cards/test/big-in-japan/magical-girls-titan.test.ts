import { scene } from '../kit/scene.ts';

scene('Walking Castle: instead of the minion play, where you have two minions or more', (table) => {
  const t = table(`shows: Walking Castle 1 | A titans: Walking Castle | Jungle Oasis: A Ghost, A Invader
    Tortuga: A Ghost, B Ghost | Ninja Dojo`);
  t.use('Walking Castle');
  t.expect('Jungle Oasis: A Ghost, A Invader, A Walking Castle | plays left: action');
});

scene('Walking Castle: an extra minion play does not serve', (table) => {
  const t = table(`shows: Walking Castle 1 | A: Summon, Warbot | A titans: Walking Castle
    Jungle Oasis: A Ghost, A Invader | Tortuga`);
  t.play('Warbot', 'Tortuga').play('Summon');
  t.expect('cannot use: Walking Castle');
  t.leave();
});

scene('Walking Castle protects your minions here from destruction by others, titans included', (table) => {
  const t = table(`shows: Walking Castle 2 | turn: B | B: Seeing Stars, Invasion, Time Loop
    Jungle Oasis: A Walking Castle, A Ghost, B Captain Ahab | Tortuga: A Invader`);
  t.play('Time Loop');
  t.play('Seeing Stars').pick('Ghost');
  t.expect('Jungle Oasis: A Walking Castle, A Ghost, B Captain Ahab');
  t.play('Invasion').pick('Ghost');
  t.expect('Tortuga: A Invader, A Ghost');
});

scene('Walking Castle: bases destroy all the same', (table) => {
  const t = table(`shows: Walking Castle 2, R9.2 | from: score bases | decks: 6 Howl | base deck: Tortuga
    Q Point: A Walking Castle, A Ghost, A 3 King Rex, B Invader | Jungle Oasis`);
  t.pick('King Rex', 'King Rex', 'King Rex');
  t.expect('vp: A 4, B 5');
});

scene('Walking Castle takes up to three of your minions along to the same base', (table) => {
  const t = table(`shows: Walking Castle 3
    Jungle Oasis: A Walking Castle +1, A Ghost [A Upgrade], A Invader, A Grave Digger, A Captain Ahab, B Ghost
    Tortuga | Ninja Dojo: A King Rex`);
  t.use('Walking Castle');
  t.expect('picks: 0-3');
  t.offers('Captain Ahab, Ghost, Grave Digger, Invader').pick('Ghost', 'Invader', 'Captain Ahab');
  t.offers('Ninja Dojo, Tortuga').pick('Tortuga');
  t.expect(`Jungle Oasis: A Grave Digger, B Ghost
    Tortuga in any order: A Walking Castle +1, A Ghost [A Upgrade], A Invader, A Captain Ahab`);
});

scene('Walking Castle travels alone if you like, but has to go', (table) => {
  const t = table(`shows: Walking Castle 3 | Jungle Oasis: A Walking Castle, A Ghost | Tortuga`);
  t.use('Walking Castle').pick();
  t.expect('Jungle Oasis: A Ghost | Tortuga: A Walking Castle');
});

scene('Walking Castle: what the arrival triggers comes before the clash', (table) => {
  const t = table(`shows: Walking Castle 3, R11.6
    Jungle Oasis: A Walking Castle, A Cub Scout | Tortuga: B Major Ursa, B Ghost | Ninja Dojo`);
  t.use('Walking Castle').pick('Cub Scout').pick('Tortuga');
  t.expect('Tortuga: B Ghost, A Walking Castle, A Cub Scout | B titans: Major Ursa');
});
