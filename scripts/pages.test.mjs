import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { layers } from '../.dependency-cruiser.mjs';
import { root } from './project.mjs';
import { readPages } from './structure/files.mjs';
import { findFaults } from './structure/rules.mjs';

const folders = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Writes a project with these files, and returns its faults. */
function faultsIn(given) {
  const folder = mkdtempSync(join(tmpdir(), 'tero-pages-'));
  folders.push(folder);
  const files = {
    'shared/src/rules/price.ts': 'export const price = 1;',
    'api/src/http/bind.ts': 'export const bind = 1;',
    'docs/product/reviews.md': '- **REV-1** One review a person.',
    ...given,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return findFaults(folder).map(({ path, advice }) => `${path}: ${advice}`);
}

test('a page may name what is there, and words that are no paths', () => {
  const pages = {
    'README.md': `[rules](docs/product/README.md#top) [there](https://tero.example/x) <img src="shared/src/rules/price.ts">
\`http/bind.ts\` \`bind.ts\` \`api/src\` \`web/dist\` \`/health/ready\` \`image/jpeg\` \`npm run check\` \`*Page.tsx\`
\`\`\`
api/features/nowhere
\`\`\`
`,
    'docs/product/README.md': '[reviews](reviews.md), as rule\nREV-1 says, not SHA-256',
    'api/src/README.md': '[bind](http/bind.ts) and `http`',
  };
  expect(faultsIn(pages)).toEqual([]);
});

test.each([
  ['a link', '[gone](gone.md)', 'gone.md is not there'],
  ['a picture', '<img src="web/gone.webp">', 'web/gone.webp is not there'],
  ['a path', 'see `api/src/gone.ts`', 'api/src/gone.ts is not there'],
  ['a path below src', 'see `http/gone`', 'http/gone is not there'],
  ['a file', 'see `gone.ts`', 'gone.ts is not there'],
  ['a rule', 'by rule REV-9', 'no **REV-9** in docs/product'],
])('%s that leads nowhere is found', (_what, text, advice) => {
  expect(faultsIn({ 'docs/page.md': text })).toEqual([`docs/page.md: ${advice}`]);
});

test('what modules cite is there', () => {
  const advice = (comment) => faultsIn({ 'shared/src/a.ts': `${comment}\nexport const one = 1;` });
  const missing = (id) => `shared/src/a.ts: no **${id}** in docs/product`;
  expect(advice('/** SHA-256 of it (rule REV-1; docs/product/reviews.md#anchor). */')).toEqual([]);
  expect(advice('/**\n * Ends with the rule\n * REV-3, PAY-1 or REV-1.\n */')).toEqual([
    missing('REV-3'),
    missing('PAY-1'),
  ]);
  expect(advice('// by rule\n// PAY-1')).toEqual([missing('PAY-1')]);
  expect(advice('// as REV-7 says')).toEqual([missing('REV-7')]);
  expect(advice('// docs/b.md')).toEqual(['shared/src/a.ts: docs/b.md is not there']);
});

test('a number is one rule’s', () => {
  const pages = { 'docs/product/posts.md': '- **REV-1** Another one.', 'docs/product/prices.md': '- **PRICE-1** One.' };
  expect(faultsIn(pages)).toEqual([
    'docs/product/reviews.md: **REV-1** is another rule already: give this one a number of its own',
  ]);
});

const architecture = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
const section = (title) => architecture.split(`## ${title}\n`)[1].split('\n## ')[0];
const named = (text) => [...text.matchAll(/`([\w-]+)`/g)].map(([, name]) => name);

test('the architecture names the layers in the order of the check', () => {
  const text = section('Layers');
  for (const side of ['api', 'web']) {
    const paragraph = text.split('\n\n').find((part) => part.toLowerCase().startsWith(side));
    const ranked = layers[side].flat().flatMap((names) => names.split('|'));
    expect(
      named(paragraph)
        .filter((name) => ranked.includes(name))
        .slice(0, ranked.length),
    ).toEqual(ranked);
  }
});

test('what the operations say of the log is logged', () => {
  const list = readFileSync(join(root, 'docs/operations.md'), 'utf8')
    .split('lines of the log need an explanation:\n\n')[1]
    .split('\n\n')[0];
  const messages = [...list.replaceAll('\n  ', ' ').matchAll(/^- ((?:`[^`]+`(?:, )?)+)/gm)].flatMap(([, names]) =>
    [...names.matchAll(/`([^`…]+)…?`/g)].map(([, message]) => message),
  );
  expect(messages.length).toBeGreaterThan(8);
  const sources = readdirSync(join(root, 'api/src'), { recursive: true }).filter((name) => name.endsWith('.ts'));
  const code = sources.map((name) => readFileSync(join(root, 'api/src', name), 'utf8')).join('\n');
  expect(messages.filter((message) => !code.includes(`'${message}`))).toEqual([]);
});

test('the READMEs stay short', () => {
  const lines = Object.fromEntries(readPages(root).map(({ path, text }) => [path, text.trimEnd().split('\n').length]));
  expect(lines['README.md']).toBeLessThanOrEqual(100);
  for (const path of ['api/src', 'web/src', 'web/src/offline', 'shared/src'].map((folder) => `${folder}/README.md`)) {
    expect(lines[path], path).toBeLessThanOrEqual(15);
  }
});
