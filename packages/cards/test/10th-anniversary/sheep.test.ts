import { scene } from '../kit/scene.ts';

scene('Little Bo Peep: other players move nothing to her base or away, whosever it is', (table) => {
  const t = table(`shows: Little Bo Peep 1 | turn: B | B: Invasion
    Jungle Oasis: A Little Bo Peep, A Ghost, B Ghost | Tortuga: B Captain Ahab, A Invader | Ninja Dojo`);
  t.play('Invasion').offers('Captain Ahab, Invader').pick('Captain Ahab');
  t.expect('Ninja Dojo: B Captain Ahab');
});

scene('Little Bo Peep: you may move anybody’s', (table) => {
  const t = table(`shows: Little Bo Peep 1 | A: 2 Invasion, Time Loop
    Jungle Oasis: A Little Bo Peep, B Ghost | Tortuga: B Captain Ahab`);
  t.play('Time Loop').play('Invasion').pick('Captain Ahab');
  t.play('Invasion').offers('Captain Ahab, Ghost, Little Bo Peep').pick('Ghost');
  t.expect('Jungle Oasis: A Little Bo Peep, B Captain Ahab | Tortuga: B Ghost');
});

scene('Little Bo Peep stops the Black Sheep of others only', (table) => {
  const t = table(`shows: Little Bo Peep 2, Black Sheep 2 | A: Captain Ahab
    Jungle Oasis: A Little Bo Peep, A Black Sheep, B Black Sheep | Tortuga`);
  t.play('Captain Ahab', 'Jungle Oasis').pick('A Black Sheep');
  t.expect('Jungle Oasis: A Little Bo Peep, B Black Sheep, A Captain Ahab | Tortuga: A Black Sheep');
});

scene('Little Bo Peep does not stop playing and returning; her talent fetches one of yours', (table) => {
  const t = table(`shows: Little Bo Peep 3 | turn: B | B: Captain Ahab, Beam Up | decks: 6 Howl
    Jungle Oasis: A Little Bo Peep, A Invader | Tortuga: A Ghost, B Ghost`);
  t.play('Captain Ahab', 'Jungle Oasis').play('Beam Up').pick('Invader');
  t.expect('Jungle Oasis: A Little Bo Peep, B Captain Ahab | A: Invader');
  t.endTurn();
  t.use('Little Bo Peep');
  t.expect('Jungle Oasis: A Little Bo Peep, B Captain Ahab, A Ghost');
});

scene('Ram moves, and may send a weak minion of anybody home', (table) => {
  const t = table(`shows: Ram 1 | Jungle Oasis: A Ram, B Ghost
    Tortuga: B Captain Ahab, A Ghost, B Invader | Ninja Dojo: B Ghost`);
  t.use('Ram').offers('Ninja Dojo, Tortuga').pick('Tortuga');
  t.expect('picks: 0-1').offers('Captain Ahab, Ghost').pick('Captain Ahab');
  t.expect('B: Captain Ahab | Tortuga: A Ghost, B Invader, A Ram');
});

scene('Ram: where it cannot move, nothing is returned', (table) => {
  const t = table('shows: Ram 1 | Jungle Oasis: A Ram, B Ghost, B Little Bo Peep | Tortuga: B Ghost');
  t.expect('cannot use: Ram');
  t.leave();
});

scene('Black Sheep leaves after any minion played here, when that has done what it does', (table) => {
  const t = table(`shows: Black Sheep 1 | turn: B | B: Enchantress | decks: 6 Howl
    Jungle Oasis: A Black Sheep | Tortuga | Ninja Dojo`);
  t.play('Enchantress', 'Jungle Oasis');
  t.expect('asked: A | B: Howl').offers('Ninja Dojo, Tortuga').pick('Ninja Dojo');
  t.expect('Jungle Oasis: B Enchantress | Ninja Dojo: A Black Sheep');
});

scene(
  'Black Sheep: protection from the cards of others does not hold it back; its own arrival does not count',
  (table) => {
    const t = table(`shows: Black Sheep 2 | A: Black Sheep, Captain Ahab, Summon
    Jungle Oasis: A Ghost | Tortuga: A Black Sheep [A Incorporeal] | Ninja Dojo`);
    t.play('Black Sheep', 'Jungle Oasis');
    t.expect('question: play');
    t.play('Summon').play('Captain Ahab', 'Tortuga').pick('Ninja Dojo');
    t.expect('Ninja Dojo: A Black Sheep [A Incorporeal]');
  },
);

scene('Several Black Sheep leave, each for a base of its own', (table) => {
  const t = table(`shows: Black Sheep 3 | A: Captain Ahab
    Jungle Oasis: A 2 Black Sheep | Tortuga | Ninja Dojo`);
  t.play('Captain Ahab', 'Jungle Oasis').pick('Tortuga').pick('Ninja Dojo');
  t.expect('Tortuga: A Black Sheep | Ninja Dojo: A Black Sheep | Jungle Oasis: A Captain Ahab');
});

scene('Flock follows any minion that moves away, whoever moves it', (table) => {
  const t = table(`shows: Flock 1 | turn: B | B: Invasion
    Jungle Oasis: A Flock, B Ghost | Tortuga: A Little Bo Peep, A Ghost | Ninja Dojo: B Flock`);
  t.play('Invasion').pick('Ghost @ Jungle Oasis');
  t.expect('Ninja Dojo: B Flock, B Ghost, A Flock');
});

scene('Flock: its controller moves it, so your own Little Bo Peep lets it in', (table) => {
  const t = table(`shows: Flock 1 | A: Invasion
    Jungle Oasis: A Flock, B Ghost | Tortuga: A Little Bo Peep | Ninja Dojo`);
  t.play('Invasion').pick('Ghost').pick('Tortuga');
  t.expect('Tortuga: A Little Bo Peep, B Ghost, A Flock');
});

scene('Flock does not follow after a base has scored, but does before', (table) => {
  const t = table(`shows: Flock 2 | from: score bases | decks: 6 Howl | base deck: Tortuga
    Jungle Oasis: A King Rex, A First Mate, A Flock, B Grave Digger | Ninja Dojo: B Pirate King, B Flock | The Homeworld`);
  t.expect('asked: B').pick('yes');
  t.expect('asked: A').pick('Ninja Dojo');
  t.expect('Ninja Dojo: A First Mate | vp: A 2, B 2 | A discard in any order: King Rex, Flock');
  t.expect('B discard in any order: Grave Digger, Pirate King, Flock');
});

scene('Flock: of several goals its controller picks one', (table) => {
  const t = table(`shows: Flock 3 | turn: B | B: Dinghy
    Jungle Oasis: A Flock, B Ghost, B Invader | Tortuga | Ninja Dojo | The Homeworld`);
  t.play('Dinghy').pick('Ghost', 'Invader').pick('Tortuga').pick('Ninja Dojo');
  t.expect('asked: A').offers('Ninja Dojo, Tortuga').pick('Ninja Dojo');
  t.expect('Ninja Dojo: B Invader, A Flock | Jungle Oasis: nothing');
});

scene('Flock: several follow, and that is all', (table) => {
  const t = table(`shows: Flock 3 | A: Shanghai
    Jungle Oasis: A 2 Flock, B Ghost | Tortuga: A Flock | Ninja Dojo`);
  t.play('Shanghai').pick('Tortuga');
  t.expect('Tortuga in any order: A 3 Flock, B Ghost | Jungle Oasis: nothing | question: play');
});

scene('Flock stays where it is if it may not go there', (table) => {
  const t = table(`shows: Flock 4 | turn: B | B: Invasion
    Jungle Oasis: A Flock, B Ghost | Tortuga: B Little Bo Peep`);
  t.play('Invasion').pick('Ghost');
  t.expect('Jungle Oasis: A Flock | Tortuga: B Little Bo Peep, B Ghost');
});

scene('Counting Sheep: power that goes up anywhere, for those who are there then', (table) => {
  const t = table(`shows: Counting Sheep 1 2 | turn: B | decks: 6 Howl | A: Green Trooper
    B: 2 Augmentation, Captain Ahab, 2 Time Loop
    The Homeworld: A Counting Sheep, A Ghost, A Invader | Tortuga: B Invader, A King Rex`);
  t.play('Time Loop').play('Time Loop').play('Captain Ahab', 'Tortuga');
  t.expect('power: A Ghost 2');
  t.play('Augmentation').pick('King Rex');
  t.expect('power: A Ghost 2');
  t.play('Augmentation').pick('B Invader');
  t.expect('power: A Ghost 3, A Invader 4, King Rex 11');
  t.endTurn();
  t.expect('power: A Ghost 2');
});

scene('Counting Sheep: as often as it happens; one effect on several counts once', (table) => {
  const t =
    table(`shows: Counting Sheep 2 | turn: B | decks: 6 Howl | B: Augmentation, Jolt, Time Loop, Captain Ahab
    The Homeworld: A Counting Sheep, A Ghost | Tortuga: B Invader, B Warbot`);
  t.play('Time Loop').play('Jolt');
  t.expect('power: Ghost 3');
  t.play('Augmentation').pick('Warbot');
  t.expect('power: Ghost 4');
});

scene('Counting Sheep: two of them set each other off once', (table) => {
  const t = table(`shows: Counting Sheep 2, R10.52 | A: Augmentation | decks: 6 Howl
    The Homeworld: A Counting Sheep, B Counting Sheep, A Ghost, B Invader | Tortuga`);
  t.play('Augmentation').pick('Ghost');
  t.expect('power: Ghost 7, Invader 4');
});

scene('Counting Sheep, current: once in a turn', (table) => {
  const t =
    table(`shows: Counting Sheep | printing: current | turn: B | decks: 6 Howl | B: Augmentation, Jolt, Time Loop
    The Homeworld: A Counting Sheep, A Ghost | Tortuga: B Invader, B Warbot`);
  t.play('Time Loop').play('Jolt');
  t.expect('power: Ghost 3');
  t.play('Augmentation').pick('Warbot');
  t.expect('power: Ghost 3');
});

scene('Ewe Shall Pass: a move, a card and an extra action', (table) => {
  const t = table(
    `shows: Ewe Shall Pass 1 | A: Ewe Shall Pass | A deck: 2 Howl | Jungle Oasis: A Ghost, B Invader | Tortuga`,
  );
  t.play('Ewe Shall Pass');
  t.expect('Tortuga: A Ghost | A: Howl | plays left: minion, action using Ewe Shall Pass');
  t.leave();
});

scene('Ewe Shall Pass: the rest happens even if nothing can move', (table) => {
  const t = table(`shows: Ewe Shall Pass 1 | A: Ewe Shall Pass | A deck: 2 Stomp | Jungle Oasis: A Ghost`);
  t.play('Ewe Shall Pass').play('Stomp');
  t.expect('Jungle Oasis: A Ghost, A Stomp');
});

scene("In Sheep's Clothing: its controller may let the minion follow, whosever it is", (table) => {
  const t = table(`shows: In Sheep's Clothing 1 | A: Shanghai
    Jungle Oasis: B Ghost [A In Sheep's Clothing], B Invader | Tortuga | Ninja Dojo`);
  t.play('Shanghai').pick('Invader').pick('Tortuga');
  t.expect('asked: A | picks: 0-1').offers('Tortuga').pick('Tortuga');
  t.expect("Tortuga: B Invader, B Ghost | A discard in any order: Shanghai, In Sheep's Clothing");
});

scene("In Sheep's Clothing: declined, or where the minion cannot go, it stays", (table) => {
  const t = table(`shows: In Sheep's Clothing 1 | A: 2 Shanghai, Time Loop
    Jungle Oasis: B Ghost [A In Sheep's Clothing], B Invader, B Captain Ahab | Tortuga
    Ninja Dojo: B Warbot [A In Sheep's Clothing], B Buccaneer`);
  t.play('Time Loop').play('Shanghai').pick('Invader').pick('Tortuga').pick();
  t.expect("Jungle Oasis: B Ghost [A In Sheep's Clothing], B Captain Ahab | Tortuga: B Invader");
  t.leave();
});

scene("In Sheep's Clothing: where its controller cannot move the minion, it stays", (table) => {
  const t = table(`shows: In Sheep's Clothing 1 | turn: B | B: Invasion
    Jungle Oasis: B Little Bo Peep, B Ghost [A In Sheep's Clothing], B Invader | Tortuga`);
  t.play('Invasion').pick('Invader');
  t.expect("question: play | Jungle Oasis: B Little Bo Peep, B Ghost [A In Sheep's Clothing]");
});

scene("In Sheep's Clothing: not after a base has scored", (table) => {
  const t = table(`shows: In Sheep's Clothing 2 | from: score bases | decks: 6 Howl | base deck: Tortuga
    Jungle Oasis: A King Rex, A First Mate, A Invader [A In Sheep's Clothing] | Ninja Dojo`);
  t.pick('Ninja Dojo');
  t.expect('Ninja Dojo: A First Mate | turn: B');
});

scene('On the Lamb: one of yours with all of another player there, to one base', (table) => {
  const t = table(`shows: On the Lamb 1 | players: 3 | A: On the Lamb
    Jungle Oasis: A Ghost, A Invader, B Ghost, B Invader, C Ghost | Tortuga | Ninja Dojo: B Ghost`);
  t.play('On the Lamb').pick('Invader').offers('B, C').pick('B');
  t.offers('Ninja Dojo, Tortuga').pick('Tortuga');
  t.expect('Tortuga in any order: A Invader, B Ghost, B Invader | Jungle Oasis: A Ghost, C Ghost');
});

scene('On the Lamb: even a player who has none there', (table) => {
  const t = table(`shows: On the Lamb 1 | players: 3 | A: On the Lamb
    Jungle Oasis: A Ghost, B Ghost | Tortuga | Ninja Dojo: B Ghost`);
  t.play('On the Lamb').pick('C').pick('Tortuga');
  t.expect('Tortuga: A Ghost | Jungle Oasis: B Ghost');
});

scene('On the Lamb: what cannot be moved stays, the others go', (table) => {
  const t = table(`shows: On the Lamb 2 | A: On the Lamb
    Jungle Oasis: A Ghost, B Ghost [B Incorporeal], B Invader | Tortuga`);
  t.play('On the Lamb');
  t.expect('Tortuga in any order: A Ghost, B Invader | Jungle Oasis: B Ghost [B Incorporeal]');
});

scene('Shearing: a card, 2 less power, and it comes back as your turn starts', (table) => {
  const t = table(
    `shows: Shearing 1 2 | A: Shearing | decks: 6 Howl | The Homeworld: A King Rex, B King Rex | Tortuga`,
  );
  t.play('Shearing');
  t.expect('A: Howl | power: A King Rex 5');
  t.endTurn();
  t.expect('The Homeworld: A King Rex [A Shearing], B King Rex').endTurn();
  t.expect('turn: A | A: 3 Howl, Shearing | The Homeworld: A King Rex, B King Rex');
});

scene(
  'Shearing: under another player’s control it still comes back to you; gone before, it does not',
  (table) => {
    const t = table(`shows: Shearing 1 2 | turn: B | B: Make Contact | decks: 6 Howl
    Jungle Oasis: A King Rex [A Shearing] | Tortuga: B Ghost`);
    t.play('Make Contact', 'King Rex');
    t.expect('Jungle Oasis: B(A) King Rex [A Shearing, B Make Contact] | power: King Rex 5').endTurn();
    t.expect('A: Shearing | Jungle Oasis: B(A) King Rex [B Make Contact]');
  },
);

scene('Shearing: destroyed earlier it stays in the discard pile', (table) => {
  const t = table(
    `shows: Shearing 1 | turn: B | B: Disenchant | decks: 6 Howl | Jungle Oasis: A King Rex [A Shearing] | Tortuga`,
  );
  t.play('Disenchant').endTurn();
  t.expect('turn: A | A discard: Shearing');
});

scene('Shearing, current: on any minion', (table) => {
  const t = table(
    `shows: Shearing | printing: current | A: Shearing | decks: 6 Howl | Jungle Oasis: A King Rex, B Invader | Tortuga`,
  );
  t.play('Shearing', 'Invader');
  t.expect('power: Invader 1 | A: Howl');
  t.endTurn();
  t.endTurn();
  t.expect('A: 3 Howl, Shearing | power: Invader 3');
});

scene('To Follow, or Not?: an action out of another discard pile, for you', (table) => {
  const t = table(`shows: To Follow, or Not? 1 2 | A: To Follow, or Not? | A deck: 2 Howl
    B discard: Stomp, Ghost | Jungle Oasis | Tortuga`);
  t.play('To Follow, or Not?');
  t.expect('picks: 0-1').offers('Stomp').pick('Stomp').pick('Tortuga');
  t.expect('Tortuga: A(B) Stomp | A: Howl | total at Tortuga: A 2, B 0 | B discard: Ghost');
});

scene('To Follow, or Not?: left there, or of no use now, it stays; the card is drawn anyway', (table) => {
  const t =
    table(`shows: To Follow, or Not? 1 | A: 2 To Follow, or Not?, Time Loop | A deck: 3 Howl | players: 3
    B discard: Stomp, Ghost | C discard: Power Pose | Jungle Oasis | Tortuga`);
  t.play('Time Loop').play('To Follow, or Not?').pick('B').pick();
  t.play('To Follow, or Not?').pick('C');
  t.expect('A: 2 Howl | B discard: Stomp, Ghost | C discard: Power Pose');
});

scene('To Follow, or Not?: destroyed it goes to its owner', (table) => {
  const t = table(`shows: To Follow, or Not? 2 | A: To Follow, or Not?, Disenchant, Time Loop | A deck: 2 Howl
    B discard: Stomp | Jungle Oasis | Tortuga`);
  t.play('Time Loop').play('To Follow, or Not?').pick('Stomp').pick('Tortuga').play('Disenchant');
  t.expect('B discard: Stomp | Tortuga: nothing');
});

scene('Wood for Sheep: a gift for the card that was shown, which is played at once', (table) => {
  const t = table(`shows: Wood for Sheep 1 2 3 | players: 3 | A: Wood for Sheep, Howl | B: Warbot
    Jungle Oasis | Tortuga`);
  t.play('Wood for Sheep').pick('B');
  t.expect('picks: 0-1 | purpose: give | C sees B: Warbot').offers('Howl').pick('Howl').pick('Tortuga');
  t.expect('Tortuga: A(B) Warbot | B: Howl | C sees B: 1 ? | plays left: minion');
});

scene('Wood for Sheep: without a gift it stays in that hand, and everybody knows it', (table) => {
  const t = table(`shows: Wood for Sheep 1 | A: Wood for Sheep, Howl | B: Stomp | Jungle Oasis | Tortuga`);
  t.play('Wood for Sheep').pick();
  t.expect('A sees B: Stomp | A: Howl');
});

scene('Wood for Sheep: nothing to give, nothing shown, or nothing to be played', (table) => {
  const t = table(`shows: Wood for Sheep 1 3 | players: 4 | A: 2 Wood for Sheep, Time Loop | B: Power Pose
    Jungle Oasis | Tortuga`);
  t.play('Time Loop').play('Wood for Sheep').pick('B');
  t.expect('A sees B: Power Pose | A: Wood for Sheep');
  t.play('Wood for Sheep').pick('C');
  t.expect('question: play');
});

scene('Wood for Sheep: you need a card to give', (table) => {
  const t = table(`shows: Wood for Sheep 3 | A: Wood for Sheep | B: Stomp | Jungle Oasis | Tortuga`);
  t.play('Wood for Sheep');
  t.expect('question: play | A sees B: Stomp');
});

scene('Wood for Sheep, current: an extra action if you do not play it', (table) => {
  const t = table(
    `shows: Wood for Sheep | printing: current | A: Wood for Sheep, Howl | B: Stomp | Jungle Oasis | Tortuga`,
  );
  t.play('Wood for Sheep').pick();
  t.expect('plays left: minion, action using Wood for Sheep');
  t.leave();
});

scene('Wood for Sheep, current: none if you do, and one for an empty hand', (table) => {
  const t = table(
    `shows: Wood for Sheep | printing: current | A: Wood for Sheep, Howl | B: Stomp | Jungle Oasis | Tortuga`,
  );
  t.play('Wood for Sheep').pick('Howl').pick('Tortuga');
  t.expect('plays left: minion | Tortuga: A(B) Stomp');
});
