/** Returns a function that stops it. It also stops when this process exits, so nothing it started is left behind. */
export function endWithUs(stop: () => void): () => void {
  const once = (): void => {
    process.off('exit', once);
    stop();
  };
  process.on('exit', once);
  return once;
}
