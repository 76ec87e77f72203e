/** Milliseconds that a timer may be late before the process itself was blocked and has not read waiting data. */
const late = 150;

/**
 * Returns a function that tells, after a wait of this number of milliseconds, whether the process stood still
 * meanwhile.
 */
export function standstill(milliseconds: number): () => boolean {
  const began = performance.now();
  return () => performance.now() - began > milliseconds + late;
}

/**
 * Calls `work` after this number of milliseconds, a little later if the process stood still; returns a function that
 * cancels this.
 */
export function after(milliseconds: number, work: () => void): () => void {
  const stoodStill = standstill(milliseconds);
  let timer = setTimeout(() => {
    if (!stoodStill()) return work();
    timer = setTimeout(work, late);
  }, milliseconds);
  return () => clearTimeout(timer);
}
