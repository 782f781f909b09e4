import { scene } from '../kit/scene.ts';

// Leader Two

scene('Leader Two strengthens another minion of yours, on any base, for the turn', (table) => {
  const t = table(`shows: Leader Two 1
    Jungle Oasis: A Leader Two, A Ghost, B Ghost | Tortuga: A Invader, B Invader`);
  t.use('Leader Two');
  t.offers('Ghost, Invader').expect('picks: 1').pick('Invader');
  t.expect('power: Invader 5, Leader Two 6, Ghost 2 | cannot use: Leader Two');
  t.endTurn();
  t.expect('turn: B | power: Invader 3');
});

scene('Leader Two alone has nobody to strengthen', (table) => {
  const t = table('shows: Leader Two | Jungle Oasis: A Leader Two, B Ghost | Tortuga: B Ghost');
  t.expect('cannot use: Leader Two | why not A Leader Two: nothing to choose from');
});

// Solarshout

scene('Solarshout: the loss stays although its abilities are lost afterwards', (table) => {
  const t = table('shows: Solarshout 1 | Antarctic Base: A Solarshout [A The Touch] | Tortuga');
  t.use('Solarshout');
  t.expect('power: Solarshout 2 | plays left: minion, action, action using Solarshout');
  t.use('Solarshout', 'The Touch');
  t.expect('power: Solarshout 5 | plays left: minion, action, action using Solarshout');
});

scene('Solarshout is weaker for the turn whether or not the extra action is played', (table) => {
  const t = table('shows: Solarshout 2 | Jungle Oasis: A Solarshout | Tortuga');
  t.use('Solarshout');
  t.expect('power: Solarshout 2 | cannot use: Solarshout');
  t.endTurn();
  t.expect('turn: B | power: Solarshout 4');
});

// Bruiser

scene('Bruiser loses what it was lent, but not what an action does by itself', (table) => {
  const t = table(`shows: Bruiser 1, R10.71 | A: The Touch
    Antarctic Base: A Bruiser [A Flighterizer, A Cesium Armor, A Matrix of Bossiness] | Tortuga`);
  t.use('Bruiser');
  t.expect('power: Bruiser 8 | cannot use: Bruiser | why not A Bruiser: already used this turn');
  t.play('The Touch', 'Bruiser');
  t.expect('can use: Bruiser');
  t.use('Bruiser');
  t.expect('power: Bruiser 11 | cannot use: Bruiser');
});

scene('Bruiser has all its abilities again when your next turn starts', (table) => {
  const t = table('shows: Bruiser 2, R10.71 | Antarctic Base: A Bruiser [A Flighterizer] | Tortuga');
  t.use('Bruiser').endTurn();
  t.expect('turn: B | power: Bruiser 4').endTurn();
  t.expect('turn: A | power: Bruiser 2');
  t.use('Bruiser', 'Flighterizer');
  t.expect('Tortuga: A Bruiser [A Flighterizer] | power: Bruiser 1 | can use: Bruiser');
});

scene('Bruiser cannot be destroyed', (table) => {
  const t = table(`shows: Bruiser | turn: B | B: Seeing Stars | Jungle Oasis: A Bruiser | Tortuga: B Ghost`);
  t.play('Seeing Stars').pick('Bruiser');
  t.expect('Jungle Oasis: A Bruiser');
});

scene('Bruiser can be destroyed while it is stronger', (table) => {
  const t = table(`shows: Bruiser 2 | B: Change Into A Gun | Jungle Oasis: A Bruiser, B King Rex | Tortuga`);
  t.use('Bruiser').endTurn();
  t.play('Change Into A Gun', 'King Rex');
  t.expect('A discard: Bruiser');
});

scene('Bruiser: the turn of whoever used it counts, whoever controls it then', (table) => {
  const t = table(`shows: Bruiser 2 | players: 3 | B: Make Contact | Antarctic Base: A Bruiser | Tortuga`);
  t.use('Bruiser').endTurn();
  t.play('Make Contact', 'Bruiser');
  t.expect('controller: Bruiser B | power: Bruiser 4 | cannot use: Bruiser');
  t.expect('why not B Bruiser: its abilities are lost');
  t.endTurn();
  t.expect('turn: C | power: Bruiser 4').endTurn();
  t.expect('turn: A | power: Bruiser 2');
});

// Huffie

scene('Huffie moves to another base, for 1 power in this turn', (table) => {
  const t = table(`shows: Huffie | Jungle Oasis: A Huffie | Tortuga: B Ghost | The Homeworld`);
  t.use('Huffie');
  t.offers('The Homeworld, Tortuga').pick('Tortuga');
  t.expect('Tortuga: B Ghost, A Huffie | power: Huffie 2 | cannot use: Huffie');
  t.endTurn();
  t.expect('power: Huffie 3');
});

scene('Huffie is weaker even if something keeps it where it is', (table) => {
  const t = table(`shows: Huffie 1 | Jungle Oasis: A Huffie, B Ghost, B Entangled | Tortuga`);
  t.use('Huffie');
  t.expect('power: Huffie 2 | Tortuga: nothing');
});

// Cesium Armor

scene('Cesium Armor: anybody’s minion, with 1 more power; nobody can destroy it', (table) => {
  const t = table(`shows: Cesium Armor 1 | A: Cesium Armor, Seeing Stars, Beam Up, Time Loop
    Jungle Oasis: A Huffie, B Ghost | Tortuga: A Grave Digger`);
  t.play('Cesium Armor', 'Ghost');
  t.expect('power: Ghost 3').endTurn();
  t.endTurn();
  t.play('Time Loop').play('Seeing Stars').pick('Ghost');
  t.expect('Jungle Oasis: A Huffie, B Ghost [A Cesium Armor]');
  t.play('Beam Up').pick('Ghost');
  t.expect('Jungle Oasis: A Huffie | B: Ghost | A discard: Cesium Armor, ...');
});

scene('Cesium Armor, current printing: 2 more power', (table) => {
  const t = table(`shows: Cesium Armor | printing: current | A: Cesium Armor | turn: A | B: Seeing Stars
    Jungle Oasis: A Ghost | Tortuga`);
  t.play('Cesium Armor', 'Ghost');
  t.expect('power: Ghost 4').endTurn();
  t.expect('turn: B | power: Ghost 4');
});

scene('Cesium Armor, current printing: not to be destroyed', (table) => {
  const t = table(`shows: Cesium Armor | printing: current | A: Red Birthday Party
    Jungle Oasis: A Ghost [A Cesium Armor] | Tortuga`);
  t.play('Red Birthday Party');
  t.expect('Jungle Oasis: A Ghost [A Cesium Armor]');
});

// Change Into A Gun

scene(
  'Change Into A Gun destroys one there, judged with the loss, yours too and even its bearer',
  (table) => {
    const t = table(`shows: Change Into A Gun 1 | A: Change Into A Gun
    Antarctic Base: A Supreme Overlord, A Ghost, B King Rex, B Grave Digger | Tortuga: B Ghost`);
    t.play('Change Into A Gun', 'Supreme Overlord');
    t.offers('Ghost, Grave Digger, Supreme Overlord').expect('picks: 1 | power: Supreme Overlord 3');
    t.pick('Grave Digger');
    t.expect('B discard: Grave Digger');
  },
);

scene('Change Into A Gun: the destruction is mandatory', (table) => {
  const t = table(`shows: Change Into A Gun 1 | A: Change Into A Gun | Tortuga: A Ghost | Jungle Oasis`);
  t.play('Change Into A Gun', 'Ghost');
  t.expect('A discard: Change Into A Gun, Ghost | Tortuga: nothing');
});

scene('Change Into A Gun with nothing to destroy stays until its controller’s turn', (table) => {
  const t = table(`shows: Change Into A Gun 2 | A: Change Into A Gun | Tortuga: A King Rex | Jungle Oasis`);
  t.play('Change Into A Gun', 'King Rex');
  t.expect('power: King Rex 5').endTurn();
  t.expect('turn: B | power: King Rex 5').endTurn();
  t.expect('turn: A | power: King Rex 7 | A discard: Change Into A Gun');
});

scene(
  'Change Into A Gun on a minion that has changed sides goes as its own controller’s turn begins',
  (table) => {
    const t = table(`shows: Change Into A Gun 2 | turn: A
    Tortuga: B(A) King Rex [A Change Into A Gun] | Jungle Oasis`);
    t.endTurn();
    t.expect('turn: B | power: King Rex 5').endTurn();
    t.expect('turn: A | power: King Rex 7');
  },
);

// Change Up and Roll On

scene('Change Up and Roll On: as many as you like come from other bases, each 1 weaker', (table) => {
  const t = table(`shows: Change Up and Roll On 1 | A: Change Up and Roll On | B: Full Sail
    Jungle Oasis: A King Rex, B Supreme Overlord | Tortuga: A Huffie, B Ghost | The Homeworld: A Ghost, A Invader`);
  t.expect('cannot play: Change Up and Roll On').endTurn();
  t.pick('use Change Up and Roll On');
  t.offers('Ghost, Huffie, Invader').expect('picks: 0-3');
  t.pick('Huffie', 'Ghost @ The Homeworld');
  t.expect('asked: B | power: Huffie 2, King Rex 7, Invader 3');
  t.expect('Jungle Oasis: A King Rex, B Supreme Overlord, A Huffie, A Ghost | power: A Ghost 1');
  t.pass();
});

scene('Change Up and Roll On: what cannot be moved is no weaker', (table) => {
  const t = table(`shows: Change Up and Roll On 1 | players: 3 | A: Change Up and Roll On | B: Full Sail
    Jungle Oasis: A King Rex, B Supreme Overlord | Tortuga: A Huffie, C Ghost, C Entangled
    The Homeworld: A Invader, B Ghost`);
  t.endTurn();
  t.pick('use Change Up and Roll On').pick('Huffie', 'Invader');
  t.expect('asked: B | Tortuga: A Huffie, C Ghost, C Entangled | power: Huffie 3, Invader 2');
  t.pass();
});

// Flighterizer

scene(
  'Flighterizer: the minion itself can move, 1 weaker for the turn, once for each such action',
  (table) => {
    const t = table(`shows: Flighterizer 1 | A: Flighterizer
    Jungle Oasis: A Ghost [A Flighterizer], B Ghost | Tortuga`);
    t.play('Flighterizer', 'Ghost');
    t.use('Ghost');
    t.expect('Tortuga: A Ghost [A Flighterizer, A Flighterizer] | power: A Ghost 1');
    t.use('Ghost');
    t.expect('Jungle Oasis: B Ghost, A Ghost [A Flighterizer, A Flighterizer] | power: A Ghost 0');
    t.expect('cannot use: A Ghost');
  },
);

scene('Flighterizer: whoever controls the minion uses the talent', (table) => {
  const t = table(`shows: Flighterizer 1 | turn: B | Jungle Oasis: B Ghost [A Flighterizer] | Tortuga`);
  t.use('Ghost');
  t.expect('Tortuga: B Ghost [A Flighterizer] | power: Ghost 1');
});

// Form Mergacon

scene('Form Mergacon: your minions at one base, and none that come later', (table) => {
  const t = table(`shows: Form Mergacon 1 | A: Form Mergacon, Invader
    Jungle Oasis: A Ghost, A Huffie, B Ghost | Tortuga: A Ghost | The Homeworld: B Ghost`);
  t.play('Form Mergacon');
  t.offers('Jungle Oasis, Tortuga').pick('Jungle Oasis');
  t.expect('power: A Ghost 3, Huffie 4, B Ghost 2, Ghost @ Tortuga 2');
  t.play('Invader', 'Jungle Oasis');
  t.expect('power: Invader 3');
  t.use('Huffie').pick('Tortuga');
  t.expect('power: Huffie 3').endTurn();
  t.expect('power: A Ghost 2, Huffie 3');
});

// Matrix of Bossiness

scene('Matrix of Bossiness: 5 is printed, also where it was more; the rest comes on top', (table) => {
  const t = table(`shows: Matrix of Bossiness 1, R10.70 | A: Matrix of Bossiness
    Antarctic Base: A Leader Two +1 [A Upgrade], A Ghost | Tortuga`);
  t.expect('power: Leader Two 9');
  t.play('Matrix of Bossiness', 'Leader Two');
  t.expect('power: Leader Two 8');
});

scene('Matrix of Bossiness: what asks for printed power in play sees 5', (table) => {
  const t = table(`shows: Matrix of Bossiness 2, R10.70 | A: Matrix of Bossiness
    Antarctic Base: A Ghost, B Mimic, B Invader | Tortuga`);
  t.expect('power: Mimic 3');
  t.play('Matrix of Bossiness', 'Ghost');
  t.expect('power: Ghost 5, Mimic 5');
});

scene('Matrix of Bossiness: out of play the real number counts', (table) => {
  const t = table(`shows: Matrix of Bossiness 2, R10.70 | A: Beam Up
    Tsar's Palace: A Ghost [A Matrix of Bossiness] | Tortuga`);
  t.play('Beam Up');
  t.expect("A: Ghost | why not A Ghost -> Tsar's Palace: forbidden: Tsar's Palace");
});

// Passengers

scene('Passengers: another of your minions follows, from where the last move began', (table) => {
  const t = table(`shows: Passengers 1 | A: Cannon, Dinghy
    Jungle Oasis: A Huffie [B Passengers], A Ghost | Tortuga: A Invader, A Grave Digger, B Ghost | The Homeworld`);
  t.expect('can use: Huffie').use('Huffie').pick('Tortuga');
  t.play('Dinghy').pick('Huffie').pick('The Homeworld');
  t.use('Huffie', 'Passengers');
  t.offers('Grave Digger, Invader').expect('picks: 1').pick('Invader');
  t.expect('The Homeworld: A Huffie [B Passengers], A Invader | cannot use: Huffie');
});

scene('Passengers: ‘yours’ is whoever controls the minion', (table) => {
  const t = table(`shows: Passengers 1 | turn: B
    Jungle Oasis: B Huffie [A Passengers], A Ghost, B Invader | Tortuga`);
  t.use('Huffie').use('Huffie', 'Passengers');
  t.expect('Tortuga: B Huffie [A Passengers], B Invader | Jungle Oasis: A Ghost');
});

scene('Passengers: nothing to use before the minion has moved', (table) => {
  const t = table(
    `shows: Passengers 2 | Jungle Oasis: A Ghost [A Passengers], A Invader | Tortuga: A Invader`,
  );
  t.expect('cannot use: Ghost');
});

scene('Passengers: nobody comes from a base that is no longer in play', (table) => {
  const t = table(`shows: Passengers 2 | A: Terraforming | base deck: The Homeworld
    Jungle Oasis: A Huffie [A Passengers], A Invader | Tortuga`);
  t.use('Huffie').expect('can use: Huffie');
  t.play('Terraforming').pick('Jungle Oasis');
  t.expect('The Homeworld: A Invader | cannot use: Huffie');
});

// The Touch

scene('The Touch: all other abilities are lost, lent ones too; what actions do themselves stays', (table) => {
  const t = table(`shows: The Touch 1, R10.71 | A: Flighterizer
    Antarctic Base: A Bruiser [A The Touch, A The Touch, A Matrix of Bossiness] | Tortuga`);
  t.use('Bruiser', 'The Touch');
  t.expect('power: Bruiser 8 | cannot use: Bruiser');
  t.play('Flighterizer', 'Bruiser');
  t.use('Bruiser');
  t.expect('Tortuga: A Bruiser [A The Touch, A The Touch, A Matrix of Bossiness, A Flighterizer]');
  t.expect('power: Bruiser 7 | cannot use: Bruiser');
});

scene('The Touch takes away a protection', (table) => {
  const t = table(
    `shows: The Touch 1 | A: Red Birthday Party | Antarctic Base: A Bruiser [A The Touch] | Tortuga`,
  );
  t.use('Bruiser', 'The Touch');
  t.play('Red Birthday Party');
  t.expect('A discard: Bruiser, The Touch, Red Birthday Party');
});

scene('The Touch: a protection that an action gives stays', (table) => {
  const t = table(`shows: The Touch 1 | A: Red Birthday Party
    Antarctic Base: A Ghost [A The Touch, A Cesium Armor] | Tortuga`);
  t.use('Ghost');
  t.play('Red Birthday Party');
  t.expect('Antarctic Base: A Ghost [A The Touch, A Cesium Armor] | power: Ghost 6');
});

scene('The Touch: the abilities are back in the next turn, and so is the talent', (table) => {
  const t = table(`shows: The Touch 2 | Antarctic Base: A Huffie [A The Touch] | Tortuga`);
  t.use('Huffie', 'The Touch').endTurn();
  t.expect('power: Huffie 3').endTurn();
  t.use('Huffie');
  t.expect('Tortuga: A Huffie [A The Touch]');
  t.use('Huffie');
  t.expect('power: Huffie 5');
});

scene('The Touch: of no use to a minion that has lost its abilities before', (table) => {
  const t = table(`shows: The Touch 2, R10.71 | Antarctic Base: A Bruiser [A The Touch] | Tortuga`);
  t.use('Bruiser');
  t.expect('cannot use: Bruiser');
});

scene('The Touch keeps its own talent, which Standing Stones lets you use again', (table) => {
  const t = table(`shows: The Touch 1, R10.71 | Standing Stones: A Huffie [A The Touch] | Tortuga`);
  t.use('Huffie', 'The Touch');
  t.offers('use Huffie, pass');
  t.use('Huffie');
  t.expect('power: Huffie 9 | cannot use: Huffie');
});

scene('A minion that has lost its abilities has nothing to copy', (table) => {
  const t = table(
    `shows: R10.71 | players: 2 | A: Copycat | Antarctic Base: A Huffie [A The Touch] | Tortuga`,
  );
  t.use('Huffie', 'The Touch');
  t.play('Copycat', 'Tortuga');
  t.expect('cannot use: Copycat');
});

// Mergacon

scene('Mergacon: at the start of your turn, at a base with two minions that you control', (table) => {
  const t = table(`shows: Mergacon 1 | from: start of turn | A titans: Mergacon
    Jungle Oasis: A Ghost, A(B) Ghost | Tortuga: A Invader, A Ghost, B Ghost | The Homeworld: A Invader, B(A) Ghost`);
  t.pick('yes');
  t.offers('Jungle Oasis, Tortuga').pick('Tortuga');
  t.expect('Tortuga: A Invader, A Ghost, B Ghost, A Mergacon | total at Tortuga: A 8, B 2');
});

scene('Mergacon: nobody is asked where no base has two of yours', (table) => {
  const t = table(`shows: Mergacon 1 | from: start of turn | A titans: Mergacon
    Jungle Oasis: A Ghost, B(A) Ghost | Tortuga: A Invader`);
  t.expect('question: play | A titans: Mergacon');
});

scene('Mergacon: once it has moved it gives nothing for the turn, not even in a clash', (table) => {
  const t = table(`shows: Mergacon 2, R10.71 | Jungle Oasis: A Mergacon, A Ghost
    Tortuga: A King Rex, B Grave Digger, B Creampuff Man`);
  t.expect('total at Jungle Oasis: A 5');
  t.use('Mergacon');
  t.expect('A titans: Mergacon | total at Jungle Oasis: A 2 | total at Tortuga: A 7, B 9');
});

scene('Mergacon has its power again when the turn is over', (table) => {
  const t = table(
    `shows: Mergacon 2 | Jungle Oasis: A Mergacon, A Ghost | Tortuga: A Invader | The Homeworld`,
  );
  t.use('Mergacon');
  t.offers('The Homeworld, Tortuga').pick('Tortuga');
  t.expect('total at Tortuga: A 3 | cannot use: Mergacon').endTurn();
  t.expect('turn: B | total at Tortuga: A 6');
});
