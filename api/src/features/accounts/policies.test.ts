import { acceptedTexts, currentPolicies } from '@tero/shared/rules/policies';
import { minute } from '@tero/shared/rules/time/durations';
import { describe, expect, it } from 'vitest';
import { eraseOwn } from '../../../test/deletion.ts';
import { startHarness } from '../../../test/harness.ts';
import { clientBody as client, providerBody as provider } from '../../../test/registrations.ts';

const h = await startHarness();
const register = (body: unknown) => h.call('POST', '/api/users/register', { body });
const registerProvider = (body: unknown) => h.call('POST', '/api/providers/register', { body });

describe('the policies that somebody accepts', () => {
  const version = currentPolicies;
  const { terms, privacy } = acceptedTexts(version);
  const consents = () => h.deps.db.selectFrom('consents').select(['account_id', 'policies', 'accepted_at']).execute();
  const signedIn = async ({ email, password }: { email: string; password: string }) =>
    (await h.call<{ token: string }>('POST', '/api/auth/login', { body: { identifier: email, password } })).body.token;

  it.each([
    ['a client', client, register],
    ['a provider', provider, registerProvider],
  ])('are kept for %s by version and time, are in the download, and go with the account', async (_who, make, send) => {
    const body = make({ accepted_policies: version });
    expect([terms, privacy]).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}$/),
      expect.stringMatching(/^[0-9a-f]{64}$/),
    ]);
    const texts = { terms_hash: terms, privacy_hash: privacy };
    const accepted = { policies: version, ...texts, accepted_at: h.clock.now().toISOString() };
    expect((await send(body)).status).toBe(201);
    h.clock.advance(minute);
    const as = await signedIn(body);
    const { body: exported } = await h.call<Record<string, unknown>>('GET', '/api/users/me/export', { as });
    expect(exported.consents).toEqual([accepted]);
    expect(await consents()).toHaveLength(1);
    expect((await eraseOwn(h, as)).status).toBe(200);
    expect(await consents()).toEqual([]);
  });

  it('are kept again when a client becomes a provider', async () => {
    const body = client({ accepted_policies: version });
    await register(body);
    const as = await signedIn(body);
    const { service, company_name, cedula_number, phone } = provider();
    const become = await h.call('POST', '/api/users/become-provider', {
      as,
      body: { service, company_name, cedula_number, phone, accepted_policies: version },
    });
    expect(become.status).toBe(200);
    expect((await consents()).map(({ policies }) => policies)).toEqual([version, version]);
  });

  it('are asked for anew by their version, and stored with the texts of that day (rule ACC-102)', async () => {
    const body = client({ accepted_policies: '2024-03-01' });
    await register(body);
    const as = await signedIn(body);
    type Reply = { user: { accepted_policies: string | null } };
    const verified = await h.call<Reply>('GET', '/api/auth/verify', { as });
    expect(verified.body.user.accepted_policies).toBe('2024-03-01');
    const accept = (accepted_policies: string) =>
      h.call<Reply>('POST', '/api/auth/policies', { as, body: { accepted_policies } });
    expect((await accept('2031-01-01')).status).toBe(400);
    for (const _ of ['once', 'again']) expect((await accept(version)).body.user.accepted_policies).toBe(version);
    const { body: exported } = await h.call<Record<string, unknown>>('GET', '/api/users/me/export', { as });
    expect(exported.consents).toMatchObject([
      { policies: '2024-03-01', terms_hash: null, privacy_hash: null },
      { policies: version, terms_hash: terms, privacy_hash: privacy },
    ]);
  });

  it('are not stored for apps that do not send them, nor for an unknown version', async () => {
    const before = await consents();
    expect((await register(client())).status).toBe(201);
    const invented = await register(client({ accepted_policies: '2031-01-01' }));
    expect(invented.status).toBe(400);
    expect(invented.body.errors).toEqual({ accepted_policies: 'Recargá la página para aceptar las políticas' });
    expect(await consents()).toEqual(before);
  });
});
