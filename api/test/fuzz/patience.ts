/**
 * Calls `onEnd` once this process has worked for that long without a response, or a single turn of the event loop has
 * (an endless loop). It counts work and not time, because on a busy machine the clock runs on while the server makes no
 * progress.
 */
export function patience(milliseconds: number, onEnd: () => void): () => void {
  const every = 100;
  const began = process.cpuUsage();
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
    const { user, system } = process.cpuUsage(began);
    if (turns * every >= milliseconds || (user + system) / 1000 >= milliseconds) onEnd();
  }, every);
  return () => clearInterval(timer);
}
