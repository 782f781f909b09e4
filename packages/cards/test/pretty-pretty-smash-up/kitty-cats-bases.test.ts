import { scene } from '../kit/scene.ts';

// The House of Nine Lives

scene(
  'The House of Nine Lives: the owner may have it moved there instead; it keeps its controller',
  (table) => {
    const t = table(`shows: The House of Nine Lives 1 | players: 3 | A: Ninja Master
    The House of Nine Lives | Field of Honor: B(C) Ghost +1 | Jungle Oasis`);
    t.play('Ninja Master', 'Field of Honor').pick('Ghost');
    t.expect('asked: C | picks: 0-1');
    t.pick('Ghost');
    t.expect('The House of Nine Lives: B(C) Ghost +1 | vp: A 0');
  },
);

scene('The House of Nine Lives: the owner may let it go', (table) => {
  const t = table(`shows: The House of Nine Lives 1 | A: Ninja Master
    The House of Nine Lives | Tortuga: B Ghost | Jungle Oasis`);
  t.play('Ninja Master', 'Tortuga').pick('Ghost').pick();
  t.expect('B discard: Ghost | The House of Nine Lives: nothing');
});

scene('The House of Nine Lives: neither what cannot move nor what is there is saved', (table) => {
  const t = table(`shows: The House of Nine Lives 2 | A: Cannon | Tortuga: B Ghost, B Entangled
    The House of Nine Lives: B Walker | Jungle Oasis`);
  t.play('Cannon').pick('Ghost', 'Walker');
  t.expect('B discard: Ghost, Walker');
});

scene('The House of Nine Lives and Hang in There: the current player says which', (table) => {
  const t = table(`shows: The House of Nine Lives, R10.2 | turn: B | B: Ninja Master
    The House of Nine Lives | Tortuga: A Ghost [A Hang in There] | Jungle Oasis`);
  t.play('Ninja Master', 'Tortuga').pick('Ghost');
  t.expect('asked: B');
  t.pick('use The House of Nine Lives');
  t.expect('asked: A');
  t.pick();
  // Declined, so the other one saves it.
  t.pick('Jungle Oasis');
  t.expect('Jungle Oasis: A Ghost | A discard: Hang in There');
});

// Cool Cats' Alley

scene('Cool Cats’ Alley: once in a turn, a minion of yours there for a card', (table) => {
  const t = table(`shows: Cool Cats' Alley 1, R3.8 | A deck: 3 Howl
    Cool Cats' Alley: A Ghost, A Shinobi, B Walker | Tortuga: A Spirit`);
  t.use("Cool Cats' Alley");
  t.offers('Ghost, Shinobi').pick('Ghost');
  t.expect("A: Howl | Cool Cats' Alley: A Shinobi, B Walker | can use: nothing");
});

scene('Cool Cats’ Alley: no card for a minion that is not destroyed', (table) => {
  const t = table(`shows: Cool Cats' Alley, R3.6 | A deck: 3 Howl
    Cool Cats' Alley: A Warbot | Tortuga: A Spirit`);
  t.expect("cannot use: Cool Cats' Alley");
});
