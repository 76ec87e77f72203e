// Makes the bill of materials of what ships from npm's complete one. (npm's `--omit dev` also leaves out packages that
// ship but are a dev dependency elsewhere, such as the database drivers.)
import { allowed } from './allowed.mjs';
import { shippedOf } from './read.mjs';

export function billOfShipped(bill, { lock, manifests }) {
  const own = new Map([...manifests.values()].map(({ name, version }) => [`${name}@${version}`, name]));
  const shipped = new Set(shippedOf(lock).map(({ name, entry }) => `${name}@${entry.version}`));
  const isKept = (ref) => own.has(ref) || shipped.has(ref);
  /** Completes an entry: npm names workspaces after their folders, and knows only licences that package.json names. */
  const complete = (component) => {
    const licence = allowed.licenceOf.get(component.name)?.[0];
    return {
      ...component,
      name: own.get(component['bom-ref']) ?? component.name,
      ...(licence && component.licenses === undefined && { licenses: [{ license: { id: licence } }] }),
    };
  };
  return {
    ...bill,
    metadata: { ...bill.metadata, component: complete(bill.metadata.component) },
    components: bill.components.filter((component) => isKept(component['bom-ref'])).map(complete),
    dependencies: bill.dependencies
      .filter(({ ref }) => isKept(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(isKept) })),
  };
}
