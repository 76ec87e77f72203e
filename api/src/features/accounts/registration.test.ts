// @module-tag postgres
import { describe, expect, it } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createClient, createProvider } from '../../../test/people.ts';
import { clientBody as client, providerBody as provider } from '../../../test/registrations.ts';

const h = await startHarness();
const register = (body: unknown) => h.call('POST', '/api/users/register', { body });
const registerProvider = (body: unknown) => h.call('POST', '/api/providers/register', { body });

describe('registration of a client', () => {
  it('creates an account whose phone is kept as 9 digits', async () => {
    const body = client();
    const response = await register(body);
    expect(response.status).toBe(201);
    expect(response.body.message).toBe('Registro exitoso. Ya puedes iniciar sesión.');
    const row = await h.deps.db.selectFrom('accounts').selectAll().where('email', '=', body.email).executeTakeFirst();
    expect(row).toMatchObject({ kind: 'user', role: 'user', phone: '099123456', email_verified: 0 });
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  });

  it('tells every missing field of a client at once (rule ACC-6)', async () => {
    const { status, body } = await register({});
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      name: 'El nombre es requerido',
      username: 'El nombre de usuario es requerido',
      email: 'El email es requerido',
      phone: 'El teléfono es requerido',
      password: 'La contraseña es requerida',
      password_confirmation: 'Las contraseñas no coinciden',
    });
  });

  it.each([
    [{ email: 'ana.example' }, 'email', 'Formato de email inválido'],
    [{ email: 'ana@x, otra@y.com' }, 'email', 'Formato de email inválido'],
    [{ phone: '099 12 34' }, 'phone', 'El teléfono debe tener 9 dígitos'],
    [{ phone: '2400 1234' }, 'phone', 'Ese es un teléfono fijo. Escribí un celular: empieza con 09'],
    [{ name: 'A' }, 'name', 'El nombre es requerido y debe tener al menos 2 caracteres.'],
    [{ username: 'ana' }, 'username', 'El nombre de usuario debe tener al menos 4 caracteres.'],
    [
      { username: 'ana@perez' },
      'username',
      'El nombre de usuario solo admite letras, números, puntos y guiones, sin espacios',
    ],
    [{ password: 'Corta-12' }, 'password', 'La contraseña debe tener al menos 9 caracteres'],
    [
      { password: 'sin-mayuscula-1' },
      'password',
      'La contraseña debe contener al menos una mayúscula, un número y un símbolo especial',
    ],
    [{ password_confirmation: 'otra' }, 'password_confirmation', 'Las contraseñas no coinciden'],
  ])('refuses %o', async (overrides, field, message) => {
    const { status, body } = await register(client(overrides));
    expect(status).toBe(400);
    expect(body.errors?.[field]).toBe(message);
  });

  it('takes a long password with spaces and signs, exactly as typed', async () => {
    const password = `  Una frase larga ñandú 🐦 ${'x'.repeat(60)} 1! `;
    const body = client({ password, password_confirmation: password });
    expect((await register(body)).status).toBe(201);
    const login = (text: string) =>
      h.call('POST', '/api/auth/login', { body: { identifier: body.email, password: text } });
    expect((await login(password)).status).toBe(200);
    expect((await login(password.trim())).status).toBe(401);
  });

  it('refuses an email or username that is taken in another case, also by a provider', async () => {
    const taken = provider();
    await registerProvider(taken);
    const body = client({ email: String(taken.email).toUpperCase(), username: String(taken.username).toUpperCase() });
    const response = await register(body);
    expect(response.status).toBe(409);
    expect(response.body.errors).toEqual({
      email: 'Este email ya está registrado. Usa otro email.',
      username: 'Este nombre de usuario ya está en uso. Elige otro.',
    });
  });

  it('makes one account of two identical registrations at once', async () => {
    const body = client();
    const responses = await Promise.all([register(body), register(body)]);
    expect(responses.map((response) => response.status).sort()).toEqual([201, 409]);
    const rows = await h.deps.db.selectFrom('accounts').select('id').where('email', '=', body.email).execute();
    expect(rows).toHaveLength(1);
  });

  it('never takes a role, a kind or a verification from the body', async () => {
    const body = client({ role: 'admin', kind: 'provider', email_verified: 1, id: 1 });
    await register(body);
    const row = await h.deps.db.selectFrom('accounts').selectAll().where('email', '=', body.email).executeTakeFirst();
    expect(row).toMatchObject({ kind: 'user', role: 'user', email_verified: 0 });
  });
});

describe('registration of a provider', () => {
  it('creates the account with its profile, waiting for verification and without access', async () => {
    const body = provider({ birth_date: '1980-02-29', location: ' Salto ' });
    expect((await registerProvider(body)).status).toBe(201);
    const row = await h.deps.db
      .selectFrom('accounts as a')
      .innerJoin('provider_profiles as p', 'p.account_id', 'a.id')
      .select(['a.kind', 'a.role', 'p.location', 'p.birth_date', 'p.verification_status', 'p.entitled_until'])
      .where('a.email', '=', body.email)
      .executeTakeFirst();
    expect(row).toEqual({
      kind: 'provider',
      role: 'provider',
      location: 'Salto',
      birth_date: '1980-02-29',
      verification_status: 'pending',
      entitled_until: null,
    });
  });

  it('tells every missing field of a provider at once (rule ACC-6)', async () => {
    const { status, body } = await registerProvider({});
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      name: 'El nombre es requerido',
      username: 'El nombre de usuario es requerido',
      email: 'El email es requerido',
      password: 'La contraseña es requerida',
      confirmPassword: 'Las contraseñas no coinciden',
      phone: 'El teléfono es requerido',
      service: 'El servicio es requerido',
      company_name: 'El nombre de la empresa es requerido',
      cedula_number: 'La cédula es obligatoria',
    });
  });

  it.each(['+598 99 123 456', '598 99 123 456', '99 123 456', '099-123-456', '(099) 123.456', '０９９ 123 456'])(
    'stores %s as every other spelling of it (rule PHONE-1)',
    async (phone) => {
      const bodies = [client({ phone }), provider({ phone })] as const;
      expect((await register(bodies[0])).status).toBe(201);
      expect((await registerProvider(bodies[1])).status).toBe(201);
      const names = bodies.map(({ username }) => username);
      const rows = await h.deps.db.selectFrom('accounts').select('phone').where('username', 'in', names).execute();
      expect(rows).toEqual([{ phone: '099123456' }, { phone: '099123456' }]);
    },
  );

  it.each([
    [{ phone: '12 34 56' }, 'phone', 'El teléfono debe tener 9 dígitos'],
    [{ phone: '099 12 34' }, 'phone', 'El teléfono debe tener 9 dígitos'],
    [{ phone: '2400 1234' }, 'phone', 'Ese es un teléfono fijo. Escribí un celular: empieza con 09'],
    [{ cedula_number: '1234567' }, 'cedula_number', 'La cédula debe tener 8 dígitos'],
    [{ cedula_number: '1.234.567-8' }, 'cedula_number', 'La cédula debe tener 8 dígitos'],
    [{ password: '12345', confirmPassword: '12345' }, 'password', 'La contraseña debe tener al menos 6 caracteres'],
    [{ confirmPassword: 'otra' }, 'confirmPassword', 'Las contraseñas no coinciden'],
    [{ birth_date: '31/12/1980' }, 'birth_date', 'Revisá la fecha de nacimiento'],
  ])('refuses %o', async (overrides, field, message) => {
    const { status, body } = await registerProvider(provider(overrides));
    expect(status).toBe(400);
    expect(body.errors?.[field]).toBe(message);
  });
});

describe('a name that is a link (rule ACC-80)', () => {
  it('is refused by every form that takes a name, under its field', async () => {
    const link = 'Entrá a ejemplo.com';
    const [ana, luis, admin] = [await createClient(h), await createProvider(h), await createAdmin(h)];
    const { body: own } = await h.call<{ provider: object }>('GET', '/api/providers/profile', { as: luis.token });
    const forms = [
      [await register(client({ name: link })), ['name']],
      [await registerProvider(provider({ name: link, company_name: link })), ['company_name', 'name']],
      [await h.call('PUT', '/api/users/profile', { as: ana.token, body: { name: link } }), ['name']],
      [
        await h.call('PUT', '/api/providers/profile', {
          as: luis.token,
          body: { ...own.provider, name: link, company_name: link },
        }),
        ['company_name', 'name'],
      ],
      [
        await h.call('PUT', `/api/admin/providers/${luis.id}`, {
          as: admin.token,
          body: { name: link, company_name: link },
        }),
        ['company_name', 'name'],
      ],
      [await h.call('PUT', `/api/admin/users/${ana.id}`, { as: admin.token, body: { name: link } }), ['name']],
    ] as const;
    for (const [{ status, body }, fields] of forms) {
      expect([status, Object.keys(body.errors ?? {}).toSorted()]).toEqual([400, fields]);
    }
  });
});

describe('a username that is suggested', () => {
  const suggested = async (name: unknown) =>
    (await h.call<{ username: string | null }>('POST', '/api/auth/username', { body: { name } })).body.username;

  it('is made of the name, and free, whoever has the plainest one (rule ACC-90)', async () => {
    expect(await suggested('Zoe Ximénez')).toBe('zoe.ximenez');
    await register(client({ username: 'Zoe.Ximenez' }));
    await registerProvider(provider({ username: 'zoe.ximenez2' }));
    expect(await suggested('Zoé Ximénez Paz')).toBe('zoe.ximenez3');
    const own = client({ username: await suggested('Zoe Ximénez') });
    expect((await register(own)).status).toBe(201);
  });

  it('is none for a name without letters, and a fault without a name', async () => {
    expect(await suggested('…')).toBeNull();
    const { status, body } = await h.call('POST', '/api/auth/username', { body: {} });
    expect([status, body.errors]).toEqual([400, { name: 'El nombre es requerido' }]);
  });
});
