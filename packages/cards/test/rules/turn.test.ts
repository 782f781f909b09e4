import { scene } from '../kit/scene.ts';

scene('one minion and one action for free, in any order, neither compulsory', (table) => {
  const t = table(`shows: R3.1 | A: Ghost, Spectre, Insta-Grow, Shady Deal, Sleep Spores
    Tortuga | The Grey Opal`);
  t.offers('play Ghost, play Spectre, play Insta-Grow, play Shady Deal, play Sleep Spores, pass');
  t.play('Sleep Spores', 'Tortuga');
  // An action that says "play on a base" stays there; no second one for free.
  t.expect('Tortuga: A Sleep Spores');
  t.offers('play Ghost, play Spectre, pass');
  t.play('Spectre', 'Tortuga');
  t.expect('Tortuga: A Sleep Spores, A Spectre');
  t.offers('pass');
  t.expect('why not A Ghost: no minion play left | why not A Shady Deal: no action play left');
});

scene('a standard action is discarded after it has resolved', (table) => {
  const t = table('shows: R3.1 | A: Insta-Grow | Tortuga | The Grey Opal');
  t.play('Insta-Grow');
  t.expect('A discard: Insta-Grow');
});

scene('an ongoing ability works only while its card is in play', (table) => {
  const t = table(`shows: R3.10 | A: Change of Venue, Rotary Slug Thrower
    Tortuga: A Ghost, A Rotary Slug Thrower | The Grey Opal`);
  t.expect('power: Ghost 4');
  t.play('Change of Venue').pick('Rotary Slug Thrower').pick('The Grey Opal');
  t.expect('power: Ghost 2');
});

scene('draw two, then down to ten', (table) => {
  const t = table(`A: 4 Ghost, 3 Spirit, 2 Haunting | A deck: Séance, Shady Deal, Spectre
    Tortuga | The Grey Opal`);
  t.endTurn();
  t.expect('asked: A | question: discard | picks: 1');
  t.pick('Séance');
  t.expect('A: 10 cards | A discard: Séance | turn: B');
});

scene('an empty deck is renewed in the middle of a draw, and no card is lost', (table) => {
  const t = table('shows: R2.1 | A deck: Ghost | A discard: Spirit, Haunting | Tortuga | The Grey Opal');
  t.endTurn();
  t.expect('A: 2 cards');
  t.expect('A: Ghost, ... | A deck: 1 card | A discard: nothing');
});

scene('with deck and discard pile empty, as much as possible is drawn', (table) => {
  const t = table('shows: R2.1 | A deck: Ghost | Tortuga | The Grey Opal');
  t.endTurn();
  t.expect('A: Ghost');
});

scene('the game ends at the end of the turn, and the most VP win', (table) => {
  const t = table('A: Shady Deal | vp: A 14, B 12 | Tortuga | The Grey Opal');
  t.play('Shady Deal');
  t.expect('vp: A 15 | winners: nothing');
  t.endTurn();
  t.expect('winners: A | question: nothing');
});

scene('a tie at the top goes on until it is broken', (table) => {
  const t = table('A: Shady Deal | B: Shady Deal | vp: A 14, B 15 | Tortuga | The Grey Opal');
  t.play('Shady Deal');
  t.endTurn();
  t.expect('winners: nothing | turn: B');
  t.play('Shady Deal');
  t.endTurn();
  t.expect('winners: B');
});

scene(
  'the start of the turn: what expires expires first, then abilities happen in the order the player picks',
  (table) => {
    const t = table(`from: start of turn | A deck: 3 Ghost
      Tortuga: A Water Lily, A Sprout | The Grey Opal`);
    t.offers('use Sprout, use Water Lily').pick('use Water Lily');
    t.expect('A: Ghost');
    t.pick('no');
    t.expect('A discard: Sprout');
  },
);

scene('everybody may look through any discard pile; hands and decks stay hidden', (table) => {
  const t = table(`shows: R9.13 | A: Ghost | A discard: Spirit | B: Haunting | B discard: Spectre
    Tortuga | The Grey Opal`);
  t.expect('A sees B: ? | B sees B: Haunting | A sees B discard: Spectre');
});

scene('+1 power counters change the power of minions, not of actions, bases or buried cards', (table) => {
  const t = table(`shows: R9.9
    Tortuga: A Ghost +2, A Sleep Spores +3, A buried Spirit +1 | The Grey Opal`);
  t.expect('power: Ghost 4 | total at Tortuga: A 4');
});
