import { type AdminService, adminServices as contract } from '@tero/shared/contract/admin/services';
import { unlistedWords } from '@tero/shared/rules/services/unlisted';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { settled } from '../../../http/idempotency/claims.ts';
import { remove } from '../../services/service.ts';
import { whenText } from '../table/csv.ts';
import { bindExport, listPage } from '../table/list.ts';
import { listedServices, type ServiceRow } from './repository.ts';
import { changeService, createService, newestCards, serviceView } from './service.ts';

export function adminServiceRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.list, async ({ query }) => {
    const { rows, paging } = await listPage(deps, listedServices, query);
    return { success, ...paging, services: rows.map(serviceView) };
  });
  bind(app, deps, contract.recent, async () => ({ success, services: await newestCards(deps.db) }));
  bindExport(app, deps, contract.export, { listed: listedServices, columns, name: 'servicios', entity: 'service' });
  bind(app, deps, contract.create, ({ body, files, caller, claim }) =>
    settled(
      claim,
      (service: AdminService) => ({ success, message: 'Servicio creado exitosamente', service }),
      (settle) => createService(deps, { body, files, caller, settle }),
    ),
  );
  bind(app, deps, contract.update, async ({ params, body, caller, expected }) => ({
    success,
    message: 'Servicio actualizado exitosamente',
    service: await changeService(deps, params.id, body, { caller, expected }),
  }));
  bind(app, deps, contract.setStatus, async ({ params, body, caller }) => {
    const { is_active, listed } = await changeService(deps, params.id, { is_active: body.isActive }, { caller });
    const message = `Servicio ${is_active ? 'activado' : 'desactivado'} exitosamente`;
    return { success, message, is_active, listed };
  });
  bind(app, deps, contract.remove, async ({ params, caller }) => {
    await remove(deps, params.id, caller);
    return { success, message: 'Servicio eliminado exitosamente' };
  });
}

const columns = {
  ID: (row: ServiceRow) => row.id,
  Título: (row: ServiceRow) => row.title,
  Descripción: (row: ServiceRow) => row.description,
  Categoría: (row: ServiceRow) => row.category,
  Proveedor: (row: ServiceRow) => row.name,
  Empresa: (row: ServiceRow) => row.company_name,
  Precio: (row: ServiceRow) => serviceView(row).price,
  Calificación: (row: ServiceRow) => row.rating / 100,
  Reseñas: (row: ServiceRow) => row.reviews_count,
  Activo: (row: ServiceRow) => row.is_active === 1,
  Publicado: (row: ServiceRow) => row.listed === 1,
  'Por qué no se ve': (row: ServiceRow) => row.unlisted.map((reason) => unlistedWords[reason]).join(' '),
  Alta: (row: ServiceRow) => whenText(row.created_at),
};
