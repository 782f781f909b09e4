import { scene } from '../kit/scene.ts';

// Señor Muchoslam

scene('Señor Muchoslam: an action comes back, and one goes onto another player’s minion', (table) => {
  const t =
    table(`shows: Señor Muchoslam 1 2 | A: Señor Muchoslam, Upgrade, Howl | A discard: Ghost, Poison, Howl
    Jungle Oasis: A Neophyte, B Ghost | Tortuga: B Walker`);
  t.play('Señor Muchoslam', 'Tortuga');
  t.offers('Poison, Howl').pick('Poison');
  t.play('Howl');
  t.use('Señor Muchoslam');
  t.expect('cannot play: Howl | can play: Poison');
  t.play('Upgrade', 'Ghost');
  t.expect('Jungle Oasis: A Neophyte, B Ghost [A Upgrade] | cannot play: Poison');
});

scene('Señor Muchoslam: not onto your own minion', (table) => {
  const t = table(
    `shows: Señor Muchoslam 2 | A: Upgrade, Howl | Jungle Oasis: A Señor Muchoslam | Tortuga: B Ghost`,
  );
  t.play('Howl').use('Señor Muchoslam');
  t.expect('why not A Upgrade -> Señor Muchoslam: not allowed here: Señor Muchoslam');
  t.play('Upgrade');
  t.expect('Tortuga: B Ghost [A Upgrade]');
});

scene('Señor Muchoslam: the action in the discard pile has to be taken', (table) => {
  const t = table('shows: Señor Muchoslam 1 | A: Señor Muchoslam | A discard: Howl | Jungle Oasis | Tortuga');
  t.play('Señor Muchoslam', 'Tortuga');
  t.expect('A: Howl');
});

scene('El Sagrado is the name in the current printing', (table) => {
  const t = table(
    `shows: Señor Muchoslam | printing: current | A: El Sagrado | A discard: Howl | Jungle Oasis | Tortuga`,
  );
  t.play('El Sagrado', 'Tortuga');
  t.expect('A: Howl');
});

// Capa Roja

scene('Capa Roja: one small minion of each other player, by the printed number, all together', (table) => {
  const t =
    table(`shows: Capa Roja 1 2 | players: 3 | from: score bases | decks: 6 Ghost | base deck: The Mothership
    Jungle Oasis: A Capa Roja, B Neophyte +3, B Invader, B King Rex, C Ghost | Tortuga: C Walker`);
  t.pick('yes');
  t.offers('Neophyte, Invader').pick('Neophyte');
  // King Rex 7 and the Invader 3 against 4.
  t.expect('vp: A 0, B 2, C 0 | B discard: Invader, King Rex, Neophyte');
});

scene('Capa Roja: used or not', (table) => {
  const t = table(`shows: Capa Roja 1 | from: score bases | decks: 6 Ghost | base deck: The Mothership
    Jungle Oasis: A Capa Roja, B Neophyte +4, B Invader | Tortuga`);
  t.pick('no');
  t.expect('vp: A 0, B 2 | B discard: Invader, Neophyte');
});

// Flor Loca

scene('Flor Loca: 2 more while an action of yours is on another player’s minion here', (table) => {
  const t = table(`shows: Flor Loca 1 | A: Upgrade, Disenchant
    Jungle Oasis: A Flor Loca, A Ghost [A Upgrade], B Ghost [B Upgrade], B King Rex | Tortuga: B Ghost [A Poison]`);
  t.expect('power: Flor Loca 3');
  t.play('Upgrade', 'King Rex');
  t.expect('power: Flor Loca 5');
});

scene('Flor Loca: only 2 for several; La Torcha in the current printing', (table) => {
  const t = table(`shows: Flor Loca 1 | printing: current
    Jungle Oasis: A La Torcha, B Ghost [A Upgrade], B King Rex [A Upgrade] | Tortuga`);
  t.expect('power: La Torcha 5');
});

// Yellow Demon

scene('Yellow Demon: a Set-Up out of the deck or the discard pile', (table) => {
  const t = table(`shows: Yellow Demon 1 2 | A: Yellow Demon | A deck: Howl, Smart Set-Up, Quick Set-Up
    A discard: Powerful Set-Up, Howl | Jungle Oasis | Tortuga`);
  t.play('Yellow Demon', 'Tortuga');
  t.pick('deck');
  t.offers('Smart Set-Up, Quick Set-Up').pick('Quick Set-Up');
  t.expect('A: Quick Set-Up | A sees A deck: 2 ?');
});

// Cheap Pop

scene('Cheap Pop: 2 power, or 4 beside a Set-Up on anybody’s minion', (table) => {
  const t = table(`shows: Cheap Pop 1 2 | A: 2 Cheap Pop, Archmage | decks: 6 Ghost
    Jungle Oasis: A Neophyte [B Quick Set-Up] | Tortuga: A Ghost, B Ghost [A Upgrade]`);
  t.play('Archmage', 'Tortuga');
  t.play('Cheap Pop').pick('Neophyte');
  t.play('Cheap Pop').pick('Ghost');
  t.expect('power: Neophyte 6, A Ghost 4');
  t.endTurn();
  t.expect('power: Neophyte 2');
});

// Out for the Count

scene('Out for the Count: an action of yours comes back, then the minion is destroyed', (table) => {
  const t = table(`shows: Out for the Count 1 | A: Out for the Count
    Jungle Oasis: A Neophyte [A Upgrade], B King Rex [A Upgrade, A(B) Poison] | Tortuga: B Ghost [B Upgrade]`);
  t.play('Out for the Count');
  t.offers('Neophyte, King Rex').pick('Neophyte');
  t.expect('A: Upgrade | A discard: Neophyte, Out for the Count');
});

scene('Out for the Count: an action of another owner goes to that owner, and the rest falls off', (table) => {
  const t = table(`shows: Out for the Count 1 2 | A: Out for the Count
    Jungle Oasis: B King Rex [A Upgrade, A(B) Poison] | Tortuga`);
  t.play('Out for the Count').pick('Poison');
  t.expect('B: Poison | A discard: Out for the Count, Upgrade | B discard: King Rex');
});

scene('Out for the Count: a minion that cannot be destroyed loses the action all the same', (table) => {
  const t = table(
    `shows: Out for the Count 2 | A: Out for the Count | Jungle Oasis: B Warbot [A Upgrade] | Tortuga`,
  );
  t.play('Out for the Count');
  t.expect('Jungle Oasis: B Warbot | A: Upgrade');
});

// Pin

scene('Pin: the power counts for the breakpoint and by itself, but not for its player', (table) => {
  const t = table(`shows: Pin 1, R10.34 | A: Pin, Third Tier | A deck: 4 Ghost
    Tortuga: B Invader [A Upgrade], B Ghost, A Neophyte | Jungle Oasis`);
  t.play('Pin', 'Invader');
  t.expect('power: Invader 5 | total at Tortuga: A 2, B 2');
  t.expect('parts of B at Tortuga: Invader +5, Pin -5, Ghost +2');
  t.play('Third Tier', 'Tortuga');
  // An Invader of 5 is too strong for it.
  t.offers('Ghost').pick('Ghost');
});

scene('Pin: a base becomes ready by pinned power, and the place goes by the total', (table) => {
  const t = table(`shows: Pin 1 2, R10.34 | from: score bases | decks: 6 Ghost | base deck: The Mothership
    Jungle Oasis: B King Rex [A Upgrade, A Pin], A Neophyte, A Ghost | Tortuga`);
  // 9 + 4 reach 12; B is second with 0.
  t.expect('vp: A 2, B 0');
});

scene('Pin: the player of a pinned minion can take a place with a total of 0', (table) => {
  const t = table(`shows: Pin 2, R10.34 | from: score bases | decks: 6 Ghost | base deck: Jungle Oasis
    Temple of Goju: B King Rex +4 [A Upgrade, A Pin], A King Rex | Tortuga`);
  // A gets 2 for the first place, B the 3 of the second one: 13 + 7 reach the breakpoint of 18.
  t.expect('vp: A 2, B 3');
});

scene('Pin: only on a minion that has an action of yours, which may go later', (table) => {
  const t = table(`shows: Pin 3 | A: Pin, Disenchant, Archmage
    Jungle Oasis: B Ghost [A Upgrade], B Neophyte [B Upgrade], A Walker | Tortuga: B King Rex`);
  t.play('Archmage', 'Tortuga');
  t.play('Pin');
  t.expect('Jungle Oasis: B Ghost [A Upgrade, A Pin], B Neophyte [B Upgrade], A Walker');
  t.play('Disenchant').pick('A Upgrade');
  t.expect('total at Jungle Oasis: A 2, B 4');
});

scene('Pin: the abilities of the minion are cancelled', (table) => {
  const t = table(`shows: Pin | Jungle Oasis: B Mountie Major [A Upgrade, A Pin], A Ghost | Tortuga`);
  t.expect('power: Mountie Major 6');
});

// Powerful Set-Up

scene('Powerful Set-Up: on another player’s minion, for each of your minions at its base', (table) => {
  const t = table(`shows: Powerful Set-Up | A: Powerful Set-Up
    Jungle Oasis: A Ghost, B Neophyte | Tortuga: A Walker`);
  t.play('Powerful Set-Up');
  t.expect('Jungle Oasis: A Ghost, B Neophyte [A Powerful Set-Up] | power: Ghost 3, Neophyte 2, Walker 2');
});

scene('Powerful Set-Up: on a minion that is yours by now, that one is stronger as well', (table) => {
  const t = table(
    'shows: Powerful Set-Up 1 | Jungle Oasis: A(B) Ghost [A Powerful Set-Up], A Neophyte | Tortuga',
  );
  t.expect('power: Ghost 3, Neophyte 3');
});

// Quick Set-Up

scene('Quick Set-Up: it stays on another player’s minion and brings an extra action', (table) => {
  const t = table(
    `shows: Quick Set-Up 1 | A: Quick Set-Up, Howl | Jungle Oasis: A Neophyte, B Ghost | Tortuga`,
  );
  t.play('Quick Set-Up');
  t.expect(
    'Jungle Oasis: A Neophyte, B Ghost [A Quick Set-Up] | plays left: minion, action using Quick Set-Up',
  );
});

// Smart Set-Up

scene('Smart Set-Up: a card for the first minion of each turn at its base, whoever plays it', (table) => {
  const t =
    table(`shows: Smart Set-Up 1 | A: Smart Set-Up, Zapbot, First Mate | B: First Mate | decks: 8 Ghost
    Jungle Oasis: B King Rex | Tortuga`);
  t.play('Smart Set-Up');
  t.play('Zapbot', 'Jungle Oasis').keepExtra();
  t.expect('A: First Mate, Ghost');
  t.play('First Mate', 'Jungle Oasis', 'Zapbot');
  t.expect('A: Ghost');
  t.endTurn();
  t.play('First Mate', 'Jungle Oasis');
  t.expect('A: 4 Ghost');
});

scene('Smart Set-Up: a minion from before it came was the first', (table) => {
  const t = table(`shows: Smart Set-Up 2 | A: Smart Set-Up, Zapbot, First Mate | A deck: 4 Ghost
    Jungle Oasis: B King Rex | Tortuga`);
  t.play('Zapbot', 'Jungle Oasis');
  t.play('Smart Set-Up');
  t.play('First Mate', 'Jungle Oasis', 'Zapbot');
  t.expect('A: nothing');
});

// Reversal

scene('Reversal: the minion with the Set-Up fights for you until the turn ends', (table) => {
  const t = table(`shows: Reversal 1 2 3 | from: score bases | decks: 8 Ghost | base deck: The Mothership
    A: Reversal | Jungle Oasis: B King Rex [A Quick Set-Up, A Upgrade, B Upgrade], B Invader | Tortuga`);
  t.expect('asked: A');
  t.offers('use Reversal, pass').pick('use Reversal');
  t.offers('Quick Set-Up, Upgrade');
  t.expect('picks: 0-2');
  t.pick('Quick Set-Up');
  t.expect('vp: A 2, B 0');
});

scene('Reversal: not while you are winning, or tied for it', (table) => {
  const t = table(`shows: Reversal 1 | from: score bases | decks: 8 Ghost | base deck: The Mothership
    A: Reversal | Jungle Oasis: A King Rex, B King Rex [A Quick Set-Up] | Tortuga`);
  t.expect('vp: A 2, B 2');
});

// Señor Muchoslam vs the Monsters

scene(
  'Señor Muchoslam vs the Monsters: one on-minion action into your hand, the rest into the deck',
  (table) => {
    const t =
      table(`shows: Señor Muchoslam vs the Monsters 1 | A: Señor Muchoslam vs the Monsters | A deck: Ghost
    A discard: Howl, Upgrade, Poison, Infiltrate, Neophyte | Jungle Oasis | Tortuga`);
    t.play('Señor Muchoslam vs the Monsters');
    t.offers('Howl, Upgrade, Poison, Infiltrate').pick('Howl', 'Upgrade', 'Poison');
    t.offers('Upgrade, Poison').pick('Poison');
    t.expect('A: Poison | A deck in any order: Ghost, Howl, Upgrade');
    t.expect('A discard: Infiltrate, Neophyte, Señor Muchoslam vs the Monsters');
  },
);

scene('Señor Muchoslam vs the Monsters: all go into the deck if none is played on minions', (table) => {
  const t = table(`shows: Señor Muchoslam vs the Monsters 1 | A: Señor Muchoslam vs the Monsters
    A deck: Ghost | A discard: Howl, Infiltrate | Jungle Oasis | Tortuga`);
  t.play('Señor Muchoslam vs the Monsters').pick('Howl');
  t.expect('A: nothing | A deck in any order: Ghost, Howl');
});

scene('Sagrado vs the Monsters is the name in the current printing; none need be picked', (table) => {
  const t = table(`shows: Señor Muchoslam vs the Monsters 1 | printing: current | A: Sagrado vs the Monsters
    A discard: Upgrade | Jungle Oasis | Tortuga`);
  t.play('Sagrado vs the Monsters').pick();
  t.expect('A: nothing | A discard: Sagrado vs the Monsters, Upgrade');
});

// Tag-Team

scene('Tag-Team: an extra minion where you have one', (table) => {
  const t = table(
    `shows: Tag-Team 1 | A: Tag-Team, First Mate, Shinobi | Jungle Oasis: A Ghost | Tortuga: B Ghost`,
  );
  t.play('Tag-Team');
  t.play('First Mate', 'Tortuga');
  t.play('Shinobi', 'Jungle Oasis', 'Tag-Team');
  t.expect('Jungle Oasis: A Ghost, A Shinobi');
});
