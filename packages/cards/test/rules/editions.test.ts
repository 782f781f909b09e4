import { scene } from '../kit/scene.ts';

/** Killer Plants' Aggromotive needs a minion, so power without one comes from Armory. */

scene('since 2018 power without a minion is enough to place', (table) => {
  const t = table(`shows: R5.5 | edition: oops | from: score bases | base deck: The Grey Opal, Ninja Dojo
    Jungle Oasis: A 3 Armory, B Ghost | Tortuga`);
  // Three Armories give 2 for each of the two others: 12 in all, against Ghost's 2.
  t.expect('vp: A 2, B 0');
});

scene('before 2018 one needs a minion to place', (table) => {
  const t = table(`shows: R5.5 | edition: what-were-we-thinking | from: score bases
    base deck: The Grey Opal, Ninja Dojo | Jungle Oasis: A 3 Armory, B Ghost | Tortuga`);
  t.expect('vp: A 0, B 2');
});

scene('in 2013 a base is not replaced when the base deck has run out', (table) => {
  const t = table(`shows: R5.2 | edition: awesome-level-9000 | from: score bases
    Jungle Oasis: A 2 King Rex | Tortuga`);
  t.expect('bases: Tortuga | base discard: Jungle Oasis');
});

scene('later the base discard pile is shuffled in', (table) => {
  const t = table(`shows: R5.2 | edition: what-were-we-thinking | from: score bases
    Jungle Oasis: A 2 King Rex | Tortuga`);
  t.expect('bases: Jungle Oasis, Tortuga | base discard: nothing');
});

/** Both players have a Scout at the base that scores: an ability of a card in play, after scoring. */

scene(
  'Me First in 2013: Specials in turn order from the current player, until all pass in a row',
  (table) => {
    const t = table(`edition: awesome-level-9000 | turn: B | from: score bases
      B deck: 2 Séance | base deck: The Grey Opal
      Jungle Oasis: A King Rex, A Scout, B Scout, B Ghost | Tortuga`);
    t.expect('asked: B | question: respond');
    t.pass();
    t.expect('asked: A | question: respond');
    // Whoever could have passed is not asked again whether to use it.
    t.pick('use Scout');
    // B has passed, but may still respond.
    t.expect('asked: B | question: respond');
    t.pick('use Scout');
    t.expect('A: Scout | B: Scout, 2 Séance');
  },
);

scene(
  'Me First since 2017: abilities of cards in play first, in the order the current player chooses',
  (table) => {
    const t = table(`edition: what-were-we-thinking | turn: B | from: score bases
      B deck: 2 Séance | base deck: The Grey Opal
      Jungle Oasis: A King Rex, A Scout, B Scout, B Ghost | Tortuga`);
    t.expect('asked: B | question: next');
    t.pick('A Scout');
    t.expect('asked: A');
    t.pick('yes').pick('no');
    t.expect('A: Scout | B: 2 Séance');
  },
);

/** What "not affected" covers grew over the years. */

scene('in 2013 a change in power is not "affecting"', (table) => {
  const t = table(`shows: R9.2 | edition: awesome-level-9000
    Tortuga: A Ghost [A Incorporeal], B Sleep Spores | The Grey Opal`);
  t.expect('power: Ghost 1');
});

scene('since 2017 it is', (table) => {
  const t = table(`shows: R9.2 | edition: what-were-we-thinking
    Tortuga: A Ghost [A Incorporeal], B Sleep Spores | The Grey Opal`);
  t.expect('power: Ghost 2');
});

/** The base deck has run out, and a base lies in the base discard pile. */

scene('in 2013 too a card that brings a base into play renews the base deck: Maui', (table) => {
  const t = table(`shows: Maui, R10.16 | edition: awesome-level-9000
    A: Maui | base discard: The Grey Opal | Tortuga`);
  t.play('Maui').pick('yes');
  t.expect('bases: Tortuga, The Grey Opal | base discard: nothing');
});

scene('in 2013 too a card that brings a base into play renews the base deck: Volcanic Uprising', (table) => {
  const t = table(`shows: Volcanic Uprising, R10.16 | edition: awesome-level-9000
    A: 2 Volcanic Uprising, Insta-Grow | base discard: The Grey Opal | Tortuga: A Ghost | Ninja Dojo`);
  t.play('Volcanic Uprising').pick('destroy a base');
  // The destroyed base is in the base discard pile by then.
  t.expect('bases in any order: Ninja Dojo, The Grey Opal, Tortuga');
});

scene('in 2013 too a card that brings a base into play renews the base deck: Idaho Smith', (table) => {
  const t = table(`shows: Idaho Smith, R10.16 | edition: awesome-level-9000
    A: Idaho Smith | base discard: The Grey Opal | Tortuga`);
  t.play('Idaho Smith').pick('yes');
  t.expect('The Grey Opal: A Idaho Smith');
});

scene('in 2013 too a card that looks at the base deck renews it: Glory Hound', (table) => {
  const t = table(`shows: Glory Hound, R10.16 | edition: awesome-level-9000
    A: Glory Hound | base deck: Ninja Dojo | base discard: The Grey Opal | Tortuga`);
  t.play('Glory Hound');
  t.offers('Ninja Dojo, The Grey Opal').pick('Ninja Dojo');
  t.expect('base deck in any order: Ninja Dojo, The Grey Opal | base discard: nothing');
});

scene(
  'in 2013 too Lost City renews the base deck, though the scored base would not be replaced by itself',
  (table) => {
    const t = table(`shows: Lost City, R10.16 | edition: awesome-level-9000 | from: score bases
      A: Lost City | A deck: 2 Ghost | base discard: The Grey Opal, Ninja Dojo
      Jungle Oasis: A 2 King Rex | Tortuga`);
    t.pick('use Lost City');
    t.offers('The Grey Opal, Ninja Dojo').pick('Ninja Dojo');
    t.expect('bases: Ninja Dojo, Tortuga | base discard: The Grey Opal, Jungle Oasis');
  },
);

scene(
  'in 2013 School of Wizardry looks at the bases there are, and with none the base is not replaced',
  (table) => {
    const t = table(`shows: School of Wizardry 2, R10.16 | edition: awesome-level-9000 | from: score bases
      base deck: Ninja Dojo | base discard: The Grey Opal | School of Wizardry: A 3 King Rex | Tortuga`);
    t.expect('bases: Ninja Dojo, Tortuga | base discard: The Grey Opal, School of Wizardry');
  },
);

scene('since 2018 an extra play that names a specific card is made at once or not at all', (table) => {
  const t = table(`shows: Groupie 1, R3.5 | edition: oops | A: 2 Groupie, Spirit | A discard: Groupie
    Jungle Oasis | Tortuga: A They're Coming To Get You`);
  t.play('Groupie', 'Tortuga');
  t.offers('Groupie').pick();
  t.offers('pass');
});

scene(
  'before 2018 it may be kept for later in the phase; only the card that it names may be played with it, from hand',
  (table) => {
    const t = table(`shows: Groupie, R3.5, R10.16 | edition: what-were-we-thinking
      A: 2 Groupie, Spirit | A discard: Groupie | Jungle Oasis | Tortuga: A They're Coming To Get You`);
    t.play('Groupie', 'Tortuga');
    t.offers('play Groupie using Groupie, pass');
    t.play('Groupie');
    t.expect("Tortuga: A They're Coming To Get You, A 2 Groupie");
    // Played by it, the second one allows a third; the one in the discard pile is not in hand.
    t.offers('pass');
    t.expect('plays left: action, minion using Groupie');
  },
);

/** A base that gives A 2 VP, and cards to draw. */

scene('in 2013 the game ends after Score Bases, before drawing', (table) => {
  const t = table(`shows: R6 | edition: awesome-level-9000 | from: score bases
    A deck: 3 Ghost | vp: A 13 | base deck: The Grey Opal | Jungle Oasis: A 2 King Rex | Tortuga`);
  t.expect('vp: A 15 | winners: A | A: nothing');
});

scene('since 2017 it ends at the end of the turn', (table) => {
  const t = table(`shows: R6 | edition: what-were-we-thinking | from: score bases
    A deck: 3 Ghost | vp: A 13 | base deck: The Grey Opal | Jungle Oasis: A 2 King Rex | Tortuga`);
  t.expect('winners: A | A: 2 Ghost');
});

scene('in 2013 it ends there even if no base has scored; a tie goes on', (table) => {
  const t = table(`shows: R6 | edition: awesome-level-9000 | turn: B | from: score bases
    decks: 3 Ghost | A: Shady Deal | vp: A 15, B 15 | Tortuga`);
  t.expect('winners: nothing | B: 2 Ghost | turn: A');
  t.play('Shady Deal');
  t.endTurn();
  t.expect('vp: A 16 | winners: A | A: nothing');
});

scene('in 2013 VP that come at the end of a turn decide after Score Bases of the next one', (table) => {
  const t = table(`shows: R6 | edition: awesome-level-9000 | decks: 3 Ghost | A: Seeing Stars | vp: A 14
    Tortuga: A Furthering the Cause, B Ghost`);
  t.play('Seeing Stars');
  t.endTurn();
  t.expect('vp: A 15 | winners: nothing | turn: B');
  t.endTurn();
  t.expect('winners: A | B: nothing');
});

scene('in 2013 the Madness cards are reckoned there, too', (table) => {
  const t = table(`shows: R6, R12.3 | edition: awesome-level-9000 | from: score bases
    A: 2 Madness | A deck: 2 Madness | vp: A 15, B 13 | Madness deck: 26 | Tortuga`);
  t.expect('vp: A 13, B 13 | winners: B | A: 2 Madness');
});

/** An empty deck, and cards to renew it with. */

scene('in 2013 looking does not renew a deck', (table) => {
  const t = table(`shows: R2.1 | edition: awesome-level-9000 | A discard: Ghost, Portal
    Tortuga: A Granny`);
  t.expect('cannot use: Granny');
  t.leave();
});

scene('since 2017 it does', (table) => {
  const t = table(`shows: R2.1 | edition: what-were-we-thinking | A discard: Ghost, Portal
    Tortuga: A Granny`);
  t.use('Granny').pick('bottom');
  t.expect('A deck: 2 cards | A discard: nothing');
});

scene('in 2013 looking at somebody else’s deck ends where it does', (table) => {
  const t = table(`shows: R2.1 | edition: awesome-level-9000
    A: Cast the Runes | B deck: Ghost | B discard: Portal, Scry | Tortuga`);
  t.play('Cast the Runes');
  t.expect('B deck: Ghost | B discard: Portal, Scry');
});

scene('in 2013 searching does not renew a deck', (table) => {
  const t = table('shows: R2.1 | edition: awesome-level-9000 | A: Scry | A discard: Portal | Tortuga');
  t.play('Scry');
  t.expect('A: nothing | A deck: nothing | A discard: Portal, Scry');
});

scene('in 2013 revealing and drawing renew a deck', (table) => {
  const t = table('shows: R2.1 | edition: awesome-level-9000 | A: Nana | A discard: Portal | Tortuga');
  t.play('Nana').pick('draw');
  t.expect('A: Portal | A deck: nothing | A discard: nothing');
});

scene('in 2013 Great Grandma, who reveals, renews the deck', (table) => {
  const t = table(`shows: R2.1 | edition: awesome-level-9000
    A discard: 2 Ghost | A titans: Great Grandma | Tortuga`);
  t.use('Great Grandma').pick('two minions on top');
  t.expect('Tortuga: A Great Grandma | A deck: 2 Ghost');
});

/** Two Curses take 4 off a Ghost's 2. */

scene('in 2013 power and totals may fall below zero', (table) => {
  const t = table(`shows: R9.1 | edition: awesome-level-9000
    Tortuga: A Ghost [B Ancient Curse, B Ancient Curse], A King Rex, B Ghost
    Jungle Oasis: B Ghost [A Ancient Curse, A Ancient Curse], A Ghost`);
  t.expect('power: A Ghost -2 | total at Tortuga: A 5 | total at Jungle Oasis: B -2');
  t.leave();
});

scene('since 2017 they may not', (table) => {
  const t = table(`shows: R9.1 | edition: what-were-we-thinking
    Tortuga: A Ghost [B Ancient Curse, B Ancient Curse], A King Rex, B Ghost
    Jungle Oasis: B Ghost [A Ancient Curse, A Ancient Curse], A Ghost`);
  t.expect('power: A Ghost 0 | total at Tortuga: A 7 | total at Jungle Oasis: B 0');
  t.leave();
});

scene('in 2013 a negative total counts for the breakpoint and for the places', (table) => {
  const t = table(`shows: R9.1 | edition: awesome-level-9000 | from: score bases
    base deck: The Grey Opal | Jungle Oasis: A 2 King Rex, B Ghost [A Ancient Curse, A Ancient Curse]
    Tortuga: A 3 King Rex, B Ghost [A Ancient Curse, A Ancient Curse]`);
  // 14 and -2 at the Oasis (12): it scores, and B is second. 21 and -2 at Tortuga (21).
  t.expect('bases: The Grey Opal, Tortuga | vp: A 2, B 0');
});

/** Rampage by 16 at a breakpoint of 12. */

scene('in 2013 a breakpoint may fall below zero', (table) => {
  const t = table(`shows: R9.1 | edition: awesome-level-9000 | A: Rampage
    Jungle Oasis: A King Rex +9 | Tortuga`);
  t.play('Rampage');
  t.expect('breakpoint: Jungle Oasis -4');
  t.leave();
});

scene('since 2017 it may not', (table) => {
  const t = table(`shows: R9.1 | edition: what-were-we-thinking | A: Rampage
    Jungle Oasis: A King Rex +9 | Tortuga`);
  t.play('Rampage');
  t.expect('breakpoint: Jungle Oasis 0');
  t.leave();
});

scene('in 2013 a card that says "never below 0" does not itself bring anything below 0', (table) => {
  const t = table(`shows: R9.1 | edition: awesome-level-9000
    Tortuga: A Ghost [B Poison], A Spectre [B Poison, B Ancient Curse]
    Jungle Oasis: A Ghost [B Ancient Curse, B Ancient Curse, B Poison], B Sleep Spores`);
  t.expect('power: Ghost 0');
  // 5 - 2 by the Curse, then Poison down to 0, in whatever order they came.
  t.expect('power: Spectre 0');
  // -2 by the Curses; neither Poison nor Sleep Spores takes off more.
  t.expect('total at Jungle Oasis: A -2');
  t.leave();
});

scene('in every edition a talent of an action works as its text says', (table) => {
  const t = table(`shows: R3.8 | edition: awesome-level-9000 | A deck: Scry
    Tortuga: A Ghost [A Moontouched]`);
  t.use('Moontouched');
  t.expect('A: Scry | cannot use: Moontouched');
  t.leave();
});

scene('in every edition a card that says "transfer" does it, from whatever to whatever it says', (table) => {
  const t = table(`shows: R9.5 | edition: awesome-level-9000
    A: Grandma | A deck: Ghost, Spirit, Spectre | Tortuga: A Forgotten Horrors | Workshop | Jungle Oasis`);
  t.play('Grandma', 'Tortuga').pick('bottom').pick('Workshop');
  t.expect('Workshop: A Forgotten Horrors');
});

/** Zapbot gives an extra minion of power 2 or less; the Corral lets it duel. */

scene(
  'before 2018 an extra card is played between cards: what the card that gives it has triggered comes first',
  (table) => {
    const t = table(`shows: R3.5 | edition: what-were-we-thinking | A: Zapbot, Walker
      So-So Corral: B Deputy | Tortuga`);
    t.play('Zapbot', 'So-So Corral');
    t.expect('purpose: duel');
    t.pick();
    t.play('Walker', 'Tortuga');
    t.expect('Tortuga: A Walker');
  },
);
