/** Receives the lines of the log, a JSON object each. */
export interface LogTarget {
  write(line: string): void;
}

/** Milliseconds that lines which nobody waits for lie together. */
const longest = 500;
/** Characters that are written without waiting longer. */
const most = 8192;

/** The beginning of a line of level `info`; other lines do not wait. */
const quiet = '{"level":30,';

/**
 * Writes lines of the log in batches, since writing one takes as long as a cached response. A line louder than `info`
 * flushes the batch, and so does the end of the process.
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

/** Standard output as a log's target. The process goes on when the reader closes it. */
export function standardOutput(): LogTarget {
  // one is enough for the process, however many logs it has
  if (process.stdout.listenerCount('error') === 0) process.stdout.on('error', () => undefined);
  const lines = gatheredLines((text) => void process.stdout.write(text));
  process.once('exit', lines.flush);
  return lines;
}
