// Checks out the code of the last release from git, in a folder of its own.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { lastRelease } from '../../api/src/db/deployment/released.ts';
import { root } from '../project.mjs';

const workspaces = ['api', 'shared', 'web'];

/**
 * Checks out the release and links the packages that are installed here. Returns its folder, and a function that
 * removes it.
 */
export function checkOut() {
  const folder = mkdtempSync(join(tmpdir(), 'tero-rolling-'));
  const old = join(folder, 'release');
  mkdirSync(old);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const files = execFileSync('git', ['-C', root, 'archive', lastRelease.commit], { maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x', '-C', old], { input: files });
    link(join(root, 'node_modules'), join(old, 'node_modules'));
    mkdirSync(join(old, 'node_modules/@tero'));
    for (const name of workspaces) {
      symlinkSync(join(old, name), join(old, 'node_modules/@tero', name));
      const own = join(root, name, 'node_modules');
      if (existsSync(own)) link(own, join(old, name, 'node_modules'));
    }
    installMissing(old);
  } catch (error) {
    remove();
    throw error;
  }
  return { old, remove };
}

/**
 * Links packages into a release, which is one step back and so runs on the same packages. Its workspaces are its own.
 */
function link(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '@tero') continue;
    // several packages may share a scope, and some of them may already be linked
    if (name.startsWith('@')) link(join(from, name), join(to, name));
    else if (!existsSync(join(to, name))) symlinkSync(join(from, name), join(to, name));
  }
}

/** Installs the packages that the release depends on and this release no longer does. */
function installMissing(old) {
  const wanted = ['.', ...workspaces].flatMap((workspace) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      readFileSync(join(old, workspace, 'package.json'), 'utf8'),
    );
    return Object.entries({ ...dependencies, ...devDependencies }).map((entry) => [workspace, ...entry]);
  });
  const missing = wanted.filter(
    ([workspace, name]) =>
      !name.startsWith('@tero/') &&
      ![old, join(old, workspace)].some((folder) => existsSync(join(folder, 'node_modules', name))),
  );
  if (missing.length === 0) return;
  const names = missing.map(([, name, range]) => `${name}@${range}`);
  console.log(`Installing what only the release needs: ${names.join(', ')}`);
  const beside = join(dirname(old), 'missing');
  mkdirSync(beside);
  const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', beside, ...names];
  execFileSync('npm', args, { stdio: 'inherit' });
  link(join(beside, 'node_modules'), join(old, 'node_modules'));
}
