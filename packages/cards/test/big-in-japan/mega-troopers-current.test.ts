import { scene } from '../kit/scene.ts';

scene('Red Trooper: a second titan, at another base; your own do not clash', (table) => {
  const t = table(`shows: Red Trooper, R11.3, R11.10 | printing: current | A titans: Megabot
    Jungle Oasis: A Red Trooper | Tortuga: A Major Ursa | Ninja Dojo`);
  t.use('Red Trooper').offers('Ninja Dojo, Tortuga').pick('Tortuga');
  t.expect('Tortuga: A Major Ursa, A Megabot | cannot use: Red Trooper');
  t.leave();
});

scene('Red Trooper: your other titan may come into play by its own text', (table) => {
  const t = table(`shows: Red Trooper, R11.3 | printing: current | A titans: Major Ursa
    Jungle Oasis: A Red Trooper | Tortuga: A Megabot`);
  t.use('Major Ursa').pick('Tortuga');
  t.expect('Tortuga: A Megabot, A Major Ursa');
  t.leave();
});

scene('Red Trooper: or he moves Megabot', (table) => {
  const t = table(`shows: Red Trooper | printing: current
    Jungle Oasis: A Red Trooper | Tortuga: A Megabot | Ninja Dojo: B Megabot`);
  t.use('Red Trooper').offers('Jungle Oasis, Ninja Dojo').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A Red Trooper, A Megabot');
});

scene('Red Trooper: when he leaves play, you say which of two titans goes', (table) => {
  const t = table(`shows: Red Trooper, R11.3, R11.7 | printing: current | A: Beam Up
    Jungle Oasis: A Red Trooper, A Major Ursa +1 | Tortuga: A Megabot`);
  t.play('Beam Up');
  t.expect('asked: A | question: titan limit').offers('Major Ursa, Megabot').pick('Major Ursa');
  t.expect('question: play | Jungle Oasis: nothing | Tortuga: A Megabot | A titans: Major Ursa');
});

scene('Red Trooper: cancelled on another player’s turn, it is still your choice', (table) => {
  const t = table(`shows: Red Trooper, R11.3 | printing: current | turn: B | B: Pin
    Jungle Oasis: A Red Trooper [B Upgrade], A Major Ursa | Tortuga: A Megabot`);
  t.play('Pin');
  t.expect('asked: A').pick('Megabot');
  t.expect('asked: B | Jungle Oasis: A Red Trooper [B Upgrade, B Pin], A Major Ursa | A titans: Megabot');
});

scene('Red Trooper: under another player’s control he serves that player', (table) => {
  const t =
    table(`shows: Red Trooper, R11.3 | printing: current | turn: B | B: Make Contact | B titans: Major Ursa
    Jungle Oasis: A Red Trooper, A Gorgodzolla | Tortuga: A Megabot, B Ghost | Ninja Dojo: B Megabot`);
  t.play('Make Contact').pick('Red Trooper');
  t.expect('asked: A').pick('Gorgodzolla');
  t.use('Major Ursa').pick('Jungle Oasis');
  t.expect('Ninja Dojo: B Megabot | Jungle Oasis: B(A) Red Trooper [B Make Contact], B Major Ursa');
  t.leave();
});

const elsewhere = `from: score bases | decks: 6 Howl | base deck: Tortuga
  Jungle Oasis: A King Rex, B Supreme Overlord`;

scene('Blue Trooper: before any base scores, a card', (table) => {
  const t = table(`shows: Blue Trooper | printing: current | ${elsewhere} | Ninja Dojo: A Blue Trooper`);
  t.pick('yes').offers('draw, this minion').pick('draw');
  t.expect('turn: B | A: 3 Howl | power: Blue Trooper 4');
});

scene('Blue Trooper: or more power, to the end of your own turn', (table) => {
  const t = table(
    `shows: Blue Trooper | printing: current | turn: B | ${elsewhere} | Ninja Dojo: A Blue Trooper`,
  );
  t.expect('asked: A').pick('yes').pick('this minion');
  t.expect('turn: A | power: Blue Trooper 6');
  t.endTurn();
  t.expect('turn: B | power: Blue Trooper 4');
});

scene('Blue Trooper: or neither', (table) => {
  const t = table(`shows: Blue Trooper | printing: current | ${elsewhere} | Ninja Dojo: A Blue Trooper`);
  t.pick('no');
  t.expect('turn: B | A: 2 Howl');
});

scene('Yellow Trooper: another minion of yours to this base', (table) => {
  const t = table(
    `shows: Yellow Trooper | printing: current | ${elsewhere}, A Yellow Trooper | Ninja Dojo: A Ghost, B Ghost | The Homeworld`,
  );
  t.expect('picks: 0-1').offers('Ghost, King Rex').pick('Ghost');
  t.expect('Ninja Dojo: B Ghost | A discard in any order: King Rex, Yellow Trooper, Ghost');
});

scene('Yellow Trooper: or away from it', (table) => {
  const t = table(
    `shows: Yellow Trooper | printing: current | ${elsewhere}, A Yellow Trooper | Ninja Dojo: A Ghost, B Ghost | The Homeworld`,
  );
  t.pick('King Rex').offers('Ninja Dojo, The Homeworld').pick('The Homeworld');
  t.expect('The Homeworld: A King Rex | vp: A 0, B 2');
});

scene('Pink Trooper: by printed power, if you like', (table) => {
  const t = table(
    `shows: Pink Trooper | printing: current | ${elsewhere}, A Pink Trooper, A Invader [A Upgrade], A Grave Digger | Ninja Dojo`,
  );
  t.expect('picks: 0-1').offers('Invader, Pink Trooper').pick('Invader');
  t.expect('A: Invader, 2 Howl');
});

scene('Pink Trooper: or none', (table) => {
  const t = table(`shows: Pink Trooper | printing: current | ${elsewhere}, A Pink Trooper | Ninja Dojo`);
  t.pick();
  t.expect('A: 2 Howl');
});

scene('Beta 6: a counter for any minion of yours, from anywhere, each for itself', (table) => {
  const t = table(
    `shows: Beta 6 | printing: current | ${elsewhere} | Ninja Dojo: A 2 Beta 6, B Ghost | The Homeworld: A Ghost`,
  );
  t.expect('picks: 0-1 | purpose: counter').offers('Beta 6, Beta 6, Ghost, King Rex').pick('Ghost');
  t.pick();
  t.expect('The Homeworld: A Ghost +1');
});

scene('Blitzing Sword Attack: in the normal way, at any base with a titan of yours', (table) => {
  const t = table(`shows: Blitzing Sword Attack | printing: current | A: Blitzing Sword Attack
    Jungle Oasis: A Megabot, A Ghost, B Grave Digger, B King Rex | Tortuga: B Ghost`);
  t.play('Blitzing Sword Attack');
  t.expect('picks: 1').offers('Ghost, Grave Digger').pick('Grave Digger');
  t.expect('B discard: Grave Digger');
});

scene('Blitzing Sword Attack: before a base scores, whoever leads and wherever the titan is', (table) => {
  const t = table(
    `shows: Blitzing Sword Attack | printing: current | A: Blitzing Sword Attack | ${elsewhere} | Ninja Dojo: A Major Ursa, B Ghost`,
  );
  t.pick('Blitzing Sword Attack');
  t.expect('Ninja Dojo: A Major Ursa | vp: A 2, B 0');
});

scene('Form Megabot!: plays it at any base', (table) => {
  const t = table(`shows: Form Megabot! | printing: current | A: Form Megabot! | A titans: Megabot
    Jungle Oasis: A Ghost | Tortuga`);
  t.play('Form Megabot!').offers('Jungle Oasis, Tortuga').pick('Tortuga');
  t.expect('Tortuga: A Megabot');
});

scene('Form Megabot!: or gathers minions where it is', (table) => {
  const t = table(`shows: Form Megabot! | printing: current | A: Form Megabot!
    Jungle Oasis: A Ghost, B Ghost | Tortuga: A Megabot, A Warbot | Ninja Dojo: A Invader, A Grave Digger`);
  t.play('Form Megabot!');
  t.expect('picks: 0-3').offers('Ghost, Grave Digger, Invader').pick('Ghost', 'Grave Digger');
  t.expect('Tortuga in any order: A Megabot, A Warbot, A Ghost, A Grave Digger | Ninja Dojo: A Invader');
});

scene("It's Blitzin' Time!: 4 more power", (table) => {
  const t = table(
    `shows: It's Blitzin' Time! | printing: current | A: It's Blitzin' Time! | Jungle Oasis: A Ghost | Tortuga`,
  );
  t.play("It's Blitzin' Time!");
  t.expect('power: Ghost 6');
});

scene('Lightning Crystal: also a titan, which is set aside', (table) => {
  const t = table(`shows: Lightning Crystal, R11.7 | printing: current | A: Lightning Crystal
    Jungle Oasis: B Stomp, B Megabot +2 | Tortuga`);
  t.play('Lightning Crystal').offers('Megabot, Stomp').pick('Megabot');
  t.expect('Jungle Oasis: B Stomp | B titans: Megabot');
});

scene('Lightning Rescue!: an extra action where you have a minion and are behind', (table) => {
  const t =
    table(`shows: Lightning Rescue! | printing: current | turn: B | ${elsewhere}, B Invader | Ninja Dojo
    A: Lightning Rescue!, It's Blitzin' Time!, Blitzing Sword Attack`);
  t.expect('asked: A').pick('Lightning Rescue!').offers("Blitzing Sword Attack, It's Blitzin' Time!");
  t.pick("It's Blitzin' Time!").pass();
  t.expect('vp: A 2, B 0');
});

scene('Lightning Rescue!: not with a shared lead, nor without a minion there', (table) => {
  const t = table(`shows: Lightning Rescue! | from: score bases | printing: current | decks: 6 Howl
    A: Lightning Rescue!, It's Blitzin' Time! | base deck: Tortuga, Ninja Dojo
    Jungle Oasis: A King Rex, B King Rex | The Homeworld: B 4 King Rex | The Mothership`);
  t.pick('Jungle Oasis');
  t.expect("A: It's Blitzin' Time!, Lightning Rescue!, 2 Howl | vp: A 2, B 6");
  t.leave();
});

scene('Plan for More!: one of three into hand, unseen; each of the rest to either end', (table) => {
  const t = table(`shows: Plan for More! | printing: current | A: Plan for More!
    A deck: Howl, Summon, Warbot, Upgrade | Jungle Oasis | Tortuga`);
  t.play('Plan for More!');
  t.expect('picks: 0-1 | purpose: take').offers('Howl, Summon, Warbot').pick('Howl');
  t.expect('A: Howl | B sees A: 1 ?');
  t.leave();
});

scene('Plan for More!: or a minion among them is played, off the top of the deck', (table) => {
  const t = table(`shows: Plan for More! | printing: current | A: Plan for More!
    A deck: Howl, Summon, Warbot, Upgrade | Jungle Oasis | Tortuga`);
  t.play('Plan for More!').pick('Warbot').offers('play, put into hand').pick('play').pick('Tortuga');
  t.expect('Tortuga: A Warbot | plays left: minion');
  t.leave();
});

scene('Power Pose: two cards if you are behind, and a minion where you have won', (table) => {
  const t =
    table(`shows: Power Pose | from: score bases | printing: current | decks: 9 Howl | base deck: Tortuga
    A: Green Trooper, Captain Ahab, Grave Digger
    Jungle Oasis: A Power Pose, A Supreme Overlord, B King Rex | Ninja Dojo`);
  t.expect('asked: A | A: Captain Ahab, Grave Digger, Green Trooper, 2 Howl').pick('Green Trooper');
  t.expect('picks: 0-1 | Tortuga: nothing | vp: A 2, B 0').offers('Captain Ahab').pick('Captain Ahab');
  t.expect('Tortuga: A Captain Ahab | A: Grave Digger, 4 Howl');
});

scene('Power Pose: no cards for a leader; nothing but the cards for a loser', (table) => {
  const t = table(`shows: Power Pose | from: score bases | printing: current | decks: 9 Howl
    base deck: Tortuga, The Mothership | A: Captain Ahab
    Jungle Oasis: A Power Pose, A King Rex, B Supreme Overlord | The Homeworld: A Power Pose, A Ghost, B 3 King Rex`);
  t.pick('Jungle Oasis').pick();
  t.expect('A: Captain Ahab, 4 Howl | turn: B | vp: A 4, B 4');
});

scene('Omega Protocol: 10 less on the turns of others only, even without it', (table) => {
  const t = table(`shows: Omega Protocol 1 | printing: current | decks: 6 Howl | B: Super Effective!
    The Homeworld: A Omega Protocol | Ninja Dojo`);
  t.expect('breakpoint: The Homeworld 23');
  t.endTurn();
  t.expect('breakpoint: The Homeworld 13, Ninja Dojo 18');
  t.play('Super Effective!');
  t.expect('breakpoint: The Homeworld 13');
  t.endTurn();
  t.expect('turn: A | breakpoint: The Homeworld 23');
});
