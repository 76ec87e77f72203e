import type { Plugin } from 'vite';
import type { ManifestTransform } from 'workbox-build';
import { readScreens, screenTables } from './screen-tables.ts';

/** Files that are not precached: images and files that only the browser requests, which it keeps itself. */
export const leftOut = ['.vite/**', 'icons/**', 'screenshots/**', 'assets/*.svg', 'assets/{hero,blog}-*.webp'];

interface Chunk {
  type: 'chunk';
  fileName: string;
  isEntry: boolean;
  facadeModuleId: string | null;
  imports: readonly string[];
  dynamicImports: readonly string[];
  viteMetadata?: { importedCss: ReadonlySet<string> };
}

/** Workers are files of their own, which no import names; forms that wait for signal need the one for photos. */
const workers = /^assets\/photo-worker-[\w-]+\.js$/;

/**
 * Chooses what the installed app fetches ahead: the code that the shell and the screens marked `precached` can reach.
 * Other screens, and what only they use, are cached when they are first opened (src/sw/code.ts). `transform` fails the
 * build when the files exceed `limitKb` kB, uncompressed.
 */
export function precache({ limitKb }: { limitKb: number }): { plugin: Plugin; transform: ManifestTransform } {
  let reached: ReadonlySet<string> = new Set();
  const plugin: Plugin = {
    name: 'tero-precache',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = (Object.values(bundle) as { type: string }[]).filter(isChunk);
      // the service worker's own build has no screens
      if (chunks.some(({ dynamicImports }) => dynamicImports.length > 0))
        reached = reach(chunks, readScreens(screenTables));
    },
  };
  const transform: ManifestTransform = (manifest) => {
    const chosen = manifest.filter(({ url }) => !/\.(js|css)$/.test(url) || reached.has(url) || workers.test(url));
    const total = chosen.reduce((sum, { size }) => sum + size, 0) / 1000;
    const verdict = `precache ${total.toFixed(0)} kB of ${limitKb} kB`;
    if (total > limitKb) throw new Error(`${verdict}: mark fewer screens as precached`);
    console.log(verdict);
    return { manifest: chosen, warnings: [] };
  };
  return { plugin, transform };
}

/** Returns the files that the entry needs and may load, without the screens that are not precached. */
function reach(chunks: readonly Chunk[], screens: ReadonlyMap<string, boolean>): ReadonlySet<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports, dynamicImports } of found) {
    for (const file of [...imports, ...dynamicImports]) {
      const next = byFile.get(file);
      if (next && screens.get(next.facadeModuleId ?? '') !== false) found.add(next);
    }
  }
  return new Set([...found].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]));
}

function isChunk(file: { type: string }): file is Chunk {
  return file.type === 'chunk';
}
