import { expect, test } from 'vitest';
import { library, smashUp } from '../../src/index.ts';
import { scene } from '../kit/scene.ts';

test('R11.1: each player sets the titans of both factions aside, and only in games that say so', () => {
  const players = [
    { factions: ['Pirates', 'Killer Plants'] as const },
    { factions: ['Wizards', 'Robots'] as const },
  ];
  const asideIn = (titans: boolean): string[] => {
    const state = smashUp.newGame(smashUp.config({ players, titans }), 7);
    return (state.aside ?? []).map(
      ({ card }) => `${state.owners[card]}: ${library.defs[state.defs[card] ?? -1]?.name}`,
    );
  };
  expect(asideIn(true)).toEqual(['0: The Kraken', '0: Killer Kudzu', '1: Arcane Protector']);
  expect(asideIn(false)).toEqual([]);
});

scene('R11.1: set aside it is in no zone that abilities reach, and everybody sees it', (table) => {
  const t = table('shows: R11.1 | A: Mystic Studies | A deck: 2 Ghost | A titans: Major Ursa | Tortuga');
  t.play('Mystic Studies');
  t.expect('A: 2 Ghost | A titans: Major Ursa | Tortuga: nothing');
});

scene('R11.3: whoever controls a titan cannot play another one', (table) => {
  const t = table(`shows: R11.3 | printing: current | A titans: Big Funny Giant
    Tortuga: A Major Ursa | Jungle Oasis`);
  t.expect('cannot use: Big Funny Giant | why not A Big Funny Giant: a titan is in play: Major Ursa');
});

scene(
  'R11.4: counters on a titan count for the breakpoint and the ranking, and 1 power is enough to place',
  (table) => {
    const t = table(`shows: R11.4 | printing: current | from: score bases
      A deck: 2 Ghost | base deck: Tortuga
      Jungle Oasis: A Major Ursa +1, B King Rex, B Laseratops | The Grey Opal`);
    t.expect('vp: B 2 | A titans: Major Ursa');
  },
);

scene('R11.4: without power a titan alone takes no place', (table) => {
  const t = table(`shows: R11.4 | printing: current | from: score bases
    A deck: 2 Ghost | base deck: Tortuga | The Grey Opal: A Major Ursa, B 2 King Rex, B Laseratops`);
  t.expect('vp: A 0, B 3');
  t.leave();
});

scene('R11.5: abilities that speak of minions or actions do not touch a titan', (table) => {
  const t = table(`shows: R11.5 | A: Powderkeg, Shanghai, Disenchant, 2 Time Loop
    Tortuga: A King Rex, B Major Ursa, B Zapbot | Jungle Oasis`);
  t.play('Time Loop');
  t.play('Time Loop');
  t.play('Disenchant');
  t.play('Shanghai');
  t.expect('Jungle Oasis: B Zapbot');
  t.play('Powderkeg');
  t.expect('Tortuga: B Major Ursa');
});

scene('R11.6: the lower total loses the clash, and its titan is set aside', (table) => {
  const t = table(`shows: R11.6, R11.7 | printing: current | A titans: Major Ursa
    Tortuga: B Big Funny Giant +2, A Cub Scout | Jungle Oasis`);
  t.use('Major Ursa').pick('Tortuga');
  t.expect('Tortuga: A Cub Scout, A Major Ursa | B titans: Big Funny Giant');
});

scene(
  'R11.6: on a tie the one that came later leaves; it can be played again in the same turn if its condition is met',
  (table) => {
    const t = table(`shows: R11.6, R11.7 | printing: current | A: Shady Deal | A titans: Creampuff Man
      Tortuga: B Big Funny Giant +5 | Jungle Oasis`);
    t.play('Shady Deal');
    t.use('Creampuff Man').pick('Tortuga');
    t.expect('Tortuga: B Big Funny Giant +5 | A titans: Creampuff Man');
    t.use('Creampuff Man').pick('Jungle Oasis');
    t.expect('Jungle Oasis: A Creampuff Man');
  },
);

scene('R11.6: what its arrival triggers comes before the clash', (table) => {
  const t = table(`shows: R11.6
    Tortuga: A Major Ursa | Jungle Oasis: B Big Funny Giant, B Zapbot, A Ghost`);
  t.use('Major Ursa');
  t.offers('Zapbot');
  t.expect('Jungle Oasis: B Big Funny Giant, ...');
  t.pick('Zapbot');
  t.expect('Jungle Oasis: A Ghost, A Major Ursa +1');
});

scene('R11.7: a base that is exchanged keeps the titan that is there', (table) => {
  const t = table(`shows: R11.7 | A: Terraforming | base deck: Jungle Oasis
    Tortuga: B Major Ursa +2, A Ghost`);
  t.play('Terraforming');
  while (t.question !== 'play') t.pick(...(t.range[0] === 0 ? [] : [t.options[0] ?? '']));
  t.expect('Jungle Oasis: B Major Ursa +2, ...');
});

scene('R11.9: Stagecoach does not take titans along', (table) => {
  const t = table('shows: R11.9 | A: Stagecoach | Tortuga: A Major Ursa, A Ghost, A Zapbot | Jungle Oasis');
  t.play('Stagecoach');
  t.offers('Ghost, Zapbot').pick();
});
