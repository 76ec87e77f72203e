import { createHmac } from 'node:crypto';
import { type SocialProvider, socialProviders } from '@tero/shared/contract/accounts-social-sign-in';
import { email } from '@tero/shared/contract/fields';
import { socialProviderNames } from '@tero/shared/rules/text/sign-in-faults';
import { z } from 'zod';
import type { Config } from '../../../config/config.ts';

/** A person as a provider describes them. `subject` is the provider's own id, the only identifier. */
export interface Person {
  subject: string;
  name: string;
  email: string | null;
  emailVerified: boolean;
}

interface Place {
  origin: string;
  path: string;
}

/**
 * The endpoints and response formats of a provider. They are constants, so that a start needs no network for discovery.
 */
export interface SignInProvider {
  id: SocialProvider;
  name: string;
  scope: string[];
  pkce: boolean;
  /** extra parameters of the consent page's URL */
  dialogParams: Record<string, string>;
  dialog: Place;
  token: Place;
  person: Place;
  personParams(accessToken: string, clientSecret: string): Record<string, string>;
  personReply: z.ZodType<Person>;
}

const subject = z.string().regex(/^[\x21-\x7e]{1,255}$/);
const name = z.string().catch('');
const address = email.nullish().catch(null);

const google: SignInProvider = {
  id: 'google',
  name: socialProviderNames.google,
  scope: ['openid', 'email', 'profile'],
  pkce: true,
  dialogParams: {},
  dialog: { origin: 'https://accounts.google.com', path: '/o/oauth2/v2/auth' },
  token: { origin: 'https://oauth2.googleapis.com', path: '/token' },
  person: { origin: 'https://openidconnect.googleapis.com', path: '/v1/userinfo' },
  personParams: () => ({}),
  personReply: z
    .object({ sub: subject, name, email: address, email_verified: z.unknown().optional() })
    .transform((reply) => ({
      subject: reply.sub,
      name: reply.name,
      email: reply.email ?? null,
      emailVerified: reply.email_verified === true,
    })),
};

const graph = '/v26.0';

const facebook: SignInProvider = {
  id: 'facebook',
  name: socialProviderNames.facebook,
  scope: ['public_profile', 'email'],
  // Facebook's dialog drops the challenge, and the token request then refuses the verifier (NangoHQ/nango#7156)
  pkce: false,
  // asks again for the email when the person withheld it the first time
  dialogParams: { auth_type: 'rerequest' },
  dialog: { origin: 'https://www.facebook.com', path: `${graph}/dialog/oauth` },
  token: { origin: 'https://graph.facebook.com', path: `${graph}/oauth/access_token` },
  person: { origin: 'https://graph.facebook.com', path: `${graph}/me` },
  personParams: (accessToken, clientSecret) => ({
    fields: 'id,name,email',
    appsecret_proof: createHmac('sha256', clientSecret).update(accessToken).digest('hex'),
  }),
  personReply: z
    .object({ id: subject, name, email: address })
    // Facebook does not say whether an email was confirmed
    .transform((reply) => ({ subject: reply.id, name: reply.name, email: reply.email ?? null, emailVerified: false })),
};

export const signInProviders = [google, facebook];

/** Returns the providers that this installation is registered with (rule SES-89). */
export function configuredProviders({ external }: Config): SocialProvider[] {
  return socialProviders.filter((provider) => external[provider] !== null);
}
