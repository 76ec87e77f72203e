import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { history } from '@tero/shared/contract/history';
import { type Service, services } from '@tero/shared/contract/services';
import { similarServices as similarTo } from '@tero/shared/contract/services-similar';
import { limits } from '@tero/shared/limits';
import { minute } from '@tero/shared/rules/time/durations';
import { aboutHistory, aboutServices } from '../../../common/subjects.ts';
import { call } from '../../../lib/http/api.ts';
import { OfflineError } from '../../../lib/http/client/api-error.ts';
import { send } from '../../../offline/outbox/outbox.ts';

const similarServices = aboutServices.read({
  part: 'similar',
  call: async ({ signal }, serviceId: number, category: string) => {
    const asked = { params: { name: category }, query: { serviceId }, signal };
    return (await call(services.byCategory, asked)).services.slice(0, limits.similarServices);
  },
  keyed: (serviceId) => [serviceId],
  cache: { whose: 'public', days: 'any', shown: 'around' },
  staleTime: 5 * minute,
});

/** Fetches up to 3 services of the same category, without itself (rule SRCH-28). */
export function useSimilar({ id, category }: Service) {
  return useQuery(similarServices(id, category));
}

const similarToGone = aboutServices.read({
  part: 'gone',
  call: ({ signal }, id: number) => call(similarTo.ofService, { params: { id }, signal }),
  cache: { whose: 'public', days: 'any', shown: 'around' },
});

/** The category of a service that is no longer published, and up to 3 like it; an error when it never was. */
export function useSimilarToGone(id: number) {
  return useQuery(similarToGone(id));
}

/** Records that the account opened the service, even when the service comes from the device's copy. Ignores errors. */
export function useRecordVisit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, title, page_token }: Pick<Service, 'id' | 'title' | 'page_token'>) => {
      const body = { service_id: id, page_token, happened_at: new Date().toISOString() };
      try {
        await call(history.visit, { body });
      } catch (error) {
        if (!(error instanceof OfflineError)) throw error;
        await send({ kind: 'visit', params: {}, body, title: `Visita: ${title}`, setKey: `visit:${id}` });
      }
    },
    onSuccess: () => client.invalidateQueries({ queryKey: aboutHistory.prefix }),
  });
}
