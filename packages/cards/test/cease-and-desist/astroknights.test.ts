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
