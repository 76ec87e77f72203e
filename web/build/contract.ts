import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../../shared/src/contract/', import.meta.url));
const zodSetup = fileURLToPath(new URL('../src/lib/http/zod-setup.ts', import.meta.url));
const specifier = /^@tero\/shared\/contract\/([\w-]+)$/;
const prefix = '\0tero-contract:';

/**
 * Splits the contract for the web app. Calling an endpoint needs only its method, its path and its files' field; its
 * schemas would bring zod into the first load. Each contract file therefore becomes a small module of endpoints, and
 * the rest a second module, which is loaded only by forms and lists of choices and imports zod's settings.
 */
export function contract(): Plugin {
  return {
    name: 'tero-contract',
    enforce: 'pre',
    resolveId(source) {
      const file = specifier.exec(source)?.[1];
      return file ? { id: `${prefix}${file}`, moduleSideEffects: false } : null;
    },
    async load(id) {
      if (!id.startsWith(prefix)) return null;
      const path = join(folder, `${id.slice(prefix.length)}.ts`);
      this.addWatchFile(path);
      const exported = Object.entries((await import(pathToFileURL(path).href)) as Record<string, unknown>);
      const light = exported.filter(([, value]) => isEndpoints(value));
      const rest = exported.filter(([, value]) => !isEndpoints(value)).map(([name]) => name);
      return [
        ...light.map(([name, value]) => `export const ${name} = ${JSON.stringify(value, bare)};`),
        rest.length > 0 ? `export { ${rest.join(', ')} } from ${JSON.stringify(path)};` : '',
      ].join('\n');
    },
    transform: {
      filter: { id: /shared\/src\/contract\/[\w-]+\.ts$/ },
      handler: (code) => ({
        code: `import ${JSON.stringify(zodSetup)};\n${code}`,
        map: null,
        moduleSideEffects: false,
      }),
    },
  };
}

function isEndpoints(value: unknown): value is Record<string, { method: string; path: string }> {
  if (typeof value !== 'object' || value === null) return false;
  const members = Object.values(value) as unknown[];
  return members.length > 0 && members.every((member) => isEndpoint(member));
}

function isEndpoint(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;
}

/** JSON replacer that keeps the groups, and of each endpoint its method, its path and its files' field. */
function bare(this: unknown, key: string, value: unknown): unknown {
  if (!isEndpoint(this) || key === 'method' || key === 'path') return value;
  return key === 'files' ? { field: (value as { field: string }).field } : undefined;
}
