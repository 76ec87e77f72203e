import { address } from '@tero/shared/rules/text/address';

/** The page that tells of a deletion; `at` is when the account is erased, an instant. */
export function deletedPath(at: string): string {
  return address`/deleted-account?until=${at}`;
}
