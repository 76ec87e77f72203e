import { day } from '@tero/shared/rules/time/durations';
import { acceptingPurpose, confirmingPurpose, extraPurpose } from '../../src/delivery/sms/words.ts';
import type { Work } from '../../src/deps/work.ts';
import * as emailChange from '../../src/features/accounts/email-change/mails.ts';
import { sendVerification } from '../../src/features/accounts/email-verification/service.ts';
import { queuePromotionMail, queueResetMail } from '../../src/features/accounts/password-reset/mails.ts';
import { queueLinkedMail } from '../../src/features/accounts/social-sign-in/mails.ts';
import { mailNewsletter, newsletterWords } from '../../src/features/newsletter/service.ts';
import { sendCode } from '../../src/features/phones/codes.ts';
import { mailAsked, mailErased, mailRecovered } from '../../src/features/profile/deletion-mails.ts';
import type { Samples } from './notices.ts';
import type { Readers, Words } from './people.ts';

const token = 'a'.repeat(43);

/** Returns the mails and SMS that are not notices, except those to the team's own inbox. */
export function mailSamples({ provider, client }: Readers, { company, email, total }: Words): Samples {
  const waiting = ({ id, kind, name, email }: Readers['client']) => ({
    id,
    kind,
    name,
    email,
    deletion_at: null,
    deletion_asked_at: null,
    suspended_at: null,
    email_verified: 1,
  });
  const asked = (of: Readers['client'], hadCharges: boolean) => (work: Work) =>
    mailAsked(work, waiting(of), { at: new Date(work.now.getTime() + 7 * day), hadCharges });
  const code = (purpose: string, phone: string, isVerified: boolean) => (work: Work) =>
    sendCode(
      work,
      { of: { quote_id: null, account_id: client.id }, phone, version: 1 },
      { purpose, isVerified, isOwner: true },
    );
  return {
    'Verificación del email': (work) => sendVerification(work, client),
    'Contraseña nueva': (work) => queueResetMail(work, client, token),
    'Administrador nuevo': (work) => queuePromotionMail(work, client, token.replace('a', 'b')),
    'Ingreso con Google o Facebook': (work) => queueLinkedMail(work, client, { id: 'google', name: 'Google' } as never),
    'Cambio de email: confirmar': (work) => emailChange.queueConfirmation(work, client, email, token),
    'Cambio de email: email de otra cuenta': (work) => emailChange.queueTaken(work, client, '1'),
    'Cambio de email: al anterior': (work) => emailChange.queueNotice(work, client, '1', token),
    'Cambio de email: al anterior sin verificar': (work) => emailChange.queueNotice(work, client, '2', null),
    'Cambio de email: hecho': (work) =>
      emailChange.queueDone(work, client, { oldEmail: 'anterior@correo.example', canStop: true }),
    'Eliminación pedida por un cliente': asked(client, false),
    'Eliminación pedida por un proveedor': asked(provider, true),
    'Cuenta recuperada': (work) => mailRecovered(work, waiting(client)),
    'Cuenta de un cliente eliminada': (work) => mailErased(work, waiting(client), { number: 5512, by: 'owner' }),
    'Cuenta eliminada por un pedido': (work) =>
      mailErased(work, { ...waiting(client), id: 901 }, { number: 5513, by: 'request' }),
    'Cuenta de un proveedor eliminada': (work) => mailErased(work, waiting(provider), { number: 5514, by: 'team' }),
    'Boletín: confirmar': (work) => mailNewsletter(work, { id: 1, email }, newsletterWords.asked),
    'Boletín: bienvenida': (work) => mailNewsletter(work, { id: 2, email }, newsletterWords.welcome),
    'Boletín: ya está': (work) => mailNewsletter(work, { id: 3, email }, newsletterWords.known),
    'Código de un presupuesto': code(
      acceptingPurpose(company, { isVerified: true, isVisit: false, total }),
      '099111222',
      true,
    ),
    'Código de una visita': code(
      acceptingPurpose(company, { isVerified: true, isVisit: true, total: 0 }),
      '099111226',
      true,
    ),
    'Código de un presupuesto sin datos revisados': code(
      acceptingPurpose(company, { isVerified: false, isVisit: false, total }),
      '099111223',
      false,
    ),
    'Código de un adicional': code(extraPurpose(company, { isVerified: true, amount: total }), '099111225', true),
    'Código del celular': code(confirmingPurpose, '099111224', true),
  };
}
