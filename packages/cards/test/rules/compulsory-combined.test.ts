import { scene } from '../kit/scene.ts';

/** R10.20 in combinations: what has to be done is done where it can be. */

scene(
  'R10.20: a protected minion is no choice for the bottom of a deck; the only other one is taken',
  (table) => {
    const t = table(`shows: R10.20 | A: Disintegrator | A deck: Spirit | B deck: 6 Ghost
      Tortuga: B War Raptor [B Incorporeal] | Jungle Oasis: A Ghost`);
    t.play('Disintegrator');
    t.expect('question: play | A deck: Spirit, Ghost');
  },
);

scene('R10.20: of pinned minions and a free one, the free one moves', (table) => {
  const t = table(`shows: R10.20 | decks: 6 Ghost | A: Invasion
    Tortuga: B War Raptor, A Ghost | Jungle Oasis: B Entangled, A Spirit | Tar Pits`);
  // Spirit stands where B has no minion: it is the only one that is not pinned.
  t.play('Invasion');
  t.offers('Tortuga, Tar Pits').pick('Tar Pits');
  t.expect('Tar Pits: A Spirit');
});

scene('R10.20: no counters where no minion can get one; the card is handed on all the same', (table) => {
  const t = table(`shows: R10.20 | decks: 6 Ghost | A: Pot of Beans
    Tortuga: B War Raptor [B Incorporeal] | Jungle Oasis`);
  t.play('Pot of Beans');
  t.expect('question: play | counters: War Raptor 0 | B: Pot of Beans');
});

scene('R10.20: the only minion that can get counters gets both', (table) => {
  const t = table(`shows: R10.20 | decks: 6 Ghost | A: Pot of Beans
    Tortuga: B War Raptor [B Incorporeal], A Ghost | Jungle Oasis`);
  t.play('Pot of Beans');
  t.expect('question: play | counters: Ghost 2');
});

scene('R10.20: a base that the minion cannot go to is no choice', (table) => {
  const t = table(`shows: R10.20 | players: 3 | decks: 6 Ghost | A: Bear Cavalry
    Tortuga: B Spirit | Jungle Oasis: C Mo'ai | Tar Pits`);
  t.play('Bear Cavalry', 'Tortuga');
  t.expect('question: play | Tar Pits: B Spirit');
});

scene('R3.6: destruction that is prevented pays for no extras', (table) => {
  const t = table(`shows: R3.6
    decks: 6 Ghost | A: Chronomage, Form a Posse, Yokai Attack!, War Raptor, Summon
    Tortuga: A Ghost | Jungle Oasis`);
  t.play('Chronomage', 'Tortuga');
  t.play('Form a Posse');
  t.play('Yokai Attack!').pick('Ghost');
  t.expect('Tortuga: A Ghost, A Chronomage | plays left: nothing');
});
