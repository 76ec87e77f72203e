// Caps: where a module refuses what is too many, it counts on a transaction that holds what it counts.
import { visit } from './graph/syntax.mjs';
import { isTest } from './zones.mjs';

const refusals = ['quota_exceeded', 'too_many_requests'];

export function findCapFaults(modules) {
  return modules.flatMap(({ path, caps }) =>
    isTest(path) ? [] : caps.map((place) => ({ path, rule: 'cap', advice: `${place}: ${advice}` })),
  );
}

const advice = 'two at once both find room; count on what holdAccount or alone returned, called held';

/** The counts of a module that refuses by them, or that are compared with a limit, and do not hold what they count. */
export function readCaps(path, program, source) {
  if (!path.startsWith('api/src/')) return [];
  const found = new Set();
  const counts = [];
  let refuses = false;
  visit(program, (node) => {
    if (refusals.includes(node.value)) refuses = true;
    if (isUnheldCount(node)) counts.push(node);
    if (node.type === 'BinaryExpression' && /^[<>]/.test(node.operator) && [node.left, node.right].some(isLimit)) {
      visit(node, (inner) => isUnheldCount(inner) && found.add(inner));
    }
  });
  const placeOf = ({ start, end }) => `line ${source.slice(0, start).split('\n').length}, ${source.slice(start, end)}`;
  return [...new Set([...found, ...(refuses ? counts : [])])].map(placeOf);
}

function isUnheldCount(node) {
  if (node.type !== 'CallExpression') return false;
  const name = node.callee.property?.name ?? node.callee.name ?? '';
  const [first] = node.arguments;
  return /^(count|weigh)([A-Z]|$)/.test(name) && first?.type === 'Identifier' && first.name !== 'held';
}

/** `limits.x`, also multiplied. */
function isLimit(node) {
  if (node.type === 'BinaryExpression') return [node.left, node.right].some(isLimit);
  return node.type === 'MemberExpression' && node.object.name === 'limits';
}
