import type {
  Asking,
  Beat,
  Forecast,
  GameSetUp,
  Hint,
  Inspection,
  PassedWindow,
  StandingOrder,
  StoryLine,
  UndoReach,
} from '@smashup/referee/protocol';
import { proxy } from 'comlink';
import type { CardId, Seat } from '@smashup/engine';
import type { Phrase } from '@smashup/words';
import { create } from 'zustand';
import { begin } from '../activity.ts';
import { after } from '../clock.ts';
import type { Listener, OpenGame, ScreenUpdate, Thinking } from '../protocol/referee-api.ts';
import { useSettings } from '../settings/settings.ts';
import type { GameHost } from './game-host.ts';
import { joinBeats } from './join-beats.ts';
import { referee } from './referee.ts';
import { messageOf } from '../text/message-of.ts';

/** The game that is on the table of this page, as far as the referee has told. */
export interface Session {
  readonly game: OpenGame | null;
  /** The latest: what the table looks like when all beats have been shown. */
  readonly update: ScreenUpdate | null;
  /** What happened and has not been shown yet, the oldest first. */
  readonly beats: readonly Beat[];
  /** The story as far as it has been shown. */
  readonly log: readonly StoryLine[];
  readonly thinking: Thinking | null;
  /** The decision whose answer has been on its way for a while. */
  readonly onItsWay: number | null;
  /** Something went wrong that the person should know. */
  readonly trouble: string | null;
}

const NO_GAME: Session = {
  game: null,
  update: null,
  beats: [],
  log: [],
  thinking: null,
  onItsWay: null,
  trouble: null,
};

export const useSession = create<Session>()(() => NO_GAME);

const { getState, setState } = useSession;

/** The decision whose answer is on its way, or null: a second click on it is ignored. */
let answered: { readonly decision: number; readonly end: () => void } | null = null;

function forgetAnswer(): void {
  answered?.end();
  answered = null;
}

/** Who referees the game on the table; null: this page's worker. */
let remoteHost: GameHost | null = null;

function host(): GameHost {
  return remoteHost ?? referee();
}

let isPaused = false;

/** The worker goes on without the page: it asks bots, or finds out who is next. */
function isWorkerAtWork({ game, update, beats }: Session): boolean {
  if (game === null || remoteHost !== null || isPaused) return false;
  if (update === null) return true;
  const { waitingFor, decision, handOver, isInOtherTab, conceded } = update;
  const isOver = waitingFor === null || conceded !== null;
  return beats.length === 0 && !isOver && decision === null && !handOver && !isInOtherTab;
}

let endWork: (() => void) | null = null;
useSession.subscribe((session) => {
  const isAtWork = isWorkerAtWork(session);
  if (isAtWork === (endWork !== null)) return;
  endWork?.();
  endWork = isAtWork ? begin('game') : null;
});

/** Takes an update from the referee. */
export function receive(update: ScreenUpdate): void {
  forgetAnswer();
  if (update.log !== null) {
    setState({ update, beats: [], log: update.log, onItsWay: null });
    return;
  }
  setState(({ beats }) => ({ update, beats: [...beats, ...joinBeats(update.beats)], onItsWay: null }));
}

/** Resolves when all beats have been shown. Bots wait for it. */
function whenShown(): Promise<void> {
  return new Promise((resolve) => {
    if (getState().beats.length === 0) {
      resolve();
      return;
    }
    const stop = useSession.subscribe(({ beats }) => {
      if (beats.length > 0) return;
      stop();
      resolve();
    });
  });
}

const listener: Listener = {
  update: (update) => {
    receive(update);
    return whenShown();
  },
  thinking: (thinking) => setState({ thinking }),
  trouble: (trouble) => setState({ trouble }),
};

/** Shows the referee's message on the page if the request fails. */
async function reporting<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    forgetAnswer();
    setState({ onItsWay: null, trouble: messageOf(error) });
    return null;
  }
}

async function open(opening: Promise<OpenGame>): Promise<OpenGame> {
  const game = await opening;
  remoteHost = null;
  isPaused = false;
  setState({ ...NO_GAME, game });
  await referee().ask(useSettings.getState().asking);
  // Not awaited: the first update may wait to be shown, which needs the table.
  void reporting(referee().listen(proxy(listener)));
  return game;
}

/** Opens a new game; refusals are errors. */
export function beginGame(setUp: GameSetUp, counts = true): Promise<OpenGame> {
  return open(referee().begin(setUp, counts));
}

/** Opens a saved game; refusals are errors. */
export function resumeGame(id: string): Promise<OpenGame> {
  return open(referee().resume(id));
}

/** Opens a new game that goes on from the end of a recorded one; refusals are errors. */
export function continueGame(text: string): Promise<OpenGame> {
  return open(referee().continueGame(text));
}

/** Lays a game on the table that somebody else referees; the same game again: something about its seats is new. */
export function layGame(game: OpenGame, by: GameHost): void {
  const isNew = getState().game?.id !== game.id;
  remoteHost = by;
  setState(isNew ? { ...NO_GAME, game } : { game });
}

/** Clears the table. The game stays where it is kept. */
export async function leaveGame(): Promise<void> {
  const left = host();
  forgetAnswer();
  remoteHost = null;
  setState(NO_GAME);
  await left.leave();
}

/** The decision is the present one, and no answer to it is on its way. */
function isOpen(decision: number): boolean {
  return decision === getState().update?.decision?.id && decision !== answered?.decision;
}

/** Whoever has decided and sees nothing come of it for so long wonders whether it was taken. */
const WAITED_MILLIS = 700;

/**
 * Answers a decision, named by its id. An answer to an earlier question is dropped: the table may still show that one
 * while the next has already arrived.
 */
export async function answer(decision: number, picks: readonly number[]): Promise<void> {
  if (!isOpen(decision)) return;
  answered = { decision, end: begin('answer') };
  const arrived = after(WAITED_MILLIS, () => setState({ onItsWay: decision }));
  await reporting(host().answer(decision, picks));
  arrived();
}

export async function undo(reach: UndoReach): Promise<void> {
  await reporting(host().undo(reach));
}

/** The person at the screen gives up. */
export async function concede(): Promise<void> {
  await reporting(host().concede());
}

/** Opens a new game with the same deal. */
export function restartGame(): Promise<OpenGame> {
  return open(referee().restart());
}

/** What a strong bot would do; null when there is no hint, and the reason is told as trouble. */
export function askHint(): Promise<Hint | null> {
  return reporting(host().hint());
}

/** Another tab plays the game on the table: from now on this one does. */
export async function playHere(): Promise<void> {
  await reporting(referee().playHere());
}

/** The next person has come to the screen. */
export async function handedOver(): Promise<void> {
  await reporting(referee().handedOver());
}

export function inspect(card: CardId): Promise<Inspection | null> {
  return reporting(host().inspect(card));
}

/** What an option would bring about. Nothing is said of it where it cannot be asked: it only helps. */
export async function forecast(
  decision: number,
  option: number,
  target: CardId | null,
): Promise<Forecast | null> {
  if (!isOpen(decision)) return null;
  try {
    return await host().forecast(decision, option, target);
  } catch {
    return null;
  }
}

/** Why a card cannot be played on that target. */
export function whyNot(card: CardId, target: CardId): Promise<Phrase | null> {
  return reporting(host().whyNot(card, target));
}

/** When to be asked in Me First windows, for this game. */
export async function setAsking(asking: Asking): Promise<void> {
  await reporting(host().ask(asking));
}

/** Gives a standing order; null: takes it back. */
export async function giveOrder(order: StandingOrder | null): Promise<void> {
  await reporting(host().giveOrder(order));
}

/** What was passed for the viewer since their own turn. */
export async function askPassed(): Promise<readonly PassedWindow[]> {
  return (await reporting(host().passed())) ?? [];
}

export async function watchAs(seat: Seat | null): Promise<void> {
  await reporting(referee().watchAs(seat));
}

export async function pause(paused: boolean): Promise<void> {
  isPaused = paused;
  setState({});
  await reporting(referee().pause(paused));
}

/** While paused: the next bot decides once. */
export async function step(): Promise<void> {
  await reporting(referee().step());
}

/** The oldest beat has been shown: its lines join the log. */
export function finishBeat(): void {
  setState(({ beats: [shown, ...beats], log }) =>
    shown === undefined ? {} : { beats, log: [...log, ...shown.lines] },
  );
}

export function dismissTrouble(): void {
  setState({ trouble: null });
}
