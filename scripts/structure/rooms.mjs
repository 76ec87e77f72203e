// Folders: how many modules each holds, and which of them reach themselves.
import { posix } from 'node:path';
import { findShortestCycle } from './graph/cycles.mjs';
import { contractIndex, isTest } from './zones.mjs';

const fullest = 20;
/** Folders that may hold more, and why. */
const wide = new Map([
  ['web/src/ui', 'one component a file, and each is found by its name'],
  ['shared/src/contract', 'a file a feature, under the same name as in api and web'],
  ['api/src/db/schema', 'a file a feature, as the tables of docs/architecture.md list them'],
  ['api/src/db/migrations', 'a file a step, in the order of their numbers'],
]);
/** So many of the imports that make an arrow are named. */
const named = 5;

export function findRoomFaults(modules) {
  const sources = modules.filter(({ path }) => !isTest(path));
  return [...ofFullness(sources), ...ofCycles(sources)];
}

function ofFullness(modules) {
  const folders = Map.groupBy(modules, ({ path }) => posix.dirname(path));
  return [...folders]
    .filter(([folder, { length }]) => length > fullest && !wide.has(folder))
    .map(([path, { length }]) => ({
      path,
      rule: 'full',
      advice: `${length} modules, ${fullest} at most; give those of one noun a folder of their own`,
    }));
}

/**
 * The shortest cycle, then the next without the arrow of the fewest imports, until none is left: so many cuts, about,
 * are to be made, and each finding ends with the imports of its cut.
 */
function ofCycles(modules) {
  const arrows = readArrows(modules);
  const paths = new Set(modules.map(({ path }) => path));
  const faults = [];
  for (let cycle = shortest(arrows); cycle; cycle = shortest(arrows)) {
    const made = cycle.map((from, at) => ({ from, to: cycle[at + 1] ?? cycle[0] }));
    const byImports = made
      .map((arrow) => ({ ...arrow, imports: arrows.get(arrow.from).get(arrow.to) }))
      .toSorted((a, b) => b.imports.size - a.imports.size);
    const cut = byImports.at(-1);
    arrows.get(cut.from).delete(cut.to);
    if (cycle.every((room) => paths.has(room))) continue;
    const way = [...cycle, cycle[0]].join(' → ');
    const advice = `${way}; move what both need into a folder that imports neither, or cut the last of these`;
    faults.push({
      path: cycle[0],
      rule: 'folder cycle',
      advice: [advice, ...byImports.flatMap(({ imports }) => nameImports(imports))].join('\n    '),
    });
  }
  return faults;
}

function shortest(arrows) {
  return findShortestCycle(new Map([...arrows].map(([room, to]) => [room, [...to.keys()]])));
}

/** Of each room the rooms that it imports from, each with the imports: `Map<room, Map<room, Set<'file → file'>>>`. */
function readArrows(modules) {
  const paths = new Set(modules.map(({ path }) => path));
  const arrows = new Map(modules.map(({ path }) => [roomOf(path), new Map()]));
  for (const { path, imports } of modules) {
    const from = arrows.get(roomOf(path));
    for (const { target } of imports) {
      if (!paths.has(target) || roomOf(target) === roomOf(path)) continue;
      const known = from.get(roomOf(target)) ?? new Set();
      from.set(roomOf(target), known.add(`${path} → ${target}`));
    }
  }
  return arrows;
}

/**
 * The folder. A file at the root of a side is a room of its own, since `src` holds both what is lowest and highest, and
 * so is the list of all endpoints, which stands above the folders that it lists.
 */
function roomOf(path) {
  return /^\w+\/src\/[^/]+$/.test(path) || path === contractIndex ? path : posix.dirname(path);
}

function nameImports(imports) {
  const rest = imports.size - named;
  return [...[...imports].slice(0, named), ...(rest > 0 ? [`… and ${rest} more of this arrow`] : [])];
}
