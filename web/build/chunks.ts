import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Context = Parameters<Extract<Group['name'], (...given: never[]) => unknown>>[1];

/** The screens that most people see first, by their modules; the budget weighs each with the entry. */
export const firstScreens = [
  'features/home/HomePage.tsx',
  'features/services/listing/ListingPage.tsx',
  'features/services/detail/DetailPage.tsx',
];

/** What every screen loads right after the first paint. */
const afterPaint = [
  'app/shell/own/ProfileMenu.tsx',
  'app/shell/PublishLink.tsx',
  'app/shell/SupportPanel.tsx',
  'app/outbox/ArrivalWatch.tsx',
  'app/watch/UpdatePrompt.tsx',
  'app/watch/ahead.ts',
  'features/searches/SuggestionList.tsx',
  'lib/crash-report.ts',
  'offline/outbox/page.ts',
];

const source = fileURLToPath(new URL('../src/', import.meta.url));

/**
 * Merges what a first visit loads into a few files, since each costs a round trip: the libraries, the app's own code, what
 * two of the first screens need, the rest of each, what reads the device, and what comes after the paint. The bundler
 * splits all other code by itself. A file holds what its roots reach by static imports and no earlier file holds. So no two
 * files need each other, which the budget checks.
 */
const inOrder: readonly Group[] = [
  // with what the bundler writes for older browsers
  { name: 'libraries', tags: ['$initial'], test: /node_modules|@oxc-project/ },
  { name: 'first', tags: ['$initial'] },
  group('first-screens', (context) => inTwo(firstScreens.map((screen) => reach(context, [screen])))),
  ...firstScreens.map((screen) => ({ ...reached(`${nameOf(screen)}-parts`, [screen]), minShareCount: 2 })),
  reached('device', ['offline/cache/responses.ts', 'offline/outbox/session-copy.ts']),
  reached('shell', afterPaint),
];

export const groups: Group[] = inOrder.map((one, at) => ({ ...one, priority: inOrder.length - at }));

/** `HomePage` of its path. */
export function nameOf(screen: string): string {
  return screen.replace(/^.*\/|\.tsx$/g, '');
}

/** All modules that the roots reach by static imports. */
function reached(name: string, roots: readonly string[]): Group {
  return group(name, (context) => reach(context, roots));
}

function group(name: string, find: (context: Context) => ReadonlySet<string>): Group {
  let found: ReadonlySet<string> | undefined;
  return {
    debugName: name,
    name: (id, context) => {
      found ??= find(context);
      return found.has(id) ? name : null;
    },
  };
}

function reach(context: Context, roots: readonly string[]): ReadonlySet<string> {
  const seen = new Set(roots.map((root) => source + root));
  for (const id of seen) {
    const { importedIds = [] } = context.getModuleInfo(id) ?? {};
    for (const next of importedIds) if (!isSchema(next)) seen.add(next);
  }
  return seen;
}

/** Schemas stay by themselves: endpoints name them (build/contract), and most who call one use none. */
function isSchema(id: string): boolean {
  return /shared\/src\/contract\/|node_modules\/zod\//.test(id);
}

function inTwo(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(sets.flatMap((set) => [...set]).filter((id) => sets.filter((set) => set.has(id)).length > 1));
}
