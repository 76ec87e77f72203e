import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

interface Place {
  name: string;
  type: string;
  department: string | null;
}

/**
 * Compacts the list of Uruguay's places, in which each name appears three times: the app contains the names and
 * rebuilds the list. The build fails when the result differs from the file.
 */
export function places(): Plugin {
  return {
    name: 'tero-places',
    enforce: 'pre',
    load: {
      filter: { id: /uruguay-locations\.json$/ },
      handler(id) {
        const list = JSON.parse(readFileSync(id, 'utf8')) as Place[];
        const departments = list.filter(({ type }) => type === 'department').map(({ name }) => name);
        const within = Object.groupBy(list.filter(isWithin), ({ department }) => department ?? '');
        const towns = Object.entries(within).map(([name, some = []]) => [name, some.map((town) => town.name)] as const);
        const made = unpack(departments, towns);
        const same = made.length === list.length && made.every((place, i) => isSame(place, list[i]));
        if (!same) this.error('the places are written down in another order now');
        return {
          code: `export default (${unpack.toString()})(${JSON.stringify(departments)}, ${JSON.stringify(towns)});`,
          moduleType: 'js',
        };
      },
    },
  };
}

function isWithin({ type }: Place): boolean {
  return type === 'neighborhood';
}

function isSame(a: Place, b: Place | undefined): boolean {
  return a.name === b?.name && a.type === b.type && a.department === b.department;
}

/** Rebuilds the list. Its source is put into the bundle and runs in the browser. */
function unpack(departments: readonly string[], towns: readonly (readonly [string, readonly string[]])[]) {
  const place = (name: string, type: string, department: string | null) => ({
    id: `${department}/${name}/${type}`,
    name,
    type,
    department,
  });
  return [
    place('Uruguay', 'country', null),
    ...departments.map((name) => place(name, 'department', name)),
    ...towns.flatMap(([department, names]) => names.map((name) => place(name, 'neighborhood', department))),
  ];
}
