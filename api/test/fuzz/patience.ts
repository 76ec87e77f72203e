/**
 * Waits as long as this process has worked: on a busy machine the clock runs on while the server makes no progress. It
 * ends when the event loop has turned for that long without a response, or one turn has worked for that long (an
 * endless loop).
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
