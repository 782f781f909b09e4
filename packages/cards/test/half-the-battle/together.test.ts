import { scene } from '../kit/scene.ts';

// What these factions do together with copies, control, other variants and each other.

scene('A copy of Monet uses an action play for a card, beside his own player', (table) => {
  const t = table(`shows: Monet 1, R10.29, R10.81 | decks: 9 Howl | A: Copycat, Mystic Studies
    Tortuga: B Monet | Jungle Oasis`);
  t.play('Copycat', 'Jungle Oasis');
  t.expect('A: Mystic Studies, Howl').use('Copycat');
  t.expect('A: Mystic Studies, 2 Howl | cannot use: Copycat');
});

scene('A copy of June swaps for her, and a minion that is swapped in follows its own text', (table) => {
  const t = table(`shows: June 1, R10.29, R10.80 | decks: 9 Howl | A: Copycat, Monet
    Tortuga: B June, B Ghost | Jungle Oasis: A Grave Digger`);
  t.play('Copycat', 'Tortuga').pick('June').pick('Grave Digger').pick('hand');
  t.expect('Jungle Oasis: A Monet | A: Grave Digger, Howl');
});

scene('A copy of Man with Arms gives up a talent that it could not use', (table) => {
  const t = table(`shows: Man with Arms 2, R10.29, R10.82 | decks: 9 Howl | A: Copycat, Fearless Friend
    Tortuga: B Man with Arms`);
  t.play('Copycat', 'Tortuga').play('Fearless Friend').use('Copycat').use('Copycat');
  t.expect('power: Copycat 6 | cannot use: Copycat');
});

scene('Guy-Man under somebody else’s control follows talents of that player’s minions', (table) => {
  const t = table(`shows: Guy-Man 1, R9.3 | Jungle Oasis
    Tortuga: A(B) Guy-Man [A Make Contact], A Crystal, B Andko, B Ghost`);
  t.use('Guy-Man').pick('Ghost').pick('Guy-Man');
  t.expect('counters: Ghost 1, Guy-Man 1 | can use: Crystal');
});

scene('At the Big Base a minion is swapped as anywhere else', (table) => {
  const t = table(`shows: R10.80, R14.6 | variant: big base | decks: 4 Ghost | base deck: Tar Pits
    A: Gecko Rap, Captain Ahab | Jungle Oasis: A Invader [A Upgrade]`);
  t.play('Gecko Rap').pick('hand');
  t.expect('Jungle Oasis: A Captain Ahab [A Upgrade] | A: Invader');
});

scene('For a partner a rise of power is one of another player (R13.3)', (table) => {
  const t = table(`shows: Topaz 1, R13.3 | variant: teams | players: 4 | A: Augmentation
    Tortuga: A Topaz | Jungle Oasis: C Ghost`);
  t.play('Augmentation').pick('Ghost').expect('asked: A').pick('yes').pick('counter');
  t.expect('counters: Topaz 1');
});

scene('A minion swapped in has the talents of the actions on it, though they have been used', (table) => {
  const t = table(`shows: R10.29, R10.80 | decks: 9 Howl | A: Gecko Rap, Captain Ahab | Ninja Dojo
    Tortuga: A Invader [A Sword That's Powerful] | Jungle Oasis`);
  t.use('Invader').play('Gecko Rap').pick('hand').use('Captain Ahab', "Sword That's Powerful");
  t.expect('counters: Captain Ahab 2');
});

scene('An action passed from one minion to another gives both its talent in a turn', (table) => {
  const t = table(`shows: Mystic Transference 3, R10.29 | Ninja Dojo
    Tortuga: A Ghost [A Mystic Transference, A Sword That's Powerful], A Invader | Jungle Oasis`);
  t.use('Ghost').use('Mystic Transference').pick("Sword That's Powerful").use('Invader');
  t.expect("Tortuga: A Ghost +1 [A Mystic Transference], A Invader +1 [A Sword That's Powerful]");
});
