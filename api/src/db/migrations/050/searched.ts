import type { SearchedText } from '../009/searched-texts.ts';

/** The searched texts of migration 009, and those that came since. */
export interface Searched {
  accountColumns: Readonly<Record<string, string>>;
  accountSource: string;
  simple: readonly SearchedText[];
}
