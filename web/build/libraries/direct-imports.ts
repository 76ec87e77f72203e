import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const named = /import \{([^}]*)\} from '(lucide-react|radix-ui)';/g;
const entries = {
  'lucide-react': join(dirname(require.resolve('lucide-react')), '../esm/lucide-react.mjs'),
  'radix-ui': join(dirname(require.resolve('radix-ui')), 'index.mjs'),
} as const;

const routerHere = createRequire(require.resolve('react-router-dom')).resolve('react-router');
const router = join(dirname(routerHere), '../production');
/** The router without its warnings for developers, which its own entry has in every build. */
const routerFiles: Readonly<Record<string, string>> = {
  'react-router': join(router, 'index.mjs'),
  'react-router/dom': join(router, 'dom-export.mjs'),
};

/**
 * Imports each icon and each part of Radix from its own file, not from the file that names all of them: the groups of
 * chunks.ts follow imports, and would take every icon of the app into the first screen's file. The router's is the one
 * for production.
 */
export function directImports(): Plugin {
  const icons = iconFiles();
  const parts = radixPackages();
  return {
    name: 'tero-direct-imports',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => routerFiles[source] ?? null,
    transform: {
      filter: { id: /web\/src\/.*\.tsx?$|lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler(code, id) {
        // an icon's lines never change places: React needs no keys for them, which are random letters
        if (id.endsWith('.mjs')) return { code: code.replaceAll(/, key: "\w+"(?= \})/g, ''), map: null };
        if (!/ from '(lucide-react|radix-ui)';/.test(code)) return null;
        const direct = (names: string, source: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name && !name.startsWith('type '))
            .map((name) => {
              const [imported = '', local = imported] = name.split(' as ');
              const found = (source === 'radix-ui' ? parts : icons).get(imported);
              if (!found) throw new Error(`${source} has no ${imported}`);
              return source === 'radix-ui'
                ? `import * as ${local} from ${JSON.stringify(found)};`
                : `import ${local} from ${JSON.stringify(found)};`;
            })
            .join(' ');
        // in one line, so that the places of the other lines stay
        return {
          code: code.replaceAll(
            named,
            (all, names: string, source: string) => direct(names, source) + '\n'.repeat(all.split('\n').length - 1),
          ),
          map: null,
        };
      },
    },
  };
}

function iconFiles(): ReadonlyMap<string, string> {
  const file = entries['lucide-react'];
  const lines = readFileSync(file, 'utf8').matchAll(/^export \{ (default as [^}]*) \} from '([^']*)';$/gm);
  return new Map(
    [...lines].flatMap(([, names = '', path = '']) =>
      names.split(', ').map((name) => [name.replace('default as ', ''), join(dirname(file), path)] as const),
    ),
  );
}

function radixPackages(): ReadonlyMap<string, string> {
  const lines = readFileSync(entries['radix-ui'], 'utf8').matchAll(/^import \* as (\w+) from "([^"]*)";$/gm);
  return new Map([...lines].map(([, name = '', id = '']) => [name, id] as const));
}
