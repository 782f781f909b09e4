import { scene } from '../kit/scene.ts';

scene('Kaiju Island: titans do not clash, and each gives 3 power', (table) => {
  const t = table(`shows: Kaiju Island, R11.10 | A: Oh, No! | A titans: Gorgodzolla
    Kaiju Island: B Major Ursa +1, B Ghost | Tortuga`);
  t.expect('total at Kaiju Island: A 0, B 6');
  t.play('Oh, No!', 'Kaiju Island').pick('Kaiju Island');
  t.expect('Kaiju Island: B Major Ursa +1, B Ghost, A Oh, No!, A Gorgodzolla');
  t.expect('total at Kaiju Island: A 5, B 6');
});

scene(
  'Kaiju Island: exchanged, its titans stay until another one comes, which meets them in turn',
  (table) => {
    const t = table(`shows: Kaiju Island 1, R11.10 | printing: current | players: 3
    A: They Say He's Got to Go, Terraforming, Time Loop | base deck: Antarctic Base
    Kaiju Island: A Gorgodzolla +1, B Major Ursa | Tortuga: C Big Funny Giant +2`);
    t.play('Time Loop').play('Terraforming').pick('Kaiju Island');
    t.expect('Antarctic Base: A Gorgodzolla +1, B Major Ursa');
    t.play("They Say He's Got to Go").pick('Big Funny Giant');
    t.expect('Antarctic Base: C Big Funny Giant +2 | A titans: Gorgodzolla | B titans: Major Ursa');
  },
);

scene('Kaiju Island: whoever loses the first clash meets nobody else', (table) => {
  const t = table(`shows: R11.10 | printing: current | players: 3
    A: They Say He's Got to Go, Terraforming, Time Loop | base deck: Antarctic Base
    Kaiju Island: A Gorgodzolla +1, B Major Ursa | Tortuga: C Big Funny Giant +1`);
  t.play('Time Loop').play('Terraforming').pick('Kaiju Island');
  t.play("They Say He's Got to Go").pick('Big Funny Giant');
  t.expect('Antarctic Base: A Gorgodzolla +1, B Major Ursa | C titans: Big Funny Giant');
});

scene('Kaiju Island: a player who ignores it clashes there, without its power', (table) => {
  const t = table(`shows: Kaiju Island 1, R11.10 | turn: B | B: Infiltrate, They Say He's Got to Go, Time Loop
    Kaiju Island: A Gorgodzolla | Tortuga: B Major Ursa +2`);
  t.play('Time Loop').play('Infiltrate', 'Kaiju Island').pick('yes');
  t.play("They Say He's Got to Go").pick('Major Ursa');
  t.expect('Kaiju Island: A Gorgodzolla, B Infiltrate | B titans: Major Ursa');
});

scene('Tokyo: 3 more power for the turn with each action on the base itself', (table) => {
  const t = table(`shows: Tokyo 1 | A: 2 Stomp, Upgrade, Disenchant, 2 Kaiju Conflict | decks: 6 Howl
    Tokyo: A Ghost, B Ghost | Jungle Oasis`);
  t.play('Kaiju Conflict').play('Kaiju Conflict').play('Stomp', 'Tokyo');
  t.expect('total at Tokyo: A 7, B 2');
  t.play('Upgrade', 'A Ghost');
  t.expect('total at Tokyo: A 9, B 2');
  t.play('Disenchant').pick('Stomp');
  t.expect('total at Tokyo: A 7, B 2');
  t.endTurn();
  t.expect('total at Tokyo: A 4, B 2');
});

scene('Tokyo: each action adds 3 more, for whoever plays it', (table) => {
  const t = table(
    `shows: Tokyo 1 | turn: B | B: 2 Stomp, Kaiju Conflict | decks: 6 Howl | Tokyo: A Ghost, B Ghost | Jungle Oasis`,
  );
  t.play('Kaiju Conflict').play('Stomp', 'Tokyo').play('Stomp', 'Tokyo');
  t.expect('total at Tokyo: A 2, B 12');
});
