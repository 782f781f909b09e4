import { scene } from '../kit/scene.ts';

scene('A card goes into stasis from hand, face up before its owner, and is not played', (table) => {
  const t = table(
    `shows: R17.1, R17.2 | A: 99 MPH, Invader, Howl | A deck: Ghost | Haunted House: B Ghost | Tortuga`,
  );
  t.play('99 MPH').pick('Invader');
  t.expect(`A stasis: Invader 2 | A: Ghost, Howl | A discard: 99 MPH
    total at Haunted House: A 0, B 2 | plays left: minion`);
});

scene('A card in stasis is touched by nothing that does not speak of stasis', (table) => {
  const t =
    table(`shows: R17.2 | turn: B | B: Crop Circles, Disenchant, Time Loop | A stasis: King Rex 1, Full Moon 2
    Jungle Oasis: A Ghost, B Ghost | Tortuga`);
  t.expect('total at Jungle Oasis: A 2, B 2');
  t.play('Time Loop');
  t.play('Disenchant');
  t.play('Crop Circles').pick('Jungle Oasis');
  t.expect('A stasis: King Rex 1, Full Moon 2 | power: King Rex 0');
});

scene('At the start of your turn, and of no other, each of your cards loses a counter', (table) => {
  const t = table(
    `shows: R17.3 | decks: 6 Howl | A stasis: Ghost 2, Invader 3 | B stasis: Spirit 1 | Tortuga | Jungle Oasis`,
  );
  t.endTurn();
  t.expect('turn: B | A stasis: Ghost 2, Invader 3 | B stasis: Spirit 0');
  t.endTurn();
  t.expect('turn: A | A stasis: Ghost 1, Invader 2 | B stasis: nothing | B discard: Spirit');
});

scene('Time passes in your order among what happens as your turn starts, where that can matter', (table) => {
  const t = table(`shows: R17.3 | from: start of turn | A stasis: Ghost 1
    Tortuga: A Zany Prof | Jungle Oasis`);
  t.offers('Ghost, use Zany Prof').pick('Ghost');
  t.expect('A stasis: Ghost 0').pick('Ghost');
  t.expect('A stasis: Ghost 1 | phase: play');
});

scene('A card without counters is played as an extra card, as if from hand', (table) => {
  const t = table(`shows: R17.4 | A: Ghost | A stasis: Zapbot 0, Captain Ahab 1, Upgrade 0
    Tortuga: A Invader | Jungle Oasis`);
  t.expect('cannot play: Captain Ahab');
  t.play('Zapbot', 'Tortuga').play('Upgrade', 'Invader');
  t.expect(`Tortuga: A Invader [A Upgrade], A Zapbot | A stasis: Captain Ahab 1
    plays left: minion, action, minion using Zapbot`);
});

scene('A card whose time it is not is discarded when it is played', (table) => {
  const t = table(`shows: R17.4 | A stasis: Final Stand 0 | Tortuga: A Invader | Jungle Oasis`);
  t.play('Final Stand');
  t.expect('A stasis: nothing | A discard: Final Stand | plays left: minion, action');
});

scene('As a turn ends, cards without counters are discarded, whoever has them', (table) => {
  const t = table(
    `shows: R17.5 | decks: 6 Howl | A stasis: Ghost 0, Invader 1 | B stasis: Spirit 0 | Tortuga | Jungle Oasis`,
  );
  t.endTurn();
  t.expect('A stasis: Invader 1 | A discard: Ghost | B stasis: nothing | B discard: Spirit');
});

scene('What is on a card, and stored under it, goes into stasis with it and comes back with it', (table) => {
  const t = table(`shows: R17.2, R17.4, R16.2 | from: score bases | decks: 12 Howl | base deck: Workshop
    Time-Traveling Car: A Kickboxbro +17 [A Upgrade, A stored Full Moon, B Sleep Spores] | Tortuga`);
  t.pick('no').pick('Kickboxbro');
  t.expect('A stasis: Kickboxbro 2 +17 [A stored Full Moon, A Upgrade, B Sleep Spores] | vp: A 3, B 0');
  t.expect('B sees Tortuga: nothing');
  for (let turn = 0; turn < 3; turn++) t.endTurn();
  t.expect('turn: A | A stasis: Kickboxbro 0 +17 [A stored Full Moon, A Upgrade, B Sleep Spores]');
  t.play('Kickboxbro', 'Tortuga');
  t.expect(
    'Tortuga: A Kickboxbro +17 [A stored Full Moon, A Upgrade, B Sleep Spores] | power: Kickboxbro 23',
  );
  t.use('Kickboxbro').pick('Tortuga');
  t.expect('Tortuga: A Kickboxbro +17 [A Upgrade, B Sleep Spores], A Full Moon');
});

scene('What is on a card in stasis is discarded with it', (table) => {
  const t = table(`shows: R17.5, R16.3 | decks: 6 Howl
    A stasis: Kickboxbro 0 [A Upgrade, B Sleep Spores, A stored Full Moon] | Tortuga | Jungle Oasis`);
  t.endTurn();
  t.expect(
    'A stasis: nothing | A discard in any order: Full Moon, Kickboxbro, Upgrade | B discard: Sleep Spores',
  );
});

scene('A card goes before its owner, whoever controlled it', (table) => {
  const t = table(`shows: R17.1 | from: score bases | decks: 12 Howl | base deck: Workshop
    Time-Traveling Car: A(B) King Rex +15 | Tortuga`);
  t.pick('King Rex');
  // B's turn has begun.
  t.expect('B stasis: King Rex 1 +15 | vp: A 3, B 0');
});

scene('A titan cannot go into stasis', (table) => {
  const t = table(`shows: R17.1 | from: score bases | decks: 12 Howl | base deck: Workshop
    Time-Traveling Car: A King Rex +15, A Great Wolf Spirit | Tortuga`);
  t.offers('King Rex').pick();
  t.expect('A stasis: nothing | A titans: Great Wolf Spirit');
});

scene('A card that is played from stasis cannot be put back there by its own ability', (table) => {
  const t = table(
    `shows: R17.4 | A stasis: Alex P. McGlide 0, Sidelined Girlfriend 0 | A: Sidelined Girlfriend | Tortuga | Jungle Oasis`,
  );
  t.play('Alex P. McGlide', 'Tortuga').pick('Sidelined Girlfriend');
  t.expect('A stasis: Sidelined Girlfriend 0, Sidelined Girlfriend 2');
  t.play('Sidelined Girlfriend', 'Tortuga');
  t.expect('Tortuga: A Alex P. McGlide, A Sidelined Girlfriend +1 | A stasis: Sidelined Girlfriend 2');
});

scene(
  'A minion that was taken over is its owner’s in stasis, and taken over again when it is played',
  (table) => {
    const t =
      table(`shows: R17.1, R17.2, R17.4, R10.14 | from: score bases | turn: B | decks: 12 Howl | base deck: Workshop
    Time-Traveling Car: B King Rex +15 [A Make Contact] | Tortuga`);
    t.expect('controller: King Rex A');
    t.pick('King Rex');
    t.expect('B stasis: King Rex 2 +15 [A Make Contact] | turn: A | vp: A 3, B 0');
    t.endTurn().endTurn().endTurn();
    t.play('King Rex', 'Tortuga');
    t.expect('Tortuga: A(B) King Rex +15 [A Make Contact] | turn: B');
  },
);

scene('What forbids a play forbids it out of stasis, too', (table) => {
  const t = table(`shows: R17.4 | A stasis: Captain Ahab 0 | Tsar's Palace: B Ghost | Jungle Oasis`);
  t.play('Captain Ahab', 'Jungle Oasis');
  t.expect('Jungle Oasis: A Captain Ahab');
});
