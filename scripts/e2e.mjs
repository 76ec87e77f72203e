// npm run e2e: the browser tests alone, on the last build; names of files after it: only those. With `--wide` first they run
// whole: each role, size and fault. With `--sweep` first axe looks at every screen instead (web/e2e/sweep).
import process from 'node:process';
import { onProjectNode, run } from './project.mjs';

await onProjectNode();
const [first, ...rest] = process.argv.slice(2);
if (first === '--sweep') {
  process.exitCode = await run('node', ['web/e2e/sweep/main.ts', ...rest]);
} else {
  const given = first === '--wide' ? rest : process.argv.slice(2);
  const env = first === '--wide' ? { E2E_WIDE: '1' } : {};
  process.exitCode = await run('playwright', ['test', '-c', 'web/playwright.config.ts', ...given], { env });
}
