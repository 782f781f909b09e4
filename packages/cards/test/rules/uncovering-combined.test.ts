import { scene } from '../kit/scene.ts';

/** R7.4 in combinations: what reacts to cards that come up, and what they are afterwards. */

scene('Gravetender on another player’s turn: a minion that is buried after scoring', (table) => {
  const t =
    table(`shows: R7.1 | turn: B | from: score bases | A deck: 6 Spirit | B deck: 6 Ghost | base deck: Tar Pits
    Jungle Oasis: A Mummy, B 2 King Rex | Tortuga: A 2 Gravetender | The Mothership`);
  t.expect('asked: A');
  t.pick('Tortuga');
  t.expect('A: 2 Spirit | Tortuga: A 2 Gravetender, A buried Mummy');
  t.leave();
});

scene('Returned One buries itself, and Akihabara High has seen it being played', (table) => {
  const t = table(`shows: R3.4 | A: Returned One | Akihabara High: A Ghost | Tortuga`);
  t.play('Returned One', 'Akihabara High').pick('yes');
  t.expect('Akihabara High: A Ghost, A buried Returned One | power: Ghost 3');
});

scene('a chain of Returned Ones ends in Tomb Trap', (table) => {
  const t = table(`shows: R7.4 | from: start of turn | decks: 6 Ghost
    Tortuga: B King Rex, B Invader, A buried Returned One, A buried Returned One, A buried Tomb Trap | Jungle Oasis: A buried Ghost`);
  t.pick('uncover Returned One');
  t.offers('Returned One, Tomb Trap').pick('Returned One');
  t.offers('Tomb Trap').pick('Tomb Trap');
  t.pick('Invader');
  t.expect(
    'B discard: Invader | Tortuga: B King Rex, A 2 Returned One | A discard: Tomb Trap | question: play',
  );
});

scene('Dig ’em Up: each is resolved before the next is decided', (table) => {
  const t = table(`shows: R7.4 | A: Dig 'em Up | decks: 6 Ghost
    Tortuga: A buried Tomb Trap, A buried Collector, A buried King Rex, B Pharaoh | Jungle Oasis`);
  t.play("Dig 'em Up").pick('Collector');
  t.expect('asked: A');
  t.pick();
  t.offers('Tomb Trap, King Rex').pick('King Rex');
  t.offers('Tomb Trap').pick();
  t.expect('Tortuga: A buried Tomb Trap, B Pharaoh, A Collector, A King Rex | B: 2 Ghost');
});

scene('Grave Goods: the counters come before Leprechaun’s wrath', (table) => {
  const t = table(`shows: R3.4, R10.6 | A: Grave Goods | decks: 6 Ghost
    Tortuga: B Leprechaun, A buried Grave Digger | Jungle Oasis`);
  t.play('Grave Goods');
  t.expect('Tortuga: B Leprechaun, A Grave Digger +2');
});

scene('Graveyard uncovers an action: no counter is offered', (table) => {
  const t = table(`shows: R7.4 | A: Graveyard | decks: 6 Ghost
    Tortuga: B Invader, A buried Tomb Trap | Jungle Oasis`);
  t.play('Graveyard', 'Tortuga');
  t.use('Graveyard').pick('Invader');
  t.expect('question: play | Tortuga: A Graveyard | B discard: Invader');
});

scene('Boneyard: power as it last was, and the owner may bury it, whoever controlled it', (table) => {
  const t = table(`shows: R10.6, R9.4 | A: Seeing Stars | Tortuga: B(A) Grave Digger, A Becalmed Shores
    Boneyard`);
  t.play('Seeing Stars').pick('yes');
  t.expect('Boneyard: A buried Grave Digger | A discard: Seeing Stars');
});

scene('Lord of Bones gives his counter in the window of another base', (table) => {
  const t = table(`shows: R4 | from: score bases | decks: 6 Ghost | A: Lost Knowledge | base deck: Tar Pits
    Jungle Oasis: A King Rex, B King Rex | Tortuga: A Lord of Bones, A buried Invader | The Mothership`);
  t.pick('use Lost Knowledge').pick('yes');
  t.expect('Tortuga: A Lord of Bones, A Invader +1');
});

scene('Jock reacts to an uncovered minion of power 3, once', (table) => {
  const t = table(
    `shows: R7.4 | from: start of turn | A: Hoverbot | decks: 6 Ghost | Tortuga: A Jock, A buried Invader | Jungle Oasis`,
  );
  t.pick('uncover Invader').pick('yes');
  t.expect('Tortuga: A Jock +1, A Invader');
  t.play('Hoverbot', 'Jungle Oasis').pick();
  t.expect('Tortuga: A Jock +1, A Invader | question: play');
});

scene('Booty Trap: you move another player’s minion here; an uncovered one counts as played', (table) => {
  const t = table(
    `shows: R7.4 | from: start of turn | A: Invasion | A deck: 4 Ghost | Tortuga: A Booty Trap, A buried Invader | Jungle Oasis: B Spirit`,
  );
  t.pick('uncover Invader');
  t.expect('A: Invasion, Ghost');
  t.play('Invasion').pick('Spirit');
  t.expect('A: 2 Ghost');
});

scene('Ancient Crashed Ship: an uncovered minion gets a counter, one from hand does not', (table) => {
  const t = table(
    `shows: R7.4 | from: start of turn | A: Zapbot | decks: 6 King Rex | Ancient Crashed Ship: A buried Invader | Tortuga`,
  );
  t.pick('uncover Invader');
  t.expect('Ancient Crashed Ship: A Invader +1');
  t.play('Zapbot', 'Ancient Crashed Ship');
  t.expect('counters: Zapbot 0');
});

scene(
  'Gorgodzolla: a minion that is uncovered there has been played there; a transferred action has not',
  (table) => {
    const t = table(
      `shows: R7.4, R10.24 | from: start of turn | decks: 4 Ghost | Tortuga: A Gorgodzolla, A buried Invader | Jungle Oasis: A Becalmed Shores`,
    );
    t.pick('uncover Invader');
    t.expect('counters: Gorgodzolla 1');
    t.use('Becalmed Shores');
    t.expect('counters: Gorgodzolla 1 | A: nothing');
  },
);

scene('a buried card travels with Cab-over Pete, and stays hidden', (table) => {
  const t = table(`shows: R7.2 | Tortuga: A Cab-over Pete, A buried Mummy | Jungle Oasis`);
  t.use('Cab-over Pete');
  t.expect(
    'Jungle Oasis: A Cab-over Pete, A buried Mummy | B sees Jungle Oasis: A Cab-over Pete, A buried ?',
  );
});

scene('Go, Gerald!: a minion that was uncovered there has been played there', (table) => {
  const t = table(`shows: R7.4 | from: start of turn | A: Go, Gerald!, Ghost | decks: 6 King Rex
    Tortuga: A buried Invader, A Zapbot | Jungle Oasis`);
  t.pick('uncover Invader');
  t.play('Go, Gerald!').pick('Tortuga');
  t.expect('power: Invader 5, Zapbot 2');
});

scene('Ittypedia: an uncovered minion has been played there', (table) => {
  const t = table(`shows: R7.4 | from: start of turn | decks: 6 Ghost
    Tortuga: A 2 Ittypedia, A buried Invader | Jungle Oasis`);
  t.pick('uncover Invader');
  t.expect('power: Invader 5 | vp: A 1');
});

scene('Grave Goods: the discard for the second burial feeds Top Tier', (table) => {
  const t = table(`shows: R3.6 | A: Grave Goods, Ghost, Spirit, Zapbot | Tortuga: A Top Tier | Jungle Oasis`);
  t.play('Grave Goods').pick('Ghost').pick('Tortuga').pick('Spirit').pick('Jungle Oasis');
  t.expect(
    'Tortuga: A Top Tier +1, A buried Ghost | Jungle Oasis: A buried Zapbot | A discard: Spirit, Grave Goods',
  );
});

scene('Gravestones is buried at the only other base after scoring', (table) => {
  const t = table(`shows: R4 | from: score bases | A deck: 6 Spirit | B deck: 6 Ghost | base deck: Tar Pits
    Jungle Oasis: A King Rex, B 2 King Rex, A Gravestones | Tortuga: A Gravetender`);
  t.expect(
    'Tortuga: A Gravetender, A buried Gravestones | B sees Tortuga: A Gravetender, A buried Gravestones | A: 3 Spirit',
  );
});

scene('Nuke It From Orbit: destroyed or not, all leave', (table) => {
  const t = table(`shows: R12.4, R10.33 | A deck: 6 Ghost | B deck: 6 Ghost | base deck: Tar Pits
    Tortuga: A Nuke It From Orbit, B Warbot, A Nukebot [A Magical Staff], B buried Mummy, B Rainboroc | Jungle Oasis`);
  t.use('Nuke It From Orbit');
  t.expect(
    'Tar Pits: nothing | B discard in any order: Warbot, Mummy | B titans: Rainboroc | A deck: Nukebot, ... | A discard: Magical Staff',
  );
});
