import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// Big Bad Wolf

scene('Big Bad Wolf may destroy a minion of power 4 or less here, whoever controls it', (table) => {
  // With Sleep Spores of A the Spectre has 4, the Weed Eater with its counter 5.
  const t = table(`shows: Big Bad Wolf 2 | A: Big Bad Wolf | A deck: 2 Ghost
    Tortuga: B Spectre, B Weed Eater +1, A Rose Red, A Sleep Spores | Jungle Oasis: B Ghost`);
  t.play('Big Bad Wolf', 'Tortuga');
  t.expect('purpose: destroy');
  t.offers('Spectre, Rose Red');
  t.expect('picks: 0-1');
  t.pick('Spectre');
  t.expect('Tortuga: B Weed Eater +1, A Rose Red, A Sleep Spores, A Big Bad Wolf | B discard: Spectre');
});

scene('Big Bad Wolf may spare everybody', (table) => {
  const t = table('shows: Big Bad Wolf | A: Big Bad Wolf | Tortuga: B Ghost | Jungle Oasis');
  t.play('Big Bad Wolf', 'Tortuga').pick();
  t.expect('Tortuga: B Ghost, A Big Bad Wolf');
});

scene(
  'Big Bad Wolf does nothing while a Red Riding Hood is in play anywhere, under anybody’s control',
  (table) => {
    const t = table(`shows: Big Bad Wolf 2 | A: Big Bad Wolf
      Tortuga: B Ghost | Jungle Oasis: B Red Riding Hood`);
    t.play('Big Bad Wolf', 'Tortuga');
    t.offers('pass');
    t.expect('Tortuga: B Ghost, A Big Bad Wolf');
  },
);

scene('Big Bad Wolf pays no heed to an action that is named Red Riding Hood', (table) => {
  const t = table(`shows: Big Bad Wolf 1 | A: Big Bad Wolf | A deck: Red Riding Hood, Ghost
    Tortuga: B Ghost, A Ghost, A Spectre, A Grimms' Blessing | Jungle Oasis`);
  t.play('Big Bad Wolf', 'Tortuga');
  t.offers('2 Ghost').pick('B Ghost');
  t.expect('B discard: Ghost');
});

scene(
  'Big Bad Wolf, destroyed, brings another minion of its controller’s discard pile to its base',
  (table) => {
    const t = table(`shows: Big Bad Wolf 3 | from: start of turn
      A deck: 2 Ghost | B discard: Gretel, Teamwork, Spectre
      Tortuga: B Big Bad Wolf [A Choking Vines] | Jungle Oasis`);
    t.expect('asked: B | purpose: play');
    t.offers('Gretel, Spectre');
    t.expect('picks: 0-1');
    t.pick('Gretel');
    t.expect('Tortuga: B Gretel | B discard: Big Bad Wolf, Spectre, Teamwork | asked: A');
  },
);

scene('Big Bad Wolf: the minion may be left in the discard pile', (table) => {
  const t = table(`shows: Big Bad Wolf 3 | from: start of turn | B discard: Gretel
    Tortuga: B Big Bad Wolf [A Choking Vines] | Jungle Oasis`);
  t.pick();
  t.expect('Tortuga: nothing | B discard: Big Bad Wolf, Gretel');
  // The chance is gone.
  t.expect('asked: A');
  t.offers('pass');
});

scene(
  'Big Bad Wolf: the wolf itself does not come back, and with no other minion nothing happens',
  (table) => {
    const t = table(`shows: Big Bad Wolf 3 | from: start of turn | B discard: Teamwork
      Tortuga: B Big Bad Wolf [A Choking Vines] | Jungle Oasis`);
    t.expect('asked: A | Tortuga: nothing | B discard: Big Bad Wolf, Teamwork');
  },
);

scene('Big Bad Wolf works for whoever controlled it, out of that player’s own discard pile', (table) => {
  const t = table(`shows: Big Bad Wolf 3 | from: start of turn
    A discard: Hansel | B discard: Gretel, Ghost
    Tortuga: B(A) Big Bad Wolf [A Choking Vines] | Jungle Oasis`);
  t.expect('asked: B');
  t.offers('Gretel, Ghost').pick('Gretel');
  t.expect('Tortuga: B Gretel | A discard: Big Bad Wolf, Choking Vines, Hansel');
});

scene('Big Bad Wolf: going to the discard pile after scoring is not being destroyed', (table) => {
  const t = table(`shows: Big Bad Wolf 4 | decks: 2 Ghost | A discard: Gretel | base deck: Tar Pits
    Jungle Oasis: A Big Bad Wolf, A General Ivan | Tortuga`);
  t.endTurn();
  t.expect('turn: B | vp: A 2 | Tar Pits: nothing | A discard: Big Bad Wolf, General Ivan, Gretel');
});

scene('Big Bad Wolf: nor is being shuffled away', (table) => {
  const t = table(`shows: Big Bad Wolf 4
    A: Dr Livingstone, I Presume? | B deck: Ghost | B discard: Gretel
    Tortuga: B Big Bad Wolf | Jungle Oasis`);
  t.play('Dr Livingstone, I Presume?');
  t.offers('pass');
  t.expect('B deck in any order: Big Bad Wolf, Ghost | B discard: Gretel');
});

scene('Big Bad Wolf: nor is being returned in place of a destruction', (table) => {
  const t = table(`shows: Big Bad Wolf 4 | from: start of turn | B discard: Gretel
    Tortuga: B Big Bad Wolf [A Choking Vines], B Escape Hatch | Jungle Oasis`);
  t.expect('asked: A | B: Big Bad Wolf | B discard: Gretel');
});

// Charming Princess

scene('Charming Princess gives an extra minion at her base while any Prince Charming is there', (table) => {
  const t = table(`shows: Charming Princess 1 2 | A: Gretel, Hansel, Bear Rides You
    Tortuga: A Charming Princess, B Prince Charming | Jungle Oasis`);
  t.use('Charming Princess');
  t.offers(
    'play Gretel, play Hansel, play Bear Rides You, play Gretel using Charming Princess, play Hansel using Charming Princess, pass',
  );
  // It may be kept until later in the phase, and is for her base only.
  t.play('Hansel', 'Jungle Oasis');
  t.offers('play Bear Rides You, play Gretel using Charming Princess, pass');
  t.play('Gretel');
  t.expect('Tortuga: A Charming Princess, B Prince Charming, A Gretel | cannot use: Charming Princess');
});

scene(
  'Charming Princess: the Prince has to be there when the talent is used, not later; and nobody has to be played',
  (table) => {
    const t = table(`shows: Charming Princess 2 | decks: 2 Ghost | A: Gretel, Bear Rides You
      Tortuga: A Charming Princess, A Prince Charming | Jungle Oasis`);
    t.use('Charming Princess');
    t.play('Bear Rides You').pick('Prince Charming');
    t.expect('Jungle Oasis: A Prince Charming');
    t.offers('play Gretel, play Gretel using Charming Princess, pass');
    t.endTurn();
    t.expect('A: 2 Ghost, Gretel');
  },
);

scene('Charming Princess cannot do without him: not at another base, not buried, not in a hand', (table) => {
  const t = table(`shows: Charming Princess 1 | A: Prince Charming
    Tortuga: A Charming Princess, B buried Prince Charming, A Ghost | Jungle Oasis: B Prince Charming`);
  t.expect('cannot use: Charming Princess | why not A Charming Princess: its own condition');
  t.play('Prince Charming', 'Tortuga');
  t.expect('can use: Charming Princess');
});

scene(
  'Charming Princess takes Grimms’ Blessing for her Prince, if its controller owns him and has two minions there',
  (table) => {
    const t = table(`shows: Charming Princess 1 | A: Gretel | A deck: Ghost | B discard: Prince Charming
      Tortuga: A Charming Princess, B Grimms' Blessing, B 2 Ghost
      Jungle Oasis: A(B) Charming Princess, A Grimms' Blessing, A Ghost`);
    // At the Oasis the Blessing is A's, who owns no Prince Charming: only the other talent can be used.
    t.offers('play Gretel, use Charming Princess, pass');
    t.use('Charming Princess');
    t.play('Gretel', undefined, 'Charming Princess');
    t.expect("Tortuga: A Charming Princess, B Grimms' Blessing, B 2 Ghost, A Gretel");
  },
);

// Prince Charming

scene('Prince Charming gives an extra action while any Charming Princess is there', (table) => {
  const t = table(`shows: Prince Charming 1 2 | A: Shady Deal, Bear Rides You, 2 Shady Deal
    Tortuga: A Prince Charming, A(B) Charming Princess | Jungle Oasis`);
  t.use('Prince Charming');
  // She leaves; the extra action stays, and may be used later or not at all.
  t.play('Bear Rides You').pick('Charming Princess');
  t.offers('3 play Shady Deal, pass');
  t.play('Shady Deal');
  t.offers('pass');
});

scene('Prince Charming cannot do without her; an active Grimms’ Blessing counts', (table) => {
  const t = table(`shows: Prince Charming 1 | A: Ghost, 2 Shady Deal | A deck: Charming Princess
    Tortuga: A Prince Charming, A Grimms' Blessing | Jungle Oasis: B Charming Princess`);
  t.expect('why not A Prince Charming: its own condition');
  t.play('Ghost', 'Tortuga').pick();
  t.use('Prince Charming');
  t.play('Shady Deal');
  t.expect('can play: Shady Deal');
});

// Red Riding Hood

scene('Red Riding Hood strengthens all your minions at her base, herself too', (table) => {
  const t = table(`shows: Red Riding Hood 2
    Tortuga: A Red Riding Hood, A Spectre, B Steam Man | Jungle Oasis: A Ghost`);
  t.expect('parts of Red Riding Hood: Red Riding Hood +3, Red Riding Hood +1 | power: Spectre 6');
  t.expect('power: Steam Man 3, Ghost 2');
});

scene('Red Riding Hood fears a Big Bad Wolf anywhere, under anybody’s control', (table) => {
  const t = table(`shows: Red Riding Hood 2 | from: start of turn
    Tortuga: A Red Riding Hood, A Spectre | Jungle Oasis: B Big Bad Wolf [A Choking Vines]`);
  // The wolf has been destroyed at the start of the turn.
  t.expect('power: Spectre 6');
});

scene('Red Riding Hood: no bonus as long as the wolf is there', (table) => {
  const t = table(`shows: Red Riding Hood 2
    Tortuga: A Red Riding Hood, A Spectre | Jungle Oasis: A Big Bad Wolf`);
  t.expect('power: Red Riding Hood 3, Spectre 5');
});

scene('Red Riding Hood does not fear an action that is named Big Bad Wolf', (table) => {
  const t = table(`shows: Red Riding Hood 1 | A deck: Big Bad Wolf
    Tortuga: A Red Riding Hood, A Spectre, A Grimms' Blessing | Jungle Oasis`);
  t.expect('power: Spectre 6');
});

// Rumpelstiltskin

scene('Rumpelstiltskin puts any card of your deck on top of it, shown to all', (table) => {
  const t = table(`shows: Rumpelstiltskin 1
    A: Rumpelstiltskin | A deck: 2 Ghost, Gretel, Teamwork | A discard: Hansel | B deck: 2 Ghost
    Tortuga | Jungle Oasis`);
  t.play('Rumpelstiltskin', 'Tortuga');
  t.expect('purpose: search');
  t.offers('Ghost, Gretel, Teamwork');
  t.expect('picks: 1');
  t.pick('Teamwork');
  t.expect('A deck: Teamwork, ... | A deck in any order: 2 Ghost, Gretel, Teamwork');
  t.endTurn();
  // B has seen the first of the two cards drawn.
  t.expect('B sees A: Teamwork, ?');
});

scene('Rumpelstiltskin: an empty deck is made anew first', (table) => {
  const t = table(`shows: Rumpelstiltskin 2, R2.1 | A: Rumpelstiltskin | A discard: Hansel, Teamwork
    Tortuga | Jungle Oasis`);
  t.play('Rumpelstiltskin', 'Tortuga');
  t.offers('Hansel, Teamwork').pick('Hansel');
  t.expect('A deck: Hansel, Teamwork | A discard: nothing');
});

scene('Rumpelstiltskin: a card that somebody else owns goes onto its owner’s deck', (table) => {
  const t = table(`shows: Rumpelstiltskin, R9.4
    A: Valkyrie, Insta-Grow, Rumpelstiltskin | A deck: Ghost | B deck: Spectre | B discard: Steam Man
    Tortuga: A Huscarl | Jungle Oasis`);
  t.play('Valkyrie', 'Tortuga');
  t.expect('A: Insta-Grow, Rumpelstiltskin, Steam Man');
  t.use('Huscarl').pick('Steam Man');
  t.play('Insta-Grow');
  t.play('Rumpelstiltskin', 'Tortuga');
  t.offers('Ghost, Steam Man').pick('Steam Man');
  t.expect('A deck: Ghost | B deck: Steam Man, Spectre');
});

// The Frog Prince

scene(
  'The Frog Prince goes into the deck for a minion of the discard pile, after the new minion has done its part',
  (table) => {
    const t = table(`shows: The Frog Prince 1 2
      A: Rumpelstiltskin | A deck: Ghost, Spectre | A discard: Hansel, Gretel, Teamwork
      Tortuga: A The Frog Prince | Jungle Oasis`);
    t.play('Rumpelstiltskin', 'Tortuga');
    t.expect('purpose: search');
    t.pick('Ghost');
    t.expect('question: mode');
    t.offers('yes, no').pick('yes');
    t.expect('A deck in any order: Ghost, Spectre, The Frog Prince');
    t.offers('Hansel, Gretel');
    t.expect('picks: 0-1');
    t.pick('Hansel');
    t.expect('Tortuga: A Rumpelstiltskin, A Hansel | A discard: Gretel, Teamwork');
    t.offers('pass');
  },
);

scene('The Frog Prince may stay', (table) => {
  const t = table(`shows: The Frog Prince | A: Gretel | A discard: Hansel
    Tortuga: A The Frog Prince | Jungle Oasis`);
  t.play('Gretel', 'Tortuga').pick('no');
  t.expect('Tortuga: A The Frog Prince, A Gretel');
});

scene(
  'The Frog Prince reacts to minions that you play there in any way, not to those that move there',
  (table) => {
    const t = table(`shows: The Frog Prince 1
      A: Bear Rides You, Hansel | A deck: Ghost, Steam Man | A discard: Gretel
      Tortuga: A The Frog Prince, A Venus Man Trap | Jungle Oasis: A Spectre`);
    t.play('Bear Rides You').pick('Spectre');
    t.expect('Tortuga: A The Frog Prince, A Venus Man Trap, A Spectre');
    // Elsewhere does not count.
    t.play('Hansel', 'Jungle Oasis');
    t.expect('question: play');
    t.use('Venus Man Trap').pick('Ghost');
    // The Ghost's own ability had nothing to discard.
    t.offers('yes, no').pick('yes').pick('Gretel');
    t.expect('Tortuga: A Venus Man Trap, A Spectre, A Ghost, A Gretel');
  },
);

scene('The Frog Prince does not react to himself, nor to other players’ minions', (table) => {
  const t = table(`shows: The Frog Prince 1
    decks: 2 Ghost | A: The Frog Prince | A discard: Gretel | B: Hansel | Tortuga | Jungle Oasis`);
  t.play('The Frog Prince', 'Tortuga');
  t.endTurn();
  t.play('Hansel', 'Tortuga');
  t.expect('question: play | Tortuga: A The Frog Prince, B Hansel');
});

scene('The Frog Prince goes into his owner’s deck; the extra minion may be declined', (table) => {
  const t = table(`shows: The Frog Prince 2
    A: Gretel | A discard: Hansel | B deck: Ghost | B discard: Spectre
    Tortuga: A(B) The Frog Prince | Jungle Oasis`);
  t.play('Gretel', 'Tortuga').pick('yes');
  t.expect('B deck in any order: Ghost, The Frog Prince');
  t.offers('Hansel').pick();
  t.expect('A discard: Hansel | Tortuga: A Gretel');
  t.offers('pass');
});

scene('The Frog Prince may leave also with no minion to come; what is on him is discarded', (table) => {
  const t = table(`shows: The Frog Prince 3 | A: Gretel | A discard: Teamwork
    Tortuga: A The Frog Prince +2 [A Incorporeal] | Jungle Oasis`);
  t.play('Gretel', 'Tortuga').pick('yes');
  t.expect('A deck: The Frog Prince | Tortuga: A Gretel | A discard: Incorporeal, Teamwork');
  t.offers('pass');
});

// Gretel, Hansel, Rose Red, The Other Snow White

scene('Gretel has +2 power once, with any Hansel at her base', (table) => {
  const t = table(`shows: Gretel 1 | A: Bear Rides You
    Tortuga: A Gretel, B Hansel, A Hansel | Jungle Oasis: B Gretel, B buried Hansel`);
  t.expect('parts of A Gretel: 2 Gretel +2 | power: B Gretel 2');
  t.play('Bear Rides You').pick('Gretel');
  t.expect('power: A Gretel 2');
});

scene('Gretel takes an active Grimms’ Blessing for Hansel, also one of another player', (table) => {
  const t = table(`shows: Gretel 1 | B: Hansel
    Tortuga: A Gretel, B 2 Ghost, B 2 Grimms' Blessing | Jungle Oasis: B Gretel, B Grimms' Blessing`);
  t.expect('power: A Gretel 4, B Gretel 2');
});

scene('Hansel has +2 power once, with any Gretel at his base; an active Grimms’ Blessing counts', (table) => {
  const t = table(`shows: Hansel 1 | B deck: Gretel
    Tortuga: A Hansel, B Gretel, A Gretel | Jungle Oasis: B Hansel, B Ghost, B Grimms' Blessing
    Tar Pits: A(B) Hansel, A Ghost, A Grimms' Blessing`);
  t.expect('parts of A Hansel @ Tortuga: 2 Hansel +2 | power: B Hansel 4');
  // A owns a Gretel too, the one at Tortuga.
  t.expect('power: A Hansel @ Tar Pits 4');
});

scene(
  'Rose Red has +2 power once, with any The Other Snow White at her base; an active Grimms’ Blessing counts',
  (table) => {
    const t = table(`shows: Rose Red 1 | B discard: The Other Snow White
      Tortuga: A Rose Red, B 2 The Other Snow White
      Jungle Oasis: B Rose Red, B Ghost, B Grimms' Blessing
      Tar Pits: A Rose Red, A Ghost, A Grimms' Blessing`);
    t.expect('parts of A Rose Red @ Tortuga: 2 Rose Red +2 | power: B Rose Red 4');
    // No name but its own: A owns no minion of that name.
    t.expect('power: A Rose Red @ Tar Pits 2');
  },
);

scene(
  'The Other Snow White has +2 power once, with any Rose Red at her base; an active Grimms’ Blessing counts',
  (table) => {
    const t = table(`shows: The Other Snow White 1 | A deck: Rose Red
      Tortuga: A The Other Snow White, B Rose Red, A Rose Red
      Jungle Oasis: A The Other Snow White, A Ghost, A Grimms' Blessing
      Tar Pits: A The Other Snow White, A Ghost`);
    t.expect('power: The Other Snow White @ Tortuga 4, The Other Snow White @ Jungle Oasis 4');
    t.expect('power: The Other Snow White @ Tar Pits 2');
  },
);

// Another Story

scene('Another Story shuffles up to three cards of the discard pile into the deck', (table) => {
  const t = table(`shows: Another Story 1
    A: Another Story | A deck: Ghost | A discard: Gretel, Hansel, Teamwork, Spectre
    Tortuga | Jungle Oasis`);
  t.play('Another Story');
  t.offers('Gretel, Hansel, Teamwork, Spectre');
  t.expect('picks: 0-3');
  t.pick('Gretel', 'Teamwork', 'Spectre');
  t.expect('A deck in any order: Ghost, Gretel, Spectre, Teamwork | A discard: Another Story, Hansel');
});

scene('Another Story may shuffle in nothing', (table) => {
  const t = table(`shows: Another Story 1 | A: Another Story | A deck: Ghost | A discard: Gretel
    Tortuga | Jungle Oasis`);
  t.play('Another Story').pick();
  t.expect('A deck: Ghost | A discard: Another Story, Gretel');
});

// Basket of Goodies

scene('Basket of Goodies puts an action of your deck on top of it, shown to all', (table) => {
  const t = table(`shows: Basket of Goodies 1
    A: Basket of Goodies | A deck: Ghost, Spectre, Teamwork, Shady Deal | B deck: 2 Ghost
    Tortuga | Jungle Oasis`);
  t.play('Basket of Goodies');
  t.expect('purpose: search');
  t.offers('Teamwork, Shady Deal');
  t.expect('picks: 1');
  t.pick('Shady Deal');
  t.expect('A deck: Shady Deal, ... | A deck in any order: Ghost, Shady Deal, Spectre, Teamwork');
  t.endTurn();
  t.expect('B sees A: Shady Deal, ?');
});

scene(
  'Basket of Goodies: an empty deck is made anew first; this card is not yet in the discard pile',
  (table) => {
    const t = table(`shows: Basket of Goodies 1
      A: Basket of Goodies | A discard: Ghost, Teamwork, Shady Deal | Tortuga | Jungle Oasis`);
    t.play('Basket of Goodies');
    t.offers('Teamwork, Shady Deal').pick('Teamwork');
    t.expect('A deck: Teamwork, ...');
    t.expect('A deck: 3 cards | A discard: Basket of Goodies');
  },
);

scene('Basket of Goodies finds nothing in a deck without actions', (table) => {
  const t = table(`shows: Basket of Goodies 1 | A: Basket of Goodies | A deck: 2 Ghost
    Tortuga | Jungle Oasis`);
  t.play('Basket of Goodies');
  t.offers('pass');
  t.expect('A deck: 2 Ghost');
});

// Breadcrumbs

scene('Breadcrumbs leads up to two of your minions from one base to one other', (table) => {
  const t = table(`shows: Breadcrumbs 1 | A: Breadcrumbs
    Tortuga: A Gretel, A Ghost, A Spectre, B Steam Man | Tar Pits: A Hansel | Jungle Oasis`);
  t.play('Breadcrumbs');
  t.offers('Tortuga, Tar Pits').pick('Tortuga');
  t.offers('Gretel, Ghost, Spectre');
  t.expect('picks: 0-2');
  t.pick('Gretel', 'Spectre');
  t.offers('Tar Pits, Jungle Oasis').pick('Tar Pits');
  t.expect('Tortuga: A Ghost, B Steam Man | Tar Pits in any order: A Gretel, A Hansel, A Spectre');
});

scene('Breadcrumbs may lead nobody', (table) => {
  const t = table('shows: Breadcrumbs 1 | A: Breadcrumbs | Tortuga: A Gretel, A Ghost | Jungle Oasis');
  t.play('Breadcrumbs').pick();
  t.expect('question: play | Tortuga: A Gretel, A Ghost | A discard: Breadcrumbs');
});

scene('Breadcrumbs may lead just one', (table) => {
  const t = table('shows: Breadcrumbs 1 | A: Breadcrumbs | Tortuga: A Gretel, A Ghost | Jungle Oasis');
  t.play('Breadcrumbs').pick('Ghost');
  t.expect('Jungle Oasis: A Ghost');
});

// Fairy Godmother's Blessing

scene('Fairy Godmother’s Blessing puts a minion of your deck on top of it, shown to all', (table) => {
  const t = table(`shows: Fairy Godmother's Blessing 1
    A: Fairy Godmother's Blessing | A deck: Ghost, Spectre, Teamwork, Shady Deal | B deck: 2 Ghost
    Tortuga | Jungle Oasis`);
  t.play("Fairy Godmother's Blessing");
  t.expect('purpose: search');
  t.offers('Ghost, Spectre');
  t.expect('picks: 1');
  t.pick('Spectre');
  t.expect('A deck: Spectre, ... | A deck in any order: Ghost, Shady Deal, Spectre, Teamwork');
  t.endTurn();
  t.expect('B sees A: Spectre, ?');
});

scene('Fairy Godmother’s Blessing: an empty deck is made anew first', (table) => {
  const t = table(`shows: Fairy Godmother's Blessing 1
    A: Fairy Godmother's Blessing | A discard: Ghost, Teamwork, Gretel | Tortuga | Jungle Oasis`);
  t.play("Fairy Godmother's Blessing");
  t.offers('Ghost, Gretel').pick('Gretel');
  t.expect('A deck: Gretel, ...');
  t.expect("A deck: 3 cards | A discard: Fairy Godmother's Blessing");
});

scene('Fairy Godmother’s Blessing finds nobody in a deck without minions', (table) => {
  const t = table(`shows: Fairy Godmother's Blessing 1
    A: Fairy Godmother's Blessing | A deck: 2 Shady Deal | Tortuga | Jungle Oasis`);
  t.play("Fairy Godmother's Blessing");
  t.offers('pass');
  t.expect('A deck: 2 Shady Deal');
});

// Grimms' Blessing

scene('Grimms’ Blessing stands in for a partner, as soon as you have two minions here', (table) => {
  const t = table(`shows: Grimms' Blessing 1 6
    A: Grimms' Blessing, Charming Princess | A deck: Hansel, Prince Charming
    Tortuga: A Gretel, B 2 Ghost | Jungle Oasis`);
  t.play("Grimms' Blessing", 'Tortuga');
  t.expect("Tortuga: A Gretel, B 2 Ghost, A Grimms' Blessing | power: Gretel 2");
  t.play('Charming Princess', 'Tortuga');
  t.expect('power: Gretel 4 | can use: Charming Princess');
});

scene('Grimms’ Blessing: two minions that its controller controls, at every moment', (table) => {
  const t = table(`shows: Grimms' Blessing 6 | A: Bear Rides You | A deck: Hansel
    Tortuga: A Gretel, A(B) Ghost, A Grimms' Blessing | Jungle Oasis
    Tar Pits: B Gretel, B Ghost, A Grimms' Blessing`);
  t.expect('power: A Gretel 4, B Gretel 2');
  t.play('Bear Rides You').pick('A Ghost').pick('Jungle Oasis');
  t.expect('power: A Gretel 2');
});

scene(
  'Grimms’ Blessing has the names of minions that you own in whatever zone, also when others have them',
  (table) => {
    const t = table(`shows: Grimms' Blessing 5
      A: The Other Snow White | A deck: Prince Charming | A discard: Gretel
      Tortuga: A Rose Red, A Grimms' Blessing, A Hansel, B Gretel, A Charming Princess
      Jungle Oasis: A buried Ghost`);
    // Out of the hand, the deck and the discard pile.
    t.expect('power: Rose Red 4, Hansel 4, B Gretel 4 | can use: Charming Princess');
  },
);

scene(
  'Grimms’ Blessing: a minion of yours under another player’s control counts, one that is only under yours does not',
  (table) => {
    const t = table(`shows: Grimms' Blessing 5 | Tortuga: A Gretel, A Rose Red, A Grimms' Blessing
      Jungle Oasis: B(A) Hansel, A(B) The Other Snow White`);
    t.expect('power: Gretel 4, Rose Red 2');
  },
);

scene('Grimms’ Blessing is no minion: nobody who asks for one finds it', (table) => {
  const t = table(`shows: Grimms' Blessing 4 | A: Teamwork | A deck: Grimms' Blessing, Big Bad Wolf
    Tortuga: A Red Riding Hood, A Ghost, A Grimms' Blessing | Jungle Oasis`);
  t.expect('power: Ghost 3');
  t.play('Teamwork');
  t.offers('Red Riding Hood, Ghost').pick('Red Riding Hood').pick('deck').pick('put into hand');
  t.expect('A: Big Bad Wolf');
});

scene(
  'Grimms’ Blessing does not take part in “only one each turn”, and has no ability of the minions',
  (table) => {
    const t = table(`shows: Grimms' Blessing 3 | from: start of turn | A deck: 3 Ghost
      Tortuga: A Grimms' Blessing, A Water Lily, A Ghost | Jungle Oasis`);
    // The Water Lily has drawn its card, and nothing has drawn a second one.
    t.expect('A: Ghost | question: play');
  },
);

scene('Grimms’ Blessing does not take the place of a Shinobi', (table) => {
  const t = table(`shows: Grimms' Blessing 3 | A: 2 Shinobi | A deck: 2 Ghost | base deck: Tar Pits
    Jungle Oasis: A Grimms' Blessing, A 2 General Ivan | Tortuga`);
  t.endTurn();
  t.offers('2 use Shinobi, pass').pick('use Shinobi');
  // One for each base, as usual.
  t.expect('turn: B | A: 2 Ghost, Shinobi');
});

scene('Grimms’ Blessing is one more War Raptor, but has none of its power', (table) => {
  const t = table(`shows: Grimms' Blessing 2 | A deck: War Raptor | B: Ghost
    Tortuga: A War Raptor, B War Raptor, A Ghost, A Grimms' Blessing
    Jungle Oasis: A War Raptor, A Grimms' Blessing`);
  t.expect('power: A War Raptor @ Tortuga 5, B War Raptor 5 | total at Tortuga: A 7');
  // Not with a single minion.
  t.expect('power: A War Raptor @ Jungle Oasis 3');
});

// Mouse, Bird and Sausage

scene('Mouse, Bird and Sausage: up to two minions of one faction at one base, of any players', (table) => {
  const t = table(`shows: Mouse, Bird and Sausage 1 | decks: 2 Ghost | A: Mouse, Bird and Sausage
    Tortuga: A Rumpelstiltskin, B Gretel, A Ghost, B Spectre | Jungle Oasis: A Rose Red`);
  t.play('Mouse, Bird and Sausage');
  t.offers('Rumpelstiltskin, Gretel, Ghost, Spectre, Rose Red');
  t.expect('picks: 0-1');
  t.pick('Rumpelstiltskin');
  t.offers('Gretel');
  t.expect('picks: 0-1');
  t.pick('Gretel');
  t.expect('power: Rumpelstiltskin 5, Gretel 4, Ghost 2');
  t.endTurn();
  t.expect('power: Rumpelstiltskin 3, Gretel 2');
});

scene('Mouse, Bird and Sausage: one alone', (table) => {
  const t = table(`shows: Mouse, Bird and Sausage 1 | A: Mouse, Bird and Sausage
    Tortuga: A Rumpelstiltskin, B Gretel | Jungle Oasis`);
  t.play('Mouse, Bird and Sausage').pick('Gretel').pick();
  t.expect('power: Gretel 4, Rumpelstiltskin 3');
});

scene('Mouse, Bird and Sausage: nobody', (table) => {
  const t = table(`shows: Mouse, Bird and Sausage 1 | A: Mouse, Bird and Sausage
    Tortuga: A Rumpelstiltskin, B Gretel | Jungle Oasis`);
  t.play('Mouse, Bird and Sausage').pick();
  t.expect('question: play | power: Gretel 2');
});

// Teamwork

const pairs: readonly (readonly [chosen: string, found: string])[] = [
  ['Big Bad Wolf', 'Red Riding Hood'],
  ['Red Riding Hood', 'Big Bad Wolf'],
  ['Hansel', 'Gretel'],
  ['Gretel', 'Hansel'],
  ['Rose Red', 'The Other Snow White'],
  ['The Other Snow White', 'Rose Red'],
  ['Prince Charming', 'Charming Princess'],
  ['Charming Princess', 'Prince Charming'],
];

const cast = [...pairs.map(([chosen]) => chosen), 'Rumpelstiltskin', 'The Frog Prince'];

for (const [chosen, found] of pairs) {
  scene(`Teamwork: ${chosen} calls for ${found}`, (table) => {
    const t = table(`shows: Teamwork 2 | A: Teamwork | A discard: ${cast.join(', ')}
      Tortuga: B ${chosen} | Jungle Oasis`);
    t.play('Teamwork').pick('discard pile').pick('put into hand');
    t.expect(`A: ${found}`);
  });
}

for (const loner of ['Rumpelstiltskin', 'The Frog Prince']) {
  scene(`Teamwork: ${loner} calls for nobody`, (table) => {
    const t = table(`shows: Teamwork 2
      A: Teamwork | A deck: ${cast.join(', ')} | A discard: ${cast.join(', ')}
      Tortuga: A ${loner} | Jungle Oasis`);
    t.play('Teamwork');
    t.offers('pass');
    expect(t.deck('A')).toEqual(cast);
  });
}

const pairsOfOthers: readonly (readonly [chosen: string, found: string])[] = [
  ['The Monarch', 'Groupie'],
  ['Groupie', 'Groupie'],
  ['Water Lily', 'Water Lily'],
  ['Classic Rocker', 'Classic Rocker'],
  ['War Raptor', 'War Raptor'],
  ['Shinobi', 'Shinobi'],
  ['Tenacious Z', 'Tenacious Z'],
  ['The Birch Woman', 'The Birch'],
  // A name that is part of a longer one is not that name.
  ['The Birch', 'The Birch Woman'],
];
const others = ['Ghost', ...new Set(pairsOfOthers.flat()), 'Gretel'];

for (const [chosen, found] of pairsOfOthers) {
  scene(`Teamwork: ${chosen} calls for ${found}`, (table) => {
    const t = table(`shows: Teamwork 1 3 | A: Teamwork | A deck: ${others.join(', ')}
      Tortuga: B ${chosen} | Jungle Oasis`);
    t.play('Teamwork').pick('deck').pick('put into hand');
    t.expect(`A: ${found}`);
    expect(t.deck('A').toSorted()).toEqual(others.filter((name) => name !== found).toSorted());
  });
}

scene('Teamwork: a Collector, whose text does not name Collectors, calls for nobody', (table) => {
  const t = table(`shows: Teamwork 3 | A: Teamwork | A deck: Collector, Ghost | A discard: Collector
    Tortuga: A Collector | Jungle Oasis`);
  t.play('Teamwork');
  t.offers('pass');
  t.expect('A discard: Collector, Teamwork');
});

scene(
  'Teamwork: any minion may be chosen, and the partner that was found in the deck is played at any base at once',
  (table) => {
    const t = table(`shows: Teamwork 1 5
      A: Teamwork, Ghost | A deck: Ghost, Hansel, Gretel | A discard: Hansel
      Tortuga: B Gretel, A Spectre | Jungle Oasis`);
    t.play('Teamwork');
    t.offers('Gretel, Spectre').pick('Gretel');
    t.offers('deck, discard pile').pick('deck');
    // One may leave it there, and look through the discard pile as well.
    t.offers('Hansel');
    t.expect('picks: 0-1');
    t.pick('Hansel');
    t.offers('put into hand, play').pick('play');
    t.offers('Tortuga, Jungle Oasis').pick('Jungle Oasis');
    t.expect('Jungle Oasis: A Hansel | A deck in any order: Ghost, Gretel | A discard: Hansel, Teamwork');
    // It was an extra minion.
    t.expect('can play: Ghost');
  },
);

scene('Teamwork: a minion found in the hand may be played', (table) => {
  const t = table(`shows: Teamwork 5 | A: Teamwork, Hansel, Ghost | A deck: Ghost
    Tortuga: A Gretel | Jungle Oasis`);
  t.play('Teamwork');
  t.offers('Hansel');
  t.expect('picks: 0-1');
  t.pick('Hansel').pick('play').pick('Tortuga');
  t.expect('Tortuga: A Gretel, A Hansel | can play: Ghost');
});

scene('Teamwork: a partner in hand may be passed over for one in the discard pile', (table) => {
  const t = table(`shows: Teamwork 5 | A: Teamwork, Hansel | A deck: Ghost | A discard: Hansel
    Tortuga: A Gretel | Jungle Oasis`);
  t.play('Teamwork').pick().pick('discard pile').pick('put into hand');
  t.expect('A: 2 Hansel');
});

scene('Teamwork: nothing happens if the partner is nowhere to be found', (table) => {
  const t = table('shows: Teamwork 5 | A: Teamwork | A deck: 2 Ghost | Tortuga: A Gretel | Jungle Oasis');
  t.play('Teamwork').pick('deck');
  t.offers('pass');
  t.expect('A: nothing | A deck: 2 Ghost');
});

scene(
  'Teamwork reads what is printed on the minion, not on the actions attached to it, and ignores names that are carried',
  (table) => {
    const t = table(`shows: Teamwork 4
      A: Teamwork, Grimms' Blessing | A deck: Grimms' Blessing, Gretel, Hansel
      Tortuga: A Ghost [A Cuddle], A Gretel [A Cuddle], A Grimms' Blessing | Jungle Oasis`);
    t.play('Teamwork');
    // The Blessing is named Gretel and Hansel too, but is no minion.
    t.offers('Ghost, Gretel');
    // Also a cancelled ability is printed there.
    t.pick('Gretel').pick('deck').pick('put into hand');
    t.expect("A: Grimms' Blessing, Hansel");
  },
);

// The Woodsman's Axe

scene('The Woodsman’s Axe destroys an action on a base for an extra action, which may be kept', (table) => {
  const t = table(`shows: The Woodsman's Axe 2 | A: The Woodsman's Axe, Ghost, 2 Shady Deal
    Tortuga: B Sleep Spores, A Spectre [B Choking Vines] | Jungle Oasis: A Rotary Slug Thrower`);
  t.play("The Woodsman's Axe");
  t.offers('Sleep Spores, Rotary Slug Thrower').pick('Sleep Spores');
  t.expect('B discard: Sleep Spores');
  t.play('Ghost', 'Tortuga').pick();
  t.play('Shady Deal');
  t.expect('vp: A 1');
  t.offers('pass');
});

scene(
  'The Woodsman’s Axe: one half or the other; the wolf makes room for a minion out of the deck',
  (table) => {
    const t = table(`shows: The Woodsman's Axe 3 4
      A: The Woodsman's Axe | A deck: Shady Deal, Ghost, Hansel | B discard: Gretel
      Tortuga: B Big Bad Wolf, B Sleep Spores | Jungle Oasis`);
    t.play("The Woodsman's Axe");
    t.offers('destroy an action, destroy the wolf').pick('destroy the wolf');
    t.expect('B discard: Big Bad Wolf, Gretel');
    // First the Axe does all it says.
    t.expect('asked: A | purpose: search');
    t.offers('Ghost, Hansel');
    t.expect('picks: 0-1');
    t.pick('Hansel');
    t.expect('Tortuga: B Sleep Spores, A Hansel | A deck in any order: Ghost, Shady Deal');
    // Then the wolf reacts.
    t.expect('asked: B');
    t.offers('Gretel').pick('Gretel');
    t.expect('Tortuga: B Sleep Spores, A Hansel, B Gretel');
    t.offers('pass');
  },
);

scene('The Woodsman’s Axe: the minion may be left in the deck, now or never', (table) => {
  const t = table(`shows: The Woodsman's Axe 3
    A: The Woodsman's Axe, Spectre | A deck: Shady Deal, Ghost | Tortuga: A Big Bad Wolf | Jungle Oasis`);
  t.play("The Woodsman's Axe").pick();
  t.expect("A deck in any order: Ghost, Shady Deal | A discard: Big Bad Wolf, The Woodsman's Axe");
  t.offers('play Spectre, pass');
});

scene('The Woodsman’s Axe: no destruction, no search', (table) => {
  const t = table(`shows: The Woodsman's Axe 4 | A: The Woodsman's Axe | A deck: Ghost, Hansel
    Tortuga: B Big Bad Wolf, B General Ivan | Jungle Oasis`);
  t.play("The Woodsman's Axe");
  t.offers('pass');
  t.expect('Tortuga: B Big Bad Wolf, B General Ivan | A deck: Ghost, Hansel');
});

scene('The Woodsman’s Axe: no destruction, no extra action', (table) => {
  const t = table(`shows: The Woodsman's Axe 4 | A: The Woodsman's Axe, Shady Deal
    Tortuga: B Steam Queen, B Sleep Spores | Jungle Oasis`);
  t.play("The Woodsman's Axe");
  t.offers('pass');
  t.expect('Tortuga: B Steam Queen, B Sleep Spores');
});

scene('The Woodsman’s Axe does not take an action that is named Big Bad Wolf for the wolf', (table) => {
  const t = table(`shows: The Woodsman's Axe 1
    A: The Woodsman's Axe, Shady Deal | A deck: Big Bad Wolf, Ghost
    Tortuga: A Ghost, A Spectre, A Grimms' Blessing | Jungle Oasis`);
  t.play("The Woodsman's Axe");
  // The first half is the only one that can be done, and the Blessing is the only action on a base.
  t.expect('Tortuga: A Ghost, A Spectre');
  t.offers('play Shady Deal, pass');
  t.expect('A deck: Big Bad Wolf, Ghost');
});
