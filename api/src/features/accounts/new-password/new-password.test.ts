import { afterAll, describe, expect, test } from 'vitest';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin, createClient, createProvider, password } from '../../../../test/people.ts';
import { startPwnedPasswords } from '../../../../test/pwned-passwords.ts';
import { hashPassword } from '../passwords.ts';

const pwned = await startPwnedPasswords(['Filtrada-hace-años-77', 'Relleno-sin-cuenta-77']);
const h = await startHarness();
const checking = await startHarness(pwned.env);
const impatient = await startHarness(pwned.env, { leaks: 200 });
afterAll(pwned.close);

const admin = await createAdmin(h);
let next = 0;

const person = () => {
  next += 1;
  return { name: 'Íñigo Larrañaga', username: `gorrion${next}`, email: `mi.casilla${next}@correo.example` };
};
const company = { company_name: 'Cañerías del Este', service: 'Sanitario', cedula_number: '12345678' };
const phone = '098 765 432';

/** Every place where a person sets a password: the call, and the field that has the fault. */
const doors = {
  'registration of a client': async (text: string) => {
    const body = { ...person(), phone, password: text, password_confirmation: text };
    return { field: 'password', ...(await h.call('POST', '/api/users/register', { body })) };
  },
  'registration of a provider': async (text: string) => {
    const body = { ...person(), ...company, phone, password: text, confirmPassword: text };
    return { field: 'password', ...(await h.call('POST', '/api/providers/register', { body })) };
  },
  'a change': async (text: string) => {
    const { token } = await createClient(h, { ...person(), phone });
    const body = { currentPassword: password, newPassword: text };
    return { field: 'newPassword', ...(await h.call('PUT', '/api/users/change-password', { as: token, body })) };
  },
  'a reset': async (text: string) => {
    const { email } = await createClient(h, { ...person(), phone });
    return { field: 'newPassword', ...(await reset(email, text)) };
  },
  'the first one of a social sign-in': async (text: string) => {
    const { email } = await createClient(h, { ...person(), phone, password_hash: null });
    return { field: 'newPassword', ...(await reset(email, text)) };
  },
  'a client made in the panel': async (text: string) => {
    const body = { ...person(), phone, password: text };
    return { field: 'password', ...(await h.call('POST', '/api/admin/users', { as: admin.token, body })) };
  },
  'a provider made in the panel': async (text: string) => {
    const body = { ...person(), ...company, phone, password: text };
    return { field: 'password', ...(await h.call('POST', '/api/admin/providers', { as: admin.token, body })) };
  },
};

async function reset(email: string, newPassword: string) {
  const { body } = await h.call<{ resetUrl: string }>('POST', '/api/auth/forgot-password', { body: { email } });
  const token = body.resetUrl.split('/').at(-1);
  return h.call('POST', '/api/auth/reset-password', { body: { token, newPassword } });
}

const common = 'Esa contraseña se adivina enseguida. Elegí otra.';
const personal = 'Esa contraseña se adivina enseguida con tus datos o el nombre de Tero. Elegí otra.';

describe.each(Object.entries(doors))('%s', (_name, through) => {
  test.each([
    ['Password-1', common],
    ['P4$$w0rd!!1', common],
    ['Larranaga1!', personal],
    ['C4silla.99', personal],
    ['Gorrion12!', personal],
  ])('refuses %s under the field', async (text, fault) => {
    const { status, body, field } = await through(text);
    expect([status, body.code]).toEqual([400, 'validation_failed']);
    expect(body.errors).toEqual({ [field]: fault });
  });

  test.each(['Lluvia+Entera 9', 'Roberto1957!', 'Penarol#1891', 'Tormenta-4817!', 'Salto2026!', 'Micasa123!'])(
    'takes %s',
    async (text) => expect((await through(text)).body.success).toBe(true),
  );
});

describe('a provider', () => {
  test.each(['Canerias+1', '98765432-9', 'Tero-99'])('does not take %s: company, phone and product', async (text) => {
    const { body } = await doors['registration of a provider'](text);
    expect(body.errors?.password).toBe(personal);
  });
});

describe('a password that is tried while it is typed (rule ACC-14)', () => {
  const tried = async (body: object, as?: string) =>
    (await h.call<{ fault: string | null }>('POST', '/api/auth/new-password', { as, body })).body.fault;

  test('is told to be common or personal as it would be when it is sent, and nothing is stored', async () => {
    expect(await tried({ password: 'Password-1' })).toBe(common);
    expect(await tried({ password: 'Larranaga1!' })).toBeNull();
    const given = { name: 'Íñigo Larrañaga', username: 'gorrion1', email: 'mi.casilla1@correo.example', phone };
    for (const password of ['Gorrion12!', 'Larranaga1!', 'Tero-99', '98765432-9']) {
      expect(await tried({ password, ...given })).toBe(personal);
    }
    expect(await tried({ password: 'Lluvia+Entera 9', ...given })).toBeNull();
    expect((await h.call('POST', '/api/auth/new-password', { body: {} })).status).toBe(400);
  });

  test('is compared with the account that is signed in, whatever the call says', async () => {
    const { token } = await createClient(h, { ...person(), username: 'churrinche', phone });
    expect(await tried({ password: 'Churrinche12!', username: 'otro' }, token)).toBe(personal);
    const admin = await createAdmin(h);
    expect(await tried({ password: 'Lluvia+sol9' }, admin.token)).toMatch(/al menos 12 caracteres/);
  });
});

describe('an administrator', () => {
  const short = 'La contraseña de un administrador debe tener al menos 12 caracteres.';
  const change = (as: string, newPassword: string) =>
    h.call('PUT', '/api/users/change-password', { as, body: { currentPassword: password, newPassword } });

  test('has 12 characters after a change', async () => {
    const { token } = await createAdmin(h);
    expect((await change(token, 'Lluvia+sol9')).body.errors).toEqual({ newPassword: short });
    expect((await change(token, 'Lluvia+sol-9')).status).toBe(200);
  });

  test('has 12 after a reset, and a refused one uses up no link', async () => {
    const { email } = await createAdmin(h);
    const { body } = await h.call<{ resetUrl: string }>('POST', '/api/auth/forgot-password', { body: { email } });
    const token = body.resetUrl.split('/').at(-1);
    const send = (newPassword: string) => h.call('POST', '/api/auth/reset-password', { body: { token, newPassword } });
    expect((await send('Lluvia+sol9')).body.errors).toEqual({ newPassword: short });
    expect((await send('Lluvia+sol-9')).status).toBe(200);
  });
});

describe('what is no reason', () => {
  test.each(['Carpintero+Az-9', 'Bicicleta-de-Ana-7', 'Montevideo-8273915', 'correcto caballo pila grapa'])(
    '%s is taken',
    async (newPassword) => {
      const { token } = await createProvider(h, { name: 'Ana Sol' });
      const body = { currentPassword: password, newPassword };
      expect((await h.call('PUT', '/api/users/change-password', { as: token, body })).status).toBe(200);
    },
  );
});

describe('with a list of leaked passwords', () => {
  const change = async (newPassword: string, by = checking) => {
    const { token } = await createClient(by);
    const body = { currentPassword: password, newPassword };
    return by.call('PUT', '/api/users/change-password', { as: token, body });
  };

  test('a leaked one is refused, and only five characters of its hash are sent', async () => {
    pwned.state.mode = 'well';
    pwned.asked.length = 0;
    const { body } = await change('Filtrada-hace-años-77');
    expect(body.errors?.newPassword).toMatch(/filtraciones/);
    expect(pwned.asked).toEqual([expect.stringMatching(/^\/range\/[0-9A-F]{5}$/)]);
    expect((await change('Lluvia+Entera 9')).status).toBe(200);
  });

  test.each(['padding', 'broken', 'silent'] as const)('a server that is %s keeps nobody out', async (mode) => {
    pwned.state.mode = mode;
    expect((await change('Filtrada-hace-años-77', mode === 'silent' ? impatient : checking)).status).toBe(200);
  });

  test('without the variable nobody is asked', async () => {
    pwned.asked.length = 0;
    expect((await doors['a change']('Filtrada-hace-años-77')).status).toBe(200);
    expect(pwned.asked).toEqual([]);
  });
});

test('an unchecked text has no hash', () => {
  // @ts-expect-error: only `newPassword` makes what may be stored
  const store = () => hashPassword('Cualquiera-9');
  expect(store).toBeTypeOf('function');
});
