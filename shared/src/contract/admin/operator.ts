import type { z } from 'zod';
import { edits, version } from '../edits.ts';
import { endpoint } from '../endpoint.ts';
import { succeeded } from '../fields.ts';
import { operatorContent } from '../operator.ts';

/** The stored content of the operator, never the demo's. */
export const storedContent = operatorContent.extend({ version });
export type StoredContent = z.output<typeof storedContent>;

const names = operatorContent.keyof().options;
/** Missing fields do not change. */
export const operatorBody = operatorContent.partial();
export const edited = edits('El contenido del sitio', storedContent, names);
const response = succeeded({ content: storedContent });

export const adminOperator = {
  read: endpoint({
    method: 'GET',
    path: '/api/admin/operator',
    auth: 'admin',
    summary: 'Lo que este Tero dice de quien lo tiene',
    response,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/operator',
    auth: 'admin',
    summary: 'Cambia lo que este Tero dice de quien lo tiene; los campos que faltan no cambian',
    body: operatorBody,
    response,
    edits: edited,
  }),
};
