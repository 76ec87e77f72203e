import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { forTeam } from '../api/src/images/unseen.ts';
import { root } from './project.mjs';
import { readPages } from './structure/files.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const dockerfile = read('Dockerfile').replaceAll(/\\\n\s*/g, '');
const instructions = dockerfile.split('\n').filter((line) => /^[A-Z]/.test(line));
const lastStage = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')));
const fly = read('fly.toml');
const pages = readPages(root);

/** Returns the project files that COPY names, except those that an earlier stage builds. */
function sources() {
  return instructions
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
    .flatMap((line) => line.split(/\s+/).slice(1, -1));
}

const environment = Object.fromEntries(
  lastStage
    .filter((line) => line.startsWith('ENV '))
    .flatMap((line) => [...line.matchAll(/(\w+)=(\S+)/g)])
    .map(([, name, value]) => [name, value]),
);

const flyValue = (name) => fly.match(new RegExp(`^${name}\\s*=\\s*"?([^"\\n]+)"?$`, 'm'))?.[1];

test('everything that the image copies exists and is not ignored', () => {
  expect(sources().length).toBeGreaterThan(5);
  const allowed = read('.dockerignore').matchAll(/^!(.+)$/gm);
  const roots = [...allowed].map(([, path]) => path);
  for (const source of sources()) {
    expect(existsSync(join(root, source)), source).toBe(true);
    expect(roots, source).toContain(source.split('/')[0]);
  }
});

test('every workspace takes part in the install', () => {
  for (const workspace of JSON.parse(read('package.json')).workspaces) {
    expect(sources()).toContain(`${workspace}/package.json`);
  }
});

test('the image runs the API on its own Node, as a user without rights, and stops on SIGTERM', () => {
  const command = JSON.parse(lastStage.at(-1).replace(/^CMD /, ''));
  expect(command[0]).toBe('node');
  expect(statSync(join(root, command.at(-1))).isFile()).toBe(true);
  expect(lastStage).toContain('USER node');
  expect(lastStage).toContain('STOPSIGNAL SIGTERM');
  expect(
    instructions.filter((line) => line.startsWith('FROM node:')).every((line) => line.includes('node:24-slim')),
  ).toBe(true);
});

test('the image listens where Fly sends calls, and keeps its data on the volume', () => {
  expect(environment).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0' });
  expect(flyValue('internal_port')).toBe(environment.PORT);
  expect(lastStage).toContain(`EXPOSE ${environment.PORT}`);
  expect(flyValue('destination')).toBe(environment.DATA_DIR);
});

test('the machine is always on, asked whether it is ready, and has time to stop', () => {
  expect(flyValue('path')).toBe('/health/ready');
  expect(lastStage.find((line) => line.startsWith('HEALTHCHECK '))).toContain('/health/ready');
  expect(read('api/src/http/plugins/health.ts')).toContain("'/health/ready'");
  expect(flyValue('auto_stop_machines')).toBe('off');
  expect(Number(flyValue('min_machines_running'))).toBe(1);
  expect(flyValue('kill_signal')).toBe('SIGTERM');
  expect(Number(flyValue('kill_timeout'))).toBeGreaterThanOrEqual(30);
});

test('the page on operations makes the volume that fly.toml mounts, of which Fly keeps no copies', () => {
  const [source, region] = [flyValue('source'), flyValue('primary_region')];
  const size = Number.parseInt(flyValue('initial_size'), 10);
  const command = `fly volumes create ${source} --region ${region} --size ${size} --scheduled-snapshots=false `;
  expect(read('docs/operations.md')).toContain(`\n${command}`);
});

test('the copies of the page on operations leave out pictures of documents (rule TRUST-52)', () => {
  const [copy, ...others] = read('docs/operations.md').match(/^pg_dump .+\nrsync .+$/gm);
  expect(others).toEqual([]);
  // files that are being written begin with a dot
  expect(copy).toContain(` --exclude '.*' --exclude '${forTeam.prefix}*' --include `);
  // a failed dump means a failed copy
  expect(copy).toContain('"$DATABASE_URL" &&\nrsync ');
});

test('links in messages point at the app that Fly serves', () => {
  expect(flyValue('PUBLIC_URL')).toBe(`https://${flyValue('app')}.fly.dev`);
});

test('the check of the image answers 0 only when the server is ready', async () => {
  const check = lastStage.find((line) => line.startsWith('HEALTHCHECK '));
  const [, ...args] = JSON.parse(check.slice(check.indexOf('[')));
  let status = 200;
  const server = createServer((_request, reply) => reply.writeHead(status).end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  const ask = () => once(spawn(process.execPath, args, { env: { PORT: String(port) } }), 'close');
  expect(await ask()).toEqual([0, null]);
  status = 503;
  expect(await ask()).toEqual([1, null]);
  server.close();
});

test('the continuous integration runs the tests, all of them on Postgres, and nothing else', () => {
  const lines = read('.ci/run')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  expect(lines.at(-1)).toBe('exec npm test -- --ci');
  expect(statSync(join(root, '.ci/run')).mode & 0o111).toBeTruthy();
});

test('every verb of package.json has its file, and the pages name no other', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const files = Object.values(scripts).flatMap(
    (line) => line.match(/\b(?:scripts|api|web)\/[\w./-]+\.(?:mjs|ts)\b/g) ?? [],
  );
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) expect(existsSync(join(root, file)), file).toBe(true);
  const verbs = pages.flatMap(({ text }) => [...text.matchAll(/npm run ([\w:]+)/g)].map(([, verb]) => verb));
  expect(verbs.length).toBeGreaterThan(5);
  for (const verb of verbs) expect(scripts).toHaveProperty(verb);
});

test('the page on operations explains the variables that the configuration reads, and no other', () => {
  const list = read('docs/operations.md').split('## Variables')[1].split('For the build')[0];
  const explained = [...list.matchAll(/^- (.+?`): /gm)].flatMap(([, names]) => names.match(/[A-Z][A-Z\d_]+/g) ?? []);
  const files = readdirSync(join(root, 'api/src/config')).filter((name) => !name.includes('.test.'));
  const sources = files.map((name) => read(`api/src/config/${name}`)).join('\n');
  const known = [...sources.matchAll(/^ +([A-Z][A-Z\d_]+):/gm)].map(([, name]) => name);
  expect(explained.toSorted()).toEqual(known.toSorted());
});

test('the pictures that the README shows exist, and none is blank', () => {
  const pictures = [...read('README.md').matchAll(/src="([^"]+)"/g)].map(([, path]) => path);
  expect(pictures).toHaveLength(2);
  // a blank one has less than 5 kB
  for (const path of pictures) expect(statSync(join(root, path)).size, path).toBeGreaterThan(30_000);
});

test('on many machines a stop is heard before the door closes, and ends before Fly is out of patience', () => {
  const many = read('fly.postgres.toml');
  const [drain, stop, patience, interval] = ['DRAIN_SECONDS', 'STOP_SECONDS', 'kill_timeout', 'interval'].map((name) =>
    Number(many.match(new RegExp(`^${name}\\s*=\\s*"?(\\d+)s?"?$`, 'm'))?.[1]),
  );
  expect(drain).toBeGreaterThan(2 * interval);
  expect(patience).toBeGreaterThan(drain + stop);
  expect(many).not.toContain('[mounts]');
});
