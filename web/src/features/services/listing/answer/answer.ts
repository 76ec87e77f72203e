import type { Listing } from '@tero/shared/contract/services';

/** What a response says of a search beside the services. */
export type Answer = Pick<Listing, 'understood' | 'correction' | 'related'>;
