// npm run check: migrates a database in memory, and compares the schema with the list of migrations and with the
// download of one's own data.
import process from 'node:process';
import { onProjectNode, root } from './project.mjs';

await onProjectNode();
const { findSchemaFaults } = await import('./schema/faults.mjs');
const { readSchema } = await import('./schema/read.mjs');

const schema = await readSchema(root);
const faults = findSchemaFaults(schema);
for (const fault of faults) console.error(fault);
console.log(`${schema.registered.length} migrations, ${schema.columns.length} columns that hold an account`);
console.log(faults.length === 0 ? 'Schema: nothing found' : `Schema: ${faults.length} found`);
process.exitCode = faults.length === 0 ? 0 : 1;
