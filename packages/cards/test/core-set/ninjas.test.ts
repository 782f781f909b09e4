import { scene } from '../kit/scene.ts';

/** Enough to draw from: no scene here comes to the end of it. */

// Ninja Master

scene('Ninja Master destroys a minion here, of whatever power and whosever', (table) => {
  const t = table(`shows: Ninja Master 1 | A: Ninja Master
    Tortuga: A Captain Ahab, B Spectre +5 | Jungle Oasis: B Ghost`);
  t.play('Ninja Master', 'Tortuga');
  t.offers('Captain Ahab, Ninja Master, Spectre');
  t.expect('picks: 0-1');
  t.pick('Spectre');
  t.expect('Tortuga: A Captain Ahab, A Ninja Master | B discard: Spectre');
});

scene('Ninja Master may destroy one of your own minions', (table) => {
  const t = table(`shows: Ninja Master 1 | A: Ninja Master
    Tortuga: A Captain Ahab, B Spectre | Jungle Oasis`);
  t.play('Ninja Master', 'Tortuga').pick('Captain Ahab');
  t.expect('A discard: Captain Ahab | Tortuga: B Spectre, A Ninja Master');
});

scene('Ninja Master may spare everybody', (table) => {
  const t = table('shows: Ninja Master | A: Ninja Master | Tortuga: B Spectre | Jungle Oasis');
  t.play('Ninja Master', 'Tortuga').pick();
  t.expect('Tortuga: B Spectre, A Ninja Master');
});

// Tiger Assassin

scene('Tiger Assassin looks at the power that minions have now', (table) => {
  // 5 - 2
  // 2 + 4 - 2
  const t = table(`shows: Tiger Assassin 1 | A: Tiger Assassin
    Tortuga: A 2 Sleep Spores, B Spectre, B Captain Ahab +4, A Ghost | Jungle Oasis: B Steam Man`);
  t.play('Tiger Assassin', 'Tortuga');
  // Itself has 4.
  t.offers('Ghost, Spectre');
  t.expect('picks: 0-1');
  t.pick('Spectre');
  t.expect('B discard: Spectre');
});

// Shinobi

scene('Shinobi comes before a base scores, in another player’s turn, and counts for the VP', (table) => {
  const t = table(`shows: Shinobi 1, R3.9, R5.2 | turn: B | from: score bases
    A: Shinobi, Steam Man | B deck: 12 Insta-Grow | base deck: Tortuga
    The Mothership: B Spectre +15 | Jungle Oasis`);
  t.expect('asked: A');
  t.offers('use Shinobi, pass').pick('use Shinobi');
  t.expect('vp: B 4, A 2 | A discard: Shinobi | turn: A');
});

scene('Shinobi does not use up the minion play of its player’s turn', (table) => {
  const t = table(`shows: Shinobi 1 | decks: 12 Insta-Grow | A: Shinobi, Steam Man | base deck: Tortuga
    The Mothership: B Spectre +15 | Jungle Oasis`);
  t.play('Steam Man', 'The Mothership');
  t.offers('pass');
  t.endTurn().pick('use Shinobi');
  // 3 and 3 against 20.
  t.expect('vp: A 2 | A discard: Shinobi, Steam Man');
});

scene('Shinobi: one for each player each time a base scores', (table) => {
  const t = table(`shows: Shinobi 2 | turn: B | from: score bases
    A: 3 Shinobi | B: 2 Shinobi | B deck: 12 Insta-Grow | base deck: Tortuga, Jungle Oasis
    The Mothership: B Spectre +15 | Inventor's Salon: B Spectre +25`);
  t.pick('The Mothership');
  t.expect('asked: B');
  t.pick('use Shinobi');
  t.expect('asked: A');
  t.pick('use Shinobi');
  // Nobody has a second one for this base; the winner may return a minion.
  t.offers('Shinobi').pick();
  t.expect("bases: Tortuga, Inventor's Salon | A discard: Shinobi");
  // The next base lets each have one more.
  t.expect('asked: B');
  t.offers('use Shinobi, pass').pass();
  t.expect('asked: A');
  t.offers('2 use Shinobi, pass').pick('use Shinobi');
  t.offers('use Shinobi, pass');
  t.expect('asked: B');
  t.pass();
  t.expect('A discard: 2 Shinobi | A: Shinobi');
});

scene('Shinobi: a base that comes straight back and scores again allows another one', (table) => {
  const t = table(`shows: Shinobi 2, R10.11 | turn: B | from: score bases
    A: 3 Shinobi | B deck: 12 Insta-Grow | Tortuga: A Spectre +15, B Ghost | Palooza: B Spectre +16`);
  t.offers('3 use Shinobi, pass').pick('use Shinobi');
  // Tortuga takes its own place, and its runner-up makes it ready again.
  t.expect('asked: B');
  t.pick('Spectre');
  t.expect('asked: A');
  t.offers('2 use Shinobi, pass').pick('use Shinobi');
  t.expect('vp: A 7, B 7 | A: Shinobi');
});

scene('Shinobi can be played as a minion like any other, and then uses nothing up', (table) => {
  const t = table(`shows: Shinobi 3 | decks: 12 Insta-Grow | A: 2 Shinobi | base deck: Tortuga
    The Mothership: B Spectre +15 | Jungle Oasis`);
  t.play('Shinobi', 'The Mothership');
  t.expect('The Mothership: B Spectre +15, A Shinobi');
  t.offers('pass');
  t.endTurn();
  t.offers('use Shinobi, pass').pick('use Shinobi');
  t.expect('A discard: 2 Shinobi');
});

scene('Shinobi cannot come to a base where its player cannot play minions', (table) => {
  const t = table(`shows: Shinobi 3 | turn: B | from: score bases
    A: Shinobi | B: Shinobi | B deck: 12 Insta-Grow | base deck: Tortuga
    The Mothership: B Spectre +15, B Overrun | Jungle Oasis`);
  // Overrun is B's own.
  t.expect('asked: B');
  t.pick('use Shinobi');
  // The winner may return a minion of power 3.
  t.pick();
  // A was not asked.
  t.expect('A: Shinobi | turn: A');
});

scene('Overrun keeps other players’ Shinobi and Hidden Ninja’s minions out too', (table) => {
  const t = table(`shows: Overrun 1 | turn: B | from: score bases
    A: Shinobi, Hidden Ninja | B deck: 12 Insta-Grow | base deck: Tortuga
    The Mothership: B Spectre +15, B Overrun | Jungle Oasis`);
  // The action may be played (R3.3), but no minion comes.
  t.offers('use Hidden Ninja, pass').pick('use Hidden Ninja');
  t.expect('A: Shinobi | A discard: Hidden Ninja');
});

scene(
  'The Homeworld: for a Shinobi before scoring, the extra minion comes at once or not at all',
  (table) => {
    const t = table(`shows: The Homeworld 4 | turn: B | from: score bases
      A: 2 Shinobi, Captain Ahab | B deck: 12 Insta-Grow | base deck: Tortuga
      The Homeworld: B Spectre +18 | Jungle Oasis`);
    t.pick('use Shinobi');
    t.expect('asked: A | purpose: extra minion');
    t.offers('Captain Ahab').pick('Captain Ahab');
    t.offers('Jungle Oasis, The Homeworld').pick('Jungle Oasis');
    t.expect('Jungle Oasis: A Captain Ahab | A: Shinobi');
  },
);

scene('Shinobi: abilities that are triggered by playing a minion there happen', (table) => {
  const t = table(`shows: Shinobi 3 | turn: B | from: score bases
    A: Shinobi, Ghost | B deck: 12 Insta-Grow | base deck: Tortuga
    Haunted House: B Spectre +15 | Jungle Oasis`);
  t.pick('use Shinobi');
  t.expect('A discard: Ghost, Shinobi | A: nothing');
});

scene('Grimms’ Blessing with Shinobi’s name is not a use of a Shinobi', (table) => {
  const t = table(`shows: Grimms' Blessing 3 | turn: B | from: score bases
    A: Shinobi | B deck: 12 Insta-Grow | base deck: Tortuga
    The Mothership: B Spectre +15, A Grimms' Blessing, A 2 Ghost | Jungle Oasis`);
  t.offers('use Shinobi, pass').pick('use Shinobi');
  t.expect('A: nothing');
});

// Ninja Acolyte

scene('Ninja Acolyte goes back to hand, and an extra minion has to take its place at once', (table) => {
  const t = table(`shows: Ninja Acolyte 1 3 | A: Steam Man, Insta-Grow
    Tortuga: A Ninja Acolyte +2 [B Poison] | Jungle Oasis: A Ninja Acolyte`);
  t.offers('play Steam Man, play Insta-Grow, 2 use Ninja Acolyte, pass');
  t.use('Ninja Acolyte');
  t.offers('Ninja Acolyte, Steam Man');
  t.expect('picks: 1');
  t.pick('Steam Man');
  t.expect('Tortuga: A Steam Man | A: Insta-Grow, Ninja Acolyte | B discard: Poison');
  // The free minion is still there, but no Acolyte can be used any more.
  t.offers('play Insta-Grow, play Ninja Acolyte, pass');
});

scene('Ninja Acolyte may take its own place', (table) => {
  const t = table('shows: Ninja Acolyte 1 | A: Insta-Grow | Tortuga: A Ninja Acolyte +2 | Jungle Oasis');
  t.use('Ninja Acolyte');
  t.expect('Tortuga: A Ninja Acolyte | A: Insta-Grow');
  t.offers('play Insta-Grow, pass');
});

scene(
  'Ninja Acolyte: what has its place taken may be a generic extra minion from the discard pile',
  (table) => {
    const t = table('shows: Ninja Acolyte 1 | A discard: Spectre | Tortuga: A Ninja Acolyte | Jungle Oasis');
    t.use('Ninja Acolyte');
    t.offers('Ninja Acolyte, Spectre').pick('Spectre');
    t.expect('Tortuga: A Spectre | A: Ninja Acolyte');
  },
);

scene('Ninja Acolyte cannot be used where no minion can be played: both parts must be done', (table) => {
  const t = table(`shows: Ninja Acolyte 1, R3.6 | A: Steam Man
    Tortuga: A Ninja Acolyte, B Overrun | Tsar's Palace: A Ninja Acolyte +1`);
  t.expect('why not A Ninja Acolyte @ Tortuga: its own condition');
  t.offers('play Steam Man, use Ninja Acolyte, pass');
  t.use('Ninja Acolyte');
  // The Palace is closed to the Acolyte itself.
  t.expect("Tsar's Palace: A Steam Man | A: Ninja Acolyte");
});

scene('Ninja Acolyte that somebody else owns goes to their hand, so another minion is needed', (table) => {
  const t = table(`shows: Ninja Acolyte 1, R9.4 | A: Steam Man
    Tortuga: A(B) Ninja Acolyte | Jungle Oasis`);
  t.use('Ninja Acolyte');
  t.expect('B: Ninja Acolyte | Tortuga: A Steam Man | A: nothing');
});

scene('Ninja Acolyte that somebody else owns is of no use without a minion in hand', (table) => {
  const t = table('shows: Ninja Acolyte 1 | A: Insta-Grow | Tortuga: A(B) Ninja Acolyte | Jungle Oasis');
  t.offers('play Insta-Grow, pass');
});

scene('Ninja Acolyte: after a minion has been played it is too late', (table) => {
  const t = table(`shows: Ninja Acolyte 2 | A: Steam Man, Captain Ahab
    Tortuga: A Ninja Acolyte | Jungle Oasis`);
  t.expect('can use: Ninja Acolyte');
  t.play('Steam Man', 'Jungle Oasis');
  t.offers('pass');
  t.expect('why not A Ninja Acolyte: its own condition');
});

scene('Ninja Acolyte: a minion that came at the start of the turn does not count', (table) => {
  const t = table(`shows: Ninja Acolyte 2 | from: start of turn
    A: Captain Ahab | A deck: Steam Man, Insta-Grow | Tortuga: A Ninja Acolyte | Jungle Oasis: A Sprout`);
  t.pick('yes').pick('Steam Man');
  t.expect('Jungle Oasis: A Steam Man');
  t.use('Ninja Acolyte').pick('Captain Ahab');
  t.expect('Tortuga: A Captain Ahab');
});

scene('Ninja Acolyte in the current printing has a talent', (table) => {
  const t = table(`shows: Ninja Acolyte | printing: current | A: Steam Man, Captain Ahab
    Tortuga: A Ninja Acolyte | Jungle Oasis: A Ninja Acolyte`);
  t.use('Ninja Acolyte');
  t.offers('Captain Ahab, Ninja Acolyte, Steam Man');
  t.expect('picks: 1');
  t.pick('Captain Ahab');
  t.expect('Tortuga: A Captain Ahab');
  t.offers('play Ninja Acolyte, play Steam Man, pass');
});

// Assassination

scene('Assassination: the minion counts for bases that score this turn', (table) => {
  const t = table(`shows: Assassination 1 | decks: 12 Insta-Grow | A: Assassination | base deck: Tortuga
    The Mothership: A Spectre +10, B Spectre | Jungle Oasis`);
  t.play('Assassination', 'B Spectre');
  t.endTurn();
  t.expect('vp: A 4, B 2');
});

scene('Assassination destroys its minion at the end of the turn', (table) => {
  const t = table(`shows: Assassination 1 | decks: 12 Insta-Grow | A: Assassination
    Tortuga: A Captain Ahab, B Spectre +3 | Jungle Oasis`);
  t.play('Assassination');
  t.offers('Captain Ahab, Spectre').pick('Spectre');
  t.expect('Tortuga: A Captain Ahab, B Spectre +3 [A Assassination]');
  t.endTurn();
  t.expect('Tortuga: A Captain Ahab | A discard: Assassination | B discard: Spectre');
});

scene(
  'Assassination stays on a minion that is not destroyed, and tries again at the end of every turn',
  (table) => {
    const t = table(`shows: Assassination 2 | decks: 12 Insta-Grow | A: Assassination | B: Steam Man
      Tortuga: B Polar Commando | Jungle Oasis`);
    t.play('Assassination');
    t.endTurn();
    t.expect('Tortuga: B Polar Commando [A Assassination]');
    // In company it can be destroyed.
    t.play('Steam Man', 'Tortuga');
    t.endTurn();
    t.expect('Tortuga: B Steam Man | B discard: Polar Commando');
  },
);

// Disguise

scene(
  'Disguise: one minion is chosen, another is played at its base, and the chosen one goes back to hand',
  (table) => {
    const t = table(`shows: Disguise 1 | A: Disguise, Steam Man, Captain Ahab
      Tortuga: A Ghost, A Shinobi +2, B Spirit | Jungle Oasis: A Spirit`);
    t.play('Disguise');
    t.offers('Ghost, Shinobi, Spirit');
    t.expect('picks: 1');
    t.pick('Shinobi');
    t.offers('Ghost');
    t.expect('picks: 0-1');
    t.pick();
    // From the rest of the hand: Shinobi is still at Tortuga.
    t.offers('Captain Ahab, Steam Man');
    t.expect('picks: 1 | Tortuga: A Ghost, A Shinobi +2, B Spirit');
    t.pick('Steam Man');
    t.expect('Tortuga: A Ghost, B Spirit, A Steam Man | A: Captain Ahab, Shinobi');
    // The free minion is still there.
    t.offers('play Captain Ahab, play Shinobi, pass');
  },
);

scene('Disguise: two minions at one base make way for two others, whose abilities come first', (table) => {
  const t = table(`shows: Disguise 1 | A: Disguise, Tiger Assassin, Ninja Master, Insta-Grow
    Tortuga: A Ghost, A Shinobi, B Spirit | Jungle Oasis`);
  t.play('Disguise').pick('Ghost').pick('Shinobi').pick('Tiger Assassin');
  t.offers('Ghost, Shinobi, Spirit').pick('Spirit');
  // The last minion is played without a question; those chosen are still here.
  t.offers('Ghost, Ninja Master, Shinobi, Tiger Assassin').pick('Ghost');
  t.expect('Tortuga: A Tiger Assassin, A Ninja Master | A: Insta-Grow, Shinobi');
  t.expect('A discard: Disguise, Ghost');
});

scene('Disguise: no more can be chosen than can be played', (table) => {
  const t = table(`shows: Disguise 2 | A: Disguise, Steam Man, Insta-Grow
    Tortuga: A Ghost, A Spirit | Jungle Oasis`);
  t.play('Disguise');
  t.offers('Ghost, Spirit').pick('Ghost');
  // No second one, and Steam Man is the only one that can come.
  t.expect('Tortuga: A Spirit, A Steam Man | A: Ghost, Insta-Grow');
});

scene('Disguise: a base where you cannot play minions is out of the question', (table) => {
  // Closed to Captain Ahab.
  const t = table(`shows: Disguise 2 | A: Disguise, Captain Ahab, Steam Man
    Tortuga: A Ghost, B Overrun | Tsar's Palace: A 2 Spirit, A Shinobi`);
  t.play('Disguise');
  t.offers('Shinobi, 2 Spirit').pick('Shinobi');
  t.expect("Tsar's Palace: A 2 Spirit, A Steam Man | A: Captain Ahab, Shinobi");
});

scene('Disguise without another minion in hand does nothing', (table) => {
  const t = table(`shows: Disguise 2 | A: Disguise, Insta-Grow
    Tortuga: A Ghost, A Spirit | Jungle Oasis`);
  t.play('Disguise');
  t.expect('Tortuga: A Ghost, A Spirit | A discard: Disguise');
});

// Hidden Ninja

scene(
  'Hidden Ninja is played only before a base scores; its minion does what it does when played',
  (table) => {
    const t = table(`shows: Hidden Ninja 1, R3.9
      decks: 12 Insta-Grow | A: Hidden Ninja, Steam Man, Seeing Stars, Tiger Assassin | base deck: Tortuga
      The Mothership: B Spectre +12, B Shinobi | Jungle Oasis: B Ghost`);
    t.expect('cannot play: Hidden Ninja | why not A Hidden Ninja: only as a special');
    // Both free plays are used up before.
    t.play('Steam Man', 'Jungle Oasis');
    t.play('Seeing Stars').pick('Ghost');
    t.endTurn();
    t.offers('use Hidden Ninja, pass').pick('use Hidden Ninja').pick('Tiger Assassin');
    // Only at the base that scores.
    t.offers('Shinobi').pick('Shinobi');
    t.expect('vp: B 4, A 2 | A discard: Hidden Ninja, Seeing Stars, Tiger Assassin');
  },
);

scene('Hidden Ninja in another player’s turn', (table) => {
  const t = table(`shows: Hidden Ninja 1 | turn: B | from: score bases
    A: Hidden Ninja, 2 Shinobi | B deck: 12 Insta-Grow | base deck: Tortuga
    The Mothership: B Spectre +15 | Jungle Oasis`);
  t.offers('use Hidden Ninja, 2 use Shinobi, pass').pick('use Hidden Ninja');
  t.offers('2 Shinobi');
  t.expect('picks: 0-1');
  t.pick('Shinobi');
  // It was not Shinobi's own ability.
  t.offers('use Shinobi, pass').pick('use Shinobi');
  t.expect('vp: A 2 | A: nothing');
});

scene('Hidden Ninja: the minion may be Spectre from the discard pile', (table) => {
  const t = table(`shows: Hidden Ninja 2 | turn: B | from: score bases
    A: Hidden Ninja, Ghost | A discard: Spectre | B deck: 12 Insta-Grow | base deck: Tortuga
    The Mothership: B Spectre +15 | Jungle Oasis`);
  t.pick('use Hidden Ninja');
  t.offers('Ghost, Spectre').pick('Spectre');
  t.expect('A: Ghost | vp: A 2 | A discard: Hidden Ninja, Spectre');
});

scene('Hidden Ninja: restrictions of the base apply', (table) => {
  const t = table(`shows: Hidden Ninja 2 | turn: B | from: score bases
    A: Hidden Ninja, Ghost, Shinobi, Steam Man | B deck: 12 Insta-Grow | base deck: Tortuga
    Tsar's Palace: B Spectre +25 | Jungle Oasis`);
  t.pick('use Hidden Ninja');
  t.offers('Shinobi, Steam Man').pick('Steam Man').pass();
  t.expect('A: Ghost, Shinobi');
});

// Infiltrate

scene('Infiltrate destroys one other action on the base, not itself', (table) => {
  const t = table(`shows: Infiltrate 1 | A: Infiltrate
    Jungle Oasis: B Sleep Spores, A Door to the Beyond, B Ghost [B Choking Vines] | Tortuga: B Overrun`);
  t.play('Infiltrate', 'Jungle Oasis');
  t.offers('Door to the Beyond, Sleep Spores');
  t.expect('picks: 1');
  t.pick('Sleep Spores');
  // The Oasis has no ability that one could ignore.
  t.expect('question: play');
  t.expect('Jungle Oasis: A Door to the Beyond, B Ghost [B Choking Vines], A Infiltrate');
  t.expect('B discard: Sleep Spores');
});

scene(
  'Infiltrate must destroy your own action if it is the only other one, and nothing if there is none',
  (table) => {
    const t = table(`shows: Infiltrate 1 | A: Infiltrate, Ghostly Arrival, Infiltrate
      Jungle Oasis: A Door to the Beyond | The Mothership`);
    t.play('Ghostly Arrival');
    t.play('Infiltrate', 'Jungle Oasis');
    t.expect('Jungle Oasis: A Infiltrate | A discard: Door to the Beyond, Ghostly Arrival');
  },
);

scene('Infiltrate: you are not bound by the base’s restrictions, others are', (table) => {
  const t = table(`shows: Infiltrate 2
    decks: 12 Insta-Grow | A: Infiltrate, Captain Ahab | B: Captain Ahab | Tsar's Palace | Jungle Oasis`);
  t.expect("why not A Captain Ahab -> Tsar's Palace: forbidden: Tsar's Palace");
  t.play('Infiltrate', "Tsar's Palace").pick('yes');
  t.play('Captain Ahab');
  t.offers("Jungle Oasis, Tsar's Palace").pick("Tsar's Palace");
  t.expect("Tsar's Palace: A Infiltrate, A Captain Ahab");
  t.endTurn();
  t.expect("why not B Captain Ahab -> Tsar's Palace: forbidden: Tsar's Palace");
});

scene('Infiltrate: you may leave the base’s ability as it is', (table) => {
  const t = table("shows: Infiltrate 2 | A: Infiltrate, Captain Ahab | Tsar's Palace | Jungle Oasis");
  t.play('Infiltrate', "Tsar's Palace");
  t.offers('no, yes').pick('no');
  t.expect("why not A Captain Ahab -> Tsar's Palace: forbidden: Tsar's Palace");
});

scene('Infiltrate: you need not do what the base says, others must', (table) => {
  const t = table(`shows: Infiltrate 2
    decks: 12 Insta-Grow | A: Infiltrate, Steam Man, Ghost | B: Steam Man, Ghost
    Haunted House | Jungle Oasis`);
  t.play('Infiltrate', 'Haunted House').pick('yes');
  t.play('Steam Man', 'Haunted House');
  t.expect('A: Ghost');
  t.endTurn();
  t.play('Steam Man', 'Haunted House');
  t.expect('B: nothing | B discard: Ghost');
});

scene('Infiltrate: your cards get nothing from the base, others’ do', (table) => {
  const t = table(`shows: Infiltrate 2 | A: Infiltrate
    The Central Brain: A Spectre, B Steam Man | Jungle Oasis`);
  t.expect('power: Spectre 6');
  t.play('Infiltrate', 'The Central Brain').pick('yes');
  t.expect('power: Spectre 5 | parts of Spectre: Spectre +5 | total at The Central Brain: A 5');
  t.expect('power: Steam Man 4');
});

scene('Infiltrate: what the base does to all does nothing to your minions, in your own turn', (table) => {
  const t = table(`shows: Infiltrate 2 | decks: 12 Insta-Grow | A: Infiltrate | base deck: Tortuga
    Temple of Goju: A Spectre +6, B Spectre +3, B Ghost | Jungle Oasis`);
  t.play('Infiltrate', 'Temple of Goju').pick('yes');
  t.endTurn();
  t.expect('vp: A 2, B 3 | B deck: ..., Spectre | A discard: Infiltrate, Spectre | B discard: Ghost');
});

scene('Infiltrate: the same in another player’s turn', (table) => {
  const t = table(`shows: Infiltrate 2
    decks: 12 Insta-Grow | A: Infiltrate | B: Steam Man | base deck: Tortuga
    Temple of Goju: A Spectre +5, B Spectre +1 | Jungle Oasis`);
  t.play('Infiltrate', 'Temple of Goju').pick('yes');
  t.endTurn();
  t.play('Steam Man', 'Temple of Goju');
  t.endTurn();
  t.expect('A discard: Infiltrate, Spectre | B deck: ..., Spectre | B discard: Steam Man');
});

scene(
  'Infiltrate on Tar Pits: your destroyed minions go to the discard pile, others’ under their decks',
  (table) => {
    const t = table(`shows: Infiltrate 2
      decks: 12 Insta-Grow | A: Infiltrate, Ghostly Arrival, Tiger Assassin, Ninja Master
      Tar Pits: A Captain Ahab, B Captain Ahab | Jungle Oasis`);
    t.play('Ghostly Arrival');
    t.play('Infiltrate', 'Tar Pits').pick('yes');
    t.play('Tiger Assassin', 'Tar Pits').pick('A Captain Ahab');
    t.play('Ninja Master', 'Tar Pits').pick('B Captain Ahab');
    t.expect('A discard: Captain Ahab, Ghostly Arrival | B discard: nothing | B deck: ..., Captain Ahab');
  },
);

scene('Infiltrate: another player’s use of the base does not touch your minions', (table) => {
  const t = table(`shows: Infiltrate 2 | decks: 12 Insta-Grow | A: Infiltrate
    Mushroom Kingdom | Tortuga: A Ghost, B Spirit`);
  t.play('Infiltrate', 'Mushroom Kingdom').pick('yes');
  t.endTurn();
  // At the start of B's turn.
  t.expect('asked: B');
  t.offers('Ghost').pick('Ghost');
  t.expect('Mushroom Kingdom: A Infiltrate | Tortuga: A Ghost, B Spirit');
});

scene('Infiltrate stays on the base, but from the start of your next turn without effect', (table) => {
  const t = table(`shows: Infiltrate 3 | decks: 12 Insta-Grow | A: Infiltrate, Captain Ahab
    Tsar's Palace | Jungle Oasis`);
  t.play('Infiltrate', "Tsar's Palace").pick('yes');
  t.endTurn();
  t.endTurn();
  t.expect("turn: A | Tsar's Palace: A Infiltrate");
  t.expect("why not A Captain Ahab -> Tsar's Palace: forbidden: Tsar's Palace");
});

scene('Infiltrate, an ongoing ability, is over as soon as the card has left play', (table) => {
  const t = table(`shows: Infiltrate, R3.10 | decks: 12 Insta-Grow | A: Infiltrate | B: Bear Necessities
    The Central Brain: A Spectre | Jungle Oasis`);
  t.play('Infiltrate', 'The Central Brain').pick('yes');
  t.endTurn();
  t.expect('power: Spectre 5');
  t.play('Bear Necessities');
  t.expect('power: Spectre 6');
});

scene(
  'Infiltrate in the current printing: its talent destroys it to cancel the base’s ability for everybody',
  (table) => {
    const t = table(`shows: Infiltrate | printing: current
      decks: 12 Insta-Grow | A: Infiltrate, Steam Man, Ghost | B: Steam Man, Ghost
      Haunted House: B Sleep Spores | Jungle Oasis`);
    t.play('Infiltrate', 'Haunted House');
    t.offers('Sleep Spores');
    t.expect('picks: 0-1');
    t.pick();
    t.use('Infiltrate');
    t.expect('Haunted House: B Sleep Spores | A discard: Infiltrate');
    t.play('Steam Man', 'Haunted House');
    t.expect('A: Ghost');
    t.endTurn();
    t.play('Steam Man', 'Haunted House');
    t.expect('B: Ghost');
    t.endTurn();
    // A's next turn: the House haunts again.
    t.play('Ghost', 'Haunted House').pick();
    t.expect('purpose: discard');
    t.pick('Insta-Grow');
  },
);

scene('The Dread Gazebo: Infiltrate cannot be played there, since it is not in play yet', (table) => {
  const t = table('shows: The Dread Gazebo 2 | A: Infiltrate | The Dread Gazebo | Jungle Oasis');
  t.expect('why not A Infiltrate -> The Dread Gazebo: forbidden: The Dread Gazebo');
  t.play('Infiltrate');
  t.expect('Jungle Oasis: A Infiltrate');
});

// Poison

scene('Poison: any number of other actions on the minion go, and it has 4 less power', (table) => {
  const t = table(`shows: Poison 1, R9.1 | A: Poison
    Tortuga: B Spectre +1 [A Choking Vines, B Assassination, B Choking Vines], A Ghost
    Jungle Oasis: B Spirit [B Incorporeal]`);
  t.play('Poison');
  t.offers('Ghost, Spectre, Spirit').pick('Spectre');
  t.offers('Assassination, 2 Choking Vines');
  t.expect('picks: 0-3');
  t.pick('Assassination', 'A Choking Vines');
  t.expect('Tortuga: B Spectre +1 [B Choking Vines, A Poison], A Ghost | power: Spectre 2');
  t.expect('parts of Spectre: Spectre +5, counters +1, Poison -4 | A discard: Choking Vines');
  t.expect('B discard: Assassination');
});

scene('Poison: none of the actions need go, and power does not fall below 0', (table) => {
  const t = table('shows: Poison 1, R9.1 | A: Poison | Tortuga: B Spirit [B Choking Vines] | Jungle Oasis');
  t.play('Poison').pick();
  t.expect('Tortuga: B Spirit [B Choking Vines, A Poison] | power: Spirit 0');
});

// Seeing Stars

scene('Seeing Stars destroys a minion with power 3 or less now, on any base', (table) => {
  const t = table(`shows: Seeing Stars 1 | A: Seeing Stars
    Tortuga: B Spectre [A Poison], B Spirit +1, A Ghost | Jungle Oasis: B Shinobi`);
  t.play('Seeing Stars');
  t.offers('Ghost, Shinobi, Spectre');
  t.expect('picks: 1');
  t.pick('Spectre');
  t.expect('Tortuga: B Spirit +1, A Ghost | A discard: Poison, Seeing Stars');
});

scene('Seeing Stars must strike, even if only your own minion fits', (table) => {
  const t = table(`shows: Seeing Stars, R3.3 | A: Seeing Stars
    Tortuga: B Spectre, A Ghost | Jungle Oasis`);
  t.play('Seeing Stars');
  t.expect('Tortuga: B Spectre');
});

// Smoke Bomb

scene('Smoke Bomb goes on one of your minions, and is gone at the start of your turn', (table) => {
  const t = table(`shows: Smoke Bomb | decks: 12 Insta-Grow | A: Smoke Bomb | B: Seeing Stars
    Tortuga: A Ghost, A Shinobi, B Spectre | Jungle Oasis`);
  t.play('Smoke Bomb');
  t.offers('Ghost, Shinobi').pick('Shinobi');
  t.endTurn();
  t.play('Seeing Stars');
  // It may be chosen, but nothing happens to it.
  t.offers('Ghost, Shinobi').pick('Shinobi');
  t.expect('Tortuga: A Ghost, A Shinobi [A Smoke Bomb], B Spectre');
  t.endTurn();
  t.expect('Tortuga: A Ghost, A Shinobi, B Spectre | A discard: Smoke Bomb');
});

scene('Smoke Bomb stops no minions’ abilities', (table) => {
  const t = table(`shows: Smoke Bomb 1 | turn: B | B: Ninja Master
    Tortuga: A Spectre [A Smoke Bomb] | Jungle Oasis`);
  t.play('Ninja Master', 'Tortuga').pick('Spectre');
  t.expect('Tortuga: B Ninja Master | A discard: Smoke Bomb, Spectre');
});

scene('Smoke Bomb stops no bases', (table) => {
  const t = table(`shows: Smoke Bomb 1 | turn: B | from: score bases
    B deck: 12 Insta-Grow | base deck: Tortuga
    The Central Brain: A Spectre [A Smoke Bomb] | Ninja Dojo: B Spectre +15`);
  t.expect('power: A Spectre 6');
  t.pick('A Spectre');
  t.expect('The Central Brain: nothing');
});

scene(
  'Smoke Bomb: an action of another player that is already on the minion is destroyed, your own is not',
  (table) => {
    const t = table(`shows: Smoke Bomb 2 | A: Smoke Bomb
      Tortuga: A Spectre [B Poison, A Choking Vines] | Jungle Oasis`);
    t.expect('power: Spectre 1');
    t.play('Smoke Bomb');
    t.expect('Tortuga: A Spectre [A Choking Vines, A Smoke Bomb] | B discard: Poison | power: Spectre 5');
  },
);

scene(
  'Smoke Bomb: an action that another player plays on the minion is discarded without effect',
  (table) => {
    const t = table(`shows: Smoke Bomb 2 3 | turn: B | B: Poison
      Tortuga: A Spectre [A Smoke Bomb, A Choking Vines] | Jungle Oasis`);
    t.play('Poison');
    t.expect('Tortuga: A Spectre [A Smoke Bomb, A Choking Vines] | B discard: Poison | power: Spectre 5');
  },
);

scene('Smoke Bomb: not moved, not weakened', (table) => {
  const t = table(`shows: Smoke Bomb 3, R9.2 | turn: B | B: Shanghai
    Tortuga: A Spectre [A Smoke Bomb], B Sleep Spores | Jungle Oasis | The Mothership`);
  t.expect('power: Spectre 5');
  t.play('Shanghai');
  t.expect('question: play | Tortuga: A Spectre [A Smoke Bomb], B Sleep Spores');
});

scene('Smoke Bomb: not taken over', (table) => {
  const t = table(`shows: Smoke Bomb 3 | turn: B | B: Make Contact
    Tortuga: A Spectre [A Smoke Bomb] | Jungle Oasis`);
  t.play('Make Contact');
  t.expect('Tortuga: A Spectre [A Smoke Bomb] | controller: Spectre A');
});

scene('Smoke Bomb: not shuffled away', (table) => {
  const t = table(`shows: Smoke Bomb 3 | turn: B | B: Dr Livingstone, I Presume?
    Tortuga: A Spectre [A Smoke Bomb] | Jungle Oasis`);
  t.play('Dr Livingstone, I Presume?');
  t.expect('Tortuga: A Spectre [A Smoke Bomb]');
});

scene('Smoke Bomb in the 2013 edition: being weakened is not being affected', (table) => {
  const t = table(`shows: Smoke Bomb 3 | edition: awesome-level-9000
    Tortuga: A Spectre [A Smoke Bomb], B Sleep Spores | Jungle Oasis`);
  t.expect('power: Spectre 4');
});

scene('Smoke Bomb in the current printing stays', (table) => {
  const t = table(`shows: Smoke Bomb | printing: current | turn: B
    decks: 12 Insta-Grow | B: 2 Seeing Stars | Tortuga: A Shinobi [A Smoke Bomb] | Jungle Oasis`);
  t.play('Seeing Stars');
  t.endTurn();
  t.expect('Tortuga: A Shinobi [A Smoke Bomb]');
  t.endTurn();
  t.play('Seeing Stars');
  t.expect('Tortuga: A Shinobi [A Smoke Bomb]');
});

// Way of Deception

scene('Way of Deception moves one of your minions to another base', (table) => {
  const t = table(`shows: Way of Deception | A: Way of Deception
    Tortuga: A Shinobi +1 [B Poison], B Spectre | Jungle Oasis: A Ghost | The Mothership`);
  t.play('Way of Deception');
  t.offers('Ghost, Shinobi');
  t.expect('picks: 1');
  t.pick('Shinobi');
  t.offers('Jungle Oasis, The Mothership').pick('The Mothership');
  t.expect('The Mothership: A Shinobi +1 [B Poison]');
});
