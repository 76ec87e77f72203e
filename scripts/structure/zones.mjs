// Finds the zone of a module, and the zones that it may import.

/** Returns `{ side, layer, feature? }` of a module's path; `layer` is undefined where no module belongs. */
export function zoneOf(path) {
  const [side, ...rest] = path.split('/');
  if (/\.(test|spec)\.\w+$/.test(path) || /^(api\/test\/|web\/e2e\/|web\/playwright\.config|scripts\/e2e-)/.test(path))
    return { side, layer: 'test' };
  if (side === 'shared') return { side, layer: path.startsWith('shared/src/contract/') ? 'contract' : 'rules' };
  if (side === 'scripts') return { side, layer: 'scripts' };
  if (rest[0] !== 'src') return { side, layer: side === 'web' ? 'tool' : 'app' };
  return { side, ...(side === 'api' ? apiLayer(rest.slice(1)) : webLayer(rest.slice(1))) };
}

function apiLayer([first, second]) {
  if (first === 'features') return { layer: 'feature', feature: second };
  if (first === 'plugins') return { layer: 'plugin' };
  return { layer: /^(main|app|server|jobs|seed)\b/.test(first) ? 'app' : 'base' };
}

function webLayer([first, second]) {
  if (first === 'features') return { layer: 'feature', feature: second };
  if (second === undefined) return { layer: /^main\.tsx$|\.d\.ts$/.test(first) ? 'app' : undefined };
  return { layer: ['app', 'parts', 'lib', 'offline', 'ui', 'sw'].includes(first) ? first : undefined };
}

const mayImport = {
  api: {
    app: ['app', 'plugin', 'feature', 'base'],
    plugin: ['plugin', 'feature', 'base'],
    feature: ['feature', 'base'],
    base: ['base'],
  },
  web: {
    app: ['app', 'feature', 'parts', 'lib', 'offline', 'ui'],
    feature: ['feature', 'parts', 'lib', 'offline', 'ui'],
    parts: ['parts', 'lib', 'offline', 'ui'],
    lib: ['lib', 'offline', 'ui'],
    offline: ['lib', 'offline'],
    ui: ['ui'],
    sw: ['sw', 'lib', 'offline'],
    tool: ['tool'],
  },
};

/** Returns the problem of `from` importing `to`, with advice; nothing when it is allowed. */
export function judgeImport(from, to, { typeOnly }) {
  const a = zoneOf(from);
  const b = zoneOf(to);
  if (b.layer === 'test' && a.layer !== 'test') {
    return 'imports a test; move what both need into a module beside the code it is about';
  }
  // browser tests start the servers of the API's tests: mail, Google, Facebook
  if (a.layer === 'test' && b.layer === 'test') return undefined;
  if (b.side === 'shared') return a.layer === 'ui' && b.layer === 'contract' ? uiAdvice : undefined;
  if (a.side === 'shared') return 'shared imports only zod and itself; pass the value in, or move this to api or web';
  if (a.side === 'scripts' && b.side === 'api') return undefined;
  if (a.side !== b.side) return sidesAdvice;
  if (a.layer === 'test' || a.side === 'scripts' || !a.layer || !b.layer) return undefined;
  if (!mayImport[a.side][a.layer].includes(b.layer)) return directionAdvice(a, b);
  if (b.layer === 'feature') return judgeFeature(a, b, from, to);
  if (a.side === 'web') return judgeFetch(a, from, to, typeOnly);
}

const uiAdvice = 'ui knows nothing of the contract; take the value as a property, or move the component to parts';
const sidesAdvice = 'api and web never import each other, nor scripts; what both sides need belongs in shared/src';

function directionAdvice(a, b) {
  const chain =
    a.side === 'api'
      ? 'app → plugins → features → {db, outbox, errors, …}'
      : 'app → features → parts → {lib, offline} → ui';
  return `${a.layer} may not import ${b.layer} (${chain}); move the shared piece down, or compose one layer higher`;
}

function judgeFeature(a, b, from, to) {
  if (a.layer === 'app') return undefined;
  if (a.side === 'api') return a.feature === b.feature ? judgeFlow(from, to) : judgeNeighbour(to);
  if (a.feature === b.feature) return undefined;
  return 'a feature imports no other feature; let the page compose, or move the piece to parts (or ui)';
}

function judgeNeighbour(to) {
  if (kindOf(to) === 'service') return undefined;
  return 'another feature is called through its service only; export what is needed from service.ts';
}

const flow = ['repository', 'service', 'routes'];

/** Returns the kind of a module's name: `session-service.ts` is a service like `service.ts`. */
function kindOf(path) {
  return path.match(/(?:\/|-)(repository|service|routes)\.ts$/)?.[1];
}

function judgeFlow(from, to) {
  const [low, high] = [flow.indexOf(kindOf(from)), flow.indexOf(kindOf(to))];
  if (low === -1 || high <= low) return undefined;
  return 'data moves routes → service → repository; the lower file must not know the higher one';
}

function judgeFetch({ layer }, from, to, typeOnly) {
  const fetches = /^web\/src\/lib\/(api|upload)(\/|\.ts|-client\.ts)/.test(to) && !typeOnly;
  if (!fetches || !['feature', 'parts'].includes(layer) || /queries\.tsx?$/.test(from)) return undefined;
  return "only a feature's queries.ts calls lib/api and lib/upload; write a query or mutation there and use it here";
}
