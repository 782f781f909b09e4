import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

scene(
  'Lunar Captain takes a minion no stronger than your minions here are many, herself included',
  (table) => {
    const t = table(`shows: Lunar Captain 1 | A discard: Mimic, Ghost, Invader, Howl
    Jungle Oasis: A Lunar Captain, A King Rex, B Ghost | Tortuga: A Ghost`);
    t.use('Lunar Captain');
    t.expect('picks: 1 | purpose: take');
    t.offers('Ghost, Mimic').pick('Ghost');
    t.expect('A: Ghost | A discard: Mimic, Invader, Howl');
  },
);

scene('Lunar Captain has nothing to fetch if all are too strong', (table) => {
  const t = table(
    'shows: Lunar Captain 1 | A discard: Ghost | Jungle Oasis: A Lunar Captain, B Ghost | Tortuga',
  );
  t.expect('cannot use: Lunar Captain');
  t.leave();
});

scene('Sakura Warrior: the amount is fixed, until the start of your next turn', (table) => {
  const t = table(`shows: Sakura Warrior 1 | decks: 8 Howl | A: Ghost | B: Beam Up
    Antarctic Base: A Sakura Warrior, A Invader, B King Rex | Tortuga`);
  t.use('Sakura Warrior').pick('King Rex');
  t.expect('power: King Rex 5');
  t.play('Ghost', 'Antarctic Base');
  t.expect('power: King Rex 5');
  t.endTurn();
  t.play('Beam Up').pick('Invader');
  t.expect('power: King Rex 5');
  t.endTurn();
  t.expect('power: King Rex 7 | turn: A');
});

scene('Sakura Warrior weakens any minion here, and it stays weak wherever it goes', (table) => {
  const t = table(`shows: Sakura Warrior 2 | A: Invasion
    Jungle Oasis: A Sakura Warrior, A Invader, B King Rex | Tortuga: B Ghost`);
  t.use('Sakura Warrior').offers('Invader, King Rex, Sakura Warrior').pick('King Rex');
  t.play('Invasion').pick('King Rex');
  t.expect('Tortuga: B Ghost, B King Rex | power: King Rex 5');
});

scene('Technomagical Lass must destroy one of those here that are not yours and weak enough', (table) => {
  const t = table(`shows: Technomagical Lass 1
    Jungle Oasis: A Technomagical Lass, A Ghost, B Ghost, B Mimic, A(B) Captain Ahab, B(A) Captain Ahab
    Tortuga: B Ghost`);
  t.expect('power: Mimic 4');
  t.use('Technomagical Lass');
  t.expect('picks: 1 | purpose: destroy');
  t.offers('Captain Ahab, Ghost').pick('Captain Ahab');
  t.expect('A discard: Captain Ahab');
});

scene('Bewitching Gal lowers the breakpoint by an amount that is fixed, for the turn', (table) => {
  const t = table(`shows: Bewitching Gal 1 | decks: 6 Howl | A: Ghost
    Antarctic Base: A Bewitching Gal, A Invader, B Ghost | Tortuga`);
  t.use('Bewitching Gal');
  t.expect('breakpoint: Antarctic Base 22');
  t.play('Ghost', 'Antarctic Base');
  t.expect('breakpoint: Antarctic Base 22, Tortuga 21');
  t.endTurn();
  t.expect('breakpoint: Antarctic Base 24');
});

scene('Fancy Suit Lad protects your other minions here, and not himself', (table) => {
  const t = table(`shows: Fancy Suit Lad 1 | turn: B | B: Seeing Stars, Invasion, Time Loop
    Jungle Oasis: A Fancy Suit Lad, A Ghost, B Captain Ahab | Tortuga: A Captain Ahab`);
  t.play('Time Loop');
  t.play('Seeing Stars').pick('Ghost');
  t.expect('Jungle Oasis: A Fancy Suit Lad, A Ghost, B Captain Ahab');
  t.play('Invasion').pick('Fancy Suit Lad');
  t.expect('Tortuga: A Captain Ahab, A Fancy Suit Lad');
});

scene('Fancy Suit Lad: actions of others on those minions are destroyed as he arrives', (table) => {
  const t = table(`shows: Fancy Suit Lad 1, R9.2 | A: Fancy Suit Lad
    Jungle Oasis: A Ghost [B Sleep Spores, A Upgrade] | Tortuga: A Invader [B Sleep Spores]`);
  t.play('Fancy Suit Lad', 'Jungle Oasis');
  t.expect(`Jungle Oasis: A Ghost [A Upgrade], A Fancy Suit Lad | Tortuga: A Invader [B Sleep Spores]
    B discard: Sleep Spores`);
});

scene('Fancy Suit Lad: bases are nobody’s cards', (table) => {
  const t = table(`shows: Fancy Suit Lad 1, R9.2 | turn: B | B: Ghost | decks: 6 Howl
    Akihabara High: B Fancy Suit Lad, B Invader | Tortuga`);
  t.play('Ghost', 'Akihabara High');
  t.expect('power: Invader 4, Fancy Suit Lad 4');
});

scene('Power Maid brings any weak minion here, or sends one away, even herself', (table) => {
  const t = table(`shows: Power Maid 1
    Jungle Oasis: A Power Maid, A Invader, A Ghost, B King Rex | Tortuga: B Captain Ahab, B Grave Digger`);
  t.use('Power Maid');
  t.expect('picks: 1');
  t.offers('Captain Ahab, Ghost, Invader, Power Maid').pick('Captain Ahab');
  t.expect(
    'Jungle Oasis: A Power Maid, A Invader, A Ghost, B King Rex, B Captain Ahab | Tortuga: B Grave Digger',
  );
});

scene('Power Maid leaves for a base of your choice', (table) => {
  const t = table(`shows: Power Maid 1
    Jungle Oasis: A Power Maid, A Invader, A Ghost | Tortuga | Ninja Dojo`);
  t.use('Power Maid').pick('Power Maid').offers('Ninja Dojo, Tortuga').pick('Tortuga');
  t.expect('Jungle Oasis: A Invader, A Ghost | Tortuga: A Power Maid');
});

const deck = ['Howl', 'Zeppelin', 'Full Moon', 'Blossom', 'Séance', 'Overgrowth', 'Summon'];

scene('Black Magicat: the Lunar Captain is shown, and the deck shuffled', (table) => {
  const t = table(
    `shows: Black Magicat 1 | A: Black Magicat | A deck: ${deck.join(', ')}, Lunar Captain | Jungle Oasis | Tortuga`,
  );
  t.play('Black Magicat', 'Jungle Oasis').pick('Lunar Captain');
  t.expect('A: Lunar Captain | B sees A: Lunar Captain');
  expect(t.deck('A')).not.toEqual(deck);
});

scene('Black Magicat need not find her in the deck', (table) => {
  const t = table(`shows: Black Magicat 2 | A: Black Magicat | A deck: 4 Howl, Lunar Captain
    A discard: Power Maid | Jungle Oasis | Tortuga`);
  t.play('Black Magicat', 'Jungle Oasis');
  t.expect('picks: 0-1');
  t.pick();
  t.expect('A: nothing | A discard: Power Maid | A deck in any order: 4 Howl, Lunar Captain');
});

scene('Black Magicat takes her out of the discard pile, whether the deck was searched or not', (table) => {
  const t = table(`shows: Black Magicat 2 | A: Black Magicat | A deck: ${deck.join(', ')}
    A discard: Lunar Captain | Jungle Oasis | Tortuga`);
  t.play('Black Magicat', 'Jungle Oasis');
  t.offers('deck, discard pile').pick('discard pile');
  t.expect(`A: Lunar Captain | A deck: ${deck.join(', ')} | A discard: nothing`);
});

scene('Black Magicat: what the deck does not yield is taken out of the discard pile', (table) => {
  const t = table(`shows: Black Magicat 2 | A: Black Magicat | A deck: ${deck.join(', ')}
    A discard: Lunar Captain | Jungle Oasis | Tortuga`);
  t.play('Black Magicat', 'Jungle Oasis').pick('deck');
  t.expect('A: Lunar Captain | A discard: nothing');
  expect(t.deck('A')).not.toEqual(deck);
});

scene('White Magicat does the same for a Power Maid', (table) => {
  const t =
    table(`shows: White Magicat 1 | A: White Magicat | A deck: ${deck.join(', ')}, Lunar Captain, Power Maid
    Jungle Oasis | Tortuga`);
  t.play('White Magicat', 'Jungle Oasis').offers('Power Maid').pick('Power Maid');
  t.expect('A: Power Maid | B sees A: Power Maid | power: White Magicat 1');
  expect(t.deck('A')).not.toEqual([...deck, 'Lunar Captain']);
});

scene('Rainbow Girl strengthens your other minions that are here already', (table) => {
  const t = table(`shows: Rainbow Girl 1 | decks: 6 Howl | A: Rainbow Girl, Grave Digger, Summon
    Jungle Oasis: A Ghost, B Captain Ahab | Tortuga: A Invader`);
  t.play('Summon');
  t.play('Rainbow Girl', 'Jungle Oasis').play('Grave Digger', 'Jungle Oasis');
  t.expect('power: Ghost 3, Captain Ahab 2, Rainbow Girl 2, Grave Digger 4, Invader 3');
  t.endTurn();
  t.expect('power: Ghost 2');
});

scene('Celestial Teleport: one of your minions has to move', (table) => {
  const t = table(`shows: Celestial Teleport 1 | printing: original | A: Celestial Teleport
    Jungle Oasis: A Ghost, B Ghost | Tortuga: A Invader | Ninja Dojo`);
  t.play('Celestial Teleport');
  t.expect('picks: 1');
  t.offers('Ghost, Invader').pick('Invader').pick('Ninja Dojo');
  t.expect('Ninja Dojo: A Invader | Tortuga: nothing');
});

scene('Celestial Teleport (current): a talent of the minion that it is on', (table) => {
  const t =
    table(`shows: Celestial Teleport current | printing: current | decks: 6 Howl | A: Celestial Teleport
    Jungle Oasis: A Ghost, B Ghost | Tortuga | Ninja Dojo`);
  t.play('Celestial Teleport').use('Celestial Teleport').pick('Tortuga');
  t.expect('Tortuga: A Ghost [A Celestial Teleport]');
  t.endTurn().endTurn();
  t.use('Celestial Teleport').pick('Ninja Dojo');
  t.expect('Ninja Dojo: A Ghost [A Celestial Teleport]');
});

scene('Coordination: an extra minion', (table) => {
  const t = table(`shows: Coordination | A: Coordination, Captain Ahab, Warbot | A titans: Walking Castle
    Jungle Oasis | Tortuga`);
  t.play('Coordination').offers('extra minion, play the titan').pick('extra minion');
  t.play('Captain Ahab', 'Tortuga').play('Warbot', 'Tortuga');
  t.expect('Tortuga: A Captain Ahab, A Warbot | A titans: Walking Castle');
});

scene('Coordination: Walking Castle comes to any base, and no minion play is given up', (table) => {
  const t = table(`shows: Coordination 1, R11.2, Walking Castle 4 | A: Coordination | A titans: Walking Castle
    Jungle Oasis: B Ghost | Tortuga`);
  t.play('Coordination').pick('play the titan').offers('Jungle Oasis, Tortuga').pick('Jungle Oasis');
  t.expect('Jungle Oasis: B Ghost, A Walking Castle | plays left: minion');
});

scene('Coordination: only the minion is left while you control another titan', (table) => {
  const t = table(`shows: Coordination 1, R11.3 | A: Coordination, Ghost | A titans: Walking Castle
    Jungle Oasis: A Major Ursa | Tortuga`);
  t.play('Coordination');
  t.expect('A titans: Walking Castle | plays left: minion, minion using Coordination');
});

scene('Coronet Attack destroys one that is weaker than your minions there are many', (table) => {
  const t = table(`shows: Coronet Attack 1 | A: Coronet Attack
    Jungle Oasis: A Ghost, A Ghost, A Ghost, B Invader, B Grave Digger | Tortuga: A Ghost, B Captain Ahab, B Mimic`);
  t.play('Coronet Attack');
  t.expect('B discard: Invader | Tortuga: A Ghost, B Captain Ahab, B Mimic');
});

scene('Coronet Attack: you must pick one of them', (table) => {
  const t = table(`shows: Coronet Attack 1 | A: Coronet Attack
    Jungle Oasis: A Ghost, A Ghost, B Captain Ahab | Tortuga: A Grave Digger, A King Rex, B Ghost`);
  t.play('Coronet Attack');
  t.expect('picks: 1');
  t.offers('Captain Ahab, Ghost').pick('Ghost');
  t.expect('B discard: Ghost');
});

scene('Kiss the Sky Spell: a minion has to come to hand, and an action may follow', (table) => {
  const t = table(`shows: Kiss the Sky Spell 1 | A: Kiss the Sky Spell, Summon, 3 Zeppelin
    A discard: Ghost, Invader, Howl | Jungle Oasis | Tortuga`);
  t.play('Kiss the Sky Spell');
  t.expect('picks: 1');
  t.offers('Ghost, Invader').pick('Invader');
  t.expect('A: Summon, 3 Zeppelin, Invader | plays left: minion, action using Kiss the Sky Spell');
  t.play('Summon');
});

scene('Kiss the Sky Spell: the extra action comes in any case', (table) => {
  const t = table(`shows: Kiss the Sky Spell 1 | A: Kiss the Sky Spell | A discard: Howl | Tortuga`);
  t.play('Kiss the Sky Spell');
  t.expect('A: nothing | plays left: minion, action using Kiss the Sky Spell');
});

scene('Lunar Healing Love Spell: you choose one of each pile, for its owner', (table) => {
  const t = table(`shows: Lunar Healing Love Spell 1 | players: 3 | A: Lunar Healing Love Spell
    A discard: Ghost, Invader | B discard: Captain Ahab, King Rex, Howl | C discard: Howl
    Jungle Oasis | Tortuga`);
  t.play('Lunar Healing Love Spell');
  t.expect('asked: A | picks: 1').offers('Ghost, Invader').pick('Ghost');
  t.expect('asked: A | picks: 1').offers('Captain Ahab, King Rex').pick('King Rex');
  t.expect(`A: Ghost | B: King Rex | A discard: Invader, Lunar Healing Love Spell
    B discard: Captain Ahab, Howl | C discard: Howl`);
});

scene('Magical Staff strengthens one of your minions, and saves it from destruction', (table) => {
  const t = table(`shows: Magical Staff 1 2, R9.6 | turn: B | B: Tiger Assassin
    Field of Honor: A Ghost [A Magical Staff], A Honor the Fallen | Jungle Oasis`);
  t.expect('power: Ghost 3');
  t.play('Tiger Assassin', 'Field of Honor').pick('Ghost');
  t.expect('A deck: Ghost | A discard: Magical Staff | vp: B 0 | A: nothing');
});

scene('Magical Staff: also when the base has scored', (table) => {
  const t =
    table(`shows: Magical Staff 1, R5.7, R10.33 | from: score bases | A deck: 3 Howl | base deck: Tortuga
    Jungle Oasis: A Supreme Overlord [A Magical Staff], B King Rex | Ninja Dojo`);
  t.expect('A discard: Magical Staff | A: Supreme Overlord, Howl | A deck: 2 Howl');
  t.leave();
});

scene('Magical Staff: a minion of somebody else goes on its owner’s deck', (table) => {
  const t = table(`shows: Magical Staff 2, R9.4 | turn: B | B: Tiger Assassin | B deck: 2 Howl
    Tortuga: A(B) Ghost [A Magical Staff] | Jungle Oasis`);
  t.play('Tiger Assassin', 'Tortuga').pick('Ghost');
  t.expect('B deck: Ghost, 2 Howl | A discard: Magical Staff');
});

scene('Magical Staff goes only on your minions', (table) => {
  const t = table(
    'shows: Magical Staff | A: Magical Staff | Tortuga: A Ghost, B Ghost, A Invader | Jungle Oasis: A Full Moon',
  );
  t.play('Magical Staff', 'Invader');
  t.expect('power: Invader 4 | Tortuga: A Ghost, B Ghost, A Invader [A Magical Staff]');
});

scene('Purge the Demon: any card with an action or a counter on it, bases and titans too', (table) => {
  const t = table(`shows: Purge the Demon 1 2, R10.45, R10.20 | A: Purge the Demon
    Jungle Oasis: A Ghost [B Sleep Spores], B Invader +2, B Grave Digger, B Major Ursa +3
    Tortuga: B Full Moon | Ninja Dojo: B King Rex`);
  t.play('Purge the Demon');
  t.expect('picks: 1');
  t.offers('Ghost, Invader, Major Ursa, Tortuga').pick('Major Ursa');
  t.expect('Jungle Oasis: A Ghost [B Sleep Spores], B Invader +2, B Grave Digger, B Major Ursa');
});

scene('Purge the Demon: the action is of your choice', (table) => {
  const t = table(`shows: Purge the Demon 2 | A: Purge the Demon
    Jungle Oasis: A Ghost +1 [B Sleep Spores, A Upgrade] | Tortuga`);
  t.play('Purge the Demon').offers('destroy an action, remove counters').pick('destroy an action');
  t.offers('Sleep Spores, Upgrade').pick('Sleep Spores');
  t.expect('Jungle Oasis: A Ghost +1 [A Upgrade]');
});

scene('Purge the Demon: all counters of a minion', (table) => {
  const t = table(`shows: Purge the Demon 2 | A: Purge the Demon
    Jungle Oasis: A Ghost +3 [A Upgrade] | Tortuga`);
  t.play('Purge the Demon').pick('remove counters');
  t.expect('Jungle Oasis: A Ghost [A Upgrade]');
});

scene('Purge the Demon: an action on a base', (table) => {
  const t = table(
    'shows: Purge the Demon 1 | A: Purge the Demon | Jungle Oasis: A Ghost | Tortuga: B Full Moon, B Ghost',
  );
  t.play('Purge the Demon');
  t.expect('B discard: Full Moon');
});

scene("Purge the Demon: a base's own counters", (table) => {
  const t = table(
    `shows: Purge the Demon 1 2, R10.45 | A: Purge the Demon, Summon | Storyteller's Hut | Tortuga`,
  );
  t.play('Summon', undefined, "Storyteller's Hut");
  t.expect("breakpoint: Storyteller's Hut 22");
  t.play('Purge the Demon');
  t.expect("breakpoint: Storyteller's Hut 24");
});

scene('Purge the Demon: a buried card with counters, face down', (table) => {
  const t = table(`shows: Purge the Demon 2 | A: Purge the Demon
    Jungle Oasis: B buried Mummy +1 | Tortuga`);
  t.play('Purge the Demon');
  t.expect('A sees Jungle Oasis: B buried ?');
});

scene('Silver Shard: all minions of all discard piles go home', (table) => {
  const t = table(`shows: Silver Shard 1 | players: 3 | A: Silver Shard | A discard: Ghost, Howl, Invader
    B discard: 2 King Rex, Summon | C discard: Howl | A deck: Zeppelin | B deck: Full Moon | C deck: ${deck.join(', ')}
    Tortuga`);
  t.play('Silver Shard');
  t.expect(`A discard: Howl, Silver Shard | B discard: Summon | C discard: Howl
    A deck in any order: Zeppelin, Ghost, Invader | B deck in any order: Full Moon, 2 King Rex
    C deck: ${deck.join(', ')}`);
});
