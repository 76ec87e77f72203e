import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

type Tree = Record<string, unknown> & { type: string };

export const screenTables = fileURLToPath(new URL('../src/app/screens/', import.meta.url));

/**
 * Reads the tables of screens (src/app/screens): the file of each page that they import, and whether a screen marks it
 * as `precached`. Throws when a mark stands on a screen whose import is written elsewhere.
 */
export function readScreens(folder: string): ReadonlyMap<string, boolean> {
  const pages = new Map<string, boolean>();
  for (const name of readdirSync(folder).filter((file) => /screens\.ts$/.test(file))) {
    const path = join(folder, name);
    const { program, errors } = parseSync(name, readFileSync(path, 'utf8'));
    if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
    const trees = treesIn(program);
    for (const page of trees.flatMap(pageOf)) pages.set(join(folder, page), pages.get(join(folder, page)) ?? false);
    for (const screen of trees.filter(isPrecached)) {
      const own = treesIn(screen).flatMap(pageOf);
      if (own.length === 0)
        throw new Error(`${path}: \`precached\` stands beside the import of its page, or does nothing`);
      for (const page of own) pages.set(join(folder, page), true);
    }
  }
  return pages;
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

function isPrecached({ type, properties }: Tree): boolean {
  if (type !== 'ObjectExpression') return false;
  const own = properties as { key?: { name?: string }; value?: { value?: unknown } }[];
  return own.some(({ key, value }) => key?.name === 'precached' && value?.value === true);
}
