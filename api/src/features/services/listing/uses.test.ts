import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { startHarness } from '../../../../test/harness.ts';
import { onReplica, replicaNow } from '../../../core/recording.ts';
import { usesOf } from './uses.ts';

const h = await startHarness();

test('what is kept of a search is counted on the primary, also within a read of a replica that may be behind', async () => {
  const asked: boolean[] = [];
  const watch: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    // a statement that was compiled before has a result alone
    async transformResult({ result }) {
      asked.push(replicaNow() === undefined);
      return result;
    },
  };
  await usesOf(h.deps.db, ['zanahorión'], h.clock.now());
  await onReplica({ isOpen: true }, () => usesOf(h.deps.db.withPlugin(watch), ['zanahoriero'], h.clock.now()));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked).not.toContain(false);
});
