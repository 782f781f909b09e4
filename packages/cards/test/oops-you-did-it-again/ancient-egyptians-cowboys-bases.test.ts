import { scene } from '../kit/scene.ts';

// Pyramids

scene('Pyramids: the current player may bury a card there once a turn, without a minion there', (table) => {
  const t = table(`shows: Pyramids 1 | decks: 6 Ghost | A: Spirit, Ghost | B: Mummy
    Pyramids: B Mummy | Jungle Oasis`);
  t.use('Pyramids');
  t.offers('Spirit, Ghost');
  t.expect('picks: 1');
  t.pick('Spirit');
  t.expect('Pyramids: B Mummy, A buried Spirit');
  // The card is not shown.
  t.expect('B sees Pyramids: B Mummy, A buried ? | cannot use: Pyramids');
  // Neither the minion nor the action play is used.
  t.expect('can play: Ghost');
  t.endTurn();
  // B has nothing buried to uncover, and may now bury.
  t.expect('asked: B');
  t.use('Pyramids');
  t.expect('Pyramids: B Mummy, A buried Spirit, B buried Mummy');
});

scene('Pyramids without a card in hand', (table) => {
  const t = table('shows: Pyramids | A deck: 6 Ghost | Pyramids: A Mummy | Jungle Oasis');
  t.offers('pass');
});

// Star Portal

scene('Star Portal draws for an action played onto it, not for one on a minion there', (table) => {
  const t = table(`shows: Star Portal 1
    A: Gold Strike, Ghostly Arrival, Ancient Curse | A deck: 6 Ghost
    Star Portal: B Mummy | Jungle Oasis`);
  t.play('Gold Strike', 'Star Portal');
  t.expect('A: Ancient Curse, Ghost, Ghostly Arrival');
});

scene('Star Portal does not care for actions on minions, or actions that merely aim at it', (table) => {
  const t = table(`shows: Star Portal 1
    A: Ghostly Arrival, Ancient Curse, Plague of Locusts | A deck: 6 Ghost
    Star Portal: B Mummy | Jungle Oasis`);
  t.play('Ghostly Arrival');
  t.play('Ancient Curse');
  t.expect('Star Portal: B Mummy [A Ancient Curse] | A: Plague of Locusts');
});

scene('Star Portal draws for every card buried there, whoever buries it', (table) => {
  const t = table(`shows: Star Portal 1 2 | from: score bases
    decks: 6 Ghost | base deck: Temple of Goju
    Jungle Oasis: A Mummy, B 2 Mummy, A General Ivan | Star Portal`);
  // Whose Mummy comes first is for the current player to say.
  t.pick('A Mummy').pick('Star Portal');
  t.expect('A: Ghost');
  t.pick('Star Portal').pick('Star Portal');
  t.expect('Star Portal: A buried Mummy, B 2 buried Mummy | B: 2 Ghost');
  t.pass();
});

scene(
  'Star Portal: an uncovered action that is played onto it counts, and one that is transferred does not',
  (table) => {
    const t = table(`shows: Star Portal 2 | from: start of turn | A: Stagecoach | A deck: 6 Ghost
      Star Portal: A buried Gold Strike | Jungle Oasis: A Sleep Spores, A buried Mummy`);
    t.pick('uncover Gold Strike');
    t.expect('Star Portal: A Gold Strike | A: Ghost, Stagecoach');
    t.play('Stagecoach').pick('Jungle Oasis').pick('Sleep Spores', 'Mummy');
    t.expect('Star Portal: A Gold Strike, A Sleep Spores, A buried Mummy | A: Ghost');
  },
);

// Saloon

scene(
  'Saloon: after a minion was destroyed there, who still has one there may draw, in turn order',
  (table) => {
    const t = table(`shows: Saloon 1 | players: 4 | decks: 6 Ghost | A: Gunfighter
      Saloon: D Mummy, C Mummy, B Ghost | Jungle Oasis: B Spirit`);
    t.play('Gunfighter', 'Saloon').pick('Ghost');
    // B's only minion there is gone.
    t.expect('asked: A');
    t.offers('yes, no').pick('yes');
    t.expect('asked: C');
    t.pick('no');
    t.expect('asked: D');
    t.pick('yes');
    t.expect('A: Ghost | B: nothing | C: nothing | D: Ghost');
  },
);

scene('Saloon: two destroyed together have both left before anybody draws, and count twice', (table) => {
  const t = table(`shows: Saloon 2 | decks: 6 Ghost | A: Gunfighter
    Saloon: B Spirit, A Mummy | Jungle Oasis`);
  t.play('Gunfighter', 'Saloon').pick('Spirit');
  t.expect('Saloon: A Mummy');
  t.pick('yes').pick('yes');
  t.expect('A: 2 Ghost | B: nothing');
});

scene('Saloon: being discarded after scoring is not being destroyed', (table) => {
  const t = table(`shows: Saloon 2 | from: score bases | decks: 6 Ghost | base deck: Temple of Goju
    Saloon: A 2 Weed Eater, B 2 Weed Eater | Jungle Oasis`);
  t.expect('vp: A 3 | A: 2 Ghost | B: nothing');
});

// So-So Corral

scene('So-So Corral: a minion played there may duel, after its own ability', (table) => {
  const t = table(`shows: So-So Corral 3 | A: Ghost, Mummy | A deck: 6 Ghost
    So-So Corral: B Deputy, A Spirit, B Sheriff | Jungle Oasis: B Mummy`);
  t.play('Ghost', 'So-So Corral');
  // The Ghost's own ability.
  t.offers('Mummy').pick();
  t.expect('purpose: duel');
  t.offers('Deputy, Sheriff');
  t.expect('picks: 0-1');
  t.pick();
  t.expect('So-So Corral: B Deputy, A Spirit, B Sheriff, A Ghost');
});

scene('So-So Corral: for every minion; the loser is destroyed, in a tie both', (table) => {
  const t = table(`shows: So-So Corral 3 4 | A: Mummy, Steam Man, Insta-Grow | A deck: 6 Ghost
    So-So Corral: B Deputy, B Sheriff | Jungle Oasis: B Mummy`);
  t.play('Insta-Grow');
  t.play('Mummy', 'So-So Corral').pick('Deputy').pass();
  t.expect('A discard: Insta-Grow, Mummy | B discard: Deputy');
  t.play('Steam Man', 'So-So Corral').pick('Sheriff');
  t.expect('So-So Corral: B Sheriff');
});

scene('So-So Corral: minions played one inside the other duel in reverse order', (table) => {
  const t = table(`shows: So-So Corral 1 | A: Pyramid Engineer | A deck: 6 Ghost
    So-So Corral: A buried Steam Man, B Deputy, B Spirit | Jungle Oasis`);
  t.play('Pyramid Engineer', 'So-So Corral').pick('Steam Man');
  // First the Steam Man, which beats the Deputy; whom the Engineer will duel is decided only then.
  t.offers('Deputy, Spirit').pick('Deputy');
  t.expect('B discard: Deputy');
  t.offers('Spirit').pick('Spirit');
  t.expect('A discard: Pyramid Engineer | So-So Corral: A Steam Man');
});

scene('So-So Corral: a Gunfighter duels for itself first, and not again when it is gone', (table) => {
  const t = table(`shows: So-So Corral 3 | A: Gunfighter | A deck: 6 Ghost
    So-So Corral: B Sheriff, B Spirit | Jungle Oasis`);
  t.play('Gunfighter', 'So-So Corral').pick('Sheriff');
  t.expect('A discard: Gunfighter | question: play');
});

scene('So-So Corral: nobody to duel', (table) => {
  const t = table(`shows: So-So Corral 3 | A: Mummy | A deck: 6 Ghost
    So-So Corral: A Sheriff | Jungle Oasis: B Spirit`);
  t.play('Mummy', 'So-So Corral');
  t.expect('question: play');
});

scene('So-So Corral: the challenger destroys the loser, but it is no card of that player', (table) => {
  const t = table(`shows: So-So Corral 2 | A: Steam Man | A deck: 6 Ghost
    So-So Corral: B Mummy [B Incorporeal] | Jungle Oasis`);
  t.play('Steam Man', 'So-So Corral').pick('Mummy');
  // Protected from other players' cards, but the base is nobody's card.
  t.expect('B discard: Incorporeal, Mummy');
});

scene('So-So Corral: it is the challenger who destroys, wherever the duel has ended', (table) => {
  const t = table(`shows: So-So Corral 2 5, R8.3
    decks: 6 Ghost | A: Steam Man, Bear Rides You | B: Bear Rides You
    So-So Corral: B Sheriff | Field of Honor`);
  t.play('Steam Man', 'So-So Corral').pick('Sheriff').pick('Bear Rides You').pick('Bear Rides You');
  // B's Sheriff has won; but A has destroyed the Steam Man.
  t.expect('Field of Honor: B Sheriff | vp: A 1, B 0');
});

scene(
  'So-So Corral: whom to duel is decided by who controls the minion once its own ability is done',
  (table) => {
    const t = table(`shows: So-So Corral 1, R10.28 | decks: 6 Ghost | A: Toad
      So-So Corral: A Mummy, B Spirit | Jungle Oasis`);
    t.play('Toad', 'So-So Corral').pick('B');
    // The Spirit has been shuffled away; now it is B's Toad.
    t.expect('asked: B | purpose: duel');
    t.offers('Mummy').pick();
    t.expect('So-So Corral: A Mummy, B(A) Toad');
  },
);

scene('So-So Corral: no result when the minions are parted', (table) => {
  const t = table(`shows: So-So Corral 5 | decks: 6 Ghost | A: Steam Man | B: Bear Rides You
    So-So Corral: B Deputy | Jungle Oasis`);
  t.play('Steam Man', 'So-So Corral').pick('Deputy').pick('Bear Rides You');
  t.expect('So-So Corral: A Steam Man | Jungle Oasis: B Deputy');
});

scene('So-So Corral: a minion played in a duel does not duel, not even afterwards', (table) => {
  const t = table(`shows: So-So Corral 6, R8.2, R10.5 | decks: 6 Ghost | A: Steam Man, Insta-Grow, Mummy
    So-So Corral: B Deputy, B Spirit | Jungle Oasis`);
  t.play('Steam Man', 'So-So Corral').pick('Deputy').pick('Insta-Grow').pick('Mummy');
  t.pick('So-So Corral');
  t.expect('question: play | So-So Corral: B Spirit, A Steam Man, A Mummy');
});
