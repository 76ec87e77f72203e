import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '@tero/shared/contract/endpoint';
import { type ServiceCard, services } from '@tero/shared/contract/services';
import { aboutServices } from '../../common/subjects.ts';
import { call } from '../../lib/http/api.ts';
import { type Reader, useReader } from '../../lib/session/reader.ts';
import { send, sendSwitch } from '../../offline/outbox/outbox.ts';

/** Reads a service. The account is in the key, because responses for visitors contain no phone. */
export const serviceDetail = aboutServices.read({
  part: 'detail',
  call: async ({ signal }, id: number, _reader: Reader) =>
    (await call(services.detail, { params: { id }, signal })).service,
  cache: { whose: 'own', days: 'any' },
});

export function useService(id: number) {
  return useQuery(serviceDetail(id, useReader()));
}

/** The same, once it is wanted. */
export function useServiceWhen(id: number, isWanted: boolean) {
  return useQuery({ ...serviceDetail(id, useReader()), enabled: isWanted });
}

/**
 * Switches a service on or off; it is loaded again afterwards, whatever came of it (rule SVC-21). Without signal the
 * last word waits.
 */
export function useSetActive({ id, title }: Pick<ServiceCard, 'id' | 'title'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (is_active: boolean) =>
      sendSwitch<ResponseOf<typeof services.setActive>>({
        kind: 'service-active',
        params: { id },
        body: { is_active },
        title: `${is_active ? 'Mostrar' : 'Ocultar'} el servicio: ${title}`,
        setKey: `service-active:${id}`,
      }),
    onError: () => client.invalidateQueries({ queryKey: aboutServices.prefix }),
  });
}

type Switched = Pick<ServiceCard, 'id' | 'is_active'>;

/** Shows the switch of a service as the server has it, until it is loaded again. */
export function showActive(client: QueryClient, id: number, is_active: boolean): void {
  const changed = <S extends Switched>(shown: S): S => (shown.id === id ? { ...shown, is_active } : shown);
  client.setQueriesData<Switched | Switched[]>({ queryKey: serviceDetail.prefix }, (shown) =>
    shown && !Array.isArray(shown) ? changed(shown) : shown,
  );
  client.setQueriesData<Switched | Switched[]>({ queryKey: aboutServices.prefix }, (shown) =>
    Array.isArray(shown) ? shown.map(changed) : shown,
  );
}

/**
 * Deletes a service, or leaves that for when there is signal. Leave its page first: its own data is dropped from the
 * cache.
 */
export function useRemoveService({ id, title }: Pick<ServiceCard, 'id' | 'title'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      send({
        kind: 'service-removal',
        params: { id },
        body: null,
        title: `Eliminar el servicio: ${title}`,
        setKey: `service-removal:${id}`,
      }),
    onSuccess: ({ state }) => {
      if (state === 'sent') client.removeQueries({ queryKey: [...serviceDetail.prefix, id], type: 'inactive' });
    },
  });
}
