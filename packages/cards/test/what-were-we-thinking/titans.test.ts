import { scene } from '../kit/scene.ts';

scene('Very Large Boulder: instead of the regular minion play, where nobody has a minion', (table) => {
  const t = table(`shows: Very Large Boulder 1
    A: Ghost | A deck: 2 Ghost | A titans: Very Large Boulder
    Tortuga: B Ghost | Jungle Oasis: B Major Ursa | Pyramids | Tsar's Palace`);
  t.use('Very Large Boulder');
  t.offers("Jungle Oasis, Pyramids, Tsar's Palace").pick("Tsar's Palace");
  t.expect('cannot play: Ghost');
});

scene(
  'Very Large Boulder: a titan played this turn gets its counter at the end, one that moved does not',
  (table) => {
    const t = table(`shows: Very Large Boulder 4
      A: Dinghy | A deck: 4 Zapbot | A titans: Very Large Boulder | B deck: 2 Ghost
      Tortuga: A Zapbot | Pyramids`);
    t.use('Very Large Boulder');
    t.endTurn();
    t.expect('Pyramids: A Very Large Boulder +1');
    t.endTurn();
    t.expect('turn: A');
    t.play('Zapbot', 'Pyramids');
    t.play('Dinghy').pick('Zapbot @ Pyramids').pick('yes');
    t.endTurn();
    t.expect('Tortuga: A Very Large Boulder +1, ...');
  },
);

scene(
  'Very Large Boulder: follows any minion, on any turn, and crushes a weak one before it clashes',
  (table) => {
    const t = table(`shows: Very Large Boulder 2 3, R11.6 | turn: B | B: Dinghy
      Tortuga: A Very Large Boulder +3, B Ghost | Jungle Oasis: B Major Ursa, A King Rex, B Laseratops`);
    t.play('Dinghy').pick('Ghost');
    t.expect('asked: A');
    t.pick('yes');
    t.expect('Jungle Oasis: A King Rex, B Laseratops, A Very Large Boulder +3 | B discard: Ghost, ...');
    t.expect('B titans: Major Ursa');
  },
);

scene(
  'Very Large Boulder: the destruction is mandatory, your own minions included, and you choose',
  (table) => {
    const t = table(`shows: Very Large Boulder 2 | A: Dinghy
      Tortuga: A Very Large Boulder +3, A Zapbot | Jungle Oasis: B Ghost, B King Rex`);
    t.play('Dinghy').pick('Zapbot').pick('yes');
    t.offers('Zapbot, Ghost').pick('Ghost');
    t.expect('B discard: Ghost');
  },
);

scene(
  'Very Large Boulder: one use for one effect, and its controller picks which base to follow to',
  (table) => {
    const t = table(`shows: Very Large Boulder, R11.9 | turn: B | B: Dinghy
      Tortuga: A Very Large Boulder, B Zapbot, B Ghost | Jungle Oasis | Pyramids`);
    t.play('Dinghy').pick('Zapbot', 'Ghost').pick('Jungle Oasis').pick('Pyramids');
    t.expect('asked: A');
    t.pick('no').pick('yes');
    t.expect('question: play | Tortuga: nothing');
  },
);

scene(
  'Great Grandma: names a type and an end, reveals two cards, and is played if both fit; they go back as they were',
  (table) => {
    const t = table(`shows: Great Grandma 1 2 3
      A deck: Zapbot, Ghost, 2 Howl, Spectre | A titans: Great Grandma | Tortuga: A Zapbot | Pyramids`);
    t.use('Great Grandma');
    t.offers('two minions on top, two actions on top, two minions at the bottom, two actions at the bottom');
    t.pick('two minions on top');
    t.offers('Tortuga, Pyramids').pick('Pyramids');
    t.expect('Pyramids: A Great Grandma | A deck: Zapbot, Ghost, 2 Howl, Spectre');
    t.expect('B sees A deck: Zapbot, Ghost, 3 ? | power: A Zapbot 2');
  },
);

scene('Great Grandma: an attempt that fails is the one of this turn', (table) => {
  const t = table(`shows: Great Grandma 1 3
    A deck: Zapbot, Ghost, Howl, Spectre | A titans: Great Grandma | Tortuga`);
  t.use('Great Grandma').pick('two actions at the bottom');
  t.expect('A titans: Great Grandma | A deck: Zapbot, Ghost, Howl, Spectre');
  t.expect('cannot use: Great Grandma | why not A Great Grandma: already used this turn');
});

scene('Great Grandma: one card alone cannot succeed; an empty deck is made anew first', (table) => {
  const t = table(`shows: Great Grandma 3 | A deck: Zapbot | A discard: Ghost | A titans: Great Grandma
    Tortuga`);
  t.use('Great Grandma').pick('two minions on top');
  t.expect('A titans: Great Grandma | A discard: Ghost');
});

scene('Great Grandma: an empty deck is made anew', (table) => {
  const t = table('shows: Great Grandma 3 | A discard: Ghost, Zapbot | A titans: Great Grandma | Tortuga');
  t.use('Great Grandma').pick('two minions on top');
  t.expect('Tortuga: A Great Grandma');
});

scene(
  'Great Grandma: whenever you look at or reveal cards of your deck one of your minions may get +1, once however many are seen',
  (table) => {
    const t = table(`shows: Great Grandma 4 5
      A: Portal, Mystic Studies, Time Loop | A deck: 5 Howl, Zapbot
      Tortuga: A Great Grandma | Pyramids: A Ghost, B Ghost`);
    t.play('Time Loop');
    t.play('Portal').pick('Howl', 'Howl', 'Howl', 'Howl', 'Howl');
    t.offers('Ghost').pick('A Ghost');
    t.expect('power: A Ghost 3');
    t.play('Mystic Studies');
    t.expect('question: play');
    t.use('Great Grandma');
    t.expect('Tortuga: A Great Grandma, A Zapbot');
    t.pick('Zapbot');
    t.expect('power: Zapbot 3');
  },
);

scene('Great Grandma: whatever else is at the bottom goes back there', (table) => {
  const t = table('shows: Great Grandma 5 | A deck: Zapbot, King Rex | Tortuga: A Great Grandma');
  t.use('Great Grandma');
  t.expect('question: play | A deck: Zapbot, King Rex');
});
