// The log of the server for browser tests, which prints and remembers unexpected errors.
import process from 'node:process';

const error = 50;

/**
 * Returns the target of the log, and the list of logged errors with a cause: broken calls and jobs. An error without a
 * cause is an event that the server foresees, like a push service that refuses its keys.
 */
export function errorLog() {
  const errors = [];
  const write = (line) => {
    const { level, msg, time, req, job, err } = JSON.parse(line);
    if (level < error || !err) return;
    const where = req ? `${req.method} ${req.route}` : (job ?? 'server');
    const text = `${new Date(time).toISOString()} ${where}: ${msg}\n${err.stack}`;
    errors.push(text);
    process.stderr.write(`${text}\n`);
  };
  return { errors, log: { write } };
}
