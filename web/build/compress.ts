import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compressed = /\.(js|css|html|svg|json|webmanifest)$/;
const leastBytes = 1024;
const brotli = promisify(brotliCompress);

/**
 * Writes a `.br` file beside every text file of the build, compressed at the best level; the server sends it as it is.
 */
export function compressOutput(): Plugin {
  let folder = '';
  return {
    name: 'tero-compress',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => compressFolder(folder),
    },
  };
}

async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((candidate) => compressed.test(candidate))) {
    const bytes = await readFile(join(folder, name));
    if (bytes.length < leastBytes) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    await writeFile(join(folder, `${name}.br`), await brotli(bytes, { params }));
  }
}
