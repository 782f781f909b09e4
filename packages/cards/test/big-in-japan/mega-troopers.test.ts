import { scene } from '../kit/scene.ts';

scene('Red Trooper plays Megabot at his base', (table) => {
  const t = table(
    `shows: Red Trooper 1 | A titans: Megabot | Jungle Oasis: A Red Trooper, B Ghost | Tortuga: A Ghost`,
  );
  t.use('Red Trooper').offers('Jungle Oasis').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A Red Trooper, B Ghost, A Megabot');
});

scene('Red Trooper moves Megabot to his base', (table) => {
  const t = table(
    `shows: Red Trooper 1 | Jungle Oasis: A Red Trooper | Tortuga: A Megabot +1 | Ninja Dojo: B Megabot`,
  );
  t.use('Red Trooper');
  t.expect('Jungle Oasis: A Red Trooper, A Megabot +1 | Ninja Dojo: B Megabot');
  t.expect('cannot use: Red Trooper');
});

scene('Red Trooper: not while you control another titan', (table) => {
  const t = table(
    `shows: Red Trooper 1, R11.3 | A titans: Megabot | Jungle Oasis: A Red Trooper | Tortuga: A Major Ursa`,
  );
  t.expect('cannot use: Red Trooper');
  t.leave();
});

scene('Blue Trooper: 2 more power before his base scores', (table) => {
  const t = table(`shows: Blue Trooper 1 | from: score bases | decks: 6 Howl | base deck: Tortuga
    Jungle Oasis: A Blue Trooper, A Invader, B King Rex | Ninja Dojo`);
  t.expect('vp: A 2, B 0');
});

scene('Blue Trooper: not when another base scores', (table) => {
  const t =
    table(`shows: Blue Trooper 1 | from: score bases | decks: 6 Howl | base deck: Tortuga | A: Green Trooper
    Jungle Oasis: A King Rex, B King Rex | Ninja Dojo: A Blue Trooper`);
  t.expect('power: Blue Trooper 4').pass();
});

scene('Yellow Trooper: another minion of yours may come in time for the scoring', (table) => {
  const t = table(`shows: Yellow Trooper 1 | from: score bases | decks: 6 Howl | base deck: Tortuga
    Jungle Oasis: A Yellow Trooper, A Ghost, B King Rex, B Invader | Ninja Dojo: A King Rex, B Ghost`);
  t.expect('asked: A | picks: 0-1 | purpose: move');
  t.offers('King Rex').pick('King Rex');
  t.expect('vp: A 2, B 0');
});

scene('Black Trooper grows with each Special, from play and from hand, wherever', (table) => {
  const t = table(`shows: Black Trooper 1, Green Trooper 1, R3.12 | from: score bases | decks: 6 Howl
    base deck: Tortuga | A: 2 Green Trooper
    Jungle Oasis: A Blue Trooper, A Invader, B King Rex, B Beta 6 | Ninja Dojo: A Black Trooper`);
  t.expect('asked: A | power: Black Trooper 5').pick('Green Trooper');
  t.expect(
    'power: Black Trooper 6 | Jungle Oasis: A Blue Trooper, A Invader, B King Rex, B Beta 6, A Green Trooper',
  );
  t.pass();
  t.expect('turn: B | power: Black Trooper 3 | vp: A 2, B 0');
});

scene('Black Trooper: a Special that was declined was not used', (table) => {
  const t = table(`shows: Black Trooper 1, R3.12 | from: score bases | decks: 6 Howl | base deck: Tortuga
    A: Green Trooper | Jungle Oasis: A Yellow Trooper, B King Rex, B Ghost | Ninja Dojo: A Black Trooper, A Invader`);
  t.pick();
  t.expect('question: respond | power: Black Trooper 3').pass();
});

scene('Black Trooper: a titan that comes into play by its own text, not one that is brought', (table) => {
  const t = table(
    `shows: Black Trooper 1, R3.12 | A titans: Megabot | Jungle Oasis: A Black Trooper, A Ghost, A Invader | Tortuga`,
  );
  t.use('Megabot');
  t.expect('power: Black Trooper 4');
});

scene('Black Trooper: neither talents nor what they play', (table) => {
  const t = table(`shows: Black Trooper 1, R3.12 | A titans: Megabot | A: It's Blitzin' Time!
    Jungle Oasis: A Black Trooper, A Red Trooper | Tortuga`);
  t.use('Red Trooper').pick('Jungle Oasis');
  t.play("It's Blitzin' Time!").pick('Red Trooper');
  t.expect('power: Black Trooper 3, Red Trooper 8');
});

scene('Black Trooper: a Special from the discard pile, and one of an uncovered card', (table) => {
  const t = table(`shows: R3.12 | from: start of turn | A deck: 5 Howl | A discard: Tenacious Z
    Jungle Oasis: A Black Trooper, A buried You Can Take It With You | Tortuga`);
  t.pick('You Can Take It With You');
  t.expect('question: play | power: Black Trooper 4 | A: 3 Howl');
  t.use('Tenacious Z').pick('Tortuga');
  t.expect('power: Black Trooper 5');
});

scene(
  'Black Trooper: an uncovered Tomb Trap that is declined, or has nothing to destroy, was not used',
  (table) => {
    const t = table(`shows: R3.12 | from: start of turn | A: Lost Knowledge | decks: 6 Howl
    Tortuga: A Ghost, A buried Tomb Trap | Jungle Oasis: A Black Trooper | Ninja Dojo: A Warbot, A buried Tomb Trap`);
    t.pick('Tomb Trap @ Tortuga').pick();
    t.expect('power: Black Trooper 3 | question: play');
    t.play('Lost Knowledge');
    t.expect('power: Black Trooper 3 | A discard in any order: 2 Tomb Trap, Lost Knowledge');
  },
);

scene('Power Pose: after a base that you won; abilities of bases are no Specials', (table) => {
  const t = table(`shows: Power Pose 1, R3.12 | from: score bases | decks: 6 Howl | base deck: Tortuga
    A: Power Pose | The Mothership: A 2 King Rex, A Ghost, B King Rex | Ninja Dojo: A Black Trooper`);
  t.pick('Ghost');
  t.expect('question: respond | asked: A | power: Black Trooper 3').pick('Power Pose');
  t.expect('A: Ghost, 4 Howl');
});

scene('Power Pose: a tied winner is a winner, a loser is not', (table) => {
  const t = table(`shows: Power Pose 1 | from: score bases | decks: 6 Howl | base deck: Tortuga, Ninja Dojo
    A: Power Pose | B: Power Pose | Jungle Oasis: A King Rex, A Ghost, B King Rex | Antarctic Base`);
  t.expect('asked: A').pass();
  t.expect('turn: B | B: Power Pose | vp: A 2, B 0');
  t.leave();
});

scene('Power Pose: all who tie for the most', (table) => {
  const t = table(`shows: Power Pose 1 | from: score bases | decks: 6 Howl | base deck: Tortuga, Ninja Dojo
    A: Power Pose | B: Power Pose | Jungle Oasis: A King Rex, B King Rex | Antarctic Base`);
  t.pick('Power Pose');
  t.expect('asked: B').pick('Power Pose');
  t.expect('A: 4 Howl | B: 2 Howl | vp: A 2, B 2');
});

scene('Green Trooper: in the normal way, too', (table) => {
  const t = table('shows: Green Trooper 1 | A: Green Trooper | Jungle Oasis | Tortuga');
  t.play('Green Trooper', 'Jungle Oasis');
  t.expect('Jungle Oasis: A Green Trooper | plays left: action');
});

scene('Green Trooper needs nothing else there, but the base has to allow it', (table) => {
  const t =
    table(`shows: Green Trooper 1 | turn: B | from: score bases | decks: 6 Howl | base deck: Tortuga, Ninja Dojo
    A: Green Trooper | Jungle Oasis: B King Rex, B Supreme Overlord, B Overrun | Antarctic Base`);
  t.expect('vp: A 0, B 2 | A: Green Trooper');
});

scene('Pink Trooper: one of yours has to go back, to its owner', (table) => {
  const t = table(`shows: Pink Trooper 1 | from: score bases | decks: 6 Howl | base deck: Tortuga
    Jungle Oasis: A Pink Trooper, A Invader, A Grave Digger, A(B) Ghost, B Ghost, A Captain Ahab [A Upgrade]
    Ninja Dojo`);
  t.expect('picks: 1 | purpose: return');
  t.offers('Ghost, Invader, Pink Trooper').pick('Ghost');
  t.expect('B: Ghost | A discard in any order: Pink Trooper, Invader, Grave Digger, Captain Ahab, Upgrade');
});

scene('Beta 6: each for itself', (table) => {
  const t = table(`shows: Beta 6 1 | from: score bases | decks: 6 Howl | base deck: Tortuga
    Jungle Oasis: A 2 Beta 6, A Grave Digger, B King Rex, B Ghost | Ninja Dojo`);
  t.expect('vp: A 2, B 0');
});

const behind = `from: score bases | decks: 6 Howl | base deck: Tortuga | Ninja Dojo: B Ghost
  Jungle Oasis: A Megabot, A Ghost, B Grave Digger, B 2 Invader`;

scene('Blitzing Sword Attack: where you are behind with your titan', (table) => {
  const t = table(`shows: Blitzing Sword Attack 1 | A: Blitzing Sword Attack | ${behind}`);
  t.pick('Blitzing Sword Attack');
  t.expect('picks: 1 | purpose: destroy');
  t.offers('Ghost, Grave Digger, Invader, Invader').pick('Grave Digger');
  t.expect('vp: A 0, B 2');
});

scene('Blitzing Sword Attack: a shared lead is no being behind', (table) => {
  const t =
    table(`shows: Blitzing Sword Attack 1 | A: Blitzing Sword Attack | from: score bases | decks: 6 Howl
    base deck: Tortuga | Jungle Oasis: A Megabot, A King Rex, A Ghost, B King Rex, B Grave Digger | Ninja Dojo`);
  t.expect('vp: A 2, B 2 | A: Blitzing Sword Attack, 2 Howl');
});

scene('Blitzing Sword Attack: not without a titan of yours there', (table) => {
  const t =
    table(`shows: Blitzing Sword Attack 1 | A: Blitzing Sword Attack | from: score bases | decks: 6 Howl
    base deck: Tortuga | Jungle Oasis: A Ghost, B King Rex, B Invader | Ninja Dojo`);
  t.expect('vp: A 0, B 2 | A: Blitzing Sword Attack, 2 Howl');
});

scene('Form Megabot!: played where you have two minions, or not at all', (table) => {
  const t = table(`shows: Form Megabot! 1 | A: 2 Form Megabot!, Time Loop | A titans: Megabot
    Jungle Oasis: A Ghost, A Invader | Tortuga: A Ghost, A Invader | Ninja Dojo: A Ghost, B Ghost`);
  t.play('Time Loop').play('Form Megabot!');
  t.expect('picks: 0-1').offers('Jungle Oasis, Tortuga').pick();
  t.play('Form Megabot!').pick('Tortuga');
  t.expect('Tortuga: A Ghost, A Invader, A Megabot');
});

scene('Form Megabot!: in play it has to go there', (table) => {
  const t = table(`shows: Form Megabot! 1 | A: Form Megabot!
    Jungle Oasis: A Ghost, A Invader | Tortuga: A Ghost, A Invader | Ninja Dojo: A Ghost, A Megabot`);
  t.play('Form Megabot!');
  t.expect('picks: 1').offers('Jungle Oasis, Tortuga').pick('Tortuga');
  t.expect('Tortuga: A Ghost, A Invader, A Megabot');
});

scene("It's Blitzin' Time!: 3 more power for one of yours", (table) => {
  const t = table(`shows: It's Blitzin' Time! 1 | A: It's Blitzin' Time! | decks: 6 Howl
    Jungle Oasis: A Ghost | Tortuga: A Invader, B Ghost`);
  t.play("It's Blitzin' Time!").offers('Ghost, Invader').pick('Invader');
  t.expect('power: Invader 6');
  t.endTurn();
  t.expect('power: Invader 3');
});

scene('Lightning Crystal destroys an action of anybody, wherever it lies', (table) => {
  const t = table(`shows: Lightning Crystal 1 | A: Lightning Crystal
    Jungle Oasis: B Stomp, A Megabot, A Ghost [A Upgrade] | Tortuga`);
  t.play('Lightning Crystal');
  t.expect('picks: 1').offers('Stomp, Upgrade').pick('Stomp');
  t.expect('B discard: Stomp');
});

scene('Lightning Rescue!: also a Special whose time it is', (table) => {
  const t = table(
    `shows: Lightning Rescue! 1, R3.12 | A: Lightning Rescue!, Upgrade, Blitzing Sword Attack, Power Pose, Ghost | ${behind}`,
  );
  t.pick('Lightning Rescue!');
  t.expect('picks: 0-1')
    .offers('Blitzing Sword Attack, Upgrade')
    .pick('Blitzing Sword Attack')
    .pick('Grave Digger');
  t.expect('B discard: Grave Digger, ... | A: Ghost, Power Pose, Upgrade, 2 Howl');
});

scene('Lightning Rescue!: an action that stays, at any place it allows; or none', (table) => {
  const t = table(`shows: Lightning Rescue! 1 | A: 2 Lightning Rescue!, Upgrade | ${behind}`);
  t.pick('Lightning Rescue!').pick();
  t.pick('Lightning Rescue!').pick('Upgrade').pick('Ghost @ Ninja Dojo');
  t.expect('Ninja Dojo: B Ghost [A Upgrade]');
});

scene('Mega Attack: weaker than your minions there together, without what else gives power', (table) => {
  const t = table(`shows: Mega Attack 1 | A: Mega Attack
    Jungle Oasis: A Ghost, A Invader, A Megabot, B Grave Digger, B Supreme Overlord
    Tortuga: B Ghost | Ninja Dojo: A Warbot, B Warbot`);
  t.play('Mega Attack');
  t.expect('picks: 1 | total at Jungle Oasis: A 7, B 9');
  t.offers('Ghost, Grave Digger, Invader').pick('Grave Digger');
  t.expect('B discard: Grave Digger');
});

scene('Plan for More!: all minions come to hand; one of them may be played at once', (table) => {
  const t = table(`shows: Plan for More! 1 | A: Plan for More!, Invader
    A deck: Warbot, Howl, Captain Ahab, Summon | Jungle Oasis | Tortuga`);
  t.play('Plan for More!');
  t.expect('picks: 0-1 | B sees A: 1 ?, Warbot, Captain Ahab');
  t.offers('Captain Ahab, Warbot').pick('Warbot').pick('Tortuga');
  t.expect('A: Captain Ahab, Invader | A deck: Howl, Summon | Tortuga: A Warbot | plays left: minion');
});

scene('Plan for More!: the others go back on top in the order you like', (table) => {
  const t = table(`shows: Plan for More! 1 | A: Plan for More! | A deck: Howl, Summon, Captain Ahab, Upgrade
    Jungle Oasis | Tortuga`);
  t.play('Plan for More!').pick().pick('Howl', 'Summon');
  t.expect('A: Captain Ahab | A deck: Summon, Howl, Upgrade');
});
