import { createHmac } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createClient, type Person } from '../../../test/people.ts';
import { leaveUrl, readLeave } from '../newsletter/tokens.ts';
import { unsubscribe, unsubscribeUrl } from '../notifications/settings/unsubscribe.ts';
import { resealTwoFactor } from './two-factor/reseal.ts';
import { open, seal } from './two-factor/sealed.ts';
import { takeCode } from './two-factor/service.ts';

const [before, now, never] = ['the secret of before', 'the secret of today', 'the secret of nobody'].map((text) =>
  text.padEnd(40, '.'),
) as [string, string, string];
const h = await startHarness({ JWT_SECRET: now, JWT_SECRET_ALSO: before, PERSON_PEPPER: 'p'.repeat(32) });
const { db, config, clock } = h.deps;
const earlier = { ...config, jwtSecret: before, formerSecrets: [] };

/** Returns the token of a session, signed as a process with another secret would sign it. */
function signedWith(secret: string, { token }: Person): string {
  const [head, body] = token.split('.');
  return `${head}.${body}.${createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url')}`;
}

test('a session that was opened before the secret was changed stays open', async () => {
  const person = await createClient(h);
  const status = async (token: string) => (await h.call('GET', '/api/favorites', { as: token })).status;
  expect(await status(person.token)).toBe(200);
  expect(await status(signedWith(before, person))).toBe(200);
  expect(await status(signedWith(never, person))).toBe(401);
});

test('links of mails that were signed before lead where they led', async () => {
  const person = await createClient(h);
  const token = unsubscribeUrl(earlier, person.id, 'newMessages').split('/').at(-1) ?? '';
  expect(await unsubscribe(h.deps, decodeURIComponent(token))).toBeTruthy();
  expect(readLeave(config, leaveUrl(earlier, 7).split('/').at(-1) ?? '')).toBe(7);
  const foreign =
    leaveUrl({ ...earlier, jwtSecret: never }, 7)
      .split('/')
      .at(-1) ?? '';
  expect(() => readLeave(config, foreign)).toThrow('El enlace del email no es válido.');
});

test('what was sealed under the secret of before is opened, and sealed anew at the next start', async () => {
  const { id } = await createClient(h);
  const secret = new Secret({ size: 20 }).base32;
  const row = { account_id: id, created_at: 'x', confirmed_at: 'x', last_counter: 0 };
  await db
    .insertInto('second_steps')
    .values({ ...row, secret: seal(before, id, secret) })
    .execute();
  const timestamp = clock.now().getTime();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
  expect(await takeCode(db, { now: clock.now(), config }, id, code)).toBe(true);
  expect(await resealTwoFactor(db, config)).toBe(1);
  const sealed = await db.selectFrom('second_steps').select('secret').where('account_id', '=', id).executeTakeFirst();
  expect(open(now, id, sealed?.secret ?? '')).toBe(secret);
  expect(await resealTwoFactor(db, config)).toBe(0);
});
