import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { startHarness } from '../../../../test/harness.ts';
import { onReplica, replicaNow } from '../../../core/recording.ts';
import { usesOf } from './uses.ts';

const h = await startHarness();

test('what is kept of a search is counted on the primary, also within a read of a replica that may be behind', async () => {
  const asked: boolean[] = [];
  const watch: KyselyPlugin = {
    transformQuery({ node }) {
      asked.push(replicaNow() === undefined);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await onReplica({ isOpen: true }, () => usesOf(h.deps.db.withPlugin(watch), ['zanahoriero'], h.clock.now()));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked).not.toContain(false);
});
