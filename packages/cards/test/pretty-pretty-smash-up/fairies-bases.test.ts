import { scene } from '../kit/scene.ts';

// Fairy Circle

scene('Fairy Circle: after your first minion there, another one there or an action', (table) => {
  const t = table(`shows: Fairy Circle 1 | A: 3 First Mate, Howl, Tribute
    Fairy Circle: B Ghost | Jungle Oasis`);
  t.play('First Mate', 'Fairy Circle');
  t.offers('extra minion, extra action').pick('extra minion');
  t.expect('why not A First Mate -> Jungle Oasis: not allowed here: Fairy Circle');
  t.play('First Mate', 'Fairy Circle');
  // The second one gives nothing.
  t.play('Howl');
  t.expect('Fairy Circle: B Ghost, A 2 First Mate | can play: nothing');
});

scene('Fairy Circle: each player in each turn, and it can be kept', (table) => {
  const t = table(`shows: Fairy Circle 1 2 | A: First Mate, Howl, Time Loop | B: First Mate, Howl, Tribute
    decks: 9 Upgrade | Fairy Circle | Jungle Oasis`);
  t.play('First Mate', 'Fairy Circle').pick('extra action').play('Howl').play('Time Loop');
  t.endTurn().play('First Mate', 'Fairy Circle').pick('extra action').play('Howl').play('Tribute');
  t.expect('Fairy Circle: A First Mate, B First Mate | B discard: Howl, Tribute');
});

scene('Fairy Circle: its small “or” is not doubled by Spirit of the Forest', (table) => {
  const t = table(`shows: Fairy Circle 2, Spirit of the Forest 3 | A: 2 First Mate, Howl
    Fairy Circle: A Spirit of the Forest | Jungle Oasis`);
  t.play('First Mate', 'Fairy Circle');
  t.offers('extra minion, extra action').pick('extra action');
  t.expect('can play: Howl');
  t.leave();
});

// Enchanted Glen

scene('Enchanted Glen: a card for each action played on a minion there, anyone’s', (table) => {
  const t = table(`shows: Enchanted Glen 1 | A: Upgrade, Time Loop, Sleep Spores, Poison | A deck: 5 Howl
    Enchanted Glen: B Ghost | Jungle Oasis: A Walker`);
  t.play('Time Loop').play('Poison', 'Ghost');
  t.expect('A: Howl, Sleep Spores, Upgrade');
  t.play('Upgrade', 'Walker');
  t.expect('A: Howl, Sleep Spores');
});

scene('Enchanted Glen: neither for one on the base nor for a transfer', (table) => {
  const t = table(`shows: Enchanted Glen 1 | A: Sleep Spores, Tinx | A deck: 5 Howl
    Enchanted Glen: B Ghost | Jungle Oasis: A Walker [A Upgrade]`);
  t.play('Sleep Spores', 'Enchanted Glen').play('Tinx', 'Enchanted Glen').pick('Upgrade');
  t.expect('A: nothing | Jungle Oasis: A Walker');
});
