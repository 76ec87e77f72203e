import process from 'node:process';
import { AppError } from './errors.ts';

/** Runs an operator's command. Prints an error as one line and sets exit code 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${reasonOf(error as Error)}\n`);
    process.exitCode = 1;
  }
}

/**
 * Returns the reason of an error. The message of an `AppError` is for people who use Tero; an operator needs its cause.
 */
function reasonOf(error: Error): string {
  const { message, code } = (error instanceof AppError ? (error.cause ?? error) : error) as NodeJS.ErrnoException;
  // one of several tried addresses has no message
  return message || (code ?? error.message);
}

/** Tells an operator something, in a line. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
