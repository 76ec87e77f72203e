/** Milliseconds that a timer may be late before the process itself was blocked and has not read waiting data. */
const late = 150;

/** Returns what tells, after a wait of so many milliseconds, whether the process stood still in it. */
export function standstill(milliseconds: number): () => boolean {
  const began = performance.now();
  return () => performance.now() - began > milliseconds + late;
}

/** Calls `work` after so many milliseconds, a little later when the process stood still; returns what forgets it. */
export function after(milliseconds: number, work: () => void): () => void {
  const stoodStill = standstill(milliseconds);
  let timer = setTimeout(() => {
    if (!stoodStill()) return work();
    timer = setTimeout(work, late);
  }, milliseconds);
  return () => clearTimeout(timer);
}
