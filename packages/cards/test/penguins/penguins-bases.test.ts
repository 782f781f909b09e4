import { scene } from '../kit/scene.ts';

scene('Ice Floe: the minion goes under first, and each player reveals from their own deck', (table) => {
  const t = table(`shows: Ice Floe 1 2 | from: start of turn | A deck: Howl, Invader | B deck: 2 Howl
    Ice Floe: A(B) Ghost, A Spirit, B Walker | Tortuga`);
  t.expect('picks: 0-1').offers('Ghost, Spirit').pick('Ghost');
  t.expect('Ice Floe: A Spirit, B Walker, A Invader | B deck: 2 Howl, Ghost | A deck: Howl');
});

scene('Ice Floe: with an empty deck it brings back the very minion', (table) => {
  const t = table(`shows: Ice Floe 1 | from: start of turn | Ice Floe: A Ghost | Tortuga`);
  t.pick('Ghost');
  t.expect('Ice Floe: A Ghost');
});

scene('The Colony: after the first minion’s own ability, and only once', (table) => {
  const t = table(`shows: The Colony 1 | A: Surfing Penguin, Summon, Ghost | A deck: Invader, Spirit
    The Colony | Tortuga: B Walker`);
  t.play('Surfing Penguin', 'The Colony').pick().pick('yes');
  t.expect('The Colony: A Surfing Penguin, A Invader');
  t.play('Summon').play('Ghost', 'The Colony');
  t.expect('The Colony: A Surfing Penguin, A Invader, A Ghost | question: play');
});
