/** Gives what stops it, which happens by itself when this process exits: nothing that it started is left behind. */
export function endWithUs(stop: () => void): () => void {
  const once = (): void => {
    process.off('exit', once);
    stop();
  };
  process.on('exit', once);
  return once;
}
