import { type AdminService, type adminServices as contract, edited } from '@tero/shared/contract/admin/services';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { ServiceCard } from '@tero/shared/contract/services';
import { serviceFiles } from '@tero/shared/contract/services-publish';
import { toPesos } from '@tero/shared/rules/money/money';
import { priceLabel } from '@tero/shared/rules/money/price';
import { country } from '@tero/shared/rules/places/coverage';
import { recordAct } from '../../../audit/acts.ts';
import type { Caller } from '../../../core/caller.ts';
import { AppError, found } from '../../../core/errors.ts';
import type { IncomingFile } from '../../../core/incoming-file.ts';
import type { Db, Trx } from '../../../db/schema/database.ts';
import { holdProvider } from '../../../db/sql/hold-provider.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { flag } from '../../../db/values/values.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Settle, Stored } from '../../../http/idempotency/claims.ts';
import { type Compare, type Expected, versioned } from '../../../http/versions.ts';
import { withImages } from '../../../images/ingest.ts';
import { requireProvider } from '../../providers/service.ts';
import { cardsByIds } from '../../services/cards.ts';
import { refreshListed } from '../../services/lists/lists.ts';
import { type Amendment, amendService } from '../../services/publish/amend.ts';
import { leafOf, serviceColumns } from '../../services/publish/columns.ts';
import { addFirstImages } from '../../services/publish/first-images.ts';
import { cardView } from '../../services/view.ts';
import { insertService } from '../../services/write.ts';
import { findRow } from '../table/list.ts';
import { findLocation, listedServices, newestIds, type ServiceRow } from './repository.ts';

const unrated = { rating: 0, rating_total: 0, reviews_count: 0, listed: 0 } as const;

interface Given {
  body: BodyOf<typeof contract.create>;
  files: readonly IncomingFile[];
  caller: Caller;
  settle: Settle<AdminService>;
}

/** Creates a service in a provider's name, with any given images. The service is listed if the provider is entitled. */
export async function createService(deps: Deps, given: Given): Promise<Stored<AdminService>> {
  const { db, images, clock } = deps;
  const { files, body } = given;
  // checked before the work on the images, and again in the transaction that writes
  await requireKnownProvider(() => requireProvider(db, body.provider_id));
  return withImages({ images, kind: 'service', files, rules: serviceFiles }, (keys) =>
    inTransaction(db, (trx) => insertWithImages(trx, clock, given, keys)),
  );
}

async function insertWithImages(
  trx: Trx,
  clock: Deps['clock'],
  { body, caller, settle }: Given,
  files: readonly string[],
): Promise<Stored<AdminService>> {
  const now = clock.now();
  const at = now.toISOString();
  const { provider_id } = body;
  await holdProvider(trx, { providerId: provider_id });
  await requireKnownProvider(() => requireProvider(trx, provider_id));
  const hasPrice = Boolean(body.fixed_price || body.min_price || body.max_price);
  const columns = serviceColumns({
    ...body,
    requires_custom_quote: body.requires_custom_quote || !hasPrice,
    estimated_duration: body.estimated_duration ?? 'A coordinar',
    coverage_area: body.coverage_area ?? (await findLocation(trx, provider_id)) ?? country,
  });
  const category_id = await leafOf(trx, body.category);
  const is_active = flag(body.is_active);
  const state = { category_id, provider_id, is_active, created_at: at, updated_at: at };
  const added = await insertService(trx, { ...columns, ...unrated, ...state });
  const main = body.main_image_index;
  await addFirstImages(trx, { serviceId: added, providerId: provider_id, files, main, at });
  await refreshListed(trx, { serviceId: added }, now);
  const after = { title: body.title, category_id, provider_id, is_active: body.is_active };
  await recordAct(trx, now, caller, { action: 'create', entity: 'service', id: added, after });
  return settle(trx, await viewService({ db: trx, clock }, added));
}

/** Reports an error of `check` as a fault of the field `provider_id`. */
async function requireKnownProvider(check: () => Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const message = 'Elegí un proveedor de la lista';
    throw new AppError('validation_failed', { message, errors: { provider_id: message } });
  }
}

export async function changeService(
  deps: Deps,
  id: number,
  given: Amendment,
  { caller, expected }: { caller: Caller; expected?: Expected<AdminService> },
): Promise<AdminService> {
  const now = deps.clock.now();
  await inTransaction(deps.db, async (trx) => {
    const compare: Compare = async (trx) => expected?.meets(() => viewService({ ...deps, db: trx }, id));
    await recordAct(trx, now, caller, await amendService(trx, id, given, { now, compare }));
  });
  return viewService(deps, id);
}

async function viewService(deps: { db: Db; clock: Deps['clock'] }, id: number): Promise<AdminService> {
  return serviceView(found(await findRow(deps, listedServices, id), 'Ese servicio ya no existe. Recargá la página.'));
}

/** Returns the newest services as cards, including disabled services, which can be enabled there (rule ADM-8). */
export async function newestCards(db: Db): Promise<ServiceCard[]> {
  return (await cardsByIds(db, await newestIds(db))).map(cardView);
}

const pesos = (cents: number | null) => (cents === null ? null : toPesos(cents));

export function serviceView(row: ServiceRow): AdminService {
  const { name, email, company_name, ...service } = row;
  const prices = {
    price_type: row.price_type,
    fixed_price: pesos(row.fixed_price),
    min_price: pesos(row.min_price),
    max_price: pesos(row.max_price),
    requires_custom_quote: row.requires_custom_quote === 1,
  };
  return versioned(edited, {
    ...service,
    ...prices,
    price: priceLabel(prices),
    provider: { id: row.provider_id, name, email, company_name },
    rating: row.rating / 100,
    is_active: row.is_active === 1,
    listed: row.listed === 1,
  });
}
