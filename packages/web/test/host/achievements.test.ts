import { smashUp } from '@smashup/cards';
import type { Arrangement, Seat } from '@smashup/engine';
import { createWords, plain } from '@smashup/words';
import { expect, test } from 'vitest';
import type { Achievement } from '../../src/protocol/stats.ts';
import { watchGame } from '../../src/host/stats/achievements.ts';

const words = createWords(smashUp);
const FILLER = ['Ninja Acolyte', 'Ninja Acolyte', 'Ninja Acolyte', 'Ninja Acolyte'];

interface Scene {
  readonly factions?: readonly (readonly [string, string])[];
  readonly table: Arrangement;
  /** Who answers what: an option whose words begin so; `done` ends something. */
  readonly answers: readonly (readonly [Seat, string])[];
}

const FACTIONS = [
  ['Ninjas', 'Aliens'],
  ['Dinosaurs', 'Robots'],
  ['Zombies', 'Wizards'],
] as const;

/** What the first player has reached when a scene has been played by the rules. */
function reached({ factions, table, answers }: Scene): readonly Achievement[] {
  const count = table.players.length;
  const players = (factions ?? FACTIONS)
    .slice(0, count)
    .map(([one, other], seat) => ({ name: `P${seat}`, factions: [one, other] as const }));
  const watching = watchGame(
    0,
    players.slice(1).map(() => 'hard' as const),
  );
  const state = smashUp.arrange(smashUp.config({ players }), 1, table);
  for (const [seat, wanted] of answers) {
    const { pending } = state;
    if (pending === null) throw new Error(`Nothing is asked, not even ${wanted}.`);
    const addressee = { state, you: seat, seesAll: true };
    const names = pending.options.map((option) => plain(words.nameOption(option, pending, addressee)));
    const at = pending.options.findIndex((option, index) =>
      wanted === 'done' ? option.kind === 'pass' : names[index].startsWith(wanted),
    );
    if (pending.seat !== seat || (at === -1 && !(wanted === 'done' && pending.min === 0))) {
      throw new Error(`P${pending.seat} is asked for ${names.join(', ')}, not P${seat} for ${wanted}.`);
    }
    smashUp.apply(state, { decision: pending.id, picks: at === -1 ? [] : [at] }, (line, now) =>
      watching.hear(line, now),
    );
  }
  return watching.earned;
}

const mine = (card: string) => ({ card, controller: 0 });
const theirs = (card: string) => ({ card, controller: 1 });

const twoPlayers = (hand: readonly string[] = [], vp = 0): Arrangement['players'] => [
  { hand, deck: FILLER, vp },
  { deck: FILLER },
];

test('a base with nobody else there, with an empty hand, and the points that win the game', () => {
  expect(
    reached({
      table: {
        players: [
          { deck: FILLER, vp: 12 },
          { deck: FILLER, vp: 14 },
        ],
        bases: [
          {
            base: 'Tar Pits',
            cards: [mine('Ninja Master'), mine('Supreme Overlord'), mine('Tiger Assassin'), mine('Invader')],
          },
        ],
        baseDeck: ['The Mothership'],
      },
      answers: [[0, 'done']],
    }),
  ).toEqual(['first win', 'alone', 'last card', 'hard bot']);
});

test('a tie for first place is shared; who is third has nothing of it', () => {
  const tie: Arrangement = {
    players: [{ hand: ['Invader'], deck: FILLER }, { deck: FILLER }, { deck: FILLER }],
    bases: [
      {
        base: 'Tar Pits',
        cards: [
          mine('Ninja Master'),
          mine('Supreme Overlord'),
          theirs('King Rex'),
          theirs('Hoverbot'),
          { card: 'Zombie Lord', controller: 2 },
        ],
      },
    ],
    baseDeck: ['The Mothership'],
  };
  expect(reached({ table: tie, answers: [[0, 'done']] })).toEqual(['shared first']);
});

test('first at a base without a minion there', () => {
  expect(
    reached({
      factions: [
        ['Ancient Incas', 'Ninjas'],
        ['Dinosaurs', 'Robots'],
      ],
      table: {
        players: twoPlayers(['Shinobi']),
        bases: [
          {
            base: 'Tar Pits',
            cards: [
              mine('Armory'),
              mine('Armory'),
              mine('Temple of the Sun'),
              mine('Royal Highway'),
              mine('Signs in the Stars'),
              theirs('Zapbot'),
            ],
          },
        ],
        baseDeck: ['The Mothership'],
      },
      answers: [
        [0, 'done'],
        [0, 'done'],
      ],
    }),
  ).toContain('empty base');
});

test('a duel won with a laid card, and one won without', () => {
  const duel = (lay: string): readonly Achievement[] =>
    reached({
      factions: [
        ['Cowboys', 'Ninjas'],
        ['Ghosts', 'Ancient Egyptians'],
      ],
      table: {
        players: [
          { hand: ['Gunfighter', 'Quick Draw'], deck: FILLER },
          { hand: ['Mummy Strength'], deck: FILLER },
        ],
        bases: [{ base: 'Tar Pits', cards: [theirs('Ghost')] }],
        baseDeck: ['Ninja Dojo'],
      },
      answers: [
        [0, 'Play Gunfighter'],
        [0, 'Ghost'],
        [0, lay],
        [1, 'done'],
      ],
    });
  expect(duel('Quick Draw')).toEqual(['laid card']);
  expect(duel('done')).toEqual([]);
});

test('a card played while a base scores, on the own turn and on that of another', () => {
  const scoring = (turn: Seat): Scene => ({
    table: {
      turn,
      players: twoPlayers(['Shinobi', 'Invader']),
      bases: [
        {
          base: 'Tar Pits',
          cards: [mine('Ninja Master'), mine('Supreme Overlord'), theirs('King Rex'), theirs('Warbot')],
        },
      ],
      baseDeck: ['The Mothership'],
    },
    answers: [
      [turn, 'done'],
      [0, 'Play Shinobi'],
    ],
  });
  expect(reached(scoring(0))).toEqual(['special']);
  expect(reached(scoring(1))).toEqual(['other turn', 'special']);
});

test('second place can be worth more than first', () => {
  expect(
    reached({
      table: {
        players: twoPlayers(['Invader']),
        bases: [
          {
            base: 'Ninja Dojo',
            cards: [mine('Ninja Master'), theirs('King Rex'), theirs('Warbot'), theirs('Warbot')],
          },
        ],
        baseDeck: ['The Mothership'],
      },
      answers: [
        [0, 'done'],
        [1, 'done'],
      ],
    }),
  ).toEqual(['better than first']);
});

test('points from a card, and a minion that a base would have taken', () => {
  expect(
    reached({
      table: {
        players: twoPlayers(['Invader']),
        bases: [{ base: 'Tar Pits', cards: [] }],
        baseDeck: ['The Mothership'],
      },
      answers: [[0, 'Play Invader']],
    }),
  ).toEqual(['card points']);
});

test('four minions in one turn, no fewer', () => {
  const swarm = (robots: number): readonly Achievement[] =>
    reached({
      factions: [
        ['Robots', 'Aliens'],
        ['Dinosaurs', 'Ninjas'],
      ],
      table: {
        players: twoPlayers(['Zapbot', 'Zapbot', 'Zapbot', 'Zapbot']),
        bases: [{ base: 'The Mothership', cards: [] }],
        baseDeck: ['Tar Pits'],
      },
      answers: Array.from({ length: robots }, () => [0, 'Play Zapbot'] as const),
    });
  expect(swarm(3)).toEqual([]);
  expect(swarm(4)).toEqual(['four minions']);
});

test('a buried card turned up', () => {
  expect(
    reached({
      factions: [
        ['Ancient Egyptians', 'Ninjas'],
        ['Dinosaurs', 'Robots'],
      ],
      table: {
        from: 'start of turn',
        players: twoPlayers(['Invader']),
        bases: [{ base: 'Pyramids', cards: [{ card: 'Mummy', controller: 0, buried: true }] }],
        baseDeck: ['Ninja Dojo'],
      },
      answers: [[0, 'Uncover']],
    }),
  ).toEqual(['uncovered']);
});

test.for([
  { vp: [0, 0], expected: ['alone', 'two bases', 'borrowed'] },
  {
    vp: [12, 17],
    expected: ['first win', 'alone', 'two bases', 'borrowed', 'from behind', 'by one', 'hard bot'],
  },
  { vp: [12, 16], expected: ['first win', 'alone', 'two bases', 'borrowed', 'hard bot'] },
])('first at two bases in one turn, with a borrowed minion at one of them, from $vp', ({ vp, expected }) => {
  expect(
    reached({
      table: {
        players: [
          { hand: ['Beam Up'], deck: FILLER, vp: vp[0] },
          { deck: FILLER, vp: vp[1] },
        ],
        bases: [
          {
            base: 'Tar Pits',
            cards: [
              mine('Ninja Master'),
              mine('Supreme Overlord'),
              { card: 'King Rex', controller: 0, owner: 1 },
            ],
          },
          {
            base: 'The Mothership',
            cards: [
              mine('Ninja Master'),
              mine('Supreme Overlord'),
              mine('Tiger Assassin'),
              mine('Tiger Assassin'),
              mine('Invader'),
              theirs('Zapbot'),
            ],
          },
        ],
        baseDeck: ['Ninja Dojo', 'The Homeworld'],
      },
      answers: [
        [0, 'done'],
        [0, 'Tar Pits'],
        [0, 'done'],
      ],
    }),
  ).toEqual(expected);
});

test('won from far behind, by a single point', () => {
  expect(
    reached({
      table: {
        players: [
          { deck: FILLER, vp: 12, hand: ['Invader', 'Invader'] },
          { deck: FILLER, vp: 6 },
          { deck: FILLER, vp: 15 },
        ],
        bases: [
          {
            base: 'Tar Pits',
            cards: [mine('Ninja Master'), mine('Supreme Overlord'), mine('Tiger Assassin'), mine('Invader')],
          },
        ],
        baseDeck: ['The Mothership'],
      },
      answers: [[0, 'done']],
    }),
  ).toEqual(['first win', 'alone', 'by one', 'hard bot']);
  expect(
    reached({
      table: {
        players: [
          { deck: FILLER, vp: 12 },
          { deck: FILLER, vp: 3, hand: ['Invader'] },
        ],
        bases: [
          {
            base: 'Tar Pits',
            cards: [mine('Ninja Master'), mine('Supreme Overlord'), mine('Tiger Assassin'), mine('Invader')],
          },
        ],
        baseDeck: ['The Mothership'],
      },
      answers: [[0, 'done']],
    }),
  ).not.toContain('from behind');
});

test('four actions in one turn, no fewer', () => {
  const spells = (count: number): readonly Achievement[] =>
    reached({
      factions: [
        ['Wizards', 'Aliens'],
        ['Dinosaurs', 'Ninjas'],
      ],
      table: {
        players: twoPlayers(['Time Loop', 'Mystic Studies', 'Time Loop', 'Mystic Studies', 'Archmage']),
        bases: [{ base: 'The Mothership', cards: [] }],
        baseDeck: ['Tar Pits'],
      },
      answers: ['Time Loop', 'Time Loop', 'Mystic Studies', 'Mystic Studies']
        .slice(0, count)
        .map((card) => [0, `Play ${card}`] as const),
    });
  expect(spells(3)).toEqual([]);
  expect(spells(4)).toEqual(['four actions']);
});

test('three talents in one turn, three counters on one minion', () => {
  expect(
    reached({
      factions: [
        ['Polynesian Voyagers', 'Aliens'],
        ['Dinosaurs', 'Ninjas'],
      ],
      table: {
        players: twoPlayers(['Invader']),
        bases: [
          { base: 'The Mothership', cards: [{ card: 'Wayfinder', controller: 0, counters: 2 }] },
          { base: 'Tar Pits', cards: [mine('Wayfinder')] },
          { base: 'Ninja Dojo', cards: [mine('Maui')] },
          { base: 'The Homeworld', cards: [] },
        ],
        baseDeck: ['Temple of Goju'],
      },
      answers: [
        [0, 'Use Wayfinder'],
        [0, 'Use Wayfinder'],
        [0, 'Use Maui'],
      ],
    }),
  ).toEqual(['three talents', 'counters']);
});

test('a minion that would have been destroyed and was not', () => {
  expect(
    reached({
      factions: [
        ['Robots', 'Aliens'],
        ['Ninjas', 'Dinosaurs'],
      ],
      table: {
        turn: 1,
        players: [{ deck: FILLER }, { hand: ['Ninja Master'], deck: FILLER }],
        bases: [{ base: 'The Mothership', cards: [mine('Warbot')] }],
        baseDeck: ['Tar Pits'],
      },
      answers: [
        [1, 'Play Ninja Master'],
        [1, 'Warbot'],
      ],
    }),
  ).toEqual(['prevented']);
});

test('who has done nothing has reached nothing', () => {
  expect(
    reached({
      table: { players: twoPlayers(['Invader']), bases: [{ base: 'Tar Pits', cards: [] }] },
      answers: [],
    }),
  ).toEqual([]);
});
