import { scene } from '../kit/scene.ts';

// Haunted House

scene('Haunted House: whoever plays a minion here discards a card, after what the minion does', (table) => {
  const t = table(`shows: Haunted House 1
    A: Ghost, Insta-Grow, Spirit, Séance | A deck: 2 Ghost | B: Spectre, Séance, Ghost
    Haunted House | Tortuga`);
  t.play('Ghost', 'Haunted House');
  t.offers('Insta-Grow, Spirit, Séance');
  t.expect('picks: 0-1');
  t.pick('Séance');
  t.offers('Insta-Grow, Spirit');
  t.expect('picks: 1');
  t.pick('Spirit');
  t.expect('A: Insta-Grow | A discard: Spirit, Séance');
  t.endTurn();
  t.play('Spectre', 'Haunted House');
  t.expect('asked: B');
  t.offers('Ghost, Séance').pick('Séance');
  t.expect('B discard: Séance');
});

scene('Haunted House asks for nothing from an empty hand, or elsewhere', (table) => {
  const t = table('shows: Haunted House 1 | A: Spectre, Insta-Grow, Spectre | Haunted House | Tortuga');
  t.play('Insta-Grow');
  t.play('Spectre', 'Tortuga');
  t.expect('A: Spectre');
  t.play('Spectre', 'Haunted House');
  t.offers('pass');
  t.expect('A discard: Insta-Grow');
});

scene('Haunted House: a minion that moves here was not played here', (table) => {
  const t = table('shows: Haunted House 2 | A: Bear Rides You, Ghost | Haunted House | Tortuga: A Spectre');
  t.play('Bear Rides You');
  t.expect('Haunted House: A Spectre | A: Ghost');
});

// The Dread Gazebo

scene(
  'The Dread Gazebo is closed to actions on the base, not to those on minions here or to standard ones',
  (table) => {
    const t = table(`shows: The Dread Gazebo 1
      A: Ghostly Arrival, Sleep Spores, Choking Vines, Bear Rides You, Mechanic | A discard: Zeppelin
      The Dread Gazebo: B Spectre | Tortuga: A Ghost | Jungle Oasis`);
    t.expect('why not A Sleep Spores -> The Dread Gazebo: forbidden: The Dread Gazebo');
    t.expect('why not A Choking Vines -> Spectre: nothing');
    t.play('Mechanic', 'The Dread Gazebo').pick('Zeppelin');
    t.offers('Tortuga, Jungle Oasis').pick('Tortuga');
    t.play('Ghostly Arrival');
    t.play('Bear Rides You').pick('Ghost');
    t.offers('The Dread Gazebo, Jungle Oasis').pick('The Dread Gazebo');
    t.expect('The Dread Gazebo: B Spectre, A Mechanic, A Ghost');
  },
);

scene('The Dread Gazebo: an action goes on a minion here', (table) => {
  const t = table('shows: The Dread Gazebo 1 | A: Choking Vines | The Dread Gazebo: B Spectre | Tortuga');
  t.play('Choking Vines', 'Spectre');
  t.expect('The Dread Gazebo: B Spectre [A Choking Vines]');
});

scene(
  'The Dread Gazebo: with no other base an on-base action cannot be played at all, by anybody',
  (table) => {
    const t = table(`shows: The Dread Gazebo | turn: B | B: Sleep Spores, Incorporeal
      The Dread Gazebo: B Spectre`);
    t.offers('play Incorporeal, pass');
  },
);

scene('The Dread Gazebo, its ability cancelled, is open', (table) => {
  const t = table(`shows: The Dread Gazebo, R9.10 | printing: current
    A: Bear Rides You | A deck: 2 Ghost | B: Bearing Down | The Dread Gazebo | Tortuga: A Spectre`);
  t.play('Bear Rides You').pick('The Dread Gazebo');
  t.endTurn();
  // Until the start of A's next turn, for everybody.
  t.play('Bearing Down');
  t.offers('The Dread Gazebo, Tortuga').pick('The Dread Gazebo');
  t.expect('The Dread Gazebo: A Spectre, B Bearing Down');
});
