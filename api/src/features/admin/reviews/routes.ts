import { type AdminResponse, adminResponses, edited } from '@tero/shared/contract/admin/review-responses';
import { adminReviews } from '@tero/shared/contract/admin/reviews';
import { anonymousName } from '@tero/shared/rules/labels';
import type { FastifyInstance } from 'fastify';
import { found } from '../../../core/errors.ts';
import type { Db } from '../../../db/schema/database.ts';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { type Compare, versioned } from '../../../http/versions.ts';
import { remove as removeResponse, update as updateResponse } from '../../reviews/reply.ts';
import { listedResponses, type ResponseRow } from '../responses/repository.ts';
import { whenText } from '../table/csv.ts';
import { bindExport, findRow, listPage } from '../table/list.ts';
import { listedReviews, type ReviewRow } from './repository.ts';
import { createReview, removeReview, reviewView } from './service.ts';

export function adminReviewRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, adminReviews.list, async ({ query }) => {
    const { rows, paging } = await listPage(deps, listedReviews, query);
    return { success, ...paging, reviews: rows.map(reviewView) };
  });
  const columns = reviewColumns;
  bindExport(app, deps, adminReviews.export, { listed: listedReviews, columns, name: 'resenas', entity: 'review' });
  bind(app, deps, adminReviews.create, async ({ body, caller }) => ({
    success,
    message: 'Reseña creada exitosamente',
    review: await createReview(deps, body, caller),
  }));
  bind(app, deps, adminReviews.remove, async ({ params, caller }) => {
    await removeReview(deps, params.id, caller);
    return { success, message: 'Reseña eliminada exitosamente' };
  });
}

export function adminResponseRoutes(app: FastifyInstance, deps: Deps): void {
  const { clock } = deps;
  const view = async (id: number, db: Db = deps.db) =>
    responseView(found(await findRow({ db, clock }, listedResponses, id)));

  bind(app, deps, adminResponses.list, async ({ query }) => {
    const { rows, paging } = await listPage(deps, listedResponses, query);
    return { success, ...paging, responses: rows.map(responseView) };
  });
  bindExport(app, deps, adminResponses.export, {
    listed: listedResponses,
    columns: responseColumns,
    name: 'respuestas',
    entity: 'review_response',
  });
  bind(app, deps, adminResponses.update, async ({ params, body, caller, expected }) => {
    const given = { text: body.response_text, isPublic: body.is_public };
    const compare: Compare = (trx) => expected.meets(() => view(params.id, trx));
    await updateResponse(deps, params.id, given, { caller, compare });
    return { success, message: 'Respuesta actualizada exitosamente', response: await view(params.id) };
  });
  bind(app, deps, adminResponses.remove, async ({ params, caller }) => {
    await removeResponse(deps, params.id, caller);
    return { success, message: 'Respuesta eliminada exitosamente' };
  });
}

function responseView(row: ResponseRow): AdminResponse {
  const { provider_id, name, email, company_name } = row;
  return versioned(edited, {
    id: row.id,
    response_text: row.response_text,
    is_public: row.is_public === 1,
    created_at: row.created_at,
    provider: { id: provider_id, name, email, company_name },
    review: {
      id: row.review_id,
      comment: row.comment,
      rating: row.rating,
      user: { name: row.client_name ?? anonymousName },
      service: { id: row.service_id, title: row.title },
    },
  });
}

const reviewColumns = {
  ID: (row: ReviewRow) => row.id,
  Cliente: (row: ReviewRow) => row.client_name ?? anonymousName,
  Email: (row: ReviewRow) => row.client_email,
  Anónima: (row: ReviewRow) => row.is_anonymous === 1,
  Proveedor: (row: ReviewRow) => row.provider_name,
  Servicio: (row: ReviewRow) => row.title,
  Calificación: (row: ReviewRow) => row.final_rating / 100,
  Cuenta: (row: ReviewRow) => row.counts === 1 && row.hidden_at === null,
  Contacto: (row: ReviewRow) => contactLabel(row),
  Comentario: (row: ReviewRow) => row.comment,
  Fecha: (row: ReviewRow) => whenText(row.created_at),
};

function contactLabel({ verified_contact, agreed_work }: ReviewRow): string {
  if (agreed_work === 1) return 'Trabajo acordado';
  return verified_contact === 1 ? 'Contacto verificado' : 'Sin contacto comprobado';
}

const responseColumns = {
  ID: (row: ResponseRow) => row.id,
  Proveedor: (row: ResponseRow) => row.name,
  Respuesta: (row: ResponseRow) => row.response_text,
  Pública: (row: ResponseRow) => row.is_public === 1,
  Reseña: (row: ResponseRow) => row.comment,
  Cliente: (row: ResponseRow) => row.client_name ?? anonymousName,
  Servicio: (row: ResponseRow) => row.title,
  Calificación: (row: ResponseRow) => row.rating,
  Fecha: (row: ResponseRow) => whenText(row.created_at),
};
