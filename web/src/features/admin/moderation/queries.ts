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

/** The id of the case of a thing, which is opened when there is none (rule TRUST-8). */
export function useOpened(thing: OpenedThing) {
  return useQuery(opened(thing));
}

const photos = aboutAdmin.read({
  part: 'moderation-photos',
  call: async ({ signal }, id: number) => (await call(adminModeration.photos, { params: { id }, signal })).photos,
  cache: notCached,
});

/** The photos of a reported pedido, which have no address. */
export function useCasePhotos(id: number) {
  return useQuery(photos(id));
}

/** A case with its thing, its reports, its history and its author. */
export function useCase(id: number) {
  return useQuery(detail(id));
}

export function useDecide(id: number) {
  return useAdminWrite((body: BodyOf<typeof adminModeration.decide>) =>
    call(adminModeration.decide, { params: { id }, body }),
  );
}

/** Acts on a thing by its case; an action that was done already changes nothing. */
export async function actOn(thing: OpenedThing, body: BodyOf<typeof adminModeration.decide>): Promise<void> {
  const { case: found } = await call(adminModeration.open, { body: thing });
  if (found.actions.includes(body.action)) await call(adminModeration.decide, { params: { id: found.id }, body });
}
