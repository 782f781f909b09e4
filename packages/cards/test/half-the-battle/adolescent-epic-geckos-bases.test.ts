import { scene } from '../kit/scene.ts';

scene('Sewer Hideout: the second action of a turn, wherever it goes, and of each player', (table) => {
  const t = table(`shows: Sewer Hideout 1 | decks: 9 Howl | A: 2 Mystic Studies, Time Loop, Full Moon
    B: Time Loop, Mystic Studies | Sewer Hideout: A Ghost, B Invader | Tortuga`);
  t.play('Time Loop').expect('question: play');
  t.play('Full Moon', 'Tortuga').expect('picks: 0-1').offers('Ghost, Invader').pick('Invader');
  t.play('Mystic Studies');
  t.expect('question: play | counters: Invader 1, Ghost 0');
  t.endTurn();
  t.play('Time Loop').play('Mystic Studies').expect('asked: B').pick('Ghost');
  t.expect('counters: Invader 1, Ghost 1');
});

scene('Technoball: for the first minion here in a turn, kept for later', (table) => {
  const t = table(
    `shows: Technoball 1 | decks: 9 Howl | A: 3 Captain Ahab, 2 Summon, Time Loop | Technoball | Tortuga`,
  );
  t.play('Time Loop').play('Summon').play('Summon');
  t.play('Captain Ahab', 'Tortuga');
  t.expect('plays left: 2 minion using Summon');
  t.play('Captain Ahab', 'Technoball');
  t.expect('plays left: minion using Summon, action using Technoball');
  t.play('Captain Ahab', 'Technoball');
  t.expect('plays left: action using Technoball');
});

scene('Technoball: outside Play Cards it is now or never', (table) => {
  const t =
    table(`shows: Technoball 1, R3.5 | turn: B | B: Howl | A: Captain Ahab, Mystic Studies | decks: 9 Howl
    Technoball: B Jam All Night Long | Tortuga`);
  t.use('Jam All Night Long').pick('A').pick('no');
  t.expect('asked: A | picks: 0-1').pick('Mystic Studies');
  t.expect('A: 2 Howl | asked: B | question: play');
});
