import { scene } from '../kit/scene.ts';

// Seeds: 94 HHHHH, 34 TTTTT, 16 HTHHH, 8 THHHH, 1 HHTTH, 2 HTTTH, 6 TTHHH, 3 THTTT.

for (const printing of ['original', 'current']) {
  scene(`Chaos Lord (${printing}): heads a counter, tails a card for a card, once for each coin`, (table) => {
    const t =
      table(`shows: Chaos Lord 1 2, R10.90 | printing: ${printing} | seed: 16 | A: Gobbo, Ghost | decks: 9 Howl
      Tortuga: A Chaos Lord, A Gobbo | Jungle Oasis: A Warbot`);
    t.play('Gobbo', 'Jungle Oasis');
    t.expect('Jungle Oasis: A Warbot, A Gobbo +1');
    t.pick('Warbot').offers('Ghost, Howl').pick('Howl');
    t.expect('counters: Warbot 1 | A: Ghost | A discard: Howl');
  });

  scene(`Diviner (${printing}): for a card the coin is turned, and the first flip earns a card`, (table) => {
    const t =
      table(`shows: Diviner 1 2, R10.90 | printing: ${printing} | seed: 6 | A: Gobbo, Ghost | decks: 9 Howl
      Tortuga: A Diviner, A Gobbo | Jungle Oasis`);
    t.play('Gobbo', 'Jungle Oasis').pick('yes');
    t.expect('Jungle Oasis: A Gobbo +1 | A discard: Ghost | A: Howl');
  });

  scene(`Goblin Recruiters (${printing}): heads a card, tails a card back into the deck`, (table) => {
    const t =
      table(`shows: Goblin Recruiters 1 | printing: ${printing} | seed: 16 | A: Gobbo | A discard: Ghost, Full Moon
      A deck: 3 Howl | Tortuga: A Goblin Recruiters | Jungle Oasis: A Gobbo`);
    t.play('Gobbo', 'Jungle Oasis').expect('picks: 0-1').offers('Full Moon, Ghost').pick('Ghost');
    t.expect('A: Howl | A deck: 3 cards | A discard: Full Moon');
  });
}

scene('Chaos Lord: not for the coins of others', (table) => {
  const t = table(
    `shows: Chaos Lord 1 | turn: B | seed: 94 | B: Gobbo | Tortuga: A Chaos Lord | Jungle Oasis`,
  );
  t.play('Gobbo', 'Jungle Oasis');
  t.expect('question: play | counters: Chaos Lord 0, Gobbo 1');
});

scene('Diviner: each has its own use in a turn, and none with an empty hand; each draws', (table) => {
  const t =
    table(`shows: Diviner 1 2, R3.6 | seed: 34 | A: Gobbo, 2 Ghost | decks: 9 Howl | Tortuga: A 2 Diviner
    Jungle Oasis: A Gobbo, A Gobbo`);
  t.play('Gobbo', 'Jungle Oasis').pick('yes').pick('Ghost').pick('no').pick('yes');
  t.expect('question: play | A discard: 2 Ghost | A: 2 Howl | Jungle Oasis: A Gobbo, A Gobbo, A Gobbo +2');
});

scene('Diviner: the first flip of a turn counts, even before she came', (table) => {
  const t = table(`shows: Diviner 2, R10.19 | seed: 94 | A: Diviner, A Little Help, Gobbo | decks: 9 Howl
    Tortuga | Jungle Oasis`);
  t.play('A Little Help').play('Diviner', 'Tortuga').play('Gobbo', 'Tortuga');
  t.expect('A: nothing | counters: Gobbo 1').endTurn();
  t.expect('turn: B');
});

scene('Blaster: flips before the base scores; heads may make it stronger', (table) => {
  const t = table(`shows: Blaster 1 2 | seed: 94 | decks: 9 Howl | base deck: Temple of Goju | Tortuga
    Jungle Oasis: A Blaster, A Warbot, B King Rex, B Ghost`);
  t.endTurn().expect('asked: A').pick('yes');
  t.expect('vp: A 2, B 2');
});

scene('Blaster: tails may take it away, and the base scores all the same', (table) => {
  const t = table(`shows: Blaster 1 2, R5.3 | seed: 34 | decks: 9 Howl | base deck: Temple of Goju | Tortuga
    Jungle Oasis: A Blaster, A Blaster, B King Rex`);
  t.endTurn().pick('Tortuga').pick();
  t.expect('vp: A 0, B 2 | Tortuga: A Blaster | A discard: Blaster');
});

scene('Gobbo: a coin for each Gobbo in play, of all players, itself included', (table) => {
  const t = table(`shows: Gobbo 1 | seed: 1 | A: Gobbo | Tortuga: B Gobbo | Jungle Oasis: A Gobbo, B Ghost`);
  t.play('Gobbo', 'Tortuga');
  t.expect('Tortuga: B Gobbo, A Gobbo +2');
});

scene('"Magic" Helmet: +4, but tails destroys the minion before its base scores', (table) => {
  const t =
    table(`shows: "Magic" Helmet 1 2 | seed: 34 | decks: 9 Howl | A: "Magic" Helmet | base deck: Temple of Goju
    Jungle Oasis: A King Rex, B Ghost | Tortuga`);
  t.play('"Magic" Helmet').expect('power: King Rex 11').endTurn();
  t.expect('vp: A 0, B 2 | A discard in any order: King Rex, "Magic" Helmet');
});

scene('"Magic" Helmet: whoever controls the action flips', (table) => {
  const t =
    table(`shows: "Magic" Helmet 1 | turn: B | seed: 94 | decks: 9 Howl | base deck: Temple of Goju | Tortuga: A Chaos Lord
    Jungle Oasis: B(A) King Rex [A "Magic" Helmet, B Make Contact], A Ghost`);
  t.endTurn().expect('asked: A').pick('Chaos Lord');
  t.expect('vp: A 0, B 2 | counters: Chaos Lord 1');
});

scene('A Little Help: heads an extra minion, tails two extra actions', (table) => {
  const t = table(
    `shows: A Little Help 1, R3.5 | seed: 16 | A: 2 A Little Help, Time Loop | Tortuga | Jungle Oasis`,
  );
  t.play('Time Loop')
    .play('A Little Help')
    .expect('plays left: minion, action using Time Loop, minion using A Little Help');
  t.play('A Little Help');
  t.expect('plays left: minion, minion using A Little Help, 2 action using A Little Help');
});

scene('Bushwhacking: heads destroys, tails moves whoever was picked', (table) => {
  const t =
    table(`shows: Bushwhacking 1 | seed: 16 | A: 2 Bushwhacking, Time Loop | Tortuga: B Ghost, A Invader
    Jungle Oasis: B King Rex`);
  t.play('Time Loop').play('Bushwhacking').offers('Ghost, Invader, King Rex').pick('King Rex');
  t.expect('B discard: King Rex').play('Bushwhacking').pick('Ghost');
  t.expect('Jungle Oasis: B Ghost');
});

scene('Demolition: counters for heads, actions for tails, in the order you like', (table) => {
  const t = table(`shows: Demolition 1 2 | seed: 1 | A: Demolition | Jungle Oasis: B Full Moon
    Tortuga: A Ghost, A Invader, B Warbot [B Upgrade]`);
  t.play('Demolition').offers('counters, destroy actions').pick('counters');
  t.expect('picks: 1').offers('Ghost, Invader').pick('Ghost').pick('Ghost');
  t.expect('picks: 0-1').offers('Full Moon, Upgrade').pick('Upgrade');
  t.expect('counters: Ghost 2 | B discard: Upgrade | Jungle Oasis: B Full Moon');
});

scene('Demolition: all tails; destroying is optional', (table) => {
  const t = table(`shows: Demolition 1 2 | seed: 34 | A: Demolition | Jungle Oasis: B Full Moon
    Tortuga: A Ghost, B Warbot [B Upgrade]`);
  t.play('Demolition').pick('Full Moon').pick().pick();
  t.expect('B discard: Full Moon | counters: Ghost 0');
});

scene('He Who Smelt It: from minion to minion until tails', (table) => {
  const t = table(
    `shows: He Who Smelt It 1 | seed: 1 | A: He Who Smelt It | Tortuga: A Ghost, B Invader | Jungle Oasis: A Warbot`,
  );
  t.play('He Who Smelt It').expect('picks: 1').offers('Ghost, Invader, Warbot').pick('Ghost');
  t.expect('picks: 0-1').offers('Invader, Warbot').pick('Invader').offers('Ghost, Warbot').pick('Ghost');
  t.expect('counters: Ghost 1, Invader 1 | plays left: minion, action using He Who Smelt It');
});

scene('He Who Smelt It: you may stop; then there is no extra action', (table) => {
  const t = table(
    `shows: He Who Smelt It 1 | seed: 94 | A: He Who Smelt It | Tortuga: A Ghost, B Invader | Jungle Oasis`,
  );
  t.play('He Who Smelt It').pick('Ghost').pick();
  t.expect('counters: Ghost 1, Invader 0 | plays left: minion');
});

scene('He Who Smelt It: without a minion there is no coin', (table) => {
  const t = table(`shows: He Who Smelt It 2 | seed: 34 | A: He Who Smelt It, Howl | Tortuga | Jungle Oasis`);
  t.play('He Who Smelt It').expect('plays left: minion');
});

scene('Make Your Own Luck: turns the coin over before anything is done with it', (table) => {
  const t =
    table(`shows: Make Your Own Luck 1 2, R10.90 | seed: 34 | A: Gobbo, 2 Make Your Own Luck | Tortuga: A Chaos Lord
    Jungle Oasis`);
  t.expect('why not A Make Your Own Luck: only as a special');
  t.play('Gobbo', 'Jungle Oasis').expect('question: respond').pick('Make Your Own Luck');
  t.expect('question: respond').pass().pick('Gobbo');
  t.expect('Jungle Oasis: A Gobbo +2 | A discard: Make Your Own Luck | plays left: action');
});

scene('Make Your Own Luck: both copies on one coin, after a Diviner', (table) => {
  const t =
    table(`shows: Make Your Own Luck 1, R10.90 | seed: 94 | A: Gobbo, 2 Make Your Own Luck, Ghost | Tortuga: A Diviner
    Jungle Oasis`);
  t.play('Gobbo', 'Jungle Oasis').pick('yes').pick('Ghost');
  t.pick('Make Your Own Luck').pick('Make Your Own Luck');
  t.expect('Jungle Oasis: A Gobbo').leave();
});

scene('Make Your Own Luck: not on the coin of somebody else, but on any turn', (table) => {
  const t =
    table(`shows: Make Your Own Luck 1 | turn: B | seed: 34 | decks: 9 Howl | A: Make Your Own Luck | B: Gobbo
    Jungle Oasis: A Blaster, A King Rex, B Ghost | Tortuga | base deck: Temple of Goju`);
  t.play('Gobbo', 'Tortuga').expect('question: play | asked: B').endTurn();
  t.expect('asked: A | question: respond').pick('Make Your Own Luck').pick('yes');
  t.expect('vp: A 2 | Tortuga: B Gobbo');
});

scene('Revving Up: minion by minion, in your order; what comes of it comes together', (table) => {
  const t = table(`shows: Revving Up 1 | seed: 16 | A: Revving Up | decks: 9 Howl
    Tortuga: A Ghost, A Invader, A Warbot, B King Rex | Jungle Oasis: A Walker`);
  t.play('Revving Up').pick('Tortuga').offers('Ghost, Invader, Warbot').pick('Warbot');
  t.expect('counters: Warbot 0').offers('Ghost, Invader').pick('Invader');
  t.expect('counters: Warbot 1, Ghost 1, Invader 0 | power: Invader 5, Walker 2');
  t.endTurn().expect('power: Invader 3, Warbot 5');
});

scene('Several coins: each may be turned before the next is flipped', (table) => {
  const t = table(
    `shows: R10.90 | seed: 34 | A: Gobbo, Make Your Own Luck, Ghost | Tortuga: A Gobbo | Jungle Oasis`,
  );
  t.play('Gobbo', 'Jungle Oasis').pass().pick('Make Your Own Luck');
  t.expect('Jungle Oasis: A Gobbo +1 | A: Ghost');
});
