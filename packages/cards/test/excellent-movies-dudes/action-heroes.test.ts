import { scene } from '../kit/scene.ts';

// Commandbro

scene('Commandbro draws a third card as your turn ends, if he is your only minion here', (table) => {
  const t = table(`shows: Commandbro 1 | A deck: Ghost, Howl, Spirit, Warbot | B deck: 2 Howl
    Tortuga: A Commandbro, B Ghost | Jungle Oasis: A Ghost`);
  t.endTurn();
  t.expect('A: Ghost, Howl, Spirit | turn: B');
});

scene('Commandbro in company draws nothing, and a titan is no company', (table) => {
  const t = table(`shows: Commandbro 1 | A deck: 5 Howl | B deck: 2 Howl
    Tortuga: A Commandbro, A Ghost | Antarctic Base: A(B) Commandbro, A Great Wolf Spirit`);
  t.endTurn();
  t.expect('A: 3 cards');
});

// Gracie Brones

scene('Gracie Brones: the new counter is included, for this turn', (table) => {
  const t = table(`shows: Gracie Brones 1 | from: start of turn | decks: 4 Howl
    Antarctic Base: A Gracie Brones, B Ghost | Tortuga`);
  t.pick('yes');
  t.expect('Antarctic Base: A Gracie Brones +1, B Ghost | power: Gracie Brones 7');
  t.endTurn();
  t.expect('power: Gracie Brones 6');
});

scene('Gracie Brones: the bonus stays, and does not grow with later counters', (table) => {
  const t = table(`shows: Gracie Brones 2 | from: start of turn | A: Invader, Jolt, Dinghy, Time Loop
    Antarctic Base: A Gracie Brones +1 | Tortuga`);
  t.pick('yes');
  t.expect('power: Gracie Brones 9');
  t.play('Time Loop');
  t.play('Invader', 'Antarctic Base');
  t.play('Jolt');
  t.expect('power: Gracie Brones 10');
  t.play('Dinghy').pick('Gracie Brones');
  t.expect('power: Gracie Brones 10');
});

scene('Gracie Brones in company, or declining, gets neither', (table) => {
  const t = table(`shows: Gracie Brones 1 | from: start of turn
    Antarctic Base: A Gracie Brones, A Ghost | Tortuga: A(B) Gracie Brones`);
  t.pick('no');
  t.expect('Tortuga: A(B) Gracie Brones | Antarctic Base: A Gracie Brones, A Ghost');
});

// Kickboxbro

scene('Kickboxbro stores any card of your hand, unseen, once in each of your turns', (table) => {
  const t = table(`shows: Kickboxbro 1, R16.1 | A: Howl, Ghost | decks: 4 Zeppelin
    Tortuga: A Kickboxbro | Jungle Oasis: A Ghost`);
  t.endTurn();
  t.expect('asked: A | picks: 0-1 | purpose: store');
  t.offers('Ghost, Howl, Zeppelin, Zeppelin').pick('Ghost');
  t.expect('turn: B | Tortuga: A Kickboxbro [A stored Ghost] | A: Howl, 2 Zeppelin');
  t.expect('B sees Tortuga: A Kickboxbro [A stored ?] | A sees Tortuga: A Kickboxbro [A stored Ghost]');
});

scene('Kickboxbro never plays a stored minion, nor an action whose time it is not', (table) => {
  const t = table(`shows: Kickboxbro 1 3, R16.2
    Tortuga: A Kickboxbro [A stored Invader, A stored Final Stand] | Jungle Oasis: A Ghost`);
  t.expect('cannot use: Kickboxbro');
  t.leave();
});

scene('Kickboxbro plays a stored action as an extra one, wherever its text allows', (table) => {
  const t = table(`shows: Kickboxbro 4, R16.2
    Tortuga: A Kickboxbro [A stored Upgrade, A stored Howl] | Jungle Oasis: B Ghost`);
  t.use('Kickboxbro').pick('Upgrade').pick('Ghost');
  t.expect(`Jungle Oasis: B Ghost [A Upgrade] | Tortuga: A Kickboxbro [A stored Howl]
    plays left: minion, action | cannot use: Kickboxbro`);
});

scene('Kickboxbro: what is stored goes with him, and is discarded when he leaves play', (table) => {
  const t = table(`shows: Kickboxbro 4, R16.2, R16.3 | turn: B | B: Invasion, Beam Up, Time Loop
    Tortuga: A Kickboxbro [A stored Upgrade] | Jungle Oasis: B Ghost`);
  t.play('Time Loop');
  t.play('Invasion').pick('Kickboxbro');
  t.expect('Jungle Oasis: B Ghost, A Kickboxbro [A stored Upgrade]');
  t.play('Beam Up').pick('Kickboxbro');
  t.expect('A: Kickboxbro | A discard: Upgrade');
});

scene('Kickboxbro: a stored action changes hands with him', (table) => {
  const t = table(`shows: R16.2 | turn: B | B: Make Contact
    Tortuga: A Kickboxbro [A stored Disintegrator] | Jungle Oasis: A Ghost`);
  t.play('Make Contact').pick('Kickboxbro');
  t.expect('B sees Tortuga: B(A) Kickboxbro [B(A) stored Disintegrator, B Make Contact]');
  t.use('Kickboxbro');
  t.expect('A discard: Disintegrator | Jungle Oasis: nothing | A deck: Ghost');
});

scene('Kickboxbro before his base scores: once more, in anybody’s turn', (table) => {
  const t = table(`shows: Kickboxbro 3 | turn: B | decks: 4 Howl | base deck: Workshop
    Jungle Oasis: A Kickboxbro +1 [A stored Augmentation, A stored Howl], B King Rex | Tortuga`);
  t.endTurn().pick('yes').pick('Augmentation').pick('Kickboxbro');
  t.expect('vp: A 2, B 0 | A discard in any order: Augmentation, Howl, Kickboxbro');
});

scene('Kickboxbro before his base scores: the use in the turn does not count', (table) => {
  const t = table(`shows: Kickboxbro 3 | decks: 4 Howl | base deck: Workshop
    Jungle Oasis: A Kickboxbro +7 [A stored Augmentation, A stored Seeing Stars], B Invader | Tortuga`);
  t.use('Kickboxbro').pick('Augmentation').pick('Kickboxbro');
  t.endTurn().pick('yes');
  t.expect('B discard: Invader | vp: A 2, B 0');
});

scene('Kickboxbro in company has no use before the scoring', (table) => {
  const t = table(`shows: Kickboxbro 3 | from: score bases | decks: 4 Howl | base deck: Workshop
    Jungle Oasis: A Kickboxbro +7 [A stored Seeing Stars], A Ghost, B Invader | Tortuga`);
  t.expect('turn: B | vp: A 2, B 0');
});

scene('Kickboxbro before his base scores uses only one of his talents', (table) => {
  const t =
    table(`shows: Kickboxbro 2, R3.8 | printing: current | from: score bases | decks: 4 Howl | base deck: Workshop
    Jungle Oasis: A Kickboxbro +7 [A stored Seeing Stars, A Leaf Armor], B Invader | Tortuga`);
  t.pick('yes').offers('use Kickboxbro, use Kickboxbro').pick('use Kickboxbro');
  t.expect('B discard: Invader | vp: A 2, B 0');
});

// Rumbro

scene('Rumbro lowers the breakpoint on your turn, while he is alone', (table) => {
  const t = table(`shows: Rumbro 1 | decks: 6 Howl | A: Captain Ahab, Dinghy
    Antarctic Base: A Rumbro, B Ghost | Tortuga`);
  t.expect('breakpoint: Antarctic Base 20');
  t.play('Captain Ahab', 'Antarctic Base');
  t.expect('breakpoint: Antarctic Base 24');
  t.play('Dinghy').pick('Captain Ahab');
  t.expect('breakpoint: Antarctic Base 20');
  t.endTurn();
  t.expect('breakpoint: Antarctic Base 24');
});

scene('Rumbro: the lower breakpoint holds while bases are scored', (table) => {
  const t = table(`shows: Rumbro 1 | from: score bases | decks: 6 Howl | base deck: Workshop
    Antarctic Base: A Rumbro +15, B Ghost | Tortuga`);
  t.expect('vp: A 5, B 3');
});

// Robobro

scene('Robobro: once for every minion that another player plays or moves here', (table) => {
  const t = table(`shows: Robobro 1 | turn: B | B: Captain Ahab, Dinghy | decks: 4 Howl
    Antarctic Base: A Robobro | Tortuga: B Invader, B Ghost`);
  t.play('Captain Ahab', 'Antarctic Base');
  t.pick('yes');
  t.play('Dinghy').pick('Invader', 'Ghost');
  t.pick('yes').pick('yes');
  t.expect('power: Robobro 8');
});

scene('Robobro: it matters who moves a minion, not whose it is', (table) => {
  const t = table(`shows: Robobro 1 | A: Shanghai, Ghost, Invasion, Time Loop | turn: A
    Antarctic Base: A Robobro | Tortuga: B Invader, A Ghost`);
  t.play('Time Loop');
  t.play('Shanghai');
  t.play('Invasion').pick('A Ghost');
  t.expect('power: Robobro 5');
});

scene('Robobro: another player moves your own minion here', (table) => {
  const t = table(`shows: Robobro 1 | turn: B | B: Invasion
    Antarctic Base: A Robobro | Tortuga: A Invader`);
  t.play('Invasion').pick('Invader');
  t.pick('yes');
  t.expect('power: Robobro 6');
});

// Warbro

scene('Warbro lowers the breakpoint of another base where you have exactly one minion', (table) => {
  const t = table(`shows: Warbro 1 | decks: 4 Howl | A: Captain Ahab
    Antarctic Base: A Warbro | Tortuga: A Ghost, B Ghost | The Mothership: A Ghost, A Invader | Workshop: A Invader`);
  t.use('Warbro').offers('Tortuga, Workshop').pick('Tortuga');
  t.expect('breakpoint: Tortuga 18');
  t.play('Captain Ahab', 'Tortuga');
  t.expect('breakpoint: Tortuga 18');
  t.endTurn();
  t.expect('breakpoint: Tortuga 21');
});

scene('Warbro: the breakpoint stays low when he has left', (table) => {
  const t = table(`shows: Warbro 1 | A: Beam Up | Antarctic Base: A Warbro | Tortuga: A Ghost`);
  t.use('Warbro');
  t.play('Beam Up').pick('Warbro');
  t.expect('breakpoint: Tortuga 18');
});

// All Out of Bubblegum

scene('All Out of Bubblegum: +2 for the turn, and an extra action if the minion is alone', (table) => {
  const t = table(`shows: All Out of Bubblegum 1 | A: All Out of Bubblegum, Invasion | decks: 4 Howl
    Antarctic Base: A Invader, B Ghost | Tortuga: A Ghost`);
  t.play('All Out of Bubblegum').pick('Invader');
  t.expect('power: Invader 5');
  t.play('Invasion').pick('Invader');
  t.expect('power: Invader 5');
  t.endTurn();
  t.expect('power: Invader 3');
});

scene('All Out of Bubblegum: with company there is no extra action', (table) => {
  const t = table(`shows: All Out of Bubblegum 1 | A: All Out of Bubblegum, Howl
    Antarctic Base: A Invader, A Grave Digger | Tortuga`);
  t.play('All Out of Bubblegum').pick('Invader');
  t.expect('plays left: minion | power: Invader 5, Grave Digger 4');
});

// Collateral Damage

scene('Collateral Damage: the breakpoint is lower for the turn, never below 0', (table) => {
  const t = table(`shows: Collateral Damage 1, R9.1 | A: Collateral Damage | decks: 4 Howl
    Antarctic Base: A Ghost | Tortuga`);
  t.play('Collateral Damage').offers('Antarctic Base, Tortuga').pick('Antarctic Base');
  t.expect('breakpoint: Antarctic Base 19');
  t.endTurn();
  t.expect('breakpoint: Antarctic Base 24');
});

scene('Collateral Damage: not below 0', (table) => {
  const t = table(`shows: Collateral Damage 1, R9.1 | A: 3 Collateral Damage, Time Loop, Ghost
    Jungle Oasis: B Ghost | Tortuga`);
  t.play('Time Loop');
  for (let i = 0; i < 2; i++) t.play('Collateral Damage').pick('Jungle Oasis');
  t.expect('breakpoint: Jungle Oasis 2');
  t.leave();
});
