// Money is written by one file: elsewhere nobody puts a sign before an amount or a currency behind it, nor makes a
// formatter for it (rule MONEY-2).
import { visit } from './graph/syntax.mjs';
import { isTest } from './zones.mjs';

const home = 'shared/src/rules/money/money.ts';
const folders = /^(shared|api|web)\/src\//;
/** An amount in digits: `$890`, `$ 1.800`, `890 UYU`. */
const amount = /\$\s?\d[\d.,]*\d|\d\s?(UYU|pesos uruguayos)\b/;

export function findMoneyFaults(modules) {
  return modules
    .filter(({ path }) => folders.test(path) && path !== home && !isTest(path))
    .flatMap(({ path, money }) =>
      money.map((what) => ({
        path,
        rule: 'money',
        advice: `${what}: money is written by formatPesos or formatPrice of ${home}`,
      })),
    );
}

/** What a module's syntax tree writes about money by itself. */
export function readMoney(program) {
  const found = [];
  visit(program, (node) => {
    if (node.type === 'TemplateLiteral') found.push(...inTemplate(node));
    if (isText(node) && amount.test(node.value)) found.push(`the amount in «${node.value.trim().slice(0, 40)}»`);
    if (node.type === 'Property' && node.key.name === 'style' && node.value.value === 'currency') {
      found.push("style: 'currency'");
    }
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') found.push(...inElement(node));
    if (node.type === 'BinaryExpression' && node.operator === '+' && endsWithSign(node.left.value)) found.push("'$' +");
  });
  return found;
}

function isText({ type, value }) {
  return (type === 'Literal' || type === 'JSXText') && typeof value === 'string';
}

/** A `$` right before a value, or `UYU` right behind one. */
function inTemplate({ quasis }) {
  return quasis.flatMap(({ value: { cooked = '' } }, at) => {
    const isLast = at === quasis.length - 1;
    if (!isLast && endsWithSign(cooked)) return ['a $ before a value'];
    if (at > 0 && /^\s?UYU\b/.test(cooked)) return ['UYU behind a value'];
    return amount.test(cooked) ? [`the amount in «${cooked.trim().slice(0, 40)}»`] : [];
  });
}

function inElement({ children }) {
  return children.flatMap((child, at) => {
    const next = children[at + 1];
    if (child.type !== 'JSXText' || next?.type !== 'JSXExpressionContainer') return [];
    return endsWithSign(child.value) ? ['a $ before a value'] : [];
  });
}

function endsWithSign(text) {
  return typeof text === 'string' && /(^|[\s(>])\$\s?$/.test(text);
}
