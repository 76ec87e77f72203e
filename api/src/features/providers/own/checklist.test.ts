import { describe, expect, test } from 'vitest';
import { form, image } from '../../../../test/forms.ts';
import { startHarness } from '../../../../test/harness.ts';
import { ownProfile as own } from '../../../../test/own-profile.ts';
import { createAdmin, createClient, createProvider, type Person } from '../../../../test/people.ts';
import { createService } from '../../../../test/services.ts';
import { startSmsGateway } from '../../../../test/sms-gateway.ts';

const h = await startHarness();

describe('the steps of a start', () => {
  type Steps = { checklist: Record<string, string> };
  const steps = (as: Person | null) => h.call<Steps>('GET', '/api/providers/profile/checklist', { as: as?.token });

  test('are the provider’s alone', async () => {
    expect((await steps(null)).status).toBe(401);
    for (const person of [await createClient(h), await createAdmin(h)]) expect((await steps(person)).status).toBe(403);
  });

  test('are told from what is stored', async () => {
    const provider = await createProvider(h, { profile: { cedula_number: '12345672' } });
    const todo = {
      photo: 'todo',
      description: 'todo',
      email: 'done',
      phone: null,
      subscription: 'todo',
      service: 'todo',
    };
    expect((await steps(provider)).body.checklist).toEqual({ ...todo, verification: 'review' });
    const saved = form({ ...own, description: 'Treinta años de oficio' }, 'profile_image', [
      await image({ width: 200, height: 100 }),
    ]);
    await h.call('PUT', '/api/providers/profile', { as: provider.token, body: saved });
    const described = { ...todo, photo: 'done', description: 'done' };
    expect((await steps(provider)).body.checklist).toEqual({ ...described, verification: 'review' });
    const decide = (verification_status: 'approved' | 'rejected') =>
      h.deps.db.updateTable('provider_profiles').set({ verification_status }).where('account_id', '=', provider.id);
    await decide('rejected').execute();
    expect((await steps(provider)).body.checklist).toMatchObject({ verification: 'rejected' });
    await decide('approved').execute();
    expect((await steps(provider)).body.checklist).toEqual({ ...described, verification: 'done' });
    const nobody = await createProvider(h, { profile: { cedula_number: null } });
    expect((await steps(nobody)).body.checklist).toMatchObject({ verification: 'todo' });
  });

  test('name the email, and the phone where a code can go there', async () => {
    const provider = await createProvider(h);
    await h.deps.db.updateTable('accounts').set({ email_verified: 0 }).where('id', '=', provider.id).execute();
    expect((await steps(provider)).body.checklist).toMatchObject({ email: 'todo', phone: null });
    const texting = await startHarness((await startSmsGateway()).env);
    const own = await createProvider(texting);
    const read = async () =>
      (await texting.call<Steps>('GET', '/api/providers/profile/checklist', { as: own.token })).body.checklist;
    await texting.deps.db.updateTable('accounts').set({ phone_confirmed_at: null }).where('id', '=', own.id).execute();
    expect(await read()).toMatchObject({ email: 'done', phone: 'todo' });
    const phone_confirmed_at = texting.clock.now().toISOString();
    await texting.deps.db.updateTable('accounts').set({ phone_confirmed_at }).where('id', '=', own.id).execute();
    expect(await read()).toMatchObject({ phone: 'done' });
  });

  test('end with a subscription and a service, which a deleted one is not', async () => {
    const entitled = await createProvider(h, { entitled: true });
    const { id } = await createService(h, entitled);
    expect((await steps(entitled)).body.checklist).toMatchObject({ subscription: 'done', service: 'done' });
    await h.call('DELETE', `/api/services/${id}`, { as: entitled.token });
    expect((await steps(entitled)).body.checklist).toMatchObject({ service: 'todo' });
    const lapsed = await createProvider(h, { entitled: '2026-01-01T00:00:00.000Z' });
    await createService(h, lapsed);
    expect((await steps(lapsed)).body.checklist).toMatchObject({ subscription: 'todo', service: 'done' });
  });
});
