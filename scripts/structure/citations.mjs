// Comments and pages that cite the documents: what they name must be there.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPages } from './pages.mjs';

const id = /\b[A-Z]{2,}-\d+\b/g;
const idsAfterRule = /\brules? ((?:[A-Z]{2,}-\d+\b(?:, | and | or |, and |, or )?)+)/g;
const documentPath = /\bdocs\/[\w./-]+\.md\b/g;

/** What may be cited, and the pages that cite too: `{ rules, holds(path), pages }`; a rule is `**ABC-1**` in docs/product. */
export function readDocuments(root) {
  const folder = join(root, 'docs', 'product');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : [];
  const texts = names.map((name) => readFileSync(join(folder, name), 'utf8'));
  const rules = new Set(
    texts.flatMap((text) => [...text.matchAll(/\*\*([A-Z]{2,}-\d+)\*\*/g)].map((match) => match[1])),
  );
  return { rules, holds: (path) => existsSync(join(root, path)), pages: readPages(root) };
}

export function findCitationFaults(modules, documents) {
  const prefixes = new Set([...documents.rules].map(prefixOf));
  const pages = documents.pages.map(({ path, text }) => ({ path, comments: [withoutLinks(text)] }));
  return [...modules, ...pages].flatMap(({ path, comments }) => {
    const advice = new Set(comments.flatMap((comment) => judge(comment, documents, prefixes)));
    return [...advice].map((text) => ({ path, rule: 'citation', advice: text }));
  });
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
