import { scene } from '../kit/scene.ts';

scene('The Hill: whoever begins a turn may move one minion there, also with none there yet', (table) => {
  const t = table(`shows: The Hill 1 | from: start of turn
    The Hill: A Drone, B Ghost | Tortuga: A Soldier, B War Raptor | Jungle Oasis: A Worker`);
  t.expect('asked: A');
  t.offers('Soldier, Worker');
  t.expect('picks: 0-1');
  t.pick('Soldier');
  t.expect('The Hill: A Drone, B Ghost, A Soldier | question: play');
  t.endTurn();
  t.expect('asked: B');
  t.offers('War Raptor').pick();
  t.expect('Tortuga: B War Raptor');
});

scene('Egg Chamber: minions with a counter cannot be destroyed there, whosever they are', (table) => {
  const t = table(`shows: Egg Chamber 1 | A: Powderkeg
    Egg Chamber: A King Rex, A Soldier +1, B Worker +2, B Worker | Tortuga: B Worker +2`);
  t.play('Powderkeg').pick('King Rex');
  t.expect('Egg Chamber: A Soldier +1, B Worker +2 | Tortuga: B Worker +2');
});

scene('Egg Chamber does not protect the minions of who ignores it, but still those of others', (table) => {
  const t = table(`shows: Egg Chamber | A: Infiltrate, Time Loop, Powderkeg
    Egg Chamber: A King Rex, A Soldier +1, B Worker +2 | Tortuga`);
  t.play('Time Loop');
  t.play('Infiltrate', 'Egg Chamber').pick('yes');
  t.play('Powderkeg').pick('King Rex');
  t.expect('Egg Chamber: B Worker +2, A Infiltrate');
});
