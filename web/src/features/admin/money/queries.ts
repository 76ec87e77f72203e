import { useQuery } from '@tanstack/react-query';
import { adminMoney, type MoneySpan } from '@tero/shared/contract/admin/figures/money';
import { call } from '../../../lib/http/api.ts';
import { aboutAdmin, notCached } from '../queries.ts';

const moneyMonths = aboutAdmin.read({
  part: 'money',
  call: async ({ signal }, months: MoneySpan) => call(adminMoney.months, { query: { months }, signal }),
  cache: notCached,
  staleTime: 0,
});

/** Fetches the last months of the ledger at each visit. */
export function useMoney(months: MoneySpan) {
  return useQuery(moneyMonths(months));
}
