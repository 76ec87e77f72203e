import { z } from 'zod';
import { limits } from '../limits.ts';
import { minute } from '../rules/time/durations.ts';
import { endpoint } from './endpoint.ts';
import { succeeded } from './fields.ts';
import { mobilePhone } from './phone.ts';

const given = z.string().max(limits.emailMax).optional();

/** A new password, and the known facts about its owner. With a session, the facts of its account are used. */
export const triedPasswordBody = z.object({
  password: z.string('La contraseña es requerida').min(1, 'La contraseña es requerida').max(limits.passwordMax),
  ...{ name: given, username: given, email: given, phone: mobilePhone.optional(), company_name: given },
});

export const newPasswords = {
  /** nothing is stored; the check for leaks happens when the form is sent */
  try: endpoint({
    method: 'POST',
    path: '/api/auth/new-password',
    auth: 'anyone',
    whileFull: true,
    summary: 'Dice si una contraseña nueva se rechazaría por común o personal',
    body: triedPasswordBody,
    response: succeeded({ fault: z.string().nullable() }),
    limit: { max: 30, window: minute },
  }),
};
