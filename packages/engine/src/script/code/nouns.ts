import { playerOf, type Game } from '../../game.ts';
import type { Read, Scope } from '../../library/definitions.ts';
import type { NodesOf } from '../../library/nodes/grammar.ts';
import type {
  BASE_NOUNS,
  CARD_NOUNS,
  MIXED_NOUNS,
  PILE_NOUNS,
  PLAYER_NOUNS,
} from '../../library/nodes/selections.ts';
import { NONE, type CardId } from '../../model/ids.ts';
import { basesInPlay } from '../../rules/layout.ts';
import { candidates, canBePlayed, isInDiscard } from '../../rules/playing.ts';
import type { Piece } from '../../model/state.ts';
import { clockwiseFrom, isInStasis, pieceOf, stampOf, storedUnder } from '../../rules/table.ts';
import type { Code, Lowering } from './lowering.ts';
import { inPlayAs, Selected, together, type Kind, type Pile, type Source } from './selected.ts';
import { you } from './values.ts';

/** The nouns of card texts. */

const table: Source = (g) => g.state.table;

type Nouns = typeof CARD_NOUNS &
  typeof BASE_NOUNS &
  typeof PLAYER_NOUNS &
  typeof PILE_NOUNS &
  typeof MIXED_NOUNS;

const NOUN_CODE: Code<Nouns, 'noun', Selected> = {
  minions: () => new Selected('cards', table, [inPlayAs('minion')]),
  actions: () => new Selected('cards', table, [inPlayAs('action')]),
  titans: () => new Selected('cards', table, [inPlayAs('titan')]),
  buried: () => new Selected('cards', table, [inPlayAs('buried')]),
  'in stasis': () => new Selected('cards', table, [(g, _, card) => isInStasis(g, card)]),
  'cards in play': () => new Selected('cards', table, [(g, _, card) => isAtSomeBase(pieceOf(g, card))]),
  those({ cards }, l) {
    const list = l.list(cards);
    return new Selected('cards', list, [(g, s, card) => list(g, s).includes(card) && hasStayed(g, s, card)]);
  },
  bases: () => bases,
  players: () => players,
  'players from you': () => new Selected('players', (g, s) => clockwiseFrom(g, s.you)),
  hand: ({ of }, l) => handOf(l.number(of)),
  deck({ of }, l) {
    const whose = l.number(of);
    return pile('deck', (g, s) => playerOf(g, whose(g, s)).deck, whose);
  },
  'discard pile'({ of }, l) {
    const whose = l.number(of);
    return pile('discard', (g, s) => playerOf(g, whose(g, s)).discard, whose);
  },
  'discard piles'({ of }, l) {
    const { matches } = l.selection(of);
    const cards: Source = (g, s) =>
      g.state.players.flatMap(({ discard }, seat) => (matches(g, s, seat) ? discard : []));
    return pile('discard', cards, you);
  },
  'minions for extra'({ at }, l) {
    const base = l.number(at);
    return pile('several', (g, s) => candidates(g, s.you, { kind: 'minion', test: null }), you).where(
      (g, s, card) =>
        canBePlayed(g, {
          card,
          player: s.you,
          bases: [base(g, s)],
          grant: null,
          extra: true,
          special: NONE,
          event: null,
          fromDiscard: isInDiscard(g, s.you, card),
        }),
    );
  },
  'stored under'({ card }, l) {
    const host = l.number(card);
    return pile('stored', (g, s) => storedCards(g, s, host(g, s)), you);
  },
  'base deck': () => pile('deck', (g) => g.state.baseDeck, you),
  'base discard pile': () => pile('discard', (g) => g.state.baseDiscard, you),
  among: ({ cards }, l) => among(l.list(cards)),
  either(node, l) {
    const one = l.selection(node.one);
    const other = l.selection(node.other);
    const kind = kindOfBoth(one.kind, other.kind);
    if (one.source === other.source) {
      return new Selected(kind, one.source, [(g, s, id) => one.matches(g, s, id) || other.matches(g, s, id)]);
    }
    // What the one asks of its cards says nothing of those of the other.
    const isAmong = ({ source, matches }: Selected, g: Game, s: Scope, id: number): boolean =>
      matches(g, s, id) && source(g, s).includes(id);
    return new Selected(kind, together(one.source, other.source), [
      (g, s, id) => isAmong(one, g, s, id) || isAmong(other, g, s, id),
    ]);
  },
};

/** Buried cards are; what is stored, or in stasis, is only touched by what speaks of that (R16.1, R17.2). */
function isAtSomeBase(piece: Piece | null): boolean {
  return piece?.as !== 'stored' && piece?.as !== 'stasis';
}

/** What is stored under a card; of one that has left play, what was and has not gone anywhere since. */
function storedCards(g: Game, { event }: Scope, host: CardId): readonly CardId[] {
  const hasLeft = event?.card === host && event.stored !== undefined && stampOf(g, host) !== event.stamp;
  if (!hasLeft) return storedUnder(g, host);
  return (event.stored ?? []).filter((card) => g.state.limbo.includes(card));
}

/** Of whatever kind the first is; minions and actions out of play together are cards (R10.23). */
function kindOfBoth(one: Kind, other: Kind): Kind {
  if (typeof one === 'string' || typeof other === 'string' || one.side === other.side) return one;
  return { ...one, side: null };
}

function pile(zone: Pile['zone'], everything: Source, whose: Read<number>): Selected {
  return new Selected({ zone, whose, everything, side: null }, everything);
}

/** Bases in play. */
export const bases = new Selected('bases', basesInPlay);
/** All players, clockwise from the current player. */
const players = new Selected('players', (g) => clockwiseFrom(g, g.state.turn.player));
/** All players but you, clockwise from you. */
export const otherPlayers = new Selected('players', (g, s) => clockwiseFrom(g, s.you)).where(
  (_, s, seat) => seat !== s.you,
);
/** The cards in that player's hand. */
const handOf = (whose: Read<number>): Selected =>
  pile('hand', (g, s) => playerOf(g, whose(g, s)).hand, whose);
export const yourHand = handOf(you);
export const yourDeck = pile('deck', (g, s) => playerOf(g, s.you).deck, you);
/** Cards that an earlier step has found or set aside. */
export const among = (cards: Read<readonly CardId[]>): Selected =>
  pile('revealed', (g, s) => cards(g, s), you);

/**
 * R10.11: for a lasting effect, a card (or base) that has come back since it began is a new card. What it reacts to is meant
 * as it is now.
 */
export function hasStayed(g: Game, { since, event }: Scope, card: CardId): boolean {
  if (since === undefined) return true;
  const stamp = stampOf(g, card);
  return stamp < since || (event?.card === card && event.stamp === stamp);
}

export function nounOf<W extends keyof Nouns>(node: NodesOf<Nouns, 'noun', W>, l: Lowering): Selected {
  return NOUN_CODE[node.noun](node, l);
}
