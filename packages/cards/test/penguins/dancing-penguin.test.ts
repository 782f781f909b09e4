import { scene } from '../kit/scene.ts';

// The original printing (R10.87)

scene('Dancing Penguin: in place of a minion that does nothing and was never played', (table) => {
  const t = table(`shows: Dancing Penguin 1 3, R10.87 | A: Dancing Penguin, Zapbot | A deck: Howl
    Haunted House | Tortuga`);
  t.play('Zapbot', 'Tortuga').expect('asked: A').offers('Dancing Penguin, pass').pick('Dancing Penguin');
  t.expect('Tortuga: A Dancing Penguin | A deck: Howl, Zapbot | plays left: action');
});

scene('Dancing Penguin: declined, the other minion is played', (table) => {
  const t = table(`shows: Dancing Penguin 1, R10.87 | A: Dancing Penguin, Warbot | Tortuga | Jungle Oasis`);
  t.play('Warbot', 'Tortuga').pass();
  t.expect('Tortuga: A Warbot | A: Dancing Penguin');
});

scene('Dancing Penguin: limits on the other minion do not concern it, and the extra is used up', (table) => {
  const t =
    table(`shows: Dancing Penguin 2 3, R10.87 | A: Dancing Penguin, Zapbot, Ghost, Spirit | A deck: Howl
    Tortuga | Jungle Oasis`);
  t.play('Zapbot', 'Tortuga').pass();
  t.play('Ghost', 'Tortuga').pick('Dancing Penguin');
  t.expect('Tortuga: A Zapbot, A Dancing Penguin | A deck: Howl, Ghost | plays left: action');
});

scene('Dancing Penguin: one off the top of the deck goes under it', (table) => {
  const t =
    table(`shows: Dancing Penguin 1, R10.87 | A: Dancing Penguin, The Hatching | A deck: Howl, King Rex, Warbot
    Tortuga | Jungle Oasis`);
  t.play('The Hatching').pick('Tortuga').pick('Dancing Penguin');
  t.expect('Tortuga: A Dancing Penguin | A deck: 3 cards | plays left: minion');
});

scene('Dancing Penguin: what another player holds is theirs', (table) => {
  const t = table(
    `shows: Dancing Penguin 1, R10.87 | A: Ghost | B: Dancing Penguin | Tortuga | Jungle Oasis`,
  );
  t.play('Ghost', 'Tortuga');
  t.expect('Tortuga: A Ghost | question: play');
});

scene('Dancing Penguin: played normally', (table) => {
  const t = table(`shows: Dancing Penguin 3 | A: Dancing Penguin | Tortuga | Jungle Oasis`);
  t.play('Dancing Penguin', 'Tortuga');
  t.expect('Tortuga: A Dancing Penguin');
});

// The current printing

scene('Dancing Penguin (current): after the other minion has done what it does', (table) => {
  const t =
    table(`shows: Dancing Penguin 4 | printing: current | A: Dancing Penguin, Snazzy Penguin | A deck: 2 Howl
    Tortuga | Jungle Oasis`);
  t.play('Snazzy Penguin', 'Tortuga').pick('Dancing Penguin');
  t.expect('A: Howl | Tortuga: A Dancing Penguin | A deck: Howl, Snazzy Penguin');
});

scene('Dancing Penguin (current): where the other minion now is', (table) => {
  const t = table(`shows: Dancing Penguin 4 | printing: current | A: Dancing Penguin, Surfing Penguin
    Tortuga | Jungle Oasis`);
  t.play('Surfing Penguin', 'Tortuga').pick('Surfing Penguin').pick('Dancing Penguin');
  t.expect('Jungle Oasis: A Dancing Penguin | Tortuga: nothing | A deck: Surfing Penguin');
});

// In combination

scene(
  'Dancing Penguin: nothing is left to say about it where the other one was to be found again',
  (table) => {
    const t = table(`shows: Dancing Penguin 2, R10.87 | A: Dancing Penguin, Commission, Ghost | A deck: Howl
    Tortuga: A Warbot | Jungle Oasis`);
    t.play('Commission').pick('Ghost').pick('Tortuga').pick('Dancing Penguin');
    t.expect('Tortuga: A Warbot, A Dancing Penguin | counters: Dancing Penguin 0 | A deck: Howl, Ghost');
  },
);

scene('Dancing Penguin: one borrowed by another player’s hand goes to its owner’s deck', (table) => {
  const t = table(`shows: Dancing Penguin 1, R9.4, R10.87 | A: Dancing Penguin, B Warbot | B deck: Howl
    Tortuga | Jungle Oasis`);
  t.play('Warbot', 'Tortuga').pick('Dancing Penguin');
  t.expect('Tortuga: A Dancing Penguin | B deck: Howl, Warbot');
});

scene('Dancing Penguin: brings an uncovered minion under the deck', (table) => {
  const t = table(`shows: R10.87 | from: start of turn | A: Dancing Penguin | A deck: Howl
    Tortuga: A buried Warbot | Jungle Oasis`);
  t.pick('Warbot').pick('Dancing Penguin');
  t.expect('Tortuga: A Dancing Penguin');
});
