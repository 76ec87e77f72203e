import type { adminCategories as contract } from '@tero/shared/contract/admin/categories';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import { fold, slug } from '@tero/shared/rules/text/text';
import { recordAct } from '../../../audit/acts.ts';
import { findThing } from '../../../audit/things.ts';
import type { Caller } from '../../../core/caller.ts';
import { AppError, found } from '../../../core/errors.ts';
import type { Trx } from '../../../db/schema/database.ts';
import { isUniqueViolation } from '../../../db/sql/dialect.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { flag } from '../../../db/values/values.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Compare } from '../../../http/versions.ts';
import { lexiconChanged } from '../../categories/known.ts';
import { refreshListed } from '../../services/lists/lists.ts';
import * as categories from './repository.ts';

const unknown = 'Esa categoría ya no existe. Recargá la página.';
/** The group for categories that name no group. */
const otherGroup = 'Otros servicios';

export async function createCategory(
  deps: Deps,
  body: BodyOf<typeof contract.create>,
  caller: Caller,
): Promise<number> {
  const now = deps.clock.now();
  const id = await named(() =>
    inTransaction(deps.db, async (trx) => {
      const group_id = body.is_group ? null : await groupFor(trx, body.group_id, { now, caller });
      const { name, description, icon, is_active } = body;
      const id = await insert(trx, { name, description, icon, is_active, group_id }, now);
      const after = { title: name, description, group_id, icon, is_active };
      await recordAct(trx, now, caller, { action: 'create', entity: 'category', id, after });
      return id;
    }),
  );
  lexiconChanged(deps.db);
  return id;
}

/** Changes a category. Disabling it unlists its services; searches use a new name at once. */
export async function changeCategory(
  deps: Deps,
  id: number,
  body: BodyOf<typeof contract.update>,
  { caller, compare }: { caller: Caller; compare: Compare },
): Promise<void> {
  const now = deps.clock.now();
  await named(() =>
    inTransaction(deps.db, async (trx) => {
      const before = found(await categories.holdCategory(trx, id), unknown);
      await compare(trx);
      const { name = before.name, description = before.description, icon = before.icon } = body;
      const isActive = body.is_active ?? before.is_active === 1;
      const group_id = await groupAfter(trx, before, body.group_id);
      if (before.group_id === null && !isActive) {
        throw new AppError('in_use', { message: 'Para desactivar un grupo, desactivá sus categorías' });
      }
      const is_active = flag(isActive);
      await categories.updateCategory(trx, id, { name, name_key: fold(name), description, icon, is_active, group_id });
      if (is_active !== before.is_active) await refreshListed(trx, { categoryId: id }, now);
      const was = { title: before.name, description: before.description, icon: before.icon };
      await recordAct(trx, now, caller, {
        action: 'update',
        entity: 'category',
        id,
        before: { ...was, is_active: before.is_active === 1, group_id: before.group_id },
        after: { title: name, description, icon, is_active: isActive, group_id },
      });
    }),
  );
  lexiconChanged(deps.db);
}

/** Deletes a category. Throws `in_use` while it has categories or services. */
export async function deleteCategory(deps: Deps, id: number, caller: Caller): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps.db, async (trx) => {
    const before = found(await categories.findCategory(trx, id), unknown);
    if (await categories.hasLeaves(trx, id)) {
      throw new AppError('in_use', { message: 'Este grupo tiene categorías. Pasalas a otro o eliminalas primero.' });
    }
    const count = await categories.countServices(trx, id);
    if (count > 0 || !(await categories.moveDeletedServices(trx, id))) {
      const services = count === 1 ? '1 servicio' : `${count} servicios`;
      throw new AppError('in_use', {
        message: `Esta categoría tiene ${services}. Desactivala, o pasá sus servicios a otra categoría.`,
      });
    }
    const thing = await findThing(trx, 'category', id);
    await categories.removeCategory(trx, id);
    const { name: title, description, icon, group_id } = before;
    const was = { title, description, icon, is_active: before.is_active === 1, group_id };
    await recordAct(trx, now, caller, { action: 'delete', entity: 'category', id, before: was, thing });
  });
  lexiconChanged(deps.db);
}

function groupFor(trx: Trx, wanted: number | undefined, by: { now: Date; caller: Caller }): Promise<number> {
  return wanted ? requireGroup(trx, wanted) : otherGroupId(trx, by);
}

async function groupAfter(trx: Trx, before: { id: number; group_id: number | null }, wanted: number | undefined) {
  if (wanted === undefined || wanted === before.group_id) return before.group_id;
  if (before.group_id === null) throw wrongGroup('Un grupo no puede estar dentro de otro');
  return requireGroup(trx, wanted);
}

async function requireGroup(trx: Trx, id: number): Promise<number> {
  const group = await categories.findCategory(trx, id);
  if (group?.group_id !== null) throw wrongGroup('Elegí un grupo de la lista');
  return id;
}

function wrongGroup(message: string): AppError {
  return new AppError('validation_failed', { message, errors: { group_id: message } });
}

/**
 * Returns the id of the group for categories that name no group. Creates the group if it is missing, with a log row of
 * its own.
 */
async function otherGroupId(trx: Trx, { now, caller }: { now: Date; caller: Caller }): Promise<number> {
  const there = await categories.findByName(trx, fold(otherGroup));
  if (there?.group_id === null) return there.id;
  const group = { name: otherGroup, description: null, icon: 'fa-shapes', is_active: true, group_id: null };
  const id = await insert(trx, group, now);
  const { name: title, icon, is_active } = group;
  await recordAct(trx, now, caller, { action: 'create', entity: 'category', id, after: { title, icon, is_active } });
  return id;
}

interface Given {
  name: string;
  description: string | null;
  icon: string | null;
  is_active: boolean;
  group_id: number | null;
}

async function insert(trx: Trx, given: Given, now: Date): Promise<number> {
  return categories.insertCategory(trx, {
    ...given,
    is_active: flag(given.is_active),
    name_key: fold(given.name),
    slug: await freeSlug(trx, slug(given.name)),
    position: await categories.nextPosition(trx, given.group_id),
    listed_count: 0,
    created_at: now.toISOString(),
  });
}

/** Returns the first free slug. Slugs are permanent: a renamed category keeps its own. */
async function freeSlug(trx: Trx, wanted: string): Promise<string> {
  for (let at = 1; ; at += 1) {
    const candidate = at === 1 ? wanted : `${wanted}-${at}`;
    if (!(await categories.isSlugTaken(trx, candidate))) return candidate;
  }
}

async function named<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const message = 'Ya hay una categoría con ese nombre. Elegí otro.';
    throw new AppError('already_exists', { message, errors: { name: message } });
  }
}
