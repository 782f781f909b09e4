import type { CardId, Seat } from '@smashup/engine';
import type { CardView, DecisionView, TableView } from '@smashup/referee/protocol';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Bases } from './bases/bases.tsx';
import { SharedDecks } from './bases/shared-decks.tsx';
import { cardsAt } from './cards-at.ts';
import { FactionTray } from './cards/faction-tray.tsx';
import { Hand } from './cards/hand.tsx';
import { Tray } from './cards/tray.tsx';
import { HeldCard } from './choosing/held-card.tsx';
import { markChosen, markPlaces, marksAmong, type Marks } from './choosing/marks.ts';
import { useCarried, useChoosing, type Choosing } from './choosing/use-choosing.ts';
import { usePlaces } from './choosing/use-places.ts';
import { OpenedDialog, type Opened } from './dialogs/opened-dialog.tsx';
import { SureDialog } from './dialogs/sure-dialog.tsx';
import { Undone } from './dialogs/undone.tsx';
import { Preview } from './inspector/preview.tsx';
import { focusFirstChoice } from './keyboard/move-focus.ts';
import { useKeys } from './keyboard/use-keys.ts';
import { useTyping } from './keyboard/use-typing.ts';
import { Flights } from './moving/flights.tsx';
import { looseCards } from './moving/loose-cards.ts';
import { Stage } from './moving/stage.tsx';
import { DuelStage } from './outlook/duel-stage.tsx';
import { WindowPanel } from './outlook/window-panel.tsx';
import { PlayerPanel } from './players/player-panel.tsx';
import { Rivals } from './players/rivals.tsx';
import { HandsProvider, SceneProvider, type Scene } from './table-context.ts';
import type { TableProps } from './table-props.ts';
import styles from './table.module.css';
import { Instruction } from './telling/instruction.tsx';
import { LogPanel } from './telling/log-panel.tsx';
import { plainText } from './telling/plain-text.ts';
import { StandingOrderNote } from './telling/standing-order.tsx';
import { Toolbar } from './toolbar.tsx';
import { TurnBar } from './turn-bar.tsx';
import { useAdvice } from './use-advice.ts';
import { useHover } from './use-hover.ts';
import { useSmallScreen } from './use-small-screen.ts';
import { useStableHands } from './use-stable-hands.ts';

/** The table: a view and a decision are drawn, and clicks, drags and keys become an answer. It holds no rules. */
export function Table(props: TableProps) {
  const { view, decision, log, flight, idle, thinking, canUndo } = props;
  const { t } = useTranslation('table');
  const root = useRef<HTMLDivElement>(null);
  const scene = useSceneOf(props);
  const advice = useAdvice(props);
  const choosing = useChoosing(decision, view, {
    game: props.game,
    hinted: advice.hinted,
    confirms: props.confirms,
    onAnswer: props.onAnswer,
  });
  const carry = useCarried(decision, props.onAnswer, advice.refuse);
  const { held } = choosing.draft;
  const places = usePlaces(held, props);
  const marks = useMarks(decision, view, choosing, places);
  const turnTo = useSwitching(decision, choosing, props);
  const isSmall = useSmallScreen();
  // Dialogs lie on one another: a card of a discard pile is looked at over the pile.
  const [opened, setOpened] = useState<readonly Opened[]>([]);
  const open = (one: Opened): void => setOpened((all) => [...all, one]);
  const close = (): void => setOpened((all) => all.slice(0, -1));
  const [logOpen, setLogOpen] = useState(() => matchMedia('(min-width: 1600px)').matches);
  const hover = useHover();

  const inspect = (card: CardId, face: number): void => {
    hover.leave();
    if (face >= 0) open({ kind: 'card', card, face });
  };
  /** A click on what cannot be chosen itself, in a column that can. */
  const chooseColumn = (card: CardId): boolean => {
    const base = baseOf(view, card);
    if (base === null || !marks.columns.has(base)) return false;
    hands.click(base, NONE_FACE);
    return true;
  };
  const hands = useStableHands({
    click: (card, face) => {
      if (held !== null && places.includes(card)) {
        choosing.chooseHeld();
        carry({ card: held.card, onto: [card] });
        return;
      }
      const options = choosing.choices.ofCard.get(card);
      if (isSmall && options !== undefined && isInHand(view, card)) choosing.touch({ card, face, options });
      else if (choosing.clickCard(card) || turnTo(card)) return;
      else if (!chooseColumn(card)) inspect(card, face);
    },
    clickPlayer: choosing.clickPlayer,
    inspect,
    hover: hover.start,
    leave: hover.leave,
    drop: (card, onto) => {
      if (choosing.clickCard(card)) carry({ card, onto });
    },
    openDiscard: (seat) => open({ kind: 'discard', seat }),
    openBox: () => open({ kind: 'box' }),
  });

  useKeys(root, {
    letters: props.shortcuts,
    escape: () => {
      if (!props.onSkip() && !choosing.clear() && canUndo) props.onUndo();
    },
    inspect,
    undo: () => {
      if (canUndo) props.onUndo();
    },
    hint: () => {
      if (props.hints) advice.ask();
    },
    log: () => setLogOpen((shown) => !shown),
    help: () => open({ kind: 'keys' }),
    skip: props.onSkip,
  });
  useFocusOnDecision(root, decision);
  const heading = useRef<HTMLHeadingElement>(null);

  const loose = useMemo(() => looseCards(view), [view]);
  const you = view.viewer === null ? undefined : view.players[view.viewer];
  const hasRecap = view.viewer !== null && view.turn.number > 1;
  const choosesFaction = decision?.kind === 'faction';
  return (
    <SceneProvider value={scene}>
      <HandsProvider value={hands}>
        <div
          ref={root}
          className={styles['table']}
          data-table
          data-log={logOpen || undefined}
          data-titans={(you !== undefined && you.titans.length > 0) || undefined}
        >
          <header className={styles['bar']}>
            <h1 ref={heading} tabIndex={-1} className="visually-hidden">
              {t('title')}
            </h1>
            <div className={styles['turn']}>
              <TurnBar turn={view.turn} />
            </div>
            <div className={styles['tools']}>
              <Toolbar
                canUndo={you === undefined ? null : canUndo}
                canHint={props.hints ? decision !== null && !advice.thinking : null}
                logOpen={logOpen}
                more={props.tools}
                onUndo={props.onUndo}
                onHint={advice.ask}
                onLog={() => setLogOpen(!logOpen)}
                onMenu={() => open({ kind: 'menu' })}
              />
            </div>
          </header>
          <div className={styles['rivals']}>
            <Rivals
              players={view.players}
              viewer={view.viewer}
              turn={view.turn.player}
              thinking={thinking}
              marks={marks}
            />
          </div>
          <main className={styles['middle']}>
            <div className={styles['over']}>
              {props.outlook.window !== null && <WindowPanel window={props.outlook.window} />}
              {view.duel !== null && (
                <DuelStage
                  duel={view.duel}
                  outlook={props.outlook.duel}
                  bases={view.bases}
                  docked={isChosenAtBases(view, choosing)}
                />
              )}
              {props.over}
            </div>
            {choosesFaction ? (
              <FactionTray decision={decision} choosing={choosing} printing={props.printing} />
            ) : (
              <Bases bases={view.bases} marks={marks}>
                <SharedDecks decks={view.sharedDecks} box={view.box} />
              </Bases>
            )}
            {!props.aside && <Stage cards={loose} spotlight={view.duel === null ? props.spotlight : null} />}
          </main>
          <div className={styles['say']}>
            <div className="visually-hidden" aria-live="polite">
              {decision !== null && plainText(decision.prompt)}
            </div>
            {held !== null && (
              <HeldCard
                held={held}
                isPlayed={decision?.kind === 'play'}
                hasPlaces={places.length > 0}
                onChoose={choosing.chooseHeld}
                onBack={choosing.clear}
              />
            )}
            <Instruction
              onCancel={decision?.kind === 'where' && canUndo ? props.onUndo : null}
              decision={decision}
              choosing={choosing}
              onTheWay={decision === null ? NO_CARDS : loose}
              within={turnAround(view, decision)}
              idle={idle}
              note={advice.note}
              onRecap={hasRecap ? () => open({ kind: 'recap' }) : null}
              onQuiet={() => props.onOrder({ until: 'my turn' })}
              onOrders={props.offersOrders ? () => open({ kind: 'orders' }) : null}
              order={
                props.standingOrder !== null && (
                  <StandingOrderNote
                    order={props.standingOrder}
                    bases={view.bases}
                    onTakeBack={() => props.onOrder(null)}
                  />
                )
              }
              hinted={advice.hinted}
            />
          </div>
          {you === undefined ? (
            <p className={styles['watching']}>{t('youWatch')}</p>
          ) : (
            <footer className={styles['own']}>
              <div className={styles['you']}>
                <PlayerPanel
                  player={you}
                  isYou
                  onTurn={you.seat === view.turn.player}
                  thinking={false}
                  mark={marks.players.get(you.seat)}
                  marks={marksAmong(marks, you.titans)}
                />
              </div>
              <div className={styles['cards']}>
                {decision !== null && choosing.choices.inTray.length > 0 && (
                  <Tray key={decision.id} decision={decision} choosing={choosing} hinted={advice.hinted} />
                )}
                <Hand cards={you.hand} marks={marks} draggable={decision?.kind === 'play'} />
              </div>
            </footer>
          )}
          {logOpen && <LogPanel lines={log} onClose={() => setLogOpen(false)} />}
          <FocusKept root={root} heading={heading} />
          <Flights table={root} view={view} duration={flight} />
          {hover.hovered !== null && <Preview hovered={hover.hovered} />}
          {opened.map((one, at) => (
            <OpenedDialog
              key={at}
              opened={one}
              table={props}
              onClose={close}
              onOpen={(next) => setOpened([next])}
            />
          ))}
          {choosing.draft.unsure !== null && decision !== null && (
            <SureDialog onSettle={choosing.settle}>
              <Undone decision={decision} />
            </SureDialog>
          )}
        </div>
      </HandsProvider>
    </SceneProvider>
  );
}

/** The turn of somebody else in which the viewer is asked. */
function turnAround({ turn }: TableView, decision: DecisionView | null): Seat | null {
  return decision === null || turn.player < 0 || turn.player === decision.seat ? null : turn.player;
}

/** Something at the bases can be chosen: nothing may cover them. */
function isChosenAtBases(view: TableView, { choices }: Choosing): boolean {
  return [...choices.ofCard.keys()].some((card) => !isInHand(view, card));
}

const NO_CARDS: readonly CardView[] = [];

/** A base that is chosen through something else in its column. */
const NONE_FACE = -1;

function isInHand(view: TableView, card: CardId): boolean {
  const hand = view.players.find(({ seat }) => seat === view.viewer)?.hand ?? [];
  return hand.some((one) => one.card === card);
}

function baseOf({ bases }: TableView, card: CardId): CardId | null {
  const found = bases.find((base) => cardsAt(base).some((one) => one.card === card));
  return found?.card ?? null;
}

/** What stands out: what can be chosen, the card whose place is asked for, and where a card that is held can go. */
function useMarks(
  decision: DecisionView | null,
  view: TableView,
  { marks, draft: { held } }: Choosing,
  places: readonly CardId[],
): Marks {
  const chosen = decision?.kind === 'where' ? (decision.source?.card ?? null) : null;
  return useMemo(() => {
    if (held === null) return markChosen(marks, chosen);
    return markPlaces(
      marks,
      held.card,
      places,
      view.bases.map(({ card }) => card),
    );
  }, [marks, chosen, held, places, view.bases]);
}

/** While a place is asked for: a click on another card that could be played takes the first back and plays that one. */
function useSwitching(
  decision: DecisionView | null,
  choosing: Choosing,
  { canUndo, onUndo }: Pick<TableProps, 'canUndo' | 'onUndo'>,
): (card: CardId) => boolean {
  const playable = useRef<ReadonlySet<CardId>>(new Set());
  const next = useRef<CardId | null>(null);
  const arrive = useEffectEvent((kind: DecisionView['kind']) => {
    const card = next.current;
    next.current = null;
    if (kind !== 'play') return;
    playable.current = new Set(choosing.choices.ofCard.keys());
    if (card !== null) choosing.clickCard(card);
  });
  useEffect(() => {
    if (decision !== null) arrive(decision.kind);
  }, [decision]);
  return (card) => {
    if (decision?.kind !== 'where' || !canUndo || !playable.current.has(card)) return false;
    next.current = card === decision.source?.card ? null : card;
    onUndo();
    return true;
  };
}

function useSceneOf({ catalogue, seats, notes, clocks, view: { viewer, players } }: TableProps): Scene {
  const names = players.map(({ name }) => name).join('\n');
  return useMemo(
    () => ({
      catalogue,
      colours: seats.map(({ colour }) => colour),
      names: names.split('\n'),
      viewer,
      notes,
      clocks,
    }),
    [catalogue, seats, viewer, names, notes, clocks],
  );
}

interface FocusKeptProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly heading: RefObject<HTMLElement | null>;
}

/**
 * The focus comes to the table with the person, and never falls to the page when what had it is gone. It stands before
 * the flights: both need the table laid out, and what begins to fly would have it laid out anew.
 */
function FocusKept({ root, heading }: FocusKeptProps) {
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [heading]);
  // With every drawing, not after it: whatever was pressed may be there no more.
  useLayoutEffect(() => {
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>('[data-instruction]')?.focus({ preventScroll: true });
  });
  return null;
}

/** Whoever plays by keyboard finds the focus at the first choice when a decision arrives. */
function useFocusOnDecision(root: RefObject<HTMLElement | null>, decision: DecisionView | null): void {
  const typing = useTyping();
  const id = decision?.id ?? null;
  useEffect(() => {
    if (id !== null && typing.current && root.current !== null) focusFirstChoice(root.current);
  }, [id, root, typing]);
}
