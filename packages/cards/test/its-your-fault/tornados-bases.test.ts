import { scene } from '../kit/scene.ts';

scene(
  'Tornado Alley: after their first minion here in a turn, a player may bring another one, anybody’s',
  (table) => {
    const t = table(`shows: Tornado Alley 1 | A: 2 Mako, Seeing Stars
    Tornado Alley: B Neophyte | Tortuga: A Ghost, B King Rex`);
    t.play('Mako', 'Tornado Alley');
    t.offers('Ghost, King Rex');
    t.expect('picks: 0-1');
    t.pick('King Rex');
    // The second one of the turn brings nobody.
    t.play('Seeing Stars').pick('Neophyte').pick('use Mako');
    t.expect('question: play | Tornado Alley: A Mako, B King Rex, A Mako');
  },
);

scene('Tornado Alley: once per turn for each player', (table) => {
  const t = table(`shows: Tornado Alley 1 | A: Mako, Bear Hug | B: Mako
    Tornado Alley: B Ghost | Tortuga: A Ghost`);
  t.play('Mako', 'Tornado Alley').pick();
  t.play('Bear Hug').pick('use Mako');
  t.expect('asked: B');
  t.offers('Ghost').pick('Ghost');
  t.expect('Tornado Alley: A Mako, B Mako, A Ghost');
});

scene('Trailer Park: whoever moves a minion here puts a counter on it, on each', (table) => {
  const t = table(`shows: Trailer Park 1 | A: Whirlwinds, Carried Away, Chronomage
    Trailer Park: A Neophyte | Tortuga: A Ghost, A Invader, B King Rex`);
  t.play('Chronomage', 'Tortuga');
  t.play('Whirlwinds').pick('Ghost', 'Invader');
  t.expect('Trailer Park: A Neophyte, A Ghost +1, A Invader +1');
  t.play('Carried Away').pick('King Rex');
  t.expect('Trailer Park: A Neophyte, A Ghost +1, A Invader +1, B King Rex +1');
});

scene('Trailer Park: a minion that is played here was not moved', (table) => {
  const t = table(`shows: Trailer Park | A: Mako | Trailer Park | Tortuga`);
  t.play('Mako', 'Trailer Park');
  t.expect('Trailer Park: A Mako');
});
