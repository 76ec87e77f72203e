import { useQuery } from '@tanstack/react-query';
import { adminVerification, type WaitingProvider } from '@tero/shared/contract/admin/verification';
import type { GivenBody, GivenParams, ResponseOf } from '@tero/shared/contract/endpoint';
import { call } from '../../../lib/http/api.ts';
import { aboutAdmin, notCached } from '../queries.ts';
import type { TableSource } from '../table/source-queries.ts';

type PaperParams = GivenParams<typeof adminVerification.paper>;
type Pending = ResponseOf<typeof adminVerification.pending>;

export const pendingTable: TableSource<WaitingProvider> = {
  searchHint: 'Nombre, email, teléfono, cédula o ID',
  day: 'Registro',
  list: adminVerification.pending,
  rows: (reply) => (reply as Pending).data.providers,
  paging: (reply) => (reply as Pending).data.pagination,
};

const verificationStats = aboutAdmin.read({
  part: 'verification-stats',
  call: async ({ signal }) => (await call(adminVerification.stats, { signal })).data,
  cache: notCached,
  staleTime: 0,
});

const verificationDetail = aboutAdmin.read({
  part: 'verification-detail',
  call: async ({ signal }, id: number) => (await call(adminVerification.detail, { params: { id }, signal })).data,
  cache: notCached,
  // the server records every view
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnReconnect: false,
});

const identityPictures = aboutAdmin.read({
  part: 'identity-pictures',
  call: ({ signal }, id: number) => call(adminVerification.pictures, { params: { id }, signal }),
  // kept in memory while they are shown, and nowhere else (rule TRUST-52)
  cache: notCached,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnReconnect: false,
});

const paperPicture = aboutAdmin.read({
  part: 'paper-picture',
  call: ({ signal }, params: PaperParams) => call(adminVerification.paper, { params, signal }),
  // kept in memory only, like the pictures of an identity
  cache: notCached,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnReconnect: false,
});

export function usePaperPicture(params: PaperParams) {
  return useQuery(paperPicture(params));
}

export function decidePaper(
  params: PaperParams,
  { version, ...body }: GivenBody<typeof adminVerification.decidePaper> & { version: string | undefined },
) {
  return call(adminVerification.decidePaper, { params, body, version });
}

export function useIdentityPictures(id: number) {
  return useQuery(identityPictures(id));
}

export function useVerificationStats() {
  return useQuery(verificationStats());
}

/** Fetches a provider's data and documents once each time the dialog opens, and again after a change in the panel. */
export function useVerificationDetail(id: number) {
  return useQuery(verificationDetail(id));
}

export function approveProvider(id: number, { version, ...body }: GivenBody<typeof adminVerification.approve>) {
  return call(adminVerification.approve, { params: { id }, body, version });
}

export function rejectProvider(id: number, { version, ...body }: GivenBody<typeof adminVerification.reject>) {
  return call(adminVerification.reject, { params: { id }, body, version });
}

export function decideIdentity(
  id: number,
  { version, ...body }: GivenBody<typeof adminVerification.decideIdentity> & { version: string | undefined },
) {
  return call(adminVerification.decideIdentity, { params: { id }, body, version });
}
