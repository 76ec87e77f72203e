import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GivenBody, ReplyOf } from '@tero/shared/contract/endpoint';
import { publishing } from '@tero/shared/contract/publishing';
import { type Service, services } from '@tero/shared/contract/services';
import { call } from '../../lib/api.ts';
import { useAccount } from '../../lib/session.ts';
import { type UploadGiven, upload } from '../../lib/upload.ts';

/** How a form goes out: what the screen knows of its way. */
export type Wire = Pick<UploadGiven<unknown>, 'files' | 'signal' | 'onProgress' | 'idempotencyKey'>;

export type CreateReply = ReplyOf<typeof publishing.create>;

export interface Creation extends Wire {
  body: GivenBody<typeof publishing.create>;
}

export function useCreateService() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (given: Creation): Promise<CreateReply> => upload(publishing.create, given),
    onSuccess: async ({ service }) => {
      if (service) await forgetLists(client);
    },
  });
}

export type UpdateReply = ReplyOf<typeof publishing.update>;

export interface Change extends Wire {
  body: GivenBody<typeof publishing.update>;
}

export function useUpdateService(id: number) {
  const client = useQueryClient();
  const accountId = useAccount()?.id ?? null;
  return useMutation({
    mutationFn: async (given: Change): Promise<UpdateReply> => upload(publishing.update, { ...given, params: { id } }),
    onSuccess: async ({ service }) => {
      await forgetLists(client);
      client.setQueryData(detailKey(id, accountId), service);
    },
  });
}

/** Every list and page that shows services; where the caller goes next they are asked anew. */
async function forgetLists(client: QueryClient): Promise<void> {
  const keys = [['services'], ['categories']];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey, refetchType: 'none' })));
}

function detailKey(id: number, accountId: number | null) {
  return ['services', 'detail', id, { accountId }];
}

/** The same answer as the service's page shows. */
export function useEditedService(id: number) {
  const accountId = useAccount()?.id ?? null;
  return useQuery<Service>({
    queryKey: detailKey(id, accountId),
    queryFn: async ({ signal }) => (await call(services.detail, { params: { id }, signal })).service,
    staleTime: 0,
    // a form waits for what is true now as long as there is a line
    meta: { edits: true },
  });
}
