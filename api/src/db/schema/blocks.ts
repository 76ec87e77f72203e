import type { BlockOrigin } from '@tero/shared/rules/safety/blocks';
import type { Generated } from 'kysely';
import type { Instant } from '../values/values.ts';

/**
 * A person whom a provider has blocked. A person blocked from two things has two rows, and stays blocked while one is
 * left. So a row never reveals that the author of an anonymous review is a person in another list.
 */
export interface ProviderBlocksTable {
  id: Generated<number>;
  provider_id: number;
  account_id: number;
  origin: BlockOrigin;
  /** the id of the account that saw the phone, or else of the pedido or the review, which may be deleted */
  origin_id: number;
  created_at: Instant;
}
