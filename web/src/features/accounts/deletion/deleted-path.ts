import { address } from '@tero/shared/rules/text/address';

/** Shows the confirmation of a deletion; `at` is the instant at which the account is erased. */
export function deletedPath(at: string): string {
  return address`/deleted-account?until=${at}`;
}
