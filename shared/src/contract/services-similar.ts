import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, succeeded } from './fields.ts';
import { plainRead } from './plain-read.ts';
import { serviceCard } from './services.ts';

export const similarServices = {
  ofService: endpoint({
    method: 'GET',
    path: '/api/services/:id/similar',
    auth: 'anyone',
    ...plainRead,
    summary: 'La categoría de un servicio y los 3 similares, también cuando ya no está publicado',
    params: idParams,
    response: succeeded({
      /** the service itself can be seen by anybody */
      listed: z.boolean(),
      category: z.object({ name: z.string(), slug: z.string() }),
      services: z.array(serviceCard),
    }),
    errors: ['not_found'],
  }),
};
