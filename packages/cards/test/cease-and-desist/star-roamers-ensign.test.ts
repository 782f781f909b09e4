import { scene } from '../kit/scene.ts';

// Ensign

scene('Ensign takes a destruction over, and need not fit what the card asks for', (table) => {
  const t = table(`shows: Ensign 1 2, R10.55 | turn: B | B: Seeing Stars
    Jungle Oasis: A Ensign [A Upgrade], A Invader, B Ghost | Tortuga: A Invader`);
  t.play('Seeing Stars').pick('Invader @ Jungle Oasis');
  t.expect('asked: A | purpose: affect instead | picks: 0-1').offers('Ensign').pick('Ensign');
  t.expect('Jungle Oasis: A Invader, B Ghost | A discard: Ensign, Upgrade');
});

scene('Ensign: you may let it happen', (table) => {
  const t = table(`shows: Ensign | turn: B | B: Seeing Stars | Jungle Oasis: A Ensign, A Invader | Tortuga`);
  t.play('Seeing Stars').pick('Invader').pick();
  t.expect('Jungle Oasis: A Ensign | A discard: Invader');
});

scene('Ensign: effects that last, and those of Specials', (table) => {
  const t = table(`shows: Ensign 1 | turn: B | B: Block the Probe | decks: 6 Howl
    Jungle Oasis: A King Rex, B Supreme Overlord | Tortuga: A Ensign, A Ghost`);
  t.endTurn();
  t.pick('use Block the Probe').pick('Ghost').pick('Ensign');
  t.expect('power: Ensign 2 | turn: A');
});

scene('Ensign: power for a time', (table) => {
  const t = table(
    `shows: Ensign 1 | turn: B | B: Block the Probe | Jungle Oasis: A Ensign, A Ghost | Tortuga`,
  );
  t.play('Block the Probe').pick('Ghost').pick('Ensign');
  t.expect('power: Ensign 4, Ghost 2');
});

scene('Ensign: an action that is played on the other minion, and a change of control', (table) => {
  const t = table(`shows: Ensign 2, R10.55 | turn: B | B: Make Contact
    Jungle Oasis: A Ensign, A King Rex | Tortuga`);
  t.play('Make Contact', 'King Rex').pick('Ensign');
  t.expect('Jungle Oasis: B(A) Ensign [B Make Contact], A King Rex');
});

scene('Ensign: not what another Ensign has taken over, and one destruction each', (table) => {
  const t = table(`shows: Ensign 1 3 4, R10.55 | turn: B | B: Cannon
    Jungle Oasis: A 2 Ensign, A Ghost, A Zapbot | Tortuga`);
  t.play('Cannon').pick('Ghost', 'Zapbot');
  t.pick('Ensign').pick('Ensign');
  t.expect('Jungle Oasis: A Ghost, A Zapbot | A discard: 2 Ensign');
});

scene('Ensign: no talents, and nothing from elsewhere', (table) => {
  const t = table(`shows: Ensign 4 | turn: B | B: Seeing Stars
    Jungle Oasis: A Ensign, A Ghost, B Technomagical Lass, B Ghost | Tortuga: A Zapbot`);
  t.use('Technomagical Lass').pick('Ghost');
  t.expect('asked: B | A discard: Ghost');
  t.play('Seeing Stars').pick('Zapbot');
  t.expect('A discard: Ghost, Zapbot');
});

scene('Ensign: what a minion does as it is played', (table) => {
  const t = table(
    `shows: Ensign 4 | turn: B | B: Tiger Assassin | Jungle Oasis: A Ensign, A Invader | Tortuga`,
  );
  t.play('Tiger Assassin', 'Jungle Oasis').pick('Invader').pick('Ensign');
  t.expect('Jungle Oasis: A Invader, B Tiger Assassin');
});
