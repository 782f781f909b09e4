import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// Sheriff

scene('Sheriff duels before its base scores, and the base scores even below its breakpoint', (table) => {
  const t = table(`shows: Sheriff 1 2 3, R5.3 | players: 3
    decks: 6 Ghost | A: Plague of Locusts | base deck: Temple of Goju
    Jungle Oasis: A Sheriff, A Pinkerton, B Priest of Anubis, C Ghost, A Pharaoh | Tortuga: B Spirit`);
  t.endTurn();
  // Cards in play come first; Pharaoh has nothing to uncover.
  t.offers('Priest of Anubis, Ghost');
  t.expect('picks: 0-1');
  t.pick('Priest of Anubis');
  // A may lay a dueling card, or not; B and C hold nothing.
  t.offers('Plague of Locusts, pass').pass();
  t.expect('B discard: Priest of Anubis');
  // Once per scoring; now the Specials from hand.
  t.offers('use Plague of Locusts, pass').pass();
  t.expect('vp: A 2 | bases: Temple of Goju, Tortuga');
});

scene('Sheriff need not duel, and cannot without an opponent at the base', (table) => {
  const t = table(`shows: Sheriff 1 3 | decks: 6 Ghost | base deck: Temple of Goju
    Jungle Oasis: A Sheriff, A 2 Pinkerton | Tortuga: B Spirit`);
  t.endTurn();
  t.expect('question: play | asked: B | vp: A 2');
});

scene('Sheriff against an equal: both are destroyed', (table) => {
  const t = table(`shows: Sheriff 4, R8.1 | from: score bases
    decks: 6 Ghost | base deck: Temple of Goju | Jungle Oasis: A Sheriff, B Pharaoh, B Ghost | Tortuga`);
  t.pick('use Sheriff').pick('Pharaoh');
  // The Pharaoh is gone, so it uncovers nothing any more.
  t.expect('A discard: Sheriff | B discard: Ghost, Pharaoh | vp: B 2, A 0');
});

scene('Sheriff loses although protected from others’ cards: it is its own card that destroys it', (table) => {
  const t = table(`shows: Sheriff 5 | from: score bases | decks: 6 Ghost | base deck: Temple of Goju
    Jungle Oasis: A Sheriff [A Incorporeal], B Pharaoh +1, B Ghost | Tortuga`);
  t.pick('use Sheriff').pick('Pharaoh');
  t.expect('A discard: Incorporeal, Sheriff | vp: B 2');
});

scene('Sheriff beats a protected minion: nothing happens to it', (table) => {
  const t = table(`shows: Sheriff 5 | from: score bases | decks: 6 Ghost | base deck: Temple of Goju
    Field of Honor: A Sheriff, A 2 Weed Eater, B Spirit [B Incorporeal] | Tortuga`);
  t.pick('Spirit');
  // No VP for a minion destroyed there, and the second place for the Spirit.
  t.expect('vp: A 3, B 2');
});

scene(
  'Sheriff: a duel at scoring in which both minions are moved to one other base goes on there',
  (table) => {
    const t = table(`shows: Sheriff 6 8, R8.3 | from: score bases
      decks: 6 Ghost | A: Bear Rides You | B: Bear Rides You | base deck: Temple of Goju
      Jungle Oasis: A Sheriff, A Priest of Anubis, B Gunfighter, B Ghost | Tortuga | The Mothership`);
    t.pick('Gunfighter');
    t.expect('asked: A');
    t.offers('Bear Rides You, pass').pick('Bear Rides You');
    t.expect('asked: B');
    t.pick('Bear Rides You');
    // Revealed in the same order.
    t.expect('asked: A');
    t.offers('Sheriff, Priest of Anubis').pick('Sheriff').pick('Tortuga');
    t.expect('asked: B');
    t.offers('Gunfighter, Ghost').pick('Gunfighter').pick('Tortuga');
    t.expect('Tortuga: A Sheriff | B discard: Gunfighter, ...');
  },
);

scene('Sheriff: a duel in which the minions are parted has no result', (table) => {
  const t = table(`shows: Sheriff 6, R8.3 | from: score bases
    decks: 6 Ghost | B: Bear Rides You | base deck: Temple of Goju
    Jungle Oasis: A Sheriff, A Priest of Anubis, B Gunfighter | Tortuga`);
  t.pick('Gunfighter').pick('Bear Rides You');
  t.expect('Tortuga: B Gunfighter | B discard: Bear Rides You');
});

scene('Sheriff: a duelist that changes sides goes on dueling', (table) => {
  const t = table(`shows: Sheriff 6, R8.3 | from: score bases
    decks: 6 Ghost | A: Make Contact | base deck: Temple of Goju
    Jungle Oasis: A Sheriff, A Priest of Anubis, B Gunfighter | Tortuga`);
  t.pick('Gunfighter').pick('Make Contact').pick('Gunfighter');
  // It was A's when it lost; it goes to its owner.
  t.expect('B discard: Gunfighter | A discard: Make Contact, ... | vp: A 2');
});

// Pinkerton

scene(
  'Pinkerton and a second Pinkerton strengthen a duelist before the cards are laid, on both sides',
  (table) => {
    const t = table(`shows: Pinkerton 1 2 3 | A: Gunfighter, Ghost | A deck: 6 Ghost | B: Ghost
      Tortuga: A 2 Pinkerton, B Pinkerton | Jungle Oasis: A Pinkerton`);
    t.play('Gunfighter', 'Tortuga');
    t.offers('Pinkerton').pick('Pinkerton');
    // Nobody may decline, and the order makes no difference.
    // A's dueling card is asked for now; the counters lie already.
    t.offers('Ghost, pass');
    t.expect('counters: Gunfighter 2, B Pinkerton 1');
    t.pass().pass();
    // 5 against 5; the counters of those who stayed out are none.
    t.expect('Tortuga: A 2 Pinkerton | A discard: Gunfighter | B discard: Pinkerton');
  },
);

scene('Pinkerton that comes later adds nothing; the counter stays', (table) => {
  const t = table(`shows: Pinkerton 3 | A: Gunfighter, Insta-Grow, Pinkerton | A deck: 6 Ghost
    Tortuga: A Pinkerton, B Ghost | Jungle Oasis`);
  t.play('Gunfighter', 'Tortuga').pick('Ghost').pick('Insta-Grow').pick('Pinkerton').pick('Tortuga');
  t.expect('Tortuga: A Pinkerton, A Gunfighter +1, A Pinkerton');
});

scene('Pinkerton of the current printing: if you like, and wherever the duel is', (table) => {
  const t = table(`shows: Pinkerton | printing: current | A: Gunfighter | A deck: 6 Ghost
    Tortuga: B Spirit | Jungle Oasis: A Pinkerton, B Pinkerton`);
  t.play('Gunfighter', 'Tortuga').pick('Spirit');
  // Both players have one: the current player says whose comes first.
  t.pick('A Pinkerton');
  t.expect('asked: A');
  t.offers('yes, no').pick('yes');
  t.expect('asked: B');
  t.pick('no');
  t.expect('Tortuga: A Gunfighter +1 | B discard: Spirit');
});

// Gunfighter

scene('Gunfighter may duel a minion here, and the loser is destroyed', (table) => {
  const t = table(`shows: Gunfighter 1 | players: 3 | A: Gunfighter | A deck: 6 Ghost
    Tortuga: B Ghost, C Sheriff, A Spirit | Jungle Oasis: B Mummy`);
  t.play('Gunfighter', 'Tortuga');
  t.expect('purpose: duel');
  t.offers('Ghost, Sheriff');
  t.expect('picks: 0-1');
  t.pick('Sheriff');
  t.expect('A discard: Gunfighter | Tortuga: B Ghost, C Sheriff, A Spirit');
});

scene('Gunfighter need not duel, and finds nobody at an empty base', (table) => {
  const t = table(`shows: Gunfighter 1 | A: 2 Gunfighter, Insta-Grow | A deck: 6 Ghost
    Tortuga: B Ghost | Jungle Oasis: A Spirit`);
  t.play('Gunfighter', 'Tortuga').pick();
  t.expect('Tortuga: B Ghost, A Gunfighter');
  t.play('Insta-Grow');
  t.play('Gunfighter', 'Jungle Oasis');
  t.expect('question: play');
});

scene('Gunfighter against an equal: both are destroyed', (table) => {
  const t = table(`shows: Gunfighter 2 | A: Gunfighter | A deck: 6 Ghost
    Tortuga: B Spirit | Jungle Oasis`);
  t.play('Gunfighter', 'Tortuga').pick('Spirit');
  t.expect('A discard: Gunfighter | B discard: Spirit');
});

scene('Gunfighter: protection from other players’ cards saves only the opponent’s minion', (table) => {
  const t = table(`shows: Gunfighter 3 9, R8.5 | A: Gunfighter, Incorporeal | A deck: 6 Ghost
    Tortuga: B Spirit [B Incorporeal] | Jungle Oasis`);
  t.play('Gunfighter', 'Tortuga');
  // It may be challenged, but the result cannot harm it.
  t.pick('Spirit').pick('Incorporeal');
  t.expect('A discard: Gunfighter, Incorporeal | Tortuga: B Spirit [B Incorporeal]');
});

scene('Gunfighter: no result if the minions are parted', (table) => {
  const t = table(`shows: Gunfighter 4 | A: Gunfighter | A deck: 6 Ghost | B: Bear Rides You
    Tortuga: B Ghost | Jungle Oasis`);
  t.play('Gunfighter', 'Tortuga').pick('Ghost').pick('Bear Rides You');
  t.expect('Jungle Oasis: B Ghost | Tortuga: A Gunfighter');
});

scene('Gunfighter played in the middle of a duel starts none', (table) => {
  const t = table(`shows: Gunfighter 5, R8.2, R10.5
    A: Gunfighter, Insta-Grow, Gunfighter | A deck: 6 Ghost | Tortuga: B Ghost, B Spirit | Jungle Oasis`);
  t.play('Gunfighter', 'Tortuga').pick('Ghost').pick('Insta-Grow').pick('Gunfighter').pick('Tortuga');
  t.expect('question: play | Tortuga: B Spirit, A 2 Gunfighter');
});

scene('Gunfighter: the course of a duel', (table) => {
  const t = table(`shows: Gunfighter 6 7, R8.1
    decks: 6 Ghost | A: Gunfighter, Quick Draw, Deputy, Mummy Strength | B: Mummy Strength, Ghost
    Tortuga: A Pinkerton, B Sheriff | Jungle Oasis: B Spirit`);
  t.play('Gunfighter', 'Tortuga').pick('Sheriff');
  // (1) Pinkerton; (2) the challenger lays a card first, and it is in no hand then.
  t.expect('counters: Gunfighter 1 | asked: A');
  t.offers('Quick Draw, Deputy, Mummy Strength, pass').pick('Quick Draw');
  t.expect('A: Deputy, Mummy Strength | asked: B');
  t.offers('Mummy Strength, Ghost, pass').pick('Mummy Strength');
  t.expect('B: Ghost | B discard: nothing');
  // A holds a Deputy, which may be used at any point.
  t.expect('asked: A');
  t.offers('use Deputy, pass').pass();
  // (3) Both in order: an action is played as usual.
  t.offers('Pinkerton, Gunfighter').pick('Gunfighter');
  t.expect('power: Gunfighter 8 | A discard: Quick Draw');
  t.pass();
  t.expect('asked: B');
  // Its target may be outside the duel.
  t.offers('Sheriff, Spirit').pick('Spirit');
  // (4) The last chance for the Deputy, then (5) the powers: 8 against 5.
  t.expect('asked: A');
  t.offers('use Deputy, pass').pass();
  t.expect('B discard: Mummy Strength, Sheriff');
  // The dueling card was no action play.
  t.offers('play Mummy Strength, use Deputy, pass');
});

scene('Gunfighter: minions, and actions for another time, return to the hand', (table) => {
  const t = table(`shows: Gunfighter 8, R8.1, R8.4
    decks: 6 Ghost | A: Gunfighter, Mummy | B: Dynamite Surprise, Ghost
    Tortuga: B Ghost, A Captain Ahab | Jungle Oasis: A Zeppelin`);
  t.play('Gunfighter', 'Tortuga').pick('Ghost');
  // Nothing but a card to be laid can be used now: neither Captain Ahab nor the Zeppelin.
  t.offers('Mummy, pass').pick('Mummy').pick('Dynamite Surprise');
  t.expect('A: Mummy | B: Dynamite Surprise, Ghost');
  // The others have seen them.
  t.expect('A sees B in any order: ?, Dynamite Surprise | B discard: Ghost');
});

// Deputy

scene('Deputy in Play Cards: each one for any minion, without a minion play', (table) => {
  const t = table(`shows: Deputy 2 | decks: 6 Ghost | A: 2 Deputy, Ghost | B: Deputy
    Tortuga: B Spirit, A Mummy | Jungle Oasis: B Sheriff`);
  t.use('Deputy');
  t.offers('Spirit, Mummy, Sheriff').pick('Mummy');
  t.use('Deputy').pick('Sheriff');
  t.expect('power: Mummy 4, Sheriff 7 | A discard: 2 Deputy');
  // The minion play is left, and B, whose turn it is not, was not asked.
  t.play('Ghost', 'Jungle Oasis');
  t.endTurn();
  t.expect('power: Mummy 2');
});

scene('Deputy in a duel: both sides, the current player first, until all pass in a row', (table) => {
  const t = table(`shows: Deputy 1 3 | players: 3
    decks: 6 Ghost | A: Gunfighter, 2 Deputy | B: Deputy, Quick Draw | C: Deputy
    Tortuga: B Spirit | Jungle Oasis: C Ghost`);
  t.play('Gunfighter', 'Tortuga').pick('Spirit').pass().pick('Quick Draw');
  // Before B's card is revealed, and after it. C, who has no minion in the duel, is not asked.
  t.expect('asked: A');
  t.offers('2 use Deputy, pass').pass();
  t.expect('asked: B');
  t.pass();
  // 3 against 7.
  t.expect('power: Spirit 7 | asked: A');
  t.pick('use Deputy');
  t.offers('Spirit, Gunfighter, Ghost').pick('Gunfighter');
  t.expect('asked: B');
  t.pass();
  t.expect('asked: A');
  t.pick('use Deputy').pick('Gunfighter');
  // One may respond after having passed.
  t.expect('asked: B');
  t.pick('use Deputy').pick('Spirit');
  t.expect('A discard: 2 Deputy, Gunfighter | C: Deputy');
});

scene('Deputy laid down as dueling card comes back and can still be discarded', (table) => {
  const t = table(`shows: Deputy 4 | A: Gunfighter, Deputy | A deck: 6 Ghost
    Tortuga: B Pinkerton | Jungle Oasis`);
  t.play('Gunfighter', 'Tortuga').pick('Pinkerton').pick('Deputy');
  // Before it is revealed it cannot be used: this is the window after that.
  t.expect('A: Deputy');
  t.offers('use Deputy, pass').pick('use Deputy').pick('Gunfighter');
  t.expect('A discard: Deputy, Gunfighter | B discard: Pinkerton');
});

scene('Deputy played as a minion has no ability', (table) => {
  const t = table('shows: Deputy 5 | A: Deputy | A deck: 6 Ghost | Tortuga: B Spirit | Jungle Oasis');
  t.play('Deputy', 'Tortuga');
  t.offers('pass');
});

// Dynamite Surprise

scene('Dynamite Surprise before the scoring of a base where you are behind', (table) => {
  const t = table(`shows: Dynamite Surprise 2 3
    decks: 6 Ghost | A: Dynamite Surprise | base deck: Temple of Goju
    Jungle Oasis: A Gunfighter, A Ghost, B Weed Eater, B Priest of Anubis | Tortuga: B Mummy`);
  // At no other time.
  t.offers('pass');
  t.expect('why not A Dynamite Surprise: only as a special');
  t.endTurn();
  t.offers('use Dynamite Surprise, pass').pick('use Dynamite Surprise');
  // Yours too; but one of them must go.
  t.offers('Gunfighter, Ghost, Priest of Anubis');
  t.expect('picks: 1');
  t.pick('Priest of Anubis');
  // 5 against 5.
  t.expect('vp: A 2, B 2');
});

scene('Dynamite Surprise is no answer for who is tied for the lead, or not there', (table) => {
  const t = table(`shows: Dynamite Surprise 3 | players: 3
    decks: 6 Ghost | A: Dynamite Surprise | C: Dynamite Surprise | base deck: Temple of Goju
    Jungle Oasis: A General Ivan, B General Ivan | Tortuga: C Spirit`);
  t.endTurn();
  t.expect('question: play | asked: B | C: Dynamite Surprise');
});

scene(
  'Dynamite Surprise when another player’s card looks at the hand: after that card has been resolved',
  (table) => {
    const t = table(`shows: Dynamite Surprise 1 2 4 5
      A: Cast the Runes, Ghost | A deck: 6 Ghost | B: Dynamite Surprise, Spirit
      B deck: Mummy, Haunting, 6 Ghost
      Tortuga: A Priest of Anubis, B Spirit | Jungle Oasis: A Mummy, A Sheriff`);
    t.play('Cast the Runes');
    // Hand seen, now the two cards of the deck; still no answer.
    t.expect('asked: A');
    t.pick('Mummy', 'Haunting');
    t.expect('asked: B');
    t.offers('use Dynamite Surprise, pass').pick('use Dynamite Surprise');
    t.offers('Priest of Anubis, Mummy').pick('Mummy');
    t.expect('A discard: Cast the Runes, Mummy | B discard: Dynamite Surprise | asked: A');
  },
);

scene('Dynamite Surprise in the deck is not set off by a look at it', (table) => {
  const t = table(`shows: Dynamite Surprise 1 | A: Cast the Runes, Ghost | A deck: 6 Ghost | B: Spirit
    B deck: Dynamite Surprise, Haunting, 6 Ghost | Tortuga: A Priest of Anubis | Jungle Oasis: A Mummy`);
  t.play('Cast the Runes').pick('Haunting', 'Dynamite Surprise');
  t.expect('asked: A | question: play | B deck: Dynamite Surprise, Haunting, ...');
});

scene('Dynamite Surprise goes off as it is revealed, and the revealing card goes on without it', (table) => {
  const t = table(`shows: Dynamite Surprise 1 4
    A: Raiding Party | A deck: 6 Ghost | B deck: Mummy, Dynamite Surprise, Haunting, 6 Ghost
    Tortuga: A Priest of Anubis, A Sheriff | Jungle Oasis: A Mummy`);
  t.play('Raiding Party');
  // At once, before A may do anything with it.
  t.expect('asked: B');
  t.offers('use Dynamite Surprise, pass').pick('use Dynamite Surprise');
  t.offers('Priest of Anubis, Mummy').pick('Priest of Anubis');
  t.expect('asked: A');
  t.offers('Mummy, Haunting').pick().pick('Mummy', 'Haunting');
  t.expect('B deck: Haunting, Mummy, Ghost, ... | B discard: Dynamite Surprise');
  t.expect('A discard: Priest of Anubis, Raiding Party');
});

scene('Dynamite Surprise, revealed, need not be played', (table) => {
  const t = table(`shows: Dynamite Surprise 2
    A: Shield Maiden | A deck: 6 Ghost | B deck: Dynamite Surprise, 6 Ghost
    Tortuga: A Priest of Anubis | Jungle Oasis`);
  t.play('Shield Maiden', 'Jungle Oasis');
  t.expect('asked: B');
  t.pass();
  t.expect('A: Dynamite Surprise');
});

scene('Dynamite Surprise in hand answers a card revealed from the deck', (table) => {
  const t = table(`shows: Dynamite Surprise 1
    A: Shield Maiden | A deck: 6 Ghost | B: Dynamite Surprise | B deck: 7 Ghost
    Tortuga: A Priest of Anubis, B Spirit | Jungle Oasis`);
  t.play('Shield Maiden', 'Jungle Oasis');
  t.expect('A: Ghost');
  t.offers('use Dynamite Surprise, pass').pick('use Dynamite Surprise');
  t.offers('Priest of Anubis, Shield Maiden').pick('Shield Maiden');
  t.expect('A discard: Shield Maiden');
});

scene('Dynamite Surprise: another player’s card that makes you reveal your own deck sets it off', (table) => {
  const t = table(`shows: Dynamite Surprise 1 4
    A: Transformation | A deck: 6 Ghost | B deck: Dynamite Surprise, Haunting, 6 Ghost
    Tortuga: A Priest of Anubis, B Spirit | Jungle Oasis: A Mummy`);
  t.play('Transformation').pick('Spirit');
  // B reveals cards until a minion comes; the first is the Dynamite.
  t.expect('asked: B');
  t.offers('use Dynamite Surprise, pass').pick('use Dynamite Surprise');
  t.offers('Priest of Anubis, Mummy').pick('Mummy');
  t.expect('Tortuga: A Priest of Anubis, B Haunting | A discard: Mummy, Transformation');
  t.expect('B discard: Dynamite Surprise');
});

scene('Dynamite Surprise: a card taken unseen, or revealed by a base, does not set it off', (table) => {
  const t = table(`shows: Dynamite Surprise 5
    decks: 6 Ghost | A: Pillage, Ghost | B: 2 Dynamite Surprise
    Drakkar: A Priest of Anubis | Jungle Oasis: A Mummy`);
  t.play('Pillage');
  t.expect('asked: A | A: Dynamite Surprise, Ghost');
  t.play('Ghost', 'Drakkar').pick().pick('B').pick('Ghost');
  t.expect('asked: A | question: play | B: Dynamite Surprise');
});

// Form a Posse

scene('Form a Posse: the minions of this moment cannot be moved, not even by yourself', (table) => {
  const t = table(`shows: Form a Posse 1 2 | decks: 6 Ghost | A: Form a Posse, Captain Ahab
    Tortuga: A Captain Ahab, B Sheriff | Jungle Oasis: A Gold Strike, A Mummy`);
  t.play('Form a Posse');
  t.expect('power: Captain Ahab 3, Mummy 3, Sheriff 5 | cannot use: Captain Ahab');
  // Who comes later has neither the power nor the protection.
  t.play('Captain Ahab', 'Tortuga');
  t.use('Captain Ahab');
  t.expect('Tortuga: A Captain Ahab, B Sheriff | Jungle Oasis: A Gold Strike, A Mummy, A Captain Ahab');
  t.expect('power: Captain Ahab @ Jungle Oasis 2');
  t.endTurn();
  t.expect('power: Captain Ahab @ Tortuga 2');
});

scene(
  'Form a Posse: no base returns them, but they are buried or discarded after scoring as ever',
  (table) => {
    const t = table(`shows: Form a Posse 2 | decks: 6 Ghost | A: Form a Posse | base deck: Temple of Goju
      The Mothership: A 2 Weed Eater, A Deputy, A Mummy, B Spirit | Tortuga`);
    t.play('Form a Posse');
    // 17 and one more for each of four.
    t.endTurn();
    // The Mothership could return nobody, and does not ask.
    t.pick('Tortuga');
    t.expect('Tortuga: A buried Mummy | A: 2 Ghost | A discard: Deputy, Form a Posse, 2 Weed Eater');
  },
);

scene('Form a Posse in a duel: the loser stays, and there is a winner all the same', (table) => {
  const t = table(`shows: Form a Posse 3 | decks: 6 Ghost | A: Run 'Em Off | B: Form a Posse
    Tortuga: A Sheriff, B Spirit | Jungle Oasis`);
  t.play("Run 'Em Off").pick('Form a Posse');
  // 5 against 4: the Sheriff has won, but the Spirit does not move.
  t.expect('power: Sheriff 8 | Tortuga: A Sheriff, B Spirit');
});

scene('Form a Posse in a duel keeps the loser from being destroyed', (table) => {
  const t = table(`shows: Form a Posse 3 | decks: 6 Ghost | A: Gunfighter | B: Form a Posse
    Tortuga: B Ghost, B Mummy | Jungle Oasis`);
  t.play('Gunfighter', 'Tortuga').pick('Ghost').pick('Form a Posse');
  // 3 against 3: A's own Gunfighter is destroyed, the Ghost is not.
  t.expect('Tortuga: B Ghost, B Mummy | A discard: Gunfighter');
});

// Gold in Them Thar Hills

scene('Gold in Them Thar Hills: draw one of three, play it, then put back the others', (table) => {
  const t = table(`shows: Gold in Them Thar Hills 1 2
    A: Gold in Them Thar Hills, Mummy | A deck: Ghost, Pyramid Engineer, Spirit, Haunting
    Tortuga: A buried You Can Take It With You | Jungle Oasis`);
  t.play('Gold in Them Thar Hills');
  t.offers('Ghost, Pyramid Engineer, Spirit').pick('Pyramid Engineer');
  t.offers('Pyramid Engineer');
  t.expect('picks: 0-1');
  t.pick('Pyramid Engineer').pick('Tortuga');
  // Resolved before the others are put back: three drawn now are the last one of the deck alone.
  t.pick('You Can Take It With You');
  t.expect('question: order | A: Haunting, Mummy');
  t.pick('Ghost', 'Spirit');
  t.expect('A deck: Spirit, Ghost');
  // The minion play is still there.
  t.expect('can play: Mummy');
});

scene('Gold in Them Thar Hills: shown to all; what cannot be played now stays in hand', (table) => {
  const t = table(`shows: Gold in Them Thar Hills 1
    A: Gold in Them Thar Hills, Mummy | A deck: Ghost, Dynamite Surprise, Spirit, Haunting
    Tortuga | Jungle Oasis`);
  t.play('Gold in Them Thar Hills').pick('Dynamite Surprise');
  t.expect('question: order');
  t.pick('Spirit', 'Ghost');
  t.expect('A deck: Ghost, Spirit, Haunting | A: Dynamite Surprise, Mummy');
  t.expect('B sees A in any order: ?, Dynamite Surprise');
});

scene('Gold in Them Thar Hills with a deck too small goes on with the discard pile', (table) => {
  const t = table(`shows: Gold in Them Thar Hills 3, R2.1
    A: Gold in Them Thar Hills, Mummy | A deck: Ghost | A discard: Spirit | Tortuga | Jungle Oasis`);
  t.play('Gold in Them Thar Hills');
  t.offers('Ghost, Spirit').pick('Spirit').pick();
  t.expect('A deck: Ghost | A: Mummy, Spirit | A discard: Gold in Them Thar Hills');
});

// Gold Strike

scene('Gold Strike draws for each minion that you play here, after its own ability', (table) => {
  const t = table(`shows: Gold Strike 1
    A: 2 Ghost, Insta-Grow, Stagecoach, Ghostly Arrival | A deck: Spirit, Haunting, 6 Ghost | B: Mummy
    B deck: 6 Ghost | Tortuga: A Gold Strike | Jungle Oasis: A Mummy`);
  t.play('Ghost', 'Tortuga');
  // The Ghost's own ability comes first: nothing drawn yet.
  t.offers('Ghost, Insta-Grow, Stagecoach, Ghostly Arrival').pick();
  t.expect('A: Spirit, ...');
  t.play('Ghostly Arrival');
  t.play('Stagecoach').pick('Jungle Oasis').pick('Mummy');
  // Moving is not playing.
  expect(t.hand('A')).not.toContain('Haunting');
  t.play('Ghost', 'Tortuga').pick();
  t.expect('A: Haunting, Insta-Grow, Spirit');
  t.endTurn();
  // B's minions do not count.
  t.play('Mummy', 'Tortuga');
  t.expect('A: 5 cards');
});

scene('Gold Strike on another player’s turn', (table) => {
  const t = table(`shows: Gold Strike 1 | turn: B | decks: 6 Ghost | base deck: Temple of Goju
    Jungle Oasis: A Pharaoh, B General Ivan, B Ghost, A Gold Strike, A buried Spirit | Tortuga`);
  t.endTurn();
  t.expect('asked: A');
  t.pick('Spirit');
  // Spirit's own ability: nothing in hand to discard for the others. Then Pharaoh and Gold Strike.
  t.pick('Ghost');
  t.expect('A: 2 Ghost');
});

// High Noon

scene(
  'High Noon: both duelists are yours to choose; the victor brings an extra minion, now or later',
  (table) => {
    const t = table(`shows: High Noon 1 4 6 | A: High Noon, Ghost, Mummy, Spirit | A deck: 6 Ghost
      Tortuga: A Sheriff, A Deputy, B Spirit, B Ghost | Jungle Oasis: A Mummy
      The Mothership: B Ghost, A Steam Man`);
    t.play('High Noon');
    // Only those who have an opponent; mandatory.
    t.offers('Sheriff, Deputy, Steam Man');
    t.expect('picks: 1');
    t.pick('Sheriff');
    t.offers('Spirit, Ghost');
    t.expect('picks: 1');
    t.pick('Spirit').pass();
    t.expect('Tortuga: A Sheriff, A Deputy, B Ghost');
    t.play('Mummy', 'Jungle Oasis');
    t.offers('play Ghost using High Noon, play Spirit using High Noon, pass');
    t.play('Ghost').pick();
    t.expect('Tortuga: A Sheriff, A Deputy, B Ghost, A Ghost');
  },
);

scene('High Noon: no extra minion for an opponent who wins, nor for you after a tie', (table) => {
  const t = table(`shows: High Noon 1 2 3 | decks: 6 Ghost | A: 2 High Noon, Insta-Grow, 2 Mummy
    Tortuga: A Ghost, B Spirit | Jungle Oasis: A Steam Man, B Gunfighter`);
  t.play('High Noon').pick('Steam Man').pass();
  t.expect('A discard: High Noon, Steam Man | B discard: Gunfighter');
  t.play('Mummy', 'Tortuga');
  t.expect('cannot play: Mummy');
});

scene('High Noon: after a tie, your protected minion brings the extra minion', (table) => {
  const t = table(`shows: High Noon 2 3 | decks: 6 Ghost | A: High Noon, Form a Posse, 2 Mummy
    Tortuga: A Deputy, B Spirit | Jungle Oasis`);
  t.play('High Noon').pick('Form a Posse');
  // 3 against 3, but the Deputy cannot be destroyed.
  t.expect('B discard: Spirit | Tortuga: A Deputy');
  t.play('Mummy', 'Jungle Oasis');
  t.play('Mummy');
  t.expect('Tortuga: A Deputy, A Mummy');
});

scene('High Noon: the extra minion goes where your victor is when the duel ends', (table) => {
  const t = table(`shows: High Noon 1 4
    decks: 6 Ghost | A: High Noon, Bear Rides You, Mummy | B: Bear Rides You
    Tortuga: A Sheriff, B Spirit | Jungle Oasis`);
  t.play('High Noon').pick('Bear Rides You').pick('Bear Rides You');
  t.expect('Jungle Oasis: A Sheriff');
  t.play('Mummy', undefined, 'High Noon');
  t.expect('Jungle Oasis: A Sheriff, A Mummy');
});

scene('High Noon: no result when the minions are parted', (table) => {
  const t = table(`shows: High Noon 4 | decks: 6 Ghost | A: High Noon, 2 Mummy | B: Bear Rides You
    Tortuga: A Sheriff, B Spirit | Jungle Oasis`);
  t.play('High Noon').pass().pick('Bear Rides You');
  t.expect('Jungle Oasis: B Spirit');
  t.play('Mummy', 'Tortuga');
  t.expect('cannot play: Mummy');
});

scene('High Noon: an opponent’s duelist that you have won over and that wins is your winner', (table) => {
  const t = table(`shows: High Noon 4
    A: High Noon, Make Contact | A deck: Mummy, 6 Ghost | B deck: 6 Ghost
    Tortuga: A Gold Strike, A Ghost, B Weed Eater | Jungle Oasis: A Pharaoh`);
  t.play('High Noon').pick('Make Contact').pick('Weed Eater');
  t.expect('controller: Weed Eater A | A discard: Ghost, High Noon | question: play');
});

scene('High Noon as a dueling card does nothing', (table) => {
  const t = table(`shows: High Noon 5, R8.2, R10.5 | A: Gunfighter, High Noon | A deck: 6 Ghost
    Tortuga: B Ghost, B Deputy, A Sheriff | Jungle Oasis`);
  t.play('Gunfighter', 'Tortuga').pick('Ghost').pick('High Noon');
  t.expect('A discard: High Noon | B discard: Ghost');
  // Its action play is left; the extra minion was not given.
  t.offers('pass');
});

scene('High Noon: the extra minion is optional', (table) => {
  const t = table(`shows: High Noon 6 | decks: 6 Ghost | A: High Noon, Mummy, Ghost
    Tortuga: A Sheriff, B Ghost | Jungle Oasis`);
  t.play('High Noon').pass();
  t.endTurn();
  t.expect('A: 3 Ghost, Mummy');
});

scene('High Noon outside Play Cards: the extra minion comes at once or not at all', (table) => {
  const t = table(`shows: High Noon 6 | decks: 6 Ghost | A: Ghost, High Noon | base deck: Temple of Goju
    Jungle Oasis: A Pharaoh, A Pinkerton, B Spirit, A buried High Noon | Tortuga`);
  t.endTurn().pick('High Noon').pick('Pinkerton').pass();
  t.expect('purpose: extra minion');
  t.offers('Ghost').pick('Ghost');
  // Its own ability.
  t.pick();
  t.expect('vp: A 2 | A discard: Ghost, High Noon, Pharaoh, Pinkerton');
});

// Quick Draw

scene('Quick Draw outside a duel gives 2, and no more when the minion duels later', (table) => {
  const t = table(`shows: Quick Draw 1 | decks: 6 Ghost | A: Quick Draw | base deck: Temple of Goju
    Jungle Oasis: A Sheriff, B Weed Eater +3 | Tortuga: A Mummy`);
  t.play('Quick Draw');
  t.offers('Sheriff, Mummy').pick('Sheriff');
  t.expect('power: Sheriff 7');
  t.endTurn();
  // 7 against 8, although it duels now.
  t.pick('Weed Eater');
  t.expect('vp: B 2, A 0 | A discard: Quick Draw, Sheriff');
});

scene('Quick Draw in a duel gives 4 to a duelist, also when the duel is over', (table) => {
  const t = table(`shows: Quick Draw 1 | A: Gunfighter, Quick Draw | A deck: 6 Ghost
    Tortuga: B Weed Eater, A Mummy | Jungle Oasis`);
  t.play('Gunfighter', 'Tortuga').pick('Weed Eater').pick('Quick Draw').pick('Gunfighter');
  t.expect('B discard: Weed Eater | power: Gunfighter 7');
});

scene('Quick Draw in a duel gives 2 to a minion outside it', (table) => {
  const t = table(`shows: Quick Draw 2 | A: Gunfighter, Quick Draw | A deck: 6 Ghost
    Tortuga: B Weed Eater | Jungle Oasis: A Mummy`);
  t.play('Gunfighter', 'Tortuga').pick('Weed Eater').pick('Quick Draw');
  t.offers('Mummy, Gunfighter').pick('Mummy');
  t.expect('power: Mummy 4 | A discard: Gunfighter, Quick Draw');
});

// Run 'Em Off

scene('Run ’Em Off: the winner is stronger and its controller moves the loser', (table) => {
  const t = table(`shows: Run 'Em Off 1 4 | A: Run 'Em Off | A deck: 6 Ghost
    Tortuga: A Sheriff, B Spirit | Jungle Oasis | The Mothership: A Mummy`);
  t.play("Run 'Em Off");
  t.expect('asked: A | purpose: move to');
  t.offers('Jungle Oasis, The Mothership');
  t.expect('picks: 1');
  t.pick('Jungle Oasis');
  t.expect('power: Sheriff 8, Spirit 3 | Jungle Oasis: B Spirit');
});

scene('Run ’Em Off: an opponent who wins makes the move, by your card', (table) => {
  // Superiority of A stops others' cards, not A's own.
  const t = table(`shows: Run 'Em Off 1 3 | decks: 6 Ghost | A: Run 'Em Off
    Tortuga: A Mummy, B Spirit, A Superiority | Jungle Oasis | The Mothership`);
  t.play("Run 'Em Off");
  t.expect('asked: B');
  t.offers('Jungle Oasis, The Mothership').pick('The Mothership');
  t.expect('The Mothership: A Mummy | power: Spirit 6');
});

scene(
  'Run ’Em Off: after a tie each moves the other’s minion, in the order that the current player says',
  (table) => {
    const t = table(`shows: Run 'Em Off 2 | decks: 6 Ghost | A: Run 'Em Off
      Tortuga: A Gunfighter, B Spirit | Jungle Oasis | The Mothership`);
    t.play("Run 'Em Off");
    t.expect('asked: A | question: order');
    t.offers('Gunfighter, Spirit').pick('Gunfighter', 'Spirit');
    t.expect('asked: B');
    t.offers('Jungle Oasis, The Mothership').pick('The Mothership');
    t.expect('asked: A');
    t.pick('Jungle Oasis');
    t.expect('The Mothership: A Gunfighter | Jungle Oasis: B Spirit | power: Gunfighter 6, Spirit 6');
  },
);

scene('Run ’Em Off: no result when the minions are parted; none as a dueling card', (table) => {
  const t = table(`shows: Run 'Em Off 4 5
    decks: 6 Ghost | A: Gunfighter, Run 'Em Off | B: Bear Rides You
    Tortuga: B Ghost, B Mummy | Jungle Oasis`);
  t.play('Gunfighter', 'Tortuga').pick('Ghost').pick("Run 'Em Off").pass();
  // It did nothing: neither a second duel nor power, and is discarded.
  t.expect("power: Gunfighter 3 | A discard: Run 'Em Off | B discard: Ghost");
  t.expect('Tortuga: B Mummy, A Gunfighter');
});

scene('Run ’Em Off: parted minions stay as they are', (table) => {
  const t = table(`shows: Run 'Em Off 4 | decks: 6 Ghost | A: Run 'Em Off | B: Bear Rides You
    Tortuga: A Gunfighter, B Ghost | Jungle Oasis | The Mothership`);
  t.play("Run 'Em Off").pick('Bear Rides You').pick('Jungle Oasis');
  t.expect('power: Gunfighter 3 | Jungle Oasis: B Ghost | question: play');
});

// Stagecoach

scene(
  'Stagecoach takes minions, actions on the base and buried cards, but not actions on minions',
  (table) => {
    const t = table(`shows: Stagecoach 1 2 | A: Stagecoach, Ghost | A deck: 6 Ghost
      Tortuga: A Spirit +1 [A Incorporeal], A Gold Strike, A buried Mummy, A(B) Gunfighter, B Ghost, B Sleep Spores, B(A) buried Mummy
      Star Portal | Jungle Oasis: B Mummy`);
    t.play('Stagecoach');
    // The only base where A has something.
    t.offers('Spirit, Gold Strike, Mummy, Gunfighter');
    t.expect('picks: 0-2');
    t.pick('Mummy', 'Gold Strike');
    t.offers('Star Portal, Jungle Oasis').pick('Star Portal');
    t.expect('Star Portal: A buried Mummy, A Gold Strike');
    // Neither played nor buried anew.
    t.expect('A: Ghost');
  },
);

scene('Stagecoach moves minions together, with what is on them', (table) => {
  const t = table(`shows: Stagecoach 1 3 | A: Stagecoach | A deck: 6 Ghost
    Tortuga: A Spirit +1 [A Incorporeal], A Mummy | Jungle Oasis: B Cub Scout`);
  t.play('Stagecoach').pick('Spirit', 'Mummy');
  // Both have arrived before the Cub Scout reacts to either.
  t.expect('question: next | Jungle Oasis: B Cub Scout, A Spirit +1 [A Incorporeal], A Mummy');
  t.pick('use Cub Scout');
  t.expect('Jungle Oasis: B Cub Scout, A Spirit +1 [A Incorporeal]');
});

scene('Stagecoach: none is a number', (table) => {
  const t = table(`shows: Stagecoach 2 | A: Stagecoach | A deck: 6 Ghost
    Tortuga: A Spirit | Jungle Oasis: A Ghost`);
  t.play('Stagecoach');
  t.offers('Tortuga, Jungle Oasis').pick('Tortuga').pick();
  t.expect('Tortuga: A Spirit | question: play');
});
