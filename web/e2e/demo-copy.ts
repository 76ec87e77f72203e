import { cpSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

/**
 * Returns the folder, named by the port, with a copy of the suite's data before the first test. Other servers start
 * from it, because drawing the demo's images would take each of them twenty seconds of CPU time.
 */
export function demoCopy(port: number | string): string {
  return join(tmpdir(), `tero-e2e-demo-${port}`);
}

/** Copies the data of a running server that is not in use yet: its databases by their own backup, without its lock. */
export async function copyData(from: string, to: string): Promise<void> {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true, filter: (path) => !/\.(lock(-journal)?|sqlite(-\w+)?)$/.test(path) });
  for (const name of readdirSync(from)) {
    if (!name.endsWith('.sqlite')) continue;
    const database = new Sqlite(join(from, name), { readonly: true });
    await database.backup(join(to, name));
    database.close();
  }
}
