import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { history } from '@tero/shared/contract/history';
import { type InquiryRecipient, inquiries } from '@tero/shared/contract/inquiries';
import { services } from '@tero/shared/contract/services';
import { fold } from '@tero/shared/rules/text/text';
import { aboutInquiries } from '../../common/subjects.ts';
import { offerInstall } from '../../lib/device/install.ts';
import { call } from '../../lib/http/api.ts';
import { type Reader, useReader } from '../../lib/session/reader.ts';
import { send, useOutboxItems } from '../../offline/outbox/outbox.ts';

const candidates = aboutInquiries.read({
  part: 'candidates',
  call: async ({ signal }, ids: string, _reader: Reader) =>
    (await call(inquiries.candidates, { query: { service_ids: ids }, signal })).candidates,
  // what was searched for stands behind it
  cache: { whose: 'own', days: 'any' },
});

/** Reads those of these services whose providers can be asked; idle without services. */
export function useCandidates(ids: readonly number[]) {
  return useQuery({ ...candidates(ids.join(','), useReader()), enabled: ids.length > 0 });
}

const inPlace = aboutInquiries.read({
  part: 'in-place',
  call: async ({ signal }, what: string, coverageArea: string) =>
    (await call(services.search, { query: { q: `%${fold(what)}%`, coverageArea, limit: 1 }, signal })).services,
  cache: { never: 'asked while a form is filled in' },
});

/**
 * Returns whether a search finds somebody who works in a place: its first result is not only near it, or near in
 * meaning. False while unknown.
 */
export function useIsSomebodyIn(what: string, place: string | undefined): boolean {
  const { data } = useQuery({ ...inPlace(what, place ?? ''), enabled: what !== '' && place !== undefined });
  const [first] = data ?? [];
  return first !== undefined && first.why?.group !== 'near' && first.why?.group !== 'related';
}

const ownList = aboutInquiries.read({
  part: 'own',
  call: async ({ signal }) => (await call(inquiries.list, { signal })).inquiries,
  cache: { whose: 'own', days: 'any' },
});

/** Reads the person's own pedidos, newest first. */
export function useOwnInquiries() {
  return useQuery(ownList());
}

type Tap = BodyOf<typeof history.trackClick>;

/** The name of a tap that waits: one for each chat. */
const tapKey = (inquiryId: number, serviceId: number | '') => `tap:inquiry:${inquiryId}:${serviceId}`;

/** Counts that the chat of a pedido was opened, as on the page of the service (rule ASK-6). */
export function useTrackAsked(inquiryId: number, { service_id, service_title, page_token }: InquiryRecipient) {
  return useMutation({
    mutationFn: () => {
      const at = { happened_at: new Date().toISOString(), inquiry_id: inquiryId };
      const body: Tap = { service_id, click_type: 'whatsapp', page_token, ...at };
      const setKey = tapKey(inquiryId, service_id);
      return send({ kind: 'tap', params: {}, body, title: `Contacto: ${service_title}`, setKey });
    },
    onMutate: offerInstall,
  });
}

/** Returns the services of a pedido whose chat was opened here without the server knowing yet. */
export function useAskedIds(inquiryId: number): number[] {
  const beginning = tapKey(inquiryId, '');
  return (useOutboxItems() ?? []).flatMap(({ setKey }) =>
    setKey?.startsWith(beginning) ? Number(setKey.slice(beginning.length)) : [],
  );
}

/** Deletes a pedido with its link and photos. */
export function useRemoveInquiry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(inquiries.remove, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ownList.prefix }),
  });
}
