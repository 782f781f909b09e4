import type { Beat, StoryLine } from '@smashup/referee/protocol';

/** Which of the nine steps of scoring (R5.2) each moment belongs to. */
export function scoringSteps(frames: readonly Beat[]): readonly number[] {
  let step = 1;
  return frames.map(({ lines }) => {
    step = lines.reduce(stepAfter, step);
    return step;
  });
}

/** What happens before VP are awarded is step 3, what happens between them and the clearing is step 5. */
function stepAfter(step: number, { key }: StoryLine): number {
  switch (key) {
    case 'scoring':
      return 2;
    case 'place':
    case 'vp':
      return 4;
    case 'clear':
      return 6;
    case 'base leaves':
      return 7;
    case 'base enters':
      return 8;
    default:
      return step === 2 ? 3 : step === 4 ? 5 : step;
  }
}
