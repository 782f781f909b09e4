import { expect, test } from 'vitest';
import {
  Account,
  action,
  base,
  buildLibrary,
  buried,
  createRules,
  faction,
  handOf,
  minion,
  onPlay,
  otherPlayers,
  seedRandom,
  withSecretsChangedBefore,
  yourDeck,
  type Arrangement,
  type SetSpec,
  type State,
} from '../src/index.ts';
import { fromNamed, toNamed } from '../src/records/named-state.ts';
import { optionNames, picksNamed } from '../src/records/option-names.ts';

const TOM = 'Tom';

const diggers = faction('Diggers', 'They do not know what they will find.', [
  minion(TOM, { copies: 16, power: 2, text: '' }),
  action(
    'Dig',
    { copies: 4, play: 'standard', text: 'Take a buried card.' },
    onPlay((c) => c.takeFromPlay(c.choose(buried, 'take'))),
  ),
]);

const searchers = faction('Searchers', 'They know where to look.', [
  action(
    'Rummage',
    { copies: 20, play: 'standard', text: 'Search your deck for a card and put it into your hand.' },
    onPlay((c) => c.toHand(c.search(yourDeck))),
  ),
]);

/** Cards that give away what their player may not know: a check for leaks has to find them out. */
const peepers = faction('Peepers', 'They look through keyholes.', [
  action(
    'Dig for Tom',
    { copies: 10, play: 'standard', text: 'Take a buried Tom.' },
    onPlay((c) => c.takeFromPlay(c.choose(buried.named(TOM), 'take'))),
  ),
  action(
    'Keyhole',
    { copies: 10, play: 'standard', text: 'A player who holds a Tom draws a card.' },
    onPlay((c) =>
      c.to(
        c.choose(
          otherPlayers.suchThat((player) => handOf(player).named(TOM).exist),
          'player',
        ),
        (player) => c.draw(1, player),
      ),
    ),
  ),
]);

const set: SetSpec = {
  name: 'Keyholes',
  year: 2026,
  factions: [diggers, searchers, peepers],
  bases: [base('Hall', { faction: 'Peepers', breakpoint: 20, vp: [3, 2, 1], text: '' })],
  reprints: [],
};
const rules = createRules(buildLibrary([set]));

/** Ann holds the card; what the others hold and have buried she does not know. */
const tableWith = (card: string): Arrangement => ({
  players: [
    { hand: [card], deck: [TOM, 'Dig'] },
    { hand: [TOM, 'Dig'], deck: ['Dig', 'Dig'] },
    { hand: [TOM], deck: ['Dig', 'Dig', 'Dig'] },
  ],
  bases: [
    {
      base: 'Hall',
      cards: [
        { card: TOM, controller: 1, buried: true },
        { card: TOM, controller: 2, buried: true },
        { card: 'Dig', controller: 2, buried: true },
      ],
    },
  ],
});

function lay(card: string): { readonly state: State; readonly account: Account } {
  const account = new Account(rules.library);
  const config = rules.config({ players: [{}, {}, {}], duplicates: true });
  return { state: rules.arrange(config, 1, tableWith(card), account.hear), account };
}

/** What Ann is asked when she plays the card, in this world and in others that look the same to her. */
function questions(card: string): { readonly asked: string; readonly couldBe: ReadonlySet<string> } {
  const { state, account } = lay(card);
  const before = account.moment(state);
  const answer = { decision: state.pending?.id ?? 0, picks: [0] };
  rules.apply(state, answer, account.hear);
  const couldBe = new Set<string>();
  for (let seed = 1; seed <= 12; seed++) {
    const other = withSecretsChangedBefore(before, state, account, seedRandom(seed));
    if (other === null) throw new Error('Nothing has been shuffled.');
    rules.apply(other, answer);
    couldBe.add(JSON.stringify(rules.view(other, 0).pending));
  }
  return { asked: JSON.stringify(rules.view(state, 0).pending), couldBe };
}

test('a question that tells nothing is the same whatever the hidden cards are', () => {
  const { asked, couldBe } = questions('Dig');
  expect(asked).toContain('"kind":"buried"');
  expect([...couldBe]).toEqual([asked]);
});

test.each(['Dig for Tom', 'Keyhole'])('the options of %s tell what is hidden, and are found out', (card) => {
  expect(questions(card).couldBe.size).toBeGreaterThan(1);
});

test('a buried card of somebody else that is named by its number is found out', () => {
  const { state, account } = lay('Dig');
  rules.apply(state, { decision: state.pending?.id ?? 0, picks: [0] }, account.hear);
  expect(account.unknownIn(state)).toEqual([]);
  const [card] = state.table;
  if (state.pending !== null) state.pending = { ...state.pending, options: [{ kind: 'card', card }] };
  expect(account.unknownIn(state)).toEqual([card]);
});

test('a record names the place of a card that was chosen face down; earlier records name the card', () => {
  const { state } = lay('Dig');
  rules.apply(state, { decision: state.pending?.id ?? 0, picks: [0] });
  const { pending, table } = state;
  if (pending === null) throw new Error('Nobody is asked anything.');
  expect(optionNames(rules.library, state, pending)).toEqual([
    'buried 1 at Hall',
    'buried 2 at Hall',
    'buried 3 at Hall',
  ]);
  const picked = (name: string): number[] | null => picksNamed(rules.library, state, pending, [name]);
  expect(picked('buried 2 at Hall')).toEqual([1]);
  expect(picked(`Tom @${table[1]}`)).toEqual([1]);
  expect(picked('Dig')).toEqual([2]);
  expect(picked('Tom')).toBe(null);
});

test('an earlier state, in which whoever chose saw the options, is opened with their places', () => {
  const { state } = lay('Dig');
  rules.apply(state, { decision: state.pending?.id ?? 0, picks: [0] });
  const former: State = {
    ...state,
    known: state.known.map((seats) => seats & 7),
    pending: state.pending && {
      ...state.pending,
      options: state.table.map((card) => ({ kind: 'card', card })),
    },
  };
  const found = fromNamed(rules.library, toNamed(rules.library, former));
  expect(found.pending).toEqual(state.pending);
  expect(found.known).toEqual(state.known);
});

test('what was seen in search of a card cannot be taken back', () => {
  const { state } = lay('Rummage');
  const { barrier } = state;
  rules.apply(state, { decision: state.pending?.id ?? 0, picks: [0] });
  expect(state.pending?.prompt.key).toBe('search');
  expect(state.barrier).toBeGreaterThan(barrier);
});
