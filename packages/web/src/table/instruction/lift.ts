/**
 * Lifts what stands at the board's foot above a question that is higher than its slot, so that neither covers the other
 * (`--lift`, table.module.css); given to React as a `ref` of whatever lies in the slot.
 */
export function lift(sheet: HTMLElement | null): (() => void) | undefined {
  const slot = sheet?.parentElement;
  const table = sheet?.closest<HTMLElement>('[data-table]');
  if (sheet === null || !slot || !table) return undefined;
  const observer = new ResizeObserver(() => {
    const heights = [...slot.querySelectorAll<HTMLElement>(':scope > section')].map(
      (one) => one.offsetHeight,
    );
    table.style.setProperty('--lift', `${Math.max(0, Math.max(...heights) - slot.clientHeight)}px`);
  });
  observer.observe(sheet);
  return () => observer.disconnect();
}
