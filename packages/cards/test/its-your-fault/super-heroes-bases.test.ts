import { scene } from '../kit/scene.ts';

scene('Converted Cave: nobody but its controller destroys a minion of power 2 or less here', (table) => {
  const t = table(`shows: Converted Cave 1 | A: Feeding Frenzy, Torn Apart, Chronomage | A deck: Ghost
    Converted Cave: A Ghost, B Ghost, B Invader | Tortuga`);
  t.play('Chronomage', 'Tortuga');
  t.play('Feeding Frenzy').pick('Converted Cave').pick('A Ghost', 'B Ghost');
  t.expect('Converted Cave: B Ghost, B Invader');
  t.play('Torn Apart').pick('Invader');
  t.expect('Converted Cave: B Ghost');
});

scene('Converted Cave: a minion of power 2 in print that has grown is not protected', (table) => {
  const t = table(`shows: Converted Cave 1 | A: Torn Apart | A deck: Ghost
    Converted Cave: B Ghost +1 | Tortuga`);
  t.play('Torn Apart');
  t.expect('Converted Cave: nothing');
});

scene('Converted Cave: a player who is made to choose one of their own can pick one here', (table) => {
  const t = table(`shows: Converted Cave 2 | A: Bear Hug
    Converted Cave: B Ghost | Tortuga: B King Rex`);
  t.play('Bear Hug');
  t.expect('Converted Cave: nothing | B discard: Ghost');
});

scene(
  'Crystal Fortress: after each minion played here, one of the discard pile may go under the deck',
  (table) => {
    const t = table(`shows: Crystal Fortress 1 | A: 2 Mako, Seeing Stars
    A deck: Howl | A discard: Ghost, King Rex, Torn Apart
    Crystal Fortress: B Neophyte | Tortuga`);
    t.play('Mako', 'Crystal Fortress');
    t.offers('Ghost, King Rex');
    t.expect('picks: 0-1');
    t.pick('Ghost');
    t.play('Seeing Stars').pick('Neophyte').pick('use Mako').pick('King Rex');
    t.expect('A deck: Howl, Ghost, King Rex');
  },
);
