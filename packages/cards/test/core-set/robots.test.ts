import { scene } from '../kit/scene.ts';

// Nukebot

scene('Nukebot: destroyed, it takes the minions of everybody else at its base with it', (table) => {
  const t = table(`shows: Nukebot 1 | players: 3 | A: Ninja Master
    Tortuga: B Nukebot, B Tiki, A Rose Red, C Toad | Jungle Oasis: A Hansel, C Gretel`);
  t.play('Ninja Master', 'Tortuga').pick('Nukebot');
  t.expect('Tortuga: B Tiki | Jungle Oasis: A Hansel, C Gretel | A discard: Ninja Master, Rose Red');
  t.expect('B discard: Nukebot | C discard: Toad');
});

scene('Nukebot: its controller is the one who destroys them', (table) => {
  const t = table(`shows: Nukebot 1 | A: Ninja Master
    Field of Honor: B Nukebot, A Rose Red | Jungle Oasis`);
  t.play('Ninja Master', 'Field of Honor').pick('Nukebot');
  // One VP for whoever destroyed: first A, then B.
  t.pick('use Nukebot');
  t.expect('Field of Honor: nothing | vp: A 1, B 1');
});

scene('Nukebot under the control of somebody else spares that player, not its owner', (table) => {
  const t = table(`shows: Nukebot 1 | A: Powderkeg
    Tortuga: A(B) Nukebot, A King Rex, B King Rex, B Rose Red | Jungle Oasis`);
  t.play('Powderkeg').pick('Nukebot');
  // Powderkeg's own share is Rose Red; Nukebot's is B's King Rex.
  t.expect('Tortuga: A King Rex | B discard: King Rex, Nukebot, Rose Red');
});

scene('Nukebot returned to hand, put under a deck or moved away does not go off', (table) => {
  const t = table(`shows: Nukebot 2
    A: Beam Up, Ghostly Arrival, Invasion | A deck: 2 Tiki | B: Transformation | B deck: Hansel, Toad
    Tortuga: B Nukebot, A Rose Red | Jungle Oasis: A(B) Nukebot, B Rose Red | Temple of Goju`);
  t.play('Ghostly Arrival');
  t.play('Beam Up').pick('B Nukebot');
  t.expect('B: Nukebot, Transformation | Tortuga: A Rose Red');
  t.endTurn();
  t.play('Transformation').pick('Nukebot');
  t.expect('Jungle Oasis: B Rose Red, B Hansel');
  t.play('Nukebot', 'Tortuga');
  t.endTurn();
  t.play('Invasion').pick('Nukebot').pick('Temple of Goju');
  t.expect('Temple of Goju: B Nukebot | Tortuga: A Rose Red');
});

scene(
  'Nukebot discarded after scoring was not destroyed: nobody gains from Cave of Shinies’ dead',
  (table) => {
    const t = table(`shows: Nukebot 2 | decks: 2 Tiki | A: Tiki | base deck: Temple of Goju
      Cave of Shinies: A 2 King Rex, A Nukebot, B First Mate, B Rose Red | Jungle Oasis`);
    t.endTurn();
    t.offers('Jungle Oasis').pick('Jungle Oasis');
    t.expect('Jungle Oasis: B First Mate | vp: A 4, B 2 | A discard: 2 King Rex, Nukebot');
  },
);

// Warbot

scene('Warbot cannot be destroyed, by whatever', (table) => {
  const t = table(`shows: Warbot | A: Ninja Master, Powderkeg
    Tortuga: B Warbot, B Tiki | Jungle Oasis: A Warbot, A King Rex`);
  t.play('Ninja Master', 'Tortuga');
  // It may be chosen; then nothing happens to it.
  t.pick('Warbot');
  t.expect('Tortuga: B Warbot, B Tiki, A Ninja Master');
  t.play('Powderkeg').pick('King Rex');
  t.expect('Jungle Oasis: A Warbot');
});

scene('Warbot can be weakened, moved, returned and put under the deck', (table) => {
  const t = table(`shows: Warbot 1 | players: 3
    A: Beam Up, Ghostly Arrival, Invasion, Transformation | A deck: 3 Tiki | B deck: Toad, Tiki
    C deck: Rose Red, Tiki | Tortuga: B Warbot, A Sleep Spores | Jungle Oasis: C Warbot | Temple of Goju`);
  t.expect('power: B Warbot 3');
  t.play('Ghostly Arrival');
  t.play('Invasion').pick('B Warbot').pick('Temple of Goju');
  t.expect('Temple of Goju: B Warbot | power: B Warbot 4');
  t.endTurn();
  t.endTurn();
  t.endTurn();
  t.play('Beam Up').pick('B Warbot');
  t.expect('B: Warbot, ...');
});

scene('Warbot goes under its owner’s deck and to the discard pile like anybody', (table) => {
  const t = table(`shows: Warbot 1
    A: Transformation | A deck: 2 Tiki | B deck: Hansel | base deck: Temple of Goju
    Tortuga: B Warbot | Jungle Oasis: A 3 Warbot`);
  t.play('Transformation').pick('B Warbot');
  t.expect('Tortuga: B Hansel | B deck: Warbot');
  t.endTurn();
  // Jungle Oasis has scored.
  t.expect('bases: Tortuga, Temple of Goju | A discard: Transformation, 3 Warbot');
});

// Hoverbot

scene('Hoverbot: a minion on top of the deck may be played at once, on any base', (table) => {
  const t = table(`shows: Hoverbot 1 | A: Hoverbot, Rose Red | A deck: Tiki, Ghost | A discard: Spectre
    Tortuga | Jungle Oasis`);
  t.play('Hoverbot', 'Tortuga');
  // Neither Spectre nor Rose Red can take its place.
  t.offers('Tiki').pick('Tiki');
  t.offers('Tortuga, Jungle Oasis').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A Tiki | A deck: Ghost');
  t.offers('pass');
});

scene(
  'Hoverbot: a minion that is left goes back on top, known to all; it cannot be played later',
  (table) => {
    const t = table('shows: Hoverbot 1 | A: Hoverbot | A deck: Tiki, Ghost | Tortuga | Jungle Oasis');
    t.play('Hoverbot', 'Tortuga').pick();
    t.expect('A deck: Tiki, Ghost');
    t.offers('pass');
  },
);

scene('Hoverbot: anything else goes back on top, and nobody is asked', (table) => {
  const t = table('shows: Hoverbot | A: Hoverbot | A deck: Blossom, Ghost | Tortuga | Jungle Oasis');
  t.play('Hoverbot', 'Tortuga');
  t.offers('pass');
  t.expect('A deck: Blossom, Ghost');
});

scene(
  'Hoverbot: of an empty deck the discard pile is shuffled first; with nothing there nothing happens',
  (table) => {
    const t = table('shows: Hoverbot, R2.1 | A: Hoverbot | A discard: Hoverbot | Tortuga | Jungle Oasis');
    t.play('Hoverbot', 'Tortuga').pick('Hoverbot');
    // The second one finds nothing.
    t.pick('Tortuga');
    t.expect('Tortuga: A 2 Hoverbot');
    t.offers('pass');
  },
);

scene('They’re Coming To Get You cannot stand in for the minion that Hoverbot has revealed', (table) => {
  const t = table(`shows: They're Coming To Get You 2
    A: Hoverbot | A deck: Tiki, Ghost | A discard: Rose Red
    Tortuga: A They're Coming To Get You | Jungle Oasis`);
  t.offers('play Hoverbot, play Rose Red, pass');
  t.play('Hoverbot', 'Tortuga');
  t.offers('Tiki').pick();
  t.offers('pass');
});

scene('Spectre is not the card that Hoverbot has revealed', (table) => {
  const t = table(`shows: Spectre 2 | A: Hoverbot | A deck: Tiki, Ghost | A discard: Spectre
    Tortuga | Jungle Oasis`);
  t.play('Hoverbot', 'Tortuga');
  t.offers('Tiki').pick();
  t.offers('pass');
});

// Zapbot

scene('Zapbot: an extra minion of printed power 2 or less, later if you like, and anywhere', (table) => {
  const t = table(`shows: Zapbot 1 | A: Zapbot, Hansel, Tiki, Insta-Grow
    Tortuga: A Gretel | Jungle Oasis`);
  t.play('Zapbot', 'Tortuga');
  // Hansel would have 4 beside Gretel; the card in hand says 2.
  t.offers('play Hansel using Zapbot, play Insta-Grow, pass');
  t.play('Insta-Grow');
  t.offers('play Hansel, play Tiki, play Hansel using Zapbot, pass');
  t.play('Tiki', 'Jungle Oasis');
  t.play('Hansel', 'Tortuga');
  t.expect('power: Hansel 4');
  t.offers('pass');
});

scene('Zapbot: one brings the next; nobody has to', (table) => {
  const t = table('shows: Zapbot 1 | A: 2 Zapbot, Toad | Tortuga | Jungle Oasis');
  t.play('Zapbot', 'Tortuga');
  t.play('Zapbot', 'Jungle Oasis');
  t.offers('play Toad using Zapbot, pass');
});

scene('Spectre has too much power for Zapbot', (table) => {
  const t = table('shows: Spectre 3 | A: Zapbot | A discard: Spectre | Tortuga | Jungle Oasis');
  t.offers('play Zapbot, play Spectre, pass');
  t.play('Zapbot', 'Tortuga');
  t.offers('pass');
});

// Microbot Alpha

scene('Microbot Alpha counts every other minion of yours, on any base', (table) => {
  const t = table(`shows: Microbot Alpha 1 | A: Tiki
    Tortuga: A Microbot Alpha, A Rose Red, B Tiki | Jungle Oasis: A Microbot Guard`);
  t.expect('power: Microbot Alpha 3');
  t.play('Tiki', 'Jungle Oasis');
  t.expect('power: Microbot Alpha 4 | parts of Microbot Alpha: Microbot Alpha +1, Microbot Alpha +3');
});

scene('Microbot Alpha: the others are Microbots besides what they are, as long as it is there', (table) => {
  const t = table(`shows: Microbot Alpha 2
    A: Hansel, Budding | A deck: Tiki, Rose Red, Microbot Guard | B: Ninja Master
    Factory 436-1337: A Microbot Alpha, A Microbot Fixer, A Gretel, B Gretel | Jungle Oasis`);
  t.play('Hansel', 'Factory 436-1337');
  // Hansel is still Hansel to Gretel, and a Microbot to Fixer; B's Gretel is none of yours.
  t.expect('power: A Gretel 5, B Gretel 4, Hansel 5, Microbot Alpha 5');
  // A card of the name of the minion is searched for: its own.
  t.play('Budding').pick('Hansel');
  t.expect('A: nothing');
  t.endTurn();
  t.play('Ninja Master', 'Factory 436-1337').pick('Microbot Alpha');
  t.expect('power: Hansel 4, Microbot Fixer 2');
});

scene('Microbot Alpha: whoever controls it has the Microbots; Cuddle ends it', (table) => {
  const t = table(`shows: Microbot Alpha 1 | A: Cuddle
    Tortuga: B(A) Microbot Alpha, A Rose Red, B Tiki, B Microbot Fixer | Jungle Oasis`);
  t.expect('power: Microbot Alpha 4, Tiki 4');
  t.play('Cuddle').pick('Microbot Alpha');
  // Cuddle is on it, and so it has only its own power and Fixer's, as a Microbot by name.
  t.expect('power: Microbot Alpha 2, Tiki 3');
});

// Microbot Archive

scene('Microbot Archive draws for each Microbot of yours that was destroyed, itself too', (table) => {
  const t = table(`shows: Microbot Archive 1 2 | A: Powderkeg | A deck: Hansel, Gretel, Toad, Blossom
    Tortuga: A Tiki, A Microbot Archive, A Microbot Guard, A Rose Red, B Microbot Guard | Jungle Oasis`);
  t.play('Powderkeg').pick('Tiki');
  t.expect('Tortuga: nothing');
  // Two Microbots: Archive and Guard. Neither Tiki nor Rose Red, and not B's.
  t.expect('A: Gretel, Hansel');
});

scene('Microbot Archive: with Microbot Alpha every minion of yours counts', (table) => {
  const t = table(`shows: Microbot Archive 1 2
    A: Powderkeg | A deck: Hansel, Gretel, Toad, Blossom, Ghost
    Tortuga: A Nukebot, A Rose Red, B Rose Red | Jungle Oasis: A Microbot Alpha, A Microbot Archive`);
  t.play('Powderkeg').pick('Nukebot');
  // Archive for Nukebot, Archive for Rose Red, Nukebot itself: the order is A's.
  t.pick('use Microbot Archive').pick('use Nukebot');
  t.expect('Tortuga: nothing | A: Gretel, Hansel');
});

scene('Microbot Archive does not draw for what is returned or discarded after scoring', (table) => {
  const t = table(`shows: Microbot Archive 1
    A: Beam Up | A deck: Hansel, Gretel, Toad, Blossom | base deck: Temple of Goju
    Tortuga: A Microbot Archive, A Microbot Guard | Jungle Oasis: A 2 King Rex, A Microbot Fixer`);
  t.play('Beam Up').pick('Microbot Guard');
  t.expect('A: Microbot Guard');
  t.endTurn();
  // Just the two of the Draw phase.
  t.expect('A: Gretel, Hansel, Microbot Guard');
});

// Microbot Fixer

scene('Microbot Fixer gives an extra minion if it is the first of the turn', (table) => {
  const t = table('shows: Microbot Fixer | A: 2 Microbot Fixer, Tiki, Insta-Grow | Tortuga | Jungle Oasis');
  t.play('Microbot Fixer', 'Tortuga');
  t.offers('play Microbot Fixer, play Tiki, play Insta-Grow, pass');
  // The second one is not the first.
  t.play('Microbot Fixer', 'Tortuga');
  t.offers('play Insta-Grow, pass');
  t.play('Insta-Grow');
  t.play('Tiki', 'Jungle Oasis');
  t.offers('pass');
});

scene('Microbot Fixer played after another minion gives none', (table) => {
  const t = table('shows: Microbot Fixer | A: Microbot Fixer, Zapbot, Tiki | Tortuga | Jungle Oasis');
  t.play('Zapbot', 'Tortuga');
  t.play('Microbot Fixer', 'Tortuga');
  t.offers('pass');
});

scene('Microbot Fixer: each adds 1 to all your Microbots, itself included, on all bases', (table) => {
  const t = table(`shows: Microbot Fixer 1 2 | A: Microbot Fixer, Microbot Alpha
    Tortuga: A Microbot Guard, A Tiki, B Microbot Guard | Jungle Oasis: A Microbot Fixer`);
  t.expect('power: Microbot Fixer 2, A Microbot Guard 2, B Microbot Guard 1, Tiki 3');
  t.play('Microbot Fixer', 'Tortuga');
  t.expect('power: Microbot Fixer @ Tortuga 3, Microbot Fixer @ Jungle Oasis 3, A Microbot Guard 3');
  // With Alpha, Tiki is a Microbot too.
  t.play('Microbot Alpha', 'Jungle Oasis');
  t.expect('power: Tiki 5, Microbot Alpha 7');
});

scene(
  'Grimms’ Blessing carries Microbot names: Microbot Fixer gives it +1, which adds to the total',
  (table) => {
    const t = table(`shows: Grimms' Blessing 2 | A: Microbot Fixer | A deck: Microbot Guard
      Tortuga: A Grimms' Blessing, A Tiki | Jungle Oasis`);
    t.expect('total at Tortuga: A 3');
    t.play('Microbot Fixer', 'Tortuga');
    // Tiki 3, Fixer 2, and 1 on the action.
    t.expect('total at Tortuga: A 6');
    t.leave();
  },
);

// Microbot Guard

scene('Microbot Guard destroys a minion here with less power than you have minions here', (table) => {
  const t = table(`shows: Microbot Guard 1 2 | A: Microbot Guard
    Tortuga: A Tiki, A King Rex, B Tiki, B Hansel, B Toad, B Sleep Spores | Jungle Oasis: B Toad`);
  t.play('Microbot Guard', 'Tortuga');
  // Three minions with the Guard: power 2 or less as it is now. Sleep Spores weaken A's Tiki to 2.
  t.offers('Tiki, Hansel, Toad, Microbot Guard');
  t.expect('picks: 1');
  t.pick('Hansel');
  t.expect('Tortuga: A Tiki, A King Rex, B Tiki, B Toad, B Sleep Spores, A Microbot Guard');
});

scene('Microbot Guard must destroy your own if there is no other', (table) => {
  const t = table('shows: Microbot Guard 2 | A: Microbot Guard | Tortuga: A Tiki, B Hansel | Jungle Oasis');
  t.play('Microbot Guard', 'Tortuga');
  // Two minions: only the Guard itself has less than 2.
  t.expect('Tortuga: A Tiki, B Hansel | A discard: Microbot Guard');
});

scene('Microbot Guard alone finds nobody but a minion without power', (table) => {
  const t = table(`shows: Microbot Guard 1 | A: Microbot Guard
    Tortuga: B Hansel | Jungle Oasis: B Toad, B Hansel`);
  t.play('Microbot Guard', 'Jungle Oasis');
  t.expect('Jungle Oasis: B Hansel, A Microbot Guard');
});

// Microbot Reclaimer

scene(
  'Microbot Reclaimer shuffles any Microbots back and gives an extra minion if it is the first',
  (table) => {
    const t = table(`shows: Microbot Reclaimer 1 2 | A: 2 Microbot Reclaimer, Tiki | A deck: Ghost
      A discard: Microbot Guard, Microbot Fixer, Microbot Alpha, Zapbot, Hansel
      Tortuga: A Microbot Alpha | Jungle Oasis`);
    t.play('Microbot Reclaimer', 'Tortuga');
    // Zapbot and Hansel would be Microbots in play, not here.
    t.offers('Microbot Guard, Microbot Fixer, Microbot Alpha');
    t.expect('picks: 0-3');
    t.pick('Microbot Guard', 'Microbot Alpha');
    t.expect('A discard: Hansel, Microbot Fixer, Zapbot');
    t.expect('A deck in any order: Ghost, Microbot Alpha, Microbot Guard');
    // The extra minion: the second one shuffles too, but gives no third.
    t.play('Microbot Reclaimer', 'Jungle Oasis');
    t.offers('Microbot Fixer').pick();
    t.expect('A discard: Hansel, Microbot Fixer, Zapbot');
    t.offers('pass');
  },
);

// Tech Center

scene('Tech Center draws a card for each of your minions at a base', (table) => {
  const t = table(`shows: Tech Center | A: Tech Center | A deck: Hansel, Gretel, Toad, Blossom
    Tortuga: A Tiki, A Zapbot, A Sleep Spores, B Tiki | Jungle Oasis: A Tiki`);
  t.play('Tech Center');
  t.offers('Tortuga, Jungle Oasis').pick('Tortuga');
  t.expect('A: Gretel, Hansel | A discard: Tech Center');
});

// The bases that speak of them

scene('Tar Pits: Nukebot goes under the deck and still goes off', (table) => {
  const t = table(`shows: Tar Pits 1 | A: Ninja Master | B deck: Tiki
    Tar Pits: B Nukebot, A Rose Red | Jungle Oasis`);
  t.play('Ninja Master', 'Tar Pits').pick('Nukebot');
  t.expect('Tar Pits: nothing | B deck: Tiki, Nukebot | A deck in any order: Ninja Master, Rose Red');
});
