import { z } from 'zod';
import { isVapidPair, type VapidKeys } from '../delivery/push/keys.ts';

/** The least number of different characters in a secret: fewer suggest a word, a name or one key held down. */
const different = 16;
/** Hexadecimal has only 16 characters, and a random text often lacks some of them. */
const hexadecimal = { form: /^[\da-f]{64,}$/i, different: 11 };

function isVaried(text: string): boolean {
  return new Set(text).size >= (hexadecimal.form.test(text) ? hexadecimal.different : different);
}

/**
 * Returns the schema of a secret in the environment. In production it refuses a secret that somebody could guess (rule
 * TRUST-48).
 */
export const secret = (production: boolean, absent?: string) =>
  z
    .string(absent)
    .min(32, 'necesita al menos 32 caracteres')
    .refine(
      (text) => !production || isVaried(text),
      `necesita al menos ${different} caracteres distintos: generala con openssl rand -base64 48`,
    );

/**
 * Returns the variables of old keys, which are accepted beside the new ones during a change of keys
 * (docs/operations.md, Changing keys).
 */
export const rotationVariables = (production: boolean) => ({
  JWT_SECRET_ALSO: secret(production).optional(),
  VAPID_FORMER_PUBLIC_KEY: z.string().optional(),
  VAPID_FORMER_PRIVATE_KEY: z.string().optional(),
  SECRETS_CHANGED: z
    .enum(['0', '1'], 'tiene que ser 0 o 1')
    .transform((text) => text === '1')
    .default(false),
});

interface Given extends z.output<z.ZodObject<ReturnType<typeof rotationVariables>>> {
  PERSON_PEPPER?: string | undefined;
}

/** Returns the first variable that contradicts a change of keys, and the reason. */
export function rotationFault(given: Given): [string, string] | undefined {
  if (given.JWT_SECRET_ALSO && !given.PERSON_PEPPER) {
    return [
      'PERSON_PEPPER',
      'es obligatoria junto con JWT_SECRET_ALSO, con el valor que ya tenía (docs/operations.md)',
    ];
  }
  const former = formerVapidOf(given);
  if (former && !isVapidPair(former)) return ['VAPID_FORMER_PRIVATE_KEY', 'no es la clave de VAPID_FORMER_PUBLIC_KEY'];
  return undefined;
}

/** Returns the keys with which browsers subscribed before a change of keys; null: none. */
export function formerVapidOf(given: Given): VapidKeys | null {
  const { VAPID_FORMER_PUBLIC_KEY: publicKey, VAPID_FORMER_PRIVATE_KEY: privateKey } = given;
  return publicKey && privateKey ? Object.freeze({ publicKey, privateKey }) : null;
}
