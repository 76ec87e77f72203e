import { useQuery } from '@tanstack/react-query';
import { contactQuestions } from '@tero/shared/contract/contact-questions';
import type { ResponseOf } from '@tero/shared/contract/endpoint';
import { metrics } from '@tero/shared/contract/metrics';
import { type Period, periodDays } from '@tero/shared/rules/metrics';
import { call } from '../../lib/http/api.ts';
import { type Reader, useReader } from '../../lib/session/reader.ts';
import { aboutMetrics } from './service-queries.ts';

const postMetrics = aboutMetrics.read({
  part: 'posts',
  call: async ({ signal }, providerId: number, period: Period) =>
    (await call(metrics.ofPosts, { params: { id: providerId }, query: { period, days: periodDays.month }, signal }))
      .metrics,
  cache: { whose: 'own', days: 'any' },
  staleTime: 0,
});

const phoneViews = aboutMetrics.read({
  part: 'phone',
  call: async ({ signal }, providerId: number) =>
    (await call(metrics.phoneViews, { params: { id: providerId }, signal })).data,
  cache: { whose: 'own', days: 'any' },
  staleTime: 0,
});

export type OwnResponseTime = ResponseOf<typeof contactQuestions.own>;

const responseTime = aboutMetrics.read({
  part: 'response-time',
  call: ({ signal }, _reader: Reader): Promise<OwnResponseTime> => call(contactQuestions.own, { signal }),
  cache: { whose: 'own', days: 'any' },
  staleTime: 0,
});

/** Reads how soon the provider usually responds, according to its clients. */
export function useOwnResponseTime() {
  return useQuery(responseTime(useReader()));
}

export function usePostMetrics(providerId: number, period: Period) {
  return useQuery(postMetrics(providerId, period));
}

/** Reads the list of people who saw the provider's phone number, on every visit. */
export function usePhoneViews(providerId: number) {
  return useQuery(phoneViews(providerId));
}
