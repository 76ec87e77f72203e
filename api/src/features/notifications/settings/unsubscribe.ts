import { createHmac, timingSafeEqual } from 'node:crypto';
import { type CategoryKey, categoryKeys, noticeCategories } from '@tero/shared/rules/notifications';
import { addressAt } from '@tero/shared/rules/text/address';
import type { Config } from '../../../config/config.ts';
import { AppError } from '../../../core/errors.ts';
import type { Deps } from '../../../deps/deps.ts';
import { findRecipient } from './repository.ts';
import { stopMails } from './service.ts';

function signatureOf({ jwtSecret }: Pick<Config, 'jwtSecret'>, text: string): Buffer {
  return createHmac('sha256', jwtSecret).update(`unsubscribe:${text}`).digest().subarray(0, 18);
}

/**
 * Returns the token that lets a mail's reader unsubscribe without a session. It can only switch off mails of this
 * category.
 */
function unsubscribeToken(config: Config, accountId: number, category: CategoryKey): string {
  const text = `${accountId}.${category}`;
  return `${text}.${signatureOf(config, text).toString('base64url')}`;
}

export function unsubscribeUrl(config: Config, accountId: number, category: CategoryKey): string {
  return addressAt(config.publicUrl)`/api/notifications/unsubscribe/${unsubscribeToken(config, accountId, category)}`;
}

/** Switches off the mails of a token's category, and returns the category's title. Idempotent. */
export async function unsubscribe(deps: Deps, token: string): Promise<string> {
  const [id = '', category = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const isOurs = [deps.config.jwtSecret, ...deps.config.formerSecrets].some((jwtSecret) => {
    const expected = signatureOf({ jwtSecret }, `${id}.${category}`);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  const key = categoryKeys.find((known) => known === category);
  const account = isOurs && key ? await findRecipient(deps.db, Number(id)) : undefined;
  if (!account || !key)
    throw new AppError('token_invalid', {
      message: 'El enlace del email no es válido. En Configuración elegís qué emails recibís.',
    });
  await stopMails(deps, account.id, key);
  return noticeCategories.find((known) => known.key === key)?.title ?? key;
}
