import Sqlite from 'better-sqlite3';
import { widths } from '../images/store.ts';

/**
 * More pages than any file has, so that the second step copies the rest at once and no write makes SQLite start again.
 */
const all = 0x7fffffff;

/** Copies a database as of one instant, while others write to it, into one file without a write-ahead log. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new Sqlite(from, { readonly: true, fileMustExist: true });
  try {
    await source.backup(to, { progress: () => all });
  } finally {
    source.close();
  }
  const copy = new Sqlite(to);
  copy.pragma('journal_mode = DELETE');
  copy.close();
}

/** Files beside the database in a data folder: the simulated MercadoPago, and keys that the server generated. */
export const besideDatabase = ['sandbox-payments.sqlite', 'jwt-secret', 'vapid-keys'];

interface Described {
  schema: string;
  tables: Record<string, number>;
  /** paths in the data folder that rows name */
  files: string[];
}

const images = {
  accounts: ['profile_image', 'profile'],
  service_images: ['file', 'service'],
  post_images: ['file', 'post'],
  review_images: ['file', 'review'],
  offers: ['file', 'post'],
} as const;

/** Returns a description of a database after SQLite has checked all of it. Throws when the database is damaged. */
export function describe(path: string): Described {
  return opened(path, (db) => {
    const faults = db.pragma('integrity_check(5)', { simple: true });
    if (faults !== 'ok') throw new Error(`${path} está dañada: ${faults}`);
    const wanted = "select name from sqlite_master where type = 'table' and rootpage > 0 order by name";
    const names = db.prepare(wanted).pluck().all() as string[];
    const count = (table: string) => db.prepare(`select count(*) from "${table}"`).pluck().get() as number;
    const last = db.prepare('select max(name) from kysely_migration').pluck().get() as string;
    return { schema: last, tables: Object.fromEntries(names.map((name) => [name, count(name)])), files: filesOf(db) };
  });
}

/** Returns the paths, in the data folder, of the pictures that the database's rows name. */
export function namedFiles(path: string): string[] {
  return opened(path, filesOf);
}

/** The tables whose files only the server reads. */
const unseen = ['staged_uploads', 'inquiry_photos', 'quote_photos'];

/** Removes from a copy the rows whose files are missing: staged uploads, and photos of pedidos and works. */
export function dropStaged(copy: string, paths: readonly string[]): void {
  const db = new Sqlite(copy);
  for (const table of unseen) {
    const drop = db.prepare(`delete from ${table} where 'staged/' || file = ?`);
    for (const path of paths) drop.run(path);
  }
  db.close();
}

/** Removes from a copy's rows the pictures that wait for the team, because no backup holds them (rule TRUST-52). */
export function dropIdentities(copy: string): void {
  const db = new Sqlite(copy);
  // deleted data is overwritten
  db.pragma('secure_delete = on');
  db.prepare(
    `update provider_profiles set identity_files = null, identity_sent_at = null, identity_word = null
     where identity_files is not null`,
  ).run();
  db.exec('delete from provider_papers where file is not null');
  db.exec('update provider_profiles set papers_sent_at = null where papers_sent_at is not null');
  db.close();
}

function filesOf(db: Sqlite.Database): string[] {
  const column = (table: string, name: string) =>
    db.prepare(`select distinct ${name} from ${table} where ${name} is not null`).pluck().all() as string[];
  const shown = Object.entries(images).flatMap(([table, [name, kind]]) =>
    column(table, name).flatMap((key) => widths[kind].map((width) => `uploads/${key}-${width}.webp`)),
  );
  // a backup of an earlier release may lack some of the tables
  const there = db.prepare("select name from sqlite_master where type = 'table'").pluck().all();
  const staged = unseen
    .filter((table) => there.includes(table))
    .flatMap((table) => column(table, 'file'))
    .map((file) => `staged/${file}`);
  return [...new Set([...shown, ...staged])].sort();
}

function opened<T>(path: string, read: (db: Sqlite.Database) => T): T {
  const db = new Sqlite(path, { readonly: true, fileMustExist: true });
  try {
    return read(db);
  } catch (error) {
    if (error instanceof Sqlite.SqliteError) throw new Error(`${path} está dañada: ${error.message}`, { cause: error });
    throw error;
  } finally {
    db.close();
  }
}
