import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Context = Parameters<Extract<Group['name'], (...given: never[]) => unknown>>[1];

const source = fileURLToPath(new URL('../src/', import.meta.url));

/** What every screen loads right after the first paint. */
const afterPaint = [
  'app/shell/Footer.tsx',
  'app/shell/OfflineBanner.tsx',
  'app/watch/ArrivalWatch.tsx',
  'app/watch/UpdatePrompt.tsx',
  'app/watch/favorites-ahead.ts',
  'offline/outbox/start.ts',
  'ui/Toaster.tsx',
];

/** What reads the device before anything is drawn. */
const beforePaint = ['offline/cache/responses.ts', 'offline/outbox/session-copy.ts'];

/** The screens that most people see first, each before those that need more. */
const firstScreens = [
  ['home', 'features/home/HomePage.tsx'],
  ['listing', 'features/services/listing/ListingPage.tsx'],
  ['detail', 'features/services/detail/DetailPage.tsx'],
] as const;

/**
 * Merges what screens share into a few files: each costs a round trip, and without signal a pass through the service
 * worker. A file holds what its screens reach by static imports beyond the files before it; so no two need each other
 * (the budget plugin fails on that), and a first screen loads nothing that it does not use.
 */
export function groups(precached: readonly string[]): Group[] {
  const layers = firstScreens.map(([name, page]) => shared(name, [source + page]));
  return [
    { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 9 },
    { name: 'first', tags: ['$initial'], priority: 8 },
    {
      name: 'rules',
      test: /shared\/src\/(?!contract|rules\/(?:search|places\/places))/,
      minShareCount: 2,
      priority: 7.5,
    },
    {
      ...reachedFrom(
        'device',
        beforePaint.map((path) => source + path),
      ),
      priority: 7.2,
    },
    {
      ...reachedFrom(
        'shell',
        afterPaint.map((path) => source + path),
      ),
      priority: 7,
    },
    ...layers.map((layer, at) => ({ ...layer, priority: 6 - at })),
    { ...shared('screens', precached), priority: 1 },
  ];
}

function shared(name: string, roots: readonly string[]): Group {
  return { ...reachedFrom(name, roots), minShareCount: 2 };
}

/** Schemas stay by themselves: endpoints name them (build/contract), and most who call one use none. */
function isSchema(id: string): boolean {
  return /shared\/src\/contract\/|node_modules\/zod\//.test(id);
}

/** All modules that the roots reach by static imports. */
function reachedFrom(name: string, roots: readonly string[]): Group {
  let found: Set<string> | undefined;
  const reach = (context: Context) => {
    const seen = new Set(roots);
    for (const id of seen) {
      const { importedIds = [] } = context.getModuleInfo(id) ?? {};
      for (const next of importedIds) if (!isSchema(next)) seen.add(next);
    }
    return seen;
  };
  return {
    debugName: name,
    name: (id, context) => {
      found ??= reach(context);
      return found.has(id) ? name : null;
    },
  };
}
