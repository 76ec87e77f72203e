/** Receives the lines of the log, a JSON object each. */
export interface LogTarget {
  write(line: string): void;
}

/** The longest time in milliseconds for which lines of level `info` are gathered before they are written. */
const longest = 500;
/** The number of characters that are written without waiting longer. */
const most = 8192;

/** The beginning of a log line of level `info`. Lines of other levels are written at once. */
const quiet = '{"level":30,';

/**
 * Returns a target that writes log lines in batches, since writing one takes as long as a cached response. A line above
 * `info` flushes the batch, and so does the end of the process.
 */
export function gatheredLines(write: (text: string) => void): LogTarget & { flush: () => void } {
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const text = waiting;
    waiting = '';
    if (text) write(text);
  }

  return {
    flush,
    write(line) {
      waiting += line;
      if (waiting.length > most || !line.startsWith(quiet)) flush();
      else timer ??= setTimeout(flush, longest).unref();
    },
  };
}

/** Returns standard output as a log target. The process goes on when the reader closes it. */
export function standardOutput(): LogTarget {
  // one listener is enough for the process, however many logs it has
  if (process.stdout.listenerCount('error') === 0) process.stdout.on('error', () => undefined);
  const lines = gatheredLines((text) => void process.stdout.write(text));
  process.once('exit', lines.flush);
  return lines;
}
