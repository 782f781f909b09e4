/** Runs tasks, and closes when there are no more. */
interface Doer<Task, Result> {
  run(task: Task): Promise<Result>;
  close(): Promise<void>;
}

/** Yields the results of the tasks in order, whichever is done first, with a limited number under way at once. */
export async function* runAll<Task, Result>(
  tasks: Iterable<Task>,
  doer: Doer<Task, Result>,
  atOnce: number,
): AsyncGenerator<Result> {
  const underWay: Promise<Result>[] = [];
  try {
    for (const task of tasks) {
      const result = doer.run(task);
      // If a thread dies, the error surfaces when its task is awaited.
      result.catch(() => {});
      underWay.push(result);
      if (underWay.length === atOnce) yield* inOrder(underWay.splice(0, 1));
    }
    yield* inOrder(underWay);
  } finally {
    await doer.close();
  }
}

async function* inOrder<T>(promises: readonly Promise<T>[]): AsyncGenerator<T> {
  for (const promise of promises) yield await promise;
}
