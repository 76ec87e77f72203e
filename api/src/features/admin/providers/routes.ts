import { adminProviders as contract } from '@tero/shared/contract/admin/providers';
import { verificationLabels } from '@tero/shared/rules/admin';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { removeAccount, setEmailVerified } from '../accounts/service.ts';
import { whenText } from '../table/csv.ts';
import { bindExport, listPage } from '../table/list.ts';
import { listedProviders, type ProviderRow } from './repository.ts';
import { changeProvider, createProvider, providerView, viewProvider, wholeProviderView } from './service.ts';

export function adminProviderRoutes(app: FastifyInstance, deps: Deps): void {
  const { clock } = deps;
  bind(app, deps, contract.list, async ({ query }) => {
    const { rows, paging } = await listPage(deps, listedProviders, query);
    return { success, ...paging, providers: rows.map((row) => providerView(row, clock.now())) };
  });
  bindExport(app, deps, contract.export, { listed: listedProviders, columns, name: 'proveedores', entity: 'provider' });
  bind(app, deps, contract.detail, async ({ params, caller }) => ({
    success,
    provider: wholeProviderView(await viewProvider(deps, params.id, caller), clock.now()),
  }));
  bind(app, deps, contract.create, async ({ body, caller }) => {
    const provider = await createProvider(deps, body, caller);
    return { success, message: 'Proveedor creado exitosamente', provider: wholeProviderView(provider, clock.now()) };
  });
  bind(app, deps, contract.update, async ({ params, body, caller, expected }) => {
    const provider = await changeProvider(deps, params.id, body, { caller, expected });
    const message = 'Proveedor actualizado exitosamente';
    return { success, message, provider: wholeProviderView(provider, clock.now()) };
  });
  bind(app, deps, contract.verifyEmail, async ({ params, body, caller }) => {
    await setEmailVerified(deps, params.id, 'provider', body.email_verified, caller);
    return { success, message: 'Proveedor actualizado exitosamente', email_verified: body.email_verified };
  });
  bind(app, deps, contract.remove, async ({ params, query, caller }) => {
    await removeAccount(deps, params.id, 'provider', { caller, request: query.request });
    return { success, message: 'Proveedor eliminado exitosamente' };
  });
}

const columns = {
  ID: (row: ProviderRow) => row.id,
  Nombre: (row: ProviderRow) => row.name,
  Empresa: (row: ProviderRow) => row.company_name,
  Email: (row: ProviderRow) => row.email,
  'Email verificado': (row: ProviderRow) => row.email_verified === 1,
  Teléfono: (row: ProviderRow) => row.phone,
  Usuario: (row: ProviderRow) => row.username,
  Servicio: (row: ProviderRow) => row.service,
  Zona: (row: ProviderRow) => row.location,
  Verificación: (row: ProviderRow) => verificationLabels[row.verification_status],
  Alta: (row: ProviderRow) => whenText(row.created_at),
};
