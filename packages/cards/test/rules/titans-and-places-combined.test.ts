import { scene } from '../kit/scene.ts';

/** Titans, bases that come and go, pairs and Big Base, beside the newest factions. */

scene('Red Trooper (current) leaves: its player picks which titan goes', (table) => {
  const t = table(`shows: R11.3 | printing: current | turn: B | B: Knocked into Next Week | A deck: Howl
    Tortuga: A Red Trooper, A Megabot | Jungle Oasis: A Emperor Penguin`);
  t.play('Knocked into Next Week').expect('asked: A').pick('Megabot');
  t.expect('A titans: Megabot | Jungle Oasis: A Emperor Penguin');
});

scene(
  'Red Trooper taken for the turn: its player picks at once, whoever has it now may control two',
  (table) => {
    const t = table(`shows: R11.3 | printing: current | turn: B | B: Mermaid Queen
    Tortuga: A Red Trooper, A Megabot | Jungle Oasis: A Emperor Penguin | Workshop: B Major Ursa`);
    t.play('Mermaid Queen', 'Tortuga').pick('Red Trooper');
    t.expect('controller: Red Trooper A');
  },
);

scene('Unicrave: Q Point comes in its place and is about to score', (table) => {
  const t = table(`shows: R10.72 | from: score bases | decks: 6 Howl
    Unicrave: A 2 King Rex, B King Rex, B Full Moon | Jungle Oasis | base deck: Q Point, Tortuga`);
  t.expect('asked: A').offers('2 King Rex').pick('King Rex');
  t.expect('asked: B').offers('King Rex, Full Moon').pick('Full Moon');
  t.expect('vp: A 5, B 5');
});

scene('Big Base: Hide in the Laundry cannot be averted by moving', (table) => {
  const t = table(`shows: R14.6 | variant: big base | round: 1 | A: Jonas | B: Howl
    Tortuga: B Ghost [A Hide in the Laundry] | base deck: Workshop, Jungle Oasis`);
  t.play('Jonas', 'Tortuga').pick('deck').pick('yes');
  t.expect('question: play | B discard: Ghost | B: Howl');
});

scene('Nuke It From Orbit: destroyed, discarded, saved, set aside', (table) => {
  const t =
    table(`shows: R10.30, R10.33 | A deck: Howl | B deck: 6 Spirit | base deck: Workshop | Jungle Oasis
    Tortuga: A Nuke It From Orbit, B Dragon Warrior, A Ghost [A Magical Staff], B Librarian Haunt, B buried Mummy, B Major Ursa`);
  t.use('Nuke It From Orbit');
  t.expect(
    'bases: Jungle Oasis, Workshop | A deck: Ghost, Howl | box: Nuke It From Orbit | B: 3 Spirit | B titans: Major Ursa',
  );
  t.expect('B discard in any order: Dragon Warrior, Librarian Haunt, Mummy | A discard: Magical Staff');
});

scene('Demon Dogs nuked: the stored minion comes to the new base', (table) => {
  const t = table(`shows: R16.3 | base deck: Workshop | Jungle Oasis: B Ghost
    Tortuga: A Nuke It From Orbit, A Demon Dogs [A stored Zapbot]`);
  t.use('Nuke It From Orbit').pick('Zapbot').pick('Workshop');
  t.expect('Workshop: A Zapbot | box: Nuke It From Orbit');
});

scene('Betrothed in pairs: the partner’s win earns its owner one', (table) => {
  const t = table(`shows: R13.3 | variant: teams | players: 4 | from: score bases | decks: 6 Howl
    Jungle Oasis: C(A) Betrothed, C King Rex, B King Rex | Tortuga | base deck: Workshop`);
  t.expect('vp: A 1, B 0, C 2, D 0 | turn: B');
});

scene('Golden Condor plays a Weird New Worlds anew: one more base', (table) => {
  const t = table(
    `shows: R10.79 | A: Golden Condor | base deck: Workshop, Ninja Dojo | Tortuga: A Weird New Worlds | Jungle Oasis`,
  );
  t.play('Golden Condor').pick('Weird New Worlds');
  t.expect('bases: Tortuga, Jungle Oasis, Workshop | Workshop: A Weird New Worlds | Tortuga: nothing');
});
