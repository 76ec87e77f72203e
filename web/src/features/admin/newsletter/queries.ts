import { useQuery } from '@tanstack/react-query';
import { type AdminSubscriber, adminNewsletter } from '@tero/shared/contract/admin/newsletter';
import type { GivenBody, ResponseOf } from '@tero/shared/contract/endpoint';
import { call } from '../../../lib/http/api.ts';
import { choicesOf } from '../filters/filter.ts';
import { aboutAdmin, notCached } from '../queries.ts';
import type { TableSource } from '../table/source-queries.ts';

export const newsletterTable: TableSource<AdminSubscriber> = {
  searchHint: 'Email, ID o fecha',
  day: 'Aceptó',
  filters: [{ name: 'confirmed', label: 'Estado', choices: choicesOf({ '1': 'Confirmado', '0': 'Sin confirmar' }) }],
  list: adminNewsletter.list,
  csv: adminNewsletter.export,
  exported: { words: 'Solo las confirmadas, con su enlace de baja', filters: { confirmed: '1' } },
  rows: (reply) => (reply as ResponseOf<typeof adminNewsletter.list>).subscribers,
};

export function removeSubscriber(id: number) {
  return call(adminNewsletter.remove, { params: { id } });
}

const issues = aboutAdmin.read({
  part: 'newsletter-issues',
  call: ({ signal }) => call(adminNewsletter.issues, { signal }),
  cache: notCached,
  staleTime: 0,
});

/** Fetches the issues so far, the number of recipients of the next issue, and the date from which it may be sent. */
export function useIssues() {
  return useQuery(issues());
}

export function sendIssue(body: GivenBody<typeof adminNewsletter.send>) {
  return call(adminNewsletter.send, { body });
}
