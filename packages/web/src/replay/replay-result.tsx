import type { ReplayOutline, TableView } from '@smashup/referee/protocol';
import type { ReactNode } from 'react';
import { Ending } from '../flow/ending.tsx';
import { Result } from '../flow/result.tsx';
import { courseOf } from './course.ts';

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
