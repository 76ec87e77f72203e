import { cpSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

/**
 * Returns the folder, by the port, with the data of the suite's server as they are before the first test: other servers
 * begin with a copy, because drawing the demo's images would cost each twenty seconds of a core.
 */
export function demoCopy(port: number | string): string {
  return join(tmpdir(), `tero-e2e-demo-${port}`);
}

/** Copies the data of a running server that nobody uses yet: its databases by their own backup, without its lock. */
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
