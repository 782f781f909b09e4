import { expect } from 'vitest';
import { library, smashUp } from '../../src/index.ts';
import { scene } from '../kit/scene.ts';

/** The names of all bases of a game that somebody plays with these factions. */
function basesOf(factions: [string, string]): string[] {
  const config = smashUp.config({ players: [{ factions }, { factions }], duplicates: true });
  const { bases, baseDeck, defs } = smashUp.newGame(config, 1);
  return [...bases.map(({ base }) => base), ...baseDeck].map((base) => library.defs[defs[base]].name);
}

const MIXED: [string, string] = ['Polynesian Voyagers', 'Ghosts'];

// Gingerbread House

scene('Gingerbread House: each player may strengthen two of their minions with equal power', (table) => {
  const t = table(`shows: Gingerbread House 1 2 | turn: B
    A: 2 Sun Tattoo | B deck: 2 Ghost | base deck: Tar Pits
    Gingerbread House: A Steam Man, A Gretel +1, A Crypt Looter, A Venus Man Trap, B Spectre, B Weed Eater, B Ghost
    Tortuga`);
  t.endTurn();
  // The current player first; the Ghost is like nobody.
  t.expect('asked: B');
  t.offers('Spectre, Weed Eater');
  t.expect('picks: 0-1');
  t.pick('Spectre');
  t.expect('power: Spectre 7, Weed Eater 7');
  // Gretel has 3 with her counter.
  t.expect('asked: A');
  t.offers('Steam Man, Gretel, Crypt Looter').pick('Gretel');
  t.offers('Steam Man, Crypt Looter');
  t.expect('picks: 1');
  t.pick('Steam Man');
  // 14 + 4 against 12 + 4.
  t.expect('vp: A 4, B 2');
  // It stays with the minion for the rest of the turn.
  t.pick('use Sun Tattoo').pick('Steam Man');
  t.expect('asked: A | power: Steam Man 7');
  t.pass();
  t.expect('turn: A | Tortuga: A Steam Man [A Sun Tattoo] | power: Steam Man 5');
});

scene('Gingerbread House: or none of them; nobody without a pair is asked', (table) => {
  const t = table(`shows: Gingerbread House 1 | A deck: 2 Ghost | base deck: Tar Pits
    Gingerbread House: A 2 General Ivan, A Gretel, B Spectre, B Steam Man | Tortuga`);
  t.endTurn();
  t.offers('2 General Ivan').pick();
  t.expect('turn: B | vp: A 4, B 2');
});

// Woodland Cottage

scene(
  'Woodland Cottage: a small minion out of the deck, once per turn, after the minion that was played has done its part',
  (table) => {
    const t = table(`shows: Woodland Cottage 1 2
      A: Rumpelstiltskin, Insta-Grow, Hansel | A deck: Spectre, Ghost, Steam Man, Weed Eater, Shady Deal
      Woodland Cottage | Tortuga`);
    t.play('Rumpelstiltskin', 'Woodland Cottage');
    t.expect('purpose: search');
    t.pick('Spectre');
    t.expect('question: mode');
    t.offers('yes, no').pick('yes');
    t.offers('Ghost, Steam Man');
    t.expect('picks: 1');
    t.pick('Steam Man');
    t.expect('A: Hansel, Insta-Grow, Steam Man | B sees A in any order: 2 ?, Steam Man');
    t.expect('A deck in any order: Ghost, Shady Deal, Spectre, Weed Eater');
    t.play('Insta-Grow');
    t.play('Hansel', 'Woodland Cottage');
    t.expect('question: play');
  },
);

scene(
  'Woodland Cottage: who declined may still do it later in the turn; and every player for themselves',
  (table) => {
    const t = table(`shows: Woodland Cottage 1
      decks: Rose Red, 2 Steam Man | A: Gretel, Insta-Grow, Hansel, Ghost | B: Gretel
      Woodland Cottage | Tortuga`);
    t.play('Gretel', 'Woodland Cottage').pick('no');
    t.play('Insta-Grow');
    t.play('Hansel', 'Woodland Cottage').pick('yes').pick('Rose Red');
    t.endTurn();
    t.play('Gretel', 'Woodland Cottage');
    t.expect('asked: B');
    t.pick('yes').pick('Rose Red');
    t.expect('B: Rose Red');
  },
);

scene(
  'Woodland Cottage: on any player’s turn; not for minions that move here or are played elsewhere',
  (table) => {
    const t = table(`shows: Woodland Cottage 1 | turn: B | from: start of turn
      A deck: Ghost, Steam Man | A discard: Gretel | B: Bear Rides You, Hansel | B deck: Ghost
      Woodland Cottage: A Big Bad Wolf [B Choking Vines] | Tortuga: B Spectre`);
    t.expect('asked: A');
    t.pick('Gretel');
    t.offers('yes, no').pick('yes').pick('Ghost');
    t.expect('A: Ghost');
    t.play('Bear Rides You');
    t.expect('Woodland Cottage: A Gretel, B Spectre');
    t.play('Hansel', 'Tortuga');
    t.expect('question: play');
  },
);

// Island Chain

scene('Island Chain is replaced by two bases', (table) => {
  const t = table(`shows: Island Chain 2 5, R5.8
    decks: 2 Ghost | A: Total Sellout | B: Fortune and Glory
    base deck: Tar Pits, Jungle Oasis, Workshop, Haunted House
    Island Chain: A 3 General Ivan | Tortuga: B 2 General Ivan`);
  t.endTurn();
  // In the window after scoring nothing has come yet.
  t.offers('use Total Sellout, pass');
  t.expect('bases: Island Chain, Tortuga');
  t.pass();
  t.expect('bases: Tar Pits, Jungle Oasis, Tortuga | base discard: Island Chain');
  t.expect('A discard: 3 General Ivan | turn: B');
  // The extra base is a base like any other: one takes its place.
  t.play('Fortune and Glory').pick('Tortuga').pick('General Ivan', 'General Ivan').pick('Jungle Oasis');
  t.endTurn();
  t.expect('vp: B 2 | bases: Tar Pits, Workshop, Tortuga');
});

scene('Island Chain: what the base deck does not hold comes out of the base discard pile', (table) => {
  const t = table(`shows: Island Chain 4 | A deck: 2 Ghost | base deck: Tar Pits
    Island Chain: A 3 General Ivan | Tortuga`);
  t.endTurn();
  // It was in the base discard pile by then.
  t.expect('bases: Tar Pits, Island Chain, Tortuga');
});

scene('Island Chain: no second base arrives where there is none', (table) => {
  const t = table('shows: Island Chain 4 | A deck: 2 Ghost | Island Chain: A 3 General Ivan | Tortuga');
  t.endTurn();
  t.expect('bases: Island Chain, Tortuga | Island Chain: nothing');
});

scene('Island Chain and Lost City: the current player picks Lost City', (table) => {
  const t = table(`shows: Island Chain 1, R10.8
    A deck: 2 Ghost | B: Lost City, Spectre | base deck: Tar Pits, Jungle Oasis, Workshop, Haunted House
    Island Chain: A 3 General Ivan | Tortuga`);
  t.endTurn();
  t.expect('asked: B');
  t.pick('use Lost City');
  t.expect('asked: A');
  t.offers('one chosen base, several bases').pick('one chosen base');
  t.expect('asked: B');
  t.offers('Tar Pits, Jungle Oasis').pick('Jungle Oasis');
  t.expect('bases: Jungle Oasis, Tortuga | base discard: Tar Pits, Island Chain');
  t.pick('Spectre');
  t.expect('Jungle Oasis: B Spectre');
});

scene(
  'Island Chain and Lost City: the current player picks Island Chain; Lost City still gives a minion for each new base',
  (table) => {
    const t = table(`shows: Island Chain 1, R10.8
      A deck: 2 Ghost | B: Lost City, Spectre, Steam Man, War Raptor
      base deck: Tar Pits, Jungle Oasis, Workshop, Haunted House
      Island Chain: A 3 General Ivan | Tortuga`);
    t.endTurn().pick('use Lost City').pick('several bases');
    t.expect('bases: Tar Pits, Jungle Oasis, Tortuga | base deck: Workshop, Haunted House');
    t.expect('base discard: Island Chain | asked: B');
    t.pick('Spectre');
    t.expect('Tar Pits: B Spectre');
    t.offers('Steam Man, War Raptor').pick('Steam Man');
    t.expect('Jungle Oasis: B Steam Man');
  },
);

scene(
  'Two bases that come into play at once: an ability that waits for the new base means both, each for itself',
  (table) => {
    const t = table(`shows: Tortuga | decks: 2 Ghost | base deck: Island Chain, Tar Pits, Jungle Oasis
      Tortuga: A 3 General Ivan, B Ghost +1, A Signs in the Stars | Workshop: B Steam Man, B War Raptor`);
    t.endTurn();
    t.expect('bases: Island Chain, Tar Pits, Workshop | asked: B');
    t.offers('Steam Man, War Raptor').pick('War Raptor');
    t.expect('Island Chain: B War Raptor');
    t.pick('Steam Man');
    t.expect('Tar Pits: B Steam Man');
  },
);

scene(
  'Island Chain on top of the base deck lends its ability through Signs in the Stars, and is itself the first to come',
  (table) => {
    const t = table(`shows: Island Chain | A deck: 2 Ghost | base deck: Island Chain, Tar Pits, Workshop
      Jungle Oasis: A 2 General Ivan, A Signs in the Stars | Tortuga`);
    t.endTurn();
    t.expect('bases: Island Chain, Tar Pits, Tortuga');
  },
);

scene('Island Chain, current: a base more, besides the one that replaces it', (table) => {
  const t = table(`shows: Island Chain 2 5 | printing: current
    A: Total Sellout | A deck: 2 Ghost | base deck: Tar Pits, Jungle Oasis, Workshop, Haunted House
    Island Chain: A 3 General Ivan | Tortuga`);
  t.endTurn();
  t.offers('use Total Sellout, pass');
  t.expect('bases: Island Chain, Tortuga');
  t.pass();
  t.expect('bases in any order: Jungle Oasis, Tar Pits, Tortuga | base deck: Workshop, Haunted House');
  t.expect('base discard: Island Chain');
});

scene(
  'Island Chain, current: it does not say what replaces it, so Lost City does, and the base more comes as well',
  (table) => {
    const t = table(`shows: Island Chain | printing: current
      A deck: 2 Ghost | B: Lost City, Spectre | base deck: Tar Pits, Jungle Oasis, Workshop, Haunted House
      Island Chain: A 3 General Ivan | Tortuga`);
    t.endTurn().pick('use Lost City');
    t.expect('asked: B');
    t.offers('Tar Pits, Jungle Oasis').pick('Jungle Oasis');
    // R3.7: both wait for the replacement.
    t.expect('asked: A');
    t.offers('use Island Chain, use Lost City').pick('use Lost City');
    t.expect('asked: B');
    t.pick('Spectre');
    t.expect('Jungle Oasis: B Spectre | bases in any order: Jungle Oasis, Tortuga, Workshop');
    t.expect('base discard: Tar Pits, Island Chain');
  },
);

scene('Island Chain is one of the three bases that the Polynesian Voyagers bring', (table) => {
  table('shows: Island Chain 3 | Island Chain | Tortuga');
  expect(basesOf(MIXED)).toContain('Island Chain');
});

// Island Peak

scene('Island Peak: a counter for the only minion of the player whose turn starts', (table) => {
  const t = table(`shows: Island Peak 2 | from: start of turn | decks: 2 Ghost
    Island Peak: A Steam Man, B Ghost, B Spectre | Tortuga: A Ghost`);
  t.expect('Island Peak: A Steam Man +1, B Ghost, B Spectre');
  t.endTurn();
  // B has two of them.
  t.expect('turn: B | Island Peak: A Steam Man +1, B Ghost, B Spectre');
  t.endTurn();
  t.expect('Island Peak: A Steam Man +2, B Ghost, B Spectre');
});

scene('Island Peak is one of the three bases that the Polynesian Voyagers bring', (table) => {
  table('shows: Island Peak 1 | Island Peak | Tortuga');
  expect(basesOf(MIXED)).toContain('Island Peak');
});

// Tropical Paradise

scene('Tropical Paradise: the starting breakpoint is 0 while every player has a minion here', (table) => {
  const t = table(`shows: Tropical Paradise 2 | players: 3
    A: Ghost | A deck: 2 Ghost | base deck: Tar Pits | Tropical Paradise: B Ghost, C 2 Ghost | Tortuga`);
  t.expect('breakpoint: Tropical Paradise 20');
  t.play('Ghost', 'Tropical Paradise');
  t.expect('breakpoint: Tropical Paradise 0');
  // It scores in its phase, not before.
  t.expect('bases: Tropical Paradise, Tortuga');
  t.endTurn();
  t.expect('vp: A 2, B 2, C 3 | bases: Tar Pits, Tortuga');
});

scene('Tropical Paradise: changes of the breakpoint come on top of that', (table) => {
  const t = table(`shows: Tropical Paradise 2 | printing: current | A: Fortune and Glory
    Tropical Paradise: A Ghost, B Bearing Down | Tortuga: B Ghost | Tar Pits`);
  t.expect('breakpoint: Tropical Paradise 22');
  t.play('Fortune and Glory').pick('Tortuga').pick('Ghost').pick('Tropical Paradise');
  t.expect('breakpoint: Tropical Paradise 4');
});

scene('Tropical Paradise: not below 0', (table) => {
  const t = table(`shows: Tropical Paradise 2, R9.1 | printing: current | A: Fortune and Glory
    Tropical Paradise: A Ghost, A Bearing Down | Tortuga: B Ghost`);
  t.play('Fortune and Glory').pick('Tortuga').pick('Ghost');
  // 0, less 2 for each of two players.
  t.expect('breakpoint: Tropical Paradise 0');
});

scene(
  'Tropical Paradise against Turn Up to 11: the current player says which starting breakpoint holds',
  (table) => {
    const t = table(`shows: Tropical Paradise, R10.1 | A: Ghost
      Tropical Paradise: B Turn Up to 11, B Ghost | Tortuga`);
    t.expect('breakpoint: Tropical Paradise 21');
    t.play('Ghost', 'Tropical Paradise');
    t.expect('question: prevail');
    t.offers('Tropical Paradise, Turn Up to 11').pick('Tropical Paradise');
    t.expect('breakpoint: Tropical Paradise 0');
  },
);

scene('Tropical Paradise is one of the three bases that the Polynesian Voyagers bring', (table) => {
  table('shows: Tropical Paradise 1 | Tropical Paradise | Tortuga');
  expect(basesOf(MIXED)).toContain('Tropical Paradise');
});
