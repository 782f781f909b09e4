import type { CardId, Seat } from '@smashup/engine';
import type { DecisionView, TableView } from '@smashup/referee/protocol';

/** Where on the table the options of a decision are. All lists hold indices of options. */
export interface Choices {
  /** What a card or a base stands for; often one option, sometimes several (two talents, two extra plays). */
  readonly ofCard: ReadonlyMap<CardId, readonly number[]>;
  /** Bases that are chosen as places: everything there stands for them. */
  readonly columns: ReadonlySet<CardId>;
  readonly ofPlayer: ReadonlyMap<Seat, readonly number[]>;
  /** Cards that lie nowhere on the table: a searched deck, a discard pile. They are shown in the tray. */
  readonly inTray: readonly number[];
  /** Options without a face. */
  readonly asButtons: readonly number[];
}

const NO_CHOICES: Choices = {
  ofCard: new Map(),
  columns: new Set(),
  ofPlayer: new Map(),
  inTray: [],
  asButtons: [],
};

export function sortChoices(decision: DecisionView | null, view: TableView): Choices {
  if (decision === null) return NO_CHOICES;
  const drawn = drawnCards(view);
  const ofCard = new Map<CardId, number[]>();
  const ofPlayer = new Map<Seat, number[]>();
  const columns = new Set<CardId>();
  const inTray: number[] = [];
  const asButtons: number[] = [];
  decision.options.forEach(({ target, shows, kind }, index) => {
    if (target?.kind === 'player') add(ofPlayer, target.seat, index);
    else if (target?.kind === 'card' && drawn.has(target.card)) add(ofCard, target.card, index);
    else if (target?.kind === 'base' && drawn.has(target.base)) {
      add(ofCard, target.base, index);
      if (kind === 'base') columns.add(target.base);
    } else if (shows !== null) inTray.push(index);
    else asButtons.push(index);
  });
  return { ofCard, columns, ofPlayer, inTray, asButtons };
}

function add<Key>(map: Map<Key, number[]>, key: Key, index: number): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [index]);
  else list.push(index);
}

/** The cards that can be clicked where they lie: the viewer's hand, titans set aside, cards in stasis, and everything at the bases. */
function drawnCards(view: TableView): ReadonlySet<CardId> {
  const drawn = new Set<CardId>();
  for (const { seat, hand, titans, stasis = [] } of view.players) {
    for (const { card } of [...titans, ...stasis]) drawn.add(card);
    if (seat === view.viewer) for (const { card } of hand) drawn.add(card);
  }
  for (const base of view.bases) {
    drawn.add(base.card);
    for (const { card } of [...base.titans, ...base.actions, ...base.buried]) drawn.add(card);
    for (const { card, actions } of base.minions) {
      drawn.add(card);
      for (const action of actions) drawn.add(action.card);
    }
  }
  return drawn;
}
