import { delays, limits } from '@tero/shared/limits';
import type { Plugin } from 'vite';

const given: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { limits, delays };

/**
 * Writes each cap and delay where it is used: the list of all of them would be in the first load, which needs five. What
 * is no number stays.
 */
export function literalLimits(): Plugin {
  return {
    name: 'tero-literal-limits',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: {
        id: /\/(web|shared)\/src\/.*\.tsx?$/,
        code: /import \{[^}]*\} from '(@tero\/shared|[./]+)\/limits(\.ts)?'/,
      },
      handler: (code) => ({
        code: code.replaceAll(/\b(limits|delays)\.(\w+)\b/g, (name, list: string, key: string) => {
          const value = given[list]?.[key];
          return typeof value === 'number' ? `(${value})` : name;
        }),
        map: null,
      }),
    },
  };
}
