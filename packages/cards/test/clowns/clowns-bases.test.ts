import { scene } from '../kit/scene.ts';

// Clown College

scene('Clown College: a random standard action for the first minion that a player plays here', (table) => {
  const t = table(`shows: Clown College 1, R10.19 | decks: 6 Ghost | A: Captain Ahab, Invader, Summon
    A discard: 2 Howl, Full Moon, Ghost | B: Invader | B discard: Ghost | Clown College | Tortuga`);
  t.play('Summon').play('Captain Ahab', 'Clown College').pick('yes');
  t.expect('A: Invader, Howl | A discard in any order: Howl, Full Moon, Ghost, Summon | B sees A: ?, Howl');
  t.play('Invader', 'Clown College');
  t.expect('question: play');
});

scene('Clown College: only the first one here, in each turn', (table) => {
  const t = table(`shows: Clown College 1 | decks: 9 Ghost | A: Captain Ahab, 2 Invader, 2 Summon, Time Loop
    A discard: 2 Howl | B: Invader | B discard: Howl | Clown College | Tortuga`);
  t.play('Time Loop').play('Summon').play('Summon');
  t.play('Invader', 'Tortuga')
    .play('Captain Ahab', 'Clown College')
    .pick('no')
    .play('Invader', 'Clown College');
  t.expect('question: play | A: nothing').endTurn();
  t.play('Invader', 'Clown College').pick('yes');
  t.expect('B: Howl | B discard: nothing');
});

// The Big Top

scene('The Big Top: an action on top may be discarded', (table) => {
  const t = table(
    `shows: The Big Top 1 | A: Captain Ahab, Invader, Summon | A deck: Howl, Zeppelin, Ghost | The Big Top | Tortuga`,
  );
  t.play('Summon').play('Captain Ahab', 'The Big Top').offers('discard, put back').pick('discard');
  t.expect('A discard: Summon, Howl');
  t.play('Invader', 'The Big Top').pick('put back');
  t.expect('A deck: Zeppelin, Ghost | B sees A deck: Zeppelin, ?');
});

scene('The Big Top: anything else goes back, shown', (table) => {
  const t = table(
    `shows: The Big Top 1 | turn: B | B: Captain Ahab | B deck: Invader, Ghost | The Big Top | Tortuga`,
  );
  t.play('Captain Ahab', 'The Big Top');
  t.expect('B deck: Invader, Ghost | A sees B deck: Invader, ?');
});
