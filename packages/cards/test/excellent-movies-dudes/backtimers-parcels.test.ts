import { scene } from '../kit/scene.ts';

// Future Almanac?

scene(
  'Future Almanac? draws for every counter that you take off, and is discarded when it is played',
  (table) => {
    const t = table(`shows: Future Almanac? 1 2 | A: Future Almanac?, Will Have to Do, Time Loop
    A deck: Ghost, Spirit, Invader, 4 Howl | B deck: 4 Howl | Tortuga: A Ghost | Jungle Oasis`);
    t.play('Time Loop');
    t.play('Future Almanac?');
    t.expect('A stasis: Future Almanac? 3 | A discard: Time Loop');
    t.play('Will Have to Do').pick('remove a stasis counter').pick('Future Almanac?').pick('Future Almanac?');
    t.expect('A: Ghost, Spirit | A stasis: Future Almanac? 1');
    t.endTurn().endTurn();
    t.expect('A in any order: Ghost, 2 Howl, Invader, Spirit | A stasis: Future Almanac? 0');
    t.play('Future Almanac?');
    t.expect('A stasis: nothing | A discard in any order: Future Almanac?, Time Loop, Will Have to Do');
  },
);

scene('Future Almanac? put there by another card does the same', (table) => {
  const t = table(
    `shows: Future Almanac? 2 | A: 99 MPH, Future Almanac? | A deck: 5 Howl | B deck: 4 Howl | Tortuga | Jungle Oasis`,
  );
  t.play('99 MPH');
  t.expect('A stasis: Future Almanac? 2');
  t.endTurn().endTurn();
  t.expect('A: 4 cards | A stasis: Future Almanac? 1');
});

// Help From the Past

scene('Help From the Past stores a card of your discard pile, and plays it', (table) => {
  const t =
    table(`shows: Help From the Past 1 2 3, R16.1 | A: Help From the Past | A discard: Captain Ahab, Howl | decks: 9 Zeppelin
    Tortuga: A Ghost | Jungle Oasis`);
  t.play('Help From the Past');
  t.expect('picks: 1 | purpose: store').offers('Captain Ahab, Howl').pick('Captain Ahab');
  t.expect('A stasis: Help From the Past 3 [A stored Captain Ahab] | A discard: Howl');
  for (let turn = 0; turn < 6; turn++) t.endTurn();
  t.play('Help From the Past').pick('Captain Ahab').pick('Jungle Oasis');
  t.expect(`Jungle Oasis: A Captain Ahab | A discard in any order: Help From the Past, Howl
    plays left: minion, action | A stasis: nothing`);
});

scene('Help From the Past: what is not played is discarded with it', (table) => {
  const t = table(
    `shows: Help From the Past 2, R16.3 | A stasis: Help From the Past 0 [A stored Ghost] | Tortuga | Jungle Oasis`,
  );
  t.play('Help From the Past').pick();
  t.expect('A discard in any order: Ghost, Help From the Past');
});

scene('Help From the Past: a card for another time is discarded', (table) => {
  const t = table(
    `shows: Help From the Past 2 | A stasis: Help From the Past 0 [A stored Final Stand] | Tortuga: A Ghost | Jungle Oasis`,
  );
  t.play('Help From the Past');
  t.expect('A discard in any order: Final Stand, Help From the Past');
});

scene('Help From the Past with an empty discard pile stores nothing', (table) => {
  const t = table(
    `shows: Help From the Past 1 3 | A: 99 MPH, Help From the Past | A deck: Howl | Tortuga | Jungle Oasis`,
  );
  t.play('99 MPH');
  t.expect('A stasis: Help From the Past 2 | A: Howl');
});

scene('Help From the Past that is not played in time is discarded with what it stores', (table) => {
  const t = table(
    `shows: Help From the Past 2, R17.5 | decks: 4 Howl | A stasis: Help From the Past 0 [A stored Ghost] | Tortuga | Jungle Oasis`,
  );
  t.endTurn();
  t.expect('A stasis: nothing | A discard in any order: Ghost, Help From the Past');
});

// Letter From Another Time

scene('Letter From Another Time shows the card it looked for, stores it, and plays it later', (table) => {
  const t = table(
    `shows: Letter From Another Time 1 2 3 | A: Letter From Another Time | A deck: Full Moon | Tortuga | Jungle Oasis`,
  );
  t.play('Letter From Another Time');
  t.expect('A stasis: Letter From Another Time 3 [A stored Full Moon]');
  t.expect('A deck: nothing | A discard: nothing');
});

scene('Letter From Another Time: the stored card is played at once or not at all', (table) => {
  const t = table(
    `shows: Letter From Another Time 2 3 | A stasis: Letter From Another Time 0 [A stored Full Moon] | Tortuga | Jungle Oasis`,
  );
  t.play('Letter From Another Time').pick('Full Moon').pick('Tortuga');
  t.expect('Tortuga: A Full Moon | A discard: Letter From Another Time');
});

// Lightning Strike

scene('Lightning Strike spends an action play; the breakpoint stays low for the turn', (table) => {
  const t = table(`shows: Lightning Strike 1 2 | A: Howl | decks: 4 Howl | A stasis: Lightning Strike 3
    Antarctic Base: A Ghost | Tortuga`);
  t.use('Lightning Strike').pick('Antarctic Base');
  t.expect(
    'breakpoint: Antarctic Base 21 | A discard: Lightning Strike | A stasis: nothing | plays left: minion',
  );
  t.endTurn();
  t.expect('breakpoint: Antarctic Base 24');
});

scene('Lightning Strike: 5 at most, with an extra action play, and never without one', (table) => {
  const t = table(`shows: Lightning Strike 2 | A: 2 Time Loop, Howl | A stasis: Lightning Strike 7
    Antarctic Base: A Ghost | Tortuga`);
  t.play('Time Loop');
  t.use('Lightning Strike').pick('Antarctic Base');
  t.expect('breakpoint: Antarctic Base 19');
  t.play('Howl');
  t.expect('plays left: minion');
});

scene('Lightning Strike takes over the counters that you take off other cards', (table) => {
  const t = table(`shows: Lightning Strike 3 4 | from: start of turn | A: Will Have to Do
    A stasis: Ghost 2, Lightning Strike 1, Spirit 1 | Tortuga: A Zany Prof | Jungle Oasis`);
  t.pick('Ghost').pick('yes').pick('Lightning Strike').pick('Spirit').pick('no');
  t.expect('A stasis: Ghost 1, Lightning Strike 1, Spirit 0');
  t.pick('Ghost').pick('remove a stasis counter').pick('yes');
  t.expect('A stasis: Ghost 0, Lightning Strike 2, Spirit 0 | phase: play');
});

scene('Lightning Strike played from stasis is only discarded', (table) => {
  const t = table(
    `shows: Lightning Strike 4 | A stasis: Lightning Strike 0 | Tortuga: A Ghost | Jungle Oasis`,
  );
  t.play('Lightning Strike');
  t.expect(
    'A discard: Lightning Strike | A stasis: nothing | breakpoint: Tortuga 21 | plays left: minion, action',
  );
});

scene('Lightning Strike goes into stasis with two counters, and is no standard action', (table) => {
  const t = table(`shows: Lightning Strike 1, R17.1 | A: Lightning Strike | Tortuga: A Ghost | Jungle Oasis`);
  t.play('Lightning Strike');
  t.expect('A stasis: Lightning Strike 2 | A discard: nothing');
});
