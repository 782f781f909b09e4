import { scene } from '../kit/scene.ts';

// Pharaoh

scene(
  'Pharaoh draws for a card that somebody else uncovers elsewhere, even one that could not be played',
  (table) => {
    const t = table(`shows: Pharaoh 1 4 | turn: B | from: start of turn
      A deck: Spirit, 6 Ghost | B deck: 6 Ghost
      Tortuga: B buried Ancient Curse | Jungle Oasis: A Pharaoh`);
    t.offers('uncover Ancient Curse, pass').pick('uncover Ancient Curse');
    t.expect('Tortuga: nothing | B discard: Ancient Curse | A: Spirit | B: nothing');
  },
);

scene('Pharaoh does not draw for itself', (table) => {
  const t = table(`shows: Pharaoh 2 | from: start of turn | A deck: 6 Ghost
    Tortuga: A buried Pharaoh | Jungle Oasis`);
  t.pick('uncover Pharaoh');
  t.expect('Tortuga: A Pharaoh | A: nothing');
});

scene('Pharaoh is destroyed by the uncovered card, and so does not draw', (table) => {
  const t = table(`shows: Pharaoh 2 | turn: B | from: start of turn | A deck: 6 Ghost
    Tortuga: A Pharaoh [B Ancient Curse], B buried Tomb Trap | Jungle Oasis`);
  t.pick('uncover Tomb Trap');
  t.offers('Pharaoh').pick('Pharaoh');
  t.expect('A discard: Pharaoh | A: nothing');
});

scene('Pharaoh draws after the uncovered card has been resolved', (table) => {
  const t = table(`shows: Pharaoh 2 | from: start of turn | A: Ghost | A deck: Spirit, 6 Ghost
    Tortuga: A Pharaoh, A buried Ghost | Jungle Oasis`);
  t.pick('uncover Ghost');
  // The discard of the uncovered Ghost comes first: the drawn card cannot be thrown away.
  t.offers('Ghost').pick();
  t.expect('A: Ghost, Spirit');
});

scene('Pharaoh uncovers a card before its base scores, ahead of Specials from hand', (table) => {
  const t = table(`shows: Pharaoh 3 | decks: 6 Ghost | A: Plague of Locusts | base deck: Temple of Goju
    Jungle Oasis: A Pharaoh, A Mummy, B Sheriff, A buried Mummy Strength, A buried Lost Knowledge, B buried Mummy
    Tortuga: A buried Tomb Trap`);
  t.endTurn();
  // Both are in play: the current player sets the order.
  t.expect('asked: A');
  t.offers('use Pharaoh, use Sheriff').pick('use Pharaoh');
  t.offers('Mummy Strength, Lost Knowledge');
  t.expect('picks: 0-1');
  t.pick('Mummy Strength');
  t.offers('Pharaoh, Mummy').pick('Pharaoh');
  t.expect('power: Pharaoh 8 | A: Ghost, Plague of Locusts');
  // Now the Sheriff, then the Specials from hand. Pharaoh had its chance.
  t.expect('asked: B');
  t.pick();
  t.expect('asked: A');
  t.offers('use Plague of Locusts, pass').pass();
  // The Mummy stays where it is; the base scores.
  t.pick();
  t.expect('vp: A 2 | A discard: Lost Knowledge, Mummy, Mummy Strength, Pharaoh');
});

scene('Pharaoh uncovers a card that may be played in this very window: it is played', (table) => {
  const t = table(`shows: Pharaoh 4, R7.4 | decks: 6 Ghost | base deck: Temple of Goju
    Jungle Oasis: A Pharaoh, B Pinkerton, B Priest of Anubis, A buried Dynamite Surprise | Tortuga`);
  t.endTurn().pick('Dynamite Surprise');
  t.offers('Pinkerton, Priest of Anubis').pick('Pinkerton');
  // 5 against 4 now.
  t.expect('vp: A 2, B 0 | A discard: Dynamite Surprise, Pharaoh');
});

scene(
  'Pharaoh uncovers a card whose condition does not hold: it is discarded, and counts as uncovered',
  (table) => {
    const t = table(`shows: Pharaoh 4 | decks: 6 Ghost | base deck: Temple of Goju
      Jungle Oasis: A Pharaoh, A Ghost, B Pinkerton, B Mummy, A buried Dynamite Surprise | Tortuga`);
    t.endTurn().pick('Dynamite Surprise');
    // A leads, so no minion is destroyed: the next question is about B's Mummy after scoring.
    t.expect('asked: B | vp: A 2 | Jungle Oasis: A Pharaoh, A Ghost, B Pinkerton, B Mummy');
    t.expect('A discard: Dynamite Surprise | A: Ghost');
    t.pick();
  },
);

// Priest of Anubis

scene('Priest of Anubis: one buried card of yours here is enough, and no more is better', (table) => {
  const t = table(`shows: Priest of Anubis 1 2 | A: Lost Knowledge
    Tortuga: A Priest of Anubis, A 2 buried Mummy | Tsar's Palace: A Priest of Anubis, B buried Mummy
    The Mothership: B Priest of Anubis, B(A) buried Spirit
    Temple of Goju: A Priest of Anubis, A buried Ghost`);
  t.expect("power: Priest of Anubis @ Tortuga 6, Priest of Anubis @ Tsar's Palace 4");
  t.expect('power: Priest of Anubis @ The Mothership 6, Priest of Anubis @ Temple of Goju 6');
  t.play('Lost Knowledge').pick('Ghost');
  t.expect('power: Priest of Anubis @ Temple of Goju 4');
});

scene('Priest of Anubis: what counts is the base where it is', (table) => {
  const t = table(`shows: Priest of Anubis 2 | A: Stagecoach
    Tortuga: A Priest of Anubis, A buried Mummy | Jungle Oasis`);
  t.play('Stagecoach').pick('Priest of Anubis');
  t.expect('Jungle Oasis: A Priest of Anubis | power: Priest of Anubis 4');
});

// Pyramid Engineer

scene(
  'Pyramid Engineer may uncover a card here, and bury one with its talent in the same turn, wherever it is then',
  (table) => {
    const t = table(`shows: Pyramid Engineer 1 2 | A: Pyramid Engineer, Stagecoach, Spirit, Haunting
      Tortuga: A buried Ghost, B buried Ghost | Jungle Oasis: A buried Mummy`);
    t.play('Pyramid Engineer', 'Tortuga');
    t.offers('Ghost');
    t.expect('picks: 0-1');
    t.pick();
    t.play('Stagecoach').pick('Tortuga').pick('Pyramid Engineer');
    t.expect('can use: Pyramid Engineer');
    t.use('Pyramid Engineer');
    t.expect('purpose: bury');
    t.offers('Spirit, Haunting').pick('Spirit');
    t.expect('Jungle Oasis: A buried Mummy, A Pyramid Engineer, A buried Spirit');
    t.expect('B sees Jungle Oasis: A buried ?, A Pyramid Engineer, A buried ? | A: Haunting');
    t.expect('cannot use: Pyramid Engineer');
  },
);

scene('Pyramid Engineer uncovers a minion: an extra card at that base', (table) => {
  const t = table(`shows: Pyramid Engineer 3 | decks: 6 Ghost | A: Pyramid Engineer, Insta-Grow, Mummy
    Tortuga: A buried Gunfighter, B Mummy | Jungle Oasis: B Ghost`);
  t.play('Pyramid Engineer', 'Tortuga').pick('Gunfighter');
  // Played as if from hand: its ability happens, at the base where it was buried.
  t.offers('Mummy').pick();
  t.expect('Tortuga: B Mummy, A Pyramid Engineer, A Gunfighter');
  // The action is still free, the minion was used by the Engineer alone.
  t.offers('play Insta-Grow, use Pyramid Engineer, pass');
});

scene('Pyramid Engineer without a card in hand has nothing to bury', (table) => {
  const t = table('shows: Pyramid Engineer 1 | Tortuga: A Pyramid Engineer | Jungle Oasis');
  t.offers('pass');
});

// Mummy

scene('Mummies are buried at other bases after theirs has scored, each at its own', (table) => {
  const t = table(`shows: Mummy 1 2 5 | decks: 6 Ghost | base deck: Temple of Goju
    Jungle Oasis: A 3 Mummy, B General Ivan, A buried Mummy | Tortuga: A Shogun | The Mothership`);
  t.endTurn();
  t.offers('Tortuga, The Mothership');
  t.expect('picks: 0-1');
  t.pick('Tortuga').pick('The Mothership').pick();
  // The third one went the usual way; so did the one that was face down.
  t.expect('A discard: 2 Mummy | A: 2 cards');
  // Only the third is a minion that went to the discard pile.
  t.expect('Tortuga: A Shogun +1, A buried Mummy | The Mothership: A buried Mummy');
  t.expect('bases: Temple of Goju, Tortuga, The Mothership');
});

scene('Mummy: cards and counters on it are discarded', (table) => {
  const t = table(`shows: Mummy 3 | decks: 6 Ghost | base deck: Temple of Goju
    Jungle Oasis: A Mummy +3 [B Ancient Curse, A Incorporeal], B General Ivan, B Sheriff | Tortuga`);
  t.endTurn();
  // Before scoring: the Sheriff; afterwards the Mummy.
  t.expect('asked: B');
  t.pick();
  t.expect('asked: A');
  t.pick('Tortuga');
  t.expect('Tortuga: A buried Mummy');
  // Everybody knows what lies there.
  t.expect('B sees Tortuga: A buried Mummy | A discard: Incorporeal');
  t.expect('B discard: Ancient Curse, General Ivan, Sheriff');
});

scene('Mummy: who controls it then decides, and controls the buried card', (table) => {
  const t = table(`shows: Mummy 4, R7.2, R10.3 | decks: 6 Ghost | base deck: Tortuga, Temple of Goju
    Jungle Oasis: B(A) Mummy, A General Ivan, A Pharaoh | The Mothership`);
  t.endTurn();
  t.expect('asked: B');
  t.pick('The Mothership');
  t.expect('The Mothership: B(A) buried Mummy');
  // At the start of the next turn it is B who may uncover it.
  t.expect('asked: B');
  t.pick('uncover Mummy');
  t.expect('The Mothership: B(A) Mummy');
});

scene('Mummy of the current printing: the same', (table) => {
  const t = table(`shows: Mummy | printing: current | decks: 6 Ghost | base deck: Temple of Goju
    Jungle Oasis: A Mummy, B General Ivan, B Pharaoh | Tortuga`);
  t.endTurn();
  t.offers('Tortuga').pick('Tortuga');
  t.expect('Tortuga: A buried Mummy');
});

scene(
  'Mummy of the current printing is a Special: in the rules of 2013 its turn comes with those of the hands',
  (table) => {
    const t = table(`shows: Mummy | printing: current | edition: awesome-level-9000
      decks: 6 Ghost | base deck: Temple of Goju
      Jungle Oasis: A Mummy, B General Ivan, B Pharaoh | Tortuga`);
    t.endTurn();
    // Before it scores: nothing for the Pharaoh to uncover, so that B is not asked.
    t.expect('asked: A');
    t.offers('use Mummy, pass');
    // There is one place for it, and using it was a choice already.
    t.pick('use Mummy');
    t.expect('Tortuga: A buried Mummy');
  },
);

// Ancient Curse

scene('Ancient Curses add up, but power never drops below zero', (table) => {
  const t = table(`shows: Ancient Curse 1 | A: Ancient Curse
    Tortuga: B Spirit [A Ancient Curse] | Jungle Oasis: B Sheriff [A Ancient Curse]`);
  t.expect('power: Spirit 1');
  t.play('Ancient Curse', 'Spirit');
  t.expect('power: Spirit 0, Sheriff 3 | Tortuga: B Spirit [A Ancient Curse, A Ancient Curse]');
});

scene('Ancient Curse may take a counter off', (table) => {
  const t = table(`shows: Ancient Curse 2 | A: Ancient Curse
    Tortuga: B Sheriff +2, B Spirit +1 | Jungle Oasis`);
  t.play('Ancient Curse', 'Sheriff');
  t.offers('yes, no').pick('yes');
  t.expect('Tortuga: B Sheriff +1 [A Ancient Curse], B Spirit +1 | power: Sheriff 4');
});

scene('Ancient Curse may leave the counters', (table) => {
  const t = table('shows: Ancient Curse 2 | A: Ancient Curse | Tortuga: B Sheriff +2 | Jungle Oasis');
  t.play('Ancient Curse').pick('no');
  t.expect('power: Sheriff 5 | counters: Sheriff 2');
});

// Blessing of Anubis

scene('Blessing of Anubis buries itself, and blesses your minions there when it is uncovered', (table) => {
  const t = table(`shows: Blessing of Anubis 1 3, R7.4
    decks: 6 Ghost | A: Blessing of Anubis, Stagecoach, Mummy
    Tortuga: A Priest of Anubis, B Spirit | Jungle Oasis: A Mummy`);
  t.play('Blessing of Anubis');
  t.expect('purpose: bury');
  t.offers('Tortuga, Jungle Oasis').pick('Tortuga');
  t.expect('B sees Tortuga: A Priest of Anubis, B Spirit, A buried Blessing of Anubis');
  t.expect('A discard: nothing');
  t.endTurn();
  t.endTurn();
  t.expect('asked: A');
  t.pick('uncover Blessing of Anubis');
  t.expect('A discard: Blessing of Anubis | power: Priest of Anubis 6, Spirit 3, Mummy 2');
  // It stays with those it was given to, wherever they go; who comes later has none.
  t.play('Mummy', 'Tortuga');
  t.expect('power: Mummy @ Tortuga 2');
  t.play('Stagecoach').pick('Tortuga').pick('Priest of Anubis');
  t.expect('Jungle Oasis: A Mummy, A Priest of Anubis | power: Priest of Anubis 6');
  t.endTurn();
  t.expect('power: Priest of Anubis 4');
});

scene('Blessing of Anubis, buried from hand unseen, works the same', (table) => {
  const t = table(`shows: Blessing of Anubis 2 | A: Blessing of Anubis, Lost Knowledge | A deck: 6 Ghost
    Tortuga: A Pyramid Engineer | Jungle Oasis: A Mummy`);
  t.use('Pyramid Engineer').pick('Blessing of Anubis');
  t.play('Lost Knowledge');
  t.expect('A discard: Blessing of Anubis, Lost Knowledge | power: Pyramid Engineer 5, Mummy 2');
});

scene('Blessing of Anubis is just discarded when its base scores', (table) => {
  const t = table(`shows: Blessing of Anubis 2 | decks: 6 Ghost | base deck: Temple of Goju
    Jungle Oasis: A 2 General Ivan, A buried Blessing of Anubis | Tortuga: A Priest of Anubis`);
  t.endTurn();
  t.expect('A discard: Blessing of Anubis, 2 General Ivan | power: Priest of Anubis 4');
});

// Lost Knowledge

scene('Lost Knowledge buries a card at any base, or uncovers one', (table) => {
  const t = table(`shows: Lost Knowledge 1 | A: Lost Knowledge, Spirit, Ghost
    Tortuga: A buried Mummy, B buried Spirit | Jungle Oasis: A buried Mummy Strength`);
  t.play('Lost Knowledge');
  t.offers('bury, uncover').pick('bury');
  t.offers('Spirit, Ghost').pick('Spirit');
  t.offers('Tortuga, Jungle Oasis').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A buried Mummy Strength, A buried Spirit | A: Ghost');
});

scene('Lost Knowledge with nothing in hand uncovers', (table) => {
  const t = table(`shows: Lost Knowledge 2 | A: Lost Knowledge
    Tortuga: B buried Spirit | Jungle Oasis: A buried Mummy`);
  t.play('Lost Knowledge');
  t.expect('question: play | Jungle Oasis: A Mummy');
});

scene('Lost Knowledge with nothing buried buries', (table) => {
  const t = table(`shows: Lost Knowledge 2 | A: Lost Knowledge, Ghost
    Tortuga: B buried Spirit | Jungle Oasis`);
  t.play('Lost Knowledge');
  t.offers('Tortuga, Jungle Oasis').pick('Tortuga');
  t.expect('Tortuga: B buried Spirit, A buried Ghost');
});

scene('Lost Knowledge with neither does nothing', (table) => {
  const t = table(`shows: Lost Knowledge 2 | A: Lost Knowledge
    Tortuga: B buried Spirit | Jungle Oasis: A Mummy`);
  t.play('Lost Knowledge');
  t.expect('question: play | A discard: Lost Knowledge | Tortuga: B buried Spirit');
});

scene('Lost Knowledge before a base scores: no action play is used, and any base will do', (table) => {
  const t = table(`shows: Lost Knowledge 1 3, R3.9
    decks: 6 Ghost | B: Lost Knowledge | base deck: Temple of Goju
    Jungle Oasis: A 2 General Ivan, B Mummy, B buried Mummy
    Tortuga: B buried Weed Eater, B buried Dynamite Surprise`);
  t.endTurn();
  t.expect('asked: B');
  t.offers('use Lost Knowledge, pass').pick('use Lost Knowledge');
  t.offers('Mummy, Weed Eater, Dynamite Surprise').pick('Weed Eater');
  t.expect('Tortuga: B buried Dynamite Surprise, B Weed Eater');
  t.pick();
  t.expect('B discard: Lost Knowledge, 2 Mummy');
  t.pass();
});

scene('Lost Knowledge uncovers a card that has no place: it is discarded', (table) => {
  const t = table(`shows: Lost Knowledge 3 | A: Lost Knowledge | A deck: 6 Ghost
    Tsar's Palace: A buried Mummy, A Pharaoh | Jungle Oasis`);
  t.play('Lost Knowledge');
  t.expect("Tsar's Palace: A Pharaoh | A discard: Lost Knowledge, Mummy");
  // It counts as uncovered.
  t.expect('A: Ghost');
});

// Mummy Strength

scene('Mummy Strength: more where anybody has buried something, settled at once', (table) => {
  const t = table(`shows: Mummy Strength 1 | A: Mummy Strength
    Tortuga: A Spirit, B Ghost, B buried Mummy | Jungle Oasis: A Mummy`);
  t.play('Mummy Strength');
  t.offers('Spirit, Mummy').pick('Spirit');
  t.expect('power: Spirit 6');
});

scene('Mummy Strength where nothing is buried; what is buried later changes nothing', (table) => {
  const t = table(`shows: Mummy Strength 1 | A: Mummy Strength, Ghost | B deck: 6 Ghost
    Tortuga: A Pyramid Engineer | Jungle Oasis: B buried Mummy`);
  t.play('Mummy Strength');
  t.expect('power: Pyramid Engineer 5');
  t.use('Pyramid Engineer');
  t.expect('Tortuga: A Pyramid Engineer, A buried Ghost | power: Pyramid Engineer 5');
  t.endTurn().pass();
  t.expect('power: Pyramid Engineer 3');
});

scene('Mummy Strength still explains the power when the card is back in the deck', (table) => {
  const t = table(`shows: Mummy Strength | A: Mummy Strength, Mummy
    A discard: Spirit, Haunting, Insta-Grow, Budding, Sprout, Tomb Trap, Blossom
    Tortuga: A Steam Man, A Gold Strike | Jungle Oasis`);
  t.play('Mummy Strength');
  t.expect('parts of Steam Man: Steam Man +3, Steam Man +1, Mummy Strength +2');
  // Gold Strike draws, and so the discard pile becomes the new deck.
  t.play('Mummy', 'Tortuga');
  t.expect('A discard: nothing | parts of Steam Man: Steam Man +3, Steam Man +1, Mummy Strength +2');
});

scene('Mummy Strength of the current printing gives 4', (table) => {
  const t = table(`shows: Mummy Strength | printing: current | A: Mummy Strength
    Tortuga: A Spirit, A buried Mummy | Jungle Oasis`);
  t.play('Mummy Strength');
  t.expect('power: Spirit 7');
});

// Plague of Locusts

scene('Plague of Locusts weakens the others’ minions that are there now', (table) => {
  const t = table(`shows: Plague of Locusts 1 | players: 3
    A: Plague of Locusts, Bear Cavalry | A deck: 6 Ghost | B deck: 6 Ghost
    Tortuga: A Spirit, B Spirit, C Ghost, B Gunfighter [A Ancient Curse, A Ancient Curse]
    Jungle Oasis: B Mummy`);
  t.play('Plague of Locusts');
  t.offers('Tortuga, Jungle Oasis').pick('Tortuga');
  t.expect('power: A Spirit 3, B Spirit 2, C Ghost 1, Gunfighter 0, Mummy 2');
  t.play('Bear Cavalry', 'Tortuga').pick('Spirit');
  t.expect('Jungle Oasis: B Mummy, B Spirit | power: B Spirit 2');
  t.endTurn();
  t.expect('power: B Spirit 3');
});

scene('Plague of Locusts before a base scores, also on another player’s turn', (table) => {
  const t = table(`shows: Plague of Locusts 2
    decks: 6 Ghost | B: Plague of Locusts | base deck: Temple of Goju
    Jungle Oasis: A Sheriff, A Ghost, B General Ivan | Tortuga: A Mummy`);
  t.endTurn();
  // The Sheriff does not duel.
  t.expect('asked: A');
  t.pick().pick('use Plague of Locusts');
  t.offers('Jungle Oasis, Tortuga').pick('Jungle Oasis');
  // 5 against 6: and it scores although it has fallen below 12.
  t.expect('vp: B 2, A 0 | B: nothing');
});

// Seal the Tomb

scene('Seal the Tomb buries two cards; Star Portal draws when both lie there', (table) => {
  const t = table(`shows: Seal the Tomb 2
    A: Seal the Tomb, Spirit, Ghost, Haunting, Mummy | A deck: Insta-Grow, Budding
    Star Portal | Jungle Oasis: A buried Tomb Trap`);
  t.play('Seal the Tomb');
  t.offers('bury, uncover').pick('bury');
  t.offers('Spirit, Ghost, Haunting, Mummy');
  t.expect('picks: 0-2');
  t.pick('Haunting', 'Spirit').pick('Star Portal');
  t.expect('Star Portal: A buried Haunting, A buried Spirit | A: Budding, Ghost, Insta-Grow, Mummy');
});

scene('Seal the Tomb uncovers two cards of one base, one after the other', (table) => {
  const t = table(`shows: Seal the Tomb 1 3 | A: Seal the Tomb | A deck: 6 Ghost
    Tortuga: A buried Mummy, A(B) buried Spirit, A buried Ancient Curse, B buried Ghost
    Jungle Oasis: A buried Tomb Trap | The Mothership: B buried Mummy`);
  t.play('Seal the Tomb');
  // No card is in hand to be buried.
  t.offers('Tortuga, Jungle Oasis').pick('Tortuga');
  t.offers('Mummy, Spirit, Ancient Curse');
  t.expect('picks: 0-2');
  t.pick('Ancient Curse', 'Spirit');
  t.expect('question: order');
  t.pick('Spirit', 'Ancient Curse');
  // The Spirit is in play before the Curse is turned up, and is its only host.
  t.expect('Tortuga: A buried Mummy, B buried Ghost, A(B) Spirit [A Ancient Curse]');
});

scene('Seal the Tomb: the second card is skipped if it does not lie there any more', (table) => {
  const t = table(`shows: Seal the Tomb 1 | A: Seal the Tomb | A deck: 6 Ghost
    Tortuga: A buried Stagecoach, A buried Mummy | Jungle Oasis`);
  t.play('Seal the Tomb').pick('Mummy', 'Stagecoach').pick('Stagecoach', 'Mummy');
  t.offers('Mummy').pick('Mummy');
  t.expect('Jungle Oasis: A buried Mummy | A discard: Seal the Tomb, Stagecoach');
});

scene('Seal the Tomb: zero is a number', (table) => {
  const t = table(`shows: Seal the Tomb | A: Seal the Tomb, Ghost
    Tortuga: A buried Mummy | Jungle Oasis`);
  t.play('Seal the Tomb').pick('bury').pick();
  t.expect('question: play | A: Ghost');
});

// Tomb Trap

scene('Tomb Trap buries itself, and destroys a minion when it is uncovered', (table) => {
  const t = table(`shows: Tomb Trap 1 3 | decks: 6 Ghost | A: Tomb Trap
    Tortuga: A Mummy, B Sheriff, B Pharaoh [A Ancient Curse], B Spirit +2 | Jungle Oasis: B Ghost`);
  t.play('Tomb Trap').pick('Tortuga');
  t.endTurn();
  t.endTurn().pick('uncover Tomb Trap');
  // Current power counts: the Pharaoh has 3, the Spirit 5.
  t.offers('Mummy, Pharaoh');
  t.expect('picks: 0-1');
  t.pick('Pharaoh');
  t.expect('B discard: Pharaoh | A discard: Ancient Curse, Tomb Trap');
});

scene('Tomb Trap, buried unseen, works the same; if its base scores it is just discarded', (table) => {
  const t = table(`shows: Tomb Trap 2
    decks: 6 Ghost | A: Tomb Trap, Lost Knowledge | base deck: Temple of Goju
    Tortuga: A Pyramid Engineer, B Mummy | Jungle Oasis: A buried Tomb Trap, B 2 General Ivan`);
  t.use('Pyramid Engineer').pick('Tomb Trap');
  t.play('Lost Knowledge').pick('Tomb Trap @ Tortuga');
  t.offers('Mummy, Pyramid Engineer').pick('Mummy');
  // General Ivan saves it.
  t.expect('Tortuga: A Pyramid Engineer, B Mummy');
  t.endTurn();
  t.expect('A discard: Lost Knowledge, 2 Tomb Trap');
});

// You Can Take It With You

scene('You Can Take It With You buries itself, and draws three when it is uncovered', (table) => {
  const t = table(`shows: You Can Take It With You 1 3
    A: You Can Take It With You | A deck: 12 Ghost | B deck: 6 Ghost | Tortuga | Jungle Oasis`);
  t.play('You Can Take It With You').pick('Jungle Oasis');
  t.endTurn();
  t.endTurn();
  t.expect('A: 2 cards');
  t.pick('uncover You Can Take It With You');
  t.expect('A: 5 cards | Jungle Oasis: nothing | A discard: You Can Take It With You');
});

scene('You Can Take It With You: who uncovers it draws; it goes to its owner', (table) => {
  const t = table(`shows: You Can Take It With You 2 3 | from: score bases
    decks: 6 Ghost | base deck: Temple of Goju | Tortuga: B(A) buried You Can Take It With You
    Jungle Oasis: A 2 General Ivan, A buried You Can Take It With You`);
  // At the base that scores it is just discarded.
  t.expect('A discard: 2 General Ivan, You Can Take It With You | A: 2 cards | asked: B');
  t.pick('uncover You Can Take It With You');
  t.expect('B: 3 cards | B discard: nothing | A discard: 4 cards');
});
