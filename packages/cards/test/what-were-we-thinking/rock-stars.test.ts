import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

const SIX = ['Reunion Tour', 'Tour Bus', 'Rick Roll', 'Hot Venue', 'Guest Star', 'Rock of Luuv'];

// The Monarch

scene('The Monarch fetches one Groupie out of the deck, which is shuffled', (table) => {
  const t = table(`shows: The Monarch 2, R9.12
    A deck: Groupie, Reunion Tour, Tour Bus, Rick Roll, Hot Venue, Guest Star, Rock of Luuv, Groupie
    A discard: Groupie | Tortuga: A The Monarch | Jungle Oasis`);
  t.use('The Monarch');
  t.offers('deck, discard pile').pick('deck');
  t.offers('Groupie');
  t.expect('picks: 0-1');
  t.pick('Groupie');
  t.expect('question: play | A: Groupie | A discard: Groupie | B sees A: Groupie');
  expect(t.deck('A')).not.toEqual([...SIX, 'Groupie']);
  t.expect(
    'A deck in any order: Groupie, Guest Star, Hot Venue, Reunion Tour, Rick Roll, Rock of Luuv, Tour Bus',
  );
  t.expect('cannot use: The Monarch');
});

scene('The Monarch looks through the deck, leaves it and takes the Groupie of the discard pile', (table) => {
  const t = table(`shows: The Monarch 1 2
    A deck: Groupie, Reunion Tour, Tour Bus, Rick Roll, Hot Venue, Guest Star, Rock of Luuv
    A discard: Groupie, Tour Bus | Tortuga: A The Monarch | Jungle Oasis`);
  t.use('The Monarch').pick('deck').pick();
  t.offers('Groupie').pick('Groupie');
  t.expect('A: Groupie | A discard: Tour Bus');
  expect(t.deck('A')).not.toEqual(['Groupie', ...SIX]);
  t.expect(
    'A deck in any order: Groupie, Guest Star, Hot Venue, Reunion Tour, Rick Roll, Rock of Luuv, Tour Bus',
  );
});

scene('The Monarch searches only the discard pile: the deck keeps its order', (table) => {
  const t = table(`shows: The Monarch
    A deck: Groupie, Reunion Tour, Tour Bus, Rick Roll, Hot Venue, Guest Star, Rock of Luuv
    A discard: 2 Groupie | Tortuga: A The Monarch | Jungle Oasis`);
  t.use('The Monarch').pick('discard pile').pick('Groupie');
  t.expect('A: Groupie | A discard: Groupie');
  t.expect('A deck: Groupie, Reunion Tour, Tour Bus, Rick Roll, Hot Venue, Guest Star, Rock of Luuv');
});

scene('The Monarch may find nothing; the deck is shuffled all the same', (table) => {
  const t = table(`shows: The Monarch 1
    A deck: Groupie, Reunion Tour, Tour Bus, Rick Roll, Hot Venue, Guest Star, Rock of Luuv
    A discard: Groupie | Tortuga: A The Monarch | Jungle Oasis`);
  t.use('The Monarch').pick('deck').pick().pick();
  t.expect('A: nothing | A discard: Groupie');
  expect(t.deck('A')).not.toEqual(['Groupie', ...SIX]);
});

// Classic Rocker

scene('Classic Rocker draws at a breakpoint of 21, not at 20', (table) => {
  const t = table(`shows: Classic Rocker 1
    A deck: Reunion Tour, Tour Bus, Rick Roll, Hot Venue, Guest Star, Rock of Luuv
    Tortuga: A Groupie | The Mothership: A Classic Rocker`);
  t.expect('cannot use: Classic Rocker | why not A Classic Rocker: its own condition');
});

scene('Classic Rocker counts the current breakpoint of where it stands', (table) => {
  const t = table(`shows: Classic Rocker 1
    A: Turn Up to 11 | A deck: Reunion Tour, Tour Bus, Rick Roll, Hot Venue, Guest Star, Rock of Luuv
    Tortuga | The Mothership: A Classic Rocker`);
  t.expect('cannot use: Classic Rocker');
  t.play('Turn Up to 11', 'The Mothership');
  t.use('Classic Rocker');
  t.expect('A: Reunion Tour');
});

scene('Classic Rocker goes where the breakpoint is high, and draws there', (table) => {
  const t = table(`shows: Classic Rocker 1
    A: Bear Rides You | A deck: Reunion Tour, Tour Bus, Rick Roll, Hot Venue, Guest Star, Rock of Luuv
    Tortuga | Jungle Oasis: A Classic Rocker`);
  t.expect('cannot use: Classic Rocker');
  t.play('Bear Rides You');
  t.expect('Tortuga: A Classic Rocker');
  t.use('Classic Rocker');
  t.expect('A: Reunion Tour');
});

scene('Only one Classic Rocker a turn, also of those that came after the first use', (table) => {
  const t = table(`shows: Classic Rocker 2 | A: Classic Rocker, Make Contact
    A deck: Reunion Tour, Tour Bus, Rick Roll, Hot Venue, Guest Star, Rock of Luuv, 2 Groupie
    B deck: 2 Ghost | Tortuga: A Classic Rocker | The Great Library: B Classic Rocker`);
  t.use('Classic Rocker');
  t.expect('A: Classic Rocker, Make Contact, Reunion Tour | cannot use: Classic Rocker');
  t.play('Classic Rocker', 'Tortuga');
  t.expect('cannot use: Classic Rocker');
  t.endTurn();
  t.expect('turn: B');
  t.use('Classic Rocker');
  t.expect('B: Ghost');
  t.endTurn();
  t.use('Classic Rocker');
  t.expect('A: 5 cards');
  t.offers('pass, play Hot Venue, play Rick Roll, play Reunion Tour, play Tour Bus');
});

scene('A Classic Rocker that was gained after the first use does not draw again', (table) => {
  const t = table(`shows: Classic Rocker 2 | A deck: Make Contact, Ghost
    Tortuga: A Classic Rocker | The Great Library: B Classic Rocker`);
  t.use('Classic Rocker');
  t.play('Make Contact', 'B Classic Rocker');
  t.expect('The Great Library: A(B) Classic Rocker [A Make Contact]');
  t.offers('pass');
});

// Rick Roll

scene('Rick Roll brings up to three minions from bases with lower breakpoints, together', (table) => {
  const t = table(`shows: Rick Roll 1 2 | A: Rick Roll
    Tortuga: B Cub Scout | The Mothership: A Groupie, A Classic Rocker, B Ghost | Jungle Oasis: A Spirit
    Secret Grove: A Haunting | The Great Library: A Spectre`);
  t.play('Rick Roll', 'Tortuga');
  // Secret Grove has 21 as well, which is not lower.
  t.offers('Groupie, Classic Rocker, Spirit');
  t.expect('picks: 0-3');
  t.pick('Groupie', 'Spirit', 'Classic Rocker');
  // Cub Scout reacts to each when all three have come.
  t.expect('question: next | Tortuga: B Cub Scout, A Rick Roll, A Groupie, A Spirit, A Classic Rocker');
  t.pick('use Cub Scout');
  t.expect('A discard: Groupie');
});

scene('Rick Roll compares current breakpoints, and may move nobody', (table) => {
  const t = table(`shows: Rick Roll 1 2 | A: Rick Roll
    Tortuga: A Groupie | The Mothership: A Spirit, B Turn Up to 11 | Jungle Oasis: A Haunting`);
  t.play('Rick Roll', 'Tortuga');
  t.offers('Haunting').pick();
  t.expect('Jungle Oasis: A Haunting | Tortuga: A Groupie, A Rick Roll');
});

// Groupie

scene('Groupies bring Groupies, at once and to the same base', (table) => {
  const t = table('shows: Groupie 1 2 3 | A: 3 Groupie, Rick Roll | Tortuga | Jungle Oasis');
  t.play('Groupie', 'Tortuga');
  t.offers('2 Groupie').pick('Groupie');
  t.offers('Groupie').pick('Groupie');
  t.expect('question: play | Tortuga: A 3 Groupie');
  t.offers('pass');
});

scene('A Groupie that is declined waits for another minion play', (table) => {
  const t = table('shows: Groupie 1, R3.5 | A: 2 Groupie, Insta-Grow | Tortuga | Jungle Oasis');
  t.play('Groupie', 'Tortuga').pick();
  t.offers('pass, play Insta-Grow');
  t.play('Insta-Grow');
  t.play('Groupie', 'Jungle Oasis');
  t.expect('Jungle Oasis: A Groupie');
});

// Guest Star

scene('Guest Star puts a Groupie into the hand', (table) => {
  const t = table(`shows: Guest Star | A: Guest Star
    A deck: Reunion Tour, Tour Bus, Rick Roll, Hot Venue, Guest Star, Rock of Luuv, Groupie
    A discard: Groupie | Tortuga | Jungle Oasis`);
  t.play('Guest Star');
  t.offers('deck, discard pile').pick('deck').pick('Groupie');
  t.offers('put into hand, play').pick('put into hand');
  t.expect('A: Groupie | A discard: Groupie, Guest Star');
  t.expect('A deck in any order: Guest Star, Hot Venue, Reunion Tour, Rick Roll, Rock of Luuv, Tour Bus');
  t.offers('pass, play Groupie');
});

scene('Guest Star plays the Groupie at any base, and that one brings the next from hand', (table) => {
  const t = table(`shows: Guest Star 1 2 | A: Guest Star, 2 Groupie
    A deck: Reunion Tour, Tour Bus, Rick Roll, Hot Venue, Guest Star, Rock of Luuv | A discard: Groupie
    Tortuga | Jungle Oasis`);
  t.play('Guest Star').pick('discard pile').pick('Groupie').pick('play');
  t.offers('Jungle Oasis, Tortuga').pick('Tortuga');
  t.offers('2 Groupie').pick('Groupie').pick();
  t.expect('Tortuga: A 2 Groupie | A discard: Guest Star');
  t.expect('A deck: Reunion Tour, Tour Bus, Rick Roll, Hot Venue, Guest Star, Rock of Luuv');
  // The minion of the turn has not been used.
  t.offers('pass, play Groupie');
});

scene('Guest Star may find nothing; the deck is shuffled all the same', (table) => {
  const t = table(`shows: Guest Star 3
    A: Guest Star | A deck: Reunion Tour, Tour Bus, Rick Roll, Hot Venue, Guest Star, Rock of Luuv
    Tortuga | Jungle Oasis`);
  t.play('Guest Star').pick('deck');
  t.expect('question: play | A: nothing');
  expect(t.deck('A')).not.toEqual(SIX);
  t.expect('A deck in any order: Guest Star, Hot Venue, Reunion Tour, Rick Roll, Rock of Luuv, Tour Bus');
});

scene('A Groupie that can be played nowhere goes to the hand', (table) => {
  const t = table(`shows: Guest Star | A: Guest Star | A deck: Groupie
    Tsar's Palace: B Bear Picnic | Jungle Oasis`);
  t.play('Guest Star').pick('deck').pick('Groupie');
  t.expect('question: play | A: Groupie');
});

// Hot Venue

scene('Hot Venue strengthens your minions there, and nobody else’s', (table) => {
  const t = table('shows: Hot Venue | A: Hot Venue | Tortuga: A Groupie, B Ghost | Jungle Oasis: A Spirit');
  t.play('Hot Venue', 'Tortuga');
  t.expect('power: Groupie 3, Ghost 2, Spirit 3');
});

scene(
  'Hot Venue draws one card at the end of a turn with minions played there, also before it came',
  (table) => {
    const t = table(`shows: Hot Venue 1 2 | A: 2 Groupie, Hot Venue
      A deck: Reunion Tour, Tour Bus, Rick Roll, Hot Venue, Guest Star, Rock of Luuv
      Tortuga | Jungle Oasis`);
    t.play('Groupie', 'Tortuga').pick('Groupie');
    t.play('Hot Venue', 'Tortuga');
    t.endTurn();
    // Two in Draw Cards, then one.
    t.expect('A: Reunion Tour, Rick Roll, Tour Bus');
    t.endTurn();
    // No minion in the second turn, nor in the other player's.
    t.endTurn();
    t.expect('A: 5 cards');
  },
);

scene('Hot Venue draws nothing for a minion that moved there', (table) => {
  const t = table(`shows: Hot Venue 2
    A: Bear Rides You | A deck: Reunion Tour, Tour Bus, Rick Roll, Hot Venue, Guest Star, Rock of Luuv
    Tortuga: A Hot Venue | Jungle Oasis: A Groupie`);
  t.play('Bear Rides You');
  t.expect('Tortuga: A Hot Venue, A Groupie');
  t.endTurn();
  t.expect('A: Reunion Tour, Tour Bus');
});

scene('Hot Venue draws at the end of another player’s turn as well', (table) => {
  const t = table(`shows: Hot Venue 1 | turn: B
    A: Groupie | A deck: Reunion Tour, Tour Bus, Rick Roll, Hot Venue, Guest Star, Rock of Luuv
    A discard: Steam Man | B: Valkyrie, Ghostly Arrival | Tortuga: A Hot Venue | The Homeworld`);
  t.play('Ghostly Arrival');
  t.play('Valkyrie', 'Tortuga');
  // A's Steam Man, played by B: its owner may play a small extra minion.
  t.play('Steam Man', 'The Homeworld');
  t.expect('asked: A');
  t.pick('Groupie').pick('Tortuga');
  t.expect('Tortuga: A Hot Venue, B Valkyrie, A Groupie');
  t.endTurn();
  t.expect('A: Reunion Tour');
});

scene('Hot Venue looks at the breakpoint at the end of the turn', (table) => {
  const t = table(`shows: Hot Venue 1 | A: Groupie, Turn Up to 11
    A deck: Reunion Tour, Tour Bus, Rick Roll, Hot Venue, Guest Star, Rock of Luuv
    The Mothership: A Hot Venue | Jungle Oasis`);
  t.play('Groupie', 'The Mothership');
  t.play('Turn Up to 11', 'The Mothership');
  t.endTurn();
  t.expect('A: 3 cards');
});

scene('Hot Venue draws nothing at a low breakpoint', (table) => {
  const t = table(`shows: Hot Venue 1
    A: Groupie | A deck: Reunion Tour, Tour Bus, Rick Roll, Hot Venue, Guest Star, Rock of Luuv
    The Mothership: A Hot Venue | Jungle Oasis`);
  t.play('Groupie', 'The Mothership');
  t.endTurn();
  t.expect('A: 2 cards');
});

scene('Hot Venue draws nothing if its base has scored', (table) => {
  const t = table(`shows: Hot Venue 3
    A: Groupie | A deck: Reunion Tour, Tour Bus, Rick Roll, Hot Venue, Guest Star, Rock of Luuv
    base deck: Tortuga | The Great Library: A Hot Venue, A The Monarch +15 | Jungle Oasis`);
  t.play('Groupie', 'The Great Library');
  t.endTurn().pick('no');
  t.expect('vp: A 4 | A discard: Groupie, Hot Venue, The Monarch | A: 2 cards');
});

// Power Ballad

scene('Power Ballad as an action: any base, for the minions there at that moment', (table) => {
  const t = table(`shows: Power Ballad 1 2 | A: Power Ballad, Groupie, Bear Rides You, Ghostly Arrival
    The Mothership: A Spirit, A Rick Roll, B Ghost | Jungle Oasis | Tortuga`);
  t.play('Ghostly Arrival');
  t.play('Power Ballad');
  t.offers('Jungle Oasis, The Mothership, Tortuga').pick('The Mothership');
  t.play('Groupie', 'The Mothership');
  t.expect('power: Spirit 4, Rick Roll 4, Ghost 2, Groupie 2');
  t.endTurn();
  t.expect('power: Spirit 3');
});

scene('Power Ballad stays with a minion that moves', (table) => {
  const t = table(`shows: Power Ballad 2 | A: Power Ballad, Captain Ahab
    The Mothership: A Captain Ahab | Tortuga: A Aggromotive`);
  t.play('Power Ballad').pick('The Mothership');
  t.use('Captain Ahab');
  t.expect('Tortuga: A Aggromotive, A Captain Ahab | power: Captain Ahab 3');
});

scene('Power Ballad as a Special, on another player’s turn, at the base that scores', (table) => {
  const t = table(`shows: Power Ballad 1, R3.9 | turn: B | A: Power Ballad | base deck: The Great Library
    Tortuga: A The Monarch +5, B General Ivan +5 | Jungle Oasis: A Groupie`);
  t.endTurn();
  t.expect('asked: A');
  t.offers('use Power Ballad, pass').pick('use Power Ballad');
  // 11 to 11: both win.
  t.expect('vp: A 4, B 4 | A discard: Power Ballad, The Monarch');
});

scene('Power Ballad is no Special where the breakpoint is below 21', (table) => {
  const t = table(`shows: Power Ballad 2
    A: Power Ballad | A deck: Reunion Tour, Tour Bus, Rick Roll, Hot Venue, Guest Star, Rock of Luuv
    base deck: Tortuga | The Mothership: A The Monarch +15 | Jungle Oasis`);
  t.endTurn();
  t.expect('turn: B | vp: A 4 | A: Power Ballad, Reunion Tour, Tour Bus');
});

scene('Power Ballad counts the current breakpoint', (table) => {
  const t = table(`shows: Power Ballad 2 | A: Power Ballad | base deck: Tortuga
    The Mothership: B Turn Up to 11, A The Monarch +15, B Spectre +16 | Jungle Oasis`);
  t.endTurn().pick('use Power Ballad');
  t.expect('vp: A 4, B 4');
});

// Reunion Tour

scene('Reunion Tour shuffles any number of minions in', (table) => {
  const t = table(`shows: Reunion Tour 1
    A: Reunion Tour | A deck: Reunion Tour, Tour Bus, Rick Roll, Hot Venue, Guest Star, Rock of Luuv
    A discard: 2 Groupie, Tour Bus, The Monarch | Tortuga | Jungle Oasis`);
  t.play('Reunion Tour');
  t.offers('2 Groupie, The Monarch');
  t.expect('picks: 0-3');
  t.pick('Groupie', 'The Monarch');
  t.expect('A discard: Groupie, Reunion Tour, Tour Bus');
  expect(t.deck('A')).not.toEqual([...SIX, 'Groupie', 'The Monarch']);
  t.expect(
    'A deck in any order: Groupie, Guest Star, Hot Venue, Reunion Tour, Rick Roll, Rock of Luuv, The Monarch, Tour Bus',
  );
});

scene('Reunion Tour for nobody leaves the deck as it is', (table) => {
  const t = table(`shows: Reunion Tour 1, R3.3
    A: Reunion Tour | A deck: Reunion Tour, Tour Bus, Rick Roll, Hot Venue, Guest Star, Rock of Luuv
    A discard: Groupie | Tortuga | Jungle Oasis`);
  t.play('Reunion Tour').pick();
  t.expect('A deck: Reunion Tour, Tour Bus, Rick Roll, Hot Venue, Guest Star, Rock of Luuv');
  t.expect('A discard: Groupie, Reunion Tour');
});

// Rock of Luuv

scene('Rock of Luuv finds up to three minions of one small name', (table) => {
  const t = table(`shows: Rock of Luuv 1
    A: Rock of Luuv | A deck: Ghost, Groupie, Ghost, Spirit, Ghost, Tour Bus, Ghost
    Tortuga: A Ghost +1 | Jungle Oasis`);
  t.play('Rock of Luuv');
  t.offers('Ghost, Groupie').pick('Ghost');
  t.offers('4 Ghost');
  t.expect('picks: 0-3');
  t.pick('Ghost', 'Ghost', 'Ghost');
  t.expect('A: 3 Ghost | B sees A: 3 Ghost | A deck in any order: Ghost, Groupie, Spirit, Tour Bus');
});

scene('Rock of Luuv may find nothing; the deck is shuffled in any case', (table) => {
  const t = table(`shows: Rock of Luuv 2 | A: Rock of Luuv
    A deck: Groupie, Reunion Tour, Tour Bus, Rick Roll, Hot Venue, Guest Star, Rock of Luuv
    Tortuga | Jungle Oasis`);
  t.play('Rock of Luuv');
  t.offers('Groupie').pick();
  t.expect('A: nothing');
  expect(t.deck('A')).not.toEqual(['Groupie', ...SIX]);
  t.expect(
    'A deck in any order: Groupie, Guest Star, Hot Venue, Reunion Tour, Rick Roll, Rock of Luuv, Tour Bus',
  );
});

// Total Sellout

scene('Total Sellout draws three after a base of 21 or more, on any turn', (table) => {
  const t = table(`shows: Total Sellout 1 | turn: B
    A: Total Sellout | A deck: Reunion Tour, Tour Bus, Rick Roll, Hot Venue, Guest Star, Rock of Luuv
    base deck: The Great Library | Tortuga: B Spectre +20, A Groupie | Jungle Oasis`);
  t.endTurn();
  t.expect('asked: A');
  // VP have been awarded, the minions are still there.
  t.expect('vp: A 3 | Tortuga: B Spectre +20, A Groupie');
  t.offers('use Total Sellout, pass').pick('use Total Sellout');
  t.expect('A: Reunion Tour, Rick Roll, Tour Bus | A discard: Groupie, Total Sellout');
  t.leave();
});

scene('Total Sellout draws two after a smaller base, and never as a normal action', (table) => {
  const t = table(`shows: Total Sellout 1
    A: Total Sellout | A deck: Reunion Tour, Tour Bus, Rick Roll, Hot Venue, Guest Star, Rock of Luuv
    base deck: The Great Library | Temple of Goju: A Classic Rocker +15, A Groupie | Jungle Oasis`);
  t.expect('why not A Total Sellout: only as a special');
  t.offers('pass');
  t.endTurn().pick('use Total Sellout');
  // Two from the card, two in Draw Cards.
  t.expect('A: Hot Venue, Reunion Tour, Rick Roll, Tour Bus');
});

scene('Total Sellout needs a minion at the base that scored', (table) => {
  const t = table(`shows: Total Sellout 1 | A: Total Sellout | base deck: The Great Library
    Rhodes Plaza Mall: B Spectre +20 | Jungle Oasis: A Groupie`);
  t.endTurn();
  t.expect('turn: B | base discard: Rhodes Plaza Mall | A: Total Sellout');
});

scene('Total Sellout: the breakpoint in force when the base scored, with all changes', (table) => {
  const t = table(`shows: Total Sellout 2
    A: Total Sellout | A deck: Reunion Tour, Tour Bus, Rick Roll, Hot Venue, Guest Star, Rock of Luuv
    base deck: The Great Library
    Temple of Goju: B Turn Up to 11, A The Monarch +20, A Groupie | Jungle Oasis`);
  t.endTurn().pick('use Total Sellout');
  t.expect('A: 5 cards');
});

scene('Total Sellout: what lowers the breakpoint before the base scores counts', (table) => {
  const t = table(`shows: Total Sellout 2 | printing: current | A: Total Sellout, Love Overload
    A deck: Reunion Tour, Tour Bus, Rick Roll, Hot Venue, Guest Star, Rock of Luuv
    base deck: The Great Library
    Haunted House: A Bearing Down, B Spectre +20, A Groupie | Jungle Oasis`);
  t.expect('breakpoint: Haunted House 22');
  t.endTurn().pick('use Love Overload');
  t.expect('vp: A 4');
  t.pick('use Total Sellout');
  t.expect('A: 4 cards');
});

// Tour Bus

scene('Tour Bus takes up to three minions to a base from lower ones', (table) => {
  const t = table(`shows: Tour Bus 1 2 | A: Tour Bus
    Lake Minnetonka | The Mothership: A Groupie, A Classic Rocker, B Ghost | Jungle Oasis: A Spirit
    School of Wizardry: A Haunting | Palooza: A Spectre`);
  t.play('Tour Bus');
  t.offers('Jungle Oasis, Lake Minnetonka, Palooza, School of Wizardry, The Mothership');
  t.pick('Lake Minnetonka');
  t.offers('Classic Rocker, Groupie, Haunting, Spirit');
  t.expect('picks: 0-3');
  t.pick('Classic Rocker', 'Groupie', 'Spirit');
  // The lake greets each; in which order makes no difference.
  t.expect('Lake Minnetonka: A Classic Rocker, A Groupie, A Spirit | power: Groupie 3');
  t.expect('power: Classic Rocker 5, Spirit 4 | A discard: Tour Bus');
});

scene('Tour Bus: an equal breakpoint is not lower, and nobody needs to move', (table) => {
  const t = table(`shows: Tour Bus 1 2 | A: Tour Bus
    The Mothership: A Groupie | School of Wizardry: A Haunting | Jungle Oasis: A Spirit`);
  t.play('Tour Bus').pick('The Mothership');
  t.offers('Spirit').pick();
  t.expect('Jungle Oasis: A Spirit');
});

scene('Tour Bus: those who move together were moved by one card', (table) => {
  const t = table(`shows: Tour Bus 2
    A: Tour Bus | A deck: Reunion Tour, Tour Bus, Rick Roll, Hot Venue, Guest Star, Rock of Luuv
    Tortuga: A Forgotten Horrors | Jungle Oasis: A Groupie, A Spirit | Palooza`);
  t.play('Tour Bus').pick('Tortuga').pick('Groupie', 'Spirit');
  // One card for both; then the Horrors go on.
  t.expect('A: Reunion Tour');
  t.offers('Jungle Oasis, Palooza').pick('Palooza');
  t.expect('Palooza: A Forgotten Horrors | A: Reunion Tour');
});

// Turn Up to 11

scene('Turn Up to 11 raises a breakpoint to 21 as long as it is there', (table) => {
  const t = table(`shows: Turn Up to 11 3 | A: Turn Up to 11 | B: Bear Necessities
    The Mothership | Tortuga`);
  t.expect('breakpoint: The Mothership 20');
  t.play('Turn Up to 11', 'The Mothership');
  t.expect('breakpoint: The Mothership 21');
  t.endTurn();
  t.play('Bear Necessities');
  t.expect('breakpoint: The Mothership 20');
});

scene('Turn Up to 11 never lowers a breakpoint', (table) => {
  const t = table('shows: Turn Up to 11 3 | A: Turn Up to 11 | The Great Library | Tortuga');
  t.play('Turn Up to 11', 'The Great Library');
  t.expect('breakpoint: The Great Library 22');
});

scene('What changes the breakpoint is added to the 21 of Turn Up to 11', (table) => {
  const t = table(`shows: Turn Up to 11 1 | printing: current | A: Turn Up to 11
    The Mothership: A Bearing Down, A Groupie, B Ghost | Tortuga`);
  t.expect('breakpoint: The Mothership 24');
  t.play('Turn Up to 11', 'The Mothership');
  t.expect('breakpoint: The Mothership 25');
});

scene(
  'Overgrowth against Turn Up to 11: the current player says which prevails, every turn anew',
  (table) => {
    const t = table(`shows: Turn Up to 11 2, R10.1 | from: start of turn
      A deck: Reunion Tour, Tour Bus, Rick Roll, Hot Venue, Guest Star, Rock of Luuv | B deck: 3 Ghost
      base deck: The Great Library | The Mothership: B Turn Up to 11, A Overgrowth, A Groupie | Tortuga`);
    t.expect('question: prevail | asked: A');
    t.offers('Overgrowth, Turn Up to 11').pick('Turn Up to 11');
    t.expect('breakpoint: The Mothership 21');
    t.endTurn();
    // Overgrowth's 0 was for that turn only: nothing to decide for B.
    t.expect('turn: B | question: play');
    t.endTurn();
    t.expect('asked: A | question: prevail');
    t.pick('Overgrowth');
    t.expect('breakpoint: The Mothership 0');
    t.endTurn().pick();
    t.expect('vp: A 4 | bases: The Great Library, Tortuga');
  },
);

scene('Overgrowth makes even a high starting breakpoint one that Turn Up to 11 raises', (table) => {
  const t = table(`shows: Turn Up to 11 2, R10.1 | from: start of turn
    The Great Library: B Turn Up to 11, A Overgrowth, A Groupie | Tortuga`);
  t.offers('Overgrowth, Turn Up to 11').pick('Turn Up to 11');
  t.expect('breakpoint: The Great Library 21');
  t.endTurn();
  t.expect('breakpoint: The Great Library 22');
});

scene('Turn Up to 11 that comes after Overgrowth raises the question at once', (table) => {
  const t = table(`shows: Turn Up to 11 2, R10.1 | from: start of turn | A: Turn Up to 11
    The Mothership: A Overgrowth, A Groupie | Tortuga`);
  t.expect('breakpoint: The Mothership 0');
  t.play('Turn Up to 11', 'The Mothership');
  t.offers('Overgrowth, Turn Up to 11').pick('Turn Up to 11');
  t.expect('breakpoint: The Mothership 21');
});

// Bases

scene(
  'Lake Minnetonka: +1 power for each minion that is played or moved there, whosever it is, each time',
  (table) => {
    const t = table(`shows: Lake Minnetonka 1 2
      A: Classic Rocker, Bear Rides You, Ghostly Arrival, Bear Cavalry, You're Screwed
      Lake Minnetonka: A Spirit | Tortuga: A Groupie, B Ghost`);
    t.play('Ghostly Arrival');
    t.play('Classic Rocker', 'Lake Minnetonka');
    t.expect('power: Classic Rocker 5, Spirit 3');
    t.play("You're Screwed");
    t.expect('Lake Minnetonka: A Spirit, A Classic Rocker, B Ghost | power: Ghost 3');
    t.play('Bear Cavalry', 'Lake Minnetonka');
    // Its own ability comes first; the bonus of the lake goes along.
    t.expect('Tortuga: A Groupie, B Ghost | power: Ghost 3, Bear Cavalry 4');
    t.endTurn();
    t.expect('power: Ghost 2, Classic Rocker 4, Bear Cavalry 3');
  },
);

scene('Lake Minnetonka greets a minion again when it comes back', (table) => {
  const t = table(`shows: Lake Minnetonka 1 | A: Bear Rides You, Rick Roll
    Lake Minnetonka: A Captain Ahab, A Zeppelin | Tortuga: A Aggromotive`);
  t.use('Captain Ahab');
  t.use('Zeppelin');
  t.expect('Lake Minnetonka: A Zeppelin, A Captain Ahab | power: Captain Ahab 3');
  t.play('Bear Rides You');
  t.expect('Tortuga: A Aggromotive, A Captain Ahab');
  t.play('Rick Roll', 'Lake Minnetonka').pick('Captain Ahab');
  t.expect('power: Captain Ahab 4, Rick Roll 4');
});

scene(
  'Palooza: before it scores, each player may bring a minion, the current player first, before Specials',
  (table) => {
    const t = table(`shows: Palooza 1 2, R4 | players: 3 | turn: B
      A: Power Ballad | base deck: The Great Library
      Palooza: A The Monarch +12, B General Ivan +10 | Tortuga: B Groupie, C Spirit, C Ghost, A Haunting
      Jungle Oasis`);
    t.endTurn();
    t.expect('asked: B');
    t.offers('Groupie').pick('Groupie');
    // C has no minion at Palooza, and needs none.
    t.expect('asked: C');
    t.offers('Ghost, Spirit').pick('Spirit');
    t.expect('asked: A');
    t.offers('Haunting').pick();
    t.offers('use Power Ballad, pass');
    t.expect('Palooza: A The Monarch +12, B General Ivan +10, B Groupie, C Spirit');
    t.pick('use Power Ballad');
    // A 18, B 18, C 3.
    t.expect('vp: A 6, B 6, C 3');
  },
);
