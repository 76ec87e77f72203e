import type { adminSearches as contract } from '@tero/shared/contract/admin/searches';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import { limits } from '@tero/shared/limits';
import { words } from '@tero/shared/rules/text/text';
import { recordAct } from '../../../audit/acts.ts';
import { findThing } from '../../../audit/things.ts';
import type { Caller } from '../../../core/caller.ts';
import { AppError, found } from '../../../core/errors.ts';
import { alone } from '../../../db/sql/dialect.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { searchRules } from '../../../search/search-rules.ts';
import { currentLexicon, lexiconChanged } from '../../categories/known.ts';
import * as terms from './terms-repository.ts';

/**
 * Gives a search a category, or records that it means no service (rules SRCH-145 and SRCH-146). Searches use it at
 * once.
 */
export async function teach(
  { db, clock }: Deps,
  { form: given, category_id }: BodyOf<typeof contract.teach>,
  caller: Caller,
): Promise<number> {
  const now = clock.now();
  const form = words(given).join(' ');
  lexiconChanged(db);
  const lexicon = await currentLexicon(db, now);
  const category = lexicon.categories.find(({ id }) => id === category_id);
  if (category_id !== null && !category) throw refused('category_id', 'Elegí una categoría activa de la lista');
  const { refusalOf } = await searchRules();
  const why = category && refusalOf(form, category.slug, lexicon);
  if (why || form === '') throw refused('form', why || 'Falta la búsqueda');
  if (category && (await terms.isSomebodysName(db, form))) {
    throw refused('form', 'Esa búsqueda es el nombre de un proveedor: no le asignes una categoría');
  }
  const id = await inTransaction(db, async (trx) => {
    const held = await alone(trx, 'searchTerms');
    const before = await terms.findTerm(trx, { form });
    if (!before && (await terms.countTerms(held)) >= limits.searchTerms) {
      throw refused('form', `Ya hay ${limits.searchTerms} búsquedas aprendidas: deshacé alguna primero`);
    }
    const id = await terms.putTerm(trx, { form, category_id, created_at: now.toISOString() });
    await recordAct(trx, now, caller, {
      action: before ? 'update' : 'create',
      entity: 'search_term',
      id,
      before: before ? { title: form, category_id: before.category_id } : {},
      after: { title: form, category_id },
    });
    return id;
  });
  lexiconChanged(db);
  return id;
}

/** Removes a decision about a search. */
export async function forgetTerm({ db, clock }: Deps, id: number, caller: Caller): Promise<void> {
  await inTransaction(db, async (trx) => {
    const before = found(await terms.findTerm(trx, { id }));
    const thing = await findThing(trx, 'search_term', id);
    await terms.removeTerm(trx, id);
    await recordAct(trx, clock.now(), caller, {
      action: 'delete',
      entity: 'search_term',
      id,
      before: { title: before.form, category_id: before.category_id },
      thing,
    });
  });
  lexiconChanged(db);
}

function refused(field: string, message: string): AppError {
  return new AppError('validation_failed', { message, errors: { [field]: message } });
}
