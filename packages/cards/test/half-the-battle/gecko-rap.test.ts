import { scene } from '../kit/scene.ts';

scene('Gecko Rap: a minion for another one that is no stronger, out of your hand', (table) => {
  const t = table(`shows: Gecko Rap 1, R10.80 | A: Gecko Rap, Warbot, Invader, King Rex, Ghost
    Tortuga: A Ghost +2 | Jungle Oasis: B Spirit`);
  t.play('Gecko Rap').offers('Invader, Warbot').pick('Warbot');
  t.expect(
    'A: Ghost, Ghost, Invader, King Rex | Tortuga: A Warbot +2 | plays left: minion, action using Gecko Rap',
  );
});

scene('Gecko Rap: out of your discard pile; what it brings along is followed first', (table) => {
  const t =
    table(`shows: Gecko Rap 2, R10.80 | A: Gecko Rap, Time Loop | A deck: 9 Howl | A discard: Enchantress, Warbot
    Tortuga: A Invader [A Upgrade] | Jungle Oasis`);
  t.play('Time Loop').play('Gecko Rap').offers('deck, discard pile').pick('discard pile').pick('Enchantress');
  t.expect(
    'A: Howl | A discard: Warbot, Time Loop, Invader, Gecko Rap | Tortuga: A Enchantress +1 [A Upgrade]',
  );
});

scene('Gecko Rap: out of your deck, and without a fitting one there it stays', (table) => {
  const t = table(`shows: Gecko Rap 1 2, R10.80 | A: 2 Gecko Rap | A deck: Howl, Captain Ahab
    Tortuga: A Ghost | Jungle Oasis`);
  t.play('Gecko Rap').expect('Tortuga: A Captain Ahab | A deck: 2 cards');
  t.play('Gecko Rap').expect('Tortuga: A Ghost +1 | plays left: minion');
});

scene('Gecko Rap: without a swap there is no counter, but an extra action', (table) => {
  const t = table(
    `shows: Gecko Rap 2 3 | A: 2 Gecko Rap, King Rex | A deck: 3 Howl | Tortuga: A Ghost | Jungle Oasis`,
  );
  t.play('Gecko Rap').expect('plays left: minion, action using Gecko Rap');
  t.play('Gecko Rap').expect('plays left: minion | Tortuga: A Ghost');
});

scene('Gecko Rap: if one can be swapped, one has to be', (table) => {
  const t = table(
    `shows: Gecko Rap 3 | A: Gecko Rap, Captain Ahab | Tortuga: A Ghost | Jungle Oasis: A Invader`,
  );
  t.play('Gecko Rap').expect('picks: 1').offers('Ghost, Invader').pick('Invader');
  t.expect('Jungle Oasis: A Captain Ahab | A: Invader');
});

scene('Swapped: what is stored under the old minion goes on to the new one', (table) => {
  const t =
    table(`shows: R10.80, R16.2 | A: Gecko Rap, Time Loop, Warbot | Tortuga: A Van Gogh [A stored Howl]
    Jungle Oasis | A deck: 3 Ghost`);
  t.play('Time Loop').pick().pick('no').play('Gecko Rap').pick('hand');
  t.expect('Tortuga: A Warbot +1 [A stored Howl] | A: Van Gogh');
});

scene('Swapped: the power that the old one had for a time is gone, that of actions is not', (table) => {
  const t =
    table(`shows: R10.80 | A: Augmentation, Time Loop, Gecko Rap, King Rex | Tortuga: A Ghost [A Upgrade]
    Jungle Oasis`);
  t.play('Time Loop').play('Augmentation').expect('power: Ghost 8');
  t.play('Gecko Rap').pick('hand').expect('power: King Rex 10 | Tortuga: A King Rex +1 [A Upgrade]');
});

scene('Swapped: a card of another player goes to that player, and control follows the action', (table) => {
  const t = table(`shows: R10.80, R9.4 | A: Gecko Rap, Captain Ahab | Tortuga: A(B) Invader [A Make Contact]
    Jungle Oasis: B Ghost`);
  t.play('Gecko Rap').expect('B: Invader | A: nothing | Tortuga: A Captain Ahab [A Make Contact]');
});

scene('Swapped: nothing happens where the new one cannot be played', (table) => {
  const t = table(
    `shows: R10.80 | A: Gecko Rap, Captain Ahab, Warbot | Tsar's Palace: A Grave Digger | Jungle Oasis`,
  );
  t.play('Gecko Rap').expect("Tsar's Palace: A Warbot | A: Captain Ahab, Grave Digger");
});

scene('Swapped: it leaves play without being destroyed or returned', (table) => {
  const t = table(`shows: R10.80 | A: Gecko Rap, King Rex | A discard: Captain Ahab
    Field of Honor: A Ghost | Jungle Oasis`);
  t.play('Gecko Rap').pick('discard pile');
  t.expect('vp: A 0, B 0 | Field of Honor: A Captain Ahab | A discard: Ghost, Gecko Rap');
});
