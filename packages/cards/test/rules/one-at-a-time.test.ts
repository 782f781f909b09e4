import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

scene(
  'what several players follow is one ability: all have moved before anything reacts (The Grey Opal)',
  (table) => {
    const t = table(`shows: The Grey Opal, R10.21 | players: 3 | from: score bases
      decks: 4 Ghost | base deck: Tortuga
      The Grey Opal: A Spectre +15, B Ghost, C Ghost | Jungle Oasis: A Cub Scout`);
    t.expect('asked: B');
    t.pick('Ghost');
    // The Cub Scout waits until C has followed it, too.
    t.expect('asked: C | Jungle Oasis: A Cub Scout, B Ghost');
    t.pick('Ghost');
    t.expect('Jungle Oasis: A Cub Scout | B discard: Ghost | C discard: Ghost');
  },
);

scene(
  'players tied for a base follow its ability one after another, before what it triggers (Ninja Dojo)',
  (table) => {
    const t = table(`shows: Ninja Dojo, R10.21, R5.6 | turn: B | from: score bases
      decks: 4 Ghost | base deck: Tortuga
      Ninja Dojo: A Spectre +10, B Spectre +10 | Field of Honor: A Ghost, B Ghost`);
    t.expect('asked: B');
    const before = t.vp('B');
    t.pick('A Ghost');
    t.expect(`asked: A | vp: B ${before}`);
    t.pick('B Ghost');
    expect(t.vp('B')).toBe(before + 1);
    t.expect('Field of Honor: nothing');
  },
);

scene(
  'a card that interrupts another is finished and discarded before that one goes on (Dynamite Surprise)',
  (table) => {
    const t = table(`shows: Dynamite Surprise, R10.22
      A: Raiding Party | B deck: Dynamite Surprise, Ghost, Spirit | Field of Honor: A Mummy | Tortuga`);
    t.play('Raiding Party');
    t.expect('asked: B');
    t.pick('use Dynamite Surprise');
    // The Mummy is gone, Field of Honor has paid for it, and the action is discarded; now A may play a card.
    t.expect('asked: A | purpose: play');
    t.offers('Ghost, Spirit');
    t.expect('vp: B 1 | B discard: Dynamite Surprise');
    t.pick().pick('Spirit', 'Ghost');
    t.expect('B deck: Ghost, Spirit');
  },
);

for (const [answer, power] of [
  ['yes', 2],
  ['no', 3],
] as const) {
  scene(
    `whether a base is ignored is decided once, when the card is played: ${answer} (Infiltrate)`,
    (table) => {
      const t = table('shows: Infiltrate, R10.17 | A: Infiltrate, Ghost | The Central Brain: A Mummy');
      t.expect('power: Mummy 3');
      t.play('Infiltrate', 'The Central Brain').pick(answer);
      t.expect(`power: Mummy ${power}`);
      t.play('Ghost', 'The Central Brain');
      t.offers('pass');
      t.endTurn();
      t.expect(`turn: B | power: Mummy ${power}`);
    },
  );
}

scene(
  'a card laid down for a duel and not played goes back to the hand that laid it, whoever owns it',
  (table) => {
    const t = table('shows: Gunfighter, R10.18 | A: Gunfighter, B Spirit | Tortuga: B Ghost');
    t.play('Gunfighter').pick('Ghost').pick('Spirit');
    t.expect('A: Spirit | B: nothing');
    expect(t.owner('Spirit', 'A')).toBe('B');
    t.expect('B discard: Ghost');
  },
);

scene(
  'a transfer is no play: the action goes to anybody’s minion and keeps its controller (Bewitched)',
  (table) => {
    const t = table('shows: Bewitched, R10.24 | A: Beam Up | Tortuga: A Ghost [A Bewitched], B Invader');
    t.play('Beam Up').pick('Ghost');
    t.expect('Tortuga: B Invader [A Bewitched] | power: Invader 5');
  },
);

scene('a chain of replacements ends where it began (Buccaneer among three Cub Scouts)', (table) => {
  const t = table(`shows: Buccaneer, R10.25 | A: Dinghy
    Tortuga: A Buccaneer, B Cub Scout +9 | Jungle Oasis: B Cub Scout +9 | Tar Pits: B Cub Scout +9`);
  t.play('Dinghy').pick('Buccaneer').pick('Jungle Oasis');
  t.offers('Tortuga, Tar Pits').pick('Tortuga');
  t.offers('Jungle Oasis, Tar Pits');
  // Back where the first of the destructions was replaced.
  t.pick('Jungle Oasis');
  t.expect('question: play | A discard: Buccaneer, Dinghy');
});

scene('what comes later is another chain: the same minion is saved again at the same base', (table) => {
  const t = table(`shows: Buccaneer, R10.25 | A: Time Loop, 2 Natural Selection, Ninja Master
    Tortuga: A King Rex, B Buccaneer | Jungle Oasis`);
  t.play('Time Loop');
  t.play('Natural Selection');
  t.expect('Jungle Oasis: B Buccaneer');
  t.play('Ninja Master', 'Jungle Oasis').pick('Buccaneer');
  t.expect('Tortuga: A King Rex, B Buccaneer');
  t.play('Natural Selection');
  t.expect('Jungle Oasis: A Ninja Master, B Buccaneer');
});

scene('a waiting ability of a card that has left play since does nothing', (table) => {
  const t = table(`shows: Sheriff, R10.6 | from: score bases | decks: 3 Howl
    Jungle Oasis: A Sheriff +1, B Sheriff, A King Rex | Tortuga`);
  t.pick('use Sheriff');
  t.expect('asked: A');
  t.pick('Sheriff');
  // B's Sheriff was waiting, too.
  t.expect('B discard: Sheriff, ... | vp: A 2, B 0');
});
