import { wrap, type Remote } from 'comlink';
import { settlesAfter, tracked } from '../activity.ts';
import type { RefereeApi } from '../protocol/referee-api.ts';
import type { ReplayApi } from '../protocol/replay-api.ts';

interface ConnectedReferee {
  readonly referee: Remote<RefereeApi>;
  /** Rejects when the worker's script cannot be loaded: it will never answer anything. */
  readonly broken: Promise<never>;
}

/** Opens the worker in which games are refereed. */
export function connectReferee(): ConnectedReferee {
  const worker = new Worker(new URL('../host/worker.ts', import.meta.url), { type: 'module' });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => {
      // Errors in its script arrive as an event with a message.
      if (!(event instanceof ErrorEvent)) reject(new Error('The referee cannot be loaded.'));
    });
  });
  const referee = wrap<RefereeApi>(worker);
  // What was decided is stored a moment later.
  settlesAfter(() => referee.stored());
  return { referee: counted(referee), broken };
}

/** Opens the worker in which recorded games are shown. */
export function connectReplays(): Remote<ReplayApi> {
  return counted(
    wrap<ReplayApi>(
      new Worker(new URL('../host/worker.ts', import.meta.url), { type: 'module', name: 'replays' }),
    ),
  );
}

/** These go on for as long as somebody listens. */
const LASTING: ReadonlySet<string> = new Set<keyof RefereeApi | keyof ReplayApi>(['listen', 'judge']);

/** Every question to a worker is under way until it is answered. */
function counted<Api extends object>(remote: Api): Api {
  return new Proxy(remote, {
    get(target, name, receiver) {
      const asked: unknown = Reflect.get(target, name, receiver);
      if (typeof asked !== 'function' || typeof name !== 'string' || LASTING.has(name)) return asked;
      return (...args: readonly unknown[]): Promise<unknown> =>
        tracked(name, Promise.resolve(Reflect.apply(asked, target, args)));
    },
  });
}
