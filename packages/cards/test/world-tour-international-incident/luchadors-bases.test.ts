import { scene } from '../kit/scene.ts';

scene('Ringside: a card for an action that directly affects minions of others here', (table) => {
  const t = table(`shows: Ringside 1 | A: Cannon, Shanghai, Upgrade, Archmage | A deck: 6 Performance Prize
    Ringside: A Ghost, B Ghost, B Neophyte | Tortuga: B King Rex, B Walker`);
  t.play('Archmage', 'Tortuga');
  // Two minions, one action.
  t.play('Cannon').pick('B Ghost', 'Neophyte');
  t.expect('A: Performance Prize, Shanghai, Upgrade');
  // One that comes here was elsewhere when it was affected.
  t.play('Shanghai').pick('Walker');
  t.expect('Ringside: A Ghost, B Walker');
  t.expect('A: Performance Prize, Upgrade');
});

scene('Ringside: your own minion, a minion’s ability and another base bring nothing', (table) => {
  const t = table(`shows: Ringside | A: Upgrade, Saucy Wench, Howl | A deck: 6 Ghost
    Ringside: A Ghost, B Neophyte, B Walker | Tortuga: B King Rex`);
  t.play('Saucy Wench', 'Ringside').pick('Neophyte');
  t.play('Upgrade', 'Ghost');
  t.expect('A: Howl');
});

scene('Ringside: an action that changes power here from where it lies affects minions directly', (table) => {
  const t = table(`shows: Ringside, R10.41 | A: Sleep Spores | A deck: 3 Ghost
    Ringside: A Ghost, B Neophyte, B Shinobi | Tortuga: B King Rex`);
  t.play('Sleep Spores', 'Ringside');
  t.expect('A: Ghost | power: Shinobi 2');
});

scene('The Squared Circle: a random action comes back for the first minion each turn', (table) => {
  const t =
    table(`shows: The Squared Circle 1 | A: 2 Zapbot, Neophyte | A discard: Ghost, Howl | decks: 6 Ghost
    B: Zapbot | B discard: Ghost
    The Squared Circle: B Ghost | Tortuga`);
  t.play('Zapbot', 'Tortuga');
  t.play('Zapbot', 'The Squared Circle', 'Zapbot').keepExtra();
  t.offers('yes, no').pick('yes');
  t.expect('A: Howl, Neophyte');
  t.play('Neophyte', 'The Squared Circle', 'Zapbot');
  t.endTurn();
  t.play('Zapbot', 'The Squared Circle');
  t.expect('question: play');
});
