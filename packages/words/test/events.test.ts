import { smashUp } from '@smashup/cards';
import { NONE, type LogKey, type Tale } from '@smashup/engine';
import { expect, test } from 'vitest';
import { createWords, isAside, plain } from '../src/index.ts';
import { lay } from './kit/table.ts';

const words = createWords(smashUp);
const table = lay();
const { card, to } = table;

const ANN = 0;
const BEN = 1;
const scout = card('Cub Scout');
const zapbot = card('Zapbot');
const ghost = card('Ghost');
const otherGhost = card('Ghost', 1);
const spores = card('Sleep Spores');
const mothership = card('The Mothership');
const pits = card('Tar Pits');

type Told<Key extends LogKey> = readonly [
  event: Extract<Tale, { readonly key: Key }>,
  toBen: string,
  toAnn?: string,
];

/** Every line of the log as Ben and as Ann hear it; once if they hear the same. */
const SENTENCES: { readonly [Key in LogKey]: readonly Told<Key>[] } = {
  factions: [
    [
      { key: 'factions', factions: ['Ghosts + Robots', 'Ninjas + Pirates'] },
      'Ann plays Ghosts + Robots and you play Ninjas + Pirates.',
      'You play Ghosts + Robots and Ben plays Ninjas + Pirates.',
    ],
  ],
  mulligan: [
    [
      { key: 'mulligan', player: ANN, cards: [spores, zapbot] },
      'Ann shows a hand without minions (Sleep Spores and Zapbot) and draws five new cards.',
      'You show a hand without minions (Sleep Spores and Zapbot) and draw five new cards.',
    ],
  ],
  faction: [
    [{ key: 'faction', player: ANN, faction: 'Ghosts' }, 'Ann chooses Ghosts.', 'You choose Ghosts.'],
  ],
  ban: [[{ key: 'ban', player: ANN, faction: 'Ghosts' }, 'Ann bans Ghosts.', 'You ban Ghosts.']],
  'bases of': [
    [
      { key: 'bases of', player: ANN, faction: 'Ghosts' },
      'Ann adds the bases of Ghosts.',
      'You add the bases of Ghosts.',
    ],
  ],
  toss: [
    [
      { key: 'toss', player: ANN, first: ANN },
      'Ann wins the toss and takes the first turn.',
      'You win the toss and take the first turn.',
    ],
    [
      { key: 'toss', player: ANN, first: BEN },
      'Ann wins the toss and takes the first pick.',
      'You win the toss and take the first pick.',
    ],
  ],
  'team win': [
    [
      { key: 'team win', players: [ANN, BEN], vp: 26 },
      'You win with Ann: 26 VP together!',
      'You win with Ben: 26 VP together!',
    ],
  ],
  'first player': [[{ key: 'first player', player: ANN }, 'Ann goes first.', 'You go first.']],
  turn: [[{ key: 'turn', player: ANN, number: 3 }, 'Turn 3: Ann.', 'Turn 3: you.']],
  play: [
    [
      { key: 'play', player: ANN, card: spores, base: NONE, on: NONE },
      'Ann plays Sleep Spores.',
      'You play Sleep Spores.',
    ],
    [
      { key: 'play', player: ANN, card: scout, base: pits, on: NONE },
      'Ann plays Cub Scout at Tar Pits.',
      'You play Cub Scout at Tar Pits.',
    ],
    [
      { key: 'play', player: ANN, card: spores, base: pits, on: scout },
      'Ann plays Sleep Spores on Cub Scout.',
      'You play Sleep Spores on Cub Scout.',
    ],
  ],
  use: [[{ key: 'use', player: ANN, card: scout }, 'Ann uses Cub Scout.', 'You use Cub Scout.']],
  trigger: [
    [
      { key: 'trigger', player: ANN, card: scout },
      'Cub Scout takes effect for Ann.',
      'Cub Scout takes effect for you.',
    ],
  ],
  destroy: [
    [
      { key: 'destroy', player: ANN, cards: [scout], source: spores },
      'Ann destroys Cub Scout (Sleep Spores).',
      'You destroy Cub Scout (Sleep Spores).',
    ],
    [
      { key: 'destroy', player: ANN, cards: [scout], source: scout },
      'Ann destroys Cub Scout.',
      'You destroy Cub Scout.',
    ],
    [
      { key: 'destroy', player: NONE, cards: [scout], source: spores },
      'The game destroys Cub Scout (Sleep Spores).',
    ],
  ],
  prevented: [
    [{ key: 'prevented', card: scout, source: spores }, 'Cub Scout is not affected (Sleep Spores).'],
  ],
  move: [
    [
      { key: 'move', player: ANN, card: scout, from: pits, base: mothership, source: spores },
      'Ann moves Cub Scout from Tar Pits to The Mothership (Sleep Spores).',
      'You move Cub Scout from Tar Pits to The Mothership (Sleep Spores).',
    ],
  ],
  return: [
    [
      { key: 'return', player: ANN, cards: [scout], source: NONE },
      'Ann returns Cub Scout to its owner’s hand.',
      'You return Cub Scout to its owner’s hand.',
    ],
    [
      { key: 'return', player: ANN, cards: [scout, zapbot], source: NONE },
      'Ann returns Cub Scout and Zapbot to their owners’ hands.',
      'You return Cub Scout and Zapbot to their owners’ hands.',
    ],
  ],
  'place on top': [
    [
      { key: 'place on top', told: 'after', player: ANN, cards: [ghost], seenBy: [ANN] },
      'Ann puts a card on top of the deck.',
      'You put Ghost on top of the deck.',
    ],
  ],
  'place on bottom': [
    [
      { key: 'place on bottom', told: 'after', player: ANN, cards: [ghost, spores], seenBy: [ANN] },
      'Ann puts 2 cards on the bottom of the deck.',
      'You put Ghost and Sleep Spores on the bottom of the deck.',
    ],
  ],
  'shuffle in': [
    [
      { key: 'shuffle in', told: 'after', player: ANN, cards: [ghost, otherGhost, scout] },
      'Ann shuffles 2× Ghost and Cub Scout into the deck.',
      'You shuffle 2× Ghost and Cub Scout into the deck.',
    ],
  ],
  'to hand': [
    [
      { key: 'to hand', told: 'after', player: ANN, cards: [card('Spirit')] },
      'Ann puts Spirit into their hand.',
      'You put Spirit into your hand.',
    ],
    [
      { key: 'to hand', told: 'after', player: ANN, cards: [card('Spectre')] },
      'Ann puts Spectre into your hand.',
      'You put Spectre into Ben’s hand.',
    ],
  ],
  'hand over': [
    [
      { key: 'hand over', player: ANN, other: BEN, cards: [ghost] },
      'Ann gives you Ghost.',
      'You give Ben Ghost.',
    ],
    [
      { key: 'hand over', player: BEN, other: ANN, cards: [ghost] },
      'You give Ann Ghost.',
      'Ben gives you Ghost.',
    ],
  ],
  discard: [
    [
      { key: 'discard', told: 'after', player: ANN, cards: [ghost] },
      'Ann discards Ghost.',
      'You discard Ghost.',
    ],
    [
      { key: 'discard', told: 'before', player: ANN, cards: [scout], source: spores },
      'Ann discards Cub Scout (Sleep Spores).',
      'You discard Cub Scout (Sleep Spores).',
    ],
  ],
  draw: [
    [{ key: 'draw', player: ANN, cards: [ghost], seenBy: [ANN] }, 'Ann draws a card.', 'You draw Ghost.'],
    [
      { key: 'draw', player: ANN, cards: [ghost, spores], seenBy: [ANN] },
      'Ann draws 2 cards.',
      'You draw Ghost and Sleep Spores.',
    ],
  ],
  shuffle: [[{ key: 'shuffle', player: ANN }, 'Ann shuffles a deck.', 'You shuffle a deck.']],
  reveal: [
    [{ key: 'reveal', player: ANN, other: ANN, cards: [ghost] }, 'Ann reveals Ghost.', 'You reveal Ghost.'],
    [
      { key: 'reveal', player: ANN, other: BEN, cards: [ghost] },
      'Ann reveals your Ghost.',
      'You reveal Ben’s Ghost.',
    ],
  ],
  look: [
    [
      { key: 'look', player: ANN, cards: [ghost], seenBy: [ANN] },
      'Ann looks at a card.',
      'You look at Ghost.',
    ],
    [
      { key: 'look', player: ANN, other: BEN, cards: [ghost], seenBy: [ANN] },
      'Ann looks at one of your cards.',
      'You look at Ben’s Ghost.',
    ],
    [
      { key: 'look', player: ANN, other: BEN, cards: [ghost, spores], seenBy: [ANN] },
      'Ann looks at 2 of your cards.',
      'You look at Ben’s Ghost and Sleep Spores.',
    ],
  ],
  counters: [
    [
      { key: 'counters', card: scout, count: 1, source: spores },
      'Cub Scout gets a +1 power counter (Sleep Spores).',
    ],
    [{ key: 'counters', card: scout, count: 2, source: scout }, 'Cub Scout gets 2 +1 power counters.'],
  ],
  stasis: [
    [
      { key: 'stasis', player: ANN, cards: [scout], count: 2 },
      'Ann puts Cub Scout into stasis with 2 stasis counters.',
      'You put Cub Scout into stasis with 2 stasis counters.',
    ],
  ],
  'stasis counters': [
    [{ key: 'stasis counters', card: scout, count: 1, source: NONE }, 'Cub Scout gets a stasis counter.'],
  ],
  'remove stasis counters': [
    [
      { key: 'remove stasis counters', card: scout, count: 2, source: NONE },
      'Cub Scout loses 2 stasis counters.',
    ],
  ],
  'remove counters': [
    [{ key: 'remove counters', card: scout, count: 1, source: NONE }, 'Cub Scout loses a +1 power counter.'],
    [{ key: 'remove counters', card: scout, count: 3, source: NONE }, 'Cub Scout loses 3 +1 power counters.'],
  ],
  'transfer counters': [
    [
      { key: 'transfer counters', card: scout, to: zapbot, count: 1, source: NONE },
      'A +1 power counter is transferred from Cub Scout to Zapbot.',
    ],
    [
      { key: 'transfer counters', card: scout, to: zapbot, count: 2, source: scout },
      '2 +1 power counters are transferred from Cub Scout to Zapbot.',
    ],
  ],
  coin: [
    [
      { key: 'coin', player: ANN, heads: true, turned: false, source: NONE },
      'Ann flips a coin: heads.',
      'You flip a coin: heads.',
    ],
    [
      { key: 'coin', player: ANN, heads: false, turned: true, source: NONE },
      'Ann turns the coin over: tails.',
      'You turn the coin over: tails.',
    ],
  ],
  'extra turn': [
    [
      { key: 'extra turn', player: ANN },
      'Ann takes another turn after this one.',
      'You take another turn after this one.',
    ],
  ],
  copy: [[{ key: 'copy', card: ghost, model: scout }, 'Ghost copies Cub Scout.']],
  'affected too': [
    [
      { key: 'affected too', card: ghost, like: scout, source: ghost },
      'Ghost is affected in the same way as Cub Scout.',
    ],
  ],
  'affected instead': [
    [
      { key: 'affected instead', card: ghost, like: scout, source: ghost },
      'Ghost is affected instead of Cub Scout.',
    ],
  ],
  control: [
    [
      { key: 'control', player: ANN, card: scout, source: scout },
      'Ann takes control of Cub Scout.',
      'You take control of Cub Scout.',
    ],
  ],
  transfer: [
    [
      { key: 'transfer', card: spores, base: NONE, on: NONE, source: zapbot },
      'Sleep Spores is transferred (Zapbot).',
    ],
    [
      { key: 'transfer', card: spores, base: pits, on: NONE, source: NONE },
      'Sleep Spores is transferred to Tar Pits.',
    ],
    [
      { key: 'transfer', card: spores, base: pits, on: scout, source: NONE },
      'Sleep Spores is transferred to Cub Scout.',
    ],
  ],
  lay: [
    [
      { key: 'lay', player: ANN, cards: [ghost], seenBy: [ANN] },
      'Ann lays a card face down.',
      'You lay Ghost face down.',
    ],
  ],
  bury: [
    [
      { key: 'bury', player: ANN, cards: [ghost], base: pits, seenBy: [ANN] },
      'Ann buries a card at Tar Pits.',
      'You bury Ghost at Tar Pits.',
    ],
  ],
  store: [
    [
      { key: 'store', player: ANN, cards: [ghost], under: pits, seenBy: [ANN] },
      'Ann stores a card under Tar Pits.',
      'You store Ghost under Tar Pits.',
    ],
  ],
  uncover: [
    [
      { key: 'uncover', player: ANN, card: ghost, base: pits },
      'Ann uncovers Ghost at Tar Pits.',
      'You uncover Ghost at Tar Pits.',
    ],
  ],
  vp: [
    [
      { key: 'vp', player: ANN, count: 2, source: pits },
      'Ann gains 2 VP (Tar Pits).',
      'You gain 2 VP (Tar Pits).',
    ],
  ],
  'lose vp': [
    [
      { key: 'lose vp', player: ANN, count: 1, source: spores },
      'Ann loses 1 VP (Sleep Spores).',
      'You lose 1 VP (Sleep Spores).',
    ],
  ],
  extra: [
    [
      { key: 'extra', player: ANN, count: 1, what: 'minion', source: spores },
      'Ann may play an extra minion (Sleep Spores).',
      'You may play an extra minion (Sleep Spores).',
    ],
    [
      { key: 'extra', player: ANN, count: 2, what: 'action', source: NONE },
      'Ann may play 2 extra actions.',
      'You may play 2 extra actions.',
    ],
  ],
  name: [[{ key: 'name', player: ANN, name: 'Ghosts' }, 'Ann names Ghosts.', 'You name Ghosts.']],
  'name power': [[{ key: 'name power', player: ANN, power: 3 }, 'Ann names power 3.', 'You name power 3.']],
  scoring: [[{ key: 'scoring', base: pits }, 'Tar Pits scores.']],
  place: [
    [
      { key: 'place', player: ANN, place: 1, base: pits },
      'Ann comes first at Tar Pits.',
      'You come first at Tar Pits.',
    ],
    [
      { key: 'place', player: ANN, place: 2, base: pits },
      'Ann comes second at Tar Pits.',
      'You come second at Tar Pits.',
    ],
    [
      { key: 'place', player: ANN, place: 3, base: pits },
      'Ann comes third at Tar Pits.',
      'You come third at Tar Pits.',
    ],
  ],
  clear: [
    [{ key: 'clear', base: pits, cards: [] }, 'Nothing is left at Tar Pits to discard.'],
    [{ key: 'clear', base: pits, cards: [scout] }, 'Cub Scout is discarded from Tar Pits.'],
    [
      { key: 'clear', base: pits, cards: [scout, spores] },
      'Cub Scout and Sleep Spores are discarded from Tar Pits.',
    ],
  ],
  'base leaves': [[{ key: 'base leaves', base: pits }, 'Tar Pits leaves play.']],
  'base enters': [[{ key: 'base enters', base: pits }, 'Tar Pits comes into play.']],
  'turn up': [[{ key: 'turn up', base: pits }, 'Tar Pits is turned face up on top of the base deck.']],
  search: [
    [
      { key: 'search', player: ANN, cards: [ghost, spores], seenBy: [ANN] },
      'Ann searches a deck.',
      'You search a deck.',
    ],
  ],
  'shuffle bases': [[{ key: 'shuffle bases' }, 'The base deck is shuffled.']],
  duel: [
    [{ key: 'duel', cards: [scout, zapbot] }, 'Cub Scout and Zapbot duel.'],
    [{ key: 'duel', cards: [ghost, otherGhost] }, 'Ghost and Ghost duel.'],
  ],
  'duel result': [
    [{ key: 'duel result', cards: [scout, zapbot] }, 'Cub Scout wins the duel.'],
    [{ key: 'duel result', cards: [scout, zapbot, scout, zapbot] }, 'The duel ends in a tie.'],
    [{ key: 'duel result', cards: [] }, 'The duel ends without a result.'],
  ],
  clash: [
    [
      { key: 'clash', base: pits, cards: [scout, zapbot], totals: [7, 5], parts: [[], []] },
      'Cub Scout and Zapbot clash at Tar Pits: 7 against 5. Zapbot leaves play.',
    ],
    [
      { key: 'clash', base: pits, cards: [scout, zapbot], totals: [5, 5], parts: [[], []] },
      'Cub Scout and Zapbot clash at Tar Pits, both with 5: Zapbot came later and leaves play.',
    ],
  ],
  box: [
    [{ key: 'box', told: 'after', player: ANN, cards: [scout] }, 'Cub Scout leaves the game.'],
    [
      { key: 'box', told: 'before', player: ANN, cards: [scout, zapbot], source: spores },
      'Cub Scout and Zapbot leave the game (Sleep Spores).',
    ],
  ],
  reckoning: [
    [
      { key: 'reckoning', player: ANN, deck: 'Madness', count: 5, vp: 2 },
      'Ann has 5 Madness cards and loses 2 VP.',
      'You have 5 Madness cards and lose 2 VP.',
    ],
    [
      { key: 'reckoning', player: ANN, deck: 'Madness', count: 1, vp: 0 },
      'Ann has a Madness card and loses 0 VP.',
      'You have a Madness card and lose 0 VP.',
    ],
  ],
  'shuffle shared': [[{ key: 'shuffle shared', deck: 'Madness' }, 'The Madness deck is shuffled.']],
  'draw shared': [
    [
      { key: 'draw shared', player: ANN, deck: 'Madness', cards: [ghost] },
      'Ann draws a Madness card.',
      'You draw a Madness card.',
    ],
    [
      { key: 'draw shared', player: ANN, deck: 'Madness', cards: [ghost, otherGhost] },
      'Ann draws 2 Madness cards.',
      'You draw 2 Madness cards.',
    ],
  ],
  'return shared': [
    [
      { key: 'return shared', told: 'after', player: ANN, deck: 'Madness', cards: [ghost] },
      'Ann returns a Madness card to the Madness deck.',
      'You return a Madness card to the Madness deck.',
    ],
    [
      { key: 'return shared', told: 'after', player: ANN, deck: 'Madness', cards: [ghost, otherGhost] },
      'Ann returns 2 Madness cards to the Madness deck.',
      'You return 2 Madness cards to the Madness deck.',
    ],
  ],
  'shared win': [
    [
      { key: 'shared win', players: [ANN, BEN], vp: 14 },
      'You share the win with Ann: 14 VP each!',
      'You share the win with Ben: 14 VP each!',
    ],
  ],
  win: [[{ key: 'win', player: ANN, vp: 15 }, 'Ann wins with 15 VP!', 'You win with 15 VP!']],
};

const TELLINGS = Object.values(SENTENCES)
  .flat()
  .map(([event, toBen, toAnn = toBen]) => ({ event, toBen, toAnn }));

test.for(TELLINGS)('$event.key: $toAnn', ({ event, toBen, toAnn }) => {
  expect(plain(words.tellEvent(event, to(BEN)))).toBe(toBen);
  expect(plain(words.tellEvent(event, to(ANN)))).toBe(toAnn);
});

test('the pieces of a sentence point at what they speak of', () => {
  const event: Tale = { key: 'play', player: ANN, card: ghost, base: pits, on: NONE };
  const { defs } = table.state;
  expect(words.tellEvent(event, to(ANN))).toEqual([
    { kind: 'player', text: 'You', seat: ANN },
    { kind: 'text', text: ' play ' },
    { kind: 'card', text: 'Ghost', card: ghost, def: defs[ghost] },
    { kind: 'text', text: ' at ' },
    { kind: 'card', text: 'Tar Pits', card: pits, def: defs[pits] },
    { kind: 'text', text: '.' },
  ]);
  expect(words.tellEvent(event, to(BEN))[0]).toEqual({ kind: 'player', text: 'Ann', seat: ANN });
});

test('a card that the addressee may not know is neither named nor pointed at in a hand, unless all is told', () => {
  const event: Tale = { key: 'draw', player: ANN, cards: [ghost], seenBy: [ANN] };
  const told = words.tellEvent(event, to(BEN));
  expect(plain(told)).toBe('Ann draws a card.');
  expect(told.filter(({ kind }) => kind === 'card')).toEqual([]);
  expect(plain(words.tellEvent(event, { ...to(NONE), seesAll: true }))).toBe('Ann draws Ghost.');
});

test('a name with its own stop gets no second one, and no name can break a sentence', () => {
  const named = (name: string): string => plain(words.tellEvent({ key: 'name', player: ANN, name }, to(ANN)));
  expect(named('Yokai Attack!')).toBe('You name Yokai Attack!');
  expect(named('{{player}} $t(win) <you>x</you>')).toBe('You name {{player}} $t(win) <you>x</you>.');
});

test('shuffling is told in passing, playing is not', () => {
  expect([isAside({ key: 'shuffle' }), isAside({ key: 'play' })]).toEqual([true, false]);
});
