import { scene } from '../kit/scene.ts';

// Queen Fluffy

scene('Queen Fluffy borrows a minion with at most 3 power now, whatever it has later', (table) => {
  const t = table(`shows: Queen Fluffy 1 | A: Augmentation | decks: 6 Howl
    Tortuga: A Queen Fluffy, B Ghost +2 | Ninja Dojo: B Ghost [B Upgrade], B Shinobi, B Spectre [B Poison]`);
  t.use('Queen Fluffy');
  t.offers('Shinobi, Spectre').pick('Shinobi');
  t.play('Augmentation').pick('Shinobi');
  t.expect('controller: Shinobi A | power: Shinobi 7 | total at Ninja Dojo: A 7, B 5');
  t.endTurn();
  t.expect('controller: Shinobi B');
});

// Whiskers

scene('Whiskers: first the extra action, if it is played at once, then the sacrifice', (table) => {
  const t = table(`shows: Whiskers 1 | A: Howl, Mystic Studies | A deck: 3 Tribute
    Tortuga: A Whiskers, A Ghost | Jungle Oasis: B Ghost`);
  t.use('Whiskers');
  t.expect('question: choose');
  t.pick('Mystic Studies');
  t.expect('A: Howl, 2 Tribute | purpose: destroy');
  t.offers('Ghost, Whiskers').pick('Ghost');
  t.play('Howl');
  t.expect('Tortuga: A Whiskers');
});

scene('Whiskers: the extra action can be kept, the sacrifice cannot', (table) => {
  const t = table(`shows: Whiskers 1 | A: Howl, Mystic Studies | A deck: 3 Tribute
    Tortuga: A Whiskers | Jungle Oasis: B Ghost`);
  t.use('Whiskers').pick();
  t.expect('Tortuga: nothing | A discard: Whiskers');
  t.play('Howl').play('Mystic Studies');
  t.expect('can play: nothing');
});

scene('Whiskers can sacrifice a borrowed minion', (table) => {
  const t = table(`shows: Whiskers 2 | A: Muffin | Tortuga: A Whiskers, B Ghost | Jungle Oasis`);
  t.play('Muffin', 'Tortuga').pick('Ghost').use('Whiskers');
  t.offers('Ghost, Muffin, Whiskers').pick('Ghost');
  t.expect('Tortuga: A Whiskers, A Muffin | B discard: Ghost');
});

// Muffin

scene('Muffin can take Muffin, to no effect', (table) => {
  const t = table(`shows: Muffin 1 | A: Muffin | Tortuga: B Ghost, B Spectre | Jungle Oasis: A Ghost`);
  t.play('Muffin', 'Tortuga');
  t.offers('Ghost, Ghost, Muffin').pick('Muffin');
  t.expect('Tortuga: B Ghost, B Spectre, A Muffin');
});

scene('Muffin: what leaves play goes to its owner, with what is on it', (table) => {
  const t = table(`shows: Muffin, R9.3, R9.4 | players: 3 | A: Muffin, Nine Lives
    Tortuga: B Shinobi [C Poison, B Upgrade] | Jungle Oasis`);
  t.play('Muffin', 'Tortuga').pick('Shinobi');
  t.play('Nine Lives').pick('Shinobi');
  t.expect('A discard: Nine Lives | B discard: Shinobi, Upgrade | C discard: Poison');
});

scene('Muffin: a later change of control stays', (table) => {
  const t = table(`shows: Muffin, R10.14 | players: 3 | A: Muffin, Make Contact, Time Loop | decks: 6 Howl
    Tortuga: B Ghost | Jungle Oasis`);
  t.play('Muffin', 'Tortuga').pick('Ghost');
  t.play('Time Loop').play('Make Contact', 'Ghost');
  t.endTurn();
  t.expect('Tortuga: A(B) Ghost [A Make Contact], A Muffin');
});

// Mr. Grumpers

scene('Mr. Grumpers has to lower a minion this turn, perhaps himself', (table) => {
  const t = table(`shows: Mr. Grumpers 1 | A: Mr. Grumpers | decks: 6 Howl
    Tortuga: B Shinobi | Jungle Oasis: A Spectre`);
  t.play('Mr. Grumpers', 'Tortuga');
  t.offers('Mr. Grumpers, Shinobi, Spectre');
  t.expect('picks: 1');
  t.pick('Shinobi');
  t.expect('power: Shinobi 1');
  t.endTurn();
  t.expect('power: Shinobi 3');
});

scene('Mr. Grumpers in the current printing: optional, and until your next turn', (table) => {
  const t = table(`shows: Mr. Grumpers | printing: current | A: Mr. Grumpers | decks: 9 Howl
    Tortuga: B Shinobi | Jungle Oasis: A Spectre`);
  t.play('Mr. Grumpers', 'Tortuga');
  t.expect('picks: 0-1');
  t.pick('Shinobi').endTurn();
  t.expect('power: Shinobi 1');
  t.endTurn();
  t.expect('power: Shinobi 3');
});

// Can Has Cheeseburger?

scene('Can Has Cheeseburger? takes a minion in time for the scoring', (table) => {
  const t = table(`shows: Can Has Cheeseburger? 1 | turn: B | from: score bases | A: Can Has Cheeseburger?
    B deck: 6 Howl | base deck: Ninja Dojo | Tortuga: B Ghost
    Jungle Oasis: A Spectre +3, B Spectre +2, B Shinobi`);
  t.pick('use Can Has Cheeseburger?');
  t.expect('vp: A 2, B 0 | B discard: Shinobi, Spectre');
});

scene('Can Has Cheeseburger? cannot be played at any other time', (table) => {
  const t = table(
    `shows: Can Has Cheeseburger? | A: Can Has Cheeseburger? | Tortuga: B Ghost | Jungle Oasis`,
  );
  t.expect('can play: nothing');
});

// Cat Fight

scene('Cat Fight: as many cards as the minion has power in play, then it is destroyed', (table) => {
  const t = table(`shows: Cat Fight 1 | A: Cat Fight | A deck: 6 Howl
    Tortuga: A Ghost +1 [A Upgrade], B Spectre | Jungle Oasis: A Shinobi`);
  t.play('Cat Fight');
  t.offers('Ghost, Shinobi').pick('Ghost');
  t.expect('A: 5 Howl | Tortuga: B Spectre');
});

scene('Cat Fight: you draw although it cannot be destroyed', (table) => {
  const t = table(`shows: Cat Fight 1 | A: Cat Fight | A deck: 6 Howl | Tortuga: A Warbot | Jungle Oasis`);
  t.play('Cat Fight');
  t.expect('A: 4 Howl | Tortuga: A Warbot');
});

// Cat's Paw

scene('Cat’s Paw: anybody with 5 power or less, on any base, for a turn', (table) => {
  const t = table(`shows: Cat's Paw 1 | A: Cat's Paw | decks: 6 Howl
    Tortuga: B Spectre, B King Rex | Jungle Oasis: B Bushi`);
  t.play("Cat's Paw");
  t.offers('Bushi, Spectre').pick('Spectre');
  t.expect('controller: Spectre A');
  t.endTurn();
  t.expect('controller: Spectre B');
});

// Grumpiness

scene('Grumpiness takes 2 power, never below 0', (table) => {
  const t =
    table(`shows: Grumpiness | A: Grumpiness | Tortuga: B Shinobi, B Walker [A Grumpiness, A Grumpiness]
    Jungle Oasis`);
  t.play('Grumpiness', 'Shinobi');
  t.expect('power: Shinobi 1, Walker 0');
});

// Hang in There

scene('Hang in There: the minion moves instead of being destroyed, and the action is', (table) => {
  const t = table(`shows: Hang in There 1 | turn: B | B: Ninja Master
    Field of Honor: A Ghost +1 [A Hang in There, A Upgrade] | Tortuga | Jungle Oasis`);
  t.play('Ninja Master', 'Field of Honor').pick('Ghost');
  t.expect('asked: A');
  t.offers('Jungle Oasis, Tortuga').pick('Tortuga');
  t.expect('Tortuga: A Ghost +1 [A Upgrade] | vp: B 0 | A discard: Hang in There');
});

scene('Hang in There: whoever controls the action says where', (table) => {
  const t = table(`shows: Hang in There 1 | players: 3 | turn: C | C: Ninja Master
    Tortuga: B(A) Ghost [A Hang in There] | Ninja Dojo | Jungle Oasis`);
  t.play('Ninja Master', 'Tortuga').pick('Ghost');
  t.expect('asked: A');
  t.pick('Ninja Dojo');
  t.expect('Ninja Dojo: B(A) Ghost');
});

scene('Hang in There: a minion that cannot move is destroyed', (table) => {
  const t = table(`shows: Hang in There 2 | turn: B | B: Ninja Master
    Tortuga: A Ghost [A Hang in There], A Entangled | Jungle Oasis`);
  t.play('Ninja Master', 'Tortuga').pick('Ghost');
  t.expect('A discard: Ghost, Hang in There');
});

// Hissy Fit

scene('Hissy Fit: others’ minions there have 1 power less', (table) => {
  const t = table(
    `shows: Hissy Fit | A: Hissy Fit | Tortuga: A Ghost, B Shinobi, B Spirit | Jungle Oasis: B Walker`,
  );
  t.play('Hissy Fit', 'Tortuga');
  t.expect('power: Ghost 2, Shinobi 2, Spirit 2, Walker 2');
});

// Invisible Bicycle

scene('Invisible Bicycle: any number of small minions, anyone’s, to one other base', (table) => {
  const t = table(`shows: Invisible Bicycle 1 | A: Invisible Bicycle
    Tortuga: A Ghost, B Walker, B Shinobi, B Spectre [B Poison], B Sleep Spores | Jungle Oasis: B Ghost | Ninja Dojo`);
  t.play('Invisible Bicycle').pick('Tortuga');
  t.offers('Ghost, Spectre, Walker');
  t.expect('picks: 0-3');
  t.pick('Walker', 'Spectre').pick('Ninja Dojo');
  t.expect('Ninja Dojo: B Walker, B Spectre [B Poison] | Tortuga: A Ghost, B Shinobi, B Sleep Spores');
});

scene('Invisible Bicycle: nobody need ride', (table) => {
  const t = table(`shows: Invisible Bicycle 1 | A: Invisible Bicycle | Tortuga: B Walker | Jungle Oasis`);
  t.play('Invisible Bicycle').pick('Tortuga').pick();
  t.expect('Tortuga: B Walker');
});

// Nine Lives

scene('Nine Lives: one of your minions for an extra one', (table) => {
  const t = table(
    `shows: Nine Lives 1 | A: Nine Lives, 2 First Mate | Tortuga: A Ghost, A Shinobi | Jungle Oasis`,
  );
  t.play('Nine Lives').pick('Ghost');
  t.play('First Mate', 'Tortuga').play('First Mate', 'Tortuga');
  t.expect('Tortuga: A Shinobi, A 2 First Mate');
});

scene('Nine Lives without a minion of yours: the extra one all the same', (table) => {
  const t = table(`shows: Nine Lives 1 | A: Nine Lives, 2 First Mate | Tortuga: B Ghost | Jungle Oasis`);
  t.play('Nine Lives').play('First Mate', 'Tortuga').play('First Mate', 'Tortuga');
  t.expect('Tortuga: B Ghost, A 2 First Mate');
});
