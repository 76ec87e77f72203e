import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { plainRead } from './plain-read.ts';

const told = z.string().nullable();

export const legal = {
  /** Returns the operator of this Tero, from its configuration (rule ACC-100); null: not configured. */
  operator: endpoint({
    method: 'GET',
    path: '/api/legal/operator',
    auth: 'anyone',
    ...plainRead,
    summary: 'Quién opera este Tero',
    response: z.object({
      operator: z.object({
        name: told,
        rut: told,
        address: told,
        /** the inscription of the database of personal data (URCDP) */
        inscription: told,
      }),
    }),
  }),
};
