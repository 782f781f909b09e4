import {
  Account,
  cardOf,
  NONE,
  type CardId,
  type Seat,
  type State,
  type View,
  type Viewer,
} from '@smashup/engine';
import { expect, test } from 'vitest';
import { library, smashUp } from '../../src/index.ts';
import { eagerPicks, playAtRandom } from '../kit/random-play.ts';
import { leaksOf } from '../kit/secrets.ts';

/** What a broken `view` would show besides. */
type Mutation = (shown: View, state: State) => View;

/** A view that shows those cards to everybody. */
function opening(cards: (state: State, viewer: Viewer) => readonly CardId[]): Mutation {
  return (shown, state) => {
    const defs = shown.defs.slice();
    for (const card of cards(state, shown.viewer)) defs[card] = state.defs[card];
    return { ...shown, defs };
  };
}

const others = ({ players }: State, viewer: Viewer): Seat[] =>
  [...players.keys()].filter((seat) => seat !== viewer);

function laidCards({ stack }: State): CardId[] {
  return stack.flatMap((frame) => (frame.kind === 'duel' ? frame.laid.filter((card) => card !== NONE) : []));
}

const MUTATIONS: Readonly<Record<string, Mutation>> = {
  'opens a hand': opening((state, viewer) =>
    others(state, viewer)
      .slice(0, 1)
      .flatMap((seat) => state.players[seat].hand),
  ),
  'opens one card of a hand': opening((state, viewer) =>
    others(state, viewer)
      .slice(0, 1)
      .flatMap((seat) => state.players[seat].hand.slice(0, 1)),
  ),
  'opens the top of a deck': opening(({ players }) => players[0].deck.slice(-1)),
  'opens the top of the base deck': opening(({ baseDeck }) => baseDeck.slice(-1)),
  'opens a buried card': opening(({ pieces }) =>
    pieces.flatMap((piece) => (piece?.as === 'buried' ? [piece.card] : [])),
  ),
  'opens a card laid for a duel': opening(laidCards),
  'shows whose a face-down card is': (shown, { owners }) => ({ ...shown, owners: owners.slice() }),
  'shows the generator': (shown, { random }) => ({ ...shown, random: [...random] }),
  'shows one word of the generator': (shown, { random }) => ({ ...shown, random: [0, 0, 0, random[3]] }),
  'shows which cards were drawn when': (shown, { players }) => ({
    ...shown,
    players: shown.players.map((player, seat) => ({ ...player, hand: players[seat].hand })),
  }),
  'shows the order of a deck': (shown, { players }) => ({
    ...shown,
    players: shown.players.map((player, seat) => ({ ...player, deck: players[seat].deck })),
  }),
  // As views did once: a place to choose was opened.
  'opens what its viewer chooses from': opening((state, viewer) =>
    state.pending?.seat === viewer ? state.pending.options.map((option) => cardOf(option, state)) : [],
  ),
  'shows whoever looks on what all players know': opening(({ known, players }, viewer) =>
    viewer === 'spectator'
      ? [...known.keys()].filter((card) => known[card] === (1 << players.length) - 1)
      : [],
  ),
  'shows what others choose from': (shown, { pending }) => ({ ...shown, pending }),
  'shows how many options others have': (shown, { pending }) => ({
    ...shown,
    pending: shown.pending === null ? null : { ...shown.pending, max: pending?.max ?? 0 },
  }),
  'shows what others have chosen so far': (shown, { stack }) => ({ ...shown, stack }),
};

const TEAMS = [
  [
    ['Ancient Egyptians', 'Cowboys'],
    ['Cowboys', 'Ninjas'],
    ['Ancient Egyptians', 'Wizards'],
  ],
  [
    ['Ancient Egyptians', 'Vikings'],
    ['Ancient Egyptians', 'Vikings'],
  ],
] as const;

/** Games with duels and buried cards, some of them taken by others, in which somebody looks at every decision. */
function watchGames(look: (state: State, account: Account) => void): void {
  for (const teams of TEAMS) {
    const config = smashUp.config({
      players: teams.map(([one, other]) => ({ factions: [one, other] })),
      duplicates: true,
    });
    for (let seed = 1; seed <= 3; seed++) {
      const account = new Account(library);
      const watch = (state: State): State => {
        look(state, account);
        return state;
      };
      playAtRandom(config, seed, watch, account.hear, eagerPicks);
    }
  }
}

test('a view shows nobody what they were not told', () => {
  watchGames((state, account) => expect(leaksOf(state, account)).toEqual([]));
});

test('a view that shows more is found out', () => {
  const hidden = new Map(Object.entries(MUTATIONS));
  watchGames((state, account) => {
    for (const [name, mutation] of hidden) {
      const look = (from: State, viewer: Viewer): View => mutation(smashUp.view(from, viewer), from);
      if (leaksOf(state, account, look).length > 0) hidden.delete(name);
    }
  });
  expect([...hidden.keys()]).toEqual([]);
});
