// A legal text that people have accepted must never change, so each version has its hash (rule ACC-101).
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = 'shared/src/content/legal';
const textFile = /^([a-z]+)-(\d{4}-\d{2}-\d{2})\.ts$/;

/** Returns the texts below `root` as `{ name, version, path, hash }`, and the versions that the rules list. */
export async function readLegal(root) {
  const { legalVersions } = await import(join(root, 'shared/src/rules/policies.ts'));
  const files = readdirSync(join(root, folder)).filter((file) => textFile.test(file));
  const texts = await Promise.all(
    files.map(async (file) => {
      const [, name, version] = textFile.exec(file);
      const { sections } = await import(join(root, folder, file));
      return { name, version, path: `${folder}/${basename(file)}`, hash: hashOf(sections) };
    }),
  );
  return { texts, versions: legalVersions };
}

/** Returns the SHA-256 of the sections of a text, in hexadecimal digits. */
export function hashOf(sections) {
  return createHash('sha256').update(JSON.stringify(sections)).digest('hex');
}

/** Returns faults: texts that were changed, texts without an entry, and entries without a text. */
export function findLegalFaults({ texts, versions }) {
  const listed = Object.entries(versions).flatMap(([name, all]) => all.map((one) => ({ name, ...one })));
  const isOf = (one) => (other) => other.name === one.name && other.version === one.version;
  const changed = texts.flatMap((text) => {
    const entry = listed.find(isOf(text));
    if (entry?.hash === text.hash) return [];
    const advice = entry
      ? `people accepted it as it was: write the change into a new version (hash of this one: ${text.hash})`
      : `list it in shared/src/rules/policies.ts with the hash ${text.hash}`;
    return [{ path: text.path, rule: 'legal text', advice }];
  });
  const missing = listed
    .filter((entry) => !texts.some(isOf(entry)))
    .map(({ name, version }) => ({
      path: 'shared/src/rules/policies.ts',
      rule: 'legal text',
      advice: `${folder}/${name}-${version}.ts is not there`,
    }));
  return [...changed, ...missing];
}
