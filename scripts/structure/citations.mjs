// Comments and pages that cite the documents: what they name must be there.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPages } from './pages.mjs';

const id = /\b[A-Z]{2,}-\d+\b/g;
const idsAfterRule = /\brules? ((?:[A-Z]{2,}-\d+\b(?:, | and | or |, and |, or )?)+)/g;
const documentPath = /\bdocs\/[\w./-]+\.md\b/g;

/**
 * What may be cited, and the pages that cite too: `{ rules, twice, holds(path), pages }`; a rule is `**ABC-1**` in
 * docs/product. `twice`: the pages of ids that more than one rule bears, by the id.
 */
export function readDocuments(root) {
  const folder = join(root, 'docs', 'product');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : [];
  const borne = names.flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return [...text.matchAll(/\*\*([A-Z]{2,}-\d+)\*\*/g)].map(([, rule]) => ({ rule, path: `docs/product/${name}` }));
  });
  const rules = new Set(borne.map(({ rule }) => rule));
  const twice = borne.filter(({ rule }, at) => borne.findIndex((first) => first.rule === rule) < at);
  return { rules, twice, holds: (path) => existsSync(join(root, path)), pages: readPages(root) };
}

export function findCitationFaults(modules, documents) {
  const prefixes = new Set([...documents.rules].map(prefixOf));
  const pages = documents.pages.map(({ path, text }) => ({ path, comments: [withoutLinks(text)] }));
  const faults = [...modules, ...pages].flatMap(({ path, comments }) => {
    const advice = new Set(comments.flatMap((comment) => judge(comment, documents, prefixes)));
    return [...advice].map((text) => ({ path, rule: 'citation', advice: text }));
  });
  const twice = documents.twice.map(({ rule, path }) => {
    return { path, rule: 'citation', advice: `**${rule}** is another rule already: give this one a number of its own` };
  });
  return [...faults, ...twice];
}

function judge(comment, { rules, holds }, prefixes) {
  const cited = new Set([
    ...[...comment.matchAll(idsAfterRule)].flatMap(([, list]) => list.match(id)),
    ...(comment.match(id) ?? []).filter((name) => prefixes.has(prefixOf(name))),
  ]);
  const paths = comment.match(documentPath) ?? [];
  return [
    ...[...cited].filter((name) => !rules.has(name)).map((name) => `no **${name}** in docs/product`),
    ...paths.filter((path) => !holds(path)).map((path) => `${path} is not there`),
    ...(/\bS[12]\b/.test(comment) ? ['S1 and S2 are not in the repository; cite a rule of docs/product'] : []),
  ];
}

/** A page on one line; where its links lead is checked with the pages. */
function withoutLinks(text) {
  return text.replaceAll(/\]\([^)]*\)/g, ']').replaceAll(/\s+/g, ' ');
}

/** Of an algorithm (SHA-256) no rule bears the prefix. */
function prefixOf(name) {
  return name.split('-')[0];
}
