import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// Matriarch

scene('Matriarch draws the minions and discards the rest of the bottom two cards', (table) => {
  const t = table('shows: Matriarch 1 | A deck: Ghost, Spirit, Insta-Grow, Grandma | Tortuga: A Matriarch');
  t.offers('use Matriarch, pass');
  t.use('Matriarch');
  t.expect('A: Grandma | A discard: Insta-Grow | A deck: Ghost, Spirit | B sees A: Grandma');
  t.expect('cannot use: Matriarch');
});

scene('Matriarch goes on with a new deck when the deck runs out', (table) => {
  const t = table('shows: Matriarch 2 | A deck: Insta-Grow | A discard: 3 Nana | Tortuga: A Matriarch');
  t.use('Matriarch');
  t.expect('A: Nana | A deck: 2 Nana | A discard: Insta-Grow');
});

scene('Matriarch with no cards at all has nothing to do', (table) => {
  const t = table('shows: Matriarch 2 | Tortuga: A Matriarch');
  t.offers('pass');
  t.expect('why not A Matriarch: it would do nothing');
});

// Granny and Grandma

scene('Granny: the top card goes to the bottom', (table) => {
  const t = table('shows: Granny | A deck: Ghost, Spirit | Tortuga: A Granny');
  t.use('Granny');
  t.offers('top, bottom').pick('bottom');
  t.expect('A deck: Spirit, Ghost');
});

scene('Granny: nobody else learns the card that stays on the top', (table) => {
  const t = table('shows: Granny 1 | A deck: Ghost, Spirit, Spectre | Tortuga: A Granny');
  t.use('Granny').pick('top');
  t.expect('A deck: Ghost, Spirit, Spectre');
  t.endTurn();
  t.expect('A: Ghost, Spirit | B sees A: 2 ?');
});

scene('Granny makes a new deck of the discard pile first', (table) => {
  const t = table('shows: Granny 2 | A discard: Ghost | Tortuga: A Granny, B Granny');
  t.use('Granny').pick('top');
  t.expect('A deck: Ghost | A discard: nothing');
  t.endTurn();
  t.offers('pass');
});

scene('Grandma looks at the top card, seen by her player alone', (table) => {
  const t = table('shows: Grandma 1 | A: Grandma | A deck: Ghost, Spirit, Spectre | Tortuga');
  t.play('Grandma');
  t.offers('top, bottom').pick('top');
  t.expect('A deck: Ghost, Spirit, Spectre');
  t.endTurn();
  t.expect('B sees A: 2 ?');
});

scene('Grandma puts the top card on the bottom', (table) => {
  const t = table('shows: Grandma | A: Grandma | A deck: Ghost, Spirit, Spectre | Tortuga');
  t.play('Grandma').pick('bottom');
  t.expect('A deck: Spirit, Spectre, Ghost');
});

scene('Grandma makes a new deck of the discard pile first; without any card nothing happens', (table) => {
  const t = table('shows: Grandma 2 | A: Grandma | A discard: Ghost | B: Grandma | Tortuga');
  t.play('Grandma').pick('bottom');
  t.expect('A deck: Ghost | A discard: nothing');
  t.endTurn();
  t.play('Grandma');
  t.offers('pass');
  t.expect('Tortuga: A Grandma, B Grandma');
});

// Nana

scene('Nana plays the revealed action at once, and the regular action is still there', (table) => {
  const t = table("shows: Nana 1 2 | A: Nana, Shady Deal | A deck: Granny's Purse, Ghost | Tortuga");
  t.play('Nana');
  t.offers('draw, play').pick('play');
  // Granny’s Purse has revealed Ghost and put it on the bottom.
  t.expect("A discard: Granny's Purse | A: Shady Deal");
  t.play('Shady Deal');
  t.expect('vp: A 1 | phase: play');
});

scene('Nana: an action on a minion is played where its player likes', (table) => {
  const t = table(`shows: Nana 2 | A: Nana | A deck: Incorporeal, Ghost
    Tortuga: A Granny | Jungle Oasis`);
  t.play('Nana', 'Jungle Oasis').pick('play');
  t.offers('Granny, Nana').pick('Granny');
  t.expect('Tortuga: A Granny [A Incorporeal]');
});

scene('Nana: a drawn action is not played as an extra any more', (table) => {
  const t = table('shows: Nana 2 | A: Nana, Insta-Grow | A deck: Shady Deal, Ghost | Tortuga');
  t.play('Nana').pick('draw');
  t.expect('A: Insta-Grow, Shady Deal | B sees A in any order: ?, Shady Deal');
  t.play('Insta-Grow');
  t.expect('cannot play: Shady Deal');
});

scene('Nana: an action that cannot be played now has to be drawn', (table) => {
  const t = table("shows: Nana 1 | A: Nana | A deck: Always Room at Granny's, Ghost | Tortuga");
  t.play('Nana');
  t.offers('pass');
  t.expect("A: Always Room at Granny's");
});

scene('Nana puts a minion on the bottom', (table) => {
  const t = table('shows: Nana 1 | A: Nana | A deck: Ghost, Insta-Grow | Tortuga');
  t.play('Nana');
  t.offers('pass');
  t.expect('A deck: Insta-Grow, Ghost');
});

scene('Nana makes a new deck of the discard pile first; without any card nothing happens', (table) => {
  const t = table('shows: Nana 3 | A: Nana | A discard: Insta-Grow | B: Nana | Tortuga');
  t.play('Nana').pick('draw');
  t.expect('A: Insta-Grow | A discard: nothing');
  t.endTurn();
  t.play('Nana');
  t.offers('pass');
});

// Always Room at Granny's

scene(
  'Always Room at Granny’s saves three minions on another player’s turn, in the order wanted',
  (table) => {
    const t = table(`shows: Always Room at Granny's 1 3 | turn: B
      A: Always Room at Granny's | A deck: Ghost | B: Bear Necessities | B deck: 3 Cub Scout
      base deck: Tortuga
      Tar Pits: A Matriarch +1 [A Incorporeal], A Granny, A Nana, A Grandma, B Cub Scout
      Jungle Oasis: A Spirit`);
    t.play('Bear Necessities');
    expect(t.at('Tar Pits')[0]).toBe('A Matriarch +1');
    t.endTurn();
    t.expect('asked: A');
    t.offers("use Always Room at Granny's, pass").pick("use Always Room at Granny's");
    t.offers('Matriarch, Granny, Nana, Grandma');
    t.expect('picks: 0-3');
    t.pick('Matriarch', 'Granny', 'Nana');
    // Which go to the bottom, then the order on the top.
    t.offers('Matriarch, Granny, Nana').pick('Nana').pick('Granny', 'Matriarch');
    t.expect('A deck: Matriarch, Granny, Ghost, Nana');
    t.expect("A discard: Always Room at Granny's, Grandma, Incorporeal | bases: Tortuga, Jungle Oasis");
    t.expect('vp: A 4');
    // It was not A’s action of the turn, nor B’s.
    t.expect('turn: A');
  },
);

scene('Always Room at Granny’s: a minion of another owner goes to the owner’s deck', (table) => {
  const t = table(`shows: Always Room at Granny's 2
    A: Always Room at Granny's | A deck: 3 Spirit | B deck: Cub Scout | base deck: Tortuga
    Tar Pits: A(B) General Ivan, A 2 Matriarch | Jungle Oasis`);
  t.endTurn().pick("use Always Room at Granny's").pick('General Ivan');
  t.offers('top, bottom').pick('bottom');
  t.expect('B deck: Cub Scout, General Ivan | A deck: Spirit');
  t.expect("A discard: Always Room at Granny's, 2 Matriarch");
});

scene('Always Room at Granny’s may take none; it cannot be played as an ordinary action', (table) => {
  const t = table(`shows: Always Room at Granny's 1
    A: Always Room at Granny's | A deck: 2 Spirit | base deck: Tortuga
    Tar Pits: A 2 Matriarch, A General Ivan | Jungle Oasis`);
  t.expect("why not A Always Room at Granny's: only as a special");
  t.endTurn().pick("use Always Room at Granny's").pick();
  t.expect("A discard: Always Room at Granny's, General Ivan, 2 Matriarch | A deck: nothing");
});

// Attic Treasures

scene('Attic Treasures: exactly three cards under the deck, then three new ones', (table) => {
  const t = table(`shows: Attic Treasures
    A: Attic Treasures, Ghost, Spirit, Spectre, Haunting | A deck: 3 Sprout, Weed Eater | Tortuga`);
  t.play('Attic Treasures');
  t.offers('Ghost, Haunting, Spectre, Spirit');
  t.expect('picks: 3');
  t.pick('Ghost', 'Spirit', 'Spectre').pick('Spectre', 'Ghost', 'Spirit');
  t.expect('A deck: Weed Eater, Spectre, Ghost, Spirit | A: Haunting, 3 Sprout | B sees A: 4 ?');
});

scene('Attic Treasures with fewer cards still draws three', (table) => {
  const t = table(`shows: Attic Treasures 1 | A: Attic Treasures, Ghost | A deck: 3 Sprout, Weed Eater
    Tortuga`);
  t.play('Attic Treasures');
  t.expect('A deck: Weed Eater, Ghost | A: 3 Sprout');
});

scene(
  'Attic Treasures draws what it has just put into an empty deck, then from the discard pile',
  (table) => {
    const t = table(`shows: Attic Treasures 2 | A: Attic Treasures, Ghost, Spirit | A discard: Spectre
      Tortuga`);
    t.play('Attic Treasures').pick('Ghost', 'Spirit');
    t.expect('A: Ghost, Spectre, Spirit | A deck: nothing | A discard: Attic Treasures');
  },
);

scene('Attic Treasures, current: up to three, and as many drawn', (table) => {
  const t = table(`shows: Attic Treasures | printing: current
    A: Attic Treasures, Ghost, Spirit, Spectre, Haunting | A deck: 3 Sprout, Weed Eater | Tortuga`);
  t.play('Attic Treasures');
  t.expect('picks: 0-3');
  t.pick('Ghost', 'Spectre').pick('Spectre', 'Ghost');
  t.expect('A deck: Sprout, Weed Eater, Spectre, Ghost | A: Haunting, Spirit, 2 Sprout');
});

scene('Attic Treasures, current: none put away, none drawn', (table) => {
  const t = table(`shows: Attic Treasures | printing: current
    A: Attic Treasures, Ghost | A deck: Sprout | Tortuga`);
  t.play('Attic Treasures').pick();
  t.expect('A: Ghost | A deck: Sprout');
});

// Chicken Soup

scene('Chicken Soup puts a minion and an action on the top in the order wanted', (table) => {
  const t = table(`shows: Chicken Soup 1 2
    A: Chicken Soup | A deck: Spirit | A discard: Ghost, Insta-Grow, Spectre | Tortuga`);
  t.play('Chicken Soup');
  t.offers('Ghost, Insta-Grow, Spectre');
  t.expect('picks: 0-2');
  t.pick('Ghost', 'Insta-Grow').pick().pick('Insta-Grow', 'Ghost');
  t.expect('A deck: Ghost, Insta-Grow, Spirit | A discard: Chicken Soup, Spectre');
});

scene('Chicken Soup: one to the top, one to the bottom', (table) => {
  const t = table(`shows: Chicken Soup | A: Chicken Soup | A deck: Spirit | A discard: Ghost, Insta-Grow
    Tortuga`);
  t.play('Chicken Soup').pick('Ghost', 'Insta-Grow').pick('Insta-Grow');
  t.expect('A deck: Ghost, Spirit, Insta-Grow');
});

scene('Chicken Soup: both to the bottom, in the order wanted', (table) => {
  const t = table(`shows: Chicken Soup 1
    A: Chicken Soup | A deck: Spirit | A discard: Ghost, Insta-Grow | Tortuga`);
  t.play('Chicken Soup').pick('Ghost', 'Insta-Grow').pick('Ghost', 'Insta-Grow');
  t.pick('Insta-Grow', 'Ghost');
  t.expect('A deck: Spirit, Insta-Grow, Ghost');
});

scene('Chicken Soup may take none', (table) => {
  const t = table('shows: Chicken Soup 1 | A: Chicken Soup | A discard: Ghost, Insta-Grow | Tortuga');
  t.play('Chicken Soup').pick();
  t.expect('A deck: nothing | A discard: Chicken Soup, Ghost, Insta-Grow');
});

// Don't Mess With My Babies!

scene('Don’t Mess With My Babies!: no destroying, though the minion can be chosen', (table) => {
  const t = table(`shows: Don't Mess With My Babies! 1 3, R10.10 | turn: B | B: Spirit, 2 Ghost
    Tortuga: A Grandma, A Don't Mess With My Babies! | Jungle Oasis`);
  t.play('Spirit', 'Jungle Oasis');
  t.offers('Grandma, Spirit').pick('Grandma').pick('yes');
  t.expect("B: nothing | Tortuga: A Grandma, A Don't Mess With My Babies!");
});

scene('Don’t Mess With My Babies!: no moving', (table) => {
  const t = table(`shows: Don't Mess With My Babies! 1 | turn: B | B: Bear Cavalry
    Tortuga: A Grandma, A Don't Mess With My Babies! | Jungle Oasis | Tar Pits`);
  t.play('Bear Cavalry', 'Tortuga');
  t.expect("question: play | Tortuga: A Grandma, A Don't Mess With My Babies!, B Bear Cavalry");
});

scene('Don’t Mess With My Babies!: no shuffling away', (table) => {
  const t = table(`shows: Don't Mess With My Babies! 1 | turn: B | B: Dr Livingstone, I Presume?
    Tortuga: A Grandma, A Don't Mess With My Babies! | Jungle Oasis`);
  t.play('Dr Livingstone, I Presume?');
  t.expect("Tortuga: A Grandma, A Don't Mess With My Babies! | B discard: Dr Livingstone, I Presume?");
});

scene('Don’t Mess With My Babies!: no change of control, no action put on it', (table) => {
  const t = table(`shows: Don't Mess With My Babies! 1 | turn: B | B: Make Contact
    Tortuga: A Grandma, A Don't Mess With My Babies! | Jungle Oasis`);
  t.play('Make Contact');
  t.expect("Tortuga: A Grandma, A Don't Mess With My Babies! | B discard: Make Contact");
});

scene('Don’t Mess With My Babies!: no change in power, also for minions that come later', (table) => {
  const t = table(`shows: Don't Mess With My Babies! 1 4 | A: Grandma, Fortune and Glory
    Tortuga: A Nana, B Sleep Spores, A Don't Mess With My Babies! | Jungle Oasis: A Granny`);
  t.expect('power: Nana 3');
  t.play('Grandma', 'Tortuga');
  t.expect('power: Grandma 2');
  t.play('Fortune and Glory').pick('Jungle Oasis').pick('Granny');
  t.expect('Jungle Oasis: nothing | power: Granny 4');
});

scene('Don’t Mess With My Babies!: no loss of abilities', (table) => {
  const t = table(`shows: Don't Mess With My Babies! 1 | printing: current | turn: B | B: Bear Rides You
    Tortuga: A Haunting, A Don't Mess With My Babies! | Jungle Oasis: B Ghost`);
  t.play('Bear Rides You').pick('Haunting');
  t.expect('power: Haunting 6');
});

scene(
  'Don’t Mess With My Babies!: bases and own cards still work on them, and scoring discards them',
  (table) => {
    const t = table(`shows: Don't Mess With My Babies! 2
      A: I Said No Camels! | A deck: 2 Ghost | base deck: Tortuga
      Temple of Goju: A Matriarch, A Granny, A Nana, A Don't Mess With My Babies!, B Cub Scout
      Jungle Oasis`);
    t.play('I Said No Camels!').pick('Temple of Goju').pick('counters');
    expect(t.at('Temple of Goju').slice(0, 3)).toEqual(['A Matriarch +1', 'A Granny +1', 'A Nana +1']);
    t.endTurn();
    t.expect("A discard: Don't Mess With My Babies!, Granny, I Said No Camels!, Nana");
    // Temple of Goju has put Matriarch under the deck.
    t.expect('A deck: Matriarch');
  },
);

scene('Don’t Mess With My Babies!: an action that was there before stays and sleeps', (table) => {
  const t = table(`shows: Don't Mess With My Babies! 3
    A: Don't Mess With My Babies! | A deck: 5 Ghost | B: Bear Necessities | B deck: 4 Ghost
    Tortuga: A Grandma [B Choking Vines] | Jungle Oasis`);
  t.play("Don't Mess With My Babies!", 'Tortuga');
  t.endTurn();
  // B’s turn has started.
  t.expect("turn: B | Tortuga: A Grandma [B Choking Vines], A Don't Mess With My Babies!");
  t.play('Bear Necessities').pick("Don't Mess With My Babies!");
  t.endTurn();
  t.endTurn();
  t.expect("turn: B | Tortuga: nothing | A discard: Don't Mess With My Babies!, Grandma");
});

// Family Reunion

scene('Family Reunion reveals the bottom card after the minion’s own ability: a minion is drawn', (table) => {
  const t = table(`shows: Family Reunion 1 | A: Grandma | A deck: Ghost, Insta-Grow
    Tortuga: A Family Reunion | Jungle Oasis`);
  t.play('Grandma', 'Tortuga').pick('bottom');
  // Grandma put Ghost on the bottom before it was revealed.
  t.expect('A: Ghost | A deck: Insta-Grow | B sees A: Ghost');
});

scene('Family Reunion puts an action on the top, once for each minion played here', (table) => {
  const t = table(`shows: Family Reunion 1
    A: Ghost, Spectre, Insta-Grow | A deck: Sprout, Shady Deal, Overgrowth
    Tortuga: A Family Reunion | Jungle Oasis`);
  t.play('Insta-Grow');
  t.play('Spectre', 'Tortuga');
  t.expect('A deck: Overgrowth, Sprout, Shady Deal');
  t.play('Ghost', 'Tortuga');
  t.expect('A deck: Shady Deal, Overgrowth, Sprout | A: nothing');
});

scene('Family Reunion does not mind minions that move here, are played elsewhere or by others', (table) => {
  const t = table(`shows: Family Reunion 1 | decks: 3 Sprout | A: Spectre, Bear Rides You | B: Spectre
    Tortuga: A Family Reunion | Jungle Oasis: A Granny`);
  t.play('Bear Rides You');
  t.expect('Tortuga: A Family Reunion, A Granny');
  t.play('Spectre', 'Jungle Oasis');
  t.expect('A: nothing');
  t.endTurn();
  t.play('Spectre', 'Tortuga');
  t.expect('A: 2 Sprout | B: nothing');
});

scene(
  'Family Reunion makes a new deck of the discard pile first; without any card nothing happens',
  (table) => {
    const t = table(`shows: Family Reunion 2 | A: Spectre, Haunting, Insta-Grow | A discard: Sprout
      Tortuga: A Family Reunion`);
    t.play('Spectre');
    t.expect('A: Haunting, Insta-Grow, Sprout | A discard: nothing');
    t.play('Insta-Grow');
    t.play('Haunting');
    // Only Insta-Grow was left for a new deck.
    t.expect('A deck: Insta-Grow | A discard: nothing');
  },
);

scene('Family Reunion with no cards at all does nothing', (table) => {
  const t = table('shows: Family Reunion 2 | A: Spectre | Tortuga: A Family Reunion');
  t.play('Spectre');
  t.offers('pass');
  t.expect('A: nothing');
});

// Granny's Purse

scene('Granny’s Purse: a drawn action may be the extra one, later in the phase', (table) => {
  const t = table(`shows: Granny's Purse 1 2
    A: Granny's Purse, Spectre, Séance | A deck: Shady Deal, Ghost | Tortuga`);
  t.play("Granny's Purse");
  t.offers('draw, top').pick('draw');
  t.expect('A: Shady Deal, Spectre, Séance');
  t.play('Spectre');
  t.offers('play Shady Deal, play Séance, pass');
  t.play('Shady Deal');
  t.expect('vp: A 1');
  t.offers('pass');
});

scene(
  'Granny’s Purse: an action may be left on the top; any other action can be the extra one, or none',
  (table) => {
    const t = table(`shows: Granny's Purse 1 2 | A: Granny's Purse, Shady Deal | A deck: Insta-Grow, Ghost
      Tortuga`);
    t.play("Granny's Purse").pick('top');
    t.expect('A deck: Insta-Grow, Ghost');
    t.offers('play Shady Deal, pass');
  },
);

scene('Granny’s Purse puts a minion on the bottom and still gives an extra action', (table) => {
  const t = table(`shows: Granny's Purse | A: Granny's Purse, Shady Deal | A deck: Ghost, Insta-Grow
    Tortuga`);
  t.play("Granny's Purse");
  t.expect('A deck: Insta-Grow, Ghost');
  t.offers('play Shady Deal, pass');
});

scene('Granny’s Purse: outside Play Cards the extra action is played at once or lost', (table) => {
  const t = table(`shows: Granny's Purse 1 | from: start of turn
    A: Shady Deal, Séance | A deck: Ghost, Insta-Grow | Tortuga: A buried Granny's Purse`);
  t.pick("uncover Granny's Purse");
  t.offers('Shady Deal, Séance');
  t.expect('purpose: extra action');
  t.pick();
  t.play('Shady Deal');
  t.offers('pass');
});

scene('Granny’s Purse without any card to reveal still gives the extra action', (table) => {
  const t = table("shows: Granny's Purse 3 | A: Granny's Purse, Shady Deal | Tortuga");
  t.play("Granny's Purse");
  t.offers('play Shady Deal, pass');
});

scene('Granny’s Purse makes a new deck of the discard pile first', (table) => {
  const t = table("shows: Granny's Purse 3 | A: Granny's Purse | A discard: Insta-Grow | Tortuga");
  t.play("Granny's Purse").pick('draw');
  t.expect("A: Insta-Grow | A discard: Granny's Purse");
});

// Hush, My Stories are On

scene('Hush, My Stories are On: a minion from the bottom is played at any base as an extra', (table) => {
  const t = table(`shows: Hush, My Stories are On 1 2
    A: Hush, My Stories are On, Ghost | A deck: Insta-Grow, Sprout
    Tortuga | Jungle Oasis | Tsar's Palace`);
  t.play('Hush, My Stories are On');
  t.offers('Sprout');
  t.expect('picks: 0-1');
  t.pick('Sprout');
  // Minions of power 2 cannot be played at Tsar’s Palace.
  t.offers('Tortuga, Jungle Oasis').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A Sprout');
  t.offers('play Ghost, pass');
});

scene(
  'Hush, My Stories are On: the minion that is not played at once is an ordinary card of the hand',
  (table) => {
    const t = table(`shows: Hush, My Stories are On 1
      A: Hush, My Stories are On, Ghost | A deck: Insta-Grow, Sprout | Tortuga`);
    t.play('Hush, My Stories are On').pick();
    t.expect('A: Ghost, Sprout');
    t.play('Sprout');
    t.offers('pass');
  },
);

scene('Hush, My Stories are On: an action is only drawn', (table) => {
  const t = table(`shows: Hush, My Stories are On
    A: Hush, My Stories are On | A deck: Sprout, Insta-Grow | Tortuga`);
  t.play('Hush, My Stories are On');
  t.offers('pass');
  t.expect('A: Insta-Grow | B sees A: Insta-Grow');
});

scene(
  'Hush, My Stories are On makes a new deck of the discard pile first; without any card nothing happens',
  (table) => {
    const t = table(`shows: Hush, My Stories are On 3
      A: Hush, My Stories are On | A discard: Insta-Grow | B: Hush, My Stories are On | Tortuga`);
    t.play('Hush, My Stories are On');
    t.expect('A: Insta-Grow');
    t.endTurn();
    t.play('Hush, My Stories are On');
    t.expect('B: nothing | B discard: Hush, My Stories are On');
  },
);

// Knitting Circle

scene('Knitting Circle destroys up to three actions anywhere and draws for each', (table) => {
  const t = table(`shows: Knitting Circle 1 2 | A: Knitting Circle | A deck: 4 Ghost
    Tortuga: A Family Reunion, B Sleep Spores, B buried Overgrowth
    Jungle Oasis: B Cub Scout [A Choking Vines], B Deep Roots`);
  t.play('Knitting Circle');
  t.offers('Family Reunion, Sleep Spores, Choking Vines, Deep Roots');
  t.expect('picks: 0-3');
  t.pick('Family Reunion', 'Sleep Spores', 'Choking Vines');
  t.expect('A: 3 Ghost | A discard: Choking Vines, Family Reunion, Knitting Circle');
  t.expect('B discard: Sleep Spores | Jungle Oasis: B Cub Scout, B Deep Roots');
});

scene('Knitting Circle draws only for what was really destroyed', (table) => {
  const t = table(`shows: Knitting Circle 2 | A: Knitting Circle | A deck: 3 Ghost
    Tortuga: A Family Reunion, B Zeppelin, B Steam Queen`);
  t.play('Knitting Circle').pick('Family Reunion', 'Zeppelin');
  t.expect('Tortuga: B Zeppelin, B Steam Queen | A: Ghost');
});

scene('Knitting Circle may destroy none', (table) => {
  const t = table(`shows: Knitting Circle 1 | A: Knitting Circle | A deck: Ghost
    Tortuga: A Family Reunion`);
  t.play('Knitting Circle').pick();
  t.expect('Tortuga: A Family Reunion | A: nothing');
});
