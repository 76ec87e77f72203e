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

/** The administrator's last change of many rows, while it is half done or was done lately. */
export function useLastBatch() {
  return useQuery({ ...lastBatch(), retry: false });
}

export type BulkGiven = GivenBody<typeof adminBulk.prepare>;

/** Asks the server which rows a change is about; it changes nothing. */
export async function prepareBatch(body: BulkGiven): Promise<BulkBatch> {
  return (await call(adminBulk.prepare, { body })).batch;
}

/** Does or takes back a batch, step after step; between two steps `useLastBatch` tells how far it is. */
export function useBatchSteps() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, act, back = false }: Pick<BulkBatch, 'id' | 'act'> & { back?: boolean }) => {
      // a message to many asks who it is (rule TRUST-45)
      const on = act === 'message' ? adminBulk.send : adminBulk.run;
      for (;;) {
        const { batch } = await call(back ? adminBulk.undo : on, { params: { id } });
        client.setQueryData(lastBatch.key(), batch);
        if (batch.state !== 'running' && batch.state !== 'undoing') return batch;
      }
    },
    // not waited for: the time to take it back runs already
    onSettled: () => void client.invalidateQueries(),
  });
}
