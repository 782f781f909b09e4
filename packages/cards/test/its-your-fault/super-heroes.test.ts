import { scene } from '../kit/scene.ts';

// Awesome Guy

scene('Awesome Guy: other players cannot destroy minions of yours here, himself included', (table) => {
  const t = table(`shows: Awesome Guy | turn: B | B: Torn Apart, Nightstalker | B deck: Ghost
    Jungle Oasis: A Awesome Guy, A Ghost, B Ghost | Tortuga: A Ghost`);
  t.play('Torn Apart').pick('A Ghost @ Jungle Oasis');
  t.expect('Jungle Oasis: A Awesome Guy, A Ghost, B Ghost');
});

scene('Awesome Guy: you may destroy your own there, also for another player’s card', (table) => {
  const t = table(`shows: Awesome Guy 1 | turn: B | B: Bear Hug
    Jungle Oasis: A Awesome Guy, A Ghost | Tortuga: B King Rex`);
  t.play('Bear Hug');
  t.expect('Jungle Oasis: A Awesome Guy | A discard: Ghost');
});

scene('Awesome Guy in the current printing stops other players’ cards, whoever carries them out', (table) => {
  const t = table(`shows: Awesome Guy | printing: current | turn: B | B: Bear Hug
    Jungle Oasis: A Awesome Guy, A Ghost | Tortuga: B King Rex`);
  t.play('Bear Hug');
  t.expect('Jungle Oasis: A Awesome Guy, A Ghost');
});

scene('Awesome Guy in the current printing does not stop a base, whoever uses it', (table) => {
  const t = table(`shows: Awesome Guy | printing: current | turn: B | B: Great White
    The Deep: A Awesome Guy, A Ghost | Tortuga`);
  t.play('Great White', 'The Deep').pick('Ghost');
  t.expect('The Deep: A Awesome Guy, B Great White');
});

scene('Awesome Guy in the original printing stops what other players do with a base', (table) => {
  const t = table(`shows: Awesome Guy | turn: B | B: Great White
    The Deep: A Awesome Guy, A Ghost | Tortuga`);
  t.play('Great White', 'The Deep');
  t.expect('question: play | The Deep: A Awesome Guy, A Ghost, B Great White');
});

// Captain Amazing

scene('Captain Amazing: each minion you have here has +1 power this turn, wherever it goes', (table) => {
  const t = table(`shows: Captain Amazing 1 2 | A: Whirlwinds, Mako | decks: 2 Ghost
    The Mothership: A Captain Amazing, A Invader, B Invader | Tortuga: A Cub Scout`);
  t.use('Captain Amazing');
  t.expect('power: Captain Amazing 6, A Invader 4, B Invader 3, Cub Scout 3');
  t.play('Mako', 'The Mothership');
  t.expect('power: Mako 2');
  t.play('Whirlwinds').pick('Invader', 'Cub Scout');
  t.expect('Tortuga: A Invader | power: A Invader 4, Cub Scout 3');
  t.endTurn();
  t.expect('power: Captain Amazing 5, A Invader 3');
});

// Mind Lady

scene('Mind Lady cancels a minion of another player until your next turn, also when she is gone', (table) => {
  const t = table(`shows: Mind Lady 1 | decks: 6 Ghost | A: Powderkeg
    Jungle Oasis: A Mind Lady | Tortuga: B Hammerhead, B Captain Amazing`);
  t.use('Mind Lady');
  t.offers('Captain Amazing, Hammerhead').pick('Captain Amazing');
  t.play('Powderkeg');
  t.expect('Jungle Oasis: nothing');
  t.endTurn();
  t.expect('cannot use: Captain Amazing');
  t.endTurn();
  t.endTurn();
  t.use('Captain Amazing');
  t.expect('power: Captain Amazing 6, Hammerhead 4');
});

scene('Mind Lady: all kinds of abilities, but not its power, nor what is on it', (table) => {
  const t = table(`shows: Mind Lady 2 | A: Torn Apart | A deck: Ghost
    Jungle Oasis: A Mind Lady, B Ghost | Tortuga: B Hammerhead [B Expanded Power]`);
  t.use('Mind Lady');
  t.expect('purpose: cancel');
  t.pick('Hammerhead');
  t.expect('power: Hammerhead 4');
});

scene('Mind Lady: a minion that comes back is a new one, and a protected one is not touched', (table) => {
  const t = table(`shows: Mind Lady 2, R10.11 | A: Seeing Stars | B: Beam Up | decks: 6 Ghost
    Jungle Oasis: A Mind Lady | Tortuga: B Captain Amazing`);
  t.use('Mind Lady');
  t.endTurn();
  t.expect('cannot use: Captain Amazing');
  t.play('Beam Up').pick('Captain Amazing');
  t.play('Captain Amazing', 'Tortuga');
  t.use('Captain Amazing');
  t.expect('power: Captain Amazing 6');
});

scene('Mind Lady has to pick a minion that she can affect', (table) => {
  const t = table(`shows: Mind Lady 2, R10.20 | Jungle Oasis: A Mind Lady
    Tortuga: B Captain Amazing [B Incorporeal], B Hammerhead, B Ghost`);
  t.use('Mind Lady');
  t.offers('Ghost, Hammerhead').pick('Hammerhead');
  t.expect('question: play');
});

// The Burst

scene('The Burst may follow each minion that is played elsewhere, whoever plays it', (table) => {
  const t = table(`shows: The Burst 1 | turn: B | B: Great White
    Jungle Oasis: A The Burst | The Deep: B Ghost`);
  t.play('Great White', 'The Deep');
  t.expect('question: next | asked: B');
  t.offers('use The Burst, use The Deep').pick('use The Burst');
  t.expect('asked: A');
  t.pick('yes').pick();
  t.expect('The Deep: B Ghost, B Great White, A The Burst');
});

scene('The Burst: every time, but not for its own arrival, and not for a move', (table) => {
  const t = table(`shows: The Burst 1 | A: The Burst, Ghost, Carried Away, Shinobi | A deck: 6 Ghost
    Jungle Oasis: B Invader | Tortuga: B King Rex`);
  t.play('The Burst', 'Jungle Oasis');
  t.play('Carried Away').pick('Invader');
  t.expect('question: play | Tortuga: B King Rex, B Invader');
});

// Mild Mannered Citizen

scene('Mild Mannered Citizen turns into a hero as your turn begins', (table) => {
  const t = table(`shows: Mild Mannered Citizen 1 | from: start of turn
    A deck: Ghost, Awesome Guy, Cub Scout, King Rex
    Jungle Oasis: A Mild Mannered Citizen, B Ghost | Tortuga`);
  t.pick('yes');
  t.offers('Awesome Guy, King Rex');
  t.expect('picks: 0-1');
  t.pick('Awesome Guy');
  t.expect('Jungle Oasis: B Ghost, A Awesome Guy | A discard: Mild Mannered Citizen | A deck: 3 cards');
  t.expect('plays left: minion, action');
});

scene('Mild Mannered Citizen: nobody suitable, and the deck is shuffled all the same', (table) => {
  const t = table(`shows: Mild Mannered Citizen 1 | from: start of turn | A deck: 3 Ghost
    Jungle Oasis: A Mild Mannered Citizen | Tortuga`);
  t.pick('yes');
  t.expect('Jungle Oasis: nothing | A discard: Mild Mannered Citizen');
});

scene('Mild Mannered Citizen that cannot be destroyed is not asked', (table) => {
  const t = table(`shows: Mild Mannered Citizen 1 | from: start of turn | A deck: 3 King Rex
    Egg Chamber: A Mild Mannered Citizen +1 | Tortuga`);
  t.expect('question: play | Egg Chamber: A Mild Mannered Citizen +1');
});

scene('Mild Mannered Citizens may do so one after another', (table) => {
  const t = table(`shows: Mild Mannered Citizen 2 | from: start of turn | A deck: 2 King Rex
    Jungle Oasis: A Mild Mannered Citizen | Tortuga: A Mild Mannered Citizen`);
  t.pick('use Mild Mannered Citizen').pick('yes').pick('King Rex');
  t.pick('yes').pick('King Rex');
  t.expect('Jungle Oasis: A King Rex | Tortuga: A King Rex');
});

// Expanded Power

scene('Expanded Power: +1, and players other than its own cannot destroy the minion', (table) => {
  const t = table(`shows: Expanded Power 1 | turn: B | B: Torn Apart | B deck: Ghost | A: Ghost
    Jungle Oasis: A Ghost [A Expanded Power], B Ghost | Tortuga`);
  t.expect('power: A Ghost 3');
  t.play('Torn Apart').pick('A Ghost');
  t.expect('Jungle Oasis: A Ghost [A Expanded Power], B Ghost');
});

scene('Expanded Power on another player’s minion: its controller counts as another player', (table) => {
  const t = table(`shows: Expanded Power 1 | A: Torn Apart | A deck: Ghost
    Jungle Oasis: A Ghost [B Expanded Power] | Tortuga`);
  t.play('Torn Apart');
  t.expect('Jungle Oasis: A Ghost [B Expanded Power] | A: Ghost');
});

// Golden Age

scene('Golden Age puts up to three minions of your discard pile under your deck, in your order', (table) => {
  const t = table(`shows: Golden Age 1 | A: Golden Age
    A deck: Howl | A discard: Ghost, Invader, King Rex, Cub Scout, Torn Apart
    Jungle Oasis | Tortuga`);
  t.play('Golden Age');
  t.offers('Cub Scout, Ghost, Invader, King Rex');
  t.expect('picks: 0-3');
  t.pick('Ghost', 'Invader').pick('Invader', 'Ghost');
  t.expect('A deck: Howl, Invader, Ghost | B sees A deck: ?, Invader, Ghost');
});

// Justice Friends

scene('Justice Friends: minions of yours with power 5 or more at that moment have +2', (table) => {
  const t = table(`shows: Justice Friends 1 2 | A: Justice Friends, King Rex | decks: 2 Ghost
    Jungle Oasis: A Invader +2, A Ghost, B King Rex, A Dangerous Waters | Tortuga: A Supreme Overlord`);
  t.play('Justice Friends');
  t.expect('power: Invader 7, Ghost 2, B King Rex 7, Supreme Overlord 7');
  t.play('King Rex', 'Tortuga');
  t.expect('power: A King Rex 7');
});

scene('Justice Friends: one that gets weaker keeps the bonus', (table) => {
  const t = table(`shows: Justice Friends 2 | A: Justice Friends
    Jungle Oasis: A Supreme Overlord, A Dangerous Waters, B Ghost | Tortuga`);
  t.play('Justice Friends');
  t.use('Dangerous Waters').pick('Supreme Overlord');
  t.expect('power: Supreme Overlord 5');
});

// My Only Weakness!

scene(
  'My Only Weakness! cancels the abilities of its minion, not its power, nor what else is on it',
  (table) => {
    const t = table(`shows: My Only Weakness! 1 | A: My Only Weakness!, Torn Apart, Chronomage | A deck: Ghost
    Jungle Oasis: B Hammerhead [B Expanded Power], B Ghost | Tortuga`);
    t.play('My Only Weakness!', 'Hammerhead');
    t.play('Chronomage', 'Tortuga');
    t.play('Torn Apart').pick('Ghost');
    t.expect('power: Hammerhead 4 | counters: Hammerhead 0');
  },
);

// Not Really Dead

scene('Not Really Dead takes up to two minions with printed power 2 or less', (table) => {
  const t = table(`shows: Not Really Dead 1 | A: Not Really Dead
    A discard: Ghost, Invader, Neophyte, Mild Mannered Citizen, Howl | Jungle Oasis | Tortuga`);
  t.play('Not Really Dead');
  t.offers('Ghost, Mild Mannered Citizen, Neophyte');
  t.expect('picks: 0-2');
  t.pick('Ghost', 'Mild Mannered Citizen');
  t.expect('A: Ghost, Mild Mannered Citizen');
});

// Radioactive Exposure

scene('Radioactive Exposure: a stronger minion out of your deck replaces the one destroyed', (table) => {
  const t = table(`shows: Radioactive Exposure 1 | A: Radioactive Exposure
    A deck: Invader, Supreme Overlord, King Rex
    Jungle Oasis: A Invader +2, B Ghost | Tortuga: A King Rex`);
  t.play('Radioactive Exposure').pick('Invader');
  t.offers('King Rex');
  t.expect('picks: 0-1');
  t.pick('King Rex');
  t.expect('Jungle Oasis: B Ghost, A King Rex | A discard in any order: Invader, Radioactive Exposure');
});

// Secret Base

scene('Secret Base protects your minions of power 3 or less there from other players', (table) => {
  const t = table(`shows: Secret Base 1 | turn: B | B: Big Gulp
    Jungle Oasis: A Secret Base, A Invader, A Cub Scout +1, B Ghost | Tortuga`);
  t.play('Big Gulp').pick('Invader');
  t.expect('Jungle Oasis: A Secret Base, A Invader, A Cub Scout +1, B Ghost');
});

scene('Secret Base: power in play at that moment, and who carries it out', (table) => {
  const t = table(`shows: Secret Base 1 | turn: B | B: Big Gulp, Bear Hug, Chronomage
    Jungle Oasis: A Secret Base, A Ghost, A Cub Scout +1 | Tortuga: B King Rex`);
  t.play('Chronomage', 'Tortuga');
  t.play('Big Gulp').pick('Cub Scout');
  t.expect('A discard: Cub Scout');
  t.play('Bear Hug');
  t.expect('A discard in any order: Cub Scout, Ghost');
});

// Sidekick

scene('Sidekick: an extra minion of power 2 or less where you have a strong one, now or later', (table) => {
  const t = table(`shows: Sidekick 1 | A: Sidekick, Mako, Invader
    Jungle Oasis: A Supreme Overlord | Tortuga: A Ghost | The Mothership: A Invader +2`);
  t.play('Sidekick');
  t.offers('Jungle Oasis, The Mothership').pick('The Mothership');
  t.expect('plays left: minion, minion using Sidekick');
  t.play('Mako', 'The Mothership', 'Sidekick');
  t.expect('The Mothership: A Invader +2, A Mako | plays left: minion');
});
