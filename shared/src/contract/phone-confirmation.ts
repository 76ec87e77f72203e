import { z } from 'zod';
import { hour } from '../rules/time/durations.ts';
import { endpoint } from './endpoint.ts';
import { success } from './fields.ts';
import { mobilePhone } from './phone.ts';
import { acceptQuoteBody } from './quotes.ts';

export const phoneCodeBody = z.object({ phone: mobilePhone });

/** The code that came to the phone. With it the phone becomes the account's own. */
export const confirmPhoneBody = phoneCodeBody.extend({ code: acceptQuoteBody.shape.code });

/**
 * Lets an account confirm its phone by a code (rule TRUST-55). For a phone that the account does not have yet, the
 * person first confirms who they are.
 */
export const phoneConfirmation = {
  ask: endpoint({
    method: 'POST',
    path: '/api/phone-confirmation/code',
    auth: 'account',
    summary: 'Manda por SMS un código para confirmar el celular de la cuenta',
    body: phoneCodeBody,
    response: success,
    confirmed: ['phone'],
    errors: ['texts_unavailable', 'code_too_soon'],
    limit: { max: 20, window: hour, by: 'account' },
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/phone-confirmation',
    auth: 'account',
    summary: 'Confirma el celular de la cuenta con el código',
    body: confirmPhoneBody,
    response: success,
    confirmed: ['phone'],
    limit: { max: 40, window: hour, by: 'account' },
  }),
};
