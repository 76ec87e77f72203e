import { readFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import { dirname } from 'node:path';
import { Script } from 'node:vm';
import { crc32 } from 'node:zlib';

/** The text is a function that is given what a CommonJS module is (web/vite.process.config.ts). */
type Body = (exports: object, require: NodeJS.Require, filename: string, folder: string) => void;

/** Where the compiled code of a text is kept: V8 compares no more than lengths, so the name is of that very text. */
function keptAt(path: string, text: Buffer): string {
  return `${path}-${crc32(text).toString(16)}.code`;
}

/**
 * Reads a file of the build, with what V8 compiled of it when it was built, where that is there and of this V8. It was made
 * with V8's usual settings, and is only taken with them. `run` gives what the file exports, `code` what to keep of it at
 * `keptPath`.
 */
export function readCompiled(path: string) {
  const text = readFileSync(path);
  const keptPath = keptAt(path, text);
  const script = new Script(text.toString('latin1'), {
    filename: path,
    cachedData: readKept(keptPath),
  });
  const run = () => {
    const require = createRequire(path);
    const module = new Module(path);
    // for the parts that are loaded later, which require it
    require.cache[path] = module;
    (script.runInThisContext() as Body)(module.exports, require, path, dirname(path));
    module.loaded = true;
    return module.exports;
  };
  return { run, keptPath, wasKept: script.cachedDataRejected === false, code: () => script.createCachedData() };
}

function readKept(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
