import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// Spectre

scene('Spectre takes up a minion play from the discard pile while you hold two cards or fewer', (table) => {
  const t = table(`shows: Spectre 1 4 | A: Insta-Grow, Ghost, Spirit | A discard: Spectre, Cub Scout
    Tortuga | Jungle Oasis`);
  t.offers('play Insta-Grow, play Ghost, play Spirit, pass');
  t.expect('why not A Spectre: not allowed here');
  // Insta-Grow has left the hand, so only two are held.
  t.play('Insta-Grow');
  t.offers('play Ghost, play Spirit, play Spectre, pass');
  t.play('Spectre', 'Tortuga');
  t.expect('Tortuga: A Spectre | A discard: Cub Scout, Insta-Grow');
  t.play('Ghost', 'Tortuga').pick();
  // The free minion and the extra one are used up.
  t.offers('pass');
});

scene('Spectre gives no play of its own', (table) => {
  const t = table('shows: Spectre 1 | A: Ghost | A discard: Spectre | Tortuga | Jungle Oasis');
  t.play('Spectre', 'Tortuga');
  t.offers('pass');
  t.expect('why not A Ghost: no minion play left');
});

scene('Spectre does not take the place of a minion that is searched for', (table) => {
  const t = table(`shows: Spectre 2 | from: start of turn | A deck: Ghost, Cub Scout | A discard: Spectre
    Tortuga: A Sprout | Jungle Oasis: A Venus Man Trap`);
  t.pick('yes');
  t.offers('Ghost, Cub Scout').pick('Cub Scout');
  t.use('Venus Man Trap');
  t.offers('Ghost').pick();
  // The free play can still be Spectre's.
  t.expect('can play: Spectre');
});

scene('Spectre has too much power for an extra minion of power 2 or less', (table) => {
  const t = table('shows: Spectre 3 | A: 2 Ghost | A discard: Spectre | Secret Grove | The Homeworld');
  t.offers('2 play Ghost, play Spectre, 2 play Ghost using Secret Grove, pass');
  t.play('Ghost', 'The Homeworld').pick();
  t.offers('play Ghost using Secret Grove, play Ghost using The Homeworld, pass');
});

// Haunting

scene('Haunting: stronger and untouchable exactly while its controller holds two cards or fewer', (table) => {
  const t = table(`shows: Haunting 1 | A: Séance, 2 Ghost | A deck: 4 Ghost | B: 3 Ghost
    Tortuga: A Haunting, B Sleep Spores | Jungle Oasis`);
  t.expect('parts of Haunting: Haunting +3, Sleep Spores -1');
  t.play('Ghost', 'Jungle Oasis').pick();
  t.expect('A: 2 cards | parts of Haunting: 2 Haunting +3');
  t.play('Séance');
  t.expect('A: 5 cards | power: Haunting 2');
});

scene('Haunting looks at the hand of whoever controls it', (table) => {
  const t = table(`shows: Haunting 1 | A: 3 Ghost | B: Ghost
    Tortuga: B(A) Haunting | Jungle Oasis: A(B) Haunting`);
  t.expect('power: B Haunting 6, A Haunting 3');
});

scene('Haunting out of play has power 3', (table) => {
  const t = table(`shows: Haunting 2, R9.8
    A: The Dead Rise, 2 Ghost, 2 Insta-Grow | A discard: Haunting | Tortuga | Jungle Oasis`);
  t.play('The Dead Rise').pick('Ghost', 'Ghost', 'Insta-Grow', 'Insta-Grow');
  // With an empty hand it would have 6 in play; four cards are enough for a 3.
  t.offers('Haunting, 2 Ghost').pick('Haunting').pick('Tortuga');
  t.expect('power: Haunting 6');
});

scene(
  'Haunting, protected, is neither moved nor taken over nor weakened, and takes no action of others',
  (table) => {
    const t = table(`shows: Haunting 3 4, R9.2 | turn: B | B: Bear Cavalry, Ghostly Arrival, Choking Vines
      Tortuga: A Haunting, B Sleep Spores | Jungle Oasis`);
    t.expect('power: Haunting 6');
    t.play('Bear Cavalry', 'Tortuga');
    t.expect('Tortuga: A Haunting, B Sleep Spores, B Bear Cavalry');
    t.play('Ghostly Arrival');
    // It may be chosen, but the action is discarded without effect.
    t.play('Choking Vines', 'Haunting');
    t.expect('Tortuga: A Haunting, B Sleep Spores, B Bear Cavalry');
    t.expect('B discard: Choking Vines, Ghostly Arrival');
  },
);

scene('Haunting, protected, cannot be taken over', (table) => {
  const t = table('shows: Haunting 3 4 | turn: B | B: Make Contact | Tortuga: A Haunting | Jungle Oasis');
  t.play('Make Contact');
  t.expect('Tortuga: A Haunting | B discard: Make Contact');
});

scene('Haunting, protected, is not destroyed by other players', (table) => {
  const t = table(`shows: Haunting 3 | turn: B
    A: Spirit, Ghost | A deck: 4 Ghost | B: Spirit, 6 Ghost | B deck: 2 Ghost
    Tortuga: A Haunting | Jungle Oasis: A Choking Vines, A Ghost`);
  t.play('Spirit', 'Jungle Oasis').pick('Haunting').pick('yes');
  t.expect('B: nothing | Tortuga: A Haunting');
});

scene('Haunting is destroyed by your own card even when protected', (table) => {
  const t = table(`shows: Haunting 3 | from: start of turn | A: 2 Ghost
    Tortuga: A Haunting [A Choking Vines] | Jungle Oasis`);
  t.expect('Tortuga: nothing | A discard: Choking Vines, Haunting');
});

scene('Haunting, protected, cannot have its ability cancelled', (table) => {
  const t = table(`shows: Haunting 3 | printing: current | turn: B | A: 2 Ghost | B: Bear Rides You
    Tortuga: A Haunting | Jungle Oasis: B Ghost`);
  t.play('Bear Rides You').pick('Haunting');
  t.expect('power: Haunting 6');
});

scene('Haunting: another player’s action on it is destroyed as soon as the protection starts', (table) => {
  const t = table(`shows: Haunting 4 | A: 3 Ghost
    Tortuga: A Haunting [B Choking Vines, A Choking Vines] | Jungle Oasis`);
  t.expect('Tortuga: A Haunting [B Choking Vines, A Choking Vines]');
  t.play('Ghost', 'Jungle Oasis').pick();
  t.expect('Tortuga: A Haunting [A Choking Vines] | B discard: Choking Vines');
});

scene('Haunting: bases belong to no player', (table) => {
  const t = table(`shows: Haunting 5 | turn: B | from: score bases
    A: Ghost | B deck: 2 Ghost | base deck: Jungle Oasis
    The Central Brain: A Haunting, B Sleep Spores | Ninja Dojo: B Spectre, B Spirit +10`);
  t.expect('power: Haunting 7');
  t.pick('Haunting');
  t.expect('The Central Brain: B Sleep Spores | A discard: Haunting');
});

scene('Haunting, protected, is not shuffled into a deck', (table) => {
  const t = table(`shows: Haunting 1 3 | turn: B | A: 2 Ghost | B: Dr Livingstone, I Presume?
    Tortuga: A Haunting | Jungle Oasis`);
  t.play('Dr Livingstone, I Presume?');
  t.expect('Tortuga: A Haunting | A deck: nothing');
});

scene('Haunting in the 2013 edition: being weakened is not being affected', (table) => {
  const t = table(`shows: Haunting, R9.2 | edition: awesome-level-9000
    Tortuga: A Haunting, B Sleep Spores | Jungle Oasis`);
  t.expect('power: Haunting 5');
});

// Spirit

scene('Spirit destroys a minion for as many cards as its power', (table) => {
  const t = table(`shows: Spirit, R3.6 | A: Spirit, 2 Ghost, Insta-Grow
    Tortuga: B Cub Scout | Jungle Oasis`);
  t.play('Spirit', 'Jungle Oasis');
  t.offers('Cub Scout, Spirit').pick('Cub Scout').pick('yes');
  t.expect('A: nothing | B discard: Cub Scout | Tortuga: nothing');
});

scene('Spirit: all or nothing', (table) => {
  const t = table('shows: Spirit 1 | A: Spirit, 2 Ghost | Tortuga: B Cub Scout | Jungle Oasis');
  t.play('Spirit', 'Jungle Oasis').pick('Cub Scout');
  t.expect('question: play | A: 2 Ghost');
});

scene('Spirit: a minion of power 0 costs nothing, and may be spared', (table) => {
  const t = table(`shows: Spirit 2 | A: Spirit, Ghostly Arrival, Spirit
    Tortuga: B 2 Ghost, A 2 Sleep Spores | Jungle Oasis`);
  t.play('Ghostly Arrival');
  t.play('Spirit', 'Jungle Oasis').pick('Ghost');
  t.offers('yes, no').pick('no');
  t.expect('B discard: nothing');
  t.play('Spirit', 'Jungle Oasis').pick('Ghost').pick('yes');
  t.expect('A: nothing | A discard: Ghostly Arrival | B discard: Ghost');
});

scene('Spirit may choose any minion, also itself', (table) => {
  const t = table(`shows: Spirit 3 | A: Spirit, 2 Ghost, 2 Insta-Grow
    Tortuga: B Cub Scout, A Ghost | Jungle Oasis`);
  t.play('Spirit', 'Jungle Oasis');
  t.offers('Cub Scout, Ghost, Spirit').pick('Spirit').pick('yes');
  t.offers('2 Ghost, 2 Insta-Grow');
  t.expect('picks: 3');
  t.pick('Ghost', 'Ghost', 'Insta-Grow');
  t.expect('Jungle Oasis: nothing | A discard: 2 Ghost, Insta-Grow, Spirit | A: Insta-Grow');
});

// Ghost

scene('Ghost: you may discard a card', (table) => {
  const t = table('shows: Ghost | A: 2 Ghost, 2 Insta-Grow | Tortuga | Jungle Oasis');
  t.play('Insta-Grow');
  t.play('Ghost', 'Tortuga');
  t.offers('Ghost, Insta-Grow');
  t.expect('picks: 0-1');
  t.pick();
  t.expect('A: Ghost, Insta-Grow');
  t.play('Ghost', 'Tortuga').pick('Insta-Grow');
  t.expect('A: nothing | A discard: 2 Insta-Grow');
});

scene('Ghost with an empty hand', (table) => {
  const t = table('shows: Ghost 1 | A: Ghost | Tortuga | Jungle Oasis');
  t.play('Ghost', 'Tortuga');
  t.offers('pass');
  t.expect('Tortuga: A Ghost');
});

// Across the Divide

scene('Across the Divide: any number of minions of one name, which all can see', (table) => {
  const t = table(`shows: Across the Divide 1 2
    A: Across the Divide, Insta-Grow | A discard: 3 Ghost, Spirit, Séance | B discard: Spectre
    Tortuga | Jungle Oasis`);
  t.play('Across the Divide');
  t.offers('Ghost, Spirit').pick('Ghost');
  t.offers('3 Ghost');
  t.expect('picks: 0-3');
  t.pick('Ghost', 'Ghost');
  t.expect('A: 2 Ghost, Insta-Grow | A discard: Across the Divide, Ghost, Spirit, Séance');
  t.expect('B sees A in any order: ?, 2 Ghost');
});

scene('Across the Divide: none is a number too; actions are not minions', (table) => {
  const t = table(`shows: Across the Divide 1, R3.3 | A: Across the Divide | A discard: Ghost, 2 Séance
    Tortuga | Jungle Oasis`);
  t.play('Across the Divide');
  t.offers('Ghost');
  t.expect('picks: 0-1');
  t.pick();
  t.expect('A: nothing');
});

// Door to the Beyond

scene(
  'Door to the Beyond: +2 for your minions here while you hold two cards or fewer, in every turn',
  (table) => {
    const t = table(`shows: Door to the Beyond 1
      decks: 2 Ghost | A: Door to the Beyond, Ghost, Spirit, Insta-Grow | B: Bear Cavalry
      Tortuga: A Spectre, B Spectre | Jungle Oasis: A Cub Scout`);
    t.play('Door to the Beyond', 'Tortuga');
    t.expect('power: A Spectre 5');
    t.play('Ghost', 'Tortuga').pick();
    t.expect('power: A Spectre 7, Ghost 4, B Spectre 5, Cub Scout 3');
    t.endTurn();
    // A has drawn two and holds four.
    t.expect('A: 4 cards | power: A Spectre 5');
  },
);

scene('Door to the Beyond also works in other players’ turns and for minions that arrive then', (table) => {
  const t = table(`shows: Door to the Beyond 1 | turn: B | A: 2 Ghost | B: Bear Cavalry
    Tortuga: A Door to the Beyond | Jungle Oasis: A Cub Scout`);
  t.play('Bear Cavalry', 'Jungle Oasis');
  t.expect('Tortuga: A Door to the Beyond, A Cub Scout | power: Cub Scout 5');
});

// Ghostly Arrival

scene('Ghostly Arrival: an extra minion and an extra action, whenever you like in Play Cards', (table) => {
  const t = table(`shows: Ghostly Arrival 1, R3.5 | A: Ghostly Arrival, Insta-Grow, 3 Spectre, Shady Deal
    Tortuga | Jungle Oasis`);
  t.play('Ghostly Arrival');
  t.play('Spectre', 'Tortuga');
  t.play('Insta-Grow');
  t.expect('cannot play: Shady Deal');
  t.play('Spectre', 'Tortuga');
  t.play('Spectre', 'Tortuga');
  t.offers('pass');
});

scene('Ghostly Arrival: neither has to be used, and neither lasts beyond the turn', (table) => {
  const t = table(`shows: Ghostly Arrival 1
    A: Ghostly Arrival, 2 Spectre | A deck: 4 Ghost | B deck: 2 Ghost | Tortuga | Jungle Oasis`);
  t.play('Ghostly Arrival');
  t.endTurn();
  t.endTurn();
  t.expect('turn: A');
  t.play('Spectre', 'Tortuga');
  t.expect('cannot play: Spectre');
});

// Incorporeal

scene('Incorporeal goes on one of your minions and keeps other players’ cards from affecting it', (table) => {
  const t = table(`shows: Incorporeal 1 2
    decks: 2 Ghost | A: Incorporeal, 2 Ghost | B: Bear Cavalry, Choking Vines, Ghostly Arrival
    Tortuga: A Spectre [B Choking Vines], B Ghost, B Sleep Spores | Jungle Oasis: A Spirit, B Spirit`);
  t.expect('power: Spectre 4');
  t.play('Incorporeal');
  t.offers('Spectre, Spirit').pick('Spectre');
  // The other player's action already on it is destroyed.
  t.expect('Tortuga: A Spectre [A Incorporeal], B Ghost, B Sleep Spores | B discard: Choking Vines');
  t.expect('power: Spectre 5');
  t.endTurn();
  t.play('Bear Cavalry', 'Tortuga');
  expect(t.at('Tortuga')[0]).toBe('A Spectre [A Incorporeal]');
  // One that is played on it is discarded without effect.
  t.play('Choking Vines', 'Spectre');
  expect(t.at('Tortuga')[0]).toBe('A Spectre [A Incorporeal]');
  t.expect('B discard: 2 Choking Vines');
});

scene('Incorporeal: neither destroyed nor taken over by others', (table) => {
  const t = table(`shows: Incorporeal 1 2 | turn: B | B: Spirit, Make Contact, 2 Ghost
    Tortuga: A Ghost [A Incorporeal] | Jungle Oasis`);
  t.play('Spirit', 'Jungle Oasis').pick('A Ghost').pick('yes').pick('Ghost', 'Ghost');
  t.expect('Tortuga: A Ghost [A Incorporeal]');
  t.play('Make Contact', 'A Ghost');
  t.expect('Tortuga: A Ghost [A Incorporeal] | B discard: 2 Ghost, Make Contact');
});

scene('Incorporeal: its minion’s ability cannot be cancelled by others', (table) => {
  const t = table(`shows: Incorporeal 1 | printing: current | turn: B | A: 3 Ghost | B: Bear Rides You
    Tortuga: A Steam Man [A Incorporeal], A Zeppelin | Jungle Oasis: B Ghost`);
  t.play('Bear Rides You').pick('Steam Man');
  t.expect('power: Steam Man 4');
});

scene('Incorporeal: bases and your own cards still affect the minion', (table) => {
  const t = table(`shows: Incorporeal 3 4 | A: Bear Rides You | A deck: 2 Ghost
    Tortuga: A Ghost [A Incorporeal] | The Central Brain: A Rotary Slug Thrower, B Sleep Spores`);
  t.play('Bear Rides You');
  t.expect('The Central Brain: A Rotary Slug Thrower, B Sleep Spores, A Ghost [A Incorporeal]');
  t.expect('parts of Ghost in any order: Ghost +2, Rotary Slug Thrower +2, The Central Brain +1');
});

scene('Incorporeal itself can be destroyed', (table) => {
  const t = table(`shows: Incorporeal 4 | turn: B | B: Bear Necessities, Bear Cavalry
    Tortuga: A Ghost [A Incorporeal] | Jungle Oasis`);
  t.play('Bear Necessities');
  t.expect('A discard: Incorporeal');
  t.play('Bear Cavalry', 'Tortuga');
  t.expect('Jungle Oasis: A Ghost');
});

scene('Incorporeal: not shuffled into a deck by others', (table) => {
  const t = table(`shows: Incorporeal 1 | turn: B | B: Dr Livingstone, I Presume?
    Tortuga: A Ghost [A Incorporeal] | Jungle Oasis`);
  t.play('Dr Livingstone, I Presume?');
  t.expect('Tortuga: A Ghost [A Incorporeal] | A deck: nothing');
});

// Make Contact

scene('Make Contact: only as the last card of your hand, and the minion is yours', (table) => {
  const t = table(`shows: Make Contact 1 | A: Make Contact, Ghost | B: Insta-Grow
    Tortuga: B Ghost, A Cub Scout | Jungle Oasis: A Zeppelin, B Captain Ahab`);
  t.offers('play Ghost, use Zeppelin, pass');
  t.expect('why not A Make Contact: its own condition');
  t.play('Ghost', 'Tortuga').pick();
  t.play('Make Contact');
  t.offers('Ghost, Cub Scout, Captain Ahab, Ghost').pick('Captain Ahab');
  t.expect('Jungle Oasis: A Zeppelin, A(B) Captain Ahab [A Make Contact] | total at Jungle Oasis: A 2');
  t.expect('total at Jungle Oasis: B 0');
  // Its talent would be A's, with A's actions; the only one is where it stands.
  t.expect('cannot use: Captain Ahab');
  t.use('Zeppelin').pick('Captain Ahab');
  t.expect('Tortuga: A(B) Captain Ahab [A Make Contact], ...');
  t.use('Captain Ahab');
  t.expect('Jungle Oasis: A Zeppelin, A(B) Captain Ahab [A Make Contact]');
});

scene('Make Contact does not play the minion', (table) => {
  const t = table(`shows: Make Contact 1, R3.2 | A: Make Contact | B: 2 Ghost
    Tortuga: B Spirit | Haunted House`);
  t.play('Make Contact');
  t.offers('pass');
  t.expect('Tortuga: A(B) Spirit [A Make Contact]');
});

scene(
  'Make Contact gone, the minion goes back to its owner, also if somebody else controlled it before',
  (table) => {
    const t = table(`shows: Make Contact 2 | players: 3
      A: Make Contact | A deck: 2 Insta-Grow | B: Bear Necessities | B deck: 2 Ghost
      Tortuga: B(C) Spirit, C Ghost | Jungle Oasis`);
    t.play('Make Contact', 'Spirit');
    t.expect('controller: Spirit A');
    t.endTurn();
    t.play('Bear Necessities');
    t.expect('Tortuga: C Spirit, C Ghost | A discard: Make Contact');
  },
);

scene('Make Contact: the minion leaves to its owner’s piles, the action to its own', (table) => {
  const t = table(`shows: Make Contact 2, R9.4, R9.6
    decks: 2 Ghost | A: Make Contact | B: Spirit, 3 Ghost | Tortuga: B Cub Scout | Jungle Oasis`);
  t.play('Make Contact');
  t.endTurn();
  t.play('Spirit', 'Jungle Oasis').pick('Cub Scout').pick('yes');
  t.expect('B discard: Cub Scout, 3 Ghost | A discard: Make Contact');
});

scene('Make Contact gives no control of other actions on the minion', (table) => {
  const t = table(`shows: Make Contact 3, R9.3 | decks: 2 Ghost | A: Make Contact
    Tortuga: B Cub Scout [B Choking Vines] | Jungle Oasis`);
  t.play('Make Contact');
  t.expect('Tortuga: A(B) Cub Scout [B Choking Vines, A Make Contact]');
  t.endTurn();
  // At the start of B's turn the Vines, still B's, do their work.
  t.expect('Tortuga: nothing | B discard: Choking Vines, Cub Scout | A discard: Make Contact');
});

scene('Make Contact on a minion that your cards do not affect is discarded without effect', (table) => {
  const t = table(`shows: Make Contact 4 | A: Make Contact
    Tortuga: B Haunting | Jungle Oasis: B Ghost [B Incorporeal]`);
  t.play('Make Contact');
  t.offers('Haunting, Ghost').pick('Ghost');
  t.expect('Jungle Oasis: B Ghost [B Incorporeal] | A discard: Make Contact');
});

scene('Make Contact from elsewhere than the hand wants an empty hand', (table) => {
  const t = table(`shows: Make Contact, R10.4, R7.4 | from: start of turn
    Tortuga: A buried Make Contact, B Ghost | Jungle Oasis: B Spirit`);
  t.pick('uncover Make Contact');
  t.expect('Tortuga: A(B) Ghost [A Make Contact]');
});

scene('Make Contact from elsewhere, with cards in hand, cannot be played', (table) => {
  const t = table(`shows: Make Contact, R10.4, R7.4 | from: start of turn | A: Insta-Grow
    Tortuga: A buried Make Contact, B Ghost | Jungle Oasis: B Spirit`);
  t.pick('uncover Make Contact');
  t.expect('Tortuga: B Ghost | A discard: Make Contact');
});

scene('Make Contact, current: with cards left in hand it is destroyed at once', (table) => {
  const t = table(`shows: Make Contact | printing: current | A: Make Contact, Ghost
    Tortuga: B Spirit | Jungle Oasis`);
  t.play('Make Contact', 'Spirit');
  t.expect('Tortuga: B Spirit | A discard: Make Contact');
});

scene('Make Contact, current: with none left the minion is yours, until the action leaves play', (table) => {
  const t = table(`shows: Make Contact | printing: current
    A: Make Contact | A deck: Incorporeal, Change of Venue | B deck: 2 Ghost
    Tortuga: B Spirit | Jungle Oasis: A Ghost`);
  t.play('Make Contact', 'Spirit');
  t.expect('Tortuga: A(B) Spirit [A Make Contact]');
  t.endTurn();
  t.endTurn();
  t.play('Change of Venue');
  // It goes back to hand, and then onto another minion, with a card left: that destroys it.
  t.pick('Make Contact').pick('Ghost');
  t.expect('Tortuga: B Spirit | Jungle Oasis: A Ghost | A discard: Change of Venue, Make Contact');
});

// Séance

scene('Séance fills a hand of two or fewer up to five', (table) => {
  const t = table('shows: Séance 1 | A: Séance, 2 Ghost | A deck: 4 Spirit | Tortuga | Jungle Oasis');
  t.play('Séance');
  t.expect('A: 2 Ghost, 3 Spirit | A deck: Spirit');
});

scene('Séance with three or more in hand does nothing', (table) => {
  const t = table('shows: Séance 2 | A: Séance, 3 Ghost | A deck: 3 Spirit | Tortuga | Jungle Oasis');
  t.play('Séance');
  t.expect('A: 3 Ghost | A discard: Séance');
});

// Shady Deal

scene('Shady Deal with two in hand is worth 1 VP', (table) => {
  const t = table('shows: Shady Deal 1 | A: Shady Deal, 2 Ghost | vp: A 3 | Tortuga | Jungle Oasis');
  t.play('Shady Deal');
  t.expect('vp: A 4');
});

scene('Shady Deal with three in hand is worth nothing', (table) => {
  const t = table('shows: Shady Deal 1 | A: Shady Deal, 3 Ghost | vp: A 3 | Tortuga | Jungle Oasis');
  t.play('Shady Deal');
  t.expect('vp: A 3 | A discard: Shady Deal');
});

// The Dead Rise

scene(
  'The Dead Rise: a minion of less power than the number of cards, also one of those just discarded',
  (table) => {
    const t = table(`shows: The Dead Rise 1
      A: The Dead Rise, Ghost, Spirit, Insta-Grow, Séance | A discard: Spectre, Captain Ahab
      Tortuga | Jungle Oasis`);
    t.play('The Dead Rise');
    t.expect('picks: 0-4');
    t.pick('Ghost', 'Spirit', 'Insta-Grow');
    // Three cards: power 2 or less.
    t.offers('Captain Ahab, Ghost');
    t.expect('picks: 0-1');
    t.pick('Ghost').pick('Tortuga');
    // It is played: its ability happens.
    t.offers('Séance').pick();
    t.expect('Tortuga: A Ghost | A discard: Captain Ahab, Insta-Grow, Spectre, Spirit, The Dead Rise');
  },
);

scene('The Dead Rise: at once or not at all; for one card only power 0 would do', (table) => {
  const t = table(`shows: The Dead Rise 2
    A: The Dead Rise, Ghost, Insta-Grow, Ghost | A discard: Captain Ahab | Tortuga | Jungle Oasis`);
  t.play('The Dead Rise').pick('Insta-Grow');
  t.expect('question: play');
  // No extra minion is left over: after the free one there is none.
  t.play('Ghost', 'Tortuga').pick();
  t.offers('pass');
});

scene('The Dead Rise: the minion may be left in its grave, but then the play is gone', (table) => {
  const t = table('shows: The Dead Rise 2 | A: The Dead Rise, 3 Ghost, Spirit | Tortuga | Jungle Oasis');
  t.play('The Dead Rise').pick('Ghost', 'Ghost', 'Ghost').pick();
  t.play('Spirit', 'Tortuga');
  t.offers('pass');
});
