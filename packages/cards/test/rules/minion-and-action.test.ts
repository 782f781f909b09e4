import { scene } from '../kit/scene.ts';

/** R10.23: a card that is both is played as what the play asks for. Pixie, in the current printing, is one. */

scene('an extra action off the deck plays the action side, and nobody is asked which (Neophyte)', (table) => {
  const t = table(`shows: R10.23 | printing: current | A: Neophyte | A deck: Pixie
    Tortuga: B Sleep Spores`);
  t.play('Neophyte');
  t.offers('put into hand, play, top').pick('play');
  t.expect('Tortuga: A Neophyte +2 | A discard: Pixie | B discard: Sleep Spores');
});

scene('Nana draws it as an action, or plays it as one', (table) => {
  const t = table('shows: R10.23 | printing: current | A: Nana | A deck: Pixie | Tortuga: B Sleep Spores');
  t.play('Nana');
  t.offers('draw, play').pick('play');
  t.expect('Tortuga: A Nana +2 | A discard: Pixie');
});

scene('Mass Enchantment plays it as an action, for its own player', (table) => {
  const t = table(`shows: R10.23 | printing: current | A: Mass Enchantment | B deck: Pixie
    Tortuga: A Ghost, B Sleep Spores`);
  t.play('Mass Enchantment').pick('Pixie');
  t.expect('Tortuga: A Ghost +2 | B discard: Pixie, Sleep Spores');
});

scene('The Perfect Gift hands on what it found: the minion side does not escape it', (table) => {
  const t = table(`shows: R10.23 | printing: current | A: The Perfect Gift | A deck: Pixie
    Tortuga: A Ghost, B Sleep Spores`);
  t.play('The Perfect Gift').pick('Pixie');
  t.expect('Tortuga: A Ghost +2 | B: Pixie');
});

scene('Anansi the Spider plays the action side and bans the name, which is that of both sides', (table) => {
  const t = table(`shows: Anansi the Spider, R10.23 | printing: current | A: Pixie, Gnome | A deck: Pixie
    Tortuga: A Anansi the Spider, B Sleep Spores`);
  t.offers('play Gnome, play Pixie as action, play Pixie as minion, use Anansi the Spider, pass');
  t.use('Anansi the Spider').pick('Pixie');
  t.expect('B: Pixie');
  t.offers('play Gnome, pass');
  t.expect('why not A Pixie: forbidden: Anansi the Spider');
});

scene('an extra minion off the deck plays the minion side (Hoverbot)', (table) => {
  const t = table(`shows: R10.23 | printing: current | A: Hoverbot | A deck: Pixie | B: Ghost
    Tortuga: B Sleep Spores`);
  t.play('Hoverbot').pick('Pixie');
  t.expect('Tortuga: B Sleep Spores, A Hoverbot, A Pixie');
});

scene(
  'an extra minion out of the discard pile plays the minion side (They Keep Coming, The Dead Rise)',
  (table) => {
    const t = table(`shows: R10.23 | printing: current | A: They Keep Coming | A discard: Pixie | B: Ghost
      Tortuga: B Sleep Spores`);
    t.play('They Keep Coming').pick('Pixie');
    t.expect('Tortuga: B Sleep Spores, A Pixie');
  },
);

scene('The Dead Rise plays the minion side', (table) => {
  const t = table(`shows: R10.23 | printing: current | A: The Dead Rise, Pixie, 2 Gnome | B: 2 Ghost
    Tortuga: B Sleep Spores`);
  t.play('The Dead Rise').pick('Pixie', 'Gnome', 'Gnome').pick('Pixie');
  t.expect('Tortuga: B Sleep Spores, A Pixie');
});

scene('Hush, My Stories are On plays the minion side', (table) => {
  const t = table(`shows: R10.23 | printing: current
    A: Hush, My Stories are On | A deck: Pixie | B: 2 Ghost | Tortuga: B Sleep Spores`);
  t.play('Hush, My Stories are On').pick('Pixie');
  t.expect('Tortuga: B Sleep Spores, A Pixie');
});

scene('what may be played as a card is played as its player likes (Raiding Party)', (table) => {
  const t = table(`shows: R10.23 | printing: current | A: Raiding Party | B deck: Pixie, 2 Gnome
    Tortuga: A Ghost, B Sleep Spores`);
  t.play('Raiding Party').pick('Pixie');
  t.expect('asked: A | purpose: which side');
  t.offers('as a minion, as an action').pick('as an action').pick('Gnome', 'Gnome');
  t.expect('Tortuga: A Ghost +2');
});

scene('whoever uncovers it says as what; it may be resolved like any standard action', (table) => {
  const t = table(`shows: R10.23, R7.4 | printing: current | from: start of turn
    Tortuga: A Ghost, B Sleep Spores, A buried Pixie`);
  t.pick('uncover Pixie');
  t.offers('as a minion, as an action').pick('as an action');
  t.expect('Tortuga: A Ghost +2 | A discard: Pixie');
});

scene(
  'uncovered where its player may not play minions it is an action, and is not discarded unplayed',
  (table) => {
    const t = table(`shows: R10.23, R7.4 | printing: current | from: start of turn
      Tortuga: A Ghost, B Overrun, A buried Pixie`);
    t.pick('uncover Pixie');
    t.expect('Tortuga: A Ghost +2 | A discard: Pixie | B discard: Overrun');
  },
);

scene('uncovered as a minion it stays, and does what that side says', (table) => {
  const t = table(`shows: R10.23, R7.4 | printing: current | from: start of turn | A: Ghost
    Tortuga: A Gnome, A buried Pixie`);
  t.pick('uncover Pixie').pick('as a minion').pick('Pixie');
  t.expect('Tortuga: A Gnome, A Pixie +1');
});

scene('Matriarch draws it, since it is a minion, and discards only what is none', (table) => {
  const t = table(`shows: Matriarch, R10.23 | printing: current | A deck: Gnome, Pixie, Sleep Spores
    Tortuga: A Matriarch`);
  t.use('Matriarch');
  t.expect('A: Pixie | A discard: Sleep Spores | A deck: Gnome');
});

scene('an action that is taken or played is played as an action: Merlin', (table) => {
  const t = table(`shows: Merlin, R10.23 | A deck: Dice Ninja, 3 Spirit | Tortuga: A Merlin | Jungle Oasis`);
  t.use('Merlin').pick('play');
  t.expect('question: play | A: 2 Spirit | A discard: Dice Ninja');
});

scene('an action that is taken or played is played as an action: Token of Affection', (table) => {
  const t = table(`shows: Token of Affection, R10.23 | A: Token of Affection | A deck: M.O.W.A.T., 3 Spirit
    Tortuga: A Ghost | Jungle Oasis`);
  t.play('Token of Affection').pick('deck').pick('play');
  t.expect('power: Ghost 5 | question: play | A discard in any order: M.O.W.A.T., Token of Affection');
});
