// What a screen reads is declared once: `subject('x').read({ part, call, cache })`, in web/src/lib/query.
import { visit } from './graph/syntax.mjs';
import { isTest } from './zones.mjs';

const home = 'web/src/lib/query/';
const readers = /^(use(Suspense|Infinite)?Query|(fetch|prefetch)(Infinite)?Query|ensure(Infinite)?QueryData)$/;
const ofKey = /^([gs]etQueryData|getQueryState|setQueryDefaults)$/;
const keyNames = ['queryKey', 'mutationKey'];

/**
 * What a module's syntax tree says of reads: `faults` are rules that it breaks, `declared` the subjects and parts that
 * it names (`services`, `aboutServices › detail`).
 */
export function readsIn(program) {
  const found = { faults: new Set(), declared: [] };
  visit(program, (node) => judgeNode(node, found));
  return { faults: [...found.faults], declared: found.declared };
}

/** Broken rules, and what is declared twice, over all modules of the web app. */
export function findReadFaults(modules) {
  const ours = modules.filter(({ path }) => path.startsWith('web/src/') && !path.startsWith(home) && !isTest(path));
  const places = Map.groupBy(
    ours.flatMap(({ path, reads }) => reads.declared.map((name) => ({ path, name }))),
    ({ name }) => name,
  );
  return [
    ...ours.flatMap(({ path, reads }) => reads.faults.map((advice) => ({ path, rule: 'read', advice }))),
    ...[...places.values()]
      .filter(({ length }) => length > 1)
      .map(([{ path, name }, ...others]) => ({
        path,
        rule: 'read',
        advice: `${name} is declared here and in ${others.map((other) => other.path).join(', ')}; import the one`,
      })),
  ];
}

function judgeNode(node, { faults, declared }) {
  if (node.type === 'Property') {
    const name = node.key.name ?? node.key.value;
    if (name === 'queryFn') faults.add(undeclared);
    if (keyNames.includes(name) && isWritten(node.value)) faults.add(written);
  }
  if (node.type === 'BinaryExpression' && [node.left, node.right].some(isPartOfKey) && isCompared(node)) {
    faults.add(written);
  }
  if (node.type !== 'CallExpression') return;
  const [first] = node.arguments;
  const name = node.callee.property?.name ?? node.callee.name;
  if (readers.test(name) && !isDeclaration(first)) faults.add(undeclared);
  if (ofKey.test(name) && isWritten(first)) faults.add(written);
  if (name === 'subject' && first?.type === 'Literal') declared.push(`the subject '${first.value}'`);
  if (name === 'read' && node.callee.object?.type === 'Identifier')
    declared.push(...nameRead(node.callee.object, first));
}

const undeclared = "declare the read with subject('…').read({ part, call, cache }), and give it to the hook";
const written = 'the key is written here again; use the key, the prefix or has() of its declaration';

function nameRead({ name }, declaration) {
  const part = declaration?.properties?.find(({ key }) => key?.name === 'part');
  if (part && part.value.type !== 'Literal') return [];
  return [`${name}.read ${part ? `'${part.value.value}'` : 'without a part'}`];
}

/** A call of a declaration, alone or spread first into further options. */
function isDeclaration(node) {
  if (node?.type === 'ObjectExpression') return node.properties[0]?.type === 'SpreadElement';
  return node?.type === 'CallExpression';
}

function isWritten(node) {
  return node?.type === 'ArrayExpression' && node.elements.some(isText);
}

/** `queryKey[0]` compared with a text. */
function isPartOfKey(node) {
  if (node.type !== 'MemberExpression' || !node.computed) return false;
  return keyNames.includes(node.object.property?.name ?? node.object.name);
}

function isCompared({ left, right }) {
  return isText(left) || isText(right);
}

function isText(node) {
  return (node?.type === 'Literal' && typeof node.value === 'string') || node?.type === 'TemplateLiteral';
}
