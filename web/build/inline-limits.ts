import type { Plugin } from 'vite';
import * as tables from '../../shared/src/limits.ts';

const given: Readonly<Record<string, unknown>> = tables;

/**
 * Writes the numbers of shared/src/limits into the code in place of their names: as an object, the whole table is in
 * whatever file needs one of them, and so in the first load.
 */
export function inlineLimits(): Plugin {
  return {
    name: 'tero-inline-limits',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /(web|shared)\/src\/.*\.tsx?$/, code: /import \{[^}]*\} from '[^']*\/limits(\.ts)?';/ },
      handler(code) {
        const [, names = ''] = /import \{([^}]*)\} from '[^']*\/limits(?:\.ts)?';/.exec(code) ?? [];
        const tables = names.split(',').map((name) => name.trim());
        const written = code.replace(/(?<![.\w$'])(\w+)\.(\w+)\b(?![\w$]|\()/g, (all, table: string, name: string) => {
          const values = tables.includes(table) ? given[table] : undefined;
          const value = (values as Record<string, unknown> | undefined)?.[name];
          return typeof value === 'number' ? `(${value})` : all;
        });
        return { code: written, map: null };
      },
    },
  };
}
