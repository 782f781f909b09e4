import { scene } from '../kit/scene.ts';

/** R10.33, R10.34 and others in combinations: That ’70s Expansion, Slashers and Sheep. */

scene('Last Dance: a minion that Magical Staff saves brings no VP', (table) => {
  const t = table(
    `shows: R10.33 | A: Last Dance | A deck: 2 Spirit | Tortuga: A Ghost [A Magical Staff], B Zapbot | Jungle Oasis`,
  );
  t.play('Last Dance').pick('Ghost').pick('Zapbot');
  t.expect('vp: A 0, B 1 | A deck: Ghost, ...');
});

scene('Fast as Lightning: cleared after scoring, Bushi goes to the hand and pays nothing', (table) => {
  const t =
    table(`shows: R10.33 | A: Fast as Lightning | A deck: 6 Spirit | B deck: 6 Ghost | base deck: Tar Pits
    Jungle Oasis: A Bushi +1, B King Rex, B Invader | Tortuga`);
  t.play('Fast as Lightning').pick('Bushi');
  t.endTurn();
  t.expect('vp: A 0, B 2 | A in any order: Bushi, 2 Spirit');
});

scene('Tournament Site: a Siren makes a total of 0', (table) => {
  const t = table(`shows: R10.34 | from: score bases | players: 3 | decks: 6 Ghost | base deck: Tar Pits
    Tournament Site: A 2 King Rex, A Invader, A Siren, B Microbot Guard | Tortuga`);
  t.expect('vp: A 4, B 0, C 0');
});

scene('Oh-hoh-hoh-hoah: an uncovered minion has been played there', (table) => {
  const t = table(
    `shows: R7.4 | turn: B | from: start of turn | decks: 6 Spirit | Tortuga: A Oh-hoh-hoh-hoah, B buried Invader | Jungle Oasis: A Ghost`,
  );
  t.pick('uncover Invader');
  t.expect('counters: Ghost 1');
});

scene('Ancient Dojo: a minion taken over gets the counter', (table) => {
  const t = table(`shows: R9.3 | A: Invader | Ancient Dojo: A(B) Ghost, B Zapbot, A King Rex | Tortuga`);
  t.play('Invader', 'Ancient Dojo');
  t.expect('counters: Ghost 1, Zapbot 0, King Rex 0');
});

scene('Everybody was Kung Fu Fighting: settled at the start', (table) => {
  const t = table(
    `shows: R3.3 | players: 3 | A: Everybody was Kung Fu Fighting | Tortuga: A Ghost, B Zapbot, C Invader | Jungle Oasis`,
  );
  t.play('Everybody was Kung Fu Fighting').pick('Tortuga').pick('Zapbot');
  t.expect('asked: B');
  t.pick('Ghost');
  t.expect(
    'Tortuga: C Invader | A discard in any order: Ghost, Everybody was Kung Fu Fighting | B discard: Zapbot',
  );
});

scene('Lady Whirlwind against Magical Staff: no counter', (table) => {
  const t = table(
    `shows: R3.6, R10.33 | B deck: Spirit | Tortuga: A Lady Whirlwind, B Ghost [B Magical Staff] | Jungle Oasis`,
  );
  t.use('Lady Whirlwind');
  t.expect('counters: Lady Whirlwind 0 | B deck: Ghost, Spirit');
});

scene('Expert Timing: a lent talent once more', (table) => {
  const t = table(`shows: R10.29 | A: Expert Timing | Tortuga: A Ghost [A The Touch] | Jungle Oasis`);
  t.use('Ghost');
  t.play('Expert Timing').pick('Ghost');
  t.pick('yes');
  t.expect('power: Ghost 8 | question: play');
});

scene('Mickey destroys by printed power', (table) => {
  const t = table(`shows: R9.8 | from: score bases | decks: 6 King Rex | base deck: Tar Pits
    Jungle Oasis: A Mickey, A Ghost, B Ghost +5, B Grave Digger | Tortuga`);
  t.offers('2 Ghost').pick('B Ghost');
  t.expect('vp: A 2, B 0');
});

scene('Hide in the Laundry: averted for a card', (table) => {
  const t = table(
    `shows: R3.6 | A: Jonas | A deck: 2 Spirit | B: Ghost | Tortuga: B King Rex [A Hide in the Laundry] | Jungle Oasis`,
  );
  t.play('Jonas', 'Tortuga');
  t.pick('discard pile').pick('yes');
  t.expect('asked: B');
  t.pick('flee');
  t.expect('Jungle Oasis: B King Rex [A Hide in the Laundry]');
});

scene('Counting Sheep: Ruby raises several, one occasion', (table) => {
  const t = table(
    `shows: R10.52 | A: Ruby | Tortuga: A Ghost, A Zapbot | Jungle Oasis: B Invader, B Counting Sheep`,
  );
  t.play('Ruby', 'Tortuga').pick('yes');
  t.expect('power: Invader 4, Ghost 3');
});

scene('Counting Sheep: a Siren leaving is nothing, Becalmed Shores leaving is', (table) => {
  const t = table(
    `shows: R10.52, R10.34 | A: Invasion | Tortuga: A Siren, B King Rex, A Becalmed Shores | Jungle Oasis: A Invader, A Counting Sheep | Tar Pits`,
  );
  t.play('Invasion').pick('Siren').pick('Tar Pits');
  t.expect('power: Invader 3');
  t.use('Becalmed Shores').pick('Tar Pits');
  t.expect('power: Invader 4');
});

scene('Ram sends a minion of another deck home', (table) => {
  const t = table(
    `shows: R9.4 | Tortuga: A Ram | Jungle Oasis: A(B) Ghost [A Upgrade], C(A) Zapbot | players: 3`,
  );
  t.use('Ram').pick('Zapbot');
  t.expect('A: Zapbot | Jungle Oasis: A(B) Ghost [A Upgrade], A Ram');
});

scene('Shearing returns although the minion has been taken over', (table) => {
  const t = table(
    `shows: R9.3 | A: Shearing | decks: 6 Spirit | B: Cat's Paw | Tortuga: A King Rex | Jungle Oasis`,
  );
  t.play('Shearing');
  t.expect('power: King Rex 5 | A: Spirit');
  t.endTurn();
  t.play("Cat's Paw");
  t.endTurn();
  t.expect('Tortuga: A King Rex | A: Spirit, Spirit, Spirit, Shearing');
});

scene('Frogga: one action that falls off goes into its owner’s deck', (table) => {
  const t = table(
    `shows: R9.4 | turn: B | B: Corruption | A deck: 3 Spirit | B deck: 3 Ghost | Tortuga: A Frogga [B Grumpiness, A Upgrade], B Spirit | Jungle Oasis`,
  );
  t.play('Corruption').pick('Frogga');
  t.expect('asked: B');
  t.pick('Grumpiness');
  t.expect('asked: A');
  t.pick('Grumpiness');
  t.expect('B deck: 4 cards | A discard in any order: Frogga, Upgrade');
});

scene('Power Castle: a transfer counts, an action that travels does not', (table) => {
  const t = table(
    `shows: R10.24 | A: Invasion | Power Castle: A Ghost [A Ladybug], A Zapbot | Tortuga: A Spirit [A Upgrade]`,
  );
  t.play('Invasion').pick('Spirit');
  t.expect('question: play | counters: Spirit 0');
  t.use('Ladybug').pick('Zapbot').pick('yes');
  t.expect('counters: Zapbot 1');
});
