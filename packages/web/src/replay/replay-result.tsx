import type { ReplayOutline, TableView } from '@smashup/referee/protocol';
import type { ReactNode } from 'react';
import { Ending } from '../flow/ending.tsx';
import { Result } from '../flow/result.tsx';

interface Props {
  readonly outline: ReplayOutline;
  /** The table at the end. */
  readonly view: TableView;
  /** What to do now. */
  readonly children: ReactNode;
}

/** How a recorded game has ended. */
export function ReplayResult({ outline, view, children }: Props) {
  const { ending, seats } = outline;
  return (
    <Result
      seats={seats}
      view={view}
      course={courseOf(outline)}
      conceded={typeof ending === 'object' ? (ending?.conceded ?? null) : null}
      note={<Ending of={ending} />}
      choices={children}
    />
  );
}

/** VP of each seat at the end of every turn. */
export function courseOf({
  landmarks,
  vp,
  first,
}: Pick<ReplayOutline, 'landmarks' | 'vp' | 'first'>): readonly (readonly number[])[] {
  // A turn ends where the next one begins, the last one where the record does.
  const [, ...others] = landmarks.filter(({ base }) => base === null);
  return [...others.map(({ at }) => vp[at - first]), vp.at(-1)].filter((each) => each !== undefined);
}
