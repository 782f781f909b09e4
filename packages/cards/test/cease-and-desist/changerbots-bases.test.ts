import { scene } from '../kit/scene.ts';

// Changing Room

scene('Changing Room: +1 power each time a minion here uses a talent, its own or a lent one', (table) => {
  const t = table(
    `shows: Changing Room 1, R10.73 | Changing Room: A Solarshout [A The Touch], A Ghost | Tortuga`,
  );
  t.use('Solarshout');
  t.expect('power: Solarshout 3, Ghost 2');
  t.use('Solarshout', 'The Touch');
  t.expect('power: Solarshout 7').endTurn();
  t.expect('power: Solarshout 4');
});

scene('Changing Room: the talent of an action is not that of the minion it lies on', (table) => {
  const t = table(`shows: Changing Room 1 | Changing Room: A Ghost [A Leaf Armor] | Tortuga: A Invader`);
  t.use('Leaf Armor');
  t.expect('Tortuga: A Invader [A Leaf Armor] | power: Ghost 2, Invader 4');
});

scene(
  'Changing Room: who leaves with the talent takes the power along; who comes with it gets none',
  (table) => {
    const t = table(`shows: Changing Room 2 | Changing Room: A Huffie | Tortuga: A Ghost [A Flighterizer]`);
    t.use('Huffie').use('Ghost');
    t.expect('Tortuga: A Huffie | Changing Room: A Ghost [A Flighterizer] | power: Huffie 3, Ghost 1');
  },
);

scene('Changing Room makes a talent worth using that does nothing else', (table) => {
  const t = table(`shows: Changing Room 1, R10.73 | Changing Room: A Leader Two | Tortuga`);
  t.use('Leader Two');
  t.expect('power: Leader Two 7');
});

// Unicrave

scene('Unicrave: the new base scores in its place, with its own VP', (table) => {
  const t = table(`shows: Unicrave 1 2, R10.72 | decks: 6 Howl | base deck: Antarctic Base, The Homeworld
    Unicrave: A 2 King Rex, B Supreme Overlord [B Upgrade] | Tortuga`);
  t.endTurn();
  t.expect('vp: A 5, B 3 | bases: The Homeworld, Tortuga | base discard: Unicrave, Antarctic Base');
  t.expect('A discard: 2 King Rex | B discard in any order: Supreme Overlord, Upgrade');
});

scene('Unicrave: what the new base does before it scores still happens', (table) => {
  const t = table(`shows: Unicrave 1, R10.72 | base deck: Q Point, The Homeworld
    Unicrave: A King Rex, A Supreme Overlord, B King Rex | Tortuga`);
  t.endTurn();
  t.expect('asked: A | purpose: destroy').offers('King Rex, Supreme Overlord').pick('Supreme Overlord');
  t.expect('vp: A 5, B 5');
});

scene('Unicrave: what the new base does after it scores happens too', (table) => {
  const t = table(`shows: Unicrave 1 | decks: 6 Howl | base deck: The Mothership, The Homeworld
    Unicrave: A 2 King Rex, A Ghost, B Invader | Tortuga`);
  t.endTurn();
  t.offers('Ghost').pick('Ghost');
  t.expect('A: Ghost, 2 Howl | vp: A 4, B 2');
});

scene('Unicrave: minions there are neither moved nor played, and wait for the new base', (table) => {
  const t = table(`shows: Unicrave 2, R10.72 | base deck: Antarctic Base, The Homeworld
    Unicrave: A 2 King Rex, A Sheriff, B Steam Man, B Ghost | Tortuga: A Ghost`);
  t.endTurn();
  t.offers('use Sheriff, use Unicrave').pick('use Unicrave');
  t.expect('asked: A | purpose: duel | Antarctic Base: A 2 King Rex, A Sheriff, B Steam Man, B Ghost');
  t.pick('Ghost');
  t.expect('vp: A 5, B 3 | B discard in any order: Steam Man, Ghost');
});

scene('Unicrave: a Special from hand goes to the new base', (table) => {
  const t = table(`shows: R10.72 | A: Change Up and Roll On | base deck: Antarctic Base, The Homeworld
    Unicrave: A 2 King Rex, B King Rex | Tortuga: A Huffie`);
  t.endTurn();
  t.expect('bases: Antarctic Base, Tortuga').pick('use Change Up and Roll On').pick('Huffie');
  t.expect('Tortuga: nothing | vp: A 5, B 3');
});

scene('Unicrave: an empty base deck is renewed without it', (table) => {
  const t = table(`shows: Unicrave 2 | base discard: Antarctic Base
    Unicrave: A 2 King Rex, B King Rex | Tortuga`);
  t.endTurn();
  t.expect('vp: A 5, B 3');
});

scene('Unicrave: without any other base it scores itself, for nothing', (table) => {
  const t = table(
    `shows: Unicrave | decks: 6 Howl | edition: what-were-we-thinking | Unicrave: A 2 King Rex, B King Rex | Tortuga`,
  );
  t.endTurn();
  t.expect('vp: A 0, B 0 | A discard: 2 King Rex');
});
