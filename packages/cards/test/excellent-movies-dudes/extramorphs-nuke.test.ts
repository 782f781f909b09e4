import { scene } from '../kit/scene.ts';

scene('Nuke It From Orbit waits for your next turn', (table) => {
  const t = table(`shows: Nuke It From Orbit 1 | decks: 6 Howl | A: Nuke It From Orbit | base deck: Workshop
    Tortuga: A Ghost | Jungle Oasis`);
  t.play('Nuke It From Orbit', 'Tortuga');
  t.expect('cannot use: Nuke It From Orbit');
  t.endTurn().endTurn();
  t.use('Nuke It From Orbit');
  t.expect('bases: Workshop, Jungle Oasis | base discard: Tortuga | A discard: Ghost');
});

scene(
  'Nuke It From Orbit destroys everything at the base, which is replaced, and goes to the box',
  (table) => {
    const t = table(`shows: Nuke It From Orbit 2 | base deck: Workshop, The Mothership
    Tortuga: A Ghost +1 [B Sleep Spores], B King Rex [B Upgrade], B Full Moon, A buried Mummy, A Nuke It From Orbit, A Cub Scout
    Jungle Oasis: B Ghost [B Upgrade]`);
    t.use('Nuke It From Orbit');
    t.expect(`bases: Workshop, Jungle Oasis | base discard: Tortuga | base deck: The Mothership | vp: A 0, B 0
    A discard in any order: Cub Scout, Ghost, Mummy | B discard in any order: Full Moon, King Rex, Sleep Spores, Upgrade
    Workshop: nothing | Jungle Oasis: B Ghost [B Upgrade]`);
  },
);

scene('Nuke It From Orbit: what is destroyed there is destroyed by you', (table) => {
  const t = table(`shows: Nuke It From Orbit 2 | printing: current | base deck: Workshop
    Tortuga: B Ghost, A Nuke It From Orbit | Jungle Oasis: A Nightstalker`);
  t.use('Nuke It From Orbit');
  t.expect('can use: Nightstalker');
});

scene('Nuke It From Orbit: what cannot be destroyed is discarded with its base', (table) => {
  const t = table(`shows: Nuke It From Orbit 2 | base deck: Workshop | turn: A
    Tortuga: B Warbot, A Nuke It From Orbit | Jungle Oasis: B Ghost`);
  t.use('Nuke It From Orbit');
  t.expect('B discard: Warbot | Workshop: nothing | bases: Workshop, Jungle Oasis');
});

scene('Nuke It From Orbit: a titan is set aside', (table) => {
  const t = table(`shows: Nuke It From Orbit 2, R11.7 | base deck: Workshop
    Tortuga: B Great Wolf Spirit +2, A Nuke It From Orbit | Jungle Oasis`);
  t.use('Nuke It From Orbit');
  t.expect('B titans: Great Wolf Spirit | Workshop: nothing');
});

scene('Nuke It From Orbit that is destroyed, or cleared away, is discarded', (table) => {
  const t = table(`shows: Nuke It From Orbit 1 | from: score bases | decks: 4 Howl | base deck: Workshop
    Jungle Oasis: A King Rex, B Supreme Overlord, A Nuke It From Orbit | Tortuga`);
  t.expect('A discard in any order: King Rex, Nuke It From Orbit');
});

scene('Nuke It From Orbit at the Big Base: the next one takes its place', (table) => {
  const t =
    table(`shows: Nuke It From Orbit 2, R14.6 | variant: big base | base deck: Workshop, The Mothership
    Tortuga: A Ghost, B Warbot, A Nuke It From Orbit`);
  t.use('Nuke It From Orbit');
  t.expect('bases: Workshop | Workshop: nothing | B discard: Warbot');
});
