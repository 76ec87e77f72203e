import process from 'node:process';

/** Runs an operator's command. Prints a thrown error as one line and sets exit code 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}

/** Tells an operator something, in a line. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
