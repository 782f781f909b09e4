import { scene } from '../kit/scene.ts';

scene('Recording Studio: whoever is here as any turn starts, wherever they go then', (table) => {
  const t = table(`shows: Recording Studio 1 | from: start of turn | decks: 6 Howl | A: Invasion, Captain Ahab
    Recording Studio: A Ghost, B Invader | Tortuga: B Warbot`);
  t.play('Captain Ahab', 'Recording Studio');
  t.play('Invasion').pick('Invader');
  t.expect('power: Ghost 3, Invader 4, Captain Ahab 2, Warbot 4');
  t.endTurn();
  t.expect('turn: B | power: Ghost 3, Invader 3, Captain Ahab 3');
});

scene('Recording Studio: for Topaz the power has increased', (table) => {
  const t = table(`shows: Recording Studio 1, Topaz 1, R10.52 | from: start of turn | decks: 6 Howl
    Recording Studio: B Ghost, A Invader | Tortuga: A Topaz`);
  t.expect('phase: start').pick('yes').pick('move');
  t.expect('phase: play | Recording Studio: B Ghost, A Invader, A Topaz | power: Topaz 2');
});

scene('Concert Venue: the first minion that each player plays here in a turn', (table) => {
  const t =
    table(`shows: Concert Venue 1 | decks: 6 Howl | A: 3 Captain Ahab, 2 Summon, Time Loop | B: Captain Ahab
    Concert Venue | Tortuga`);
  t.play('Time Loop').play('Summon').play('Summon');
  t.play('Captain Ahab', 'Tortuga');
  t.play('Captain Ahab', 'Concert Venue').pick('yes');
  t.play('Captain Ahab', 'Concert Venue');
  t.expect('Concert Venue: A Captain Ahab +1, A Captain Ahab');
  t.endTurn();
  t.play('Captain Ahab', 'Concert Venue').pick('yes');
  t.expect('Concert Venue: A Captain Ahab +1, A Captain Ahab, B Captain Ahab +1');
});

scene('Concert Venue: declined, a second minion gives no new chance', (table) => {
  const t = table(`shows: Concert Venue 1 | A: 2 Captain Ahab, Summon | Concert Venue | Tortuga`);
  t.play('Summon');
  t.play('Captain Ahab', 'Concert Venue').pick('no');
  t.play('Captain Ahab', 'Concert Venue');
  t.expect('question: play | Concert Venue: 2 cards');
});
