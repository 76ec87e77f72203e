import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

interface Chunk {
  type: 'chunk';
  isEntry: boolean;
  fileName: string;
  facadeModuleId: string | null;
  imports: string[];
  moduleIds: string[];
  code: string;
}

interface Limits {
  /** the entry with its static imports: what every first visit fetches, kB */
  entryKb: number;
  /**
   * The entry and one screen: what is fetched before that screen is interactive, by the screen's module; `laterKb` what it
   * weighs when it has also loaded what it goes on with by itself, `later`
   */
  screens: Readonly<Record<string, { kb: number; requests: number; laterKb: number; later: readonly string[] }>>;
}

/**
 * Fails the build when the JavaScript that a first visit fetches before its screen is interactive exceeds its limits:
 * the entry, the screen's own chunk, and the static imports of both. So it does for all that the screen loads without a
 * touch, where one import too many drags in files of other screens.
 */
export function budget({ entryKb, screens }: Limits): Plugin {
  return {
    name: 'tero-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk') as Chunk[];
      const entry = chunks.find((chunk) => chunk.isEntry && chunk.fileName.startsWith('assets/'));
      if (!entry) return; // the service worker's own build
      const circle = circleIn(chunks);
      if (circle) this.error(`files that need each other: ${circle}`);
      const check = (name: string, roots: readonly Chunk[], limit: { kb: number; requests?: number }) => {
        const weighed = [...closure(roots, chunks)].map(({ fileName, code }) => ({
          fileName,
          kb: brotliCompressSync(code).length / 1000,
        }));
        const total = weighed.reduce((sum, { kb }) => sum + kb, 0);
        const files = weighed.map(
          ({ fileName, kb }) => `${fileName.replace(/^assets\/|-[\w-]{8}\.js$/g, '')} ${kb.toFixed(1)}`,
        );
        console.log(`  ${files.join(', ')}`);
        const verdict = `${name} ${total.toFixed(1)} kB brotli of ${limit.kb} kB in ${weighed.length} files${limit.requests ? ` of ${limit.requests}` : ''}`;
        if (total > limit.kb || weighed.length > (limit.requests ?? Infinity)) this.error(verdict);
        console.log(verdict);
      };
      check('initial JavaScript', [entry], { kb: entryKb, requests: 12 });
      for (const [module, limit] of Object.entries(screens)) {
        const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
        if (!page) this.error(`no chunk of ${module}`);
        const name = module.replace(/.*\//, '');
        check(`with ${name}`, [entry, page], limit);
        const parts = limit.later.map((part) => {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${part}`)));
          return chunk ?? this.error(`no chunk of ${part}`);
        });
        check(`${name} in the end`, [entry, page, ...parts], { kb: limit.laterKb });
      }
    },
  };
}

function closure(roots: readonly Chunk[], chunks: Chunk[]): Set<Chunk> {
  const seen = new Set(roots);
  for (const chunk of seen) {
    for (const file of chunk.imports) {
      const next = chunks.find((candidate) => candidate.fileName === file);
      if (next) seen.add(next);
    }
  }
  return seen;
}

/** Returns files that import each other in a circle: which runs first would be chance (see chunks.ts). */
function circleIn(chunks: readonly Chunk[]): string | undefined {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file].join(' → ');
    if (done.has(file)) return undefined;
    done.add(file);
    for (const next of byFile.get(file)?.imports ?? []) {
      const circle = visit(next, [...path, file]);
      if (circle) return circle;
    }
    return undefined;
  };
  for (const { fileName } of chunks) {
    const circle = visit(fileName, []);
    if (circle) return circle;
  }
  return undefined;
}
