import { scene } from '../kit/scene.ts';

// Lord of Bones

scene('Lord of Bones may reward anybody’s uncovered minion, at any base', (table) => {
  const t = table(`shows: Lord of Bones 1 | decks: 6 Ghost
    Tortuga: A Lord of Bones | Jungle Oasis: B buried Invader, B buried Upgrade`);
  t.endTurn();
  t.expect('asked: B');
  t.pick('uncover Invader');
  // The Invader has brought its VP first.
  t.expect('asked: A | vp: B 1');
  t.offers('yes, no').pick('yes');
  t.expect('Jungle Oasis: B buried Upgrade, B Invader +1');
});

scene('Lord of Bones: no counter, no question if the minion is gone or no minion came up', (table) => {
  const t = table(`shows: Lord of Bones 1 | A: Dig 'em Up
    Tortuga: A Lord of Bones | Jungle Oasis: A buried Ninja Master, A buried Upgrade, A Ghost`);
  t.play("Dig 'em Up").pick('Ninja Master').pick('Ninja Master');
  t.expect('A discard: Ninja Master | asked: A');
  t.pick('Upgrade');
  t.expect('question: play | Jungle Oasis: A Ghost [A Upgrade]');
});

scene('Lord of Bones gives itself nothing when it is uncovered', (table) => {
  const t = table(
    'shows: Lord of Bones | A: Lost Knowledge | Tortuga: A buried Lord of Bones | Jungle Oasis',
  );
  t.play('Lost Knowledge');
  t.expect('question: play | Tortuga: A Lord of Bones');
});

scene('Lord of Bones: its talent uncovers a second card in a turn, or buries one', (table) => {
  const t = table(`shows: Lord of Bones 2, R7.4 | decks: 6 Ghost | turn: B | B: Ghost
    Tortuga: A Lord of Bones, A buried Invader, A buried Grave Digger, A buried Ghost
    Jungle Oasis: A buried King Rex`);
  t.endTurn();
  t.pick('uncover Invader').pick('no');
  t.use('Lord of Bones');
  // Nothing is in hand to be buried, and the King does not lie here.
  t.offers('Grave Digger, Ghost').pick('Ghost').pick('yes');
  t.expect('Tortuga: A Lord of Bones, A buried Grave Digger, A Invader, A Ghost +1');
});

scene('Lord of Bones: its talent buries a card from hand, unseen', (table) => {
  const t = table(`shows: Lord of Bones | A: Ghost, Haunting
    Tortuga: A Lord of Bones, A buried Spirit | Jungle Oasis`);
  t.use('Lord of Bones').offers('bury, uncover').pick('bury').pick('Haunting');
  t.expect('Tortuga: A Lord of Bones, A buried Spirit, A buried Haunting | A: Ghost');
  t.expect('B sees Tortuga: A Lord of Bones, 2 A buried ?');
});

// Gravetender

scene('Gravetender: each draws at the first burial of a turn, wherever it is, and no more', (table) => {
  const t = table(`shows: Gravetender 1
    A: Place 'em Down | A deck: 6 Haunting | A discard: 2 Ghost
    Tortuga: A 2 Gravetender | Jungle Oasis`);
  t.play("Place 'em Down").pick('Ghost').pick('Ghost').pick('Jungle Oasis').pick('Tortuga');
  t.expect('A: 2 Haunting | Tortuga: A 2 Gravetender, A buried Ghost');
});

scene('Gravetender draws on another player’s turn as well', (table) => {
  const t = table(`shows: Gravetender 1 | decks: 6 Ghost | B: Ghost
    A: Burst Forth | base deck: Temple of Goju
    Jungle Oasis: B King Rex, B Supreme Overlord, A buried Invader | Tortuga: A Gravetender | turn: B`);
  t.endTurn();
  t.pick('use Burst Forth');
  // One for what was uncovered.
  t.expect('A: Ghost');
});

scene('Gravetender: only this very card is no other; whoever owns what was uncovered', (table) => {
  const t = table(`shows: Gravetender 2 | A: Dig 'em Up | A deck: 6 Upgrade
    Tortuga: A buried Gravetender, A(B) buried Ghost, A buried Invader | Jungle Oasis`);
  t.play("Dig 'em Up").pick('Gravetender');
  t.expect('A: nothing');
  t.pick('Ghost').pick('Invader');
  // The Ghost is the first other card.
  t.expect('question: play | A: Upgrade');
});

scene('Gravetender: a burial before it came was the first (R10.19)', (table) => {
  const t =
    table(`shows: Gravetender, R10.19 | A: Gravetender, Grave Goods, Ghost, Spirit | A deck: 6 Haunting
    Tortuga: A Pyramid Engineer | Jungle Oasis`);
  t.use('Pyramid Engineer').pick('Ghost');
  t.play('Gravetender', 'Tortuga');
  t.play('Grave Goods').pick('uncover').pick();
  t.expect('A: Spirit | Tortuga: A Pyramid Engineer, A Gravetender, A Ghost +2');
});

scene('Gravetender does not care about what others bury', (table) => {
  const t = table(`shows: Gravetender | decks: 6 Ghost | turn: B | B: Haunting
    Tortuga: A Gravetender, B Pyramid Engineer | Jungle Oasis`);
  t.use('Pyramid Engineer');
  t.expect('A: nothing | Tortuga: A Gravetender, B Pyramid Engineer, B buried Haunting');
});

// Revenant

scene('Revenant buries itself from the discard pile, seen by all; one of them in a turn', (table) => {
  const t = table('shows: Revenant 1 | A discard: 2 Revenant | Tortuga | Jungle Oasis');
  t.use('Revenant').offers('Tortuga, Jungle Oasis').pick('Tortuga');
  t.expect('B sees Tortuga: A buried Revenant | A discard: Revenant');
  t.expect('cannot use: Revenant');
});

scene('Revenant cannot do so in another phase, nor on another player’s turn', (table) => {
  const t = table(`shows: Revenant 1 | decks: 6 Ghost | turn: B | A discard: Revenant
    Jungle Oasis: B King Rex, B Supreme Overlord | Tortuga | base deck: Temple of Goju`);
  t.endTurn();
  t.expect('turn: A | A discard: Revenant | phase: play');
});

scene('Revenant, played from hand, does nothing', (table) => {
  const t = table('shows: Revenant 2 | A: Revenant | Tortuga: A buried Ghost | Jungle Oasis');
  t.play('Revenant', 'Jungle Oasis');
  t.expect('question: play | Jungle Oasis: A Revenant');
});

// Returned One

scene('Returned Ones dig each other up; none of them can go down again at once', (table) => {
  const t = table(`shows: Returned One 1, R7.4 | A: Lost Knowledge
    Tortuga: A 3 buried Returned One, B buried Ghost | Jungle Oasis: A buried Spirit`);
  t.play('Lost Knowledge').pick('Returned One @ Tortuga').pick('Returned One').pick('Returned One');
  t.expect('question: play | Tortuga: B buried Ghost, A 3 Returned One');
});

scene('Returned One may leave what else lies there', (table) => {
  const t = table(`shows: Returned One | A: Lost Knowledge
    Tortuga: A buried Returned One, A buried Ghost | Jungle Oasis`);
  t.play('Lost Knowledge').pick('Returned One').pick();
  t.expect('question: play | Tortuga: A buried Ghost, A Returned One');
});

scene('Returned One was played, even if it has buried itself at once', (table) => {
  const t = table('shows: Returned One 2, R7.1 | A: Returned One, Ghost | Haunted House | Jungle Oasis');
  t.play('Returned One', 'Haunted House').pick('yes');
  t.expect('Haunted House: A buried Returned One | A discard: Ghost');
  t.expect('B sees Haunted House: A buried Returned One');
});

scene('Returned One may stay where it was played', (table) => {
  const t = table('shows: Returned One | A: Returned One | Tortuga: A buried Ghost | Jungle Oasis');
  t.play('Returned One', 'Tortuga').pick('no');
  t.expect('question: play | Tortuga: A buried Ghost, A Returned One');
});

// Burst Forth

scene('Burst Forth is played before a base scores; so is what it uncovers', (table) => {
  const t =
    table(`shows: Burst Forth 1 | decks: 6 Ghost | A: Burst Forth, Grave Digger | base deck: Temple of Goju
    Jungle Oasis: A King Rex, B Supreme Overlord, A buried Hidden Ninja | Tortuga: A buried Spirit`);
  t.expect('why not A Burst Forth: only as a special');
  t.endTurn();
  // Only the Ninja lies there: nobody is asked. It brings the Grave Digger at once.
  t.pick('use Burst Forth').pick('Grave Digger');
  t.expect('A discard: Burst Forth, Hidden Ninja, King Rex, Grave Digger');
});

scene('Burst Forth has to uncover something if it can', (table) => {
  const t = table(`shows: Burst Forth 2 | decks: 6 Ghost | A: Burst Forth | base deck: Temple of Goju
    Jungle Oasis: A King Rex, B Supreme Overlord, A buried Ghost, A buried Invader | Tortuga`);
  t.endTurn();
  t.pick('use Burst Forth').offers('Ghost, Invader');
  t.expect('picks: 1').pick('Invader');
  t.expect('vp: A 3');
});

// Dig 'em Up

scene("Dig 'em Up: one after another, each resolved before the next is chosen", (table) => {
  const t = table(`shows: Dig 'em Up 1 | A: Dig 'em Up
    Tortuga: A buried Invader, A buried Stagecoach, A buried Ghost, A buried Zapbot, B buried Spirit
    Jungle Oasis: A buried Mummy`);
  t.play("Dig 'em Up").offers('Tortuga, Jungle Oasis').pick('Tortuga');
  t.offers('Invader, Stagecoach, Ghost, Zapbot').pick('Invader');
  t.expect('vp: A 1');
  t.pick('Ghost').pick('Zapbot');
  t.expect('question: play | Tortuga: A buried Stagecoach, B buried Spirit, A Invader, A Ghost, A Zapbot');
});

scene("Dig 'em Up may uncover none", (table) => {
  const t = table("shows: Dig 'em Up 1 | A: Dig 'em Up | Tortuga: A buried Ghost | Jungle Oasis");
  t.play("Dig 'em Up").pick();
  t.expect("question: play | Tortuga: A buried Ghost | A discard: Dig 'em Up");
});

// Grave Goods

scene('Grave Goods buries a card, and a second one for a discarded card, each anywhere', (table) => {
  const t = table(
    `shows: Grave Goods 1 | A: Grave Goods, Ghost, Spirit, Haunting, Invader | Tortuga | Jungle Oasis`,
  );
  t.play('Grave Goods').pick('Ghost').pick('Tortuga');
  t.offers('Spirit, Haunting, Invader').pick('Haunting');
  t.pick('Invader').pick('Jungle Oasis');
  t.expect('Tortuga: A buried Ghost | Jungle Oasis: A buried Invader | A: Spirit');
  t.expect('A discard: Haunting, Grave Goods');
});

scene('Grave Goods: no second burial for who does not want it, or has nothing left for it', (table) => {
  const t = table('shows: Grave Goods 1 | A: 2 Grave Goods, Ghost, Spirit | Tortuga | Jungle Oasis');
  t.play('Grave Goods').pick('Ghost').pick('Tortuga').pick();
  t.expect('question: play | A: Grave Goods, Spirit | A discard: Grave Goods');
});

scene('Grave Goods: one card in hand is buried, and that is all', (table) => {
  const t = table('shows: Grave Goods 1 | A: Grave Goods, Ghost, Spirit | Tortuga | Jungle Oasis');
  t.play('Grave Goods').pick('Ghost').pick('Tortuga');
  t.expect('question: play | A: Spirit');
});

scene('Grave Goods uncovers a minion: two counters once it has been played', (table) => {
  const t = table(`shows: Grave Goods 2 | A: Grave Goods | Tortuga: A buried Invader, A buried Upgrade
    Jungle Oasis: B Ghost`);
  t.play('Grave Goods').pick('Invader');
  t.expect('question: play | vp: A 1 | Tortuga: A buried Upgrade, A Invader +2');
});

scene('Grave Goods: no counters for what is gone by then', (table) => {
  const t = table('shows: Grave Goods 2 | A: Grave Goods | Tortuga: A buried Ninja Master | Jungle Oasis');
  t.play('Grave Goods').pick('Ninja Master');
  t.expect('question: play | A discard: Ninja Master, Grave Goods');
});

// Gravestones

scene('Gravestones may reward anybody’s minion that is uncovered there, and nowhere else', (table) => {
  const t = table(`shows: Gravestones 1 | decks: 6 Ghost
    Tortuga: A Gravestones, B buried Grave Digger | Jungle Oasis: A buried Captain Ahab`);
  t.endTurn().pick('uncover Grave Digger');
  t.expect('asked: A');
  t.pick('yes');
  t.expect('Tortuga: A Gravestones, B Grave Digger +1');
  t.endTurn().pick('uncover Captain Ahab');
  t.expect('question: play | Jungle Oasis: A Captain Ahab');
});

scene('Gravestones are buried elsewhere after scoring, and played there when they are uncovered', (table) => {
  const t = table(`shows: Gravestones 1 2, R7.4 | decks: 6 Ghost | base deck: Temple of Goju
    Jungle Oasis: A Gravestones, A King Rex, B Supreme Overlord | Tortuga | Haunted House`);
  t.endTurn();
  t.offers('Tortuga, Haunted House').pick('Tortuga');
  t.expect('B sees Tortuga: A buried Gravestones');
  t.endTurn().pick('uncover Gravestones');
  t.expect('question: play | Tortuga: A Gravestones');
});

scene('Gravestones: with no other base they are discarded', (table) => {
  const t = table(`shows: Gravestones 1 | decks: 6 Ghost | base deck: Temple of Goju
    Jungle Oasis: A Gravestones, A King Rex, B Supreme Overlord`);
  t.endTurn();
  t.expect('A discard: Gravestones, King Rex | turn: B');
});

scene('Gravestones that cannot be played when they are uncovered are discarded', (table) => {
  const t = table(`shows: Gravestones 2 | decks: 6 Ghost | turn: B | B: Ghost
    Tortuga: B The Dread Gazebo, A buried Gravestones | Jungle Oasis`);
  t.endTurn().pick('uncover Gravestones');
  t.expect('question: play | A discard: Gravestones');
});

// Graveyard

scene('Graveyard works at once, without a minion of yours', (table) => {
  const t = table(`shows: Graveyard 1 | A: Graveyard
    Tortuga: B Ghost, A buried Invader, A buried Upgrade | Jungle Oasis: A buried Spirit`);
  t.play('Graveyard', 'Tortuga');
  t.use('Graveyard').offers('Invader, Upgrade').pick('Invader').pick('yes');
  t.expect('Tortuga: B Ghost, A buried Upgrade, A Graveyard, A Invader +1');
  t.expect('cannot use: Graveyard');
});

scene('Graveyard: the counter is optional, and only for a minion', (table) => {
  const t = table(`shows: Graveyard | decks: 6 Ghost | Tortuga: A Graveyard, A buried Ghost, A buried Upgrade
    Jungle Oasis`);
  t.use('Graveyard').pick('Ghost').pick('no');
  t.expect('question: play');
  t.endTurn().endTurn().pass();
  t.use('Graveyard');
  t.expect('question: play | Tortuga: A Graveyard, A Ghost [A Upgrade]');
});

// Hearse Fleet

scene('Hearse Fleet takes any number along, face down', (table) => {
  const t = table(`shows: Hearse Fleet 1, R7.1 | A: Hearse Fleet
    Tortuga: A buried Ghost, A buried Spirit, A buried Invader, B buried Ghost | Jungle Oasis | Haunted House`);
  t.play('Hearse Fleet').offers('Ghost, Spirit, Invader');
  t.pick('Ghost', 'Invader').offers('Jungle Oasis, Haunted House').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A buried Ghost, A buried Invader | Tortuga: A buried Spirit, B buried Ghost');
  t.expect('B sees Jungle Oasis: 2 A buried ?');
});

scene('Hearse Fleet: what others know of a card they go on knowing', (table) => {
  const t = table(`shows: Hearse Fleet 1 | A: Hearse Fleet | A discard: Revenant
    Tortuga: A buried Ghost | Jungle Oasis`);
  t.use('Revenant').pick('Tortuga');
  t.play('Hearse Fleet').pick('Revenant', 'Ghost');
  t.expect('B sees Jungle Oasis: A buried Revenant, A buried ?');
});

scene('Hearse Fleet before a base scores: two cards, each its own way', (table) => {
  const t = table(`shows: Hearse Fleet 2 | decks: 6 Ghost | A: Hearse Fleet | base deck: Temple of Goju
    Jungle Oasis: A King Rex, B Supreme Overlord, A buried Ghost
    Tortuga: A buried Spirit, A buried Invader | Haunted House`);
  t.endTurn();
  t.pick('use Hearse Fleet').offers('Ghost, Spirit, Invader');
  t.expect('picks: 0-2').pick('Ghost', 'Spirit');
  t.offers('Tortuga, Haunted House').pick('Haunted House');
  // The Spirit came to the base that scored.
  t.expect(
    'Haunted House: A buried Ghost | Tortuga: A buried Invader | A discard: ..., Spirit, Hearse Fleet',
  );
});

// Place 'em Down

scene("Place 'em Down: three at most, printed power 6 at most in total, each anywhere", (table) => {
  const t = table(`shows: Place 'em Down 1 | A: Place 'em Down | Tortuga | Jungle Oasis
    A discard: Ghost, Spirit, Gnome, Gremlin, Invader, Supreme Overlord, Upgrade`);
  t.play("Place 'em Down").offers('Ghost, Spirit, Gnome, Gremlin, Invader, Supreme Overlord').pick('Invader');
  t.offers('Ghost, Spirit, Gnome, Gremlin').pick('Ghost');
  t.pick('Tortuga').pick('Jungle Oasis');
  t.expect('Tortuga: A buried Invader | Jungle Oasis: A buried Ghost');
});

scene("Place 'em Down: no fourth minion, however weak", (table) => {
  const t = table(`shows: Place 'em Down 1 | A: Place 'em Down | Tortuga | A discard: 4 Microbot Guard`);
  t.play("Place 'em Down").pick('Microbot Guard').pick('Microbot Guard').pick('Microbot Guard');
  t.expect("question: play | Tortuga: A 3 buried Microbot Guard | A discard: Microbot Guard, Place 'em Down");
});

scene("Place 'em Down may bury none", (table) => {
  const t = table("shows: Place 'em Down 1 | A: Place 'em Down | Tortuga | A discard: Ghost");
  t.play("Place 'em Down").pick();
  t.expect("question: play | Tortuga: nothing | A discard: Ghost, Place 'em Down");
});

// Spooky, Scary...

scene('Spooky, Scary... buries a weak minion if there is one, at any base, and draws', (table) => {
  const t = table(`shows: Spooky, Scary... 1 | A: Spooky, Scary... | A deck: Upgrade
    A discard: Invader, Grave Digger, Upgrade | Tortuga | Jungle Oasis`);
  t.play('Spooky, Scary...').pick('Jungle Oasis');
  t.expect('question: play | B sees Jungle Oasis: A buried Invader | A: Upgrade');
});

scene('Spooky, Scary... draws in any case', (table) => {
  const t = table(`shows: Spooky, Scary... 1 | A: Spooky, Scary... | A deck: Haunting
    A discard: Grave Digger | Tortuga | Jungle Oasis`);
  t.play('Spooky, Scary...');
  t.expect('question: play | Jungle Oasis: nothing | A: Haunting');
});
