import type { News } from './news.ts';

/** What is heard from other processes. */
export interface Hearing {
  /** `from`: the process. */
  readonly news: (news: News, from: string) => void;
  /** Something may have been missed: everything has to be looked at. */
  readonly missed: () => void;
  /** That process is gone. */
  readonly gone: (from: string) => void;
}

/** Between the processes of one server. */
export interface Bell {
  ring(news: News): void;
  listen(hearing: Hearing): void;
  close(): Promise<void>;
}

/** For a process that is alone. */
export const SILENT_BELL: Bell = { ring: () => {}, listen: () => {}, close: async () => {} };
