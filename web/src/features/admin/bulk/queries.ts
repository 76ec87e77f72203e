import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminBulk, type BulkBatch } from '@tero/shared/contract/admin/panel/bulk';
import type { GivenBody } from '@tero/shared/contract/endpoint';
import { call } from '../../../lib/http/api.ts';
import { aboutAdmin, notCached } from '../queries.ts';

const lastBatch = aboutAdmin.read({
  part: 'bulk',
  call: async ({ signal }) => (await call(adminBulk.current, { signal })).batch,
  cache: notCached,
  staleTime: 0,
});

/** Fetches the administrator's last change of many rows, if it is unfinished or recent. */
export function useLastBatch() {
  return useQuery({ ...lastBatch(), retry: false });
}

export type BulkGiven = GivenBody<typeof adminBulk.prepare>;

/** Asks the server which rows a change would affect. Nothing changes yet. */
export async function prepareBatch(body: BulkGiven): Promise<BulkBatch> {
  return (await call(adminBulk.prepare, { body })).batch;
}

/** Returns a mutation that runs or undoes a batch step by step. After each step, `useLastBatch` has the progress. */
export function useBatchSteps() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, act, back = false }: Pick<BulkBatch, 'id' | 'act'> & { back?: boolean }) => {
      // a message to many people needs a confirmation of identity (rule TRUST-45)
      const on = act === 'message' ? adminBulk.send : adminBulk.run;
      for (;;) {
        const { batch } = await call(back ? adminBulk.undo : on, { params: { id } });
        client.setQueryData(lastBatch.key(), batch);
        if (batch.state !== 'running' && batch.state !== 'undoing') return batch;
      }
    },
    // not awaited, because the time to undo the change is already running
    onSettled: () => void client.invalidateQueries(),
  });
}
