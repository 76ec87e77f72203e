import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

type Tree = Record<string, unknown> & { type: string };

export const screenTables = fileURLToPath(new URL('../src/app/screens/', import.meta.url));

/** Whom a screen is for, those with more people first. */
const visitors = ['anyone', 'guest', 'account', 'provider', 'client', 'admin'];

/**
 * Reads the tables of screens (src/app/screens): the file of each page that they import, and whom the screens that mark
 * it as `precached` are for; null when none does. Throws when a mark stands on a screen whose import is written
 * elsewhere.
 */
export function readScreens(folder: string): ReadonlyMap<string, string | null> {
  const pages = new Map<string, string | null>();
  for (const name of readdirSync(folder).filter((file) => /screens\.ts$/.test(file))) {
    const path = join(folder, name);
    const { program, errors } = parseSync(name, readFileSync(path, 'utf8'));
    if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
    const trees = treesIn(program);
    for (const page of trees.flatMap(pageOf)) pages.set(join(folder, page), pages.get(join(folder, page)) ?? null);
    for (const screen of trees.filter((tree) => written(tree, 'precached') === true)) {
      const own = treesIn(screen).flatMap(pageOf);
      if (own.length === 0)
        throw new Error(`${path}: \`precached\` stands beside the import of its page, or does nothing`);
      for (const page of own)
        pages.set(join(folder, page), wider(pages.get(join(folder, page)), written(screen, 'who')));
    }
  }
  return pages;
}

function wider(one: string | null | undefined, other: unknown): string {
  return visitors.find((visitor) => visitor === one || visitor === other) ?? 'anyone';
}

/** The tree and all those in it. */
function treesIn(value: unknown): Tree[] {
  if (Array.isArray(value)) return value.flatMap(treesIn);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(treesIn);
  return 'type' in value && typeof value.type === 'string' ? [value as Tree, ...inside] : inside;
}

/** The path that an `import()` asks for. */
function pageOf({ type, source }: Tree): string[] {
  const path = type === 'ImportExpression' ? (source as { value?: unknown }).value : undefined;
  return typeof path === 'string' ? [path] : [];
}

/** The value of a property that is written out; undefined for all else. */
function written({ type, properties }: Tree, name: string): unknown {
  if (type !== 'ObjectExpression') return undefined;
  const own = properties as { key?: { name?: string }; value?: { value?: unknown } }[];
  return own.find(({ key }) => key?.name === name)?.value?.value;
}
