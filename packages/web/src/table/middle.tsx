import type { CardId } from '@smashup/engine';
import type { CardView, ChosenAhead, DecisionView, TableView } from '@smashup/referee/protocol';
import { Bases } from './bases/bases.tsx';
import { SharedDecks } from './bases/shared-decks.tsx';
import { FactionTray } from './cards/faction-tray.tsx';
import { isInHand } from './find-cards.ts';
import { chosenFor } from './choosing/marks.ts';
import type { Choosing } from './choosing/use-choosing.ts';
import type { Playing } from './choosing/use-playing.ts';
import { Stage } from './moving/stage.tsx';
import { DuelStage } from './duel-stage.tsx';
import { ResponseWindow } from './response-window.tsx';
import type { TableProps } from './table-props.ts';
import styles from './table.module.css';
import { useSideways, useSmallScreen } from './use-small-screen.ts';

interface Props {
  readonly table: TableProps;
  readonly playing: Playing;
  /** Cards on their way. */
  readonly loose: readonly CardView[];
}

/** The bases, or factions to choose from, and what lies over them for a while. */
export function Middle({ table, playing: { choosing, marks, forecasts }, loose }: Props) {
  const { view, decision, stakes, printing, over, aside, spotlight } = table;
  const small = useSmallScreen();
  const sideways = useSideways();
  const docked = isChosenAtBases(view, choosing);
  return (
    <main className={styles['middle']}>
      <div className={styles['over']}>
        {stakes.window !== null && <ResponseWindow window={stakes.window} />}
        {view.duel !== null && (
          <DuelStage
            key={docked ? 'docked' : 'whole'}
            duel={view.duel}
            stakes={stakes.duel}
            bases={view.bases}
            docked={docked}
          />
        )}
        {over}
      </div>
      {view.factionChoice !== null ? (
        <FactionTray
          decision={decision}
          choice={view.factionChoice}
          players={view.players}
          choosing={choosing}
          printing={printing}
          viewer={view.viewer}
          ahead={chosenAhead(table)}
        />
      ) : (
        <Bases
          bases={view.bases}
          turn={view.turn.number}
          marks={marks}
          forecasts={forecasts}
          source={aimedOf(choosing, decision)}
        >
          {small && !sideways && <SharedDecks decks={view.sharedDecks} box={view.box} rounds={view.rounds} />}
        </Bases>
      )}
      {!aside && <Stage cards={loose} spotlight={view.duel === null ? spotlight : null} />}
    </main>
  );
}

/** What the viewer wishes for while others choose factions; null: nothing can be said in advance. */
function chosenAhead({ offersOrders, standingOrder, onOrder }: TableProps) {
  if (!offersOrders) return null;
  const chosen = standingOrder?.until === 'chosen' ? standingOrder : NO_WISHES;
  return { chosen, choose: onOrder };
}

const NO_WISHES: ChosenAhead = { until: 'chosen', factions: [], orAny: false };

/** The card that looks for its place or for what it is done to. */
function aimedOf({ draft: { held } }: Choosing, decision: DecisionView | null): CardId | null {
  if (held !== null || decision === null) return held?.card ?? null;
  return chosenFor(decision) ?? decision.source?.card ?? null;
}

/** Something at the bases can be chosen: nothing may cover them. */
function isChosenAtBases(view: TableView, { choices }: Choosing): boolean {
  return [...choices.ofCard.keys()].some((card) => !isInHand(view, card));
}
