import { scene } from '../kit/scene.ts';

// Maui

scene('Maui brings up to two bases from the top of the base deck', (table) => {
  const t = table(`shows: Maui 3 | A: Maui | base deck: Tar Pits, Workshop, Haunted House
    Tortuga | Jungle Oasis`);
  t.play('Maui', 'Tortuga');
  t.offers('yes, no').pick('yes');
  // One at a time: the first is seen before the second is decided upon.
  t.expect('bases: Tortuga, Jungle Oasis, Tar Pits');
  t.offers('yes, no').pick('yes');
  t.expect('bases: Tortuga, Jungle Oasis, Tar Pits, Workshop | base deck: Haunted House');
  t.expect('question: play');
});

scene('Maui may stop after one base', (table) => {
  const t = table('shows: Maui 3 | A: Maui | base deck: Tar Pits, Workshop | Tortuga | Jungle Oasis');
  t.play('Maui', 'Tortuga').pick('yes').pick('no');
  t.expect('bases: Tortuga, Jungle Oasis, Tar Pits');
});

scene('Maui may bring none', (table) => {
  const t = table('shows: Maui 3 | A: Maui | base deck: Tar Pits, Workshop | Tortuga | Jungle Oasis');
  t.play('Maui', 'Tortuga').pick('no');
  t.expect('question: play | bases: Tortuga, Jungle Oasis');
});

scene('Maui: a base more than before, which is replaced like any other when it has scored', (table) => {
  const t = table(`shows: Maui 1, R5.8
    A: Maui, Fortune and Glory | A deck: 2 Ghost | base deck: Jungle Oasis, Tar Pits, Haunted House
    Tortuga: A 2 General Ivan | Workshop`);
  t.play('Maui', 'Workshop').pick('yes').pick('no');
  t.play('Fortune and Glory').pick('Tortuga').pick('General Ivan', 'General Ivan').pick('Jungle Oasis');
  t.endTurn();
  t.expect('vp: A 2 | bases: Tortuga, Workshop, Tar Pits | base discard: Jungle Oasis');
});

scene('Maui: the base discard pile is shuffled in when the base deck is empty', (table) => {
  const t = table(`shows: Maui 2 | A: Maui | base deck: Tar Pits | base discard: Workshop
    Tortuga | Jungle Oasis`);
  t.play('Maui', 'Tortuga').pick('yes').pick('yes');
  t.expect('bases: Tortuga, Jungle Oasis, Tar Pits, Workshop | base discard: nothing');
});

scene('Maui: no base arrives where there is none', (table) => {
  const t = table('shows: Maui 2 | A: Maui | base deck: Tar Pits | Tortuga | Jungle Oasis');
  t.play('Maui', 'Tortuga').pick('yes');
  t.expect('question: play | bases: Tortuga, Jungle Oasis, Tar Pits');
});

scene('Maui: a Crypt Looter may go to either of the new bases, once Maui is done', (table) => {
  const t = table(`shows: Maui | A: Maui | B: Crypt Looter | base deck: Tar Pits, Workshop
    Tortuga | Jungle Oasis`);
  t.play('Maui', 'Tortuga').pick('yes').pick('yes');
  t.expect('asked: B');
  t.pick('use Crypt Looter');
  t.offers('Tar Pits, Workshop').pick('Workshop');
  t.expect('Workshop: B Crypt Looter');
});

scene('Maui’s talent moves any of your minions to a base where you have none', (table) => {
  const t = table(`shows: Maui 4
    Tortuga: A Maui | Tar Pits: A Ghost, B Spectre | Jungle Oasis: B Ghost | Workshop`);
  t.use('Maui');
  t.offers('Maui, Ghost');
  t.expect('picks: 1');
  t.pick('Ghost');
  t.offers('Jungle Oasis, Workshop').pick('Workshop');
  t.expect('Workshop: A Ghost');
  t.offers('pass');
});

scene('Maui’s talent may move Maui, and needs a base without a minion of yours', (table) => {
  const t = table('shows: Maui 4 | A: Ghost | Tortuga: A Maui, A Spectre | Jungle Oasis');
  t.use('Maui').pick('Maui');
  t.expect('Jungle Oasis: A Maui');
});

scene('Maui’s talent cannot be used where you are everywhere', (table) => {
  const t = table('shows: Maui | Tortuga: A Maui | Jungle Oasis: A Ghost');
  t.offers('pass');
  t.expect('why not A Maui: nothing to choose from');
});

// Wayfinder

scene('Wayfinder moves to a base where you have no minion and gets a counter', (table) => {
  const t = table(`shows: Wayfinder 1
    Tortuga: A Wayfinder | Tar Pits: A Ghost | Jungle Oasis: B Ghost | Workshop`);
  t.use('Wayfinder');
  t.offers('Jungle Oasis, Workshop').pick('Jungle Oasis');
  t.expect('Jungle Oasis: B Ghost, A Wayfinder +1');
  t.offers('pass');
});

scene('Wayfinder that cannot move has nothing to do, and gets no counter', (table) => {
  const t = table('shows: Wayfinder 1 | Tortuga: A Wayfinder, B Ghost | Jungle Oasis: B Entangled');
  t.offers('pass');
  t.expect('why not A Wayfinder: forbidden: Entangled');
});

scene('Wayfinder cannot be used where you are everywhere', (table) => {
  const t = table('shows: Wayfinder | Tortuga: A Wayfinder | Jungle Oasis: A Ghost');
  t.offers('pass');
});

// Tiki

scene('Tiki has +2 power once, with any number of actions on it, of whichever player', (table) => {
  const t = table(`shows: Tiki 1 | A: Sun Tattoo
    Tortuga: A Tiki [B Choking Vines, B Choking Vines], A Sleep Spores
    Jungle Oasis: A Tiki, A Door to the Beyond`);
  t.expect('parts of Tiki @ Tortuga: Tiki +3, Tiki +2');
  t.expect('parts of Tiki @ Jungle Oasis: Tiki +3, Door to the Beyond +2');
  t.play('Sun Tattoo', 'Tiki @ Jungle Oasis');
  t.expect(
    'parts of Tiki @ Jungle Oasis in any order: Door to the Beyond +2, Sun Tattoo +2, Tiki +2, Tiki +3',
  );
});

// Mo'ai

scene('Mo’ai: other players cannot move their minions to it', (table) => {
  const t = table(`shows: Mo'ai 1 2 | turn: B | B: Bear Rides You, Ghost
    Tortuga: A Mo'ai | Jungle Oasis: B Spectre`);
  t.play('Bear Rides You');
  t.expect('Jungle Oasis: B Spectre | B discard: Bear Rides You');
  // Playing there is not moving.
  t.play('Ghost', 'Tortuga');
  t.expect("Tortuga: A Mo'ai, B Ghost");
});

scene('Mo’ai: nor those of a third player; but those of Mo’ai’s controller', (table) => {
  const t = table(`shows: Mo'ai 1 | players: 3 | turn: B | B: Fortune and Glory
    Tortuga: A Mo'ai | Jungle Oasis: A Spectre, C Ghost, B Ghost`);
  t.play('Fortune and Glory').pick('Jungle Oasis');
  t.offers('Spectre, 2 Ghost').pick('Spectre', 'C Ghost');
  t.expect("Tortuga: A Mo'ai, A Spectre | Jungle Oasis: C Ghost, B Ghost");
});

scene('Mo’ai’s controller may move anybody’s minion to it', (table) => {
  const t = table(`shows: Mo'ai 1 | A: Fortune and Glory
    Tortuga: A Mo'ai | Jungle Oasis: B Spectre, B Ghost`);
  t.play('Fortune and Glory').pick('Jungle Oasis').pick('Spectre');
  t.expect("Tortuga: A Mo'ai, B Spectre");
});

scene('Mo’ai’s controller may move it away', (table) => {
  const t = table("shows: Mo'ai 2 | A: Bear Rides You | Tortuga: A Mo'ai | Jungle Oasis");
  t.play('Bear Rides You');
  t.expect("Jungle Oasis: A Mo'ai");
});

scene('Mo’ai: other players cannot move it away, not even with a base’s ability', (table) => {
  const t = table(`shows: Mo'ai 1 3 | turn: B | from: start of turn | B: Bear Cavalry
    Tortuga: A Mo'ai | Mushroom Kingdom`);
  t.expect("question: play | Tortuga: A Mo'ai");
  t.play('Bear Cavalry', 'Tortuga');
  t.expect("Tortuga: A Mo'ai, B Bear Cavalry");
});

scene('Mo’ai can be shuffled away', (table) => {
  const t = table(`shows: Mo'ai 2 | turn: B | B: Dr Livingstone, I Presume?
    Tortuga: A Mo'ai | Jungle Oasis`);
  t.play('Dr Livingstone, I Presume?');
  t.expect("Tortuga: nothing | A deck: Mo'ai");
});

scene('Mo’ai can be destroyed', (table) => {
  const t = table("shows: Mo'ai 2 | turn: B | B: Bear Hug | Tortuga: A Mo'ai | Jungle Oasis");
  t.play('Bear Hug');
  t.expect("A discard: Mo'ai");
});

scene('Mo’ai: what depended on the forbidden move does not happen', (table) => {
  const t = table(`shows: Mo'ai 3 | turn: B
    Tortuga: A Mo'ai | Jungle Oasis: B Wayfinder, B Spectre [B Ocean Tattoo]`);
  // Neither Wayfinder nor Ocean Tattoo has anything to do.
  t.offers('pass');
});

// Growth of the Tribes

scene('Growth of the Tribes: an extra minion at a base where you have none, at once', (table) => {
  const t = table(`shows: Growth of the Tribes 1 | A: Growth of the Tribes, Spectre, Gretel
    Tortuga: A Ghost | Jungle Oasis: B Ghost | Tar Pits`);
  t.play('Growth of the Tribes');
  t.offers('Jungle Oasis, Tar Pits').pick('Jungle Oasis');
  t.offers('play a minion, move a minion').pick('play a minion');
  t.offers('Spectre, Gretel');
  t.expect('picks: 0-1');
  t.pick('Spectre');
  t.expect('Jungle Oasis: B Ghost, A Spectre');
  // The free minion is still there.
  t.offers('play Gretel, pass');
});

scene('Growth of the Tribes: the extra minion may be declined, but not saved', (table) => {
  const t = table(`shows: Growth of the Tribes 1 | A: Growth of the Tribes, Spectre, Gretel
    Tortuga: A Ghost | Jungle Oasis`);
  t.play('Growth of the Tribes').pick('play a minion').pick();
  t.play('Gretel', 'Tortuga');
  t.offers('pass');
});

scene('Growth of the Tribes: or one of your minions moves there', (table) => {
  const t = table(`shows: Growth of the Tribes | A: Growth of the Tribes, Spectre
    Tortuga: A Ghost, A Steam Man, B Ghost | Jungle Oasis`);
  t.play('Growth of the Tribes').pick('move a minion');
  t.offers('Ghost, Steam Man');
  t.expect('picks: 1');
  t.pick('Steam Man');
  t.expect('Jungle Oasis: A Steam Man');
});

scene('Growth of the Tribes does nothing if you are everywhere', (table) => {
  const t = table(`shows: Growth of the Tribes 1 | A: Growth of the Tribes, Spectre
    Tortuga: A Ghost | Jungle Oasis: A Ghost`);
  t.play('Growth of the Tribes');
  t.offers('play Spectre, pass');
});

// Knowledge of the Tribes

scene('Knowledge of the Tribes: a card for each base where you have a minion', (table) => {
  const t = table(`shows: Knowledge of the Tribes 1
    A: Knowledge of the Tribes | A deck: Ghost, Spectre, Gretel, Hansel
    Tortuga: A 2 Ghost | Jungle Oasis: A(B) Ghost | Tar Pits: B(A) Ghost | Workshop: A Sleep Spores`);
  t.play('Knowledge of the Tribes');
  t.expect('A: Ghost, Spectre');
});

// Unity of the Tribes

scene(
  'Unity of the Tribes: +2 to your total for each base where you have a minion, the chosen one included',
  (table) => {
    const t = table(`shows: Unity of the Tribes 1
      decks: 2 Ghost | A: Unity of the Tribes, Ghost | base deck: Haunted House
      Tortuga: A 2 Ghost | Tar Pits: A Ghost | Jungle Oasis: A Spectre, B Ghost | Workshop`);
    t.play('Unity of the Tribes');
    t.offers('Tortuga, Tar Pits, Jungle Oasis').pick('Jungle Oasis');
    t.expect('total at Jungle Oasis: A 11 | power: Spectre 5 | total at Tortuga: A 4');
    // Counted once: a fourth base makes no difference.
    t.play('Ghost', 'Workshop');
    t.expect('total at Jungle Oasis: A 11');
    // 13 against a breakpoint of 12.
    t.endTurn();
    t.expect('vp: A 2');
  },
);

scene(
  'Unity of the Tribes: the bonus stays where it is until the turn ends, also without minions',
  (table) => {
    const t = table(`shows: Unity of the Tribes 1 2 | decks: 2 Ghost | A: Unity of the Tribes
      Tortuga: A Wayfinder | Tar Pits: A Ghost | Jungle Oasis`);
    t.play('Unity of the Tribes').pick('Tortuga');
    t.expect('total at Tortuga: A 8');
    t.use('Wayfinder');
    t.expect('Jungle Oasis: A Wayfinder +1 | total at Tortuga: A 4 | total at Jungle Oasis: A 5');
    t.endTurn();
    t.expect('turn: B | total at Tortuga: A 0');
  },
);

// Ocean Tattoo

scene('Ocean Tattoo is played on a minion of yours where nobody else has one', (table) => {
  const t = table(`shows: Ocean Tattoo 1 | A: Ocean Tattoo
    Tortuga: A Ghost, A Steam Man | Jungle Oasis: A Spectre, B Ghost | Tar Pits: B Ghost`);
  t.play('Ocean Tattoo');
  t.offers('Ghost, Steam Man').pick('Steam Man');
  // It is a talent, to be used already this turn.
  t.use('Ocean Tattoo').pick('Tar Pits');
  t.expect('Tar Pits: B Ghost, A Steam Man +1 [A Ocean Tattoo]');
});

scene('Ocean Tattoo: the minion moves to another base and gets a counter', (table) => {
  const t = table(`shows: Ocean Tattoo 1
    Tortuga: A Steam Man [A Ocean Tattoo], B Ghost | Jungle Oasis: A Spectre, B Ghost | Tar Pits`);
  t.use('Ocean Tattoo');
  t.offers('Jungle Oasis, Tar Pits').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A Spectre, B Ghost, A Steam Man +1 [A Ocean Tattoo]');
  t.offers('pass');
});

scene('Ocean Tattoo: the talent is its controller’s, whoever controls the minion', (table) => {
  const t = table('shows: Ocean Tattoo 2 | Tortuga: B(A) Steam Man [A Ocean Tattoo] | Jungle Oasis');
  t.use('Ocean Tattoo');
  t.expect('Jungle Oasis: B(A) Steam Man +1 [A Ocean Tattoo]');
});

scene('Ocean Tattoo: one talent, and the minion’s own is another', (table) => {
  const t = table('shows: Ocean Tattoo 2 | Tortuga: A Wayfinder [A Ocean Tattoo] | Jungle Oasis');
  t.offers('use Wayfinder, use Ocean Tattoo, pass');
  t.use('Ocean Tattoo');
  t.offers('use Wayfinder, pass');
  t.use('Wayfinder');
  t.expect('Tortuga: A Wayfinder +2 [A Ocean Tattoo]');
  t.offers('pass');
});

// Shark Tattoo

scene(
  'Shark Tattoo: a counter when it is played, and one at the start of your turn while the minion is alone of yours',
  (table) => {
    const t = table(`shows: Shark Tattoo 1 | decks: 3 Ghost | A: Shark Tattoo
      Tortuga: A Steam Man, B Ghost | Jungle Oasis: B Spectre`);
    // Only a minion of A's own.
    t.play('Shark Tattoo');
    t.expect('Tortuga: A Steam Man +1 [A Shark Tattoo], B Ghost');
    t.endTurn();
    t.endTurn();
    t.expect('turn: A | counters: Steam Man 2');
  },
);

scene(
  'Shark Tattoo: nothing at the start of other turns, with a second minion of yours, or if it is no longer yours',
  (table) => {
    const t = table(`shows: Shark Tattoo 1 | from: start of turn
      Tortuga: A Steam Man [A Shark Tattoo], A Ghost
      Jungle Oasis: B(A) Steam Man [A Shark Tattoo], A Gretel | Tar Pits: B Steam Man [B Shark Tattoo]
      Workshop: A Spectre [B Shark Tattoo]`);
    t.expect('counters: Steam Man @ Tortuga 0, Steam Man @ Jungle Oasis 0, Steam Man @ Tar Pits 0');
    t.expect('counters: Spectre 0');
  },
);

scene('Shark Tattoo: destroyed, it leaves its counters behind', (table) => {
  const t = table(`shows: Shark Tattoo 2 | turn: B | B: Bear Necessities
    Tortuga: A Steam Man +2 [A Shark Tattoo] | Jungle Oasis`);
  t.play('Bear Necessities');
  t.expect('Tortuga: A Steam Man +2 | A discard: Shark Tattoo');
});

// Sun Tattoo

scene('Sun Tattoo: +2 power for one of your minions', (table) => {
  const t = table(`shows: Sun Tattoo | A: Sun Tattoo
    Tortuga: A Ghost, B Spectre | Jungle Oasis: A Steam Man [B Choking Vines]`);
  t.play('Sun Tattoo');
  t.offers('Ghost, Steam Man').pick('Steam Man');
  t.expect('power: Steam Man 5');
  // It does not move.
  t.expect('Jungle Oasis: A Steam Man [B Choking Vines, A Sun Tattoo]');
});

scene('Sun Tattoo saves a minion from a base that has scored, on any player’s turn', (table) => {
  const t = table(`shows: Sun Tattoo 1 2 | turn: B
    A: Sun Tattoo | B deck: 2 Ghost | base deck: Tar Pits
    Jungle Oasis: B General Ivan, B Ghost, A Steam Man, A Gretel +1, A Spectre [B Choking Vines]
    Tortuga: A Hansel | Workshop`);
  t.endTurn();
  t.expect('vp: B 0, A 2 | asked: A');
  t.offers('use Sun Tattoo, pass').pick('use Sun Tattoo');
  // Not the Spectre, which has an action of B on it, nor a minion elsewhere.
  t.offers('Steam Man, Gretel').pick('Gretel');
  // The base that replaces this one is not there yet.
  t.offers('Tortuga, Workshop').pick('Tortuga');
  t.expect('bases: Tar Pits, Tortuga, Workshop | Tortuga: A Hansel, A Gretel +1 [A Sun Tattoo]');
  // 2, the counter, Hansel, and the Sun Tattoo.
  t.expect('power: Gretel 7 | A discard: Spectre, Steam Man');
});

scene(
  'Sun Tattoo: after your action of the turn as well; two of them save two minions, not one twice',
  (table) => {
    const t = table(`shows: Sun Tattoo 1 3
      A: Shady Deal, 3 Sun Tattoo | A deck: 2 Ghost | base deck: Tar Pits
      Jungle Oasis: A General Ivan, A Spectre, B Spectre | Workshop`);
    t.play('Shady Deal');
    t.endTurn();
    t.offers('3 use Sun Tattoo, pass').pick('use Sun Tattoo').pick('Spectre');
    t.expect('Workshop: A Spectre [A Sun Tattoo]');
    t.offers('2 use Sun Tattoo, pass').pick('use Sun Tattoo');
    t.expect('Workshop: A Spectre [A Sun Tattoo], A General Ivan [A Sun Tattoo]');
    // Nobody of A's is left there for the third.
    t.expect('turn: B | A: 2 Ghost, Sun Tattoo');
  },
);

scene('Sun Tattoo cannot be played on a minion that cannot be moved', (table) => {
  const t = table(`shows: Sun Tattoo 3 | A: Sun Tattoo | A deck: 2 Ghost | base deck: Tar Pits
    Jungle Oasis: A General Ivan, A Spectre, B Ghost | Workshop: B Entangled`);
  t.endTurn();
  t.expect('turn: B | vp: A 2 | A discard: General Ivan, Spectre | A: 2 Ghost, Sun Tattoo');
});

scene('Sun Tattoo cannot be played where no other base lets the minion in', (table) => {
  const t = table(`shows: Sun Tattoo 3 | A: Sun Tattoo | A deck: 2 Ghost | base deck: Tar Pits
    Jungle Oasis: A 2 General Ivan | Workshop: B Mo'ai`);
  t.endTurn();
  t.expect('turn: B | A: 2 Ghost, Sun Tattoo');
});

// Tattoo Artist

scene('Tattoo Artist finds an action that is played on a minion, and plays it at once', (table) => {
  const t = table(`shows: Tattoo Artist 1 2 3
    A: Tattoo Artist, Shady Deal | A deck: Ghost, Sleep Spores, Choking Vines, Shark Tattoo, Shady Deal
    A discard: Sun Tattoo | Tortuga: A Steam Man, A Gretel, B Ghost | Jungle Oasis`);
  t.play('Tattoo Artist');
  t.offers('deck, discard pile').pick('deck');
  t.expect('purpose: search');
  t.offers('Choking Vines, Shark Tattoo').pick('Shark Tattoo');
  t.offers('put into hand, play').pick('play');
  t.offers('Steam Man, Gretel').pick('Steam Man');
  t.expect('Tortuga: A Steam Man +1 [A Shark Tattoo], A Gretel, B Ghost');
  t.expect('A deck in any order: Choking Vines, Ghost, Shady Deal, Sleep Spores');
  // Nothing has been saved for later.
  t.offers('pass');
});

scene('Tattoo Artist: or it goes to your hand, shown to all', (table) => {
  const t = table(`shows: Tattoo Artist 2 3 | A: Tattoo Artist, Ghost | A deck: Ghost, Shark Tattoo
    A discard: Sun Tattoo, Ocean Tattoo, Shady Deal | Tortuga: A Steam Man | Jungle Oasis`);
  t.play('Tattoo Artist').pick('deck');
  // Both may be looked through.
  t.offers('Shark Tattoo').pick();
  t.offers('Sun Tattoo, Ocean Tattoo').pick('Ocean Tattoo').pick('put into hand');
  t.expect('A: Ghost, Ocean Tattoo | B sees A in any order: ?, Ocean Tattoo');
  t.expect('A discard: Shady Deal, Sun Tattoo, Tattoo Artist');
  t.offers('play Ghost, pass');
});

scene('Tattoo Artist: an empty deck is made anew before it is searched', (table) => {
  const t = table(`shows: Tattoo Artist 2 | A: Tattoo Artist | A discard: Ghost, Sun Tattoo, Shark Tattoo
    Tortuga: B Steam Man | Jungle Oasis`);
  t.play('Tattoo Artist').pick('deck');
  t.offers('Sun Tattoo, Shark Tattoo').pick('Sun Tattoo');
  // There is no minion of A's to play it on.
  t.expect('A: Sun Tattoo | A deck in any order: Ghost, Shark Tattoo | A discard: Tattoo Artist');
});

scene('Tattoo Artist finds nothing where there is nothing', (table) => {
  const t = table(`shows: Tattoo Artist 2 | A: Tattoo Artist | A deck: 2 Ghost | A discard: Shady Deal
    Tortuga: A Steam Man | Jungle Oasis`);
  t.play('Tattoo Artist').pick('deck');
  t.offers('pass');
  t.expect('A: nothing');
});

// Volcanic Uprising

scene('Volcanic Uprising: a new base, and a minion of yours moves there', (table) => {
  const t = table(`shows: Volcanic Uprising 1 | A: Volcanic Uprising | base deck: Tar Pits, Workshop
    Tortuga: A Ghost, B Spectre | Jungle Oasis: A Steam Man`);
  t.play('Volcanic Uprising');
  // No base is without minions, so there is nothing to choose between.
  t.expect('bases: Tortuga, Jungle Oasis, Tar Pits');
  t.offers('Ghost, Steam Man');
  t.expect('picks: 0-1');
  t.pick('Ghost');
  t.expect('Tar Pits: A Ghost');
});

scene('Volcanic Uprising: the extra base is replaced by one base when it has scored', (table) => {
  const t = table(`shows: Volcanic Uprising 1, R5.8
    A: Volcanic Uprising | A deck: 2 Ghost | base deck: Jungle Oasis, Workshop, Haunted House
    Tortuga: A General Ivan +6 | Tar Pits: B Ghost`);
  t.play('Volcanic Uprising').pick('General Ivan');
  t.endTurn();
  t.expect('vp: A 2 | bases: Tortuga, Tar Pits, Workshop');
});

scene('Volcanic Uprising: or a base without minions is destroyed, and two take its place', (table) => {
  const t = table(`shows: Volcanic Uprising 1 3
    A: Volcanic Uprising | base deck: Workshop, Haunted House, The Mothership
    Tortuga: A Ghost | Jungle Oasis: B Sleep Spores, A Rotary Slug Thrower, B buried Ghost | Tar Pits`);
  t.play('Volcanic Uprising');
  t.offers('add a base, destroy a base').pick('destroy a base');
  t.offers('Jungle Oasis, Tar Pits').pick('Jungle Oasis');
  t.expect('bases in any order: Haunted House, Tar Pits, Tortuga, Workshop');
  t.expect('base discard: Jungle Oasis | A discard: Rotary Slug Thrower, Volcanic Uprising');
  t.expect('B discard: Ghost, Sleep Spores | vp: A 0, B 0');
});

scene('Volcanic Uprising: the destroyed base may come back when the base deck is empty', (table) => {
  const t = table(`shows: Volcanic Uprising 2 3 | A: Volcanic Uprising | base deck: Workshop
    Tortuga: A Ghost | Jungle Oasis`);
  t.play('Volcanic Uprising').pick('destroy a base');
  t.expect('bases in any order: Jungle Oasis, Tortuga, Workshop | base deck: nothing');
  t.expect('base discard: nothing');
});

scene('Volcanic Uprising: no base arrives where there is none', (table) => {
  const t = table(`shows: Volcanic Uprising 2 | A: Volcanic Uprising
    Tortuga: A Ghost | Jungle Oasis: B Ghost`);
  t.play('Volcanic Uprising');
  t.offers('pass');
  t.expect('bases: Tortuga, Jungle Oasis');
});

scene('Volcanic Uprising: the base discard pile is shuffled in for the first half too', (table) => {
  const t = table(`shows: Volcanic Uprising 2 | A: Volcanic Uprising | base discard: Workshop
    Tortuga: A Ghost | Jungle Oasis: B Ghost`);
  t.play('Volcanic Uprising').pick();
  t.expect('bases: Tortuga, Jungle Oasis, Workshop');
});
