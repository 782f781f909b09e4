import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// Tsar's Palace

scene("Tsar's Palace is closed to minions of printed power 2 or less", (table) => {
  const t = table(`shows: Tsar's Palace 1 | A: Ghost, Spirit, Insta-Grow
    Tsar's Palace: A Rotary Slug Thrower, A Spectre | Tortuga | Jungle Oasis`);
  t.expect("why not A Ghost -> Tsar's Palace: forbidden: Tsar's Palace");
  t.play('Ghost');
  t.offers('Tortuga, Jungle Oasis').pick('Tortuga').pick();
  t.play('Insta-Grow');
  t.play('Spirit');
  t.offers("Tsar's Palace, Tortuga, Jungle Oasis").pick("Tsar's Palace").pick('Spectre');
  t.expect("Tsar's Palace: A Rotary Slug Thrower, A Spectre, A Spirit");
});

scene(
  "Tsar's Palace: also to those that are searched for or raised from the dead, for every player",
  (table) => {
    const t = table(`shows: Tsar's Palace 2 | turn: B | from: start of turn
      B: The Dead Rise, 3 Séance | B deck: Ghost, Cub Scout, Captain Ahab | B discard: Ghost
      Tsar's Palace: B Sprout`);
    t.pick('yes');
    t.offers('Cub Scout').pick('Cub Scout');
    t.expect("Tsar's Palace: B Cub Scout");
    // Three cards would be enough for a Ghost or a Sprout, but there is nowhere to play one.
    t.play('The Dead Rise').pick('Séance', 'Séance', 'Séance');
    t.offers('pass');
    t.expect("Tsar's Palace: B Cub Scout");
  },
);

scene("Tsar's Palace: moving there is no playing", (table) => {
  const t = table("shows: Tsar's Palace 2 | A: Bear Rides You | Tsar's Palace | Tortuga: A Ghost");
  t.play('Bear Rides You');
  t.expect("Tsar's Palace: A Ghost");
});

scene(
  "Tsar's Palace, current: open to small minions of whoever has strictly the most power here",
  (table) => {
    const t = table(`shows: Tsar's Palace | printing: current
      decks: 2 Spirit | A: Ghost, Insta-Grow, Ghost | B: Ghost
      Tsar's Palace: A Spirit, B Ghost +1 | Tortuga: A Zeppelin, A Ghost`);
    // 3 against 3.
    t.expect("why not A Ghost -> Tsar's Palace: forbidden: Tsar's Palace");
    t.use('Zeppelin').pick('Ghost @ Tortuga');
    t.play('Ghost');
    t.offers("Tsar's Palace, Tortuga").pick("Tsar's Palace").pick();
    t.endTurn();
    t.expect("why not B Ghost -> Tsar's Palace: forbidden: Tsar's Palace");
  },
);

scene("Tsar's Palace, current: nobody leads an empty base", (table) => {
  const t = table("shows: Tsar's Palace | printing: current | A: Ghost, Spirit | Tsar's Palace");
  t.offers('play Spirit, pass');
});

// Field of Honor

scene('Field of Honor: one effect, however many it destroys, is worth 1 VP', (table) => {
  const t = table(`shows: Field of Honor 1 | from: score bases
    A: Love Overload | A deck: 2 Ghost | base deck: Jungle Oasis
    Field of Honor: A Spectre, A Spirit, B 2 Spectre | Tortuga`);
  t.pick('use Love Overload');
  // Three of power 5 were destroyed together; A, alone, also wins the base.
  expect(t.vp('A')).toBe(1 + 3);
  t.expect('vp: B 0 | B discard: 2 Spectre');
});

scene(
  'Field of Honor pays whom the ability tells to destroy: Cub Scout’s controller, High Ground’s controller',
  (table) => {
    const t = table(`shows: Field of Honor 2 | turn: B | B: Bear Rides You
      Field of Honor: A Cub Scout, B Zeppelin | Tortuga: B 2 Ghost`);
    t.use('Zeppelin').pick('Ghost');
    t.expect('vp: A 1, B 0');
    t.play('Bear Rides You');
    t.expect('vp: A 2, B 0');
  },
);

scene('Field of Honor: High Ground’s controller', (table) => {
  const t = table(`shows: Field of Honor 2 | turn: B | B: Bear Rides You
    Field of Honor: A Ghost, A High Ground | Tortuga: B Spectre`);
  t.play('Bear Rides You');
  t.expect('vp: A 1, B 0');
});

scene('Field of Honor: in a Bear Hug each player who destroys', (table) => {
  const t = table(`shows: Field of Honor 2 | players: 4 | A: Bear Hug
    Field of Honor: A Ghost, B Ghost, C Ghost | Tortuga: D Ghost`);
  t.play('Bear Hug');
  t.expect('vp: A 0, B 1, C 1, D 0');
});

scene('Field of Honor: your own minion counts too', (table) => {
  const t = table(`shows: Field of Honor 2 | from: start of turn | A deck: 2 Ghost
    Field of Honor: A Sprout | Tortuga`);
  t.pick('no');
  t.expect('vp: A 1');
});

scene('Field of Honor: a minion saved from it was not destroyed; elsewhere does not count', (table) => {
  const t = table(`shows: Field of Honor 3 | A: Spirit, Insta-Grow, Spirit, 4 Ghost
    Field of Honor: B Ghost, B Escape Hatch | Tortuga: B Captain Ahab`);
  t.play('Insta-Grow');
  t.play('Spirit', 'Tortuga').pick('Ghost').pick('yes').pick('Ghost', 'Ghost');
  t.expect('B: Ghost | vp: A 0');
  t.play('Spirit', 'Tortuga').pick('Captain Ahab').pick('yes');
  t.expect('B discard: Captain Ahab | vp: A 0');
});

scene('Field of Honor: cards discarded after scoring were not destroyed', (table) => {
  const t = table(`shows: Field of Honor 3, R5.7 | players: 3 | from: score bases
    A deck: 2 Ghost | base deck: Jungle Oasis
    Field of Honor: A Spectre, A Spirit, B Spectre, B Ghost, C Spirit | Tortuga`);
  t.expect('base discard: Field of Honor | vp: A 3, B 2, C 1');
});

scene('Field of Honor, current: only the first of other players’ minions in a turn', (table) => {
  const t = table(`shows: Field of Honor | printing: current
    A: Ghostly Arrival, Insta-Grow, 3 Spirit, 8 Séance | A deck: Spirit, Ghost | B deck: 2 Ghost
    Field of Honor: A Ghost, B 2 Ghost, B Captain Ahab | Tortuga`);
  t.expect('breakpoint: Field of Honor 16');
  t.play('Ghostly Arrival');
  t.play('Insta-Grow');
  const destroy = (victim: string): void => {
    t.play('Spirit', 'Tortuga').pick(victim).pick('yes').pick('Séance', 'Séance');
  };
  destroy('A Ghost');
  t.expect('vp: A 0');
  destroy('B Ghost');
  t.expect('vp: A 1');
  destroy('B Ghost');
  t.expect('vp: A 1');
  t.endTurn();
  t.endTurn();
  // Another turn, another first.
  destroy('Captain Ahab');
  t.expect('vp: A 2');
});

scene(
  'Field of Honor, current: each player has a first one in the same turn; the third place is worth 1',
  (table) => {
    const t = table(`shows: Field of Honor | printing: current | players: 3
      A: Spirit, Bear Rides You, 2 Ghost | A deck: 2 Ghost | base deck: Jungle Oasis
      Field of Honor: B Cub Scout, B Ghost, A Spectre, C Spectre, B Ghost | Tortuga: A Ghost`);
    t.play('Spirit', 'Tortuga').pick('B Ghost').pick('yes').pick('Ghost', 'Ghost');
    t.expect('vp: A 1, B 0, C 0');
    t.play('Bear Rides You').pick('A Ghost').pick();
    t.expect('asked: B');
    t.pick('yes');
    t.expect('vp: A 1, B 1, C 0 | question: play');
  },
);

scene('Field of Honor, current: breakpoint 16, 3, 1 and 1 VP', (table) => {
  const t = table(`shows: Field of Honor | printing: current | players: 3 | from: score bases
    base deck: Jungle Oasis | Field of Honor: B Spirit, A Spectre +3, C Spectre | Tortuga`);
  t.expect('vp: A 3, B 1, C 1');
});
