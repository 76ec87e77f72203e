// Addresses made of data are written by `address` or `addressAt` of shared, which encode every value.
import { childrenOf } from './graph/syntax.mjs';
import { isTest } from './zones.mjs';

const home = 'shared/src/rules/text/address.ts';
const tags = ['address', 'addressAt'];
/** How an address begins whose values have to be encoded: a path, a scheme, or what follows an origin. */
const beginning = /^(\/[\w-]|(mailto|tel|sms|whatsapp|geo):|https?:\/\/[^/]+\/)/;
const parameter = /[?&][\w-]+=$/;

export function findLinkFaults(modules) {
  return modules
    .filter(({ path }) => /^(api|web|shared)\/src\//.test(path) && path !== home && !isTest(path))
    .flatMap(({ path, links }) =>
      links.map((text) => ({ path, rule: 'link', advice: `${text}: write it by \`address\` of ${home}` })),
    );
}

/** The templates of a module that put values into an address without encoding them. */
export function linksIn(program, source) {
  const found = [];
  look(program, found);
  return found.map(({ start, end }) => source.slice(start, end));
}

function look(node, found) {
  if (node.type === 'TaggedTemplateExpression' && isOurs(node.tag)) return;
  if (node.type === 'TemplateLiteral' && isAddress(node)) found.push(node);
  for (const child of childrenOf(node)) look(child, found);
}

function isOurs(tag) {
  return tags.includes(tag.name ?? tag.callee?.name);
}

function isAddress({ quasis, expressions }) {
  if (expressions.length === 0) return false;
  const texts = quasis.map(({ value }) => value.cooked);
  if (texts.slice(0, -1).some((text) => parameter.test(text))) return true;
  if (beginning.test(texts[0])) return true;
  // an origin, then a path with values: `${publicUrl}/reset-password/${token}`
  return texts[0] === '' && expressions.length > 1 && /^\/[\w-]/.test(texts[1]);
}
