import { resolve } from 'node:path';
import type { SocialProvider } from '@tero/shared/contract/accounts-social-sign-in';
import { address } from '@tero/shared/rules/text/address';
import type { BackupPlace } from '../backup/store.ts';
import { usualWaits, type Waits } from '../core/waits.ts';
import type { PostgresSettings } from '../db/postgres/settings.ts';
import type { MailConfig } from '../delivery/mail/message.ts';
import { knownHosts, type PushConfig } from '../delivery/push/endpoint.ts';
import type { VapidKeys } from '../delivery/push/keys.ts';
import type { SmsConfig } from '../delivery/sms/gateway.ts';
import type { S3Config } from '../files/s3.ts';
import { type PaymentsConfig, paymentsOf } from '../payments/settings.ts';
import { backupPlaceOf } from './backups.ts';
import { type Operator, operatorOf } from './operator.ts';
import { postgresOf } from './postgres.ts';
import { formerVapidOf } from './rotation.ts';
import { keptSecret, keptVapidKeys, pepperFrom } from './secrets.ts';
import { bucketOf } from './storage.ts';
import { type Variables, variables } from './variables.ts';

/** The credentials of Tero's registration with a social sign-in provider. */
export interface SocialApp {
  readonly clientId: string;
  readonly clientSecret: string;
  /** the origin of another server with the provider's API; null: use the provider itself */
  readonly authBase: string | null;
}

/** The typed and frozen environment. Paths are absolute; `publicUrl` has no slash at its end. */
export interface Config extends MailConfig {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly postgres: PostgresSettings;
  /** where a backup is stored every hour; null: backups are off */
  readonly backup: BackupPlace | null;
  /** the bucket of pictures and staged files; null: the disk */
  readonly s3: S3Config | null;
  readonly demo: boolean;
  /** serves a service worker that ends the one before */
  readonly workerOff: boolean;
  /** whether the server draws the first views of pages; otherwise they begin with the app's shell */
  readonly firstViews: boolean;
  /** seconds for which shared responses are cached; 0: not at all */
  readonly responseCacheSeconds: number;
  readonly jwtSecret: string;
  /** accepted as well, while a new one replaces it */
  readonly formerSecrets: readonly string[];
  /** the operator accepts that data made with other secrets is lost */
  readonly secretsChanged: boolean;
  /** keys the hashes that recognise a person (rule SUB-70) */
  readonly personPepper: string;
  readonly trustProxy: readonly string[];
  /** the header in which a trusted edge names the caller, used instead of X-Forwarded-For; null: none */
  readonly callerHeader: string | null;
  readonly rateLimitScale: number;
  readonly requireEmailVerification: boolean;
  /** null: mails stay in the outbox, and in development /api/dev/mail shows them */
  readonly smtpUrl: string | null;
  /** the address of a range API of leaked passwords, without a slash at its end; null: passwords are not checked */
  readonly pwnedPasswordsUrl: string | null;
  readonly supportEmail: string;
  /** the day of the newest legal texts that a lawyer has read; null: a lawyer has read none */
  readonly legalReviewed: string | null;
  readonly operator: Operator;
  /** null: people cannot sign in with that provider */
  readonly external: Readonly<Record<SocialProvider, SocialApp | null>>;
  /** the administrator of a new installation; null: the start creates none */
  readonly firstAdmin: { readonly email: string; readonly password: string } | null;
  readonly payments: PaymentsConfig;
  /** the number of providers who get a subscription at price 0 */
  readonly earlyAccessSeats: number;
  /** the operator issues e-receipts (CFE), so payments that lack one wait for the team (rule SUB-100) */
  readonly issuesCfe: boolean;
  readonly push: PushConfig;
  /** null: no SMS are sent, and the settings screen says so */
  readonly sms: SmsConfig | null;
  /** the most SMS per local day, codes and notices together (rule TRUST-32) */
  readonly textsADay: number;
  /** the token for `/health/metrics`; null: only this machine may read it */
  readonly metricsToken: string | null;
  /** how long a stopping server reports this and still serves, until load balancers have noticed */
  readonly drainSeconds: number;
  /** how long running calls may take after that */
  readonly stopSeconds: number;
  readonly waits: Waits;
  readonly logLevel: string;
}

/** The networks from which Fly's proxies reach a machine. They are private, so no visitor has such an address. */
const flyProxies = ['172.16.0.0/12', 'fdaa::/16'];

/** Reads and checks the environment. Throws one `Error` with a single line that names every bad variable. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = variables(given.NODE_ENV === 'production').safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Configuración inválida. ${faults.join('; ')}`);
  }
  const value = parsed.data;
  const isOnFly = value.FLY_APP_NAME !== undefined;
  const dataDir = resolve(value.DATA_DIR);
  const jwtSecret = value.JWT_SECRET ?? keptSecret(dataDir, 'jwt-secret');
  return Object.freeze({
    production: value.NODE_ENV === 'production',
    host: value.HOST,
    port: value.PORT,
    publicUrl: (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/+$/, ''),
    dataDir,
    databaseUrl: value.DATABASE_URL ?? null,
    postgres: postgresOf(value),
    backup: value.BACKUP_URL ? backupPlaceOf(value.BACKUP_URL, value) : null,
    s3: bucketOf(value),
    demo: value.DEMO,
    jwtSecret,
    formerSecrets: value.JWT_SECRET_ALSO ? [value.JWT_SECRET_ALSO] : [],
    secretsChanged: value.SECRETS_CHANGED,
    personPepper: value.PERSON_PEPPER ?? pepperFrom(jwtSecret),
    trustProxy: isOnFly && value.TRUST_PROXY.length === 0 ? flyProxies : value.TRUST_PROXY,
    callerHeader: isOnFly ? 'fly-client-ip' : null,
    rateLimitScale: value.RATE_LIMIT_SCALE,
    requireEmailVerification: value.REQUIRE_EMAIL_VERIFICATION,
    workerOff: value.WORKER_OFF,
    firstViews: value.FIRST_VIEWS,
    responseCacheSeconds: value.RESPONSE_CACHE_SECONDS,
    smtpUrl: value.SMTP_URL ?? null,
    mailFrom: value.MAIL_FROM,
    pwnedPasswordsUrl: value.PWNED_PASSWORDS_URL?.replace(/\/+$/, '') ?? null,
    supportEmail: value.SUPPORT_EMAIL,
    operator: operatorOf(value),
    legalReviewed: value.LEGAL_TEXTS_REVIEWED ?? null,
    external: Object.freeze({
      google: appOf(value.GOOGLE_CLIENT_ID, value.GOOGLE_CLIENT_SECRET, value.GOOGLE_AUTH_BASE),
      facebook: appOf(value.FACEBOOK_CLIENT_ID, value.FACEBOOK_CLIENT_SECRET, value.FACEBOOK_AUTH_BASE),
    }),
    payments: paymentsOf(value),
    earlyAccessSeats: value.EARLY_ACCESS_SEATS,
    issuesCfe: value.ISSUES_CFE,
    push: Object.freeze({
      vapid: Object.freeze({
        ...(value.VAPID_PUBLIC_KEY ? vapidOf(value) : keptVapidKeys(dataDir)),
        subject: value.VAPID_SUBJECT ?? address`mailto:${value.SUPPORT_EMAIL}`,
      }),
      former: formerVapidOf(value),
      hosts: [...knownHosts, ...value.PUSH_ALLOWED_HOSTS],
      allowLoopback: value.PUSH_ALLOW_LOOPBACK,
    }),
    sms: smsOf(value),
    textsADay: value.TEXTS_A_DAY,
    firstAdmin: firstAdminOf(value.ADMIN_EMAIL, value.ADMIN_PASSWORD),
    metricsToken: value.METRICS_TOKEN ?? null,
    drainSeconds: value.DRAIN_SECONDS,
    stopSeconds: value.STOP_SECONDS,
    waits: usualWaits,
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

function vapidOf({ VAPID_PUBLIC_KEY: publicKey = '', VAPID_PRIVATE_KEY: privateKey = '' }: Variables): VapidKeys {
  return { publicKey, privateKey };
}

function smsOf({ SMS_URL: url, SMS_USER: user, SMS_PASSWORD: password, SMS_FROM: from }: Variables): SmsConfig | null {
  return url && user && password && from ? Object.freeze({ url, user, password, from }) : null;
}
