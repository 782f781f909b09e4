import { scene } from '../kit/scene.ts';

// Boneyard

scene('Boneyard: a weak minion that fell elsewhere on its owner’s turn, whoever controlled it', (table) => {
  const t = table(`shows: Boneyard 1 | A: Cannon
    Boneyard | Tortuga: B(A) Ghost, B Captain Ahab | Jungle Oasis`);
  t.play('Cannon').pick('Ghost', 'Captain Ahab');
  t.expect('asked: A');
  t.pick('yes');
  t.expect('question: play | B sees Boneyard: A buried Ghost | A discard: Cannon');
});

scene('Boneyard: what is discarded after scoring counts; its power is read as it was', (table) => {
  const t = table(`shows: Boneyard 1 | decks: 6 Haunting | base deck: Temple of Goju
    Jungle Oasis: A King Rex, A Ghost +2, A Spirit, B Supreme Overlord | Boneyard`);
  t.endTurn();
  // Neither the King nor the Ghost, which had 4.
  t.pick('yes');
  t.expect('Boneyard: A buried Spirit | A discard: King Rex, Ghost');
});

scene('Boneyard: nothing for others, nor on others’ turns, nor for what fell here', (table) => {
  const t = table(
    `shows: Boneyard 1 | A: Cannon | Boneyard: A Ghost | Tortuga: B Captain Ahab | Jungle Oasis`,
  );
  t.play('Cannon').pick('Ghost', 'Captain Ahab');
  t.expect('question: play | Boneyard: nothing | A discard: Ghost, Cannon');
});

scene('Boneyard: declining does not use it up, burying does', (table) => {
  const t = table(`shows: Boneyard 2 | A: Feeding Frenzy | Boneyard
    Tortuga: A Ghost, A Zapbot, A Captain Ahab | Jungle Oasis`);
  t.play('Feeding Frenzy').pick('Tortuga').pick('Ghost', 'Zapbot', 'Captain Ahab');
  t.pick('no').pick('yes');
  t.expect('question: play | Boneyard: A buried Zapbot | A discard: Ghost, Captain Ahab, Feeding Frenzy');
});

// Ossuary

scene('Ossuary: once on each of your turns, out of your discard pile, wherever your cards are', (table) => {
  const t = table(`shows: Ossuary 1 | A discard: Ghost, Invader, Grave Digger, Upgrade | Ossuary | Tortuga`);
  t.use('Ossuary').offers('Ghost, Invader').pick('Invader');
  t.expect('B sees Ossuary: A buried Invader | cannot use: Ossuary');
});
