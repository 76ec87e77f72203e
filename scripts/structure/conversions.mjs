// Input of unknown type is converted in one file, which looks at the type first: `Number(x)`, `String(x)` and a text
// template call the `toString` or `valueOf` that the sender put there, and what these throw is a 500.
import { visit } from './graph/syntax.mjs';
import { isTest } from './zones.mjs';

const home = 'shared/src/contract/loose.ts';
const folders = /^(shared\/src\/contract|api\/src\/http)\//;
const converters = ['Number', 'String', 'BigInt', 'Date'];
const methods = ['toString', 'toLocaleString', 'valueOf'];
const ofZod = ['coerce', 'preprocess'];

export function findConversionFaults(modules) {
  return modules
    .filter(({ path }) => folders.test(path) && path !== home && !isTest(path))
    .flatMap(({ path, conversions }) =>
      conversions.map((name) => ({
        path,
        rule: 'conversion',
        advice: `${name} runs what a stranger sent; use a reader of ${home}, or Number.parseInt on a text`,
      })),
    );
}

/** What a module's syntax tree converts without looking: `Number()`, `.map(String)`, `z.coerce`, `${x}` of an unknown. */
export function readConversions(program) {
  const found = [];
  const unknowns = new Set();
  const plain = new Set();
  visit(program, (node) => {
    for (const binding of [...(node.params ?? []), node.type === 'VariableDeclarator' ? node.id : undefined]) {
      if (isUnknown(binding)) unknowns.add(binding.name);
    }
    // Number.isInteger and new Date(…) take no part
    if (node.type === 'MemberExpression') plain.add(node.object);
    if (node.type === 'NewExpression') plain.add(node.callee);
  });
  visit(program, (node) => {
    if (node.type === 'Identifier' && converters.includes(node.name) && !plain.has(node)) found.push(node.name);
    if (node.type === 'MemberExpression' && node.object.name === 'z' && ofZod.includes(node.property.name))
      found.push(`z.${node.property.name}`);
    // with an argument it is a Buffer's or a number's own
    if (node.type === 'CallExpression' && node.arguments.length === 0 && methods.includes(node.callee.property?.name))
      found.push(`.${node.callee.property.name}()`);
    // zod's: a check that runs on a body whose fields have faults
    if (node.type === 'Property' && node.key.name === 'when') found.push('when:');
    const parts = node.type === 'TemplateLiteral' ? node.expressions : sumOf(node);
    for (const { name } of parts) if (unknowns.has(name)) found.push(`the text of ${name}`);
  });
  return found;
}

function isUnknown(binding) {
  return binding?.type === 'Identifier' && binding.typeAnnotation?.typeAnnotation?.type === 'TSUnknownKeyword';
}

function sumOf(node) {
  return node.type === 'BinaryExpression' && node.operator === '+' ? [node.left, node.right] : [];
}
