import { createHmac, randomBytes } from 'node:crypto';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { searches as contract } from '@tero/shared/contract/searches';
import { limits } from '@tero/shared/limits';
import type { Understood } from '@tero/shared/rules/search/understand';
import { unwrapSearch } from '@tero/shared/rules/text/text';
import { addDays, localDay } from '@tero/shared/rules/time/time';
import { floodNetworkOf } from '../../core/network.ts';
import type { Db } from '../../db/schema/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import { searchIndex } from '../../search/search-index.ts';
import { searchRules } from '../../search/search-rules.ts';
import { currentLexicon } from '../categories/known.ts';
import { meaningOf } from '../services/listing/understanding.ts';
import { openedCategory } from '../services/service.ts';
import * as searches from './repository.ts';

/**
 * The person who searches. Only a hash of the network is stored, until the day ends; for IPv6 the network is a
 * customer's whole range.
 */
interface Searcher {
  ip: string;
  userAgent: string;
}

const machines = /bot|crawl|spider|slurp|preview|lighthouse|curl|wget|python|monitor/i;

/**
 * Counts a person's search, and whether it led to a service, once for each day and network (rules SRCH-140 to
 * SRCH-143). The server runs the search itself, so that a call cannot invent the result. A trade without a category is
 * also counted under its own name, however the text words it.
 */
export async function countSearch(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { q, opened, service }: BodyOf<typeof contract.left>,
  { ip, userAgent }: Searcher,
): Promise<void> {
  const now = clock.now();
  const day = localDay(now);
  const { countedText } = await searchRules();
  const text = countedText(unwrapSearch(q), await currentLexicon(db, now));
  if (text === null || machines.test(userAgent)) return;
  const { plan, understood } = await meaningOf(db, text, { now });
  const results = plan.found ? await searchIndex(db).count(db, plan.found, limits.searchResultsCounted, null) : 0;
  const trade = understood.absent?.trade;
  const category = opened && service ? await openedBeside(db, understood, service) : null;
  const counted: searches.Counted[] = [
    { day, results, kind: 'query', text },
    ...(trade ? [{ day, results, kind: 'trade' as const, text: trade }] : []),
    ...(category ? [{ day, results, kind: 'use' as const, text: `${text}\n${category}` }] : []),
  ];
  const salt = await searches.saltOf(db, day, randomBytes(32).toString('hex'));
  await inTransaction(db, async (trx) => {
    for (const one of counted) {
      // the hash includes the text, so that nobody can combine one person's searches
      const hash = createHmac('sha256', salt)
        .update(`${one.kind}\n${one.text}\n${floodNetworkOf(ip)}`)
        .digest('hex');
      await searches.countPerson(trx, one, hash, opened ? 1 : 0);
    }
  });
}

/**
 * Returns the category of an opened service that the search meant neither by category nor by name, as a suggestion for
 * the panel (rule SRCH-157). The lexicon does not learn from it, because three phones could then teach it a wrong
 * trade.
 */
async function openedBeside(db: Db, { named, categories }: Understood, service: number): Promise<number | null> {
  if (named) return null;
  const category = await openedCategory(db, service);
  return category && category.slug !== categories[0]?.slug ? category.id : null;
}

/**
 * Deletes at the end of a day the people of its searches and the texts that too few searched for, and the rest after 90
 * days. Runs every hour.
 */
export async function forgetOldSearches({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const today = localDay(clock.now());
  await searches.forget(db, { today, oldest: addDays(today, 1 - limits.searchDays) });
}
