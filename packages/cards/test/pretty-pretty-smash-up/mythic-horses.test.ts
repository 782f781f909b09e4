import { scene } from '../kit/scene.ts';

// Starlyte

scene('Starlyte grows with each other minion of her player here', (table) => {
  const t = table(
    `shows: Starlyte | Tortuga: A Starlyte, A Ghost, A Shinobi, B Ghost | Jungle Oasis: A Spirit`,
  );
  t.expect('power: Starlyte 7');
});

// Rainbow

scene('Rainbow draws once another minion has been played here this turn', (table) => {
  const t = table(`shows: Rainbow 1 | A: First Mate, Dinghy, Seeing Stars | A deck: 3 Howl
    Tortuga: A Rainbow | Jungle Oasis: A Shinobi`);
  t.play('Dinghy').pick('Shinobi');
  t.expect('cannot use: Rainbow');
  t.play('First Mate', 'Tortuga').use('Rainbow');
  t.expect('A: Howl, Seeing Stars');
});

scene('Rainbow: a minion that has left since was still played here', (table) => {
  const t = table(`shows: Rainbow 1 | A: First Mate, Seeing Stars | A deck: 3 Howl
    Tortuga: A Rainbow | Jungle Oasis: A Rainbow`);
  t.play('First Mate', 'Tortuga').play('Seeing Stars');
  t.expect('Tortuga: A Rainbow');
  t.use('Rainbow');
  t.expect('A: Howl | can use: nothing');
});

scene('Rainbow in the current printing: any other minion of hers here will do', (table) => {
  const t = table(`shows: Rainbow | printing: current | A deck: 3 Howl
    Tortuga: A Rainbow, A Ghost | Jungle Oasis: A Rainbow, B Ghost`);
  t.use('Rainbow');
  t.expect('A: Howl | cannot use: Rainbow');
});

// Seastar

scene('Seastar in company: an extra minion, anywhere and later', (table) => {
  const t = table(`shows: Seastar 1 | A: Seastar, Howl, 2 First Mate | Tortuga: A Ghost | Jungle Oasis`);
  t.play('Seastar', 'Tortuga').play('Howl').play('First Mate', 'Jungle Oasis');
  t.expect('Jungle Oasis: A First Mate | can play: nothing');
});

scene('Seastar: only one works in a turn', (table) => {
  const t = table(
    `shows: Seastar | A: 2 Seastar, 2 First Mate, Insta-Grow | Tortuga: A Ghost | Jungle Oasis`,
  );
  t.play('Seastar', 'Tortuga').play('Seastar', 'Tortuga').play('Insta-Grow').play('First Mate', 'Tortuga');
  t.expect('A: First Mate | can play: nothing');
});

scene('Seastar alone does not count as the one that works', (table) => {
  const t = table(
    `shows: Seastar 2 | A: 2 Seastar, First Mate, Insta-Grow | Tortuga: A Ghost | Jungle Oasis`,
  );
  t.play('Seastar', 'Jungle Oasis');
  t.expect('can play: Insta-Grow');
  t.play('Insta-Grow').play('Seastar', 'Tortuga').play('First Mate', 'Tortuga');
  t.expect('Tortuga: A Ghost, A Seastar, A First Mate');
});

// Pinkie

scene('Pinkie has +1 power in company, however large', (table) => {
  const t = table(
    `shows: Pinkie 1 | Tortuga: A Pinkie, A Ghost, A Shinobi | Jungle Oasis: B Pinkie, A Spirit`,
  );
  t.expect('power: A Pinkie 3, B Pinkie 2');
});

// Adventure Power

scene('Adventure Power moves any number of your minions to one base together', (table) => {
  const t = table(`shows: Adventure Power 1 | A: Adventure Power
    Tortuga: A Ghost, B Ghost | Jungle Oasis: A Shinobi | Ninja Dojo: A Spirit`);
  t.play('Adventure Power').pick('Tortuga');
  t.offers('Shinobi, Spirit');
  t.expect('picks: 0-2');
  t.pick('Shinobi', 'Spirit');
  t.expect('Tortuga: A Ghost, B Ghost, A Shinobi, A Spirit');
});

scene('Adventure Power: nobody need move', (table) => {
  const t = table(`shows: Adventure Power 1 | A: Adventure Power | Tortuga: A Ghost | Jungle Oasis`);
  t.play('Adventure Power').pick('Jungle Oasis').pick();
  t.expect('Tortuga: A Ghost');
});

// Encouragement Power

scene('Encouragement Power: +1 for each other minion of yours there', (table) => {
  const t = table(`shows: Encouragement Power | A: Encouragement Power
    Tortuga: A Spectre, A Ghost, A Shinobi, B Ghost | Jungle Oasis: A Spirit`);
  t.play('Encouragement Power').pick('Spectre');
  t.expect('power: Spectre 7');
});

scene('Encouragement Power counts the minions of whoever played it', (table) => {
  const t = table(`shows: Encouragement Power 1
    Tortuga: B(A) Spectre [A Encouragement Power], A Ghost, A Shinobi, B Ghost | Jungle Oasis`);
  t.expect('power: Spectre 7');
});

// Freedom Power

scene('Freedom Power has to destroy an action, even your own', (table) => {
  const t = table(`shows: Freedom Power 1 | A: Freedom Power
    Tortuga: A Ghost [A Upgrade], B Sleep Spores | Jungle Oasis: B Ghost`);
  t.play('Freedom Power');
  t.offers('Sleep Spores, Upgrade');
  t.expect('picks: 1');
  t.pick('Upgrade');
  t.expect('Tortuga: A Ghost, B Sleep Spores | A discard: Freedom Power, Upgrade');
});

// Friendship Power

scene('Friendship Power: to where another one of yours is, and back to the hand', (table) => {
  const t = table(`shows: Friendship Power 1 2 | A: Friendship Power
    Tortuga: A Ghost, B Ghost | Jungle Oasis: A Shinobi | Ninja Dojo`);
  t.play('Friendship Power');
  t.offers('Ghost, Shinobi').pick('Ghost');
  t.expect('Tortuga: B Ghost | Jungle Oasis: A Shinobi, A Ghost');
  t.offers('no, yes').pick('yes');
  t.expect('A: Friendship Power | A discard: nothing | can play: nothing');
});

scene('Friendship Power can come back though nobody moved, and need not', (table) => {
  const t = table(`shows: Friendship Power 2 | A: 2 Friendship Power, Time Loop
    Tortuga: A Ghost, A Shinobi | Jungle Oasis: B Ghost`);
  t.play('Time Loop').play('Friendship Power').pick('yes').play('Friendship Power').pick('no');
  t.expect('A: Friendship Power | A discard: Friendship Power, Time Loop | Tortuga: A Ghost, A Shinobi');
});

// Sharing Power

scene('Sharing Power: two minions there as your turn begins draw a card', (table) => {
  const t = table(`shows: Sharing Power | from: start of turn | A deck: 3 Howl
    Tortuga: A Ghost, A Shinobi, A Sharing Power | Jungle Oasis`);
  t.expect('A: Howl');
});

scene('Sharing Power: one minion there is not enough', (table) => {
  const t = table(`shows: Sharing Power | from: start of turn | A deck: 3 Howl
    Tortuga: A Ghost, B Shinobi, A Sharing Power | Jungle Oasis: A Spirit`);
  t.expect('A: nothing');
});

scene('Sharing Power: the number is looked at when it resolves', (table) => {
  const t = table(`shows: Sharing Power 1, R10.6 | from: start of turn | A deck: 3 Howl
    R'lyeh: A Shinobi, A Spirit, A Sharing Power | Tortuga`);
  t.pick("use R'lyeh").pick('Spirit');
  t.expect("A: nothing | vp: A 1 | R'lyeh: A Shinobi, A Sharing Power");
});

scene('Sharing Power in the current printing: at the end of your turn', (table) => {
  const t = table(`shows: Sharing Power | printing: current | decks: 5 Howl
    Tortuga: A Ghost, A Shinobi, A Sharing Power | Jungle Oasis`);
  t.endTurn();
  t.expect('A: 3 Howl');
});

// Super Future Space Armor Power

scene('Super Future Space Armor Power: +2 for those that are not alone, but not for later ones', (table) => {
  const t = table(`shows: Super Future Space Armor Power 1 | A: Super Future Space Armor Power, First Mate
    decks: 5 Howl | Tortuga: A Ghost, A Shinobi, B Walker
    Jungle Oasis: A Spirit, B Warbot | Ninja Dojo: A Spectre, A Archmage`);
  t.play('Super Future Space Armor Power').play('First Mate', 'Tortuga');
  t.expect('power: Ghost 4, Shinobi 5, Spirit 3, Spectre 7, Archmage 6, First Mate 2, Walker 2');
  t.endTurn();
  t.expect('power: Ghost 2, Spectre 5');
});

// Teaching Power

scene('Teaching Power: a card for each minion you have there; one of them can be played there', (table) => {
  const t = table(`shows: Teaching Power 1 | turn: B | from: score bases | A: Teaching Power
    A deck: Howl, Buccaneer, Tribute, Ghost | B deck: 5 Howl | base deck: Ninja Dojo
    Jungle Oasis: A Spectre +4, A Archmage, A Collector, B Shinobi | Tortuga`);
  t.pick('use Teaching Power');
  t.offers('Buccaneer').pick('Buccaneer');
  t.expect('Jungle Oasis: A Spectre +4, A Archmage, A Collector, B Shinobi, A Buccaneer');
  t.pick('Howl', 'Tribute');
  t.expect('A deck: Tribute, Howl, Ghost | B sees A deck: ?, ?, ?');
});

scene('Teaching Power: what cannot be played there goes back with the rest', (table) => {
  const t = table(`shows: Teaching Power 2 | turn: B | from: score bases | A: Teaching Power
    A deck: Buccaneer, Howl | B deck: 5 Howl | base deck: Ninja Dojo
    Ice Castle: A Spectre +10 | Tortuga: A Ghost`);
  t.pick('use Teaching Power');
  t.expect('A deck: Buccaneer, Howl | vp: A 3');
});

scene('Teaching Power without a minion there does nothing', (table) => {
  const t = table(`shows: Teaching Power 2 | turn: B | from: score bases | A: Teaching Power
    A deck: Buccaneer, Howl | B deck: 5 Howl | base deck: Ninja Dojo
    Jungle Oasis: B Spectre +10 | Tortuga: A Ghost`);
  t.pick('use Teaching Power');
  t.expect('A discard: Teaching Power | A deck: Buccaneer, Howl');
});

// Togetherness Power

scene('Togetherness Power: an extra minion where you have one by then', (table) => {
  const t = table(`shows: Togetherness Power 1 | A: Togetherness Power, 2 First Mate, Shinobi
    Tortuga: A Ghost | Jungle Oasis: B Ghost | Ninja Dojo`);
  t.play('Togetherness Power').play('First Mate', 'Jungle Oasis');
  t.expect('why not A Shinobi -> Ninja Dojo: not allowed here: Togetherness Power');
  t.play('First Mate', 'Jungle Oasis');
  t.expect('Jungle Oasis: B Ghost, A 2 First Mate | can play: nothing');
});
