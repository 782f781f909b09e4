import { scene } from '../kit/scene.ts';

/** Enough to draw from: no scene here comes to the end of it. */

// Minions

scene('Steam Queen: other players cannot destroy your actions, on whatever base or minion', (table) => {
  const t = table(`shows: Steam Queen 1 | turn: B | B: Bear Necessities
    Tortuga: A Steam Queen, A Difference Engine | Jungle Oasis: A Zeppelin, B Ghost [A Choking Vines]`);
  t.play('Bear Necessities');
  t.offers('Choking Vines, Difference Engine, Zeppelin').pick('Choking Vines');
  t.expect('Jungle Oasis: A Zeppelin, B Ghost [A Choking Vines] | B discard: Bear Necessities');
});

scene('Steam Queen: Ornate Dome of another player leaves your actions where they are', (table) => {
  const t = table(`shows: Steam Queen 1 | players: 3 | turn: B | B: Ornate Dome
    Tortuga: A Steam Queen | Jungle Oasis: A Zeppelin, C Zeppelin`);
  t.play('Ornate Dome', 'Jungle Oasis');
  t.expect('Jungle Oasis: A Zeppelin, B Ornate Dome | C discard: Zeppelin');
});

scene('Steam Queen: other players cannot take your actions', (table) => {
  const t = table(`shows: Steam Queen 1 | turn: B | B: Ransack
    Tortuga: A Steam Queen | Jungle Oasis: A Overgrowth, A Spirit [A Incorporeal]`);
  t.play('Ransack');
  t.offers('Incorporeal, Overgrowth').pick('Overgrowth');
  t.expect('Jungle Oasis: A Overgrowth, A Spirit [A Incorporeal] | B: nothing');
});

scene('Steam Queen: other players cannot cancel your actions’ abilities', (table) => {
  const t = table(`shows: Steam Queen 1 | printing: current | turn: B | B: Bear Rides You
    Tortuga: A Steam Queen, A Rotary Slug Thrower | Jungle Oasis: B Ghost`);
  t.play('Bear Rides You').pick('Ghost');
  t.offers('Ghost, Rotary Slug Thrower, Steam Queen, Tortuga').pick('Rotary Slug Thrower');
  t.expect('power: Steam Queen 7');
});

scene('Steam Queen does not protect your actions from yourself', (table) => {
  const t = table('shows: Steam Queen | A: Bear Necessities | Tortuga: A Steam Queen, A Zeppelin');
  t.play('Bear Necessities');
  t.expect('Tortuga: A Steam Queen | A discard: Bear Necessities, Zeppelin');
});

scene('Steam Queen: actions are still discarded when their base scores', (table) => {
  const t = table(`shows: Steam Queen 2 | turn: B | from: score bases
    decks: 14 Insta-Grow | base deck: Ninja Dojo
    Jungle Oasis: A Aggromotive, B 2 General Ivan | Tortuga: A Steam Queen`);
  t.expect('A discard: Aggromotive | bases: Ninja Dojo, Tortuga');
});

scene(
  'Steam Queen: an action is still discarded when another player destroys the minion it is on',
  (table) => {
    const t = table(`shows: Steam Queen 2, R9.6 | players: 3 | turn: B | B: Spirit, 2 Insta-Grow
      Tortuga: A Steam Queen | Jungle Oasis: C Ghost [A Choking Vines]`);
    t.play('Spirit', 'Tortuga').pick('Ghost').pick('yes');
    t.expect('C discard: Ghost | A discard: Choking Vines');
  },
);

scene('Steam Queen: actions out of play are not protected', (table) => {
  const t = table('shows: Steam Queen 3 | turn: B | A: Zeppelin | B: Pillage | Tortuga: A Steam Queen');
  t.play('Pillage');
  t.expect('A: nothing | B: Zeppelin');
});

scene('Mechanic plays an on-base action from the discard pile at once, wherever it may go', (table) => {
  const t = table(`shows: Mechanic 1 2, R3.5
    A: Mechanic, Insta-Grow | A discard: Zeppelin, Ornate Dome, Scrap Diving, Choking Vines, Spectre
    Tortuga | The Dread Gazebo | Jungle Oasis: B Zeppelin`);
  t.play('Mechanic', 'The Dread Gazebo');
  t.offers('Ornate Dome, Zeppelin');
  t.expect('picks: 0-1');
  t.pick('Ornate Dome');
  t.offers('Jungle Oasis, Tortuga').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A Ornate Dome | A discard: Choking Vines, Scrap Diving, Spectre, Zeppelin');
  t.offers('play Insta-Grow, pass');
});

scene('Mechanic: nothing happens without a suitable action', (table) => {
  const t = table(`shows: Mechanic 2
    A: Mechanic, Insta-Grow | A discard: Scrap Diving, Choking Vines, Spectre | Tortuga: B Ghost`);
  t.play('Mechanic');
  t.offers('play Insta-Grow, pass');
  t.expect('Tortuga: B Ghost, A Mechanic');
});

scene('Mechanic: only The Dread Gazebo is there, so there is no legal base', (table) => {
  const t = table('shows: Mechanic 1 | A: Mechanic | A discard: Zeppelin | The Dread Gazebo');
  t.play('Mechanic');
  t.offers('pass');
  t.expect('A discard: Zeppelin');
});

scene('Steam Man: +1 with your actions on its base, however many, and on the base itself', (table) => {
  const t = table(`shows: Steam Man 1 2 | Tortuga: A Steam Man, A Zeppelin, A Overgrowth
    Jungle Oasis: A Steam Man [A Choking Vines], B Zeppelin | Tar Pits: B Steam Man, A Zeppelin`);
  t.expect('parts of Steam Man @ Tortuga: Steam Man +3, Steam Man +1');
  t.expect('power: Steam Man @ Jungle Oasis 3, Steam Man @ Tar Pits 3');
});

scene('Captain Ahab moves to another base where you have an action, once each turn', (table) => {
  const t = table(`shows: Captain Ahab 1, R3.8 | decks: 14 Insta-Grow | A: Captain Ahab
    Tortuga: A Overgrowth | Jungle Oasis: A Deep Roots | Tar Pits: B Zeppelin, A Ghost [A Incorporeal]
    Ninja Dojo: A Escape Hatch`);
  t.play('Captain Ahab', 'Tortuga');
  t.use('Captain Ahab');
  t.offers('Jungle Oasis, Ninja Dojo').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A Deep Roots, A Captain Ahab | cannot use: Captain Ahab');
  t.endTurn();
  t.offers('pass');
});

scene('Captain Ahab has nowhere to go without an action of yours elsewhere', (table) => {
  const t = table(`shows: Captain Ahab
    Tortuga: A Captain Ahab, A Overgrowth | Jungle Oasis: B Deep Roots`);
  t.expect('cannot use: Captain Ahab | why not A Captain Ahab: nothing to choose from');
});

// Actions

scene('Aggromotive adds 5 to your total while you have a minion there, on every player’s turn', (table) => {
  const t = table(`shows: Aggromotive 1 2 | decks: 14 Insta-Grow | A: Aggromotive, Ghost
    Tortuga: B Spectre | Jungle Oasis`);
  t.play('Aggromotive', 'Tortuga');
  t.expect('total at Tortuga: A 0');
  t.play('Ghost', 'Tortuga');
  t.expect('total at Tortuga: A 7, B 5 | power: Ghost 2');
  t.endTurn();
  t.expect('turn: B | total at Tortuga: A 7');
});

scene('Aggromotive counts towards the breakpoint and for the place', (table) => {
  const t = table(`shows: Aggromotive 2, R5.1, R5.4, R10.13 | from: score bases
    decks: 14 Insta-Grow | base deck: Ninja Dojo
    Jungle Oasis: A Aggromotive, A Ghost, B Spectre | Tortuga`);
  // 7 and 5 make 12.
  t.expect('vp: A 2, B 0 | bases: Ninja Dojo, Tortuga');
});

scene('Aggromotive without a minion of yours counts for nothing', (table) => {
  const t = table(`shows: Aggromotive 2 | from: score bases
    decks: 14 Insta-Grow | base deck: Ninja Dojo
    Jungle Oasis: A Aggromotive, B Spectre, B General Ivan | Tortuga`);
  t.expect('bases: Jungle Oasis, Tortuga | vp: A 0, B 0');
});

scene(
  'Change of Venue takes back an action and plays it again, elsewhere, with its on-play part',
  (table) => {
    const t = table(`shows: Change of Venue 1 | A: Change of Venue, Scrap Diving
      Tortuga: A Ornate Dome, B Ghost [A Choking Vines] | Jungle Oasis: B Zeppelin`);
    t.play('Change of Venue');
    t.offers('Choking Vines, Ornate Dome').pick('Ornate Dome');
    t.expect('A: Ornate Dome, Scrap Diving');
    t.offers('Ornate Dome').pick('Ornate Dome');
    t.offers('Jungle Oasis, Tortuga').pick('Jungle Oasis');
    t.expect('Jungle Oasis: A Ornate Dome | B discard: Zeppelin | A discard: Change of Venue');
    t.offers('pass');
  },
);

scene('Change of Venue: an action on a minion may go onto another minion, or stay in hand', (table) => {
  const t = table(`shows: Change of Venue 1 | A: Change of Venue
    Tortuga: B Ghost [A Choking Vines], B Spectre`);
  t.play('Change of Venue').pick('Choking Vines').pick('Spectre');
  t.expect('Tortuga: B Ghost, B Spectre [A Choking Vines]');
});

scene('Change of Venue: what cannot legally be played stays in hand', (table) => {
  const t = table(`shows: Change of Venue 1 | A: Change of Venue, Insta-Grow
    The Dread Gazebo: A Zeppelin`);
  t.play('Change of Venue');
  t.expect('question: play | The Dread Gazebo: nothing | A: Insta-Grow, Zeppelin');
});

scene('Change of Venue: an action of another owner goes to that hand and is not played again', (table) => {
  const t = table(`shows: Change of Venue 2, R9.4 | A: Change of Venue
    Tortuga: A(B) Zeppelin, A Ghost | Jungle Oasis`);
  t.play('Change of Venue');
  t.expect('B: Zeppelin | A: nothing');
  t.offers('pass');
});

scene('Difference Engine draws after the hand limit was checked', (table) => {
  const t = table(`shows: Difference Engine 1, R2 | decks: 14 Insta-Grow | A: 9 Insta-Grow
    Tortuga: A Difference Engine, A Ghost`);
  t.endTurn();
  t.expect('question: discard | A: 11 cards');
  t.pick('Insta-Grow');
  t.expect('turn: B | A: 11 cards | A discard: Insta-Grow');
  t.endTurn();
  // Nothing at the end of other players' turns.
  t.expect('A: 11 cards');
});

scene('Difference Engine needs a minion of yours there', (table) => {
  const t = table(`shows: Difference Engine | decks: 14 Insta-Grow
    Tortuga: A Difference Engine, B Ghost | Jungle Oasis: A Ghost`);
  t.endTurn();
  t.expect('A: 2 cards');
});

scene('Escape Hatch: a destroyed minion goes to hand and does not count as destroyed', (table) => {
  const t = table(`shows: Escape Hatch 1 | turn: B | B: Spirit, 2 Insta-Grow
    Field of Honor: A Escape Hatch, A Ghost | Tortuga`);
  t.play('Spirit', 'Tortuga').pick('Ghost').pick('yes');
  t.expect('Field of Honor: A Escape Hatch | A: Ghost | A discard: nothing | vp: A 0, B 0');
});

scene('Escape Hatch: no VP from Cave of Shinies either', (table) => {
  const t = table(`shows: Escape Hatch 1 2 | from: start of turn | A deck: 14 Insta-Grow
    Cave of Shinies: A Escape Hatch, A Sprout`);
  t.pick('no');
  t.expect('A: Sprout | vp: A 0');
});

scene(
  'Escape Hatch works when you destroy your own minion, whether you like it or not, and only on its base',
  (table) => {
    const t = table(`shows: Escape Hatch 2 | from: start of turn | A deck: 14 Insta-Grow
      Tortuga: A Escape Hatch, A Sprout | Jungle Oasis: A Sprout`);
    t.pick('Sprout @ Tortuga');
    t.expect('A: Sprout');
    t.pick('no').pick('no');
    t.expect('A discard: Sprout | A: Sprout');
  },
);

scene('Escape Hatch saves nobody else’s minions', (table) => {
  const t = table(`shows: Escape Hatch | A: Spirit, 2 Insta-Grow
    Tortuga: A Escape Hatch, B Ghost | Jungle Oasis`);
  t.play('Spirit', 'Jungle Oasis').pick('Ghost').pick('yes');
  t.expect('B: nothing | B discard: Ghost');
});

scene('Escape Hatch: the minion was not destroyed, so what depends on that does not happen', (table) => {
  const t = table(`shows: Escape Hatch 1, R3.6 | A: Yokai Attack!, Spectre, Insta-Grow
    Tortuga: A Escape Hatch, A Ghost`);
  t.play('Yokai Attack!');
  t.expect('A: Ghost, Insta-Grow, Spectre');
  t.offers('play Ghost, play Spectre, pass');
});

scene('Escape Hatch, original: placed, not returned, so Entangled and Deep Roots do not stop it', (table) => {
  const t = table(`shows: Escape Hatch 3, R9.5 | turn: B | B: Spirit, 2 Insta-Grow
    Field of Honor: A Escape Hatch, A Ghost, A Entangled, B Entangled, A Deep Roots | Tortuga`);
  t.play('Spirit', 'Field of Honor').pick('Ghost').pick('yes');
  t.expect('A: Ghost | vp: B 0');
});

scene(
  'Escape Hatch: a minion you do not own goes to its owner’s hand, and cards on it are discarded',
  (table) => {
    const t = table(`shows: Escape Hatch 2 4, R9.4, R9.6 | players: 3 | turn: C | from: start of turn
      C deck: 14 Insta-Grow
      Tortuga: A Escape Hatch, A(B) Ghost +1 [C Choking Vines, A Ancient Curse] | Jungle Oasis`);
    t.expect('Tortuga: A Escape Hatch | B: Ghost | A: nothing | A discard: Ancient Curse');
    t.expect('C discard: Choking Vines');
  },
);

scene('Escape Hatch does nothing when the base scores', (table) => {
  const t = table(`shows: Escape Hatch 5, R5.7 | turn: B | from: score bases
    decks: 14 Insta-Grow | base deck: Ninja Dojo
    Jungle Oasis: A Escape Hatch, A 2 General Ivan | Tortuga`);
  t.expect('A: nothing | A discard: Escape Hatch, 2 General Ivan');
});

scene('Escape Hatch in the current printing returns the minion', (table) => {
  const t = table(`shows: Escape Hatch | printing: current | turn: B | B: Spirit, 2 Insta-Grow
    Cave of Shinies: A Escape Hatch, A Ghost | Tortuga: B Entangled`);
  t.play('Spirit', 'Tortuga').pick('Ghost').pick('yes');
  t.expect('A: Ghost | vp: A 0');
});

scene('Escape Hatch in the current printing: only yours, and only there', (table) => {
  const t = table(`shows: Escape Hatch | printing: current | from: start of turn | A deck: 14 Insta-Grow
    Tortuga: A Escape Hatch, B Ghost [A Choking Vines] | Jungle Oasis: A Sprout`);
  t.pick('use Choking Vines').pick('no');
  t.expect('B discard: Ghost | A discard: Choking Vines, Sprout | A: nothing');
});

scene('Escape Hatch in the current printing: a minion that cannot be returned is destroyed', (table) => {
  const t = table(`shows: Escape Hatch, R3.7 | printing: current | turn: B | B: Spirit, 2 Insta-Grow
    Cave of Shinies: A Escape Hatch, A Ghost | Tortuga: B Entangled`);
  t.play('Spirit', 'Cave of Shinies').pick('Ghost').pick('yes');
  t.expect('A: nothing | A discard: Ghost | vp: A 1');
});

scene('Ornate Dome destroys other players’ actions on the base and closes it to theirs', (table) => {
  const t = table(`shows: Ornate Dome 1 | decks: 14 Insta-Grow | A: Ornate Dome | B: Overgrowth
    Tortuga: A Deep Roots, B Zeppelin, B Deep Roots, B Spectre [B Incorporeal]
    Jungle Oasis: B Difference Engine`);
  t.play('Ornate Dome', 'Tortuga');
  t.expect('Tortuga: A Deep Roots, B Spectre [B Incorporeal], A Ornate Dome');
  t.expect('Jungle Oasis: B Difference Engine | B discard: Deep Roots, Zeppelin');
  t.endTurn();
  t.expect('why not B Overgrowth -> Tortuga: forbidden: Ornate Dome');
  t.play('Overgrowth');
  t.expect('Jungle Oasis: B Difference Engine, B Overgrowth');
});

scene('Ornate Dome: other players may play actions on minions there', (table) => {
  const t = table(`shows: Ornate Dome 1 | turn: B | B: Incorporeal
    Tortuga: A Ornate Dome, B Spectre, A Ghost | Jungle Oasis`);
  t.play('Incorporeal');
  t.expect('Tortuga: A Ornate Dome, B Spectre [B Incorporeal], A Ghost');
});

scene('Ornate Dome: actions that only choose the base are not blocked', (table) => {
  const t = table(`shows: Ornate Dome 2 | turn: B | B: You're Pretty Much Borscht
    Tortuga: A Ornate Dome, B Spectre, A Ghost | Jungle Oasis`);
  t.play("You're Pretty Much Borscht");
  t.expect('Tortuga: A Ornate Dome, B Spectre | Jungle Oasis: A Ghost');
});

scene('Ornate Dome: Rampage changes a base without being played on it', (table) => {
  const t = table('shows: Ornate Dome 2 | turn: B | B: Rampage | Tortuga: A Ornate Dome, B Spectre');
  t.play('Rampage');
  t.expect('breakpoint: Tortuga 16');
});

scene('Ornate Dome: Disenchant is played on nothing, and can destroy the dome itself', (table) => {
  const t = table('shows: Ornate Dome 2 | turn: B | B: Disenchant | Tortuga: A Ornate Dome, A Zeppelin');
  t.play('Disenchant');
  t.offers('Ornate Dome, Zeppelin').pick('Ornate Dome');
  t.expect('Tortuga: A Zeppelin');
});

scene('Ornate Dome: you may still play actions there, others only elsewhere', (table) => {
  const t = table(`shows: Ornate Dome 3 | decks: 14 Insta-Grow | A: Zeppelin | B: Zeppelin
    Tortuga: A Ornate Dome | Jungle Oasis | Tar Pits`);
  t.play('Zeppelin', 'Tortuga');
  t.expect('Tortuga: A Ornate Dome, A Zeppelin');
  t.endTurn();
  t.play('Zeppelin');
  t.offers('Jungle Oasis, Tar Pits').pick('Tar Pits');
});

scene('Ornate Dome in the current printing: the same, in words that name the base', (table) => {
  const t = table(`shows: Ornate Dome | printing: current
    decks: 14 Insta-Grow | A: Ornate Dome | B: Zeppelin
    Tortuga: B Zeppelin | Jungle Oasis: B Deep Roots`);
  t.play('Ornate Dome', 'Tortuga');
  t.expect('Tortuga: A Ornate Dome | Jungle Oasis: B Deep Roots');
  t.endTurn();
  t.play('Zeppelin');
  t.expect('Jungle Oasis: B Deep Roots, B Zeppelin');
});

scene(
  'Rotary Slug Thrower: +2 for your minions there, also for those that arrive, not for those that leave',
  (table) => {
    const t = table(`shows: Rotary Slug Thrower 1 | A: Rotary Slug Thrower, Spectre | A deck: 14 Insta-Grow
      Tortuga: A Captain Ahab, B Mechanic, A Zeppelin | Jungle Oasis: A Overgrowth, A Spirit`);
    t.play('Rotary Slug Thrower', 'Tortuga');
    t.expect('power: Captain Ahab 4, Mechanic 4');
    t.play('Spectre', 'Tortuga');
    t.expect('power: Spectre 7');
    t.use('Zeppelin').pick('Spirit');
    t.expect('power: Spirit 5');
    t.use('Captain Ahab');
    t.expect('Jungle Oasis: A Captain Ahab, ... | power: Captain Ahab 2');
  },
);

scene('Scrap Diving takes an action from the discard pile, never itself', (table) => {
  const t = table(`shows: Scrap Diving 1 | A: Scrap Diving | A discard: Zeppelin, Spectre, Scrap Diving
    Tortuga`);
  t.play('Scrap Diving');
  t.offers('Scrap Diving, Zeppelin');
  t.expect('picks: 1');
  t.pick('Scrap Diving');
  t.expect('A: Scrap Diving | A discard: Scrap Diving, Spectre, Zeppelin');
});

scene('Scrap Diving: it is not in the discard pile while it resolves', (table) => {
  const t = table('shows: Scrap Diving 1, R3.4 | A: Scrap Diving | A discard: Spectre | Tortuga');
  t.play('Scrap Diving');
  t.expect('A: nothing | A discard: Scrap Diving, Spectre');
});

scene('Zeppelin carries one of your minions to or from its base', (table) => {
  const t = table(`shows: Zeppelin 1 | decks: 14 Insta-Grow | A: Zeppelin
    Tortuga: A Ghost, B Spectre | Jungle Oasis: A Steam Man | Tar Pits`);
  t.play('Zeppelin', 'Tortuga');
  t.use('Zeppelin');
  t.offers('Ghost, Steam Man').pick('Ghost');
  t.offers('Jungle Oasis, Tar Pits').pick('Tar Pits');
  t.expect('Tar Pits: A Ghost | cannot use: Zeppelin');
  t.endTurn();
  t.offers('pass');
  t.endTurn();
  t.use('Zeppelin');
  t.offers('Ghost, Steam Man').pick('Steam Man');
  t.expect('Tortuga in any order: A Steam Man, A Zeppelin, B Spectre');
});

scene('Two Zeppelins are two talents', (table) => {
  const t = table('shows: Zeppelin 1, R3.8 | Tortuga: A 2 Zeppelin, A Ghost | Jungle Oasis');
  t.offers('2 use Zeppelin, pass');
  t.use('Zeppelin');
  t.expect('Jungle Oasis: A Ghost');
  t.offers('use Zeppelin, pass');
  t.use('Zeppelin');
  t.expect('Jungle Oasis: nothing');
  t.offers('pass');
});

// Bases

scene("Inventor's Salon: the winner may take an action from the discard pile", (table) => {
  const t = table(`shows: Inventor's Salon 2, R5.2 | from: score bases
    decks: 14 Insta-Grow | A discard: Zeppelin, Blossom, Spectre | B discard: Zeppelin
    base deck: Tortuga | Inventor's Salon: A Aggromotive, A 2 General Ivan, B Spectre | Jungle Oasis`);
  t.expect('asked: A');
  // Aggromotive is still on the base.
  t.offers('Blossom, Zeppelin');
  t.expect('picks: 0-1');
  t.pick('Zeppelin');
  t.expect('turn: B | A: 2 Insta-Grow, Zeppelin');
  t.expect('A discard: Aggromotive, Blossom, 2 General Ivan, Spectre');
});

scene(
  "Inventor's Salon: tied winners may each take one, the current player first, then clockwise",
  (table) => {
    const t = table(`shows: Inventor's Salon 1, R5.4, R5.6 | players: 3 | turn: C | from: score bases
      decks: 14 Insta-Grow | A discard: Zeppelin | B discard: Zeppelin | C discard: Blossom
      base deck: Tortuga
      Inventor's Salon: A General Ivan, A Mechanic, B Ghost, C General Ivan, C Mechanic | Jungle Oasis`);
    t.expect('vp: A 4, B 1, C 4 | asked: C');
    t.offers('Blossom').pick('Blossom');
    t.expect('asked: A');
    t.offers('Zeppelin').pick();
    t.expect('C: Blossom, 2 Insta-Grow | A: nothing | B: nothing');
  },
);

scene("Inventor's Salon in the current printing: the action is drawn from the discard pile", (table) => {
  const t = table(`shows: Inventor's Salon | printing: current | from: score bases
    decks: 14 Insta-Grow | A discard: Zeppelin, Spectre | base deck: Tortuga
    Inventor's Salon: A 3 General Ivan, B Mechanic`);
  t.offers('Zeppelin').pick('Zeppelin');
  t.expect('A: Zeppelin, ...');
});

scene('Workshop: an extra action for every action played on it', (table) => {
  const t = table(`shows: Workshop 1 2 | A: Zeppelin, Overgrowth, Deep Roots, Scrap Diving, Choking Vines
    Workshop: B Ghost | Jungle Oasis`);
  t.play('Zeppelin', 'Workshop');
  t.play('Overgrowth', 'Workshop');
  t.offers('play Choking Vines, play Deep Roots, play Scrap Diving, pass');
  t.play('Scrap Diving');
  // Any action will do; one that is not played here gives no more.
  t.offers('pass');
  t.expect('A: Choking Vines, Deep Roots');
});

scene('Workshop: actions on minions there give nothing', (table) => {
  const t = table('shows: Workshop 1 | A: Choking Vines, Deep Roots | Workshop: B Ghost | Jungle Oasis');
  t.play('Choking Vines');
  t.expect('Workshop: B Ghost [A Choking Vines]');
  t.offers('pass');
});

scene('Workshop: neither do actions played elsewhere', (table) => {
  const t = table('shows: Workshop | A: Zeppelin, Deep Roots | Workshop | Jungle Oasis');
  t.play('Zeppelin', 'Jungle Oasis');
  t.offers('pass');
});

scene('Workshop in the current printing: only for a player’s first action there in a turn', (table) => {
  const t = table(`shows: Workshop | printing: current
    decks: 14 Insta-Grow | A: Zeppelin, Overgrowth, Deep Roots | B: Zeppelin, Overgrowth, Deep Roots
    Workshop | Jungle Oasis`);
  t.play('Deep Roots', 'Workshop');
  t.offers('play Overgrowth, play Zeppelin, pass');
  t.play('Overgrowth', 'Workshop');
  t.offers('pass');
  t.endTurn();
  t.play('Deep Roots', 'Workshop');
  t.expect('can play: Overgrowth');
});

scene('Workshop in the current printing: actions played elsewhere give nothing', (table) => {
  const t = table(`shows: Workshop | printing: current | A: Zeppelin, Deep Roots
    Workshop | Jungle Oasis`);
  t.play('Zeppelin', 'Jungle Oasis');
  t.offers('pass');
});

scene('Workshop scores at 20, for 4, 2 and 1', (table) => {
  const t = table(`shows: Workshop | players: 3
    decks: 14 Insta-Grow | A: Captain Ahab | base deck: Ninja Dojo
    Workshop: A General Ivan, A Mechanic, B Spectre, C Spirit | Tortuga`);
  t.play('Captain Ahab', 'Workshop');
  t.endTurn();
  t.expect('vp: A 4, B 2, C 1');
});
