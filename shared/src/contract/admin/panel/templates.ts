import { z } from 'zod';
import { limits } from '../../../limits.ts';
import { edits, version } from '../../edits.ts';
import { endpoint } from '../../endpoint.ts';
import { idParams, requiredLine, requiredText, succeeded, success } from '../../fields.ts';

/** A ready-made answer that all administrators share; `{nombre}` stands for the writer's first name. */
export const answerTemplate = z.object({ id: z.int(), name: z.string(), text: z.string(), version });
export type AnswerTemplate = z.output<typeof answerTemplate>;

export const templateBody = z.object({
  name: requiredLine('Escribí un nombre para la plantilla', limits.templateName),
  text: requiredText('Escribí el texto de la plantilla', limits.contactMessage),
});

export const edited = edits('Esta plantilla', answerTemplate, ['name', 'text']);
const response = succeeded({ template: answerTemplate });

export const adminTemplates = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/templates',
    auth: 'admin',
    summary: 'Las respuestas armadas del equipo, por nombre',
    response: succeeded({ templates: z.array(answerTemplate) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/templates',
    auth: 'admin',
    summary: 'Guarda una respuesta armada',
    body: templateBody,
    response,
    status: 201,
    errors: ['quota_exceeded'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/templates/:id',
    auth: 'admin',
    summary: 'Cambia una respuesta armada; los campos que faltan no cambian',
    params: idParams,
    body: templateBody.partial(),
    response,
    edits: edited,
    errors: ['not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/templates/:id',
    auth: 'admin',
    summary: 'Elimina una respuesta armada',
    params: idParams,
    response: success,
    errors: ['not_found'],
  }),
};
