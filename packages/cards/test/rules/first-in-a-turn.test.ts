import { scene } from '../kit/scene.ts';

/**
 * R10.19: "the first … in a turn" counts what happened, also while the ability was not there. Signs in the Stars lends a
 * base the ability of the top base, and its talent changes that in the middle of a turn.
 */

scene('Drakkar: a minion that was played here before the base had the ability was the first', (table) => {
  const t = table(`shows: Drakkar 2, R10.19
    A: Steam Man, War Raptor, Insta-Grow | B deck: Howl | base deck: Temple of Goju, Drakkar
    Tortuga: A Signs in the Stars | Ninja Dojo`);
  t.play('Steam Man', 'Tortuga');
  t.use('Signs in the Stars');
  t.expect('base deck: Drakkar, Temple of Goju');
  t.play('Insta-Grow');
  t.play('War Raptor', 'Tortuga');
  t.expect('question: play');
});

scene(
  'Drakkar: with nothing played here before, the first minion has its chance; what was played elsewhere does not count',
  (table) => {
    const t = table(`shows: Drakkar 2, R10.19
      A: Steam Man, War Raptor, Insta-Grow | B deck: Howl | base deck: Temple of Goju, Drakkar
      Tortuga: A Signs in the Stars | Ninja Dojo`);
    t.play('Steam Man', 'Ninja Dojo');
    t.use('Signs in the Stars');
    t.play('Insta-Grow');
    t.play('War Raptor', 'Tortuga').pick('B').pick('Howl');
    t.expect('A: Howl');
  },
);

scene(
  'Workshop, current: an action that was played here before the base had the ability was the first',
  (table) => {
    const t = table(`shows: Workshop, R10.19 | printing: current
      A: Sleep Spores, Zeppelin, Armory | base deck: Temple of Goju, Workshop
      Tortuga: A Signs in the Stars, A Archmage | Ninja Dojo`);
    t.play('Sleep Spores', 'Tortuga');
    t.use('Signs in the Stars');
    t.use('Archmage');
    // Archmage's extra action is the second one here, which gives nothing.
    t.play('Zeppelin', 'Tortuga');
    t.expect('cannot play: Armory');
  },
);

scene('Workshop, current: the first action of each player here, once', (table) => {
  const t = table(`shows: Workshop, R10.19 | printing: current | A: Sleep Spores, Zeppelin, Armory
    Workshop | Ninja Dojo`);
  t.play('Sleep Spores', 'Workshop');
  t.play('Zeppelin', 'Workshop');
  t.expect('cannot play: Armory');
});

/** A destroys two of B's minions here, one before the base has the ability and one when it has it. */

scene('Sakura Garden: a minion of yours that went before the base had the ability was the first', (table) => {
  const t = table(`shows: Sakura Garden 4, R10.19
    A: 2 Seeing Stars | B deck: 2 Howl | base deck: Temple of Goju, Sakura Garden
    Tortuga: A Signs in the Stars, A Archmage, B Cub Scout, B War Raptor | Ninja Dojo`);
  t.play('Seeing Stars').pick('Cub Scout');
  t.use('Signs in the Stars');
  t.play('Seeing Stars');
  t.expect('B discard: Cub Scout, War Raptor | B: nothing');
});

scene('Sakura Garden: what went to the discard pile elsewhere does not count', (table) => {
  const t = table(`shows: Sakura Garden, R10.19 | A: 2 Seeing Stars | B deck: 2 Howl
    Sakura Garden: B War Raptor | Ninja Dojo: A Archmage, B Cub Scout`);
  t.play('Seeing Stars').pick('Cub Scout');
  t.expect('B: nothing');
  t.play('Seeing Stars');
  t.expect('B: Howl');
});

scene('Field of Honor, current: a destruction before the base had the ability was the first', (table) => {
  const t = table(`shows: Field of Honor, R10.19 | printing: current
    A: 2 Seeing Stars | B deck: 2 Howl | base deck: Temple of Goju, Field of Honor
    Tortuga: A Signs in the Stars, A Archmage, B Cub Scout, B War Raptor | Ninja Dojo`);
  t.play('Seeing Stars').pick('Cub Scout');
  t.use('Signs in the Stars');
  t.use('Archmage');
  t.play('Seeing Stars');
  t.expect('B discard: Cub Scout, War Raptor | vp: A 0');
});

scene(
  'Field of Honor, current: your own minion is not another player’s and does not use up the first',
  (table) => {
    const t = table(`shows: Field of Honor, R10.19 | printing: current | A: 3 Seeing Stars
      Field of Honor: A Steam Man, B Cub Scout, B War Raptor | Ninja Dojo: A Archmage
      Workshop: A Archmage`);
    t.play('Seeing Stars').pick('Steam Man');
    t.expect('vp: A 0');
    t.use('Archmage');
    t.play('Seeing Stars').pick('Cub Scout');
    t.expect('vp: A 1');
    t.use('Archmage');
    t.play('Seeing Stars');
    t.expect('vp: A 1');
  },
);

scene(
  'Tar Pits, current: a minion that was destroyed before the base had the ability was the first',
  (table) => {
    const t = table(`shows: Tar Pits, R10.19 | printing: current
      A: 2 Seeing Stars | B deck: 2 Howl | base deck: Temple of Goju, Tar Pits
      Tortuga: A Signs in the Stars, A Archmage, B Cub Scout, B War Raptor | Ninja Dojo`);
    t.play('Seeing Stars').pick('Cub Scout');
    t.use('Signs in the Stars');
    t.use('Archmage');
    t.play('Seeing Stars');
    t.expect('B discard: Cub Scout, War Raptor | B deck: 2 Howl');
  },
);

scene(
  'Tar Pits, current: a minion about to be destroyed that something else saves was the first',
  (table) => {
    const t = table(`shows: Tar Pits, R10.19, R10.2 | printing: current | A: 2 Seeing Stars | B deck: Howl
      Tar Pits: B War Raptor, B Escape Hatch, A Steam Man | Ninja Dojo: A Archmage`);
    t.play('Seeing Stars').pick('War Raptor');
    t.offers('use Tar Pits, use Escape Hatch').pick('use Escape Hatch');
    t.expect('B: War Raptor');
    t.use('Archmage');
    t.play('Seeing Stars');
    t.expect('A discard: 2 Seeing Stars, Steam Man');
  },
);
