// The rules of the packages. Each finding is a sentence.
import { isDeepStrictEqual } from 'node:util';
import { allowed } from './allowed.mjs';
import { packagesOf, shippedOf } from './read.mjs';

const registry = 'https://registry.npmjs.org/';
const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

export function findSupplyFaults({ lock, manifests }) {
  return [
    ...ofStep(lock, manifests),
    ...ofSpecifiers(lock, manifests),
    ...packagesOf(lock).flatMap(ofOrigin),
    ...ofInstallScripts(lock, manifests.get('').allowScripts ?? {}),
    ...shippedOf(lock).flatMap(ofLicence),
  ];
}

/** Finds fields in which the lock differs from a package.json. */
function ofStep(lock, manifests) {
  const fields = [...kinds, 'workspaces', 'engines'];
  return [...manifests].flatMap(([path, manifest]) =>
    fields
      .filter((field) => !isDeepStrictEqual(lock.packages[path]?.[field], manifest[field]))
      .map((field) => `${path || '.'}/package.json: ${field} differ from package-lock.json; run npm install`),
  );
}

/** Finds packages that are requested by git, an address, a folder or a tag instead of a version of the registry. */
function ofSpecifiers(lock, manifests) {
  const asked = [...manifests.values()].flatMap((manifest) =>
    kinds.flatMap((kind) => Object.entries(manifest[kind] ?? {})),
  );
  const isOwn = (name) => lock.packages[`node_modules/${name}`]?.link && manifests.has(ownPath(lock, name));
  return asked
    .filter(([name, range]) => !(range === '*' && isOwn(name)) && !/^[~^]?\d+\.\d+\.\d+(-[\w.]+)?$/.test(range))
    .map(([name, range]) => `${name} is asked for as "${range}": name a version of the registry`);
}

function ownPath(lock, name) {
  return lock.packages[`node_modules/${name}`].resolved;
}

function ofOrigin({ name, entry }) {
  const faults = [];
  if (entry.resolved !== undefined && !entry.resolved.startsWith(registry)) {
    faults.push(`${name} comes from ${entry.resolved}, not from ${registry}`);
  }
  const isTool = entry.dev && entry.optional && (entry.os ?? entry.cpu);
  const isExcused = isTool && allowed.withoutIntegrity.some(([pattern]) => pattern.test(name));
  if (!/^sha512-[\w+/]{86}==$/.test(entry.integrity ?? '') && !isExcused) {
    faults.push(`${name} has no integrity in package-lock.json: nothing says what it should contain`);
  }
  return faults;
}

/**
 * Finds faults in the install scripts: a package may run one only when package.json names it. npm and
 * scripts/project.mjs obey this.
 */
function ofInstallScripts(lock, allowScripts) {
  const packages = packagesOf(lock);
  const withScript = new Set(packages.filter(({ entry }) => entry.hasInstallScript).map(({ name }) => name));
  const names = new Set(packages.map(({ name }) => name));
  return [
    ...[...withScript]
      .filter((name) => typeof allowScripts[name] !== 'boolean')
      .map((name) => `${name} has an install script: read it, and name the package in allowScripts of package.json`),
    ...Object.keys(allowScripts)
      .filter((name) => !names.has(name))
      .map((name) => `allowScripts of package.json names ${name}, which is not installed`),
  ];
}

function ofLicence({ name, entry }) {
  const expression = entry.license ?? allowed.licenceOf.get(name)?.[0];
  if (expression === undefined) return [`${name} names no licence: look for it, and write it into licenceOf`];
  const isAllowed = expression
    .replaceAll(/[()]/g, ' ')
    .split(' OR ')
    .some((part) => part.split(' AND ').every((id) => allowed.licences.has(id.trim())));
  return isAllowed ? [] : [`${name} has the licence ${expression}, which is not on the list`];
}
