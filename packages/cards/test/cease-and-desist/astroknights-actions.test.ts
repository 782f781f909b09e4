import { scene } from '../kit/scene.ts';

// Block the Probe

scene('Block the Probe: any minion, for the turn', (table) => {
  const t = table(
    `shows: Block the Probe 1 | A: Block the Probe | Jungle Oasis: A Ghost, B Invader | Tortuga`,
  );
  t.play('Block the Probe');
  t.offers('Ghost, Invader').pick('Invader');
  t.expect('power: Invader 5 | plays left: minion').endTurn();
  t.expect('power: Invader 3');
});

scene('Block the Probe before a base scores: any minion on any base', (table) => {
  const t = table(`shows: Block the Probe 1 | turn: B | A: Block the Probe | decks: 6 Howl
    Jungle Oasis: A King Rex, B Supreme Overlord | Tortuga: B Ghost`);
  t.endTurn();
  t.pick('use Block the Probe');
  t.offers('Ghost, King Rex, Supreme Overlord').pick('King Rex');
  t.expect('vp: A 2, B 0');
});

// Hidden Base

scene('Hidden Base: a card at the start of your turn while you have a minion there', (table) => {
  const t = table(`shows: Hidden Base 1 | turn: B | A deck: 3 Howl
    Jungle Oasis: A Ghost, A Hidden Base | Tortuga: A Hidden Base, B Ghost`);
  t.endTurn();
  t.expect('turn: A | A: Howl | A deck: 2 Howl');
});

// It's a Trap!

scene("It's a Trap!: the first action of your deck for your hand, the rest shuffled in", (table) => {
  const t = table(`shows: It's a Trap! 1 | A: It's a Trap! | A deck: Ghost, Howl, 5 Ghost
    Jungle Oasis: B King Rex, B Supreme Overlord | Tortuga`);
  t.expect("cannot play: It's a Trap!").endTurn();
  t.pick("use It's a Trap!");
  t.offers('play, put back, put into hand').pick('put into hand');
  t.expect("A: Howl, 2 Ghost | A discard: It's a Trap!");
});

scene("It's a Trap!: played at once, a Special of this window included", (table) => {
  const t = table(`shows: It's a Trap! 2 | A: It's a Trap! | A deck: Ghost, Block the Probe, 5 Ghost
    Jungle Oasis: A King Rex, B King Rex | Tortuga`);
  t.endTurn();
  t.pick("use It's a Trap!").offers('play, put back, put into hand').pick('play');
  t.pick('King Rex');
  t.expect("vp: A 2, B 0 | A discard: King Rex, Block the Probe, It's a Trap!");
});

scene("It's a Trap!: an action that can be played only in this window", (table) => {
  const t = table(`shows: It's a Trap! 2 | A: It's a Trap! | A deck: Change Up and Roll On, 5 Ghost
    Jungle Oasis: A King Rex, B King Rex | Tortuga: A Invader`);
  t.endTurn();
  t.pick("use It's a Trap!").pick('play').pick('Invader');
  t.expect('vp: A 2, B 0');
});

scene("It's a Trap!: if you do neither, or nothing turns up, all goes back", (table) => {
  const t = table(`shows: It's a Trap! 1 | players: 2 | A: 2 It's a Trap! | A deck: Ghost, Howl
    Jungle Oasis: B King Rex, B Supreme Overlord | Tortuga`);
  t.endTurn();
  t.pick("use It's a Trap!").pick('put back');
  t.expect('A deck in any order: Ghost, Howl').pass();
  t.expect("A in any order: Ghost, Howl, It's a Trap!");
});

// Laser Sword

scene('Laser Sword: other players’ minions do not affect its bearer; actions do', (table) => {
  const t = table(`shows: Laser Sword 1 | turn: B | B: Tiger Assassin, Seeing Stars
    Jungle Oasis: A Ghost [A Laser Sword] | Tortuga`);
  t.expect('power: Ghost 3');
  t.play('Tiger Assassin', 'Jungle Oasis');
  t.expect('Jungle Oasis: A Ghost [A Laser Sword], B Tiger Assassin');
  t.play('Seeing Stars');
  t.expect('Jungle Oasis: B Tiger Assassin');
});

scene('Laser Sword: ‘other’ than the controller of the sword, and two add up', (table) => {
  const t = table(`shows: Laser Sword 1 2 | A: Laser Sword, Tiger Assassin
    Jungle Oasis: B Ghost [A Laser Sword] | Tortuga`);
  t.play('Laser Sword', 'Ghost');
  t.expect('power: Ghost 4');
  t.play('Tiger Assassin', 'Jungle Oasis');
  t.expect('Jungle Oasis: B Ghost [A Laser Sword, A Laser Sword], A Tiger Assassin');
});

scene('Laser Sword: the minions of its own controller still affect its bearer', (table) => {
  const t = table(
    `shows: Laser Sword 1 | A: Tiger Assassin | Jungle Oasis: B Ghost [A Laser Sword] | Tortuga`,
  );
  t.play('Tiger Assassin', 'Jungle Oasis').pick('Ghost');
  t.expect('Jungle Oasis: A Tiger Assassin | B discard: Ghost');
});

scene('Laser Sword, current printing: +2 power', (table) => {
  const t = table(`shows: Laser Sword | printing: current | turn: B | B: Tiger Assassin
    Jungle Oasis: A Zapbot [A Laser Sword], A Ghost | Tortuga`);
  t.expect('power: Zapbot 4');
  t.play('Tiger Assassin', 'Jungle Oasis').pick('Ghost');
  t.expect('Jungle Oasis: A Zapbot [A Laser Sword], B Tiger Assassin');
});

// Prepare for Battle

scene('Prepare for Battle: one of two for your hand, the other to either end', (table) => {
  const t = table(`shows: Prepare for Battle 1 | A: Prepare for Battle | A deck: Ghost, Howl, Zapbot
    Jungle Oasis: A Ghost | Tortuga`);
  t.play('Prepare for Battle');
  t.offers('Ghost, Howl').expect('picks: 1').pick('Howl');
  t.offers('bottom, top').pick('bottom');
  t.expect('A: Howl | A deck: Zapbot, Ghost | B sees A: Howl');
});

scene('Prepare for Battle, current printing: two of three', (table) => {
  const t = table(`shows: Prepare for Battle | printing: current | A: Prepare for Battle
    A deck: Ghost, Howl, Zapbot, Spectre | Jungle Oasis: A Ghost | Tortuga`);
  t.play('Prepare for Battle');
  t.expect('picks: 2').pick('Howl', 'Zapbot').pick('top');
  t.expect('A: Howl, Zapbot | A deck: Ghost, Spectre');
});

// Recycle the Trash

scene('Recycle the Trash: up to two actions, and not this card', (table) => {
  const t = table(`shows: Recycle the Trash 1 | A: Recycle the Trash | A deck: Spectre
    A discard: Howl, Ghost, Mystic Studies, Seeing Stars | Jungle Oasis: A Ghost | Tortuga`);
  t.play('Recycle the Trash');
  t.offers('Howl, Mystic Studies, Seeing Stars').expect('picks: 0-2').pick('Howl', 'Seeing Stars');
  t.expect('A deck in any order: Spectre, Howl, Seeing Stars');
  t.expect('A discard: Ghost, Mystic Studies, Recycle the Trash');
});

// Use the Fours, Yield to Rage

scene('Use the Fours: 4 more power for a minion of yours, on any base', (table) => {
  const t = table(`shows: Use the Fours 1 | A: Use the Fours
    Antarctic Base: A Ghost, B Invader | Tortuga: A Zapbot`);
  t.play('Use the Fours');
  t.offers('Ghost, Zapbot').pick('Zapbot');
  t.expect('power: Zapbot 6').endTurn();
  t.expect('power: Zapbot 2');
});

scene('Yield to Rage: 2 more power, and an extra action', (table) => {
  const t = table(`shows: Yield to Rage | A: Yield to Rage | Antarctic Base: A Ghost, B Invader | Tortuga`);
  t.play('Yield to Rage');
  t.expect('power: Ghost 4 | plays left: minion, action using Yield to Rage');
});

scene('Yield to Rage: the extra action comes even without a minion', (table) => {
  const t = table(`shows: Yield to Rage 1 | A: Yield to Rage | Antarctic Base: B Invader | Tortuga`);
  t.play('Yield to Rage');
  t.expect('plays left: minion, action using Yield to Rage');
});
