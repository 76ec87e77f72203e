import { metrics } from '@tero/shared/contract/metrics';
import type { PublicProvider } from '@tero/shared/contract/providers';
import { call } from '../../../lib/http/api.ts';

/** Records a visit to another person's profile, and ignores errors. */
export function trackProfileView(
  { id, page_token }: Pick<PublicProvider, 'id' | 'page_token'>,
  by_card: boolean,
): void {
  call(metrics.trackProfileView, { params: { providerId: id }, body: { page_token, by_card } }).catch(() => undefined);
}
