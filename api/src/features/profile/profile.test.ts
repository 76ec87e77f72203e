// @module-tag postgres
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { eraseOwn, lastMail, passDays, sendLastMail } from '../../../test/deletion.ts';
import { form, image } from '../../../test/forms.ts';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createClient, createProvider, type Person, password, signIn } from '../../../test/people.ts';
import { createService } from '../../../test/services.ts';
import { isPostgres } from '../../db/sql/dialect.ts';
import { widths } from '../../images/store.ts';

const h = await startHarness();
const admin = await createAdmin(h);

const as = (person: Person | null) => (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  h.call(method, path, { as: person?.token ?? null, body });
const login = (person: Person, text = password) =>
  h.call('POST', '/api/auth/login', { body: { identifier: person.email, password: text } });

describe("a client's profile", () => {
  it('changes name, phone and address, and no other field', async () => {
    const client = await createClient(h, { email_verified: 0 });
    const body = {
      name: ' Nueva Ana ',
      phone: '099 765 432',
      address: 'Salto 123',
      email: 'otro@correo.example',
      role: 'admin',
      email_verified: true,
      id: admin.id,
      kind: 'provider',
    };
    const { status, body: response } = await as(client)('PUT', '/api/users/profile', body);
    expect(status).toBe(200);
    expect(response.user).toMatchObject({
      id: client.id,
      name: 'Nueva Ana',
      phone: '099765432',
      address: 'Salto 123',
      email: client.email,
      role: 'user',
      email_verified: false,
    });
  });

  it('keeps what is not given and clears what is emptied', async () => {
    const client = await createClient(h, { address: 'Salto 123' });
    await as(client)('PUT', '/api/users/profile', { name: 'Ana', address: '' });
    const row = await h.deps.db.selectFrom('accounts').selectAll().where('id', '=', client.id).executeTakeFirst();
    expect([row?.phone, row?.address]).toEqual([client.phone, null]);
  });

  it('names the field that is wrong', async () => {
    const client = await createClient(h);
    const { status, body } = await as(client)('PUT', '/api/users/profile', { name: '', phone: '12' });
    expect(status).toBe(400);
    expect(body.errors).toEqual({ name: 'El nombre es requerido', phone: 'El teléfono debe tener 9 dígitos' });
  });

  it('by id is for oneself and admins', async () => {
    const client = await createClient(h);
    const other = await createClient(h);
    const change = (person: Person | null) => as(person)('PUT', `/api/users/${client.id}`, { name: 'Cambiado' });
    expect((await change(null)).status).toBe(401);
    expect((await change(other)).status).toBe(403);
    expect((await change(client)).status).toBe(200);
    expect((await change(admin)).status).toBe(200);
    expect((await as(admin)('PUT', '/api/users/999999', { name: 'Nadie' })).status).toBe(404);
  });
});

describe('a change of password', () => {
  it('needs the current one, and ends every session', async () => {
    const client = await createClient(h);
    const otherDevice = await signIn(h, client);
    const change = (currentPassword: string, newPassword: string) =>
      as(client)('PUT', '/api/users/change-password', { currentPassword, newPassword });
    const wrong = await change('no es', 'nueva clave');
    expect([wrong.status, wrong.body.code]).toEqual([401, 'bad_credentials']);
    expect(wrong.body.errors).toEqual({ currentPassword: 'La contraseña actual es incorrecta' });
    expect((await change('', '')).body.errors).toEqual({
      currentPassword: 'La contraseña actual es requerida',
      newPassword: 'La nueva contraseña es requerida',
    });
    expect((await change(password, '12345')).body.errors?.newPassword).toBe(
      'La contraseña debe tener al menos 6 caracteres',
    );
    expect((await change(password, password)).body.errors?.newPassword).toBe(
      'La nueva contraseña debe ser diferente a la actual',
    );
    expect((await as(client)('GET', '/api/auth/verify')).status).toBe(200);

    expect((await change(password, 'nueva clave')).status).toBe(200);
    for (const token of [client.token, otherDevice]) {
      expect((await h.call('GET', '/api/auth/verify', { as: token })).status).toBe(401);
    }
    expect((await login(client)).status).toBe(401);
    expect((await login(client, 'nueva clave')).status).toBe(200);
  });
});

describe('sessions', () => {
  it('are listed for their owner, without what would open them, and the others can be closed', async () => {
    const client = await createClient(h);
    const second = await signIn(h, client);
    const { body } = await as(client)('GET', '/api/auth/sessions');
    const sessions = body.sessions as { id: string; current: boolean }[];
    expect(sessions.map((session) => session.current).sort()).toEqual([false, true]);
    const rows = await h.deps.db.selectFrom('sessions').select('id').where('account_id', '=', client.id).execute();
    for (const row of rows) expect(JSON.stringify(body)).not.toContain(row.id);
    expect((await as(client)('DELETE', '/api/auth/sessions')).status).toBe(200);
    expect((await as(client)('GET', '/api/auth/verify')).status).toBe(200);
    expect((await h.call('GET', '/api/auth/verify', { as: second })).status).toBe(401);
  });
});

describe('becoming a provider', () => {
  const body = { phone: '099 123 456', service: 'Pintura', company_name: 'Pinturas Ana', cedula_number: '12345678' };

  it('keeps the account, its session and its favourites', async () => {
    const owner = await createProvider(h, { entitled: true });
    const { id } = await createService(h, owner);
    const client = await createClient(h);
    await as(client)('POST', '/api/favorites', { service_id: id });
    const { status, body: response } = await as(client)('POST', '/api/users/become-provider', {
      ...body,
      role: 'admin',
    });
    expect(status).toBe(200);
    expect(response).toMatchObject({
      userType: 'provider',
      role: 'provider',
      user: null,
      provider: { id: client.id, entitled: false },
    });
    const favorites = await as(client)('GET', '/api/favorites');
    expect(favorites.body.favorites).toHaveLength(1);
    expect((await as(client)('POST', '/api/users/become-provider', body)).status).toBe(403);
  });

  it('tells every missing field', async () => {
    const client = await createClient(h);
    const { status, body: response } = await as(client)('POST', '/api/users/become-provider', {});
    expect(status).toBe(400);
    expect(Object.keys(response.errors ?? {}).sort()).toEqual(['cedula_number', 'company_name', 'phone', 'service']);
  });
});

/** Returns all texts of all tables of the database. */
async function everything(): Promise<string> {
  const { db } = h.deps;
  const list = isPostgres(db)
    ? sql<{ name: string }>`select table_name as name from information_schema.tables where table_schema = 'public'`
    : sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'sqlite%'`;
  const texts: string[] = [];
  for (const { name } of (await list.execute(db)).rows) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    texts.push(JSON.stringify(rows));
  }
  return texts.join('\n');
}

describe('deleting an account', () => {
  it('leaves none of its personal data, and its reviews without an author', async () => {
    const provider = await createProvider(h, { entitled: true });
    const { id } = await createService(h, provider);
    const client = await createClient(h, {
      name: 'Zulema Irrepetible',
      username: 'zulema.irrepetible',
      email: 'zulema@irrepetible.example',
      phone: '091777888',
      address: 'Calle Irrepetible 1',
    });
    const call = as(client);
    await call('POST', '/api/favorites', { service_id: id });
    await call('POST', '/api/history/visited', { service_id: id });
    await call('POST', '/api/metrics/track-click', { service_id: id, click_type: 'whatsapp' });
    await call('POST', `/api/metrics/track-profile-view/${provider.id}`);
    await call('POST', '/api/auth/forgot-password', { email: client.email });
    await call('POST', '/api/contact', {
      name: client.name,
      email: client.email,
      subject: 'Hola',
      message: 'Soy Irrepetible',
    });
    await h.call('POST', '/api/contact', {
      body: { name: 'Z', email: client.email, subject: 'Hola', message: 'Sin sesión' },
    });
    await login(client, 'una clave equivocada');
    const stars = { response_time_rating: 5, attention_rating: 5, work_quality_rating: 5 };
    expect((await call('POST', '/api/reviews', { service_id: id, ...stars, comment: 'Muy bien' })).status).toBe(201);
    expect(await everything()).toContain('Irrepetible');

    expect((await eraseOwn(h, client.token)).status).toBe(200);
    expect(await everything()).toContain('Tu cuenta de Tero ya no existe');
    await sendLastMail(h);
    const left = await everything();
    for (const trace of ['rrepetible', '091777888', `account:${client.id}"`]) expect(left).not.toContain(trace);
    expect((await call('GET', '/api/auth/verify')).status).toBe(401);
    expect((await login(client)).status).toBe(404);
    const { body } = await h.call<{ reviews: { user_name: string; comment: string }[] }>(
      'GET',
      `/api/reviews/service/${id}`,
    );
    expect(body.reviews).toMatchObject([{ user_name: 'Usuario anónimo', comment: 'Muy bien' }]);
  });

  it('leaves what others wrote to the team from an email that it never verified', async () => {
    const email = 'denunciante@correo.example';
    const write = (as?: string) =>
      h.call('POST', '/api/contact', { as, body: { name: 'Ana', email, subject: 'Estafa', message: 'Hay pruebas' } });
    const rows = () =>
      h.deps.db.selectFrom('contact_messages').select('account_id').where('email', '=', email).execute();
    const mails = async () =>
      (await h.deps.db.selectFrom('outbox').select('dedupe_key').where('dedupe_key', 'not like', lastMail).execute())
        .length;
    await write();
    const sent = await mails();
    const stranger = await createClient(h, { email, email_verified: 0 });
    await write(stranger.token);
    expect((await eraseOwn(h, stranger.token)).status).toBe(200);
    expect([await rows(), await mails()]).toEqual([[{ account_id: null }], sent]);
    const owner = await createClient(h, { email, email_verified: 1 });
    expect((await eraseOwn(h, owner.token)).status).toBe(200);
    expect(await rows()).toEqual([]);
  });

  it('of a provider takes its services out of every list, and their pictures', async () => {
    const provider = await createProvider(h, { entitled: true });
    const { id } = await createService(h, provider, { title: 'Servicio pasajero único', images: ['pasajera'] });
    for (const width of widths.service) await h.deps.images.put('pasajera', width, Buffer.from('x'));
    expect(await h.deps.images.has('pasajera', 'service')).toBe(true);
    expect((await as(provider)('DELETE', `/api/users/${provider.id}`)).status).toBe(200);
    expect((await h.call('GET', `/api/services/${id}`)).status).toBe(404);
    await passDays(h);
    expect((await h.call('GET', `/api/services/${id}`)).status).toBe(404);
    expect((await h.call<{ total: number }>('GET', '/api/search/services?q=pasajero')).body.total).toBe(0);
    expect(await h.deps.images.has('pasajera', 'service')).toBe(false);
  });

  it('by id is for oneself and admins, and the last admin stays', async () => {
    const client = await createClient(h);
    const other = await createClient(h);
    const remove = (person: Person | null) => as(person)('DELETE', `/api/users/${client.id}`);
    expect((await remove(null)).status).toBe(401);
    expect((await remove(other)).status).toBe(403);
    expect((await remove(admin)).status).toBe(200);
    expect((await remove(admin)).status).toBe(404);
    const last = await as(admin)('DELETE', '/api/users/profile');
    expect([last.status, last.body.code]).toEqual([409, 'last_admin']);
    const second = await createAdmin(h);
    expect((await as(second)('DELETE', '/api/users/profile')).status).toBe(200);
  });
});

describe('the download of one’s data', () => {
  it('holds what is kept of the account, and no secret', async () => {
    const provider = await createProvider(h, { entitled: true, profile: { cedula_number: '12345672' } });
    const { title } = await createService(h, provider);
    const { status, body, headers } = await as(provider)('GET', '/api/users/me/export');
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain('attachment');
    const text = JSON.stringify(body);
    for (const own of [provider.email, provider.phone, '12345672', title]) expect(text).toContain(own);
    expect(text).not.toMatch(/argon2|password|_hash|subject_hash/);
    const rows = await h.deps.db.selectFrom('sessions').select('id').where('account_id', '=', provider.id).execute();
    for (const row of rows) expect(text).not.toContain(row.id);
    expect((await h.call('GET', '/api/users/me/export')).status).toBe(401);
  });

  it('holds posts, promotions, likes and what was seen', async () => {
    const profile = { company_name: 'Luz y Norte' };
    const [provider, other] = [
      await createProvider(h, { entitled: true, profile }),
      await createProvider(h, { entitled: true, profile }),
    ];
    const post = async (person: Person, content: string) => {
      const response = await h.call<{ post: { id: number } }>('POST', '/api/posts', {
        as: person.token,
        body: { content },
      });
      return response.body.post.id;
    };
    const own = await post(provider, 'Una novedad que es mía');
    const liked = await post(other, 'Una novedad de otra persona');
    await as(provider)('POST', `/api/posts/${liked}/like`, {});
    await as(provider)('GET', `/api/posts/${liked}`);
    const dates = { startDate: '2026-03-10', endDate: '2026-03-20' };
    const body = form(dates, 'image', [await image()]);
    expect((await h.call('POST', '/api/offers', { as: provider.token, body })).status).toBe(201);
    const exported = (await as(provider)('GET', '/api/users/me/export')).body;
    expect(exported.posts).toMatchObject([{ id: own, content: 'Una novedad que es mía' }]);
    expect(exported.post_likes).toMatchObject([{ post_id: liked }]);
    expect(exported.offers).toMatchObject([{ start_date: '2026-03-10', end_date: '2026-03-20' }]);
    expect(exported.seen_by_day).toEqual([{ kind: 'post_view', subject_id: liked, day: '2026-03-10' }]);
    expect(JSON.stringify(exported)).not.toContain('de otra persona');
  });
});
