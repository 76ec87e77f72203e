import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Inquiry, SharedInquiry, UnseenPhoto } from '@tero/shared/contract/inquiries';
import type { OwnDecision } from '@tero/shared/contract/moderation';
import { limits } from '@tero/shared/limits';
import { day } from '@tero/shared/rules/time/durations';
import { beforeEach, describe, expect, it } from 'vitest';
import { logged } from '../../../test/admin-log.ts';
import { form, image } from '../../../test/forms.ts';
import { startHarness } from '../../../test/harness.ts';
import { caseOf, decideCase } from '../../../test/moderation.ts';
import { createAdmin, createClient, createProvider, type Person, signIn } from '../../../test/people.ts';
import { createService } from '../../../test/services.ts';
import { sweepStaged } from '../../images/staged.ts';
import { forgetInquiries } from '../inquiries/service.ts';

const h = await startHarness();
const provider = await createProvider(h, { entitled: '2030-01-01T00:00:00.000Z' });
const service = await createService(h, provider);
const photo = await image();
const start = '2026-03-10T15:00:00.000Z';

beforeEach(() => h.clock.set(start));

/** Returns a pedido with a photo, and what its link opens. */
async function asked(photos: Buffer[] = [photo]) {
  const client = await createClient(h);
  const fields = { what: 'Un texto ofensivo', place: 'Pocitos', timing: 'hoy', service_ids: [String(service.id)] };
  const body = form(fields, 'photos', photos);
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const made = await h.call<{ inquiry: { id: number } }>('POST', '/api/inquiries', { as: client.token, body, headers });
  const token = ((await own(client))?.photos_path ?? '').replace('/pedido/', '');
  return { client, id: made.body.inquiry.id, token };
}

const own = async (as: Person) =>
  (await h.call<{ inquiries: Inquiry[] }>('GET', '/api/inquiries', { as: await signIn(h, as) })).body.inquiries[0];
const open = (token: string) => h.call<{ inquiry: SharedInquiry }>('GET', `/api/inquiries/link/${token}`);
const tell = async (as: Person | null, id: number, link_token?: string) =>
  h.call('POST', '/api/moderation/reports', {
    as: as && (await signIn(h, as)),
    body: { kind: 'inquiry', id, reason: 'sexual', ...(link_token && { link_token }) },
  });
const staff = () => createAdmin(h);
const photosOf = (admin: Person, caseId: number) =>
  h.call<{ photos: UnseenPhoto[] }>('GET', `/api/admin/moderation/${caseId}/photos`, { as: admin.token });
const stored = () => {
  const folder = join(h.deps.config.dataDir, 'staged');
  return existsSync(folder) ? readdirSync(folder) : [];
};

describe('a pedido that is reported (rule MOD-1)', () => {
  it('is by whoever has its link, and by nobody else, nor by its writer', async () => {
    const [{ client, id, token }, other] = [await asked(), await asked()];
    const { body } = await open(token);
    expect(body.inquiry.id).toBe(id);
    for (const wrong of [undefined, other.token]) {
      const { status, body: said } = await tell(provider, id, wrong);
      expect([status, said.code]).toEqual([404, 'not_found']);
    }
    expect((await tell(null, id, 'corto')).body.errors).toEqual({ link_token: 'El enlace no es válido' });
    expect((await tell(client, id, token)).body.code).toBe('forbidden');
    expect((await tell(provider, id, token)).status).toBe(201);
    const admin = await staff();
    expect(await caseOf(h, admin, { kind: 'inquiry', id })).toMatchObject({
      text: 'Un texto ofensivo\n\nPocitos · hoy',
      link: null,
      author: { id: client.id, kind: 'user' },
      reasons: [{ reason: 'sexual', count: 1 }],
      actions: ['hide', 'warn', 'suspend', 'dismiss'],
    });
    h.clock.advance(40 * day);
    expect((await tell(null, id, token)).status).toBe(404);
  });

  it('is seen with its photos by the team alone, and its link is told to nobody', async () => {
    const { id, token } = await asked();
    await tell(provider, id, token);
    const admin = await staff();
    const found = await caseOf(h, admin, { kind: 'inquiry', id });
    const shown = await photosOf(admin, found?.id ?? 0);
    expect(shown.body.photos).toMatchObject([{ src: expect.stringContaining('data:image/webp'), width: 64 }]);
    expect((await photosOf(provider, found?.id ?? 0)).status).toBe(403);
    expect((await photosOf(admin, 999_999)).status).toBe(404);
    const detail = await h.call('GET', `/api/admin/moderation/${found?.id}`, { as: admin.token });
    expect(JSON.stringify(detail.body)).not.toContain(token);
  });

  it('opens nothing while it is hidden, asks nobody, stays as it is, and comes back exactly', async () => {
    const { client, id, token } = await asked();
    const before = await own(client);
    await tell(provider, id, token);
    const admin = await staff();
    const found = await caseOf(h, admin, { kind: 'inquiry', id });
    const { rows } = await logged(h, () => decideCase(h, admin, found?.id ?? 0, 'hide'));
    expect(rows).toMatchObject([{ entity_type: 'inquiry', entity_id: id, action: 'update' }]);
    expect((await open(token)).status).toBe(404);
    expect(await own(client)).toMatchObject({
      ...{ is_hidden: true, photos_path: null, what: 'Un texto ofensivo' },
      recipients: [{ is_open: false, phone: null }],
    });
    const path = `/api/inquiries/${id}`;
    expect((await h.call('DELETE', path, { as: client.token })).body.code).toBe('forbidden');
    const { body } = await h.call<{ decisions: OwnDecision[] }>('GET', '/api/moderation/decisions', {
      as: client.token,
    });
    expect(body.decisions).toMatchObject([{ kind: 'inquiry', action: 'hide', in_force: true, may_answer: true }]);
    expect((await decideCase(h, admin, found?.id ?? 0, 'restore')).status).toBe(201);
    expect(await own(client)).toEqual(before);
    expect((await open(token)).body.inquiry.photos).toHaveLength(1);
    expect((await h.call('DELETE', path, { as: client.token })).status).toBe(200);
    expect((await photosOf(admin, found?.id ?? 0)).body.photos).toEqual([]);
  });

  it('keeps its photos for the team while it is hidden, and no longer than pedidos are kept', async () => {
    const { id, token } = await asked();
    await tell(provider, id, token);
    const found = await caseOf(h, await staff(), { kind: 'inquiry', id });
    await decideCase(h, await staff(), found?.id ?? 0, 'hide');
    await asked();
    expect(stored().length).toBeGreaterThan(1);
    h.clock.advance(40 * day);
    await forgetInquiries(h.deps);
    expect(stored()).toHaveLength(1);
    expect((await photosOf(await staff(), found?.id ?? 0)).body.photos).toHaveLength(1);
    h.clock.advance(limits.inquiryDays * day);
    await forgetInquiries(h.deps);
    await sweepStaged(h.deps, 0);
    expect(stored()).toEqual([]);
  });

  it('takes its writer along: a warning changes nothing, a suspension closes the link', async () => {
    const { client, id, token } = await asked();
    await tell(provider, id, token);
    const admin = await staff();
    const found = await caseOf(h, admin, { kind: 'inquiry', id });
    await decideCase(h, admin, found?.id ?? 0, 'warn');
    expect((await open(token)).status).toBe(200);
    await decideCase(h, admin, found?.id ?? 0, 'suspend');
    expect((await open(token)).status).toBe(404);
    expect((await h.call('GET', '/api/inquiries', { as: client.token })).status).toBe(401);
    await decideCase(h, admin, found?.id ?? 0, 'lift');
    expect((await open(token)).status).toBe(200);
  });

  it('has no link without photos, and cannot be reported: it stands in WhatsApp alone', async () => {
    const { id, token } = await asked([]);
    expect(token).toBe('');
    expect((await tell(provider, id, 'a'.repeat(22))).status).toBe(404);
  });
});
