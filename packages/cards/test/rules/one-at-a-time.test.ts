import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

const deck = ['Ghost', 'Ghost', 'Ghost', 'Ghost'];

scene(
  'what several players follow is one ability: all have moved before anything reacts (The Grey Opal)',
  {
    card: 'The Grey Opal',
    rules: ['R10.21'],
    players: 3,
    from: 'score bases',
    A: { deck },
    B: { deck },
    C: { deck },
    bases: {
      'The Grey Opal': ['A: Spectre +15', 'B: Ghost', 'C: Ghost'],
      'Jungle Oasis': ['A: Cub Scout'],
    },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    expect(t.asked).toBe('B');
    t.pick('Ghost');
    // The Cub Scout waits until C has followed it, too.
    expect(t.asked).toBe('C');
    expect(t.at('Jungle Oasis')).toEqual(['A: Cub Scout', 'B: Ghost']);
    t.pick('Ghost');
    expect(t.at('Jungle Oasis')).toEqual(['A: Cub Scout']);
    expect([t.discard('B'), t.discard('C')]).toEqual([['Ghost'], ['Ghost']]);
  },
);

scene(
  'players tied for a base follow its ability one after another, before what it triggers (Ninja Dojo)',
  {
    card: 'Ninja Dojo',
    rules: ['R10.21', 'R5.6'],
    from: 'score bases',
    turn: 'B',
    A: { deck },
    B: { deck },
    bases: {
      'Ninja Dojo': ['A: Spectre +10', 'B: Spectre +10'],
      'Field of Honor': ['A: Ghost', 'B: Ghost'],
    },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    expect(t.asked).toBe('B');
    const before = t.vp('B');
    t.pick('A: Ghost');
    expect(t.asked).toBe('A');
    expect(t.vp('B')).toBe(before);
    t.pick('B: Ghost');
    expect(t.vp('B')).toBe(before + 1);
    expect(t.at('Field of Honor')).toEqual([]);
  },
);

scene(
  'a card that interrupts another is finished and discarded before that one goes on (Dynamite Surprise)',
  {
    card: 'Dynamite Surprise',
    rules: ['R10.22'],
    A: { hand: ['Raiding Party'] },
    B: { deck: ['Dynamite Surprise', 'Ghost', 'Spirit'] },
    bases: { 'Field of Honor': ['A: Mummy'], Tortuga: [] },
  },
  (t) => {
    t.play('Raiding Party');
    expect(t.asked).toBe('B');
    t.pick('use Dynamite Surprise');
    // The Mummy is gone, Field of Honor has paid for it, and the action is discarded; now A may play a card.
    expect(t.asked).toBe('A');
    expect(t.purpose).toBe('play');
    t.offers('Ghost', 'Spirit');
    expect(t.vp('B')).toBe(1);
    expect(t.discard('B')).toEqual(['Dynamite Surprise']);
    t.pick();
    t.pick('Spirit', 'Ghost');
    expect(t.deck('B')).toEqual(['Ghost', 'Spirit']);
  },
);

for (const [answer, power] of [
  ['yes', 2],
  ['no', 3],
] as const) {
  scene(
    `whether a base is ignored is decided once, when the card is played: ${answer} (Infiltrate)`,
    {
      card: 'Infiltrate',
      rules: ['R10.17'],
      A: { hand: ['Infiltrate', 'Ghost'] },
      bases: { 'The Central Brain': ['A: Mummy'] },
    },
    (t) => {
      expect(t.power('Mummy')).toBe(3);
      t.play('Infiltrate', 'The Central Brain');
      t.pick(answer);
      expect(t.power('Mummy')).toBe(power);
      t.play('Ghost', 'The Central Brain');
      t.offers('pass');
      t.endTurn();
      expect(t.turn).toBe('B');
      expect(t.power('Mummy')).toBe(power);
    },
  );
}

scene(
  'a card laid down for a duel and not played goes back to the hand that laid it, whoever owns it',
  {
    card: 'Gunfighter',
    rules: ['R10.18'],
    A: { hand: ['Gunfighter', 'B: Spirit'] },
    bases: { Tortuga: ['B: Ghost'] },
  },
  (t) => {
    t.play('Gunfighter');
    t.pick('Ghost');
    t.pick('Spirit');
    expect(t.hand('A')).toEqual(['Spirit']);
    expect(t.hand('B')).toEqual([]);
    expect(t.owner('Spirit', 'A')).toBe('B');
    expect(t.discard('B')).toEqual(['Ghost']);
  },
);

scene(
  'a transfer is no play: the action goes to anybody’s minion and keeps its controller (Bewitched)',
  {
    card: 'Bewitched',
    rules: ['R10.24'],
    A: { hand: ['Beam Up'] },
    bases: { Tortuga: ['A: Ghost [A: Bewitched]', 'B: Invader'] },
  },
  (t) => {
    t.play('Beam Up');
    t.pick('Ghost');
    expect(t.at('Tortuga')).toEqual(['B: Invader [A: Bewitched]']);
    expect(t.power('Invader')).toBe(5);
  },
);

scene(
  'a chain of replacements ends where it began (Buccaneer among three Cub Scouts)',
  {
    card: 'Buccaneer',
    rules: ['R10.25'],
    A: { hand: ['Dinghy'] },
    bases: {
      Tortuga: ['A: Buccaneer', 'B: Cub Scout +9'],
      'Jungle Oasis': ['B: Cub Scout +9'],
      'Tar Pits': ['B: Cub Scout +9'],
    },
  },
  (t) => {
    t.play('Dinghy');
    t.pick('Buccaneer');
    t.pick('Jungle Oasis');
    t.offers('Tortuga', 'Tar Pits');
    t.pick('Tortuga');
    t.offers('Jungle Oasis', 'Tar Pits');
    // Back where the first of the destructions was replaced.
    t.pick('Jungle Oasis');
    expect(t.question).toBe('play');
    expect(t.discard('A')).toEqual(['Buccaneer', 'Dinghy']);
  },
);

scene(
  'what comes later is another chain: the same minion is saved again at the same base',
  {
    card: 'Buccaneer',
    rules: ['R10.25'],
    A: { hand: ['Time Loop', 'Natural Selection', 'Natural Selection', 'Ninja Master'] },
    bases: { Tortuga: ['A: King Rex', 'B: Buccaneer'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Time Loop');
    t.play('Natural Selection');
    expect(t.at('Jungle Oasis')).toEqual(['B: Buccaneer']);
    t.play('Ninja Master', 'Jungle Oasis');
    t.pick('Buccaneer');
    expect(t.at('Tortuga')).toEqual(['A: King Rex', 'B: Buccaneer']);
    t.play('Natural Selection');
    expect(t.at('Jungle Oasis')).toEqual(['A: Ninja Master', 'B: Buccaneer']);
  },
);

scene(
  'a waiting ability of a card that has left play since does nothing',
  {
    card: 'Sheriff',
    rules: ['R10.6'],
    from: 'score bases',
    A: { deck: ['Howl', 'Howl', 'Howl'] },
    B: { deck: ['Howl', 'Howl', 'Howl'] },
    bases: { 'Jungle Oasis': ['A: Sheriff +1', 'B: Sheriff', 'A: King Rex'], Tortuga: [] },
  },
  (t) => {
    t.pick('use Sheriff');
    expect(t.asked).toBe('A');
    t.pick('Sheriff');
    // B's Sheriff was waiting, too.
    expect(t.discard('B')).toContain('Sheriff');
    expect([t.vp('A'), t.vp('B')]).toEqual([2, 0]);
  },
);
