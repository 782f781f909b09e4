import type { CardId, Seat } from '@smashup/engine';
import type {
  Beat,
  Eyes,
  Inspection,
  Judgement,
  ReplayMoment,
  ReplayOutline,
} from '@smashup/referee/protocol';
import { proxy, type Remote } from 'comlink';
import { create } from 'zustand';
import { tracked } from '../activity.ts';
import type { OpenGame } from '../protocol/referee-api.ts';
import type { ReplayApi } from '../protocol/replay-api.ts';
import { connectReplays } from '../session/workers.ts';
import { joinBeats } from '../session/join-beats.ts';
import { continueGame } from '../session/session.ts';
import { messageOf } from '../text/message-of.ts';

/** How far the judging of the decisions of one seat has come. */
export interface Judging {
  readonly seat: Seat;
  readonly done: number;
  readonly of: number;
  readonly isOver: boolean;
  readonly judgements: readonly Judgement[];
}

/** The recorded game that is looked at. */
export interface Replaying {
  /** Why a game could not be opened; null: none was refused. */
  readonly refusal: string | null;
  readonly isOpening: boolean;
  readonly outline: ReplayOutline | null;
  readonly eyes: Eyes;
  readonly moment: ReplayMoment | null;
  /** What led to the moment and has not been shown yet, the oldest first. */
  readonly beats: readonly Beat[];
  readonly isPlaying: boolean;
  readonly judging: Judging | null;
  /** The decisions of whoever's eyes it is seen with are gone through, instead of the game. */
  readonly isReviewing: boolean;
  /** Something went wrong that the person should know. */
  readonly trouble: string | null;
}

const NOTHING: Replaying = {
  refusal: null,
  isOpening: false,
  outline: null,
  eyes: { seat: null, open: false },
  moment: null,
  beats: [],
  isPlaying: false,
  judging: null,
  isReviewing: false,
  trouble: null,
};

export const useReplay = create<Replaying>()(() => NOTHING);
const { getState, setState } = useReplay;

let connected: Remote<ReplayApi> | null = null;

function replays(): Remote<ReplayApi> {
  connected ??= connectReplays();
  return connected;
}

/** Counts what was asked for, so that what comes late is not shown. */
let opened = 0;
let wanted = 0;

/** The start, through the eyes of whoever has played; or the end, as anybody sees it. */
type Beginning = 'start' | 'end';

/** Opens the text of a game. */
export async function openReplay(
  read: () => Promise<string>,
  beginning: Beginning = 'start',
  isReviewing = false,
): Promise<void> {
  const request = ++opened;
  setState({ ...NOTHING, isOpening: true });
  try {
    const outline = await replays().open(await read());
    if (request !== opened) return;
    const isEnd = beginning === 'end';
    const seat = isEnd ? null : firstPerson(outline);
    setState({ outline, eyes: { seat, open: false }, isOpening: false, isReviewing });
    await goTo(isEnd ? outline.last : outline.first);
  } catch (error) {
    if (request === opened) setState({ ...NOTHING, refusal: messageOf(error) });
  }
}

/** The person who played is most likely the one looking. */
function firstPerson({ seats }: ReplayOutline): Seat {
  return Math.max(
    0,
    seats.findIndex(({ sitter }) => sitter.kind === 'person'),
  );
}

export function closeReplay(): void {
  opened += 1;
  setState(NOTHING);
  void replays().stopJudging();
}

/** Shows that point. What led there is played if it is the next one, or on request. */
export async function goTo(at: number, plays = false): Promise<void> {
  const { outline, eyes, moment } = getState();
  if (outline === null) return;
  const point = Math.min(outline.last, Math.max(outline.first, at));
  const request = ++wanted;
  const next = await replays().moment(point, eyes);
  if (request !== wanted) return;
  const isNext = moment !== null && point === moment.at + 1;
  setState({ moment: next, beats: plays || isNext ? joinBeats(next.beats) : [] });
}

export async function look(change: Partial<Eyes>): Promise<void> {
  setState(({ eyes }) => ({ eyes: { ...eyes, ...change } }));
  const { moment } = getState();
  if (moment !== null) await goTo(moment.at);
}

export function setPlaying(isPlaying: boolean): void {
  setState({ isPlaying });
}

/** The oldest beat has been shown. */
export function finishReplayBeat(): void {
  setState(({ beats }) => ({ beats: beats.slice(1) }));
}

/** Shows at once what everything led to; false: nothing was going on. */
export function skipReplayBeats(): boolean {
  const waiting = getState().beats.length;
  // One by one, so that a follower misses none.
  for (let left = waiting; left > 0; left--) finishReplayBeat();
  return waiting > 0;
}

export function inspectInReplay(card: CardId): Promise<Inspection | null> {
  const { moment, eyes } = getState();
  return moment === null ? Promise.resolve(null) : replays().inspect(moment.at, eyes, card);
}

/** Lets a strong bot judge the decisions of that seat, in the background. */
export async function judge(seat: Seat): Promise<void> {
  setState({ judging: { seat, done: 0, of: 0, isOver: false, judgements: [] } });
  const listener = proxy({
    judged(done: number, of: number, judgement: Judgement | null) {
      setState(({ judging }) =>
        judging === null || judging.seat !== seat
          ? {}
          : { judging: { ...judging, done, of, judgements: [...judging.judgements, ...some(judgement)] } },
      );
    },
  });
  await report(replays().judge(seat, listener));
  setState(({ judging }) => (judging?.seat === seat ? { judging: { ...judging, isOver: true } } : {}));
}

function some<T>(value: T | null): readonly T[] {
  return value === null ? [] : [value];
}

export async function stopJudging(): Promise<void> {
  await replays().stopJudging();
}

/** The game at that point, seen with the same eyes; what is shown now stays. */
export function momentAt(at: number): Promise<ReplayMoment> {
  return replays().moment(at, getState().eyes);
}

export function review(): void {
  setState({ isReviewing: true, isPlaying: false });
}

/** From the review to the game itself, at that point. */
export async function openAt(at: number): Promise<void> {
  setState({ isReviewing: false });
  await goTo(at);
}

/** A new game that goes on from that point: the seat is a person's, the others are bots. */
export async function continueFrom(at: number, seat: Seat): Promise<OpenGame> {
  return continueGame(await replays().cutAt(at, seat));
}

/** The recorded game as text. */
export function replayText(): Promise<string> {
  return replays().text();
}

/** What fails is told on the page. */
export async function report(action: Promise<void>): Promise<void> {
  try {
    await tracked('replay', action);
  } catch (error) {
    setState({ trouble: messageOf(error) });
  }
}

export function dismissReplayTrouble(): void {
  setState({ trouble: null });
}
