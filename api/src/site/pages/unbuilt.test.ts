import { expect, it } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { resolvePage } from './resolve.ts';

const h = await startHarness();

it.each(['/test-profile', '/admin/debug'])(
  '%s is 404: a production build has no such page (rule NAV-8)',
  async (path) => {
    expect(await resolvePage(h.deps, path, '')).toMatchObject({ status: 404 });
  },
);
