import { scene } from '../kit/scene.ts';

scene('Juice Bar: 2 more for each Special in its window, for whoever has a minion here', (table) => {
  const t =
    table(`shows: Juice Bar 1 | from: score bases | decks: 6 Howl | base deck: Tortuga | A: Green Trooper
    Juice Bar: A 2 Beta 6, A Supreme Overlord, B 2 King Rex | Ninja Dojo`);
  t.expect('asked: A | total at Juice Bar: A 15, B 14').pick('Green Trooper');
  t.expect('vp: A 3, B 2');
});

scene(
  'Juice Bar: a Special of a card elsewhere counts, but not for players without a minion here',
  (table) => {
    const t = table(`shows: Juice Bar 1 | players: 3 | from: score bases | decks: 6 Howl | base deck: Tortuga
    A: Green Trooper | Juice Bar: A 2 King Rex, B King Rex | Ninja Dojo: B Megabot | The Homeworld: C Beta 6, C Megabot`);
    t.pick('Megabot @ Ninja Dojo').pick('yes');
    t.expect('asked: C').pick('yes');
    t.expect('asked: A | total at Juice Bar: A 14, B 10, C 0').pass();
  },
);

scene('Juice Bar: nothing for Specials at other times', (table) => {
  const t = table(`shows: Juice Bar 1 | A titans: Megabot | Juice Bar: A 2 Ghost, A Invader | Tortuga`);
  t.use('Megabot');
  t.expect('total at Juice Bar: A 10, B 0');
});

scene('Juice Bar, current: everybody with a minion here may play one more, current player first', (table) => {
  const t =
    table(`shows: Juice Bar | printing: current | players: 3 | turn: B | from: score bases | decks: 6 Howl
    base deck: Tortuga | A: Captain Ahab | B: Warbot, Captain Ahab | C: Captain Ahab
    Juice Bar: A King Rex, A Ghost, B King Rex, B Ghost | Ninja Dojo: C Ghost`);
  t.expect('breakpoint: Juice Bar 18 | asked: B | picks: 0-1').offers('Captain Ahab, Warbot').pick('Warbot');
  t.expect('asked: A').offers('Captain Ahab').pick('Captain Ahab');
  t.expect('vp: A 2, B 4, C 0');
});

scene('Moon Dumpster: everybody shows a card as it comes, and may play a minion', (table) => {
  const t = table(`shows: Moon Dumpster 1 | turn: B | from: score bases | base deck: Moon Dumpster
    A deck: Captain Ahab, 3 Howl | B deck: Warbot, 3 Howl
    Jungle Oasis: A King Rex, B King Rex | Ninja Dojo`);
  t.expect('asked: B | breakpoint: Moon Dumpster 24').offers('Warbot').pick('Warbot');
  t.expect('asked: A').offers('Captain Ahab').pick();
  t.expect('Moon Dumpster: B Warbot | A deck: Captain Ahab, 3 Howl | B: 2 Howl');
});

scene('Moon Dumpster: anything else goes back on top', (table) => {
  const t = table(`shows: Moon Dumpster 1 | from: score bases | base deck: Moon Dumpster
    A deck: Summon, 3 Howl | B deck: Howl, Warbot
    Jungle Oasis: A King Rex, B King Rex | Ninja Dojo`);
  t.expect('turn: B | A: Summon, Howl | B deck: Howl, Warbot | Moon Dumpster: nothing');
});

scene('Moon Dumpster, current: a small minion once a turn, and nobody moves their own away', (table) => {
  const t =
    table(`shows: Moon Dumpster | printing: current | A: Captain Ahab, Warbot, 2 Invasion, Shanghai, 3 Time Loop
    Moon Dumpster: A Ghost, B Invader | Tortuga: A King Rex`);
  t.expect('can play: Captain Ahab');
  t.play('Warbot', 'Tortuga').play('Captain Ahab', 'Moon Dumpster');
  t.expect('plays left: action');
  t.play('Time Loop').play('Invasion').offers('Invader, King Rex, Warbot').pick('Invader');
  t.expect('Tortuga: A King Rex, A Warbot, B Invader | Moon Dumpster: A Ghost, A Captain Ahab');
});
