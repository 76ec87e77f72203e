import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from '../project.mjs';
import { judge } from './advisories.mjs';
import { findSupplyFaults } from './faults.mjs';
import { readSupply, shippedOf } from './read.mjs';

const supply = readSupply(root);
const folder = mkdtempSync(join(tmpdir(), 'tero-supply-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the faults after `change` has altered a copy of the lock and the package.json files. */
function faultsAfter(change) {
  const copy = structuredClone(supply);
  change(copy.lock.packages, copy.manifests);
  return findSupplyFaults(copy);
}

/** Runs a command; returns its exit code and its output. */
async function verb(args, env = {}) {
  const child = spawn(process.execPath, ['scripts/check.mjs', ...args], {
    cwd: root,
    env: { ...process.env, TERO_ON_PROJECT_NODE: '1', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, output };
}

test('the packages of the project are as they should be', () => {
  expect(faultsAfter(() => undefined)).toEqual([]);
  expect(shippedOf(supply.lock).length).toBeGreaterThan(200);
});

const other = 'https://mirror.example/zod-4.6.7.tgz';
const repository = 'git+ssh://git@github.com/x/zod.git#1';
test.each([
  ['a package of another host', ({ z }) => (z.resolved = other), `zod comes from ${other}`],
  ['a package over http', ({ z }) => (z.resolved = 'http://registry.npmjs.org/zod'), 'zod comes from http://'],
  ['a git package', ({ z }) => (z.resolved = repository), `zod comes from ${repository}`],
  ['no integrity', ({ z }) => delete z.integrity, 'zod has no integrity'],
  ['a weak integrity', ({ z }) => (z.integrity = 'sha1-AAAA'), 'zod has no integrity'],
  ['no integrity of what ships', ({ p }) => delete p['node_modules/sharp'].integrity, 'sharp has no integrity'],
  ['an install script', ({ z }) => (z.hasInstallScript = true), 'zod has an install script'],
  ['a licence that is not listed', ({ z }) => (z.license = 'AGPL-3.0-only'), 'zod has the licence AGPL-3.0-only'],
  ['half a licence', ({ z }) => (z.license = '(MIT AND SSPL-1.0)'), 'zod has the licence (MIT AND SSPL-1.0)'],
  ['no licence', ({ z }) => delete z.license, 'zod names no licence'],
  ['a new range', ({ api }) => (api.zod = '^4.0.0'), 'api/package.json: dependencies differ'],
  ['a package more', ({ api }) => (api.leftpad = '1.0.0'), 'api/package.json: dependencies differ'],
  ['a git range', ({ api }) => (api.zod = 'github:x/zod'), 'zod is asked for as "github:x/zod"'],
  ['an address', ({ api }) => (api.zod = other), `zod is asked for as "${other}"`],
  ['a tag', ({ api }) => (api.zod = 'latest'), 'zod is asked for as "latest"'],
  ['any version', ({ api }) => (api.zod = '*'), 'zod is asked for as "*"'],
  ['a script of nothing', ({ m }) => (m.get('').allowScripts.gone = true), 'allowScripts of package.json names gone'],
])('%s is found', (_what, spoil, advice) => {
  const faults = faultsAfter((p, m) => spoil({ p, m, z: p['node_modules/zod'], api: m.get('api').dependencies }));
  expect(faults.join('\n')).toContain(advice);
});

test('one licence of several suffices', () => {
  const change = (packages) => (packages['node_modules/zod'].license = '(AGPL-3.0-only OR MIT)');
  expect(faultsAfter(change)).toEqual([]);
});

test('the bill of materials is CycloneDX, and holds what ships and nothing else', async () => {
  const file = join(folder, 'bill.json');
  expect(await verb(['--sbom', file])).toMatchObject({ code: 0 });
  const bill = JSON.parse(readFileSync(file, 'utf8'));
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: expect.stringMatching(/^1\.\d$/), version: 1 });
  expect(bill.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(new Date(bill.metadata.timestamp).toISOString()).toBe(bill.metadata.timestamp);
  expect(bill.metadata.component).toMatchObject({ type: 'application', name: 'tero', purl: 'pkg:npm/tero@1.0.0' });
  const refs = bill.components.map((component) => component['bom-ref']);
  const own = ['@tero/api@1.0.0', '@tero/shared@1.0.0', '@tero/web@1.0.0'];
  const shipped = shippedOf(supply.lock).map(({ name, entry }) => `${name}@${entry.version}`);
  expect(refs.toSorted()).toEqual([...new Set([...own, ...shipped])].toSorted());
  for (const component of bill.components) {
    expect(component.type).toBe('library');
    expect(component.purl).toBe(`pkg:npm/${component.name.replace('@', '%40')}@${component.version}`);
    if (own.includes(component['bom-ref'])) continue;
    expect(component.hashes, component.name).toEqual([
      { alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) },
    ]);
    const licences = component.licenses.map(({ license, expression }) => license?.id ?? expression);
    expect(licences.every(Boolean), component.name).toBe(true);
  }
  const known = new Set([...refs, bill.metadata.component['bom-ref']]);
  expect(bill.dependencies.map(({ ref }) => ref).toSorted()).toEqual([...known].toSorted());
  expect(bill.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !known.has(ref))).toEqual([]);
});

describe('the audit', () => {
  const advisory = {
    id: 1,
    title: 'Prototype pollution',
    severity: 'high',
    url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
    vulnerable_versions: '<99.0.0',
    cwe: [],
    cvss: { score: 7.5, vectorString: null },
  };

  /** Runs an audit against a registry that responds with `answer` and has each package in the lock's version. */
  async function audit(status, answer) {
    const server = createServer((request, reply) => {
      const isAudit = request.url.startsWith('/-/');
      reply.writeHead(isAudit ? status : 200, { 'content-type': 'application/json' });
      reply.end(JSON.stringify(isAudit ? answer : manifestOf(decodeURIComponent(request.url.slice(1)))));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const registry = `http://127.0.0.1:${server.address().port}/`;
    try {
      return await verb(['--audit'], { npm_config_registry: registry, npm_config_cache: join(folder, 'cache') });
    } finally {
      server.close();
    }
  }

  function manifestOf(name) {
    const { version, dependencies, peerDependencies } = supply.lock.packages[`node_modules/${name}`];
    const versions = { [version]: { name, version, dependencies, peerDependencies } };
    return { name, 'dist-tags': { latest: version }, versions };
  }

  test('passes when the registry knows of nothing', async () => {
    expect(await audit(200, {})).toEqual({ code: 0, output: 'Audit: nothing found\n' });
  });

  test('fails on an advisory, and names it', async () => {
    const { code, output } = await audit(200, { zod: [advisory] });
    expect(code).toBe(1);
    expect(output).toContain(`zod: Prototype pollution (high) ${advisory.url}`);
  });

  test('does not pass when the registry gives no report', async () => {
    const { code, output } = await audit(405, { error: 'no' });
    expect(code).toBe(2);
    expect(output).toContain('nothing was checked');
  });

  const report = { vulnerabilities: { zod: { via: [{ name: 'zod', ...advisory }, 'pg'] } } };
  const until = (day) => new Map([['GHSA-aaaa-bbbb-cccc', { reason: 'never called', until: day }]]);

  test('takes a reason until its day', () => {
    expect(judge(report, '2027-01-31', until('2027-01-31'))).toEqual([]);
    expect(judge(report, '2027-02-01', until('2027-01-31'))[0]).toMatch(/look again: never called$/);
  });

  test('asks to remove a reason that nothing needs', () => {
    expect(judge({ vulnerabilities: {} }, '2027-01-01', until('2027-01-31'))[0]).toMatch(/no longer reported/);
  });
});
