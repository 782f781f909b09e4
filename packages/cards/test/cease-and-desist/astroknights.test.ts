import { scene } from '../kit/scene.ts';

// Space Knight

scene('Space Knight: an action among the top three for your hand, the rest back in any order', (table) => {
  const t = table(
    `shows: Space Knight 1 | A deck: Ghost, Howl, Invader, Zapbot | Jungle Oasis: A Space Knight`,
  );
  t.use('Space Knight');
  t.offers('Howl').expect('picks: 0-1').pick('Howl');
  t.expect('question: order').pick('Ghost', 'Invader');
  t.expect('A: Howl | A deck: Invader, Ghost, Zapbot');
});

scene('Space Knight: taking none is allowed, and fewer cards are as many as there are', (table) => {
  const t = table(`shows: Space Knight 1 | A deck: Howl, Ghost | Jungle Oasis: A Space Knight`);
  t.use('Space Knight').pick();
  t.expect('question: order').pick('Ghost', 'Howl');
  t.expect('A: nothing | A deck: Howl, Ghost');
});

// Scoundrel

scene('Scoundrel goes alone if you have nobody else here', (table) => {
  const t = table(`shows: Scoundrel 1 | Jungle Oasis: A Scoundrel, B Ghost | Tortuga: A Ghost`);
  t.use('Scoundrel');
  t.expect('Tortuga: A Ghost, A Scoundrel | Jungle Oasis: B Ghost');
});

scene('Scoundrel takes another minion of yours along, to the same base', (table) => {
  const t = table(`shows: Scoundrel 2
    Jungle Oasis: A Scoundrel, A Ghost, A Invader, B Ghost | Tortuga | The Homeworld`);
  t.use('Scoundrel');
  t.offers('Ghost, Invader').expect('picks: 1').pick('Invader');
  t.offers('The Homeworld, Tortuga').pick('Tortuga');
  t.expect('Tortuga in any order: A Scoundrel, A Invader | Jungle Oasis: A Ghost, B Ghost');
});

// Space Prince

scene('Space Prince: an extra action only if it directly raises the power of a minion of yours', (table) => {
  const t = table(`shows: Space Prince 1, R10.74
    A: Mystic Studies, Use the Fours, Matrix of Bossiness, Upgrade, Seeing Stars, The Touch, Change Into A Gun
    Antarctic Base: A Space Prince, A Leader Two, B Ghost | Tortuga`);
  t.play('Mystic Studies').use('Space Prince');
  t.expect('can play: Use the Fours, Matrix of Bossiness, Upgrade');
  t.expect('cannot play: Seeing Stars, The Touch, Change Into A Gun');
  t.play('Matrix of Bossiness', 'Space Prince');
  t.expect('power: Space Prince 5 | cannot play: Upgrade, Use the Fours');
});

scene('Space Prince: the increase has to go to a minion of yours', (table) => {
  const t = table(`shows: Space Prince 1, R10.74 | A: Mystic Studies, Block the Probe, Upgrade
    Antarctic Base: A Space Prince, A Ghost, B Invader | Tortuga: B Ghost`);
  t.play('Mystic Studies').use('Space Prince');
  t.play('Block the Probe');
  t.offers('Ghost, Space Prince').pick('Ghost');
  t.expect('power: A Ghost 4');
});

scene('Space Prince: an action on a base, or counters, will do as well', (table) => {
  const t = table(`shows: Space Prince 1, R10.74 | A: Mystic Studies, Full Moon, Jolt, Sleep Spores
    Antarctic Base: A Space Prince, B Invader | Tortuga: B Ghost`);
  t.play('Mystic Studies').use('Space Prince');
  t.expect('can play: Full Moon, Jolt | cannot play: Sleep Spores');
  t.play('Full Moon', 'Antarctic Base');
  t.expect('power: Space Prince 5');
});

scene('Space Prince: the action may be kept for later in this phase', (table) => {
  const t = table(
    `shows: Space Prince 2 | A: Use the Fours, Invader | Antarctic Base: A Space Prince | Tortuga`,
  );
  t.use('Space Prince');
  t.expect('plays left: minion, action, action using Space Prince');
  t.play('Invader', 'Tortuga').play('Use the Fours', undefined, 'Space Prince').pick('Invader');
  t.expect('plays left: action | power: Invader 7');
});

// Walking Carpet

scene('Walking Carpet: behind at its base, you may play an action that makes it stronger', (table) => {
  const t =
    table(`shows: Walking Carpet 1 2, R10.74 | A: Use the Fours, Seeing Stars, Change Into A Gun, Upgrade
    A deck: 4 Howl | Jungle Oasis: A Walking Carpet, A Ghost, B King Rex | Tortuga: A Invader`);
  t.endTurn();
  t.offers('Upgrade, Use the Fours').expect('asked: A | picks: 0-1').pick('Use the Fours');
  // Nobody is asked whom: it has to be Walking Carpet.
  t.expect('vp: A 2, B 0 | A discard: ..., Use the Fours');
});

scene('Walking Carpet: others may become stronger with it', (table) => {
  const t = table(`shows: Walking Carpet 1 | A: Form Mergacon | A deck: 4 Howl
    Jungle Oasis: A Walking Carpet, A Ghost, B King Rex | Tortuga: A Invader`);
  t.endTurn();
  t.pick('Form Mergacon');
  t.expect('vp: A 2, B 0');
});

scene('Walking Carpet: who shares the lead is not behind', (table) => {
  const t = table(`shows: Walking Carpet 2 | A: Use the Fours | A deck: 4 Howl
    Jungle Oasis: A Walking Carpet, A Invader, B King Rex | Tortuga`);
  t.endTurn();
  t.expect('turn: B | vp: A 2, B 2');
});

// Alien Guru

scene('Alien Guru: a counter on one of those that an action made stronger, once per turn', (table) => {
  const t = table(`shows: Alien Guru 1 2, R10.74 | A: Form Mergacon, Yield to Rage, Use the Fours
    Antarctic Base: A Alien Guru, A Ghost, A Invader, B Ghost | Tortuga: A Zapbot`);
  t.play('Yield to Rage').pick('Zapbot').keepExtra();
  t.expect('question: mode').pick('yes');
  t.expect('Tortuga: A Zapbot +1');
  t.play('Form Mergacon').pick('Antarctic Base');
  t.expect('question: play');
});

scene('Alien Guru: of several you choose one; declining does not use it up', (table) => {
  const t = table(`shows: Alien Guru 1 | A: Yield to Rage, Form Mergacon
    Antarctic Base: A Alien Guru, A Ghost, A Invader, B Ghost | Tortuga`);
  t.play('Yield to Rage').pick('Ghost').keepExtra().pick('no');
  t.play('Form Mergacon');
  t.pick('yes').offers('Alien Guru, Ghost, Invader').pick('Invader');
  t.expect('Antarctic Base: A Alien Guru, A Ghost, A Invader +1, B Ghost');
});

scene('Alien Guru: anybody’s minion, in another player’s turn, too', (table) => {
  const t = table(`shows: Alien Guru 2 | turn: B | A: Block the Probe | A deck: Howl | B deck: 3 Howl
    Jungle Oasis: A King Rex, B Supreme Overlord | Tortuga: A Alien Guru, B Ghost`);
  t.endTurn();
  t.pick('use Block the Probe').pick('Ghost').pick('yes');
  t.expect('Tortuga: A Alien Guru, B Ghost +1');
});

scene('Alien Guru: what an action lends, or what a talent does, is not meant', (table) => {
  const t = table(`shows: Alien Guru 2, R10.74 | A: The Touch
    Antarctic Base: A Alien Guru, A Ghost, A Leader Two | Tortuga`);
  t.play('The Touch', 'Ghost');
  t.expect('question: play').use('Ghost');
  t.expect('question: play').use('Leader Two').pick('Ghost');
  t.expect('question: play | power: Ghost 7');
});

scene('Alien Guru: an action that lies on the minion, or sets its printed power higher', (table) => {
  const t = table(`shows: Alien Guru 2, R10.74 | A: Matrix of Bossiness
    Antarctic Base: A Alien Guru, A Ghost, A Leader Two | Tortuga`);
  t.play('Matrix of Bossiness', 'Ghost').pick('yes');
  t.expect('power: Ghost 6');
});

scene('Alien Guru: an action that sets the printed power lower raises nothing', (table) => {
  const t = table(`shows: R10.74 | A: Matrix of Bossiness
    Antarctic Base: A Alien Guru, A Ghost, A Leader Two | Tortuga`);
  t.play('Matrix of Bossiness', 'Leader Two');
  t.expect('question: play | power: Leader Two 5');
});

// Annoying Alien

scene('Annoying Alien: each minion of that name here is 2 weaker until your next turn', (table) => {
  const t = table(`shows: Annoying Alien 1 | A: Shanghai
    Jungle Oasis: A Annoying Alien, A Invader, B Invader, B Ghost | Tortuga: B Invader`);
  t.use('Annoying Alien');
  t.offers('Annoying Alien, Ghost, Invader').pick('Invader');
  t.play('Shanghai').pick('Invader @ Jungle Oasis');
  t.expect('power: A Invader 1, Ghost 2 | total at Tortuga: B 4').endTurn();
  t.expect('turn: B | power: A Invader 1 | total at Tortuga: B 4').endTurn();
  t.expect('turn: A | power: A Invader 3 | total at Tortuga: B 6');
});

// Astro Robot

scene('Astro Robot has to destroy an action, even one of yours', (table) => {
  const t = table(`shows: Astro Robot 1 | A: Astro Robot
    Jungle Oasis: A Ghost [A Upgrade] | Tortuga: B Ghost [B Upgrade]`);
  t.play('Astro Robot', 'Jungle Oasis');
  t.expect('Jungle Oasis: A Ghost, A Astro Robot | A discard: Upgrade');
});

scene('Astro Robot: on the base or on a minion there', (table) => {
  const t = table(`shows: Astro Robot | A: Astro Robot
    Jungle Oasis: A Ghost [A Upgrade], B Full Moon | Tortuga: B Ghost [B Upgrade]`);
  t.play('Astro Robot', 'Jungle Oasis');
  t.offers('Full Moon, Upgrade').pick('Full Moon');
  t.expect('B discard: Full Moon');
});

scene('Astro Robot, current printing, may spare it', (table) => {
  const t = table(`shows: Astro Robot | printing: current | A: Astro Robot
    Jungle Oasis: A Ghost [A Upgrade] | Tortuga`);
  t.play('Astro Robot', 'Jungle Oasis');
  t.offers('Upgrade').expect('picks: 0-1').pick();
  t.expect('Jungle Oasis: A Ghost [A Upgrade], A Astro Robot');
});

// Mannersbot

scene('Mannersbot takes the top card if it is an action', (table) => {
  const t = table(`shows: Mannersbot 1 | A deck: Howl, Ghost | Jungle Oasis: A 2 Mannersbot`);
  t.use('Mannersbot');
  t.expect('A: Howl | A deck: Ghost');
  t.use('Mannersbot');
  t.expect('A: Howl | A deck: Ghost | B sees A deck: Ghost');
});

// Pupoks

scene('Pupoks: 1 VP for three cards, one of which may be played at once', (table) => {
  const t = table(`shows: Pupoks 1 2, R10.75 | vp: A 2 | A: Zapbot | A deck: Ghost, Howl, Invader, Spectre
    Jungle Oasis: A Pupoks | Tortuga`);
  t.use('Pupoks');
  t.expect('vp: A 1, B 0 | B sees A: ?, Ghost, Howl, Invader');
  t.offers('Ghost, Howl, Invader').expect('picks: 0-1').pick('Invader').pick('Tortuga');
  t.expect('A: Ghost, Howl, Zapbot | Tortuga: A Invader | plays left: minion, action | cannot use: Pupoks');
});

scene('Pupoks: no talent without a VP to pay', (table) => {
  const t = table(`shows: Pupoks 1, R10.75 | A deck: Ghost, Howl, Invader | Jungle Oasis: A Pupoks`);
  t.expect('cannot use: Pupoks');
});

scene('Pupoks: with fewer cards you get what there is, and an action will do', (table) => {
  const t = table(`shows: Pupoks 2 | vp: A 1 | A deck: Mystic Studies, Change Up and Roll On
    Jungle Oasis: A Pupoks | Tortuga`);
  t.use('Pupoks');
  t.offers('Mystic Studies').pick('Mystic Studies');
  t.expect('A: Change Up and Roll On | vp: A 0, B 0 | plays left: minion, action');
});

// Ghost Knight

scene('Ghost Knight cannot be destroyed, and lets you place even with power 0', (table) => {
  const t = table(`shows: Ghost Knight 1 | A: Seeing Stars | decks: 6 Howl | base deck: The Homeworld
    The Mothership: A Ghost Knight, B 3 King Rex | Tortuga`);
  t.play('Seeing Stars').endTurn();
  t.expect('vp: A 2, B 4');
});

scene('Ghost Knight strengthens the other minions there of whoever controls it', (table) => {
  const t = table(`shows: Ghost Knight 2
    Jungle Oasis: B(A) Ghost Knight, A Invader, B Ghost | Tortuga: B Zapbot`);
  t.expect('power: Ghost Knight 0, Invader 3, Ghost 4, Zapbot 2');
});

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
