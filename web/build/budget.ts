import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

interface Chunk {
  type: 'chunk';
  isEntry: boolean;
  fileName: string;
  imports: string[];
  code: string;
}

/** Fails the build when the JavaScript that `/` loads first (the entry and its static imports) exceeds the limit. */
export function budget({ limitKb }: { limitKb: number }): Plugin {
  return {
    name: 'tero-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk') as Chunk[];
      const entry = chunks.find((chunk) => chunk.isEntry && chunk.fileName.startsWith('assets/'));
      if (!entry) return; // the service worker's own build
      const circle = circleIn(chunks);
      if (circle) this.error(`files that need each other: ${circle}`);
      const weighed = [...closure(entry, chunks)].map((chunk) => ({
        file: chunk.fileName,
        bytes: brotliCompressSync(chunk.code).length,
      }));
      const total = weighed.reduce((sum, chunk) => sum + chunk.bytes, 0) / 1000;
      for (const { file, bytes } of weighed) console.log(`  ${(bytes / 1000).toFixed(1).padStart(6)} kB  ${file}`);
      const verdict = `initial JavaScript ${total.toFixed(1)} kB brotli of ${limitKb} kB`;
      if (total > limitKb) this.error(verdict);
      console.log(verdict);
    },
  };
}

function closure(entry: Chunk, chunks: Chunk[]): Set<Chunk> {
  const seen = new Set<Chunk>([entry]);
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
