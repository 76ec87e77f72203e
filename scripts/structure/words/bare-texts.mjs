// A text beside what comes and goes stands in an element of its own: a browser's translator puts another node in the place
// of a bare one, which React then can neither take away nor put something before (rule NAV-126).

export function findBareTextFaults(modules) {
  return modules
    .filter(({ path }) => /^web\/src\/(?!.*\.test\.)/.test(path))
    .flatMap(({ path, bareTexts }) =>
      bareTexts.map((text) => ({
        path,
        rule: 'bare text',
        advice: `${text}: it comes and goes, or what stands before it does; put it into a <span>, or all into one text`,
      })),
    );
}

/** The texts of a module that stand bare among others while they, or what is right before them, come and go. */
export function bareTextsIn(program, source) {
  const found = [];
  const look = (node) => {
    for (const part of Object.values(node).flat()) if (typeof part?.type === 'string') look(part);
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return;
    const children = node.children
      .map((child) => ({ child, kinds: new Set(kindsOf(child)) }))
      .filter(({ kinds }) => [...kinds].some((kind) => kind !== 'nothing'));
    // alone, a text is its element's content
    if (children.length < 2) return;
    let isAfterChange = false;
    for (const { child, kinds } of children) {
      // what is not known may be a text as well
      const changes = kinds.has('list') || kinds.size > (kinds.has('text') && kinds.has('unknown') ? 2 : 1);
      if (kinds.has('text') && (changes || isAfterChange)) {
        found.push(source.slice(child.start, child.end).replaceAll(/\s+/g, ' ').trim().slice(0, 60));
      }
      isAfterChange = changes || (isAfterChange && kinds.has('nothing'));
    }
  };
  look(program);
  return found;
}

/** What a child may be drawn as: `text`, `element`, `list`, `nothing`; an expression that does not show it is `unknown`. */
function kindsOf(node) {
  switch (node.type) {
    case 'JSXText':
      return [node.value.trim() === '' ? 'nothing' : 'text'];
    case 'JSXElement':
    case 'JSXFragment':
      return ['element'];
    case 'JSXExpressionContainer':
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return kindsOf(node.expression);
    case 'JSXEmptyExpression':
      return ['nothing'];
    case 'ConditionalExpression':
      return [...kindsOf(node.consequent), ...kindsOf(node.alternate)];
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? ['nothing'] : kindsOf(node.left)), ...kindsOf(node.right)];
    case 'Literal':
      return [typeof node.value === 'string' && node.value.trim() !== '' ? 'text' : 'nothing'];
    case 'TemplateLiteral':
      return ['text'];
    case 'CallExpression':
      return [node.callee.property?.name === 'map' ? 'list' : 'unknown'];
    default:
      return ['unknown'];
  }
}
