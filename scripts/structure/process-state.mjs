// What a process keeps between calls: with several processes on one database each has its own, so that whatever is counted,
// held or remembered for people belongs into the database. What may stay is listed with its reason.
import { childrenOf, isFunction, visit } from './graph/syntax.mjs';
import { isTest } from './zones.mjs';

const collections = ['Map', 'Set', 'WeakMap', 'WeakSet'];

/** Modules of the API that keep something, and why it may differ from process to process. */
export const ownOfProcess = {
  'api/src/backup/newest.ts': 'a cache: how old the newest set is',
  'api/src/backup/pictures.ts': 'a set that is being made',
  'api/src/core/bounded-queue.ts': 'how much one process does at once',
  'api/src/core/kept-answers.ts': 'a cache of some seconds',
  'api/src/core/log/log.ts': 'which log writes for which',
  'api/src/core/clock.ts': 'what follows from an instant',
  'api/src/core/hmac.ts': 'what follows from a secret',
  'api/src/core/meters.ts': 'how long its own answers took',
  'api/src/core/network.ts': 'what follows from an address',
  'api/src/core/only-one.ts': 'work that runs in this process',
  'api/src/core/visitor.ts': 'what follows from a browser and a day',
  'api/src/db/postgres/pools.ts': 'connections',
  'api/src/db/processes/counts.ts': 'what is far below its bound; from then on the database counts',
  'api/src/db/signals.ts': 'who listens in this process',
  'api/src/db/transaction.ts': 'how errors of this process came about',
  'api/src/db/sql/prepared.ts': 'names of statements',
  'api/src/delivery/push/sender.ts': 'signatures, an hour',
  'api/src/features/categories/known.ts': 'the lexicon, whose version is asked each second',
  'api/src/features/categories/lookup.ts': 'counts, which signals and ten seconds end',
  'api/src/features/notifications/stream.ts': 'open connections; the news is read from the database',
  'api/src/features/services/listing/understanding.ts': 'what follows from a lexicon and a text',
  'api/src/features/services/listing/uses.ts': 'counts, which signals and ten seconds end',
  'api/src/features/subscriptions/mercadopago/inbox.ts': 'what this process applies; to apply it twice changes nothing',
  'api/src/features/subscriptions/routes.ts': 'what a stop waits for',
  'api/src/http/described.ts': 'what endpoints are described as',
  'api/src/http/node-answers.ts': 'answers to broken connections',
  'api/src/http/plugins/body-pace.ts': 'bodies that are arriving',
  'api/src/http/plugins/late-refusals.ts': 'refusals that are held',
  'api/src/http/plugins/limits.ts': 'requests under way',
  'api/src/http/serializers.ts': 'writers of responses',
  'api/src/http/uploads/upload-slots.ts': 'uploads under way: each process has room of its own',
  'api/src/payments/mercadopago.ts': 'code that was loaded',
  'api/src/search/postgres-first-page.ts': 'texts of statements',
  'api/src/search/postgres-index.ts': 'texts of statements',
  'api/src/search/sqlite-index.ts': 'texts of statements',
  'api/src/site/content-tags.ts': 'what follows from files of the build',
  'api/src/site/sitemap/kept.ts': 'a cache',
  'api/src/site/views/drawing.ts': 'what is being drawn',
  'api/src/site/views/kept.ts': 'a cache',
  'api/src/site/views/negotiated.ts': 'what browsers accept, as they said it',
  'api/src/site/views/view-worker.ts': 'what a thread waits for',
};

export function findProcessStateFaults(modules, listed = ownOfProcess) {
  const keeping = modules.filter(({ path, keeps }) => path.startsWith('api/src/') && !isTest(path) && keeps.length > 0);
  const paths = modules.map(({ path }) => path);
  return [
    ...keeping
      .filter(({ path }) => !(path in listed))
      .flatMap(({ path, keeps }) =>
        keeps.map((name) => ({ path, rule: 'process state', advice: `${name}: ${advice}` })),
      ),
    ...Object.keys(listed)
      .filter((path) => paths.includes(path) && !keeping.some((module) => module.path === path))
      .map((path) => ({
        path,
        rule: 'process state',
        advice: 'keeps nothing; take it off the list of process-state.mjs',
      })),
  ];
}

const advice =
  'each process on one Postgres would have its own; keep it in the database (docs/decisions/many-processes.md), or list ' +
  'the module with its reason in scripts/structure/process-state.mjs';

/** The names of what outlives a call: of the module, of a class, or of a function for what it returns or registers. */
export function readKept(program) {
  const names = [];
  for (const statement of program.body) {
    const declared = statement.declaration ?? statement;
    if (declared.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations) {
      if (declared.kind === 'let' || isEmptyCollection(init)) names.push(id.name ?? '…');
    }
  }
  visit(program, (node) => {
    if (node.type === 'PropertyDefinition' && isEmptyCollection(node.value)) names.push(node.key.name);
    if (isFunction(node) && givesFunctions(node)) names.push(...heldIn(node));
  });
  return [...new Set(names)];
}

function isEmptyCollection(node) {
  return node?.type === 'NewExpression' && collections.includes(node.callee.name) && node.arguments.length === 0;
}

/** Whether a function returns an object of functions or a function, or registers hooks and routes. */
function givesFunctions({ body }) {
  if (body.type !== 'BlockStatement') return isFunction(body);
  let gives = false;
  own(body, (node) => {
    const { type, argument, callee } = node;
    if (type === 'ReturnStatement' && argument)
      gives ||= isFunction(argument) || hasFunctions(argument) || isOwnFunction(argument, body);
    if (type === 'CallExpression' && ['addHook', 'decorate', 'register', 'get', 'on'].includes(callee.property?.name)) {
      gives ||= ['app', 'scope', 'client', 'worker'].includes(callee.object?.name);
    }
  });
  return gives;
}

function hasFunctions({ type, properties = [] }) {
  return type === 'ObjectExpression' && properties.length > 0;
}

function isOwnFunction({ type, name }, body) {
  return (
    type === 'Identifier' && body.body.some((node) => node.type === 'FunctionDeclaration' && node.id.name === name)
  );
}

/** Collections that a function declares and something inside it uses later. */
function heldIn({ body }) {
  if (body.type !== 'BlockStatement') return [];
  const declared = [];
  own(body, ({ type, id, init }) => {
    if (type === 'VariableDeclarator' && isEmptyCollection(init)) declared.push(id.name);
  });
  const used = new Set();
  own(body, (node) => {
    for (const child of childrenOf(node)) {
      if (isFunction(child)) visit(child, ({ type, name }) => type === 'Identifier' && used.add(name));
    }
  });
  return declared.filter((name) => used.has(name));
}

/** Sees the nodes of a function without those of functions inside it. */
function own(node, see) {
  see(node);
  for (const child of childrenOf(node)) if (!isFunction(child)) own(child, see);
}
