import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { Screen } from '../../src/app/screens/screen.ts';
import { samples } from './samples.ts';
import type { Role } from './seat.ts';

export interface SweptScreen {
  path: string;
  /** a role that may see the screen */
  role: Role;
  /** the addresses to look at */
  addresses: readonly string[];
}

const roleOf = {
  anyone: 'visitor',
  guest: 'visitor',
  account: 'client',
  client: 'client',
  provider: 'provider',
  admin: 'admin',
} as const;

const root = join(import.meta.dirname, '../..');

/**
 * Returns every screen of a production build, from the router's own table, and the page of an unknown address. Throws
 * when a screen with parameters has no sample, and when a sample belongs to no screen.
 */
export async function sweptScreens(): Promise<SweptScreen[]> {
  const { module } = await runnerImport<{ screens: readonly Screen[] }>(join(root, 'src/app/screens/screens.ts'), {
    root,
    configFile: false,
    logLevel: 'warn',
    define: { 'import.meta.env.DEV': 'false', 'import.meta.env.VITE_DEBUG_PAGES': '"0"' },
  });
  const paths = module.screens.map(({ path }) => path);
  const strays = Object.keys(samples).filter((path) => !paths.includes(path));
  if (strays.length > 0) throw new Error(`no screen has this address (samples.ts): ${strays.join(', ')}`);
  const screens = module.screens.map(({ path, who }) => ({
    path,
    role: roleOf[who],
    addresses: samples[path] ?? [path],
  }));
  const lacking = screens.filter(({ addresses }) => addresses.some((address) => address.includes('/:')));
  if (lacking.length > 0) throw new Error(`no sample (samples.ts): ${lacking.map(({ path }) => path).join(', ')}`);
  return [...screens, { path: '*', role: 'visitor', addresses: ['/no-existe'] }];
}
