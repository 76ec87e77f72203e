import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { besideDatabase, copyDatabase } from '../backup/database.ts';
import type { Place } from './place.ts';

/** Copies the keys that the server generated, and the simulated MercadoPago, unless the target's folder has them. */
export async function copyBeside(from: Place, to: Place): Promise<void> {
  for (const name of besideDatabase) {
    const [source, target] = [join(from.dataDir, name), join(to.dataDir, name)];
    if (!existsSync(source) || existsSync(target)) continue;
    if (name.endsWith('.sqlite')) await copyDatabase(source, target);
    else await copyFile(source, target);
  }
}
