import { scene } from '../kit/scene.ts';

scene('Spirit of the Forest takes the place of both regular plays; extra plays are left', (table) => {
  const t =
    table(`shows: Spirit of the Forest 1, R11.2 | A: First Mate, Howl, Tribute | A titans: Spirit of the Forest
    Tortuga: A Archmage | Jungle Oasis`);
  t.use('Spirit of the Forest').pick('Jungle Oasis');
  t.expect(
    `Jungle Oasis: A Spirit of the Forest | can play: Howl, Tribute | plays left: action using Archmage`,
  );
  t.play('Howl');
  t.expect('can play: nothing');
});

scene('Spirit of the Forest needs both regular plays, and no card in hand', (table) => {
  const t =
    table(`shows: Spirit of the Forest 1 | A: First Mate | B titans: Spirit of the Forest | A titans: Spirit of the Forest
    decks: 2 First Mate | Tortuga | Jungle Oasis`);
  t.expect(`can use: Spirit of the Forest`);
  t.play('First Mate', 'Tortuga');
  t.expect(`cannot use: Spirit of the Forest`);
  t.leave();
});

scene('Spirit of the Forest: both parts of one OR in a turn, in the order you like', (table) => {
  const t = table(`shows: Spirit of the Forest 2 | A: Fairy Ballet, Puck | A deck: 9 Howl
    Tortuga: A Spirit of the Forest | Jungle Oasis`);
  t.play('Fairy Ballet');
  t.offers('draw two, draw and extra action, both parts').pick('both parts');
  t.offers('draw two, draw and extra action').pick('draw and extra action');
  // The extra action comes before the other part, or is kept.
  t.expect('question: choose');
  t.pick();
  t.expect('A: 3 Howl, Puck');
  t.play('Puck', 'Tortuga');
  t.offers('extra action, draw').pick('draw');
  t.play('Howl');
  t.expect('A: 3 Howl');
});

scene('Spirit of the Forest: once in each turn, on any base and with any faction', (table) => {
  const t = table(`shows: Spirit of the Forest 2 3 | A deck: 9 Howl | B deck: 9 Howl
    Tortuga: A Spirit of the Forest | Jungle Oasis: A Yokozuna, B Ghost`);
  t.use('Yokozuna');
  t.offers('draw, move a minion, both parts').pick('both parts').pick('move a minion');
  t.expect(`A: Howl | Tortuga: A Spirit of the Forest, B Ghost`);
  t.endTurn().endTurn();
  t.use('Yokozuna');
  t.offers('draw, both parts').pick('both parts');
  t.expect('A: 4 Howl');
});

scene('Spirit of the Forest works for nobody else', (table) => {
  const t = table(
    `shows: Spirit of the Forest 2 | A: Puck | A deck: 3 Howl | Tortuga: B Spirit of the Forest | Jungle Oasis`,
  );
  t.play('Puck', 'Jungle Oasis');
  t.offers('extra action, draw').pick('draw');
});

scene('Spirit of the Forest: an Enchantment with both parts changes nothing', (table) => {
  const t = table(
    `shows: Spirit of the Forest 4 | A: Enchantment | Tortuga: A Spirit of the Forest, B Ghost, A Shinobi | Jungle Oasis`,
  );
  t.play('Enchantment', 'Tortuga').pick('both parts').pick('stronger here');
  t.expect('power: Ghost 2, Shinobi 3 | parts of Ghost: Ghost +2, Enchantment +1, Enchantment -1');
});

scene('Spirit of the Forest: a part that cannot be carried out is skipped, and the use is spent', (table) => {
  const t = table(
    `shows: Spirit of the Forest 4 | A: Titania, Puck | A deck: 3 Howl | Tortuga: A Spirit of the Forest | Jungle Oasis`,
  );
  t.play('Titania', 'Tortuga').pick('both parts');
  t.play('Puck', 'Tortuga');
  t.offers('extra action, draw').pick('draw');
  t.expect('A: Howl');
});

scene('Spirit of the Forest comes by Playful Tricks, which does no more than that', (table) => {
  const t =
    table(`shows: Spirit of the Forest 5 6, Playful Tricks | printing: current | A: Playful Tricks, First Mate
    A titans: Spirit of the Forest | Tortuga: B Ghost [B Upgrade] | Jungle Oasis`);
  t.play('Playful Tricks');
  t.offers('destroy actions, play the titan').pick('play the titan').pick('Jungle Oasis');
  t.expect(`Jungle Oasis: A Spirit of the Forest | Tortuga: B Ghost [B Upgrade] | can play: First Mate`);
});

scene('Spirit of the Forest does not come by Playful Tricks beside another titan', (table) => {
  const t = table(`shows: Spirit of the Forest 6, R11.3 | printing: current | A: Playful Tricks
    A titans: Spirit of the Forest | Tortuga: B Ghost [B Upgrade], A Creampuff Man | Jungle Oasis`);
  t.play('Playful Tricks');
  t.expect('purpose: destroy');
  t.pick('Upgrade');
  t.expect(`A titans: Spirit of the Forest | Tortuga: B Ghost, A Creampuff Man`);
});

scene(
  'Spirit of the Forest can leave for another base when it has lost a clash, and clash there',
  (table) => {
    const t = table(`shows: Spirit of the Forest 7, R11.6 | players: 3 | A titans: Spirit of the Forest
    Tortuga: B Major Ursa +5 | Jungle Oasis: C Killer Kudzu +2 | Ninja Dojo`);
    t.use('Spirit of the Forest').pick('Tortuga');
    t.offers('Jungle Oasis, Ninja Dojo');
    t.expect('asked: A | picks: 0-1');
    t.pick('Jungle Oasis');
    t.offers('Ninja Dojo, Tortuga').pick('Ninja Dojo');
    t.expect(
      `Ninja Dojo: A Spirit of the Forest | Tortuga: B Major Ursa +5 | Jungle Oasis: C Killer Kudzu +2`,
    );
  },
);

scene('Spirit of the Forest leaves play if it stays, and whenever it leaves otherwise', (table) => {
  const t = table(
    `shows: Spirit of the Forest 7, R11.7 | A titans: Spirit of the Forest | Tortuga: B Major Ursa +5 | Jungle Oasis`,
  );
  t.use('Spirit of the Forest').pick('Tortuga').pick();
  t.expect(`A titans: Spirit of the Forest | Tortuga: B Major Ursa +5`);
});

scene('Spirit of the Forest is set aside when its base has scored', (table) => {
  const t = table(`shows: Spirit of the Forest 7, R11.7 | turn: B | from: score bases | B deck: 6 Howl
    base deck: Ninja Dojo | Jungle Oasis: A Spirit of the Forest +1, B Spectre +7 | Tortuga`);
  t.expect(`A titans: Spirit of the Forest | vp: B 2`);
});
