import { scene } from '../kit/scene.ts';

// Corners of the rulebooks in combination.

scene('R4: a player who has passed may still respond later', (table) => {
  const t = table(`shows: R4 | players: 3 | from: score bases | decks: 6 Ghost | B: Full Sail | C: Shinobi
    Tortuga: A 3 King Rex, B Archmage | Jungle Oasis | Tar Pits`);
  t.expect('asked: B');
  t.pass();
  t.expect('asked: C');
  t.pick('use Shinobi');
  t.expect('asked: B');
  t.pick('use Full Sail').pick('Archmage').pick('Jungle Oasis');
  t.expect('Jungle Oasis: B Archmage');
});

scene('R5.4: two tied for first leave no second', (table) => {
  const t = table(`shows: R5.4 | players: 3 | from: score bases | decks: 6 Ghost
    Tortuga: A 2 King Rex, B 2 King Rex, C Laseratops | Jungle Oasis`);
  t.expect('vp: A 4, B 4, C 2');
});

scene('R5.4: two tied for second leave no third', (table) => {
  const t = table(`shows: R5.4 | players: 4 | from: score bases | decks: 6 Ghost
    Ninja Dojo: A 2 King Rex, B King Rex, C King Rex, D Laseratops | Jungle Oasis`);
  t.pick();
  t.expect('vp: A 2, B 3, C 3, D 0');
});

scene('R5.6: tied winners each use the base, the current player first', (table) => {
  const t = table(`shows: R5.6 | turn: B | from: score bases | decks: 6 Ghost
    Ninja Dojo: A 2 King Rex, B 2 King Rex | Jungle Oasis: A Archmage, B Ghost`);
  t.expect('asked: B');
  t.pick('Archmage');
  t.expect('asked: A');
  t.pick('Ghost');
  t.expect('Jungle Oasis: nothing');
});

scene('R5.6: of tied winners only the first chooses the next base', (table) => {
  const t = table(`shows: R5.6 | turn: B | from: score bases | decks: 6 Ghost
    base deck: Tar Pits, Tortuga, The Homeworld
    School of Wizardry: A 2 King Rex, B 2 King Rex | Jungle Oasis`);
  t.expect('asked: B');
  t.pick('Tortuga');
  t.pick('Tar Pits', 'The Homeworld');
  t.expect('Tortuga: nothing | turn: A');
});

scene('R6: at 15 each the game goes on; it ends with the turn in which one is ahead', (table) => {
  const t = table(`shows: R6 | vp: A 15, B 15 | decks: 6 Ghost | B: Invader | Tortuga`);
  t.endTurn();
  t.expect('turn: B');
  t.play('Invader');
  t.expect('vp: B 16 | turn: B');
  t.endTurn();
  t.expect('winners: B');
});

scene('R7.4: an uncovered action without a legal place is discarded', (table) => {
  const t = table(`shows: R7.4 | from: start of turn | decks: 6 Ghost
    Tortuga: A buried Poison | Jungle Oasis: B Ghost`);
  t.pick('Poison');
  t.expect('A discard: Poison | Tortuga: nothing');
});

scene('R7.4, R2: uncovered at the start of the turn, it still acts in that phase', (table) => {
  const t = table(`shows: R7.4, R2 | from: start of turn | decks: 6 Ghost
    Tortuga: A buried Choking Vines, B Spirit, B Archmage | Jungle Oasis: B Ghost`);
  t.pick('Choking Vines');
  t.offers('Spirit, Archmage').pick('Spirit');
  t.expect('Tortuga: B Archmage');
});

scene('R8.3: a duelist moved away by a dueling card: no result', (table) => {
  const t = table(`shows: R8.3 | decks: 6 Ghost | A: Gunfighter | B: Way of Deception
    Tortuga: B Spirit | Jungle Oasis`);
  t.play('Gunfighter', 'Tortuga').pick('Spirit').pick('Way of Deception');
  t.expect('Tortuga: A Gunfighter | Jungle Oasis: B Spirit');
});

scene('R9.1: a breakpoint does not go below zero', (table) => {
  const t = table(`shows: R9.1 | A: 2 Rampage, Time Loop | Jungle Oasis: A King Rex | Tortuga`);
  t.play('Time Loop');
  t.play('Rampage').play('Rampage');
  t.expect('breakpoint: Jungle Oasis 0');
});

scene('Tooth and Claw spares its minion from what returns all of them', (table) => {
  const t = table(`shows: Tooth and Claw... and Guns | A: Crop Circles
    Tortuga: B King Rex [B Tooth and Claw... and Guns], B Laseratops, A Ghost | Jungle Oasis`);
  t.play('Crop Circles').pick('Tortuga');
  t.expect('Tortuga: B King Rex | A: Ghost | B: Laseratops | B discard: Tooth and Claw... and Guns');
});

scene('a Buccaneer with nowhere to go is destroyed', (table) => {
  const t = table('shows: Buccaneer | A: Powderkeg | Tortuga: B Buccaneer, A King Rex');
  t.play('Powderkeg');
  t.expect('B discard: Buccaneer');
});

scene('Nukebot destroys none of those whom General Ivan protects', (table) => {
  const t = table(`shows: General Ivan, Nukebot | players: 3 | A: Natural Selection
    Tortuga: A King Rex, B Nukebot, C Ghost | Jungle Oasis: C General Ivan`);
  t.play('Natural Selection').pick('Nukebot');
  t.expect('Tortuga: C Ghost');
});

scene('R10.20: Bear Hug among tied minions of which one cannot be destroyed', (table) => {
  const t = table(`shows: Bear Hug, R10.20 | A: Bear Hug | Tortuga: B Warbot, B Laseratops | Jungle Oasis`);
  t.play('Bear Hug');
  t.expect('asked: B | idle: Warbot');
  t.pick('Laseratops');
  t.expect('Tortuga: B Warbot');
});

scene('R3.4: Leprechaun looks when the ability has resolved', (table) => {
  const t = table(`shows: Leprechaun, R3.4 | A: Howler, Teenage Wolf, Summon
    Tortuga: B Leprechaun, A Full Moon, A King Rex | Jungle Oasis`);
  t.play('Summon').play('Howler', 'Tortuga').play('Teenage Wolf', 'Tortuga');
  t.expect('Tortuga in any order: B Leprechaun, A Full Moon, A King Rex, A Howler');
});

scene('two minions destroyed together at the Field of Honor give 1 VP', (table) => {
  const t = table(`shows: Field of Honor | A: Cannon | Field of Honor: B 2 Ghost | Jungle Oasis`);
  t.play('Cannon').pick('Ghost', 'Ghost');
  t.expect('vp: A 1');
});

scene('Cave of Shinies pays the owner, whoever controls the minion', (table) => {
  const t = table(`shows: Cave of Shinies | A: Sacrifice | decks: 6 Ghost
    Cave of Shinies: A(B) Archmage | Jungle Oasis`);
  t.play('Sacrifice');
  t.expect('vp: B 1 | A: 4 cards | B discard: Archmage');
});

scene('R2: eleven cards, so one is discarded', (table) => {
  const t = table(`shows: R2 | A: 9 Spirit | decks: 6 Ghost | Tortuga`);
  t.endTurn();
  t.expect('question: discard');
  t.pick('Ghost');
  t.expect('A discard: Ghost | A: 10 cards');
});

scene('R2.1: a deck that runs out in the middle of drawing', (table) => {
  const t = table(`shows: R2.1 | A: Mystic Studies | A deck: Ghost | A discard: 3 Spirit | Tortuga`);
  t.play('Mystic Studies');
  t.expect('A: Ghost, Spirit | A deck: 2 cards');
});

scene('R9.3: a minion that changes controller keeps what is on it, for whoever played that', (table) => {
  const t = table(`shows: R9.3 | A: Make Contact
    Tortuga: B Tiger Assassin [B Upgrade, A Poison] | Jungle Oasis`);
  t.play('Make Contact', 'Tiger Assassin');
  t.expect('Tortuga: A(B) Tiger Assassin [B Upgrade, A Poison, A Make Contact] | power: Tiger Assassin 2');
});

scene('In Plain Sight: a counter more lays a minion open', (table) => {
  const t = table(`shows: In Plain Sight | A: Seeing Stars
    Tortuga: B The Locals +1, B Ghost, B In Plain Sight | Jungle Oasis`);
  t.play('Seeing Stars');
  t.expect('idle: Ghost');
  t.pick('The Locals');
  t.expect('Tortuga: B Ghost, B In Plain Sight');
});

scene('Drone: one counter saves one of two', (table) => {
  const t = table(`shows: Drone | A: Cannon | Tortuga: B Drone +1, B 2 Worker | Jungle Oasis`);
  t.play('Cannon').pick('Worker', 'Worker');
  t.expect('asked: B');
  t.pick('use Drone');
  t.expect('B discard: Worker | counters: Drone 0');
});

scene('Opportunist counts minions of all but its controller', (table) => {
  const t = table(`shows: Opportunist | A: Cannon
    Tortuga: A King Rex [A Opportunist], A Ghost, B Ghost | Jungle Oasis`);
  t.play('Cannon').pick('A Ghost', 'B Ghost');
  t.expect('counters: King Rex 1');
});

scene('Igor: two that are discarded together each give a counter', (table) => {
  const t = table(`shows: Igor | from: score bases | decks: 6 Ghost
    Jungle Oasis: A 2 Igor, A 2 King Rex | Tortuga: A Herr Doktor`);
  t.expect('counters: Herr Doktor 2');
});

scene('Viking Funeral of a minion that is not yours: the VP, not the box', (table) => {
  const t = table(`shows: Viking Funeral | A: Seeing Stars
    Tortuga: A(B) Ghost [A Viking Funeral] | Jungle Oasis`);
  t.play('Seeing Stars');
  t.expect('vp: A 1 | B discard: Ghost | A discard in any order: Seeing Stars, Viking Funeral');
});

scene('Form a Posse keeps a minion from being returned', (table) => {
  const t = table(`shows: Form a Posse | A: Form a Posse, Crop Circles, Time Loop
    Tortuga: A King Rex, B Ghost | Jungle Oasis`);
  t.play('Time Loop').play('Form a Posse').play('Crop Circles').pick('Tortuga');
  t.expect('Tortuga: A King Rex | B: Ghost | power: King Rex 8');
});

scene('R9.5: a returned minion loses its counters, and what is on it is discarded', (table) => {
  const t = table(`shows: R9.5 | A: Beam Up
    Tortuga: B King Rex +2 [A Poison, B Upgrade] | Jungle Oasis`);
  t.play('Beam Up');
  t.expect('B: King Rex | A discard in any order: Beam Up, Poison | B discard: Upgrade');
});

scene('R5.7: cards on a scored base go to their owners, whoever controls them', (table) => {
  const t = table(`shows: R5.7 | from: score bases | decks: 6 Ghost
    Jungle Oasis: A(B) King Rex [B Upgrade], A King Rex, B(A) buried Mummy | Tortuga`);
  t.expect('vp: A 2 | A discard in any order: King Rex, Mummy | B discard in any order: King Rex, Upgrade');
});

scene('Antarctic Base: after one minion a second one is refused, for the other player not', (table) => {
  const t = table(`shows: Antarctic Base | decks: 6 Ghost | A: Zapbot, Microbot Guard | B: Invader
    Antarctic Base: A Ghost | Tortuga`);
  t.play('Zapbot', 'Antarctic Base');
  t.expect('why not A Microbot Guard -> Antarctic Base: forbidden: Antarctic Base');
  t.play('Microbot Guard', 'Tortuga', 'Zapbot').endTurn();
  t.play('Invader', 'Antarctic Base');
  t.expect('Antarctic Base: A Ghost, A Zapbot, B Invader | vp: B 1');
});

scene('R12.3: a tie at 15 ends the game with Madness; the penalty decides', (table) => {
  const t = table(`shows: R12.3 | vp: A 15, B 15 | A: 2 Madness | Madness deck: 10
    decks: 6 Ghost | Tortuga: A Byakhee`);
  t.endTurn();
  t.expect('winners: B');
});

scene('R11.7: a titan goes aside from its scored base, and counted until then', (table) => {
  const t = table(`shows: R11.7 | from: score bases | decks: 6 Ghost
    Jungle Oasis: A The Kraken +1, A King Rex, B King Rex | Tortuga`);
  t.pass();
  t.expect('vp: A 2 | A titans: The Kraken');
});

scene('R11.6: the titan with the lower total leaves, whichever came first', (table) => {
  const t = table(`shows: R11.6 | printing: current | A titans: Major Ursa
    Tortuga: B Big Funny Giant, B Ghost, A King Rex | Jungle Oasis`);
  t.use('Major Ursa').pick('Tortuga');
  t.expect('B titans: Big Funny Giant | Tortuga in any order: B Ghost, A King Rex, A Major Ursa');
});

scene('R3.8: the talent of a minion that one has just gained control of', (table) => {
  const t = table(`shows: R3.8 | A: Make Contact | A deck: 4 Ghost
    Tortuga: B Venus Man Trap, A Ghost | Jungle Oasis`);
  t.play('Make Contact', 'Venus Man Trap');
  t.use('Venus Man Trap').pick('Ghost');
  t.expect('Tortuga: A(B) Venus Man Trap [A Make Contact], A 2 Ghost');
});

scene('R10.23: a fusion card as an extra minion is only a minion', (table) => {
  const t = table(
    `shows: R10.23 | printing: current | A: Summon, Pixie | Tortuga: B Ghost [B Upgrade] | Jungle Oasis`,
  );
  t.play('Summon');
  t.expect('plays left: minion, minion using Summon');
  t.play('Pixie as minion', 'Tortuga');
  t.expect('Tortuga: B Ghost [B Upgrade], A Pixie');
});

scene('Mark of Sleep: the next turn only', (table) => {
  const t = table(`shows: Mark of Sleep | A: Mark of Sleep | B: 2 Shady Deal | decks: 8 Ghost | Tortuga`);
  t.play('Mark of Sleep').pick('B').endTurn();
  t.expect('turn: B | why not B Shady Deal: forbidden: Mark of Sleep');
  t.endTurn().endTurn();
  t.expect('turn: B | can play: Shady Deal');
});

scene('Incorporeal: an action of another player that was there before falls off', (table) => {
  const t = table(`shows: Incorporeal | A: Seeing Stars
    Tortuga: B Ghost [A Upgrade, B Incorporeal] | Jungle Oasis: B Spirit`);
  t.play('Seeing Stars').pick('Spirit');
  t.expect('Tortuga: B Ghost [B Incorporeal] | A discard in any order: Seeing Stars, Upgrade');
});

scene('Escape Hatch: what goes to the hand instead was not destroyed', (table) => {
  const t = table(`shows: Escape Hatch | A: Cannon
    Tortuga: B Escape Hatch, B Gremlin, B Microbot Archive | Jungle Oasis | decks: 4 Spirit`);
  t.play('Cannon').pick('Gremlin', 'Microbot Archive');
  t.expect('B in any order: Gremlin, Microbot Archive');
});

scene('R5.1: two ready bases: the current player picks, and the second still scores', (table) => {
  const t = table(`shows: R5.1 | from: score bases | turn: B | decks: 6 Ghost
    Jungle Oasis: A 2 King Rex | Tar Pits: A King Rex, B 2 King Rex`);
  t.offers('Jungle Oasis, Tar Pits').pick('Tar Pits');
  t.expect('vp: A 5, B 4');
});

scene('First Mate moved to the second ready base counts there', (table) => {
  const t = table(`shows: First Mate | from: score bases | decks: 6 Ghost
    Jungle Oasis: A 2 King Rex, A First Mate | Tar Pits: A 2 King Rex, B 2 King Rex`);
  t.pick('Jungle Oasis').pick('Tar Pits');
  t.pick();
  t.expect('vp: A 6, B 3');
});

scene('R5.1: a base that falls below its breakpoint before it is picked does not score', (table) => {
  const t = table(`shows: R5.1 | from: score bases | decks: 6 Ghost
    Jungle Oasis: A 2 King Rex, B Ghost | Tar Pits: A 2 King Rex, B First Mate
    The Grey Opal: B King Rex, B Loup-Garou | B: Full Sail`);
  t.offers('Jungle Oasis, Tar Pits').pick('Jungle Oasis');
  t.pick('use Full Sail').pick('First Mate').pick('The Grey Opal');
  t.expect('Tar Pits: A 2 King Rex');
});

scene('R7.1: Ransack takes a buried card into the hand of the one who chose blindly', (table) => {
  const t = table(`shows: Ransack, R7.1 | players: 3 | A: Ransack
    Tortuga: B buried Mummy, B buried Ghost | Jungle Oasis`);
  t.play('Ransack');
  t.offers('buried 1 @ Tortuga, buried 2 @ Tortuga');
  t.pick('buried 2 @ Tortuga');
  t.expect('A: Ghost | C sees A: ? | B sees A: Ghost | Tortuga: B buried Mummy');
});

scene('R10.6: an ability waits for what it saw, although its card has gone', (table) => {
  const t = table(`shows: Gremlin | A: Powderkeg | decks: 4 Spirit
    Tortuga: A King Rex, B Gremlin, B Microbot Archive | Jungle Oasis`);
  t.play('Powderkeg');
  t.offers('use Gremlin, use Microbot Archive').pick('use Gremlin');
  t.expect('B: 2 Spirit');
});

scene('Superiority does not save from one’s own cards', (table) => {
  const t = table(`shows: Superiority | A: Powderkeg
    Tortuga: A King Rex, A Ghost, A Superiority, B Ghost | Jungle Oasis`);
  t.play('Powderkeg').pick('King Rex');
  t.expect('Tortuga: A Superiority');
});

scene('R8.1: the challenged minion strengthened by a dueling card wins', (table) => {
  const t = table(`shows: R8.1 | decks: 6 Ghost | A: Gunfighter | B: Quick Draw
    Tortuga: B King Rex | Jungle Oasis`);
  t.play('Gunfighter', 'Tortuga').pick('King Rex').pick('Quick Draw');
  t.expect('power: King Rex 11 | A discard: Gunfighter');
});

scene('R8.2: no duel inside a duel', (table) => {
  const t = table(`shows: R8.2, R10.5 | decks: 6 Ghost | A: Gunfighter, High Noon | B: Ghost
    Tortuga: B Spirit, A Ghost | Jungle Oasis`);
  t.play('Gunfighter', 'Tortuga').pick('Spirit').pick('High Noon').pick('Ghost');
  t.expect('A discard in any order: Gunfighter, High Noon | B discard: Spirit');
});

scene('R3.11: Infiltrate ends as its player’s next turn begins, before what happens then', (table) => {
  const t = table(`shows: Infiltrate, R3.11, R2 | printing: original | A: Infiltrate | decks: 8 Ghost
    Mushroom Kingdom: A Ghost | Jungle Oasis: B Spirit`);
  t.play('Infiltrate', 'Mushroom Kingdom').pick('yes').endTurn().endTurn();
  t.expect('turn: A | asked: A | question: choose');
  t.pick('Spirit');
  t.expect('Mushroom Kingdom: A Ghost, A Infiltrate, B Spirit');
});

scene(
  'R4: a Special played in a window triggers a response of its own before the window goes on',
  (table) => {
    const t =
      table(`shows: R4, R3.4 | from: score bases | decks: 6 Ghost | A: Shinobi | B: Hidden Ninja, Ghost
    Haunted House: A 2 King Rex, A Laseratops | Jungle Oasis`);
    t.pick('use Shinobi');
    // Haunted House makes whoever plays a minion there discard: A has no card left.
    t.expect('asked: B');
    t.pick('Hidden Ninja').pick('Ghost');
    t.expect('B: nothing | vp: A 4, B 3');
  },
);

scene('R10.3: a buried card that cannot be played goes to its real owner', (table) => {
  const t = table(`shows: R10.3 | from: start of turn | decks: 6 Ghost
    Tortuga: A(B) buried Upgrade | Jungle Oasis: B Ghost`);
  t.pick('Upgrade');
  t.expect('B discard: Upgrade');
});

scene('R7.2: who has buried a card may look at it; whoever uncovers plays it', (table) => {
  const t = table(`shows: R7.2 | from: start of turn | decks: 6 Ghost
    Tortuga: A(B) buried Spirit, B buried Mummy | Jungle Oasis: B Ghost`);
  t.expect('A sees Tortuga: A(B) buried Spirit, B buried ? | B sees Tortuga: A buried ?, B buried Mummy');
  t.pass();
});

scene('R5.5: with neither a minion nor power nobody places; an action’s power is enough', (table) => {
  const t = table(`shows: R5.5, R10.13 | players: 3 | from: score bases | decks: 6 Ghost
    Tortuga: A 3 King Rex, B Summon Wolves +1, C Summon Wolves | Jungle Oasis`);
  t.expect('vp: A 4, B 0, C 0');
});

scene('R10.1: modifiers come after the starting value that prevails', (table) => {
  const t = table(`shows: R10.1 | from: start of turn | decks: 6 Ghost
    Tortuga: A Overgrowth, B King Rex | Jungle Oasis: A Turn Up to 11`);
  t.expect('breakpoint: Tortuga 0, Jungle Oasis 21');
});

scene('R3.7: of two actions that are destroyed at the start of the turn both go', (table) => {
  const t = table(`shows: R3.7 | turn: B | decks: 6 Ghost
    Tortuga: A Overrun | Jungle Oasis: A Entangled, A Ghost`);
  t.endTurn();
  t.pick('use Entangled');
  t.expect('A discard in any order: Overrun, Entangled');
});

scene('Entangled pins a First Mate after scoring', (table) => {
  const t = table(`shows: Entangled | from: score bases | decks: 6 Ghost
    Jungle Oasis: A 2 King Rex, A First Mate, A Entangled | Tortuga`);
  t.expect('A discard in any order: 2 King Rex, First Mate, Entangled');
});

scene('Pirate King moves in before scoring and changes who wins', (table) => {
  const t = table(`shows: Pirate King | from: score bases | decks: 6 Ghost
    Jungle Oasis: B 2 King Rex | Tortuga: A Pirate King, A 2 King Rex`);
  t.pick('yes');
  t.expect('vp: B 2, A 0');
});

scene('R9.11: Secret Grove gives each player an extra minion in their own turn', (table) => {
  const t = table(`shows: Secret Grove, R9.11 | decks: 6 Ghost | A: Spirit, Ghost | B: 2 Ghost
    Secret Grove: A Archmage | Jungle Oasis`);
  t.play('Spirit', 'Jungle Oasis').pick('Archmage');
  t.play('Ghost', 'Secret Grove');
  t.expect('plays left: action, action using Archmage');
  t.endTurn();
  t.play('Ghost', 'Jungle Oasis').pick().play('Ghost', 'Secret Grove', 'Secret Grove');
  t.expect('Secret Grove: A Archmage, A Ghost, B Ghost');
});
