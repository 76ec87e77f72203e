import { useQuery } from '@tanstack/react-query';
import { adminModeration, type ModerationCase } from '@tero/shared/contract/admin/moderation/cases';
import type { BodyOf, ResponseOf } from '@tero/shared/contract/endpoint';
import { caseStateLabels, moderatedLabels } from '@tero/shared/rules/moderation';
import { call } from '../../../lib/http/api.ts';
import { choicesOf } from '../filters/filter.ts';
import { aboutAdmin, notCached, useAdminWrite } from '../queries.ts';
import type { TableSource } from '../table/source-queries.ts';

export const casesTable: TableSource<ModerationCase> = {
  searchHint: 'Autor, ID o fecha',
  day: 'Espera',
  filters: [
    { name: 'state', label: 'Estado', choices: choicesOf({ waiting: 'Espera al equipo', ...caseStateLabels }) },
    { name: 'kind', label: 'Tipo', choices: choicesOf(moderatedLabels) },
  ],
  list: adminModeration.list,
  rows: (reply) => (reply as ResponseOf<typeof adminModeration.list>).cases,
};

const detail = aboutAdmin.read({
  part: 'moderation-case',
  call: async ({ signal }, id: number) => (await call(adminModeration.detail, { params: { id }, signal })).case,
  cache: notCached,
  staleTime: 0,
});

export type OpenedThing = BodyOf<typeof adminModeration.open>;

const opened = aboutAdmin.read({
  part: 'moderation-opened',
  call: async ({ signal }, thing: OpenedThing) => (await call(adminModeration.open, { body: thing, signal })).case.id,
  cache: notCached,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Fetches the id of a thing's case. The server opens a case if there is none (rule TRUST-8). */
export function useOpened(thing: OpenedThing) {
  return useQuery(opened(thing));
}

const photos = aboutAdmin.read({
  part: 'moderation-photos',
  call: async ({ signal }, id: number) => (await call(adminModeration.photos, { params: { id }, signal })).photos,
  cache: notCached,
});

/** Fetches the photos of a reported pedido, which have no address of their own. */
export function useCasePhotos(id: number) {
  return useQuery(photos(id));
}

/** Fetches a case with its content, reports, history and author. */
export function useCase(id: number) {
  return useQuery(detail(id));
}

export function useDecide(id: number) {
  return useAdminWrite((body: BodyOf<typeof adminModeration.decide>) =>
    call(adminModeration.decide, { params: { id }, body }),
  );
}

/** Takes an action on a thing through its case. Does nothing if the case no longer offers the action. */
export async function actOn(thing: OpenedThing, body: BodyOf<typeof adminModeration.decide>): Promise<void> {
  const { case: found } = await call(adminModeration.open, { body: thing });
  if (found.actions.includes(body.action)) await call(adminModeration.decide, { params: { id: found.id }, body });
}
