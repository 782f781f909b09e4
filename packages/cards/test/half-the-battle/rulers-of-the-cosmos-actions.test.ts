import { scene } from '../kit/scene.ts';

scene(
  'Armor of Battle: 2 for each of your minions here with an action, fixed, for the controller',
  (table) => {
    const t = table(`shows: Armor of Battle 1 | turn: B | decks: 9 Howl | B: Invasion | Ninja Dojo
    Tortuga: B Ghost [A Armor of Battle], B Invader [B Upgrade], B Walker, A Warbot [A Upgrade] | Jungle Oasis`);
    t.expect('breakpoint: Tortuga 21').use('Ghost').expect('breakpoint: Tortuga 25');
    t.play('Invasion').pick('Ghost').pick('Jungle Oasis').expect('breakpoint: Tortuga 25');
    t.endTurn().expect('breakpoint: Tortuga 25').endTurn();
    t.expect('turn: B | breakpoint: Tortuga 21');
  },
);

scene(
  'Dolts, Halfwits, Fools, Morons!: any number, whoever controls them, one counter for each receiver',
  (table) => {
    const t = table(`shows: Dolts, Halfwits, Fools, Morons! 1 2 | A: Dolts, Halfwits, Fools, Morons!
    Tortuga: A Ghost [A Fearless Friend, B Poison], B Invader [A Magic Weapon] | Jungle Oasis: A Warbot, A Walker [B Armor of Battle]`);
    t.play('Dolts, Halfwits, Fools, Morons!').expect('picks: 0-3');
    t.offers('Armor of Battle, Fearless Friend, Poison').pick('Fearless Friend', 'Poison');
    t.offers('Walker, Warbot').pick('Warbot').offers('Walker, Warbot').pick('Warbot');
    t.expect('Jungle Oasis: A Warbot +1 [A Fearless Friend, B Poison], A Walker [B Armor of Battle]');
    t.expect('Tortuga: A Ghost, B Invader [A Magic Weapon]');
  },
);

scene('Fearless Friend: on one of yours, which can then move', (table) => {
  const t = table(`shows: Fearless Friend 1 | A: Fearless Friend | Ninja Dojo
    Tortuga: A Ghost, B Invader | Jungle Oasis`);
  t.play('Fearless Friend').use('Ghost').offers('Jungle Oasis, Ninja Dojo').pick('Ninja Dojo');
  t.expect('Ninja Dojo: A Ghost [A Fearless Friend] | cannot use: Ghost');
});

scene('Fearless Friend: two of them let it move twice; whoever controls the minion decides', (table) => {
  const t = table(`shows: Fearless Friend 1, R10.29 | turn: B | Jungle Oasis
    Tortuga: B Ghost [A Fearless Friend, A Fearless Friend]`);
  t.use('Ghost')
    .use('Ghost')
    .expect('Tortuga: B Ghost [A Fearless Friend, A Fearless Friend] | cannot use: Ghost');
});

scene('Magic Weapon: 1 for each player with a minion here, which stays', (table) => {
  const t = table(`shows: Magic Weapon 1 | players: 3 | decks: 9 Howl | A: Invasion
    Tortuga: A Ghost [A Magic Weapon, A Upgrade], B Invader, C Walker | Jungle Oasis`);
  t.use('Ghost').offers('draw, strengthen').pick('strengthen');
  t.expect('power: Ghost 7').play('Invasion').pick('Ghost').expect('power: Ghost 7');
  t.endTurn().endTurn().expect('power: Ghost 7').endTurn().expect('power: Ghost 4');
});

scene('Magic Weapon: or a card, if it is the only action there', (table) => {
  const t = table(`shows: Magic Weapon 1 | decks: 9 Howl | Tortuga: A Ghost [A Magic Weapon] | Jungle Oasis`);
  t.use('Ghost').pick('draw').expect('A: Howl | power: Ghost 2');
});

scene('MYAAAH!: from one of your minions, and on another one at once', (table) => {
  const t = table(`shows: MYAAAH! 1 2 | A: MYAAAH! | A discard: Fearless Friend, Howl, Full Moon
    Tortuga: A Ghost [A Upgrade], B Invader [A Magic Weapon] | Jungle Oasis: A Warbot`);
  t.play('MYAAAH!').expect('picks: 1').offers('Fearless Friend, Upgrade').pick('Upgrade');
  t.expect('picks: 0-1').pick('Upgrade').offers('Ghost, Invader, Warbot').pick('Warbot');
  t.expect('Jungle Oasis: A Warbot [A Upgrade] | A: nothing | plays left: minion');
});

scene('MYAAAH!: out of the discard pile; it need not be played then', (table) => {
  const t = table(
    `shows: MYAAAH! 1 2 | A: MYAAAH! | A discard: Fearless Friend | Tortuga: A Ghost | Jungle Oasis`,
  );
  t.play('MYAAAH!').pick();
  t.expect('A: Fearless Friend | A discard: MYAAAH!');
});

scene('MYAAAH!: without such an action nothing happens', (table) => {
  const t = table(
    `shows: MYAAAH! 1 | A: MYAAAH! | A discard: Howl | Tortuga: A Ghost, B Invader [A Magic Weapon] | Jungle Oasis`,
  );
  t.play('MYAAAH!').expect('question: play | A discard: Howl, MYAAAH!');
});

scene('MYAAAH!: what cannot be played stays in the hand', (table) => {
  const t = table(
    `shows: MYAAAH! 2 | A: MYAAAH! | A discard: Fearless Friend | Tortuga: B Ghost | Jungle Oasis`,
  );
  t.play('MYAAAH!').expect('A: Fearless Friend | question: play');
});

scene('MYAAAH!: another player’s action goes to that player’s hand and is not played', (table) => {
  const t = table(
    `shows: MYAAAH! 1, R9.4, R9.7 | A: MYAAAH! | Tortuga: A Ghost [B Poison], B Invader | Jungle Oasis`,
  );
  t.play('MYAAAH!').expect('question: play | Tortuga: A Ghost, B Invader | B: Poison');
});

scene(
  'Mystic Transference: on another player’s turn the minion does what a talent of an action says',
  (table) => {
    const t =
      table(`shows: Mystic Transference 1 2 | decks: 9 Howl | Jungle Oasis: A Warbot [A Sword That's Powerful]
    Tortuga: A Ghost [A Mystic Transference], B Invader [B Sword That's Powerful]`);
    t.use('Warbot').endTurn();
    t.expect('turn: B | phase: start | asked: A').pick('yes');
    t.expect('phase: play | counters: Ghost 1, Warbot 1').endTurn();
    t.expect('turn: A | counters: Ghost 1');
  },
);

scene('Mystic Transference: you pick the action, and need not follow it', (table) => {
  const t = table(`shows: Mystic Transference 1 3 | decks: 9 Howl | Ninja Dojo
    Tortuga: A Ghost [A Mystic Transference, A Magic Weapon, A Fearless Friend] | Jungle Oasis`);
  t.endTurn().expect('asked: A').offers('Fearless Friend, Magic Weapon').pick('Fearless Friend').pick('yes');
  t.offers('Jungle Oasis, Ninja Dojo').pick('Ninja Dojo').endTurn().endTurn();
  t.pick('Magic Weapon').pick('no').expect('power: Ghost 2');
});

scene(
  'Mystic Transference: what lasts until your next turn lasts until that of the minion’s controller',
  (table) => {
    const t = table(`shows: Mystic Transference 2 | decks: 9 Howl | Jungle Oasis | Ninja Dojo
    Tortuga: A Ghost [A Mystic Transference, A Magic Weapon]`);
    t.endTurn().pick('yes').pick('strengthen').expect('power: Ghost 3').endTurn();
    t.expect('turn: A | power: Ghost 2');
  },
);

scene('Mystic Transference: where the minion is no longer yours, its controller decides', (table) => {
  const t = table(`shows: Mystic Transference 1, R9.3 | decks: 9 Howl | Ninja Dojo
    Tortuga: B(A) Ghost [A Mystic Transference, A Fearless Friend, B Make Contact] | Jungle Oasis`);
  t.endTurn().expect('asked: B').pick('yes').pick('Ninja Dojo');
  t.expect('Ninja Dojo in any order: B(A) Ghost [A Mystic Transference, A Fearless Friend, B Make Contact]');
});

scene('Mystic Transference: its own talent passes one of your actions on, or takes one over', (table) => {
  const t =
    table(`shows: Mystic Transference 3 | decks: 9 Howl | Jungle Oasis: A Warbot [A Upgrade, B Poison], A Walker
    Tortuga: A Ghost [A Mystic Transference], B Invader [A Magic Weapon]`);
  t.use('Mystic Transference').offers('Mystic Transference, Upgrade').pick('Upgrade');
  t.expect('Tortuga: A Ghost [A Mystic Transference, A Upgrade], B Invader [A Magic Weapon]');
  t.endTurn().pick('no').endTurn();
  t.use('Mystic Transference').pick('Mystic Transference').offers('Walker, Warbot').pick('Walker');
  t.expect('Jungle Oasis: A Warbot [B Poison], A Walker [A Mystic Transference]');
});

scene('Now You Know: Toxic Waste: an action for a minion out of the deck', (table) => {
  const t = table(`shows: Now You Know: Toxic Waste | A: Now You Know: Toxic Waste
    A deck: Howl, Upgrade, Full Moon, Magic Weapon | Tortuga | Jungle Oasis`);
  t.play('Now You Know: Toxic Waste').expect('picks: 1').offers('Magic Weapon, Upgrade').pick('Upgrade');
  t.expect('A: Upgrade | A deck: 3 cards | B sees A: Upgrade');
});

scene(
  'Now You Know: Toxic Waste: before a base scores an action goes over, and a talent is used',
  (table) => {
    const t = table(`shows: Now You Know: Toxic Waste 1 2 | decks: 6 Howl | A: Now You Know: Toxic Waste
    Jungle Oasis: A King Rex, B Supreme Overlord | Tortuga: A Walker [B Sword That's Powerful], A Crystal, B Ghost
    base deck: Temple of Goju`);
    t.use('Crystal').pick('Ghost').pick('Crystal').endTurn().pick('Now You Know: Toxic Waste');
    t.offers('Crystal, King Rex').pick('King Rex').pick('yes');
    t.expect("vp: A 2 | B discard in any order: Supreme Overlord, Sword That's Powerful");
  },
);

scene('Now You Know: Toxic Waste: a talent of an action of yours, or one that has been used', (table) => {
  const t = table(`shows: Now You Know: Toxic Waste 1 2 | decks: 6 Howl | A: Now You Know: Toxic Waste
    Jungle Oasis: A King Rex, B Supreme Overlord | Tortuga: A Walker [A Becalmed Shores, A Magic Weapon], A Crystal, B Ghost
    base deck: Temple of Goju | Ninja Dojo`);
  t.use('Crystal').pick('Ghost').pick('Crystal').endTurn().pick('Now You Know: Toxic Waste');
  t.offers('Becalmed Shores, Magic Weapon')
    .pick('Becalmed Shores')
    .offers('Crystal, King Rex')
    .pick('Crystal');
  t.pick('yes').offers('use Becalmed Shores, use Crystal').pick('Crystal').pick('Ghost').pick('Crystal');
  t.expect('counters: Ghost 2, Crystal 2');
});

scene("Powerful Sword: the minion's talent protects it, and others' actions fall off", (table) => {
  const t = table(`shows: Powerful Sword 1 2 | decks: 9 Howl | B: Seeing Stars | Jungle Oasis
    Tortuga: A Ghost [A Powerful Sword, B Poison, A Upgrade], A Warbot`);
  t.use('Ghost').expect('B discard: Poison | Tortuga: A Ghost [A Powerful Sword, A Upgrade], A Warbot');
  t.use('Powerful Sword').expect('Tortuga: A Ghost [A Powerful Sword], A Warbot [A Upgrade]');
  t.expect('cannot use: Powerful Sword, Ghost').endTurn();
  t.play('Seeing Stars').expect('Tortuga: A Ghost [A Powerful Sword], A Warbot [A Upgrade]');
});

scene('Powerful Sword: the protection stays if the Sword leaves, up to your next turn', (table) => {
  const t = table(`shows: Powerful Sword 2 | decks: 9 Howl | A: MYAAAH! | B: 2 Seeing Stars | Jungle Oasis
    Tortuga: A Ghost [A Powerful Sword], A Captain Ahab`);
  t.use('Ghost').play('MYAAAH!').pick('Powerful Sword').pick('Captain Ahab').endTurn();
  t.play('Seeing Stars').pick('Ghost').endTurn().endTurn();
  t.expect('turn: B').play('Seeing Stars').pick('Ghost');
  t.expect('Tortuga: A Captain Ahab [A Powerful Sword]');
});

scene("Sword That's Powerful: a counter by the talent, and +2 for the strong", (table) => {
  const t = table(`shows: Sword That's Powerful 1 | A: MYAAAH! | Jungle Oasis
    Tortuga: A Ghost [A Sword That's Powerful], A King Rex, A Grave Digger +3`);
  t.use('Ghost')
    .expect('power: Ghost 3, King Rex 7')
    .play('MYAAAH!')
    .pick("Sword That's Powerful")
    .pick('King Rex');
  t.expect('power: Ghost 3, King Rex 9').use('King Rex').expect('power: King Rex 10');
});

scene("Sword That's Powerful: printed 5 or more, whatever the power is", (table) => {
  const t = table(`shows: Sword That's Powerful 1 | Jungle Oasis
    Tortuga: A Grave Digger +3 [A Sword That's Powerful], A Supreme Overlord [A Sword That's Powerful]`);
  t.expect('power: Grave Digger 7, Supreme Overlord 7');
});
