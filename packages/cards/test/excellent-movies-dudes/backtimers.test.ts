import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// Alex P. McGlide

scene(
  'Alex P. McGlide sends a card, and strengthens a minion once any last counter has come off',
  (table) => {
    const t =
      table(`shows: Alex P. McGlide 1 | A: Alex P. McGlide, Invader, Howl | decks: 6 Howl | A stasis: Spirit 2
    Tortuga: B Ghost | Jungle Oasis`);
    t.play('Alex P. McGlide', 'Tortuga');
    t.expect('picks: 0-1 | purpose: stasis').offers('Howl, Invader').pick('Invader');
    t.expect('A stasis: Spirit 2, Invader 2 | cannot use: Alex P. McGlide');
    t.endTurn().endTurn();
    t.expect('A stasis: Spirit 1, Invader 1 | cannot use: Alex P. McGlide');
    t.endTurn().endTurn();
    t.use('Alex P. McGlide');
    t.expect('Tortuga: B Ghost, A Alex P. McGlide +1');
  },
);

scene('Alex P. McGlide: anybody’s card will do, also one that got a counter again', (table) => {
  const t = table(`shows: Alex P. McGlide 1 | from: start of turn | decks: 6 Howl | A stasis: Spirit 1
    Tortuga: A Alex P. McGlide, A Zany Prof | Jungle Oasis: B(A) Alex P. McGlide`);
  t.pick('Spirit').pick('Spirit');
  t.expect('A stasis: Spirit 1 | can use: Alex P. McGlide');
  t.use('Alex P. McGlide').pick('Zany Prof');
  t.expect('power: Zany Prof 5');
});

// Zany Prof

scene('Zany Prof takes a counter off, or adds one, beside the one that goes anyway', (table) => {
  const t = table(`shows: Zany Prof 1 | from: start of turn | A stasis: Spirit 3, Ghost 1
    Tortuga: A Zany Prof | Jungle Oasis: A Zany Prof`);
  t.pick('Zany Prof')
    .pick('Spirit')
    .offers('remove a stasis counter, add a stasis counter')
    .pick('remove a stasis counter');
  t.pick('Spirit').pick('Ghost');
  t.expect('A stasis: Spirit 1, Ghost 0');
  t.pick('Ghost');
  t.expect('A stasis: Spirit 1, Ghost 1 | phase: play');
});

scene('Zany Prof: a card that has none left may get one, and stays in stasis', (table) => {
  const t = table(`shows: Zany Prof 2 | from: start of turn | decks: 6 Howl | A stasis: Spirit 1
    Tortuga: A Zany Prof | Jungle Oasis`);
  t.pick('Spirit').pick('Spirit');
  t.endTurn();
  t.expect('A stasis: Spirit 1 | A discard: nothing');
});

// Lifelong Bully

scene('Lifelong Bully lengthens the stay of a card', (table) => {
  const t = table(`shows: Lifelong Bully 1 | A: Lifelong Bully | A stasis: Spirit 1, Ghost 0 | A deck: 2 Howl
    Tortuga | Jungle Oasis`);
  t.play('Lifelong Bully', 'Tortuga')
    .offers('add a stasis counter, look at your deck')
    .pick('add a stasis counter');
  t.pick('Ghost');
  t.expect('A stasis: Spirit 1, Ghost 1');
});

scene('Lifelong Bully looks at two cards: one may go into stasis, in view of all', (table) => {
  const t = table(`shows: Lifelong Bully 1 | A: Lifelong Bully | A deck: Howl, Invader, Ghost
    Tortuga | Jungle Oasis`);
  t.play('Lifelong Bully', 'Tortuga');
  t.expect('picks: 0-1').offers('Howl, Invader').pick('Invader');
  t.expect('A stasis: Invader 2 | A deck: Howl, Ghost | B sees A deck: 2 ?');
});

scene('Lifelong Bully puts both back in an order you like', (table) => {
  const t = table(
    `shows: Lifelong Bully 1 | A: Lifelong Bully | A deck: Howl, Invader, Ghost | Tortuga | Jungle Oasis`,
  );
  t.play('Lifelong Bully', 'Tortuga').pick().pick('Howl', 'Invader');
  t.expect('A deck: Invader, Howl, Ghost');
});

// Sidelined Girlfriend

scene('Sidelined Girlfriend goes into stasis, and comes back stronger without going there again', (table) => {
  const t = table(`shows: Sidelined Girlfriend 2 3 | A: Sidelined Girlfriend | decks: 6 Howl
    Tortuga: A Ghost | Jungle Oasis`);
  t.play('Sidelined Girlfriend', 'Tortuga').pick('yes');
  t.expect('A stasis: Sidelined Girlfriend 1 | Tortuga: A Ghost');
  t.endTurn().endTurn();
  t.expect('asked: A | picks: 0-1 | purpose: counter').pick('Ghost');
  t.expect('A stasis: Sidelined Girlfriend 0 | Tortuga: A Ghost +1');
  t.play('Sidelined Girlfriend', 'Jungle Oasis');
  t.expect('Jungle Oasis: A Sidelined Girlfriend +1 | plays left: minion, action');
});

scene('Sidelined Girlfriend: once for every counter, whoever put her there', (table) => {
  const t =
    table(`shows: Sidelined Girlfriend 1 3 | A: 99 MPH, Will Have to Do, Time Loop, Sidelined Girlfriend | A deck: Howl
    Tortuga: A Ghost, A Invader | Jungle Oasis`);
  t.play('Time Loop');
  t.play('99 MPH').pick('Sidelined Girlfriend');
  t.expect('A stasis: Sidelined Girlfriend 2');
  t.play('Will Have to Do')
    .pick('remove a stasis counter')
    .pick('Sidelined Girlfriend')
    .pick('Sidelined Girlfriend');
  t.pick('Ghost').pick('Invader');
  t.expect('Tortuga: A Ghost +1, A Invader +1 | A stasis: Sidelined Girlfriend 0');
});

scene('Sidelined Girlfriend: a counter that Lightning Strike takes over has come off as well', (table) => {
  const t = table(`shows: Sidelined Girlfriend 2, Lightning Strike 3 | from: start of turn
    A stasis: Sidelined Girlfriend 2, Lightning Strike 2 | Tortuga: A Ghost | Jungle Oasis`);
  t.pick('Sidelined Girlfriend').pick('use Sidelined Girlfriend').pick('Ghost').pick('yes');
  t.expect('A stasis: Sidelined Girlfriend 1, Lightning Strike 2 | Tortuga: A Ghost +1');
});

scene('Sidelined Girlfriend may stay where she is played', (table) => {
  const t = table(
    `shows: Sidelined Girlfriend 3 | A: Sidelined Girlfriend | Tortuga: A Ghost | Jungle Oasis`,
  );
  t.play('Sidelined Girlfriend', 'Tortuga').pick('no');
  t.expect('Tortuga: A Ghost, A Sidelined Girlfriend | A stasis: nothing');
});

// 99 MPH

scene('99 MPH has to send another card, and draws in any case', (table) => {
  const t = table(`shows: 99 MPH 1 | A: 99 MPH, Howl | A deck: Ghost, Howl | Tortuga | Jungle Oasis`);
  t.play('99 MPH');
  t.expect('A stasis: Howl 2 | A: Ghost');
});

scene('99 MPH without another card only draws', (table) => {
  const t = table(`shows: 99 MPH 1 | A: 99 MPH | A deck: Ghost, Howl | Tortuga | Jungle Oasis`);
  t.play('99 MPH');
  t.expect('A stasis: nothing | A: Ghost');
});

// Back From the Future

scene('Back From the Future: three cards are seen by all, the order of the rest by nobody else', (table) => {
  const t =
    table(`shows: Back From the Future 1 | A: Back From the Future | A deck: Ghost, Howl, Invader, Spirit
    Tortuga | Jungle Oasis`);
  t.play('Back From the Future');
  t.expect('picks: 0-1').offers('Ghost, Howl, Invader').pick('Invader').pick('Howl', 'Ghost');
  t.expect('A stasis: Invader 2 | A deck: Ghost, Howl, Spirit');
});

// Disrupt the Space-Time Continuum

scene('Disrupt the Space-Time Continuum: two cards with two counters each, together', (table) => {
  const t =
    table(`shows: Disrupt the Space-Time Continuum 1 | A: Disrupt the Space-Time Continuum, Ghost, Howl, Invader
    Tortuga | Jungle Oasis`);
  t.play('Disrupt the Space-Time Continuum');
  t.expect('picks: 0-2').pick('Ghost', 'Invader');
  t.expect('A stasis in any order: Ghost 2, Invader 2 | A: Howl');
});

scene('Disrupt the Space-Time Continuum: a single one with one counter, or none', (table) => {
  const t =
    table(`shows: Disrupt the Space-Time Continuum 1 | A: 2 Disrupt the Space-Time Continuum, Ghost, Howl, Time Loop
    Tortuga | Jungle Oasis`);
  t.play('Time Loop');
  t.play('Disrupt the Space-Time Continuum').pick('Ghost');
  t.play('Disrupt the Space-Time Continuum').pick();
  t.expect('A stasis: Ghost 1 | A: Howl');
});

// Will Have to Do

scene('Will Have to Do: up to two counters on your minions, the same or two', (table) => {
  const t = table(`shows: Will Have to Do 1 | A: 2 Will Have to Do, Time Loop | A stasis: Spirit 3
    Tortuga: A Ghost, A Invader, B Ghost | Jungle Oasis`);
  t.play('Time Loop');
  t.play('Will Have to Do').pick('counters').offers('Ghost, Invader').pick('Invader').pick('Invader');
  t.expect('Tortuga: A Ghost, A Invader +2, B Ghost');
  t.play('Will Have to Do').pick('remove a stasis counter').pick('Spirit').pick();
  t.expect('A stasis: Spirit 2');
});

// Bases

scene('Alternate Present: after the first minion of each player, and what it does', (table) => {
  const t = table(`shows: Alternate Present 1 | A: 2 Captain Ahab, Summon, Howl | decks: 4 Howl
    Alternate Present: B Ghost | Tortuga`);
  t.play('Summon');
  t.play('Captain Ahab', 'Alternate Present');
  t.expect('asked: A | picks: 0-1').offers('Captain Ahab, Howl').pick('Howl');
  t.play('Captain Ahab', 'Alternate Present');
  t.expect('A stasis: Howl 2 | plays left: nothing');
});

scene('Time-Traveling Car: tied winners each may send a card of theirs there', (table) => {
  const t = table(`shows: Time-Traveling Car 1 | from: score bases | decks: 6 Howl | base deck: Workshop
    Time-Traveling Car: A King Rex +4, A Full Moon, B King Rex +5, A buried Mummy | Tortuga`);
  t.expect('asked: A').offers('Full Moon, King Rex, Mummy').pick('Mummy');
  t.expect('asked: B').offers('King Rex').pick('King Rex');
  // B's turn has begun.
  t.expect(
    'A stasis: Mummy 2 | B stasis: King Rex 1 +5 | vp: A 3, B 3 | A discard in any order: Full Moon, King Rex',
  );
});

scene('Time-Traveling Car, current printing: after scoring, a minion or an action', (table) => {
  const t =
    table(`shows: Time-Traveling Car 1 | printing: current | from: score bases | decks: 6 Howl | base deck: Workshop
    Time-Traveling Car: A King Rex +15, A Full Moon, A buried Mummy | Tortuga`);
  t.expect('vp: A 3, B 0').offers('Full Moon, King Rex').pick('Full Moon');
  t.expect('A stasis: Full Moon 2 | A discard in any order: King Rex, Mummy');
});

scene('A searched deck is shuffled as its card is stored', (table) => {
  const deck = ['Howl', 'Zeppelin', 'Blossom', 'Séance', 'Overgrowth', 'Summon', 'Ghost', 'Invader'];
  const t =
    table(`shows: Letter From Another Time 1, R9.12 | A: Letter From Another Time | A deck: ${deck.join(', ')}
    Tortuga | Jungle Oasis`);
  t.play('Letter From Another Time').pick('Invader');
  t.expect('A stasis: Letter From Another Time 3 [A stored Invader]');
  expect(t.deck('A')).not.toEqual(deck.slice(0, -1));
});
