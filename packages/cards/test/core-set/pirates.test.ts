import { scene } from '../kit/scene.ts';

/** Enough to draw from: no scene here comes to the end of it. */

// Pirate King

scene('Pirate King boards a base before it scores, in anybody’s turn and each time one does', (table) => {
  const t = table(`shows: Pirate King 1, R3.9, R5.2 | turn: B | from: score bases
    B deck: 12 Insta-Grow | base deck: Jungle Oasis, Ninja Dojo
    The Mothership: B Spectre +15 | The Grey Opal: B Spectre +12 | Tortuga: A Pirate King +1 [B Poison]`);
  t.pick('The Grey Opal');
  t.expect('asked: A');
  t.offers('no, yes').pick('yes');
  t.expect('The Grey Opal: B Spectre +12, A Pirate King +1 [B Poison]');
  // Second there, he may be moved on by the base, so that he can board the next one.
  t.expect('vp: A 1');
  t.pick('Pirate King').pick('Tortuga');
  t.offers('no, yes').pick('yes');
  t.expect('vp: A 3 | A discard: Pirate King');
});

scene('Pirate King may stay where he is', (table) => {
  const t = table(`shows: Pirate King | turn: B | from: score bases
    B deck: 12 Insta-Grow | base deck: Jungle Oasis
    The Mothership: B Spectre +15 | Tortuga: A Pirate King`);
  t.pick('no');
  t.expect('vp: A 0 | Tortuga: A Pirate King');
});

scene('Pirate King must be in play on another base', (table) => {
  const t = table(`shows: Pirate King 1 | turn: B | from: score bases
    A: Pirate King | B deck: 12 Insta-Grow | base deck: Jungle Oasis
    The Mothership: B Spectre +15, A Pirate King | Tortuga`);
  // Neither the one that is there nor the one in hand has anything to do.
  t.expect('turn: A | vp: A 2 | A: Pirate King');
});

scene('Pirate King is moved, not played', (table) => {
  const t = table(`shows: Pirate King 2, R3.2 | turn: B | from: score bases
    A: Ghost | B: Ghost | B deck: 12 Insta-Grow | base deck: Jungle Oasis
    Haunted House: B Spectre +15, B Overrun | Tortuga: A Pirate King`);
  t.pick('yes');
  // Overrun does not keep him out, and the House makes nobody discard.
  t.expect('vp: A 3 | A: Ghost');
});

scene('Pirate King is not asked where he cannot move', (table) => {
  const t = table(`shows: Pirate King | turn: B | from: score bases
    B deck: 12 Insta-Grow | base deck: Jungle Oasis
    The Mothership: B Spectre +15 | Tortuga: A Pirate King, B Ghost, B Entangled`);
  t.expect('turn: A | Tortuga: A Pirate King, ...');
});

// Buccaneer

scene('Buccaneer moves to another base instead of being destroyed, with everything on it', (table) => {
  const t = table(`shows: Buccaneer 1 | turn: B | B: Ninja Master
    Field of Honor: A Buccaneer +1 [B Poison] | Jungle Oasis | Tortuga`);
  t.play('Ninja Master', 'Field of Honor').pick('Buccaneer');
  t.expect('asked: A | purpose: move to');
  t.offers('Jungle Oasis, Tortuga');
  t.expect('picks: 1');
  t.pick('Tortuga');
  t.expect('Tortuga: A Buccaneer +1 [B Poison]');
  // Nothing was destroyed.
  t.expect('vp: B 0 | A discard: nothing');
});

scene('Field of Honor: a Buccaneer that is saved was not destroyed', (table) => {
  const t = table(`shows: Field of Honor 3 | turn: B | B: Broadside
    Field of Honor: A Buccaneer [B Poison], B Spectre | Jungle Oasis`);
  t.play('Broadside').pick('A');
  t.expect('Jungle Oasis: A Buccaneer [B Poison] | vp: B 0');
});

scene('Cave of Shinies: a Buccaneer that is saved gives nothing', (table) => {
  const t = table(`shows: Cave of Shinies 2 | turn: B | B: Ninja Master
    Cave of Shinies: A Buccaneer | Jungle Oasis`);
  t.play('Ninja Master', 'Cave of Shinies').pick('Buccaneer');
  t.expect('Jungle Oasis: A Buccaneer | vp: A 0');
});

scene('Buccaneer always gets away, as often as it would be destroyed', (table) => {
  const t = table(`shows: Buccaneer 1 | turn: B | B: Ninja Master, Insta-Grow, Ninja Master
    Tortuga: A Buccaneer | Jungle Oasis`);
  t.play('Insta-Grow');
  t.play('Ninja Master', 'Tortuga').pick('Buccaneer');
  t.expect('Jungle Oasis: A Buccaneer');
  t.play('Ninja Master', 'Jungle Oasis').pick('Buccaneer');
  t.expect('Tortuga: B Ninja Master, A Buccaneer');
});

scene('Buccaneer that cannot be moved is destroyed', (table) => {
  const t = table(`shows: Buccaneer 2 | turn: B | B: Ninja Master
    Tortuga: A Buccaneer, A Entangled | Jungle Oasis`);
  t.play('Ninja Master', 'Tortuga').pick('Buccaneer');
  t.expect('Tortuga: A Entangled, B Ninja Master | A discard: Buccaneer');
});

scene('Buccaneer is destroyed if there is no other base', (table) => {
  const t = table('shows: Buccaneer 2 | turn: B | B: Ninja Master | Tortuga: A Buccaneer');
  t.play('Ninja Master', 'Tortuga').pick('Buccaneer');
  t.expect('A discard: Buccaneer');
});

scene('Buccaneer goes to the discard pile with the others when its base has scored', (table) => {
  const t = table(`shows: Buccaneer 3, R5.7 | from: score bases
    decks: 12 Insta-Grow | base deck: Jungle Oasis | The Mothership: A Buccaneer +16 | Tortuga`);
  t.expect('vp: A 4 | A discard: Buccaneer | Tortuga: nothing');
});

scene('Buccaneer and Escape Hatch both fit: the current player picks one', (table) => {
  const t = table(`shows: Buccaneer, R10.2 | turn: B | B: Ninja Master
    Tortuga: A Buccaneer, A Escape Hatch | Jungle Oasis`);
  t.play('Ninja Master', 'Tortuga').pick('Buccaneer');
  t.expect('asked: B');
  t.offers('use Buccaneer, use Escape Hatch').pick('use Escape Hatch');
  t.expect('A: Buccaneer');
});

scene('Buccaneer in other hands: its controller says where it goes', (table) => {
  const t = table(`shows: Buccaneer | players: 3 | turn: B | B: Ninja Master
    Tortuga: A(C) Buccaneer | Jungle Oasis | The Mothership`);
  t.play('Ninja Master', 'Tortuga').pick('Buccaneer');
  t.expect('asked: A');
  t.pick('Jungle Oasis');
  t.expect('Jungle Oasis: A(C) Buccaneer');
});

scene('Buccaneer in the current printing: its controller may move it, once a turn', (table) => {
  const t = table(`shows: Buccaneer | printing: current | turn: B
    B: Ninja Master, Insta-Grow, Ninja Master | Tortuga: A Buccaneer | Jungle Oasis`);
  t.play('Insta-Grow');
  t.play('Ninja Master', 'Tortuga').pick('Buccaneer');
  t.expect('asked: A');
  t.offers('Jungle Oasis');
  t.expect('picks: 0-1');
  t.pick('Jungle Oasis');
  t.play('Ninja Master', 'Jungle Oasis').pick('Buccaneer');
  t.expect('Jungle Oasis: B Ninja Master | A discard: Buccaneer');
});

scene('Buccaneer in the current printing may be let go', (table) => {
  const t = table(`shows: Buccaneer | printing: current | turn: B | B: Ninja Master
    Tortuga: A Buccaneer | Jungle Oasis`);
  t.play('Ninja Master', 'Tortuga').pick('Buccaneer').pick();
  t.expect('A discard: Buccaneer');
});

scene('Two Buccaneers in the current printing each have a chance of their own', (table) => {
  const t = table(`shows: Buccaneer | printing: current | turn: B | B: Powderkeg
    Tortuga: A Buccaneer, A Buccaneer +1, B Spectre | Jungle Oasis`);
  t.play('Powderkeg');
  t.expect('asked: A');
  t.pick('Jungle Oasis');
  t.expect('asked: A');
  t.pick('Jungle Oasis');
  t.expect('Tortuga: nothing | Jungle Oasis: A Buccaneer, A Buccaneer +1');
  t.expect('B discard: Powderkeg, Spectre');
});

// Saucy Wench

scene('Saucy Wench destroys a minion with power 2 or less now, at her base', (table) => {
  const t = table(`shows: Saucy Wench 1 | A: Saucy Wench
    Tortuga: B Spirit [A Poison], B Ghost +1, A Captain Ahab | Jungle Oasis: B Ghost`);
  t.play('Saucy Wench', 'Tortuga');
  t.offers('Captain Ahab, Spirit');
  t.expect('picks: 0-1');
  t.pick('Spirit');
  t.expect('Tortuga: B Ghost +1, A Captain Ahab, A Saucy Wench');
});

scene('Saucy Wench need not destroy anything', (table) => {
  const t = table('shows: Saucy Wench | A: Saucy Wench | Tortuga: B Ghost | Jungle Oasis');
  t.play('Saucy Wench', 'Tortuga').pick();
  t.expect('Tortuga: B Ghost, A Saucy Wench');
});

scene('Saucy Wench is called Cut Lass in the current printing', (table) => {
  const t = table(`shows: Saucy Wench | printing: current | A: Cut Lass
    Tortuga: B Ghost, B Spirit | Jungle Oasis`);
  t.play('Cut Lass', 'Tortuga');
  t.offers('Ghost').pick('Ghost');
  t.expect('Tortuga: B Spirit, A Cut Lass');
});

// First Mate

scene('First Mate leaves a base that has scored, but not for the one that takes its place', (table) => {
  const t = table(`shows: First Mate 1 2 | turn: B | from: score bases
    B deck: 12 Insta-Grow | base deck: Tortuga
    Cave of Shinies: B Spectre +18, A First Mate +1 [A Assassination], A First Mate | Ninja Dojo
    Jungle Oasis`);
  // The VP have been awarded: 23 to 5.
  t.expect('vp: B 4, A 2 | asked: A | purpose: move to');
  t.offers('Jungle Oasis, Ninja Dojo');
  t.expect('picks: 0-1');
  t.pick('Ninja Dojo');
  // The other one goes down with the ship.
  t.pick();
  t.expect('bases: Tortuga, Ninja Dojo, Jungle Oasis | A discard: First Mate, ...');
});

scene('First Mate works each time that its base scores, also twice in a turn', (table) => {
  const t = table(`shows: First Mate 2 | turn: B | from: score bases
    B deck: 12 Insta-Grow | base deck: Tortuga, Ninja Dojo
    Cave of Shinies: B Spectre +18, A First Mate | The Homeworld: B Spectre +18 | Jungle Oasis`);
  t.pick('Cave of Shinies').pick('The Homeworld').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A First Mate');
  // Second at both.
  t.expect('vp: A 4');
});

scene('First Mate stays in play at the discretion of its controller, not of its owner', (table) => {
  const t = table(`shows: First Mate | players: 3 | turn: B | from: score bases
    B deck: 12 Insta-Grow | base deck: Tortuga
    Cave of Shinies: B Spectre +18, A(C) First Mate | Jungle Oasis`);
  t.expect('asked: A');
  t.pick('Jungle Oasis');
  t.expect('Jungle Oasis: A(C) First Mate');
});

scene(
  'Temple of Goju and First Mate: the current player says which comes first; in a deck a First Mate does nothing',
  (table) => {
    const t = table(`shows: Temple of Goju 3 | turn: B | from: score bases
      decks: 12 Insta-Grow | base deck: Tortuga
      Temple of Goju: B Spectre +15, A First Mate | Jungle Oasis`);
    t.expect('asked: B');
    t.offers('use First Mate, use Temple of Goju').pick('use Temple of Goju');
    t.expect('A deck: ..., First Mate | B deck: ..., Spectre | turn: A');
  },
);

scene('Temple of Goju and First Mate: one that has moved away is not counted any more', (table) => {
  const t = table(`shows: Temple of Goju 3 | turn: B | from: score bases
    decks: 12 Insta-Grow | base deck: Tortuga
    Temple of Goju: B Spectre +15, A First Mate, A Ninja Acolyte | Jungle Oasis`);
  t.pick('use First Mate').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A First Mate | A deck: ..., Ninja Acolyte');
});

scene('First Mate that has been moved away already is not asked again', (table) => {
  const t = table(`shows: First Mate | turn: B | from: score bases
    B deck: 12 Insta-Grow | base deck: Tortuga
    The Grey Opal: B Spectre +15, A First Mate | Jungle Oasis | Ninja Dojo`);
  t.pick('use The Grey Opal').pick('First Mate').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A First Mate | turn: A');
});

// Broadside

scene('Broadside destroys the small minions of one player at a base where you have one', (table) => {
  const t = table(`shows: Broadside 1 | players: 3 | A: Broadside
    Tortuga: A Ghost, B Spirit [A Poison], B Ghost +1, B Captain Ahab, C Captain Ahab
    Jungle Oasis: A Shinobi, B Ghost | The Mothership: B Ghost`);
  t.play('Broadside');
  t.offers('Jungle Oasis, Tortuga').pick('Tortuga');
  t.offers('A, B, C').pick('B');
  t.expect('Tortuga: A Ghost, B Ghost +1, C Captain Ahab | B discard: Captain Ahab, Spirit');
  t.expect('Jungle Oasis: A Shinobi, B Ghost');
});

scene('Broadside: you may choose yourself', (table) => {
  const t = table(`shows: Broadside 1 | A: Broadside
    Tortuga: A 2 Ghost, A Shinobi, B Ghost | Jungle Oasis`);
  t.play('Broadside').pick('A');
  t.expect('Tortuga: A Shinobi, B Ghost');
});

scene('Broadside without a minion of yours in play does nothing', (table) => {
  const t = table('shows: Broadside | A: Broadside | Tortuga: B Ghost | Jungle Oasis');
  t.play('Broadside');
  t.expect('Tortuga: B Ghost | A discard: Broadside');
});

// Cannon

scene('Cannon destroys up to two minions with power 2 or less now, wherever they are', (table) => {
  const t = table(`shows: Cannon 1 | A: Cannon
    Tortuga: A Captain Ahab, B Spirit [A Poison], B Ghost +1 | Jungle Oasis: B First Mate`);
  t.play('Cannon');
  t.offers('Captain Ahab, First Mate, Spirit');
  t.expect('picks: 0-2');
  t.pick('Spirit', 'First Mate');
  t.expect('Tortuga: A Captain Ahab, B Ghost +1 | Jungle Oasis: nothing');
});

scene('Cannon: nobody need be hit', (table) => {
  const t = table('shows: Cannon 1 | A: Cannon | Tortuga: A Captain Ahab | Jungle Oasis');
  t.play('Cannon').pick();
  t.expect('Tortuga: A Captain Ahab | A discard: Cannon');
});

// Dinghy

scene('Dinghy moves up to two of your minions, from and to different bases', (table) => {
  const t = table(`shows: Dinghy 1 | A: Dinghy
    Tortuga: A Ghost, A Shinobi, B Spirit | Jungle Oasis: A First Mate | The Mothership`);
  t.play('Dinghy');
  t.offers('First Mate, Ghost, Shinobi');
  t.expect('picks: 0-2');
  t.pick('Ghost', 'First Mate');
  t.offers('Jungle Oasis, The Mothership').pick('Jungle Oasis');
  t.offers('The Mothership, Tortuga').pick('The Mothership');
  t.expect('Tortuga: A Shinobi, B Spirit | Jungle Oasis: A Ghost | The Mothership: A First Mate');
});

scene('Dinghy may sail empty', (table) => {
  const t = table('shows: Dinghy 1 | A: Dinghy | Tortuga: A Ghost | Jungle Oasis');
  t.play('Dinghy').pick();
  t.expect('Tortuga: A Ghost');
});

// Full Sail

scene('Full Sail moves any number of your minions, each to a base of its own', (table) => {
  const t = table(`shows: Full Sail 1 | A: Full Sail
    Tortuga: A Ghost, A Shinobi, A Spirit, B Spirit | Jungle Oasis: A First Mate | The Mothership`);
  t.play('Full Sail');
  t.offers('First Mate, Ghost, Shinobi, Spirit');
  t.expect('picks: 0-4');
  t.pick('Ghost', 'Shinobi', 'First Mate').pick('Jungle Oasis').pick('The Mothership');
  t.pick('The Mothership');
  t.expect('Tortuga: A Spirit, B Spirit | Jungle Oasis: A Ghost');
  t.expect('The Mothership: A Shinobi, A First Mate');
  // It was the free action.
  t.offers('pass');
});

scene('Full Sail: any number includes none', (table) => {
  const t = table('shows: Full Sail 1, R3.3 | A: Full Sail | Tortuga: A Ghost | Jungle Oasis');
  t.play('Full Sail').pick();
  t.expect('Tortuga: A Ghost | A discard: Full Sail');
});

scene('Full Sail before a base scores, in another player’s turn: the base scores all the same', (table) => {
  const t = table(`shows: Full Sail 2, R5.3 | turn: B | from: score bases
    A: Full Sail | B deck: 12 Insta-Grow | base deck: Jungle Oasis
    The Mothership: B Ghost, A Spectre +15 | Lake Minnetonka: A Shinobi | Tortuga`);
  t.expect('asked: A');
  t.offers('use Full Sail, pass').pick('use Full Sail').pick('Spectre', 'Shinobi');
  t.pick('Lake Minnetonka').pick('The Mothership');
  // 3 against 2.
  t.expect('vp: A 4, B 2');
  t.pick();
  t.expect('Lake Minnetonka: A Spectre +15 | A discard: Full Sail, Shinobi');
});

scene('Full Sail before a base scores does not use up the action of one’s turn', (table) => {
  const t = table(`shows: Full Sail 2
    decks: 12 Insta-Grow | A: Full Sail, Cannon | base deck: Ninja Dojo
    The Mothership: B Spectre +15 | Tortuga: A Shinobi | Jungle Oasis`);
  t.play('Cannon');
  t.offers('pass');
  t.endTurn().pick('use Full Sail').pick('Shinobi').pick('The Mothership');
  t.expect('vp: A 2');
});

// Powderkeg

scene('Powderkeg: powers are compared before anything is destroyed', (table) => {
  // Together they have 4 each, and the poisoned one 0.
  const t = table(`shows: Powderkeg 1 | A: Powderkeg
    Tortuga: A Spirit, A Ghost, B Steam Man, B Spectre, B War Raptor [A Poison], B War Raptor
    Jungle Oasis: A Shinobi, B Ghost`);
  t.play('Powderkeg');
  t.offers('Ghost, Shinobi, Spirit');
  t.expect('picks: 1');
  t.pick('Spirit');
  // The other War Raptor has 3 only now.
  t.expect('Tortuga: B Spectre, B War Raptor | power: War Raptor 3');
  t.expect('A discard: Ghost, Poison, Powderkeg, Spirit | B discard: Steam Man, War Raptor');
  t.expect('Jungle Oasis: A Shinobi, B Ghost');
});

scene(
  'Powderkeg: if the chosen minion cannot be destroyed, the others are still, unless they are protected',
  (table) => {
    // Alone, with 4 + 2, and not to be destroyed.
    const t = table(`shows: Powderkeg 2 | A: Powderkeg
      Tortuga: A Polar Commando, B Spectre, B Ghost [B Incorporeal], B Shinobi | Jungle Oasis`);
    t.play('Powderkeg');
    t.expect('Tortuga: A Polar Commando, B Ghost [B Incorporeal] | B discard: Shinobi, Spectre');
  },
);

// Sea Dogs

scene('Sea Dogs moves all other players’ minions of a faction from one base to another', (table) => {
  const t = table(`shows: Sea Dogs 1 | players: 3 | A: Sea Dogs
    Tortuga: A Ghost, B Spirit +1, C Spectre, C(A) Ghost, B Steam Man | Jungle Oasis: B Ghost
    The Mothership`);
  t.play('Sea Dogs');
  t.expect('purpose: faction');
  t.offers('Ghosts, Steampunks').pick('Ghosts');
  t.offers('Jungle Oasis, The Mothership, Tortuga').pick('Tortuga');
  t.offers('Jungle Oasis, The Mothership').pick('The Mothership');
  t.expect('Tortuga: A Ghost, B Steam Man | The Mothership: B Spirit +1, C Spectre, C(A) Ghost');
  t.expect('Jungle Oasis: B Ghost');
});

// Shanghai

scene('Shanghai: you choose the minion of another player, and the base', (table) => {
  const t = table(`shows: Shanghai 1 | A: Shanghai
    Tortuga: A Ghost, B Spirit [B Poison] | Jungle Oasis: B Steam Man | The Mothership`);
  t.play('Shanghai');
  t.offers('Spirit, Steam Man');
  t.expect('picks: 1');
  t.pick('Spirit');
  t.expect('asked: A');
  t.offers('Jungle Oasis, The Mothership').pick('The Mothership');
  t.expect('The Mothership: B Spirit [B Poison]');
});

// Swashbuckling

scene(
  'Swashbuckling: minions that you have now are stronger for the rest of the turn, later ones are not',
  (table) => {
    const t = table(`shows: Swashbuckling 1 | decks: 12 Insta-Grow | A: Swashbuckling, Shinobi
      Tortuga: A Ghost, B Spirit | Jungle Oasis: A First Mate`);
    t.play('Swashbuckling');
    t.play('Shinobi', 'Tortuga');
    t.expect('power: Ghost 3, First Mate 3, Spirit 3, Shinobi 3');
    t.expect('parts of Ghost: Ghost +2, Swashbuckling +1');
    t.endTurn();
    t.expect('power: Ghost 2, First Mate 2');
  },
);

scene('Buccaneer hunted from base to base by two High Grounds does not run for ever', (table) => {
  const t = table(`shows: Buccaneer | A: Bear Cavalry
    Tortuga: B Buccaneer, A Ghost, A High Ground | The Grey Opal: A Ghost, A High Ground`);
  t.play('Bear Cavalry', 'Tortuga');
  t.expect('B discard: Buccaneer');
});
