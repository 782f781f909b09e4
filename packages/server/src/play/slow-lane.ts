/**
 * Long-running work that can wait, for all tables: done one after another, with a pause after each as long as the
 * work took, so that half of the time is left for everything else.
 */
export class SlowLane {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(job: () => Promise<T>): Promise<T> {
    let began = 0;
    const result = this.last.then(() => {
      began = performance.now();
      return job();
    });
    const rest = (): Promise<void> => pause(performance.now() - began);
    this.last = result.then(rest, rest);
    return result;
  }
}

function pause(millis: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, millis);
  });
}
