/**
 * The milliseconds that a timer may be late. Beyond them the process itself was blocked, and has not read waiting data.
 */
const late = 150;

/**
 * Returns a function to call after a wait of this number of milliseconds. It tells whether the process was blocked
 * during the wait.
 */
export function standstill(milliseconds: number): () => boolean {
  const began = performance.now();
  return () => performance.now() - began > milliseconds + late;
}

/**
 * Calls `work` after this number of milliseconds, or a little later if the process was blocked. Returns a function that
 * cancels the call.
 */
export function after(milliseconds: number, work: () => void): () => void {
  const stoodStill = standstill(milliseconds);
  let timer = setTimeout(() => {
    if (!stoodStill()) return work();
    timer = setTimeout(work, late);
  }, milliseconds);
  return () => clearTimeout(timer);
}
