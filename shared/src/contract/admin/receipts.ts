import { z } from 'zod';
import { limits } from '../../limits.ts';
import { endpoint } from '../endpoint.ts';
import { id, requiredText, success } from '../fields.ts';

const tooLarge = `El PDF pesa más de ${limits.cfeBytes / 1000} KB. Elegí otro`;

/** The number of an e-receipt (CFE), and its PDF in base64. Without a PDF the stored file stays. */
export const cfeBody = z.object({
  cfe_number: requiredText('Escribí el número del e-recibo', 40),
  file: z
    .object({
      name: requiredText('El archivo no tiene nombre', 120),
      content: z
        .base64('El archivo no se pudo leer')
        .max(Math.ceil(limits.cfeBytes / 3) * 4, tooLarge)
        // the first bytes of every PDF, '%PDF-'
        .refine((text) => text.startsWith('JVBERi'), 'El archivo tiene que ser un PDF'),
    })
    .nullish(),
});

export const adminReceipts = {
  attach: endpoint({
    method: 'PUT',
    path: '/api/admin/receipts/:number/cfe',
    auth: 'admin',
    summary: 'Adjunta el número y el archivo del e-recibo (CFE) de un recibo',
    params: z.object({ number: id }),
    body: cfeBody,
    edits: { unversioned: 'one paper, issued elsewhere: what was attached last holds' },
    maxBytes: 800_000,
    response: success,
    errors: ['not_found'],
  }),
};
