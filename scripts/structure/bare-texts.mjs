// A text needs an element of its own when an element beside it comes and goes. A browser's translator replaces a bare
// text with another node, and React can then neither remove it nor insert before it (rule NAV-126).
import { visit } from './tree.mjs';

/** Returns the bare texts of a module that come and go, or that follow an element that does. */
export function findBareTexts(program, source) {
  const found = [];
  visit(program, (node) => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') found.push(...bareIn(node));
  });
  return found.map(({ start, end }) => {
    const text = source.slice(start, end).replaceAll(/\s+/g, ' ').trim().slice(0, 60);
    return { start, advice: `${text}: it, or what stands before it, comes and goes; put it into a <span>` };
  });
}

function bareIn({ children }) {
  const drawn = children
    .map((child) => ({ child, kinds: new Set(kindsOf(child)) }))
    .filter(({ kinds }) => [...kinds].some((kind) => kind !== 'nothing'));
  // alone, a text is its element's content
  if (drawn.length < 2) return [];
  let isAfterChange = false;
  return drawn.flatMap(({ child, kinds }) => {
    // an unknown expression may be a text too
    const changes = kinds.has('list') || kinds.size > (kinds.has('text') && kinds.has('unknown') ? 2 : 1);
    const isBare = kinds.has('text') && (changes || isAfterChange);
    isAfterChange = changes || (isAfterChange && kinds.has('nothing'));
    return isBare ? [child] : [];
  });
}

/**
 * Returns the ways in which a child may render: `text`, `element`, `list`, `nothing`, or `unknown` when the expression
 * does not show it.
 */
function kindsOf(node) {
  switch (node.type) {
    case 'JSXText':
      return [node.value.trim() === '' ? 'nothing' : 'text'];
    case 'Literal':
      return [typeof node.value === 'string' && node.value.trim() !== '' ? 'text' : 'nothing'];
    case 'TemplateLiteral':
      return ['text'];
    case 'JSXElement':
    case 'JSXFragment':
      return ['element'];
    case 'JSXEmptyExpression':
      return ['nothing'];
    case 'JSXExpressionContainer':
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return kindsOf(node.expression);
    case 'ConditionalExpression':
      return [...kindsOf(node.consequent), ...kindsOf(node.alternate)];
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? ['nothing'] : kindsOf(node.left)), ...kindsOf(node.right)];
    case 'CallExpression':
      return [node.callee.property?.name === 'map' ? 'list' : 'unknown'];
    default:
      return ['unknown'];
  }
}
