import type { CardView, DecisionView, TableView } from '@smashup/referee/protocol';

/** Where the cards of the tray come from. */
export type PileOfTray = 'own discard pile' | 'discard pile' | 'own deck' | 'hand' | 'several';

/** The one pile that all these options lie in. */
export function pileOfTray(
  view: TableView,
  { options }: DecisionView,
  inTray: readonly number[],
): PileOfTray {
  const piles = new Set(inTray.map((at) => pileOf(view, options[at]?.shows ?? null)));
  const [only = 'several'] = piles;
  return piles.size === 1 ? only : 'several';
}

function pileOf({ viewer, players, limbo, baseDiscard }: TableView, shown: CardView | null): PileOfTray {
  if (shown === null) return 'several';
  const isIn = (cards: readonly CardView[]): boolean => cards.some(({ card }) => card === shown.card);
  for (const { seat, hand, discard } of players) {
    if (isIn(discard)) return seat === viewer ? 'own discard pile' : 'discard pile';
    if (isIn(hand)) return seat === viewer ? 'several' : 'hand';
  }
  if (isIn(limbo) || isIn(baseDiscard)) return 'several';
  const you = players.find(({ seat }) => seat === viewer);
  return you?.mayBeInDeck.includes(shown.face) === true ? 'own deck' : 'several';
}
