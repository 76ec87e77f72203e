import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { savedSearches as contract, SavedSearch } from '@tero/shared/contract/saved-searches';
import { limits } from '@tero/shared/limits';
import { fold, unwrapSearch } from '@tero/shared/rules/text/text';
import { AppError, found } from '../../core/errors.ts';
import { holdAccount } from '../../db/sql/dialect.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import { leavesNamed } from '../categories/lookup.ts';
import * as searches from './repository.ts';

export async function listOwn({ db }: Deps, accountId: number): Promise<SavedSearch[]> {
  return (await searches.list(db, accountId)).map(view);
}

/** Saves a search; saving the same again changes nothing. */
export async function save(
  { db, clock }: Deps,
  accountId: number,
  body: BodyOf<typeof contract.create>,
): Promise<SavedSearch> {
  const wanted = await criteriaOf({ db }, body);
  const criteria_key = [wanted.q, wanted.category, wanted.coverageArea].map((part) => fold(part ?? '')).join('\n');
  return inTransaction(db, async (trx) => {
    const held = await holdAccount(trx, accountId);
    const same = await searches.findSame(trx, accountId, criteria_key);
    if (same) return view(same);
    if ((await searches.count(held, accountId)) >= limits.savedSearches) {
      const message = `Podés guardar hasta ${limits.savedSearches} búsquedas. Eliminá alguna para seguir.`;
      throw new AppError('quota_exceeded', { message });
    }
    const added = await searches.insert(trx, {
      account_id: accountId,
      label: labelOf(wanted),
      q: wanted.q,
      category: wanted.category,
      coverage_area: wanted.coverageArea,
      criteria_key,
      created_at: clock.now().toISOString(),
    });
    return view(found(added ?? (await searches.findSame(trx, accountId, criteria_key))));
  });
}

export async function remove({ db }: Deps, accountId: number, id: number): Promise<void> {
  if (!(await searches.remove(db, accountId, id))) throw new AppError('not_found');
}

interface Wanted {
  q: string | null;
  category: string | null;
  coverageArea: string | null;
}

/**
 * Turns the request into criteria. A category gets its stored name. An unknown name becomes search text, as in the
 * lists.
 */
async function criteriaOf({ db }: Pick<Deps, 'db'>, body: BodyOf<typeof contract.create>): Promise<Wanted> {
  const q = unwrapSearch(body.q ?? '') || null;
  const coverageArea = body.coverageArea || null;
  const leaves = body.category ? await leavesNamed(db, body.category) : null;
  if (!body.category || leaves) return { q, category: leaves?.name ?? null, coverageArea };
  if (!q) return { q: body.category.replaceAll('-', ' '), category: null, coverageArea };
  const message = 'No conocemos esa categoría. Elegí otra de la lista.';
  throw new AppError('validation_failed', { message, errors: { category: message } });
}

function labelOf({ q, category, coverageArea }: Wanted): string {
  const what = [q, category].filter(Boolean).join(', ') || 'Servicios';
  const [place] = coverageArea?.split(',') ?? [];
  return place ? `${what} en ${place}` : what;
}

function view({ coverage_area, ...search }: searches.SavedSearchRow): SavedSearch {
  return { ...search, coverageArea: coverage_area };
}
