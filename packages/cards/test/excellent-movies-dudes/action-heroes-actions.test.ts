import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// Final Stand

scene('Final Stand: one weak minion of each other player goes, all at once', (table) => {
  const t =
    table(`shows: Final Stand 1 | players: 3 | from: score bases | A: Final Stand | decks: 4 Howl | base deck: Workshop
    Jungle Oasis: A King Rex, B Invader, B Ghost, B Grave Digger, C Supreme Overlord | Tortuga: B Ghost`);
  t.pick('use Final Stand');
  t.expect('asked: A | picks: 1 | purpose: destroy').offers('Ghost, Invader').pick('Invader');
  t.expect('B discard in any order: Ghost, Grave Digger, Invader | vp: A 2, B 0, C 0');
});

scene('Final Stand needs exactly one minion of yours at the scoring base', (table) => {
  const t =
    table(`shows: Final Stand 1 | from: score bases | A: Final Stand | decks: 4 Howl | base deck: Workshop
    Jungle Oasis: A King Rex, A Ghost, B Grave Digger | Tortuga: A Ghost`);
  t.expect('A in any order: Final Stand, 2 Howl | turn: B');
});

scene('Final Stand cannot be played in Play Cards; printed power counts', (table) => {
  const t = table(`shows: Final Stand 1 | A: Final Stand | decks: 4 Howl | base deck: Workshop
    Jungle Oasis: A King Rex, B Ghost +5, B Grave Digger [A Sleep Spores] | Tortuga`);
  t.expect('cannot play: Final Stand');
  t.endTurn().pick('use Final Stand');
  t.expect('B discard in any order: Ghost, Grave Digger | vp: A 2, B 0');
});

// Friends Through Eternity

scene('Friends Through Eternity: a discarded card pays for two extra actions', (table) => {
  const t =
    table(`shows: Friends Through Eternity 1, R3.6 | A: Friends Through Eternity, Ghost, 2 Howl, Zeppelin
    Tortuga: A Ghost | Jungle Oasis`);
  t.play('Friends Through Eternity').offers('Ghost, Howl, Howl, Zeppelin').pick('Ghost');
  t.play('Howl');
  t.play('Howl');
  t.expect('plays left: minion');
});

scene('Friends Through Eternity without another card does nothing', (table) => {
  const t = table(
    `shows: Friends Through Eternity 1, R3.6 | A: Friends Through Eternity | Tortuga: A Ghost | Jungle Oasis`,
  );
  t.play('Friends Through Eternity');
  t.expect('plays left: minion');
});

// Get to the Choppa!

scene('Get to the Choppa! has to move one of yours; alone there, it has an extra action', (table) => {
  const t = table(`shows: Get to the Choppa! 1 | A: Get to the Choppa! | Tortuga: A Ghost, A Invader
    Jungle Oasis: B Ghost | Antarctic Base: A Grave Digger`);
  t.play('Get to the Choppa!');
  t.expect('picks: 1 | purpose: move');
  t.offers('Ghost, Grave Digger, Invader').pick('Invader').pick('Jungle Oasis');
  t.expect('Jungle Oasis: B Ghost, A Invader | plays left: minion, action using Get to the Choppa!');
});

scene('Get to the Choppa!: to a base with another minion of yours', (table) => {
  const t = table(`shows: Get to the Choppa! 1 | printing: current | A: Get to the Choppa!
    Tortuga: A Ghost | Antarctic Base: A Grave Digger, B Ghost`);
  t.play('Get to the Choppa!').pick('Ghost');
  t.expect('Antarctic Base: A Grave Digger, B Ghost, A Ghost | plays left: minion');
});

scene('Get to the Choppa!: if nothing moved there is no extra action', (table) => {
  const t = table(
    `shows: Get to the Choppa! 1 | A: Get to the Choppa! | Tortuga: A Ghost, B Entangled, B Ghost | Jungle Oasis`,
  );
  t.play('Get to the Choppa!');
  t.expect('Tortuga: A Ghost, B Entangled, B Ghost | plays left: minion');
});

// Hostage Rescue

scene('Hostage Rescue: the minion is shown, and ends up on top of the shuffled deck', (table) => {
  const deck = [
    'Howl',
    'Zeppelin',
    'Full Moon',
    'Blossom',
    'Séance',
    'Overgrowth',
    'Summon',
    'Ghost',
    'Invader',
  ];
  const t = table(
    `shows: Hostage Rescue 1, R9.12 | A: Hostage Rescue | A deck: ${deck.join(', ')} | Tortuga | Jungle Oasis`,
  );
  t.play('Hostage Rescue').offers('Ghost, Invader').pick('Invader');
  t.expect('A deck: Invader, ... | B sees A deck: Invader, 8 ?');
  expect(t.deck('A').slice(1)).not.toEqual(deck.slice(0, -1));
});

// Lone Wolf

scene('Lone Wolf: +4 while the minion is your only one there, +2 otherwise', (table) => {
  const t = table(
    `shows: Lone Wolf 1 | A: 2 Lone Wolf, Captain Ahab, Time Loop | Antarctic Base: A Invader, B Ghost | Tortuga`,
  );
  t.play('Time Loop');
  t.play('Lone Wolf', 'Invader');
  t.expect('power: Invader 7');
  t.play('Lone Wolf', 'Invader');
  t.expect('power: Invader 11');
  t.play('Captain Ahab', 'Antarctic Base');
  t.expect('power: Invader 7');
});

scene('Lone Wolf on another player’s minion is always +2', (table) => {
  const t = table(`shows: Lone Wolf 1 | A: Lone Wolf | Antarctic Base: B Invader | Tortuga`);
  t.play('Lone Wolf');
  t.expect('power: Invader 5');
});

scene('Lone Wolf on another player’s minion beside one of yours: still +2', (table) => {
  const t = table(`shows: Lone Wolf 1 | Antarctic Base: B Invader [A Lone Wolf], A Ghost | Tortuga`);
  t.expect('power: Invader 5');
  t.leave();
});

// Pushing the Limit

scene('Pushing the Limit: a choice for each base, in your order', (table) => {
  const t = table(`shows: Pushing the Limit 1 | A: Pushing the Limit | A deck: Howl, Zeppelin
    Antarctic Base: A Invader, B Ghost | Tortuga: A Grave Digger | Jungle Oasis: A Ghost, A Captain Ahab | Workshop: B Ghost`);
  t.play('Pushing the Limit');
  t.expect('question: order').offers('Antarctic Base, Tortuga').pick('Tortuga', 'Antarctic Base');
  t.offers('counters, draw').pick('draw');
  t.expect('A: Howl');
  t.pick('counters');
  t.expect('Antarctic Base: A Invader +2, B Ghost | Tortuga: A Grave Digger | A: Howl');
});

// Slo-Mo Attack

scene('Slo-Mo Attack lowers the breakpoint for the turn, even if the minion is no longer alone', (table) => {
  const t = table(`shows: Slo-Mo Attack 1 | A: Captain Ahab | decks: 4 Howl
    Antarctic Base: A Slo-Mo Attack, A Invader, B Ghost | Tortuga`);
  t.use('Slo-Mo Attack');
  t.expect('breakpoint: Antarctic Base 21');
  t.play('Captain Ahab', 'Antarctic Base');
  t.expect('breakpoint: Antarctic Base 21');
  t.endTurn();
  t.expect('breakpoint: Antarctic Base 24');
});

scene('Slo-Mo Attack needs exactly one minion of yours there', (table) => {
  const t = table(
    `shows: Slo-Mo Attack 1 | Antarctic Base: A Slo-Mo Attack, B Ghost | Tortuga: A Slo-Mo Attack, A Ghost, A Invader`,
  );
  t.expect('cannot use: Slo-Mo Attack @ Antarctic Base');
  t.leave();
});

scene('Slo-Mo Attack: actions of others on those minions are destroyed, and none affects them', (table) => {
  const t = table(`shows: Slo-Mo Attack 2 | A: Slo-Mo Attack | B: Invasion | decks: 4 Howl
    Antarctic Base: A Invader [B Sleep Spores, A Upgrade] | Tortuga: A Ghost`);
  t.play('Slo-Mo Attack', 'Antarctic Base');
  t.expect('Antarctic Base: A Invader [A Upgrade], A Slo-Mo Attack | B discard: Sleep Spores');
  t.endTurn();
  t.play('Invasion');
  t.expect('Antarctic Base: A Invader [A Upgrade], A Slo-Mo Attack, A Ghost');
});

// The Right Person

scene('The Right Person: an extra minion where you have none, and an extra action, at any time', (table) => {
  const t = table(`shows: The Right Person 1, R3.5 | A: The Right Person, 3 Captain Ahab, Invasion
    Antarctic Base: A Invader, B Ghost | Tortuga: B Ghost | Jungle Oasis`);
  t.play('The Right Person');
  t.play('Captain Ahab', 'Tortuga');
  t.play('Invasion').pick('Captain Ahab').pick('Jungle Oasis');
  t.expect('plays left: minion using The Right Person');
  t.play('Captain Ahab', 'Tortuga');
  t.expect('plays left: nothing');
});

scene('The Right Person: the base is looked at when the minion is played', (table) => {
  const t = table(`shows: The Right Person 1, R3.5 | A: The Right Person, 2 Captain Ahab
    Antarctic Base: A Invader, B Ghost | Tortuga: B Ghost`);
  t.play('The Right Person');
  t.play('Captain Ahab', 'Tortuga');
  t.expect('why not A Captain Ahab -> Tortuga: not allowed here: The Right Person');
});

// Walk Away... Slowly

scene('Walk Away... Slowly: one of yours goes back to hand, what is on it is discarded', (table) => {
  const t =
    table(`shows: Walk Away... Slowly 1 | from: score bases | A: Walk Away... Slowly | decks: 4 Howl | base deck: Workshop
    Jungle Oasis: A King Rex +1 [A Upgrade], A Ghost, B Grave Digger | Tortuga: A Invader`);
  t.pick('use Walk Away... Slowly');
  t.expect('picks: 1 | purpose: return').offers('Ghost, King Rex').pick('King Rex');
  t.expect('A in any order: King Rex, 2 Howl | A discard in any order: Ghost, Upgrade, Walk Away... Slowly');
});

scene('Walk Away... Slowly: not before the base has scored', (table) => {
  const t = table(`shows: Walk Away... Slowly 1 | A: Walk Away... Slowly | Tortuga: A Ghost | Jungle Oasis`);
  t.expect('cannot play: Walk Away... Slowly');
  t.leave();
});
