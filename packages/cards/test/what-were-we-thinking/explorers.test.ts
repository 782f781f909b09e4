import { expect, test } from 'vitest';
import { smashUp } from '../../src/index.ts';
import { scene } from '../kit/scene.ts';

// Idaho Smith

scene('Idaho Smith brings a base in and goes there, with whom his player likes', (table) => {
  const t = table(`shows: Idaho Smith 2 | A: Idaho Smith | base deck: The Mothership, Jungle Oasis
    Tortuga: A Granny, A Nana, B Cub Scout, A Family Reunion | Tar Pits: A Grandma`);
  t.play('Idaho Smith', 'Tortuga');
  t.offers('yes, no').pick('yes');
  t.expect('bases: Tortuga, Tar Pits, The Mothership');
  t.offers('Granny, Nana');
  t.expect('picks: 0-2');
  t.pick('Nana');
  t.expect('The Mothership: A Idaho Smith, A Nana | Tortuga: A Granny, B Cub Scout, A Family Reunion');
  t.expect('base deck: Jungle Oasis');
});

scene('Idaho Smith may stay where he is', (table) => {
  const t = table('shows: Idaho Smith 2 | A: Idaho Smith | base deck: The Mothership | Tortuga: A Granny');
  t.play('Idaho Smith').pick('no');
  t.expect('bases: Tortuga | Tortuga: A Granny, A Idaho Smith');
});

scene('Idaho Smith: the added base is replaced when it scores, so there stays one more', (table) => {
  const t = table(`shows: Idaho Smith 1, R5.8
    A: Idaho Smith | A deck: 2 Ghost | base deck: Jungle Oasis, The Mothership
    Tortuga: A General Ivan | Tar Pits`);
  t.play('Idaho Smith', 'Tortuga').pick('yes').pick('General Ivan');
  t.expect('total at Jungle Oasis: A 11');
  t.endTurn();
  t.expect('bases: Tortuga, Tar Pits, Jungle Oasis');
});

scene('Idaho Smith’s base scores and is replaced', (table) => {
  const t = table(`shows: Idaho Smith 1, R5.8
    A: Idaho Smith | A deck: 2 Ghost | base deck: Jungle Oasis, The Mothership
    Tortuga: A General Ivan, A Granny | Tar Pits`);
  t.play('Idaho Smith', 'Tortuga').pick('yes').pick('General Ivan', 'Granny');
  t.endTurn();
  t.expect('vp: A 2 | bases: Tortuga, Tar Pits, The Mothership | base discard: Jungle Oasis');
});

scene('Idaho Smith: what cannot move stays, and the base comes all the same', (table) => {
  const t = table(`shows: Idaho Smith 3 | A: Idaho Smith | base deck: The Mothership
    Tortuga: A Granny, B Sprout | Tar Pits: B Entangled`);
  t.play('Idaho Smith', 'Tortuga').pick('yes');
  // Nobody could come along, so that nobody is asked who does.
  t.expect('bases: Tortuga, Tar Pits, The Mothership | The Mothership: nothing');
  t.expect('Tortuga: A Granny, B Sprout, A Idaho Smith');
});

scene(
  'Idaho Smith: Crypt Looters come when he and his companions have arrived, together and by one card',
  (table) => {
    const t = table(`shows: Idaho Smith 4
      A: Idaho Smith | A deck: 3 Ghost | B: Crypt Looter | base deck: The Mothership
      Tortuga: A Granny, A Nana | Tar Pits`);
    t.play('Idaho Smith', 'Tortuga').pick('yes').pick('Granny', 'Nana');
    t.expect('asked: B');
    t.offers('use Crypt Looter, pass');
    t.expect('The Mothership: A Idaho Smith, A Granny, A Nana');
    t.pick('use Crypt Looter');
    t.expect('The Mothership: A Idaho Smith, A Granny, A Nana, B Crypt Looter');
  },
);

scene('Idaho Smith: arriving is not being played', (table) => {
  const t = table(`shows: Idaho Smith 5, R3.2
    A: Idaho Smith, Insta-Grow | A deck: Ghost | base deck: Haunted House
    Tortuga: A Grandma | Tar Pits`);
  t.play('Idaho Smith', 'Tortuga').pick('yes').pick('Grandma');
  t.expect('Haunted House: A Idaho Smith, A Grandma');
  // No card discarded to Haunted House, no look with Grandma.
  t.offers('play Insta-Grow, pass');
  t.expect('A: Insta-Grow');
});

scene('Idaho Smith: an empty base deck is made anew from the base discard pile', (table) => {
  const t = table('shows: Idaho Smith 6 | A: Idaho Smith | base discard: The Mothership | Tortuga');
  t.play('Idaho Smith').pick('yes');
  t.expect('bases: Tortuga, The Mothership | The Mothership: A Idaho Smith | base discard: nothing');
});

scene('Idaho Smith, played while a base scores, does not find that base', (table) => {
  const t = table(`shows: Idaho Smith 6 | A deck: 4 Ghost
    Jungle Oasis: A Pharaoh, A General Ivan, A Nana, A buried Idaho Smith | Tortuga`);
  t.endTurn().pick('Idaho Smith');
  // He was asked nothing and is discarded with the others; Jungle Oasis comes back in its own place.
  t.expect('turn: B | A discard: General Ivan, Idaho Smith, Nana, Pharaoh');
  t.expect('bases: Jungle Oasis, Tortuga');
});

scene('Idaho Smith asks nobody when there is no base to come', (table) => {
  const t = table('shows: Idaho Smith 6 | A: Idaho Smith | Tortuga');
  t.play('Idaho Smith');
  t.offers('pass');
  t.expect('Tortuga: A Idaho Smith');
});

// Guide

scene(
  'Guide: a minion’s first move of a turn gives it +1 power for that turn, the Guide included',
  (table) => {
    const t = table(`shows: Guide 1
      A: Bear Rides You | A deck: 4 Ghost | B: You're Screwed | B deck: 2 Ghost
      Tortuga: A Guide, B Cub Scout | Tar Pits: A Zeppelin`);
    t.play('Bear Rides You');
    t.expect('Tar Pits: A Zeppelin, A Guide | power: Guide 5');
    t.use('Zeppelin');
    t.expect('Tortuga: B Cub Scout, A Guide | parts of Guide: Guide +4, Guide +1');
    t.endTurn();
    t.expect('power: Guide 4');
    // B’s card moves it, on B’s turn.
    t.play("You're Screwed");
    t.expect('Tar Pits: A Zeppelin, A Guide | power: Guide 5');
  },
);

scene('Guide: each minion has its own first move, at whatever base; others’ minions get nothing', (table) => {
  const t = table(`shows: Guide 1 | A: Fortune and Glory
    Tortuga: A Nana, B Spectre | Tar Pits | The Mothership: A Guide`);
  t.play('Fortune and Glory').pick('Tortuga').pick('Nana', 'Spectre').pick('Tar Pits');
  t.expect('power: Nana 4, Spectre 5, Guide 4');
});

scene('Guide comes too late for a minion that has moved already', (table) => {
  const t = table('shows: Guide 2 | A: Bear Rides You, Guide | Tortuga: A Nana | Tar Pits: A Zeppelin');
  t.play('Bear Rides You');
  t.play('Guide', 'Tar Pits');
  t.use('Zeppelin').pick('Nana');
  t.expect('Tortuga: A Nana | power: Nana 3');
});

scene('Guide: a minion that left play and came back moves for the first time again', (table) => {
  const t = table(`shows: Guide 2, R10.11 | A: Bear Rides You, Spirit, 3 Ghost
    Jungle Oasis: A Grandma | Secret Grove: A Escape Hatch, A Guide, A Zeppelin`);
  t.play('Bear Rides You').pick('Grandma');
  t.expect('power: Grandma 3');
  t.play('Spirit', 'Jungle Oasis').pick('Grandma').pick('yes');
  t.expect('A: Grandma');
  t.play('Grandma', 'Secret Grove', 'Secret Grove');
  t.expect('power: Grandma 2');
  t.pick('top');
  t.use('Zeppelin').pick('Grandma');
  t.expect('Jungle Oasis: A Spirit, A Grandma | power: Grandma 3');
});

scene('Guide: two give +1 each, and the power stays when they are gone', (table) => {
  const t = table(`shows: Guide 3 | A: Bear Rides You, Spirit, 4 Ghost
    Tortuga: A Nana, A 2 Guide | Tar Pits`);
  t.play('Bear Rides You').pick('Nana');
  t.expect('power: Nana 5');
  t.play('Spirit', 'Tar Pits').pick('Guide').pick('yes');
  t.expect('Tortuga: A Guide | power: Nana 5');
});

scene('Guide: the current player orders what reacts to the same move', (table) => {
  const t = table(`shows: Guide 4, R3.7 | A: Bear Rides You
    Tortuga: A Grandma | Tar Pits: B Cub Scout | The Mothership: A Guide`);
  t.play('Bear Rides You').pick('Grandma').pick('Tar Pits');
  t.expect('asked: A');
  t.offers('use Guide, use Cub Scout').pick('use Guide');
  // With 3 power she is not weaker than the Cub Scout any more.
  t.expect('Tar Pits: B Cub Scout, A Grandma | power: Grandma 3');
});

// Crypt Looter

scene('Crypt Looter is an ordinary minion, too', (table) => {
  const t = table('shows: Crypt Looter 5 | A: 2 Crypt Looter | Tortuga | Tar Pits');
  t.play('Crypt Looter', 'Tar Pits');
  t.expect('Tar Pits: A Crypt Looter');
  t.offers('pass');
});

scene('Crypt Looter goes to the base that replaces a scored one, before the next base scores', (table) => {
  const t = table(`shows: Crypt Looter 2 4 | turn: B
    A: Crypt Looter | B deck: 2 Ghost | base deck: Tortuga, The Mothership
    Jungle Oasis: B 2 General Ivan | Tar Pits: B 2 General Ivan, B Weed Eater`);
  t.endTurn().pick('Jungle Oasis');
  t.expect('asked: A');
  t.offers('use Crypt Looter, pass');
  t.expect('bases: Tortuga, Tar Pits | vp: B 2');
  t.pick('use Crypt Looter');
  t.expect('Tortuga: A Crypt Looter');
  // Tar Pits, with 17 power, has scored since.
  t.expect('bases: Tortuga, The Mothership | vp: B 6');
});

scene('Crypt Looter: at once or not at all, and the free minion of the turn is still there', (table) => {
  const t = table(`shows: Crypt Looter 2
    A: Hush, My Stories are On, 2 Crypt Looter | A deck: Idaho Smith | base deck: The Mothership
    Tortuga`);
  t.play('Hush, My Stories are On').pick('Idaho Smith').pick('yes');
  t.offers('2 use Crypt Looter, pass').pick('use Crypt Looter');
  t.offers('use Crypt Looter, pass').pass();
  t.expect('The Mothership: A Idaho Smith, A Crypt Looter');
  t.play('Crypt Looter', 'Tortuga');
  t.offers('pass');
  t.expect('Tortuga: A Crypt Looter');
});

scene('Crypt Looters of several players come one by one, clockwise from the current player', (table) => {
  const t = table(`shows: Crypt Looter 3, R4 | players: 3 | turn: B
    A: Crypt Looter | B: Idaho Smith, 2 Crypt Looter | C: Crypt Looter | base deck: The Mothership
    Tortuga | Tar Pits`);
  t.play('Idaho Smith', 'Tortuga').pick('yes');
  t.expect('asked: B');
  t.pick('use Crypt Looter');
  t.expect('asked: C');
  t.pass();
  t.expect('asked: A');
  t.pick('use Crypt Looter');
  // One may respond after having passed.
  t.expect('asked: B');
  t.pass();
  t.expect('asked: C');
  t.pick('use Crypt Looter');
  t.expect('asked: B');
  t.pick('use Crypt Looter');
  t.expect('The Mothership: B Idaho Smith, B Crypt Looter, A Crypt Looter, C Crypt Looter, B Crypt Looter');
});

test('Crypt Looter: the bases laid out at set-up do not count', () => {
  const config = smashUp.config({
    players: [{ factions: ['Explorers', 'Grannies'] }, { factions: ['Explorers', 'Ghosts'] }],
    choice: 'random',
    duplicates: true,
  });
  for (let seed = 0; seed < 20; seed++) {
    expect(smashUp.newGame(config, seed).pending?.kind).not.toBe('respond');
  }
});

scene('Crypt Looter: bases that are there already do not count', (table) => {
  const t = table('shows: Crypt Looter 4 | from: start of turn | A: Crypt Looter | Tortuga | Tar Pits');
  t.expect('question: play');
});

// Glory Hound

scene('Glory Hound puts one base on the bottom and leaves the other on the top', (table) => {
  const t = table(`shows: Glory Hound 1 2
    A: Glory Hound | base deck: Tar Pits, The Mothership, Jungle Oasis | Tortuga`);
  t.play('Glory Hound');
  t.expect('asked: A | purpose: to the bottom');
  t.offers('Tar Pits, The Mothership');
  t.expect('picks: 1');
  t.pick('Tar Pits');
  t.expect('base deck: The Mothership, Jungle Oasis, Tar Pits');
});

scene('Glory Hound: a single base goes back on the top', (table) => {
  const t = table('shows: Glory Hound 2 | A: Glory Hound | base deck: Tar Pits | Tortuga');
  t.play('Glory Hound');
  t.offers('pass');
  t.expect('base deck: Tar Pits');
});

scene('Glory Hound: when the base deck runs short, the base discard pile is shuffled in', (table) => {
  const t = table(`shows: Glory Hound 3
    A: Glory Hound | base deck: Tar Pits | base discard: The Mothership | Tortuga`);
  t.play('Glory Hound');
  t.offers('Tar Pits, The Mothership').pick('The Mothership');
  t.expect('base deck: Tar Pits, The Mothership | base discard: nothing');
});

scene('Glory Hound, played while a base scores, does not find that base', (table) => {
  const t = table(`shows: Glory Hound 3 | A deck: 4 Ghost | base deck: Tar Pits
    Jungle Oasis: A Pharaoh, A General Ivan, A Nana, A buried Glory Hound | Tortuga`);
  t.endTurn().pick('Glory Hound');
  // Tar Pits was the only card to be seen, and went back on the top.
  t.expect('bases: Tar Pits, Tortuga | base deck: nothing | base discard: Jungle Oasis');
});

scene(
  'Glory Hound, current: each base on the top or the bottom, both on the top in another order',
  (table) => {
    const t = table(`shows: Glory Hound | printing: current
      A: Glory Hound | base deck: Tar Pits, The Mothership, Jungle Oasis | Tortuga`);
    t.play('Glory Hound');
    t.expect('purpose: to the bottom | picks: 0-2');
    t.pick();
    t.expect('purpose: to the top');
    t.pick('Tar Pits', 'The Mothership');
    t.expect('base deck: The Mothership, Tar Pits, Jungle Oasis');
  },
);

scene('Glory Hound, current: both on the bottom', (table) => {
  const t = table(`shows: Glory Hound | printing: current
    A: Glory Hound | base deck: Tar Pits, The Mothership, Jungle Oasis | Tortuga`);
  t.play('Glory Hound').pick('Tar Pits', 'The Mothership').pick('The Mothership', 'Tar Pits');
  t.expect('base deck: Jungle Oasis, The Mothership, Tar Pits');
});

// Dr Livingstone, I Presume?

scene('Dr Livingstone shuffles a lonely minion into its owner’s deck, not into a discard pile', (table) => {
  const t = table(`shows: Dr Livingstone, I Presume? 1 2 3 | A: Dr Livingstone, I Presume?
    Cave of Shinies: A(B) Cub Scout +2 [A Incorporeal], B Overgrowth, B buried Ghost
    Jungle Oasis: A Nana`);
  t.play('Dr Livingstone, I Presume?');
  t.offers('Cub Scout, Nana').pick('Cub Scout');
  t.expect('B deck: Cub Scout | B discard: nothing');
  t.expect('A discard: Dr Livingstone, I Presume?, Incorporeal');
  t.expect('Cave of Shinies: B Overgrowth, B buried Ghost');
  // Nobody’s minion was destroyed.
  t.expect('vp: B 0');
});

scene('Dr Livingstone: nothing happens to a minion in company, whoever’s that is', (table) => {
  const t = table(`shows: Dr Livingstone, I Presume? 1 | A: Dr Livingstone, I Presume?
    Tortuga: A Nana, B Cub Scout | Jungle Oasis`);
  t.play('Dr Livingstone, I Presume?');
  t.offers('Nana, Cub Scout').pick('Cub Scout');
  t.expect('Tortuga: A Nana, B Cub Scout');
});

scene('Dr Livingstone: an immune minion can be chosen, in vain', (table) => {
  const t = table(`shows: Dr Livingstone, I Presume? 1 | A: Dr Livingstone, I Presume?
    Tortuga: B Cub Scout [B Incorporeal] | Jungle Oasis: A Nana`);
  t.play('Dr Livingstone, I Presume?').pick('Cub Scout');
  t.expect('Tortuga: B Cub Scout [B Incorporeal]');
});

// Forgotten Horrors

scene('Forgotten Horrors: after a minion is played here, a card and on to another base', (table) => {
  const t = table(`shows: Forgotten Horrors 3 4 | A: Grandma | A deck: Ghost, Spirit, Spectre
    Tortuga: A Forgotten Horrors | Workshop | Jungle Oasis`);
  t.play('Grandma', 'Tortuga');
  // First Grandma’s own ability: what she leaves on the top is drawn.
  t.pick('bottom');
  t.expect('A: Spirit');
  t.offers('Workshop, Jungle Oasis');
  t.expect('picks: 1');
  t.pick('Workshop');
  t.expect('Workshop: A Forgotten Horrors | Tortuga: A Grandma');
  // Transferred, not played: the action of the turn is there, and no extra one.
  t.offers('pass');
});

scene('Forgotten Horrors transferred to Workshop gives no extra action', (table) => {
  const t = table(`shows: Forgotten Horrors 3
    A: Nana, Insta-Grow, Séance | A deck: Ghost, Spirit, Spectre
    Tortuga: A Forgotten Horrors | Workshop`);
  t.play('Nana', 'Tortuga');
  t.expect('Workshop: A Forgotten Horrors');
  t.play('Insta-Grow');
  t.expect('cannot play: Séance');
});

scene('Forgotten Horrors: an action that moves several minions gives one card', (table) => {
  const t = table(`shows: Forgotten Horrors 1 4
    A: X Never Marks the Spot | A deck: Ghost, Spirit, Spectre
    Tortuga: A Forgotten Horrors | Tar Pits: A Nana, A Haunting | The Mothership: A Spectre`);
  t.play('X Never Marks the Spot').pick('Tortuga').pick('Tortuga').pick('Tar Pits');
  t.expect('A: Ghost');
  // Spectre has arrived at Tar Pits by the same card: the Horrors do not wake up there once more.
  t.pick('Tar Pits');
  t.expect('Tar Pits: A Spectre, A Forgotten Horrors');
  t.offers('play Ghost, pass');
  t.expect('A: Ghost');
});

scene('Forgotten Horrors: a minion that moves others to its own base gives one card', (table) => {
  const t = table(`shows: Forgotten Horrors 1 4 | A: Rick Roll | A deck: Ghost, Spirit, Spectre
    Tortuga: A Forgotten Horrors | Jungle Oasis: A Nana, A Haunting`);
  t.play('Rick Roll', 'Tortuga').pick('Nana', 'Haunting');
  t.expect('A: Ghost | Jungle Oasis: A Forgotten Horrors');
  t.offers('pass');
});

scene('Forgotten Horrors: a talent counts in the turn in which its card was played', (table) => {
  const t = table(`shows: Forgotten Horrors 2 | A: Zeppelin | A deck: Ghost, Spirit, Spectre
    Tortuga: A Forgotten Horrors | Tar Pits: A Nana | Jungle Oasis`);
  t.play('Zeppelin', 'Tortuga');
  t.expect('A: nothing');
  t.use('Zeppelin');
  t.expect('Tortuga: A Forgotten Horrors, A Zeppelin, A Nana | A: Ghost');
  t.pick('Jungle Oasis');
  t.expect('Jungle Oasis: A Forgotten Horrors');
});

scene('Forgotten Horrors: the talent of a card from an earlier turn does not count', (table) => {
  const t = table(`shows: Forgotten Horrors 2 | A deck: Ghost, Spirit, Spectre
    Tortuga: A Forgotten Horrors, A Zeppelin | Tar Pits: A Nana`);
  t.use('Zeppelin');
  t.offers('pass');
  t.expect('Tortuga: A Forgotten Horrors, A Zeppelin, A Nana | A: nothing');
});

scene('Forgotten Horrors: one played card sets it off once, by being played or by its talent', (table) => {
  const t = table(`shows: Forgotten Horrors 4 | A: Captain Ahab | A deck: Ghost, Spirit, Spectre
    Tortuga: A Forgotten Horrors | Tar Pits`);
  t.play('Captain Ahab', 'Tortuga');
  t.expect('Tar Pits: A Forgotten Horrors | A: Ghost');
  t.use('Captain Ahab');
  t.expect('Tar Pits: A Forgotten Horrors, A Captain Ahab | A: Ghost');
  t.offers('pass');
});

scene(
  'Forgotten Horrors reacts where it is when the card has resolved: it may arrive together with the minion',
  (table) => {
    const t = table(`shows: Forgotten Horrors 4 | A: Stagecoach | A deck: Ghost, Spirit, Spectre
      Tortuga: A Forgotten Horrors, A Nana | Tar Pits | Jungle Oasis`);
    t.play('Stagecoach').pick('Forgotten Horrors', 'Nana').pick('Tar Pits');
    t.expect('A: Ghost');
    t.pick('Jungle Oasis');
    t.expect('Tar Pits: A Nana | Jungle Oasis: A Forgotten Horrors');
  },
);

scene('Forgotten Horrors: other players’ cards and bases do not count, nor does playing it', (table) => {
  const t = table(`shows: Forgotten Horrors 5
    A: Forgotten Horrors | A deck: 3 Ghost | B: You're Screwed | B deck: 2 Ghost
    Mushroom Kingdom: A Spectre | Tortuga: A Nana, B Cub Scout | Tar Pits: A Haunting`);
  t.play('Forgotten Horrors', 'Mushroom Kingdom');
  t.offers('pass');
  t.expect('A: nothing');
  t.endTurn();
  // Mushroom Kingdom lets B move a minion of A there.
  t.pick('Haunting');
  t.expect('Mushroom Kingdom: A Spectre, A Forgotten Horrors, A Haunting');
  t.play("You're Screwed").pick('Mushroom Kingdom');
  t.expect('Mushroom Kingdom: A Spectre, A Forgotten Horrors, A Haunting, A Nana | A: 2 Ghost');
});

scene('Forgotten Horrors: cards played on other players’ turns count', (table) => {
  const t = table(`shows: Forgotten Horrors 5 | turn: B
    A: You Call This Archaeology? | A deck: Ghost, Spirit, Spectre | B deck: 2 Ghost
    base deck: The Mothership
    Jungle Oasis: B 2 General Ivan | Tortuga: A Forgotten Horrors | Tar Pits: A Nana`);
  t.endTurn().pick('use You Call This Archaeology?').pick('Tortuga');
  t.expect('A: Ghost');
  t.offers('Jungle Oasis, Tar Pits').pick('Tar Pits');
  t.expect('Tar Pits: A Forgotten Horrors');
});

// Fortune and Glory

scene('Fortune and Glory moves two minions of any players together to one other base', (table) => {
  const t = table(`shows: Fortune and Glory 1 2 | A: Fortune and Glory
    Tortuga: A Nana, B Cub Scout, B Spectre | Tar Pits | Jungle Oasis`);
  t.play('Fortune and Glory');
  t.offers('Tortuga, Tar Pits, Jungle Oasis').pick('Tortuga');
  t.offers('Nana, Cub Scout, Spectre');
  t.expect('picks: 0-2');
  t.pick('Nana', 'Spectre');
  t.offers('Tar Pits, Jungle Oasis').pick('Tar Pits');
  t.expect('Tar Pits: A Nana, B Spectre | Tortuga: B Cub Scout');
});

scene('Fortune and Glory: both arrive before anything reacts', (table) => {
  const t = table(`shows: Fortune and Glory 2 | A: Fortune and Glory
    Tortuga: A Grandma, A Guide | Tar Pits: B High Ground, B Sprout`);
  t.play('Fortune and Glory').pick('Tortuga').pick('Grandma', 'Guide');
  // High Ground has seen both, and so has Guide.
  t.offers('2 use Guide, 2 use High Ground');
  t.expect('Tar Pits: B High Ground, B Sprout, A Grandma, A Guide');
  t.leave();
});

scene('Fortune and Glory may move none', (table) => {
  const t = table(`shows: Fortune and Glory 1 | A: Fortune and Glory
    Tortuga: A Nana | Tar Pits | Jungle Oasis`);
  t.play('Fortune and Glory').pick('Tortuga').pick();
  t.offers('pass');
  t.expect('Tortuga: A Nana');
});

scene('Fortune and Glory: one cannot be affected, the other moves', (table) => {
  const t = table(`shows: Fortune and Glory 3 | A: Fortune and Glory
    Tortuga: A Nana, B Cub Scout [B Incorporeal] | Tar Pits`);
  t.play('Fortune and Glory').pick('Tortuga').pick('Nana', 'Cub Scout');
  t.expect('Tortuga: B Cub Scout [B Incorporeal] | Tar Pits: A Nana');
});

// I Said No Camels!

scene('I Said No Camels!: a counter for each of your minions at the base', (table) => {
  const t = table(`shows: I Said No Camels! 1 | A: I Said No Camels! | A deck: 3 Ghost
    Tortuga: A Nana, B Cub Scout, A Granny +1 | Tar Pits: A Spectre`);
  t.play('I Said No Camels!');
  t.offers('Tortuga, Tar Pits').pick('Tortuga');
  t.offers('counters, draw').pick('counters');
  t.expect('Tortuga: A Nana +1, B Cub Scout, A Granny +2 | Tar Pits: A Spectre | A: nothing');
});

scene('I Said No Camels!: or as many cards as you have minions there', (table) => {
  const t = table(`shows: I Said No Camels! 1 | A: I Said No Camels! | A deck: 3 Ghost
    Tortuga: A Nana, B Cub Scout, A Granny | Tar Pits: A Spectre`);
  t.play('I Said No Camels!').pick('Tortuga').pick('draw');
  t.expect('A: 2 Ghost | Tortuga: A Nana, B Cub Scout, A Granny');
});

scene('I Said No Camels!: a base without your minions gives nothing', (table) => {
  const t = table(`shows: I Said No Camels! 2 | A: I Said No Camels! | A deck: Ghost
    Tortuga: B Cub Scout | Tar Pits: A Spectre`);
  t.play('I Said No Camels!').pick('Tortuga');
  t.offers('pass');
  t.expect('A: nothing | Tortuga: B Cub Scout');
});

// It Belongs in a Museum

scene('It Belongs in a Museum: two minions trade places at the same time', (table) => {
  const t = table(`shows: It Belongs in a Museum 2 4 | A: It Belongs in a Museum
    Tortuga: B Cub Scout [B Choking Vines], B Spectre | Tar Pits: B Sprout | Jungle Oasis: A Nana`);
  t.play('It Belongs in a Museum');
  t.offers('Cub Scout, Spectre, Sprout, Nana');
  t.expect('picks: 1');
  t.pick('Cub Scout');
  t.offers('Sprout, Nana');
  t.expect('picks: 1');
  t.pick('Sprout');
  t.expect('Tortuga: B Spectre, B Sprout | Tar Pits: B Cub Scout [B Choking Vines]');
});

scene('It Belongs in a Museum: if one cannot move, the other still does', (table) => {
  const t = table(`shows: It Belongs in a Museum 3 | A: It Belongs in a Museum
    Tortuga: B Cub Scout [B Incorporeal] | Tar Pits: A Nana`);
  t.play('It Belongs in a Museum').pick('Nana');
  t.expect('Tortuga: B Cub Scout [B Incorporeal], A Nana | Tar Pits: nothing');
});

scene('It Belongs in a Museum: one minion alone stays where it is', (table) => {
  const t = table(`shows: It Belongs in a Museum 1 | A: It Belongs in a Museum
    Tortuga: A Nana | Tar Pits`);
  t.play('It Belongs in a Museum');
  t.offers('pass');
  t.expect('Tortuga: A Nana');
});

scene('It Belongs in a Museum: nothing happens when all minions are at one base', (table) => {
  const t = table(`shows: It Belongs in a Museum 4 | A: It Belongs in a Museum
    Tortuga: A Nana, B Cub Scout | Tar Pits`);
  t.play('It Belongs in a Museum');
  t.offers('pass');
  t.expect('Tortuga: A Nana, B Cub Scout | A discard: It Belongs in a Museum');
});

// Lost City

scene('Lost City picks the next base and sends a minion there first', (table) => {
  const t = table(`shows: Lost City 2 3 4 | turn: B
    A: Lost City, Spectre, Crypt Looter, Insta-Grow | B: Crypt Looter | B deck: 3 Ghost
    base deck: Tar Pits, The Mothership, Workshop | Jungle Oasis: B 2 General Ivan | Tortuga`);
  t.endTurn();
  t.expect('asked: A');
  t.offers('use Lost City, pass').pick('use Lost City');
  t.offers('Tar Pits, The Mothership');
  // The scored base and its cards are still there.
  t.expect('Jungle Oasis: B 2 General Ivan');
  t.pick('The Mothership');
  t.expect('bases: The Mothership, Tortuga | base discard: Tar Pits, Jungle Oasis');
  t.expect('base deck: Workshop | B discard: 2 General Ivan');
  // Before any reaction to the base: the minion of Lost City.
  t.expect('asked: A | purpose: extra minion');
  t.offers('Spectre, Crypt Looter');
  t.expect('picks: 0-1');
  t.pick('Spectre');
  t.expect('The Mothership: A Spectre');
  // Then Crypt Looters, the current player first.
  t.expect('asked: B');
  t.offers('use Crypt Looter, pass').pick('use Crypt Looter');
  t.expect('asked: A');
  t.pick('use Crypt Looter');
  t.expect('The Mothership: A Spectre, B Crypt Looter, A Crypt Looter | A discard: Lost City');
});

scene('Lost City cannot be played otherwise, and the extra minion is now or never', (table) => {
  const t = table(`shows: Lost City 4
    A: Lost City, Spectre | A deck: 2 Ghost | base deck: Tar Pits, The Mothership
    Jungle Oasis: A 2 General Ivan | Tortuga`);
  t.expect('why not A Lost City: only as a special');
  t.endTurn().pick('use Lost City').pick('Tar Pits').pick();
  t.expect('turn: B | Tar Pits: nothing | A: 2 Ghost, Spectre');
});

scene('Lost City: only minions that may be played at the new base', (table) => {
  const t = table(`shows: Lost City 4
    A: Lost City, Spectre, Ghost | A deck: 2 Ghost | base deck: Tsar's Palace, The Mothership
    Jungle Oasis: A 2 General Ivan | Tortuga`);
  t.endTurn().pick('use Lost City').pick("Tsar's Palace");
  t.offers('Spectre').pick('Spectre');
  t.expect("Tsar's Palace: A Spectre");
});

scene('Two Lost Cities after the same scoring: the first fixes the base, both give a minion', (table) => {
  const t = table(`shows: Lost City 5, R10.8
    A: Lost City, Spectre | A deck: 2 Ghost | B: Lost City, Weed Eater
    base deck: Tar Pits, The Mothership, Workshop, Haunted House
    Jungle Oasis: A 2 General Ivan | Tortuga`);
  t.endTurn();
  t.expect('asked: A');
  t.pick('use Lost City').pick('The Mothership');
  t.expect('asked: B');
  t.pick('use Lost City');
  // B has seen nothing and chosen nothing; the current player orders the two extra minions.
  t.expect('bases: The Mothership, Tortuga | base deck: Workshop, Haunted House | asked: A');
  t.offers('2 use Lost City').pick('use Lost City');
  t.expect('asked: A');
  t.offers('Spectre').pick('Spectre');
  t.expect('asked: B');
  t.offers('Weed Eater').pick('Weed Eater');
  t.expect('The Mothership: A Spectre, B Weed Eater');
});

scene('Two Lost Cities of one player: one base, two minions', (table) => {
  const t = table(`shows: Lost City 5 | A: 2 Lost City, Spectre, Haunting | A deck: 2 Ghost
    base deck: Tar Pits, The Mothership, Workshop, Haunted House
    Jungle Oasis: A 2 General Ivan | Tortuga`);
  t.endTurn().pick('use Lost City').pick('The Mothership').pick('use Lost City').pick('Spectre');
  t.pick('Haunting');
  t.expect('The Mothership: A Spectre, A Haunting | base deck: Workshop, Haunted House');
});

scene('Lost City after School of Wizardry has determined the next base: only the minion is left', (table) => {
  const t = table(`shows: Lost City 1, R10.8 | A deck: 2 Ghost | B: Lost City, Weed Eater
    base deck: Tar Pits, The Mothership, Workshop, Haunted House
    School of Wizardry: A 3 General Ivan, A Grandma | Tortuga`);
  t.endTurn();
  t.expect('asked: A');
  t.offers('Tar Pits, The Mothership, Workshop').pick('Workshop').pick('The Mothership', 'Tar Pits');
  t.expect('asked: B');
  t.pick('use Lost City');
  t.expect('bases: Workshop, Tortuga | base deck: Tar Pits, The Mothership, Haunted House');
  t.expect('base discard: School of Wizardry | asked: B');
  t.offers('Weed Eater').pick('Weed Eater');
  t.expect('Workshop: B Weed Eater');
});

scene('Lost City: when the base deck runs short, the base discard pile is shuffled in', (table) => {
  const t = table(`shows: Lost City 6
    A: Lost City | A deck: 2 Ghost | base deck: Tar Pits | base discard: The Mothership
    Jungle Oasis: A 2 General Ivan | Tortuga`);
  t.endTurn().pick('use Lost City');
  t.offers('Tar Pits, The Mothership').pick('The Mothership');
  t.expect('bases: The Mothership, Tortuga | base discard: Tar Pits, Jungle Oasis');
});

scene('Lost City: the base that is scoring is not yet in the base discard pile', (table) => {
  const t = table(`shows: Lost City 6 | A: Lost City, Spectre | A deck: 2 Ghost | base deck: Tar Pits
    Jungle Oasis: A 2 General Ivan | Tortuga`);
  t.endTurn().pick('use Lost City');
  // Only one base was found, so there is nothing to choose.
  t.expect('purpose: extra minion');
  t.pick('Spectre');
  t.expect('Tar Pits: A Spectre | base discard: Jungle Oasis');
});

// X Never Marks the Spot

scene('X Never Marks the Spot moves each of your minions; they may swap places', (table) => {
  const t = table(`shows: X Never Marks the Spot 1 2 | A: X Never Marks the Spot
    Tortuga: A Nana | Tar Pits: A Granny, B Cub Scout | The Mothership`);
  t.play('X Never Marks the Spot');
  // Nana first, and Granny before Nana has gone anywhere.
  t.offers('Tar Pits, The Mothership');
  t.expect('picks: 1');
  t.pick('Tar Pits');
  t.expect('Tortuga: A Nana');
  t.offers('Tortuga, The Mothership').pick('Tortuga');
  t.expect('Tortuga: A Granny | Tar Pits: B Cub Scout, A Nana');
});

scene('X Never Marks the Spot: all gather at one base; one that cannot move stays', (table) => {
  const t = table(`shows: X Never Marks the Spot 1 2 | A: X Never Marks the Spot
    Tortuga: A Nana, B Cub Scout, B Entangled | Tar Pits: A Granny, A Spectre | The Mothership`);
  t.play('X Never Marks the Spot').pick('The Mothership').pick('The Mothership');
  t.expect('The Mothership: A Granny, A Spectre | Tortuga: A Nana, B Cub Scout, B Entangled');
});

scene('X Never Marks the Spot, current: any number of your minions', (table) => {
  const t = table(`shows: X Never Marks the Spot | printing: current | A: X Never Marks the Spot
    Tortuga: A Nana | Tar Pits: A Granny, A Spectre | The Mothership`);
  t.play('X Never Marks the Spot');
  t.offers('Nana, Granny, Spectre');
  t.expect('picks: 0-3');
  t.pick('Nana', 'Spectre').pick('Tar Pits').pick('The Mothership');
  t.expect('Tar Pits: A Granny, A Nana | The Mothership: A Spectre');
});

scene('X Never Marks the Spot, current: or none', (table) => {
  const t = table(`shows: X Never Marks the Spot | printing: current | A: X Never Marks the Spot
    Tortuga: A Nana | Tar Pits`);
  t.play('X Never Marks the Spot').pick();
  t.expect('Tortuga: A Nana');
});

// You Call This Archaeology?

scene('You Call This Archaeology? as an ordinary action', (table) => {
  const t = table(`shows: You Call This Archaeology? 4 | A: You Call This Archaeology?
    Tortuga: A Nana, B Cub Scout | Tar Pits: A Haunting | Jungle Oasis`);
  t.play('You Call This Archaeology?');
  t.offers('Nana, Haunting');
  t.expect('picks: 1');
  t.pick('Haunting');
  t.offers('Tortuga, Jungle Oasis').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A Haunting');
  t.offers('pass');
});

scene(
  'You Call This Archaeology? before scoring brings a minion to the scoring base, on another player’s turn',
  (table) => {
    const t = table(`shows: You Call This Archaeology? 1 2 | turn: B
      A: You Call This Archaeology? | B deck: 2 Ghost | base deck: The Mothership
      Tar Pits: B 2 General Ivan, B Granny | Tortuga: A Nana`);
    t.endTurn();
    t.expect('asked: A | vp: B 0');
    t.pick('use You Call This Archaeology?');
    t.expect('vp: B 4, A 3 | A discard: Nana, You Call This Archaeology?');
  },
);

scene('You Call This Archaeology? before scoring takes a minion away; the base scores anyway', (table) => {
  const t = table(`shows: You Call This Archaeology? 1 2, R5.3
    A: You Call This Archaeology?, Shady Deal | A deck: 2 Ghost | base deck: The Mothership
    Tar Pits: A 2 General Ivan, A Granny, B Cub Scout | Tortuga`);
  t.play('Shady Deal');
  t.expect('cannot play: You Call This Archaeology?');
  t.endTurn().pick('use You Call This Archaeology?').pick('General Ivan');
  t.expect('Tortuga: A General Ivan');
  // 10 against 3, on a base with breakpoint 16.
  t.expect('vp: A 5, B 3 | bases: The Mothership, Tortuga');
});

scene('You Call This Archaeology? after scoring saves a minion; the next base is not there yet', (table) => {
  const t = table(`shows: You Call This Archaeology? 3
    A: You Call This Archaeology? | A deck: 2 Ghost | base deck: The Mothership
    Tar Pits: A 2 General Ivan, A Granny | Tortuga | Workshop`);
  t.endTurn();
  t.offers('use You Call This Archaeology?, pass').pass();
  t.expect('vp: A 4');
  t.offers('use You Call This Archaeology?, pass').pick('use You Call This Archaeology?');
  t.pick('Granny');
  t.offers('Tortuga, Workshop').pick('Workshop');
  t.expect('Workshop: A Granny | bases: The Mothership, Tortuga, Workshop');
  t.expect('A discard: 2 General Ivan, You Call This Archaeology?');
});
