import { scene } from '../kit/scene.ts';

/** R10.23 in combinations: a card that is both, found, buried, given, stored or laid down by cards of other factions. */

scene('It’s Astounding plays a fusion out of the discard pile as an action', (table) => {
  const t = table(
    `shows: R10.23 | A: It's Astounding | A discard: Dice Ninja, Ghost | A deck: 5 Spirit | Tortuga | Jungle Oasis`,
  );
  t.play("It's Astounding").pick('Dice Ninja');
  t.expect("A: 2 Spirit | A discard in any order: Ghost, Dice Ninja, It's Astounding");
});

scene('The Perfect Gift finds a fusion and hands it on', (table) => {
  const t = table(
    `shows: R10.23 | A: The Perfect Gift | A deck: Dice Ninja, 4 Ghost | B deck: 6 King Rex | Tortuga | Jungle Oasis`,
  );
  t.play('The Perfect Gift').pick('Dice Ninja');
  t.expect('A: 2 Ghost | B: Dice Ninja');
});

scene('a fusion laid down in a duel is an action', (table) => {
  const t = table(
    `shows: R8.1, R10.23 | A: High Noon, M.O.W.A.T. | decks: 6 Spirit | Tortuga: A Invader, B Zapbot, B King Rex | Jungle Oasis`,
  );
  t.play('High Noon').pick('King Rex').pick('M.O.W.A.T.');
  t.pick('Invader');
  t.expect('A discard in any order: Invader, High Noon, M.O.W.A.T. | B: nothing');
});

scene('Heracles sees a fusion played as an action, not as a minion', (table) => {
  const t = table(`shows: R10.23 | A: 2 Dice Ninja | A deck: 6 Spirit | Tortuga: A Heracles | Jungle Oasis`);
  t.play('Dice Ninja as minion', 'Jungle Oasis');
  t.expect('power: Heracles 4');
  t.play('Dice Ninja as action');
  t.expect('power: Heracles 5');
});

scene('a fusion is found as a minion, and only with the power that is asked for', (table) => {
  const t = table(
    `shows: R10.23 | A: nothing | A deck: Dice Ninja, Can-Do, King Rex, Summon | Tortuga: A Venus Man Trap | Jungle Oasis`,
  );
  t.use('Venus Man Trap');
  t.offers('Dice Ninja').pick('Dice Ninja');
  t.expect('Tortuga: A Venus Man Trap, A Dice Ninja | A: 1 cards');
});

scene('Egg Field: a fusion off the top is played as a minion', (table) => {
  const t = table(
    `shows: R10.23, R9.14 | A deck: Summon, Dice Ninja, 2 King Rex | Tortuga: A Egg Field | Jungle Oasis`,
  );
  t.use('Egg Field');
  t.expect('Tortuga: A Egg Field, A Dice Ninja | A: 1 cards | A deck: 2 cards');
});

scene('Mime plays a fusion out of the discard pile as an action; it goes under the deck', (table) => {
  const t = table(
    `shows: R10.62, R10.23 | A: Mime | A discard: Dice Ninja | A deck: 4 Spirit | Tortuga | Jungle Oasis`,
  );
  t.play('Mime', 'Tortuga').pick('Dice Ninja');
  t.expect('A: 2 Spirit | A deck: 2 Spirit, Dice Ninja | A discard: nothing');
});

scene('Harlequin discards a fusion out of the deck', (table) => {
  const t = table(`shows: R10.23 | A: Harlequin | A deck: Dice Ninja, 3 Spirit | Tortuga | Jungle Oasis`);
  t.play('Harlequin', 'Tortuga').pick('yes');
  t.expect('A discard: Dice Ninja | A deck: 3 Spirit');
});

scene('Juggling: a fusion is an action; who has none shows it', (table) => {
  const t = table(
    `shows: R10.23 | A: Juggling | A deck: Dice Ninja, Ghost, Summon, King Rex | B deck: 3 Spirit, Ghost | Tortuga | Jungle Oasis`,
  );
  t.play('Juggling');
  t.offers('Dice Ninja, Summon').pick('Dice Ninja');
  t.expect(
    'A deck: Ghost, Summon, King Rex | A discard in any order: Dice Ninja, Juggling | B deck: 3 Spirit, Ghost | A sees B deck: 3 Spirit, ?',
  );
});

scene('a fusion that was buried comes up as either', (table) => {
  const t =
    table(`shows: R10.23 | A: Spooky, Scary... | A discard: Dice Ninja, King Rex | A deck: 8 Ghost | B deck: 6 King Rex
    Tortuga | Jungle Oasis`);
  t.play('Spooky, Scary...').pick('Tortuga');
  t.expect('Tortuga: A buried Dice Ninja | A: Ghost');
  t.endTurn();
  t.endTurn();
  t.pick('uncover Dice Ninja').pick('as an action');
  t.expect('A: 5 Ghost | Tortuga: nothing | A discard: Dice Ninja, ...');
});

scene('a fusion in the discard pile is a minion to bury', (table) => {
  const t = table(`shows: R10.23 | A discard: Rosie, Can-Do, Ghost | Ossuary | Tortuga`);
  t.use('Ossuary');
  t.offers('Rosie, Ghost').pick('Rosie');
  t.expect('Ossuary: A buried Rosie | cannot use: Ossuary');
});

scene(
  'a fusion played under Ultimate Song does nothing; a hand without a fitting minion is shown',
  (table) => {
    const t =
      table(`shows: R10.48, R10.23 | players: 3 | A: Ultimate Song | B: Rosie, Can-Do | C: King Rex, Summon
    Tortuga: A Spirit | Jungle Oasis`);
    t.play('Ultimate Song');
    t.expect(
      'Tortuga: A Spirit, B Rosie | B: Can-Do | A sees C: King Rex, Summon | B sees C: King Rex, Summon',
    );
    t.expect('A sees B: ? | question: play');
  },
);

scene('Van Gogh: a fusion played as an action may be stored, and comes back as the turn starts', (table) => {
  const t = table(
    `shows: R16.1, R10.23 | A: Dice Ninja | A deck: 6 Spirit | B deck: 6 Ghost | Tortuga: A Van Gogh | Jungle Oasis`,
  );
  t.play('Dice Ninja as action').pick('yes');
  t.expect('A discard: nothing | A: 2 Spirit');
  t.endTurn();
  t.endTurn();
  t.expect('A discard: nothing | A deck: 3 cards');
});

scene('K.C. Smith as an action and as a minion in one turn', (table) => {
  const t = table(`shows: R10.23 | A: 2 K.C. Smith | Tortuga | Jungle Oasis`);
  t.play('K.C. Smith as action');
  t.play('K.C. Smith as minion', 'Tortuga');
  t.expect('plays left: minion using K.C. Smith, action using K.C. Smith');
});

scene('Lightning Rescue! plays a fusion as an action', (table) => {
  const t =
    table(`shows: R10.23 | from: score bases | decks: 6 Ghost | A: Lightning Rescue!, M.O.W.A.T. | base deck: Tar Pits
    Jungle Oasis: A King Rex, B King Rex, B Ghost | Tortuga`);
  t.pick('use Lightning Rescue!').pick('M.O.W.A.T.').pick('A King Rex');
  t.expect('vp: A 2, B 0');
});

scene('Love Unites Us: fusions of power 2', (table) => {
  const t = table(
    `shows: R10.23 | A: Love Unites Us | A deck: nothing | B deck: nothing | A discard: Rosie, Can-Do, Ghost, Summon | B discard: Invader, Zapbot | Tortuga | Jungle Oasis`,
  );
  t.play('Love Unites Us');
  t.expect(
    'A deck: 2 cards | B deck: Zapbot | A discard in any order: Can-Do, Summon, Love Unites Us | B discard: Invader',
  );
});

scene('Alien Guru hears a fusion that raises power directly', (table) => {
  const t = table(`shows: R10.74 | A: M.O.W.A.T. | Tortuga: A Alien Guru, B King Rex | Jungle Oasis`);
  t.play('M.O.W.A.T. as action').pick('King Rex');
  t.pick('yes');
  t.expect('counters: King Rex 1 | power: King Rex 11');
});

scene('Lunar Healing Love Spell takes a fusion for a minion', (table) => {
  const t =
    table(`shows: R9.4, R10.23 | players: 3 | A: Lunar Healing Love Spell | A discard: Rosie, Summon | B discard: Ghost, Spirit | C discard: Summon
    Tortuga | Jungle Oasis`);
  t.play('Lunar Healing Love Spell');
  t.offers('Ghost, Spirit').pick('Spirit');
  t.expect('A: Rosie | B: Spirit | C: nothing | A sees B: Spirit');
});

scene('a fusion in the discard pile has a name to be shuffled in', (table) => {
  const t =
    table(`shows: R10.23 | A: Gotta Get 'Em All | A deck: nothing | A discard: 2 Ghost, 2 Rosie, Invader, Summon
    Tortuga | Jungle Oasis`);
  t.play("Gotta Get 'Em All");
  t.expect("A deck: 3 cards | A discard in any order: Ghost, Rosie, Summon, Gotta Get 'Em All");
});

scene('a fusion fetched for one turn goes under the deck', (table) => {
  const t =
    table(`shows: R10.23 | A: Recall Critter | A discard: Dice Ninja, Can-Do | A deck: 6 King Rex | B deck: 6 Ghost
    Tortuga | Jungle Oasis`);
  t.play('Recall Critter');
  t.offers('Dice Ninja').pick('Dice Ninja').pick('Tortuga');
  t.expect('A: King Rex | Tortuga: A Dice Ninja');
  t.endTurn();
  t.expect('Tortuga: nothing | A deck: ..., Dice Ninja');
});

scene('Kickboxbro plays a stored fusion as an action', (table) => {
  const t = table(
    `shows: R10.23, R16.2 | A: Dice Ninja, King Rex | A deck: 8 Spirit | B deck: 6 Ghost | Tortuga: A Kickboxbro | Jungle Oasis`,
  );
  t.endTurn();
  t.pick('Dice Ninja');
  t.endTurn();
  t.use('Kickboxbro');
  t.expect('A discard: Dice Ninja');
});

scene('Secret Agent: a fusion as an action costs a card, as a minion it does not', (table) => {
  const t = table(
    `shows: R10.23 | A: 2 Dice Ninja | A deck: 5 Spirit | Tortuga: B Secret Agent | Jungle Oasis`,
  );
  t.play('Dice Ninja as minion', 'Jungle Oasis');
  t.expect('A: Dice Ninja, Spirit | A discard: nothing');
  t.play('Dice Ninja as action').pick('Spirit');
  t.expect('A: 2 Spirit | A discard in any order: Dice Ninja, Spirit');
});

scene('The Big Top turns up a fusion: an action', (table) => {
  const t = table(`shows: R10.23 | A: Ghost | A deck: Dice Ninja, King Rex | The Big Top | Tortuga`);
  t.play('Ghost', 'The Big Top');
  t.pick('discard');
  t.expect('A discard: Dice Ninja | A deck: King Rex');
});
