// Finds import cycles, one path for each set of modules that import each other.

/** Returns a shortest cycle for every set of modules that reach each other. */
export function findCycles(modules) {
  const edges = new Map(
    modules.map(({ path, imports }) => [path, imports.map(({ target }) => target).filter(Boolean)]),
  );
  const seen = new Set();
  const cycles = [];
  for (const path of edges.keys()) {
    if (seen.has(path)) continue;
    const cycle = shortestWayBack(path, edges);
    if (!cycle) continue;
    for (const member of cycle) seen.add(member);
    cycles.push(cycle);
  }
  return cycles;
}

/** The shortest of all; `edges` is of each the next ones, `Map<name, names>`. */
export function findShortestCycle(edges) {
  let shortest;
  for (const start of edges.keys()) {
    const cycle = shortestWayBack(start, edges);
    if (cycle && !(shortest?.length <= cycle.length)) shortest = cycle;
  }
  return shortest;
}

function shortestWayBack(start, edges) {
  const cameFrom = new Map();
  const queue = [start];
  for (const path of queue) {
    for (const next of edges.get(path) ?? []) {
      if (next === start) return trace(path, start, cameFrom);
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, path);
      queue.push(next);
    }
  }
  return undefined;
}

function trace(end, start, cameFrom) {
  const path = [end];
  while (path[0] !== start) path.unshift(cameFrom.get(path[0]));
  return path;
}
