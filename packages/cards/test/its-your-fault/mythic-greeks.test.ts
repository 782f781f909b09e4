import { scene } from '../kit/scene.ts';

// Odysseus

scene('Odysseus: each action that you play strengthens a minion of yours, wherever it is', (table) => {
  const t = table(`shows: Odysseus 1 | A: Favor of Hermes, Favor of Aphrodite, Favor of Ares
    Jungle Oasis: A Odysseus, B Ghost | Tortuga: A Invader`);
  t.play('Favor of Hermes').keepExtra();
  t.offers('Invader, Odysseus');
  t.expect('picks: 1');
  t.pick('Invader');
  t.play('Favor of Aphrodite').pick('Odysseus');
  t.expect('counters: Invader 1, Odysseus 1');
});

scene('Odysseus: also a Special in another player’s turn, but not what others play', (table) => {
  const t = table(`shows: Odysseus 1 | turn: B | decks: 6 Ghost | A: Picked Up | B: Favor of Aphrodite
    base deck: The Mothership | Jungle Oasis: B 2 King Rex | Tortuga: A Odysseus`);
  t.play('Favor of Aphrodite');
  t.expect('counters: Odysseus 0');
  t.endTurn().pick('use Picked Up').pick('King Rex');
  t.expect('counters: Odysseus 1');
});

scene('Odysseus who comes into play through the action has not seen it', (table) => {
  const t = table(`shows: Odysseus 2 | A: Favor of Aphrodite, Odysseus
    Jungle Oasis: A Heracles | Wooden Horse: B Ghost`);
  t.play('Favor of Aphrodite');
  // Wooden Horse waits, so the extra minion can be played at once.
  t.pick('Odysseus').pick('Jungle Oasis');
  t.expect('question: next');
  t.pick('use Wooden Horse').pick();
  t.expect('counters: Odysseus 0 | power: Heracles 5');
});

scene('Odysseus: an Argonaut counts as an action', (table) => {
  const t = table(`shows: Odysseus 2, Argonaut 2, R10.35 | A: Argonaut
    Jungle Oasis: A Odysseus | Tortuga`);
  t.play('Argonaut', 'Tortuga').pick('Odysseus');
  t.expect('counters: Odysseus 1 | plays left: action');
});

// Heracles

scene('Heracles has +1 for each action of anybody, until that turn ends', (table) => {
  const t =
    table(`shows: Heracles 1 | turn: B | decks: 6 Ghost | B: Favor of Hermes, Favor of Aphrodite, Argonaut
    Jungle Oasis: A Heracles | Tortuga`);
  t.play('Favor of Hermes').keepExtra();
  t.play('Favor of Aphrodite').keepExtra();
  t.expect('power: Heracles 6');
  t.play('Argonaut', 'Tortuga');
  t.expect('power: Heracles 7');
  t.endTurn();
  t.expect('power: Heracles 4');
});

scene('Heracles grows after the action has resolved', (table) => {
  const t = table(`shows: Heracles 2 | A: Freakin' Laser Beam
    Jungle Oasis: A Heracles, B Supreme Overlord, B Ghost | Tortuga`);
  t.play("Freakin' Laser Beam");
  // With 5 power the Overlord would have been offered.
  t.offers('Ghost, Heracles').pick('Ghost');
  t.expect('power: Heracles 5');
});

// Jason

scene('Jason: after the first action of a turn your minions at a base have +1, and keep it', (table) => {
  const t = table(`shows: Jason 1 2 | decks: 2 Ghost | A: Favor of Aphrodite, Argonaut, Mako
    The Mothership: A Jason, A Cyclone, B Ghost | Tortuga: A Invader`);
  t.play('Favor of Aphrodite').keepExtra();
  t.offers('The Mothership, Tortuga');
  t.expect('picks: 0-1');
  t.pick('The Mothership');
  t.expect('power: Jason 5, Cyclone 5, Invader 3');
  t.play('Mako', 'The Mothership');
  t.expect('power: Mako 2');
  t.use('Cyclone');
  t.expect('power: Cyclone 5');
  // An Argonaut is the second action.
  t.play('Argonaut', 'Tortuga');
  t.expect('question: play');
  t.endTurn();
  t.expect('power: Jason 4, Cyclone 4');
});

scene('Jason: an Argonaut uses up the first action, and a Jason that comes later waits', (table) => {
  const t = table(`shows: Jason 2 | A: Argonaut, Jason, Favor of Hermes, Favor of Ares
    Jungle Oasis: A Jason | Tortuga`);
  t.play('Argonaut as action', 'Tortuga').pick('Jungle Oasis');
  t.expect('power: Jason 5');
  t.play('Jason', 'Tortuga');
  t.expect('question: play | plays left: nothing');
});

scene('Jason in the turn of somebody else: the first action of that turn', (table) => {
  const t = table(`shows: Jason 2 | turn: B | decks: 6 Ghost | A: Picked Up | B: Favor of Aphrodite
    base deck: The Mothership | Jungle Oasis: B 2 King Rex | Tortuga: A Jason`);
  t.play('Favor of Aphrodite');
  t.endTurn().pick('use Picked Up').pick('King Rex');
  t.expect('asked: A | purpose: base | power: Jason 4');
  t.pick('Tortuga');
  t.expect('turn: A');
});

scene('Jason in the current printing: once in each turn, after any action', (table) => {
  const t = table(`shows: Jason | printing: current | A: Favor of Hermes, Favor of Aphrodite, Favor of Hera
    The Mothership: A Jason | Tortuga: A Invader`);
  t.play('Favor of Hermes').keepExtra().pick('no');
  t.play('Favor of Aphrodite').pick('yes').pick('Tortuga');
  t.expect('power: Invader 4');
  t.play('Favor of Hera').pick();
  t.expect('question: play');
});

// Spartan

scene('Spartan may get a counter after your first action of a turn, each for itself', (table) => {
  const t = table(`shows: Spartan 1 | A: Favor of Hermes, Favor of Aphrodite, Spartan
    Jungle Oasis: A Spartan | Tortuga: A Spartan`);
  t.play('Favor of Hermes').keepExtra();
  t.pick('use Spartan').pick('yes').pick('no');
  t.expect('Tortuga: A Spartan | Jungle Oasis: A Spartan +1');
  // The second action, and one that came too late.
  t.play('Spartan', 'Tortuga');
  t.play('Favor of Aphrodite');
  t.expect('question: play');
});

scene('Spartan: an Argonaut is the first action', (table) => {
  const t = table(`shows: Spartan 1 | A: Argonaut, Favor of Aphrodite | Jungle Oasis: A Spartan | Tortuga`);
  t.play('Argonaut', 'Tortuga').pick('yes');
  t.play('Favor of Aphrodite');
  t.expect('question: play | counters: Spartan 1');
});

scene('Spartan in the current printing: once in each turn, after any action', (table) => {
  const t = table(`shows: Spartan | printing: current | A: Favor of Hermes, Favor of Aphrodite, Favor of Hera
    Jungle Oasis: A Spartan | Tortuga`);
  t.play('Favor of Hermes').keepExtra().pick('no');
  t.play('Favor of Aphrodite').pick('yes');
  t.play('Favor of Hera').pick();
  t.expect('question: play | counters: Spartan 1');
});

// Argonaut

scene('Argonaut with an action play is a minion all the same, and leaves the minion play free', (table) => {
  const t = table(`shows: Argonaut 1, R10.35 | A: Argonaut, Mako
    Tornado Alley: A Ghost | Tortuga: B Invader`);
  t.offers('play Argonaut, play Argonaut as action, play Mako, pass');
  t.play('Argonaut as action', 'Tornado Alley');
  // The base reacts to a minion that was played.
  t.expect('purpose: move');
  t.pick('Invader');
  t.expect('Tornado Alley: A Ghost, A Argonaut, B Invader | plays left: minion');
  t.play('Mako', 'Tortuga');
});

scene('Argonaut: with a minion play the action play is left', (table) => {
  const t = table(`shows: Argonaut 1 2, R10.35 | A: 2 Argonaut | Jungle Oasis: A Heracles | Tortuga`);
  t.play('Argonaut', 'Tortuga');
  t.offers('play Argonaut as action, pass');
  t.play('Argonaut as action', 'Tortuga');
  t.expect('power: Heracles 6 | Tortuga: A 2 Argonaut');
});

scene('Argonaut takes an extra action that is for any action', (table) => {
  const t = table(`shows: Argonaut 1, R10.35 | A: Favor of Hermes, 2 Argonaut, Mako
    Jungle Oasis | Tortuga`);
  t.play('Favor of Hermes');
  t.play('Mako', 'Tortuga');
  t.play('Argonaut as action', 'Tortuga');
  t.play('Argonaut as action', 'Tortuga');
  t.expect('Tortuga: A Mako, A 2 Argonaut | plays left: nothing');
});

scene('Argonaut takes an extra action at once, outside Play Cards, too', (table) => {
  const t = table(`shows: Argonaut 1, R10.35 | decks: 6 Ghost | A: Hidden Ninja, Chronomage, Argonaut
    base deck: The Mothership | Jungle Oasis: A King Rex, B King Rex | Tortuga`);
  t.endTurn().pick('use Hidden Ninja').pick('Chronomage');
  t.offers('Argonaut').pick('Argonaut').pick('Jungle Oasis');
  t.expect('vp: A 2, B 0');
});

scene('Argonaut does not set off what asks where an action was played', (table) => {
  const t = table(`shows: Argonaut 3, R10.35 | A: Argonaut, Mako, Howl
    Workshop: A Ghost | Tortuga | Jungle Oasis`);
  t.play('Mako', 'Jungle Oasis');
  t.play('Argonaut as action', 'Workshop');
  // Workshop gives an extra action after an action was played on it.
  t.expect('question: play | plays left: nothing');
});

scene('Argonaut: where actions cannot be played there is no play to use', (table) => {
  const t = table(`shows: Argonaut 4, R10.35 | A: Mark of Sleep | B: Argonaut, Mako | B deck: 6 Ghost
    A deck: 6 Ghost | Jungle Oasis: B Ghost | Tortuga`);
  t.play('Mark of Sleep').pick('B');
  t.endTurn();
  t.offers('play Argonaut, play Mako, pass');
  t.play('Argonaut', 'Tortuga');
  t.expect('plays left: action');
});

scene('Argonaut is one card: what counts cards counts it once', (table) => {
  const t = table(`shows: R10.35 | printing: current | A: 2 Argonaut | A titans: Arcane Protector
    Jungle Oasis: A Ghost | Tortuga`);
  t.play('Argonaut', 'Tortuga');
  t.play('Argonaut as action', 'Tortuga');
  t.expect('question: play | A titans: Arcane Protector');
});

// The Favors

scene('Favor of Aphrodite: an extra minion, now or later in the phase', (table) => {
  const t = table(`shows: Favor of Aphrodite 1 | A: Favor of Aphrodite, 2 Mako | Jungle Oasis | Tortuga`);
  t.play('Favor of Aphrodite');
  t.play('Mako', 'Tortuga').play('Mako', 'Tortuga');
  t.expect('Tortuga: A 2 Mako | plays left: nothing');
});

scene('Favor of Apollo: the card drawn may be the action that is played', (table) => {
  const t = table(`shows: Favor of Apollo 1 | A: Favor of Apollo | A deck: Favor of Ares, Ghost
    Jungle Oasis: A Ghost | Tortuga`);
  t.play('Favor of Apollo').play('Favor of Ares');
  t.expect('power: Ghost 5 | A: nothing');
});

scene('Favor of Ares: a minion of yours has to be picked, on any base', (table) => {
  const t = table(`shows: Favor of Ares 1 | A: Favor of Ares | decks: 2 Ghost
    Jungle Oasis: A Invader, B King Rex | Tortuga: A Mako`);
  t.play('Favor of Ares');
  t.offers('Invader, Mako');
  t.expect('picks: 1');
  t.pick('Mako');
  t.expect('power: Mako 5');
  t.endTurn();
  t.expect('power: Mako 2');
});

scene('Favor of Athena: all see the cards, and only you know the order of those put back', (table) => {
  const t = table(`shows: Favor of Athena 1 | A: Favor of Athena
    A deck: Ghost, Howl, Mako, Torn Apart, Invader, King Rex | Jungle Oasis | Tortuga`);
  t.play('Favor of Athena');
  t.offers('Howl, Torn Apart');
  t.expect('picks: 0-1');
  t.pick('Howl').pick('Ghost', 'Mako', 'Torn Apart', 'Invader');
  t.expect('A: Howl | A deck: Invader, Torn Apart, Mako, Ghost, King Rex');
  t.expect('B sees A deck: 5 ? | B sees A: Howl | A sees A deck: Invader, Torn Apart, Mako, Ghost, ?');
});

scene('Favor of Athena with fewer than five cards turns up as many as there are', (table) => {
  const t = table(`shows: Favor of Athena 1 | A: Favor of Athena | A deck: Ghost, Mako
    Jungle Oasis | Tortuga`);
  t.play('Favor of Athena').pick('Ghost', 'Mako');
  t.expect('A deck: Mako, Ghost');
});

scene(
  'Favor of Dionysus goes on top of the deck after all that it has triggered, and can be drawn again',
  (table) => {
    const t = table(`shows: Favor of Dionysus 1 | A: Favor of Dionysus, Favor of Apollo
    A deck: Mako | Jungle Oasis: A Ghost, A Odysseus | Tortuga`);
    t.play('Favor of Dionysus').pick('Ghost').keepExtra().pick('yes');
    t.expect('purpose: counter | A deck: Mako | power: Ghost 3');
    t.pick('Odysseus');
    t.expect('A deck: Favor of Dionysus, Mako | A discard: nothing');
    t.play('Favor of Apollo').keepExtra().pick('Odysseus');
    t.play('Favor of Dionysus').pick('Ghost').pick('no').pick('Odysseus');
    t.expect('power: Ghost 4 | A discard in any order: Favor of Apollo, Favor of Dionysus');
  },
);

scene('Favor of Hades: an action of your discard pile, but not this one', (table) => {
  const t = table(`shows: Favor of Hades 1 | A: 2 Favor of Hades | A discard: Ghost, Howl
    Jungle Oasis | Tortuga`);
  t.play('Favor of Hades');
  t.expect('A: Favor of Hades, Howl | A discard in any order: Favor of Hades, Ghost');
});

scene('Favor of Hera: up to two different minions of yours', (table) => {
  const t = table(`shows: Favor of Hera 1 | A: Favor of Hera
    Jungle Oasis: A Ghost, B Ghost | Tortuga: A Invader, A Mako`);
  t.play('Favor of Hera');
  t.offers('Ghost, Invader, Mako');
  t.expect('picks: 0-2');
  t.pick('Ghost', 'Mako');
  t.expect('Jungle Oasis: A Ghost +1, B Ghost | Tortuga: A Invader, A Mako +1');
});

scene('Favor of Hermes: two extra actions at any time of the phase', (table) => {
  const t = table(`shows: Favor of Hermes 1 | A: Favor of Hermes, Favor of Aphrodite, Favor of Ares, Mako
    Jungle Oasis: A Ghost | Tortuga`);
  t.play('Favor of Hermes');
  t.play('Favor of Ares').play('Mako', 'Tortuga');
  t.play('Favor of Aphrodite');
  t.expect('plays left: minion using Favor of Aphrodite');
});

scene('Favor of Hermes in the current printing says that up to two are allowed', (table) => {
  const t =
    table(`shows: Favor of Hermes | printing: current | A: Favor of Hermes, 2 Favor of Ares, Favor of Zeus
    Jungle Oasis: A Ghost | Tortuga`);
  t.play('Favor of Hermes').play('Favor of Ares').play('Favor of Ares');
  t.expect('power: Ghost 8 | plays left: minion');
});

scene('Favor of Poseidon: up to three cards of your discard pile, but not this one', (table) => {
  const t = table(`shows: Favor of Poseidon 1 | A: Favor of Poseidon
    A deck: 2 Mako | A discard: Ghost, Howl, Invader, King Rex | Jungle Oasis | Tortuga`);
  t.play('Favor of Poseidon');
  t.offers('Ghost, Howl, Invader, King Rex');
  t.expect('picks: 0-3');
  t.pick('Ghost', 'Howl', 'Invader');
  t.expect('A deck: 5 cards | A discard in any order: Favor of Poseidon, King Rex | B sees A deck: 5 ?');
});

scene('Favor of Poseidon: with no card chosen nothing is shuffled', (table) => {
  const t = table(`shows: Favor of Poseidon 1 | A: Favor of Poseidon
    A deck: Mako, Ghost, Howl, Invader | A discard: King Rex | Jungle Oasis | Tortuga`);
  t.play('Favor of Poseidon').pick();
  t.expect('A deck: Mako, Ghost, Howl, Invader');
});

scene('Favor of Zeus: a breakpoint is 5 lower this turn, never below 0', (table) => {
  const t =
    table(`shows: Favor of Zeus 1 | A: Favor of Hermes, Favor of Apollo, 3 Favor of Zeus | decks: 4 Mako
    Jungle Oasis | Tortuga: A Ghost`);
  t.play('Favor of Zeus');
  t.expect('picks: 1');
  t.pick('Tortuga');
  t.expect('breakpoint: Tortuga 16');
  t.endTurn();
  t.expect('breakpoint: Tortuga 21');
});
