import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

scene(
  'The Hill: whoever begins a turn may move one minion there, also with none there yet',
  {
    card: 'The Hill',
    rulings: [1],
    bases: {
      'The Hill': ['A: Drone', 'B: Ghost'],
      Tortuga: ['A: Soldier', 'B: War Raptor'],
      'Jungle Oasis': ['A: Worker'],
    },
    from: 'start of turn',
  },
  (t) => {
    expect(t.asked).toBe('A');
    t.offers('Soldier', 'Worker');
    expect(t.range).toEqual([0, 1]);
    t.pick('Soldier');
    expect(t.at('The Hill')).toEqual(['A: Drone', 'B: Ghost', 'A: Soldier']);
    expect(t.question).toBe('play');
    t.endTurn();
    expect(t.asked).toBe('B');
    t.offers('War Raptor');
    t.pick();
    expect(t.at('Tortuga')).toEqual(['B: War Raptor']);
  },
);

scene(
  'Egg Chamber: minions with a counter cannot be destroyed there, whosever they are',
  {
    card: 'Egg Chamber',
    rulings: [1],
    A: { hand: ['Powderkeg'] },
    bases: {
      'Egg Chamber': ['A: King Rex', 'A: Soldier +1', 'B: Worker +2', 'B: Worker'],
      Tortuga: ['B: Worker +2'],
    },
  },
  (t) => {
    t.play('Powderkeg');
    t.pick('King Rex');
    expect(t.at('Egg Chamber')).toEqual(['A: Soldier +1', 'B: Worker +2']);
    expect(t.at('Tortuga')).toEqual(['B: Worker +2']);
  },
);

scene(
  'Egg Chamber does not protect the minions of who ignores it, but still those of others',
  {
    card: 'Egg Chamber',
    A: { hand: ['Infiltrate', 'Time Loop', 'Powderkeg'] },
    bases: {
      'Egg Chamber': ['A: King Rex', 'A: Soldier +1', 'B: Worker +2'],
      Tortuga: [],
    },
  },
  (t) => {
    t.play('Time Loop');
    t.play('Infiltrate', 'Egg Chamber');
    t.pick('yes');
    t.play('Powderkeg');
    t.pick('King Rex');
    expect(t.at('Egg Chamber')).toEqual(['B: Worker +2', 'A: Infiltrate']);
  },
);
