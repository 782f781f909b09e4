import { scene } from '../kit/scene.ts';

// Megalodon

scene('Megalodon may destroy somebody of power 4 or less here', (table) => {
  const t = table(`shows: Megalodon | A: Megalodon
    Jungle Oasis: A Ghost, B Laseratops, B King Rex | Tortuga: B Ghost`);
  t.play('Megalodon', 'Jungle Oasis');
  t.offers('Ghost, Laseratops');
  t.expect('picks: 0-1');
  t.pick('Laseratops');
  t.expect('Jungle Oasis: A Ghost, B King Rex, A Megalodon | B discard: Laseratops');
});

scene('Megalodon eats again before the base scores, before anybody plays a Special from hand', (table) => {
  const t = table(`shows: Megalodon 1 | decks: 6 Ghost | B: Picked Up | base deck: The Mothership
    Jungle Oasis: A Megalodon, A King Rex, B Invader, A Ghost, B Laseratops | Tortuga`);
  t.endTurn();
  t.offers('Ghost, Invader');
  t.expect('asked: A | picks: 0-1');
  t.pick('Invader');
  // Only then Bob's Special, on a base where he has one minion less.
  t.expect('asked: B | B discard: Invader | vp: A 0, B 0');
  t.pass();
  t.expect('vp: A 2, B 0');
});

scene('Megalodon eats before each scoring, and only at its own base', (table) => {
  const t = table(`shows: Megalodon 1 | decks: 6 Ghost | base deck: The Mothership
    Jungle Oasis: A 2 King Rex, B Invader | Tortuga: A Megalodon, B Ghost`);
  t.endTurn();
  t.expect('question: play | asked: B | Tortuga: A Megalodon, B Ghost');
});

// Great White

scene('Great White goes to another base and has to eat something small there', (table) => {
  const t = table(`shows: Great White 1 | A: Seeing Stars
    Jungle Oasis: A Great White, B Ghost | Tortuga: A Neophyte, B Ghost, B Invader | The Mothership`);
  t.use('Great White').pick('Tortuga');
  t.offers('Ghost, Neophyte');
  t.expect('picks: 1');
  t.pick('Neophyte');
  t.expect('Tortuga: B Ghost, B Invader, A Great White | Jungle Oasis: B Ghost');
});

scene('Great White that cannot move eats nothing', (table) => {
  const t = table(`shows: Great White 1
    Jungle Oasis: A Great White, B Ghost, B Entangled | Tortuga: B Ghost`);
  t.expect('cannot use: Great White');
});

// Hammerhead

scene('Hammerhead gets a counter for each minion destroyed here, whosever and by whomever', (table) => {
  const t = table(`shows: Hammerhead 1 2 | turn: B | B: Feeding Frenzy | A: Ghost
    Jungle Oasis: A Hammerhead, A Ghost, B Neophyte | Tortuga: B Ghost`);
  t.play('Feeding Frenzy').pick('Jungle Oasis').pick('Ghost', 'Neophyte');
  t.expect('counters: Hammerhead 2');
});

scene('Hammerhead does not care for deaths elsewhere', (table) => {
  const t = table(`shows: Hammerhead | A: Torn Apart | A deck: Ghost
    Jungle Oasis: A Hammerhead | Tortuga: B Ghost, B King Rex`);
  t.play('Torn Apart').pick('Ghost');
  t.expect('counters: Hammerhead 0');
});

scene(
  'Hammerhead gets nothing for what is discarded after scoring, nor when it dies with others',
  (table) => {
    const t = table(`shows: Hammerhead 2 | decks: 6 Ghost | A: Powderkeg | base deck: The Mothership
    Jungle Oasis: A 2 King Rex, B Ghost, A Hammerhead | Tortuga: A Hammerhead, A Ghost, B Hammerhead`);
    t.play('Powderkeg').pick('Hammerhead @ Tortuga');
    t.expect('Tortuga: nothing');
    t.endTurn();
    t.expect('A discard in any order: Ghost, 2 Hammerhead, 2 King Rex, Powderkeg');
  },
);

// Mako

scene('Mako answers a destruction of yours, at that base, and uses up no play', (table) => {
  const t = table(`shows: Mako 2 | A: Seeing Stars, 2 Mako, Ghost
    Jungle Oasis: B Ghost | Tortuga: B King Rex`);
  t.play('Seeing Stars');
  t.offers('2 use Mako, pass').pick('use Mako');
  // The other one may answer the same destruction.
  t.offers('use Mako, pass').pick('use Mako');
  t.expect('Jungle Oasis: A 2 Mako | A: Ghost | plays left: minion');
});

scene('Mako answers in anybody’s turn, also the death of one’s own minion', (table) => {
  const t = table(`shows: Mako 2 | turn: B | A: Mako | B: Bear Hug
    Jungle Oasis: A Ghost, B Ghost | Tortuga`);
  // Bear Hug makes Ann destroy her own minion, so she has destroyed it.
  t.play('Bear Hug');
  t.expect('asked: A');
  t.offers('use Mako, pass').pick('use Mako');
  t.expect('Jungle Oasis: B Ghost, A Mako | asked: B');
});

scene('Mako has nothing to say to what others destroy', (table) => {
  const t = table(`shows: Mako | turn: B | A: Mako | B: Seeing Stars
    Jungle Oasis: A Ghost | Tortuga`);
  t.play('Seeing Stars');
  t.expect('asked: B | question: play');
});

scene('Mako drawn by Torn Apart answers that very destruction', (table) => {
  const t = table(`shows: Mako 1, Torn Apart 1 | A: Torn Apart | A deck: Mako
    Jungle Oasis: B Ghost | Tortuga: B King Rex`);
  t.play('Torn Apart');
  t.offers('use Mako, pass').pick('use Mako');
  t.expect('Jungle Oasis: A Mako | plays left: minion');
});

scene('Mako goes where somebody has died, one of several bases', (table) => {
  const t = table(`shows: Mako 2 | A: Cannon, 2 Mako
    Jungle Oasis: B Ghost | Tortuga: B Ghost | The Mothership`);
  t.play('Cannon').pick('Ghost @ Jungle Oasis', 'Ghost @ Tortuga');
  t.pick('use Mako').pick('Tortuga');
  t.pick('use Mako').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A Mako | Tortuga: A Mako');
});

scene('Mako can be played in the normal way, and what a base forbids stays forbidden', (table) => {
  const t = table(`shows: Mako 3 | A: 2 Mako, Seeing Stars
    Tsar's Palace: B Ghost | Tortuga`);
  t.play('Mako', 'Tortuga');
  t.expect('plays left: action');
  t.play('Seeing Stars').pick('Ghost');
  t.expect('question: play | A: Mako');
});

// Air Jaws

scene(
  'Air Jaws moves a minion of yours, and something small where it arrives dies, perhaps itself',
  (table) => {
    const t = table(`shows: Air Jaws 1 | A: Air Jaws
    Jungle Oasis: A Invader, B Ghost | Tortuga: B King Rex, B Laseratops | The Mothership`);
    t.play('Air Jaws').pick('Tortuga');
    t.expect('A discard in any order: Air Jaws, Invader | Tortuga: B King Rex, B Laseratops');
  },
);

scene('Air Jaws destroys nothing if nobody can move', (table) => {
  const t = table(`shows: Air Jaws 1 | A: Air Jaws
    Jungle Oasis: A Invader, B Ghost, B Entangled | Tortuga: B Ghost`);
  t.play('Air Jaws');
  t.expect('Jungle Oasis: A Invader, B Ghost, B Entangled | Tortuga: B Ghost');
});

// Blood in the Water

scene('Blood in the Water draws another minion of power 3 or less at once, for each death', (table) => {
  const t = table(`shows: Blood in the Water 1 | A: Feeding Frenzy, 2 Hammerhead, King Rex
    Jungle Oasis: A Blood in the Water, B 2 Ghost | Tortuga`);
  t.play('Feeding Frenzy').pick('Jungle Oasis').pick('Ghost', 'Ghost');
  t.offers('2 Hammerhead').pick('Hammerhead');
  t.offers('Hammerhead').pick('Hammerhead');
  t.expect('Jungle Oasis: A Blood in the Water, A 2 Hammerhead | plays left: minion');
});

scene('Blood in the Water works in another player’s turn, and can be declined', (table) => {
  const t = table(`shows: Blood in the Water 1 | turn: B | A: Hammerhead | B: Seeing Stars
    Jungle Oasis: A 2 Blood in the Water, B Ghost | Tortuga`);
  t.play('Seeing Stars');
  t.expect('asked: A | picks: 0-1');
  t.pick().pick();
  t.expect('asked: B | Jungle Oasis: A 2 Blood in the Water');
});

// Chum

scene('Chum feeds its minion with every death, at whatever base', (table) => {
  const t = table(`shows: Chum 1 2 | A: Cannon
    Jungle Oasis: B King Rex [A Chum] | Tortuga: B Ghost, A Neophyte`);
  t.play('Cannon').pick('Ghost', 'Neophyte');
  t.expect('counters: King Rex 2');
});

scene('Chum does nothing for a carrier that dies in the same moment', (table) => {
  const t = table(`shows: Chum 2 | A: Cannon
    Jungle Oasis: B Ghost [A Chum] | Tortuga: A Neophyte`);
  t.play('Cannon').pick('Ghost', 'Neophyte');
  t.expect('A discard in any order: Cannon, Chum, Neophyte | B discard: Ghost');
});

// Dangerous Waters

scene('Dangerous Waters: somebody here has 2 power less this turn, never below 0', (table) => {
  const t = table(`shows: Dangerous Waters 1 | A deck: 6 Ghost | B deck: 6 Ghost
    Jungle Oasis: A Dangerous Waters, A Ghost, B Microbot Guard | Tortuga: B Ghost`);
  t.use('Dangerous Waters');
  t.offers('Ghost, Microbot Guard');
  t.expect('picks: 1');
  t.pick('Microbot Guard');
  t.expect('power: Microbot Guard 0');
  t.endTurn();
  t.expect('power: Microbot Guard 1');
});

// Feeding Frenzy

scene('Feeding Frenzy destroys any number of small minions at one base, all together', (table) => {
  const t = table(`shows: Feeding Frenzy 1 | A: Feeding Frenzy
    Jungle Oasis: A Neophyte, B Ghost, B Invader | Tortuga: B Ghost`);
  t.play('Feeding Frenzy').pick('Jungle Oasis');
  t.offers('Ghost, Neophyte');
  t.expect('picks: 0-2');
  t.pick('Neophyte', 'Ghost');
  t.expect('Jungle Oasis: B Invader | Tortuga: B Ghost');
});

scene('Feeding Frenzy may leave everybody alone', (table) => {
  const t = table(`shows: Feeding Frenzy 1 | A: Feeding Frenzy
    Jungle Oasis: A Neophyte, B Ghost | Tortuga: B Ghost`);
  t.play('Feeding Frenzy').pick('Jungle Oasis').pick();
  t.expect('Jungle Oasis: A Neophyte, B Ghost | A discard: Feeding Frenzy');
});

// Freakin' Laser Beam

scene("Freakin' Laser Beam destroys somebody at the base of your minion that is not stronger", (table) => {
  const t = table(`shows: Freakin' Laser Beam 1 | A: Freakin' Laser Beam
    Jungle Oasis: A Invader, B Cub Scout, B Ghost, B Laseratops | Tortuga: A Ghost, B Ghost`);
  t.play("Freakin' Laser Beam").pick('Invader');
  t.offers('Cub Scout, Ghost, Invader');
  t.expect('picks: 1');
  t.pick('Cub Scout');
  t.expect('B discard: Cub Scout');
});

scene("Freakin' Laser Beam hits its own minion if that is alone", (table) => {
  const t = table(`shows: Freakin' Laser Beam 1 | A: Freakin' Laser Beam
    Jungle Oasis: A Invader, B Laseratops | Tortuga: B Ghost`);
  t.play("Freakin' Laser Beam");
  t.expect("A discard in any order: Freakin' Laser Beam, Invader");
});

// Torn Apart

scene('Torn Apart draws a card even if nobody can be destroyed', (table) => {
  const t = table(`shows: Torn Apart 1 | A: Torn Apart | A deck: Ghost
    Jungle Oasis: B King Rex | Tortuga`);
  t.play('Torn Apart');
  t.expect('A: Ghost | Jungle Oasis: B King Rex');
});

// Week of Sharks

scene('Week of Sharks draws a card at the end of your turn, after the hand has been cut down', (table) => {
  const t = table(`shows: Week of Sharks 1 | decks: 6 Ghost | A: 8 Ghost
    Jungle Oasis: A Week of Sharks, A Ghost | Tortuga`);
  t.endTurn();
  t.expect('A: 11 cards');
});

scene('Week of Sharks: only one of them works in a turn, the one where you have a minion', (table) => {
  const t = table(`shows: Week of Sharks | decks: 6 Ghost
    Jungle Oasis: A Week of Sharks | Tortuga: A 2 Week of Sharks, A Ghost`);
  t.endTurn();
  t.expect('A: 3 cards');
});

scene('Week of Sharks does nothing without a minion of yours there', (table) => {
  const t = table(`shows: Week of Sharks | decks: 6 Ghost
    Jungle Oasis: A Week of Sharks, B Ghost | Tortuga: A Ghost`);
  t.endTurn();
  t.expect('A: 2 cards');
});
