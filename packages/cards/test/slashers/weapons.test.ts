import { scene } from '../kit/scene.ts';

// Austin Kirk Mask

scene('Austin Kirk Mask: as much power as one of those had that died together', (table) => {
  const t = table(`shows: Austin Kirk Mask 1 2, R10.64 | decks: 6 Howl | A: Cannon
    Tortuga: A Jonas [A Austin Kirk Mask], B Ghost, A Microbot Guard | Jungle Oasis: B Neophyte`);
  t.play('Cannon').pick('Ghost', 'Microbot Guard');
  t.expect('picks: 1').offers('1, 2').pick('2');
  t.expect('power: Jonas 7').endTurn();
  t.expect('power: Jonas 5');
});

scene('Austin Kirk Mask: nobody is asked about equals, and what dies elsewhere does not count', (table) => {
  const t = table(`shows: Austin Kirk Mask 1 2 | decks: 6 Howl | turn: B | B: 2 Cannon, Time Loop
    Tortuga: A Jonas [A Austin Kirk Mask], B Ghost, B Neophyte | Jungle Oasis: B Ghost, A Microbot Guard`);
  t.play('Time Loop').play('Cannon').pick('Ghost @ Tortuga', 'Neophyte');
  t.expect('power: Jonas 7');
  t.play('Cannon').pick('Ghost', 'Microbot Guard');
  t.expect('power: Jonas 7');
});

scene('Austin Kirk Mask: not if its own minion is among them', (table) => {
  const t = table(
    `shows: Austin Kirk Mask 2 | A: Cannon | Tortuga: A Ghost [A Austin Kirk Mask], B Neophyte | Jungle Oasis: A Spirit`,
  );
  t.play('Cannon').pick('Ghost', 'Neophyte');
  t.expect('question: play | Tortuga: nothing');
});

// Chainsaw

scene('Chainsaw: after each death the minion may go there', (table) => {
  const t = table(`shows: Chainsaw 1, R10.7 | turn: B | B: Seeing Stars
    Tortuga: A Cedarface [A Chainsaw] | Jungle Oasis: B Ghost | Ninja Dojo`);
  t.play('Seeing Stars').expect('asked: A').pick('yes');
  t.expect('Jungle Oasis: A Cedarface [A Chainsaw]');
});

scene('Chainsaw: from the base of the dead to any other', (table) => {
  const t = table(`shows: Chainsaw 1 | A: Seeing Stars
    Tortuga: A Cedarface [A Chainsaw], B Ghost | Jungle Oasis | Ninja Dojo`);
  t.play('Seeing Stars').expect('picks: 0-1').pick('Cedarface').pick('Ninja Dojo');
  t.expect('Ninja Dojo: A Cedarface [A Chainsaw]');
});

// Clawed Glove

scene('Clawed Glove: a minion here is weaker until your next turn, wherever it goes', (table) => {
  const t = table(`shows: Clawed Glove 2 | decks: 6 Howl | B: Invasion
    Tortuga: A Frederick [A Clawed Glove], B Invader, B King Rex | Jungle Oasis: B Ghost`);
  t.use('Clawed Glove').offers('Frederick, Invader, King Rex').pick('Invader');
  t.expect('power: Invader 2').endTurn();
  t.play('Invasion').pick('Invader');
  t.expect('power: Invader 2').endTurn();
  t.expect('power: Invader 3');
});

scene('Clawed Glove: one counter for all that die together', (table) => {
  const t = table(`shows: Clawed Glove 1 | turn: B | B: Cannon
    Tortuga: A Frederick [A Clawed Glove], B Ghost, A Neophyte | Jungle Oasis: B Neophyte`);
  t.play('Cannon').pick('Ghost', 'Neophyte @ Tortuga');
  t.expect('counters: Frederick 1');
});

// Machete

scene('Machete: to where somebody else has a minion', (table) => {
  const t =
    table(`shows: Machete | Tortuga: A Ghost [A Machete], B Ghost | Jungle Oasis: B Invader | Ninja Dojo: A Spirit
    Temple of Goju: B King Rex`);
  t.use('Machete').offers('Jungle Oasis, Temple of Goju').pick('Jungle Oasis');
  t.expect('Jungle Oasis: B Invader, A Ghost [A Machete]');
});

scene('Machete: all of yours here are stronger for the turn, once for all that die together', (table) => {
  const t = table(`shows: Machete 1 | decks: 6 Howl | A: Cannon
    Tortuga: A Ghost [A Machete], A Invader, B Ghost, B Neophyte, B King Rex | Jungle Oasis: A Walker`);
  t.play('Cannon').pick('B Ghost', 'Neophyte');
  t.expect('power: Ghost 3, Invader 4, King Rex 7, Walker 2');
  t.endTurn();
  t.expect('power: Ghost 2 | Tortuga: A Ghost [A Machete], A Invader, B King Rex');
});

scene('Machete comes back to hand when its minion has done it', (table) => {
  const t = table(`shows: Machete 2, R10.64 | decks: 6 Howl | turn: B | B: Invasion
    Tortuga: A Jonas [A Machete] | Jungle Oasis: B Ghost`);
  t.play('Invasion').pick('Jonas').pick('yes').endTurn();
  t.expect('A: Machete | Jungle Oasis: A Jonas');
});

scene('Machete stays if somebody else has done it', (table) => {
  const t = table(`shows: Machete 2, R10.64 | decks: 6 Howl | A: Seeing Stars
    Tortuga: A Jonas [A Machete], A Invader | Jungle Oasis: B Ghost, A Walker`);
  t.play('Seeing Stars').pick('Ghost').endTurn();
  t.expect('Tortuga: A Jonas [A Machete], A Invader');
});

scene('Machete: what its minion destroys by abilities that it has copied counts', (table) => {
  const t = table(`shows: Machete 2, R10.29, R10.64 | decks: 6 Howl | A: Copycat, Machete | B deck: 6 Howl
    Tortuga: B Jonas, B Ghost | Jungle Oasis: B Neophyte`);
  t.play('Copycat', 'Tortuga')
    .pick('Jonas')
    .pick('deck')
    .play('Machete')
    .use('Machete')
    .pick('yes')
    .pick('Neophyte');
  t.expect('Jungle Oasis: A Copycat [A Machete] | power: Copycat 5').endTurn();
  t.expect('A: Machete, 2 Howl | Jungle Oasis: A Copycat');
});

// Puzzle Box

scene('Puzzle Box: a card for all that die together, anywhere, in any turn', (table) => {
  const t = table(`shows: Puzzle Box 1 2 | decks: 6 Howl | turn: B | B: Cannon
    Tortuga: A Tackhead [A Puzzle Box] | Jungle Oasis: B Ghost, A Ghost | Ninja Dojo`);
  t.play('Cannon').pick('A Ghost', 'B Ghost');
  t.expect('A: Howl');
});

scene('Puzzle Box: under somebody else the minion has no abilities, but what lies on it works', (table) => {
  const t = table(`shows: Puzzle Box 3, R9.10 | turn: B | B: Howl
    Antarctic Base: B Classic Rocker [A Puzzle Box, B Upgrade, B Noble Steed] | Jungle Oasis`);
  t.expect('cannot use: Classic Rocker | power: Classic Rocker 6').use('Noble Steed');
  t.expect('Jungle Oasis: B Classic Rocker [A Puzzle Box, B Upgrade, B Noble Steed]');
});

scene('Puzzle Box: its own player’s minion keeps them', (table) => {
  const t = table(
    `shows: Puzzle Box | A deck: Howl, Ghost | Antarctic Base: A Classic Rocker [A Puzzle Box] | Jungle Oasis`,
  );
  t.use('Classic Rocker');
  t.expect('A: Howl');
});
