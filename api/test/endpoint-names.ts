import type { contract } from '@tero/shared/contract/index';

type Contract = typeof contract;

/**
 * The names of the contract's endpoints that are as `Wanted` says ('offers.remove'): a table of tests that is made of
 * them does not compile without an entry for a new one.
 */
export type EndpointNames<Wanted> = {
  [Feature in keyof Contract]: {
    [Name in keyof Contract[Feature]]: Contract[Feature][Name] extends Wanted
      ? `${Feature & string}.${Name & string}`
      : never;
  }[keyof Contract[Feature]];
}[keyof Contract];
