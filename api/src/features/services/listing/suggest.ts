import type { Suggestion } from '@tero/shared/contract/services';
import { limits } from '@tero/shared/limits';
import { toPesos } from '@tero/shared/rules/money/money';
import { priceLabel } from '@tero/shared/rules/money/price';
import { excerpt, unwrapSearch } from '@tero/shared/rules/text/text';
import type { Deps } from '../../../deps/deps.ts';
import { suggestedIds } from '../../../search/suggestions.ts';
import { findForSuggestions } from '../repository.ts';

/** Returns suggestions from 2 characters on, with the description cut at 60 (rule SRCH-7). */
export async function suggest({ db }: Deps, q: string): Promise<Suggestion[]> {
  const ids = await suggestedIds(db, unwrapSearch(q), limits.suggestions);
  if (ids.length === 0) return [];
  const rows = await findForSuggestions(db, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const pesos = (cents: number | null) => (cents === null ? null : toPesos(cents));
    const price = priceLabel({
      price_type: row.price_type,
      fixed_price: pesos(row.fixed_price),
      min_price: pesos(row.min_price),
      max_price: pesos(row.max_price),
      requires_custom_quote: row.requires_custom_quote === 1,
    });
    const description = excerpt(row.description, limits.suggestionDescription);
    return [{ id, title: row.title, category: row.category, description, price }];
  });
}
