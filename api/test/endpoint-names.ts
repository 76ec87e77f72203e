import type { contract } from '@tero/shared/contract/index';

type Contract = typeof contract;

/**
 * The names of the contract's endpoints that match `Wanted` ('offers.remove'). A table of tests with these keys does
 * not compile until a new endpoint has an entry.
 */
export type EndpointNames<Wanted> = {
  [Feature in keyof Contract]: {
    [Name in keyof Contract[Feature]]: Contract[Feature][Name] extends Wanted
      ? `${Feature & string}.${Name & string}`
      : never;
  }[keyof Contract[Feature]];
}[keyof Contract];
