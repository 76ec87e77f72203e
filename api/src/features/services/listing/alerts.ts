import { serves } from '@tero/shared/rules/places/serving';
import { meets } from '@tero/shared/rules/search/matching';
import { categoryTerm, termsOf } from '@tero/shared/rules/search/terms';
import { unwrapSearch } from '@tero/shared/rules/text/text';
import type { Db } from '../../../db/schema/database.ts';
import type { Deps } from '../../../deps/deps.ts';
import { leavesNamed } from '../../categories/lookup.ts';
import { findDocuments } from '../lists/index-repository.ts';
import { searchedService } from '../lists/indexing.ts';
import { meaningOf } from './understanding.ts';

/** A listed service as searches see it. */
export interface Candidate {
  id: number;
  coverageArea: string;
  terms: ReadonlySet<string>;
}

/** Reads listed services to match saved searches against. */
export async function candidatesOf(db: Db, ids: readonly number[]): Promise<Candidate[]> {
  if (ids.length === 0) return [];
  const listed = (await findDocuments(db, ids)).filter((row) => row.listed);
  return listed.map((row) => ({
    id: row.id,
    coverageArea: row.coverage_area,
    terms: new Set(termsOf(searchedService(row))),
  }));
}

/**
 * Returns the candidates that a search, category and place really ask for. Those that only come close are left out
 * (rule SRCH-31).
 */
export async function listedAmong(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  wanted: { q: string | null; category: string | null; coverageArea: string | null },
  among: readonly Candidate[],
): Promise<number[]> {
  const text = unwrapSearch(wanted.q ?? '');
  const leaves = wanted.category ? await leavesNamed(db, wanted.category) : null;
  const meaning = text && (await meaningOf(db, text, { categoryIds: leaves?.ids ?? null, now: clock.now() }));
  const told = meaning ? meaning.plan.told : null;
  if ((text && !told) || (wanted.category && !leaves)) return [];
  return among
    .filter(({ terms }) => !told || meets(terms, told))
    .filter(({ terms }) => !leaves || leaves.ids.some((id) => terms.has(categoryTerm(id))))
    .filter(({ coverageArea }) => !wanted.coverageArea || serves(coverageArea, wanted.coverageArea))
    .map(({ id }) => id);
}
