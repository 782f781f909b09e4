import { after } from '../../clock.ts';
import { EASINGS, type Cue, type Timeline } from './timeline.ts';

interface Stage {
  /** Lies over the table; props are put there. */
  readonly layer: HTMLElement;
  /** What a millisecond of the timeline takes. */
  readonly stretch: number;
  readonly hear: (cue: Cue) => void;
  /** Called once, also when it is cut short. */
  readonly ended: () => void;
}

/** Plays a timeline; returns a function that jumps to its last frame, which is the page as it is. */
export function perform(timeline: Timeline, { layer, stretch, hear, ended }: Stage): () => void {
  const { tracks, props, cues, end } = timeline;
  layer.append(...props);
  const animations = tracks.map(({ element, frames, span: [from, to], easing }) =>
    element.animate(frames, {
      delay: from * stretch,
      duration: (to - from) * stretch,
      easing: EASINGS[easing],
      // What belongs to the page is already where it ends.
      fill: timeline.isProp(element) ? 'forwards' : 'none',
    }),
  );
  let isOver = false;
  const finish = (): void => {
    if (isOver) return;
    isOver = true;
    for (const cancel of waiting) cancel();
    for (const animation of animations) animation.cancel();
    ended();
  };
  const waiting = [
    ...cues.map((cue) => after(cue.at * stretch, () => hear(cue))),
    after(end * stretch, finish),
  ];
  return finish;
}
