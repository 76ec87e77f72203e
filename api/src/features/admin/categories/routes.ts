import { type AdminCategory, adminCategories as contract, edited } from '@tero/shared/contract/admin/categories';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../../core/caller.ts';
import { found } from '../../../core/errors.ts';
import type { Db } from '../../../db/schema/database.ts';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { type Compare, versioned } from '../../../http/versions.ts';
import { whenText } from '../table/csv.ts';
import { bindExport, findRow, listPage } from '../table/list.ts';
import { type CategoryRow, listedCategories } from './list-repository.ts';
import { changeCategory, createCategory, deleteCategory } from './service.ts';

export function adminCategoryRoutes(app: FastifyInstance, deps: Deps): void {
  const { clock } = deps;
  const view = async (id: number, db: Db = deps.db) =>
    categoryView(found(await findRow({ db, clock }, listedCategories, id)));
  const create = async ({ body, caller }: { body: BodyOf<typeof contract.create>; caller: Caller }) => {
    const id = await createCategory(deps, body, caller);
    return { success, message: 'Categoría creada exitosamente', category: await view(id) };
  };

  bind(app, deps, contract.list, async ({ query }) => {
    const { rows, paging } = await listPage(deps, listedCategories, query);
    return { success, ...paging, categories: rows.map(categoryView) };
  });
  bindExport(app, deps, contract.export, {
    listed: listedCategories,
    columns,
    name: 'categorias',
    entity: 'category',
  });
  bind(app, deps, contract.create, create);
  bind(app, deps, contract.createAgain, create);
  bind(app, deps, contract.update, async ({ params, body, caller, expected }) => {
    const compare: Compare = (trx) => expected.meets(() => view(params.id, trx));
    await changeCategory(deps, params.id, body, { caller, compare });
    return { success, message: 'Categoría actualizada exitosamente', category: await view(params.id) };
  });
  bind(app, deps, contract.remove, async ({ params, caller }) => {
    await deleteCategory(deps, params.id, caller);
    return { success, message: 'Categoría eliminada exitosamente' };
  });
}

function categoryView(row: CategoryRow): AdminCategory {
  return versioned(edited, { ...row, is_active: row.is_active === 1 });
}

const columns = {
  ID: (row: CategoryRow) => row.id,
  Nombre: (row: CategoryRow) => row.name,
  Grupo: (row: CategoryRow) => row.group,
  Descripción: (row: CategoryRow) => row.description,
  Ícono: (row: CategoryRow) => row.icon,
  Activa: (row: CategoryRow) => row.is_active === 1,
  Servicios: (row: CategoryRow) => row.services_count,
  Alta: (row: CategoryRow) => whenText(row.created_at),
};
