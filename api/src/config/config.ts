import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { SocialProvider } from '@tero/shared/contract/accounts-social-sign-in';
import { emailPattern } from '@tero/shared/contract/fields';
import { clientPasswordFault } from '@tero/shared/rules/password';
import { address } from '@tero/shared/rules/text/address';
import { z } from 'zod';
import type { MailConfig } from '../delivery/mail/message.ts';
import { knownHosts, type PushConfig } from '../delivery/push/endpoint.ts';
import { isVapidPair, type VapidKeys } from '../delivery/push/keys.ts';
import type { SmsConfig } from '../delivery/sms/gateway.ts';
import type { S3Config } from '../files/s3.ts';
import { type PaymentsConfig, paymentFault, paymentsOf } from '../payments/settings.ts';
import { keptSecret, keptVapidKeys, pepperFrom } from './secrets.ts';
import { bucketKeys, bucketOf, storageFault, storageVariables } from './storage.ts';

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

function variables(production: boolean) {
  const fields = z.object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    HOST: z.string().min(1).default('127.0.0.1'),
    PORT: z.coerce.number('tiene que ser un número').int().min(0).max(65_535).default(3000),
    PUBLIC_URL: httpUrl.optional(),
    DATA_DIR: z.string().min(1).default('./data'),
    ...storageVariables,
    DEMO: flag.default(!production),
    JWT_SECRET: production
      ? z.string(absent).min(32, 'necesita al menos 32 caracteres')
      : z.string().min(32, 'necesita al menos 32 caracteres').optional(),
    PERSON_PEPPER: z.string().min(32, 'necesita al menos 32 caracteres').optional(),
    TRUST_PROXY: list.pipe(z.array(cidr)),
    ADMIN_EMAIL: z.string().regex(emailPattern, 'tiene que ser un email').optional(),
    ADMIN_PASSWORD: z.string().optional(),
    RATE_LIMIT_SCALE: z.coerce.number('tiene que ser un número').positive('tiene que ser mayor que 0').default(1),
    REQUIRE_EMAIL_VERIFICATION: flag.default(false),
    WORKER_OFF: flag.default(false),
    FIRST_VIEWS: flag.default(true),
    KEPT_ANSWERS_MB: z.coerce.number('tiene que ser un número').min(0, 'tiene que ser 0 o más').default(32),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'tiene que empezar con smtp:// o smtps://')
      .optional(),
    PWNED_PASSWORDS_URL: httpUrl.optional(),
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
    VAPID_PUBLIC_KEY: production ? vapidKey : vapidKey.optional(),
    VAPID_PRIVATE_KEY: production ? vapidKey : vapidKey.optional(),
    VAPID_SUBJECT: production ? vapidSubject : vapidSubject.optional(),
    PUSH_ALLOWED_HOSTS: list.pipe(z.array(pushHost)),
    PUSH_ALLOW_LOOPBACK: flag.default(false),
    SMS_URL: httpUrl.optional(),
    SMS_USER: credential.optional(),
    SMS_PASSWORD: credential.optional(),
    SMS_FROM: z.string().min(1).max(30).optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  });
  return fields.superRefine((value, ctx) => {
    const fault = value.ADMIN_PASSWORD === undefined ? null : clientPasswordFault(value.ADMIN_PASSWORD);
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
    for (const fault of [storageFault(value), paymentFault(value, production)]) {
      if (fault) ctx.addIssue({ code: 'custom', path: [fault[0]], message: fault[1] });
    }
  });
}

const allOrNone = [
  bucketKeys,
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['SMS_URL', 'SMS_USER', 'SMS_PASSWORD', 'SMS_FROM'],
] as const;

/** The credentials of Tero's registration with a social sign-in provider. */
export interface SocialApp {
  readonly clientId: string;
  readonly clientSecret: string;
  /** the origin of another server with the provider's API; null: the provider itself */
  readonly authBase: string | null;
}

type Values = z.output<ReturnType<typeof variables>>;

/** The environment, typed and frozen. Paths are absolute; `publicUrl` has no slash at its end. */
export interface Config extends MailConfig {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** where a set of the data goes every hour; null: nowhere */
  readonly backupFolder: string | null;
  /** the bucket of pictures and staged files; null: the disk */
  readonly s3: S3Config | null;
  readonly demo: boolean;
  /** serves the service worker that ends the one before */
  readonly workerOff: boolean;
  /** draws the first views of pages; without it they begin with the app's shell */
  readonly firstViews: boolean;
  /** what visitors' answers may take in memory, to be given out again; 0: none is kept */
  readonly keptAnswersBytes: number;
  readonly jwtSecret: string;
  /** of the hashes by which a person is known again (rule SUB-70) */
  readonly personPepper: string;
  readonly trustProxy: readonly string[];
  readonly rateLimitScale: number;
  readonly requireEmailVerification: boolean;
  /** null: mails stay in the outbox, and development shows them at /api/dev/mail */
  readonly smtpUrl: string | null;
  /** a range API of leaked passwords, without a slash at its end; null: they are not checked */
  readonly pwnedPasswordsUrl: string | null;
  readonly supportEmail: string;
  /** null: people cannot sign in with that provider */
  readonly external: Readonly<Record<SocialProvider, SocialApp | null>>;
  /** the administrator of a new installation; null: none is made */
  readonly firstAdmin: { readonly email: string; readonly password: string } | null;
  readonly payments: PaymentsConfig;
  /** the number of providers who get a subscription at price 0 */
  readonly earlyAccessSeats: number;
  readonly push: PushConfig;
  /** null: no SMS are sent, and the settings screen says so */
  readonly sms: SmsConfig | null;
  readonly logLevel: string;
}

/** Reads and checks the environment. Throws one `Error` with one line that names every bad variable. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = variables(given.NODE_ENV === 'production').safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Configuración inválida. ${faults.join('; ')}`);
  }
  const value = parsed.data;
  const dataDir = resolve(value.DATA_DIR);
  const jwtSecret = value.JWT_SECRET ?? keptSecret(dataDir, 'jwt-secret');
  return Object.freeze({
    production: value.NODE_ENV === 'production',
    host: value.HOST,
    port: value.PORT,
    publicUrl: (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/+$/, ''),
    dataDir,
    databaseUrl: value.DATABASE_URL ?? null,
    backupFolder: value.BACKUP_URL ?? null,
    s3: bucketOf(value),
    demo: value.DEMO,
    jwtSecret,
    personPepper: value.PERSON_PEPPER ?? pepperFrom(jwtSecret),
    trustProxy: value.TRUST_PROXY,
    rateLimitScale: value.RATE_LIMIT_SCALE,
    requireEmailVerification: value.REQUIRE_EMAIL_VERIFICATION,
    workerOff: value.WORKER_OFF,
    firstViews: value.FIRST_VIEWS,
    keptAnswersBytes: value.KEPT_ANSWERS_MB * 1024 * 1024,
    smtpUrl: value.SMTP_URL ?? null,
    mailFrom: value.MAIL_FROM,
    pwnedPasswordsUrl: value.PWNED_PASSWORDS_URL?.replace(/\/+$/, '') ?? null,
    supportEmail: value.SUPPORT_EMAIL,
    external: Object.freeze({
      google: appOf(value.GOOGLE_CLIENT_ID, value.GOOGLE_CLIENT_SECRET, value.GOOGLE_AUTH_BASE),
      facebook: appOf(value.FACEBOOK_CLIENT_ID, value.FACEBOOK_CLIENT_SECRET, value.FACEBOOK_AUTH_BASE),
    }),
    payments: paymentsOf(value),
    earlyAccessSeats: value.EARLY_ACCESS_SEATS,
    push: Object.freeze({
      vapid: Object.freeze({
        ...(value.VAPID_PUBLIC_KEY ? vapidOf(value) : keptVapidKeys(dataDir)),
        subject: value.VAPID_SUBJECT ?? address`mailto:${value.SUPPORT_EMAIL}`,
      }),
      hosts: [...knownHosts, ...value.PUSH_ALLOWED_HOSTS],
      allowLoopback: value.PUSH_ALLOW_LOOPBACK,
    }),
    sms: smsOf(value),
    firstAdmin: firstAdminOf(value.ADMIN_EMAIL, value.ADMIN_PASSWORD),
    logLevel: value.LOG_LEVEL,
  });
}

function firstAdminOf(email?: string, password?: string): Config['firstAdmin'] {
  return email && password ? Object.freeze({ email, password }) : null;
}

function appOf(clientId?: string, clientSecret?: string, authBase?: string): SocialApp | null {
  if (!clientId || !clientSecret) return null;
  return Object.freeze({ clientId, clientSecret, authBase: authBase ? new URL(authBase).origin : null });
}

function vapidOf({ VAPID_PUBLIC_KEY: publicKey = '', VAPID_PRIVATE_KEY: privateKey = '' }: Values): VapidKeys {
  return { publicKey, privateKey };
}

function smsOf({ SMS_URL: url, SMS_USER: user, SMS_PASSWORD: password, SMS_FROM: from }: Values): SmsConfig | null {
  return url && user && password && from ? Object.freeze({ url, user, password, from }) : null;
}
