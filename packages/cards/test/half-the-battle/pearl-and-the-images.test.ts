import { scene } from '../kit/scene.ts';

scene('Pearl: a small minion off the top of the deck, a fusion too', (table) => {
  const t = table(`shows: Pearl 1, R9.14 | A deck: Howl, King Rex, Dice Ninja, Ghost | Tortuga: A Pearl
    Jungle Oasis`);
  t.use('Pearl').offers('draw, strengthen a minion').pick('draw');
  t.expect('A: Dice Ninja | A deck: 3 cards | cannot use: Pearl');
});

scene('Pearl: more power for a minion here, whoever has it', (table) => {
  const t = table(`shows: Pearl 1 | decks: 6 Howl | Tortuga: A Pearl, B Ghost | Jungle Oasis: A Invader`);
  t.use('Pearl').pick('strengthen a minion').offers('Ghost, Pearl').pick('Ghost');
  t.expect('power: Ghost 3, Pearl 5');
  t.endTurn();
  t.expect('power: Ghost 2');
});

scene('Crystal: a counter for another player, and one for you at that base', (table) => {
  const t = table(`shows: Crystal 1, R3.6 | Tortuga: A Crystal, A Ghost | Ninja Dojo: B Spirit
    Jungle Oasis: B Invader, A Grave Digger, A Walker`);
  t.use('Crystal').offers('Invader, Spirit').pick('Invader');
  t.offers('Grave Digger, Walker').pick('Grave Digger');
  t.expect('counters: Invader 1, Grave Digger 1, Walker 0');
});

scene('Crystal: also where you have no minion', (table) => {
  const t = table(`shows: Crystal 1 | Tortuga: A Crystal | Jungle Oasis: B Invader`);
  t.use('Crystal');
  t.expect('counters: Invader 1, Crystal 0 | cannot use: Crystal');
});

scene('Crystal: no counter for you without the one that pays for it', (table) => {
  const t = table(`shows: Crystal 1, R3.6 | Tortuga: A Crystal, B Ghost [B Incorporeal] | Jungle Oasis`);
  t.expect('cannot use: Crystal');
});

scene('Ruby: all minions here, hers too, but none that come later', (table) => {
  const t = table(`shows: Ruby 1 | decks: 6 Howl | A: Ruby, Captain Ahab, Summon
    Tortuga: B Ghost, A Invader | Jungle Oasis: A Warbot`);
  t.play('Summon');
  t.play('Ruby', 'Tortuga').pick('yes');
  t.play('Captain Ahab', 'Tortuga');
  t.expect('power: Ghost 3, Invader 4, Ruby 3, Warbot 4, Captain Ahab 2');
  t.endTurn();
  t.expect('power: Ghost 2, Invader 3, Ruby 2');
});

scene('Ruby: or none of them', (table) => {
  const t = table(`shows: Ruby 1 | A: Ruby | Tortuga: B Ghost | Jungle Oasis`);
  t.play('Ruby', 'Tortuga').pick('no');
  t.expect('power: Ghost 2, Ruby 2');
});

scene('Topaz: a counter once in the turn, wherever the power has gone up', (table) => {
  const t = table(`shows: Topaz 1 2, R10.52 | A: 2 Augmentation, Time Loop | Tortuga: A Topaz
    Jungle Oasis: B Ghost, A Invader`);
  t.play('Time Loop');
  t.play('Augmentation').pick('Ghost').pick('yes').offers('counter, move').pick('counter');
  t.play('Augmentation').pick('Ghost');
  t.expect('question: play | counters: Topaz 1 | power: Ghost 10');
});

scene('Topaz: on another player’s turn, whoever did it; it may move to a minion of yours there', (table) => {
  const t = table(`shows: Topaz 1, R10.52 | turn: B | B: Augmentation | Tortuga: A Topaz
    Jungle Oasis: B Ghost, A Invader`);
  t.play('Augmentation').pick('Ghost').expect('asked: A').pick('yes').pick('move');
  t.expect('Jungle Oasis: B Ghost, A Invader, A Topaz | counters: Topaz 0');
});

scene('Topaz: it goes to where the other minion is now', (table) => {
  const t = table(`shows: Topaz 1, R10.52 | A: Invasion | Tortuga: B Ghost, A Warbot | Ninja Dojo: A Topaz
    Jungle Oasis: B Full Moon, A Invader`);
  t.play('Invasion').pick('Ghost').pick('Jungle Oasis');
  t.expect('power: Ghost 3').pick('yes').pick('move');
  t.expect('Jungle Oasis: B Full Moon, A Invader, B Ghost, A Topaz');
});

scene('Topaz: what one effect does to several minions is one occasion', (table) => {
  const t = table(`shows: Topaz 1 2, R10.52 | turn: B | B: Jolt | Tortuga: A Topaz, B Neophyte
    Jungle Oasis: B Ghost, A Invader | Ninja Dojo: B Spirit, A Warbot | Antarctic Base: B Walker`);
  t.play('Jolt').pick('yes').pick('move').offers('Jungle Oasis, Ninja Dojo').pick('Ninja Dojo');
  t.expect('asked: B | question: play | Ninja Dojo: B Spirit +1, A Warbot, A Topaz');
});

scene('Topaz: each for itself, and declining spends nothing', (table) => {
  const t = table(
    `shows: Topaz 2 | A: 2 Augmentation, Time Loop | Tortuga: A 2 Topaz | Jungle Oasis: B Ghost`,
  );
  t.play('Time Loop');
  t.play('Augmentation').pick('Ghost').pick('yes').pick('counter').pick('no');
  t.expect('Tortuga in any order: A Topaz +1, A Topaz');
  t.play('Augmentation').pick('Ghost').pick('yes').pick('counter');
  t.expect('question: play | Tortuga: A Topaz +1, A Topaz +1');
});

scene('Topaz: the minion that you have there is another one', (table) => {
  const t = table(`shows: Topaz 2, R10.31 | A: 2 Augmentation, Time Loop | Tortuga: A Topaz
    Jungle Oasis: B Ghost | Ninja Dojo: A Invader`);
  t.play('Time Loop');
  t.play('Augmentation').pick('Ghost').pick('yes').pick('move');
  t.expect('Tortuga: A Topaz');
  t.play('Augmentation').pick('Ghost');
  t.expect('question: play | counters: Topaz 0');
});

scene('Topaz: neither your own minions nor those that come into play', (table) => {
  const t = table(`shows: Topaz 1, R10.52 | A: Augmentation | B: Captain Ahab | decks: 6 Howl
    Tortuga: A Topaz, A Invader | Jungle Oasis: B Full Moon`);
  t.play('Augmentation').pick('Invader');
  t.endTurn();
  t.play('Captain Ahab', 'Jungle Oasis');
  t.expect('question: play | power: Captain Ahab 3');
});

scene("All's Right with the World: all minions here, of all players", (table) => {
  const t = table(`shows: All's Right with the World 1 | decks: 6 Howl | A: All's Right with the World
    Tortuga: B Ghost, A Invader | Jungle Oasis: A Walker`);
  t.play("All's Right with the World", 'Tortuga');
  t.use("All's Right with the World").offers('strengthen all, strengthen one each').pick('strengthen all');
  t.expect('power: Ghost 3, Invader 4, Walker 2');
  t.endTurn();
  t.expect('power: Ghost 2, Invader 3');
});

scene("All's Right with the World: you pick one of each player here", (table) => {
  const t = table(`shows: All's Right with the World 1 | players: 4 | Jungle Oasis: D Spirit
    Tortuga: B Ghost, A Invader, A Walker, B Warbot, C Grave Digger, A All's Right with the World`);
  t.use("All's Right with the World").pick('strengthen one each');
  t.expect('picks: 1').offers('Invader, Walker').pick('Walker');
  t.expect('asked: A | picks: 1').offers('Ghost, Warbot').pick('Warbot');
  t.expect('power: Walker 4, Warbot 6, Grave Digger 6, Invader 3, Ghost 2, Spirit 3');
});

scene('Dressing Room: one card for each player who drew, yourself included', (table) => {
  const t = table(`shows: Dressing Room 1 | players: 3 | decks: 9 Howl | A: Dressing Room`);
  t.play('Dressing Room').expect('asked: A').offers('draw, refuse').pick('draw');
  t.expect('asked: B | A: Howl').pick('draw');
  t.expect('asked: C | B: Howl').pick('draw');
  t.expect('A: 4 Howl | B: Howl | C: Howl');
});

scene('Dressing Room: who refuses does not count', (table) => {
  const t = table(`shows: Dressing Room 1 | players: 3 | decks: 9 Howl | A: Dressing Room`);
  t.play('Dressing Room').pick('refuse').pick('refuse').pick('draw');
  t.expect('A: Howl | B: nothing | C: Howl');
});

scene('Dressing Room: nor does who has no card to draw', (table) => {
  const t = table(`shows: Dressing Room 1, R2.1 | A deck: 6 Howl | A: Dressing Room`);
  t.play('Dressing Room').pick('draw');
  t.expect('A: 2 Howl | B: nothing');
});

scene('Jam All Night Long: the player picks the minion and follows it, you are thanked', (table) => {
  const t = table(`shows: Jam All Night Long 1 | decks: 6 Howl | A: Jam All Night Long
    B: King Rex, Enchantress, Captain Ahab | Tortuga: A Invader | Jungle Oasis`);
  t.play('Jam All Night Long', 'Tortuga');
  t.use('Jam All Night Long').offers('A, B').pick('B');
  t.expect('asked: B | picks: 1').offers('Captain Ahab, Enchantress').pick('Enchantress');
  t.expect('B: King Rex, Captain Ahab, Howl | asked: A').pick('yes');
  t.offers('counter, draw').pick('counter').offers('Enchantress, Invader').pick('Invader');
  t.expect('Tortuga: A Invader +1, A Jam All Night Long, B Enchantress | cannot use: Jam All Night Long');
});

scene('Jam All Night Long: or you draw', (table) => {
  const t = table(`shows: Jam All Night Long 1 | decks: 6 Howl | B: Captain Ahab
    Tortuga: A Jam All Night Long | Jungle Oasis`);
  t.use('Jam All Night Long').pick('B').pick('yes').pick('draw');
  t.expect('Tortuga: A Jam All Night Long, B Captain Ahab | A: Howl');
});

scene('Jam All Night Long: without a reward if you pick yourself', (table) => {
  const t = table(`shows: Jam All Night Long 1 | decks: 6 Howl | A: 2 Captain Ahab | B: Captain Ahab
    Tortuga: A Jam All Night Long | Jungle Oasis`);
  t.use('Jam All Night Long').pick('A').pick('Captain Ahab');
  t.expect('question: play | A: Captain Ahab | Tortuga: A Jam All Night Long, A Captain Ahab');
  t.expect('plays left: minion, action');
});

scene('Jam All Night Long: a hand without one that can be played here is shown', (table) => {
  const t = table(`shows: Jam All Night Long 2 | B: Captain Ahab, King Rex | decks: 6 Howl
    Tsar's Palace: A Jam All Night Long | Jungle Oasis`);
  t.expect('A sees B: 2 ?');
  t.use('Jam All Night Long').pick('B');
  t.expect("question: play | A sees B: Captain Ahab, King Rex | Tsar's Palace: A Jam All Night Long");
});

scene('Love Unites Us: everybody’s small minions, fusions too', (table) => {
  const t =
    table(`shows: Love Unites Us 1 | A: Love Unites Us | A discard: Ghost, King Rex, Howl, Dice Ninja, Can-Do
    B discard: Neophyte, Invader, Ghost`);
  t.play('Love Unites Us');
  t.expect('A discard: King Rex, Howl, Can-Do, Love Unites Us | A deck: 2 cards');
  t.expect('B discard: Invader | B deck: 2 cards');
});

scene('Now You Know: Bike Safety: one of yours and one of theirs, together', (table) => {
  const t = table(`shows: Now You Know: Bike Safety 1 2 | A: Now You Know: Bike Safety | Ninja Dojo
    Tortuga: A Ghost, A Invader, B Warbot, B King Rex | Jungle Oasis: B Spirit`);
  t.play('Now You Know: Bike Safety').offers('Ghost, Invader').pick('Ghost');
  t.offers('King Rex, Warbot').pick('King Rex');
  t.offers('Jungle Oasis, Ninja Dojo').pick('Ninja Dojo');
  t.expect('Ninja Dojo: A Ghost, B King Rex | Tortuga: A Invader, B Warbot');
});

scene('Now You Know: Bike Safety: yours goes alone where nobody else is', (table) => {
  const t = table(`shows: Now You Know: Bike Safety 1 | A: Now You Know: Bike Safety
    Tortuga: A Ghost | Jungle Oasis: B Spirit`);
  t.play('Now You Know: Bike Safety');
  t.expect('Jungle Oasis: B Spirit, A Ghost');
});

scene('Now You Know: Bike Safety: one that cannot be moved stays', (table) => {
  const t = table(`shows: Now You Know: Bike Safety 1 | A: Now You Know: Bike Safety
    Tortuga: A Ghost, B Invader [B Incorporeal] | Jungle Oasis: B Spirit`);
  t.play('Now You Know: Bike Safety');
  t.expect('Jungle Oasis: B Spirit, A Ghost | Tortuga: B Invader [B Incorporeal]');
});

scene('Now You Know: Bike Safety: to a base before it scores', (table) => {
  const t = table(`shows: Now You Know: Bike Safety 1 2 | A: Now You Know: Bike Safety | decks: 6 Howl
    Jungle Oasis: B King Rex, A Supreme Overlord | Tortuga: A Warbot, B Ghost, B Walker | base deck: Ninja Dojo`);
  t.endTurn().pick('Now You Know: Bike Safety').offers('Ghost, Walker').pick('Walker');
  t.expect('vp: A 2, B 2 | Tortuga: B Ghost | Ninja Dojo: nothing');
});

scene("She's Got the Power: for the minion it is on, even that one itself", (table) => {
  const t =
    table(`shows: She's Got the Power 1 2 | decks: 6 Howl | A: She's Got the Power, 2 Augmentation, Time Loop
    Tortuga: B Ghost, B Warbot | Jungle Oasis: B Walker`);
  t.play('Time Loop');
  t.play("She's Got the Power").offers('Ghost, Walker, Warbot').pick('Ghost');
  t.play('Augmentation').pick('Ghost').expect('asked: A').pick('yes');
  t.expect('question: play | power: Ghost 9');
  t.endTurn();
  t.expect('power: Ghost 2');
});

scene(
  "She's Got the Power: at its base, of others than the action's controller, once when taken",
  (table) => {
    const t = table(`shows: She's Got the Power 1 2 | A: 4 Augmentation, 3 Time Loop
    Tortuga: A Invader [A She's Got the Power], B Ghost, A Warbot | Jungle Oasis: B Walker`);
    t.play('Time Loop').play('Time Loop').play('Time Loop');
    t.play('Augmentation').pick('Walker').play('Augmentation').pick('Warbot');
    t.play('Augmentation').pick('Ghost').pick('no');
    t.expect('power: Invader 3');
    t.play('Augmentation').pick('Ghost').pick('yes');
    t.expect('power: Invader 6, Ghost 10');
  },
);

scene("She's Got the Power: several at once are one occasion", (table) => {
  const t = table(`shows: She's Got the Power 2, R10.52 | turn: B | B: Jolt
    Tortuga: A Invader [A She's Got the Power], B Ghost, B Walker | Jungle Oasis`);
  t.play('Jolt').expect('asked: A').pick('no');
  t.expect('asked: B | question: play | power: Invader 3');
});

scene('Truly Outstanding: as many counters for yours, shared out as you like', (table) => {
  const t = table(`shows: Truly Outstanding 1 | A: Truly Outstanding | Tortuga: A Ghost, B Invader, A Warbot
    Jungle Oasis: B Walker, B Spirit`);
  t.play('Truly Outstanding')
    .expect('picks: 0-3')
    .offers('Invader, Spirit, Walker')
    .pick('Invader', 'Walker');
  t.expect('picks: 0-1').offers('Ghost, Warbot').pick('Ghost').pick('Ghost');
  t.expect('counters: Invader 1, Walker 1, Spirit 0, Ghost 2, Warbot 0 | question: play');
});

scene('Truly Outstanding: a counter that is refused does not count, and yours are optional', (table) => {
  const t = table(`shows: Truly Outstanding 1 | A: Truly Outstanding | Jungle Oasis: B Walker
    Tortuga: A Ghost, B Invader [B Incorporeal]`);
  t.play('Truly Outstanding').expect('idle: Invader').pick('Invader', 'Walker');
  t.pick();
  t.expect('counters: Invader 0, Walker 1, Ghost 0 | question: play');
});

scene("We're Up, You're Down: their minions there count as printed, until your next turn", (table) => {
  const t = table(`shows: We're Up, You're Down 1 2, R10.34 | A: We're Up, You're Down | decks: 9 Howl
    Tortuga: A Sleep Spores, A Ghost +1, B Invader +3, B Walker, B Aggromotive | Jungle Oasis: B Warbot +2`);
  t.expect('total at Tortuga: A 3, B 11');
  t.play("We're Up, You're Down").pick('Tortuga');
  t.expect('total at Tortuga: A 3, B 10 | total at Jungle Oasis: A 0, B 6 | power: Invader 5, Walker 1');
  t.endTurn();
  t.expect('total at Tortuga: A 3, B 10');
  t.endTurn();
  t.expect('total at Tortuga: A 3, B 11');
});

scene("We're Up, You're Down: also those that come later, not those that leave", (table) => {
  const t = table(`shows: We're Up, You're Down 2 | A: We're Up, You're Down, 2 Invasion, 2 Time Loop
    Tortuga: B Invader +3 | Jungle Oasis: B Walker +2`);
  t.play('Time Loop').play('Time Loop');
  t.play("We're Up, You're Down").pick('Tortuga');
  t.play('Invasion').pick('Walker');
  t.expect('total at Tortuga: A 0, B 5');
  t.play('Invasion').pick('Invader');
  t.expect('total at Tortuga: A 0, B 2 | total at Jungle Oasis: A 0, B 6');
});

scene("We're Up, You're Down: Siren takes off the printed number, Pin leaves nothing of it", (table) => {
  const t = table(`shows: We're Up, You're Down 3, R10.34 | A: We're Up, You're Down | Jungle Oasis
    Tortuga: A Siren, B Invader +3, B King Rex +1 [A Pin]`);
  t.play("We're Up, You're Down").pick('Tortuga');
  t.expect('total at Tortuga: A 2, B 2');
});

scene("We're Up, You're Down: before a base scores where you have as many minions as anybody", (table) => {
  const t = table(`shows: We're Up, You're Down 1 3, R10.34 | A: We're Up, You're Down | decks: 6 Howl
    B: Invader, Full Moon | Jungle Oasis: B King Rex +3, A Invader +5 | Tortuga: B Ghost | base deck: Temple of Goju`);
  t.endTurn().pick("We're Up, You're Down");
  t.expect('vp: A 2, B 0 | turn: B');
  t.play('Full Moon', 'Temple of Goju').play('Invader', 'Temple of Goju');
  t.expect('total at Temple of Goju: A 0, B 4');
});

scene("We're Up, You're Down: not where somebody has more minions", (table) => {
  const t = table(`shows: We're Up, You're Down 3 | A: We're Up, You're Down | decks: 6 Howl
    Jungle Oasis: B King Rex +3, A Invader +5, B Ghost | Tortuga | base deck: Temple of Goju`);
  t.endTurn();
  t.expect('vp: A 0, B 2 | turn: B');
});
