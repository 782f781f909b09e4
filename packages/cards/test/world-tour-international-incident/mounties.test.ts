import { scene } from '../kit/scene.ts';

// Mountie Major

scene('Mountie Major: power for each minion of the player who has the most of them here', (table) => {
  const t = table(`shows: Mountie Major 1 | players: 3 | A: Shanghai
    Jungle Oasis: A Mountie Major, A Ghost, B Ghost, B Neophyte, C Ghost, C Walker | Tortuga: B Ghost`);
  t.expect('power: Mountie Major 6');
  t.play('Shanghai').pick('B Ghost @ Jungle Oasis');
  // C still has two.
  t.expect('power: Mountie Major 6');
});

scene('Mountie Major: 4 where nobody else is', (table) => {
  const t = table('shows: Mountie Major | Jungle Oasis: A Mountie Major, A Ghost | Tortuga: B Ghost');
  t.expect('power: Mountie Major 4');
});

// Northern Mover

scene('Northern Mover: another of your minions moves, or is stronger for the turn', (table) => {
  const t = table(`shows: Northern Mover | decks: 6 Ghost
    Jungle Oasis: A 2 Northern Mover, B Ghost | Tortuga: A Neophyte | The Homeworld`);
  t.use('Northern Mover').pick('Neophyte');
  t.offers('move, strengthen').pick('move').pick('The Homeworld');
  t.expect('The Homeworld: A Neophyte');
  t.use('Northern Mover').pick('Neophyte').pick('strengthen');
  t.expect('power: Neophyte 3');
  t.endTurn();
  t.expect('power: Neophyte 2');
});

scene('Northern Mover: not itself', (table) => {
  const t = table('shows: Northern Mover | Jungle Oasis: A Northern Mover, B Ghost | Tortuga');
  t.expect('cannot use: Northern Mover');
});

// War Canuck

scene('War Canuck: 1 more while somebody else has a minion here, however many there are', (table) => {
  const t = table(`shows: War Canuck 1 | A: Shanghai | decks: 6 Ghost
    Jungle Oasis: A War Canuck, B Ghost, B Neophyte | Tortuga: A War Canuck, B Infiltrate`);
  t.expect('power: War Canuck @ Jungle Oasis 4, War Canuck @ Tortuga 3');
  t.play('Shanghai').pick('Ghost');
  t.expect('power: War Canuck @ Jungle Oasis 4, War Canuck @ Tortuga 4');
});

scene('War Canuck in the current printing: 2 more until your next turn, wherever it goes', (table) => {
  const t = table(`shows: War Canuck 1 | printing: current | A: Dinghy | decks: 6 Ghost
    Jungle Oasis: A War Canuck, B Ghost | Tortuga`);
  t.use('War Canuck');
  t.expect('power: War Canuck 5');
  t.play('Dinghy').pick('War Canuck');
  t.expect('Tortuga: A War Canuck | power: War Canuck 5');
  t.endTurn();
  t.expect('power: War Canuck 5');
  t.endTurn();
  t.expect('power: War Canuck 3 | cannot use: War Canuck');
});

// Dudlee

scene('Dudlee: to another base with a minion of another player, and stronger for the turn', (table) => {
  const t = table(`shows: Dudlee | decks: 6 Ghost
    Jungle Oasis: A Dudlee, B Ghost | Tortuga: B Neophyte | The Homeworld: A Ghost | The Mothership: B Walker`);
  t.use('Dudlee');
  t.offers('Tortuga, The Mothership').pick('Tortuga');
  t.expect('Tortuga: B Neophyte, A Dudlee | power: Dudlee 3');
  t.endTurn();
  t.expect('power: Dudlee 2');
});

scene('Dudlee: no bonus without a move', (table) => {
  const t = table(`shows: Dudlee 1 | Jungle Oasis: A Dudlee, B Ghost | Tortuga: A Ghost`);
  t.expect('cannot use: Dudlee | power: Dudlee 2');
});

// Always Get Our Man

scene('Always Get Our Man: ride to a weaker minion, which dies when the turn ends', (table) => {
  const t = table(`shows: Always Get Our Man 1 2 | A: Always Get Our Man | decks: 6 Ghost
    Jungle Oasis: A Invader, A Neophyte, B Ghost | Tortuga: B Ghost, B Walker, B Invader | The Homeworld: B King Rex`);
  t.play('Always Get Our Man');
  // The Neophyte is no stronger than anybody.
  t.expect('asked: A');
  t.offers('Ghost, Walker').pick('Walker');
  t.expect('Tortuga: B Ghost, B Walker, B Invader, A Invader | B discard: nothing');
  t.endTurn();
  t.expect('Tortuga: B Ghost, B Invader, A Invader | B discard: Walker | A: 2 Ghost');
});

scene('Always Get Our Man: what becomes of powers and places later does not matter', (table) => {
  const t = table(`shows: Always Get Our Man 1 | A: Always Get Our Man, Archmage, Shanghai | decks: 6 Ghost
    Jungle Oasis: A Invader | Tortuga: B Walker | The Homeworld: B King Rex`);
  t.play('Always Get Our Man');
  t.play('Archmage', 'Jungle Oasis');
  t.play('Shanghai').pick('Walker').pick('The Homeworld');
  t.endTurn();
  t.expect('The Homeworld: B King Rex | B discard: Walker');
});

scene('Always Get Our Man: the minion moves, so its own base will not do', (table) => {
  const t = table(`shows: Always Get Our Man 3 | A: Always Get Our Man | decks: 6 Ghost
    Jungle Oasis: A King Rex, B Ghost | Tortuga: A Ghost`);
  t.play('Always Get Our Man').endTurn();
  t.expect('Jungle Oasis: A King Rex, B Ghost | Tortuga: A Ghost');
});

scene('Always Get Our Man destroys by your hand: a protected minion stays', (table) => {
  const t = table(`shows: Always Get Our Man 2 | A: Always Get Our Man | decks: 6 Ghost
    Jungle Oasis: A King Rex | Tortuga: B Walker [B Battle Moose]`);
  t.play('Always Get Our Man').endTurn();
  t.expect('Tortuga: B Walker [B Battle Moose], A King Rex');
});

// Battle Moose

scene('Battle Moose: other players’ cards destroy none of your minions here', (table) => {
  const t = table(`shows: Battle Moose 1 | A: Battle Moose | decks: 6 Ghost | B: Cannon
    Jungle Oasis: A Ghost, A Neophyte | Tortuga: A Ghost, B Ghost`);
  t.play('Battle Moose');
  t.offers('2 Ghost, Neophyte').pick('Neophyte');
  t.endTurn();
  t.play('Cannon').pick('Neophyte', 'A Ghost @ Tortuga');
  t.expect('Jungle Oasis: A Ghost, A Neophyte [A Battle Moose] | Tortuga: B Ghost');
});

scene('Battle Moose: your own cards and bases destroy all the same', (table) => {
  const t = table(`shows: Battle Moose 1 | A: Cannon | decks: 6 Ghost
    Jungle Oasis: A Ghost, A Neophyte [A Battle Moose] | Tortuga`);
  t.play('Cannon').pick('Ghost');
  t.expect('Jungle Oasis: A Neophyte [A Battle Moose]');
});

// Bring 'Em In

scene("Bring 'Em In: a counter for each move of the minion, whoever moves it", (table) => {
  const t = table(`shows: Bring 'Em In 1 | A: Bring 'Em In | B: Shanghai | decks: 6 Ghost
    Jungle Oasis: A Dudlee, B Walker | Tortuga: B Neophyte`);
  t.play("Bring 'Em In", 'Dudlee').use('Dudlee');
  t.expect("Tortuga: B Neophyte, A Dudlee +1 [A Bring 'Em In]");
  t.endTurn();
  t.play('Shanghai');
  t.expect("Jungle Oasis: B Walker, A Dudlee +2 [A Bring 'Em In]");
});

// Eh?

scene('Eh?: after your first action of the turn, and back to your hand', (table) => {
  const t = table(`shows: Eh? 1 3 | A: Eh?, 2 Performance Prize, Archmage | decks: 8 Ghost
    Jungle Oasis: A Neophyte, B Ghost | Tortuga`);
  t.expect('cannot play: Eh?');
  t.play('Archmage', 'Tortuga');
  t.play('Performance Prize');
  t.offers('use Eh?, pass').pick('use Eh?').pick('Neophyte').pick('yes');
  t.expect('question: play | power: Neophyte 3 | A: Eh?, 3 Ghost, Performance Prize');
  t.play('Performance Prize');
  t.expect('question: play');
  t.endTurn();
  t.expect('power: Neophyte 2');
});

scene('Eh?: discarded like any other action if you like, and playable without a minion', (table) => {
  const t = table(`shows: Eh? 4 | A: Eh?, Performance Prize | decks: 8 Ghost
    Jungle Oasis: B Ghost | Tortuga`);
  t.play('Performance Prize').pick('use Eh?');
  t.offers('yes, no').pick('no');
  t.expect('A discard: Eh?, Performance Prize');
});

scene('Eh?: taken back without a minion', (table) => {
  const t = table(
    `shows: Eh? 4 | A: Eh?, Performance Prize | decks: 8 Ghost | Jungle Oasis: B Ghost | Tortuga`,
  );
  t.play('Performance Prize').pick('use Eh?').pick('yes');
  t.expect('question: play | A: Eh?, 3 Ghost | A discard: Performance Prize');
});

scene('Eh?: in another player’s turn, after a Special', (table) => {
  const t = table(`shows: Eh? 2 | turn: B | from: score bases | decks: 8 Ghost | base deck: The Mothership
    A: Eh?, Full Sail | B: Eh?
    Jungle Oasis: A King Rex, B King Rex | Tortuga: A Ghost`);
  t.pick('use Full Sail').pick('Ghost');
  t.offers('use Eh?, pass').pick('use Eh?').pick('King Rex').pick('no');
  // 8 against 7.
  t.expect('vp: A 2, B 0');
});

// Haich-Q

scene('Haich-Q: your minions here are stronger, and one comes or goes each turn', (table) => {
  const t = table(`shows: Haich-Q | A: Haich-Q | decks: 6 Ghost
    Jungle Oasis: A Ghost, B Ghost | Tortuga: A Neophyte | The Homeworld`);
  t.play('Haich-Q', 'Jungle Oasis');
  t.expect('power: A Ghost 3, B Ghost 2');
  t.use('Haich-Q');
  t.offers('Ghost, Neophyte').pick('Neophyte');
  t.expect('Jungle Oasis: A Ghost, B Ghost, A Haich-Q, A Neophyte | power: Neophyte 3');
  t.endTurn().endTurn();
  t.use('Haich-Q').pick('Ghost').pick('The Homeworld');
  t.expect('The Homeworld: A Ghost');
});

// Move Aboot

scene('Move Aboot: to a base with a minion of another player, for 2 power', (table) => {
  const t = table(`shows: Move Aboot | A: Move Aboot | decks: 6 Ghost
    Jungle Oasis: A Ghost, B Ghost | Tortuga: A Neophyte, B Walker | The Homeworld`);
  t.play('Move Aboot').pick('Neophyte');
  t.expect('power: Neophyte 4 | Jungle Oasis: A Ghost, B Ghost, A Neophyte');
  t.endTurn();
  t.expect('power: Neophyte 2');
});

scene('Move Aboot: no bonus without a move', (table) => {
  const t = table(`shows: Move Aboot 1 | A: Move Aboot | Jungle Oasis: A Ghost, B Ghost | Tortuga`);
  t.play('Move Aboot');
  t.expect('question: play | power: A Ghost 2 | Jungle Oasis: A Ghost, B Ghost');
});

// Power Poutine

scene('Power Poutine: up to two of your minions at one base', (table) => {
  const t = table(`shows: Power Poutine | A: Power Poutine | decks: 6 Ghost
    Tortuga: A Ghost, A Neophyte, A Walker, B Ghost | Temple of Goju: A Invader`);
  t.play('Power Poutine').pick('Tortuga');
  t.offers('Ghost, Neophyte, Walker');
  t.expect('picks: 0-2');
  t.pick('Ghost', 'Walker');
  t.expect('power: A Ghost 4, Neophyte 2, Walker 4');
  t.endTurn();
  t.expect('power: A Ghost 2');
});

// When Calls the Badge

scene('When Calls the Badge: a counter for each of your minions at one base', (table) => {
  const t = table(`shows: When Calls the Badge 1 | A: When Calls the Badge
    Jungle Oasis: A Ghost, A Neophyte, B Ghost | Tortuga: A Walker`);
  t.play('When Calls the Badge');
  t.offers('Jungle Oasis, Tortuga').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A Ghost +1, A Neophyte +1, B Ghost | counters: Walker 0');
});

scene('When Calls the Badge in the original printing is no Special', (table) => {
  const t =
    table(`shows: When Calls the Badge | from: score bases | decks: 6 Ghost | base deck: The Mothership
    A: When Calls the Badge | Jungle Oasis: A King Rex, B King Rex | Tortuga`);
  t.expect('vp: A 2, B 2');
});

scene('When Calls the Badge in the current printing: also before a base scores, at any base', (table) => {
  const t = table(`shows: When Calls the Badge 1 | printing: current | from: score bases | decks: 6 Ghost
    base deck: The Mothership | A: When Calls the Badge
    Jungle Oasis: A King Rex, B King Rex | Tortuga: A Walker`);
  t.offers('use When Calls the Badge, pass').pick('use When Calls the Badge');
  t.offers('Jungle Oasis, Tortuga').pick('Tortuga');
  t.expect('counters: Walker 1 | vp: A 2, B 2');
});
