import { library, smashUp } from '@smashup/cards';
import { NONE, type Decision, type Option, type Topic } from '@smashup/engine';
import { expect, test } from 'vitest';
import { createWords, plain, type Phrase } from '../src/index.ts';
import { lay } from './kit/table.ts';

const words = createWords(smashUp);
const { state, card, to } = lay();

const ANN = 0;
const BEN = 1;

type Given = Topic & Partial<Pick<Decision, 'options' | 'min' | 'max' | 'source'>>;

const NEXT = { kind: 'next', prompt: { key: 'next' } } as const;
const PLAY = { kind: 'play', prompt: { key: 'play' } } as const;

function decision(given: Given): Decision {
  return { id: 1, seat: ANN, options: [], min: 1, max: 1, source: NONE, ...given };
}

/** What Ann is asked, and what Ben sees meanwhile. */
function told(given: Given): [string, string] {
  const asked = decision(given);
  return [plain(words.tellPrompt(asked, to(ANN))), plain(words.tellPrompt(asked, to(BEN)))];
}

const source = card('Spirit');
const base: Option = { kind: 'base', base: card('Tar Pits') };
const ben: Option = { kind: 'player', player: BEN };
const use: Option = { kind: 'use', card: card('Spirit'), ability: 0, about: NONE };

test('the rules ask, and others hear what is decided', () => {
  expect(told(PLAY)).toEqual(['What do you do?', 'Ann is deciding what to do.']);
  expect(told({ kind: 'discard', prompt: { key: 'hand limit', count: 2 } })[0]).toBe(
    'Discard 2 cards to get down to ten.',
  );
  expect(told({ kind: 'prevail', prompt: { key: 'prevail', base: card('Tar Pits') } })[0]).toBe(
    'Several cards set the breakpoint of Tar Pits. Which one counts?',
  );
});

test('who chooses factions is called by name, and told which one it is, and so are those who wait', () => {
  const fresh = {
    ...state,
    players: state.players.map((player) => ({ ...player, factions: [] as string[] })),
  };
  const asked = decision({ kind: 'faction', prompt: { key: 'draft' } });
  const tell = (you: number): string => plain(words.tellPrompt(asked, { state: fresh, you, seesAll: false }));
  expect([tell(ANN), tell(BEN)]).toEqual([
    'Ann, draft your first faction.',
    'Ann is choosing a first faction.',
  ]);
  fresh.players[ANN]?.factions.push('Ghosts');
  expect([tell(ANN), tell(BEN)]).toEqual([
    'Ann, draft your second faction.',
    'Ann is choosing a second faction.',
  ]);
});

test('a card asks by name, for what has to be chosen', () => {
  expect(told({ source, kind: 'choose', prompt: { key: 'destroy', card: source } })).toEqual([
    'Spirit: destroy a card.',
    'Ann is choosing for Spirit.',
  ]);
  expect(told({ source, kind: 'choose', prompt: { key: 'move', card: source }, options: [base] })[0]).toBe(
    'Spirit: choose the base to move to.',
  );
  expect(told({ source, kind: 'choose', prompt: { key: 'give', card: source }, options: [ben] })[0]).toBe(
    'Spirit: choose who gets it.',
  );
  expect(told({ source, kind: 'choose', prompt: { key: 'give', card: source, player: BEN } })[0]).toBe(
    'Spirit: give Ben a card.',
  );
  expect(told({ source, kind: 'mode', prompt: { key: 'one of for', card: source, player: BEN } })[0]).toBe(
    'Spirit: choose one for Ben.',
  );
  expect(
    told({ source, kind: 'choose', prompt: { key: 'move', card: source, base: card('Tar Pits') } })[0],
  ).toBe('Spirit, for Tar Pits: move a card.');
  expect(told({ source, kind: 'order', prompt: { key: 'to the top', card: source } })[0]).toBe(
    'Spirit: choose the order on top of the deck: the last pick ends up on top.',
  );
});

test('a question says whose card pays', () => {
  const ask = (
    key: 'destroy' | 'discard' | 'to the bottom' | 'play',
    names: readonly string[],
    most = 1,
  ): string =>
    told({
      source,
      kind: 'choose',
      prompt: { key, card: source },
      options: names.map((name) => ({ kind: 'card', card: card(name) })),
      min: most === 1 ? 1 : 0,
      max: most,
    })[0];
  expect(ask('destroy', ['Zapbot'])).toBe('Spirit: destroy your Zapbot.');
  expect(ask('destroy', ['Cub Scout'])).toBe('Spirit: destroy Ben’s Cub Scout.');
  expect(ask('destroy', ['Cub Scout', 'Sleep Spores'])).toBe('Spirit: destroy one of Ben’s cards.');
  expect(ask('destroy', ['Zapbot', 'Cub Scout'])).toBe('Spirit: destroy a minion.');
  expect(ask('discard', ['Spirit', 'Make Contact'])).toBe('Spirit: discard a card from your hand.');
  expect(ask('discard', ['Spirit', 'Make Contact'], 2)).toBe('Spirit: discard any cards from your hand?');
  expect(ask('play', ['Séance'])).toBe('Spirit: play Séance from your discard pile.');
  expect(ask('to the bottom', ['Spectre'])).toBe(
    'Spirit: put Spectre from Ben’s hand on the bottom of the deck.',
  );
});

test('a question says what the card gives for it, and what moves', () => {
  const laid = smashUp.arrange(smashUp.config({ players: [{ name: 'Ann' }, { name: 'Ben' }] }), 1, {
    players: [{}, {}],
    bases: [
      { base: "R'lyeh", cards: ['Zapbot', 'Hoverbot'].map((name) => ({ card: name, controller: ANN })) },
    ],
  });
  const find = (name: string): number => laid.defs.findIndex((def) => library.defs[def]?.name === name);
  const rlyeh = find("R'lyeh");
  const options: Option[] = ['Zapbot', 'Hoverbot'].map((name) => ({ kind: 'card', card: find(name) }));
  const tell = (given: Given): string =>
    plain(words.tellPrompt(decision(given), { state: laid, you: ANN, seesAll: false }));
  expect(
    tell({ source: rlyeh, kind: 'choose', prompt: { key: 'destroy', card: rlyeh }, options, min: 0 }),
  ).toBe("R'lyeh: destroy one of your minions to gain 1 VP?");
  expect(
    tell({
      source: rlyeh,
      kind: 'choose',
      prompt: { key: 'move to', card: rlyeh, about: find('Zapbot') },
      options: [{ kind: 'base', base: rlyeh }],
    }),
  ).toBe("R'lyeh: choose the base to move Zapbot to.");
});

test('a card that asks unseen is not named to others', () => {
  const asked = decision({ kind: 'where', source, prompt: { key: 'where.minion', card: source } });
  const { defs } = state;
  const unseen = { ...state, defs: defs.map((def, id) => (id === source ? -1 : def)) };
  expect(plain(words.tellPrompt(asked, { state: unseen, you: BEN, seesAll: false }))).toBe(
    'Ann is choosing where a card goes.',
  );
});

test('windows for answers say what happened', () => {
  const respond = { kind: 'respond', options: [use, { kind: 'pass' }] } as const;
  expect(told({ ...respond, prompt: { key: 'played', card: card('Cub Scout'), base: NONE } })).toEqual([
    'Cub Scout was played. Respond?',
    'Ann may respond to Cub Scout.',
  ]);
  expect(told({ ...respond, prompt: { key: 'before scoring', card: NONE, base: card('Tar Pits') } })).toEqual(
    ['Tar Pits is about to score. Play a Special?', 'Ann may play a Special before Tar Pits scores.'],
  );
  expect(told({ ...respond, prompt: { key: 'handed over', card: NONE, base: NONE } })).toEqual([
    'A card was given away. Respond?',
    'Ann may respond.',
  ]);
  expect(told({ ...respond, prompt: { key: 'duel', card: card('Zapbot'), base: NONE } })[0]).toBe(
    'Zapbot is in a duel. Respond?',
  );
  const lay: Option = { kind: 'card', card: source };
  expect(
    told({ ...respond, options: [lay], prompt: { key: 'duel', card: card('Zapbot'), base: NONE } })[0],
  ).toBe('Zapbot is in a duel. Lay down a card?');
});

test('how many to pick', () => {
  const how = (min: number, max: number): string => words.tellHow(decision({ ...PLAY, min, max }));
  expect([how(1, 1), how(2, 2), how(0, 1), how(0, 3), how(1, 3)]).toEqual([
    'Pick one.',
    'Pick 2.',
    'Pick one, or none.',
    'Pick up to 3, or none.',
    'Pick 1 to 3.',
  ]);
  expect(
    words.tellHow(decision({ kind: 'order', prompt: { key: 'place', card: source }, min: 2, max: 2 })),
  ).toMatch(/order you want/u);
});

function named(option: Option, given: Given = PLAY): [string, string] {
  const asked = decision(given);
  const both: Phrase[] = [
    words.nameOption(option, asked, to(ANN)),
    words.describeOption(option, asked, to(ANN)),
  ];
  const [name = '', full = ''] = both.map(plain);
  return [name, full];
}

test('options are named for a button and described for a list', () => {
  expect(named({ kind: 'card', card: card('Zapbot') })).toEqual([
    'Zapbot',
    'Zapbot (power 3, yours, at The Mothership)',
  ]);
  expect(named({ kind: 'card', card: card('Cub Scout') })[1]).toBe(
    'Cub Scout (power 3, Ben’s, at The Mothership)',
  );
  expect(named({ kind: 'card', card: card('Séance') })[1]).toBe('Séance (action, in your discard pile)');
  expect(named({ kind: 'card', card: card('Spectre') })[1]).toBe('Spectre (minion, power 5, in Ben’s hand)');
  expect(named({ kind: 'base', base: card('The Mothership') })).toEqual([
    'The Mothership',
    'The Mothership (6 of 20)',
  ]);
  expect(named({ kind: 'play', card: source, grant: NONE, as: 'minion' })).toEqual([
    'Play Spirit',
    'Play Spirit (minion, power 3)',
  ]);
  expect(named({ ...use, about: card('Cub Scout') }, NEXT)).toEqual([
    'Spirit',
    'Spirit (minion, power 3, because of Cub Scout)',
  ]);
  expect(named(use, PLAY)[0]).toBe('Use Spirit');
  expect(named(ben)).toEqual(['Ben', 'Ben']);
  expect(named({ kind: 'player', player: ANN })[0]).toBe('You');
  expect(named({ kind: 'faction', faction: 'Ghosts' })[1]).toMatch(/^Ghosts \(.+\)$/u);
  expect(named({ kind: 'mode', mode: 'new hand' })[0]).toBe('Show it and draw five new cards');
  expect(named({ kind: 'mode', mode: 'a word of a new card' })[0]).toBe('a word of a new card');
});

test('options of the same name are told apart, on a button too', () => {
  const both = (one: Option, other: Option): [string, string][] =>
    [one, other].map((option) => named(option, { ...NEXT, options: [one, other] }));
  const ghosts = both({ kind: 'card', card: card('Ghost') }, { kind: 'card', card: card('Ghost', 1) });
  expect(ghosts).toEqual([
    [
      'Ghost (minion, power 2, in your deck, copy 1 of 2)',
      'Ghost (minion, power 2, in your deck, copy 1 of 2)',
    ],
    [
      'Ghost (minion, power 2, in your deck, copy 2 of 2)',
      'Ghost (minion, power 2, in your deck, copy 2 of 2)',
    ],
  ]);
  // Where the details do, nobody counts.
  expect(both({ kind: 'card', card: card('Ghost') }, { kind: 'card', card: card('Ghost', 2) })[1]).toEqual([
    'Ghost (minion, power 2, in Ben’s deck)',
    'Ghost (minion, power 2, in Ben’s deck)',
  ]);
});

test('an ability that a base has from another one says so', () => {
  const lent = library.defs.find(({ name }) => name === 'The Greenhouse')?.triggers[0]?.id ?? NONE;
  const option: Option = { kind: 'use', card: card('Tar Pits'), ability: lent, about: NONE };
  expect(named(option, NEXT)[1]).toBe('Tar Pits (the ability of The Greenhouse, 0 of 16)');
});

test('the question for an opponent names the minion that duels', () => {
  const corral = card('The Mothership');
  expect(
    told({ source: corral, kind: 'choose', prompt: { key: 'duel', card: corral, about: card('Zapbot') } })[0],
  ).toBe('The Mothership: let Zapbot duel a card.');
});

test('passing says what it means', () => {
  expect(named({ kind: 'pass' }, PLAY)[0]).toBe('End turn');
  expect(named({ kind: 'pass' }, NEXT)[0]).toBe('Leave everything buried');
  expect(
    named({ kind: 'pass' }, { kind: 'respond', prompt: { key: 'duel', card: NONE, base: NONE } })[0],
  ).toBe('Lay down no card');
  expect(
    named({ kind: 'pass' }, { kind: 'respond', prompt: { key: 'played', card: NONE, base: NONE } })[0],
  ).toBe('Pass');
});

test('whoever may turn a coin over is told how it has landed (R10.90)', () => {
  const config = smashUp.config({
    players: [
      { name: 'Ann', factions: ['Goblins', 'Robots'] },
      { name: 'Ben', factions: ['Ninjas', 'Aliens'] },
    ],
  });
  const landed = [1, 2, 3, 4, 5, 6].map((seed) => {
    const game = smashUp.arrange(config, seed, {
      players: [{ hand: ['Gobbo', 'Make Your Own Luck'] }, {}],
      bases: [{ base: 'Tar Pits', cards: [] }],
    });
    smashUp.apply(game, { decision: game.pending?.id ?? NONE, picks: [0] });
    const asked = game.pending;
    const said =
      asked === null ? '' : plain(words.tellPrompt(asked, { state: game, you: ANN, seesAll: false }));
    smashUp.apply(game, { decision: asked?.id ?? NONE, picks: [0] });
    return [said, game.turn.flips?.at(0)?.heads];
  });
  // Played, Make Your Own Luck turns it over.
  const HEADS = ['A coin has landed: heads. Respond?', false];
  const TAILS = ['A coin has landed: tails. Respond?', true];
  expect(landed.filter(([said]) => said === HEADS[0])).toContainEqual(HEADS);
  expect(landed.filter(([said]) => said === TAILS[0])).toContainEqual(TAILS);
});
