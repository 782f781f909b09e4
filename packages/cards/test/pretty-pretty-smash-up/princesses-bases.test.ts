import { scene } from '../kit/scene.ts';

// Beautiful Castle

scene('Beautiful Castle: a minion with 5 power now is out of reach of other players’ cards', (table) => {
  const t =
    table(`shows: Beautiful Castle 1 | A: Ninja Master, Beam Up, Time Loop, True Love's Kiss | A deck: Howl
    Beautiful Castle: B Buccaneer +1, B Bushi, B Spectre [B Poison] | Jungle Oasis`);
  t.play('Ninja Master', 'Beautiful Castle').pick('Buccaneer');
  t.expect('Beautiful Castle: B Buccaneer +1, B Bushi, B Spectre [B Poison], A Ninja Master');
  t.play('Beam Up');
  t.offers('Bushi, Ninja Master, Spectre').pick('Bushi');
  t.expect('Beautiful Castle: B Buccaneer +1, B Spectre [B Poison], A Ninja Master');
});

scene('Beautiful Castle does not protect from one’s own cards', (table) => {
  const t = table(`shows: Beautiful Castle | A: Sacrifice | A deck: 6 Howl
    Beautiful Castle: A Spectre | Jungle Oasis`);
  t.play('Sacrifice');
  t.expect('Beautiful Castle: nothing | A: 5 Howl');
});

scene('Beautiful Castle: who has to pick one of theirs can pick a protected one', (table) => {
  const t = table(
    `shows: Beautiful Castle 2 | A: Bear Hug | Beautiful Castle: B Spectre | Jungle Oasis: B General Ivan`,
  );
  t.play('Bear Hug');
  t.expect('Beautiful Castle: B Spectre | Jungle Oasis: B General Ivan');
});

scene('Beautiful Castle: 5 power cannot be lowered by others, 4 can', (table) => {
  const t = table(`shows: Beautiful Castle 3, R10.32 | A: Sleep Spores
    Beautiful Castle: B Spectre, B Buccaneer, A Spectre | Jungle Oasis`);
  t.play('Sleep Spores', 'Beautiful Castle');
  t.expect('power: B Spectre 5, Buccaneer 3, A Spectre 5');
});

scene('Beautiful Castle: what lifts a minion to 5 gets through, and it is protected then', (table) => {
  const t = table(`shows: Beautiful Castle 3, R10.32 | A: Augmentation, Ninja Master
    Beautiful Castle: B Buccaneer | Jungle Oasis`);
  t.play('Augmentation');
  t.expect('power: Buccaneer 8');
  t.play('Ninja Master', 'Beautiful Castle').pick('Buccaneer');
  t.expect('Beautiful Castle: B Buccaneer, A Ninja Master');
});

scene('Beautiful Castle: bases are nobody’s cards', (table) => {
  const t = table(`shows: Beautiful Castle 4 | from: score bases | A deck: 6 Howl | base deck: Tortuga
    Ninja Dojo: A Archmage +14 | Beautiful Castle: B Spectre`);
  t.pick('Spectre');
  t.expect('B discard: Spectre');
});

scene('Beautiful Castle in the current printing: the printed power counts', (table) => {
  const t = table(`shows: Beautiful Castle | printing: current | A: Ninja Master, Beam Up
    Beautiful Castle: B Bushi +1, B Spectre [B Poison] | Jungle Oasis`);
  t.play('Beam Up');
  t.expect('B: Bushi');
  t.play('Ninja Master', 'Beautiful Castle').pick('Spectre');
  t.expect('Beautiful Castle: B Spectre [B Poison], A Ninja Master');
});

// Ice Castle

scene('Ice Castle: no minion is played there, but one can move there', (table) => {
  const t = table(`shows: Ice Castle 1 | A: First Mate, True Love's Kiss
    Ice Castle | Tortuga: A Spectre | Jungle Oasis`);
  t.expect('why not A First Mate -> Ice Castle: forbidden: Ice Castle');
  t.play("True Love's Kiss").pick('Ice Castle');
  t.expect('Ice Castle: A Spectre');
});

scene('Ice Castle: not even by uncovering it', (table) => {
  const t = table(`shows: Ice Castle 1, R7.4 | turn: A | from: start of turn
    Ice Castle: A buried Mummy | Tortuga`);
  t.pick('Mummy');
  t.expect('Ice Castle: nothing | A discard: Mummy');
});
