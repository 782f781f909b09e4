import type { CardId, Printing, Seat } from '@smashup/engine';
import type { Phrase } from '@smashup/words';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Catalogue } from '../protocol/catalogue.ts';
import type { DecisionView } from '../protocol/decision-view.ts';
import type { Asking, Hint, Inspection } from '../protocol/referee-api.ts';
import type { SeatSetUp } from '../protocol/set-up.ts';
import type { TableView } from '../protocol/table-view.ts';
import type { StoryLine } from '../protocol/update.ts';
import { Bases } from './bases/bases.tsx';
import { useCarried, useChoosing, type Carried } from './choosing/use-choosing.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import { FactionTray } from './faction-tray.tsx';
import { Flights } from './flights.tsx';
import { Hand } from './hand.tsx';
import { Inspector } from './inspector/inspector.tsx';
import { Preview } from './inspector/preview.tsx';
import { Instruction } from './instruction.tsx';
import { KeyHelp } from './key-help.tsx';
import { LogPanel } from './log-panel.tsx';
import { Menu } from './menu.tsx';
import { focusFirstChoice } from './move-focus.ts';
import { plainText } from './plain-text.ts';
import { PlayerPanel } from './players/player-panel.tsx';
import { Rivals } from './players/rivals.tsx';
import { Stage } from './stage.tsx';
import { SureDialog } from './sure-dialog.tsx';
import { HandsProvider, SceneProvider, type Hands, type Scene } from './table-context.ts';
import styles from './table.module.css';
import { Toolbar } from './toolbar.tsx';
import { Tray } from './tray.tsx';
import { TurnBar } from './turn-bar.tsx';
import { useHover } from './use-hover.ts';
import { useKeys } from './use-keys.ts';
import { useTyping } from './use-typing.ts';

export interface TableProps {
  readonly catalogue: Catalogue;
  readonly seats: readonly SeatSetUp[];
  readonly printing: Printing;
  readonly view: TableView;
  readonly decision: DecisionView | null;
  readonly log: readonly StoryLine[];
  /** Who is thinking, if it is a bot. */
  readonly thinking: Seat | null;
  readonly canUndo: boolean;
  readonly asking: Asking;
  /** Ask before a pass that may be regretted. */
  readonly confirms: boolean;
  /** Single letters do something. */
  readonly shortcuts: boolean;
  /** Milliseconds of a card's flight; 0: nothing moves. */
  readonly flight: number;
  /** Said in place of the instruction while there is nothing to decide. */
  readonly idle: ReactNode;
  readonly onAnswer: (picks: readonly number[]) => void;
  readonly onUndo: () => void;
  readonly onAsking: (asking: Asking) => void;
  /** Shows at once what is being played back; false: nothing is. */
  readonly onSkip: () => boolean;
  readonly onSettings: () => void;
  readonly onLeave: () => void;
  readonly askHint: () => Promise<Hint | null>;
  readonly askInspection: (card: CardId) => Promise<Inspection | null>;
  readonly askWhyNot: (card: CardId, target: CardId) => Promise<Phrase | null>;
}

type Opened =
  | { readonly kind: 'card'; readonly card: CardId; readonly face: number }
  | { readonly kind: 'discard'; readonly seat: Seat }
  | { readonly kind: 'menu' | 'keys' };

const NO_HINTS: readonly number[] = [];

/** The table: a view and a decision are drawn, and clicks, drags and keys become an answer. It holds no rules. */
export function Table(props: TableProps) {
  const { view, decision, log, flight, idle, thinking, canUndo } = props;
  const { t } = useTranslation('table');
  const root = useRef<HTMLDivElement>(null);
  const scene = useSceneOf(props);
  const advice = useAdvice(props);
  const choosing = useChoosing(decision, view, {
    hinted: advice.hinted,
    confirms: props.confirms,
    onAnswer: props.onAnswer,
  });
  const carry = useCarried(decision, props.onAnswer, advice.refuse);
  // Dialogs lie on one another: a card of a discard pile is looked at over the pile.
  const [opened, setOpened] = useState<readonly Opened[]>([]);
  const open = (one: Opened): void => setOpened((all) => [...all, one]);
  const close = (): void => setOpened((all) => all.slice(0, -1));
  const [logOpen, setLogOpen] = useState(() => matchMedia('(min-width: 1200px)').matches);
  const hover = useHover();

  const inspect = (card: CardId, face: number): void => {
    hover.leave();
    if (face >= 0) open({ kind: 'card', card, face });
  };
  const hands = useStable({
    click: (card, face) => {
      if (!choosing.clickCard(card)) inspect(card, face);
    },
    clickPlayer: choosing.clickPlayer,
    inspect,
    hover: hover.start,
    leave: hover.leave,
    drop: (card, onto) => {
      if (choosing.clickCard(card)) carry({ card, onto });
    },
    openDiscard: (seat) => open({ kind: 'discard', seat }),
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
    hint: advice.ask,
    log: () => setLogOpen((shown) => !shown),
    help: () => open({ kind: 'keys' }),
    skip: props.onSkip,
  });
  useFocusOnDecision(root, decision);

  const you = view.viewer === null ? undefined : view.players[view.viewer];
  const choosesFaction = decision?.kind === 'faction';
  return (
    <SceneProvider value={scene}>
      <HandsProvider value={hands}>
        <div ref={root} className={styles['table']} data-log={logOpen || undefined}>
          <header className={styles['bar']}>
            <h1 className="visually-hidden">{t('title')}</h1>
            <TurnBar turn={view.turn} />
            <Toolbar
              canUndo={canUndo}
              canHint={decision !== null && !advice.thinking}
              logOpen={logOpen}
              onUndo={props.onUndo}
              onHint={advice.ask}
              onLog={() => setLogOpen(!logOpen)}
              onMenu={() => open({ kind: 'menu' })}
            />
          </header>
          <div className={styles['rivals']}>
            <Rivals
              players={view.players}
              viewer={view.viewer}
              turn={view.turn.player}
              thinking={thinking}
              marks={choosing.marks}
            />
          </div>
          <main className={styles['middle']}>
            {choosesFaction ? (
              <FactionTray decision={decision} choosing={choosing} printing={props.printing} />
            ) : (
              <Bases bases={view.bases} marks={choosing.marks} />
            )}
            <Stage limbo={view.limbo} duel={view.duel} bases={view.bases} aside={decision !== null} />
          </main>
          <div className={styles['say']}>
            <div className="visually-hidden" aria-live="polite">
              {decision !== null && plainText(decision.prompt)}
            </div>
            <Instruction
              decision={decision}
              choosing={choosing}
              idle={idle}
              note={advice.note}
              onQuiet={() => props.onAsking('not this round')}
              hinted={advice.hinted}
            />
          </div>
          {you !== undefined && (
            <footer className={styles['own']}>
              <div className={styles['you']}>
                <PlayerPanel
                  player={you}
                  isYou
                  onTurn={you.seat === view.turn.player}
                  thinking={false}
                  mark={choosing.marks.players.get(you.seat)}
                />
              </div>
              <div className={styles['cards']}>
                {decision !== null && choosing.choices.inTray.length > 0 && (
                  <Tray decision={decision} choosing={choosing} hinted={advice.hinted} />
                )}
                <Hand cards={you.hand} marks={choosing.marks} draggable={decision?.kind === 'play'} />
              </div>
            </footer>
          )}
          {logOpen && <LogPanel lines={log} onClose={() => setLogOpen(false)} />}
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
          {choosing.draft.unsure !== null && <SureDialog onSettle={choosing.settle} />}
        </div>
      </HandsProvider>
    </SceneProvider>
  );
}

interface OpenedProps {
  readonly opened: Opened;
  readonly table: TableProps;
  readonly onClose: () => void;
  readonly onOpen: (opened: Opened) => void;
}

function OpenedDialog({ opened, table, onClose, onOpen }: OpenedProps) {
  switch (opened.kind) {
    case 'card':
      return <Inspector card={opened.card} face={opened.face} ask={table.askInspection} onClose={onClose} />;
    case 'discard': {
      const player = table.view.players[opened.seat];
      return player === undefined ? null : <DiscardDialog player={player} onClose={onClose} />;
    }
    case 'keys':
      return <KeyHelp onClose={onClose} />;
    case 'menu':
      return (
        <Menu
          asking={table.asking}
          onAsking={table.onAsking}
          onHelp={() => onOpen({ kind: 'keys' })}
          onSettings={table.onSettings}
          onLeave={table.onLeave}
          onClose={onClose}
        />
      );
  }
}

function useSceneOf({ catalogue, seats, view: { viewer, players } }: TableProps): Scene {
  const names = players.map(({ name }) => name).join('\n');
  return useMemo(
    () => ({
      catalogue,
      colours: seats.map(({ colour }) => colour),
      names: names.split('\n'),
      viewer,
    }),
    [catalogue, seats, viewer, names],
  );
}

interface Advice {
  /** Indices of options. */
  readonly hinted: readonly number[];
  /** The hint in words, or why a card cannot go where it was carried. */
  readonly note: Phrase | null;
  readonly thinking: boolean;
  readonly ask: () => void;
  readonly refuse: (carried: Carried) => void;
}

function said(text: string): Phrase {
  return [{ kind: 'text', text }];
}

/** Hints and refusals: said until the next decision. */
function useAdvice({ decision, askHint, askWhyNot }: TableProps): Advice {
  const id = decision?.id ?? -1;
  const [advice, setAdvice] = useState<{ id: number; hinted: readonly number[]; note: Phrase | null }>({
    id: -1,
    hinted: NO_HINTS,
    note: null,
  });
  const { t } = useTranslation('table');
  const [thinking, setThinking] = useState(false);
  const current = advice.id === id ? advice : { hinted: NO_HINTS, note: null };
  const ask = async (): Promise<void> => {
    if (decision === null || thinking) return;
    setThinking(true);
    const hint = await askHint();
    setThinking(false);
    if (hint !== null) setAdvice({ id, hinted: hint.picks, note: hint.why });
  };
  const refuse = async ({ card, onto: [target] }: Carried): Promise<void> => {
    if (target === undefined) return;
    const why = await askWhyNot(card, target);
    setAdvice({ id, hinted: NO_HINTS, note: why ?? said(t('notThere')) });
  };
  return {
    hinted: current.hinted,
    note: thinking ? said(t('hintThinking')) : current.note,
    thinking,
    ask: () => void ask(),
    refuse: (carried) => void refuse(carried),
  };
}

/** The same object for ever, whose functions always do what the latest ones do. */
function useStable(latest: Hands): Hands {
  const holder = useRef(latest);
  useLayoutEffect(() => {
    holder.current = latest;
  });
  const [stable] = useState<Hands>(() => ({
    click: (card, face) => holder.current.click(card, face),
    clickPlayer: (seat) => holder.current.clickPlayer(seat),
    inspect: (card, face) => holder.current.inspect(card, face),
    hover: (face, element) => holder.current.hover(face, element),
    leave: () => holder.current.leave(),
    drop: (card, onto) => holder.current.drop(card, onto),
    openDiscard: (seat) => holder.current.openDiscard(seat),
  }));
  return stable;
}

/** Whoever plays by keyboard finds the focus at the first choice when a decision arrives. */
function useFocusOnDecision(root: RefObject<HTMLElement | null>, decision: DecisionView | null): void {
  const typing = useTyping();
  const id = decision?.id ?? null;
  useEffect(() => {
    if (id !== null && typing.current && root.current !== null) focusFirstChoice(root.current);
  }, [id, root, typing]);
}
