// Whether an import runs the right way, by the tables of zones.mjs, and whether those tables are in order.
import { posix } from 'node:path';
import { findCycles } from './graph/cycles.mjs';
import { zoneOf } from './zones.mjs';

/** What is wrong with `from` importing `to`, with advice; nothing when it is fine. */
export function judgeImport(from, to, { typeOnly }, tables) {
  const a = zoneOf(from, tables);
  const b = zoneOf(to, tables);
  if (b.layer === 'test' && a.layer !== 'test') {
    return 'imports a test; move what both need into a module beside the code it is about';
  }
  // browser tests start the servers that the API's tests made: mail, Google, Facebook
  if (a.layer === 'test' && b.layer === 'test') return undefined;
  if (b.side === 'shared') return a.layer === 'ui' && b.layer === 'contract' ? uiAdvice : undefined;
  if (a.side === 'shared')
    return 'shared imports only zod, zxcvbn-ts and itself; pass the value in, or move this to api or web';
  if (a.side === 'scripts' && b.side === 'api') return undefined;
  if (a.side !== b.side) return sidesAdvice;
  if (a.layer === 'test' || a.side === 'scripts' || !a.layer || !b.layer) return undefined;
  if (a.layer !== b.layer && !(b.rank < a.rank)) return directionAdvice(a, b, tables);
  if (b.layer === 'features') return judgeFeature(a, b, from, to, tables);
  return judgeEntry(from, to, tables) ?? (a.side === 'web' ? judgeFetch(a, from, to, typeOnly) : undefined);
}

function judgeEntry(from, to, { entryPoints = {} }) {
  const folder = posix.dirname(to);
  const open = entryPoints[folder];
  if (!open || folder === posix.dirname(from) || open.includes(posix.basename(to))) return undefined;
  return `${folder} is entered by ${open.join(' or ')} only; ask there for what is needed`;
}

const uiAdvice = 'ui knows nothing of the contract; take the value as a property, or move the component to parts';
const sidesAdvice = 'api and web never import each other, nor scripts; what both sides need belongs in shared/src';

function directionAdvice(a, b, { layers }) {
  const chain = layers[a.side].map((row) => (row.length > 1 ? `{${row.join(', ')}}` : row[0])).join(' < ');
  return `${a.layer} may not import ${b.layer} (${chain}); move the shared piece down, or compose one layer higher`;
}

function judgeFeature(a, b, from, to, { neighbours }) {
  if (a.feature === b.feature) return judgeFlow(from, to);
  if (kindOf(to) === 'repository') return "a feature's repository is its own; ask for what is needed from its service";
  if (a.layer !== 'features' || neighbours[a.side][a.feature]?.includes(b.feature)) return undefined;
  if (a.side === 'web')
    return 'a feature imports no other feature; let the page compose, or move the piece to parts (or ui)';
  return `${b.feature} is no neighbour of ${a.feature}; name it in scripts/structure/zones.mjs, or move the piece down`;
}

const flow = ['repository', 'service', 'routes'];

/** `session-service.ts` is a service as `service.ts` is. */
function kindOf(path) {
  return path.match(/(?:\/|-)(repository|service|routes)\.ts$/)?.[1];
}

function judgeFlow(from, to) {
  const [low, high] = [flow.indexOf(kindOf(from)), flow.indexOf(kindOf(to))];
  if (low === -1 || high <= low) return undefined;
  return 'data moves routes → service → repository; the lower file must not know the higher one';
}

function judgeFetch({ layer }, from, to, typeOnly) {
  const fetches = /^web\/src\/lib\/(http\/)?(api|upload)(\/|\.ts|-client\.ts)/.test(to) && !typeOnly;
  if (!fetches || !['features', 'parts'].includes(layer) || /queries\.tsx?$/.test(from)) return undefined;
  return "only a feature's queries.ts calls lib/api and lib/upload; write a query or mutation there and use it here";
}

/** The tables name what is there, allow what is used, and let no feature reach itself. */
export function findTableFaults(modules, tables) {
  const zones = modules.map(({ path }) => zoneOf(path, tables));
  const used = readNeighbours(modules, tables);
  return Object.keys(tables.layers).flatMap((side) => {
    const layers = new Set(zones.filter((zone) => zone.side === side).map(({ layer }) => layer));
    const rows = Object.entries(tables.neighbours[side]);
    const allowed = rows.flatMap(([feature, others]) => others.map((other) => `${feature} → ${other}`));
    const cycles = findCycles(rows.map(([path, to]) => ({ path, imports: to.map((target) => ({ target })) })));
    return [
      ...tables.layers[side]
        .flat()
        .filter((layer) => !layers.has(layer))
        .map((layer) => `${side}/src/${layer} is not there; take it out`),
      ...allowed
        .filter((arrow) => !used.has(`${side}: ${arrow}`))
        .map((arrow) => `${side}: ${arrow} is used by nobody; take it out`),
      ...ofEntryPoints(modules, side, tables),
      ...cycles.map((cycle) => `${side}: ${[...cycle, cycle[0]].join(' → ')}: neighbours without cycles only`),
    ].map((advice) => ({ path: 'scripts/structure/zones.mjs', rule: 'table', advice }));
  });
}

function ofEntryPoints(modules, side, { entryPoints = {} }) {
  const paths = new Set(modules.map(({ path }) => path));
  return Object.entries(entryPoints)
    .flatMap(([folder, names]) => names.map((name) => `${folder}/${name}`))
    .filter((path) => path.startsWith(`${side}/`) && !paths.has(path))
    .map((path) => `${path} is not there; take it out`);
}

/** `api: reviews → services` for every feature that imports another. */
function readNeighbours(modules, tables) {
  return new Set(
    modules.flatMap(({ path, imports }) => {
      const { side, feature } = zoneOf(path, tables);
      const others = imports.map(({ target }) => (target ? zoneOf(target, tables).feature : undefined));
      return feature
        ? others.filter((other) => other && other !== feature).map((other) => `${side}: ${feature} → ${other}`)
        : [];
    }),
  );
}

/** Names that an import takes and its module does not give. TypeScript finds them in its files; scripts have no types. */
export function findNameFaults(modules) {
  const exportsOf = new Map(modules.map(({ path, exports }) => [path, new Set(exports)]));
  return modules
    .filter(({ path }) => path.endsWith('.mjs'))
    .flatMap(({ path, imports }) =>
      imports.flatMap(({ target, names = [] }) =>
        names
          .filter((name) => exportsOf.has(target) && !exportsOf.get(target).has(name))
          .map((name) => ({ path, rule: 'import', advice: `${target} exports no ${name}; import it where it is` })),
      ),
    );
}
