import { useAccount } from './session.ts';

/** The account that reads, for the keys of responses that depend on it; null for visitors. */
export interface Reader {
  accountId: number | null;
}

export function useReader(): Reader {
  return { accountId: useAccount()?.id ?? null };
}
