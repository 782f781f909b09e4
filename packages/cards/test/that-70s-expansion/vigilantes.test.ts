import { scene } from '../kit/scene.ts';

scene('Brojak follows a minion that has moved, and gets +1 power for the turn', (table) => {
  const t = table(`shows: Brojak 1 2 | turn: B | B: Invasion | Tortuga: B Ghost, B Invader
    Jungle Oasis | Antarctic Base: A Brojak`);
  t.play('Invasion').pick('Ghost').pick('Jungle Oasis').expect('asked: A').pick('yes').pick('no');
  t.expect('Jungle Oasis: B Ghost, A Brojak | power: Brojak 5');
});

scene('Brojak: the power alone where he is already, and after a move of his own', (table) => {
  const t = table(`shows: Brojak 1 2 | A: Invasion | Tortuga: A Brojak, A Ghost | Jungle Oasis`);
  t.play('Invasion').pick('Brojak').pick('yes');
  t.expect('Jungle Oasis: A Brojak | power: Brojak 5');
});

scene('Brojak: both parts or neither', (table) => {
  const t = table(`shows: Brojak 2 | A: Invasion | Tortuga: A Brojak, B Ghost | Jungle Oasis`);
  t.play('Invasion').pick('Ghost').pick('no');
  t.expect('Tortuga: A Brojak | power: Brojak 4');
});

scene('Brojak (current): once a turn, not for his own moves, and either part or both', (table) => {
  const t = table(`shows: Brojak | printing: current | A: Invasion, Dinghy, Time Loop
    Tortuga: A Brojak, B Ghost | Jungle Oasis: A Invader`);
  t.play('Time Loop').play('Invasion').pick('Brojak').expect('question: play');
  t.play('Dinghy').pick('Invader').pick('yes').offers('follow, counter, follow and counter').pick('counter');
  t.expect('Jungle Oasis: A Brojak +1 | Tortuga: B Ghost, A Invader');
});

scene('Brojak (current): the first move of the turn need not be the one', (table) => {
  const t = table(`shows: Brojak | printing: current | A: 2 Invasion, Time Loop
    Tortuga: A Brojak, B Ghost, B Invader | Jungle Oasis`);
  t.play('Time Loop').play('Invasion').pick('Ghost').pick('no');
  t.play('Invasion').pick('Invader').pick('yes').pick('follow and counter');
  t.expect('Jungle Oasis: B Ghost, B Invader, A Brojak +1');
});

scene('Death Wisher answers a destruction by another player, even his own', (table) => {
  const t = table(`shows: Death Wisher 1 2 | turn: B | B: Cannon
    Tortuga: A Death Wisher, A Ghost, B Invader | Jungle Oasis: B Spirit`);
  t.play('Cannon').pick('Ghost').expect('asked: A').pick('yes').offers('Invader, Spirit').pick('Spirit');
  t.expect('Jungle Oasis: nothing | Tortuga: A Death Wisher, B Invader');
});

scene('Death Wisher: once in each turn, and not for a minion of the destroyer', (table) => {
  const t = table(`shows: Death Wisher 2 | turn: B | B: 2 Seeing Stars, Time Loop
    Tortuga: A Death Wisher, A Ghost, B Invader | Jungle Oasis: B Spirit`);
  t.play('Time Loop').play('Seeing Stars').pick('Invader').expect('question: play');
  t.play('Seeing Stars').pick('Ghost').pick('yes');
  t.expect('Jungle Oasis: nothing');
});

scene('Death Wisher works when he is what was destroyed', (table) => {
  const t = table(`shows: Death Wisher 1 | turn: B | B: Disintegrator, Let's Get It On
    Tortuga: A Death Wisher, B Supreme Overlord | Jungle Oasis: B Spirit`);
  t.play("Let's Get It On")
    .pick('Supreme Overlord')
    .pick('Death Wisher')
    .expect('asked: A')
    .pick('yes')
    .pick('Supreme Overlord');
  t.expect('Tortuga: nothing');
});

scene('Death Wisher (current): before his base scores, a minion that came here this turn', (table) => {
  const t = table(`shows: Death Wisher | printing: current | A: Warbot, Invasion | base deck: Antarctic Base
    Jungle Oasis: A Death Wisher, B King Rex | Tortuga: B Ghost`);
  t.play('Warbot', 'Jungle Oasis').play('Invasion').pick('Ghost').endTurn();
  t.expect('picks: 0-1').offers('Ghost, Warbot').pick('Ghost');
  t.expect('vp: A 2, B 0');
});

scene('Dusty Henry may shuffle a minion here into its owner’s deck, even himself', (table) => {
  const t = table(
    `shows: Dusty Henry 1 | A: Dusty Henry | B deck: 2 Ghost | Tortuga: B King Rex | Jungle Oasis: B Ghost`,
  );
  t.play('Dusty Henry', 'Tortuga').offers('King Rex, Dusty Henry').pick('King Rex');
  t.expect('Tortuga: A Dusty Henry | B deck: 3 cards');
});

scene('Dusty Henry (current): of power 5 or less, as it is in play', (table) => {
  const t = table(`shows: Dusty Henry | printing: current | A: Dusty Henry
    Tortuga: B King Rex, B Ghost +4, B Invader +2 | Jungle Oasis`);
  t.play('Dusty Henry', 'Tortuga').offers('Invader, Dusty Henry').pick();
  t.expect('Tortuga: B King Rex, B Ghost +4, B Invader +2, A Dusty Henry');
});

scene('Foxy Green: a counter for each card of another player that affects minions here', (table) => {
  const t = table(`shows: Foxy Green 1 2 | turn: B | B: Jolt, Cricket, Upgrade, Time Loop
    Tortuga: A Foxy Green, B Ghost +1, B Invader | Jungle Oasis: B Spirit`);
  t.play('Time Loop').play('Jolt').expect('Tortuga: A Foxy Green +1, B Ghost +2, B Invader +1');
  t.play('Cricket', 'Jungle Oasis').pick('Ghost').pick('Spirit');
  t.expect('Tortuga: A Foxy Green +2, B Ghost +1, B Invader +1');
  t.play('Upgrade', 'Foxy Green').expect('Tortuga: A Foxy Green +3 [B Upgrade], B Ghost +1, B Invader +1');
});

scene('Foxy Green: for a talent, too, once however much it does; not for your own', (table) => {
  const t = table(
    `shows: Foxy Green 1 | turn: B | Tortuga: A Foxy Green, B Lady Whirlwind, B Ghost | Jungle Oasis`,
  );
  t.use('Lady Whirlwind').expect('Tortuga: A Foxy Green +1, B Lady Whirlwind +1');
});

scene('Foxy Green: not for what you do yourself', (table) => {
  const t = table('shows: Foxy Green 1 | A: Jolt | Tortuga: A Foxy Green, A Drunken Master | Jungle Oasis');
  t.use('Drunken Master').play('Jolt').expect('Tortuga: A Foxy Green +1, A Drunken Master +2');
});

scene('Foxy Green (current): a card as another player’s turn ends, if your total here is higher', (table) => {
  const t = table(`shows: Foxy Green | printing: current | turn: B | A deck: 4 Ghost | B deck: 4 Ghost
    Tortuga: A Foxy Green, B Invader | Jungle Oasis: B Spirit`);
  t.endTurn();
  t.expect('A: Ghost | turn: A');
});

scene('Jacky Bill: +2 power for each action of another player, of whatever kind', (table) => {
  const t = table(`shows: Jacky Bill 1 | turn: B | B: Time Loop, Full Moon, Upgrade
    Tortuga: A Jacky Bill | Jungle Oasis: B Ghost`);
  t.play('Time Loop').pick().pick('yes').play('Full Moon', 'Jungle Oasis').pick('no');
  t.play('Upgrade', 'Ghost').pick('yes').expect('power: Jacky Bill 8');
});

scene('Jacky Bill (current): counters, which may lower the breakpoint as a turn begins', (table) => {
  const t = table(`shows: Jacky Bill | printing: current | turn: B | B: Full Moon
    A deck: 4 Ghost | B deck: 4 Ghost | Antarctic Base: A Jacky Bill +1 | Tortuga: B Ghost`);
  t.play('Full Moon', 'Tortuga').pick('yes').endTurn().expect('asked: A').pick('yes');
  t.expect('Antarctic Base: A Jacky Bill +2 | breakpoint: Antarctic Base 22').leave();
});

scene('Shift: up to two minions on top of the deck, in an order of your choice, in view of all', (table) => {
  const t = table(`shows: Shift 1 | A: Shift | A deck: Invader | A discard: Ghost, Spirit, Jolt, Warbot
    Tortuga | Jungle Oasis`);
  t.play('Shift', 'Tortuga')
    .expect('picks: 0-2')
    .offers('Ghost, Spirit, Warbot')
    .pick('Ghost', 'Warbot')
    .pick('Ghost', 'Warbot');
  t.expect('A deck: Warbot, Ghost, Invader | B sees A deck: Warbot, Ghost, ?');
});

scene('Shift: none at all', (table) => {
  const t = table('shows: Shift 1 | A: Shift | A discard: Ghost | Tortuga | Jungle Oasis');
  t.play('Shift', 'Tortuga').pick();
  t.expect('A discard: Ghost');
});

scene('Stoneford finds an action, of either faction, which is shown', (table) => {
  const t = table(
    `shows: Stoneford 1 | A: Stoneford | A deck: Ghost, Jolt, Upgrade, Ghost | Tortuga | Jungle Oasis`,
  );
  t.play('Stoneford', 'Tortuga').offers('Jolt, Upgrade').pick('Upgrade');
  t.expect('A: Upgrade | A deck: 3 cards | B sees A: Upgrade');
});

scene('Stoneford (current) does the same', (table) => {
  const t = table(
    `shows: Stoneford | printing: current | A: Stoneford | A deck: Ghost, Jolt | Tortuga | Jungle Oasis`,
  );
  t.play('Stoneford', 'Tortuga').pick('Jolt');
  t.expect('A: Jolt');
});

scene('A Whole Lot Meaner: +3 power for anybody’s minion', (table) => {
  const t = table(
    'shows: A Whole Lot Meaner 1 | A: A Whole Lot Meaner | Tortuga: A Ghost, B Ghost | Jungle Oasis',
  );
  t.play('A Whole Lot Meaner').pick('B Ghost');
  t.expect('power: A Ghost 2, B Ghost 5');
});

scene(
  'A Whole Lot Meaner (current): up to three counters, and back after a base that you did not win',
  (table) => {
    const t = table(`shows: A Whole Lot Meaner | printing: current | A: A Whole Lot Meaner | A deck: 3 Ghost
    base deck: Antarctic Base | Jungle Oasis: B King Rex, B King Rex | Tortuga: A Invader`);
    t.play('A Whole Lot Meaner').pick('2').endTurn().pick('A Whole Lot Meaner');
    t.expect('Tortuga: A Invader +2 | A: A Whole Lot Meaner, 2 Ghost');
  },
);

scene('A Whole Lot Meaner (current): not out of the discard pile where you have won', (table) => {
  const t =
    table(`shows: A Whole Lot Meaner | printing: current | A discard: A Whole Lot Meaner | A deck: 3 Ghost
    base deck: Antarctic Base | Jungle Oasis: A King Rex, A King Rex | Tortuga`);
  t.endTurn();
  t.expect('A discard: A Whole Lot Meaner, 2 King Rex');
});

scene('Feeling Lucky? destroys its minion when the minion’s controller has played an action', (table) => {
  const t = table(
    `shows: Feeling Lucky? 1 2 | A: Feeling Lucky?, Invasion, Time Loop | Tortuga: A Ghost | Jungle Oasis`,
  );
  t.play('Time Loop').play('Feeling Lucky?', 'Ghost').expect('Tortuga: A Ghost [A Feeling Lucky?]');
  t.play('Invasion');
  t.expect('Tortuga: nothing | Jungle Oasis: nothing');
});

scene('Feeling Lucky?: an action that removes it saves the minion', (table) => {
  const t = table(
    `shows: Feeling Lucky? 2 | A: Disenchant | Tortuga: A Ghost [B Feeling Lucky?] | Jungle Oasis`,
  );
  t.play('Disenchant');
  t.expect('Tortuga: A Ghost');
});

scene(
  'Feeling Lucky? (current): you look at the top of your deck when they have played an action',
  (table) => {
    const t = table(`shows: Feeling Lucky? | printing: current | B: Jolt | turn: B | A deck: Ghost, Upgrade
    Tortuga: B Ghost [A Feeling Lucky?] | Jungle Oasis`);
    t.play('Jolt').expect('asked: A').pick('bottom');
    t.expect('A deck: Upgrade, Ghost');
  },
);

scene(
  'Feeling Lucky? (current): before the base scores, an action off your deck destroys the minion',
  (table) => {
    const t =
      table(`shows: Feeling Lucky? | printing: current | A deck: Upgrade, 3 Ghost | base deck: Antarctic Base
    Jungle Oasis: B King Rex [A Feeling Lucky?], A King Rex | Tortuga`);
    t.endTurn();
    t.expect('vp: A 2, B 0');
  },
);

scene('Knocked into Next Week: anybody’s minion, without what is on it', (table) => {
  const t = table(`shows: Knocked into Next Week 1 | A: Knocked into Next Week | B deck: Ghost
    Tortuga: B Invader +1 [B Upgrade], A Ghost | Jungle Oasis`);
  t.play('Knocked into Next Week').pick('Invader');
  t.expect('Tortuga: A Ghost | B deck: 2 cards | B discard: Upgrade');
});

scene("Let's Finish This: the starting breakpoint is 0 if you and another player are there", (table) => {
  const t = table(`shows: Let's Finish This 1 2 | from: start of turn | base deck: Jungle Oasis
    Antarctic Base: A Let's Finish This, A Ghost, B Spirit | Tortuga: A Ghost`);
  t.expect('breakpoint: Antarctic Base 0').endTurn();
  t.expect('vp: A 3, B 5');
});

scene("Let's Finish This: not if you are there alone", (table) => {
  const t = table(`shows: Let's Finish This 1 | from: start of turn
    Antarctic Base: A Let's Finish This, A Ghost | Tortuga: B Ghost`);
  t.expect('breakpoint: Antarctic Base 24');
});

scene("Let's Finish This (current) does the same", (table) => {
  const t = table(`shows: Let's Finish This | printing: current | from: start of turn
    Antarctic Base: A Let's Finish This, A Ghost, B Spirit | Tortuga: A Ghost`);
  t.expect('breakpoint: Antarctic Base 0');
});

scene('Make My Day: power 3 or less where you have a minion, and a card', (table) => {
  const t = table(`shows: Make My Day 1 | A: Make My Day | A deck: 2 Ghost
    Tortuga: A Warbot, B Invader, B Ghost +2 | Jungle Oasis: B Spirit`);
  t.play('Make My Day');
  t.expect('Tortuga: A Warbot, B Ghost +2 | A: Ghost');
});

scene('Make My Day: the card comes in any case', (table) => {
  const t = table(
    'shows: Make My Day 1 | A: Make My Day | A deck: 2 Ghost | Tortuga: B Invader | Jungle Oasis',
  );
  t.play('Make My Day').expect('Tortuga: B Invader | A: Ghost');
});

scene('Make My Day (current): the printed power, no card, and before a base scores in your turn', (table) => {
  const t =
    table(`shows: Make My Day | printing: current | A: Make My Day | A deck: 2 Ghost | base deck: Antarctic Base
    Jungle Oasis: A King Rex, B Invader +5 | Tortuga: A Ghost`);
  t.endTurn().pick('Make My Day').pick('Invader');
  t.expect('vp: A 2, B 0 | A: 2 Ghost');
});

scene('Scared Straight: another player’s minion from where you are, and an extra action', (table) => {
  const t = table(`shows: Scared Straight 1 | A: Scared Straight, Jolt | Tortuga: A Ghost, B Invader
    Jungle Oasis: B Spirit`);
  t.play('Scared Straight');
  t.expect('Jungle Oasis: B Spirit, B Invader').play('Jolt');
  t.expect('Tortuga: A Ghost +1');
});

scene('Scared Straight (current): the extra action only for the first action of the turn', (table) => {
  const t = table(`shows: Scared Straight | printing: current | A: 2 Scared Straight, Jolt, Time Loop
    Tortuga: A Ghost, B Invader, B Spirit | Jungle Oasis`);
  t.play('Scared Straight').pick('Invader').play('Scared Straight');
  t.expect('Jungle Oasis: B Invader, B Spirit | cannot play: Jolt').leave();
});

scene('Shrug it Off cancels the ability of its base, for everybody, until your next turn', (table) => {
  const t =
    table(`shows: Shrug it Off 1 | The Central Brain: A Shrug it Off, A Ghost, B Invader | Jungle Oasis
    A deck: 4 Ghost | B deck: 4 Ghost`);
  t.expect('power: Ghost 3, Invader 4').use('Shrug it Off').expect('power: Ghost 2, Invader 3');
  t.endTurn().expect('power: Invader 3').endTurn();
  t.expect('power: Invader 4');
});

scene('Shrug it Off (current): -1 power for minions of others there, also those that come later', (table) => {
  const t = table(`shows: Shrug it Off | printing: current | A: Invasion
    Tortuga: A Shrug it Off, A Ghost, B Invader | Jungle Oasis: B Spirit`);
  t.use('Shrug it Off').expect('power: Ghost 2, Invader 2, Spirit 3').play('Invasion').pick('Spirit');
  t.expect('power: Spirit 2');
});

scene('Street Justice: other players’ cards do not affect your minions there', (table) => {
  const t = table(
    `shows: Street Justice 1 | A: Street Justice, Ghost | Tortuga: A Invader [B Upgrade, A Upgrade] | Jungle Oasis`,
  );
  t.play('Street Justice', 'Tortuga');
  t.expect('Tortuga: A Invader [A Upgrade], A Street Justice');
});

scene('Street Justice (current): a move to or from there, or +2 power in the turns of others', (table) => {
  const t = table(`shows: Street Justice | printing: current | A deck: 4 Ghost | B deck: 4 Ghost
    Tortuga: A Street Justice, A Invader | Jungle Oasis: A Spirit`);
  t.use('Street Justice').pick('guard').expect('power: Invader 3').endTurn();
  t.expect('power: Invader 5, Spirit 3').endTurn().use('Street Justice').pick('move one').pick('Spirit');
  t.expect('Tortuga: A Street Justice, A Invader, A Spirit | power: Invader 3');
});

scene('The Revenge: where you did not win, a minion of yours escapes with what is on it', (table) => {
  const t = table(`shows: The Revenge 1 | A: The Revenge | A deck: 3 Ghost | base deck: Antarctic Base
    Jungle Oasis: B King Rex, B King Rex, A Invader +1 [A Upgrade] | Tortuga`);
  t.expect('cannot play: The Revenge').endTurn().pick('The Revenge');
  t.expect('Tortuga: A Invader +1 [A Upgrade]');
});

scene('The Revenge: tied for first is winning', (table) => {
  const t = table(`shows: The Revenge 1 | A: The Revenge | A deck: 3 Ghost | base deck: Antarctic Base
    Jungle Oasis: B King Rex, A King Rex | Tortuga`);
  t.endTurn();
  t.expect('A: The Revenge, 2 Ghost | vp: A 2, B 2');
});

scene('The Revenge (current) does the same', (table) => {
  const t =
    table(`shows: The Revenge | printing: current | A: The Revenge | A deck: 3 Ghost | base deck: Antarctic Base
    Jungle Oasis: B King Rex, B King Rex, A Invader | Tortuga`);
  t.endTurn().pick('The Revenge');
  t.expect('Tortuga: A Invader');
});

scene('Tough It Out: +2 power, and nobody’s card destroys its minion', (table) => {
  const t = table(
    `shows: Tough It Out 1 | A: Tough It Out, Seeing Stars, Time Loop | Tortuga: A Ghost | Jungle Oasis: B Captain Ahab`,
  );
  t.play('Time Loop').play('Tough It Out', 'Captain Ahab').expect('power: Captain Ahab 4');
  t.play('Seeing Stars').expect('Tortuga: nothing');
});

scene(
  'Tough It Out (current): -3 power, until it is destroyed for +3 until the end of your turn',
  (table) => {
    const t = table(`shows: Tough It Out | printing: current | turn: B | A deck: 4 Ghost | B deck: 4 Ghost
    Tortuga: A King Rex [A Tough It Out] | Jungle Oasis`);
    t.expect('power: King Rex 4').endTurn().expect('asked: A').pick('yes');
    t.expect('power: King Rex 10 | Tortuga: A King Rex').endTurn();
    t.expect('power: King Rex 7');
  },
);

scene('Who Loves Ya, Baby?: a card for each minion of yours with power 4 or more', (table) => {
  const t = table(`shows: Who Loves Ya, Baby? 1 | A: Who Loves Ya, Baby? | A deck: 4 Ghost
    Tortuga: A Ghost +2, A Invader, B Warbot | Jungle Oasis: A Warbot`);
  t.play('Who Loves Ya, Baby?');
  t.expect('A: 2 Ghost');
});

scene('Who Loves Ya, Baby? (current): a minion of printed power 4 off the top, drawn or played', (table) => {
  const t = table(`shows: Who Loves Ya, Baby? | printing: current | A: Who Loves Ya, Baby?
    A deck: Ghost, Jolt, Warbot, Grave Digger | Tortuga | Jungle Oasis`);
  t.play('Who Loves Ya, Baby?').pick('play').pick('Tortuga');
  t.expect('Tortuga: A Warbot | A deck: 3 cards');
});
