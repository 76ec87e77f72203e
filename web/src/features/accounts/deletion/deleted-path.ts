import { address } from '@tero/shared/rules/text/address';

/** Returns the path of the page that confirms a deletion; `at` is the time at which the account is erased. */
export function deletedPath(at: string): string {
  return address`/deleted-account?until=${at}`;
}
