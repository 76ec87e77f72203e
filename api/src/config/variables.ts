import { isIP } from 'node:net';
import { emailPattern } from '@tero/shared/contract/fields';
import { adminPasswordFault } from '@tero/shared/rules/passwords/password';
import { z } from 'zod';
import { isVapidPair } from '../delivery/push/keys.ts';
import { paymentFault } from '../payments/settings.ts';
import { operatorVariables } from './operator.ts';
import { postgresVariables } from './postgres.ts';
import { rotationFault, rotationVariables, secret } from './rotation.ts';
import { storageFault, storageVariables } from './storage.ts';

const flag = z.enum(['0', '1'], 'tiene que ser 0 o 1').transform((text) => text === '1');
const httpUrl = z.url({ protocol: /^https?$/, error: 'tiene que ser una dirección http(s)' });
const credential = z.string().regex(/^[\x21-\x7e]+$/, 'no lleva espacios ni acentos');
const absent = 'es obligatoria en producción';
const vapidKey = z.string(absent).regex(/^[A-Za-z0-9_-]+$/, 'tiene que ser una clave en base64url');
const pushHost = z
  .string()
  .regex(/^(\*\.)?([a-z0-9-]+\.)+[a-z]{2,}$/, 'lleva nombres como push.example o *.push.example');
// Apple refuses pushes whose sender cannot be reached
const vapidSubject = z
  .string(absent)
  .regex(/^mailto:\S+@\S+\.\S+$|^https:\/\/(?!localhost\b)\S+\.\S+$/, 'tiene que ser mailto:… o https://…');
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );
const cidr = z.string().refine((text) => isIP(text.split('/')[0] ?? '') > 0, 'lleva direcciones o rangos CIDR');

/**
 * Returns the schema of the environment: the form and default of each variable, and which ones must be given together.
 */
export function variables(production: boolean) {
  const fields = z.object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    HOST: z.string().min(1).default('127.0.0.1'),
    PORT: z.coerce.number('tiene que ser un número').int().min(0).max(65_535).default(3000),
    PUBLIC_URL: httpUrl.optional(),
    DATA_DIR: z.string().min(1).default('./data'),
    ...storageVariables,
    ...postgresVariables,
    DEMO: flag.default(!production),
    JWT_SECRET: production ? secret(production, absent) : secret(production).optional(),
    ...rotationVariables(production),
    PERSON_PEPPER: secret(production).optional(),
    TRUST_PROXY: list.pipe(z.array(cidr)),
    FLY_APP_NAME: z.string().optional(),
    ADMIN_EMAIL: z.string().regex(emailPattern, 'tiene que ser un email').optional(),
    ADMIN_PASSWORD: z.string().optional(),
    RATE_LIMIT_SCALE: z.coerce.number('tiene que ser un número').positive('tiene que ser mayor que 0').default(1),
    REQUIRE_EMAIL_VERIFICATION: flag.default(false),
    WORKER_OFF: flag.default(false),
    FIRST_VIEWS: flag.default(true),
    RESPONSE_CACHE_SECONDS: z.coerce.number('tiene que ser un número').min(0, 'tiene que ser 0 o más').default(3),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'tiene que empezar con smtp:// o smtps://')
      .optional(),
    PWNED_PASSWORDS_URL: httpUrl.optional(),
    ...operatorVariables,
    MAIL_FROM: z.string().default('Tero <avisos@tero.example>'),
    SUPPORT_EMAIL: z.email('tiene que ser un email').default('soporte@tero.example'),
    GOOGLE_CLIENT_ID: credential.optional(),
    GOOGLE_CLIENT_SECRET: credential.optional(),
    GOOGLE_AUTH_BASE: httpUrl.optional(),
    FACEBOOK_CLIENT_ID: credential.optional(),
    FACEBOOK_CLIENT_SECRET: credential.optional(),
    FACEBOOK_AUTH_BASE: httpUrl.optional(),
    PAYMENTS_MODE: z.enum(['sandbox', 'mercadopago'], 'tiene que ser sandbox o mercadopago').optional(),
    MP_ACCESS_TOKEN: credential.optional(),
    MP_WEBHOOK_SECRET: credential.optional(),
    MP_API_BASE_URL: httpUrl.optional(),
    ALLOW_SANDBOX_PAYMENTS: flag.default(false),
    EARLY_ACCESS_SEATS: z.coerce
      .number('tiene que ser un número')
      .int('tiene que ser un número entero')
      .min(0)
      .default(0),
    ISSUES_CFE: flag.default(false),
    VAPID_PUBLIC_KEY: production ? vapidKey : vapidKey.optional(),
    VAPID_PRIVATE_KEY: production ? vapidKey : vapidKey.optional(),
    VAPID_SUBJECT: production ? vapidSubject : vapidSubject.optional(),
    PUSH_ALLOWED_HOSTS: list.pipe(z.array(pushHost)),
    PUSH_ALLOW_LOOPBACK: flag.default(false),
    SMS_URL: httpUrl.optional(),
    SMS_USER: credential.optional(),
    SMS_PASSWORD: credential.optional(),
    SMS_FROM: z.string().min(1).max(30).optional(),
    TEXTS_A_DAY: z.coerce
      .number('tiene que ser un número')
      .int('tiene que ser un número entero')
      .min(0, 'tiene que ser 0 o más')
      .default(500),
    METRICS_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]{24,}$/, 'necesita al menos 24 caracteres, sin espacios ni acentos')
      .optional(),
    DRAIN_SECONDS: z.coerce.number('tiene que ser un número').min(0).max(300).default(0),
    STOP_SECONDS: z.coerce.number('tiene que ser un número').min(1).max(900).default(25),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  });
  return fields.superRefine((value, ctx) => {
    const fault = value.ADMIN_PASSWORD === undefined ? null : adminPasswordFault(value.ADMIN_PASSWORD);
    if (fault) ctx.addIssue({ code: 'custom', path: ['ADMIN_PASSWORD'], message: fault });
    for (const together of allOrNone) {
      const given = together.find((variable) => value[variable]);
      const missing = together.find((variable) => !value[variable]);
      if (!given || !missing) continue;
      ctx.addIssue({ code: 'custom', path: [missing], message: `es obligatoria junto con ${given}` });
    }
    const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = value;
    if (publicKey && privateKey && !isVapidPair({ publicKey, privateKey })) {
      const message = 'no es la clave de VAPID_PUBLIC_KEY';
      ctx.addIssue({ code: 'custom', path: ['VAPID_PRIVATE_KEY'], message });
    }
    if (production && value.PUSH_ALLOW_LOOPBACK) {
      ctx.addIssue({ code: 'custom', path: ['PUSH_ALLOW_LOOPBACK'], message: 'no va en producción' });
    }
    if (production && value.DEMO) {
      const message = 'no va en producción: hay un administrador con una contraseña que está en el README';
      ctx.addIssue({ code: 'custom', path: ['DEMO'], message });
    }
    for (const fault of [storageFault(value), rotationFault(value), paymentFault(value, production)]) {
      if (fault) ctx.addIssue({ code: 'custom', path: [fault[0]], message: fault[1] });
    }
  });
}

const allOrNone = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['VAPID_FORMER_PUBLIC_KEY', 'VAPID_FORMER_PRIVATE_KEY'],
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['SMS_URL', 'SMS_USER', 'SMS_PASSWORD', 'SMS_FROM'],
] as const;

export type Variables = z.output<ReturnType<typeof variables>>;
