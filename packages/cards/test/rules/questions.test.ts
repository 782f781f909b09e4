import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// What players are asked, and what they are told when something cannot be done.

scene(
  'Why not: the obstacle of the way that the player meant, not of an extra play for another base',
  (table) => {
    const t = table('A: Ghost | Saloon | Secret Grove | Jungle Oasis: B Bear Picnic');
    t.expect('why not A Ghost -> Saloon: forbidden: Bear Picnic');
    // Secret Grove's own extra play is barred by the same card.
    t.expect('why not A Ghost -> Secret Grove: forbidden: Bear Picnic');
    t.expect('why not A Ghost -> Jungle Oasis: nothing');
  },
);

for (const held of ['Ghost', 'Madness']) {
  scene(`What waits for somebody else does not say what they hold (${held})`, (table) => {
    const t = table(`shows: R10.20 | decks: 2 Ghost | B: ${held} | base deck: Jungle Oasis
      Miskatonic University: B Mummy, B 3 King Rex, B Ghost | Tortuga`);
    t.endTurn();
    t.expect('asked: A');
    t.offers('use Miskatonic University, use Mummy');
    // Only B knows whether there is Madness to put back.
    t.expect('idle: nothing');
    t.leave();
  });
}

// Nobody is asked what makes no difference.

scene('Buccaneer that cannot move is destroyed: there is nothing that could happen instead', (table) => {
  const t = table(`shows: Buccaneer | printing: current | A: Bear Hug
    Tortuga: B Buccaneer, A Spirit | Jungle Oasis: A Entangled`);
  t.play('Bear Hug');
  // B is not asked where to move it.
  t.expect('question: play | B discard: Buccaneer');
});

scene('Ninja Acolyte pinned by Entangled cannot be used, and says why', (table) => {
  const t = table('shows: Ninja Acolyte | A: Ghost | Tortuga: A Ninja Acolyte, A Entangled | Jungle Oasis');
  t.expect('cannot use: Ninja Acolyte | why not A Ninja Acolyte: forbidden: Entangled');
});

scene(
  'The Birch under General Ivan: nobody is asked whether to destroy what cannot be destroyed',
  (table) => {
    const t = table(`shows: The Birch | from: start of turn | A deck: The Birch Woman, Ghost
      Tortuga: A The Birch, A General Ivan | Jungle Oasis`);
    t.expect('question: play | Tortuga: A The Birch, A General Ivan');
  },
);

scene('Seal the Tomb with nothing buried: there is only burying', (table) => {
  const t = table('shows: Seal the Tomb | A: Seal the Tomb, Ghost | Tortuga | Jungle Oasis');
  t.play('Seal the Tomb');
  t.expect('question: choose | purpose: bury');
  t.pick('Ghost').pick('Tortuga');
  t.expect('Tortuga: A buried Ghost');
});

scene(
  'Woodland Cottage, once used, waits for nothing more: of two minions only one search is offered',
  (table) => {
    const t = table(`shows: Woodland Cottage | A: Nana | A deck: Transformation, Tiki, Ghost, Hansel
      Woodland Cottage | Jungle Oasis`);
    t.play('Nana', 'Woodland Cottage').pick('play');
    // Tiki comes for Nana; she is out of play, but both were played here.
    t.offers('yes, no').pick('yes').pick('Ghost');
    t.expect('question: play | A: Ghost');
  },
);

scene('Guide with Lake Minnetonka: each gives +1 power, in whatever order', (table) => {
  const t = table('shows: Guide | A: Dinghy | Lake Minnetonka: A Guide | Jungle Oasis: A Ghost');
  t.play('Dinghy').pick('Ghost');
  t.expect('question: play | power: Ghost 4');
});

scene('A start-of-turn ability that could do nothing is not offered along with uncovering', (table) => {
  const t = table(`shows: R7.4 | from: start of turn | A deck: Ghost
    Tortuga: A The Birch, A General Ivan, A buried Ghost | Jungle Oasis`);
  t.offers('uncover Ghost, pass').pass();
  t.expect('question: play');
});

scene(
  'What another player may do is offered for ordering even while there is nothing to do, and is marked',
  (table) => {
    const t = table(`shows: Cub Scout, R3.7 | printing: current | A: Bear Rides You
      Tortuga: A Ghost, A Steam Man | Jungle Oasis: B Cub Scout, B General Ivan`);
    t.play('Bear Rides You').pick('Steam Man').pick();
    // The current player can let Cub Scout look before General Ivan makes him stronger.
    t.offers('use Cub Scout, use General Ivan');
    t.expect('idle: use Cub Scout');
    t.pick('use Cub Scout').pick('yes');
    t.expect('Jungle Oasis: B Cub Scout, B General Ivan, A Steam Man');
  },
);

scene('Palooza: a minion that Mo’ai bars is marked; with nobody else there is no question', (table) => {
  const t = table(`shows: Palooza | from: score bases | A deck: 2 Ghost | base deck: Jungle Oasis
    Palooza: A 4 King Rex, B Mo'ai | Tortuga: A Ghost, B Spirit`);
  t.expect('asked: B');
  t.offers('Spirit').pick();
});

scene(
  'Pack Alpha and Loup-Garou: who gets stronger first makes no difference, and nobody is asked',
  (table) => {
    const t = table(`shows: Pack Alpha | from: score bases | A deck: 2 Ghost | base deck: Tortuga
      The Homeworld: A Loup-Garou, B King Rex +7, A Pack Alpha +1, A Loup-Garou | Pyramids`);
    // 6 + 1 and 4 + 2 + 1 twice are 21 against 14.
    expect(t.vp('A')).toBeGreaterThan(t.vp('B'));
    t.expect('question: play');
  },
);

scene('The Count and Opportunist: two counters for one death, in whatever order', (table) => {
  const t = table(`shows: Opportunist | A: Big Gulp
    Tortuga: A The Count, A Ghost [A Opportunist], B Zapbot | Pyramids`);
  t.play('Big Gulp').pick('Zapbot');
  t.expect('question: play | Tortuga: A The Count +1, A Ghost +1 [A Opportunist]');
});

scene(
  'The Count and Opportunist, with an Ancient Lord who doubles what is first: then the order is asked',
  (table) => {
    const t = table(`shows: Opportunist | A: Big Gulp
      Tortuga: A Ancient Lord, A The Count, A Ghost [A Opportunist], B Zapbot | Pyramids`);
    t.play('Big Gulp').pick('Zapbot');
    t.expect('question: next');
    t.pick('Opportunist');
    t.expect('counters: The Count 2, Ghost 2');
  },
);

for (const base of ['USS Banner', 'Critter Combat Club']) {
  scene(`${base} only sees to the end of the turn: nobody is asked for an extra minion before`, (table) => {
    const t = table(`shows: R3.5 | A: Zapbot, Ghost, King Rex | ${base} | Jungle Oasis`);
    t.play('Zapbot', base, base);
    t.expect('question: play | plays left: minion, action, minion using Zapbot');
  });
}
