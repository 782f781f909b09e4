import { scene } from '../kit/scene.ts';

scene(
  'Shark Reef: whoever destroys a minion here may strengthen one of their own, for each of them',
  (table) => {
    const t = table(`shows: Shark Reef 1 | A: Feeding Frenzy
    Shark Reef: A Ghost, B Ghost | Tortuga: A King Rex, B King Rex`);
    t.play('Feeding Frenzy').pick('Shark Reef').pick('A Ghost', 'B Ghost');
    t.offers('King Rex');
    t.expect('picks: 0-1');
    t.pick('King Rex').pick('King Rex');
    t.expect('Tortuga: A King Rex +2, B King Rex');
  },
);

scene('Shark Reef: the player is the one who carries the destruction out', (table) => {
  const t = table(`shows: Shark Reef 2 | A: Bear Hug
    Shark Reef: B Ghost | Tortuga: A King Rex, B King Rex`);
  t.play('Bear Hug');
  t.expect('asked: B');
  t.pick('King Rex');
  t.expect('Tortuga: A King Rex, B King Rex +1');
});

scene(
  'The Deep: after a minion of power 4 or more, a weaker one here may be destroyed, whosever',
  (table) => {
    const t = table(`shows: The Deep | A: Great White
    The Deep: A Ghost, B King Rex, B Invader, B Supreme Overlord | Tortuga: B Ghost`);
    t.play('Great White', 'The Deep');
    t.offers('Ghost, Invader');
    t.expect('picks: 0-1');
    t.pick('Invader');
    t.expect('The Deep: A Ghost, B King Rex, B Supreme Overlord, A Great White');
  },
);

scene('The Deep: after the minion’s own ability, by its power in play', (table) => {
  const t = table(`shows: The Deep 1 | A: Nightstalker
    The Deep: A Ghost, B Invader, B Cub Scout +1 | Tortuga: B Ghost`);
  // It devours the Ghost first and has power 5 by then.
  t.play('Nightstalker', 'The Deep');
  t.offers('Cub Scout, Invader').pick('Cub Scout');
  t.expect('The Deep: B Invader, A Nightstalker +1');
});

scene('The Deep: a minion of power 4 in print that has lost some does not suffice', (table) => {
  const t = table(`shows: The Deep 1 | A: Great White
    The Deep: B Sleep Spores, B Ghost | Tortuga`);
  t.play('Great White', 'The Deep');
  t.expect('question: play | The Deep: B Sleep Spores, B Ghost, A Great White');
});

scene('The Deep in the current printing says when the power is read', (table) => {
  const t = table(`shows: The Deep | printing: current | A: Great White, Ghost
    The Deep: B Ghost | Tortuga`);
  t.play('Great White', 'The Deep').pick('Ghost');
  t.expect('The Deep: A Great White');
});
