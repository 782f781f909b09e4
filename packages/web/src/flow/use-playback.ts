import type { Seat } from '@smashup/engine';
import type { Beat, Catalogue, SeatSetUp } from '@smashup/referee/protocol';
import { useEffect, useRef, useCallback } from 'react';
import { after } from '../clock.ts';
import { finishBeat, useSession } from '../session/session.ts';
import { useSettings } from '../settings/settings.ts';
import { durationOf, stretchOf } from './pace.ts';
import { faceToRead, readingTime } from './reading.ts';
import { endRound, useRoundPace, setRoundPace } from './round-pace.ts';

/** A round that is hurried takes this part of its time. */
const HURRIED = 0.25;

/** What a millisecond of a move takes; 0: nothing is shown moving. */
export function useStretch(): number {
  const speed = useSettings((settings) => settings.speed);
  const pace = useRoundPace((round) => round.pace);
  if (pace === 'skipped') return 0;
  return stretchOf(speed) * (pace === 'hurried' ? HURRIED : 1);
}

/** The beat that is being shown; null: everything has been. Each stays for its time, then the next one follows. */
export function usePlayback(catalogue: Catalogue, viewer: Seat | null): Beat | null {
  const beat = useSession(({ beats }) => beats[0] ?? null);
  const isAsked = useSession(
    ({ beats, update }) => beats.length === 0 && (update?.decision ?? null) !== null,
  );
  const speed = useSettings((settings) => settings.speed);
  const pace = useRoundPace((round) => round.pace);
  const isHeld = useRoundPace((round) => round.isHeld);
  // A text that was read once is known.
  const read = useRef(new Set<number>());
  useEffect(() => {
    if (isAsked) endRound();
  }, [isAsked]);
  useEffect(() => {
    if (beat === null) return undefined;
    if (speed === 'none' || pace === 'skipped') {
      skipBeats();
      return undefined;
    }
    if (pace === 'stepped' || isHeld) return undefined;
    const face = faceToRead(beat, viewer);
    const toRead = face === null || read.current.has(face) ? 0 : readingTime(catalogue, face);
    const time = durationOf(beat, speed, toRead) * (pace === 'hurried' ? HURRIED : 1);
    return after(time, () => {
      if (face !== null) read.current.add(face);
      finishBeat();
    });
  }, [beat, speed, pace, isHeld, catalogue, viewer]);
  return beat;
}

/** Jumps to the end of everything being shown; false: nothing was going on. */
function skipBeats(): boolean {
  const waiting = useSession.getState().beats.length;
  for (let left = waiting; left > 0; left--) finishBeat();
  return waiting > 0;
}

/** Jumps ahead until the viewer is asked; somebody who only watches skips what is being shown. */
export function useSkip(seats: readonly SeatSetUp[]): () => boolean {
  const watches = seats.every(({ sitter }) => sitter.kind === 'bot');
  return useCallback(() => {
    const isShowing = skipBeats();
    if (isShowing && !watches) setRoundPace('skipped');
    return isShowing;
  }, [watches]);
}

/** Follows every beat, also those that are skipped: they leave the list from the front, in order. */
export function useEachBeat(follow: (beat: Beat) => void): void {
  useEffect(() => {
    const look = (current: Beat | undefined): void => {
      if (current !== undefined) follow(current);
    };
    look(useSession.getState().beats[0]);
    return useSession.subscribe(({ beats: [now] }, { beats: [before] }) => {
      if (now !== before) look(now);
    });
  }, [follow]);
}
