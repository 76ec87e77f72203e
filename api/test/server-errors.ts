/** An entry of the server's log at level error or fatal. */
interface LogEntry {
  level: number;
  msg: string;
  req?: { method: string; route: string };
  err?: { type: string; message: string; stack: string };
}

const error = 50;
let logged: LogEntry[] = [];
let expected: RegExp[] = [];

/** The log target of every app that the harness starts. It keeps errors until the running test ends. */
export const serverErrors = {
  write(line: string): void {
    const entry = JSON.parse(line) as LogEntry;
    if (entry.level >= error) logged.push(entry);
  },
};

/** Remembers a warning of Node about something that would become a leak. */
export function noteWarning({ name, message, stack = '' }: Error): void {
  if (name !== 'MaxListenersExceededWarning') return;
  logged.push({ level: error, msg: 'warning', err: { type: name, message, stack } });
}

/**
 * Declares that the running test makes the server log an error whose message or cause has these words. The test fails
 * when no such error comes.
 */
export function expectServerError(words: RegExp): void {
  expected.push(words);
}

/** Returns the errors logged so far and clears them, for a test that judges them itself. */
export function takeServerErrors(): Error[] {
  const entries = logged;
  logged = [];
  return entries.map(failureOf);
}

/** Clears the errors of the test that ends. Throws when an error was unexpected, or an expected one did not come. */
export function settleServerErrors(): void {
  const [entries, patterns] = [logged, expected];
  [logged, expected] = [[], []];
  const unexpected = entries.filter((entry) => !patterns.some((words) => words.test(titleOf(entry))));
  const missing = patterns.filter((words) => !entries.some((entry) => words.test(titleOf(entry))));
  const [first, ...others] = unexpected.map(failureOf);
  if (first) throw others.length === 0 ? first : new AggregateError([first, ...others], 'Unexpected server errors');
  if (missing.length > 0) throw new Error(`The server logged no error like ${missing.join(', ')}`);
}

function titleOf({ msg, err }: LogEntry): string {
  return err ? `${msg}: ${err.message}` : msg;
}

/** Returns an error with the server's own stack. */
function failureOf(entry: LogEntry): Error {
  const { req, err, level: _level, msg: _msg, ...rest } = entry;
  const where = req ? `${req.method} ${req.route}: ` : '';
  const failure = new Error(
    `Unexpected server error: ${where}${titleOf(entry)}${err ? '' : ` ${JSON.stringify(rest)}`}`,
  );
  if (err) failure.stack = `${failure.message}\n${err.stack}`;
  return failure;
}
