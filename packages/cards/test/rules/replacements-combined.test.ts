import { scene } from '../kit/scene.ts';

/** R10.33 in combinations: what leaves play without having been destroyed or discarded. */

scene('Magical Staff: cleared after scoring, Bushi has not gone to the discard pile', (table) => {
  const t = table(`shows: R10.33 | from: score bases | A deck: 6 Ghost | B deck: 6 Ghost | base deck: Tar Pits
    Jungle Oasis: A Bushi +1 [A Magical Staff], B King Rex, B Ghost | Tortuga`);
  t.expect('vp: A 0, B 2 | A discard: Magical Staff | A: Bushi, Ghost');
});

scene('Magical Staff: Nukebot is not destroyed', (table) => {
  const t = table(`shows: R10.33 | turn: B | B: Corruption | decks: 6 Ghost
    Tortuga: A Nukebot [A Magical Staff], B Spirit | Jungle Oasis`);
  t.play('Corruption').pick('Nukebot');
  t.expect('Tortuga: B Spirit | A deck: Nukebot, ... | A discard: Magical Staff');
});

scene('Magical Staff on a minion of another player’s deck', (table) => {
  const t = table(
    `shows: R9.4 | A: Seeing Stars | decks: 6 King Rex | Tortuga: A(B) Ghost [A Magical Staff, A Make Contact] | Jungle Oasis`,
  );
  t.play('Seeing Stars');
  t.expect(
    'B deck: Ghost, ... | A discard in any order: Magical Staff, Make Contact, Seeing Stars | B discard: nothing',
  );
});

scene('Magical Staff and Tar Pits: the current player picks one', (table) => {
  const t = table(
    `shows: R10.2 | A: Seeing Stars | decks: 6 King Rex | Tar Pits: A Ghost [A Magical Staff], B King Rex | Jungle Oasis`,
  );
  t.play('Seeing Stars');
  t.offers('Tar Pits, use Magical Staff').pick('use Magical Staff');
  t.expect('A deck: Ghost, ...');
});

scene('There Goes Tokyo: not destroyed, but Magical Staff works', (table) => {
  const t = table(`shows: R10.33 | A: There Goes Tokyo | A deck: 3 Ghost | base deck: Tar Pits
    Tortuga: A Gorgodzolla, A Nukebot [A Magical Staff], B Warbot, A Gremlin, B Full Moon | Jungle Oasis | The Mothership`);
  t.play('There Goes Tokyo').pick('Jungle Oasis');
  t.expect(
    'Jungle Oasis: A Gorgodzolla | Tar Pits: nothing | A deck: Nukebot, ... | A discard in any order: Magical Staff, Gremlin, There Goes Tokyo',
  );
  t.expect('B discard in any order: Warbot, Full Moon');
});

scene('A Questing: what waits for the destruction does not happen', (table) => {
  const t = table(
    `shows: R10.33 | turn: B | B: Corruption | decks: 6 Spirit | Tortuga: A Nukebot [A A Questing], B Ghost | Jungle Oasis`,
  );
  t.play('Corruption').pick('Nukebot');
  t.expect('A deck: Nukebot, ... | Tortuga: B Ghost | A discard: A Questing');
});

scene('The Greasy Spoon: Librarian Haunt is shuffled in and not destroyed', (table) => {
  const t = table(
    `shows: R9.5 | A: Disenchant | A deck: 3 Spirit | The Greasy Spoon: A Librarian Haunt, A Roy | Tortuga`,
  );
  t.play('Disenchant');
  t.expect('A: nothing | A deck: 4 cards | power: Roy 3');
});

scene('Demon Dogs cleared after scoring: the stored minion is discarded', (table) => {
  const t =
    table(`shows: R16.3 | from: play cards | A: Demon Dogs, Invader | decks: 6 Ghost | base deck: Tar Pits
    Jungle Oasis: A 2 King Rex, A Ghost | Tortuga`);
  t.play('Demon Dogs', 'Jungle Oasis').pick('Invader');
  t.expect('breakpoint: Jungle Oasis 15');
  t.endTurn();
  t.expect('vp: A 2 | A discard in any order: 2 King Rex, Ghost, Demon Dogs, Invader');
});

scene('Demon Dogs: the stored minion is played when it is destroyed, with what it says', (table) => {
  const t = table(
    `shows: R16.2 | A: Demon Dogs, Disenchant, Invader, Archmage | Tortuga: A Archmage | Jungle Oasis`,
  );
  t.play('Demon Dogs', 'Tortuga').pick('Invader');
  t.expect('A in any order: Disenchant, Archmage');
  t.play('Disenchant').pick('Invader').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A Invader | vp: A 1 | A discard in any order: Demon Dogs, Disenchant');
});

scene('No-Moon destroys another base by chance: nobody has destroyed what was there', (table) => {
  const t = table(`shows: R9.5 | from: score bases | decks: 6 Ghost | base deck: Tar Pits, The Mothership
    No-Moon: A 3 King Rex, B Grave Digger | Tortuga: B Nukebot, A Warbot [A Upgrade]`);
  t.expect(
    'vp: A 5, B 3 | A discard in any order: 3 King Rex, Warbot, Upgrade | B discard in any order: Grave Digger, Nukebot',
  );
  t.leave();
});

scene(
  'Zobo and Van Gogh: an action out of the discard pile can be stored rather than go under the deck',
  (table) => {
    const t = table(`shows: R10.62 | A discard: Mystic Studies | A deck: 3 Ghost
    Tortuga: A Zobo the Clown, A Van Gogh | Jungle Oasis`);
    t.play('Mystic Studies').pick('yes');
    t.expect('Tortuga: A Zobo the Clown, A Van Gogh [A stored Mystic Studies] | A deck: Ghost');
  },
);

scene('Zobo and Van Gogh: declined, it goes under the deck', (table) => {
  const t = table(`shows: R10.62 | A discard: Mystic Studies | A deck: 3 Ghost
    Tortuga: A Zobo the Clown, A Van Gogh | Jungle Oasis`);
  t.play('Mystic Studies').pick('no');
  t.expect('A discard: nothing | A deck: Ghost, Mystic Studies');
});
