import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { nameOf } from './chunks.ts';

type Chunk = Rolldown.OutputChunk;

interface FirstView {
  /** brotli, of 1000 bytes */
  kb: number;
  requests: number;
  /** modules of the screens that people see first, from web/src */
  screens: readonly string[];
}

/**
 * Fails the build when the JavaScript that a first view of a screen waits for exceeds its limits: the entry, the screen's
 * own file, and the static imports of both. It fails, too, on files that need each other: which runs first would be chance.
 */
export function budget({ kb, requests, screens }: FirstView): Plugin {
  return {
    name: 'tero-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find(({ isEntry, fileName }) => isEntry && fileName.startsWith('assets/'));
      if (!entry) return; // the service worker's own build
      const circle = chunks.find((chunk) => needed(imports(chunk, chunks), chunks).has(chunk));
      if (circle) this.error(`${circle.fileName} needs a file that needs it`);
      for (const screen of screens) {
        const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(screen));
        if (!page) this.error(`no file of ${screen}`);
        const files = [...needed([entry, page], chunks)];
        const weight = files.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0) / 1000;
        const verdict = `first view of ${nameOf(screen)} ${weight.toFixed(1)} kB brotli of ${kb} kB in ${files.length} files of ${requests}`;
        if (weight > kb || files.length > requests) this.error(verdict);
        console.log(verdict);
      }
    },
  };
}

/** The files and all that they import. */
function needed(files: readonly Chunk[], chunks: readonly Chunk[]): ReadonlySet<Chunk> {
  const seen = new Set(files);
  for (const file of seen) for (const next of imports(file, chunks)) seen.add(next);
  return seen;
}

function imports(file: Chunk, chunks: readonly Chunk[]): Chunk[] {
  return chunks.filter(({ fileName }) => file.imports.includes(fileName));
}
