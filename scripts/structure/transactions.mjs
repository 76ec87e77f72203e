// Code inside a transaction must not name the outer database: a query there sees another moment and may wait for the
// transaction.
import { childrenOf, declaredIn, isFunction, namesIn, rootOf, visit } from './tree.mjs';

/** The parameter types that mark a function as running inside a transaction; a parameter called `trx` does so too. */
const insideTypes = ['Trx', 'Work'];
/** The names of the outer database and of the objects that hold it. */
const outerNames = ['db', 'deps'];

/** Returns where a module names the outer database inside a transaction. */
export function findOuterDatabases(program, source) {
  const outer = new Map([...readInside(program)].flatMap(findOuter).map((node) => [node.start, node]));
  return [...outer.values()].map(({ start, end }) => {
    return { start, advice: `${source.slice(start, end)}: the outer database inside a transaction; pass trx on` };
  });
}

/** Returns the functions that run inside a transaction. */
function readInside(program) {
  const calls = [];
  const named = new Map();
  const inside = new Set();
  visit(program, (node) => {
    if (node.type === 'CallExpression' && node.callee.name === 'inTransaction') calls.push(node);
    if (node.type === 'FunctionDeclaration' && node.id) named.set(node.id.name, node);
    if (node.type === 'VariableDeclarator' && isFunction(node.init)) named.set(node.id.name, node.init);
    if (isFunction(node) && node.params.some(isTransaction)) inside.add(node);
  });
  for (const { arguments: given } of calls) {
    const work = named.get(given[1]?.name) ?? given[1];
    if (isFunction(work)) inside.add(work);
  }
  return inside;
}

function isTransaction(param) {
  const type = param.typeAnnotation?.typeAnnotation?.typeName?.name;
  return insideTypes.includes(type) || namesIn(param).includes('trx');
}

/**
 * Returns the nodes inside a transaction's function that name the outer database: `db`, `deps.db`, `{ db } = deps`, or
 * all of `deps`, because a function that gets `deps` would use its database. `{ ...deps, db: trx }` is fine.
 */
function findOuter(work) {
  const found = [];
  const marked = work.params.filter(isTransaction);
  const params = marked.length > 0 ? marked : work.params.slice(0, 1);
  const bound = new Set(declaredIn({ params, body: work.body }));
  search(work.body, bound, found);
  return found;
}

function search(node, bound, found) {
  const isOuter = (value) => isNamedOuter(value) && !bound.has(rootOf(value).name);
  if (isOuter(node)) {
    found.push(node);
  } else if (isFunction(node)) {
    const own = new Set([...bound, ...declaredIn(node)]);
    for (const child of childrenOf(node)) search(child, own, found);
  } else {
    for (const part of partsOf(node, isOuter, found)) search(part, bound, found);
  }
}

function isNamedOuter(node) {
  if (node.type === 'Identifier') return outerNames.includes(node.name);
  return node.type === 'MemberExpression' && !node.computed && outerNames.includes(node.property.name);
}

/**
 * Returns the parts of a node that may name the outer database. Adds to `found` the names that the node destructures
 * from it.
 */
function partsOf(node, isOuter, found) {
  if (node.type === 'MemberExpression') {
    // deps.config is fine
    const object = isOuter(node.object) && !isDatabase(node.object) ? [] : [node.object];
    return node.computed ? [...object, node.property] : object;
  }
  if (node.type === 'Property') return node.computed ? [node.key, node.value] : [node.value];
  if (node.type === 'ObjectExpression') {
    const isReplaced = node.properties.some(({ key }) => key?.name === 'db');
    return node.properties.filter(({ argument }) => !(isReplaced && argument && isOuter(argument)));
  }
  if (node.type === 'VariableDeclarator' && node.id.type === 'ObjectPattern' && node.init && isOuter(node.init)) {
    found.push(...node.id.properties.filter(({ type, key }) => type === 'RestElement' || key.name === 'db'));
    return [];
  }
  return childrenOf(node);
}

function isDatabase(node) {
  return (node.property ?? node).name === 'db';
}
