import { scene } from '../kit/scene.ts';

/** R10.34 in combinations: what minions count for in totals, what protects them, and where totals are read. */

scene('not affected by other players’ cards, a minion counts in full although a Siren is there', (table) => {
  const t = table(`shows: R10.34 | B: nothing | Tortuga: A Siren, B Haunting, B Ghost | Jungle Oasis`);
  t.expect('total at Tortuga: A 2, B 7 | power: Haunting 6, Ghost 2');
});

scene('a Siren counts once the protection has lapsed', (table) => {
  const t = table(`shows: R10.34 | B: 3 King Rex | Tortuga: A Siren, B Haunting, B Ghost | Jungle Oasis`);
  t.expect('total at Tortuga: A 2, B 3 | power: Haunting 3, Ghost 2');
});

scene('on a Desert Island the power of an action still counts, and alone makes a winner', (table) => {
  const t = table(`shows: R10.34, R10.13 | from: score bases | decks: 6 Ghost | base deck: Tortuga
    Jungle Oasis: A King Rex, B King Rex, A Aggromotive, B Desert Island | The Mothership`);
  t.expect('vp: A 2, B 0');
});

scene('Charmed: whoever controls the minion later in the turn does not count it either', (table) => {
  const t = table(`shows: R10.34 | A: Charmed, Cat's Paw | decks: 6 Ghost
    Tortuga: B Invader, B Ghost | Jungle Oasis`);
  t.play('Charmed').pick('Invader');
  t.expect('total at Tortuga: A 0, B 2');
  t.play("Cat's Paw").pick('Invader');
  t.expect('controller: Invader A | total at Tortuga: A 0, B 2 | power: Invader 3');
});

scene('a clash is about totals: a Siren decides it', (table) => {
  const t = table(
    `shows: R11.6, R10.34 | Tortuga: A Walking Castle, A Siren | Jungle Oasis: B Rainboroc, B Ghost`,
  );
  t.use('Walking Castle').pick('Siren');
  t.expect('Jungle Oasis: B Ghost, A Walking Castle, A Siren | B titans: Rainboroc');
});

scene('a titan that is moved into a clash with a Siren around leaves', (table) => {
  const t = table(
    `shows: R11.6, R10.34 | A: They Say He's Got to Go | Tortuga: B Rainboroc, B Ghost | Jungle Oasis: A Walking Castle, A Siren, B Zapbot`,
  );
  t.play("They Say He's Got to Go").pick('Rainboroc');
  t.expect('B titans: Rainboroc | Jungle Oasis: A Walking Castle, A Siren, B Zapbot');
});

scene('Fancy Suit Lad: a Siren counts against him alone', (table) => {
  const t = table(`shows: R10.34, R9.2 | Tortuga: A Fancy Suit Lad, A Ghost, B Siren | Jungle Oasis`);
  t.expect('total at Tortuga: A 4, B 2');
});

scene('Ghost Knight still counts 0 with a Siren there, the minion he strengthens one less', (table) => {
  const t = table(`shows: R10.34 | Tortuga: A Ghost Knight, A Ghost, B Siren | Jungle Oasis`);
  t.expect('power: Ghost Knight 0, Ghost 4 | total at Tortuga: A 3, B 2');
});

scene('Laser Sword keeps the minions of others off, and no action', (table) => {
  const t = table(
    `shows: R10.34 | A: nothing | Tortuga: A Ghost [A Laser Sword], B Siren, B Becalmed Shores | Jungle Oasis`,
  );
  t.expect('power: Ghost 2 | total at Tortuga: A 2, B 2');
});

scene('Tail Smash and Desert Island: the power of the action still counts', (table) => {
  const t = table(
    `shows: R10.13, R10.34 | A: Tail Smash | Tortuga: A King Rex, B King Rex, B Desert Island, B Ghost | Jungle Oasis`,
  );
  t.play('Tail Smash', 'Tortuga');
  t.expect('total at Tortuga: A 4, B 0 | B discard: Ghost');
});

scene('a Siren that leaves is no increase of power', (table) => {
  const t = table(
    `shows: R10.52, R10.34 | A: Invasion | Tortuga: A Siren, B King Rex | Jungle Oasis: A Topaz`,
  );
  t.play('Invasion').pick('Siren');
  t.expect('question: play | total at Tortuga: A 0, B 7');
});

scene('We’re Up, You’re Down: printed power, less what Siren takes', (table) => {
  const t = table(
    `shows: R10.34 | A: We're Up, You're Down | Tortuga: A Siren, B Ghost +3 [B Upgrade], B Zapbot, B Full Moon | Jungle Oasis`,
  );
  t.expect('total at Tortuga: A 2, B 9');
  t.play("We're Up, You're Down").pick('Tortuga');
  t.expect('total at Tortuga: A 2, B 2 | power: Ghost 8, Zapbot 3');
});

scene('Camelot: neither a loss of power nor a Siren touches a minion of power 4', (table) => {
  const t = table(
    `shows: R10.32, R10.34 | Camelot: A Grave Digger, A Invader, B Siren, B Becalmed Shores | Tortuga`,
  );
  t.expect('power: Grave Digger 4, Invader 2 | total at Camelot: A 5, B 2');
});

scene('Babysitter: a Siren takes nothing from those at her base', (table) => {
  const t = table(
    `shows: R10.34, R9.2 | Tortuga: B Siren, A Ghost [A Babysitter], A Zapbot, C Ghost | players: 3 | Jungle Oasis`,
  );
  t.expect('total at Tortuga: A 4, B 2, C 1');
});

scene('Slo-Mo Attack: an action falls off, a Siren still counts', (table) => {
  const t = table(
    `shows: R9.2, R10.34 | A: Slo-Mo Attack | Tortuga: A Invader [B Poison], B Siren, B Becalmed Shores | Jungle Oasis`,
  );
  t.play('Slo-Mo Attack', 'Tortuga');
  t.expect('power: Invader 3 | total at Tortuga: A 2, B 2 | B discard: Poison');
});

scene('The Touch takes a Siren’s text for the turn', (table) => {
  const t = table(
    `shows: R9.10, R10.34 | decks: 6 Ghost | Tortuga: A Siren [A The Touch], B King Rex | Jungle Oasis`,
  );
  t.expect('total at Tortuga: A 2, B 6');
  t.use('Siren');
  t.expect('total at Tortuga: A 5, B 7');
  t.endTurn();
  t.expect('total at Tortuga: A 2, B 6');
});

scene('Becalmed Shores weakens for whoever controls it', (table) => {
  const t = table(`shows: R9.3 | A: Hotwire | Tortuga: B Becalmed Shores, A Ghost, B Ghost | Jungle Oasis`);
  t.play('Hotwire').pick('control');
  t.expect('power: A Ghost 2, B Ghost 1');
});
