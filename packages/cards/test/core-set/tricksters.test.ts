import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// Leprechaun

scene('Leprechaun: a smaller minion of another player is destroyed once its ability is done', (table) => {
  const t = table(`shows: Leprechaun 1
    A: Akye the Turtle, Insta-Grow, Ninja Master | A deck: Hansel, Gretel, Toad
    Tortuga: B Leprechaun | Jungle Oasis`);
  t.play('Insta-Grow');
  t.play('Akye the Turtle', 'Tortuga').pick('Ninja Master');
  // Two cards were drawn for it before the Turtle went.
  t.expect('A: Gretel, Hansel | A discard: Akye the Turtle, Insta-Grow');
  // Every time.
  t.play('Hansel', 'Tortuga');
  t.expect('Tortuga: B Leprechaun');
});

scene('Leprechaun: current powers count, of the one and of the other', (table) => {
  const t = table(`shows: Leprechaun 1 | A: Weed Eater, Hansel, Insta-Grow
    Tortuga: B Leprechaun | Jungle Oasis: B Leprechaun [A Poison], A Gretel | Temple of Goju`);
  t.play('Insta-Grow');
  // Power 5, but 2 less on the turn it is played.
  t.play('Weed Eater', 'Tortuga');
  t.expect('A discard: Insta-Grow, Weed Eater');
  // 4 with Gretel, against the poisoned one of 1.
  t.play('Hansel', 'Jungle Oasis');
  t.expect('Jungle Oasis: B Leprechaun [A Poison], A Gretel, A Hansel');
});

scene('Leprechaun: an equal or bigger minion stays, and one of its own player', (table) => {
  const t = table(`shows: Leprechaun 1
    A: Supreme Overlord, Insta-Grow, King Rex | A deck: 2 Tiki | B: Hansel
    Factory 436-1337: B Leprechaun | Jungle Oasis`);
  t.play('Insta-Grow');
  t.play('Supreme Overlord', 'Factory 436-1337').pick();
  t.play('King Rex', 'Factory 436-1337');
  t.endTurn();
  t.play('Hansel', 'Factory 436-1337');
  t.expect('Factory 436-1337: B Leprechaun, A Supreme Overlord, A King Rex, B Hansel');
});

scene('Leprechaun: both must still be there', (table) => {
  const t = table(`shows: Leprechaun 2 | A: Bear Cavalry, Supreme Overlord, Insta-Grow
    Tortuga: B Leprechaun | Jungle Oasis | The Great Library: B Leprechaun, B Sleep Spores`);
  t.play('Insta-Grow');
  // Its ability has moved Leprechaun away.
  t.play('Bear Cavalry', 'Tortuga').pick('Jungle Oasis');
  t.expect('Tortuga: A Bear Cavalry');
  // With Sleep Spores it has 4; its ability returns Leprechaun.
  t.play('Supreme Overlord', 'The Great Library').pick('Leprechaun @ The Great Library');
  t.expect('The Great Library: B Sleep Spores, A Supreme Overlord');
});

scene('Leprechaun: the minion’s ability has taken it away from here', (table) => {
  const t = table('shows: Leprechaun 2 | A: Toad | B deck: Tiki | Tortuga: B Leprechaun | Jungle Oasis');
  t.play('Toad', 'Tortuga').pick('B');
  // Toad is B's now, and Leprechaun was shuffled into the deck for it.
  t.expect('Tortuga: B(A) Toad | B deck in any order: Leprechaun, Tiki');
});

scene('Leprechaun: a minion that is moved here was not played', (table) => {
  const t = table(`shows: Leprechaun 3 | A: Way of Deception
    Tortuga: B Leprechaun | Jungle Oasis: A Hansel`);
  t.play('Way of Deception');
  t.expect('Tortuga: B Leprechaun, A Hansel');
});

scene('Leprechaun, current: once a turn, on the first minion that is small enough', (table) => {
  const t = table(`shows: Leprechaun 1 | printing: current
    A: King Rex, Hansel, Gretel, Insta-Grow, Zapbot | A deck: 2 Tiki, Rose Red | B deck: 2 Tiki
    Factory 436-1337: B Leprechaun | Jungle Oasis`);
  t.play('Insta-Grow');
  // Too big, and so it uses nothing up.
  t.play('King Rex', 'Factory 436-1337');
  t.play('Zapbot', 'Factory 436-1337').keepExtra();
  t.expect('Factory 436-1337: B Leprechaun, A King Rex');
  t.play('Hansel', 'Factory 436-1337');
  t.expect('Factory 436-1337: B Leprechaun, A King Rex, A Hansel');
  t.endTurn();
  t.endTurn();
  // A new turn.
  t.play('Gretel', 'Factory 436-1337');
  t.expect('A discard: Gretel, Insta-Grow, Zapbot');
});

// Brownie

scene('Brownie: whoever plays a card that destroys it discards two at random', (table) => {
  const t = table(`shows: Brownie 1 3 | A: Ninja Master, Tiki, Hansel, Toad
    Tortuga: B Brownie | Jungle Oasis`);
  t.play('Ninja Master', 'Tortuga').pick('Brownie');
  t.expect('Tortuga: A Ninja Master | A: 1 card | A discard: 2 cards');
});

scene('Brownie: an action on it, helpful or not, or a change of power', (table) => {
  const t = table(`shows: Brownie 1 2
    A: Upgrade, Tiki, Hansel, Toad | A deck: 2 Blossom | B: Augmentation, Tiki, Hansel, Toad
    Tortuga: B Brownie | Jungle Oasis: A Brownie`);
  t.play('Upgrade').pick('B Brownie');
  t.expect('Tortuga: B Brownie [A Upgrade] | A: 1 card');
  t.endTurn();
  t.play('Augmentation').pick('A Brownie');
  t.expect('power: A Brownie 8 | B: 1 card');
});

scene(
  'Brownie: moved, returned, under the deck; a player with fewer than two discards what is there',
  (table) => {
    const t = table(`shows: Brownie 2 3
      A: Invasion, Tiki | A deck: Beam Up, Hansel, Transformation, 2 Toad | B deck: 6 Tiki
      Tortuga: B Brownie | Jungle Oasis: B Brownie | The Great Library`);
    t.play('Invasion').pick('Brownie @ Tortuga').pick('The Great Library');
    t.expect('The Great Library: B Brownie | A: nothing | A discard: Invasion, Tiki');
    t.endTurn();
    t.endTurn();
    t.play('Beam Up').pick('Brownie @ The Great Library');
    t.expect('A: nothing');
    t.endTurn();
    t.endTurn();
    t.play('Transformation');
    t.expect('A: nothing | B deck: ..., Brownie');
  },
);

scene('Brownie: an action that stays at its base and weakens it counts too', (table) => {
  const t = table(`shows: Brownie 2 | A: Sleep Spores, Tiki, Hansel, Toad
    Tortuga: B Brownie | Jungle Oasis`);
  t.play('Sleep Spores', 'Tortuga');
  t.expect('power: Brownie 3 | A: 1 card');
});

scene('Brownie: once for each card, whatever it does', (table) => {
  const t = table(`shows: Brownie 3
    A: Pot of Beans, Tiki, Hansel, Toad, Gretel, Ghost | A deck: 4 Blossom | B deck: 2 Tiki
    Tortuga: B Brownie, B Tiki | Jungle Oasis`);
  t.play('Pot of Beans').pick('Brownie').pick('Brownie');
  t.expect('Tortuga: B Brownie +2, B Tiki');
  // Two counters, but two cards, not four.
  t.expect('A: 3 cards');
});

scene('Brownie: an action that is put on it and weakens it is one card', (table) => {
  const t = table(`shows: Brownie 3 | A: Poison, Tiki, Hansel, Toad, Gretel
    Tortuga: B Brownie | Jungle Oasis`);
  t.play('Poison');
  t.expect('power: Brownie 0 | A: 2 cards');
});

scene('Brownie: two of them hit by one card ask for two cards each', (table) => {
  const t = table(`shows: Brownie 3 | A: Crop Circles, Tiki, Hansel, Toad, Gretel, Blossom
    Tortuga: B 2 Brownie | Jungle Oasis`);
  t.play('Crop Circles').pick('Tortuga');
  t.expect('B: 2 Brownie | A: 1 card');
});

scene('Brownie: talents, later triggers, bases and its own player’s cards do not count', (table) => {
  const t = table(`shows: Brownie 1 | from: start of turn
    A: Assassination, Tiki, Hansel, Toad, Gretel | A deck: 2 Blossom | B: Howl, 2 Rose Red
    B deck: 4 Tiki | Mushroom Kingdom: A Baba Yaga | Jungle Oasis: B Brownie | Tortuga: B Brownie`);
  // Mushroom Kingdom moves one here; a base is no card that was played.
  t.pick('Brownie @ Jungle Oasis');
  t.expect('Mushroom Kingdom: A Baba Yaga, B Brownie | A: 5 cards');
  // A talent.
  t.use('Baba Yaga');
  t.expect('B deck in any order: Brownie, ... | A: 5 cards');
  // Assassination is played on it: that counts. What it does at the end of the turn does not.
  t.play('Assassination').pick('Brownie');
  t.expect('A: 2 cards');
  t.endTurn();
  t.expect('B discard: Brownie | A: 4 cards');
});

scene('Brownie: its own player’s cards, and a card that leaves it alone, cost nothing', (table) => {
  const t = table(`shows: Brownie 1 | A: Howl, Tiki, Hansel
    Tortuga: A Brownie, B Brownie [B Incorporeal] | Jungle Oasis`);
  t.play('Howl');
  t.expect('power: A Brownie 5 | A: Hansel, Tiki');
});

scene('Brownie that a card cannot affect is not affected', (table) => {
  const t = table(`shows: Brownie 1 | A: Ninja Master, Tiki, Hansel
    Tortuga: B Brownie [B Incorporeal] | Jungle Oasis`);
  t.play('Ninja Master', 'Tortuga').pick('Brownie');
  t.expect('A: Hansel, Tiki');
});

scene('Brownie, current: draws once a turn when another player plays a minion on another base', (table) => {
  const t = table(`shows: Brownie 1 | printing: current
    A: 2 Zapbot, Hansel | B deck: Tiki, Rose Red, 2 Tiki
    Tortuga: B Brownie | Jungle Oasis | Temple of Goju`);
  t.play('Zapbot', 'Tortuga');
  t.expect('B: nothing');
  t.play('Zapbot', 'Jungle Oasis').keepExtra();
  t.expect('B: Tiki');
  t.play('Hansel', 'Temple of Goju');
  t.expect('B: Tiki');
});

scene('Brownie: a card that cannot affect it costs nobody a card', (table) => {
  const t = table(`shows: Brownie 2 | A: Plague of Locusts, Ghost, Spirit
    Tortuga: B Brownie [B Incorporeal] | Jungle Oasis`);
  t.play('Plague of Locusts').pick('Tortuga');
  t.expect('power: Brownie 4 | A: Ghost, Spirit');
});

scene('Brownie: nor does one that Tooth and Claw... and Guns keeps from it', (table) => {
  const t = table(`shows: Brownie 2 | A: Plague of Locusts, Ghost, Spirit
    Tortuga: B Brownie [B Tooth and Claw... and Guns] | Jungle Oasis`);
  t.play('Plague of Locusts').pick('Tortuga');
  t.expect('Tortuga: B Brownie | power: Brownie 4 | A: Ghost, Spirit');
});

scene(
  'Brownie in 2013: a change in power or a place in a deck is not being affected, being moved is',
  (table) => {
    const t = table(`shows: Brownie, R10.16 | edition: awesome-level-9000
      A: Augmentation, Sleep Spores, Invasion, 3 Time Loop, Disintegrator, Tiki
      Tortuga: B Brownie [A Ancient Curse], B Spectre | Jungle Oasis: B Brownie`);
    t.play('Time Loop');
    t.play('Time Loop');
    t.play('Time Loop');
    t.play('Sleep Spores', 'Tortuga');
    t.play('Disintegrator');
    t.expect('B deck: Brownie');
    t.play('Augmentation').pick('Brownie');
    t.expect('A: Invasion, Tiki');
    t.play('Invasion').pick('Brownie');
    t.expect('A: nothing');
  },
);

// Gnome

scene('Gnome may destroy a minion here with less power than you have minions here', (table) => {
  const t = table(`shows: Gnome 1 | A: 2 Gnome, Insta-Grow
    Tortuga: A Tiki, A King Rex, B Tiki, B Hansel, B Sleep Spores | Jungle Oasis: B Toad`);
  t.play('Insta-Grow');
  t.play('Gnome', 'Tortuga');
  // Three with this one; Sleep Spores bring Tiki and the Gnome down to 2.
  t.offers('Tiki, Hansel, Gnome');
  t.expect('picks: 0-1');
  t.pick('Hansel');
  t.expect('B discard: Hansel');
  t.play('Gnome', 'Jungle Oasis');
  t.offers('Toad').pick();
  t.expect('Jungle Oasis: B Toad, A Gnome');
});

scene('Gnome, current: before its base scores', (table) => {
  const t = table(`shows: Gnome 1 | printing: current
    decks: 2 Tiki | A: Gnome | base deck: Temple of Goju
    Jungle Oasis: A King Rex, B Hansel, B Toad, B Tiki | Tortuga: B Hansel`);
  t.play('Gnome', 'Jungle Oasis');
  t.offers('pass');
  t.endTurn();
  // Two minions of A's here: power 0 or 1.
  t.offers('Toad');
  t.expect('asked: A');
  t.pick('Toad');
  t.expect('B discard: Toad, ...');
  expect(t.vp('A')).toBeGreaterThan(0);
});

// Gremlin

scene('Gremlin: destroyed, its controller draws and everybody else discards at random', (table) => {
  const t = table(`shows: Gremlin 1 | players: 3
    A: Saucy Wench, Tiki, Hansel | B: Toad | B deck: Rose Red, Tiki | C: Blossom
    Tortuga: B(C) Gremlin | Jungle Oasis`);
  t.play('Saucy Wench', 'Tortuga').pick('Gremlin');
  t.expect('A: 1 card | B: Rose Red, Toad | C: nothing | C discard: Blossom, Gremlin');
});

scene('Gremlin discarded after scoring, or returned, was not destroyed', (table) => {
  const t = table(`shows: Gremlin 1
    A: Beam Up, Tiki | A deck: Hansel, Toad, Rose Red | B: Blossom | B deck: Rose Red, Tiki
    base deck: Temple of Goju | Tortuga: B Gremlin | Jungle Oasis: A 2 King Rex, A Gremlin`);
  t.play('Beam Up').pick('B Gremlin');
  t.expect('A: Tiki | B: Blossom, Gremlin');
  t.endTurn();
  t.expect('A discard: Beam Up, Gremlin, 2 King Rex');
  // Just the two of the Draw phase.
  t.expect('A: Hansel, Tiki, Toad | B: Blossom, Gremlin');
});

scene('Gremlin, current: draws after scoring too, but only a destroyed one makes others discard', (table) => {
  const t = table(`shows: Gremlin 1 | printing: current
    A: Cut Lass, Tiki | A deck: Hansel, Toad, Rose Red, Gretel | B: Blossom | B deck: Rose Red, Tiki
    base deck: Temple of Goju | Tortuga: B Gremlin | Jungle Oasis: A 2 King Rex, A Gremlin`);
  t.play('Cut Lass', 'Tortuga').pick('B Gremlin');
  t.expect('A: nothing | B: Blossom, Rose Red');
  t.endTurn();
  t.expect('A: Hansel, Rose Red, Toad | B: Blossom, Rose Red');
});

scene('Tar Pits: Gremlin goes under the deck and was destroyed all the same', (table) => {
  const t = table(`shows: Tar Pits 1 | A: Saucy Wench, Tiki | B deck: Rose Red, Tiki
    Tar Pits: B Gremlin | Jungle Oasis`);
  t.play('Saucy Wench', 'Tar Pits').pick('Gremlin');
  t.expect('A: nothing | B: Rose Red | B deck: Tiki, Gremlin');
});

scene('Gremlin, current, that goes under the deck at Tar Pits was not destroyed', (table) => {
  const t = table(`shows: Gremlin | printing: current | A: Cut Lass, Tiki | B deck: Rose Red, Tiki
    Tar Pits: B Gremlin | Jungle Oasis`);
  t.play('Cut Lass', 'Tar Pits').pick('Gremlin');
  t.expect('A: Tiki | B: nothing | B deck: Rose Red, Tiki, Gremlin');
});

scene('Tsar’s Palace is closed to Gremlin and War Raptor, whatever power they would have there', (table) => {
  const t = table(`shows: Tsar's Palace 1 | A: Gremlin, War Raptor, Gnome
    Tsar's Palace: A 2 War Raptor, A Rotary Slug Thrower | Jungle Oasis`);
  t.expect("why not A Gremlin -> Tsar's Palace: forbidden: Tsar's Palace");
  t.expect("why not A War Raptor -> Tsar's Palace: forbidden: Tsar's Palace");
  t.play('Gnome').pick("Tsar's Palace");
  t.expect("Tsar's Palace: A Gnome, ...");
});

// Block the Path

scene('Block the Path keeps minions of one faction from being played there, by anybody', (table) => {
  const t = table(`shows: Block the Path 1
    A: Block the Path, Gnome, Hansel | A deck: 2 Tiki | B: Gretel, Invasion, Gnome | B deck: 2 Rose Red
    Tortuga: B Rose Red | Jungle Oasis: B Rose Red`);
  t.play('Block the Path', 'Tortuga');
  t.offers("Aliens, Grimms' Fairy Tales, Polynesian Voyagers, Tricksters").pick("Grimms' Fairy Tales");
  // Who is there stays.
  t.expect('Tortuga: B Rose Red, A Block the Path');
  t.expect('why not A Hansel -> Tortuga: forbidden: Block the Path');
  t.expect('why not A Hansel -> Jungle Oasis: nothing | why not A Gnome -> Tortuga: nothing');
  t.endTurn();
  t.expect('why not B Gretel -> Tortuga: forbidden: Block the Path');
  // Moving there is allowed.
  t.play('Invasion').pick('Rose Red @ Jungle Oasis');
  t.expect('Tortuga: B Rose Red, A Block the Path, B Rose Red');
});

scene('Block the Path: with the action gone the way is free', (table) => {
  const t = table(`shows: Block the Path
    A: Block the Path, Hansel | A deck: 2 Tiki | B: Disenchant, Gretel | B deck: 2 Rose Red
    Tortuga | Jungle Oasis`);
  t.play('Block the Path', 'Tortuga').pick("Grimms' Fairy Tales");
  t.endTurn();
  t.expect('why not B Gretel -> Tortuga: forbidden: Block the Path');
  t.play('Disenchant');
  t.play('Gretel', 'Tortuga');
  t.expect('Tortuga: B Gretel');
});

scene('Block the Path, current: one faction of each other player', (table) => {
  const t = table(`shows: Block the Path 1 | printing: current | players: 3
    A: Block the Path, Gnome, Hansel | B: Gretel | B deck: 2 Tiki | C: Gnome | C deck: 2 King Rex
    Tortuga | Jungle Oasis`);
  t.play('Block the Path', 'Tortuga');
  t.offers("Grimms' Fairy Tales, Polynesian Voyagers").pick("Grimms' Fairy Tales");
  t.offers('Dinosaurs, Tricksters').pick('Tricksters');
  // For everybody, as the card says: A's own Gnome and Hansel as well.
  t.expect('why not A Gnome -> Tortuga: forbidden: Block the Path');
  t.expect('why not A Hansel -> Tortuga: forbidden: Block the Path');
  t.endTurn();
  t.expect('why not B Gretel -> Tortuga: forbidden: Block the Path');
  t.play('Gretel');
  t.endTurn();
  t.expect('why not C Gnome -> Tortuga: forbidden: Block the Path');
  t.play('Gnome');
  t.expect('Jungle Oasis: B Gretel, C Gnome');
});

// Disenchant

scene('Disenchant destroys an action on a minion or on a base, anybody’s', (table) => {
  const t = table(`shows: Disenchant | A: Disenchant
    Tortuga: B Tiki [B Incorporeal], A Sleep Spores | Jungle Oasis: B Escape Hatch`);
  t.play('Disenchant');
  t.offers('Incorporeal, Sleep Spores, Escape Hatch');
  t.expect('picks: 1');
  t.pick('Incorporeal');
  t.expect('Tortuga: B Tiki, A Sleep Spores | B discard: Incorporeal');
});

scene('Ornate Dome does not keep Disenchant from reaching an action on its base', (table) => {
  const t = table('shows: Ornate Dome 2 | A: Disenchant | Tortuga: B Ornate Dome | Jungle Oasis');
  t.play('Disenchant');
  t.expect('Tortuga: nothing');
});

// Enshrouding Mist

scene('Enshrouding Mist: one extra minion there in each of your turns, each copy', (table) => {
  const t = table(`shows: Enshrouding Mist 1
    decks: 2 Toad | A: Enshrouding Mist, Hansel, Gretel, Tiki, Rose Red | B: Toad
    Tortuga: A Enshrouding Mist | Jungle Oasis`);
  t.play('Enshrouding Mist', 'Tortuga');
  t.play('Hansel', 'Tortuga', 'Enshrouding Mist');
  t.play('Gretel', 'Tortuga', 'Enshrouding Mist');
  t.offers('play Rose Red, play Tiki, pass');
  t.play('Tiki', 'Jungle Oasis');
  t.expect('Tortuga: A 2 Enshrouding Mist, A Hansel, A Gretel');
  t.endTurn();
  // Not for others.
  t.offers('play Toad, pass');
  t.endTurn();
  // Identical ways are both there again.
  expect(t.options.filter((option) => option === 'play Rose Red using Enshrouding Mist')).not.toEqual([]);
});

scene('Enshrouding Mist, current: a talent', (table) => {
  const t = table(`shows: Enshrouding Mist 1 | printing: current | A: Enshrouding Mist, Hansel, Gretel
    Tortuga | Jungle Oasis`);
  t.play('Enshrouding Mist', 'Tortuga');
  t.use('Enshrouding Mist');
  t.offers(
    'play Hansel, play Gretel, play Hansel using Enshrouding Mist, play Gretel using Enshrouding Mist, pass',
  );
  t.play('Hansel', undefined, 'Enshrouding Mist');
  t.expect('Tortuga: A Enshrouding Mist, A Hansel');
  t.play('Gretel', 'Jungle Oasis');
  t.expect('cannot use: Enshrouding Mist');
});

// Flame Trap

scene('Flame Trap goes off under the next minion that another player plays there', (table) => {
  const t = table(`shows: Flame Trap
    A: Akye the Turtle, Insta-Grow, Tiki | A deck: Hansel, Gretel, Toad
    Tortuga: B Flame Trap, B Rose Red | Jungle Oasis`);
  t.play('Insta-Grow');
  t.play('Akye the Turtle', 'Tortuga').pick('Tiki');
  // Its ability first.
  t.expect('A: Gretel, Hansel | Tortuga: B Rose Red | A discard: Akye the Turtle, Insta-Grow');
  t.expect('B discard: Flame Trap');
  t.play('Hansel', 'Tortuga');
  t.expect('Tortuga: B Rose Red, A Hansel');
});

scene('Flame Trap is destroyed even if the minion cannot be', (table) => {
  const t = table('shows: Flame Trap 1 | A: Warbot | Tortuga: B Flame Trap | Jungle Oasis');
  t.play('Warbot', 'Tortuga');
  t.expect('Tortuga: A Warbot | B discard: Flame Trap');
});

scene('Flame Trap lies still for minions that are moved, and for its own player', (table) => {
  const t = table(`shows: Flame Trap 2 | A: Way of Deception, Tiki | A deck: 2 Toad | B: Gretel
    Tortuga: B Flame Trap | Jungle Oasis: A Hansel`);
  t.play('Way of Deception');
  t.endTurn();
  t.play('Gretel', 'Tortuga');
  t.expect('Tortuga: B Flame Trap, A Hansel, B Gretel');
});

scene(
  'Flame Trap, current: destroyed to destroy the minion; at the start of your turn 4 less breakpoint',
  (table) => {
    const t = table(`shows: Flame Trap 1 | printing: current | from: start of turn
      decks: 2 Toad | A: Tiki | B: Warbot, Hansel | Tortuga: A Flame Trap | Jungle Oasis: A Flame Trap`);
    t.pick('use Flame Trap').pick('yes').pick('no');
    expect([t.breakpoint('Tortuga'), t.breakpoint('Jungle Oasis')].toSorted((a, b) => a - b)).toEqual([
      12, 17,
    ]);
    t.endTurn();
    // For that turn only.
    t.expect('breakpoint: Tortuga 21, Jungle Oasis 12');
    t.play('Warbot', 'Tortuga');
    t.expect('Tortuga: B Warbot | Jungle Oasis: A Flame Trap');
    t.endTurn().pick('no');
    t.endTurn();
    t.play('Hansel', 'Jungle Oasis');
    t.expect('Jungle Oasis: nothing | B discard: Hansel');
  },
);

// Hideout

scene('Hideout spares all your minions there from one action, and is destroyed for it', (table) => {
  const t = table(`shows: Hideout 1 | players: 3 | A: Crop Circles, Ghostly Arrival, Seeing Stars
    Tortuga: B Hideout, B Hansel, B Gretel, C Tiki, A Rose Red | Jungle Oasis`);
  t.play('Ghostly Arrival');
  t.play('Crop Circles').pick('Tortuga');
  t.expect('Tortuga: B Hansel, B Gretel | A: Rose Red, Seeing Stars | C: Tiki | B discard: Hideout');
});

scene('Hideout works once: the next action reaches them', (table) => {
  const t = table(`shows: Hideout 1 | A: Upgrade, Ghostly Arrival, Tiki
    Tortuga: B Hideout, B Hansel | Jungle Oasis`);
  t.play('Ghostly Arrival');
  // An action on a minion does not stick, even a helpful one.
  t.play('Upgrade');
  t.expect('Tortuga: B Hansel | A discard: Ghostly Arrival, Upgrade | B discard: Hideout');
});

scene('Hideout: only actions of other players, not minions, bases or your own', (table) => {
  const t = table(`shows: Hideout 2 | from: start of turn
    A: Ninja Master, Seeing Stars, Ghostly Arrival | B: Howl
    Tortuga: B Hideout, B Hansel, B Gretel, B Toad | Mushroom Kingdom: A Hideout, A Tiki`);
  // A base moves one away.
  t.pick('Toad');
  t.expect('Tortuga: B Hideout, B Hansel, B Gretel');
  t.play('Ninja Master', 'Tortuga').pick('Hansel');
  t.expect('Tortuga: B Hideout, B Gretel, A Ninja Master');
  // A's own action against A's own minion.
  t.play('Seeing Stars').pick('Tiki');
  t.expect('Mushroom Kingdom: A Hideout, B Toad');
});

scene('Hideout, current: others cannot move minions there', (table) => {
  const t = table(`shows: Hideout 2 | printing: current
    decks: 2 Toad | A: Invasion, Dinghy | B: Way of Deception
    Tortuga: B Hideout | Jungle Oasis: A Tiki, B Hansel | Temple of Goju`);
  t.play('Invasion').pick('Tiki');
  // It has to go somewhere, and cannot go to Tortuga (R10.20).
  t.expect('Tortuga: B Hideout | Temple of Goju: A Tiki');
  t.endTurn();
  t.play('Way of Deception').pick('Tortuga');
  t.expect('Tortuga: B Hideout, B Hansel');
});

scene(
  'Hideout, current: its talent swaps it with an on-base action of your hand, which is played as an extra action',
  (table) => {
    const t = table(`shows: Hideout 3 | printing: current
      A: Pay the Piper, Temple of the Sun, Howl, Upgrade | A deck: Tiki, Toad
      Tortuga: A Hideout, B Hansel, B Tiki | Jungle Oasis: B Hansel`);
    t.use('Hideout');
    t.offers('hand, deck').pick('hand');
    t.offers('Pay the Piper, Temple of the Sun').pick('Temple of the Sun');
    t.offers('Hansel').pick('Hansel');
    t.expect('Tortuga: B Tiki, A Temple of the Sun');
    // Played: a card was drawn for it; as an extra action: the free one is still there.
    t.expect('A: Hideout, Howl, Pay the Piper, Tiki, Upgrade');
    t.play('Hideout', 'Jungle Oasis');
    // A new card: its talent can be used again.
    t.use('Hideout').pick('hand').pick();
    t.expect('Jungle Oasis: B Hansel, A Pay the Piper');
  },
);

scene('Hideout, current: what keeps you from playing actions on this base stops the trade', (table) => {
  const t = table(`shows: Hideout 3 | printing: current | A: Pay the Piper | A deck: Sleep Spores, Toad
    The Dread Gazebo: A Hideout, B Hansel | Jungle Oasis`);
  t.use('Hideout');
  t.expect('The Dread Gazebo: A Hideout, B Hansel | A: Pay the Piper');
});

scene(
  'Hideout, current: bases that react to an action played on them react to the one that comes in',
  (table) => {
    const t = table(`shows: Hideout 3 | printing: current | A: Pay the Piper | A deck: Toad
      Star Portal: A Hideout | Jungle Oasis`);
    t.use('Hideout').pick('hand');
    t.expect('Star Portal: A Pay the Piper | A: Hideout, Toad');
  },
);

scene('Hideout, current: or with one of the deck, which is shuffled', (table) => {
  const t = table(`shows: Hideout | printing: current | A deck: Tiki, Pay the Piper, Sleep Spores, Toad
    Tortuga: A Hideout, B Hansel | Jungle Oasis`);
  t.use('Hideout');
  t.offers('Pay the Piper, Sleep Spores').pick('Sleep Spores').pick();
  t.expect('Tortuga: B Hansel, A Sleep Spores');
  t.expect('A deck in any order: Hideout, Pay the Piper, Tiki, Toad');
});

scene('Hideout, current: without an action to swap it with nothing happens', (table) => {
  const t = table(`shows: Hideout | printing: current | A deck: Tiki, Toad
    Tortuga: A Hideout, B Hansel | Jungle Oasis`);
  t.use('Hideout');
  t.expect('Tortuga: A Hideout, B Hansel');
  t.offers('pass');
});

scene(
  'Hideout: an action that lies on the base and weakens your minions there is the first one too',
  (table) => {
    const t = table(`shows: Hideout 1 | players: 3 | A: Sleep Spores, Time Loop, Sleep Spores
      Tortuga: B Spirit, B Brownie, C Spirit, B Hideout | Jungle Oasis`);
    t.play('Time Loop');
    t.play('Sleep Spores', 'Tortuga');
    t.expect('B discard: Hideout | power: B Spirit 3, Brownie 4, C Spirit 2');
    // The Brownie was not affected.
    t.expect('A: Sleep Spores');
    t.play('Sleep Spores', 'Tortuga');
    t.expect('power: B Spirit 2, Brownie 3, C Spirit 1');
  },
);

// Mark of Sleep

scene('Mark of Sleep: no actions in that player’s next turn, free, extra or Special', (table) => {
  const t = table(`shows: Mark of Sleep 1 | players: 3
    A: Mark of Sleep | A deck: 4 Toad | B: Hidden Ninja, Full Sail, Howl, King Rex | B deck: 4 Toad
    C deck: 2 Toad | base deck: Temple of Goju, The Great Library, The Mothership
    Tortuga: B Archmage | Jungle Oasis: B King Rex`);
  t.play('Mark of Sleep');
  t.offers('A, B, C').pick('B');
  t.endTurn();
  // Neither the free action nor Archmage's extra one.
  t.offers('play King Rex, pass');
  t.expect('why not B Howl: forbidden: Mark of Sleep');
  t.play('King Rex', 'Jungle Oasis');
  // Jungle Oasis scores, and B cannot answer with Full Sail or Hidden Ninja.
  t.endTurn();
  t.expect('turn: C');
  expect(t.vp('B')).toBeGreaterThan(0);
  t.endTurn();
  t.endTurn();
  // The turn after next is free again.
  t.expect('turn: B | can play: Howl');
});

scene('Mark of Sleep: on other players’ turns the player may still play Special actions', (table) => {
  const t = table(`shows: Mark of Sleep 1 | decks: 4 Toad | A: Mark of Sleep | B: Full Sail
    base deck: Temple of Goju, The Great Library, The Mothership
    Tortuga: B Hansel | Jungle Oasis: A 2 King Rex`);
  t.play('Mark of Sleep').pick('B');
  t.endTurn();
  t.offers('use Full Sail, pass');
  t.expect('asked: B');
  t.pick('use Full Sail').pick('Hansel');
  t.expect('B discard: Full Sail, ... | turn: B | cannot play: Full Sail');
});

scene('Mark of Sleep on yourself: your next turn, not this one', (table) => {
  const t = table(`shows: Mark of Sleep 1
    A: Mark of Sleep, Ghostly Arrival, 2 Howl | A deck: 6 Toad | B: Howl | B deck: 4 Tiki
    Tortuga: B Hansel | Jungle Oasis`);
  t.play('Ghostly Arrival');
  t.play('Mark of Sleep').pick('A');
  t.expect('A: 2 Howl');
  t.endTurn();
  t.expect('can play: Howl');
  t.endTurn();
  t.expect('why not A Howl: forbidden: Mark of Sleep');
  t.endTurn();
  t.endTurn();
  t.expect('can play: Howl');
});

scene('Mark of Sleep, current: a ban for each of the others until your turn', (table) => {
  const t = table(`shows: Mark of Sleep 1 | printing: current | players: 3
    A: Mark of Sleep, Howl | A deck: 2 Toad | B: Howl, Tiki | B deck: 4 Toad
    C: Way of Deception, Captain Ahab | C deck: 2 Toad | Tortuga: B Hansel, C Tiki | Jungle Oasis`);
  t.play('Mark of Sleep');
  // For B first, then for C, and A decides both.
  t.expect('asked: A | purpose: one of for');
  t.offers('no actions, no moving').pick('no actions');
  t.expect('asked: A | purpose: one of for');
  t.pick('no moving');
  t.endTurn();
  t.expect('why not B Howl: forbidden: Mark of Sleep');
  t.endTurn();
  // C may play actions, but the minion does not move.
  t.play('Way of Deception');
  t.expect('Tortuga: B Hansel, C Tiki');
  t.endTurn();
  t.expect('can play: Howl');
  t.endTurn();
  t.expect('can play: Howl');
});

scene('Mark of Sleep, current: or no moving of minions', (table) => {
  const t = table(`shows: Mark of Sleep | printing: current
    A: Mark of Sleep, Invasion | A deck: 2 Toad | B: Way of Deception, Tiki | B deck: 4 Toad
    Tortuga: B Hansel | Jungle Oasis`);
  t.play('Mark of Sleep').pick('no moving');
  t.endTurn();
  t.play('Way of Deception');
  t.expect('Tortuga: B Hansel');
  t.endTurn();
  t.play('Invasion');
  t.expect('Jungle Oasis: B Hansel');
});

// Pay the Piper

scene(
  'Pay the Piper: each minion another player plays there costs a card of that player’s choice',
  (table) => {
    const t = table(`shows: Pay the Piper 1
      A: Akye the Turtle, Tiki, Insta-Grow | A deck: Hansel, Gretel, Toad
      Tortuga: B Pay the Piper | Jungle Oasis`);
    t.play('Insta-Grow');
    t.play('Akye the Turtle', 'Tortuga').pick('Tiki');
    // The Turtle's own ability came first.
    t.offers('Hansel, Gretel');
    t.expect('asked: A');
    t.pick('Gretel');
    t.expect('A discard: Gretel, Insta-Grow');
    // The last card is played; with an empty hand nothing happens.
    t.play('Hansel', 'Tortuga');
    t.expect('Tortuga: B Pay the Piper, A Akye the Turtle, A Hansel');
    t.offers('pass');
  },
);

scene('Pay the Piper asks nothing of its own player, nor for moved minions', (table) => {
  const t = table(`shows: Pay the Piper 1 | A: Tiki, Toad | A deck: 2 Toad | B: Way of Deception, Toad
    Tortuga: A Pay the Piper | Jungle Oasis: B Hansel`);
  t.play('Tiki', 'Tortuga');
  t.expect('A: Toad');
  t.endTurn();
  t.play('Way of Deception');
  t.expect('Tortuga: A Pay the Piper, A Tiki, B Hansel | B: Toad');
});

// Take the Shinies

scene('Take the Shinies: everybody else discards two at random, or what is there', (table) => {
  const t = table(`shows: Take the Shinies 1 | players: 4
    A: Take the Shinies, Tiki | B: Hansel, Gretel, Toad | C: Toad | Tortuga | Jungle Oasis`);
  t.play('Take the Shinies');
  t.expect('A: Tiki | B: 1 card | B discard: 2 cards | C: nothing | C discard: Toad | D: nothing');
});

scene('Pixie as a minion puts counters on your minions there, if somebody holds fewer cards', (table) => {
  const t = table(`shows: Pixie | printing: current | A: 2 Pixie, Gremlin | B: Gremlin
    Tortuga: A Gnome, B Gnome | The Grey Opal`);
  t.offers('2 play Pixie as minion, 2 play Pixie as action, play Gremlin, pass');
  t.pick('play Pixie as minion').pick('Tortuga');
  t.offers('Gnome, Pixie').pick('Gnome', 'Pixie');
  t.expect('Tortuga: A Gnome +1, B Gnome, A Pixie +1');
  // The minion play is used up; the other Pixie can still be the action.
  t.offers('play Pixie as action, pass');
});

scene(
  'Pixie as an action destroys an action to spread two counters, and is a minion again in the discard pile',
  (table) => {
    const t = table(`shows: Pixie 1 | printing: current | A: Pixie, Gremlin
      Tortuga: A Gnome, A Brownie, B Pay the Piper | The Grey Opal`);
    t.pick('play Pixie as action').pick('Gnome').pick('Brownie');
    t.expect('Tortuga: A Gnome +1, A Brownie +1 | A discard: Pixie | B discard: Pay the Piper');
    t.offers('play Gremlin, pass');
  },
);

scene('Pixie as an action without an action to destroy does nothing', (table) => {
  const t = table('shows: Pixie | printing: current | A: Pixie | Tortuga: A Gnome | The Grey Opal');
  t.pick('play Pixie as action');
  t.expect('Tortuga: A Gnome | A discard: Pixie');
});
