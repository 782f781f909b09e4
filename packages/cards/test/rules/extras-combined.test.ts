import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

/** R3.5 in combinations: several extras at once, in duels, in scoring, at the start of a turn. */

scene('R3.5: an extra that brings another: both before the discards of Haunted House', (table) => {
  const t = table(`shows: R3.5 | decks: 6 Ghost | A: 2 Zapbot, War Raptor, Spirit
    Haunted House | Tortuga`);
  t.play('Zapbot', 'Haunted House');
  t.offers('Zapbot, War Raptor').pick('Zapbot').pick('Haunted House');
  t.offers('War Raptor').keepExtra();
  t.offers('Spirit, War Raptor').pick('Spirit');
  t.expect('A discard: Spirit, War Raptor | plays left: action, minion using Zapbot');
});

for (const first of ['Workshop', 'Sapa Inca']) {
  scene(
    `R3.5: an extra given by a triggered ability comes before what still waits, and only then: ${first}`,
    (table) => {
      const t = table(`shows: R3.5 | decks: 6 Ghost | A: Temple of the Sun, Summon
        Workshop: A Sapa Inca, A Ghost | Tortuga`);
      t.play('Temple of the Sun', 'Workshop');
      t.offers('use Sapa Inca, use Workshop').pick(`use ${first}`);
      if (first === 'Workshop') {
        t.expect('purpose: extra action');
        t.keepExtra().pick('Ghost');
      } else t.pick('Ghost');
      t.expect('counters: Ghost 1 | question: play | plays left: minion, action using Workshop');
    },
  );
}

scene('R3.5: two extras at once; nobody is asked about the last, when nothing waits any more', (table) => {
  const t = table(`shows: R3.5 | decks: 6 Ghost | A: Temple of the Sun, Summon
    Machu Picchu: A 2 Child of the Sun | Tortuga`);
  t.play('Temple of the Sun', 'Machu Picchu');
  t.offers('use Child of the Sun, use Machu Picchu').pick('use Child of the Sun');
  t.expect('purpose: extra action');
  t.keepExtra();
  t.offers('use Child of the Sun, use Machu Picchu').pick('use Machu Picchu');
  t.expect('question: play | plays left: minion, 2 action using Child of the Sun');
});

scene('R3.5: the minion of Ghostly Arrival comes before the offer of Anansi’s Web', (table) => {
  const t = table(`shows: R3.5 | decks: 6 Ghost | A: Ghostly Arrival, Ghost
    Anansi's Web: A War Raptor | Tortuga`);
  t.play('Ghostly Arrival');
  t.expect('purpose: extra minion or action');
  t.keepExtra();
  t.expect('asked: A');
  expect(t.question).not.toBe('play');
  t.leave();
});

scene('R3.5: now or never, the extra action may come before the extra minion', (table) => {
  const t = table(`shows: Yokai Attack!, R3.5 | from: start of turn
    decks: 6 Ghost | A: Zapbot, Hoverbot, Upgrade, Summon
    Tortuga: A Ghost, A War Raptor, A buried Yokai Attack! | Jungle Oasis`);
  t.pick('uncover Yokai Attack!').pick('Ghost');
  t.expect('purpose: extra minion or action');
  t.offers('Hoverbot, Summon, Upgrade, Zapbot').pick('Upgrade');
  t.expect('purpose: extra minion');
  t.offers('Hoverbot, Zapbot').pick('Zapbot').pick('Tortuga');
  t.expect('Tortuga: A War Raptor [A Upgrade], A Zapbot | plays left: minion, action');
});

scene('R3.5: or after it', (table) => {
  const t = table(`shows: Yokai Attack!, R3.5 | from: start of turn
    decks: 6 Ghost | A: Zapbot, Hoverbot, Upgrade, Summon
    Tortuga: A Ghost, A War Raptor, A buried Yokai Attack! | Jungle Oasis`);
  t.pick('uncover Yokai Attack!').pick('Ghost').pick('Hoverbot').pick('Tortuga').pick();
  t.expect('purpose: extra action');
  t.offers('Summon, Upgrade').pick();
  t.expect('plays left: minion, action');
});

scene(
  'R3.5, R10.23: a card that is both is played as what its player says, and the other extra is left',
  (table) => {
    const t = table(`shows: Yokai Attack!, R3.5, R10.23 | printing: current | from: start of turn
      decks: 6 Ghost | A: Pixie, Zapbot, Upgrade
      Tortuga: A Ghost, A War Raptor, A buried Yokai Attack! | Jungle Oasis`);
    t.pick('uncover Yokai Attack!').pick('Ghost');
    t.offers('Pixie, Upgrade, Zapbot').pick('Pixie');
    t.expect('purpose: which side');
    t.pick('as a minion').pick('Jungle Oasis').pick();
    t.expect('purpose: extra action');
    t.offers('Upgrade').pick();
    t.expect('Jungle Oasis: A Pixie');
  },
);

scene(
  'R3.5: an extra while a base scores is now or never, and its duel comes before that of the card giving it',
  (table) => {
    const t = table(`shows: R3.5 | from: score bases | decks: 6 Ghost | A: Hidden Ninja, Zapbot, War Raptor
      So-So Corral: A King Rex, B King Rex, B Weed Eater | Tortuga | Jungle Oasis`);
    t.pick('use Hidden Ninja').pick('Zapbot');
    t.offers('War Raptor').pick('War Raptor').pick('So-So Corral');
    t.offers('King Rex, Weed Eater').pick('King Rex');
    t.expect('A discard: War Raptor');
    t.offers('King Rex, Weed Eater').pick();
    t.expect('vp: B 4, A 2');
  },
);

scene('R3.5: an extra won in a duel comes before what the loser’s destruction has triggered', (table) => {
  const t = table(`shows: R3.5, R8.1 | decks: 6 Ghost | A: High Noon, Zapbot
    Saloon: A King Rex, B War Raptor | Tortuga`);
  t.play('High Noon').pass();
  t.expect('B discard: War Raptor | purpose: extra minion');
  t.pick('Zapbot');
  t.expect('Saloon: A King Rex, A Zapbot | asked: A');
  t.pick('yes');
  t.expect('A: Ghost | question: play');
});

scene('R3.5: what an uncovered action gives at the start of a turn cannot be kept', (table) => {
  const t = table(`shows: R3.5, R7.4 | from: start of turn | decks: 6 Ghost | A: War Raptor, Summon
    Tortuga: A buried Yokai Attack!, A Ghost | Jungle Oasis`);
  t.pick('uncover Yokai Attack!');
  t.expect('A discard: Ghost, ...');
  t.offers('Summon, War Raptor').pick();
  t.expect('question: play | plays left: minion, action');
});

scene('R3.5: a card in one’s own hand waits, too', (table) => {
  const t = table(`shows: R3.5 | decks: 6 Ghost | A: Zapbot, Snuggly Bear, War Raptor
    Tortuga | Jungle Oasis`);
  t.play('Zapbot', 'Tortuga');
  t.offers('Snuggly Bear, War Raptor').pick('War Raptor').pick('Jungle Oasis');
  t.expect('asked: A');
  t.pick('use Snuggly Bear');
  t.expect('Tortuga: A Zapbot, A Snuggly Bear');
});

scene('R3.5: a card in another hand does not bring the question up', (table) => {
  const t = table(`shows: R3.5 | decks: 6 Ghost | A: B Zapbot, War Raptor | B: Mboro Hornet
    Tortuga | Jungle Oasis`);
  t.play('Zapbot', 'Tortuga');
  t.expect('asked: B');
  t.pick('use Mboro Hornet').pick('Jungle Oasis');
  t.expect('question: play | plays left: action, minion using Zapbot');
});

scene('R3.5: an extra at a new base comes before one’s own Crypt Looter', (table) => {
  const t = table(`shows: R3.5
    decks: 6 Ghost | A: Terraforming, Crypt Looter, War Raptor | base deck: Tar Pits, The Homeworld
    Tortuga | Jungle Oasis`);
  t.play('Terraforming').pick('Tar Pits').pick('Tortuga');
  t.offers('Crypt Looter, War Raptor').pick('War Raptor');
  t.expect('Tar Pits: A War Raptor');
  t.pick('use Crypt Looter');
  t.expect('Tar Pits: A War Raptor, A Crypt Looter');
});

scene('R3.5: another player’s Crypt Looter does not bring the question up', (table) => {
  const t = table(`shows: R3.5
    decks: 6 Ghost | A: Terraforming, War Raptor | B: Crypt Looter | base deck: Tar Pits, The Homeworld
    Tortuga | Jungle Oasis`);
  t.play('Terraforming').pick('Tar Pits').pick('Tortuga');
  t.expect('asked: B');
  t.pick('use Crypt Looter');
  t.expect('question: play | plays left: minion, minion using Terraforming');
});

scene('R3.5: several minions brought by one card duel in reverse order', (table) => {
  const t = table(`shows: R3.5 | decks: 6 Ghost | A: Sir Squeezes, War Raptor, Gremlin
    So-So Corral: B King Rex, B Warbot | Tortuga`);
  t.play('Sir Squeezes', 'So-So Corral');
  t.offers('War Raptor, Gremlin').pick('War Raptor');
  t.offers('Gremlin').pick('Gremlin');
  t.offers('King Rex, Warbot').pick().pick('King Rex');
  t.expect('A discard: War Raptor');
  t.offers('King Rex, Warbot').pick();
  t.expect('question: play');
});

scene('R3.5: a hand that one has just looked at does not bring the question up', (table) => {
  const t = table(`shows: R3.5 | decks: 6 Ghost | A: Cast the Runes, Summon | B: Dynamite Surprise
    Tortuga: A Ghost | Jungle Oasis`);
  t.play('Cast the Runes');
  let guard = 0;
  while (t.asked === 'A' && t.question !== 'play' && guard++ < 4) {
    expect(t.purpose).not.toBe('extra action');
    t.pick(...t.options.slice(0, t.range[0]));
  }
  t.expect('asked: B');
  t.pick('use Dynamite Surprise');
  t.expect('A discard: Cast the Runes, Ghost | plays left: minion, action using Cast the Runes');
});

scene(
  'R3.5: an action handed on by two texts leaves nothing for Anansi’s Web, so nobody is asked',
  (table) => {
    const t = table(`shows: R3.5 | A: Summon | A deck: Ear of Corn, Portal, Ghost | B deck: 6 Ghost
      Anansi's Web: A Anansi the Spider | Tortuga`);
    t.use('Anansi the Spider');
    t.offers('Ear of Corn, Portal').pick('Ear of Corn');
    t.expect('question: play | B: Ear of Corn | plays left: minion, action, action using Ear of Corn');
  },
);

scene(
  'R3.5: extras given by a revealed action come before the discard for the minion that revealed it',
  (table) => {
    const t = table(`shows: R3.5 | A: Neophyte, Summon, Ghost | A deck: Time Loop, Ghost | B deck: 6 Ghost
      Haunted House | Tortuga`);
    t.play('Neophyte', 'Haunted House').pick(t.options.find((o) => /play|extra/.test(o)) ?? '');
    t.expect('purpose: extra action');
    t.keepExtra();
    t.offers('Ghost, Summon').pick('Ghost');
    t.expect('plays left: action, 2 action using Time Loop');
  },
);

scene('R3.5: on another player’s turn the extra is now or never; its owner decides the duels', (table) => {
  const t = table(`shows: R3.5, R9.14
    A: Transformation | A deck: 6 Ghost | B: War Raptor | B deck: Zapbot, Spirit
    So-So Corral: A King Rex, B Ghost | Tortuga`);
  t.play('Transformation').pick('Ghost');
  t.expect('asked: B');
  t.offers('War Raptor').pick('War Raptor').pick('So-So Corral');
  t.expect('asked: B');
  t.offers('King Rex').pick('King Rex');
  t.expect('B discard: War Raptor');
  t.offers('King Rex').pick('King Rex');
  t.expect('B discard: War Raptor, Zapbot | question: play');
});

scene(
  'R3.5: two minions from the discard pile at two bases: extras first, then the later minion’s base',
  (table) => {
    const t = table(`shows: R3.5 | decks: 6 Ghost | A: Zombie Lord, War Raptor | A discard: 2 Zapbot
      Haunted House | So-So Corral: B King Rex | Tortuga`);
    t.play('Zombie Lord', 'Tortuga').pick('Zapbot').pick('Haunted House');
    t.offers('War Raptor').keepExtra().pick('Zapbot');
    t.offers('War Raptor').keepExtra();
    t.offers('King Rex').pick();
    t.expect('A discard: War Raptor | plays left: action, 2 minion using Zapbot');
  },
);

scene('R3.5: an uncovered minion’s extra is now or never, and then its duel', (table) => {
  const t = table(`shows: R3.5, R7.4 | from: start of turn | decks: 6 Ghost | A: War Raptor
    So-So Corral: B King Rex, A buried Zapbot | Tortuga`);
  t.pick('uncover Zapbot');
  t.offers('War Raptor').pick();
  t.offers('King Rex').pick();
  t.expect('question: play | plays left: minion, action');
});

scene('R3.5: what waits for the card that found this one counts, too', (table) => {
  const t = table(`shows: R3.5
    A: The Perfect Gift, Summon | A deck: Ear of Corn, 3 Ghost | B deck: 6 Ghost
    Anansi's Web: A War Raptor | Tortuga`);
  t.play('The Perfect Gift').pick('Ear of Corn');
  // Web's offer for The Perfect Gift waits, and would come before the next play.
  t.expect('purpose: extra action');
  t.keepExtra().pick('B');
  t.expect('B: Ear of Corn, The Perfect Gift');
});

scene('R3.5: a minion brought by a minion, and its own extra, before both duels', (table) => {
  const t = table(`shows: R3.5 | A: Hoverbot, War Raptor | A deck: Zapbot, Ghost | B deck: 6 Ghost
    So-So Corral: B King Rex | Tortuga`);
  t.play('Hoverbot', 'So-So Corral').pick(t.options.find((o) => /play|extra|yes|Zapbot/.test(o)) ?? '');
  t.pick('So-So Corral');
  t.offers('War Raptor').keepExtra();
  t.offers('King Rex').pick('King Rex').pass();
  t.expect('A discard: Zapbot');
  t.offers('King Rex').pick();
  t.expect('plays left: action, minion using Zapbot');
});

scene('R3.5: a minion on a replacement base: extra upon extra, each now or never', (table) => {
  const t = table(`shows: R3.5 | from: score bases
    decks: 6 Ghost | A: Lost City, Zapbot, War Raptor, Gremlin | base deck: The Homeworld, Ninja Dojo
    Tar Pits: A King Rex, A Zapbot, B King Rex | Jungle Oasis | Tortuga`);
  t.pick('use Lost City').pick('The Homeworld');
  t.expect('asked: A');
  t.pick('Zapbot');
  t.offers('War Raptor, Gremlin').pick('War Raptor').pick('The Homeworld');
  t.offers('Gremlin').pick('Gremlin').pick('Tortuga');
  t.expect('The Homeworld: A Zapbot, A War Raptor | Tortuga: A Gremlin');
});
