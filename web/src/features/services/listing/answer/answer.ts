import type { Listing } from '@tero/shared/contract/services';

/** The parts of a response that explain a search, without its services. */
export type Answer = Pick<Listing, 'understood' | 'correction' | 'related'>;
