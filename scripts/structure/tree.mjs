// Walks the trees that the parser makes (ESTree): functions, the names they bind, and what an expression begins with.

export function isFunction(node) {
  return ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(node?.type);
}

export function visit(node, see) {
  see(node);
  for (const child of childrenOf(node)) visit(child, see);
}

/** TypeScript's wrappers around an expression. All its other nodes hold only types. */
const wrappers = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']);

/** Returns the nodes below that run: no types. */
export function childrenOf(node) {
  if (wrappers.has(node.type)) return [node.expression];
  if (node.type.startsWith('TS')) return [];
  return Object.values(node)
    .flat()
    .filter((value) => typeof value?.type === 'string' && 'start' in value);
}

/** Returns the names that a pattern binds: `a`, `{ a, b: [c] }`, `a = 1`, `...a`. */
export function namesIn(pattern) {
  if (pattern === null) return [];
  if (pattern.type === 'Identifier') return [pattern.name];
  const { properties = [], elements = [], left, argument, value, parameter } = pattern;
  return [...properties, ...elements, left, argument, value, parameter].flatMap((part) => (part ? namesIn(part) : []));
}

/** Returns the names that a function's parameters and body declare, except those declared in inner functions. */
export function declaredIn(work) {
  const names = work.params.flatMap(namesIn);
  const look = (node) => {
    if (node.type === 'VariableDeclarator') names.push(...namesIn(node.id));
    if (node.type === 'CatchClause' && node.param) names.push(...namesIn(node.param));
    if (node.type === 'FunctionDeclaration') names.push(node.id.name);
    if (!isFunction(node)) for (const child of childrenOf(node)) look(child);
  };
  look(work.body);
  return names;
}

/** Returns the identifier that an expression begins with: `a` of `a.b?.c().d`. */
export function rootOf(node) {
  const inner = node.object ?? node.callee ?? node.expression ?? (node.type === 'AwaitExpression' && node.argument);
  return inner ? rootOf(inner) : node;
}
