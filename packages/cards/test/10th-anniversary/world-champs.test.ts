import { scene } from '../kit/scene.ts';

scene('Sheriff duels before his base scores', (table) => {
  const t = table(`shows: Sheriff (World Champs) 1 | from: score bases | decks: 6 Howl | base deck: Tortuga
    Jungle Oasis: A Sheriff (World Champs), A Grave Digger, B Invader, B Ghost | Ninja Dojo`);
  t.expect('asked: A | picks: 0-1').offers('Ghost, Invader').pick('Invader');
  t.expect('vp: A 2, B 0 | B discard in any order: Ghost, Invader');
});

scene('Aramis: another action for him, once on your turn, whenever you take it', (table) => {
  const t = table(`shows: Aramis (World Champs) 1 | A: 4 Upgrade, Time Loop, Jolt
    Jungle Oasis: A Aramis (World Champs), A Ghost | Tortuga`);
  t.play('Time Loop').play('Upgrade', 'Aramis').pick('no');
  t.play('Upgrade', 'Aramis').pick('yes');
  t.expect('plays left: minion, action using Aramis');
  t.play('Upgrade');
  t.expect('power: Aramis 10 | plays left: minion');
});

scene('Aramis, current: only in Play Cards', (table) => {
  const t = table(`shows: Aramis (World Champs) 2 | printing: current | from: score bases | decks: 6 Howl
    A: Lightning Rescue!, 2 Upgrade | base deck: Tortuga
    Jungle Oasis: A Aramis (World Champs), B King Rex, B Ghost | Ninja Dojo`);
  t.pick('Lightning Rescue!').pick('Upgrade').pick('Aramis');
  t.expect('turn: B | A: Upgrade, 2 Howl');
});

scene('Aramis, original: during the whole turn', (table) => {
  const t = table(`shows: Aramis (World Champs) 1 | from: score bases | decks: 6 Howl
    A: Lightning Rescue!, 2 Upgrade | base deck: Tortuga
    Jungle Oasis: A Aramis (World Champs), B King Rex, B Ghost | Ninja Dojo`);
  t.pick('Lightning Rescue!').pick('Upgrade').pick('Aramis').pick('yes').pick('Upgrade');
  t.expect('turn: B | A: 2 Howl | vp: A 0, B 2');
});

scene('Stoneford finds an action, or nothing', (table) => {
  const t = table(
    `shows: Stoneford (World Champs) 1 | A: Stoneford (World Champs) | A deck: Ghost, Howl, Dice Ninja, Invader | Jungle Oasis | Tortuga`,
  );
  t.play('Stoneford', 'Tortuga');
  t.expect('picks: 0-1 | purpose: search').offers('Dice Ninja, Howl').pick('Dice Ninja');
  t.expect('A: Dice Ninja | B sees A: Dice Ninja | A deck in any order: Ghost, Howl, Invader');
});

scene('Akye the Turtle: a card given away for two drawn', (table) => {
  const t =
    table(`shows: Akye the Turtle (World Champs) 1 | players: 3 | A: Akye the Turtle (World Champs), Ghost
    A deck: 3 Howl | Jungle Oasis | Tortuga`);
  t.play('Akye the Turtle', 'Tortuga').pick('Ghost').pick('C');
  t.expect('A: 2 Howl | C: Ghost | B sees C: 1 ?');
});

scene('Akye the Turtle: with an empty hand nothing happens', (table) => {
  const t = table(
    `shows: Akye the Turtle (World Champs) 1 | A: Akye the Turtle (World Champs) | A deck: 3 Howl | Jungle Oasis | Tortuga`,
  );
  t.play('Akye the Turtle', 'Tortuga');
  t.expect('question: play | A deck: 3 Howl');
});

scene('Diva: standard actions, whoever plays them, and one part of an effect', (table) => {
  const t = table(`shows: Diva (World Champs) 1 2 5 6 | turn: B | B: Augmentation, Upgrade, Time Loop
    Tortuga: A Diva (World Champs), A Ghost, A Invader | Jungle Oasis`);
  t.play('Time Loop').play('Upgrade', 'Ghost');
  t.expect('power: Diva 3, Ghost 4');
  t.play('Augmentation').pick('Ghost').expect('asked: A').pick('Diva');
  t.expect('power: Diva 7, Ghost 8');
});

scene('Diva: once for each action, and what one has copied is no cause for another', (table) => {
  const t = table(`shows: Diva (World Champs) 1 2 | A: Augmentation
    Tortuga: A 2 Diva (World Champs), A Ghost | Jungle Oasis: A Diva (World Champs)`);
  t.play('Augmentation').pick('Ghost').pick('Diva').pick('Diva');
  t.expect('total at Tortuga: A 20, B 0 | total at Jungle Oasis: A 3, B 0');
});

scene('Diva: with a Diva of the Disco Dancers', (table) => {
  const t = table(`shows: Diva (World Champs) 1 | A: Augmentation
    Tortuga: A Diva (World Champs), A Diva, A Ghost | Jungle Oasis`);
  t.play('Augmentation').pick('Ghost').pick('Diva').pick('Diva');
  t.expect('total at Tortuga: A 20, B 0');
});

scene('Diva need not be what the action asks for; the decision falls as it resolves', (table) => {
  const t = table(`shows: Diva (World Champs) 3 4 5 | A: Cannon | A deck: Howl
    Tortuga: A Diva (World Champs) [A Upgrade], A Ghost, A Captain Ahab | Jungle Oasis`);
  t.play('Cannon').pick('Ghost').pick('Diva');
  t.expect('A discard in any order: Cannon, Ghost, Diva, Upgrade | Tortuga: A Captain Ahab');
});

scene('Shield Maiden: what she takes works as your own until it leaves play', (table) => {
  const t =
    table(`shows: Shield Maiden (World Champs) 1 2 | A: Shield Maiden (World Champs), Disenchant, Time Loop
    B deck: Stomp, Howl | Jungle Oasis | Tortuga`);
  t.play('Shield Maiden', 'Tortuga');
  t.expect('A: Disenchant, Stomp, Time Loop | B deck: Howl');
  t.play('Time Loop').play('Stomp', 'Tortuga');
  t.expect('Tortuga: A Shield Maiden, A(B) Stomp').play('Disenchant');
  t.expect('B discard: Stomp');
});

scene('Shield Maiden: a strong minion stays on its deck', (table) => {
  const t = table(`shows: Shield Maiden (World Champs) 1 | A: Shield Maiden (World Champs)
    B deck: King Rex, Howl | Jungle Oasis | Tortuga`);
  t.play('Shield Maiden', 'Tortuga');
  t.expect('B deck: King Rex, Howl | A sees B deck: King Rex, 1 ?');
});

scene('Calicoin: a counter for another minion here, whosever it is', (table) => {
  const t = table(
    `shows: Calicoin (World Champs) 1 | A: Calicoin (World Champs) | Jungle Oasis: B Ghost, A Invader | Tortuga: A Ghost`,
  );
  t.play('Calicoin', 'Jungle Oasis').offers('Ghost, Invader').pick('Ghost');
  t.expect('Jungle Oasis: B Ghost +1, A Invader, A Calicoin');
});

scene('Calicoin: one of each faction, with the same name', (table) => {
  const t = table(`shows: Calicoin (World Champs) 1, R10.85 | A: Gotta Get 'Em All | A deck: Howl
    A discard: Calicoin, Calicoin (World Champs), Ghost | Jungle Oasis | Tortuga`);
  t.play("Gotta Get 'Em All");
  t.expect("A deck in any order: Howl, Calicoin, Ghost | A discard: Calicoin, Gotta Get 'Em All");
});

scene('Mummy buries itself at another base after its base has scored', (table) => {
  const t = table(`shows: Mummy (World Champs) 1 | from: score bases | decks: 6 Howl | base deck: Tortuga
    Jungle Oasis: A Mummy (World Champs), A King Rex, B Invader | Ninja Dojo | The Homeworld`);
  t.offers('Ninja Dojo, The Homeworld').pick('Ninja Dojo');
  t.expect('Ninja Dojo: A buried Mummy | A discard: King Rex');
});

scene('Mummy, current: labelled Special', (table) => {
  const t = table(`shows: Mummy (World Champs) 1 | printing: current | from: score bases | decks: 6 Howl
    base deck: Tortuga | A: Green Trooper | Jungle Oasis: A Mummy (World Champs), A King Rex, B Invader
    Ninja Dojo | The Homeworld: A Black Trooper`);
  t.pass();
  t.pick('Ninja Dojo');
  t.expect('Ninja Dojo: A buried Mummy');
});

scene('Rainbow Girl: your other minions here, not those that come later', (table) => {
  const t = table(`shows: Rainbow Girl (World Champs) 1 | A: Rainbow Girl (World Champs), Summon, Captain Ahab
    The Homeworld: A Ghost, B Ghost | Tortuga: A Ghost`);
  t.play('Summon').play('Rainbow Girl', 'The Homeworld').play('Captain Ahab', 'The Homeworld');
  t.expect('power: A Ghost @ The Homeworld 3, B Ghost 2, Captain Ahab 2, Rainbow Girl 2, Ghost @ Tortuga 2');
});

scene('Samurai-Chan: a card when it goes from play to the discard pile', (table) => {
  const t = table(`shows: Samurai-Chan (World Champs) 1 | turn: B | B: Seeing Stars | A deck: 2 Howl
    Jungle Oasis: A Samurai-Chan (World Champs) | Tortuga`);
  t.play('Seeing Stars');
  t.expect('A: Howl | A discard: Samurai-Chan');
});

scene('Samurai-Chan: after scoring, too', (table) => {
  const t =
    table(`shows: Samurai-Chan (World Champs) 1 | turn: B | from: score bases | A deck: 2 Howl | B deck: 3 Howl
    base deck: Tortuga | Jungle Oasis: A Samurai-Chan (World Champs), B King Rex, B Invader | Ninja Dojo`);
  t.expect('turn: A | A: Howl');
});
