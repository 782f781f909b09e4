import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

/** R3.5 in combinations: several extras at once, in duels, in scoring, at the start of a turn. */

const deck = ['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'];

scene(
  'R3.5: an extra that brings another: both before the discards of Haunted House',
  {
    rules: ['R3.5'],
    A: { hand: ['Zapbot', 'Zapbot', 'War Raptor', 'Spirit'], deck },
    B: { deck },
    bases: { 'Haunted House': [], Tortuga: [] },
  },
  (t) => {
    t.play('Zapbot', 'Haunted House');
    t.offers('Zapbot', 'War Raptor');
    t.pick('Zapbot');
    t.pick('Haunted House');
    t.offers('War Raptor');
    t.keepExtra();
    t.offers('Spirit', 'War Raptor');
    t.pick('Spirit');
    expect(t.discard('A')).toEqual(['Spirit', 'War Raptor']);
    expect(t.playsLeft).toEqual(['action', 'minion using Zapbot']);
  },
);

for (const first of ['Workshop', 'Sapa Inca']) {
  scene(
    `R3.5: an extra given by a triggered ability comes before what still waits, and only then: ${first}`,
    {
      rules: ['R3.5'],
      A: { hand: ['Temple of the Sun', 'Summon'], deck },
      B: { deck },
      bases: { Workshop: ['A: Sapa Inca', 'A: Ghost'], Tortuga: [] },
    },
    (t) => {
      t.play('Temple of the Sun', 'Workshop');
      t.offers('use Sapa Inca', 'use Workshop');
      t.pick(`use ${first}`);
      if (first === 'Workshop') {
        expect(t.purpose).toBe('extra action');
        t.keepExtra();
        t.pick('Ghost');
      } else t.pick('Ghost');
      expect(t.counters('Ghost')).toBe(1);
      expect(t.question).toBe('play');
      expect(t.playsLeft).toEqual(['minion', 'action using Workshop']);
    },
  );
}

scene(
  'R3.5: two extras at once; nobody is asked about the last, when nothing waits any more',
  {
    rules: ['R3.5'],
    A: { hand: ['Temple of the Sun', 'Summon'], deck },
    B: { deck },
    bases: { 'Machu Picchu': ['A: Child of the Sun', 'A: Child of the Sun'], Tortuga: [] },
  },
  (t) => {
    t.play('Temple of the Sun', 'Machu Picchu');
    t.offers('use Child of the Sun', 'use Machu Picchu');
    t.pick('use Child of the Sun');
    expect(t.purpose).toBe('extra action');
    t.keepExtra();
    t.offers('use Child of the Sun', 'use Machu Picchu');
    t.pick('use Machu Picchu');
    expect(t.question).toBe('play');
    expect(t.playsLeft).toEqual(['minion', 'action using Child of the Sun', 'action using Child of the Sun']);
  },
);

scene(
  'R3.5: the minion of Ghostly Arrival comes before the offer of Anansi’s Web',
  {
    rules: ['R3.5'],
    A: { hand: ['Ghostly Arrival', 'Ghost'], deck },
    B: { deck },
    bases: { "Anansi's Web": ['A: War Raptor'], Tortuga: [] },
  },
  (t) => {
    t.play('Ghostly Arrival');
    expect(t.purpose).toBe('extra minion or action');
    t.keepExtra();
    expect(t.asked).toBe('A');
    expect(t.question).not.toBe('play');
    t.leave();
  },
);

const yokai = {
  rules: ['R3.5'],
  card: 'Yokai Attack!',
  from: 'start of turn',
  A: { hand: ['Zapbot', 'Hoverbot', 'Upgrade', 'Summon'], deck },
  B: { deck },
  bases: { Tortuga: ['A: Ghost', 'A: War Raptor', 'A: buried Yokai Attack!'], 'Jungle Oasis': [] },
} as const;

scene('R3.5: now or never, the extra action may come before the extra minion', yokai, (t) => {
  t.pick('uncover Yokai Attack!');
  t.pick('Ghost');
  expect(t.purpose).toBe('extra minion or action');
  t.offers('Hoverbot', 'Summon', 'Upgrade', 'Zapbot');
  t.pick('Upgrade');
  expect(t.purpose).toBe('extra minion');
  t.offers('Hoverbot', 'Zapbot');
  t.pick('Zapbot');
  t.pick('Tortuga');
  expect(t.at('Tortuga')).toEqual(['A: War Raptor [A: Upgrade]', 'A: Zapbot']);
  expect(t.playsLeft).toEqual(['minion', 'action']);
});

scene('R3.5: or after it', yokai, (t) => {
  t.pick('uncover Yokai Attack!');
  t.pick('Ghost');
  t.pick('Hoverbot');
  t.pick('Tortuga');
  t.pick();
  expect(t.purpose).toBe('extra action');
  t.offers('Summon', 'Upgrade');
  t.pick();
  expect(t.playsLeft).toEqual(['minion', 'action']);
});

scene(
  'R3.5, R10.23: a card that is both is played as what its player says, and the other extra is left',
  {
    ...yokai,
    rules: ['R3.5', 'R10.23'],
    printing: 'current',
    A: { hand: ['Pixie', 'Zapbot', 'Upgrade'], deck },
  },
  (t) => {
    t.pick('uncover Yokai Attack!');
    t.pick('Ghost');
    t.offers('Pixie', 'Upgrade', 'Zapbot');
    t.pick('Pixie');
    expect(t.purpose).toBe('which side');
    t.pick('as a minion');
    t.pick('Jungle Oasis');
    t.pick();
    expect(t.purpose).toBe('extra action');
    t.offers('Upgrade');
    t.pick();
    expect(t.at('Jungle Oasis')).toEqual(['A: Pixie']);
  },
);

scene(
  'R3.5: an extra while a base scores is now or never, and its duel comes before that of the card giving it',
  {
    rules: ['R3.5'],
    from: 'score bases',
    A: { hand: ['Hidden Ninja', 'Zapbot', 'War Raptor'], deck },
    B: { deck },
    bases: {
      'So-So Corral': ['A: King Rex', 'B: King Rex', 'B: Weed Eater'],
      Tortuga: [],
      'Jungle Oasis': [],
    },
  },
  (t) => {
    t.pick('use Hidden Ninja');
    t.pick('Zapbot');
    t.offers('War Raptor');
    t.pick('War Raptor');
    t.pick('So-So Corral');
    t.offers('King Rex', 'Weed Eater');
    t.pick('King Rex');
    expect(t.discard('A')).toEqual(['War Raptor']);
    t.offers('King Rex', 'Weed Eater');
    t.pick();
    expect(t.vp('B')).toBe(4);
    expect(t.vp('A')).toBe(2);
  },
);

scene(
  'R3.5: an extra won in a duel comes before what the loser’s destruction has triggered',
  {
    rules: ['R3.5', 'R8.1'],
    A: { hand: ['High Noon', 'Zapbot'], deck },
    B: { deck },
    bases: { Saloon: ['A: King Rex', 'B: War Raptor'], Tortuga: [] },
  },
  (t) => {
    t.play('High Noon');
    t.pass();
    expect(t.discard('B')).toEqual(['War Raptor']);
    expect(t.purpose).toBe('extra minion');
    t.pick('Zapbot');
    expect(t.at('Saloon')).toEqual(['A: King Rex', 'A: Zapbot']);
    expect(t.asked).toBe('A');
    t.pick('yes');
    expect(t.hand('A')).toEqual(['Ghost']);
    expect(t.question).toBe('play');
  },
);

scene(
  'R3.5: what an uncovered action gives at the start of a turn cannot be kept',
  {
    rules: ['R3.5', 'R7.4'],
    from: 'start of turn',
    A: { hand: ['War Raptor', 'Summon'], deck },
    B: { deck },
    bases: { Tortuga: ['A: buried Yokai Attack!', 'A: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.pick('uncover Yokai Attack!');
    expect(t.discard('A')).toContain('Ghost');
    t.offers('Summon', 'War Raptor');
    t.pick();
    expect(t.question).toBe('play');
    expect(t.playsLeft).toEqual(['minion', 'action']);
  },
);

scene(
  'R3.5: a card in one’s own hand waits, too',
  {
    rules: ['R3.5'],
    A: { hand: ['Zapbot', 'Snuggly Bear', 'War Raptor'], deck },
    B: { deck },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Zapbot', 'Tortuga');
    t.offers('Snuggly Bear', 'War Raptor');
    t.pick('War Raptor');
    t.pick('Jungle Oasis');
    expect(t.asked).toBe('A');
    t.pick('use Snuggly Bear');
    expect(t.at('Tortuga')).toEqual(['A: Zapbot', 'A: Snuggly Bear']);
  },
);

scene(
  'R3.5: a card in another hand does not bring the question up',
  {
    rules: ['R3.5'],
    A: { hand: ['B: Zapbot', 'War Raptor'], deck },
    B: { hand: ['Mboro Hornet'], deck },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Zapbot', 'Tortuga');
    expect(t.asked).toBe('B');
    t.pick('use Mboro Hornet');
    t.pick('Jungle Oasis');
    expect(t.question).toBe('play');
    expect(t.playsLeft).toEqual(['action', 'minion using Zapbot']);
  },
);

scene(
  'R3.5: an extra at a new base comes before one’s own Crypt Looter',
  {
    rules: ['R3.5'],
    A: { hand: ['Terraforming', 'Crypt Looter', 'War Raptor'], deck },
    B: { deck },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
    baseDeck: ['Tar Pits', 'The Homeworld'],
  },
  (t) => {
    t.play('Terraforming');
    t.pick('Tar Pits');
    t.pick('Tortuga');
    t.offers('Crypt Looter', 'War Raptor');
    t.pick('War Raptor');
    expect(t.at('Tar Pits')).toEqual(['A: War Raptor']);
    t.pick('use Crypt Looter');
    expect(t.at('Tar Pits')).toEqual(['A: War Raptor', 'A: Crypt Looter']);
  },
);

scene(
  'R3.5: another player’s Crypt Looter does not bring the question up',
  {
    rules: ['R3.5'],
    A: { hand: ['Terraforming', 'War Raptor'], deck },
    B: { hand: ['Crypt Looter'], deck },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
    baseDeck: ['Tar Pits', 'The Homeworld'],
  },
  (t) => {
    t.play('Terraforming');
    t.pick('Tar Pits');
    t.pick('Tortuga');
    expect(t.asked).toBe('B');
    t.pick('use Crypt Looter');
    expect(t.question).toBe('play');
    expect(t.playsLeft).toEqual(['minion', 'minion using Terraforming']);
  },
);

scene(
  'R3.5: several minions brought by one card duel in reverse order',
  {
    rules: ['R3.5'],
    A: { hand: ['Sir Squeezes', 'War Raptor', 'Gremlin'], deck },
    B: { deck },
    bases: { 'So-So Corral': ['B: King Rex', 'B: Warbot'], Tortuga: [] },
  },
  (t) => {
    t.play('Sir Squeezes', 'So-So Corral');
    t.offers('War Raptor', 'Gremlin');
    t.pick('War Raptor');
    t.offers('Gremlin');
    t.pick('Gremlin');
    t.offers('King Rex', 'Warbot');
    t.pick();
    t.pick('King Rex');
    expect(t.discard('A')).toEqual(['War Raptor']);
    t.offers('King Rex', 'Warbot');
    t.pick();
    expect(t.question).toBe('play');
  },
);

scene(
  'R3.5: a hand that one has just looked at does not bring the question up',
  {
    rules: ['R3.5'],
    A: { hand: ['Cast the Runes', 'Summon'], deck },
    B: { hand: ['Dynamite Surprise'], deck },
    bases: { Tortuga: ['A: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Cast the Runes');
    let guard = 0;
    while (t.asked === 'A' && t.question !== 'play' && guard++ < 4) {
      expect(t.purpose).not.toBe('extra action');
      t.pick(...t.options.slice(0, t.range[0]));
    }
    expect(t.asked).toBe('B');
    t.pick('use Dynamite Surprise');
    expect(t.discard('A')).toEqual(['Cast the Runes', 'Ghost']);
    expect(t.playsLeft).toEqual(['minion', 'action using Cast the Runes']);
  },
);

scene(
  'R3.5: an action handed on by two texts leaves nothing for Anansi’s Web, so nobody is asked',
  {
    rules: ['R3.5'],
    A: { hand: ['Summon'], deck: ['Ear of Corn', 'Portal', 'Ghost'] },
    B: { deck },
    bases: { "Anansi's Web": ['A: Anansi the Spider'], Tortuga: [] },
  },
  (t) => {
    t.use('Anansi the Spider');
    t.offers('Ear of Corn', 'Portal');
    t.pick('Ear of Corn');
    expect(t.question).toBe('play');
    expect(t.hand('B')).toEqual(['Ear of Corn']);
    expect(t.playsLeft).toEqual(['minion', 'action', 'action using Ear of Corn']);
  },
);

scene(
  'R3.5: extras given by a revealed action come before the discard for the minion that revealed it',
  {
    rules: ['R3.5'],
    A: { hand: ['Neophyte', 'Summon', 'Ghost'], deck: ['Time Loop', 'Ghost'] },
    B: { deck },
    bases: { 'Haunted House': [], Tortuga: [] },
  },
  (t) => {
    t.play('Neophyte', 'Haunted House');
    t.pick(t.options.find((o) => /play|extra/.test(o)) ?? '');
    expect(t.purpose).toBe('extra action');
    t.keepExtra();
    t.offers('Ghost', 'Summon');
    t.pick('Ghost');
    expect(t.playsLeft).toEqual(['action', 'action using Time Loop', 'action using Time Loop']);
  },
);

scene(
  'R3.5: on another player’s turn the extra is now or never; its owner decides the duels',
  {
    rules: ['R3.5', 'R9.14'],
    A: { hand: ['Transformation'], deck },
    B: { hand: ['War Raptor'], deck: ['Zapbot', 'Spirit'] },
    bases: { 'So-So Corral': ['A: King Rex', 'B: Ghost'], Tortuga: [] },
  },
  (t) => {
    t.play('Transformation');
    t.pick('Ghost');
    expect(t.asked).toBe('B');
    t.offers('War Raptor');
    t.pick('War Raptor');
    t.pick('So-So Corral');
    expect(t.asked).toBe('B');
    t.offers('King Rex');
    t.pick('King Rex');
    expect(t.discard('B')).toEqual(['War Raptor']);
    t.offers('King Rex');
    t.pick('King Rex');
    expect(t.discard('B')).toEqual(['War Raptor', 'Zapbot']);
    expect(t.question).toBe('play');
  },
);

scene(
  'R3.5: two minions from the discard pile at two bases: extras first, then the later minion’s base',
  {
    rules: ['R3.5'],
    A: { hand: ['Zombie Lord', 'War Raptor'], discard: ['Zapbot', 'Zapbot'], deck },
    B: { deck },
    bases: { 'Haunted House': [], 'So-So Corral': ['B: King Rex'], Tortuga: [] },
  },
  (t) => {
    t.play('Zombie Lord', 'Tortuga');
    t.pick('Zapbot');
    t.pick('Haunted House');
    t.offers('War Raptor');
    t.keepExtra();
    t.pick('Zapbot');
    t.offers('War Raptor');
    t.keepExtra();
    t.offers('King Rex');
    t.pick();
    expect(t.discard('A')).toEqual(['War Raptor']);
    expect(t.playsLeft).toEqual(['action', 'minion using Zapbot', 'minion using Zapbot']);
  },
);

scene(
  'R3.5: an uncovered minion’s extra is now or never, and then its duel',
  {
    rules: ['R3.5', 'R7.4'],
    from: 'start of turn',
    A: { hand: ['War Raptor'], deck },
    B: { deck },
    bases: { 'So-So Corral': ['B: King Rex', 'A: buried Zapbot'], Tortuga: [] },
  },
  (t) => {
    t.pick('uncover Zapbot');
    t.offers('War Raptor');
    t.pick();
    t.offers('King Rex');
    t.pick();
    expect(t.question).toBe('play');
    expect(t.playsLeft).toEqual(['minion', 'action']);
  },
);

scene(
  'R3.5: what waits for the card that found this one counts, too',
  {
    rules: ['R3.5'],
    A: { hand: ['The Perfect Gift', 'Summon'], deck: ['Ear of Corn', 'Ghost', 'Ghost', 'Ghost'] },
    B: { deck },
    bases: { "Anansi's Web": ['A: War Raptor'], Tortuga: [] },
  },
  (t) => {
    t.play('The Perfect Gift');
    t.pick('Ear of Corn');
    // Web's offer for The Perfect Gift waits, and would come before the next play.
    expect(t.purpose).toBe('extra action');
    t.keepExtra();
    t.pick('B');
    expect(t.hand('B')).toEqual(['Ear of Corn', 'The Perfect Gift']);
  },
);

scene(
  'R3.5: a minion brought by a minion, and its own extra, before both duels',
  {
    rules: ['R3.5'],
    A: { hand: ['Hoverbot', 'War Raptor'], deck: ['Zapbot', 'Ghost'] },
    B: { deck },
    bases: { 'So-So Corral': ['B: King Rex'], Tortuga: [] },
  },
  (t) => {
    t.play('Hoverbot', 'So-So Corral');
    t.pick(t.options.find((o) => /play|extra|yes|Zapbot/.test(o)) ?? '');
    t.pick('So-So Corral');
    t.offers('War Raptor');
    t.keepExtra();
    t.offers('King Rex');
    t.pick('King Rex');
    t.pass();
    expect(t.discard('A')).toEqual(['Zapbot']);
    t.offers('King Rex');
    t.pick();
    expect(t.playsLeft).toEqual(['action', 'minion using Zapbot']);
  },
);

scene(
  'R3.5: a minion on a replacement base: extra upon extra, each now or never',
  {
    rules: ['R3.5'],
    from: 'score bases',
    A: { hand: ['Lost City', 'Zapbot', 'War Raptor', 'Gremlin'], deck },
    B: { deck },
    bases: { 'Tar Pits': ['A: King Rex', 'A: Zapbot', 'B: King Rex'], 'Jungle Oasis': [], Tortuga: [] },
    baseDeck: ['The Homeworld', 'Ninja Dojo'],
  },
  (t) => {
    t.pick('use Lost City');
    t.pick('The Homeworld');
    expect(t.asked).toBe('A');
    t.pick('Zapbot');
    t.offers('War Raptor', 'Gremlin');
    t.pick('War Raptor');
    t.pick('The Homeworld');
    t.offers('Gremlin');
    t.pick('Gremlin');
    t.pick('Tortuga');
    expect(t.at('The Homeworld')).toEqual(['A: Zapbot', 'A: War Raptor']);
    expect(t.at('Tortuga')).toEqual(['A: Gremlin']);
  },
);
