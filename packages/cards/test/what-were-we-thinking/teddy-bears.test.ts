import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// Sir Squeezes

scene('Sir Squeezes: minions of power 3 or less, together 5 or less, at his base', (table) => {
  const t = table(`shows: Sir Squeezes 1 | A: Sir Squeezes, Fun Bear, Steam Man, Ghost, Classic Rocker
    Tortuga | Jungle Oasis`);
  t.play('Sir Squeezes', 'Tortuga');
  t.offers(
    'pass, play Fun Bear using Sir Squeezes, play Ghost using Sir Squeezes, play Steam Man using Sir Squeezes',
  );
  t.play('Steam Man');
  t.expect('Tortuga: A Sir Squeezes, A Steam Man');
  t.offers('pass, play Fun Bear using Sir Squeezes, play Ghost using Sir Squeezes');
  t.play('Ghost');
  // Its own ability works.
  t.offers('Classic Rocker, Fun Bear').pick('Classic Rocker');
  t.offers('pass');
  t.expect('why not A Fun Bear: not allowed here: Sir Squeezes');
});

scene('Sir Squeezes: three at most, later in the phase, at the base where he was played', (table) => {
  const t = table(`shows: Sir Squeezes 2 | A: Sir Squeezes, Bear Rides You, 4 Snuggly Bear
    Tortuga | Jungle Oasis`);
  t.play('Sir Squeezes', 'Tortuga');
  // No Snuggly Bear answers him; they come with his extra plays.
  t.keepExtra().pass();
  t.play('Bear Rides You');
  t.expect('Jungle Oasis: A Sir Squeezes');
  t.play('Snuggly Bear');
  t.play('Snuggly Bear');
  t.play('Snuggly Bear');
  t.expect('Tortuga: A 3 Snuggly Bear');
  t.offers('pass');
  t.expect('A: Snuggly Bear');
});

scene('Sir Squeezes outside Play Cards: now or never, within the same limits', (table) => {
  const t = table(`shows: Sir Squeezes 2, R3.5
    A: Ghost, Steam Man, Spirit, Fun Bear, Classic Rocker | A deck: Sir Squeezes | base deck: Tortuga
    The Greenhouse: A Classic Rocker +20 | Jungle Oasis`);
  t.endTurn().pick('yes').pick('Sir Squeezes');
  t.expect('phase: score');
  t.offers('Fun Bear, Ghost, Spirit, Steam Man').pick('Steam Man');
  t.offers('Fun Bear, Ghost').pick('Fun Bear');
  t.expect('turn: B | Tortuga: A Sir Squeezes, A Steam Man, A Fun Bear');
});

scene('Sir Squeezes: what his guests bring along does not count', (table) => {
  const t = table('shows: Sir Squeezes 3 | A: Sir Squeezes, 3 Groupie, Steam Man | Tortuga | Jungle Oasis');
  t.play('Sir Squeezes', 'Tortuga');
  t.play('Groupie').pick('Groupie').pick('Groupie');
  t.offers('pass, play Steam Man using Sir Squeezes');
  t.play('Steam Man');
  t.expect('Tortuga: A Sir Squeezes, A 3 Groupie, A Steam Man');
});

// Fun Bear

scene('Fun Bears grow when somebody else plays a minion there, each by one', (table) => {
  const t = table(`shows: Fun Bear 1 3 | A: Steam Man | B: Cub Scout, Insta-Grow, Steam Man
    Tortuga: A 2 Fun Bear | Jungle Oasis: A Fun Bear`);
  t.play('Steam Man', 'Tortuga');
  t.expect('Tortuga: A 2 Fun Bear, A Steam Man');
  t.endTurn();
  t.play('Cub Scout', 'Tortuga');
  t.expect('Tortuga: A 2 Fun Bear +1, A Steam Man, B Cub Scout');
  t.play('Insta-Grow');
  t.play('Steam Man', 'Tortuga');
  expect(t.at('Tortuga').slice(0, 2)).toEqual(['A Fun Bear +2', 'A Fun Bear +2']);
  t.expect('Jungle Oasis: A Fun Bear');
});

scene('Fun Bear: who moves the minion matters, not whose it is', (table) => {
  const t = table(`shows: Fun Bear 1 2 | A: Bear Cavalry | B: You're Pretty Much Borscht
    Tortuga: A Fun Bear | Jungle Oasis: B Ghost, A Spirit`);
  // A moves B's minion here: nothing.
  t.play('Bear Cavalry', 'Jungle Oasis');
  t.expect('Tortuga: A Fun Bear, B Ghost');
  t.endTurn();
  t.play("You're Pretty Much Borscht");
  // B moves A's Fun Bear away: it comes to another base by B's hand, which counts as well.
  t.expect('Jungle Oasis: A Spirit, A Bear Cavalry, A Fun Bear +1');
});

scene('Fun Bear: one counter for each minion that another player moves there, even your own', (table) => {
  const t = table(`shows: Fun Bear 1 2 | turn: B | B: You're Pretty Much Borscht
    Tortuga: A Fun Bear | Jungle Oasis: B Ghost, A Spirit, A Steam Man, A Groupie`);
  t.play("You're Pretty Much Borscht");
  t.expect('Tortuga: A Fun Bear +3, A Spirit, A Steam Man, A Groupie');
});

scene('Fun Bear in the current printing: you may, on any minion here', (table) => {
  const t = table(`shows: Fun Bear | printing: current | turn: B | B: Cub Scout, Insta-Grow, Steam Man
    Tortuga: A Fun Bear, A Spirit | Jungle Oasis: A Ghost`);
  t.play('Cub Scout', 'Tortuga');
  t.expect('asked: A');
  t.offers('Fun Bear, Spirit, Cub Scout').pick();
  t.expect('Tortuga: A Fun Bear, A Spirit, B Cub Scout');
  t.play('Insta-Grow');
  t.play('Steam Man', 'Tortuga').pick('Spirit');
  t.expect('Tortuga: A Fun Bear, A Spirit +1, B Cub Scout, B Steam Man');
});

scene('Fun Bear in the current printing: each gives one, and the minion is chosen for each', (table) => {
  const t = table(`shows: Fun Bear 3 | printing: current | turn: B | B: Steam Man
    Tortuga: A 2 Fun Bear, A Spirit | Jungle Oasis`);
  t.play('Steam Man', 'Tortuga').pick('Spirit').pick('Steam Man');
  t.expect('Tortuga: A 2 Fun Bear, A Spirit +1, B Steam Man +1');
});

// Lovey Bear

scene(
  'Lovey Bear looks up to the strongest opposing minion’s starting power, as long as it is there',
  (table) => {
    const t = table(`shows: Lovey Bear 1 2 3 | A: Bear Rides You | B: General Ivan, Bear Rides You
      Tortuga: A Lovey Bear +1, B Ghost +9, A Spectre | Jungle Oasis`);
    // Ghost's starting power is 2, which is less; a strong friend does not matter.
    t.expect('power: Lovey Bear 4');
    t.endTurn();
    t.play('General Ivan', 'Tortuga');
    t.expect('parts of Lovey Bear: Lovey Bear +6, counters +1');
    t.play('Bear Rides You').pick('General Ivan');
    t.expect('power: Lovey Bear 4');
    t.endTurn();
    t.play('Bear Rides You').pick('Lovey Bear');
    t.expect('power: Lovey Bear @ Jungle Oasis 7');
  },
);

scene('Opposing Lovey Bears do not push each other up', (table) => {
  const t = table(`shows: Lovey Bear 4 | players: 3 | A: Classic Rocker
    Tortuga: A Lovey Bear +3, B Lovey Bear, C Lovey Bear | Jungle Oasis`);
  t.expect('power: A Lovey Bear 6, B Lovey Bear 3, C Lovey Bear 3');
  t.play('Classic Rocker', 'Tortuga');
  // B's and C's copy the 4, and A's copies theirs.
  t.expect('power: A Lovey Bear 7, B Lovey Bear 4, C Lovey Bear 4');
});

scene('A cuddled Lovey Bear copies nobody, and the others copy what it has then', (table) => {
  const t = table(`shows: Lovey Bear 4 | A: Cuddle
    Tortuga: A Lovey Bear, A Classic Rocker, B Lovey Bear | Jungle Oasis`);
  t.expect('power: A Lovey Bear 4, B Lovey Bear 4');
  t.play('Cuddle', 'B Lovey Bear');
  t.expect('power: A Lovey Bear 3, B Lovey Bear 3');
});

scene('Lovey Bear of power 6 is a card of power 3 away from play', (table) => {
  const t = table(`shows: Lovey Bear 5, R9.8
    A: Sir Squeezes, Lovey Bear, Classic Rocker | B: Bear Cavalry
    Tortuga: B General Ivan | Jungle Oasis`);
  t.play('Sir Squeezes', 'Tortuga');
  t.offers('pass, play Lovey Bear using Sir Squeezes');
  t.play('Lovey Bear');
  t.expect('power: Lovey Bear 6');
});

// Snuggly Bear

scene('Snuggly Bears join the first minion of the turn, as many as there are', (table) => {
  const t = table('shows: Snuggly Bear 1 4, R4 | A: Steam Man, 3 Snuggly Bear | Tortuga | Jungle Oasis');
  t.play('Steam Man', 'Tortuga');
  t.offers('pass, 3 use Snuggly Bear').pick('use Snuggly Bear');
  t.offers('pass, 2 use Snuggly Bear').pick('use Snuggly Bear').pass();
  t.expect('Tortuga: A Steam Man, A 2 Snuggly Bear');
  // What was not used is forfeited, and the free minion was Steam Man.
  t.offers('pass');
});

scene('Snuggly Bear: an extra minion can be the first; a later one is not', (table) => {
  const t = table(`shows: Snuggly Bear 2 4
    A: Guest Star, Steam Man, 2 Snuggly Bear | A discard: Groupie | Tortuga | Jungle Oasis`);
  t.play('Guest Star').pick('discard pile').pick('Groupie').pick('play').pick('Tortuga');
  t.pick('use Snuggly Bear').pass();
  t.expect('Tortuga: A Groupie, A Snuggly Bear');
  // The free minion is still there, and it is not the first.
  t.play('Steam Man', 'Jungle Oasis');
  t.expect('question: play | A: Snuggly Bear');
});

scene('A Snuggly Bear can be that first minion', (table) => {
  const t = table('shows: Snuggly Bear 2 | A: 2 Snuggly Bear | Tortuga | Jungle Oasis');
  t.play('Snuggly Bear', 'Tortuga').pick('use Snuggly Bear');
  t.expect('Tortuga: A 2 Snuggly Bear');
});

scene('Snuggly Bear joins the first minion on another player’s turn', (table) => {
  const t = table(`shows: Snuggly Bear 2 | turn: B
    A: Snuggly Bear | A deck: Steam Man | base deck: Tortuga
    The Greenhouse: A Classic Rocker +20 | Jungle Oasis`);
  t.endTurn().pick('yes').pick('Steam Man');
  t.expect('turn: B | asked: A');
  t.pick('use Snuggly Bear');
  t.expect('Tortuga: A Steam Man, A Snuggly Bear');
});

scene('Snuggly Bear comes after the first minion’s ability, even if that minion has gone', (table) => {
  const t = table('shows: Snuggly Bear 3 | A: Spirit, Snuggly Bear, 3 Tea Party | Tortuga | Jungle Oasis');
  t.play('Spirit', 'Tortuga').pick('yes').pick('Tea Party', 'Tea Party', 'Tea Party');
  t.expect('Tortuga: nothing');
  t.offers('pass, use Snuggly Bear').pick('use Snuggly Bear');
  t.expect('Tortuga: A Snuggly Bear');
});

// Bear Picnic

scene('Bear Picnic: small minions of other players come nowhere else', (table) => {
  const t = table(`shows: Bear Picnic 2
    A: Fun Bear | B: Ghost, Cub Scout, Insta-Grow, Snuggly Bear, Bear Rides You
    Tortuga: A Bear Picnic | Jungle Oasis: B Captain Ahab | The Mothership`);
  t.play('Fun Bear');
  t.offers('Jungle Oasis, The Mothership, Tortuga').pick('Jungle Oasis');
  t.endTurn();
  t.expect('why not B Ghost -> Jungle Oasis: forbidden: Bear Picnic');
  t.expect('why not B Ghost -> Tortuga: nothing');
  t.play('Cub Scout', 'Jungle Oasis');
  // No Special either: Snuggly Bear could not go there.
  t.play('Insta-Grow');
  t.play('Ghost');
  t.expect('Tortuga: A Bear Picnic, B Ghost');
  t.leave();
});

scene('Bear Picnic does not keep minions from moving', (table) => {
  const t = table(`shows: Bear Picnic 2 | turn: B | B: Bear Rides You
    Tortuga: A Bear Picnic | Jungle Oasis: B Ghost | The Mothership`);
  t.play('Bear Rides You');
  t.offers('The Mothership, Tortuga').pick('The Mothership');
  t.expect('The Mothership: B Ghost');
});

scene('Bear Picnic: a small minion that is uncovered elsewhere cannot be played', (table) => {
  const t = table(`shows: Bear Picnic 2, R7.4 | turn: B | from: start of turn
    Tortuga: A Bear Picnic | Jungle Oasis: B buried Ghost`);
  t.pick('uncover Ghost');
  t.expect('Jungle Oasis: nothing | B discard: Ghost');
});

scene('Bear Picnic: a minion that belongs to somebody else is free', (table) => {
  const t = table(`shows: Bear Picnic 1 | turn: B | A discard: Groupie | B: Valkyrie, Ghostly Arrival
    Tortuga: A Bear Picnic | Jungle Oasis | The Mothership`);
  t.play('Ghostly Arrival');
  t.play('Valkyrie', 'Tortuga');
  t.expect('B: Groupie');
  t.play('Groupie');
  t.offers('Jungle Oasis, The Mothership, Tortuga').pick('Jungle Oasis');
  t.expect('Jungle Oasis: B(A) Groupie');
});

scene('Bear Picnic with no legal play: nowhere at all', (table) => {
  const t = table(`shows: Bear Picnic 3 | turn: B | B: Ghost, Cub Scout
    Tsar's Palace: A Bear Picnic | Jungle Oasis`);
  t.offers('pass, play Cub Scout');
  t.expect("why not B Ghost -> Tsar's Palace: forbidden: Tsar's Palace");
  t.expect('why not B Ghost -> Jungle Oasis: forbidden: Bear Picnic');
});

scene('Two Bear Picnics: their players meet at each other’s, everybody else stays away', (table) => {
  const t = table(`shows: Bear Picnic 3 | players: 3 | A: Ghost | B: Ghost | C: Ghost, Cub Scout
    Tortuga: A Bear Picnic | The Mothership: B Bear Picnic | Jungle Oasis`);
  t.play('Ghost');
  t.expect('The Mothership: B Bear Picnic, A Ghost');
  t.endTurn();
  t.play('Ghost');
  t.expect('Tortuga: A Bear Picnic, B Ghost');
  t.endTurn();
  t.offers('pass, play Cub Scout');
});

scene('Bear Picnic in the current printing: what cannot be played there goes elsewhere', (table) => {
  const t = table(`shows: Bear Picnic | printing: current | turn: B
    B: Ghost, Cub Scout, Insta-Grow, Groupie | Tsar's Palace: A Bear Picnic | Jungle Oasis | Tortuga`);
  // The palace closes its doors to small minions of those who do not lead there.
  t.play('Ghost');
  t.offers('Jungle Oasis, Tortuga').pick('Jungle Oasis').pick();
  t.play('Insta-Grow');
  t.play('Cub Scout', "Tsar's Palace");
  t.expect("Tsar's Palace: A Bear Picnic, B Cub Scout");
});

scene('Bear Picnic in the current printing: what can be played there must be', (table) => {
  const t = table(`shows: Bear Picnic | printing: current | turn: B | B: Ghost
    Tsar's Palace: A Bear Picnic, B Cub Scout | Jungle Oasis | Tortuga`);
  t.play('Ghost');
  t.expect("Tsar's Palace: A Bear Picnic, B Cub Scout, B Ghost");
});

scene('Two Bear Picnics in the current printing: either will do for everybody else', (table) => {
  const t = table(`shows: Bear Picnic | printing: current | players: 3 | turn: C | A: Ghost | C: Ghost
    Tortuga: A Bear Picnic | The Mothership: B Bear Picnic | Jungle Oasis`);
  t.play('Ghost');
  t.offers('The Mothership, Tortuga').pick('Tortuga');
  t.endTurn();
  // A's own Picnic does not bind A; B's does.
  t.play('Ghost');
  t.expect('The Mothership: B Bear Picnic, A Ghost');
});

scene('Bear Picnic in the current printing: an extra minion for another base goes to that base', (table) => {
  const t = table(`shows: Bear Picnic | printing: current | turn: B | B: Ghost, Huscarl
    Tortuga: A Bear Picnic | Secret Grove | Jungle Oasis`);
  t.offers('pass, play Ghost, play Ghost using Secret Grove, play Huscarl, play Huscarl using Secret Grove');
  t.play('Huscarl', undefined, 'Secret Grove');
  t.expect('Secret Grove: B Huscarl');
  t.play('Ghost');
  t.expect('Tortuga: A Bear Picnic, B Ghost');
});

// Care Package

scene('Care Package draws a card and gives an extra minion, which may be that card, and later', (table) => {
  const t = table(`shows: Care Package 1 2 | A: Care Package, Steam Man
    A deck: Fun Bear, Tea Party, Too Cute, Group Hug, Square Deal, Care Package, Bear Picnic
    Tortuga: A Tea Party | Jungle Oasis`);
  t.play('Care Package');
  t.expect('A: Fun Bear, Steam Man');
  t.play('Steam Man', 'Tortuga');
  t.play('Fun Bear', 'Tortuga');
  t.use('Tea Party');
  t.expect('A: Tea Party');
  t.offers('pass');
});

scene('Care Package in a duel on another player’s turn: the extra minion comes at once or never', (table) => {
  const t = table(`shows: Care Package 1 | turn: B | A: Care Package, Steam Man
    A deck: Fun Bear, Tea Party, Too Cute, Group Hug, Square Deal, Care Package, Bear Picnic
    B: Gunfighter | Tortuga: A Sir Squeezes | Jungle Oasis`);
  t.play('Gunfighter', 'Tortuga').pick('Sir Squeezes');
  t.expect('asked: A');
  t.pick('Care Package');
  t.offers('Fun Bear, Steam Man');
  t.expect('picks: 0-1');
  t.pick();
  t.expect('B discard: Gunfighter | A: Fun Bear, Steam Man');
});

// Cuddle

scene('Cuddle does not undo what an on-play ability has done', (table) => {
  const t = table('shows: Cuddle 2 | A: Weed Eater, Cuddle | Tortuga | Jungle Oasis');
  t.play('Weed Eater', 'Tortuga');
  t.play('Cuddle', 'Weed Eater');
  t.expect('Tortuga: A Weed Eater [A Cuddle] | power: Weed Eater 3');
  t.endTurn();
  t.expect('power: Weed Eater 5');
});

scene(
  'Cuddle stops ongoing abilities, on any player’s minion; power, counters and cards on it stay',
  (table) => {
    const t = table(`shows: Cuddle 2, R9.10 | A: Cuddle, Spirit, 3 Tea Party | B: Bear Necessities
      Tortuga: B General Ivan +2 [B Incorporeal], B Cub Scout
      Jungle Oasis: A Lovey Bear, B Classic Rocker`);
    t.expect('power: Lovey Bear 4');
    t.play('Cuddle');
    t.offers('Classic Rocker, Cub Scout, General Ivan, Lovey Bear').pick('Lovey Bear');
    t.expect('power: Lovey Bear 3');
    t.play('Spirit', 'Jungle Oasis').pick('Cub Scout').pick('yes');
    // General Ivan still protects it.
    t.expect('Tortuga: B General Ivan +2 [B Incorporeal], B Cub Scout');
    t.endTurn();
    t.play('Bear Necessities').pick('Cuddle');
    t.expect('power: Lovey Bear 4');
  },
);

scene('Cuddle on General Ivan: his minions can be destroyed, and so can he', (table) => {
  const t = table(`shows: Cuddle 2 | A: Cuddle, Spirit, 3 Tea Party
    Tortuga: B General Ivan +2, B Cub Scout | Jungle Oasis`);
  t.play('Cuddle', 'General Ivan');
  t.expect('Tortuga: B General Ivan +2 [A Cuddle], B Cub Scout | power: General Ivan 8');
  t.play('Spirit', 'Jungle Oasis').pick('Cub Scout').pick('yes');
  t.expect('B discard: Cub Scout');
});

scene('Cuddle stops talents, for as long as it is there', (table) => {
  const t = table(`shows: Cuddle 2 | A: Cuddle, Bear Necessities, Ghostly Arrival
    A deck: Tea Party, Too Cute, Group Hug, Square Deal, Care Package, Bear Picnic
    Tortuga: A Classic Rocker | Jungle Oasis`);
  t.expect('can use: Classic Rocker');
  t.play('Ghostly Arrival');
  t.play('Cuddle');
  t.expect('cannot use: Classic Rocker | why not A Classic Rocker: forbidden');
  t.leave();
});

scene('Cuddle stops Specials in play', (table) => {
  const t = table(`shows: Cuddle 2 | A: Cuddle | base deck: The Great Library
    Tortuga: B Sheriff, A Sheriff, A Steam Man +20 | Jungle Oasis`);
  t.play('Cuddle', 'A Sheriff');
  t.endTurn();
  // Only B's Sheriff may draw.
  t.expect('asked: B');
  t.pick();
  t.expect('turn: B | vp: A 4, B 3');
});

scene('Cuddle stops what happens when the minion leaves play with it', (table) => {
  const t = table(`shows: Cuddle 3
    A: Cuddle | A deck: Tea Party, Too Cute, Group Hug, Square Deal, Care Package, Bear Picnic
    B deck: 4 Ghost | base deck: The Mothership
    Jungle Oasis: B 2 Samurai-Chan, B Steam Man +5 | Tortuga`);
  t.play('Cuddle', 'Samurai-Chan');
  t.endTurn();
  t.expect('B discard: 2 Samurai-Chan, Steam Man | B: Ghost');
});

scene('Actions on a cuddled minion go on working', (table) => {
  const t = table(`shows: Cuddle 1
    A: Cuddle | A deck: Tea Party, Too Cute, Group Hug, Square Deal, Care Package, Bear Picnic
    B deck: 4 Ghost | Tortuga: B Classic Rocker [B Viking Funeral, A Choking Vines] | Jungle Oasis`);
  t.play('Cuddle', 'Classic Rocker');
  t.endTurn();
  t.endTurn();
  // Choking Vines has destroyed it, and B scores for the funeral.
  t.expect('turn: A | Tortuga: nothing | vp: B 1 | box: Classic Rocker');
});

scene('Cuddle on a minion that other players’ cards do not affect is lost', (table) => {
  const t = table('shows: Cuddle | A: Cuddle | Tortuga: B Haunting | Jungle Oasis');
  t.play('Cuddle', 'Haunting');
  t.expect('Tortuga: B Haunting | power: Haunting 6 | A discard: Cuddle');
});

scene('Cuddle keeps a minion from protecting itself later on', (table) => {
  const t = table(`shows: Cuddle 2, R9.10 | A: Cuddle | B: Steam Man, 2 Tea Party
    Tortuga: B Haunting | Jungle Oasis`);
  // B holds three cards: Haunting is open to it.
  t.play('Cuddle', 'Haunting');
  t.expect('Tortuga: B Haunting [A Cuddle]');
  t.endTurn();
  t.play('Steam Man', 'Jungle Oasis');
  // Two cards left, but its ability does not exist any more.
  t.expect('B: 2 Tea Party | Tortuga: B Haunting [A Cuddle] | power: Haunting 3');
});

scene('Cuddle falls off a minion that another card protects', (table) => {
  const t = table(`shows: Cuddle, R9.2
    A: Cuddle | A deck: Tea Party, Too Cute, Group Hug, Square Deal, Care Package, Bear Picnic
    B: Incorporeal | B deck: Ghost | Tortuga: B Classic Rocker | Jungle Oasis`);
  t.play('Cuddle', 'Classic Rocker');
  t.endTurn();
  t.expect('cannot use: Classic Rocker');
  t.play('Incorporeal', 'Classic Rocker');
  t.expect('Tortuga: B Classic Rocker [B Incorporeal] | A discard: Cuddle | can use: Classic Rocker');
});

scene('Cuddle on Fun Bear: it keeps its counters and gets no more', (table) => {
  const t = table(`shows: Cuddle 2 | turn: B | B: Cuddle, Cub Scout
    Tortuga: A Fun Bear +1 | Jungle Oasis`);
  t.play('Cuddle', 'Fun Bear');
  t.play('Cub Scout', 'Tortuga');
  t.expect('Tortuga: A Fun Bear +1 [B Cuddle], B Cub Scout | power: Fun Bear 3');
});

// Group Hug

scene('Group Hug counts once: +1 power for every other minion there', (table) => {
  const t = table(`shows: Group Hug 1 | A: Group Hug, Steam Man, Captain Ahab
    Tortuga: A Captain Ahab, B Ghost, B Groupie, A Spirit | The Mothership: A Aggromotive, B Spirit`);
  t.play('Group Hug');
  t.offers('Captain Ahab, Spirit').pick('Captain Ahab');
  t.expect('power: Captain Ahab 5');
  t.play('Steam Man', 'Tortuga');
  t.expect('power: Captain Ahab 5');
  t.use('Captain Ahab');
  t.expect('power: Captain Ahab @ The Mothership 5');
  t.endTurn();
  t.expect('power: Captain Ahab 2');
});

// Love Overload

scene('Love Overload destroys the strongest, also your own; the base scores all the same', (table) => {
  const t = table(`shows: Love Overload 1 2 4, R5.3 | turn: B
    A: Love Overload | base deck: The Great Library
    Tortuga: A Sir Squeezes +10, B Spectre +2, B Ghost, A Lovey Bear | Jungle Oasis`);
  t.endTurn();
  t.offers('pass, use Love Overload').pick('use Love Overload');
  // 5 against 9: far below 21.
  t.expect('vp: A 3, B 4 | bases: The Great Library, Jungle Oasis');
});

scene('Love Overload destroys all that are tied; as a Special only', (table) => {
  const t = table(`shows: Love Overload 2 | A: Love Overload | base deck: The Great Library
    Haunted House: A Sir Squeezes +5, B Spectre +5, B Ghost | Jungle Oasis`);
  t.expect('why not A Love Overload: only as a special');
  t.endTurn().pick('use Love Overload');
  t.expect('vp: A 0, B 4');
});

scene('Love Overload does not pass on from a minion that cannot be destroyed', (table) => {
  const t = table(`shows: Love Overload 3 | A: Love Overload | base deck: The Great Library
    Haunted House: A Sir Squeezes +5, B General Ivan +5, B Ghost | Jungle Oasis`);
  t.endTurn().pick('use Love Overload');
  // 10 against 13, as if nothing had happened.
  t.expect('vp: A 3, B 4');
});

// Square Deal

scene('Square Deal draws up to one more than the smallest other hand', (table) => {
  const t = table(`shows: Square Deal 1 2 | players: 3 | A: Square Deal, Ghost
    A deck: Tea Party, Too Cute, Group Hug, Square Deal, Care Package, Bear Picnic | B: 3 Ghost
    C: 4 Ghost | Tortuga | Jungle Oasis`);
  t.play('Square Deal');
  t.expect('A: Ghost, Group Hug, Tea Party, Too Cute');
});

scene('Square Deal draws nothing if somebody already holds fewer cards', (table) => {
  const t = table(`shows: Square Deal 1 | players: 3 | A: Square Deal, Ghost
    A deck: Tea Party, Too Cute, Group Hug, Square Deal, Care Package, Bear Picnic | B: 3 Ghost
    Tortuga | Jungle Oasis`);
  t.play('Square Deal');
  t.expect('A: Ghost');
});

scene('Square Deal itself is no longer in your hand', (table) => {
  const t = table(`shows: Square Deal 1 | A: Square Deal, Ghost
    A deck: Tea Party, Too Cute, Group Hug, Square Deal, Care Package, Bear Picnic | B: Ghost
    Tortuga | Jungle Oasis`);
  t.play('Square Deal');
  t.expect('A: Ghost, Tea Party');
});

scene('Square Deal stops when there is nothing left to draw', (table) => {
  const t = table(`shows: Square Deal 2, R2.1
    A: Square Deal | A deck: Tea Party | A discard: Cuddle | B: 3 Ghost | Tortuga | Jungle Oasis`);
  t.play('Square Deal');
  t.expect('A: Cuddle, Tea Party | A discard: Square Deal');
});

// Tea Party

scene('Tea Party: two guests, one of them yours, once a turn', (table) => {
  const t = table(`shows: Tea Party 1 | A: Tea Party, Fun Bear
    A deck: Tea Party, Too Cute, Group Hug, Square Deal, Care Package, Bear Picnic
    Tortuga: B Ghost | Jungle Oasis`);
  t.play('Tea Party', 'Tortuga');
  t.expect('cannot use: Tea Party');
  t.play('Fun Bear', 'Tortuga');
  t.use('Tea Party');
  t.expect('A: Tea Party');
  t.offers('pass');
});

scene('Tea Party is for the player who controls it', (table) => {
  const t = table(`shows: Tea Party 1 2 | turn: B | B deck: Ghost
    Tortuga: A Tea Party, B Ghost, B Groupie, A Fun Bear | Jungle Oasis`);
  t.offers('pass');
});

scene('Tea Party without a minion of yours, or with one guest only', (table) => {
  const t = table(`shows: Tea Party
    A deck: Tea Party, Too Cute, Group Hug, Square Deal, Care Package, Bear Picnic
    Tortuga: A Tea Party, B Ghost, B Groupie | Jungle Oasis: A Tea Party, A Fun Bear`);
  t.offers('pass');
});

// Too Cute

scene('Too Cute: other players cannot destroy your minions there, though they may choose them', (table) => {
  const t = table(`shows: Too Cute 1 2, R10.10 | turn: B
    B: Spirit, 2 Tea Party, Bear Rides You, You're Screwed
    Tortuga: A Too Cute, A Fun Bear, A Groupie, B Ghost | Jungle Oasis`);
  t.play('Spirit', 'Jungle Oasis');
  t.offers('Fun Bear, Ghost, Groupie, Spirit').pick('Groupie').pick('yes');
  t.pick('Tea Party', 'Tea Party');
  t.expect('Tortuga: A Too Cute, A Fun Bear, A Groupie, B Ghost | B discard: 2 Tea Party');
  // Moving is allowed.
  t.play("You're Screwed").pick('Groupie');
  t.expect('Jungle Oasis: B Spirit, A Groupie');
});

scene('Too Cute: your own cards may destroy them, and so may bases', (table) => {
  const t = table(`shows: Too Cute 1 | turn: B | A: Spirit, 2 Tea Party | base deck: The Great Library
    Ninja Dojo: B Spectre +15 | Tortuga: A Too Cute, A Fun Bear, A Groupie | Jungle Oasis`);
  t.endTurn();
  t.offers('Fun Bear, Groupie, Spectre').pick('Fun Bear');
  t.expect('Tortuga: A Too Cute, A Groupie');
  t.play('Spirit', 'Jungle Oasis').pick('Groupie').pick('yes');
  t.leave();
  t.expect('Tortuga: A Too Cute');
});

// Bases

scene('Out in the Woods: +1 power for every minion there before it scores, before Specials', (table) => {
  const t = table(`shows: Out in the Woods 1 2, R4 | A: Love Overload | base deck: The Great Library
    Out in the Woods: A Sir Squeezes +5, B Spectre +2, B Ghost | Jungle Oasis`);
  t.endTurn();
  t.offers('pass, use Love Overload');
  t.expect('power: Sir Squeezes 11, Spectre 8, Ghost 3');
  t.pass();
  // 11 to 11.
  t.expect('vp: A 3, B 3');
});

scene('Out in the Woods: later arrivals get nothing', (table) => {
  const t = table(`shows: Out in the Woods 1
    A: You Call This Archaeology? | base deck: The Great Library
    Out in the Woods: A Sir Squeezes +4, B Spectre +6 | Jungle Oasis: A Ghost`);
  t.endTurn().pick('use You Call This Archaeology?').pick('Ghost');
  // 10 and Ghost's 2 against 12.
  t.expect('vp: A 3, B 3');
});

scene('Under the Bed: after a minion elsewhere, an extra small one, once a turn', (table) => {
  const t = table(`shows: Under the Bed 1 2
    A: Steam Man, Fun Bear, Ghost, Lovey Bear, Tea Party | A deck: Spirit
    Under the Bed: B Spirit | Jungle Oasis`);
  t.offers('pass, play Fun Bear, play Ghost, play Lovey Bear, play Steam Man, play Tea Party');
  t.play('Steam Man', 'Jungle Oasis');
  t.play('Tea Party', 'Under the Bed');
  t.offers('pass, play Fun Bear using Under the Bed, play Ghost using Under the Bed');
  t.play('Fun Bear');
  t.expect('Under the Bed: B Spirit, A Tea Party, A Fun Bear');
  t.offers('pass, use Tea Party');
});

scene('Under the Bed: a minion played there does not open it', (table) => {
  const t = table('shows: Under the Bed 2 | A: Steam Man, Fun Bear | Under the Bed | Jungle Oasis');
  t.play('Steam Man', 'Under the Bed');
  t.offers('pass');
});
