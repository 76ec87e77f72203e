// Browser tests cut the signal by one call, which waits for the stored app: a reload before that finds nothing.
import { visit } from './graph/syntax.mjs';

const home = 'web/e2e/stored-app.ts';

export function findSignalFaults(modules) {
  return modules
    .filter(({ path, cutsSignal }) => cutsSignal && path.endsWith('.spec.ts'))
    .map(({ path }) => ({ path, rule: 'signal', advice: `setOffline(true): cut it by \`goOffline\` of ${home}` }));
}

/** Whether a module takes a browser's signal away by itself. */
export function cutsSignal(program) {
  let found = false;
  visit(program, ({ type, callee, arguments: given }) => {
    if (type !== 'CallExpression' || callee.property?.name !== 'setOffline') return;
    found ||= given[0]?.value !== false;
  });
  return found;
}
