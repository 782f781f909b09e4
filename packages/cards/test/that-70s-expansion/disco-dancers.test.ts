import { scene } from '../kit/scene.ts';

scene('Dancing King names one further minion here, whoever’s, for whoever’s action', (table) => {
  const t = table(`shows: Dancing King 1 2 4, R10.54 | turn: B | B: Seeing Stars
    Tortuga: A Dancing King, A Ghost, B King Rex, B Spirit | Jungle Oasis: B Ghost`);
  t.play('Seeing Stars').pick('Ghost @ Tortuga');
  t.expect('asked: A | purpose: affect too | picks: 0-1')
    .offers('Dancing King, King Rex, Spirit')
    .pick('King Rex');
  t.expect('Tortuga: A Dancing King, B Spirit | A discard: Ghost | B discard: King Rex, Seeing Stars');
});

scene('Dancing King: one minion for each action, and every action of a turn', (table) => {
  const t = table(`shows: Dancing King 3 | A: Jolt, Augmentation, Time Loop
    Tortuga: A Dancing King, A Ghost, B Invader, B Spirit | Jungle Oasis: A Ghost`);
  t.play('Time Loop').play('Augmentation').pick('Ghost @ Tortuga').pick('Invader');
  t.play('Jolt').offers('Invader, Spirit').pick('Spirit');
  t.expect('Tortuga: A Dancing King +1, A Ghost +1, B Invader, B Spirit +1 | Jungle Oasis: A Ghost +1');
});

scene('Dancing King or a Diva here: a bonus goes to one of them by him, and to herself by her', (table) => {
  const t = table(`shows: Dancing King 4, Diva 2 | turn: B | B: Augmentation
    Tortuga: A Dancing King, A Diva, B Ghost, A Spirit | Jungle Oasis`);
  t.play('Augmentation').pick('Ghost').pick('Diva');
  t.expect('power: Diva 7, Dancing King 5, Ghost 6, Spirit 3');
});

scene(
  'Dancing King copies one thing that an action does, not the costs and not what comes later',
  (table) => {
    const t = table(`shows: Dancing King 1, R10.54 | A: I'm So Excited | A deck: 2 Ghost
    Tortuga: A Dancing King, A Ghost, B Invader | Jungle Oasis`);
    t.play("I'm So Excited").pick('Ghost').pick('Invader');
    t.expect('Tortuga: A Dancing King | Jungle Oasis: A Ghost, B Invader | A: Ghost');
  },
);

scene('Disco Lou: an extra action, kept for later, or one on top of the deck', (table) => {
  const t = table(`shows: Disco Lou 1, R3.5 | A: 2 Disco Lou, Summon, Celebration | A deck: Ghost
    A discard: Jolt, Ghost | Tortuga | Jungle Oasis`);
  t.play('Summon').play('Disco Lou', 'Tortuga').pick('action to the top').pick('Jolt');
  t.expect('A deck: Jolt, Ghost').play('Disco Lou', 'Tortuga').pick('extra action');
  t.expect('plays left: action using Disco Lou').play('Celebration');
  t.expect('plays left: action using Celebration, action using Celebration').leave();
});

scene('Disco Lou: with no action there only the first part is left', (table) => {
  const t = table(`shows: Disco Lou 1 | A: Disco Lou | A discard: Ghost | Tortuga | Jungle Oasis`);
  t.play('Disco Lou', 'Tortuga');
  t.expect('plays left: action, action using Disco Lou | A discard: Ghost');
});

scene('Diva: any player’s action, in any player’s turn, once a turn', (table) => {
  const t = table(`shows: Diva 1 3 | turn: B | B: 2 Augmentation, Time Loop | players: 3
    Tortuga: A Diva, A Ghost, C Ghost | Jungle Oasis`);
  t.play('Time Loop').play('Augmentation').pick('A Ghost').expect('asked: A').pick();
  t.expect('power: Diva 3').play('Augmentation').pick('A Ghost').pick('Diva');
  t.expect('power: Diva 7, A Ghost 10');
});

scene('Diva: the use is spent only if it is taken, and then spent for the turn', (table) => {
  const t = table(`shows: Diva 1 | A: 3 Augmentation, Time Loop | Tortuga: A Diva, A Ghost | Jungle Oasis`);
  t.play('Time Loop').play('Augmentation').pick('Ghost').pick('Diva').play('Augmentation').pick('Ghost');
  t.expect('power: Diva 7, Ghost 10');
});

scene('Divas may each copy the same action, but not what reached another one as a copy', (table) => {
  const t = table(
    `shows: Diva 2 | A: Augmentation | Tortuga: A Diva, A Ghost, A Diva | Jungle Oasis: A Diva`,
  );
  t.play('Augmentation').pick('Ghost').pick('Diva').pick('Diva');
  t.expect('total at Tortuga: A 20 | total at Jungle Oasis: A 3');
});

scene('Diva: not what affects her already, and a move takes her to the same base', (table) => {
  const t = table(`shows: Diva 3 | A: Jolt, I'm So Excited, Time Loop | Tortuga: A Diva, A Ghost
    Jungle Oasis | Antarctic Base`);
  t.play('Time Loop').play('Jolt').expect('Tortuga: A Diva +1, A Ghost +1');
  t.play("I'm So Excited").pick('Ghost').pick('Antarctic Base').pick('Diva');
  t.expect('Antarctic Base: A Ghost +1, A Diva +1');
});

scene('Roller: a counter for each standard action that affects it directly, if it had none', (table) => {
  const t = table(`shows: Roller 1 2 | A: 2 Augmentation, Time Loop | Tortuga: A Roller | Jungle Oasis`);
  t.play('Time Loop').play('Augmentation');
  t.expect('Tortuga: A Roller +1').play('Augmentation');
  t.expect('Tortuga: A Roller +1');
});

scene('Roller: the action’s own counter is no obstacle, and an action on it is not standard', (table) => {
  const t = table(`shows: Roller 2 | A: Jolt, Upgrade, Time Loop | Tortuga: A Roller | Jungle Oasis`);
  t.play('Time Loop').play('Upgrade').expect('Tortuga: A Roller [A Upgrade]');
  t.play('Jolt').expect('Tortuga: A Roller +2 [A Upgrade]');
});

scene('Roller: nothing if it has left play, and nothing for a copy', (table) => {
  const t = table(`shows: Roller 1 3 | A: Augmentation, Beam Up, Time Loop
    Tortuga: A Dancing King, A Roller, A Ghost | Jungle Oasis`);
  t.play('Time Loop').play('Augmentation').pick('Ghost').pick('Roller');
  t.expect('Tortuga: A Dancing King, A Roller, A Ghost | power: Roller 6');
  t.play('Beam Up').pick('Roller').pick();
  t.expect('Tortuga: A Dancing King, A Ghost');
});

scene('Roller (current): two counters, if you like, and a copy counts', (table) => {
  const t = table(`shows: Roller 3 | printing: current | A: Augmentation
    Tortuga: A Dancing King, A Roller, A Ghost | Jungle Oasis`);
  t.play('Augmentation').pick('Ghost').pick('Roller').pick('yes');
  t.expect('Tortuga: A Dancing King, A Roller +2, A Ghost');
});

scene('Celebration: two extra actions, later or not at all', (table) => {
  const t = table(
    `shows: Celebration 1, R3.5 | A: Celebration, Jolt, Augmentation, Upgrade | Tortuga: A Ghost | Jungle Oasis`,
  );
  t.play('Celebration').play('Jolt').play('Augmentation').expect('cannot play: Upgrade');
  t.leave();
});

scene('Disco Inferno: each player may, the current one first, and you draw for every counter', (table) => {
  const t = table(`shows: Disco Inferno 1 2 3 | players: 3 | A: Disco Inferno | A deck: 6 Ghost
    Tortuga: A Ghost, A Diva | Jungle Oasis: B Invader, C Spirit`);
  t.play('Disco Inferno').expect('asked: A').pick('Ghost').pick('Diva');
  t.expect('asked: B').pick('Invader').expect('asked: C').pick('Spirit');
  t.expect('Tortuga: A Ghost +1, A Diva +1 | Jungle Oasis: B Invader +1, C Spirit +1 | A: 4 Ghost');
});

scene('Disco Inferno: a minion that could not get the counter is not counted', (table) => {
  const t = table(`shows: Disco Inferno 3 | A: Disco Inferno | A deck: 6 Ghost
    Tortuga: A Ghost | Jungle Oasis: B Invader [B Incorporeal]`);
  t.play('Disco Inferno').pick('Ghost');
  t.expect('Tortuga: A Ghost +1 | A: Ghost');
});

scene('Get Down Tonight: +2 power, and a card whatever was copied', (table) => {
  const t = table(`shows: Get Down Tonight 1 | A: Get Down Tonight | A deck: 3 Ghost
    Tortuga: A Diva, A Ghost | Jungle Oasis`);
  t.play('Get Down Tonight').pick('Ghost').pick('Diva');
  t.expect('power: Ghost 4, Diva 5 | A: Ghost');
});

scene('Get Down Tonight: the card is drawn even without a minion', (table) => {
  const t = table(
    'shows: Get Down Tonight 1 | A: Get Down Tonight | A deck: 3 Ghost | Tortuga | Jungle Oasis',
  );
  t.play('Get Down Tonight');
  t.expect('A: Ghost');
});

scene('Get Down Tonight (current): a card for every minion that got it', (table) => {
  const t = table(`shows: Get Down Tonight | printing: current | A: Get Down Tonight | A deck: 3 Ghost
    Tortuga: A Diva, A Ghost | Jungle Oasis`);
  t.play('Get Down Tonight').pick('Ghost').pick('Diva');
  t.expect('power: Ghost 4, Diva 5 | A: 2 Ghost');
});

scene("I'm So Excited: a Diva comes to the same base, and it is one card", (table) => {
  const t = table(`shows: I'm So Excited 1 2 | A: I'm So Excited | A deck: 3 Ghost
    Tortuga: A Diva, A Ghost | Jungle Oasis`);
  t.play("I'm So Excited").pick('Ghost').pick('Diva');
  t.expect('Jungle Oasis: A Ghost, A Diva | A: Ghost');
});

scene("I'm So Excited: the card is drawn even if nothing could move", (table) => {
  const t = table(
    `shows: I'm So Excited 2 | A: I'm So Excited | A deck: 3 Ghost | Tortuga: B Ghost | Jungle Oasis`,
  );
  t.play("I'm So Excited");
  t.expect('A: Ghost');
});

scene("I'm So Excited (current): a card for every minion that moved", (table) => {
  const t = table(`shows: I'm So Excited | printing: current | A: I'm So Excited | A deck: 3 Ghost
    Tortuga: A Diva, A Ghost | Jungle Oasis`);
  t.play("I'm So Excited").pick('Ghost').pick('Diva');
  t.expect('Jungle Oasis: A Ghost, A Diva | A: 2 Ghost');
});

scene(
  'I Will Survive: a minion of yours at the scored base goes to the hand, and Divas there may',
  (table) => {
    const t =
      table(`shows: I Will Survive 1 2 | A: I Will Survive | A deck: 4 Ghost | base deck: Antarctic Base
    Jungle Oasis: A King Rex +1, A Diva, A Diva, A Warbot | Tortuga: A Ghost`);
    t.expect('cannot play: I Will Survive')
      .endTurn()
      .pick('I Will Survive')
      .pick('King Rex')
      .pick('Diva')
      .pick();
    t.expect('A: King Rex, Diva, 2 Ghost | A discard: Diva, Warbot, I Will Survive');
  },
);

scene("It's Raining Men: an extra minion, later, at any base", (table) => {
  const t = table(
    `shows: It's Raining Men 1, R3.5 | A: It's Raining Men, Warbot, Invader | Tortuga | Jungle Oasis`,
  );
  t.play("It's Raining Men").play('Warbot', 'Tortuga').play('Invader', 'Jungle Oasis');
  t.expect('Tortuga: A Warbot | Jungle Oasis: A Invader');
});

scene('Last Dance: each player may, and each destroyed minion brings its controller 1 VP', (table) => {
  const t = table(`shows: Last Dance 1 2 3 | players: 3 | A: Last Dance
    Tortuga: A Ghost, A Diva, B(C) Invader | Jungle Oasis: C Warbot, A Invader`);
  t.play('Last Dance').expect('asked: A').pick('Ghost').pick('Diva');
  t.expect('asked: B').pick('Invader').expect('asked: C').pick();
  t.expect('vp: A 2, B 1, C 0');
});

scene(
  'Last Dance: whoever picks the minion has destroyed it, and a replaced destruction brings nothing',
  (table) => {
    const t = table(`shows: Last Dance 2 3 | A: Last Dance | B: Ghost
    Field of Honor: B Invader | Tortuga: A Buccaneer | Jungle Oasis`);
    t.play('Last Dance').pick('Buccaneer').pick('Jungle Oasis').expect('asked: B').pick('Invader');
    t.expect('vp: A 0, B 2');
  },
);

scene("Stayin' Alive: a card with the name of a minion of yours", (table) => {
  const t = table(`shows: Stayin' Alive 1 | A: Stayin' Alive | A discard: Ghost, Invader, Spirit
    Tortuga: A Ghost, B Spirit, A Diva | Jungle Oasis`);
  t.play("Stayin' Alive");
  t.expect('A: Ghost');
});

scene("Stayin' Alive: nothing without such a card, and nothing to copy", (table) => {
  const t = table(`shows: Stayin' Alive 1 | A: Stayin' Alive | A discard: Invader
    Tortuga: A Ghost, A Diva | Jungle Oasis`);
  t.play("Stayin' Alive");
  t.expect("A: nothing | A discard: Invader, Stayin' Alive");
});

scene('Turn The Beat Around: one minion less for every minion more, at its base', (table) => {
  const t = table(`shows: Turn The Beat Around 1 2 | A: Turn The Beat Around
    Tortuga: A Ghost, A Diva, B Invader | Jungle Oasis: B Ghost`);
  t.play('Turn The Beat Around').pick('A Ghost').pick('Diva').pick('Invader').pick('Invader');
  t.expect('power: A Ghost 3, Diva 4, Invader 1');
});

scene('Turn The Beat Around: the same minion may lose it again', (table) => {
  const t = table(
    `shows: Turn The Beat Around 2 | A: Turn The Beat Around | Tortuga: A Ghost | Jungle Oasis`,
  );
  t.play('Turn The Beat Around');
  t.expect('parts of Ghost: Ghost +2, Turn The Beat Around +1, Turn The Beat Around -1');
});

scene('Turn The Beat Around before a base scores: at any base, without an action play', (table) => {
  const t =
    table(`shows: Turn The Beat Around 3 | A: Turn The Beat Around | turn: B | base deck: Antarctic Base
    Jungle Oasis: B King Rex, A King Rex | Tortuga: A Ghost`);
  t.endTurn().pick('Turn The Beat Around').pick('A King Rex').pick('B King Rex');
  t.expect('vp: A 2, B 0');
});

scene('We are Family: its minion, whoever’s, by the choice of its controller', (table) => {
  const t = table(`shows: We are Family 1 2, R10.54 | A: We are Family, Augmentation, Time Loop
    Tortuga: B Ghost, B Invader | Jungle Oasis`);
  t.play('Time Loop').play('We are Family', 'Ghost').play('Augmentation').pick('Invader');
  t.expect('asked: A').pick('Ghost');
  t.expect('power: Ghost 6, Invader 7');
});

scene('We are Family on a Diva: she copies the same action twice', (table) => {
  const t = table(
    `shows: We are Family 2 | A: Augmentation | Tortuga: A Diva [A We are Family], A Ghost | Jungle Oasis`,
  );
  t.play('Augmentation').pick('Ghost').pick('Diva').pick('Diva');
  t.expect('power: Diva 11, Ghost 6');
});
