import { scene } from '../kit/scene.ts';

scene('The Greasy Spoon: an action on it goes into its owner’s deck when the base has scored', (table) => {
  const t = table(`shows: The Greasy Spoon 1 | base deck: Jungle Oasis | A deck: 3 Ghost | B deck: 3 Spirit
    The Greasy Spoon: A King Rex [A Upgrade], A King Rex, A King Rex, A Full Moon, B Convoy | Tortuga`);
  t.endTurn();
  t.expect('A deck: 2 cards | B deck: 4 cards | A discard: 3 King Rex, Upgrade | B discard: nothing');
});

scene('The Greasy Spoon: so does one that is destroyed, and then it has not been destroyed', (table) => {
  const t = table(`shows: The Greasy Spoon 1, R10.33 | A: Disenchant
    The Greasy Spoon: B Convoy, A Ghost [B Upgrade] | Tortuga | B deck: 3 Spirit`);
  t.play('Disenchant').pick('Convoy');
  t.expect('The Greasy Spoon: A Ghost [B Upgrade] | B deck: 4 cards | B discard: nothing');
});

scene('Truck Stop: at the start of a turn an action comes here from another base', (table) => {
  const t = table(`shows: Truck Stop 1 | from: start of turn
    Truck Stop | Tortuga: B Convoy, B Ghost [B Upgrade] | Jungle Oasis: A Ghost`);
  t.expect('asked: A | purpose: transfer | picks: 0-1').offers('Convoy').pick('Convoy');
  t.expect('Truck Stop: B Convoy | Tortuga: B Ghost [B Upgrade]');
});

scene('Truck Stop: or goes from here to another base, in each player’s turn', (table) => {
  const t = table(`shows: Truck Stop 1 | from: start of turn | turn: B
    Truck Stop: A Convoy | Tortuga | Jungle Oasis: A Full Moon`);
  t.expect('asked: B').pick('Convoy').pick('Tortuga');
  t.expect('Truck Stop: nothing | Tortuga: A Convoy');
});

scene('Truck Stop: it is optional', (table) => {
  const t = table(
    'shows: Truck Stop 1 | from: start of turn | Truck Stop: A Convoy | Tortuga | Jungle Oasis',
  );
  t.pick();
  t.expect('Truck Stop: A Convoy | question: play');
});
