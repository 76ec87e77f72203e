import { type AdminProvider, adminProviders } from '@tero/shared/contract/admin/providers';
import type { ErasureRequest } from '@tero/shared/contract/admin/table';
import type { GivenBody, ResponseOf } from '@tero/shared/contract/endpoint';
import { verificationLabels } from '@tero/shared/rules/admin';
import { call } from '../../../lib/http/api.ts';
import { choicesOf } from '../filters/filter.ts';
import type { TableSource } from '../table/source-queries.ts';

export const providersTable: TableSource<AdminProvider> = {
  list: adminProviders.list,
  csv: adminProviders.export,
  rows: (reply) => (reply as ResponseOf<typeof adminProviders.list>).providers,
  searchHint: 'Nombre, email, teléfono, cédula, ID o fecha',
  day: 'Registro',
  filters: [
    { name: 'verification_status', label: 'Documentos', choices: choicesOf(verificationLabels) },
    { name: 'email_verified', label: 'Email', choices: choicesOf({ '1': 'Verificado', '0': 'Sin verificar' }) },
  ],
};

export function createProvider(body: GivenBody<typeof adminProviders.create>) {
  return call(adminProviders.create, { body });
}

export function updateProvider(id: number, body: GivenBody<typeof adminProviders.update>, version?: string) {
  return call(adminProviders.update, { params: { id }, body, version });
}

export function setProviderVerified(id: number, email_verified: boolean) {
  return call(adminProviders.verifyEmail, { params: { id }, body: { email_verified } });
}

export function removeProvider(id: number, request?: ErasureRequest) {
  return call(adminProviders.remove, { params: { id }, query: { request } });
}
