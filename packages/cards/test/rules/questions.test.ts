import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// What players are asked, and what they are told when something cannot be done.

scene(
  'Why not: the obstacle of the way that the player meant, not of an extra play for another base',
  {
    A: { hand: ['Ghost'] },
    bases: { Saloon: [], 'Secret Grove': [], 'Jungle Oasis': ['B: Bear Picnic'] },
  },
  (t) => {
    expect(t.whyNot('A', 'Ghost', 'Saloon')).toBe('forbidden: Bear Picnic');
    // Secret Grove's own extra play is barred by the same card.
    expect(t.whyNot('A', 'Ghost', 'Secret Grove')).toBe('forbidden: Bear Picnic');
    expect(t.whyNot('A', 'Ghost', 'Jungle Oasis')).toBe(null);
  },
);

for (const held of ['Ghost', 'Madness']) {
  scene(
    `What waits for somebody else does not say what they hold (${held})`,
    {
      rules: ['R10.20'],
      A: { deck: ['Ghost', 'Ghost'] },
      B: { hand: [held], deck: ['Ghost', 'Ghost'] },
      bases: {
        'Miskatonic University': ['B: Mummy', 'B: King Rex', 'B: King Rex', 'B: King Rex', 'B: Ghost'],
        Tortuga: [],
      },
      baseDeck: ['Jungle Oasis'],
    },
    (t) => {
      t.endTurn();
      expect(t.asked).toBe('A');
      t.offers('use Miskatonic University', 'use Mummy');
      // Only B knows whether there is Madness to put back.
      expect(t.idle).toEqual([]);
      t.leave();
    },
  );
}

// Nobody is asked what makes no difference.

scene(
  'Buccaneer that cannot move is destroyed: there is nothing that could happen instead',
  {
    card: 'Buccaneer',
    A: { hand: ['Bear Hug'] },
    bases: { Tortuga: ['B: Buccaneer', 'A: Spirit'], 'Jungle Oasis': ['A: Entangled'] },
    printing: 'current',
  },
  (t) => {
    t.play('Bear Hug');
    // B is not asked where to move it.
    expect(t.question).toBe('play');
    expect(t.discard('B')).toEqual(['Buccaneer']);
  },
);

scene(
  'Ninja Acolyte pinned by Entangled cannot be used, and says why',
  {
    card: 'Ninja Acolyte',
    A: { hand: ['Ghost'] },
    bases: { Tortuga: ['A: Ninja Acolyte', 'A: Entangled'], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.canUse('Ninja Acolyte')).toBe(false);
    expect(t.whyNot('A', 'Ninja Acolyte')).toBe('forbidden: Entangled');
  },
);

scene(
  'The Birch under General Ivan: nobody is asked whether to destroy what cannot be destroyed',
  {
    card: 'The Birch',
    A: { deck: ['The Birch Woman', 'Ghost'] },
    bases: { Tortuga: ['A: The Birch', 'A: General Ivan'], 'Jungle Oasis': [] },
    from: 'start of turn',
  },
  (t) => {
    expect(t.question).toBe('play');
    expect(t.at('Tortuga')).toEqual(['A: The Birch', 'A: General Ivan']);
  },
);

scene(
  'Seal the Tomb with nothing buried: there is only burying',
  {
    card: 'Seal the Tomb',
    A: { hand: ['Seal the Tomb', 'Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Seal the Tomb');
    expect([t.question, t.purpose]).toEqual(['choose', 'bury']);
    t.pick('Ghost');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: buried Ghost']);
  },
);

scene(
  'Woodland Cottage, once used, waits for nothing more: of two minions only one search is offered',
  {
    card: 'Woodland Cottage',
    A: { hand: ['Nana'], deck: ['Transformation', 'Tiki', 'Ghost', 'Hansel'] },
    bases: { 'Woodland Cottage': [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Nana', 'Woodland Cottage');
    t.pick('play');
    // Tiki comes for Nana; she is out of play, but both were played here.
    t.offers('yes', 'no');
    t.pick('yes');
    t.pick('Ghost');
    expect(t.question).toBe('play');
    expect(t.hand('A')).toEqual(['Ghost']);
  },
);

scene(
  'Guide with Lake Minnetonka: each gives +1 power, in whatever order',
  {
    card: 'Guide',
    A: { hand: ['Dinghy'] },
    bases: { 'Lake Minnetonka': ['A: Guide'], 'Jungle Oasis': ['A: Ghost'] },
  },
  (t) => {
    t.play('Dinghy');
    t.pick('Ghost');
    expect(t.question).toBe('play');
    expect(t.power('Ghost')).toBe(4);
  },
);

scene(
  'A start-of-turn ability that could do nothing is not offered along with uncovering',
  {
    rules: ['R7.4'],
    A: { deck: ['Ghost'] },
    bases: { Tortuga: ['A: The Birch', 'A: General Ivan', 'A: buried Ghost'], 'Jungle Oasis': [] },
    from: 'start of turn',
  },
  (t) => {
    t.offers('uncover Ghost', 'pass');
    t.pass();
    expect(t.question).toBe('play');
  },
);

scene(
  'What another player may do is offered for ordering even while there is nothing to do, and is marked',
  {
    card: 'Cub Scout',
    rules: ['R3.7'],
    printing: 'current',
    A: { hand: ['Bear Rides You'] },
    bases: {
      Tortuga: ['A: Ghost', 'A: Steam Man'],
      'Jungle Oasis': ['B: Cub Scout', 'B: General Ivan'],
    },
  },
  (t) => {
    t.play('Bear Rides You');
    t.pick('Steam Man');
    t.pick();
    // The current player can let Cub Scout look before General Ivan makes him stronger.
    t.offers('use Cub Scout', 'use General Ivan');
    expect(t.idle).toEqual(['use Cub Scout']);
    t.pick('use Cub Scout');
    t.pick('yes');
    expect(t.at('Jungle Oasis')).toEqual(['B: Cub Scout', 'B: General Ivan', 'A: Steam Man']);
  },
);

scene(
  'Palooza: a minion that Mo’ai bars is marked; with nobody else there is no question',
  {
    card: 'Palooza',
    from: 'score bases',
    A: { deck: ['Ghost', 'Ghost'] },
    bases: {
      Palooza: ['A: King Rex', 'A: King Rex', 'A: King Rex', 'A: King Rex', "B: Mo'ai"],
      Tortuga: ['A: Ghost', 'B: Spirit'],
    },
    baseDeck: ['Jungle Oasis'],
  },
  (t) => {
    expect(t.asked).toBe('B');
    t.offers('Spirit');
    t.pick();
  },
);

scene(
  'Pack Alpha and Loup-Garou: who gets stronger first makes no difference, and nobody is asked',
  {
    card: 'Pack Alpha',
    from: 'score bases',
    A: { deck: ['Ghost', 'Ghost'] },
    bases: {
      'The Homeworld': ['A: Loup-Garou', 'B: King Rex +7', 'A: Pack Alpha +1', 'A: Loup-Garou'],
      Pyramids: [],
    },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    // 6 + 1 and 4 + 2 + 1 twice are 21 against 14.
    expect(t.vp('A')).toBeGreaterThan(t.vp('B'));
    expect(t.question).toBe('play');
  },
);

scene(
  'The Count and Opportunist: two counters for one death, in whatever order',
  {
    card: 'Opportunist',
    A: { hand: ['Big Gulp'] },
    bases: { Tortuga: ['A: The Count', 'A: Ghost [A: Opportunist]', 'B: Zapbot'], Pyramids: [] },
  },
  (t) => {
    t.play('Big Gulp');
    t.pick('Zapbot');
    expect(t.question).toBe('play');
    expect(t.at('Tortuga')).toEqual(['A: The Count +1', 'A: Ghost +1 [A: Opportunist]']);
  },
);

scene(
  'The Count and Opportunist, with an Ancient Lord who doubles what is first: then the order is asked',
  {
    card: 'Opportunist',
    A: { hand: ['Big Gulp'] },
    bases: {
      Tortuga: ['A: Ancient Lord', 'A: The Count', 'A: Ghost [A: Opportunist]', 'B: Zapbot'],
      Pyramids: [],
    },
  },
  (t) => {
    t.play('Big Gulp');
    t.pick('Zapbot');
    expect(t.question).toBe('next');
    t.pick('Opportunist');
    expect([t.counters('The Count'), t.counters('Ghost')]).toEqual([2, 2]);
  },
);
