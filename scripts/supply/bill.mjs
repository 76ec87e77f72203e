// Makes the bill of what ships from npm's bill of everything. (npm's own `--omit dev` also leaves out what ships and is
// a dev dependency elsewhere, such as the database drivers.)
import { allowed } from './allowed.mjs';
import { shippedOf } from './read.mjs';

export function billOfShipped(bill, { lock, manifests }) {
  const own = new Map([...manifests.values()].map(({ name, version }) => [`${name}@${version}`, name]));
  const shipped = new Set(shippedOf(lock).map(({ name, entry }) => `${name}@${entry.version}`));
  const isKept = (ref) => own.has(ref) || shipped.has(ref);
  /** npm names workspaces after their folders, and knows no licence that package.json does not name. */
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
