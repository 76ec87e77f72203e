import type { ProviderMetrics } from '@tero/shared/contract/metrics';
import { costPerContact, type DaySpan } from '@tero/shared/rules/metrics';
import { toPesos } from '@tero/shared/rules/money/money';
import type { Db } from '../../db/schema/database.ts';
import { findNextCharge, hasPaid, sumPaid } from './cost-repository.ts';
import { countContacting } from './people-repository.ts';

/**
 * Returns the cost of a subscription in a span of days, and the cost for each person who got in touch in it (rule
 * METR-62).
 */
export async function subscriptionCost(
  db: Db,
  providerId: number,
  span: DaySpan,
  now: Date,
): Promise<ProviderMetrics['cost']> {
  const { cents, payments } = await sumPaid(db, providerId, span);
  const contacts = await countContacting(db, providerId, span);
  const freeUntil = (await hasPaid(db, providerId)) ? null : await findNextCharge(db, providerId, now.toISOString());
  const spent = toPesos(cents);
  return { spent, payments, contacts, perContact: costPerContact(spent, contacts), freeUntil };
}
