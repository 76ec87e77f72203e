// The addresses of signing in and registering lead back to where one was: only one file writes them (rule NAV-40).
import { visit } from './graph/syntax.mjs';
import { isTest } from './zones.mjs';

const home = 'web/src/lib/navigation/entry-path.ts';
/** The table of screens names their paths. */
const table = 'web/src/app/screens/';
const door = /^\/(login|register|register-provider|forgot-password)([?#]|$)/;

export function findDoorFaults(modules) {
  return modules
    .filter(({ path }) => path.startsWith('web/src/') && path !== home && !path.startsWith(table) && !isTest(path))
    .flatMap(({ path, doors }) =>
      doors.map((text) => ({ path, rule: 'door', advice: `${text}: write it by \`entryPath\` of ${home}` })),
    );
}

/** The addresses of doors that a module writes by hand, as literals or as the beginning of templates. */
export function doorsIn(program) {
  const found = [];
  visit(program, (node) => {
    const text = node.type === 'TemplateElement' ? node.value.cooked : node.type === 'Literal' ? node.value : null;
    if (typeof text === 'string' && door.test(text)) found.push(text);
  });
  return found;
}
