import { scene } from '../kit/scene.ts';

// Athos

scene('Athos: each other minion of yours here that your action affects is stronger for the turn', (table) => {
  const t = table(`shows: Athos 1 | A: One for All, Howl, Upgrade | decks: 6 Ghost
    Tortuga: A Athos, A Ghost, A First Mate, B Ghost | Temple of Goju: A Shinobi`);
  t.play('One for All').pick('Tortuga').keepExtra();
  t.expect('power: Athos 5, A Ghost 4, First Mate 4');
  t.play('Upgrade', 'A Ghost');
  t.expect('power: Athos 5, A Ghost 7, First Mate 4');
  t.endTurn();
  t.expect('power: A Ghost 4');
});

scene('Athos: a minion that has left play gets nothing, one that has moved away does', (table) => {
  const t = table(`shows: Athos 1 | A: Dinghy | Tortuga: A Athos, A Ghost | Temple of Goju: A Shinobi`);
  t.play('Dinghy').pick('Ghost', 'Shinobi');
  t.expect('power: Ghost 3, Shinobi 3, Athos 4');
});

scene('Athos: an action on a base affects the minions that it strengthens', (table) => {
  const t = table(
    `shows: Athos 1, R10.41 | A: Haich-Q | Tortuga: A Athos, A Ghost, B Ghost | Temple of Goju: A Shinobi`,
  );
  t.play('Haich-Q', 'Tortuga');
  t.expect('power: Athos 5, A Ghost 4');
});

// Porthos

scene('Porthos: other players’ actions do not affect him, your own do', (table) => {
  const t = table(`shows: Porthos 1 | A: Upgrade | decks: 6 Ghost | B: Grasp the Belt
    Tortuga: A Porthos, B Ghost | Temple of Goju: A Shinobi, B Neophyte`);
  t.play('Upgrade', 'Porthos').endTurn();
  t.expect('power: Porthos 6');
  t.play('Grasp the Belt');
  t.offers('Ghost, Neophyte, Shinobi').pick('Shinobi');
});

scene('Porthos: other players’ minions affect him', (table) => {
  const t = table(`shows: Porthos 1 | turn: B | Tortuga: A Porthos [B Upgrade], B Yokozuna | Temple of Goju`);
  // What was on him before falls off.
  t.expect('Tortuga: A Porthos, B Yokozuna | power: Porthos 4');
  t.use('Yokozuna').pick('move a minion');
  t.expect('Temple of Goju: A Porthos');
});

// Aramis

scene('Aramis: an extra action that has to affect him as well', (table) => {
  const t = table(`shows: Aramis 1, R10.41 | A: En Garde, Cannon, Upgrade, Mystic Studies | decks: 6 Ghost
    Tortuga: A Aramis, A Ghost, B Ghost | Temple of Goju`);
  t.play('En Garde').pick('Aramis').keepExtra().pick('yes');
  t.play('Mystic Studies');
  t.expect('can play: Upgrade | cannot play: Cannon');
  t.play('Upgrade');
  t.expect('Tortuga: A Aramis [A Upgrade], A Ghost, B Ghost');
});

scene('Aramis: the base that an extra Tour Bus goes to has to be one that he can go to', (table) => {
  const t = table(`shows: R10.41 | A: En Garde, Tour Bus, Mystic Studies | decks: 6 Ghost
    Temple of Goju: A Aramis, A Shinobi, B Ghost | Tortuga | The Grey Opal`);
  t.play('En Garde').pick('Aramis').keepExtra().pick('yes');
  t.play('Mystic Studies').play('Tour Bus');
  t.offers('Shinobi').pick();
  t.expect('Tortuga: A Aramis');
});

scene('Aramis: declined, a later action gives another chance, until it has been used', (table) => {
  const t = table(`shows: Aramis 1 | A: 3 En Garde, Upgrade | decks: 6 Ghost
    Tortuga: A Aramis, A Ghost, B Ghost | Temple of Goju`);
  t.play('En Garde').pick('Aramis').keepExtra().pick('no');
  t.play('En Garde').pick('Aramis').keepExtra().pick('yes');
  t.play('En Garde').pick('Aramis');
  t.expect('question: play');
});

scene('Aramis: also in the scoring phase of your turn, and with a Special', (table) => {
  const t = table(`shows: Aramis 2 | from: score bases | decks: 6 Ghost | base deck: The Mothership
    A: Last Stand, Power Poutine | Temple of Goju: A Aramis, A King Rex, B King Rex | Tortuga: A Shinobi`);
  t.pick('use Last Stand').pick('Aramis').pick('yes');
  t.pick('Power Poutine').pick();
  t.expect('vp: A 2, B 3 | A discard: King Rex, Last Stand, Power Poutine');
});

scene('Aramis in the current printing: only on your turn, so never with Last Stand', (table) => {
  const t =
    table(`shows: Aramis 2 | printing: current | from: score bases | decks: 6 Ghost | base deck: The Mothership
    A: Last Stand, Power Poutine | Temple of Goju: A Aramis, A King Rex, B King Rex | Tortuga: A Shinobi`);
  t.pick('use Last Stand').pick('Aramis');
  t.expect('vp: A 2, B 3');
});

// D'Artagnan

scene("D'Artagnan: a card for each action, while that is still on the table", (table) => {
  const t = table(`shows: D'Artagnan 1 2 | A: Upgrade, Archmage | A deck: nothing | A discard: Ghost
    Tortuga: A D'Artagnan | Temple of Goju`);
  t.play('Upgrade', "D'Artagnan");
  t.expect('A: Archmage, Ghost');
});

scene("D'Artagnan: the action that affected him is never what he draws", (table) => {
  const t = table(
    `shows: D'Artagnan 2 | A: En Garde | A deck: Ghost | Tortuga: A D'Artagnan | Temple of Goju`,
  );
  t.play('En Garde');
  // One by the card, none by him: En Garde is not in the discard pile yet.
  t.expect('A: Ghost | A discard: En Garde');
});

// Young Musketeer

scene('Young Musketeer: each counts its own first action of a turn', (table) => {
  const t = table(`shows: Young Musketeer 1 | A: 2 En Garde, One for All | decks: 9 Ghost
    Tortuga: A 2 Young Musketeer | Temple of Goju: A Shinobi`);
  t.play('En Garde').pick('Young Musketeer').keepExtra();
  t.play('One for All').pick('Tortuga').keepExtra();
  t.play('En Garde').pick('Young Musketeer');
  // 3 each; 2 by En Garde, 2 by One for All, and 1 each for their first action.
  t.expect('total at Tortuga: A 12');
});

scene('Young Musketeer: an action from before it came does not count', (table) => {
  const t = table(`shows: Young Musketeer 2 | A: Haich-Q, Young Musketeer | Tortuga | Temple of Goju`);
  t.play('Haich-Q', 'Tortuga');
  t.play('Young Musketeer', 'Tortuga');
  t.expect('power: Young Musketeer 4');
});

// All for One

scene('All for One: an extra action, and power for each further one until the turn ends', (table) => {
  const t = table(`shows: All for One 1 2 | A: All for One, 2 En Garde, Howl | decks: 9 Ghost
    Tortuga: A Ghost, B Ghost | Temple of Goju: A Shinobi`);
  t.play('All for One', 'A Ghost');
  t.expect('power: A Ghost 2');
  t.endTurn().endTurn();
  t.expect('Tortuga: A Ghost [A All for One], B Ghost');
  t.play('En Garde').pick('A Ghost').keepExtra();
  t.play('En Garde').pick('A Ghost').keepExtra();
  t.expect('power: A Ghost 6');
  t.endTurn();
  t.expect('Tortuga: A Ghost, B Ghost');
});

// Biding Time

scene('Biding Time: 2 power for any minion, and an extra action that affects it', (table) => {
  const t = table(`shows: Biding Time 1, R10.41 | A: Biding Time, Body Slam, Cannon, Howl, Grasp the Belt
    Tortuga: A Ghost, B Shinobi, B Walker | Temple of Goju: A First Mate`);
  t.play('Biding Time').pick('Shinobi');
  t.expect('power: Shinobi 5 | can play: Body Slam, Grasp the Belt | cannot play: Cannon, Howl');
  // The choice is bound to the Shinobi; where it goes is the only place.
  t.play('Grasp the Belt');
  t.expect('Tortuga: A Ghost, B Walker | Temple of Goju: A First Mate, B Shinobi');
});

scene('Biding Time: a base has to be the one where the minion is', (table) => {
  const t = table(`shows: Biding Time 1, R10.41 | A: Biding Time, Power Poutine
    Tortuga: A Ghost, A Walker, A Neophyte | Temple of Goju: A First Mate`);
  t.play('Biding Time').pick('Ghost');
  t.play('Power Poutine');
  // The Ghost is one of the two in any case.
  t.offers('Walker, Neophyte');
  t.expect('picks: 0-1');
  t.pick('Walker');
  t.expect('power: Ghost 6, Walker 4, Neophyte 2');
});

scene('Biding Time: a protected minion cannot be affected', (table) => {
  const t = table(`shows: Biding Time 1, R10.41 | A: Biding Time, Upgrade, Cannon
    Tortuga: A Ghost, B Porthos | Temple of Goju`);
  t.play('Biding Time');
  // Only the Ghost can be strengthened, and it is too strong for the Cannon by now.
  t.expect('power: Ghost 4, Porthos 4 | can play: Upgrade | cannot play: Cannon');
});

// En Garde

scene('En Garde: 1 power for any minion, a card, and any action', (table) => {
  const t = table(
    `shows: En Garde 1 | A: En Garde, Howl | A deck: Ghost | Tortuga: A Ghost, B Ghost | Temple of Goju`,
  );
  t.play('En Garde').pick('B Ghost');
  t.expect('power: B Ghost 3 | A: Ghost, Howl');
  t.play('Howl');
});

// Last Stand

scene('Last Stand: 2 power at the base that scores, and a card', (table) => {
  const t = table(`shows: Last Stand | from: score bases | decks: 6 Ghost | base deck: The Mothership
    A: Last Stand | Jungle Oasis: A King Rex, B King Rex, A Ghost | Tortuga: A Shinobi`);
  t.pick('use Last Stand');
  t.offers('Ghost, King Rex').pick('Ghost');
  t.expect('vp: A 2, B 0');
});

scene('Last Stand: a card even without a minion there', (table) => {
  const t =
    table(`shows: Last Stand 1 | turn: B | from: score bases | decks: 6 Ghost | base deck: The Mothership
    A: Last Stand | Jungle Oasis: B 2 King Rex | Tortuga: A Shinobi`);
  t.pick('use Last Stand');
  t.expect('A: Ghost | power: Shinobi 3');
});

// Make Way

scene('Make Way: a minion moves, and an extra action, even without a move', (table) => {
  const t = table(`shows: Make Way 1 | A: 2 Make Way, Howl | Tortuga: A Ghost, B Ghost | Temple of Goju`);
  t.play('Make Way');
  t.expect('Temple of Goju: A Ghost');
  t.play('Make Way').play('Howl');
});

scene('Make Way: nobody to move', (table) => {
  const t = table(`shows: Make Way 1 | A: Make Way, Howl | Tortuga: B Ghost | Temple of Goju`);
  t.play('Make Way').play('Howl');
});

// On a Roll

scene('On a Roll: two actions on one and the same minion', (table) => {
  const t = table(`shows: On a Roll 1 2, R10.41 | A: On a Roll, 2 Upgrade, Chikara-Mizu, Mystic Studies
    Tortuga: A Ghost, B Ghost | Temple of Goju: A First Mate`);
  t.play('On a Roll');
  t.expect('cannot play: Mystic Studies');
  t.play('Upgrade', 'B Ghost');
  // No longer any other minion.
  t.expect('cannot play: Chikara-Mizu');
  t.play('Upgrade');
  t.expect('Tortuga: A Ghost, B Ghost [A Upgrade, A Upgrade]');
});

// One for All

scene('One for All: it affects every minion that it covers', (table) => {
  const t = table(`shows: One for All 1 | A: One for All, Howl | decks: 6 Ghost
    Tortuga: A D'Artagnan, A Young Musketeer, B Ghost | Temple of Goju: A First Mate`);
  t.play('One for All').pick('Tortuga').keepExtra().pick("use D'Artagnan");
  t.expect("A: Ghost, Howl | power: D'Artagnan 5, Young Musketeer 5, Ghost 2, First Mate 2");
});

// To Battle!

scene('To Battle!: a minion, then an action that affects it', (table) => {
  const t = table(`shows: To Battle! 1 2, R10.41 | A: To Battle!, First Mate, Upgrade, Mystic Studies
    Tortuga: A Ghost | Temple of Goju`);
  t.play('To Battle!').pick('First Mate').pick('Temple of Goju');
  t.expect('cannot play: Mystic Studies');
  t.play('Upgrade');
  t.expect('Temple of Goju: A First Mate [A Upgrade]');
});

scene('To Battle!: no minion, no action', (table) => {
  const t = table(
    `shows: To Battle! 2 | A: To Battle!, First Mate, Upgrade | Tortuga: A Ghost | Temple of Goju`,
  );
  t.play('To Battle!').pick();
  t.expect('cannot play: Upgrade');
});

// Token of Affection

scene('Token of Affection: by the text alone, and it may be played at once', (table) => {
  const t = table(`shows: Token of Affection 1 2 | A: Token of Affection
    A deck: Howl, Cannon, Disenchant, Mystic Studies, Last Stand, Haich-Q, Upgrade, Infiltrate
    Tortuga: A Ghost | Temple of Goju`);
  t.play('Token of Affection').pick('deck');
  t.offers('Howl, Cannon, Haich-Q, Last Stand, Upgrade').pick('Upgrade');
  t.offers('put into hand, play').pick('play');
  t.expect('Tortuga: A Ghost [A Upgrade]');
});

scene('Token of Affection: a Special can be taken, not played', (table) => {
  const t =
    table(`shows: Token of Affection 1 2 | A: Token of Affection | A discard: Last Stand, Mystic Studies | A deck: Ghost
    Tortuga: A Ghost | Temple of Goju`);
  t.play('Token of Affection').pick('discard pile');
  t.expect('question: play | A: Last Stand');
});

// An extra action that has to affect a minion directly

scene('R10.41: the choice of a base and of a player has to lead to the minion', (table) => {
  const t = table(`shows: Biding Time 1, R10.41 | players: 3 | A: Biding Time, Body Slam
    Tortuga: A Ghost, B Shinobi, C Walker | Temple of Goju: A First Mate, C Neophyte`);
  t.play('Biding Time').pick('Shinobi');
  t.play('Body Slam');
  t.expect('Tortuga: A Ghost, C Walker | Temple of Goju: A First Mate, C Neophyte, B Shinobi');
});

scene('R10.41: what a card costs may be paid, and what it does afterwards is free', (table) => {
  const t = table(`shows: Biding Time 1, R10.41 | A: Biding Time, Bulking Stew, 2 Ghost
    Tortuga: A Shinobi, A First Mate`);
  t.play('Biding Time').pick('Shinobi');
  t.play('Bulking Stew');
  t.expect('picks: 1-2');
  t.pick('Ghost', 'Ghost');
  t.offers('First Mate, Shinobi').pick('First Mate');
  // The last counter is the last chance.
  t.expect('counters: First Mate 1, Shinobi 1');
});

scene('R10.41: with nothing to discard Bulking Stew could not do it', (table) => {
  const t = table(
    `shows: Biding Time 1, R10.41 | A: Biding Time, Bulking Stew | Tortuga: A Shinobi, A First Mate`,
  );
  t.play('Biding Time').pick('Shinobi');
  t.expect('cannot play: Bulking Stew');
});

scene('R10.41: what another player decides does not count, unless there is no choice', (table) => {
  const t = table(`shows: Biding Time 1, R10.41 | A: Biding Time, Bear Hug, Archmage
    Tortuga: B Ghost, B First Mate, A Neophyte | Temple of Goju: B Walker`);
  t.play('Archmage', 'Temple of Goju');
  t.play('Biding Time').pick('Walker');
  t.expect('cannot play: Bear Hug using Biding Time | power: Walker 4');
});

scene('R10.41: a base action that changes its power will do, where it is', (table) => {
  const t = table(`shows: Biding Time 1, R10.41 | A: Biding Time, Haich-Q
    Tortuga: A Shinobi, A First Mate | Temple of Goju: A Ghost`);
  t.play('Biding Time').pick('Shinobi');
  t.play('Haich-Q');
  t.expect('Tortuga: A Shinobi, A First Mate, A Haich-Q | power: Shinobi 6');
});

scene('R10.41: an action does not affect by the extra action that it brings along', (table) => {
  const t = table(`shows: Aramis 1, R10.41 | from: score bases | decks: 6 Ghost | base deck: The Mothership
    A: Last Stand, 2 Biding Time, On a Roll | Temple of Goju: A Aramis, A King Rex, B King Rex | Tortuga: B Shinobi`);
  t.pick('use Last Stand').pick('Aramis').pick('yes');
  t.offers('2 Biding Time').pick('Biding Time');
  // Then its own extra action, for which the other one will do.
  t.offers('Biding Time').pick('Biding Time');
  t.expect('vp: A 2, B 3');
});
