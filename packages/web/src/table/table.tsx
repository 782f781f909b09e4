import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetchedPictures } from '../art/use-picture.ts';
import { SharedDecks } from './bases/shared-decks.tsx';
import { usePlaying } from './choosing/use-playing.ts';
import { DialogsOver, useDialogs } from './dialogs/dialogs-over.tsx';
import { Preview } from './inspector/preview.tsx';
import { useKeys } from './keyboard/use-keys.ts';
import { Middle } from './middle.tsx';
import { Effects } from './motion/effects.tsx';
import { looseCards } from './moving/loose-cards.ts';
import { OpenHands } from './open-hands.tsx';
import { Own } from './own.tsx';
import { Rivals } from './players/rivals.tsx';
import { HandsProvider, SceneProvider, useSceneOf } from './table-context.ts';
import type { TableProps } from './table-props.ts';
import styles from './table.module.css';
import { LogPanel } from './log/log-panel.tsx';
import { Saying } from './instruction/saying.tsx';
import { Toolbar } from './toolbar.tsx';
import { TurnBar } from './turn-bar.tsx';
import { useHandling } from './use-handling.ts';
import { useHover } from './inspector/use-hover.ts';
import { useSideways, useSmallScreen } from './use-small-screen.ts';
import { FocusKept, useFocusOnDecision } from './keyboard/focus.ts';

/** The table: a view and a decision are drawn, and clicks, drags and keys become an answer. It holds no rules. */
export function Table(props: TableProps) {
  const { view, decision, canUndo } = props;
  const { t } = useTranslation('table');
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const scene = useSceneOf(props);
  const playing = usePlaying(props);
  const { hint, choosing, marks } = playing;
  const dialogs = useDialogs();
  const hover = useHover();
  const small = useSmallScreen();
  const sideways = useSideways();
  const hands = useHandling({ view, playing, dialogs, hover });
  const undo = (): void => {
    if (canUndo === true) props.onUndo();
    else if (canUndo === false) hint.say(props.whyNoUndo);
  };
  const askHint = (): void => {
    if (!props.hints) return;
    if (decision === null) hint.say(t('noHint'));
    else hint.ask();
  };
  const [logOpen, setLogOpen] = useState(() => false);
  useKeys(root, {
    letters: props.shortcuts,
    escape: () => {
      if (!props.onSkip() && !choosing.clear() && canUndo) props.onUndo();
    },
    inspect: hands.inspect,
    undo,
    hint: askHint,
    log: () => setLogOpen((shown) => !shown),
    help: () => dialogs.open({ kind: 'keys' }),
    skip: props.onSkip,
  });
  useFocusOnDecision(root, decision);
  useFetchedPictures(view.players.flatMap(({ factions }) => factions));
  const loose = useMemo(() => looseCards(view), [view]);
  const you = view.viewer === null ? undefined : view.players[view.viewer];
  return (
    <SceneProvider value={scene}>
      <HandsProvider value={hands}>
        <div
          ref={root}
          className={styles['table']}
          data-table
          data-log={logOpen || undefined}
          data-bare={props.isBare || undefined}
          data-titans={(you !== undefined && you.titans.length > 0) || undefined}
        >
          <header className={styles['bar']}>
            <h1 ref={heading} tabIndex={-1} className="visually-hidden">
              {t('title')}
            </h1>
            <div className={styles['turn']}>
              <TurnBar turn={view.turn} rounds={view.rounds} />
            </div>
            {!small && (
              <div className={styles['shared']}>
                <SharedDecks decks={view.sharedDecks} box={view.box} rounds={view.rounds} />
              </div>
            )}
            <div className={styles['tools']}>
              {!props.isBare && (
                <Toolbar
                  hasUndo={you !== undefined && canUndo !== null}
                  whyNoUndo={canUndo === false ? props.whyNoUndo : null}
                  hasHint={props.hints}
                  whyNoHint={decision === null ? t('noHint') : hint.thinking ? t('hintThinking') : null}
                  logOpen={logOpen}
                  more={props.tools}
                  onUndo={undo}
                  onHint={askHint}
                  onLog={() => setLogOpen(!logOpen)}
                  onMenu={() => dialogs.open({ kind: 'menu' })}
                />
              )}
            </div>
          </header>
          <div className={styles['rivals']}>
            <Rivals
              players={view.players}
              teams={view.teams}
              vpToWin={view.vpToWin}
              viewer={view.viewer}
              turn={view.turn.player}
              thinking={props.thinking}
              marks={marks}
            />
            {sideways && <SharedDecks decks={view.sharedDecks} box={view.box} rounds={view.rounds} />}
          </div>
          <Middle table={props} playing={playing} loose={loose} />
          <Saying table={props} playing={playing} dialogs={dialogs} loose={loose} />
          {you === undefined ? (
            <>
              <p className={styles['watching']}>{props.watching}</p>
              <OpenHands players={view.players} />
            </>
          ) : (
            <Own
              view={view}
              you={you}
              onTurn={you.seat === view.turn.player}
              decision={decision}
              playing={playing}
            />
          )}
          {logOpen && <LogPanel lines={props.log} onClose={() => setLogOpen(false)} />}
          <FocusKept root={root} heading={heading} />
          <Effects
            table={root}
            catalogue={props.catalogue}
            view={view}
            lines={props.lines}
            stretch={props.stretch}
            onCut={props.onNext}
          />
          {hover.hovered !== null && playing.forecasts.size === 0 && <Preview hovered={hover.hovered} />}
          <DialogsOver table={props} dialogs={dialogs} choosing={choosing} />
        </div>
      </HandsProvider>
    </SceneProvider>
  );
}
