import { scene } from '../kit/scene.ts';

// Anansi's Web

scene(
  'Anansi’s Web: your first standard action of the turn may go to another player in place of the discard pile, for two cards',
  (table) => {
    const t = table(`shows: Anansi's Web 3 | players: 3
      A: Insta-Grow, Llama | A deck: Spectre, Spirit, 2 Ghost
      Anansi's Web: A Osebo the Leopard | Jungle Oasis`);
    t.play('Insta-Grow').keepExtra();
    t.offers('B, C');
    t.expect('picks: 0-1');
    t.pick('C');
    t.expect('C: Insta-Grow | A: Llama, Spectre, Spirit | A discard: nothing');
    t.expect('counters: Osebo the Leopard 1');
    // Its effect holds all the same.
    t.play('Spectre', 'Jungle Oasis');
    t.play('Llama', 'Jungle Oasis');
  },
);

scene('Anansi’s Web: it may be left at that', (table) => {
  const t = table(`shows: Anansi's Web | A: Insta-Grow | A deck: Spectre, Spirit, 2 Ghost
    Anansi's Web: A Spectre | Jungle Oasis`);
  t.play('Insta-Grow').pick();
  t.expect('B: nothing | A: nothing | A discard: Insta-Grow');
});

scene(
  'Anansi’s Web: the gift comes before the two cards; a deck made anew for them is without it',
  (table) => {
    const t = table(`shows: Anansi's Web 3 | A: Insta-Grow | A discard: Spectre
      Anansi's Web: A Spectre | Jungle Oasis`);
    t.play('Insta-Grow').keepExtra().pick('B');
    // One card is all there is to draw: Insta-Grow has gone.
    t.expect('A: Spectre | B: Insta-Grow');
  },
);

scene(
  'Anansi’s Web: an action that sends itself elsewhere is the first of the turn all the same',
  (table) => {
    const t = table(`shows: Anansi's Web 1 2 | A: Ear of Corn, Tribute | A deck: Spectre, Spirit, 2 Ghost
      Anansi's Web: A Spectre | Jungle Oasis`);
    t.play('Ear of Corn');
    t.expect('B: Ear of Corn');
    t.play('Tribute');
    t.expect('question: play | A discard: Tribute');
  },
);

scene(
  'Anansi’s Web: only the first counts, with or without a minion here; actions that stay in play do not',
  (table) => {
    const t = table(`shows: Anansi's Web 2
      A: Insta-Grow, Ghostly Arrival, Spectre, Tribute, Zeppelin | A deck: Ghost, Spirit, 4 Ghost
      B: Zeppelin, Ghostly Arrival, Ear of Corn | B deck: 4 Ghost | Anansi's Web: B Spectre | Jungle Oasis`);
    // A has no minion here when the action has resolved.
    t.play('Ghostly Arrival');
    t.expect('question: play');
    t.play('Spectre', "Anansi's Web");
    t.play('Tribute');
    t.expect('question: play | A discard: Ghostly Arrival, Tribute');
    t.endTurn();
    // B's turn, B's first: the Zeppelin is no standard action, so the next one is the first.
    t.play('Zeppelin', "Anansi's Web");
    t.endTurn();
    t.play('Insta-Grow').keepExtra();
    t.offers('B').pick();
  },
);

scene('Anansi’s Web: an action played before is none if it stays in play', (table) => {
  const t = table(`shows: Anansi's Web 2 | A: Zeppelin, Tribute | A deck: Ghost, Spirit, 4 Ghost
    Anansi's Web: A Child of the Sun | Jungle Oasis`);
  t.play('Zeppelin', "Anansi's Web");
  t.play('Tribute');
  t.offers('B').pick('B');
  t.expect('B: Tribute | A: 5 cards');
});

scene('Anansi’s Web: for each player, also in another player’s turn', (table) => {
  const t = table(`shows: Anansi's Web 2
    A: Tribute, Ashlar Masonry | A deck: 6 Ghost | B: You Call This Archaeology? | B deck: 6 Spirit
    base deck: The Central Brain
    Anansi's Web: A Spectre, B Spectre, B Ghost | Jungle Oasis: A Weed Eater, A Sapa Inca, A Ghost
    Machu Picchu`);
  t.play('Tribute').pick();
  t.endTurn();
  // Before Jungle Oasis scores B plays an action: B's first standard one of this turn.
  t.expect('asked: B');
  t.pick('use You Call This Archaeology?').pick('Ghost').pick('Machu Picchu');
  t.expect('asked: B');
  t.offers('A').pick('A');
  t.expect('A: You Call This Archaeology?, ... | B: 2 Spirit');
  // A has had a standard action this turn already.
  t.expect('asked: A');
  t.pick('use You Call This Archaeology?').pick('Spectre').pick('Machu Picchu');
  t.expect('asked: A');
  t.offers('use Ashlar Masonry, pass').pass();
  t.expect('turn: B');
});

scene('Anansi’s Web: a minion that comes with the action is there in time, one that left is not', (table) => {
  const t = table(`shows: Anansi's Web 3 | decks: 4 Ghost | A: Bear Rides You | B: Bear Rides You
    Anansi's Web: B Spectre | Jungle Oasis: A Spectre`);
  t.play('Bear Rides You');
  t.expect("Anansi's Web: B Spectre, A Spectre");
  t.offers('B').pick('B');
  t.endTurn();
  t.play('Bear Rides You');
  t.expect('Jungle Oasis: B Spectre | question: play');
});

scene('Anansi’s Web: what The Perfect Gift hands over is not on its way to the discard pile', (table) => {
  const t = table(`shows: Anansi's Web 4 | A: Akye the Turtle | A deck: Ghost, Tribute, 4 Spectre
    Anansi's Web: A Anansi the Spider | Jungle Oasis`);
  t.use('Anansi the Spider').pick('Tribute');
  t.expect('question: play | B: Tribute | A: 4 cards');
});

// Storyteller's Hut

scene(
  'Storyteller’s Hut: once a turn an extra action, with or without a minion here; a counter follows, and lowers the breakpoint',
  (table) => {
    const t = table(`shows: Storyteller's Hut 1 2
      A: Tribute, Séance, Zeppelin | A deck: 5 Ghost | B: 2 Tribute | B deck: 7 Ghost
      Storyteller's Hut: A Ghost | Jungle Oasis`);
    t.offers(
      "play Tribute, play Séance, play Zeppelin, play Tribute using Storyteller's Hut, play Séance using Storyteller's Hut, play Zeppelin using Storyteller's Hut, pass",
    );
    t.play('Séance');
    // The free action puts no counter.
    t.expect("counters: Storyteller's Hut 0");
    t.play('Zeppelin', 'Jungle Oasis');
    t.expect("counters: Storyteller's Hut 1 | breakpoint: Storyteller's Hut 22");
    // It is no +1 power counter.
    t.expect("Storyteller's Hut: A Ghost | total at Storyteller's Hut: A 2 | cannot play: Tribute");
    t.endTurn();
    // B has no minion here.
    t.play('Tribute', undefined, "Storyteller's Hut");
    t.expect("breakpoint: Storyteller's Hut 20");
    t.play('Tribute');
    t.expect("counters: Storyteller's Hut 2");
    t.endTurn();
    t.expect('turn: A');
    // No action, no counter.
    t.endTurn();
    t.expect("counters: Storyteller's Hut 2");
  },
);

scene('Storyteller’s Hut: the counter comes when the action has been played', (table) => {
  const t = table(`shows: Storyteller's Hut 2 | A: Bear Rides You
    Storyteller's Hut: A Ghost, A Spectre | Jungle Oasis`);
  t.play('Bear Rides You', undefined, "Storyteller's Hut");
  t.offers('Ghost, Spectre');
  t.expect("counters: Storyteller's Hut 0");
  t.pick('Ghost');
  t.expect("counters: Storyteller's Hut 1");
});

scene('Storyteller’s Hut: never below zero, and when it leaves play the counters are gone', (table) => {
  const t = table(`shows: Storyteller's Hut 3, R9.1
    A: Overgrowth, Tribute | A deck: Ghost, Tribute, Ghost, Tribute, 2 Ghost | B deck: 4 Ghost
    Storyteller's Hut: A Spectre | Jungle Oasis`);
  t.play('Overgrowth', "Storyteller's Hut");
  t.play('Tribute', undefined, "Storyteller's Hut");
  t.expect("counters: Storyteller's Hut 1");
  t.endTurn();
  t.endTurn();
  // Overgrowth makes it 0; 2 less is still 0.
  t.expect("breakpoint: Storyteller's Hut 0");
  t.endTurn();
  // It has scored, and the base deck, made anew from it, brings it back without counters.
  t.expect("vp: A 4 | bases: Storyteller's Hut, ... | counters: Storyteller's Hut 0");
  t.expect("breakpoint: Storyteller's Hut 24");
});

// Cuzcu

scene('Cuzcu: 3 less for each action on it, whosever; not for those on minions or buried cards', (table) => {
  const t = table(`shows: Cuzcu 1 | A: Armory
    Cuzcu: A Zeppelin, B Sleep Spores, A Ghost [A Incorporeal], A buried Zeppelin
    Jungle Oasis: A Armory`);
  t.expect('breakpoint: Cuzcu 24');
  t.play('Armory', 'Cuzcu');
  t.expect('breakpoint: Cuzcu 21');
});

scene('Cuzcu: never below zero', (table) => {
  const t = table(`shows: Cuzcu 1, R9.1 | decks: 2 Ghost | A: Zeppelin
    Cuzcu: A 5 Zeppelin, B 5 Zeppelin | Jungle Oasis`);
  t.expect('breakpoint: Cuzcu 0');
  t.play('Zeppelin', 'Cuzcu');
  t.expect('breakpoint: Cuzcu 0');
});

// Machu Picchu

scene(
  'Machu Picchu: a card for every action played on it, for whoever plays it, when it has resolved',
  (table) => {
    const t = table(`shows: Machu Picchu 1
      A: Incorporeal, Fortress Walls, Armory | A deck: Spectre, Spirit, 4 Ghost | B: Zeppelin
      B deck: Llama, Sprout, 3 Ghost | Machu Picchu: A Ghost, A Steam Man | Jungle Oasis`);
    // An action on a minion there is none on the base.
    t.play('Incorporeal', 'Ghost');
    t.expect('A: Armory, Fortress Walls');
    t.endTurn();
    t.play('Zeppelin', 'Machu Picchu');
    t.expect('B: Llama | A: Armory, Fortress Walls, Spectre, Spirit');
    t.endTurn();
    t.play('Fortress Walls', 'Machu Picchu');
    t.offers('Ghost, Steam Man');
    t.expect('A: Armory, Spectre, Spirit');
    t.pick('Steam Man');
    t.expect('A: Armory, Ghost, Spectre, Spirit');
    t.endTurn();
    t.endTurn();
    // Each time.
    t.play('Armory', 'Machu Picchu').pick('use Fortress Walls').pick();
    t.expect('A: 4 Ghost, Spectre, Spirit');
  },
);
