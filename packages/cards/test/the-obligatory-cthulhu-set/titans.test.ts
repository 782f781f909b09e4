import { scene } from '../kit/scene.ts';

scene(
  'Cthulhu: for the regular action play and two Madness cards, at a base with a minion of yours',
  (table) => {
    const t = table(`shows: Cthulhu 1 2, R11.2 | A: Howl | A titans: Cthulhu | Madness deck: 10
      Tortuga: A Zapbot | Pyramids: A Ghost | Jungle Oasis: B Ghost`);
    t.use('Cthulhu');
    t.offers('Tortuga, Pyramids').pick('Tortuga');
    t.expect('A: Howl, 2 Madness');
    // The two were drawn before it was there.
    t.expect('Tortuga: A Zapbot, A Cthulhu | plays left: minion | Madness deck: 8');
  },
);

scene('Cthulhu: an extra action is not the regular play', (table) => {
  const t = table(`shows: Cthulhu 1 | A: Whispers in Darkness | A titans: Cthulhu | Madness deck: 10
    Tortuga: A Zapbot`);
  t.play('Whispers in Darkness');
  t.expect('plays left: minion, 2 action using Whispers in Darkness | cannot use: Cthulhu');
});

scene('Cthulhu: it is no action, so that a base where none may be played is as good as any', (table) => {
  const t = table('shows: Cthulhu 1 | A titans: Cthulhu | Madness deck: 10 | The Dread Gazebo: A Zapbot');
  t.use('Cthulhu');
  t.expect('The Dread Gazebo: A Zapbot, A Cthulhu');
});

scene('Cthulhu: whoever may play no action at all has no play to give up', (table) => {
  const t = table(`shows: Cthulhu 1
    A: Mark of Sleep | A deck: 4 Ghost | B: Howl | B deck: 2 Ghost | B titans: Cthulhu
    Madness deck: 10 | Tortuga: B Zapbot`);
  t.play('Mark of Sleep').pick('B');
  t.endTurn();
  t.expect('cannot play: Howl | cannot use: Cthulhu');
});

scene('Cthulhu: a ban on actions holds for who has no action, too', (table) => {
  const t = table(`shows: Cthulhu 1 | printing: current
    decks: 2 Ghost | A: Mark of Sleep | B titans: Cthulhu | Madness deck: 10 | Tortuga: B Zapbot`);
  t.play('Mark of Sleep').pick('no actions');
  t.endTurn();
  t.expect('cannot use: Cthulhu');
});

scene('Cthulhu: with one Madness card left it cannot be played', (table) => {
  const t = table(`shows: Cthulhu 3, R11.3, R12.1 | A titans: Cthulhu | Madness deck: 1
    Tortuga: A Zapbot`);
  t.expect('cannot use: Cthulhu');
});

scene(
  'Cthulhu: a Madness card that is played and goes back to its deck is played; another one that goes back is not',
  (table) => {
    const t = table(`shows: Cthulhu 4 | A: 2 Madness | A deck: Ghost, Zapbot | Madness deck: 10
      Tortuga: A Cthulhu, A Zapbot`);
    t.play('Madness').pick('return it');
    t.expect('counters: Cthulhu 1');
    t.use('Cthulhu');
    t.offers('draw Madness, give Madness away').pick('give Madness away');
    t.expect('B: Madness | counters: Cthulhu 1');
  },
);

scene('Cthulhu: what others play or draw is nothing to it', (table) => {
  const t = table(`shows: Cthulhu 4 | turn: B
    B: Madness, The Seal is Broken | B deck: Ghost, Zapbot | Madness deck: 10
    Tortuga: A Cthulhu, A Zapbot`);
  t.play('The Seal is Broken');
  t.expect('B: 2 Madness | counters: Cthulhu 0');
});

scene('Cthulhu: each card drawn gives a counter, also by its own talent', (table) => {
  const t = table('shows: Cthulhu 5 | A: Recruitment | Madness deck: 10 | Tortuga: A Cthulhu, A Zapbot');
  t.play('Recruitment').pick('draw three Madness');
  t.expect('counters: Cthulhu 3');
  t.use('Cthulhu').pick('draw Madness');
  t.expect('counters: Cthulhu 4 | A: 4 Madness');
});

scene(
  'Cthulhu: with nothing left to draw the talent gives a Madness card to a player of one’s choice',
  (table) => {
    const t = table('shows: Cthulhu 5 | players: 3 | A: Madness | Madness deck: 0 | Tortuga: A Cthulhu');
    t.use('Cthulhu');
    t.offers('B, C').pick('C');
    t.expect('A: nothing | C: Madness');
  },
);

scene('Dagon: on your turn, at a base where two of your minions have the same name', (table) => {
  const t = table(`shows: Dagon 1 | printing: current | A titans: Dagon
    Tortuga: A 2 The Locals, A Zapbot | Pyramids: A Ghost, B Ghost | Jungle Oasis: A Zapbot`);
  t.use('Dagon');
  t.expect('Tortuga: A Dagon, ...');
});

scene(
  'Dagon: two of one name at different bases, or one of them another player’s, do not bring it',
  (table) => {
    const t = table(`shows: Dagon 1 | printing: current | A titans: Dagon
      Tortuga: A The Locals, B The Locals | Pyramids: A The Locals`);
    t.expect('cannot use: Dagon');
  },
);

scene(
  'Dagon: 1 for each of your minions that has a namesake here, whosever that is; it is no minion’s power',
  (table) => {
    const t = table(`shows: Dagon 2, R11.4 | printing: current
      Tortuga: A Dagon, A 2 The Locals, A Ghost, B Ghost, A Zapbot | Pyramids: A 2 Zapbot`);
    t.expect('power: The Locals 2');
    // 2 + 2 + 2 + 2 of minions; two of the Locals and a Ghost.
    t.expect('total at Tortuga: A 11, B 2 | total at Pyramids: A 4');
  },
);

scene('Dagon: its talent is an extra minion here', (table) => {
  const t = table(`shows: Dagon 1 | printing: current | A: Teenage Wolf, King Rex
    Tortuga: A Dagon | Pyramids`);
  t.use('Dagon');
  t.play('Teenage Wolf', 'Pyramids');
  t.play('King Rex');
  t.expect('Tortuga: A Dagon, A King Rex');
});

scene('Dagon, first printing: the extra minion goes to any base', (table) => {
  const t = table('shows: Dagon | A: 2 Teenage Wolf | Tortuga: A Dagon | Pyramids');
  t.use('Dagon');
  t.play('Teenage Wolf', 'Pyramids');
  t.play('Teenage Wolf', 'Pyramids');
  t.expect('Pyramids: A 2 Teenage Wolf');
});
