import { createHash } from 'node:crypto';
import { NONE, type CardId, type Rules, type State } from '@smashup/engine';

/**
 * How a game has ended, as a short text: what lies where, in names, and how much chance, time and how many questions it
 * took. It says nothing of numbers that cards have in the library, nor of fields that only other games need, so that it
 * stays the same when content is added.
 */
export function endingOf(state: State, { library }: Rules): string {
  const { random, clock, asked, turn, players, table, pieces, bases, baseDeck, baseDiscard, box } = state;
  const name = (card: CardId): string => (card === NONE ? '' : library.defs[state.defs[card]].name);
  const names = (cards: readonly CardId[]): string => cards.map(name).join('|');
  return short([
    [random, clock, asked, turn.number, turn.player, turn.phase],
    players.map(({ factions, vp, hand, deck, discard }) => [
      factions,
      vp,
      names(hand),
      names(deck),
      names(discard),
    ]),
    table.map((card) => [name(card), pieces[card]?.controller, name(pieces[card]?.base ?? NONE)]),
    [names(bases.map(({ base }) => base)), names(baseDeck), names(baseDiscard), names(box)],
  ]);
}

function short(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16);
}
