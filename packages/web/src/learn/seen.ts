import type { CardId } from '@smashup/engine';
import type {
  BaseView,
  CardView,
  Catalogue,
  DecisionView,
  Face,
  OptionView,
  PlayerView,
  StoryLine,
  TableView,
} from '@smashup/referee/protocol';
import type { Scoring } from '../flow/scoring.ts';

/** What the page shows at a moment: everything that lessons go by. */
export interface Seen {
  readonly catalogue: Catalogue;
  readonly view: TableView;
  readonly decision: DecisionView | null;
  readonly log: readonly StoryLine[];
  /** The scoring of a base that is being shown; null: none is. */
  readonly scoring: Scoring | null;
}

/** A card that can be chosen, with what is printed on it. */
export interface Offered {
  readonly card: CardId;
  readonly face: Face;
}

export function you({ view }: Seen): PlayerView | undefined {
  return view.players.find(({ seat }) => seat === view.viewer);
}

export function rival({ view }: Seen): PlayerView | undefined {
  return view.players.find(({ seat }) => seat !== view.viewer);
}

export function printedOn({ catalogue }: Seen, { face }: CardView): Face | undefined {
  return catalogue.faces[face];
}

/** What is offered in that way in a decision of that kind. */
export function offered(seen: Seen, kind: DecisionView['kind'], way: OptionView['kind']): readonly Offered[] {
  const { decision, view } = seen;
  if (decision?.kind !== kind) return [];
  const cards = cardsIn(view);
  return decision.options.flatMap((option) => {
    const card = option.kind === way && option.target?.kind === 'card' ? option.target.card : null;
    const lying = card === null ? undefined : (cards.get(card) ?? option.shows);
    const face = lying ? printedOn(seen, lying) : undefined;
    return card === null || face === undefined ? [] : [{ card, face }];
  });
}

/** Every card that the viewer sees, by its number. */
function cardsIn({ bases, players, limbo }: TableView): ReadonlyMap<CardId, CardView> {
  const lying = [
    ...bases.flatMap(({ minions, actions }) => [
      ...minions,
      ...actions,
      ...minions.flatMap((minion) => minion.actions),
    ]),
    ...players.flatMap(({ hand, discard }) => [...hand, ...discard]),
    ...limbo,
  ];
  return new Map(lying.map((card) => [card.card, card]));
}

/** Lines that tell what the player at the screen has done. */
export function yourLines({ log, view }: Seen, key: StoryLine['key']): readonly StoryLine[] {
  return log.filter((line) => line.key === key && line.player === view.viewer);
}

export function faceOf(seen: Seen, card: CardId | undefined): Face | undefined {
  const lying = card === undefined ? undefined : cardsIn(seen.view).get(card);
  return lying && printedOn(seen, lying);
}

/** Bases where something of yours lies: minions or actions. */
export function basesWithYour({ view }: Seen, what: 'minions' | 'actions'): readonly BaseView[] {
  return view.bases.filter((base) =>
    base[what].some(({ controller }: { readonly controller: number }) => controller === view.viewer),
  );
}
