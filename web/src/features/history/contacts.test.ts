import type { ContactedProvider, HistoryItem } from '@tero/shared/contract/history';
import { expect, test } from 'vitest';
import { oneList } from './contacts.ts';

const service = (id: number, provider_id: number, contacted_at: string) =>
  ({ id, provider_id, contacted_at }) as HistoryItem;
const provider = (provider_id: number, contacted_at: string) => ({ provider_id, contacted_at }) as ContactedProvider;

test('who was contacted from a service and from a quote stands in one row, with the last time of both (rule FAV-43)', () => {
  const services = [service(7, 62, '2026-03-03'), service(5, 61, '2026-03-02'), service(4, 61, '2026-03-01')];
  const providers = [provider(61, '2026-03-09'), provider(63, '2026-03-04'), provider(62, '2026-03-01')];
  expect(oneList(services, providers)).toEqual([
    service(5, 61, '2026-03-09'),
    provider(63, '2026-03-04'),
    service(7, 62, '2026-03-03'),
    service(4, 61, '2026-03-01'),
  ]);
});
