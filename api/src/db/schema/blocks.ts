import type { BlockOrigin } from '@tero/shared/rules/safety/blocks';
import type { Generated } from 'kysely';
import type { Instant } from '../values/values.ts';

/**
 * A person whom a provider has blocked. One who was blocked from two things has two rows, and is blocked while there is
 * one: a row never tells that the author of an anonymous review is somebody of another list.
 */
export interface ProviderBlocksTable {
  id: Generated<number>;
  provider_id: number;
  account_id: number;
  origin: BlockOrigin;
  /** the account that saw the phone, else the pedido or the review, which may be gone */
  origin_id: number;
  created_at: Instant;
}
