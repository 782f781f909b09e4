import { scene } from '../kit/scene.ts';

scene('Cyberback: an action play takes an action for it out of the discard pile, of any faction', (table) => {
  const t = table(`shows: Cyberback 1 | A discard: Upgrade, Augmentation, Ghost
    Tortuga: A Cyberback, A Ghost | Jungle Oasis`);
  t.offers('play Upgrade, pass');
  t.play('Upgrade');
  t.expect('Tortuga: A Cyberback [A Upgrade], A Ghost | plays left: minion | A discard: Augmentation, Ghost');
});

scene('Cyberback: with an extra action as well', (table) => {
  const t = table(
    `shows: Cyberback 1 | A: Howl | A discard: Upgrade, Poison | Tortuga: A Cyberback, B Archmage, A Archmage | Jungle Oasis`,
  );
  t.play('Howl').play('Poison');
  t.expect('Tortuga: A Cyberback [A Poison], B Archmage, A Archmage | plays left: minion');
});

scene('Cyberback: only for its controller', (table) => {
  const t = table(`shows: Cyberback 2 | A discard: Upgrade | Tortuga: B Cyberback | Jungle Oasis`);
  t.offers('pass');
});

scene('Clyde 2.0: catches an action that is destroyed, on anybody’s minion', (table) => {
  const t = table(`shows: Clyde 2.0 1 3 | turn: B | B: Disenchant
    Tortuga: A Clyde 2.0, B Ghost [A Poison, A Upgrade] | Jungle Oasis: A Spirit [A Upgrade]`);
  t.play('Disenchant').pick('Poison').pick('yes');
  t.expect('A: Poison | A discard: nothing');
});

scene('Clyde 2.0: not at another base, and not another player’s action', (table) => {
  const t = table(`shows: Clyde 2.0 | turn: B | B: Disenchant, Disenchant
    Tortuga: A Clyde 2.0 [B Upgrade] | Jungle Oasis: A Spirit [A Upgrade]`);
  t.play('Disenchant').pick('Upgrade @ Jungle Oasis');
  t.expect('A discard: Upgrade | A: nothing');
});

scene('Clyde 2.0: what falls off when it leaves itself, each by itself, to its owner', (table) => {
  const t = table(`shows: Clyde 2.0 1 2 3 | turn: B | B: Natural Selection
    Tortuga: A Clyde 2.0 [A Poison, A(C) Upgrade], B King Rex | Jungle Oasis | players: 3`);
  t.play('Natural Selection');
  t.pick('Clyde 2.0').pick('no').pick('yes');
  t.expect('A discard in any order: Clyde 2.0, Poison | C: Upgrade');
});

scene('Clyde 2.0: what is cleared away after a scoring', (table) => {
  const t = table(`shows: Clyde 2.0 1 2 | from: score bases | decks: 4 Howl | base deck: Workshop
    Jungle Oasis: A King Rex [A Upgrade], A Clyde 2.0 | Tortuga`);
  t.pick('yes');
  t.expect('A: Upgrade, 2 Howl | A discard in any order: King Rex, Clyde 2.0');
});

scene('Baboom: the extra action goes on it, at once or later', (table) => {
  const t = table(`shows: Baboom 1 | A: 2 Upgrade, Howl | Tortuga: A Baboom, A Ghost | Jungle Oasis`);
  t.play('Upgrade', 'Ghost').use('Baboom');
  t.offers('play Upgrade using Baboom, pass');
  t.play('Upgrade');
  t.expect('Tortuga: A Baboom [A Upgrade], A Ghost [A Upgrade]');
});

scene('Baboom: lost if it has gone', (table) => {
  const t = table(`shows: Baboom 1 | A: Upgrade, Beam Up | Tortuga: A Baboom, A Ghost | Jungle Oasis`);
  t.use('Baboom').play('Beam Up').pick('Baboom');
  t.offers('play Baboom, pass');
});

scene('Furious George: counts every action on it, whoever played it', (table) => {
  const t = table(
    `shows: Furious George 1 | A: Upgrade | Tortuga: A Furious George [B Missing Uplink, B Poison] | Jungle Oasis`,
  );
  t.expect('power: Furious George 0');
  t.play('Upgrade');
  t.expect('power: Furious George 3');
});

scene('Cyberevolution: several add up', (table) => {
  const t = table(
    `shows: Cyberevolution 1 | A: Cyberevolution | Tortuga: B Ghost [A Cyberevolution] | Jungle Oasis`,
  );
  t.play('Cyberevolution');
  t.expect('power: Ghost 8');
});

scene('Flying Monkey: its controller moves the minion away, and not to the new base', (table) => {
  const t = table(`shows: Flying Monkey 1 2 | from: score bases | decks: 4 Howl | base deck: Workshop
    Jungle Oasis: B King Rex, B Warbot [A Flying Monkey, B Upgrade] | Tortuga: A Ghost`);
  t.expect('asked: A');
  t.pick('Tortuga');
  t.expect('Tortuga: A Ghost, B Warbot [B Upgrade] | A discard: Flying Monkey | Workshop: nothing');
});

scene('Flying Monkey: if the minion stays, both are discarded', (table) => {
  const t =
    table(`shows: Flying Monkey 2 | printing: current | from: score bases | decks: 4 Howl | base deck: Workshop
    Jungle Oasis: B King Rex, B Warbot +1 [A Flying Monkey] | Tortuga`);
  t.pick();
  t.expect('A discard: Flying Monkey | B discard in any order: King Rex, Warbot');
});

scene('Going Bananas: everything that others have there, but what is protected', (table) => {
  const t = table(`shows: Going Bananas 1 | A: Going Bananas
    Tortuga: B Sleep Spores, A Ghost [B Poison, A Upgrade], B Spirit [B Upgrade, B Shielding]
    Jungle Oasis: B Ghost [B Upgrade]`);
  t.play('Going Bananas').pick('Tortuga');
  t.expect(
    `Tortuga in any order: A Ghost [A Upgrade], B Spirit [B Upgrade] | Jungle Oasis: B Ghost [B Upgrade]`,
  );
});

scene('Juiced Up: counts itself and everybody’s', (table) => {
  const t = table(
    `shows: Juiced Up 1 | A: Juiced Up, Howl | Tortuga: A Ghost [B Missing Uplink] | Jungle Oasis`,
  );
  t.play('Juiced Up');
  t.expect('power: Ghost 6');
});

scene('Missing Uplink: after the two cards of the turn, and the hand stays as large as it is', (table) => {
  const t = table(
    `shows: Missing Uplink 1 | A: 8 Ghost | decks: 6 Howl | Tortuga: A Warbot [A Missing Uplink] | Jungle Oasis`,
  );
  t.endTurn();
  t.expect('A: 8 Ghost, 3 Howl');
});

scene('Missing Uplink: on your own minion only, and yours when that changes sides', (table) => {
  const t = table(`shows: Missing Uplink 2 | A: Missing Uplink | decks: 6 Howl
    Tortuga: B Ghost, B(A) Warbot [A Missing Uplink] | Jungle Oasis: A Spirit`);
  t.expect('why not A Missing Uplink -> Ghost: not a place for it');
  t.play('Missing Uplink');
  t.endTurn();
  t.expect('A: 4 Howl');
});

scene('Monkey on Your Back: destroys, and goes under its owner’s deck', (table) => {
  const t = table(`shows: Monkey on Your Back 1 | A: Monkey on Your Back | A deck: Howl
    Tortuga: A Ghost, B Warbot, B King Rex, B Archmage | Jungle Oasis`);
  t.expect('why not A Monkey on Your Back -> Archmage: not a place for it');
  t.play('Monkey on Your Back').use('Monkey on Your Back').pick('Archmage');
  t.expect('Tortuga: A Ghost, B Warbot, B King Rex | A deck: Howl, Monkey on Your Back');
});

scene('Monkey on Your Back: even if nothing was destroyed', (table) => {
  const t = table(
    `shows: Monkey on Your Back 1 | A deck: Howl | Tortuga: A Ghost [A(B) Monkey on Your Back] | Jungle Oasis`,
  );
  t.use('Monkey on Your Back');
  t.expect('B deck: ..., Monkey on Your Back | Tortuga: A Ghost');
});

scene('Monkey See, Monkey Do: any number of the actions that everybody sees', (table) => {
  const t =
    table(`shows: Monkey See, Monkey Do 1 | A: Monkey See, Monkey Do | A deck: Ghost, Howl, Spirit, Upgrade, Poison, Howl
    Tortuga | Jungle Oasis`);
  t.play('Monkey See, Monkey Do');
  t.offers('Howl, Upgrade, Poison');
  t.pick('Howl', 'Poison');
  t.expect('A: Howl, Poison | A deck: 4 cards | B sees A: Howl, Poison');
});

scene('Monkey See, Monkey Do: as many as there are', (table) => {
  const t =
    table(`shows: Monkey See, Monkey Do 1 | A: Monkey See, Monkey Do | A deck: Ghost, Howl | A discard: Spirit
    Tortuga | Jungle Oasis`);
  t.play('Monkey See, Monkey Do').pick();
  t.expect('A: nothing | A deck: 3 cards');
});

scene(
  'Shielding: what others had on the minion is destroyed, and their actions no longer reach it',
  (table) => {
    const t = table(`shows: Shielding 1 2 | A: Shielding | B: Poison, Howl | decks: 4 Howl
    Tortuga: A Ghost [B Poison, A Upgrade], B Tiger Assassin | Jungle Oasis: B Spirit`);
    t.play('Shielding', 'Ghost');
    t.expect('Tortuga: A Ghost [A Upgrade, A Shielding], B Tiger Assassin | B discard: Poison');
  },
);

scene('Shielding: the other actions on the minion are protected, it is not itself', (table) => {
  const t = table(`shows: Shielding 1 | turn: B | B: Disenchant
    Tortuga: A Ghost [A Upgrade, A Shielding] | Jungle Oasis`);
  t.play('Disenchant');
  t.expect('idle: Upgrade');
  t.pick('Shielding');
  t.expect('Tortuga: A Ghost [A Upgrade]');
});

scene('Shielding: two protect each other', (table) => {
  const t = table(`shows: Shielding 1 | turn: B | B: Disenchant | Tortuga: A Ghost [A Shielding, A Shielding]
    Jungle Oasis: B Spirit [B Upgrade]`);
  t.play('Disenchant');
  t.expect('idle: 2 Shielding');
  t.pick('Upgrade');
});

scene('Shielding: minions still affect it', (table) => {
  const t = table(
    `shows: Shielding 2 | turn: B | B: Tiger Assassin | Tortuga: A Ghost [A Shielding] | Jungle Oasis`,
  );
  t.play('Tiger Assassin', 'Tortuga').pick('Ghost');
  t.expect('Tortuga: B Tiger Assassin');
});
