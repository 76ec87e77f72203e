// One route can be written in many ways (`/%61pi`, `http://host/api`): only api/src/core/address.ts reads the text.
import { visit } from './graph/syntax.mjs';
import { isTest } from './zones.mjs';

const home = 'api/src/core/address.ts';
const texts = ['url', 'originalUrl'];
const requests = /^(req|request|raw|message)$/i;
const wrappers = ['TSNonNullExpression', 'TSAsExpression', 'ParenthesizedExpression'];
const requestTypes = /^(FastifyRequest|IncomingMessage)$/;

/** Whether a module's syntax tree reads the text of a request's address. */
export function readsAddress(program) {
  let isFound = false;
  visit(program, (node) => {
    isFound ||= isRead(node) || isTakenApart(node);
  });
  return isFound;
}

export function findAddressFaults(modules) {
  return modules
    .filter(({ path, addresses }) => addresses && path.startsWith('api/src/') && path !== home && !isTest(path))
    .map(({ path }) => ({ path, rule: 'address', advice }));
}

const advice = `a route can be spelled in many ways; decide by request.routeOptions, or by a function of ${home}`;

/** `request.url`, `request.raw.url`, `request['url']`. */
function isRead(node) {
  return node.type === 'MemberExpression' && texts.includes(nameOf(node.property)) && isRequest(node.object);
}

/** `const { url } = request`, `({ url }: FastifyRequest) => …`, `addHook('onRequest', async ({ url }) => …)`. */
function isTakenApart(node) {
  if (node.type === 'VariableDeclarator') return takesText(node.id) && node.init !== null && isRequest(node.init);
  if (node.params) return node.params.some((pattern) => takesText(pattern) && isTypedRequest(pattern));
  if (node.type !== 'CallExpression' || !/^(add|set)\w*(Hook|Handler)$/.test(nameOf(node.callee.property)))
    return false;
  return node.arguments.some(({ params = [] }) => params.some(takesText));
}

function takesText(pattern) {
  return (
    pattern.type === 'ObjectPattern' &&
    pattern.properties.some(({ key, value }) => {
      if (key && texts.includes(nameOf(key))) return true;
      return nameOf(key) === 'raw' && value?.type === 'ObjectPattern' && takesText(value);
    })
  );
}

function isTypedRequest({ typeAnnotation }) {
  return requestTypes.test(typeAnnotation?.typeAnnotation?.typeName?.name);
}

function isRequest(node) {
  if (wrappers.includes(node.type)) return isRequest(node.expression);
  return requests.test(nameOf(node.type === 'MemberExpression' ? node.property : node));
}

function nameOf(node) {
  return String(node?.name ?? node?.value ?? '');
}
