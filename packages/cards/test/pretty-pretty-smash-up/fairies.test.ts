import { scene } from '../kit/scene.ts';

// Titania

scene('Titania returns another player’s minion, from any base; what is on it is discarded', (table) => {
  const t = table(`shows: Titania 1, R9.6 | A: Titania
    Tortuga: A Shinobi, B Ghost [B Upgrade] | Jungle Oasis: B Spectre`);
  t.play('Titania', 'Tortuga');
  t.offers('return a minion, extra minion').pick('return a minion');
  t.offers('Ghost, Spectre').pick('Ghost');
  t.expect('B: Ghost | B discard: Upgrade | Tortuga: A Shinobi, A Titania | can play: nothing');
});

scene('Titania or gives an extra minion, which can wait', (table) => {
  const t = table(`shows: Titania 2 | A: Titania, Howl, First Mate | Tortuga: B Ghost | Jungle Oasis`);
  t.play('Titania', 'Tortuga').pick('extra minion').play('Howl').play('First Mate', 'Jungle Oasis');
  t.expect('Tortuga: B Ghost, A Titania | Jungle Oasis: A First Mate');
});

// Glymmer

scene('Glymmer: 4 power less for another minion until your next turn, though Glymmer is gone', (table) => {
  const t = table(`shows: Glymmer 1 | B: Ninja Master | decks: 9 Howl
    Tortuga: A Glymmer | Jungle Oasis: B Spectre`);
  t.use('Glymmer');
  t.offers('weaken a minion, this minion').pick('weaken a minion');
  t.expect('power: Spectre 1');
  t.endTurn().play('Ninja Master', 'Tortuga').pick('Glymmer');
  t.expect('power: Spectre 1');
  t.endTurn();
  t.expect('power: Spectre 5');
});

scene('Glymmer in other hands has an effect of its own', (table) => {
  const t = table(`shows: Glymmer 1 | B: Cat's Paw | decks: 9 Howl
    Tortuga: A Glymmer | Jungle Oasis: B Spectre`);
  t.use('Glymmer').pick('weaken a minion').endTurn();
  t.play("Cat's Paw").pick('Glymmer').use('Glymmer').pick('this minion');
  t.expect('power: Glymmer 5, Spectre 1');
  t.endTurn();
  t.expect('power: Glymmer 5, Spectre 5 | controller: Glymmer A');
  t.endTurn();
  t.expect('power: Glymmer 4');
});

scene('Glymmer: no minion falls below 0', (table) => {
  const t = table(`shows: Glymmer 2, R9.1 | Tortuga: A Glymmer | Jungle Oasis: B Ghost`);
  t.use('Glymmer').pick('weaken a minion');
  t.expect('power: Ghost 0');
});

// Puck

scene('Puck: a card', (table) => {
  const t = table(`shows: Puck | A: Puck | A deck: 3 Howl | Tortuga | Jungle Oasis`);
  t.play('Puck', 'Tortuga');
  t.offers('extra action, draw').pick('draw');
  t.expect('A: Howl');
});

scene('Puck: or an extra action, which can wait', (table) => {
  const t = table(`shows: Puck 1 | A: Puck, 2 Tribute, Howl | A deck: 6 Upgrade | Tortuga | Jungle Oasis`);
  t.play('Puck', 'Tortuga').pick('extra action').play('Tribute').play('Howl');
  t.expect('can play: nothing | A: Tribute, 3 Upgrade');
});

// Tinx

scene('Tinx takes anybody’s action from anybody’s minion; it keeps its controller', (table) => {
  const t = table(`shows: Tinx 1 2, R10.24 | A: Tinx
    Tortuga: A Ghost [B Poison] | Jungle Oasis: B Shinobi [B Daisy Chain], B Sleep Spores`);
  t.play('Tinx', 'Tortuga');
  t.offers('Daisy Chain, Poison');
  t.expect('picks: 0-1');
  t.pick('Daisy Chain');
  t.expect('Tortuga: A Ghost [B Poison], A Tinx [B Daisy Chain] | power: Tinx 0, Shinobi 3');
});

scene('Tinx: an action that cannot be transferred stays where it was', (table) => {
  const t = table(
    `shows: Tinx 3, R9.2 | A: Tinx | Tortuga: B Ghost [B Upgrade] | Jungle Oasis: B Steam Queen`,
  );
  t.play('Tinx', 'Tortuga');
  t.expect('Tortuga: B Ghost [B Upgrade], A Tinx | can play: nothing');
});

// Daisy Chain

scene('Daisy Chain: for or against, as control of the minion changes', (table) => {
  const t = table(`shows: Daisy Chain 1 | A: Daisy Chain, Muffin | decks: 6 Howl
    Tortuga: B Shinobi, A Ghost [A Daisy Chain] | Jungle Oasis`);
  t.play('Daisy Chain').pick('Shinobi');
  t.expect('power: Shinobi 1, Ghost 4');
  t.play('Muffin', 'Tortuga').pick('Shinobi');
  t.expect('power: Shinobi 5');
  t.endTurn();
  t.expect('power: Shinobi 1');
});

scene('Daisy Chain: a transfer does not change whose it is', (table) => {
  const t = table(`shows: Daisy Chain 2 | A: Tinx | Tortuga: B Shinobi [A Daisy Chain] | Jungle Oasis`);
  t.play('Tinx', 'Tortuga').pick('Daisy Chain');
  t.expect('power: Tinx 4, Shinobi 3');
});

// Enchantment

scene('Enchantment: +1 for everybody’s minions there, later ones too', (table) => {
  const t = table(`shows: Enchantment 1 | A: Enchantment, First Mate
    Tortuga: A Ghost, B Shinobi | Jungle Oasis: B Walker`);
  t.play('Enchantment', 'Tortuga');
  t.offers('stronger here, weaker here').pick('stronger here');
  t.play('First Mate', 'Tortuga');
  t.expect('power: Ghost 3, Shinobi 4, First Mate 3, Walker 2');
});

scene('Enchantment: what was settled remains when it is transferred', (table) => {
  const t = table(`shows: Enchantment 2, R10.11 | A: Time Loop, Enchantment, Ripped Off
    Tortuga: B Shinobi | Jungle Oasis: B Walker`);
  t.play('Time Loop').play('Enchantment', 'Tortuga').pick('weaker here');
  t.expect('power: Shinobi 2, Walker 2');
  t.play('Ripped Off');
  t.expect('Jungle Oasis: B Walker, A Enchantment | power: Shinobi 3, Walker 1');
});

scene('Enchantment lifts a minion under the protection of Beautiful Castle', (table) => {
  const t = table(`shows: Enchantment 3, R10.32 | A: Enchantment, Ninja Master
    Beautiful Castle: B Buccaneer, B Spectre | Jungle Oasis`);
  t.play('Enchantment', 'Beautiful Castle').pick('stronger here');
  t.expect('power: Buccaneer 5, Spectre 5');
  t.play('Ninja Master', 'Beautiful Castle').pick('Buccaneer');
  t.expect('Beautiful Castle: B Buccaneer, B Spectre, A Enchantment, A Ninja Master');
});

// Fairy Ballet

scene('Fairy Ballet: two cards', (table) => {
  const t = table(`shows: Fairy Ballet | A: Fairy Ballet | A deck: 3 Howl | Tortuga | Jungle Oasis`);
  t.play('Fairy Ballet');
  t.offers('draw two, draw and extra action').pick('draw two');
  t.expect('A: 2 Howl | can play: nothing');
});

scene('Fairy Ballet: or one, and an extra action, perhaps with that very card', (table) => {
  const t = table(`shows: Fairy Ballet 1 | A: Fairy Ballet | A deck: Howl, Tribute | Tortuga | Jungle Oasis`);
  t.play('Fairy Ballet').pick('draw and extra action').play('Howl');
  t.expect('A discard: Fairy Ballet, Howl | A: nothing');
});

// Ladybug

scene('Ladybug protects from destruction, and from nothing else', (table) => {
  const t = table(
    `shows: Ladybug 1 | A: Ninja Master, Beam Up | Tortuga: B Ghost [B Ladybug] | Jungle Oasis`,
  );
  t.play('Ninja Master', 'Tortuga').pick('Ghost');
  t.expect('Tortuga: B Ghost [B Ladybug], A Ninja Master');
  t.play('Beam Up').pick('Ghost');
  t.expect('B: Ghost | B discard: Ladybug');
});

scene('Ladybug flies to any other minion, at the word of whoever played it', (table) => {
  const t = table(`shows: Ladybug 2 3 | decks: 6 Howl
    Tortuga: B Ghost [A Ladybug] | Jungle Oasis: B Shinobi, A Spectre`);
  t.use('Ladybug');
  t.offers('Shinobi, Spectre').pick('Shinobi');
  t.expect('Tortuga: B Ghost | Jungle Oasis: B Shinobi [A Ladybug], A Spectre | cannot use: Ladybug');
  t.endTurn();
  t.expect('can use: nothing');
});

// Leaf Armor

scene('Leaf Armor: +1 power, for whoever wears it', (table) => {
  const t = table(`shows: Leaf Armor 1 | A: Leaf Armor | Tortuga: B Ghost | Jungle Oasis: A Shinobi`);
  t.play('Leaf Armor').pick('Ghost');
  t.expect('power: Ghost 3');
  t.use('Leaf Armor');
  t.expect('Jungle Oasis: A Shinobi [A Leaf Armor] | power: Ghost 2, Shinobi 4');
});

scene('Leaf Armor in the current printing: a talent of the minion, one for each armor', (table) => {
  const t = table(`shows: Leaf Armor 2, R10.29 | printing: current | turn: B | decks: 9 Howl
    Tortuga: B Ghost [A Leaf Armor, A Leaf Armor] | Ninja Dojo: A Shinobi [A Leaf Armor]`);
  t.use('Ghost').use('Ghost');
  t.expect('power: Ghost 6 | can use: nothing');
  t.endTurn();
  t.expect('power: Ghost 2');
  t.use('Shinobi');
  t.expect('power: Shinobi 5');
});

scene('Leaf Armor in the current printing: a cancelled minion has no talent', (table) => {
  const t = table(`shows: Leaf Armor 2, R9.10 | printing: current
    Tortuga: A Shinobi [A Leaf Armor, B Cuddle] | Jungle Oasis`);
  t.expect('can use: nothing');
});

// Magic Acorns

scene('Magic Acorns: a random card from every other hand, if there is any', (table) => {
  const t = table(
    `shows: Magic Acorns 1 | players: 3 | A: Magic Acorns | B: Ghost | A deck: 3 Howl | Tortuga | Jungle Oasis`,
  );
  t.play('Magic Acorns');
  t.offers('others discard, draw and extra action').pick('others discard');
  t.expect('B discard: Ghost | C discard: nothing | A: nothing');
});

scene('Magic Acorns: or a card and an extra action', (table) => {
  const t = table(
    `shows: Magic Acorns | A: Magic Acorns | B: Ghost | A deck: Howl, Tribute | Tortuga | Jungle Oasis`,
  );
  t.play('Magic Acorns').pick('draw and extra action').play('Howl');
  t.expect('B: Ghost | A discard: Howl, Magic Acorns');
});

// Magic Ward

scene('Magic Ward: others play no actions on the base or on minions there', (table) => {
  const t = table(`shows: Magic Ward 1 | A: Sleep Spores, Upgrade, Time Loop
    Tortuga: A Ghost, B Shinobi, B Magic Ward, A Deep Roots | Jungle Oasis: A Walker`);
  t.expect('why not A Sleep Spores -> Tortuga: forbidden: Magic Ward');
  t.play('Time Loop').play('Upgrade', 'Walker');
  t.expect('Tortuga: A Ghost, B Shinobi, B Magic Ward, A Deep Roots | Jungle Oasis: A Walker [A Upgrade]');
});

scene('Magic Ward stops neither standard actions nor transfers, nor its own player', (table) => {
  const t = table(`shows: Magic Ward 1 | A: Tinx, Seeing Stars | B: Upgrade | decks: 6 Howl
    Tortuga: B Shinobi, B Ghost, B Magic Ward | Jungle Oasis: B Walker [A Poison]`);
  t.play('Tinx', 'Tortuga').pick('Poison').play('Seeing Stars').pick('Shinobi');
  t.expect('Tortuga: B Ghost, B Magic Ward, A Tinx [A Poison]');
  t.endTurn().play('Upgrade', 'Ghost');
  t.expect('Tortuga: B Ghost [B Upgrade], B Magic Ward, A Tinx [A Poison]');
});

// Playful Tricks

scene('Playful Tricks: up to two actions, wherever they lie', (table) => {
  const t = table(`shows: Playful Tricks 1 | A: Playful Tricks
    Tortuga: A Ghost [A Upgrade], B Sleep Spores | Jungle Oasis: B Walker [B Upgrade]`);
  t.play('Playful Tricks');
  t.offers('Sleep Spores, Upgrade, Upgrade');
  t.expect('picks: 0-2');
  t.pick('Sleep Spores', 'B Upgrade');
  t.expect('Tortuga: A Ghost [A Upgrade] | Jungle Oasis: B Walker');
});

scene('Playful Tricks: nothing need be destroyed', (table) => {
  const t = table(
    `shows: Playful Tricks 1 | A: Playful Tricks | Tortuga: A Ghost [A Upgrade] | Jungle Oasis`,
  );
  t.play('Playful Tricks').pick();
  t.expect('Tortuga: A Ghost [A Upgrade]');
});

scene('Playful Tricks in the current printing: without the titan there is nothing to choose', (table) => {
  const t = table(`shows: Playful Tricks | printing: current | A: Playful Tricks
    Tortuga: A Ghost [A Upgrade] | Jungle Oasis`);
  t.play('Playful Tricks');
  t.expect('purpose: destroy');
  t.pick('Upgrade');
  t.expect('Tortuga: A Ghost');
});
