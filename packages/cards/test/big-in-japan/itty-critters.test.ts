import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

scene(
  'Critter Champion: what it fetched goes under the deck, although the Champion is gone by then',
  (table) => {
    const t = table(`shows: Critter Champion 1, R9.12 | A deck: 3 Howl, Captain Ahab, Invader, 6 Zeppelin
    Jungle Oasis: A Critter Champion | Tortuga: B Spectre`);
    t.expect('power: Critter Champion 5');
    t.use('Critter Champion');
    t.expect('purpose: search');
    t.offers('Captain Ahab').pick('Captain Ahab');
    t.expect('Jungle Oasis: A Critter Champion, A Captain Ahab');
    t.expect('A deck in any order: 3 Howl, Invader, 6 Zeppelin');
    t.endTurn();
    t.expect('Jungle Oasis: A Critter Champion | A deck: ..., Captain Ahab');
  },
);

scene('Critter Champion gone: the minion has to go under the deck all the same', (table) => {
  const t = table(`shows: Critter Champion 1 | A: Beam Up | A deck: 3 Howl, Captain Ahab, 6 Zeppelin
    Jungle Oasis: A Critter Champion | Tortuga`);
  t.use('Critter Champion').pick('Captain Ahab');
  t.play('Beam Up').pick('Critter Champion');
  t.expect('Jungle Oasis: A Captain Ahab | A: Critter Champion');
  t.endTurn();
  t.expect('Jungle Oasis: nothing | A deck: ..., Captain Ahab');
});

scene('Critter Champion: printed power, and nothing need be found', (table) => {
  const t = table(`shows: Critter Champion 2 | A deck: Howl, Mimic, Ghost, Spectre, Invader
    Jungle Oasis: A Critter Champion | Tortuga`);
  t.use('Critter Champion');
  t.offers('Ghost, Mimic').pick();
  t.expect('Jungle Oasis: A Critter Champion | A deck in any order: Howl, Mimic, Ghost, Spectre, Invader');
});

scene('Critter Champion: a minion that has left play and come back stays', (table) => {
  const t = table(`shows: Critter Champion, R10.11 | A: Beam Up | A deck: 3 Howl, Captain Ahab, 6 Zeppelin
    Jungle Oasis: A Critter Champion | Tortuga`);
  t.use('Critter Champion').pick('Captain Ahab');
  t.play('Beam Up').pick('Captain Ahab');
  t.play('Captain Ahab', 'Tortuga');
  t.endTurn();
  t.expect('Tortuga: A Captain Ahab');
});

scene('Critter Coach may fetch one, shown to all, out of a deck that is shuffled', (table) => {
  const deck = ['Howl', 'Zeppelin', 'Full Moon', 'Blossom', 'Captain Ahab', 'Séance', 'Overgrowth', 'Summon'];
  const t = table(`shows: Critter Coach 1 | A: 2 Critter Coach, Summon | A deck: ${deck.join(', ')}
    Jungle Oasis | Tortuga`);
  t.play('Critter Coach', 'Jungle Oasis').pick('yes');
  t.offers('Captain Ahab').pick('Captain Ahab');
  t.expect('Jungle Oasis: A Critter Coach, A Captain Ahab');
  expect(t.deck('A')).not.toEqual(deck.filter((card) => card !== 'Captain Ahab'));
  t.play('Summon').play('Critter Coach', 'Tortuga').pick('no');
  t.endTurn();
  t.expect('Jungle Oasis: A Critter Coach | Tortuga: A Critter Coach | A deck: ..., Captain Ahab');
});

scene('Critter Coach: a minion that was returned meanwhile is left alone', (table) => {
  const t =
    table(`shows: Critter Coach 1 | A: Critter Coach, Beam Up | A deck: 3 Howl, Captain Ahab, 6 Zeppelin
    Jungle Oasis | Tortuga`);
  t.play('Critter Coach', 'Jungle Oasis').pick('yes').pick('Captain Ahab');
  t.play('Beam Up').pick('Captain Ahab');
  t.endTurn();
  t.expect('A: 3 cards | Jungle Oasis: A Critter Coach');
});

scene('Calicoin may strengthen another minion here, whoever has it', (table) => {
  const t = table(
    'shows: Calicoin 1 | A: Calicoin | Jungle Oasis: B Ghost, A Invader | Tortuga: A Pirate King',
  );
  t.play('Calicoin', 'Jungle Oasis');
  t.expect('picks: 0-1');
  t.offers('Ghost, Invader').pick('Ghost');
  t.expect('counters: Ghost 1 | power: Calicoin 2');
});

scene('Flooffairy may draw a card', (table) => {
  const t = table('shows: Flooffairy | A: 2 Flooffairy, Summon | A deck: 3 Howl | Tortuga');
  t.play('Summon').play('Flooffairy').pick('yes');
  t.expect('A: Flooffairy, Howl | power: Flooffairy 2');
  t.play('Flooffairy').pick('no');
  t.expect('A: Howl');
});

scene('Krakatoad may lend 2 power to another minion here, whoever has it', (table) => {
  const t = table(`shows: Krakatoad 1 | decks: 6 Howl | A: Krakatoad
    Jungle Oasis: B Ghost, A Invader | Tortuga: A Pirate King`);
  t.play('Krakatoad', 'Jungle Oasis');
  t.expect('picks: 0-1');
  t.offers('Ghost, Invader').pick('Ghost');
  t.expect('power: Ghost 4, Krakatoad 2');
  t.endTurn();
  t.expect('power: Ghost 2');
});

scene('Leafaroo may shuffle any card of the discard pile into the deck', (table) => {
  const t = table(
    'shows: Leafaroo 1 | A: Leafaroo | A deck: 2 Howl | A discard: Ghost, Summon, Full Moon | Tortuga',
  );
  t.play('Leafaroo');
  t.expect('picks: 0-1');
  t.offers('Full Moon, Ghost, Summon').pick('Full Moon');
  t.expect('A deck in any order: 2 Howl, Full Moon | A discard: Ghost, Summon | power: Leafaroo 2');
});

scene('Shellshock may destroy a small minion here, whoever has it, by its power in play', (table) => {
  const t = table(`shows: Shellshock 1 | A: Shellshock
    Jungle Oasis: B Ghost [A Upgrade], A Captain Ahab, B Mimic, A King Rex | Tortuga: B Ghost`);
  t.play('Shellshock', 'Jungle Oasis');
  t.expect('power: Mimic 7, Ghost @ Jungle Oasis 4 | picks: 0-1');
  t.offers('Captain Ahab').pick('Captain Ahab');
  t.expect('A discard: Captain Ahab | power: Shellshock 2');
});

scene('Tadpour may move another minion from here, whoever has it', (table) => {
  const t = table(
    'shows: Tadpour 1 | A: Tadpour | Jungle Oasis: B Ghost, A Invader | Tortuga: A Pirate King | Ninja Dojo',
  );
  t.play('Tadpour', 'Jungle Oasis');
  t.expect('picks: 0-1');
  t.offers('Ghost, Invader').pick('Ghost').pick('Ninja Dojo');
  t.expect('Ninja Dojo: B Ghost | Jungle Oasis: A Invader, A Tadpour | power: Tadpour 2');
});

scene('Coach Combat: a weaker minion beside yours is destroyed, even your own', (table) => {
  const t = table(`shows: Coach Combat 1 | A: Coach Combat
    Jungle Oasis: A Invader, A Ghost, B Grave Digger | Tortuga: A Captain Ahab, B Ghost`);
  t.play('Coach Combat');
  t.expect('A discard: Ghost, Coach Combat | Jungle Oasis: A Invader, B Grave Digger');
});

scene('Coach Combat: you pick the fighter, then the victim', (table) => {
  const t = table(`shows: Coach Combat 1 | A: Coach Combat
    Jungle Oasis: A Invader, A King Rex, B Grave Digger, B Ghost | Tortuga: A Captain Ahab, B Ghost`);
  t.play('Coach Combat');
  t.expect('picks: 1');
  t.offers('Invader, King Rex').pick('King Rex');
  t.expect('picks: 1 | purpose: destroy');
  t.offers('Grave Digger, Ghost, Invader').pick('Grave Digger');
  t.expect('B discard: Grave Digger');
});

scene(
  'Critter Cube: a minion of somebody else is drawn and played by you, and leaves to its owner',
  (table) => {
    const t =
      table(`shows: Critter Cube 1, R9.3, R9.4 | A: Critter Cube, Mystic Studies, Time Loop | B: Seeing Stars | B deck: 6 Howl
    Tortuga: B Captain Ahab, B King Rex | Jungle Oasis: A Grave Digger`);
    t.play('Time Loop');
    t.play('Critter Cube');
    t.expect('Tortuga: B King Rex | A: Mystic Studies');
    t.play('Mystic Studies');
    t.play('Captain Ahab', 'Tortuga');
    t.expect('Tortuga: B King Rex, A(B) Captain Ahab');
    t.endTurn();
    t.play('Seeing Stars');
    t.expect('Tortuga: B King Rex | B discard: Captain Ahab, Seeing Stars');
  },
);

scene('Critter Cube: into your deck, of power 3 or less in play; what is on it is discarded', (table) => {
  const t = table(`shows: Critter Cube 2 | A: Critter Cube | A deck: 3 Howl
    Tortuga: B Ghost [B Upgrade], B Captain Ahab [A Unstoppable], A Invader, A Grave Digger | Jungle Oasis`);
  t.play('Critter Cube');
  t.expect('picks: 1');
  t.offers('Captain Ahab, Invader').pick('Captain Ahab');
  t.expect(
    'A deck in any order: 3 Howl, Captain Ahab | B deck: nothing | A discard: Unstoppable, Critter Cube',
  );
});

scene('Critter Cube: nobody can tell where in the deck it is', (table) => {
  const t = table(
    `shows: Critter Cube 2 | A: Critter Cube | A deck: 5 Howl | Tortuga: B Ghost | Jungle Oasis`,
  );
  t.play('Critter Cube');
  t.expect('A sees A deck: 6 ? | B sees A deck: 6 ?');
});

scene('Evolution: the one found is shown and the deck shuffled', (table) => {
  const deck = ['Howl', 'Zeppelin', 'Full Moon', 'Blossom', 'Invader', 'Séance', 'Overgrowth', 'Summon'];
  const t = table(`shows: Evolution 1 | A: Evolution | A deck: ${deck.join(', ')}
    Jungle Oasis: A Ghost | Tortuga`);
  t.play('Evolution').pick('Invader');
  t.expect('Jungle Oasis: A Invader | A discard: Ghost, Evolution');
  expect(t.deck('A')).not.toEqual(deck.filter((card) => card !== 'Invader'));
  t.endTurn();
  t.expect('Jungle Oasis: A Invader');
});

scene('Evolution: power in play against the printed power, which may be lower', (table) => {
  const t = table(`shows: Evolution 2 | A: Evolution | A deck: Ghost, Invader, Supreme Overlord, King Rex
    Jungle Oasis: A Grave Digger +1 | Tortuga: A Captain Ahab`);
  t.play('Evolution').pick('Grave Digger');
  t.offers('Ghost, Invader, Supreme Overlord').pick('Ghost');
  t.expect('Jungle Oasis: A Ghost | A deck in any order: Invader, Supreme Overlord, King Rex');
});

scene('Evolution: nothing for a minion that is not destroyed', (table) => {
  const t = table(
    `shows: Evolution 2, R3.6 | A: Evolution | A deck: Ghost, Invader | Jungle Oasis: A Warbot | Tortuga`,
  );
  t.play('Evolution');
  t.expect('Jungle Oasis: A Warbot | A deck: Ghost, Invader');
});

scene('Evolution plays Rainboroc at that base, whatever its own Special says', (table) => {
  const t =
    table(`shows: Evolution 3, Rainboroc 3, R11.2 | A: Evolution | A deck: Invader | A titans: Rainboroc
    Jungle Oasis: A Ghost | Tortuga`);
  t.play('Evolution').offers('search, play the titan').pick('play the titan');
  t.expect('Jungle Oasis: A Rainboroc | A deck: Invader');
});

scene('Evolution: only the search is left without the titan, or with another one in play', (table) => {
  const t = table(`shows: Evolution 3, R11.3 | A: Evolution | A deck: Invader | A titans: Rainboroc
    Jungle Oasis: A Ghost | Tortuga: A Major Ursa`);
  t.play('Evolution').offers('Invader').pick('Invader');
  t.expect('Jungle Oasis: A Invader | Tortuga: A Major Ursa');
});

scene("Gotta Get 'Em All: one of each name, all of them; further copies stay", (table) => {
  const t = table(`shows: Gotta Get 'Em All 1 | A: Gotta Get 'Em All | A deck: 2 Howl
    A discard: 2 Ghost, Invader, Summon, 3 Captain Ahab | Tortuga`);
  t.play("Gotta Get 'Em All");
  t.expect(`A deck in any order: 2 Howl, Ghost, Invader, Captain Ahab
    A discard: Ghost, Summon, 2 Captain Ahab, Gotta Get 'Em All`);
});

scene('I Select You!: the card found is shown and the deck shuffled', (table) => {
  const deck = ['Howl', 'Zeppelin', 'Full Moon', 'Blossom', 'Captain Ahab', 'Séance', 'Overgrowth', 'Summon'];
  const t = table(
    `shows: I Select You! 1 | A: I Select You! | A deck: ${deck.join(', ')} | Jungle Oasis | Tortuga`,
  );
  t.play('I Select You!').pick('Captain Ahab').pick('Tortuga');
  t.expect('Tortuga: A Captain Ahab');
  expect(t.deck('A')).not.toEqual(deck.filter((card) => card !== 'Captain Ahab'));
});

scene('I Select You!: on any base, at once, for this turn', (table) => {
  const t =
    table(`shows: I Select You! 2 | A: I Select You!, King Rex | A deck: 6 Howl, Ghost, Invader, Grave Digger
    Jungle Oasis | Tortuga`);
  t.play('I Select You!').offers('Ghost, Invader').pick('Invader').pick('Tortuga');
  t.expect('Tortuga: A Invader');
  t.play('King Rex', 'Jungle Oasis');
  t.endTurn();
  t.expect('Tortuga: nothing | Jungle Oasis: A King Rex | A deck: ..., Invader');
});

scene(
  'Ittypedia: each minion you play there is stronger this turn, after what it does when played',
  (table) => {
    const t = table(`shows: Ittypedia 1 | decks: 6 Howl | A: Shellshock, Invader, Summon
    Jungle Oasis: A 2 Ittypedia, B Ghost | Tortuga`);
    t.play('Summon');
    t.play('Invader', 'Jungle Oasis');
    t.expect('power: Invader 5');
    t.play('Shellshock', 'Jungle Oasis');
    t.offers('Ghost').pick();
    t.expect('power: Shellshock 4, Ghost 2');
    t.endTurn();
    t.expect('power: Invader 3, Shellshock 2');
  },
);

scene('Ittypedia does nothing elsewhere or for others', (table) => {
  const t =
    table(`shows: Ittypedia 1 | A: Captain Ahab, Invader, Summon | Jungle Oasis: B Ittypedia | Tortuga: A Ittypedia
    Ninja Dojo`);
  t.play('Summon');
  t.play('Captain Ahab', 'Jungle Oasis').play('Invader', 'Ninja Dojo');
  t.expect('power: Captain Ahab 2, Invader 3');
});

scene('Recall Critter: out of the discard pile to any base, for this turn, or not at all', (table) => {
  const t = table(`shows: Recall Critter 1, R3.5 | A: 2 Recall Critter, Time Loop | A deck: 6 Howl
    A discard: Ghost, Captain Ahab, Invader, Summon | Jungle Oasis | Tortuga`);
  t.play('Time Loop');
  t.play('Recall Critter');
  t.expect('picks: 0-1');
  t.offers('Captain Ahab, Ghost').pick('Captain Ahab').pick('Tortuga');
  t.play('Recall Critter').pick();
  t.expect('Tortuga: A Captain Ahab');
  t.endTurn();
  t.expect('Tortuga: nothing | A deck: ..., Captain Ahab');
});

scene('Super Effective! destroys any action in play', (table) => {
  const t = table(`shows: Super Effective! 1 | A: Super Effective!
    Jungle Oasis: A Full Moon, B Ghost [B Upgrade] | Tortuga`);
  t.play('Super Effective!');
  t.expect('picks: 1');
  t.offers('Full Moon, Upgrade').pick('Upgrade');
  t.expect('B discard: Upgrade');
});
