import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// Baba Yaga

scene(
  'Baba Yaga turns another minion here into one off the top of its owner’s deck; the owner plays it and decides for it',
  (table) => {
    const t = table(`shows: Baba Yaga 1 3 4
      A discard: Ghost | B deck: Insta-Grow, Blossom, Tsar Eagle, Tea Party
      Tortuga: A Baba Yaga, A(B) Hansel, B Tiki, A Rose Red | Jungle Oasis: B Steam Man`);
    t.use('Baba Yaga');
    t.offers('Hansel, Tiki, Rose Red').pick('Hansel');
    // Tsar Eagle was played by B, who owns Hansel, although A controlled him.
    t.expect('asked: B');
    t.offers('draw, place a minion');
    // The revealed cards are in no zone: neither in the deck nor in the discard pile.
    t.expect('B deck: Tea Party, Hansel | B discard: nothing');
    t.pick('draw');
    t.expect('B: Tea Party | B deck in any order: Blossom, Hansel, Insta-Grow');
    t.expect('Tortuga: A Baba Yaga, B Tiki, A Rose Red, B Tsar Eagle | cannot use: Baba Yaga');
  },
);

scene('Baba Yaga: at worst the very same minion comes back; the discard pile is left alone', (table) => {
  const t = table(`shows: Baba Yaga 3 | B discard: Steam Man
    Tortuga: A Baba Yaga, B Hansel +2 | Jungle Oasis`);
  t.use('Baba Yaga');
  t.expect('Tortuga: A Baba Yaga, B Hansel | B discard: Steam Man | B deck: nothing');
});

scene(
  'Baba Yaga: a minion that may not be played here is discarded, and nothing takes its place',
  (table) => {
    const t = table(`shows: Baba Yaga 2 | B deck: Blossom, Ghost, Tiki, Steam Man
      Tortuga: A Baba Yaga, A Overrun, B Hansel | Jungle Oasis`);
    t.use('Baba Yaga');
    t.expect('Tortuga: A Baba Yaga, A Overrun | B discard: Ghost');
    t.expect('B deck in any order: Blossom, Hansel, Steam Man, Tiki');
  },
);

scene(
  'Baba Yaga: what is on the minion goes; The Frog Princess does not trigger, Bewitched moves on',
  (table) => {
    const t = table(`shows: Baba Yaga 5 | B deck: Tiki
      Tortuga: A Baba Yaga, B Hansel +3 [B The Frog Princess, A Bewitched] | Jungle Oasis: B Steam Man`);
    t.use('Baba Yaga');
    // Bewitched does so at once, before the new minion is there; its controller chooses.
    t.expect('asked: A');
    t.offers('Baba Yaga, Steam Man').pick('Steam Man');
    t.expect('Tortuga: A Baba Yaga, B Tiki | Jungle Oasis: B Steam Man [A Bewitched]');
    t.expect('B discard: The Frog Princess | B deck: Hansel');
  },
);

scene('Baba Yaga needs another minion here; with one that is protected there is nothing to do', (table) => {
  const t = table(`shows: Baba Yaga 4 | B deck: Tiki, Steam Man
    Tortuga: A Baba Yaga, B Hansel [B Incorporeal] | The Great Library: A Baba Yaga | Jungle Oasis`);
  t.offers('pass');
  t.expect('why not A Baba Yaga @ Tortuga: forbidden: Incorporeal');
  t.expect('why not A Baba Yaga @ The Great Library: nothing to choose from');
});

// Finist the Falcon

scene(
  'Finist the Falcon flies to a base that is about to score, on any player’s turn, with everything on it',
  (table) => {
    const t = table(`shows: Finist the Falcon 2 4 | turn: B
      decks: 2 Ghost | A: Finist the Falcon | base deck: The Homeworld
      Jungle Oasis: B General Ivan, B Sir Squeezes, A Steam Queen
      Tortuga: A Finist the Falcon +3 [A Incorporeal]`);
    t.endTurn();
    // Only the one in play is asked, not the one in hand.
    t.expect('asked: A');
    t.offers('yes, no').pick('yes');
    // 5 + 4 + 3 against 11. It moved, so it is not asked a second time.
    t.expect('vp: A 2, B 0 | A discard: Finist the Falcon, Incorporeal, Steam Queen | turn: A');
  },
);

scene(
  'Finist the Falcon leaves a base that is about to score; it scores all the same, though below its breakpoint',
  (table) => {
    const t = table(`shows: Finist the Falcon 2 3 4
      A deck: Ghost, Spirit, Tiki, Haunting | B deck: 2 Ghost | base deck: The Mothership
      Jungle Oasis: A Finist the Falcon +3 [A Incorporeal], B Sir Squeezes | Tortuga: A Gold Strike
      The Homeworld`);
    t.endTurn().pick('yes');
    // One question: where it goes, or nowhere.
    t.offers('Tortuga, The Homeworld');
    t.expect('picks: 0-1');
    t.pick('Tortuga');
    t.expect('Tortuga: A Gold Strike, A Finist the Falcon | A discard: Incorporeal');
    // Others see a minion being played: Gold Strike draws.
    t.expect('A: Ghost');
    // It is a new card now, without what was on it, and could fly again.
    t.expect('asked: A');
    t.offers('yes, no').pick('no');
    t.expect('vp: B 2 | Tortuga: A Gold Strike, A Finist the Falcon');
  },
);

scene(
  'Finist the Falcon, played again, is a new card and may use its ability again in the same scoring, but only once',
  (table) => {
    const t = table(`shows: Finist the Falcon 1, R10.27, R10.11
      decks: 2 Ghost | base deck: The Mothership
      Jungle Oasis: A Finist the Falcon, A Steam Man, B General Ivan | Tortuga`);
    t.endTurn().pick('yes').pick('Tortuga');
    t.expect('Tortuga: A Finist the Falcon');
    t.offers('yes, no').pick('yes');
    // Back at the scoring base, 7 against 6, and not asked a third time.
    t.expect('vp: A 2 | A discard: Finist the Falcon, Steam Man | turn: B');
  },
);

scene('Finist the Falcon is asked for each base that scores', (table) => {
  const t = table(`shows: Finist the Falcon 1 | decks: 2 Ghost | base deck: The Mothership, The Homeworld
    Jungle Oasis: A General Ivan, A Steam Queen, A Toad, A Tiki
    The Central Brain: B General Ivan, B Steam Queen, B Baba Yaga | Tortuga: A Finist the Falcon`);
  t.endTurn().pick('Jungle Oasis').pick('no');
  t.expect('vp: A 2');
  t.offers('yes, no').pick('no');
  t.expect('vp: B 4');
});

scene('Finist the Falcon of another owner returns to that owner’s hand, and you cannot play it', (table) => {
  const t = table(`shows: Finist the Falcon 4 | decks: 2 Ghost | base deck: The Mothership
    Jungle Oasis: A(B) Finist the Falcon, A Steam Man, B General Ivan | Tortuga`);
  t.endTurn();
  t.expect('asked: A');
  t.pick('yes');
  t.expect('B: Finist the Falcon | Tortuga: nothing | vp: B 2');
});

scene('Finist the Falcon may stay in hand, like every extra minion', (table) => {
  const t = table(`shows: Finist the Falcon | decks: 2 Ghost | base deck: The Mothership
    Jungle Oasis: A Finist the Falcon, A Steam Man, B General Ivan | Tortuga`);
  t.endTurn().pick('yes').pick();
  t.expect('A: Finist the Falcon, 2 Ghost | turn: B');
});

scene(
  'Finist the Falcon in the 2013 edition flies in turn order, and again once it has been played again',
  (table) => {
    const t = table(`shows: Finist the Falcon 1 2, R10.27, R10.11 | edition: awesome-level-9000
      decks: 2 Ghost | base deck: The Mothership
      Jungle Oasis: A Finist the Falcon, A Steam Man, B General Ivan | Tortuga: B Finist the Falcon`);
    t.endTurn();
    t.expect('asked: A');
    t.offers('use Finist the Falcon, pass');
    // Whoever uses it is not asked again whether to.
    t.pick('use Finist the Falcon');
    t.offers('Tortuga').pick('Tortuga');
    t.expect('Tortuga: B Finist the Falcon, A Finist the Falcon');
    // The new one waits until it is A's turn again (R10.27).
    t.expect('asked: B');
    t.pick('use Finist the Falcon');
    t.expect('asked: A');
    t.pick('use Finist the Falcon');
    // 3 + 4 against 6 + 4.
    t.expect('vp: A 0, B 2 | turn: B');
  },
);

// The Birch Woman

scene('The Birch Woman, destroyed, looks for The Birch in the deck and plays her at any base', (table) => {
  const t = table(`shows: The Birch Woman 1 2 3, R10.6 | turn: B
    A deck: Ghost, Spirit, The Birch, Tiki, Haunting | A discard: Steam Man | B: Big Bad Wolf
    Tortuga: A The Birch Woman | Jungle Oasis`);
  t.play('Big Bad Wolf', 'Tortuga').pick('The Birch Woman');
  t.expect('asked: A');
  t.offers('yes, no').pick('yes');
  t.offers('deck, discard pile').pick('deck');
  t.offers('The Birch').pick('The Birch');
  t.offers('put into hand, play').pick('play');
  // Now, on B's turn, and not later.
  t.offers('Tortuga, Jungle Oasis').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A The Birch');
  // A searched deck is shuffled.
  t.expect('A deck in any order: Ghost, Haunting, Spirit, Tiki');
  expect(t.deck('A')).not.toEqual(['Ghost', 'Spirit', 'Tiki', 'Haunting']);
});

scene(
  'The Birch Woman, discarded after scoring: neither the scored base nor the next one is a place for The Birch',
  (table) => {
    const t = table(`shows: The Birch Woman 1 2
      A: The Birch | A deck: 2 Ghost | base deck: The Mothership
      Jungle Oasis: A The Birch Woman, A General Ivan, A Steam Man | Tortuga | The Homeworld`);
    t.endTurn().pick('yes');
    t.offers('The Birch').pick('The Birch').pick('play');
    t.offers('Tortuga, The Homeworld').pick('Tortuga');
    t.expect('Tortuga: A The Birch | bases: The Mothership, Tortuga, The Homeworld');
  },
);

scene('The Birch Woman: whoever controlled her looks for The Birch', (table) => {
  const t = table(`shows: The Birch Woman 3
    A: Big Bad Wolf | A discard: The Birch | B deck: Ghost | B discard: The Birch, Ghost
    Tortuga: B(A) The Birch Woman | Jungle Oasis`);
  t.play('Big Bad Wolf', 'Tortuga').pick('The Birch Woman');
  t.expect('asked: B');
  t.pick('yes').pick('discard pile');
  t.offers('The Birch').pick('The Birch').pick('put into hand');
  t.expect('B: The Birch | A discard: The Birch, The Birch Woman | B discard: Ghost');
});

scene(
  'The Birch Woman: nothing found, the deck is shuffled, the discard pile can still be looked through',
  (table) => {
    const t = table(`shows: The Birch Woman 3
      A: Yokai Attack! | A deck: Ghost, Spirit, Tiki, Haunting, Hansel, Gretel | A discard: The Birch
      Tortuga: A The Birch Woman | Jungle Oasis`);
    t.play('Yokai Attack!').pick('yes').pick('deck');
    expect(t.deck('A')).not.toEqual(['Ghost', 'Spirit', 'Tiki', 'Haunting', 'Hansel', 'Gretel']);
    t.offers('The Birch').pick();
    t.expect('A: nothing | A discard: The Birch, The Birch Woman, Yokai Attack!');
  },
);

scene('The Birch Woman does nothing if she goes elsewhere, and may be ignored', (table) => {
  const t = table(`shows: The Birch Woman 1 | A: Big Bad Wolf, The Birch
    Tar Pits: A The Birch Woman | Jungle Oasis`);
  t.play('Big Bad Wolf', 'Tar Pits').pick('The Birch Woman');
  t.expect('A deck: The Birch Woman');
  t.offers('pass');
});

// The Gray Wolf

scene(
  'The Gray Wolf goes on the deck; a minion is played here at once and gets a counter after its own ability',
  (table) => {
    const t = table(`shows: The Gray Wolf 1 2 | A: Ronin, Tiki, Insta-Grow | A deck: Ghost
      Tortuga: A The Gray Wolf +2 [A Incorporeal], B Hansel | Jungle Oasis`);
    t.use('The Gray Wolf');
    t.expect('A deck: The Gray Wolf, Ghost | A discard: Incorporeal');
    t.offers('Ronin, Tiki').pick('Ronin');
    // One from Ronin himself, one from the Wolf; nobody was asked where.
    t.expect('Tortuga: B Hansel, A Ronin +2');
    // It was extra: the free minion is still there.
    t.expect('can play: Tiki');
  },
);

scene('The Gray Wolf: the extra minion cannot be saved, and without one there is nothing more', (table) => {
  const t = table(`shows: The Gray Wolf 1 | A: Tiki, Steam Man | A deck: Ghost
    Tortuga: A The Gray Wolf | Jungle Oasis`);
  t.play('Tiki', 'Jungle Oasis');
  t.use('The Gray Wolf').pick();
  t.offers('pass');
  t.expect('Tortuga: nothing | A deck: The Gray Wolf, Ghost');
});

scene('The Gray Wolf of another owner goes on that owner’s deck, and you play the minion', (table) => {
  const t = table(`shows: The Gray Wolf 1 | A: Tiki | A deck: Ghost | B deck: Spirit
    Tortuga: A(B) The Gray Wolf | Jungle Oasis`);
  t.use('The Gray Wolf').pick('Tiki');
  t.expect('B deck: The Gray Wolf, Spirit | Tortuga: A Tiki +1');
});

// Foolish Magician

scene('Foolish Magician draws three and puts three back, split and ordered at will, unseen', (table) => {
  const t = table(`shows: Foolish Magician 1
    A: Foolish Magician, Insta-Grow, Blossom | A deck: Ghost, Spirit, Haunting, Tiki, Hansel
    Tortuga | Jungle Oasis`);
  t.play('Foolish Magician', 'Tortuga');
  t.offers('Insta-Grow, Blossom, Ghost, Spirit, Haunting');
  t.expect('picks: 3');
  t.pick('Insta-Grow', 'Ghost', 'Spirit');
  t.expect('purpose: to the bottom');
  t.offers('Insta-Grow, Ghost, Spirit').pick('Ghost');
  t.expect('purpose: to the top');
  t.offers('Insta-Grow, Spirit').pick('Insta-Grow', 'Spirit');
  // The last one named lies outermost.
  t.expect('A deck: Spirit, Insta-Grow, Tiki, Hansel, Ghost | A: Blossom, Haunting | B sees A: 2 ?');
});

scene('Foolish Magician with fewer than three cards puts them all back; it is not optional', (table) => {
  const t = table(`shows: Foolish Magician 1 | A: Foolish Magician | A deck: Ghost, Spirit
    Tortuga | Jungle Oasis`);
  t.play('Foolish Magician', 'Tortuga');
  t.expect('purpose: to the bottom');
  t.pick('Ghost', 'Spirit').pick('Spirit', 'Ghost');
  t.expect('A deck: Spirit, Ghost | A: nothing');
});

scene('Foolish Magician may put back cards that you do not own, and they stay in your deck', (table) => {
  const t = table(`shows: Foolish Magician 2
    A: Shield Maiden, Ghostly Arrival, Foolish Magician | A deck: Ghost, Spirit, Tiki
    B deck: Hansel, Gretel | Tortuga | Jungle Oasis`);
  t.play('Ghostly Arrival');
  t.play('Shield Maiden', 'Tortuga');
  t.expect('A: Foolish Magician, Hansel');
  t.play('Foolish Magician', 'Tortuga').pick('Hansel', 'Ghost', 'Spirit').pick();
  t.pick('Ghost', 'Spirit', 'Hansel');
  t.expect('A deck: Hansel, Spirit, Ghost | B deck: Gretel');
  // B has seen Hansel go to A's hand, but does not know whether it is still there.
  t.expect('B sees A: ?');
});

// The Birch

scene(
  'The Birch may be destroyed at the start of your turn for The Birch Woman, played where The Birch was',
  (table) => {
    const t = table(`shows: The Birch 2 | from: start of turn
      A deck: Ghost, The Birch Woman, Spirit, Tiki | Tortuga: A The Birch | Jungle Oasis`);
    t.offers('yes, no').pick('yes').pick('deck').pick('The Birch Woman').pick('play');
    t.expect('Tortuga: A The Birch Woman | A discard: The Birch');
    t.expect('A deck in any order: Ghost, Spirit, Tiki | phase: play');
  },
);

scene(
  'The Birch: The Birch Woman may come from the hand, or be taken into it; she cannot be saved for the turn',
  (table) => {
    const t = table(`shows: The Birch 2 | from: start of turn
      A: The Birch Woman, Tiki | A deck: Ghost | A discard: The Birch Woman
      Tortuga: A The Birch | Jungle Oasis`);
    t.pick('yes');
    // First the hand, then the others.
    t.offers('The Birch Woman').pick().pick('discard pile').pick('The Birch Woman').pick('put into hand');
    t.expect('A: 2 The Birch Woman, Tiki');
    t.play('Tiki', 'Tortuga');
    // The free minion is gone, and no extra was kept.
    t.offers('pass');
  },
);

scene('The Birch: only her own ability’s destruction counts', (table) => {
  const t = table(`shows: The Birch 1 | A: Big Bad Wolf | A deck: The Birch Woman
    Tortuga: A The Birch | Jungle Oasis`);
  t.play('Big Bad Wolf', 'Tortuga').pick('The Birch');
  t.expect('A discard: The Birch');
  t.offers('pass');
});

scene('The Birch that is saved from destruction is not destroyed: no search', (table) => {
  const t = table(`shows: The Birch 1 | from: start of turn | A deck: The Birch Woman
    Tortuga: A The Birch, A Escape Hatch | Jungle Oasis`);
  t.pick('yes');
  t.expect('A: The Birch | phase: play | A deck: The Birch Woman');
});

// Tsar Eagle

scene('Tsar Eagle puts a minion from any other player’s discard pile on that player’s deck', (table) => {
  const t = table(`shows: Tsar Eagle 1 | players: 3
    A: Tsar Eagle | A deck: Tiki | A discard: Ghost | B deck: Spirit | B discard: Hansel, Blossom
    C deck: Steam Man | C discard: Gretel | Tortuga | Jungle Oasis`);
  t.play('Tsar Eagle', 'Tortuga').pick('place a minion');
  t.offers('Hansel, Gretel').pick('Gretel');
  t.expect('C deck: Gretel, Steam Man | C discard: nothing | A: nothing');
});

scene('Tsar Eagle: without a minion in another discard pile there is only the draw', (table) => {
  const t = table(`shows: Tsar Eagle 1
    A: Tsar Eagle | A deck: Tiki | A discard: Ghost | B discard: Blossom | Tortuga | Jungle Oasis`);
  t.play('Tsar Eagle', 'Tortuga');
  t.expect('A: Tiki');
  t.offers('pass');
});

// Toad

scene(
  'Toad goes to another player, and another minion of that player here is shuffled away; you choose both',
  (table) => {
    const t = table(`shows: Toad 1 2 3 | players: 3 | A: Toad | B deck: Ghost | C deck: Spirit
      Tortuga: B(C) Hansel, B Tiki, C Steam Man | Jungle Oasis: B Gretel`);
    t.play('Toad', 'Tortuga');
    t.offers('B, C').pick('B');
    t.expect('asked: A');
    t.offers('Hansel, Tiki').pick('Hansel');
    t.expect('Tortuga: B Tiki, C Steam Man, B(A) Toad | C deck in any order: Hansel, Spirit');
    // Its power is 0, and counts as that: B's minion, with nothing to add.
    t.expect('power: Toad 0 | total at Tortuga: B 3, A 0');
  },
);

scene('Toad may go to a player who has nothing else here, or stay', (table) => {
  const t = table('shows: Toad 1 | players: 3 | A: 2 Toad, Insta-Grow | Tortuga: B Tiki | Jungle Oasis');
  t.play('Insta-Grow');
  t.play('Toad', 'Tortuga').pick('C');
  t.expect('Tortuga: B Tiki, C(A) Toad');
  t.play('Toad', 'Tortuga').pick();
  t.expect('Tortuga: B Tiki, C(A) Toad, A Toad');
});

scene(
  'Toad counts as a minion of its new controller and goes back to its owner’s zones; with counters it gives power',
  (table) => {
    const t = table(`shows: Toad 2 3 | turn: B | B: Big Bad Wolf
      Tortuga: B(A) Toad +2 [A Bewitched] | Jungle Oasis: A Tiki`);
    t.expect('total at Tortuga: B 4');
    t.play('Big Bad Wolf', 'Tortuga').pick('Toad');
    t.expect('asked: A');
    t.pick('Tiki');
    t.expect('A discard: Toad | B discard: nothing');
  },
);

scene('Toad alone is enough to take part in scoring', (table) => {
  const t = table(`shows: Toad 2 3 | A deck: 2 Ghost | base deck: The Mothership
    Tortuga: A General Ivan, A Steam Queen, A Baba Yaga, A Sir Squeezes, B(A) Toad`);
  t.endTurn();
  t.expect('vp: A 4, B 3');
});

// Bewitched

scene(
  'Bewitched goes on any minion, and its controller finds it another one at once when that leaves play',
  (table) => {
    const t = table(`shows: Bewitched 1, R10.12 | A: Bewitched | B: Yokai Attack!, Ronin
      Tortuga: B Hansel | Jungle Oasis: A Tiki, B Steam Man`);
    t.play('Bewitched', 'Hansel');
    t.expect('power: Hansel 4');
    t.endTurn();
    t.play('Yokai Attack!').pick('Hansel');
    // In the middle of Yokai Attack!, before anything else; not optional.
    t.expect('asked: A');
    t.offers('Tiki, Steam Man');
    t.expect('picks: 1');
    t.pick('Steam Man');
    t.expect('Jungle Oasis: A Tiki, B Steam Man [A Bewitched] | power: Steam Man 5 | asked: B');
    t.expect('can play: Ronin');
  },
);

scene('Bewitched without another minion in play is discarded', (table) => {
  const t = table('shows: Bewitched 2 | A: Yokai Attack! | Tortuga: A Hansel [B Bewitched] | Jungle Oasis');
  t.play('Yokai Attack!');
  t.expect('Tortuga: nothing | B discard: Bewitched');
});

scene(
  'Bewitched leaves a base that is cleared after scoring; those who leave with its minion are no place for it',
  (table) => {
    const t = table(`shows: Bewitched 2 | A deck: 2 Ghost | base deck: The Mothership
      Jungle Oasis: A General Ivan [A Bewitched], A Steam Queen, B Tiki | Tortuga: B Hansel, A Gretel`);
    t.endTurn();
    t.offers('Hansel, Gretel').pick('Hansel');
    t.expect('Tortuga: B Hansel [A Bewitched], A Gretel | A discard: General Ivan, Steam Queen');
  },
);

scene('Bewitched is discarded after scoring if no minion is left elsewhere', (table) => {
  const t = table(`shows: Bewitched 2 | A deck: 2 Ghost | base deck: The Mothership
    Jungle Oasis: A General Ivan [A Bewitched], A Steam Queen, B Tiki | Tortuga`);
  t.endTurn();
  t.expect('A discard: Bewitched, General Ivan, Steam Queen | turn: B');
});

scene('Bewitched stays on a minion that moves', (table) => {
  const t = table(`shows: Bewitched 3 | A: Bear Rides You
    Tortuga: A Hansel [B Bewitched] | Jungle Oasis: B Tiki [B Bewitched]`);
  t.play('Bear Rides You');
  t.expect('Jungle Oasis: B Tiki [B Bewitched], A Hansel [B Bewitched]');
});

scene('Bewitched stays when control changes', (table) => {
  const t = table('shows: Bewitched 3 | A: Make Contact | Tortuga: B Tiki [B Bewitched] | Jungle Oasis');
  t.play('Make Contact');
  // 3, +2 for having an action on it, +2.
  t.expect('Tortuga: A(B) Tiki [B Bewitched, A Make Contact] | power: Tiki 7');
});

scene(
  'Bewitched finds no hold on a minion that is protected from its controller, and is discarded',
  (table) => {
    const t = table(`shows: Bewitched 1 | A: Yokai Attack!
      Tortuga: A Hansel [B Bewitched] | Jungle Oasis: A Tiki [A Incorporeal]`);
    t.play('Yokai Attack!').pick('Hansel');
    t.expect('Jungle Oasis: A Tiki [A Incorporeal] | B discard: Bewitched');
  },
);

scene('Bewitched, current: the same, whenever its minion leaves play', (table) => {
  const t = table(`shows: Bewitched 1 | printing: current | A: Transformation | A deck: Ghost
    Tortuga: A Hansel [A Bewitched], B Tiki | Jungle Oasis`);
  t.play('Transformation').pick('Hansel');
  t.expect('Tortuga: B Tiki [A Bewitched], A Ghost');
  t.offers('pass');
});

scene('Bewitched, cancelled, falls off like any action', (table) => {
  const t = table(`shows: Bewitched 1 | printing: current | A: Bear Rides You, Big Bad Wolf
    Tortuga: A Hansel | Jungle Oasis: A Steam Man [B Bewitched]`);
  t.play('Bear Rides You').pick('Hansel').pick('Bewitched');
  t.expect('power: Steam Man 3');
  t.play('Big Bad Wolf', 'Jungle Oasis').pick('Steam Man');
  t.expect('Jungle Oasis: A Hansel, A Big Bad Wolf | B discard: Bewitched');
});

// Fetch I Know Not What

scene('Fetch I Know Not What reveals until there are two actions and takes none, one or both', (table) => {
  const t = table(`shows: Fetch I Know Not What 1
    A: Fetch I Know Not What | A deck: Ghost, Blossom, Spirit, Insta-Grow, Tea Party, Tiki
    Tortuga | Jungle Oasis`);
  t.play('Fetch I Know Not What');
  t.offers('Blossom, Insta-Grow');
  t.expect('picks: 0-2');
  t.pick('Blossom');
  t.expect('A: Blossom | A deck in any order: Ghost, Insta-Grow, Spirit, Tea Party, Tiki');
  t.expect('B sees A: Blossom');
});

scene('Fetch I Know Not What: both, and nothing else revealed, so nothing to shuffle in', (table) => {
  const t = table(`shows: Fetch I Know Not What 1
    A: Fetch I Know Not What | A deck: Blossom, Insta-Grow, Ghost, Spirit, Tiki, Hansel
    Tortuga | Jungle Oasis`);
  t.play('Fetch I Know Not What').pick('Blossom', 'Insta-Grow');
  t.expect('A: Blossom, Insta-Grow | A deck: Ghost, Spirit, Tiki, Hansel');
});

scene('Fetch I Know Not What: an empty deck is made anew first', (table) => {
  const t = table(`shows: Fetch I Know Not What 1, R9.14
    A: Fetch I Know Not What | A discard: Ghost, Tea Party, Spirit | Tortuga | Jungle Oasis`);
  t.play('Fetch I Know Not What');
  // It is itself not in the discard pile yet, so there is only one action.
  t.offers('Tea Party').pick('Tea Party');
  t.expect('A: Tea Party | A deck in any order: Ghost, Spirit | A discard: Fetch I Know Not What');
});

scene('Fetch I Know Not What: a deck that runs out is not renewed on the way', (table) => {
  const t = table(`shows: Fetch I Know Not What 1, R9.14
    A: Fetch I Know Not What | A deck: Ghost, Tea Party | A discard: Blossom, Insta-Grow
    Tortuga | Jungle Oasis`);
  t.play('Fetch I Know Not What');
  t.offers('Tea Party').pick();
  t.expect('A: nothing | A deck in any order: Ghost, Tea Party');
  t.expect('A discard: Blossom, Fetch I Know Not What, Insta-Grow');
});

scene(
  'Fetch I Know Not What: an action of another owner goes to that owner’s hand if you take it',
  (table) => {
    const t = table(`shows: Fetch I Know Not What 2
      A: Shield Maiden, Ghostly Arrival, Huscarl, Fetch I Know Not What | A deck: Tiki, Tribute, Granny
      B deck: Blossom, Gretel | Tortuga: A Huscarl | Jungle Oasis`);
    // B's Blossom gets into A's hand, and from there, unseen, onto A's deck.
    t.play('Shield Maiden', 'Tortuga');
    t.use('Huscarl').pick('Blossom');
    t.expect('A deck: Blossom, Tiki, Tribute, Granny');
    t.play('Ghostly Arrival');
    t.play('Fetch I Know Not What');
    t.offers('Blossom, Tribute').pick('Blossom');
    t.expect('A: Huscarl | B: Blossom | A deck in any order: Granny, Tiki, Tribute');
  },
);

// Go I Know Not Whither

scene(
  'Go I Know Not Whither: of each other player at a base, one minion picked at random is shuffled into its owner’s deck',
  (table) => {
    const t = table(`shows: Go I Know Not Whither 1 | players: 3
      A: Go I Know Not Whither | B deck: Ghost, Spirit | C deck: Ghost, Spirit
      Tortuga: A Steam Man, B(C) Hansel, C 2 Tiki | Jungle Oasis: B Gretel`);
    t.play('Go I Know Not Whither');
    t.offers('Tortuga, Jungle Oasis').pick('Tortuga');
    t.expect('Tortuga: A Steam Man, C Tiki | Jungle Oasis: B Gretel');
    t.expect('C deck in any order: Ghost, Hansel, Spirit, Tiki | B deck: Ghost, Spirit');
  },
);

scene('Go I Know Not Whither is random: with another seed another minion goes', (table) => {
  const t = table(`shows: Go I Know Not Whither 1 | seed: 1 | A: Go I Know Not Whither
    Tortuga: B Hansel, B Tiki, B Steam Man`);
  t.play('Go I Know Not Whither');
  t.expect('Tortuga: B Tiki, B Steam Man');
});

scene('Go I Know Not Whither with that other seed', (table) => {
  const t = table(`shows: Go I Know Not Whither 1 | seed: 3 | A: Go I Know Not Whither
    Tortuga: B Hansel, B Tiki, B Steam Man`);
  t.play('Go I Know Not Whither');
  t.expect('Tortuga: B Hansel, B Tiki');
});

scene('Go I Know Not Whither: a minion that is immune stays, and no other is picked instead', (table) => {
  const t = table(`shows: Go I Know Not Whither 1 | seed: 1
    A: Go I Know Not Whither | B: Ghost | B deck: Ghost, Spirit, Tiki, Gretel, Blossom
    Tortuga: B Haunting, B Tiki, B Steam Man`);
  // With this seed it is the first one, as in the scene above.
  t.play('Go I Know Not Whither');
  t.expect('Tortuga: B Haunting, B Tiki, B Steam Man | B deck: Ghost, Spirit, Tiki, Gretel, Blossom');
});

// Go See My Sister

scene('Go See My Sister: a card for each of your minions that you play or move here, one by one', (table) => {
  const t = table(`shows: Go See My Sister 1
    A: Tiki, Breadcrumbs | A deck: Ghost, Spirit, Haunting, Blossom, Insta-Grow
    Tortuga: A Go See My Sister | Jungle Oasis: A Hansel, A Steam Man`);
  t.play('Tiki', 'Tortuga');
  t.offers('yes, no').pick('yes');
  t.expect('A: Breadcrumbs, Ghost');
  t.play('Breadcrumbs').pick('Jungle Oasis').pick('Hansel', 'Steam Man').pick('yes').pick('no');
  t.expect('A: Ghost, Spirit');
});

scene('Go See My Sister: minions that others play here, or that others move here, do not count', (table) => {
  const t = table(`shows: Go See My Sister 1 | turn: B
    A deck: Ghost | B: Tiki, It Belongs in a Museum, Ghostly Arrival, Bear Cavalry
    Tortuga: A Go See My Sister, B Steam Man | Jungle Oasis: A Hansel`);
  t.play('Ghostly Arrival');
  t.play('Tiki', 'Tortuga');
  t.play('It Belongs in a Museum').pick('Steam Man');
  t.expect('Tortuga: A Go See My Sister, B Tiki, A Hansel | A: nothing | asked: B');
});

scene('Go See My Sister: another player’s minion that you move here is not yours', (table) => {
  const t = table(`shows: Go See My Sister 1 | A: It Belongs in a Museum | A deck: Ghost, Spirit
    Tortuga: A Go See My Sister, A Steam Man | Jungle Oasis: B Hansel | The Homeworld: A Gretel`);
  t.play('It Belongs in a Museum').pick('Steam Man').pick('Hansel');
  t.expect('Tortuga: A Go See My Sister, B Hansel | A: nothing');
  t.offers('pass');
});

// Mass Transformation

scene(
  'Mass Transformation: all players put their hands under their decks, in an order of their own, and draw as many',
  (table) => {
    const t = table(`shows: Mass Transformation 1 2
      A: Mass Transformation, Ghost, Spirit | A deck: Tiki | A discard: Blossom
      B: Hansel, Gretel, Insta-Grow | B deck: Steam Man, Ronin, Bushi, Toad | Tortuga | Jungle Oasis`);
    t.play('Mass Transformation');
    t.expect('asked: A');
    t.offers('Ghost, Spirit').pick('Ghost', 'Spirit');
    // The deck holds enough even so; the card itself counted for nothing.
    t.expect('A: Ghost, Tiki | A deck: Spirit | asked: B');
    t.pick('Insta-Grow', 'Gretel', 'Hansel');
    t.expect('B: Bushi, Ronin, Steam Man | B deck: Toad, Insta-Grow, Gretel, Hansel');
    // Nothing was discarded.
    t.expect('A discard: Blossom, Mass Transformation | B discard: nothing');
  },
);

scene('Mass Transformation: cards of other owners go unseen to the deck of whoever held them', (table) => {
  const t = table(`shows: Mass Transformation 2
    A: Shield Maiden, Mass Transformation | A deck: Tiki, Ghost | B deck: Hansel, Gretel
    Tortuga | Jungle Oasis`);
  t.play('Shield Maiden', 'Tortuga');
  t.expect('A: Hansel, Mass Transformation');
  t.play('Mass Transformation');
  t.expect('A: Tiki | A deck: Ghost, Hansel | B deck: Gretel');
});

// The Frog Princess

scene(
  'The Frog Princess sends her minion away, and the one off the top of your deck gets her after it has resolved',
  (table) => {
    const t = table(`shows: The Frog Princess 1 5
      A: The Frog Princess, Ghost | A deck: Blossom, Ghost, Spirit, Tiki
      Tortuga: A Hansel +2, B Steam Man | Jungle Oasis: A Gretel`);
    t.play('The Frog Princess');
    t.offers('Hansel, Gretel').pick('Hansel');
    t.use('The Frog Princess');
    // The new Ghost resolves first: you may discard a card. Meanwhile Blossom is nowhere, and she is on no minion.
    t.offers('Ghost');
    t.expect('A deck: Spirit, Tiki, Hansel | A discard: nothing');
    t.pick();
    t.expect('Tortuga: B Steam Man, A Ghost [A The Frog Princess]');
    t.expect('A deck in any order: Blossom, Hansel, Spirit, Tiki');
    // Her talent stays used this turn.
    t.expect('cannot use: The Frog Princess');
  },
);

scene('The Frog Princess: a minion that may not be played here is discarded, and she with it', (table) => {
  const t = table(`shows: The Frog Princess 2 4 | A deck: Blossom, Ghost, Spirit, Tiki
    Tortuga: A Hansel [A The Frog Princess], B Overrun | Jungle Oasis`);
  t.use('The Frog Princess');
  t.expect('Tortuga: B Overrun | A discard: Ghost, The Frog Princess');
  t.expect('A deck in any order: Blossom, Hansel, Spirit, Tiki');
});

scene('The Frog Princess is discarded, without effect, when Transformation replaces her minion', (table) => {
  const t = table(`shows: The Frog Princess 3 | A: Transformation | A deck: Blossom, Tiki, Steam Man
    Tortuga: A Hansel [A The Frog Princess] | Jungle Oasis`);
  t.play('Transformation');
  t.expect('Tortuga: A Tiki | A discard: The Frog Princess, Transformation');
  t.expect('A deck in any order: Blossom, Hansel, Steam Man');
});

scene(
  'The Frog Princess on a minion that you do not own: your deck may have no minion, and then she is discarded',
  (table) => {
    const t = table(`shows: The Frog Princess 4
      A deck: Blossom, Insta-Grow | A discard: Ghost | B deck: Tiki
      Tortuga: A(B) Hansel [A The Frog Princess] | Jungle Oasis`);
    t.use('The Frog Princess');
    t.expect('Tortuga: nothing | A discard: Ghost, The Frog Princess');
    t.expect('A deck in any order: Blossom, Insta-Grow | B deck: Tiki, Hansel');
  },
);

scene(
  'The Frog Princess belongs to her controller, whoever has the minion; the new one comes from that player’s deck',
  (table) => {
    const t = table(`shows: The Frog Princess 5 | A deck: Tiki, Ghost | B deck: Steam Man
      Tortuga: B Hansel [A The Frog Princess] | Jungle Oasis`);
    t.use('The Frog Princess');
    t.expect('Tortuga: A Tiki [A The Frog Princess] | B deck: Steam Man, Hansel | A deck: Ghost');
  },
);

scene(
  'The Frog Princess: the deck is shuffled in any case, also when the first card is a minion',
  (table) => {
    const t = table(`shows: The Frog Princess 4 | A deck: Tiki, Ghost, Spirit, Blossom, Insta-Grow, Gretel
      Tortuga: A Hansel [A The Frog Princess] | Jungle Oasis`);
    t.use('The Frog Princess');
    t.expect('Tortuga: A Tiki [A The Frog Princess]');
    t.expect('A deck in any order: Blossom, Ghost, Gretel, Hansel, Insta-Grow, Spirit');
    expect(t.deck('A')).not.toEqual(['Ghost', 'Spirit', 'Blossom', 'Insta-Grow', 'Gretel', 'Hansel']);
  },
);

scene('The Frog Princess: other actions on the minion are discarded, Bewitched moves on', (table) => {
  const t = table(`shows: The Frog Princess 5 | A: Tiki | A deck: Ghost, Spirit
    Tortuga: A Hansel [A The Frog Princess, B Bewitched, A Shark Tattoo]
    Jungle Oasis: B Tiki, A Gretel`);
  t.use('The Frog Princess');
  t.expect('asked: B');
  t.offers('Tiki, Gretel').pick('Gretel');
  // Then the new Ghost.
  t.expect('asked: A');
  t.pick();
  t.expect('Tortuga: A Ghost [A The Frog Princess] | Jungle Oasis: B Tiki, A Gretel [B Bewitched]');
  t.expect('A discard: Shark Tattoo');
});

scene(
  'The Frog Princess goes with the minion that has passed to another player while it resolved',
  (table) => {
    const t = table(`shows: The Frog Princess 5 | A deck: Toad, Spirit
      Tortuga: A Hansel [A The Frog Princess], B Tiki | Jungle Oasis`);
    t.use('The Frog Princess').pick('B');
    t.expect('Tortuga: B(A) Toad [A The Frog Princess] | B deck: Tiki');
  },
);

// The Water of Life

scene(
  'The Water of Life puts a minion on your deck, compulsorily, and gives an extra action for any time in the phase',
  (table) => {
    const t = table(`shows: The Water of Life 1
      A: 2 The Water of Life, Insta-Grow, Tiki | A deck: Hansel | A discard: Ghost, Blossom, Spirit
      Tortuga | Jungle Oasis`);
    t.play('The Water of Life');
    t.offers('Ghost, Spirit');
    t.expect('picks: 1');
    t.pick('Ghost');
    t.expect('A deck: Ghost, Hansel');
    t.play('Tiki', 'Tortuga');
    t.play('The Water of Life');
    t.expect('A deck: Spirit, Ghost, Hansel');
    t.offers('play Insta-Grow, pass');
    t.endTurn();
    t.expect('A: Ghost, Insta-Grow, Spirit');
  },
);

scene('The Water of Life gives the extra action also without a minion in the discard pile', (table) => {
  const t = table(`shows: The Water of Life 1 | A: The Water of Life, Insta-Grow | A discard: Blossom
    Tortuga | Jungle Oasis`);
  t.play('The Water of Life');
  t.offers('play Insta-Grow, pass');
  t.expect('A discard: Blossom, The Water of Life');
});

// Transformation

scene(
  'Transformation turns any minion into one off the top of its owner’s deck, at once and completely; then the shuffle',
  (table) => {
    const t = table(`shows: Transformation 1 4 | A: Transformation | A deck: Ghost, Spirit | B: Tiki
      B deck: Blossom, Insta-Grow, Foolish Magician, Hansel, Gretel | B discard: Toad
      Tortuga: A Rose Red, A(B) Steam Man | Jungle Oasis: B Ronin`);
    t.play('Transformation');
    t.offers('Rose Red, Steam Man, Ronin').pick('Steam Man');
    // The Magician is B's, and B draws: Hansel, Gretel and the Steam Man, which lay at the bottom. Blossom and Insta-Grow
    // are neither in the deck nor in the discard pile.
    t.expect('asked: B');
    t.offers('Tiki, Hansel, Gretel, Steam Man');
    t.expect('B deck: nothing | B discard: Toad');
    t.pick('Tiki', 'Hansel', 'Gretel').pick().pick('Tiki', 'Hansel', 'Gretel');
    t.expect('B: Steam Man | B deck in any order: Blossom, Gretel, Hansel, Insta-Grow, Tiki');
    t.expect('Tortuga: A Rose Red, B Foolish Magician | asked: A');
  },
);

scene(
  'Transformation: a deck that is emptied by the new minion is renewed without the revealed cards',
  (table) => {
    const t = table(`shows: Transformation 1
      A: Transformation | A deck: Blossom, Insta-Grow, Foolish Magician, Gretel | A discard: Toad, Tiki
      Tortuga: A Hansel | Jungle Oasis`);
    t.play('Transformation');
    // Gretel and Hansel are drawn, then the discard pile is shuffled for the third card.
    t.expect('A discard: nothing | A: 3 cards');
    expect(t.hand('A')).not.toContain('Blossom');
    expect(t.hand('A')).not.toContain('Insta-Grow');
    t.expect('A deck: 1 card');
    // The Magician puts all three on top.
    t.pick().pick(...t.options);
    t.expect('A deck in any order: Blossom, Gretel, Hansel, Insta-Grow, Tiki, Toad');
    t.expect('A discard: Transformation');
  },
);

scene(
  'Transformation: a minion that cannot be played there is discarded; the search does not go on',
  (table) => {
    const t = table(`shows: Transformation 2 | A: Transformation | B deck: Blossom, Ghost, Tiki
      Tortuga: B Hansel | Jungle Oasis: A Bear Picnic`);
    // Bear Picnic: minions of power 2 or less cannot be played anywhere else.
    t.play('Transformation');
    t.expect('Tortuga: nothing | B discard: Ghost | B deck in any order: Blossom, Hansel, Tiki');
  },
);

scene(
  'Transformation: the minion goes under the deck first, so an empty deck brings it back and leaves the discard pile alone',
  (table) => {
    const t = table(`shows: Transformation 3 | A: Transformation | A discard: Tiki
      Tortuga: A Ronin +3 | Jungle Oasis`);
    t.play('Transformation');
    // Ronin is played again, alone, and gives himself a counter.
    t.expect('Tortuga: A Ronin +1 | A discard: Tiki, Transformation');
  },
);

scene('Transformation: the deck is shuffled also if the first card is a minion', (table) => {
  const t = table(`shows: Transformation 4
    A: Transformation | A deck: Tiki, Ghost, Spirit, Blossom, Insta-Grow, Gretel
    Tortuga: A Hansel | Jungle Oasis`);
  t.play('Transformation');
  t.expect('Tortuga: A Tiki | A deck in any order: Blossom, Ghost, Gretel, Hansel, Insta-Grow, Spirit');
  expect(t.deck('A')).not.toEqual(['Ghost', 'Spirit', 'Blossom', 'Insta-Grow', 'Gretel', 'Hansel']);
});

scene('Transformation without a minion in play does nothing', (table) => {
  const t = table('shows: Transformation 4 | A: Transformation | A deck: Tiki | Tortuga | Jungle Oasis');
  t.play('Transformation');
  t.expect('A deck: Tiki | A discard: Transformation');
});

scene(
  'Transformation on a minion with The Frog Princess: she is discarded and does nothing; only Bewitched moves on',
  (table) => {
    const t = table(`shows: Transformation 5 | turn: B
      A: Tiki, Steam Man, Ronin | A deck: Blossom, Spirit, Ghost | B: Transformation | B deck: Ghost
      Tortuga: A Hansel +2 [A The Frog Princess, A Bewitched] | Jungle Oasis: B Gretel`);
    t.play('Transformation').pick('Hansel');
    // Gretel is the only other minion in play when Hansel leaves; A plays the Spirit, and chooses for it.
    t.expect('Jungle Oasis: B Gretel [A Bewitched] | asked: A');
    t.offers('Gretel, Spirit').pick('Spirit').pick('no');
    t.expect('Tortuga: A Spirit | A discard: The Frog Princess');
    t.expect('A deck in any order: Blossom, Ghost, Hansel | B discard: Transformation');
  },
);

// Giant Turnip

scene('Giant Turnip: the breakpoint is one lower for each minion here, whoever controls it', (table) => {
  const t = table(`shows: Giant Turnip 1 | players: 3
    A: Hansel | A deck: 2 Ghost | base deck: The Mothership
    Giant Turnip: A General Ivan, A Steam Queen, B Sir Squeezes, B Baba Yaga [A Ancient Curse], C Polar Commando, B Sleep Spores
    Jungle Oasis: A Gretel`);
  // Five minions; actions do not count.
  t.expect('breakpoint: Giant Turnip 25');
  t.play('Hansel', 'Giant Turnip');
  t.expect('breakpoint: Giant Turnip 24');
  t.endTurn();
  // 6 + 5 + 2 - 3, 5 + 3, 6 - 1: 23 and no scoring.
  t.expect('turn: B | total at Giant Turnip: A 10');
});

scene('Giant Turnip pays second and third place alike, and its breakpoint is never below 0', (table) => {
  const t = table(`shows: Giant Turnip 1 | players: 3 | A deck: 2 Ghost | base deck: The Mothership
    Giant Turnip: A 29 Toad, B Hansel, C Steam Man, A Tiki +2 | Jungle Oasis`);
  t.expect('breakpoint: Giant Turnip 0');
  t.endTurn();
  t.expect('vp: A 5, B 3, C 3');
});

// Transformation Spring

scene(
  'Transformation Spring: a minion just played here may be exchanged for one off the top of your deck, once per turn',
  (table) => {
    const t = table(`shows: Transformation Spring 2 5
      A: Ronin, Tiki, Insta-Grow | A deck: Blossom, Hansel, Ghost, Spirit
      Transformation Spring | Jungle Oasis`);
    t.play('Insta-Grow');
    t.play('Ronin', 'Transformation Spring');
    // Ronin's own ability has happened already.
    t.expect('Transformation Spring: A Ronin +1');
    t.offers('yes, no').pick('yes');
    t.expect('Transformation Spring: A Hansel | A deck in any order: Blossom, Ghost, Ronin, Spirit');
    // Neither the new minion nor another one played here is asked about this turn.
    t.play('Tiki', 'Transformation Spring');
    t.expect('Transformation Spring: A Hansel, A Tiki');
    t.offers('pass');
  },
);

scene(
  'Transformation Spring: the deck is not shuffled if nothing else was revealed; declining does not use it up',
  (table) => {
    const t = table(`shows: Transformation Spring 4
      A: Steam Man, Tiki, Insta-Grow | A deck: Hansel, Ghost, Spirit, Blossom, Gretel, Toad
      Transformation Spring | Jungle Oasis`);
    t.play('Insta-Grow');
    t.play('Steam Man', 'Transformation Spring').pick('no');
    t.play('Tiki', 'Transformation Spring').pick('yes');
    t.expect('Transformation Spring: A Steam Man, A Hansel');
    t.expect('A deck: Ghost, Spirit, Blossom, Gretel, Toad, Tiki');
  },
);

scene(
  'Transformation Spring: what cannot be played here is discarded, and nothing takes its place',
  (table) => {
    const t = table(`shows: Transformation Spring 3 | A: Tiki | A deck: Blossom, Ghost, Steam Man
      Transformation Spring | Jungle Oasis: B Bear Picnic`);
    t.play('Tiki', 'Transformation Spring').pick('yes');
    t.expect('Transformation Spring: nothing | A discard: Ghost');
    t.expect('A deck in any order: Blossom, Steam Man, Tiki');
  },
);

scene(
  'Transformation Spring: a minion that you do not own goes to its owner’s deck, and you reveal from yours',
  (table) => {
    const t = table(`shows: Transformation Spring 5
      A: Shield Maiden, Insta-Grow | A deck: Blossom, Ronin | B deck: Hansel, Gretel
      Transformation Spring | Jungle Oasis`);
    t.play('Insta-Grow');
    t.play('Shield Maiden', 'Jungle Oasis');
    t.play('Hansel', 'Transformation Spring').pick('yes');
    t.expect('Transformation Spring: A Ronin +1 | B deck: Gretel, Hansel | A deck: Blossom');
  },
);

scene('Transformation Spring works in any phase of your own turn', (table) => {
  const t = table(`shows: Transformation Spring 1 | from: start of turn
    A deck: Tiki, Hansel, Steam Man, Gretel | Transformation Spring: A Sprout | Jungle Oasis`);
  t.pick('yes').pick('Hansel');
  // Sprout has found Hansel, who was played here, at the start of the turn.
  t.offers('yes, no').pick('yes');
  t.expect('Transformation Spring: 1 card | A deck: 3 cards | phase: play');
});

scene('Transformation Spring does not work on other players’ turns', (table) => {
  const t = table(`shows: Transformation Spring 1 | turn: B | decks: 2 Ghost | base deck: The Mothership
    Jungle Oasis: A Finist the Falcon, B General Ivan, B Tiki | Transformation Spring`);
  t.endTurn().pick('yes').pick('Transformation Spring');
  // Played on B's turn: only Finist's own question follows.
  t.offers('yes, no').pick('no');
  t.expect('Transformation Spring: A Finist the Falcon | turn: A');
});
