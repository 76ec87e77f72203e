import { z } from 'zod';
import type { BackupStore } from './store.ts';

const stored = z.object({ bytes: z.number(), sha256: z.string().regex(/^[0-9a-f]{64}$/) });
const name = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9.-]*$/);

const manifestSchema = z.object({
  format: z.literal(1),
  at: z.iso.datetime(),
  /** the last migration of the database */
  schema: z.string(),
  /** rows of each table */
  tables: z.record(z.string(), z.number()),
  /** the files in the set's own folder: databases and keys */
  own: z.record(name, stored),
  /** pictures by their path in the data folder; they are in the store that the backups share */
  files: z.record(z.string().regex(/^(uploads|staged)\/[A-Za-z0-9][A-Za-z0-9.-]*$/), stored),
  /** pictures that rows name but that the data folder had lost */
  lost: z.array(z.string()),
});

export type Manifest = z.output<typeof manifestSchema>;
export type Stored = z.output<typeof stored>;

export const manifestName = 'manifest.json';

/** Returns the manifest of a backup. Throws with the backup's name when the manifest cannot be read. */
export async function readManifest({ sets, name }: BackupStore, set: string): Promise<Manifest> {
  const bytes = await sets.read(`${set}/${manifestName}`);
  try {
    return manifestSchema.parse(JSON.parse(String(bytes)));
  } catch (error) {
    throw new Error(`No se puede leer ${set}/${manifestName} de ${name}.`, { cause: error });
  }
}
